// tests/web/steps.mjs: every kind of step on the real page: its position, the rungs of its hint, what must be drawn.
//
// Where a technique is the next step of a position to practise on (practice-positions.json), that one is used. For the
// others step-positions.json has a position in which the technique occurs at all, found along the paths of random
// puzzles or typed from its rule on an empty board. In both the page is asked for this technique alone: the request to
// the worker is changed on its way, everything else is what a reader gets.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { areaOf } from '../../web/board/step-area.js'
import { readPosition } from '../../web/page/learn/positions.js'
import { tabOf } from './engines/chromium.mjs'
import { Reader } from './reader.mjs'

/** @typedef {import('playwright-core').Page} Page */
/** @typedef {import('nonet-human-wasm').Step} Step */
/** @typedef {'area' | 'name' | 'pattern' | 'reason'} Rung */

const read = (/** @type {string} */ path) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** In the order of the table. */
export const TECHNIQUES = [
  ...read('../../core/human/technique.h').matchAll(/ROW\(\w+, "([^"]+)"/g),
].map(([, key]) => key)

/** Those of which no position is known. */
export const UNSEEN = ['avoidable-rectangle-2']

/** @type {Record<string, string[]>} */
const practice = JSON.parse(read('../../web/page/learn/practice-positions.json'))
/** @type {Record<string, string>} */
const others = JSON.parse(read('step-positions.json'))

/** @param {string} technique @returns the line of its position, as readPosition() reads it */
export const lineOf = (technique) => practice[technique]?.[0] ?? others[technique]

const SHAPE = { size: 9, boxRows: 3, boxColumns: 3 }

export const RUNGS = /** @type {const} */ (['area', 'name', 'pattern', 'reason'])

/** More links than these are not drawn (step-layers.js). */
const MOST_LINKS = 40

/** Steps on one page, one technique after another. */
export class StepVisit {
  /** @param {Page} page */
  constructor(page) {
    this.page = page
    this.reader = new Reader(tabOf(page))
  }

  /** @param {string} url */
  async open(url) {
    await this.page.addInitScript(() => {
      const send = Worker.prototype.postMessage
      Worker.prototype.postMessage = function (
        /** @type {any} */ message,
        /** @type {any} */ more,
      ) {
        const { wantedTechnique: technique } = /** @type {any} */ (globalThis)
        const isHint = technique && message?.method === 'hint'
        const sent = isHint ? { ...message, args: [message.args[0], { technique }] } : message
        return send.call(this, sent, more)
      }
    })
    await this.reader.open(url)
  }

  /** @param {string} language */
  async speak(language) {
    await this.page.evaluate((lang) => {
      const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
      board.lang = lang
    }, language)
  }

  /**
   * Puts the technique's position on the board.
   * @param {string} technique @returns {Promise<Step>} what the hint will show
   */
  async show(technique) {
    const { candidates, ...puzzle } = readPosition(lineOf(technique))
    const found = await this.page.evaluate(
      async ({ marked, name }) => {
        Object.assign(globalThis, { wantedTechnique: name })
        const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
        board.load(marked, '')
        board.focus()
        return board.hint()
      },
      { marked: { ...puzzle, corner: candidates }, name: technique },
    )
    assert.equal(found.kind, 'step', `${technique}: ${found.sentence}`)
    assert.equal(found.step.technique, technique)
    return found.step
  }

  /** Goes one rung up, and waits until the card has it. @param {number} number from 1 */
  async climb(number) {
    await this.page.evaluate(() => {
      const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
      board.focus()
    })
    await this.reader.keys('h')
    await this.reader.until(`rung ${number}`, async () => (await this.seen()).place === number)
  }

  /** What the card says, and what is drawn. */
  seen() {
    return this.page.evaluate(lookAtStep)
  }
}

