// tests/wasm/blocks.test.mjs: many puzzles at once in the module itself: however the bytes are divided, the answers
// are those of one call for each puzzle.
import assert from 'node:assert/strict'
import { before, test } from 'node:test'
import { loadNonet, mustGive } from './load.mjs'

/** @type {import('../../wasm/nonet.d.ts').NonetModule} */
let nonet
before(async () => {
  nonet = await loadNonet()
})

let seed = 5
const below = (/** @type {number} */ bound) => {
  seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
  return Math.floor((seed / 0x80000000) * bound)
}

/** Some dozens of 9×9 and 4×4 puzzles by turns; one in twenty is truncated. */
const lines = Array.from({ length: 1200 }, (_, number) => {
  const size = number % 100 < 70 ? 9 : 4
  const box = Math.sqrt(size)
  const cells = Array.from({ length: size * size }, (_, cell) => {
    const row = Math.floor(cell / size)
    const digit = ((row % box) * box + Math.floor(row / box) + cell) % size
    return below(10) < 6 ? '.' : digit + 1
  })
  if (below(20) === 0) cells[0] = cells[1] = 3
  return cells.join('').slice(0, below(20) ? undefined : -1)
})
const bytes = new TextEncoder().encode(`${lines.join('\r\n')}\r\n`)

/** @param {() => number} lengthOf the next part */
function answers(lengthOf, milliseconds = 100) {
  /** @type {string[]} */
  const found = []
  for (let start = 0; start < bytes.length; ) {
    const end = Math.min(start + lengthOf(), bytes.length)
    const where = { isFirst: start === 0, isLast: end === bytes.length }
    const { blocks } = mustGive(nonet.readBlocks(bytes.subarray(start, end), where))
    start = end
    for (const { bytes: block, count, unreadable } of blocks) {
      for (const { error } of unreadable) found.push(`${error.line} ${error.key}`)
      for (let skip = 0; skip < count; ) {
        const report = mustGive(nonet.solveBlock(block, { skip, milliseconds }))
        assert.ok(report.next > skip)
        const rows = new TextDecoder().decode(report.cells).trimEnd().split('\n')
        assert.equal(rows.length, report.next - skip)
        for (const [i, cells] of rows.entries()) {
          const outcome = ['none', 'one', 'several'][report.outcomes[i]]
          found.push([report.lines[i], cells, outcome, report.guesses[i]].join())
        }
        skip = report.next
      }
    }
  }
  return found.sort((a, b) => Number.parseInt(a, 10) - Number.parseInt(b, 10))
}

test('the same answers as one call a puzzle', () => {
  const text = new TextDecoder().decode(bytes)
  const { entries } = mustGive(nonet.read(text, {}))
  assert.equal(entries.length, lines.length)
  const line = (/** @type {number[]} */ cells) => cells.map((digit) => digit || '.').join('')
  const expected = entries.map(({ puzzle, error, at }) => {
    if (!puzzle) return `${error?.line} ${error?.key}`
    const { solutions, count, guesses } = mustGive(nonet.solve(puzzle, {}, null))
    const solution = solutions.length ? line(solutions[0]) : ''
    const outcome = ['none', 'one', 'several'][count]
    return [at.line, line(puzzle.givens), solution, outcome, guesses].join()
  })
  assert.deepEqual(
    answers(() => bytes.length),
    expected,
  )
  for (const part of [',none,', ',one,', ',several,', ' too-few-cells']) {
    assert.ok(
      expected.some((row) => row.includes(part)),
      part,
    )
  }
})

test('the answers do not depend on where the bytes are divided and the time ends', () => {
  const expected = answers(() => bytes.length)
  for (const longest of [3, 100, 5_000, 60_000]) {
    assert.deepEqual(
      answers(() => 1 + below(longest)),
      expected,
    )
  }
  assert.deepEqual(
    answers(() => 10_000, 0),
    expected,
  )
})
