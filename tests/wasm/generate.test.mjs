// tests/wasm/generate.test.mjs: the module that makes puzzles: its contract, and the same puzzles as the command line's,
// at once and in slices; wishes that cannot be met, and what makes no sense.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { agree } from './agreement.mjs'
import { interfaces } from './declarations.mjs'
import { loadGenerate, mustGive } from './load.mjs'

/** @typedef {import('../../wasm/nonet-generate.d.ts').Wishes} Wishes */
/** @typedef {import('../../wasm/nonet-generate.d.ts').MadePuzzle} MadePuzzle */

/** @type {import('../../wasm/nonet-generate.d.ts').NonetGenerateModule} */
let module
before(async () => {
  module = await loadGenerate()
})

agree('nonet-generate.d.ts', ['api_rate.h', 'api_generate.h', 'api_watch.h'], () => module)

const program = fileURLToPath(new URL('../../build/native/nonet', import.meta.url))

/** Wishes as options of the command line, and how many puzzles are made. @type {[string, Wishes, number][]} */
const CASES = [
  ['', {}, 100],
  ['--minimal', { minimal: true }, 50],
  ['--grade easy --symmetry half-turn', { grade: 'easy', symmetry: 'half-turn' }, 20],
  ['--grade moderate --symmetry half-turn', { grade: 'moderate', symmetry: 'half-turn' }, 20],
  ['--grade tricky --symmetry half-turn', { grade: 'tricky', symmetry: 'half-turn' }, 20],
  ['--grade hard --symmetry half-turn', { grade: 'hard', symmetry: 'half-turn' }, 10],
  ['--grade extreme --symmetry half-turn', { grade: 'extreme', symmetry: 'half-turn' }, 4],
  ['--se 5.2-6.2', { se: [5.2, 6.2] }, 4],
  ['--hodoku unfair', { hodoku: 'unfair' }, 10],
  ['--needs swordfish,x-wing', { needs: ['swordfish', 'x-wing'] }, 2],
  ['--without naked-pair --singles', { without: ['naked-pair'], singlesOnly: true }, 10],
  ['--wait 1 --grade moderate', { longestWait: 1, grade: 'moderate' }, 5],
  ['--clues 30-31 --even', { clues: [30, 31], evenDigits: true }, 10],
  ['--size 4 --pattern 1..1.1....1.1..1', { size: 4, pattern: '1..1 .1.. ..1. 1..1' }, 5],
  ['--size 6 --grade tricky --symmetry full', { size: 6, grade: 'tricky', symmetry: 'full' }, 3],
  ['--size 6 --boxes 3x2', { size: 6, boxRows: 3, boxColumns: 2 }, 10],
  ['--size 12', { size: 12 }, 2],
  ['--jigsaw', { jigsaw: true }, 3],
  ['--controlled-bias --size 4', { size: 4, controlledBias: true }, 10],
  ['--controlled-bias', { controlledBias: true }, 1],
  ['--grade easy --clues 17-18 --tries 50', { grade: 'easy', clues: [17, 18], attempts: 50 }, 3],
]

/** What `nonet generate --json` tells of each puzzle, and what of it the module tells. */
function printed(/** @type {string} */ options, /** @type {number} */ count) {
  const words = ['generate', '--json', '--seed', 'Ωmega 7', '--first', '5', '--count', `${count}`]
  const all = [...words, ...options.split(' ').filter(Boolean)]
  return runOf(all)
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

/** It complains, with a code other than 0, where a search finds none. @param {string[]} words */
function runOf(words) {
  try {
    return execFileSync(program, words, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] })
  } catch (reason) {
    return /** @type {{stdout: string}} */ (reason).stdout
  }
}

const SYMBOLS = '0123456789ABCDEFG'
const lineOf = (/** @type {number[]} */ digits) => digits.map((digit) => SYMBOLS[digit]).join('')

/** @param {MadePuzzle} made */
function told({ seed, number, puzzle, solution, fits, misses, attempts, weight }) {
  const givens = lineOf(puzzle.givens).replaceAll('0', '.')
  return { seed, number, givens, solution: lineOf(solution), fits, misses, tries: attempts, weight }
}

describe('the command line makes the same puzzles', () => {
  for (const [options, wishes, count] of CASES) {
    test(options || 'no wishes', () => {
      const native = printed(options, count).map(({ puzzle, ...rest }) => ({
        seed: rest.seed,
        number: rest.number,
        // A jigsaw's regions follow its cells.
        givens: puzzle.slice(0, rest.solution.length),
        solution: rest.solution,
        fits: rest.fits,
        misses: rest.misses,
        tries: rest.tries,
        weight: rest.weight,
      }))
      const { made, stopped, obstacle } = mustGive(
        module.generate(wishes, 'Ωmega 7', { first: 5, count }, null),
      )
      assert.deepEqual([stopped, obstacle], [false, undefined])
      assert.deepEqual(made.map(told), native)
      assert.equal(made.length, count)
    })
  }
})

