// tests/bench/engine_grids.mjs: plain grids for scripts/bench engine, and the same search natively and in the module.
//
// Times are milliseconds of processor time, so that other jobs on the machine count little. Of the module that is all threads of Node,
// and so includes what V8 compiles meanwhile; the search of a puzzle that takes less than a second is repeated, and the median counts.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { cpuUsage, env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { loadEngine, mustGive } from '../wasm/load.mjs'
import { median } from './lib.mjs'

/** @typedef {import('./cnf.mjs').Puzzle & {name: string}} Grid */
/** @typedef {'solve' | 'candidates'} Question */
/** @typedef {{done: boolean, solutions: number, ms: number}} Answer */
/** @typedef {{limit?: number, seconds: number, rounds?: number}} How limit: of the solutions (2) */

const root = fileURLToPath(new URL('../..', import.meta.url))
const program = join(root, 'build/native/tests/grid_bench')
/** As a worker (web/client/runner.js). */
const SLICE_MS = 50

/** The folder of published puzzles. */
export const data = env.NONET_DATA ?? join(root, '../shared/data')

/** The grids of a file of `data`, where it is there. @param {string} file @returns {Grid[] | null} */
export function publishedGrids(file) {
  const path = join(data, file)
  if (!existsSync(path)) return null
  const lines = readFileSync(path, 'utf8').split('\n').filter(Boolean)
  return lines.map((line) => {
    const [name, ...numbers] = line.split(' ')
    const [size, boxRows, boxColumns, ...givens] = numbers.map(Number)
    // The module knows no boxes of 0×0: in a latin square they are rows.
    return { name, size, boxRows: boxRows || 1, boxColumns: boxColumns || size, givens }
  })
}

/** A line that grid_bench reads. @param {Grid} grid */
export const lineOf = ({ name, size, boxRows, boxColumns, givens }) =>
  `${[name.replaceAll(' ', '-'), size, boxRows, boxColumns, ...givens].join(' ')}\n`

/** What grid_bench.cpp says about a grid. @param {string} question @param {Grid} grid @param {How} how */
export function native(question, grid, { limit = 2, seconds, rounds = 7 }) {
  const options = Object.entries({ limit, seconds, rounds })
  const words = [question, ...options.flatMap(([name, value]) => [`--${name}`, String(value)])]
  const input = lineOf(grid)
  return JSON.parse(execFileSync(program, words, { input, encoding: 'utf8', maxBuffer: 1 << 28 }))
}

/** @param {{user: number, system: number}} [since] */
const processorMs = (since) => {
  const { user, system } = cpuUsage(since)
  return (user + system) / 1e3
}

/** A module of its own for a group of grids. */
export async function makeModule() {
  const engine = await loadEngine()
  /** @param {Question} question @param {Grid} grid @param {How} how @returns {Answer} */
  function once(question, { size, boxRows, boxColumns, givens }, { limit = 2, seconds }) {
    const begin = cpuUsage()
    const puzzle = { size, boxRows, boxColumns, givens }
    const id = mustGive(engine.searchOpen(puzzle, question, { limit }))
    for (;;) {
      const { done, counters } = mustGive(engine.searchGo(id, SLICE_MS))
      const ms = processorMs(begin)
      const isLate = ms > seconds * 1e3
      if (!done && !isLate) continue
      if (!done) engine.searchClose(id)
      return { done, solutions: counters.solutions, ms }
    }
  }
  return {
    /** As native(). @param {Question} question @param {Grid} grid @param {How} how @returns {Answer} */
    run(question, grid, how) {
      const answers = [once(question, grid, how)]
      while (answers[answers.length - 1].ms < 1e3 && answers.length < (how.rounds ?? 7)) {
        answers.push(once(question, grid, how))
      }
      return { ...answers[0], ms: median(answers.map(({ ms }) => ms)) }
    },
  }
}

/**
 * Random numbers for which cells are emptied. With those of tests/cli/program.mjs, of which one depends on the one before, half-empty
 * grids are easier: of 25 36×36 with 47 % emptied two instead of seven took the learning engine alone longer than 5 s.
 * @param {string} seed @returns {(below: number) => number}
 */
export function hashedNumbers(seed) {
  let drawn = 0
  return (below) => {
    const hash = createHash('sha256').update(`${seed} ${drawn++}`).digest()
    return Math.floor((hash.readUInt32LE() / 2 ** 32) * below)
  }
}

/** A full grid: a pattern whose digits, and the rows and columns of whose boxes, are exchanged. @param {import('../../wasm/nonet.d.ts').Shape} shape @param {(below: number) => number} below */
export function fullGrid({ size, boxRows, boxColumns }, below) {
  const shuffled = (/** @type {number} */ count) => {
    const all = Array.from({ length: count }, (_, i) => i)
    for (let i = count - 1; i > 0; i--) {
      const j = below(i + 1)
      ;[all[i], all[j]] = [all[j], all[i]]
    }
    return all
  }
  /** Lines that stay in their band, whose order is exchanged, too. @param {number} bands @param {number} inBand */
  const lines = (bands, inBand) =>
    shuffled(bands).flatMap((band) => shuffled(inBand).map((line) => band * inBand + line))
  const rows = lines(size / boxRows, boxRows)
  const columns = lines(size / boxColumns, boxColumns)
  const digits = shuffled(size)
  return rows.flatMap((row) => {
    const shift = (row % boxRows) * boxColumns + Math.floor(row / boxRows)
    return columns.map((column) => digits[(shift + column) % size] + 1)
  })
}

/** Empties so many cells. @param {number[]} digits @param {number} count @param {(below: number) => number} below */
export function withHoles(digits, count, below) {
  const givens = [...digits]
  for (let left = count; left > 0; ) {
    const cell = below(givens.length)
    if (givens[cell] === 0) continue
    givens[cell] = 0
    left--
  }
  return givens
}
