// page/many/stored-answers.js: the answers of a run, in the order of the text, stored outside the page's memory.
//
// They are stored in the solver's form, and become rows of a table or lines of solutions only on request, which few
// readers make. They are collected into parts of a megabyte. The last 32 parts, 170,000 plain puzzles, stay in memory;
// older ones become Blobs, which browsers store outside the page, many of them on disk. Creating a Blob takes as long
// as solving easy puzzles.

import { inOrder, rowsOf } from '../../client/block-rows.js'
import { nextTask } from '../../client/next-task.js'
import { errorSentence } from '../../words/sentences.js'

/** @typedef {import('nonet-wasm').Block} Block */
/** @typedef {import('nonet-wasm').SolveBlockReport} SolveBlockReport */
/** @typedef {import('../../client/block-rows.js').Row} Row */
/** Why an entry cannot be read. @typedef {import('nonet-wasm').Failure['error']} Problem */
/** The reports of a block so far. @typedef {{block: Block, reports: SolveBlockReport[]}} BlockReports */
/**
 * The layout of a block among the bytes: for each report the number of rows and the bytes of `cells`, then the bytes of
 * JSON about unreadable entries.
 * @typedef {{reports: {rows: number, cells: number}[], unreadable: number}} Piece
 */
/** @typedef {{data: Blob | ArrayBufferView<ArrayBuffer>[], pieces: Piece[]}} Part */

const PART_BYTES = 1 << 20
const PARTS_IN_MEMORY = 32
const HEADER = 'line,puzzle,solution,outcome,guesses,microseconds,note\n'

export class StoredAnswers {
  /** @type {Part[]} */
  #parts = []
  /** Number of parts that are Blobs. */
  #stored = 0
  /** The part that is being filled. @type {Part & {data: ArrayBufferView<ArrayBuffer>[]}} */
  #last = { data: [], pieces: [] }
  #size = 0
  /** Finished blocks whose predecessors are not. @type {Map<number, BlockReports>} */
  #early = new Map()
  #next = 0
  /** Unfinished blocks. @type {Map<number, BlockReports>} */
  #open = new Map()

  /** @param {number} index of the block @param {Block} block @param {SolveBlockReport} report */
  add(index, block, report) {
    const blockReports = this.#open.get(index) ?? { block, reports: [] }
    blockReports.reports.push(report)
    this.#open.set(index, blockReports)
  }

  /**
   * Finishes a block; its unreadable entries are inserted, as far as it was solved.
   * @param {number} index
   * @param {Block} block
   * @returns {Block['unreadable']} those that were inserted
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

  /** Finishes all blocks of a cancelled run. */
  closeRest() {
    const closed = [...this.#open].flatMap(([index, { block }]) => this.close(index, block))
    for (const index of [...this.#early.keys()].sort((a, b) => a - b)) this.#gather(index)
    return closed
  }

  #gather(/** @type {number} */ index) {
    const { block, reports } = /** @type {BlockReports} */ (this.#early.get(index))
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

  /** All answers so far, as a table. */
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

  /** One line for each puzzle: its solution, or a remark if there is none. */
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
        // Let the page's other tasks run.
        await nextTask()
      }
    }
    return texts
  }
}

/** The parts of a report that are stored, in the order in which takeOut() reads them. */
function viewsOf(
  /** @type {SolveBlockReport} */ { lines, outcomes, guesses, microseconds, cells },
) {
  return [lines, outcomes, guesses, microseconds, cells]
}

/** Reads a block from the bytes. @param {Piece} piece @param {ArrayBuffer} bytes @param {number} begin */
function takeOut({ reports, unreadable }, bytes, begin) {
  let at = begin
  // Copied, because an array of eight-byte numbers must be aligned.
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
