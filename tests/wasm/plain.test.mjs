// tests/wasm/plain.test.mjs: the modules for browsers without wasm SIMD contain no SIMD, and give the same answers
// as the others. expectations.test.mjs tests both of the solver's, too.
//
// V8 has no wasm SIMD on x86 processors without SSSE3, and a flag makes it treat this processor as one.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { madeLines } from './generated-lines.mjs'
import { built, loadGenerate, loadNonet, mustGive } from './load.mjs'

const skip = process.arch === 'x64' ? false : 'only on x86 can V8 be told to do without'

test('they compile where there is no wasm SIMD, and the others do not', { skip }, () => {
  const script = `
    const { readFileSync } = require('node:fs')
    const doesCompile = (file) => WebAssembly.validate(readFileSync(file))
    console.log(JSON.stringify(process.argv.slice(1).map(doesCompile)))`
  const names = [
    'nonet.wasm',
    'plain/nonet.wasm',
    'nonet-generate.wasm',
    'plain/nonet-generate.wasm',
  ]
  const files = names.map((name) => fileURLToPath(new URL(name, built)))
  const validate = (/** @type {string[]} */ ...flags) =>
    JSON.parse(
      execFileSync(process.execPath, [...flags, '-e', script, ...files], { encoding: 'utf8' }),
    )
  assert.deepEqual(validate(), [true, true, true, true])
  assert.deepEqual(validate('--no-enable-ssse3'), [false, true, false, true])
})

test('3,000 made puzzles, some of them wrong: the same answers and guesses', async () => {
  const modules = [await loadNonet(), await loadNonet('plain/nonet.wasm')]
  const bytes = new TextEncoder().encode(`${madeLines(3000, 3).join('\n')}\n`)
  const [report, same] = modules.map((nonet) => {
    const { blocks } = mustGive(nonet.readBlocks(bytes, { isFirst: true, isLast: true }))
    return blocks.map((block) => {
      const report = mustGive(nonet.solveBlock(block.bytes, { milliseconds: 60_000 }))
      return { ...report, microseconds: [] }
    })
  })
  assert.deepEqual(same, report)
  const outcomes = report.flatMap((block) => [...block.outcomes])
  assert.equal(outcomes.length, 3000)
  for (const outcome of [0, 1, 2])
    assert.ok(outcomes.includes(outcome), `no puzzle with ${outcome}`)
})

test('puzzles of a seed: the same ones', async () => {
  const modules = [await loadGenerate(), await loadGenerate('plain/nonet-generate.wasm')]
  for (const [wishes, count] of /** @type {const} */ ([
    [{}, 300],
    [{ grade: 'hard', symmetry: 'half-turn' }, 10],
    [{ size: 6, jigsaw: true, minimal: true }, 5],
  ])) {
    const [made, same] = modules.map((module) =>
      mustGive(module.generate(wishes, 'plain', { count }, null)),
    )
    assert.equal(made.made.length, count)
    assert.deepEqual(same, made)
  }
})
