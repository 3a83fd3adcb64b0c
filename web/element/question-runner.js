// element/question-runner.js: runs one question to the solver at a time, from the button to the answer.
//
// The first question fetches solver-actions.js and its sentences; that is part of the question, which can be cancelled
// at any time and shows its time after a moment. A new question replaces the one that runs. An answer is put on the
// board in the task in which it arrives, and never after the question was cancelled.
//
// A board that is only shown or played fetches none of it. Where the solver is fetched ahead, so are the actions;
// without a network a question fails as if the solver itself were absent.

import { ONCE } from '../base/own-members.js'
import { NonetError } from '../client/client.js'
import { parts } from './parts.js'
import { SearchClock } from './search-clock.js'

/** @typedef {import('../client/client.js').Client} Client */
/** @typedef {import('../client/client.js').CallOptions} CallOptions */
/** @typedef {import('./solver-actions.js').SolverActions} SolverActions */
/** @typedef {import('../board/model.js').BoardModel} BoardModel */
/** @typedef {import('../words/speaker.js').Values} Values */
/** @typedef {import('nonet-wasm').SolveOptions} SolveOptions */
/**
 * What a question needs of the element.
 * @typedef {object} Host
 * @property {Client} client
 * @property {BoardModel} model
 * @property {import('../words/speaker.js').Speaker} words
 * @property {Pick<SolveOptions, 'engine' | 'strategy'> & {seed?: string}} method
 * @property {boolean} readonly the reader changes nothing
 * @property {(path: string, values?: Values) => void} tell
 * @property {(path: string, values?: Values) => void} warn
 * @property {(message: string, isAlert: boolean) => void} tellText
 * @property {(path: string, values?: Values) => void} judge
 * @property {{readonly said: string}} screen what is said at the moment
 * @property {(text: string[]) => void} showProgress
 * @property {(state: {busy: boolean, another: boolean, back: boolean}) => void} showState
 * @property {() => void} changed the model has changed
 * @property {() => void} played the reader has changed the model
 * @property {(name: string, detail: object) => void} emit
 */
/** @typedef {'solve' | 'check' | 'another' | 'count' | 'back' | 'hint' | 'make' | 'rate'} Question */
/**
 * An answer, and what puts it on the board and says it.
 * @template T
 * @typedef {{report: T, apply?: () => void}} Answer
 */

/** Cancel replaces Solve after this time, so that the second half of a double click does not press it. */
const CANCEL_AFTER_MS = 400

export class QuestionRunner {
  #host
  /** @type {SolverActions | undefined} */
  #actions
  /** @type {Promise<typeof import('./solver-actions.js')> | undefined} */
  #loading
  /** @type {{question: Question, isReader: boolean, isLong: boolean, stop: AbortController} | undefined} */
  #run

  /** @param {Host} host */
  constructor(host) {
    this.#host = host
  }

  /** The question that runs; '' for none. */
  get running() {
    return this.#run?.question ?? ''
  }

  /** Fetches what a question needs. The next question reports a failure. */
  warm() {
    this.#host.client.warm()
    this.#load().catch(() => {})
  }

  /**
   * Resolves to the answer's report once it is on the board.
   * @template T
   * @param {Question} question
   * @param {(actions: SolverActions, options: CallOptions) => Answer<T> | Promise<Answer<T>>} find
   * @param {AbortSignal} [outer] cancels it too
   * @param {boolean} [isReader] asked by the reader
   * @returns {Promise<T>}
   */
  async ask(question, find, outer, isReader = false) {
    outer?.throwIfAborted()
    this.#run?.stop.abort()
    const stop = new AbortController()
    const run = { question, isReader, isLong: false, stop }
    this.#run = run
    const forward = () => stop.abort(outer?.reason)
    outer?.addEventListener('abort', forward, ONCE)
    const title = question === 'check' ? 'board.checking' : 'board.searching'
    const clock = new SearchClock(this.#host, title)
    const timer = setTimeout(() => {
      run.isLong = true
      this.showState()
    }, CANCEL_AFTER_MS)
    const end = () => {
      clearTimeout(timer)
      outer?.removeEventListener('abort', forward)
      if (this.#run !== run) return
      this.#run = undefined
      this.showState()
    }
    this.showState()
    try {
      const { signal } = stop
      const answering = this.#load(question).then((actions) => {
        signal.throwIfAborted()
        clock.fetched(actions.tellCounters)
        return find(actions, { signal, onProgress: (counters) => clock.count(counters) })
      })
      const { report, apply } = await unlessAborted(answering, signal)
      const hasCounters = Object.hasOwn(Object(report), 'guesses')
      clock.stop(hasCounters ? clock.lines(/** @type {any} */ (report), 3) : [])
      end()
      apply?.()
      return report
    } catch (reason) {
      clock.stop()
      if (outer?.aborted && this.#run === run) this.#host.tell('board.cancelled')
      throw reason
    } finally {
      end()
    }
  }

  /** Call it when the puzzle changes: ends the question that runs, and forgets the solutions found. */
  forget() {
    this.cancel('board.changed')
    this.#actions?.forget()
  }

  boardChanged() {
    this.#actions?.boardChanged()
  }

  /** Ends the question that runs, if any, and says so. */
  cancel(path = 'board.cancelled') {
    if (!this.#run) return
    this.#run.stop.abort()
    this.#host.tell(path)
  }

  /** Once the board is read-only: ends the reader's question, if its answer would change the board. */
  withdraw() {
    if (!this.#host.readonly || !this.#run?.isReader) return
    if (this.#run.question !== 'check') this.cancel('board.readonly')
  }

  showState() {
    const busy = this.#run?.isLong ?? false
    const { hasAnother = false, hasWayBack = false } = this.#actions ?? {}
    this.#host.showState({ busy, another: hasAnother, back: hasWayBack })
  }

  /** @param {Question} [question] @returns {Promise<SolverActions>} */
  async #load(question) {
    try {
      this.#loading ??= parts.solverActions()
      const { words } = this.#host
      // Answers have sentences of their own, which are fetched with the first question. Both are awaited together:
      // when one fails, the other's failure has been handled too.
      const coming = words.knows('answers.guesses') ? undefined : words.complete()
      const [{ SolverActions }] = await Promise.all([this.#loading, coming])
      this.#actions ??= new SolverActions(this.#host, () => this.showState(), parts)
      if (question === 'hint' && !this.#actions.ladder) {
        const { HintLadder } = await parts.hintLadder()
        this.#actions.ladder = new HintLadder(/** @type {any} */ (this.#host), this)
      }
      return this.#actions
    } catch (reason) {
      this.#loading = undefined
      throw new NonetError('solver-absent', { text: String(reason) })
    }
  }
}

/**
 * Rejects with the signal's reason if the signal is aborted first.
 * @template T
 * @param {Promise<T>} promise @param {AbortSignal} signal
 * @returns {Promise<T>}
 */
async function unlessAborted(promise, signal) {
  const aborted = new Promise((_, reject) => {
    signal.addEventListener('abort', () => reject(signal.reason), ONCE)
  })
  const value = await Promise.race([promise, aborted])
  signal.throwIfAborted()
  return /** @type {T} */ (value)
}
