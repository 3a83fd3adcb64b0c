// tests/web/unit/generate-client.test.mjs: new puzzles as promises, in Node, with the built script and module.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as nonet from '../../../web/client/index.node.js'
import { generatePlaces, solverPlaces } from '../dist.mjs'
import { PROPER } from '../puzzles.mjs'

nonet.configure(solverPlaces())
nonet.configureGenerate(generatePlaces())

const givensOf = (/** @type {{puzzle: {givens: number[]}}} */ { puzzle }) => puzzle.givens.join('')

test('a puzzle with one solution, of a new seed each time', async () => {
  const made = await nonet.generate()
  assert.deepEqual([made.number, made.fits, made.misses], [1, true, undefined])
  const { count, solutions } = await nonet.solve(made.puzzle)
  assert.deepEqual([count, solutions[0]], [1, made.solution])
  const other = await nonet.generate()
  assert.notEqual(other.seed, made.seed)
  assert.notEqual(givensOf(other), givensOf(made))
  assert.deepEqual(await nonet.generate({}, { seed: made.seed }), made)
})

test('many come in order, as soon as they are made; each is what its number alone gives', async () => {
  /** @type {string[]} */
  const seen = []
  const onPuzzle = (/** @type {import('nonet-generate-wasm').MadePuzzle} */ made) =>
    seen.push(`${made.number}`)
  const wishes = /** @type {const} */ ({ grade: 'tricky', symmetry: 'half-turn' })
  const options = { seed: '2026-11-22', first: 3, count: 40, onPuzzle }
  let atFirst = 0
  const all = await nonet.generateMany(wishes, {
    ...options,
    onProgress: () => {
      atFirst ||= seen.length
    },
  })
  assert.deepEqual(
    all.map(({ number }) => number),
    Array.from({ length: 40 }, (_, i) => i + 3),
  )
  assert.deepEqual(
    seen,
    all.map(({ number }) => `${number}`),
  )
  assert.ok(atFirst > 0 && atFirst < 40, `${atFirst} were there when progress was first told`)
  const { grade } = await nonet.rate(all[7].puzzle)
  assert.equal(grade, 'tricky')
  assert.deepEqual(await nonet.generate(wishes, { seed: '2026-11-22', first: 10 }), all[7])
})

test('wishes that no puzzle meets, and those that make no sense', async () => {
  await assert.rejects(nonet.generate({ clues: [10, 16] }), {
    name: 'NonetError',
    key: 'too-few-givens',
  })
  const senseless = /** @type {any} */ ({ grade: 'awful' })
  await assert.rejects(nonet.generate(senseless), {
    key: 'bad-argument',
    args: { text: 'grade', found: 0, expected: 0 },
  })
  await assert.rejects(nonet.generateMany({}, { count: 0 }), { key: 'bad-argument' })
  await assert.rejects(nonet.minimise('.'.repeat(81)), {
    key: 'bad-argument',
    args: { text: 'puzzle', found: 2, expected: 1 },
  })
})

test('where none is found it is the nearest one', async () => {
  const { fits, misses, attempts, solution } = await nonet.generate(
    { grade: 'extreme', clues: [50, 60], attempts: 20 },
    { seed: 's' },
  )
  assert.deepEqual([fits, misses, attempts, solution.length], [false, 'grade', 20, 81])
})

test('a long search leaves the event loop alone, tells how far it is, and is cancelled', async () => {
  const controller = new AbortController()
  let tried = 0
  let ticks = 0
  const timer = setInterval(() => {
    if (++ticks >= 10 && tried > 0) controller.abort()
  }, 1)
  /** @type {import('nonet-generate-wasm').Wishes} */
  const impossible = { grade: 'extreme', clues: [60, 60] }
  await assert.rejects(
    nonet.generate(impossible, {
      signal: controller.signal,
      onProgress: ({ attempts }) => {
        tried = attempts
      },
    }),
    { name: 'AbortError' },
  )
  clearInterval(timer)
  // The next one is made all the same.
  assert.equal((await nonet.generate({}, { seed: 'next' })).fits, true)
})

test('a listener that throws ends its call alone', async () => {
  const failing = nonet.generateMany(
    {},
    {
      count: 100_000,
      onPuzzle: () => {
        throw new Error('enough')
      },
    },
  )
  await assert.rejects(failing, { message: 'enough' })
  assert.equal((await nonet.generateMany({}, { count: 3 })).length, 3)
})

test('a text or a puzzle is minimised; the seed decides', async () => {
  const minimal = await nonet.minimise(PROPER.givens, { seed: 'a' })
  const givens = minimal.givens.map((digit) => digit || '.').join('')
  assert.equal((await nonet.solve(givens)).count, 1)
  assert.deepEqual(await nonet.minimise(givens, { seed: 'b' }), minimal)
  assert.notDeepEqual(await nonet.minimise(PROPER.givens, { seed: 'b' }), minimal)
})

test('a rating does not wait for a long search', async () => {
  const controller = new AbortController()
  const search = nonet.generate({ grade: 'extreme', clues: [60, 60] }, controller)
  const { grade } = await nonet.rate(PROPER.givens)
  assert.equal(grade, 'easy')
  assert.equal(nonet.sharedGenerateClient().busy, true)
  controller.abort()
  await assert.rejects(search, { name: 'AbortError' })
})
