// tests/web/unit/solve-many.test.mjs: solveMany of the package, in Node, with the built script and module: the same
// answers as one call for each puzzle, in order, and no further than the caller iterates.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import * as nonet from '../../../web/client/index.node.js'
import { solverPlaces } from '../dist.mjs'
import { CONFLICTING, endless, PROPER, SEVERAL } from '../puzzles.mjs'

nonet.configure(solverPlaces())

/** @param {Parameters<typeof nonet.solveMany>} asked */
async function all(...asked) {
  const answers = []
  for await (const answer of nonet.solveMany(...asked)) answers.push(answer)
  return answers
}

test('an array of puzzles: one answer each, those of solve', async () => {
  const kinds = [
    PROPER.givens,
    SEVERAL,
    CONFLICTING,
    PROPER.solution,
    '1'.repeat(80),
    '.'.repeat(16),
  ]
  const puzzles = Array.from({ length: 3000 }, (_, i) => kinds[Math.floor(i / 100) % kinds.length])
  const answers = await all(puzzles)
  assert.equal(answers.length, puzzles.length)
  for (const [i, answer] of answers.entries()) {
    assert.equal(answer.line, i + 1)
    if (i % 100) continue
    const { count, solutions, guesses } = await nonet
      .solve(puzzles[i])
      .catch((error) => ({ count: -1, solutions: [], guesses: error }))
    if (answer.outcome === 'unreadable') {
      assert.deepEqual([count, answer.error.key], [-1, guesses.key])
      assert.ok(answer.error instanceof nonet.NonetError)
      assert.equal(answer.error.place.line, i + 1)
      continue
    }
    assert.equal(answer.puzzle, puzzles[i])
    assert.equal(answer.solution, solutions[0]?.join('') ?? '')
    assert.equal(answer.outcome, ['none', 'one', 'several'][count])
    assert.equal(answer.guesses, guesses)
    assert.ok(answer.microseconds > 0)
  }
})

test('a text in any format, lines that come one by one, nothing at all', async () => {
  const boxed = await nonet.write(PROPER.givens, 'boxed')
  const [answer, ...more] = await all(`Ä ödd title\n${boxed}\n`.repeat(3000))
  assert.equal(more.length, 2999)
  assert.equal(answer.outcome === 'one' && answer.solution, PROPER.solution)
  async function* lines() {
    for (let i = 0; i < 5; i++) {
      await new Promise((done) => setTimeout(done, 1))
      yield PROPER.givens
    }
  }
  const come = await all(lines())
  assert.deepEqual(
    come.map(({ outcome }) => outcome),
    Array(5).fill('one'),
  )
  assert.deepEqual(await all([]), [])
  const [nothing] = await all('')
  assert.equal(nothing.outcome === 'unreadable' && nothing.error.key, 'empty-text')
})

test('no further than it is wanted: lines are taken as answers are, and a loop may be left', async () => {
  let taken = 0
  function* lines() {
    for (;;) {
      taken++
      yield PROPER.givens
    }
  }
  let seen = 0
  for await (const { outcome } of nonet.solveMany(lines())) {
    assert.equal(outcome, 'one')
    if (++seen === 10) break
  }
  // 82 bytes a line, 262,144 at once.
  assert.ok(taken < 4000, `${taken} lines for 10 answers`)
})

test('a puzzle that takes for ever is given up; cancelled, it all ends, and nobody is kept waiting', async () => {
  const puzzles = [PROPER.givens, endless(), PROPER.givens]
  const given = await all(puzzles, { guesses: 2000 })
  assert.deepEqual(
    given.map(({ outcome }) => outcome),
    ['one', 'unknown', 'one'],
  )
  const signal = AbortSignal.timeout(50)
  const many = Array(200_000).fill(PROPER.givens)
  await assert.rejects(all(many, {}, { signal }), { name: 'TimeoutError' })
  await assert.rejects(all(many, {}, { signal }), { name: 'TimeoutError' })
  let ticks = 0
  const timer = setInterval(() => ticks++, 1)
  const answers = await all(Array(50_000).fill(PROPER.givens))
  clearInterval(timer)
  assert.equal(answers.length, 50_000)
  assert.ok(ticks >= 3, `the event loop had ${ticks} turns`)
  await assert.rejects(all(puzzles, { guesses: -1 }), { key: 'bad-argument' })
})

test('a signal ends it at any moment, also where nobody asks for more', {
  timeout: 20_000,
}, async () => {
  const stop = new AbortController()
  const { signal } = stop
  const reason = new Error('enough')
  let isReturned = false
  const silent = {
    /** @returns {AsyncGenerator<string, void>} */
    async *[Symbol.asyncIterator]() {
      yield PROPER.givens
      await new Promise(() => {})
    },
  }
  const waiting = all(silent, {}, { signal })
  setTimeout(() => stop.abort(reason), 50)
  await assert.rejects(waiting, reason)
  await assert.rejects(all([], {}, { signal }), reason)

  const later = new AbortController()
  let seen = 0
  const source = {
    async *[Symbol.asyncIterator]() {
      try {
        for (let i = 0; i < 500; i++) yield PROPER.givens
      } finally {
        isReturned = true
      }
    },
  }
  const loop = async () => {
    for await (const _ of nonet.solveMany(source, {}, later)) if (++seen === 10) later.abort(reason)
  }
  await assert.rejects(loop(), reason)
  assert.equal(seen, 10)
  assert.ok(isReturned)

  // While no answer is requested and nothing runs.
  const left = new AbortController()
  const answers = nonet.solveMany([PROPER.givens, SEVERAL], {}, left)
  assert.equal((await answers.next()).value?.outcome, 'one')
  left.abort(reason)
  await assert.rejects(answers.next(), reason)
  assert.deepEqual(await answers.next(), { done: true, value: undefined })
})

test('lines in which nothing looks like a puzzle give none: the others tell theirs', async () => {
  const answers = await all([PROPER.givens, '', 'a word', '# a comment', SEVERAL])
  assert.deepEqual(
    answers.map(({ line, outcome }) => [line, outcome]),
    [
      [1, 'one'],
      [5, 'several'],
    ],
  )
})
