// page/ask/ask-panel.js: the panel Ask the solver: questions about the puzzle on the board, with constraints or without.
//
//   Why not this digit?       the digits of the selected cell; the answer stands beside the board, its cells outlined
//                             how many solutions have each of them there
//   How many solutions?       counted, or estimated where they are too many
//   A random solution         filled in as by Solve
//   Leave out what is not     a puzzle with the same solution in place of this one, and a way back
//   needed
//
// One question runs at a time. Stop ends it; what is known by then is kept.

import { treeOfPuzzle } from '../../board/constraints.js'
import { gridOf, valueOfDigit } from '../../board/houses.js'
import { sharedConstrainedClient } from '../../client/constrained-client.js'
import { make } from '../../dom/make.js'
import { cellName } from '../../words/cells.js'
import { fetchRuleWords } from '../../words/hint-words.js'
import { errorSentence, pageSpeaker, say } from '../../words/sentences.js'
import { adoptSheet } from '../adopt-sheet.js'
import { bringBoard } from '../bring-board.js'
import { offerLine } from '../offer-line.js'
import { showReason } from './answer-card.js'
import style from './ask-panel.css'
import { reasonOf } from './reasons.js'
import { leftOutOf, partsOf, reducedPuzzle } from './reduced-puzzle.js'

/** @typedef {import('../../board/puzzle.js').Marked} Marked */
/** @typedef {import('nonet-engine-wasm').ReductionReport} ReductionReport */
/** @typedef {import('nonet-engine-wasm').ConstrainedCandidatesReport} CandidatesReport */
/** @typedef {import('nonet-engine-wasm').ConstrainedSolveReport} SolveReport */
/** @typedef {import('nonet-engine-wasm').EstimateReport} EstimateReport */
/** @typedef {import('nonet-engine-wasm').ConstrainedPuzzle} ConstrainedPuzzle */
/**
 * How a question ended: `isStopped` by the reader; without an answer if nothing was known.
 * @template Report @typedef {{report?: Report, isStopped: boolean}} Ended
 */

/** Solutions with a digit are counted up to this. */
const COUNT_TO = 100
/** All solutions are counted up to this, and for so many milliseconds; if they are many by then, they are estimated. */
const MOST_COUNTED = 1_000_000
const COUNTING_TIME = 2000
/** A puzzle in which fewer were found by then is a hard one, of which random ways find none: it is counted to the end. */
const FEWEST_ESTIMATED = 1000

export async function prepare() {
  // Without them a rule is named “Another rule”.
  await fetchRuleWords(pageSpeaker()).catch(() => {})
}

