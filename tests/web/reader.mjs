// tests/web/reader.mjs: what a reader can do and see on the page, in a tab of any engine.
//
// It finds elements by role and accessible name, and uses real taps and keys at real places: a button that is
// covered, or a cell without an accessible name, fails here as it would for people.
import { find, twoFrames } from './in-page.mjs'

/** @typedef {import('./in-page.mjs').Found} Found */
/** @typedef {import('./engines/engine.mjs').Tab} Tab */
/** @typedef {import('./engines/engine.mjs').Modifier} Modifier */

export const PATIENCE_MS = 20_000

export class Reader {
  /** @param {Tab} tab */
  constructor(tab) {
    this.tab = tab
  }

  /**
   * Opens the page and waits until the board is drawn; the solver may not be loaded yet.
   * @param {string} url
   */
  async open(url) {
    await this.tab.goto(url)
    await this.until('the board has cells', async () => (await this.cells()).length > 0)
  }

  /** @param {string} role @param {string} [name] @returns {Promise<Found[]>} */
  all(role, name) {
    return this.tab.js(find, role, name ?? null, false)
  }

  /**
   * Waits for an element, scrolls it into view, and checks that a tap would reach it.
   * @param {string} role
   * @param {string} name
   */
  async one(role, name) {
    /** @type {Found | undefined} */
    let found
    await this.until(`${role} "${name}" is there`, async () => {
      ;[found] = await this.tab.js(find, role, name, true)
      return found !== undefined
    })
    if (found?.covered) throw new Error(`${role} "${name}" is covered by ${found.covered}`)
    return /** @type {Found} */ (found)
  }

  /**
   * The same, once it no longer moves: a tap comes a moment after the measurement, and the page may still make room
   * for what has just been opened.
   * @param {string} role @param {string} name
   */
  async atRest(role, name) {
    let now = await this.one(role, name)
    await this.until(`${role} "${name}" stands still`, async () => {
      const before = now
      await this.tab.js(twoFrames)
      now = await this.one(role, name)
      return now.x === before.x && now.y === before.y
    })
    return now
  }

  /** @param {string} role @param {string} name */
  async tapOn(role, name) {
    const { x, y, disabled } = await this.atRest(role, name)
    if (disabled) throw new Error(`${role} "${name}" is disabled`)
    await this.tab.tap(x, y)
  }

  /** @param {string} name of a button */
  press(name) {
    return this.tapOn('button', name)
  }

  /** @param {number} row @param {number} column both from 1 */
  async tapCell(row, column) {
    const start = `row ${row} column ${column},`
    const cell = (await this.cells()).find(({ name }) => name.startsWith(start))
    if (!cell) throw new Error(`no cell is labelled "${start} …"`)
    const { x, y } = await this.atRest('gridcell', cell.name)
    await this.tab.tap(x, y)
    await this.until(`${start} has the focus`, async () => (await this.cell(row, column)).focused)
  }

  /** @param {string[]} names keys, one after another */
  async keys(...names) {
    for (const name of names) await this.tab.key(name)
  }

  /** @returns {Promise<Found[]>} every cell, row by row */
  cells() {
    return this.all('gridcell')
  }

  /** @param {number} row @param {number} column both from 1 */
  async cell(row, column) {
    const cells = await this.cells()
    const side = Math.sqrt(cells.length)
    const isFirst = (/** @type {Found} */ { name }) => name.startsWith('row 1 ')
    const columns = Number.isInteger(side) ? side : cells.filter(isFirst).length
    return cells[(row - 1) * columns + column - 1]
  }

  /** The digits of the board as one line; '.' for an empty cell. */
  async line() {
    const cells = await this.cells()
    return cells.map(({ name }) => /column \d+, (?:given )?(\d+)/.exec(name)?.[1] ?? '.').join('')
  }

  /** The text of the page's live regions. */
  async says() {
    const found = [...(await this.all('status')), ...(await this.all('alert'))]
    return found.map(({ text }) => text).join(' · ')
  }

