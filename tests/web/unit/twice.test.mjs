// tests/web/unit/twice.test.mjs: a test that fails twice fails; one that fails once passes, and is named.
import assert from 'node:assert/strict'
import { mock, test } from 'node:test'
import { twice } from '../twice.mjs'

/** Runs what fails the given number of times. @param {number} failures @param {() => boolean} [mayRepeat] */
async function runs(failures, mayRepeat) {
  const log = mock.method(console, 'log', () => {})
  let count = 0
  try {
    await twice(
      'a title',
      async () => {
        if (count++ < failures) throw new Error(`fault ${count}\nwith more`)
      },
      mayRepeat,
    )
  } finally {
    log.mock.restore()
  }
  return { count, lines: log.mock.calls.map(({ arguments: words }) => words[0]) }
}

test('what passes runs once', async () => {
  assert.deepEqual(await runs(0), { count: 1, lines: [] })
})

test('what fails once runs again, and is named', async () => {
  assert.deepEqual(await runs(1), { count: 2, lines: ['unsteady: a title: fault 1'] })
})

test('what fails twice fails', async () => {
  await assert.rejects(runs(2), /fault 2/)
})

test('what must not be repeated fails at once', async () => {
  await assert.rejects(
    runs(1, () => false),
    /fault 1/,
  )
})
