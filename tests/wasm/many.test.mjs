// tests/wasm/many.test.mjs: the rows of the page's Solve many agree with the native command line for the same file:
// the pool, the module and the answers, without workers. Needs build/native/nonet and build/wasm: scripts/test wasm
// builds both.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { Pool } from '../../web/client/pool.js'
import { StoredAnswers } from '../../web/page/many/stored-answers.js'
import '../web/english.mjs'
import { CONFLICTING, IMPOSSIBLE, PROPER, SEVERAL } from '../web/puzzles.mjs'
import { loadNonet, mustGive } from './load.mjs'

/** @typedef {import('nonet-wasm').NonetModule} NonetModule */

const program = fileURLToPath(new URL('../../build/native/nonet', import.meta.url))

/** @type {NonetModule} */
let nonet
before(async () => {
  nonet = /** @type {any} */ (await loadNonet())
})

/** A 16×16 puzzle: the rows of a full grid, each shifted further, with empty cells. */
const LARGE = Array.from({ length: 256 }, (_, cell) => {
  const row = Math.floor(cell / 16)
  const digit = ((row % 4) * 4 + Math.floor(row / 4) + cell) % 16
  return (cell * 7) % 5 < 2 ? '.' : '123456789ABCDEFG'[digit]
}).join('')

/** Lines of all kinds, mostly plain ones, the first of them 9×9. */
function fileOf(/** @type {number} */ count) {
  const kinds = [
    PROPER.givens,
    PROPER.givens.replaceAll('.', '0'),
    SEVERAL,
    `${PROPER.givens}  # with a remark`,
    CONFLICTING,
    IMPOSSIBLE,
    PROPER.givens.slice(1),
    PROPER.solution,
    '',
    `${PROPER.givens}x "quoted", and more`,
    PROPER.givens.replaceAll('.', '*'),
    LARGE,
  ]
  const lines = Array.from({ length: count }, (_, number) => {
    const turned = (/** @type {string} */ digit) => String(((Number(digit) + number) % 9) + 1)
    const kind = number < 40 || number % 7 ? number % 3 : (number / 7) % kinds.length
    return kinds[kind] === LARGE ? LARGE : kinds[kind].replaceAll(/[1-9]/g, turned)
  })
  return lines.join('\n')
}

/** @param {string} text @param {string[]} words */
function native(text, ...words) {
  /** @type {Promise<string>} */
  const answer = new Promise((resolve) => {
    // It exits with 1 if a puzzle has a problem; only the output counts.
    const child = execFile(program, ['solve', ...words], { maxBuffer: 1 << 28 }, (_, output) =>
      resolve(output),
    )
    child.stdin?.end(text)
  })
  return answer
}

for (const workers of [1, 3]) {
  test(`the table and the solutions are the native program's, with ${workers} that solve`, async () => {
    const text = fileOf(20_000)
    const inFile = text.split('\n').map((line) => line.replaceAll(/[0*]/g, '.'))
    let crossings = 0
    const makeClient = () => {
      return /** @type {import('../../web/client/client.js').Client} */ (
        /** @type {unknown} */ ({
          warm() {},
          close() {},
          readBlocks: async (/** @type {any} */ bytes, /** @type {any} */ how) =>
            mustGive(nonet.readBlocks(bytes, how)),
          solveBlock: async (/** @type {any} */ bytes, /** @type {any} */ how) => {
            crossings++
            return mustGive(nonet.solveBlock(bytes, how))
          },
        })
      )
    }
    const pool = new Pool(workers, makeClient)
    const answers = new StoredAnswers()
    let blocks = 0
    await pool.solve(new Blob([text]), {
      signal: new AbortController().signal,
      onRead: () => {},
      onSolved: (index, block, report) => answers.add(index, block, report),
      onBlock: (index, block) => {
        blocks++
        answers.close(index, block)
      },
    })
    pool.close()

    const objects = (await native(text, '--json'))
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line))
    assert.ok(objects.length > 19_000)
    const table = (await (await answers.table()).text()).trimEnd().split('\n').slice(1)
    assert.equal(table.length, objects.length)
    /** @type {Record<string, number>} */
    const seen = {}
    for (const [number, { solution, solutions, guesses, error }] of objects.entries()) {
      const row = table[number].split(',')
      const outcome = error ? 'unreadable' : ['none', 'one', 'several'][solutions]
      seen[outcome] = (seen[outcome] ?? 0) + 1
      if (error) {
        assert.deepEqual(row.slice(0, 5), [String(error.line), '', '', outcome, ''])
        continue
      }
      // The program does not print the line of a puzzle.
      assert.ok(row[1].length >= 81 && inFile[Number(row[0]) - 1].startsWith(row[1]), table[number])
      assert.deepEqual(row.slice(2, 5), [solution ?? '', outcome, String(guesses)], table[number])
    }
    for (const outcome of ['none', 'one', 'several', 'unreadable']) assert.ok(seen[outcome] > 50)

    const lines = (await (await answers.solutions(() => '')).text()).split('\n')
    const solved = (await native(text)).split('\n')
    assert.deepEqual(
      lines.filter((line) => !line.startsWith('#')),
      solved,
    )
    // One call of the module solves hundreds of puzzles of one kind.
    assert.ok(crossings <= 2 * blocks, `${crossings} for ${blocks} blocks`)
  })
}

test('plain puzzles: a call for every 512 of them, later for 2,048', async () => {
  const bytes = new TextEncoder().encode(`${PROPER.givens}\n`.repeat(100_000))
  const { blocks } = mustGive(nonet.readBlocks(bytes, { isFirst: true, isLast: true }))
  const counts = blocks.map(({ count }) => count)
  assert.equal(
    counts.reduce((sum, count) => sum + count),
    100_000,
  )
  assert.ok(counts.slice(0, -1).every((count) => count >= 512 && count <= 2048))
  assert.ok(counts.length < 100, String(counts.length))
})
