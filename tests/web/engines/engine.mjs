// tests/web/engines/engine.mjs: the shape that the three browser engines share, so that a scenario
// is written once.
//
// An engine opens tabs; a tab goes to an address, runs a function inside the page, taps at a point,
// presses a key. Nothing more: ../reader.mjs finds what is on the page and where, in the same way in every engine.
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * @typedef {object} Tab
 * @property {(url: string) => Promise<void>} goto resolves once the page's `load` has fired
 * @property {(body: Function | string, ...args: any[]) => Promise<any>} js runs a self-contained
 *   function in the page
 * @property {(x: number, y: number) => Promise<void>} tap a real touch (a mouse click in WebKit),
 *   in CSS pixels
 * @property {(points: [number, number][], modifiers?: Modifier[]) => Promise<void>} drag a mouse's:
 *   pressed at the first point, moved along the others, let go at the last
 * @property {(name: string, modifiers?: Modifier[]) => Promise<void>} key one key, as
 *   KeyboardEvent.key names it
 * @property {() => Promise<Buffer>} shot a PNG of the viewport
 * @property {() => Promise<string[]>} requests the addresses that the page has requested
 * @property {() => Promise<void>} close
 */

/** @typedef {'Control' | 'Shift'} Modifier */

/**
 * @typedef {object} Engine
 * @property {'chromium' | 'firefox' | 'webkit'} name
 * @property {string} version
 * @property {() => Promise<Tab>} open
 * @property {() => Promise<void>} close
 */

/**
 * Limits of time: a browser that has not started by then cannot be used, and one that has not answered by then has
 * ended. Some tests set lower ones.
 */
export const START_MS = Number(process.env.NONET_START_MS ?? 40_000)
export const ANSWER_MS = Number(process.env.NONET_ANSWER_MS ?? 40_000)

/**
 * Rejects if the answer does not arrive in time.
 * @template T @param {Promise<T>} answer @param {number} ms @param {string} what was asked
 * @returns {Promise<T>}
 */
export async function within(answer, ms, what) {
  /** @type {NodeJS.Timeout | undefined} */
  let timer
  const late = new Promise((_, reject) => {
    timer = setTimeout(() => reject(new Error(`no answer to ${what} in ${ms / 1000} s`)), ms)
  })
  try {
    return /** @type {T} */ (await Promise.race([answer, late]))
  } finally {
    clearTimeout(timer)
  }
}

/**
 * The same engine, or tab, with a limit of time for each answer.
 * @template {object} T @param {T} object @param {number} [ms] @returns {T}
 */
export function limited(object, ms = ANSWER_MS) {
  const members = Object.entries(object).map(([name, value]) => {
    if (typeof value !== 'function') return [name, value]
    return [name, (/** @type {any[]} */ ...words) => within(value(...words), ms, name)]
  })
  return /** @type {T} */ (Object.fromEntries(members))
}

/** A small phone. WebKit's window cannot be as narrow. */
export const NARROW = { width: 390, height: 844 }

/**
 * The function and its arguments as one expression: what every engine can evaluate.
 * @param {Function | string} body
 * @param {any[]} args
 */
export function call(body, args) {
  return `(${body})(${args.map((arg) => JSON.stringify(arg)).join(', ')})`
}

/**
 * A mouse's drag, the same with Playwright and with Puppeteer.
 * @param {{mouse: {move: (x: number, y: number) => Promise<void>, down: () => Promise<void>,
 *   up: () => Promise<void>}, keyboard: {down: (key: any) => Promise<void>,
 *   up: (key: any) => Promise<void>}}} page
 * @param {[number, number][]} points
 * @param {Modifier[]} [modifiers]
 */
export async function dragMouse({ mouse, keyboard }, points, modifiers = []) {
  const [[x, y], ...others] = points
  for (const modifier of modifiers) await keyboard.down(modifier)
  await mouse.move(x, y)
  await mouse.down()
  for (const [toX, toY] of others) await mouse.move(toX, toY)
  await mouse.up()
  for (const modifier of modifiers.toReversed()) await keyboard.up(modifier)
}

/** The first of the names that is a program on the PATH. @param {string[]} names */
export function findProgram(names) {
  const folders = (process.env.PATH ?? '').split(delimiter)
  for (const path of names.flatMap((name) => folders.map((folder) => join(folder, name)))) {
    try {
      accessSync(path, constants.X_OK)
      return path
    } catch {}
  }
}
