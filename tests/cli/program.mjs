// tests/cli/program.mjs: what the tests of the program share: running it, and puzzles to run it on.
import { spawn } from 'node:child_process'
import { existsSync } from 'node:fs'
import { buffer } from 'node:stream/consumers'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../..', import.meta.url))
export const program = `${root}build/native/nonet`
if (!existsSync(program)) throw new Error('no build/native/nonet: scripts/build native')

/** @typedef {{code: number | null, signal: string | null, out: string, err: string}} Outcome */

/**
 * Runs a command to its end.
 * @param {string[]} command
 * @param {string} [input]
 * @param {import('node:child_process').SpawnOptions} [options]
 * @returns {Promise<Outcome>}
 */
export async function run([name, ...words], input = '', options = {}) {
  const child = spawn(name, words, { stdio: 'pipe', ...options })
  const closed = new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('close', (code, signal) => resolve({ code, signal }))
  })
  child.stdin?.on('error', () => {}) // it may end before it has read everything
  child.stdin?.end(input)
  const texts = [child.stdout, child.stderr].map(async (stream) =>
    stream ? (await buffer(stream)).toString() : '',
  )
  const [ended, out, err] = await Promise.all([closed, ...texts])
  return { ...ended, out, err }
}

/** Where `nonet` is the program. */
export const env = { ...process.env, PATH: `${root}build/native:${process.env.PATH}` }

/**
 * Runs a line of shell.
 * @param {string} line
 * @param {string} [input]
 */
export const shell = (line, input = '') => run(['bash', '-c', line], input, { env })

/** A small linear congruential generator: the same numbers in every run. @param {number} seed */
export function numbers(seed) {
  return (/** @type {number} */ bound) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    return Math.floor((seed / 0x80000000) * bound)
  }
}

/** A shuffled pattern with some cells emptied. @param {(bound: number) => number} below */
function made(below) {
  const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9]
  for (let i = 8; i > 0; i--) {
    const j = below(i + 1)
    ;[digits[i], digits[j]] = [digits[j], digits[i]]
  }
  const cells = Array.from({ length: 81 }, (_, cell) => {
    const row = Math.floor(cell / 9)
    return String(digits[((row % 3) * 3 + Math.floor(row / 3) + cell) % 9])
  })
  for (let i = 20 + below(40); i > 0; i--) cells[below(81)] = '.'
  return cells.join('')
}

/**
 * So many lines; with `mixed`, of several sizes and with everything that can be wrong with one.
 * @param {number} count @param {boolean} [mixed]
 */
export function lines(count, mixed = false) {
  const below = numbers(11)
  const odd = [
    '1000020000300004',
    '',
    '# a comment',
    'a line of prose',
    '5'.repeat(81),
    '12345',
    '.'.repeat(81),
  ]
  return Array.from({ length: count }, () => {
    const line = made(below)
    const kind = mixed ? below(20) : 20
    if (kind < odd.length) return odd[kind]
    return kind === odd.length ? line.slice(1) : kind === odd.length + 1 ? `${line} note` : line
  })
}
