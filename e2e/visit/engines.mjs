// The three engines that people's browsers are made of, each as Debian brings it, and one way to speak with all of them.
//
// An engine is { name, start(endings) }; start returns a first page, and puts what has to be done at the end, the last first, into
// the list. A page has goto(url), back(), reload(), evaluate(inPage, ...args),
// click(x, y), press(key), resize(width, height), another(url), which is a second window with the same storage, screenshot(),
// close() and complaints(), the errors that nobody caught. A resize makes the page that large in CSS pixels.

import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { browserFlags } from '../../scripts/browser.mjs';
import { eventually, overHTTP, overSocket, WebDriverPage } from './webdriver.mjs';

export const engines = [
  { name: 'Chromium', start: startChromium },
  { name: 'Firefox', start: startFirefox },
  { name: 'WebKit', start: startWebKit },
];

async function startChromium(endings) {
  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM || '/usr/bin/chromium', args: browserFlags,
    // With it a page comes back as a person's browser shows it again.
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  endings.push(() => browser.close());
  const context = await browser.newContext({ locale: 'zh-TW' });
  const complaints = [];
  context.on('weberror', (event) => complaints.push(event.error().stack));
  return new ChromiumPage(await context.newPage(), complaints);
}

class ChromiumPage {
  constructor(page, complaints) {
    this.page = page;
    this.complaints = async () => complaints;
  }

  goto(url) { return this.page.goto(url); }

  back() { return this.page.goBack({ waitUntil: 'commit' }); }

  reload() { return this.page.reload(); }

  // Playwright hands one argument over.
  evaluate(inPage, ...args) { return this.page.evaluate(`(${inPage})(...${JSON.stringify(args)})`); }

  click(x, y) { return this.page.mouse.click(x, y); }

  press(key) { return this.page.keyboard.press(key); }

  resize(width, height) { return this.page.setViewportSize({ width, height }); }

  screenshot() { return this.page.screenshot(); }

  close() { return this.page.close(); }

  async another(url) {
    const opened = new ChromiumPage(await this.page.context().newPage());
    opened.complaints = this.complaints;
    await opened.goto(url);
    return opened;
  }
}

// Firefox has WebGL 2 with software OpenGL on a screen only, so it runs on the virtual one.
async function startFirefox(endings) {
  const profile = await folder(endings, 'anqi-firefox-');
  await mkdir(join(profile, 'chrome'));
  // Its own bars, else, keep every window wider than a phone.
  await writeFile(join(profile, 'chrome', 'userChrome.css'), ':root, body, #navigator-toolbox { min-width: 0 !important; } #navigator-toolbox { visibility: collapse; }');
  await writeFile(join(profile, 'user.js'), Object.entries({
    'marionette.port': 0, // a free one, which it writes into its profile
    'toolkit.legacyUserProfileCustomizations.stylesheets': true,
    'browser.dom.window.dump.enabled': true, // errors that nobody catches are written out
    'intl.accept_languages': 'zh-TW',
  }).map(([name, value]) => `user_pref(${JSON.stringify(name)}, ${JSON.stringify(value)});\n`).join(''));
  const { output } = run(endings, process.env.FIREFOX || 'firefox-esr', ['--marionette', '--no-remote', '--profile', profile]);
  const port = await eventually('Firefox names its port', async () => {
    const text = await readFile(join(profile, 'MarionetteActivePort'), 'utf8');
    if (!/^\d+$/.test(text)) throw new Error(`the port is ${text}`);
    return Number(text);
  });
  const page = await WebDriverPage.first(await overSocket(port));
  // Whatever else Firefox writes there is its own affair.
  page.complaints = async () => output().split('\n').filter((line) => line.startsWith('JavaScript error: http:'));
  return page;
}

// The driver starts MiniBrowser, which comes with it.
async function startWebKit(endings) {
  const settings = await folder(endings, 'anqi-webkit-');
  await mkdir(join(settings, 'gtk-3.0'));
  // As above: the buttons of its bar must not be wider than a phone together.
  await writeFile(join(settings, 'gtk-3.0', 'gtk.css'), '* { min-width: 0; padding: 0; margin: 0; border: 0; font-size: 1px; }');
  const port = await freePort();
  run(endings, 'WebKitWebDriver', [`--port=${port}`], { XDG_CONFIG_HOME: settings });
  const send = await overHTTP(`http://127.0.0.1:${port}`);
  endings.push(() => send('DeleteSession'));
  return new WebKitPage(send, await send('GetWindowHandle'));
}

// WebKit's driver tells nothing of the page's errors: a listener in the page collects them.
class WebKitPage extends WebDriverPage {
  async goto(url) {
    await super.goto(url);
    await this.listen();
  }

  async reload() {
    await super.reload();
    await this.listen();
  }

  listen() {
    return this.evaluate(() => {
      window.complaints = [];
      addEventListener('error', (event) => window.complaints.push(event.message));
      addEventListener('unhandledrejection', (event) => window.complaints.push(String(event.reason)));
    });
  }

  complaints() { return this.evaluate(() => window.complaints ?? []); }
}

// run starts a program for the length of a test; output() is all that it has written.
function run(endings, program, parameters, environment = {}) {
  const child = spawn(program, parameters, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, ...environment } });
  let written = '';
  for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', (text) => { written += text; });
  const ended = Promise.race([once(child, 'exit'), once(child, 'error').then(([error]) => { written += error.stack; })]);
  endings.push(async () => {
    child.kill();
    await ended;
  });
  return { output: () => written };
}

async function folder(endings, prefix) {
  const path = await mkdtemp(join(tmpdir(), prefix));
  endings.push(() => rm(path, { recursive: true, force: true, maxRetries: 5 }));
  return path;
}

async function freePort() {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address();
  server.close();
  await once(server, 'close');
  return port;
}
