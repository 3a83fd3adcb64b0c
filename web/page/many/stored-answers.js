// many/answers.js: the answers, in the text's order, kept outside the page's memory until they are
// wanted.
//
// They are kept as the solver gives them, and become rows of a table or lines of solutions only when
// somebody asks for those: most never do. They are gathered by the megabyte, and the last 32 of those,
// 170,000 plain puzzles, stay as they are; what is older becomes Blobs: browsers keep those outside the
// page, on the disk when they are many, but making them takes as long as solving easy puzzles.

import { inOrder, rowsOf } from '../../client/block-rows.js'
import { nextTask } from '../../client/next-task.js'
import { errorSentence } from '../../words/sentences.js'

/** @typedef {import('nonet-wasm').Block} Block */
/** @typedef {import('nonet-wasm').SolveBlockReport} SolveBlockReport */
/** @typedef {import('../../client/block-rows.js').Row} Row */
/** Why something cannot be read. @typedef {import('nonet-wasm').Failure['error']} Problem */
/** What of a block is told. @typedef {{block: Block, reports: SolveBlockReport[]}} Told */
/**
 * A block's place among the bytes: `rows` and bytes of `cells` of each report, then bytes of JSON about
 * what could not be read.
 * @typedef {{reports: {rows: number, cells: number}[], unreadable: number}} Piece
 */
/** @typedef {{data: Blob | ArrayBufferView<ArrayBuffer>[], pieces: Piece[]}} Part */

const PART_BYTES = 1 << 20
const PARTS_IN_MEMORY = 32
const HEADER = 'line,puzzle,solution,outcome,guesses,microseconds,note\n'

export class StoredAnswers {
  /** @type {Part[]} */
  #parts = []
  /** So many of them are Blobs. */
  #stored = 0
  /** What comes after them. @type {Part & {data: ArrayBufferView<ArrayBuffer>[]}} */
  #last = { data: [], pieces: [] }
  #size = 0
  /** Blocks that came before their turn. @type {Map<number, Told>} */
  #early = new Map()
  #next = 0
  /** Blocks that are not done. @type {Map<number, Told>} */
  #open = new Map()

  /** @param {number} index of the block @param {Block} block @param {SolveBlockReport} report */
  add(index, block, report) {
    const told = this.#open.get(index) ?? { block, reports: [] }
    told.reports.push(report)
    this.#open.set(index, told)
  }

  /**
   * All of a block is there, or all that there will ever be: what could not be read goes in between.
   * @param {number} index
   * @param {Block} block
   * @returns {Block['unreadable']} what of it has gone in
   */
  close(index, block) {
    const { reports } = this.#open.get(index) ?? { reports: [] }
    const solved = reports.reduce((sum, { lines }) => sum + lines.length, 0)
    const unreadable = block.unreadable.filter(({ after }) => after <= solved)
    this.#open.delete(index)
    this.#early.set(index, { block: { ...block, unreadable }, reports })
    for (; this.#early.has(this.#next); this.#next++) this.#gather(this.#next)
    return unreadable
  }

  /** The run has ended before its time. */
  closeRest() {
    const closed = [...this.#open].flatMap(([index, { block }]) => this.close(index, block))
    for (const index of [...this.#early.keys()].sort((a, b) => a - b)) this.#gather(index)
    return closed
  }

  #gather(/** @type {number} */ index) {
    const { block, reports } = /** @type {Told} */ (this.#early.get(index))
    this.#early.delete(index)
    const text = block.unreadable.length ? JSON.stringify(block.unreadable) : ''
    const unreadable = new TextEncoder().encode(text)
    const views = [...reports.flatMap(viewsOf), unreadable]
    for (const view of views) this.#size += view.byteLength
    this.#last.data.push(.../** @type {ArrayBufferView<ArrayBuffer>[]} */ (views))
    this.#last.pieces.push({
      reports: reports.map(({ lines, cells }) => ({ rows: lines.length, cells: cells.length })),
      unreadable: unreadable.length,
    })
    if (this.#size < PART_BYTES) return
    this.#parts.push(this.#last)
    this.#last = { data: [], pieces: [] }
    this.#size = 0
    if (this.#parts.length <= this.#stored + PARTS_IN_MEMORY) return
    const oldest = this.#parts[this.#stored++]
    oldest.data = new Blob(/** @type {BlobPart[]} */ (oldest.data))
  }

  /** What is done, as a table. */
  async table() {
    const rows = await this.#texts((each) => {
      if ('key' in each) {
        const note = noteOf(each).replaceAll('"', '""')
        return `${each.line},,,unreadable,,,"${note}"\n`
      }
      const { line, puzzle, solution, outcome, guesses, microseconds } = each
      const time = microseconds.toFixed(1)
      return `${line},${puzzle},${solution},${outcome},${guesses},${time},\n`
    })
    return new Blob([HEADER, ...rows], { type: 'text/csv' })
  }

  /** A line a puzzle: its solution, or a remark where there is none. */
  async solutions(/** @type {(row: Row) => string} */ remark) {
    const lines = await this.#texts((each) => {
      if ('key' in each) return `# ${noteOf(each)}\n`
      return `${each.solution || `# ${remark(each)}`}\n`
    })
    return new Blob(lines, { type: 'text/plain' })
  }

  /** @param {(each: Row | Problem) => string} textOf */
  async #texts(textOf) {
    /** @type {Blob[]} */
    const texts = []
    for (const { data, pieces } of [...this.#parts, this.#last]) {
      const bytes = await (data instanceof Blob ? data : new Blob(data)).arrayBuffer()
      let at = 0
      for (const piece of pieces) {
        const { all, end } = takeOut(piece, bytes, at)
        at = end
        texts.push(new Blob([all.map(textOf).join('')]))
        // The page has its turn.
        await nextTask()
      }
    }
    return texts
  }
}

/** What is kept of a report, in the order in which takeOut takes it out again. */
function viewsOf(
  /** @type {SolveBlockReport} */ { lines, outcomes, guesses, microseconds, cells },
) {
  return [lines, outcomes, guesses, microseconds, cells]
}

/** A block out of the bytes again. @param {Piece} piece @param {ArrayBuffer} bytes @param {number} begin */
function takeOut({ reports, unreadable }, bytes, begin) {
  let at = begin
  // A copy begins where numbers of eight bytes may begin.
  const take = (/** @type {number} */ length) => {
    at += length
    return bytes.slice(at - length, at)
  }
  const rows = reports.flatMap(({ rows: count, cells }) => {
    return rowsOf({
      lines: new Uint32Array(take(count * 4)),
      outcomes: new Uint8Array(take(count)),
      guesses: new Float64Array(take(count * 8)),
      microseconds: new Float64Array(take(count * 8)),
      cells: new Uint8Array(take(cells)),
    })
  })
  const failures = unreadable ? JSON.parse(new TextDecoder().decode(take(unreadable))) : []
  return { all: inOrder(rows, failures), end: at }
}

/** Why a part of the text cannot be read, with its place. */
export function sentenceOf(/** @type {Problem} */ { key, line, column, text, found, expected }) {
  return errorSentence({ key, args: { text, found, expected }, place: { line, column } })
}

/** The same in one line. */
function noteOf(/** @type {Problem} */ problem) {
  return sentenceOf(problem).replaceAll(/\s+/g, ' ')
}
