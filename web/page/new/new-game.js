// page/new/new-game.js: makes a new puzzle, and puts it on the board.
//
// It comes from the pool if that has one of the kind; else it is made now. What was on the board stays on the shelf, as
// with everything that is opened. Once a made puzzle is solved, another of its kind is offered.

import { GenerateClient, sharedGenerateClient } from '../../client/generate-client.js'
import { afterFrame } from '../../dom/after-frame.js'
import { fetchHintWords } from '../../words/hint-words.js'
import { completeWords, errorSentence, pageSpeaker, say } from '../../words/sentences.js'
import { bringBoard } from '../bring-board.js'
import { offerLine } from '../offer-line.js'
import { isSaving, PuzzlePool } from './pool.js'
import { captionOf, kindOf, quickWishes } from './wishes.js'

/** @typedef {import('../context.js').Page} Page */
/** @typedef {import('../grades.js').Grade} Grade */
/** @typedef {import('./wishes.js').Wishes} Wishes */
/** @typedef {import('./wishes.js').MadePuzzle} MadePuzzle */
/**
 * `fresh`: its seed is new, so that the shelf cannot have it, and is not asked.
 * @typedef {Pick<MadePuzzle, 'seed' | 'number' | 'puzzle' | 'fits' | 'misses' | 'attempts'> & {fresh: boolean}} Found
 */

/** What takes longer is told, with a way to stop it. */
const TELL_AFTER_MS = 400
/** The pool is filled up so long after a puzzle was taken out of it. */
const REFILL_AFTER_MS = 3000

/** @type {PuzzlePool | undefined} */
let pool
/** The one pool of the page. @param {Page} page */
const poolOf = ({ shelf }) => {
  pool ??= new PuzzlePool(shelf.store)
  return pool
}
/** Fills the pool, as soon as keepPool() was called. */
let refill = () => {}
/** Removes the offer of another puzzle. */
let withdraw = () => {}

/** One press on a grade. @param {Page} page @param {string} grade */
export function startGrade(page, grade) {
  return startNew(page, quickWishes(/** @type {Grade} */ (grade)))
}

/**
 * Puts a puzzle of a kind that is known to exist on the board.
 * @param {Page} page @param {Wishes} wishes
 */
async function startNew(page, wishes) {
  const { board, shelf } = page
  const signal = shelf.arrive()
  const stop = new AbortController()
  const end = () => stop.abort()
  signal.addEventListener('abort', end)
  let remove = () => {}
  const timer = setTimeout(() => {
    board.say(say('new.making'))
    remove = offerLine(say('new.making'), { words: say('board.cancel'), act: end }, signal)
  }, TELL_AFTER_MS)
  try {
    await loadWords(wishes)
    const found = await findNew(page, wishes, { signal: stop.signal })
    if (signal.aborted) return
    if (found.fits) await putNew(page, found, wishes, signal)
    else board.say(say('new.none', { count: found.attempts }), true)
  } catch (reason) {
    if (signal.aborted) return
    if (stop.signal.aborted) board.say(say('board.cancelled'))
    else board.say(errorSentence(reason), true)
  } finally {
    clearTimeout(timer)
    remove()
  }
}

/** The sentences of this part of the page, and the names of techniques where any are wished. @param {Wishes} wishes */
async function loadWords({ needs }) {
  await completeWords()
  if (needs?.length) await fetchHintWords(pageSpeaker())
}

/**
 * A puzzle as wished: out of the pool, or made now.
 * @param {Page} page @param {Wishes} wishes
 * @param {{seed?: string, signal?: AbortSignal,
 *   onProgress?: import('../../client/module-client.js').CallOptions['onProgress']}} how with a seed, it is that one's
 * @returns {Promise<Found>}
 */
export async function findNew(page, wishes, { seed, ...how }) {
  // Without the shelf there is no pool.
  const taking = seed ? undefined : poolOf(page).take(wishes)
  const pooled = await taking?.catch(() => undefined)
  if (!pooled) {
    const made = await sharedGenerateClient().generate(wishes, { seed: seed || undefined, ...how })
    return { ...made, fresh: !seed }
  }
  setTimeout(() => refill(), REFILL_AFTER_MS)
  return { ...pooled.made, puzzle: pooled.puzzle, fits: true, attempts: 0, fresh: true }
}

/**
 * @param {Page} page @param {Found} found @param {Wishes} wishes @param {AbortSignal} signal from Shelf.arrive()
 */
export async function putNew(page, found, wishes, signal) {
  const { seed, number, puzzle, fits, fresh } = found
  const { board } = page
  const made = fits ? { wishes, seed, number } : undefined
  const caption = captionOf(found, wishes, say)
  const hasProgress = await page.openPuzzle(puzzle, caption, { signal, made, fresh })
  // The focus would lay out the whole page before the puzzle is drawn.
  await afterFrame()
  if (signal.aborted) return
  const count = puzzle.givens.filter((digit) => digit > 0).length
  if (!hasProgress) board.say(say('new.ready', { count }))
  board.focus()
  bringBoard(board)
}

/** The puzzle on the board is solved: offers another one. @param {Page} page @param {import('../context.js').Origin} origin */
export async function offerAgain(page, { wishes }) {
  const signal = page.shelf.arrival
  await loadWords(wishes)
  if (signal.aborted) return
  withdraw()
  const further = { words: say('new.again'), act: () => startNew(page, wishes) }
  withdraw = offerLine(kindOf(wishes, say), further, signal)
}

/** Fills the pool now, and whenever a puzzle was taken, while the page is visible. @param {Page} page */
export function keepPool(page) {
  let stop = new AbortController()
  refill = async () => {
    stop.abort()
    stop = new AbortController()
    const { signal } = stop
    if (document.hidden || (await isSaving()) || signal.aborted) return
    // Nobody waits for it: the next press makes its puzzle itself.
    poolOf(page)
      .fill(new GenerateClient(), signal)
      .catch(() => {})
    completeWords().catch(() => {})
  }
  document.addEventListener('visibilitychange', refill)
  refill()
}
