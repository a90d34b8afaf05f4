// How the tests, the measurements and the screenshots start Chromium: software
// WebGL on a machine without a graphics card, and no traffic of the browser's own.
export const browserFlags = [
  '--no-sandbox', '--disable-gpu', '--disable-quic', '--no-first-run',
  '--disable-background-networking', '--disable-component-update', '--disable-sync',
];
