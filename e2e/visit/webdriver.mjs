// A small WebDriver client of our own: enough of the standard's commands to visit a page. WebKit's driver takes them over
// HTTP; Firefox takes the same commands over a socket of its own (Marionette), so that neither needs a package of npm.

import { connect } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

// The commands, as Marionette names them, and where they lie over HTTP.
const routes = {
  Navigate: ['POST', '/url'],
  Back: ['POST', '/back'],
  Refresh: ['POST', '/refresh'],
  ExecuteScript: ['POST', '/execute/sync'],
  PerformActions: ['POST', '/actions'],
  SetWindowRect: ['POST', '/window/rect'],
  GetWindowHandle: ['GET', '/window'],
  SwitchToWindow: ['POST', '/window'],
  NewWindow: ['POST', '/window/new'],
  CloseWindow: ['DELETE', '/window'],
  TakeScreenshot: ['GET', '/screenshot'],
  DeleteSession: ['DELETE', ''],
};

// overHTTP begins a session with a driver at an address and returns a function that sends it commands.
export async function overHTTP(address) {
  const ask = async (method, path, body) => {
    const answer = await fetch(address + path, { method, body: body && JSON.stringify(body) });
    const { value } = await answer.json();
    if (!answer.ok) throw new Error(`${method} ${path}: ${value.error}: ${value.message}`);
    return value;
  };
  await eventually('the driver answers', () => ask('GET', '/status'));
  const { sessionId } = await ask('POST', '/session', { capabilities: {} });
  return (command, parameters = {}) => {
    const [method, path] = routes[command];
    return ask(method, `/session/${sessionId}${path}`, method === 'POST' ? parameters : undefined);
  };
}

// overSocket begins a session with a Firefox that listens on a port. Every message is its length in bytes, a colon, and JSON;
// a command is [0, number, name, parameters], its answer [1, number, error, result].
export async function overSocket(port) {
  const socket = await eventually('Firefox listens', () => new Promise((resolve, reject) => {
    const opened = connect(port, '127.0.0.1', () => resolve(opened)).once('error', reject);
  }));
  const waiting = new Map();
  let received = Buffer.alloc(0);
  socket.on('data', (data) => {
    received = Buffer.concat([received, data]);
    for (;;) {
      const colon = received.indexOf(':');
      const end = colon + 1 + Number(received.subarray(0, colon));
      if (colon < 0 || received.length < end) return;
      const message = JSON.parse(received.subarray(colon + 1, end).toString());
      received = received.subarray(end);
      if (Array.isArray(message)) waiting.get(message[1])(message); // all but the greeting
    }
  });
  socket.on('close', () => {
    for (const settle of waiting.values()) settle([1, 0, { error: 'closed', message: 'Firefox has gone' }]);
  });
  const send = (command, parameters = {}) => new Promise((resolve, reject) => {
    const number = waiting.size + 1;
    waiting.set(number, ([, , error, result]) => {
      if (error) reject(new Error(`${command}: ${error.error}: ${error.message}`));
      else resolve(result && 'value' in result ? result.value : result);
    });
    const text = JSON.stringify([0, number, `WebDriver:${command}`, parameters]);
    socket.write(`${Buffer.byteLength(text)}:${text}`);
  });
  await send('NewSession', {});
  return send;
}

// eventually tries until something succeeds, for half a minute.
export async function eventually(what, attempt) {
  const end = Date.now() + 30_000;
  for (;;) {
    try {
      return await attempt();
    } catch (error) {
      if (Date.now() > end) throw new Error(`${what}: not within half a minute`, { cause: error });
      await sleep(100);
    }
  }
}

// Keys that are no characters, as WebDriver writes them.
const keys = {
  Tab: '\uE004', Enter: '\uE007', Escape: '\uE00C', PageDown: '\uE00F', End: '\uE010', Home: '\uE011',
  ArrowLeft: '\uE012', ArrowUp: '\uE013', ArrowRight: '\uE014', ArrowDown: '\uE015',
};

// WebDriverPage is a window of a session. Commands go to the window that the session stands in, so each one goes there first.
export class WebDriverPage {
  constructor(send, handle) {
    this.send = send;
    this.handle = handle;
  }

  static async first(send) {
    return new WebDriverPage(send, await send('GetWindowHandle'));
  }

  async here(command, parameters) {
    await this.send('SwitchToWindow', { handle: this.handle });
    return this.send(command, parameters);
  }

  goto(url) {
    return this.here('Navigate', { url });
  }

  back() {
    return this.here('Back');
  }

  reload() {
    return this.here('Refresh');
  }

  evaluate(inPage, ...args) {
    return this.here('ExecuteScript', { script: `return (${inPage}).apply(null, arguments)`, args });
  }

  click(x, y) {
    return this.here('PerformActions', { actions: [{ type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions: [
      { type: 'pointerMove', duration: 0, origin: 'viewport', x: Math.round(x), y: Math.round(y) },
      { type: 'pointerDown', button: 0 }, { type: 'pointerUp', button: 0 },
    ] }] });
  }

  press(key) {
    const value = keys[key] ?? key;
    return this.here('PerformActions', { actions: [{ type: 'key', id: 'keys', actions: [
      { type: 'keyDown', value }, { type: 'keyUp', value },
    ] }] });
  }

  // resize makes the page that large inside its window, or as narrow as the browser can be.
  async resize(width, height) {
    const size = () => this.evaluate(() => ({ width: innerWidth, height: innerHeight }));
    const outer = { width, height };
    for (let i = 0; i < 3; i++) {
      await this.here('SetWindowRect', outer);
      const inner = await size();
      outer.width += width - inner.width;
      outer.height += height - inner.height;
    }
  }

  async another(url) {
    const { handle } = await this.here('NewWindow', { type: 'window' });
    const page = new WebDriverPage(this.send, handle);
    await page.goto(url);
    return page;
  }

  async screenshot() {
    return Buffer.from(await this.here('TakeScreenshot', { full: false }), 'base64');
  }

  close() {
    return this.here('CloseWindow');
  }
}
