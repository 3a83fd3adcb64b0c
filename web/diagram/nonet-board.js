// diagram/nonet-board.js: <nonet-board>, a board that only shows: for diagrams in articles.
//
//   <nonet-board>
//     53. .7. ...              the grid, and then what is to be seen in it (notation.js)
//     …
//     highlight row 3
//   </nonet-board>
//
// It solves nothing and loads no solver. The text inside is what a reader without JavaScript sees;
// the element draws it, again whenever it changes. A line that cannot be read is reported below
// the board, with its place, and all others are drawn.
//
// puzzle       the grid in one line, in place of the text's
// size         boxes that are not the usual: "2x3"; of a board without a grid, its size
// step         a step of reasoning, as JSON: drawn over the diagram (step.js)
// coordinates  R1… and C1… at the edges
// label        the board's name for screen readers
// lang         of the words; else that of the element around it
// theme        light or dark; else as the system is
// contrast     stronger lines and darker words
// palette      safe: colours of cells that differ for every eye

import { followLanguage, languageOf } from '../dom/language-of.js'
import { upgradeProperties, writeWord } from '../dom/lifecycle.js'
import { make } from '../dom/make.js'
import { mirrorAttributes } from '../dom/mirrored-attributes.js'
import { adoptStyles } from '../dom/sheets.js'
import colours from '../scene/cell-colours.css'
import cellPalette from '../scene/cell-palette.css'
import host from '../scene/host.css'
import palette from '../scene/palette.css'
import width from '../scene/width.css'
import { checkDiagram } from './check.js'
import diagramStyle from './diagram.css'
import { ENGLISH, voiceFor } from './diagram-words.js'
import { readDiagram } from './notation.js'
import { notesOf } from './sentences.js'
import { readStep, withStep } from './step.js'
import { STILL_STYLES, StillBoard } from './still-board.js'

/** @typedef {import('./diagram.js').Diagram} Diagram */
/** @typedef {import('./grid-text.js').Problem} Problem */
/** @typedef {{diagram: Diagram, problems: Problem[]}} Drawing */

/** Attributes that are words, and those that are there or not, each with its property. */
const WORDS = /** @type {const} */ (['puzzle', 'size', 'label', 'theme', 'palette'])
const BOOLEANS = /** @type {const} */ (['coordinates', 'contrast'])
/** So many problems are listed. */
const MOST_PROBLEMS = 10
/** A board of more cells a side can be moved about in a narrow window. */
const LARGE = 16

/** @type {readonly string[]} */
const STYLES = [palette, host, cellPalette, ...STILL_STYLES, colours, width, diagramStyle]

/** @typedef {Record<(typeof WORDS)[number], string> & Record<(typeof BOOLEANS)[number], boolean>} Mirrored */

/**
 * With the properties that are nothing but attributes, which are made below. Where pages are only
 * written, not shown (Node), the class can be imported all the same.
 */
const MirroredElement = /** @type {new () => HTMLElement & Mirrored} */ (
  globalThis.HTMLElement ?? Object
)

export class NonetBoard extends MirroredElement {
  static observedAttributes = [...WORDS, ...BOOLEANS, 'step', 'lang']

