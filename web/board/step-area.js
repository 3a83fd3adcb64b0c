// board/step-area.js: where a step is to be looked for, without the name of its technique: the first rung of a hint.
//
// The sentence (words/step-areas.js) and the tint on the board (scene/step-layers.js) are both made of this, so that
// neither tells more than the other.

import { housesOf } from './houses.js'

/** @typedef {import('nonet-human-wasm').Step} Step */
/** @typedef {import('./houses.js').Shape} Shape */
/** @typedef {import('nonet-wasm').HouseName} Place a house, from 0 */
/**
 * @typedef {object} StepArea
 * @property {string} key what to look at there: a sentence of the section `steps`
 * @property {number[]} digits that it is about; [] for none
 * @property {Place[]} houses [] for the whole board, or for `cells`
 * @property {number[]} cells in place of houses
 */

/** More boxes than these are no place to look at. */
const MOST_BOXES = 3

/** Techniques, and what to look at. @type {[RegExp, string][]} */
const KEYS = [
  [/^(pointing|claiming|house-forcing-\w+)$/, 'areaDigitHouse'],
  [
    /^(naked-single|full-house|hidden-single|(naked|hidden|locked)-(pair|triple|quad))$/,
    'areaHouse',
  ],
  [/^(skyscraper|turbot-fish|x-chain|broken-wing|(dual-)?two-string-kite)$/, 'areaPlaces'],
  [/^((dual-)?empty-rectangle|(simple|multi)-colours)/, 'areaPlaces'],
  [
    /x-wing$|swordfish$|jellyfish$|^(finned-mutant-)?squirmbag$|^(whale|leviathan)$/,
    'areaDigitHouse',
  ],
  [/^(kraken-fish|template-\w+)$/, 'areaDigitHouse'],
  [/^(remote-pair|xy-wing|xy-chain|w-wing|bivalue-oddagon)$/, 'areaPairs'],
  [/^(bent-quad|\w*xyz-wing)$/, 'areaSmall'],
  [/rectangle|^(unique-loop|bug-lite|mug|reverse-bug)$/, 'areaSwap'],
  [/^bug-/, 'areaOpen'],
  [/^(als-(xz|xy-wing|chain)|death-blossom|sue-de-coq|sk-loop|msls|aligned-)/, 'areaSets'],
  [/^cell-forcing-/, 'areaCell'],
  [/^(fireworks|\w+-exocet|tridagon)$/, 'areaDigits'],
]

/** @param {Step} step @param {Shape} shape of its board @returns {StepArea} */
export function areaOf(step, shape) {
  const [, key = 'areaLinks'] = KEYS.find(([techniques]) => techniques.test(step.technique)) ?? []
  const digits = key === 'areaDigits' ? step.digits : [firstDigit(step)]
  const [pivot] = step.cells.filter(({ role }) => role === 'pivot')
  if (key === 'areaCell' && pivot) return { key, digits, houses: [], cells: pivot.cells }
  const houses = key === 'areaOpen' ? [] : housesFor(key, step, shape)
  return { key, digits, houses: houses.map(({ kind, index }) => ({ kind, index })), cells: [] }
}

/** @param {string} key @param {Step} step @param {Shape} shape @returns {readonly Place[]} */
function housesFor(key, step, shape) {
  // A chain is followed from where it begins.
  const first = step.chains[0]?.[0] ?? { cells: cellsIn(step) }
  if (key === 'areaLinks') return nearestHouses(first.cells.slice(0, 1), shape)
  const bases = step.houses.filter(({ role }) => role === 'base')
  if (bases.length) return bases
  return step.houses.length ? step.houses : nearestHouses([...new Set(cellsIn(step))], shape)
}

/** A house with all the cells, the smallest kind first; else the boxes that most of them are in. @param {readonly number[]} cells @param {Shape} shape */
function nearestHouses(cells, shape) {
  const houses = housesOf(shape)
  const boxes = houses.filter(({ kind }) => kind === 'box' || kind === 'region')
  const kinds = cells.length === 1 ? houses : [...boxes, ...houses]
  const whole = kinds.find((house) => cells.every((cell) => house.cells.includes(cell)))
  if (whole) return [whole]
  const inside = (/** @type {{cells: number[]}} */ house) =>
    house.cells.filter((cell) => cells.includes(cell)).length
  const some = (boxes.length ? boxes : houses).filter((house) => inside(house) > 0)
  return some.sort((one, other) => inside(other) - inside(one)).slice(0, MOST_BOXES)
}

/** The cells of the pattern: those it names, those of its chains, or those of what follows. @param {Step} step */
function cellsIn({ marks, cells, chains, placements, eliminations }) {
  const named = [...marks.map(({ cell }) => cell), ...cells.flatMap((set) => set.cells)]
  if (named.length) return named
  const linked = chains.flatMap((chain) => chain.flatMap((node) => node.cells))
  return linked.length ? linked : [...placements, ...eliminations].map(({ cell }) => cell)
}

/** @param {Step} step */
function firstDigit({ digits, placements, eliminations }) {
  return digits[0] ?? [...placements, ...eliminations][0].digit
}
