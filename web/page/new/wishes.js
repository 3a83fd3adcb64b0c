// page/new/wishes.js: what a new puzzle should be like: the wishes of a press, how wishes are named.
//
// Everything here is plain data, without elements and words.

import { gridName } from '../../board/houses.js'

/** @typedef {import('nonet-generate-wasm').Wishes} Wishes */
/** @typedef {import('nonet-generate-wasm').MadePuzzle} MadePuzzle */
/** @typedef {import('../grades.js').Grade} Grade */

/** The symmetries, as core/generate/symmetry.h names them; the most usual one first. */
export const SYMMETRIES = /** @type {const} */ ([
  'half-turn',
  'quarter-turn',
  'left-right',
  'top-bottom',
  'diagonal',
  'antidiagonal',
  'full',
  'none',
])

/** The shapes that can be chosen; the usual one first. @type {Wishes[]} */
export const SHAPES = [
  {},
  { houses: ['diagonals'] },
  { houses: ['windows'] },
  { jigsaw: true },
  { size: 4 },
  { size: 6 },
  { size: 6, houses: ['diagonals'] },
  { size: 12 },
  { size: 16 },
]

/** Why wishes that the form can tell cannot be met; core/generate/wishes.h has all. */
export const OBSTACLES = [
  'houses',
  'too-few-givens',
  'too-many-givens',
  'empty-range',
  'count-of-symmetry',
  'needs-and-singles',
  'se-shape',
  'se-singles',
]

/** Which wish the nearest puzzle misses; core/generate/judge.h. */
export const MISSES = ['clues', 'minimal', 'singles', 'techniques', 'se', 'grade']

/**
 * What one press on a grade asks for. The givens are symmetrical, as people expect, where that takes no time: hard puzzles
 * with symmetrical givens are so rare that a phone would search for seconds.
 * @param {Grade} grade
 * @returns {Wishes}
 */
export function quickWishes(grade) {
  const isRare = grade === 'hard' || grade === 'extreme'
  return isRare ? { grade } : { grade, symmetry: 'half-turn' }
}

/** Whether the same is wished, in any order. @param {Wishes} one @param {Wishes} other */
export function areSame(one, other) {
  const textOf = (/** @type {Wishes} */ wishes) => JSON.stringify(Object.entries(wishes).sort())
  return textOf(one) === textOf(other)
}

/** @typedef {(path: string, values?: import('../../words/phrases.js').Values) => string} Say */

/**
 * Names a shape: "9×9", "Jigsaw, 9×9", "X (both diagonals), 9×9".
 * @param {Pick<Wishes, 'size' | 'jigsaw' | 'houses'>} wishes @param {Say} say
 */
export function shapeName({ size = 9, jigsaw, houses = [] }, say) {
  const extra = { diagonals: 'new.x', windows: 'new.windoku' }[houses.join()]
  const named = jigsaw ? 'new.jigsaw' : extra
  return named ? say(named, { size }) : say('shelf.size', { grid: gridName({ size }) })
}

/**
 * Names the kind of puzzle in a few words: "Moderate", "Tricky · 6×6", "Swordfish".
 * @param {Wishes} wishes @param {Say} say needs the names of techniques if the wishes have any
 */
export function kindOf({ grade, needs = [], size = 9, jigsaw, houses }, say) {
  const parts = needs.map((technique) => say(`techniques.${technique}`))
  if (grade) parts.unshift(say(`grades.${grade}`))
  if (jigsaw || houses?.length || size !== 9) {
    parts.push(shapeName({ size, jigsaw, houses }, say))
  }
  return parts.join(' · ') || say('shelf.unnamed', { grid: gridName({ size }) })
}

/**
 * Names a made puzzle by its kind and its seed, with which it can be made again.
 * @param {Pick<MadePuzzle, 'seed' | 'number' | 'fits'>} made @param {Wishes} wishes @param {Say} say
 */
export function captionOf({ seed, number, fits }, wishes, say) {
  const { size, jigsaw, houses } = wishes
  const kind = kindOf(fits ? wishes : { size, jigsaw, houses }, say)
  return [kind, number > 1 ? `${seed} ${number}` : seed].join(' · ')
}