/** Runs in the page. */
function lookAtStep() {
  const root = /** @type {ShadowRoot} */ (document.querySelector('nonet-sudoku')?.shadowRoot)
  const card = root.querySelector('.hint')
  const board = /** @type {Element} */ (root.querySelector('.board'))
  const count = (/** @type {string} */ selector) => root.querySelectorAll(selector).length
  const styles = (/** @type {string} */ selector) =>
    [...root.querySelectorAll(selector)].map((element) => getComputedStyle(element))
  /** The commands of a path without its numbers: what differs between shapes. */
  const forms = (/** @type {string} */ selector) => [
    ...new Set(
      [...root.querySelectorAll(selector)].map(
        (path) => path.getAttribute('d')?.replaceAll(/[\d.\s-]+/g, '') ?? '',
      ),
    ),
  ]
  const box = (/** @type {Element} */ element) => {
    const { top, bottom, left, right } = element.getBoundingClientRect()
    return { top, bottom, left, right }
  }
  const wide = [document.documentElement, ...(card?.querySelectorAll('*') ?? [])]
    .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 0)
    .map(({ tagName, className }) => `${tagName} ${className}`)
  const cells = [...root.querySelectorAll('[role=gridcell]')]
  const text = card?.querySelector('.text')
  return {
    place: Number(/\d+/.exec(card?.querySelector('.place')?.textContent ?? '')?.[0] ?? 0),
    title: card?.querySelector('h2')?.textContent ?? '',
    text: text?.textContent ?? '',
    spots: count('.spot'),
    fins: count('.spot.fin'),
    crossed: count('.crossed'),
    ringed: count('.ringed, .circled'),
    links: count('.links .link'),
    heads: count('.links .head'),
    outlines: count('.outline'),
    isLooking: board.classList.contains('looking') && count('.cell.peer') > 0,
    formsOfFins: forms('.spot.fin'),
    formsOfPattern: forms('.spot.pattern'),
    dashesOfBase: styles('.outline.base').map(({ strokeDasharray }) => strokeDasharray),
    dashesOfCover: styles('.outline.cover').map(({ strokeDasharray }) => strokeDasharray),
    wide,
    card: card ? box(card) : undefined,
    board: box(board),
    cells: cells.map(box),
    window: { width: innerWidth, height: innerHeight },
    isTextScrolled: Boolean(text && text.scrollHeight > text.clientHeight + 1),
  }
}

/** @param {Step} step how many arrows its chains make */
export const linksOf = ({ chains }) =>
  chains.flatMap((chain) =>
    chain.flatMap(({ also }, index) => (also?.length ? also : index ? [index - 1] : [])),
  ).length

/**
 * That a rung shows what it must, and that nothing is cut off.
 * @param {Step} step @param {Rung} rung @param {ReturnType<typeof lookAtStep>} seen
 */
export function checkRung(step, rung, seen) {
  const about = `${step.technique}, ${rung}, ${seen.window.width} px`
  const { card, board, window } = seen
  assert.ok(card && seen.title && seen.text, `${about}: the card`)
  assert.deepEqual(seen.wide, [], `${about}: what is cut or makes the page scroll`)
  assert.ok(card.bottom <= window.height + 1, `${about}: the card ends below the window`)
  assert.ok(card.left >= 0 && card.right <= window.width + 1, `${about}: the card lies beside`)
  if (rung === 'area' || rung === 'name') {
    assert.equal(seen.spots + seen.crossed + seen.links, 0, `${about}: too much is told`)
    // The sentence says so where the whole board is to be looked at; then nothing is tinted.
    const { houses, cells } = areaOf(step, SHAPE)
    assert.equal(seen.isLooking, houses.length + cells.length > 0, `${about}: where to look`)
    return
  }
  const isBeside = card.left >= board.right || card.right <= board.left
  const named = [...step.marks, ...step.placements]
  const covered = isBeside
    ? []
    : named.filter(({ cell }) => seen.cells[cell].bottom > card.top + 1).map(({ cell }) => cell)
  assert.deepEqual([...new Set(covered)], [], `${about}: cells under the card`)
  // Exclusions have groups of cells only, templates nothing but what they remove.
  const marks = step.marks.length + step.chains.length + step.placements.length
  assert.equal(seen.spots > 0, marks > 0, `${about}: candidates`)
  const grounds = step.houses.length + step.cells.length
  assert.ok(seen.outlines > 0 || grounds === 0, `${about}: houses and groups of cells`)
  const fins = step.marks.filter(({ role }) => role === 'fin' || role === 'endo-fin').length
  assert.equal(seen.fins > 0, fins > 0, `${about}: fins`)
  for (const form of seen.formsOfFins) {
    assert.ok(!seen.formsOfPattern.includes(form), `${about}: a fin looks like the pattern`)
  }
  for (const dash of seen.dashesOfBase) {
    assert.ok(!seen.dashesOfCover.includes(dash), `${about}: a base looks like a cover`)
  }
  if (rung === 'pattern') return
  assert.equal(seen.crossed, step.eliminations.length, `${about}: what is removed`)
  assert.ok(!step.placements.length || seen.ringed > 0, `${about}: what is placed`)
  const links = linksOf(step)
  assert.equal(seen.links, links > MOST_LINKS ? 0 : links, `${about}: links`)
  assert.equal(seen.heads, seen.links, `${about}: arrows`)
}
