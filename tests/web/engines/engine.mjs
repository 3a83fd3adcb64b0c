// tests/web/engines/engine.mjs: the shape that the three browser engines share, so that a scenario
// is written once.
//
// An engine opens tabs; a tab goes to an address, runs a function inside the page, taps at a point,
// presses a key. Nothing finer: what is on the page and where is found by our own code
// (../reader.mjs), the same in every engine.
import { accessSync, constants } from 'node:fs'
import { delimiter, join } from 'node:path'

/**
 * @typedef {object} Tab
 * @property {(url: string) => Promise<void>} goto resolves once the page's `load` has fired
 * @property {(body: Function | string, ...args: any[]) => Promise<any>} js runs a self-contained
 *   function in the page
 * @property {(x: number, y: number) => Promise<void>} tap a real touch (a mouse click in WebKit),
 *   in CSS pixels
 * @property {(name: string, modifiers?: Modifier[]) => Promise<void>} key one key, as
 *   KeyboardEvent.key names it
 * @property {() => Promise<Buffer>} shot a PNG of the viewport
 * @property {() => Promise<string[]>} requests the addresses that the page has asked for
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