/** @type {import('../panels.js').PanelModule['default']} */
export default function fillAsk(page, panel) {
  const { board, shelf } = page
  adoptSheet(style)
  const client = sharedConstrainedClient(page.client.supply)
  const selected = make('p', { id: 'ask-cell' })
  const keys = make('div', { class: 'sizes', role: 'group', 'aria-labelledby': selected.id })
  const counting = button('ask.count', countSolutions)
  const filling = button('ask.fill', fillRandom)
  const minimising = button('ask.minimise', minimise)
  const busy = make('p', { class: 'busy', role: 'status' })
  const progress = make('p', { class: 'progress', role: 'timer' })
  const stopping = button('ask.stop', () => stop.abort())
  const working = make('div', { class: 'working' }, busy, progress, stopping)
  panel.body.append(
    section('ask.why', selected, keys, row(counting)),
    section('ask.howMany', row(button('ask.countAll', countAll))),
    section('ask.random', make('p', {}, say('ask.randomAbout')), row(filling)),
    section('ask.leave', make('p', {}, say('ask.leaveAbout')), row(minimising)),
    working,
  )

  /** The puzzle that is asked about, and as the engine takes it. @type {Marked} */
  let puzzle
  /** @type {ConstrainedPuzzle} */
  let tree
  let cell = 0
  /** How many solutions have each digit, and of which puzzle. @type {{of: string, report?: CandidatesReport}} */
  let counts = { of: '' }
  let stop = new AbortController()
  /** Aborted when the panel is closed, or another question asked: nothing of the answer is kept. */
  let leaving = new AbortController()
  /** Aborted when another puzzle is asked for. @type {AbortSignal} */
  let arrival

  /**
   * Runs a question until it is answered, or stopped: then what was heard of it last is the answer.
   * @template Report
   * @param {(how: {signal: AbortSignal, onPart: (part: Report) => void}) => Promise<Report>} find
   * @param {(part: Report) => void} onPart
   * @returns {Promise<Ended<Report> | undefined>} undefined: nothing is to be done any more
   */
  async function run(find, onPart) {
    leaving.abort()
    leaving = new AbortController()
    stop = new AbortController()
    const mine = leaving
    const { signal } = stop
    mine.signal.addEventListener('abort', () => stop.abort())
    /** @type {Report | undefined} */
    let part
    tell(say('board.searching'))
    progress.textContent = ''
    stopping.hidden = false
    try {
      const report = await find({
        signal: stop.signal,
        onPart: (heard) => {
          if (mine.signal.aborted) return
          part = heard
          onPart(heard)
        },
      })
      return mine.signal.aborted ? undefined : { report, isStopped: false }
    } catch (reason) {
      if (mine.signal.aborted) return undefined
      if (signal.aborted) return { report: part, isStopped: true }
      tell(errorSentence(reason))
      return undefined
    } finally {
      if (mine === leaving) rest()
    }
  }

  /** No question runs; the focus stays in the panel. */
  function rest() {
    progress.textContent = ''
    if (stopping.ownerDocument.activeElement === stopping) minimising.focus()
    stopping.hidden = true
  }

  const tell = (/** @type {string} */ text) => {
    busy.textContent = text
  }

  const showReduction = (/** @type {ReductionReport} */ { cells, constraints, untried, holds }) => {
    if (!holds) return
    progress.textContent = say('ask.progress', {
      count: cells.length + constraints.length,
      untried,
    })
  }

  /** @param {number} digit */
  async function explain(digit) {
    const asked = { cell, digit }
    const ended = await run(
      (how) => client.explain(tree, { cell, value: valueOfDigit(digit, puzzle) }, how),
      showReduction,
    )
    if (!ended || arrival.aborted) return
    const { report } = ended
    if (report?.holds) {
      panel.close()
      showReason(page, reasonOf(report, puzzle, asked, pageSpeaker()), arrival)
    } else if (report?.solutions.length) {
      const { columns } = gridOf(puzzle)
      const value = valueOfDigit(digit, puzzle)
      tell(say('ask.possible', { digit: value, cell: cellName(cell, columns, pageSpeaker()) }))
    } else tell(say('board.cancelled'))
  }

  async function countSolutions() {
    const of = JSON.stringify(puzzle)
    const ended = await run(
      (how) => client.candidates(tree, { countTo: COUNT_TO, ...how }),
      (part) => takeCounts({ of, report: part }),
    )
    if (!ended) return
    if (ended.report) takeCounts({ of, report: ended.report })
    tell(say(ended.isStopped ? 'board.cancelled' : 'ask.counted'))
  }

  /** Counts, and goes on to an estimate where there are too many. */
  async function countAll() {
    let least = 0
    const about = (/** @type {EstimateReport} */ { estimate, standardError }) =>
      estimate
        ? say('ask.about', {
            number: roundNumber(Math.max(estimate, least)),
            error: Math.ceil((200 * standardError) / estimate),
            count: least,
          })
        : say('ask.exact', { count: `≥ ${roundNumber(least)}` })
    /** @type {Ended<SolveReport | EstimateReport> | undefined} */
    const ended = await run(
      async ({ signal, onPart }) => {
        const count = (/** @type {number} */ milliseconds) =>
          client.count(tree, MOST_COUNTED, { signal, milliseconds })
        let counted = await count(COUNTING_TIME)
        if (!counted.complete && counted.count < FEWEST_ESTIMATED) counted = await count(0)
        least = counted.count
        return counted.complete ? counted : client.estimate(tree, { signal, onPart })
      },
      (part) => {
        if ('ways' in part) progress.textContent = about(part)
      },
    )
    if (!ended) return
    const { report } = ended
    if (!report) tell(say('board.cancelled'))
    else if ('count' in report) tell(say('ask.exact', { count: report.count }))
    else tell(about(report))
  }

  function takeCounts(/** @type {typeof counts} */ taken) {
    counts = taken
    showKeys()
  }

  /** As Solve, which shows its progress at the board and can be cancelled there. */
  async function fillRandom() {
    panel.close()
    bringBoard(board)
    const { method } = board
    board.method = { ...method, seed: newSeed() }
    try {
      const { count } = await board.solve()
      shelf.noteChange()
      if (count > 1 && !puzzle.drawn?.length) board.say(say('ask.randomShown'))
    } catch (reason) {
      const isCancelled = reason instanceof DOMException && reason.name === 'AbortError'
      if (!isCancelled) board.say(errorSentence(reason), true)
    } finally {
      board.method = method
    }
  }

  async function minimise() {
    /** @type {import('./reduced-puzzle.js').Parts | undefined} */
    let whole
    const ended = await run(async (how) => {
      const read = await client.read(tree, { signal: how.signal })
      whole = partsOf(/** @type {any} */ (read.puzzle))
      return client.minimise(read.puzzle, { seed: newSeed(), ...how })
    }, showReduction)
    if (!ended || !whole || arrival.aborted) return
    const { report } = ended
    if (!report || (!report.holds && !report.complete)) return tell(say('board.cancelled'))
    if (!report.holds) {
      return tell(say(report.solutions.length ? 'ask.keepsSeveral' : 'ask.keepsNone'))
    }
    const { givens, rules } = leftOutOf(whole, report)
    if (!givens && !rules) return tell(say(report.complete ? 'ask.keepsAll' : 'board.cancelled'))
    const said = [
      ...(givens ? [say('ask.givensLeftOut', { count: givens })] : []),
      ...(rules ? [say('ask.rulesLeftOut', { count: rules })] : []),
      ...(report.complete ? [] : [say('ask.mayLeaveMore')]),
    ].join(' · ')
    panel.close()
    await replace(reducedPuzzle(puzzle, report), report.complete, said)
  }

  /**
   * Puts a smaller puzzle on the board, and offers the way back; the whole one stays on the shelf with all that was done to it.
   * @param {Marked} smaller @param {boolean} isMinimal @param {string} said
   */
  async function replace(smaller, isMinimal, said) {
    const whole = { puzzle, caption: board.caption, id: shelf.currentId }
    const suffix = isMinimal ? say('ask.minimal') : ''
    const caption = [whole.caption, suffix].filter(Boolean).join(' · ')
    const signal = shelf.arrive()
    await page.openPuzzle(smaller, caption, { signal })
    if (signal.aborted) return
    board.say(said)
    board.focus()
    bringBoard(board)
    const goBack = async () => {
      const isBack = whole.id && (await shelf.openRecord(whole.id))
      if (!isBack) await page.openPuzzle(whole.puzzle, whole.caption)
      board.say(say('ask.isBack'))
      board.focus()
    }
    offerLine(said, { words: say('ask.back'), act: goBack }, signal)
  }

  /** The digits of the selected cell, as far as they are counted with their solutions. */
  function showKeys() {
    const { size } = puzzle
    const { report } = counts
    const made = keys.children.length === size
    for (let digit = 1; digit <= size; digit++) {
      const key = made
        ? keys.children[digit - 1]
        : make('button', { type: 'button', on: { click: () => explain(digit) } })
      const value = valueOfDigit(digit, puzzle)
      const known = report && solutionsWith(report, cell, value)
      const number = known ? `${known.count}${known.isLeast ? '+' : ''}` : ''
      const name = known
        ? say(known.isLeast ? 'ask.atLeast' : 'ask.solutions', { digit: value, count: known.count })
        : String(value)
      key.setAttribute('aria-label', name)
      key.replaceChildren(String(value), ...(number ? [make('small', {}, number)] : []))
      if (!made) keys.append(key)
    }
  }

  return {
    title: say('ask.title'),
    open() {
      puzzle = /** @type {Marked} */ (board.givens)
      tree = /** @type {ConstrainedPuzzle} */ (treeOfPuzzle(puzzle))
      cell = board.save().selected
      arrival = shelf.arrival
      if (counts.of !== JSON.stringify(puzzle)) counts = { of: '' }
      const { columns } = gridOf(puzzle)
      const shape = `${puzzle.size} from ${valueOfDigit(1, puzzle)}`
      if (keys.dataset.digits !== shape) keys.replaceChildren()
      keys.dataset.digits = shape
      const name = cellName(cell, columns, pageSpeaker())
      selected.textContent = say('ask.selected', { cell: name })
      rest()
      tell(counts.report ? say('ask.counted') : '')
      showKeys()
      const [first] = keys.children
      if (first instanceof HTMLElement) first.focus()
    },
    close() {
      leaving.abort()
      rest()
    },
  }
}

