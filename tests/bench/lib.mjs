// tests/bench/lib.mjs: shared by the benchmarks: interleaved runs, medians, tables, the machine's name.
import { execFileSync } from 'node:child_process'
import { cpus } from 'node:os'

/** @typedef {Record<string, string | number>} Row of a table; all rows have the same columns */

/** @param {number[]} numbers */
export function median(numbers) {
  const sorted = [...numbers].sort((a, b) => a - b)
  const middle = sorted.length >> 1
  return sorted.length % 2 ? sorted[middle] : (sorted[middle - 1] + sorted[middle]) / 2
}

/**
 * Runs all subjects in turn, `rounds` times, after one round that does not count. A disturbance of the
 * machine then affects all of them. Returns each subject's median.
 * @param {Record<string, () => number>} subjects each returns what it measured
 * @param {number} rounds
 * @returns {Record<string, number>}
 */
export function interleaved(subjects, rounds = 7) {
  /** @type {Record<string, number[]>} */
  const measured = Object.fromEntries(Object.keys(subjects).map((name) => [name, []]))
  for (let round = -1; round < rounds; round++) {
    for (const [name, run] of Object.entries(subjects)) {
      const value = run()
      if (round >= 0) measured[name].push(value)
    }
  }
  return Object.fromEntries(Object.entries(measured).map(([name, all]) => [name, median(all)]))
}

/** The machine, compilers and versions that a reader of the figures must know. */
export function machine() {
  const version = (/** @type {string} */ program) => {
    try {
      return execFileSync(program, ['--version'], { encoding: 'utf8' }).split('\n')[0]
    } catch {
      return `no ${program}`
    }
  }
  return `${cpus()[0].model}; ${version('c++')}; ${version('emcc')}; Node ${process.version}`
}

/** Prints a Markdown table. @param {Row[]} rows */
export function printTable(rows) {
  const columns = Object.keys(rows[0])
  const line = (/** @type {(string | number)[]} */ cells) => `| ${cells.join(' | ')} |`
  console.log(line(columns))
  console.log(line(columns.map(() => '---')))
  for (const row of rows) console.log(line(columns.map((column) => row[column])))
}

/**
 * A Markdown table, or with --json the same rows as one object.
 * @param {string} command
 * @param {Row[]} rows
 */
export function report(command, rows) {
  if (process.argv.includes('--json')) {
    console.log(JSON.stringify({ command, machine: machine(), rows }))
    return
  }
  printTable(rows)
  console.log(`\n\`${command}\`; ${machine()}`)
}
