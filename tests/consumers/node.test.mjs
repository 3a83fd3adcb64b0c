// tests/consumers/node.test.mjs: the package in Node: the oldest that it promises to run on, and
// those that are looked after. Importing it starts nothing; a script that has asked ends by itself.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { PROPER } from '../web/puzzles.mjs'
import { nodeOf, project, shell } from './lib.mjs'

const run = promisify(execFile)
const asks = `// asks.mjs
import { candidates, solve, validate } from 'nonet'
const { count, solutions } = await solve('${PROPER.givens}', { limit: 2 })
const clash = await solve('55').catch(({ name, key }) => [name, key])
const endless = solve({ size: 16, boxRows: 4, boxColumns: 4, givens: Array(256).fill(0) },
  { limit: 1_000_000 }, { signal: AbortSignal.timeout(400) }).catch(({ name }) => name)
let ticks = 0
const ticking = setInterval(() => { ticks += 1 }, 10)
const aborted = await endless
clearInterval(ticking)
const { solutions: several } = await validate('.'.repeat(81))
const { candidates: digits } = await candidates('${PROPER.givens}')
console.log(JSON.stringify([count, solutions[0].join(''), clash, aborted, ticks > 3, several, digits.flat().join('')]))
`

describe('the package in Node', () => {
  let folder = ''
  before(async () => {
    folder = await project('node')
    await writeFile(join(folder, 'asks.mjs'), asks)
    await writeFile(join(folder, 'imports.mjs'), "import 'nonet'\nimport 'nonet/client'\n")
    await writeFile(join(folder, 'puzzles.txt'), `${PROPER.givens}\n`)
  })

  for (const major of [18, 20, 22]) {
    const node = nodeOf(major)
    test(`Node ${major} solves, aborts and ends`, { timeout: 30_000 }, async () => {
      assert.match((await run(node, ['--version'])).stdout, new RegExp(`^v${major}\\.`))
      const { stdout, stderr } = await run(node, ['asks.mjs'], { cwd: folder, timeout: 20_000 })
      assert.equal(stderr, '')
      const [count, solution, clash, aborted, ticks, several, digits] = JSON.parse(stdout)
      assert.deepEqual({ count, solution }, { count: 1, solution: PROPER.solution })
      assert.equal(clash[0], 'NonetError')
      assert.deepEqual(
        { aborted, ticks, several },
        { aborted: 'TimeoutError', ticks: true, several: 'several' },
      )
      assert.equal(digits, PROPER.solution)
    })

    test(`Node ${major} imports without starting anything`, { timeout: 30_000 }, async () => {
      const { stdout, stderr } = await run(node, ['imports.mjs'], { cwd: folder, timeout: 10_000 })
      assert.equal(stdout + stderr, '')
    })

    test(`Node ${major} runs the command line`, { timeout: 30_000 }, async () => {
      const args = ['node_modules/.bin/nonet', 'solve', 'puzzles.txt']
      const { stdout } = await run(node, args, { cwd: folder, timeout: 20_000 })
      assert.equal(stdout.trim(), PROPER.solution)
    })
  }

  test('npx nonet solve FILE, from anywhere', { timeout: 60_000 }, async () => {
    const { stdout } = await shell(folder, 'npx --offline nonet solve puzzles.txt')
    assert.equal(stdout.trim(), PROPER.solution)
    const elsewhere = await mkdtemp(join(tmpdir(), 'nonet-npx-'))
    try {
      const line = `'${join(folder, 'node_modules/.bin/nonet')}' count '${join(folder, 'puzzles.txt')}'`
      assert.match((await shell(elsewhere, line)).stdout, /\b1\b/)
    } finally {
      await rm(elsewhere, { recursive: true })
    }
  })
})
