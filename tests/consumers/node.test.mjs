// tests/consumers/node.test.mjs: the package in Node: the oldest that it promises to run on, and
// those that are looked after. Importing it starts nothing; a script that has asked ends by itself.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { before, describe, test } from 'node:test'
import { promisify } from 'node:util'
import { PROPER } from '../web/puzzles.mjs'
import { nodeOf, PACKAGE, project, shell } from './lib.mjs'

const run = promisify(execFile)
/** Asks everything once. A search of minutes is given up by a timer: it must leave room for one. */
const asks = `// asks.mjs
import { allSteps, candidates, generate, hint, minimise, rate, solve, steps, techniques, validate } from 'nonet'

const { count, solutions } = await solve('${PROPER.givens}', { limit: 2 })
const unreadable = await solve('55').catch(({ name, key }) => [name, key])
const controller = new AbortController()
let ticks = 0
const ticking = setInterval(() => {
  ticks += 1
  if (ticks === 5) controller.abort()
}, 10)
const empty = { size: 16, boxRows: 4, boxColumns: 4, givens: Array(256).fill(0) }
const { signal } = controller
const aborted = await solve(empty, { limit: 1_000_000 }, { signal }).catch(({ name }) => name)
clearInterval(ticking)
const { solutions: several } = await validate('.'.repeat(81))
const { candidates: digits } = await candidates('${PROPER.givens}')
const [solution] = solutions
const { kind, step } = await hint('${PROPER.givens}')
const { solved, steps: path } = await steps('${PROPER.givens}')
const { steps: all } = await allSteps('${PROPER.givens}')
const known = new Set((await techniques()).map(({ key }) => key))
const areKnown = [step, ...path, ...all].every(({ technique }) => known.has(technique))
console.log(JSON.stringify({ count, solution, unreadable, aborted, several, digits: digits.flat() }))
console.log(JSON.stringify({ kind, solved, areKnown, several: path.length > 9 && all.length > 1 }))
const { se, hodoku, grade } = await rate('${PROPER.givens}')
console.log(JSON.stringify({ se, hodoku, grade }))
const made = await generate({ grade: 'tricky' }, { seed: 'node' })
const again = await generate({ grade: 'tricky' }, { seed: 'node' })
const minimal = await minimise(made.puzzle)
console.log(JSON.stringify({
  grade: (await rate(made.puzzle)).grade,
  isSame: JSON.stringify(again) === JSON.stringify(made),
  minimal: (await solve(minimal)).count,
}))
`

/** A page that a framework writes before there is a browser: the elements' files are imported there too. */
const writes = `// writes.mjs
import 'nonet/single'
import { NonetBoard } from 'nonet/board'
import { NonetSudoku, NonetError } from 'nonet/define'

console.log(typeof NonetBoard, typeof NonetSudoku, new NonetError('x').key, typeof document)
`

/** What the README shows of links, and what comes of such a puzzle, of a link that is broken, and of a text without one. */
const linked = `// links.mjs
EXAMPLE
import { countConstrained } from 'nonet'
const { count, complete } = await countConstrained(puzzle, 3)
const [{ error }] = await readLinks('https://www.f-puzzles.com/?load=N4Igzg')
console.log(count, complete, error.key, (await readLinks('nothing')).length)
const refused = await Promise.resolve().then(() => writeLink({ grid: { rows: 4, cols: 6 } }, 'fpuzzles')).catch(({ key }) => key)
console.log(refused, writeLink({ grid: { rows: 4, cols: 6 } }, 'iss').text)
`

describe('the package in Node', () => {
  let folder = ''
  before(async () => {
    folder = await project('node')
    await writeFile(join(folder, 'asks.mjs'), asks)
    await writeFile(join(folder, 'imports.mjs'), "import 'nonet'\nimport 'nonet/client'\n")
    await writeFile(join(folder, 'writes.mjs'), writes)
    await writeFile(join(folder, 'puzzles.txt'), `${PROPER.givens}\n`)
    const readme = await readFile(join(PACKAGE, 'README.md'), 'utf8')
    const [, example] = /```js\n(import [^\n]+'nonet\/links'[^`]*)```/s.exec(readme) ?? []
    await writeFile(
      join(folder, 'links.mjs'),
      linked.replace('EXAMPLE', () => example ?? ''),
    )
  })

  for (const major of [18, 20, 22]) {
    const node = nodeOf(major)
    test(`Node ${major} solves, aborts and ends`, { timeout: 30_000 }, async () => {
      assert.match((await run(node, ['--version'])).stdout, new RegExp(`^v${major}\\.`))
      const { stdout, stderr } = await run(node, ['asks.mjs'], { cwd: folder, timeout: 20_000 })
      assert.equal(stderr, '')
      const solution = [...PROPER.solution].map(Number)
      const [answers, person, rated, made] = stdout.split('\n', 4).map((line) => JSON.parse(line))
      assert.deepEqual(person, { kind: 'step', solved: true, areKnown: true, several: true })
      assert.deepEqual(rated, {
        se: { er: 1.2, ep: 1.2, ed: 1.2, hardest: 'hidden-single' },
        hodoku: { level: 'easy', score: 204 },
        grade: 'easy',
      })
      assert.deepEqual(made, { grade: 'tricky', isSame: true, minimal: 1 })
      assert.deepEqual(answers, {
        count: 1,
        solution,
        unreadable: ['NonetError', 'unknown-format'],
        aborted: 'AbortError',
        several: 'several',
        digits: solution,
      })
    })

    test(`Node ${major} imports without starting anything`, { timeout: 30_000 }, async () => {
      const { stdout, stderr } = await run(node, ['imports.mjs'], { cwd: folder, timeout: 10_000 })
      assert.equal(stdout + stderr, '')
    })

    test(`Node ${major} imports the elements, too`, { timeout: 30_000 }, async () => {
      const { stdout, stderr } = await run(node, ['writes.mjs'], { cwd: folder, timeout: 10_000 })
      assert.equal(stdout + stderr, 'function function x undefined\n')
    })

    test(`Node ${major} reads and writes links of other sites`, { timeout: 30_000 }, async () => {
      const { stdout } = await run(node, ['links.mjs'], { cwd: folder, timeout: 20_000 })
      assert.deepEqual(stdout.trim().split('\n'), [
        'killer 2',
        'https://www.f-puzzles.com/?load= 0',
        'Two cages true',
        '3 false link-damaged 0',
        'cannot-write .Shape~4x6~1-6.NoBoxes',
      ])
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
