// element/hint-ladder.js: hints for the reader, a rung at a time; fetched with the first of them.
//
//   a mistake:  something went wrong ─▸ where ─▸ back to the last right board
//   a step:     where to look ─▸ the technique ─▸ its cells ─▸ the reason ─▸ done
//
// Each press of Hint goes one rung up, as long as the board stays as it is; a change of the board, Escape or the close
// button ends the ladder and removes what it has drawn. The words of a rung are said in the board's live region. In this
// file they are shown there as well; on Nonet's own page hint-card.js shows them beside the board.
//
// What the reader knows counts (board/reader-position.js): their digits, and the candidates that their marks leave. Where a
// step removes candidates in cells without such marks, they are filled in first, so that the next hint can tell.

import { digitsOf, marksOf, NO_DIGITS, withoutDigit } from '../board/digit-sets.js'
import { cellsWithCandidates, readerPosition } from '../board/reader-position.js'
import { sharedHumanClient } from '../client/human-client.js'
import { make } from '../dom/make.js'
import { stepLayers } from '../scene/step-layers.js'
import { fetchHintWords } from '../words/hint-words.js'
import {
  areaSentence,
  nameOf,
  nameSentence,
  patternSentence,
  reasonSentence,
  reportSentence,
  resultSentence,
  resultSigns,
} from '../words/step-sentences.js'

/** @typedef {import('nonet-human-wasm').Step} Step */
/** @typedef {import('../client/client.js').CallOptions} CallOptions */
/** @typedef {import('../scene/scene.js').Layers} Layers */
/** @typedef {import('../board/digit-sets.js').Marks} Marks */
/** @typedef {import('./game.js').Game} Game */
/** @typedef {'mistake' | 'which' | 'area' | 'name' | 'pattern' | 'reason' | 'done'} Rung */
/** @typedef {import('./nonet-sudoku.js').Report} Report */
/** @typedef {import('./nonet-sudoku.js').Found} Found */
/**
 * A rung in words: those shown by now, and what is said of it.
 * @typedef {object} Shown
 * @property {Rung} rung
 * @property {string} title
 * @property {string[]} texts shown by now, the newest last
 * @property {string} said of this rung, for the ear
 * @property {string} next what the next press does; '' for nothing
 * @property {boolean} hasBack "Back to the last right board" is offered besides
 * @property {string} place "2 of 5"
 * @property {string} learn words of the button that leads to more about the technique; '' for none
 */

const OF_STEP = /** @type {const} */ (['area', 'name', 'pattern', 'reason', 'done'])
/** Which sentences are shown at each rung; the title has the name. */
const SHOWN = [[0], [0], [2], [2, 3], [4]]
const OF_MISTAKE = /** @type {const} */ (['mistake', 'which'])
/** Larger boards have too many candidates for a person. */
const LARGEST = 16

export class HintLadder {
  #host
  #showState
  /** @type {{report: Report, revision: number} | undefined} */
  #found
  /** @type {Rung | undefined} */
  #rung
  /** The present change of the board is the ladder's. */
  #isApplying = false
  /** Asks the page for more about the technique (`nonet-learn`); only where the element has `learn`. */
  learn = make('button', { type: 'button', class: 'action', part: 'action learn', hidden: true })

