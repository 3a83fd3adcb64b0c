// tests/bench/variants_peer.test.mjs: the other solver's process, with a fake solver whose behaviour is the puzzle's text.
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { peerAnswers } from './variants_peer.mjs'

const PARSER = `export const SudokuParser = { parseText: (text) => text + self.VERSION_PARAM }`
const BUILDER = `export const SudokuBuilder = {
  resolveConstraint(text) {
    if (text === 'unknown') throw new Error('unknown')
    return text
  },
  build: (text) => ({
    setProgressCallback(callback) { this.callback = callback },
    countSolutions(limit) { if (text === 'endless') for (;;) this.callback() },
    state: () => ({ counters: { backtracks: text.length } }),
  }),
}`

test('each puzzle has its times, is not read, or is late', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-bench-peer-'))
  try {
    mkdirSync(join(folder, 'js/solver'), { recursive: true })
    writeFileSync(join(folder, 'package.json'), '{"type": "module"}')
    writeFileSync(join(folder, 'js/sudoku_parser.js'), PARSER)
    writeFileSync(join(folder, 'js/solver/sudoku_builder.js'), BUILDER)
    const stored = { build_ms: 1, run_ms: 10_000, timeout10s: true, backtracks: 7 }
    const entries = [
      { input: 'easy' },
      { input: 'unknown' },
      { input: 'endless' },
      { input: 'endless', peer_ms: stored },
    ]
    const file = join(folder, 'puzzles.json')
    writeFileSync(file, JSON.stringify(entries))
    const [easy, unknown, endless, known] = peerAnswers(folder, file, 0.05)
    assert.deepEqual([easy?.timeout10s, easy?.backtracks], [false, 4])
    assert.ok(easy && easy.build_ms >= 0 && easy.run_ms >= 0)
    assert.equal(unknown, null)
    assert.equal(endless?.timeout10s, true)
    assert.ok(endless && endless.run_ms >= 50, 'until it was late')
    assert.deepEqual(known, stored, 'not tried again')
  } finally {
    rmSync(folder, { recursive: true })
  }
})