  #root = this.attachShadow({ mode: 'open' })
  #board = new StillBoard()
  #parts = buildParts(this.#root, this.#board.stage)
  #observer = new MutationObserver(() => {
    this.#own = undefined
    this.#schedule()
  })
  #voice = ENGLISH
  /** @type {Diagram | undefined} what a script has set; it stands until the text changes */
  #own
  /** What the text says. @type {Drawing | undefined} */
  #read
  /** The same with the step. @type {Drawing | undefined} */
  #drawn
  #isPending = false
  #forgetLanguage = () => {}

  connectedCallback() {
    upgradeProperties(this, [...WORDS, ...BOOLEANS, 'step', 'text', 'diagram'])
    this.#observer.observe(this, { childList: true, characterData: true, subtree: true })
    this.#forgetLanguage = followLanguage(this.ownerDocument, () => this.#speak())
    this.#speak()
    this.#schedule()
  }

  disconnectedCallback() {
    this.#forgetLanguage()
    this.#observer.disconnect()
  }

  /** Style sheets stay behind in the document that made them. */
  adoptedCallback() {
    adoptStyles(this.#root, STYLES)
  }

  /** @param {string} name @param {string | null} before @param {string | null} now */
  attributeChangedCallback(name, before, now) {
    if (before === now) return
    if (name === 'lang') this.#speak()
    else if (name === 'puzzle') this.#own = undefined
    this.#schedule()
  }

  /** The text that is drawn; setting it replaces what is inside the element. */
  get text() {
    return this.textContent ?? ''
  }
  set text(text) {
    this.textContent = String(text)
    // The observer is called later; what is read meanwhile belongs to the new text already.
    this.#own = undefined
    this.#schedule()
  }

  /**
   * The step that is drawn over the diagram, as JSON; '' for none. An object becomes JSON.
   * @returns {string}
   */
  get step() {
    return this.getAttribute('step') ?? ''
  }
  set step(/** @type {string | object | null | undefined} */ step) {
    writeWord(this, 'step', typeof step === 'object' && step ? JSON.stringify(step) : step)
  }

  /**
   * What is drawn, without the step, as plain data; setting it draws that, whatever the text says, until the text
   * changes.
   * @returns {Diagram}
   */
  get diagram() {
    return structuredClone(this.#said().diagram)
  }
  set diagram(/** @type {Partial<Diagram>} */ diagram) {
    this.#own = checkDiagram(diagram)
    // A text that was set just before has been replaced, too.
    this.#observer.takeRecords()
    this.#schedule()
  }

  /**
   * What of the text and of the step could not be read, with the line and column (from 1; 0 where there is none).
   * @returns {{line: number, column: number, message: string}[]}
   */
  get problems() {
    return this.#now().problems.map((problem) => {
      const { line, column, key, values } = problem
      return { line, column, message: this.#voice.say(key, values) }
    })
  }

  /** @returns {Drawing} */
  #now() {
    this.#drawn ??= this.#stepped(this.#said())
    return this.#drawn
  }

  /** With the step; one that is wrong is reported, and the diagram drawn without it. @param {Drawing} said @returns {Drawing} */
  #stepped(said) {
    const { diagram, problems } = said
    if (!this.step.trim()) return said
    try {
      return { diagram: withStep(diagram, readStep(this.step, diagram)), problems }
    } catch (reason) {
      const text = reason instanceof Error ? reason.message : String(reason)
      const problem = { key: 'diagram.badStep', line: 0, column: 0, values: { text } }
      return { diagram, problems: [...problems, problem] }
    }
  }

  /** @returns {Drawing} */
  #said() {
    if (this.#own) return { diagram: this.#own, problems: [] }
    this.#read ??= readDiagram(this.text, {
      puzzle: this.getAttribute('puzzle') ?? '',
      size: this.getAttribute('size') ?? '',
    })
    return this.#read
  }

  /** In the language of where it stands, as soon as its words are there. */
  async #speak() {
    const wanted = languageOf(this)
    const voice = await voiceFor(wanted)
    // Meanwhile it may have got another language, or another place.
    if (languageOf(this) !== wanted) return
    if (voice === this.#voice) return
    this.#voice = voice
    this.#schedule()
  }

  /** Many changes in one task draw once. */
  #schedule() {
    this.#read = undefined
    this.#drawn = undefined
    if (this.#isPending || !this.isConnected) return
    this.#isPending = true
    queueMicrotask(() => {
      this.#isPending = false
      this.#draw()
    })
  }

  #draw() {
    const { diagram } = this.#now()
    const voice = this.#voice
    const { plane, title, caption, notes, problems, across, down } = this.#parts
    const name = this.getAttribute('label') || diagram.title || voice.say('diagram.name')
    const frame = this.#board.draw(diagram, voice, name)
    const { rows, columns } = frame

    plane.style.setProperty('--n', String(columns))
    plane.style.setProperty('--rows', String(rows))
    const isLarge = Math.max(rows, columns) > LARGE
    plane.classList.toggle('large', isLarge)
    plane.classList.toggle('coordinates', diagram.coordinates || this.hasAttribute('coordinates'))
    across.replaceChildren(...numbered('C', columns))
    down.replaceChildren(...numbered('R', rows))

    // What scrolls must be reached by keyboard, and have a name then.
    for (const [attribute, value] of Object.entries({
      tabindex: '0',
      role: 'group',
      'aria-label': name,
    })) {
      if (isLarge) plane.setAttribute(attribute, value)
      else plane.removeAttribute(attribute)
    }
    title.textContent = diagram.title
    caption.textContent = diagram.caption
    notes.setAttribute('aria-label', voice.say('diagram.notes'))
    const said = notesOf(diagram, voice, frame)
    notes.hidden = said.length === 0
    notes.replaceChildren(...said.map((note) => make('li', {}, note)))
    problems.replaceChildren(...this.#complaints().map((text) => make('li', {}, text)))
    problems.setAttribute('aria-label', voice.say('diagram.problems'))
  }

  #complaints() {
    const found = this.problems
    const listed = found.slice(0, MOST_PROBLEMS).map(({ line, column, message }) => {
      if (!line) return message
      const values = { line, column, sentence: message }
      return this.#voice.say(column ? 'places.column' : 'places.line', values)
    })
    const more = found.length - listed.length
    return more ? [...listed, this.#voice.say('diagram.more', { count: more })] : listed
  }
}

mirrorAttributes(NonetBoard.prototype, WORDS, BOOLEANS)

/** R1, R2 … @param {string} letter @param {number} count */
function numbered(letter, count) {
  return [...new Array(count).keys()].map((index) => make('span', {}, `${letter}${index + 1}`))
}

/** The shadow tree around the board. @param {ShadowRoot} root @param {HTMLElement} stage */
function buildParts(root, stage) {
  adoptStyles(root, STYLES)
  const across = make('div', { class: 'across', 'aria-hidden': 'true', part: 'coordinates' })
  const down = make('div', { class: 'down', 'aria-hidden': 'true', part: 'coordinates' })
  const plane = make('div', { class: 'plane' }, across, down, stage)
  const title = make('div', { class: 'title', part: 'title' })
  const caption = make('figcaption', { class: 'caption', part: 'caption' })
  const notes = make('ul', { class: 'said' })
  const problems = make('ul', { class: 'problems', part: 'problems' })
  root.append(make('figure', {}, title, plane, notes, caption), problems)
  return { plane, across, down, title, caption, notes, problems }
}
