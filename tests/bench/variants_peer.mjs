// tests/bench/variants_peer.mjs: Interactive-Sudoku-Solver on its own published puzzles, on this machine.
//
// Its stored times (`peer_ms`) are of a machine that is not known. From a folder with its source, which is no part of this project
// (git clone https://github.com/sigh/Interactive-Sudoku-Solver), it runs here, on the same puzzles and in the same Node as the module, and
// searches for two solutions as well. What is stored as a time-out is not tried again, so that the same ones count with and without a
// folder. engine_variants.mjs calls peerAnswers(). As a program, this file is the process that
// the other solver has for itself: all puzzles one after another, as its times were stored, too.
// Tested by variants_peer.test.mjs.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, execPath } from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'

const here = fileURLToPath(import.meta.url)
/** It looks at the clock after each 2 to the power of this backtracks. */
const LOOK = 10

/** @typedef {{build_ms: number, run_ms: number, timeout10s: boolean, backtracks: number}} PeerMs timeout10s: not done in 10 s, as stored; in the limit, as measured here */

/**
 * @param {string} folder with its source @param {string} file of the puzzles @param {number} seconds a puzzle is given up after these
 * @returns {(PeerMs | null)[]} null for what it does not read
 */
export function peerAnswers(folder, file, seconds) {
  const words = [here, folder, file, String(seconds)]
  return JSON.parse(execFileSync(execPath, words, { encoding: 'utf8', maxBuffer: 1 << 26 }))
}

if (argv[1] === here) {
  const [folder, file, seconds] = argv.slice(2)
  // Its files are written for the threads of a page.
  Object.assign(globalThis, { self: globalThis, VERSION_PARAM: '' })
  const load = (/** @type {string} */ path) => import(pathToFileURL(join(folder, path)).href)
  const { SudokuParser } = await load('js/sudoku_parser.js')
  const { SudokuBuilder } = await load('js/solver/sudoku_builder.js')
  /** @param {import('./variants_both.mjs').Entry} entry @returns {PeerMs | null} */
  const solve = ({ input: text, peer_ms: stored }) => {
    if (stored?.timeout10s) return stored
    const start = performance.now()
    /** @type {any} */
    let solver
    try {
      solver = SudokuBuilder.build(SudokuBuilder.resolveConstraint(SudokuParser.parseText(text)))
    } catch {
      return null
    }
    const built = performance.now()
    let isLate = false
    solver.setProgressCallback(() => {
      isLate = performance.now() - built > Number(seconds) * 1e3
      if (isLate) throw new Error('late')
    }, LOOK)
    try {
      solver.countSolutions(2)
    } catch (error) {
      if (!isLate) throw error
    }
    return {
      build_ms: built - start,
      run_ms: performance.now() - built,
      timeout10s: isLate,
      backtracks: solver.state().counters.backtracks,
    }
  }
  /** @type {import('./variants_both.mjs').Entry[]} */
  const entries = JSON.parse(readFileSync(file, 'utf8'))
  console.log(JSON.stringify(entries.map(solve)))
}
