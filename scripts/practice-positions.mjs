// scripts/practice-positions.mjs: makes web/page/learn/practice-positions.json: positions in which a technique leads on
// and none of an easier level does.
//
//   node scripts/practice-positions.mjs [--puzzles 20000] [--seed 1] [--each 4] [--samples 2000]
//
// It fills random grids, takes digits away as long as there is one solution, has `nonet steps` walk the path of each
// puzzle, and keeps for every technique the first positions of different puzzles in which it comes next. Some never come
// next, as another of their level always comes before them: for these it looks through positions of the paths
// (--samples for each level) in which nothing easier helps; and where there is none (the two fish of a Siamese pair are
// easier each), in all. The same seed gives the same puzzles; which positions they yield depends on the techniques, so
// it is run again when those change. It needs the command line and the module (`scripts/build native`, `scripts/build
// wasm`).
//
// A position is a line: 81 cells ('.' empty, a figure for a given, a letter from 'a' for a digit placed since), and
// after a blank, for each digit the cells that lack it although their houses allow it, two letters a cell (its row and
// column): '4abcd' is 4, gone from r1c2 and r3c4.
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { loadHuman, mustGive } from '../tests/wasm/load.mjs'
import { readPosition } from '../web/page/learn/positions.js'

const top = fileURLToPath(new URL('..', import.meta.url))
const { values: wanted } = parseArgs({
  options: {
    puzzles: { type: 'string', default: '20000' },
    seed: { type: 'string', default: '1' },
    each: { type: 'string', default: '4' },
    samples: { type: 'string', default: '2000' },
    nonet: { type: 'string', default: join(top, 'build', 'native', 'nonet') },
    out: {
      type: 'string',
      default: join(top, 'web', 'page', 'learn', 'practice-positions.json'),
    },
  },
})
const each = Number(wanted.each)
const CELLS = [...new Array(81).keys()]
const ALL = 0x1ff
const rowOf = (/** @type {number} */ cell) => Math.floor(cell / 9)
const boxOf = (/** @type {number} */ cell) => 3 * Math.floor(cell / 27) + Math.floor((cell % 9) / 3)

/** Mulberry32: the same numbers from 0 to 1 for the same seed. @param {number} seed */
function randomFrom(seed) {
  let state = seed
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}
const random = randomFrom(Number(wanted.seed))

/** @template Item @param {Item[]} items */
function shuffled(items) {
  const list = [...items]
  for (let last = list.length - 1; last > 0; last--) {
    const other = Math.floor(random() * (last + 1))
    ;[list[last], list[other]] = [list[other], list[last]]
  }
  return list
}

/**
 * Searches for solutions, the cell with the fewest digits first; true to end the search.
 * @param {number[]} grid digits, which it fills in @param {(grid: number[]) => boolean} found
 * @param {(digits: number[]) => number[]} [order]
 */
function search(grid, found, order = (digits) => digits) {
  const rows = new Array(9).fill(ALL)
  const columns = new Array(9).fill(ALL)
  const boxes = new Array(9).fill(ALL)
  const flip = (/** @type {number} */ cell, /** @type {number} */ digit) => {
    const bit = 1 << (digit - 1)
    rows[rowOf(cell)] ^= bit
    columns[cell % 9] ^= bit
    boxes[boxOf(cell)] ^= bit
  }
  for (const cell of CELLS) if (grid[cell]) flip(cell, grid[cell])
  const go = () => {
    let [best, fewest, digits] = [-1, 10, 0]
    for (const cell of CELLS) {
      if (grid[cell]) continue
      const free = rows[rowOf(cell)] & columns[cell % 9] & boxes[boxOf(cell)]
      let count = 0
      for (let rest = free; rest; rest &= rest - 1) count++
      if (count < fewest) [best, fewest, digits] = [cell, count, free]
      if (fewest < 2) break
    }
    if (best < 0) return found(grid)
    const free = [1, 2, 3, 4, 5, 6, 7, 8, 9].filter((digit) => digits & (1 << (digit - 1)))
    for (const digit of order(free)) {
      grid[best] = digit
      flip(best, digit)
      const isEnd = go()
      flip(best, digit)
      if (isEnd) return true
    }
    grid[best] = 0
    return false
  }
  return go()
}

/** A puzzle with one solution; of most of them, every given is needed. */
function newPuzzle() {
  const grid = new Array(81).fill(0)
  search(grid, () => true, shuffled)
  for (const cell of shuffled(CELLS)) {
    const digit = grid[cell]
    grid[cell] = 0
    let count = 0
    search([...grid], () => ++count > 1)
    if (count > 1) grid[cell] = digit
  }
  return grid
}

