// tests/bench/engine_peers.mjs: the published 25×25 beside solvers of propositional logic.
//
// A part of scripts/bench engine. Each puzzle is solved, and its solution proven to be the only one: by grid_bench in one search, by the others
// in two runs, of the formula (cnf.mjs) and of the formula without the solution; both runs count. All take turns puzzle by puzzle on
// one thread each. Times are processor time of the whole process, reading included. `proof` is the second run alone.
//
// The solvers are Debian's packages minisat, cryptominisat and cadical; those that are not installed are left out. A solver that
// does not finish within --seconds is a time-out, and counts with that time.
import { spawnSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dimacs, formulaOf, modelOf, without } from './cnf.mjs'
import { absent, atMost, short, sum } from './engine_bars.mjs'
import { data, native, publishedGrids } from './engine_grids.mjs'
import { median } from './lib.mjs'

const FILE = 'large/gecode-25x25.txt'
/** The arguments of each, and whether it writes its answer into a file that it is given. Its Debian package. */
const SOLVERS = {
  minisat: { words: ['-verb=0'], writes: true, package: 'minisat' },
  cryptominisat5: { words: ['--verb', '0'], writes: false, package: 'cryptominisat' },
  cadical: { words: ['-q'], writes: false, package: 'cadical' },
}
/** What solvers exit with. */
const SATISFIABLE = 10
const UNSATISFIABLE = 20

/** @typedef {keyof typeof SOLVERS} SolverName */
/** @typedef {{done: boolean, ms: number, proof: number}} Run */

const isInstalled = (/** @type {string} */ name) =>
  spawnSync('bash', ['-c', 'command -v "$0"', name]).status === 0

/**
 * One run of a solver. Bash's `time` gives the processor time of what it runs, also of what ulimit has ended.
 * @param {SolverName} name @param {string} folder @param {string} text @param {number} seconds
 */
function runSolver(name, folder, text, seconds) {
  const { words, writes } = SOLVERS[name]
  const [input, output] = ['puzzle.cnf', 'answer.txt'].map((file) => join(folder, file))
  writeFileSync(input, text)
  const command = [name, ...words, input, ...(writes ? [output] : [])]
  // Not `exec`: Bash would then leave out to tell the time.
  const line = `TIMEFORMAT='%U %S'; time (ulimit -t ${Math.max(1, Math.ceil(seconds))}; "$0" "$@")`
  const done = spawnSync('bash', ['-c', line, ...command], {
    encoding: 'utf8',
    maxBuffer: 1 << 28,
  })
  const times = /^([\d.]+) ([\d.]+)$/m.exec(done.stderr)?.slice(1).map(Number)
  if (!times) throw new Error(`no time of ${name}: ${done.stderr.slice(0, 500)}`)
  const isDone = done.status === SATISFIABLE || done.status === UNSATISFIABLE
  const ms = 1e3 * sum(times)
  if (!isDone && ms < 900 * seconds) {
    throw new Error(`${name} ended with ${done.status}: ${done.stderr.slice(0, 500)}`)
  }
  const answer = writes && isDone ? readFileSync(output, 'utf8') : done.stdout
  return { ms, model: isDone ? modelOf(answer) : undefined }
}

/** @param {SolverName} name @param {string} folder @param {import('./cnf.mjs').Formula} formula @param {number} seconds @returns {Run} */
function runTwice(name, folder, formula, seconds) {
  const first = runSolver(name, folder, dimacs(formula), seconds)
  if (!first.model) {
    if (first.model === null) throw new Error(`${name} finds no solution`)
    return { done: false, ms: first.ms, proof: 0 }
  }
  const rest = dimacs(without(formula, first.model))
  const second = runSolver(name, folder, rest, seconds - first.ms / 1e3)
  if (second.model) throw new Error(`${name} finds a second solution`)
  return { done: second.model === null, ms: first.ms + second.ms, proof: second.ms }
}

/** @param {import('./engine_bars.mjs').Options} options @returns {Promise<import('./engine_bars.mjs').Part>} */
export async function measurePeers({ seconds }) {
  const grids = publishedGrids(FILE)
  if (!grids) return absent(`${data}/${FILE}`)
  const all = /** @type {SolverName[]} */ (Object.keys(SOLVERS))
  const solvers = all.filter(isInstalled)
  const missing = all.filter((name) => !solvers.includes(name)).map((name) => SOLVERS[name].package)
  const notes = missing.length ? [`not installed: apt-get install ${missing.join(' ')}`] : []

  /** @type {Record<string, Run[]>} */
  const runs = { nonet: [], ...Object.fromEntries(solvers.map((name) => [name, []])) }
  const folder = mkdtempSync(join(tmpdir(), 'nonet-bench-engine-'))
  try {
    for (const grid of grids) {
      const { done, solutions, ms } = native('solve', grid, { seconds, rounds: 1 })
      if (done && solutions !== 1) throw new Error(`${grid.name}: ${solutions} solutions`)
      runs.nonet.push({ done, ms, proof: ms })
      const formula = formulaOf(grid)
      for (const name of solvers) runs[name].push(runTwice(name, folder, formula, seconds))
    }
  } finally {
    rmSync(folder, { recursive: true })
  }
  const total = (/** @type {string} */ name) => sum(runs[name].map(({ ms }) => ms)) / 1e3
  const rows = grids.map((grid, i) => ({
    puzzle: grid.name,
    ...Object.fromEntries(
      Object.entries(runs).map(([name, each]) => [
        `${name} s`,
        `${short(each[i].ms / 1e3)}${each[i].done ? '' : ' (not done)'}`,
      ]),
    ),
  }))
  rows.push({
    puzzle: 'total',
    ...Object.fromEntries(Object.keys(runs).map((name) => [`${name} s`, short(total(name))])),
  })
  for (const name of solvers) {
    const ratios = runs.nonet.map(({ ms }, i) => ms / runs[name][i].ms)
    const proof = sum(runs[name].map((run) => run.proof)) / 1e3
    notes.push(
      `nonet ÷ ${name}: total ${short(total('nonet') / total(name))}, median ${short(median(ratios))}; ` +
        `its proofs alone take ${short(proof)} s (${short(total('nonet') / proof)})`,
    )
  }
  const others = solvers.filter((name) => name !== 'cadical').map(total)
  const best = others.length === 2 ? total('nonet') / Math.min(...others) : null
  const cadical = solvers.includes('cadical') ? total('nonet') / total('cadical') : null
  return {
    rows,
    bars: [
      atMost('gecode-25x25: total ÷ the better of minisat and cryptominisat', best, 1),
      atMost('gecode-25x25: total ÷ cadical', cadical, 1.3),
      atMost('gecode-25x25: total ÷ cadical, wanted', cadical, 1),
    ],
    notes,
  }
}
