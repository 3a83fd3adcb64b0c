// tests/bench/variants_rest.test.mjs: which puzzles of a solver's collections are taken, with fake collections.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { env, execPath } from 'node:process'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const program = fileURLToPath(new URL('variants_rest.mjs', import.meta.url))
const EXAMPLES = `export const INDEX = new Map([['a', { name: 'A', input: 'known ' }], ['b', { name: 'B', input: 'new', solution: '12' }]])
export const resolve = () => {}`
const COLLECTIONS = `await import('./example_puzzles.js' + self.VERSION_PARAM)
export const LISTS = [{ puzzles: ['B', { name: 'B', input: 'new', solution: '12' }] }]
export const SCRIPTS = [{ name: 'C', input: '/data/scripts/c.js' }, { name: 'D', input: '/data/scripts/d.js' }]`

test('each puzzle that is not known is taken once, scripted ones as the text beside the script', () => {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-bench-rest-'))
  try {
    mkdirSync(join(folder, 'data/scripts'), { recursive: true })
    mkdirSync(join(folder, 'variants'))
    writeFileSync(join(folder, 'package.json'), '{"type": "module"}')
    writeFileSync(join(folder, 'data/example_puzzles.js'), EXAMPLES)
    writeFileSync(join(folder, 'data/collections.js'), COLLECTIONS)
    writeFileSync(join(folder, 'data/scripts/c.iss'), 'made')
    writeFileSync(join(folder, 'variants/iss.json'), '[{"name": "A", "input": "known"}]')
    const words = { encoding: /** @type {const} */ ('utf8'), env: { ...env, NONET_DATA: folder } }
    assert.deepEqual(JSON.parse(execFileSync(execPath, [program, folder], words)), [
      { name: 'B', input: 'new', solution: '12' },
      { name: 'C', input: 'made', solution: null },
    ])
  } finally {
    rmSync(folder, { recursive: true })
  }
})