/** @param {string} name "r1c2" */
const cellOf = (name) => 9 * (Number(name[1]) - 1) + Number(name[3]) - 1

/** @param {number[]} givens @param {number[]} digits @param {Set<number>[]} gone by digit, from 1 */
function lineOf(givens, digits, gone) {
  const cells = CELLS.map((cell) => {
    if (givens[cell]) return String(givens[cell])
    return digits[cell] ? String.fromCharCode(96 + digits[cell]) : '.'
  })
  const sees = (/** @type {number} */ cell, /** @type {number} */ digit) =>
    CELLS.some(
      (other) =>
        digits[other] === digit &&
        (rowOf(other) === rowOf(cell) || other % 9 === cell % 9 || boxOf(other) === boxOf(cell)),
    )
  const lacks = gone.map((list, digit) => {
    const open = [...list].filter((cell) => !digits[cell] && !sees(cell, digit))
    const names = open
      .sort((one, other) => one - other)
      .map((cell) => String.fromCharCode(97 + rowOf(cell), 97 + (cell % 9)))
    return names.length ? digit + names.join('') : ''
  })
  return [cells.join(''), ...lacks.filter(Boolean)].join(' ')
}

const LEVELS = ['easy', 'medium', 'hard', 'unfair', 'extreme']
const human = await loadHuman()
const levels = new Map(human.techniques().map(({ key, level }) => [key, LEVELS.indexOf(level)]))
/** The level of a technique, from 0. */
const levelOf = (/** @type {string} */ technique) => levels.get(technique) ?? 0

/** @type {Map<string, string[]>} */
const kept = new Map()
/** Positions by the level of what comes next in them, at most one of a puzzle. @type {string[][]} */
const samples = LEVELS.map(() => [])

/**
 * Keeps what is new on the path of a puzzle.
 * @param {{puzzle: string, steps: {technique: string, placements: {cell: string, digit: number}[],
 *   eliminations: {cell: string, digit: number}[]}[]}} path
 */
function keep({ puzzle, steps }) {
  const givens = [...puzzle].map((sign) => Number(sign) || 0)
  const digits = [...givens]
  const gone = Array.from({ length: 10 }, () => /** @type {Set<number>} */ (new Set()))
  const seen = new Set()
  let isSampled = false
  for (const { technique, placements, eliminations } of steps) {
    const list = kept.get(technique) ?? []
    kept.set(technique, list)
    if (list.length < each && !seen.has(technique)) list.push(lineOf(givens, digits, gone))
    seen.add(technique)
    const alike = samples[levelOf(technique)]
    if (!isSampled && alike.length < Number(wanted.samples) && random() < 0.2) {
      alike.push(lineOf(givens, digits, gone))
      isSampled = true
    }
    for (const { cell, digit } of eliminations) gone[digit].add(cellOf(cell))
    for (const { cell, digit } of placements) digits[cellOf(cell)] = digit
  }
}

const nonet = spawn(wanted.nonet, ['steps', '--json', '--quiet'], {
  stdio: ['pipe', 'pipe', 'ignore'],
})
const reading = (async () => {
  for await (const line of createInterface({ input: nonet.stdout })) {
    const path = JSON.parse(line)
    if (path.steps) keep(path)
  }
})()
for (let count = Number(wanted.puzzles); count > 0; count--) {
  const puzzle = newPuzzle().map((digit) => digit || '.')
  if (!nonet.stdin.write(`${puzzle.join('')}\n`)) await once(nonet.stdin, 'drain')
  if (count % 1000 === 0) console.error(`${count} puzzles to go, ${kept.size} techniques`)
}
nonet.stdin.end()
await reading

/** Adds positions in which the technique leads on. @param {string} technique @param {string[]} lines */
function addFrom(technique, lines) {
  const list = kept.get(technique) ?? []
  for (const line of lines) {
    if (list.length >= each) break
    const isThere = list.some((other) => other.startsWith(line.slice(0, 81)))
    const { step } = mustGive(human.hint(readPosition(line), { technique }, null))
    if (step && !isThere) list.push(line)
  }
  if (list.length) kept.set(technique, list)
}
for (const [technique, level] of levels) {
  addFrom(technique, samples.slice(level).flat())
  if (!kept.has(technique)) addFrom(technique, samples.slice(1, level).flat().reverse())
  console.error(`${technique}: ${kept.get(technique)?.length ?? 0}`)
}

const rows = Object.fromEntries([...kept].sort(([one], [other]) => (one < other ? -1 : 1)))
writeFileSync(wanted.out, `${JSON.stringify(rows, null, 2)}\n`)
console.error(`${kept.size} techniques, ${[...kept.values()].flat().length} positions`)
