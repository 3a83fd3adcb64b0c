// page/read-links.js: reads links, and puzzles with constraints, into the solver's kind of report; fetched for the first of
// them.
//
//   https://…?load=…          a link, or several with words around them (interop/links.js)
//   .Cage~12~R1C1~R1C2        Interactive-Sudoku-Solver, or its link, which has the same as ?q=
//   {"grid": …}               Nonet's JSON for puzzles with constraints (board/constraints.js)
//   SumoCueV1=0J0=8J0…        a jigsaw or killer of SumoCue, an id of Solo, a killer (interop/texts.js)
//   {"grid": [[…]]}           f-puzzles' JSON, and {"cells": [[…]]} SudokuPad's (interop/links.js)
//
// The engine reads the second and the third, and says what is wrong with them.

import { puzzleOfTree } from '../board/constraints.js'
import { NonetError } from '../client/client.js'
import { sharedConstrainedClient } from '../client/constrained-client.js'
import { linksIn, readJson, readLink } from '../interop/links.js'
import { puzzlesIn } from '../interop/texts.js'
import { completeWords } from '../words/sentences.js'

/** @typedef {import('./read-texts.js').Report} Report */
/** @typedef {import('./read-texts.js').Entry} Entry */
/** @typedef {{signal?: AbortSignal}} Options */

/** Items of Interactive-Sudoku-Solver up to the first with arguments; those before it may have blanks or lines between them. */
const INTERACTIVE = /^(\.[A-Z]\w*\s*)*\.\S*~/

/** @param {string} text @param {Options} [options] @returns {Promise<Report | undefined>} undefined if there is none in it */
export async function readLinks(text, options) {
  if (/^\s*\{/.test(text)) {
    const place = { number: 1, title: '', format: '', at: { line: 0, column: 0 } }
    await completeWords()
    const entry = await entryOf(place, async () => readJson(text) ?? {})
    if ('puzzle' in entry || 'error' in entry) return reportOf([entry])
  }
  const puzzles = puzzlesIn(text)
  if (puzzles.length) {
    await completeWords()
    const entries = puzzles.map(({ format, line, read }, index) => {
      const place = { number: index + 1, title: '', format, at: { line, column: 0 } }
      return entryOf(place, async () => read())
    })
    return reportOf(await Promise.all(entries))
  }
  const constrained = constrainedIn(text.trim())
  if (constrained) {
    await completeWords()
    const place = { number: 1, title: '', format: constrained.format, at: { line: 0, column: 0 } }
    return reportOf([await entryOf(place, () => readPuzzle(constrained.text, options))])
  }
  const links = linksIn(text)
  if (!links.length) return undefined
  // The names of links, and of what they have besides.
  await completeWords()
  const entries = links.map(({ link, rest, line, column }, index) => {
    // The place of a single link is useless: it may come from the page's own address.
    const at = links.length > 1 ? { line, column } : { line: 0, column: 0 }
    const place = { number: index + 1, title: '', format: '', at }
    return entryOf(place, () => readLink(link, rest))
  })
  return reportOf(await Promise.all(entries))
}

/**
 * A text that is one puzzle with constraints.
 * @param {string} text @returns {{text: string, format: string} | undefined}
 */
function constrainedIn(text) {
  // Other JSON is lists of digits, columns of a table and the like.
  if (/^\{/.test(text) && /"(grid|givens|constraints)"\s*:\s*[[{]/.test(text)) {
    return /"(position|cells)"\s*:\s*\[\s*\{/.test(text) ? undefined : { text, format: 'json' }
  }
  if (INTERACTIVE.test(text)) return { text, format: 'iss' }
  const query = /^https?:\S+[?&]q=([^&#\s]+)/.exec(text)?.[1]
  if (!query) return undefined
  const value = new URLSearchParams(`q=${query}`).get('q') ?? ''
  return INTERACTIVE.test(value) ? { text: value, format: 'iss' } : undefined
}

/** @param {string} text @param {Options} [options] */
async function readPuzzle(text, options) {
  const { puzzle } = await sharedConstrainedClient().read(text, options)
  try {
    return { puzzle: puzzleOfTree(puzzle) }
  } catch (reason) {
    if (!(reason instanceof RangeError)) throw reason
    throw new NonetError('repeats', { text: reason.message })
  }
}

/**
 * @param {Entry} place @param {() => Promise<Partial<Entry>>} read
 * @returns {Promise<Entry>}
 */
async function entryOf(place, read) {
  try {
    return { ...place, ...(await read()) }
  } catch (reason) {
    const thrown = /** @type {import('../client/client.js').NonetError} */ (reason)
    const { key, args } = thrown
    if (typeof key !== 'string' || key.startsWith('solver-')) throw reason
    const { line = 0, column = 0 } = thrown.place ?? {}
    const error = { key, line, column, text: '', found: 0, expected: 0, ...args }
    return { ...place, error }
  }
}

/** @param {Entry[]} entries @returns {Report} */
function reportOf(entries) {
  return {
    format: entries.find(({ format }) => format)?.format ?? '',
    total: entries.length,
    unreadable: entries.filter((entry) => 'error' in entry).length,
    entries,
  }
}
