// page/share/print.js: one or several puzzles a sheet of paper, with their answers behind them.
//
// The puzzles are the one on the board, those of the list that was opened last, or those that another
// panel has handed over. Answers are worked out by a solver of their own, one after another, with a
// limit for each: a page of puzzles must not wait for one that takes hours.

import { digitsOfValues, treeOfPuzzle } from '../../board/constraints.js'
import { asSet } from '../../board/puzzle.js'
import { Client } from '../../client/client.js'
import { sharedConstrainedClient } from '../../client/constrained-client.js'
import { make } from '../../dom/make.js'
import { errorSentence, say } from '../../words/sentences.js'
import { clearSheets, layOut } from './sheets.js'

/** @typedef {import('./sheets.js').Figure} Figure */

const PER_SHEET = [1, 2, 4, 6]
/** As many as a patient printer takes. */
const MOST = 300
const PATIENCE_MS = 5_000

/** @param {import('./content.js').Sharing} sharing @returns {import('./content.js').Part} */
export function makePrint(sharing) {
  const { page, content, tell } = sharing
  const which = make('select', { id: 'share-which' })
  const per = make('select', { id: 'share-per' })
  per.append(
    ...PER_SHEET.map((count) => new Option(say('share.perSheet', { count }), String(count))),
  )
  const answers = make('input', { type: 'checkbox', id: 'share-answers', checked: true })
  const print = make('button', { type: 'button', class: 'main' }, say('share.printNow'))
  /** @type {AbortController | undefined} */
  let working

  /** @returns {Record<string, Figure[]>} */
  const choices = () => {
    const { board, entries } = page
    const listed = entries.flatMap(({ puzzle, title, number }) =>
      puzzle ? [{ puzzle, title: title || say('page.untitled', { number }) }] : [],
    )
    const chosen = sharing.detail?.puzzles ?? []
    return {
      ...(chosen.length ? { chosen: chosen.slice(0, MOST) } : {}),
      one: [{ puzzle: content(), title: board.caption }],
      ...(listed.length > 1 ? { list: listed.slice(0, MOST) } : {}),
    }
  }
  print.addEventListener('click', async () => {
    working?.abort()
    working = new AbortController()
    const { signal } = working
    const figures = choices()[which.value]
    try {
      const solved = answers.checked ? await solveAll(figures, signal, tell) : []
      if (signal.aborted) return
      layOut(figures, solved, Number(per.value))
      tell('')
      window.print()
    } catch (reason) {
      if (!signal.aborted) tell(errorSentence(reason))
    }
  })
  const body = make(
    'div',
    {},
    make(
      'div',
      { class: 'fields' },
      make('span', {}, make('label', { for: which.id }, say('share.which')), which),
      make('span', {}, make('label', { for: per.id }, say('share.per')), per),
    ),
    make('label', { class: 'check' }, answers, say('share.withAnswers')),
    make('p', { class: 'buttons' }, print),
  )
  return {
    name: 'print',
    body,
    show() {
      const before = which.value
      const all = choices()
      which.replaceChildren(
        ...Object.entries(all).map(([key, { length: count }]) => {
          return new Option(say(`share.print-${key}`, { count }), key)
        }),
      )
      if (before in all) which.value = before
    },
    close() {
      working?.abort()
      clearSheets()
    },
  }
}

/**
 * @param {readonly Figure[]} figures @param {AbortSignal} signal
 * @param {(message: string) => void} tell
 * @returns {Promise<Figure[]>}
 */
async function solveAll(figures, signal, tell) {
  const client = new Client()
  const end = () => client.close()
  signal.addEventListener('abort', end, { once: true })
  const solved = []
  try {
    for (const [index, { puzzle, title }] of figures.entries()) {
      tell(say('share.solving', { number: index + 1, count: figures.length }))
      solved.push(await answerOf(client, puzzle, title))
      if (signal.aborted) return []
    }
  } finally {
    signal.removeEventListener('abort', end)
    client.close()
  }
  return solved
}

/** The first of up to two solutions. @param {Client} client @param {Figure['puzzle']} puzzle @param {AbortSignal} signal */
async function solve(client, puzzle, signal) {
  const how = { limit: 2, keep: 1 }
  if (!puzzle.constraints) return client.solve(puzzle, how, { signal })
  const tree = /** @type {import('nonet-engine-wasm').ConstrainedPuzzle} */ (treeOfPuzzle(puzzle))
  const report = await sharedConstrainedClient().solve(tree, how, { signal })
  return { ...report, solutions: report.solutions.map((values) => digitsOfValues(values, puzzle)) }
}

/** @param {Client} client @param {Figure['puzzle']} puzzle @param {string} title @returns {Promise<Figure>} */
async function answerOf(client, puzzle, title) {
  // What was entered may be wrong: the answer is the puzzle's own.
  const plain = asSet(puzzle)
  /** @param {string} [word] */
  const named = (word) => [title, word].filter(Boolean).join(' · ')
  const signal = AbortSignal.timeout(PATIENCE_MS)
  try {
    const { solutions, count, complete } = await solve(client, plain, signal)
    if (!count) {
      return { puzzle: plain, title: named(say(complete ? 'answers.none' : 'share.notSolved')) }
    }
    const [entries] = solutions
    const word = count > 1 ? say('share.oneOfSeveral') : ''
    return { puzzle: { ...plain, entries }, title: named(word) }
  } catch (reason) {
    if (!signal.aborted) throw reason
    return { puzzle: plain, title: named(say('share.notSolved')) }
  }
}