/**
 * How many solutions have a digit in a cell; undefined as long as none is known.
 * @param {CandidatesReport} report @param {number} cell @param {number} digit
 */
function solutionsWith({ candidates, counts, complete }, cell, digit) {
  const at = candidates[cell].indexOf(digit)
  if (at < 0) return complete ? { count: 0, isLeast: false } : undefined
  const count = counts?.[cell][at] ?? 1
  return { count, isLeast: !complete || count >= COUNT_TO }
}

/** With two digits; from a million on as a power of ten, as no language has words for all of them. @param {number} value */
function roundNumber(value) {
  const numbers = new Intl.NumberFormat(pageSpeaker().locale, { maximumSignificantDigits: 2 })
  const [digits, power] = value.toExponential(1).split('e+')
  if (Number(power) < 6) return numbers.format(value)
  const raised = power.replaceAll(/\d/g, (digit) => '⁰¹²³⁴⁵⁶⁷⁸⁹'[Number(digit)])
  return `${numbers.format(Number(digits))} × 10${raised}`
}

/** Another random solution, another order of leaving out, each time. */
const newSeed = () => String(crypto.getRandomValues(new Uint32Array(2)))

/** @param {string} title @param {...HTMLElement} inside */
const section = (title, ...inside) => make('section', {}, make('h3', {}, say(title)), ...inside)

/** @param {HTMLElement} inside */
const row = (inside) => make('p', { class: 'buttons start' }, inside)

/** @param {string} path of its word @param {() => void} act */
const button = (path, act) => make('button', { type: 'button', on: { click: act } }, say(path))