describe('in slices the same puzzles are made', () => {
  for (const [name, wishes] of /** @type {[string, Wishes][]} */ ([
    ['no wishes', {}],
    ['hard', { grade: 'hard' }],
    ['jigsaw', { size: 6, jigsaw: true }],
    ['controlled bias', { size: 6, controlledBias: true }],
  ])) {
    test(name, () => {
      const options = { count: 40 }
      const { made: whole } = mustGive(module.generate(wishes, 'slices', options, null))
      for (const milliseconds of [0, 5]) {
        const id = mustGive(module.generateOpen(wishes, 'slices', options))
        /** @type {MadePuzzle[]} */
        const all = []
        for (;;) {
          const state = mustGive(module.generateGo(id, milliseconds))
          all.push(...(state.part ?? state.report?.made ?? []))
          assert.equal(state.counters.solutions, all.length)
          if (state.done) break
        }
        assert.deepEqual(all, whole)
        assert.equal(module.generateClose(id), false)
      }
    })
  }
})

test('the command line takes the same givens out', () => {
  const { made } = mustGive(module.generate({ clues: [40, 45] }, 'full', { count: 20 }, null))
  const small = mustGive(module.generate({ size: 6, clues: [20, 20] }, 'full', { count: 5 }, null))
  for (const { puzzle } of [...made, ...small.made]) {
    const input = lineOf(puzzle.givens)
    const line = execFileSync(program, ['minimise', '--seed', 's'], { input, encoding: 'utf8' })
    const report = mustGive(module.minimise(puzzle, 's', null))
    assert.equal(lineOf(report.puzzle.givens).replaceAll('0', '.'), line.trimEnd())
    assert.deepEqual([report.minimal, report.stopped], [true, false])
  }
})

test('the fields are those that are promised', () => {
  const declared = interfaces('nonet-generate.d.ts')
  const namesOf = (/** @type {string} */ name) => declared.get(name)?.map((member) => member.name)
  const report = mustGive(
    module.generate({ size: 4, controlledBias: true, clues: [9, 9], attempts: 1 }, 's', {}, null),
  )
  assert.deepEqual(Object.keys(report), ['made', 'stopped'])
  assert.deepEqual(Object.keys(report.made[0]), namesOf('MadePuzzle'))
  assert.deepEqual(structuredClone(report), report)
  const id = mustGive(module.generateOpen({}, 's', { count: 40 }))
  const first = mustGive(module.generateGo(id, 0))
  assert.deepEqual(Object.keys(first.counters), ['guesses', 'attempts', 'solutions'])
  const last = mustGive(module.generateGo(id, 60_000))
  assert.deepEqual(Object.keys(last), ['counters', 'done', 'report'])
  const minimised = mustGive(module.minimise(report.made[0].puzzle, 's', null))
  assert.deepEqual(Object.keys(minimised), namesOf('MinimiseReport'))
})

test('what stands against wishes is told by its key, and nothing is made', () => {
  for (const [wishes, obstacle] of /** @type {[Wishes, string][]} */ ([
    [{ clues: [10, 16] }, 'too-few-givens'],
    [{ size: 6, se: [2, 3] }, 'se-shape'],
    [{ size: 17 }, 'size'],
    [{ size: 8, controlledBias: true }, 'bias-shape'],
    [{ needs: ['x-wing'], without: ['x-wing'] }, 'needs-and-without'],
  ])) {
    const report = mustGive(module.generate(wishes, 's', {}, null))
    assert.deepEqual(report, { made: [], stopped: false, obstacle })
  }
})

test('what makes no sense is refused by its name', () => {
  for (const [field, value] of Object.entries({
    grade: 'awful',
    se: 7,
    hodoku: 3,
    symmetry: 'half',
    clues: [1, 2, 3],
    needs: 'x-wing',
    without: [7],
    longestWait: 'long',
    attempts: 0.5,
    boxRows: 1e9,
  })) {
    const wishes = /** @type {any} */ ({ [field]: value })
    const refused = module.generate(wishes, 's', {}, null)
    assert.ok('error' in refused, field)
    assert.deepEqual([refused.error.key, refused.error.text], ['bad-argument', field])
  }
  for (const seed of [7, null, {}, 'x'.repeat(2 ** 20 + 1)]) {
    assert.ok('error' in module.generate({}, /** @type {any} */ (seed), {}, null))
  }
  for (const bad of [null, 7, 'text', {}, { size: 9 }]) {
    assert.ok('error' in module.minimise(/** @type {any} */ (bad), 's', null))
  }
  const thrower = Object.defineProperty({}, 'grade', {
    get() {
      throw new Error('from outside')
    },
  })
  const refused = module.generate(thrower, 's', {}, null)
  assert.ok('error' in refused && refused.error.text === 'grade')
  // It goes on.
  assert.equal(mustGive(module.generate({}, 's', {}, null)).made.length, 1)
})

test('it is stopped, between two puzzles and before the first', () => {
  for (const most of [0, 3]) {
    const { made, stopped } = mustGive(
      module.generate(
        { grade: 'moderate' },
        's',
        { count: 40 },
        ({ solutions }) => solutions < most,
      ),
    )
    assert.equal(stopped, true)
    assert.ok(made.length >= most && made.length < 40, `${made.length}`)
  }
})
