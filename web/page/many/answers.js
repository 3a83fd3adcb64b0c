// many/answers.js: the answers, in the text's order, kept outside the page's memory until they are
// wanted.
//
// Rows are gathered until there is a megabyte of them, which becomes a Blob: browsers keep Blobs
// outside the page, on the disk when they are many, but making one takes a millisecond or more. What
// is kept is the table; the lines of solutions alone are made of it.

import { errorSentence } from '../../element/sentences.js'

/** @typedef {import('nonet-wasm').Block} Block */
/** @typedef {import('nonet-wasm').SolveBlockReport} SolveBlockReport */

const GATHERED_BYTES = 1 << 20
const HEADER = 'line,puzzle,solution,outcome,guesses,microseconds,note\n'

export class Answers {
  /** @type {Blob[]} */
  #parts = []
  /** @type {Uint8Array<ArrayBuffer>[]} what comes after them */
  #gathered = []
  #size = 0
  /** @type {Map<number, Uint8Array<ArrayBuffer>[]>} blocks that came before their turn */
  #early = new Map()
  #next = 0
  /** @type {Map<number, {block: Block, reports: SolveBlockReport[]}>} blocks that are not done */
  #open = new Map()

  /** @param {number} index of the block @param {Block} block @param {SolveBlockReport} report */
  add(index, block, report) {
    const open = this.#open.get(index) ?? { block, reports: [] }
    open.reports.push(report)
    this.#open.set(index, open)
  }

  /**
   * All of a block is there, or all that there will ever be: what could not be read goes in between.
   * @param {number} index
   * @param {Block} block
   * @returns {Block['unreadable']} what of it has gone in
   */
  close(index, { unreadable }) {
    /** @type {Uint8Array<ArrayBuffer>[]} */
    const parts = []
    let number = 0
    let failure = 0
    const addFailures = () => {
      for (; unreadable[failure]?.after <= number; failure++) {
        parts.push(failureRow(unreadable[failure].error))
      }
    }
    for (const { rows, rowEnds } of this.#open.get(index)?.reports ?? []) {
      let start = 0
      for (let i = 0; i < rowEnds.length; ) {
        addFailures()
        // As many rows at once as stand together.
        const next = unreadable[failure]?.after ?? Number.POSITIVE_INFINITY
        const some = Math.min(next - number, rowEnds.length - i)
        i += some
        number += some
        const piece = rows.subarray(start, rowEnds[i - 1])
        parts.push(/** @type {Uint8Array<ArrayBuffer>} */ (piece))
        start = rowEnds[i - 1]
      }
    }
    addFailures()
    this.#open.delete(index)
    this.#early.set(index, parts)
    for (; this.#early.has(this.#next); this.#next++) this.#gather(this.#next)
    return unreadable.slice(0, failure)
  }

  /** The run has ended before its time. */
  closeRest() {
    const closed = [...this.#open].flatMap(([index, { block }]) => this.close(index, block))
    for (const index of [...this.#early.keys()].sort((a, b) => a - b)) this.#gather(index)
    return closed
  }

  #gather(/** @type {number} */ index) {
    for (const piece of this.#early.get(index) ?? []) {
      this.#gathered.push(piece)
      this.#size += piece.length
    }
    this.#early.delete(index)
    if (this.#size < GATHERED_BYTES) return
    this.#parts.push(new Blob(this.#gathered))
    this.#gathered = []
    this.#size = 0
  }

  /** What is done, as a table. */
  table() {
    return new Blob([HEADER, ...this.#parts, ...this.#gathered], { type: 'text/csv' })
  }

  /** A line a puzzle: its solution, or a remark where there is none. */
  async solutions(/** @type {(row: Row) => string} */ remark) {
    const parts = []
    for (const part of [...this.#parts, new Blob(this.#gathered)]) {
      const rows = (await part.text()).split('\n')
      const lines = rows.flatMap((text) => {
        if (!text) return []
        const row = rowOf(text)
        return `${row.solution || `# ${remark(row)}`}\n`
      })
      parts.push(new Blob(lines))
    }
    return new Blob(parts, { type: 'text/plain' })
  }
}

/** @typedef {{line: string, solution: string, outcome: string, note: string}} Row */

/** @param {string} text @returns {Row} */
function rowOf(text) {
  const [line, , solution, outcome, , , ...rest] = text.split(',')
  const note = rest.join(',').replace(/^"|"$/g, '').replaceAll('""', '"')
  return { line, solution, outcome, note }
}

/** @param {import('nonet-wasm').Failure['error']} error */
function failureRow(error) {
  const note = sentenceOf(error).replaceAll(/\s+/g, ' ').replaceAll('"', '""')
  return new TextEncoder().encode(`${error.line},,,unreadable,,,"${note}"\n`)
}

/** Why a part of the text cannot be read, with its place. */
export function sentenceOf(/** @type {import('nonet-wasm').Failure['error']} */ error) {
  const { key, line, column, text, found, expected } = error
  return errorSentence({ key, args: { text, found, expected }, place: { line, column } })
}
