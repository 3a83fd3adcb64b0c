// tests/web/frame-host.mjs: a host page with the board in an iframe, for tests of both.
//
// The host's `heard` has the messages received, and `say` sends one: both are global, so that a test can use them in
// any engine. The frame comes from an origin of its own, another port.
import { DIST } from './dist.mjs'
import { PROPER } from './puzzles.mjs'
import { serve } from './server.mjs'

/** @typedef {import('./reader.mjs').Reader} Reader */
/** @typedef {import('./server.mjs').Server} Server */
/** @typedef {{nonet: number, type: string} & Record<string, any>} Message */

const SCRIPT = `
globalThis.heard = []
const home = new URL(decodeURIComponent(location.hash.slice(1)))
const frame = document.querySelector('iframe')
// In a sandbox without allow-same-origin the frame's origin is an opaque one.
const isOpaque = frame.sandbox.length === 1
addEventListener('message', ({ source, origin, data }) => {
  if (source !== frame.contentWindow || origin !== (isOpaque ? 'null' : home.origin)) return
  heard.push(data)
  if (data.type === 'height') frame.height = data.height
})
globalThis.say = (message) => frame.contentWindow.postMessage(message, isOpaque ? '*' : home.origin)
frame.src = home.href
`
const HOST = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>A host</title><iframe title="Sudoku" width="360" height="150"></iframe>
<script src="host.js"></script></html>`

/** The pages of a host, for any frame. */
export const HOST_PAGES = {
  'host.html': HOST,
  'opaque.html': HOST.replace('<iframe', '<iframe sandbox="allow-scripts"'),
  'host.js': SCRIPT,
}

/**
 * A host on one origin with a frame from another. @param {Reader} reader @param {Server} server
 * @param {Record<string, string>} parameters of the frame's address
 * @param {{page?: string, cors?: boolean, delay?: {test: RegExp, ms: number}}} [how] the host's page, whether any
 *   origin may read the frame's files, and which of them are delayed
 */
export async function withFrame(reader, server, parameters, how = {}) {
  const { page = 'host.html', cors, delay } = how
  const frames = await serve({ directory: DIST, cors, delay })
  server.friends.push(frames.origin)
  const home = new URL('embed.html', frames.url)
  home.search = String(new URLSearchParams(parameters))
  await reader.tab.goto(
    `${server.url}${page}?${new URL(frames.url).port}#${encodeURIComponent(home.href)}`,
  )
  return frames
}

/** @param {Reader} reader @returns {Promise<Message[]>} */
export const heard = (reader) => reader.tab.js(() => /** @type {any} */ (globalThis).heard)

/** @param {Reader} reader @param {unknown} message */
export const say = (reader, message) =>
  reader.tab.js((/** @type {unknown} */ each) => /** @type {any} */ (globalThis).say(each), message)

/** @param {Reader} reader @param {(message: Message) => boolean} isIt */
export async function hear(reader, isIt) {
  /** @type {Message | undefined} */
  let found
  const all = async () => JSON.stringify(await heard(reader))
  let sofar = ''
  await reader.until(
    () => `the host hears ${isIt}; it heard ${sofar}`,
    async () => {
      found = (await heard(reader)).find(isIt)
      sofar = await all()
      return found !== undefined
    },
  )
  return /** @type {Message} */ (found)
}

/** Kinds of messages that a host may send too often: a change, a question, one of another protocol. */
export const FLOODS = [
  { nonet: 1, type: 'set', puzzle: PROPER.givens, value: PROPER.solution },
  { nonet: 1, type: 'get', id: 'many' },
  { other: [1, 2, 3] },
]

/**
 * Runs in the host. Host and frame share one thread here, so whatever blocks one blocks both.
 * @param {{message: unknown, count: number}} what
 */
export async function floodFrame({ message, count }) {
  const frame = /** @type {any} */ (document.querySelector('iframe')).contentWindow
  const { heard } = /** @type {any} */ (globalThis)
  for (let sent = 0; sent < count; sent++) frame.postMessage(message, '*')
  const sent = performance.now()
  let longest = 0
  let last = sent
  let isOver = false
  const paint = () => {
    longest = Math.max(longest, performance.now() - last)
    last = performance.now()
    if (!isOver) requestAnimationFrame(paint)
  }
  requestAnimationFrame(paint)
  // Sent again until the frame listens.
  const id = `after ${sent}`
  const isAnswered = () => heard.some((/** @type {any} */ each) => each.id === id)
  while (!isAnswered() && performance.now() - sent < 20_000) {
    frame.postMessage({ nonet: 1, type: 'get', id }, '*')
    await new Promise((done) => setTimeout(done, 50))
  }
  isOver = true
  const answered = performance.now() - sent
  return {
    perMessage: Math.round((1000 * answered) / count),
    painting: Math.round(longest),
    answered: Math.round(answered),
  }
}