  /** All visible text outside shadow roots. @returns {Promise<string>} */
  text() {
    return this.tab.js(() => document.body.innerText)
  }

  /** Waits until the service worker has stored everything that the page needs. */
  async offlineReady() {
    await this.until('a service worker controls the page', () =>
      this.tab.js(() => navigator.serviceWorker.controller?.state === 'activated'),
    )
  }

  /** Waits until the panels, and the modules for them, which are fetched when the reader is idle, are stored too. */
  async panelsKept() {
    await this.offlineReady()
    const areKept = async () => {
      const source = await (await fetch('./sw.js')).text()
      const files = (/** @type {string} */ name) =>
        source.match(new RegExp(`\\./${name}`, 'g')) ?? []
      const isKept = async (/** @type {string} */ file) => Boolean(await caches.match(file))
      const scripts = await Promise.all(files('\\w+-(panel|worker)-\\w+\\.js').map(isKept))
      // Of new puzzles there are two modules, of which the one that runs here is stored.
      const modules = await Promise.all(
        ['human', 'engine', 'generate'].map(async (name) =>
          (await Promise.all(files(`nonet-${name}-[\\w-]+\\.wasm`).map(isKept))).includes(true),
        ),
      )
      return scripts.length > 0 && scripts.every(Boolean) && modules.every(Boolean)
    }
    await this.until('the panels and modules are kept', () => this.tab.js(areKept), 2 * PATIENCE_MS)
  }

  /** @param {RegExp} what @param {number} [ms] */
  async hears(what, ms) {
    let said = ''
    await this.until(
      () => `the page says ${what}; it says "${said}"`,
      async () => {
        said = await this.says()
        return what.test(said)
      },
      ms,
    )
    return said
  }

  /**
   * @param {string | (() => string)} what @param {() => Promise<boolean>} isTrue @param {number}
   *   [ms]
   */
  async until(what, isTrue, ms = PATIENCE_MS) {
    const end = Date.now() + ms
    while (!(await isTrue())) {
      if (Date.now() > end) {
        throw new Error(`not within ${ms} ms: ${typeof what === 'string' ? what : what()}`)
      }
      await new Promise((done) => setTimeout(done, 50))
    }
  }

  /**
   * Uses the engine's real clipboard: copies with Ctrl+C from a field, pastes with Ctrl+V.
   * @param {string} text
   */
  async paste(text) {
    await this.tab.js((/** @type {string} */ value) => {
      const field = document.createElement('textarea')
      field.value = value
      document.body.append(field)
      field.focus()
      field.select()
    }, text)
    await this.tab.key('c', ['Control'])
    await this.tab.js(() => document.querySelector('body > textarea:last-child')?.remove())
    await this.tapCell(1, 1)
    await this.tab.key('v', ['Control'])
  }

  /** Waits until the board shows these digits. @param {string} line */
  async shows(line) {
    await this.until(
      () => `the board shows ${line}`,
      async () => (await this.line()) === line,
    )
  }

  /** Pastes a puzzle and waits until it is on the board. @param {string} line */
  async pastePuzzle(line) {
    await this.paste(line)
    await this.shows(line)
  }

  /**
   * Drops a file on the board.
   * @param {string} name
   * @param {string} text one byte a character
   */
  drop(name, text) {
    return this.tab.js(
      (/** @type {string} */ fileName, /** @type {string} */ binary) => {
        const board = /** @type {Element} */ (document.querySelector('nonet-sudoku'))
        const bytes = Uint8Array.from(binary, (letter) => letter.charCodeAt(0))
        const dataTransfer = new DataTransfer()
        dataTransfer.items.add(new File([bytes], fileName))
        for (const type of ['dragenter', 'dragover', 'drop']) {
          const init = { dataTransfer, bubbles: true, cancelable: true, composed: true }
          board.dispatchEvent(new DragEvent(type, init))
        }
      },
      name,
      text,
    )
  }
}
