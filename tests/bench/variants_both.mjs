// tests/bench/variants_both.mjs: published puzzles with constraints, natively and in the module: what variants.mjs and engine_variants.mjs share.
//
// The puzzles are those of variants/iss.json in NONET_DATA (default ../shared/data); engine_bench.cpp says what its rows hold.
import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'
import { loadEngine, loadNonet } from '../wasm/load.mjs'
import { coldStart, solveInModule, solvePlain } from './variants_module.mjs'

/** @typedef {{name: string, input: string, peer_ms?: import('./variants_peer.mjs').PeerMs}} Entry */
/** @typedef {{name: string, verdict: string, make_ms: number, run_ms: number, guesses: number, solutions: number, plain: boolean}} Row */
/** @typedef {{make: number, run: number, outcome: 'the same' | 'different' | 'timed out'}} ModuleAnswer */

const root = fileURLToPath(new URL('../..', import.meta.url))
export const program = join(root, 'build/native/tests/engine_bench')
export const file = join(env.NONET_DATA ?? join(root, '../shared/data'), 'variants/iss.json')
export const isThere = existsSync(file)

const READ = ['solved', 'finished', 'several', 'wrong']

/** The puzzles, in the order of their rows. @param {string} [only] those whose name contains this @returns {Entry[]} */
export function entriesOf(only = '') {
  /** @type {Entry[]} */
  const entries = JSON.parse(readFileSync(file, 'utf8'))
  // By their names; the same name may occur twice.
  return entries.filter(({ name }) => name.includes(only))
}

/** @param {string[]} words options of engine_bench @param {string} [puzzles] another file of some @returns {{seconds: number, rows: Row[]}} */
export function nativeAnswers(words, puzzles = file) {
  const all = [puzzles, ...words, '--json']
  const { stdout } = spawnSync(program, all, { encoding: 'utf8', maxBuffer: 1 << 26 })
  return JSON.parse(stdout)
}

/**
 * The module's answers to the puzzles that the native program has read and answered; null for the others.
 * @param {Entry[]} entries @param {Row[]} rows @param {number} seconds
 * @returns {Promise<(ModuleAnswer | null)[]>}
 */
export async function moduleAnswers(entries, rows, seconds) {
  const engine = await loadEngine()
  const nonet = await loadNonet()
  return rows.map((row, i) => {
    if (!READ.includes(row.verdict)) return null
    const { input } = entries[i]
    const { done, guesses, solutions, make, run } = row.plain
      ? solvePlain(nonet, input, seconds)
      : solveInModule(engine, input, seconds)
    // Of plain puzzles, the module that solves them has fewer engines to choose from.
    const isSame = (row.plain || guesses === row.guesses) && solutions === row.solutions
    return { make, run, outcome: !done ? 'timed out' : isSame ? 'the same' : 'different' }
  })
}

/**
 * The milliseconds of the first puzzle after the start of a module: of every eighth of those that both answer alike and that are solved in
 * less than 10 ms, each in a new process.
 * @param {Entry[]} entries @param {Row[]} rows @param {(ModuleAnswer | null)[]} answers
 */
export function coldStarts(entries, rows, answers) {
  const quick = entries.filter(
    (_, i) => answers[i]?.outcome === 'the same' && rows[i].make_ms + rows[i].run_ms < 10,
  )
  return quick.filter((_, i) => i % 8 === 0).map(({ input }) => coldStart(input))
}
