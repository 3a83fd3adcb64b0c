// client/solve-many.js: solves many puzzles: a text of any length, or any number of lines.
//
// It solves block by block, hundreds of puzzles in one call of the module, and only as far as the caller has iterated:
// leaving the loop ends all work, and so does the signal, also while the next line is awaited. It has a
// solver of its own: a module reads one text at a time, and other questions do not have to wait.

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

/** Size of a part that is read at once: bytes of a text, or characters of lines, which are collected up to it. */
const PART_LENGTH = 1 << 18
/** Where the solver runs in the caller's own thread, one call takes this long, or one puzzle. */
const IN_PAGE_MS = 8

/**
 * Solves many puzzles. Yields one object for each, in order, and one for each unreadable part of the text.
 * @param {string | Iterable<string> | AsyncIterable<string>} puzzles a text in any format, or the
 *   lines of one: for example a puzzle each
 * @param {{guesses?: number}} [how] the solver gives up a puzzle that needs more guesses; default 1,000,000
 * @param {{signal?: AbortSignal}} [options]
 * @returns {AsyncGenerator<Row | NoRow, void, undefined>}
 */
export async function* solveMany(puzzles, how, options) {
  const { guesses } = ownMembers(how)
  const { signal } = ownMembers(options)
  const client = new Client()
  // The caller may never ask for the next answer, which would end the client.
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
 * The text in parts; the last one may be empty. Without lines, no part.
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
 * The same lines; throws the signal's reason as soon as it is aborted, even while the next line is awaited.
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
    // A source that awaits its next line would not return before that has arrived.
    const returned = source.return?.()
    if (signal?.aborted) returned?.catch(() => {})
    else await returned
  }
}
