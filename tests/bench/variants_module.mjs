// tests/bench/variants_module.mjs: puzzles with constraints through nonet-engine.wasm in Node, and plain ones through nonet.wasm.
//
// variants.mjs imports this file. As a program, it is the process of one cold start: it reads a puzzle from standard input, and prints the
// milliseconds from the instantiated module to the answer. Each cold start has a process of its own, as V8 keeps what it has compiled
// of a module as long as the process runs.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { argv, execPath } from 'node:process'
import { fileURLToPath } from 'node:url'
import { loadEngine, mustGive } from '../wasm/load.mjs'

const here = fileURLToPath(import.meta.url)
/** As a worker (web/client/runner.js). */
const SLICE_MS = 50

/**
 * Searches a puzzle for two solutions, so that a single one is proven.
 * @param {import('../../wasm/nonet-engine.d.ts').NonetEngineModule} engine
 * @param {string} text @param {number} seconds it is given up after these
 */
export function solveInModule(engine, text, seconds) {
  return solve(
    {
      open: () => mustGive(engine.constrainedOpen(text, 'solve', { limit: 2 })),
      go: (id) => mustGive(engine.constrainedGo(id, SLICE_MS)),
      close: (id) => engine.constrainedClose(id),
    },
    seconds,
  )
}

/**
 * The same of a puzzle without constraints.
 * @param {import('../../wasm/nonet.d.ts').NonetModule} nonet @param {string} text @param {number} seconds
 */
export function solvePlain(nonet, text, seconds) {
  return solve(
    {
      open: () => {
        const { puzzle } = mustGive(nonet.read(text, {})).entries[0]
        if (!puzzle) throw new Error('the native program has read a puzzle here')
        return mustGive(nonet.searchOpen(puzzle, 'solve', { limit: 2 }))
      },
      go: (id) => mustGive(nonet.searchGo(id, SLICE_MS)),
      close: (id) => nonet.searchClose(id),
    },
    seconds,
  )
}

/**
 * @typedef {object} Search
 * @property {() => number} open returns its number
 * @property {(id: number) => {done: boolean, counters: {guesses: number, solutions: number}}} go a slice
 * @property {(id: number) => void} close
 *
 * @param {Search} search @param {number} seconds
 */
function solve({ open, go, close }, seconds) {
  const start = performance.now()
  const id = open()
  const opened = performance.now()
  for (;;) {
    const { done, counters } = go(id)
    const now = performance.now()
    const ended = now - opened > seconds * 1e3
    if (!done && !ended) continue
    if (!done) close(id)
    const { guesses, solutions } = counters
    return { done, guesses, solutions, make: opened - start, run: now - opened }
  }
}

/** Milliseconds of a cold start: from a module that was just instantiated to the answer. @param {string} text */
export function coldStart(text) {
  return Number(execFileSync(execPath, [here], { input: text, encoding: 'utf8' }))
}

if (argv[1] === here) {
  const text = readFileSync(0, 'utf8')
  const engine = await loadEngine()
  const { make, run } = solveInModule(engine, text, 60)
  console.log(make + run)
}