  /** @param {Game} host @param {{showState: () => void}} questions */
  constructor(host, questions) {
    this.#host = host
    this.#showState = () => questions.showState()
    const { play, groups } = host.screen.parts
    play.addEventListener('keydown', (event) => this.#onKey(event), true)
    this.learn.addEventListener('click', () => {
      host.emit('nonet-learn', { technique: this.#found?.report.step?.technique })
    })
    if (!this.hasOwnButtons) groups.offers.append(this.learn)
  }

  get isOpen() {
    return this.#rung !== undefined
  }

  /** The board is known to be wrong. */
  get hasMistake() {
    return this.isOpen && this.#found?.report.kind === 'mistake'
  }

  /** Whether the pad offers the way back. */
  get offersBack() {
    return this.hasMistake && this.#host.model.canUndo && !this.hasOwnButtons
  }

  /** Whether the ladder has buttons of its own: the page's card. */
  get hasOwnButtons() {
    return false
  }

  /**
   * What helps on, as data with sentences; shows nothing.
   * @param {CallOptions} options @returns {Promise<Found>}
   */
  async find(options) {
    const report = await this.#ask(options)
    const { step } = report
    const how = this.#how(false)
    if (!step) return { ...report, sentence: reportSentence(report, how, true) }
    const result = resultSentence(step, how)
    return {
      ...report,
      sentence: result,
      name: nameOf(step.technique, how.words),
      area: areaSentence(step, how, this.#host.model.shape),
      pattern: patternSentence(step, how),
      reason: reasonSentence(step, how),
      result,
      layers: stepLayers(step, 'reason', this.#host.model.shape),
    }
  }

  /**
   * The next rung, or the first of another hint.
   * @param {CallOptions} options
   * @returns {Promise<import('./question-runner.js').Answer<any>>}
   */
  async next(options) {
    const { model } = this.#host
    const { revision } = model
    if (this.#rung === 'which') return this.back(options)
    if (this.isOpen && this.#rung !== 'done' && this.#found?.revision === revision) {
      return { report: this.#found.report, apply: () => this.#climb() }
    }
    const report = await this.#ask(options)
    await this.#host.screen.bringLayers()
    const apply = () => {
      if (model !== this.#host.model || model.revision !== revision) {
        return this.#host.tell('board.changed')
      }
      this.#found = { report, revision }
      if (report.kind === 'step') this.#stepOn('area')
      else if (report.kind === 'mistake') this.#stepOn('mistake')
      else this.#refuse(report)
    }
    return { report, apply }
  }

  /**
   * Takes steps back to the last board without a mistake.
   * @param {CallOptions} options
   * @returns {Promise<import('./question-runner.js').Answer<undefined>>}
   */
  async back(options) {
    const { model, client } = this.#host
    const { revision } = model
    const human = sharedHumanClient(client.supply)
    let count = 0
    for (let ago = 1; ago <= model.steps.length && !count; ago++) {
      // Mistakes are looked for first; the technique only keeps the rest short.
      const how = { technique: 'full-house' }
      const { kind } = await human.hint(readerPosition(model, ago), how, options)
      if (kind !== 'mistake' && kind !== 'no-solution') count = ago
    }
    const apply = () => {
      if (model !== this.#host.model || model.revision !== revision) return
      this.close()
      if (!count) return this.#host.warn('answers.noWayBack')
      model.undo(count)
      this.#host.played()
      this.#host.tell('answers.wentBack', { count })
    }
    return { report: undefined, apply }
  }

  /** Call it when the board has changed: ends the ladder. */
  boardChanged() {
    if (!this.#isApplying && this.isOpen) this.close()
  }

  /** Ends the ladder, and removes what it has drawn and said. */
  close() {
    if (!this.isOpen) return
    this.#rung = undefined
    this.#found = undefined
    this.clear()
    this.#lay(undefined)
    this.#showState()
  }

  /** Shows a rung. @param {Shown} shown */
  show({ said, rung, learn }) {
    this.#offerToLearn(learn)
    this.#host.tellText(said, rung === 'mistake', () => this.#repeat())
  }

  /** Removes what show() has shown. */
  clear() {
    this.#offerToLearn('')
    this.#host.tellText('', false)
  }

  /** @param {string} text of the button; '' for none */
  #offerToLearn(text) {
    const hadFocus = this.root.activeElement === this.learn
    this.learn.textContent = text
    this.learn.hidden = !text
    if (hadFocus && !text) this.#host.screen.focus(this.#host.selection.active)
  }

  /** The board around the ladder, for what shows it. */
  get host() {
    return this.#host
  }

  /** The element's shadow tree. */
  get root() {
    return /** @type {ShadowRoot} */ (this.#host.screen.parts.play.getRootNode())
  }

  /** @param {CallOptions} options @returns {Promise<Report>} */
  async #ask(options) {
    const { model, words, client } = this.#host
    const fetching = fetchHintWords(words)
    const nothing = { wrongDigits: [], wrongMarks: [], proper: false }
    if (model.size > LARGEST) {
      await fetching
      return { kind: 'too-large', ...nothing }
    }
    const human = sharedHumanClient(client.supply)
    const [report] = await Promise.all([human.hint(readerPosition(model), {}, options), fetching])
    return report
  }

  #climb() {
    if (!this.#rung) return
    const rungs = /** @type {readonly Rung[]} */ (this.hasMistake ? OF_MISTAKE : OF_STEP)
    this.#stepOn(rungs[rungs.indexOf(this.#rung) + 1])
  }

  /** @param {Rung} rung */
  #stepOn(rung) {
    const { model } = this.#host
    const report = this.#found?.report
    if (!report) return
    const { step, wrongDigits, wrongMarks } = report
    this.#rung = rung
    if (rung === 'area' || rung === 'mistake') this.#host.hints++
    if (rung === 'done') this.#apply(/** @type {Step} */ (step))
    else if (rung === 'which') this.#lay(cellLayers([...wrongDigits, ...wrongMarks], model))
    else if (step) {
      const drawn = rung === 'pattern' || rung === 'reason' ? rung : 'area'
      this.#lay(stepLayers(step, drawn, model.shape))
    }
    this.#repeat()
    this.#host.emit('nonet-hint', { rung, technique: step?.technique ?? '' })
    this.#showState()
  }

  /** Says and shows the present rung, in the language that the board has by now. */
  async #repeat() {
    const rung = this.#rung
    const report = this.#found?.report
    if (!rung || !report) return
    const { words } = this.#host
    if (!words.knows('hints.hint')) await fetchHintWords(words).catch(() => {})
    if (rung === this.#rung && report === this.#found?.report) this.show(this.#shown(rung, report))
  }

  /** @param {Rung} rung @param {Report} report @returns {Shown} */
  #shown(rung, report) {
    const { words } = this.#host
    const { step } = report
    const say = (/** @type {string} */ path, values = {}) => words.say(path, values)
    if (!step) {
      const texts = [reportSentence(report, this.#how(false))]
      let said = texts[0]
      if (rung === 'which') {
        texts.push(reportSentence(report, this.#how(false), true))
        said = reportSentence(report, this.#how(true), true)
      }
      const next = say(rung === 'which' ? 'hints.back' : 'hints.tellWhich')
      const hasBack = rung === 'mistake'
      return { rung, title: say('hints.hint'), texts, said, next, hasBack, place: '', learn: '' }
    }
    const at = OF_STEP.indexOf(/** @type {any} */ (rung))
    const sayings = (/** @type {boolean} */ isAloud) => {
      const how = this.#how(isAloud)
      const note = report.proper ? '' : ` ${say('hints.notProper')}`
      return [
        areaSentence(step, how, this.#host.model.shape) + note,
        nameSentence(step, how),
        patternSentence(step, how),
        `${reasonSentence(step, how)} ${resultSentence(step, how)}`,
        say('hints.done', { result: resultSigns(step, how) }),
      ]
    }
    const texts = sayings(false)
    return {
      rung,
      title: at > 0 ? nameOf(step.technique, words) : say('hints.hint'),
      texts: SHOWN[at].map((index) => texts[index]),
      said: sayings(true)[at],
      next: say(rung === 'done' ? 'hints.next' : rung === 'reason' ? 'hints.doIt' : 'hints.more'),
      hasBack: false,
      place: say('hints.rung', { number: at + 1, count: OF_STEP.length }),
      // Before the technique is named, the button would tell too much.
      learn: this.#mayLearn && at > 0 && rung !== 'done' ? say('hints.learn') : '',
    }
  }

  /** Whether the page has said that it listens to `nonet-learn`: else the button would do nothing. */
  get #mayLearn() {
    return this.root.host.hasAttribute('learn')
  }

  /** How to speak of a step. @param {boolean} isAloud */
  #how(isAloud) {
    const { words, model } = this.#host
    return { words, size: model.size, isAloud }
  }

  /** Says what is no step and no mistake. @param {Report} report */
  #refuse(report) {
    this.close()
    const isAlert = report.kind !== 'solved' && report.kind !== 'stuck'
    const say = () => this.#host.tellText(reportSentence(report, this.#how(true)), isAlert)
    say()
  }

  /** Takes the step on the board, as one step of its history. @param {Step} step */
  #apply(step) {
    const { model, autoclean } = this.#host
    const { placements } = step
    this.#isApplying = true
    const [only] = placements
    if (placements.length === 1 && !step.eliminations.length) {
      model.write([only.cell], only.digit, autoclean)
    } else model.take(this.#historyStep(step))
    this.#lay(undefined)
    this.#host.played(only ? { cell: only.cell, digit: only.digit } : {})
    this.#isApplying = false
    if (this.#found) this.#found.revision = model.revision
    if (model.isSolved) this.#host.emit('nonet-solved', this.#host.progress)
  }

  /**
   * Digits that are placed, and marks without the removed ones. Cells without candidates get theirs first.
   * @param {Step} step @returns {import('../board/history.js').Step}
   */
  #historyStep({ placements, eliminations }) {
    const { model } = this.#host
    const noted = cellsWithCandidates(model)
    const cells = [...new Set(eliminations.map(({ cell }) => cell))]
    const list = { corner: /** @type {any[]} */ ([]), centre: /** @type {any[]} */ ([]) }
    for (const cell of cells) {
      const gone = eliminations.filter((one) => one.cell === cell).map(({ digit }) => digit)
      const without = (/** @type {Marks} */ marks) => gone.reduce(withoutDigit, marks)
      if (noted.has(cell)) {
        for (const layer of /** @type {const} */ (['corner', 'centre'])) {
          const before = model.marks(layer, cell)
          if (without(before) !== before) list[layer].push(cell, before, without(before))
        }
      } else {
        const before = model.marks('corner', cell)
        list.corner.push(cell, before, without(this.#allowed(cell)))
      }
    }
    // One and the same mark in all cells would look like the reader's own, which need not be all candidates.
    const filled = cells.filter((cell) => !noted.has(cell))
    const added = new Set(filled.flatMap((cell) => this.#addedIn(list.corner, cell)))
    if (filled.length && added.size < 2) {
      for (const cell of filled) {
        const at = list.corner.findIndex((value, index) => index % 3 === 0 && value === cell)
        const [, before, after] = list.corner.splice(at, 3)
        if (before) list.corner.push(cell, before, '')
        list.centre.push(cell, model.marks('centre', cell), after)
      }
    }
    /** @type {import('../board/history.js').Step} */
    const taken = {}
    if (placements.length) taken.digits = placements.flatMap(({ cell, digit }) => [cell, 0, digit])
    if (list.corner.length) taken.corner = list.corner
    if (list.centre.length) taken.centre = list.centre
    return taken
  }

  /** The digits that a list of changes adds in a cell. @param {readonly any[]} list @param {number} cell */
  #addedIn(list, cell) {
    const at = list.findIndex((value, index) => index % 3 === 0 && value === cell)
    if (at < 0) return NO_DIGITS
    const before = digitsOf(list[at + 1])
    return digitsOf(list[at + 2]).filter((digit) => !before.includes(digit))
  }

  /** The digits that no house of a cell holds. @param {number} cell @returns {Marks} */
  #allowed(cell) {
    const { model } = this.#host
    const seen = new Set([...model.peers(cell)].map((peer) => model.digits[peer]))
    const all = model.candidates?.[cell] ?? [...new Array(model.size).keys()].map((at) => at + 1)
    return marksOf(all.filter((digit) => !seen.has(digit)))
  }

  /** @param {Layers | undefined} layers */
  #lay(layers) {
    this.#host.screen.layers?.show(layers)
    this.#host.schedule()
  }

  /** @param {KeyboardEvent} event */
  #onKey(event) {
    if (event.key !== 'Escape' || !this.isOpen) return
    event.preventDefault()
    event.stopPropagation()
    this.close()
  }
}

/** Cells that are pointed at. @param {readonly number[]} cells @param {import('../board/model.js').BoardModel} model @returns {Layers} */
function cellLayers(cells, model) {
  return {
    highlights: cells.length ? [{ cells, role: 'fin' }] : [],
    squared: model.digits.map((_, cell) => (cells.includes(cell) ? [0] : [])),
  }
}
