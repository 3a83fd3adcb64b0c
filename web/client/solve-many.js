// client/solve-many.js: many puzzles by one call: a text of any length, or any number of lines.
//
// What is asked for is solved block by block, hundreds of puzzles in one call of the module, and no
// further than whoever asks has come: a loop that is left leaves nothing running, and so does a signal
// at any moment, also while lines are waited for. A solver of its own, since a module reads one text
// at a time, and so that other questions need not wait.

import { has, ownMembers } from '../base/own-members.js'
import { inOrder, rowsOf } from './block-rows.js'
import { Client } from './client.js'
import { errorOf } from './nonet-error.js'

/** @typedef {import('./block-rows.js').Row} Row */
/**
 * @typedef {object} NoRow a part of the text in which no puzzle can be read
 * @property {number} line
 * @property {'unreadable'} outcome
 * @property {import('./nonet-error.js').NonetError} error
 */

/** What is read at once: bytes of a text, characters of lines, which are gathered until then. */
const PART_LENGTH = 1 << 18
/** Where the solver runs in the caller's own thread, that is kept for so long, or for one puzzle. */
const IN_PAGE_MS = 8

/**
 * Solves many puzzles. Gives one object for each, in order, and for each part of the text in which no
 * puzzle can be read.
 * @param {string | Iterable<string> | AsyncIterable<string>} puzzles a text in any format, or the
 *   lines of one: a puzzle each, say
 * @param {{guesses?: number}} [how] a puzzle that needs more guesses is given up; default 1,000,000
 * @param {{signal?: AbortSignal}} [options]
 * @returns {AsyncGenerator<Row | NoRow, void, undefined>}
 */
export async function* solveMany(puzzles, how, options) {
  const { guesses } = ownMembers(how)
  const { signal } = ownMembers(options)
  const client = new Client()
  // Nobody may ever come back for the next answer, to hear of it.
  const end = () => client.busy || client.close()
  signal?.addEventListener('abort', end)
  try {
    signal?.throwIfAborted()
    let isFirst = true
    for await (const { bytes, isLast } of partsOf(puzzles, signal)) {
      const { blocks } = await client.readBlocks(bytes, { isFirst, isLast }, { signal })
      isFirst = false
      for (const { bytes: block, count, unreadable } of blocks) {
        /** @type {Row[]} */
        const rows = []
        while (rows.length < count) {
          const how = {
            skip: rows.length,
            guesses,
            ...(client.place === 'page' && { milliseconds: IN_PAGE_MS }),
          }
          for (const row of rowsOf(await client.solveBlock(block, how, { signal }))) rows.push(row)
        }
        for (const each of inOrder(rows, unreadable)) {
          signal?.throwIfAborted()
          if (has(each, 'key'))
            yield { line: each.line, outcome: 'unreadable', error: errorOf(each) }
          else yield each
        }
      }
    }
    signal?.throwIfAborted()
  } finally {
    signal?.removeEventListener('abort', end)
    client.close()
  }
}

/**
 * The text in parts; the last one may be empty. Nothing, if there are no lines.
 * @param {string | Iterable<string> | AsyncIterable<string>} puzzles @param {AbortSignal} [signal]
 */
async function* partsOf(puzzles, signal) {
  const encoder = new TextEncoder()
  if (typeof puzzles === 'string') {
    const bytes = encoder.encode(puzzles)
    for (let start = 0; start === 0 || start < bytes.length; start += PART_LENGTH) {
      const end = start + PART_LENGTH
      yield { bytes: bytes.slice(start, end), isLast: end >= bytes.length }
    }
    return
  }
  let text = ''
  let isEmpty = true
  const lines = Symbol.asyncIterator in puzzles ? untilAborted(puzzles, signal) : puzzles
  for await (const line of lines) {
    isEmpty = false
    text += `${line}\n`
    if (text.length < PART_LENGTH) continue
    yield { bytes: encoder.encode(text), isLast: false }
    text = ''
  }
  if (!isEmpty) yield { bytes: encoder.encode(text), isLast: true }
}

/**
 * The same lines; the signal's reason as soon as that is aborted, though the next line never comes.
 * @param {AsyncIterable<string>} lines @param {AbortSignal} [signal]
 */
async function* untilAborted(lines, signal) {
  const source = lines[Symbol.asyncIterator]()
  let fail = (/** @type {unknown} */ _) => {}
  const end = () => fail(signal?.reason)
  signal?.addEventListener('abort', end)
  try {
    while (true) {
      signal?.throwIfAborted()
      const { done, value } = await new Promise((resolve, reject) => {
        fail = reject
        source.next().then(resolve, reject)
      })
      if (done) return
      yield value
    }
  } finally {
    signal?.removeEventListener('abort', end)
    // One that waits for its line would not answer before that has come.
    const returned = source.return?.()
    if (signal?.aborted) returned?.catch(() => {})
    else await returned
  }
}
