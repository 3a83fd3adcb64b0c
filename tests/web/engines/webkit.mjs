// tests/web/engines/webkit.mjs: WebKitGTK's MiniBrowser, driven by its own WebDriver over plain
// HTTP.
//
// It is near to the WebKit of an iPhone, not the same: taps arrive as mouse events, and a window is
// never narrower than 447 px. It needs a display: run the tests under `xvfb-run -a`.
import { spawn } from 'node:child_process'
import { globSync } from 'node:fs'
import { createServer } from 'node:net'
import { call, findProgram, START_MS, within } from './engine.mjs'

export const program = () => findProgram(['WebKitWebDriver'])

/** The keys that WebDriver encodes as private characters; all others are themselves. */
const KEYS = /** @type {Record<string, string>} */ ({
  Backspace: '\uE003',
  Tab: '\uE004',
  Enter: '\uE007',
  Shift: '\uE008',
  Control: '\uE009',
  Escape: '\uE00C',
  PageUp: '\uE00E',
  PageDown: '\uE00F',
  End: '\uE010',
  Home: '\uE011',
  ArrowLeft: '\uE012',
  ArrowUp: '\uE013',
  ArrowRight: '\uE014',
  ArrowDown: '\uE015',
  Delete: '\uE017',
})

/** @returns {Promise<import('./engine.mjs').Engine>} */
export async function launch() {
  const driver = program()
  const browser = globSync('/usr/lib/*/webkit2gtk-4.[01]/MiniBrowser').at(-1)
  if (!driver || !browser) throw new Error('no WebKitWebDriver: run scripts/setup browsers')
  const port = await freePort()
  const env = { ...process.env, GSETTINGS_BACKEND: 'memory', NO_AT_BRIDGE: '1' }
  const process_ = spawn(driver, [`--port=${port}`], { env, stdio: 'ignore' })
  const send = client(`http://127.0.0.1:${port}`)
  const capabilities = {
    alwaysMatch: { 'webkitgtk:browserOptions': { binary: browser, args: ['--automation'] } },
  }
  const { sessionId, capabilities: got } = await untilUp(process_, () =>
    send('POST', '/session', { capabilities }),
  ).catch((error) => {
    process_.kill('SIGKILL')
    throw error
  })
  const session = `/session/${sessionId}`
  await send('POST', `${session}/window/rect`, { width: 460, height: 900 })
  await send('POST', `${session}/timeouts`, { script: 60_000 })

  /** @param {string} body @param {any[]} args */
  const js = async (body, args) => {
    const script = `const done = arguments[arguments.length - 1]
      Promise.resolve(${call(body, args)}).then(
        (value) => done({ value }),
        (error) => done({ error: String(error) }),
      )`
    const { value, error } = await send('POST', `${session}/execute/async`, { script, args: [] })
    if (error) throw new Error(error)
    return value
  }
  /** @param {object[]} actions */
  const act = (actions) => send('POST', `${session}/actions`, { actions })

  return {
    name: 'webkit',
    version: `${got.browserName} ${got.browserVersion}`,
    async open() {
      return {
        goto: (url) => send('POST', `${session}/url`, { url }),
        js: (body, ...args) => js(String(body), args),
        tap: (x, y) =>
          act([
            {
              type: 'pointer',
              id: 'mouse',
              parameters: { pointerType: 'mouse' },
              actions: [
                { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) },
                { type: 'pointerDown', button: 0 },
                { type: 'pointerUp', button: 0 },
              ],
            },
          ]),
        async drag(points, modifiers = []) {
          const moves = points.map(([x, y]) => {
            return { type: 'pointerMove', duration: 0, x: Math.round(x), y: Math.round(y) }
          })
          const [first, ...others] = moves
          const press = { type: 'pointerDown', button: 0 }
          const held = modifiers.map((modifier) => KEYS[modifier])
          const pause = { type: 'pause', duration: 0 }
          const during = [first, press, ...others].map(() => pause)
          await act([
            {
              type: 'key',
              id: 'keyboard',
              actions: [
                ...held.map((key) => ({ type: 'keyDown', value: key })),
                ...during,
                ...held.map((key) => ({ type: 'keyUp', value: key })),
              ],
            },
            {
              type: 'pointer',
              id: 'mouse',
              parameters: { pointerType: 'mouse' },
              actions: [
                ...held.map(() => pause),
                first,
                press,
                ...others,
                { type: 'pointerUp', button: 0 },
              ],
            },
          ])
        },
        async key(name, modifiers = []) {
          const value = KEYS[name] ?? name
          const held = modifiers.map((modifier) => KEYS[modifier])
          await act([
            {
              type: 'key',
              id: 'keyboard',
              actions: [
                ...held.map((key) => ({ type: 'keyDown', value: key })),
                { type: 'keyDown', value },
                { type: 'keyUp', value },
                ...held.toReversed().map((key) => ({ type: 'keyUp', value: key })),
              ],
            },
          ])
        },
        shot: async () => Buffer.from(await send('GET', `${session}/screenshot`), 'base64'),
        requests: () =>
          js(
            `() => performance.getEntries().map((entry) => entry.name)
              .filter((name) => /^http/.test(name))`,
            [],
          ),
        close: () => send('POST', `${session}/url`, { url: 'about:blank' }),
      }
    },
    async close() {
      // Even without an answer the driver ends, and with it the browser.
      await within(send('DELETE', session), 5000, 'close').catch(() => {})
      process_.kill('SIGKILL')
    },
  }
}

/** @param {string} base @returns {(method: string, path: string, body?: object) => Promise<any>} */
function client(base) {
  return async (method, path, body) => {
    const response = await fetch(base + path, { method, body: body && JSON.stringify(body) })
    const { value } = /** @type {{value: any}} */ (await response.json())
    if (!response.ok) throw new Error(`WebDriver ${path}: ${value.error}: ${value.message}`)
    return value
  }
}

/**
 * Tries until the driver listens.
 * @template T
 * @param {import('node:child_process').ChildProcess} driver
 * @param {() => Promise<T>} attempt
 * @returns {Promise<T>}
 */
async function untilUp(driver, attempt) {
  for (const end = Date.now() + START_MS; ; ) {
    try {
      return await within(attempt(), START_MS, 'a new session')
    } catch (error) {
      const { exitCode } = driver
      if (exitCode !== null) throw new Error(`WebKitWebDriver ended with ${exitCode}`)
      if (Date.now() > end || !(error instanceof TypeError)) throw error
      await new Promise((done) => setTimeout(done, 100))
    }
  }
}

/** @returns {Promise<number>} */
function freePort() {
  return new Promise((done) => {
    const server = createServer().listen(0, () => {
      const address = server.address()
      server.close(() => done(address && typeof address === 'object' ? address.port : 0))
    })
  })
}
