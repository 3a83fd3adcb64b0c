// tests/web/unit/archive.test.mjs: the file of an archive: what is read, and what is refused with its place.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readArchive } from '../../../web/archive/read-archive.js'

const SMALL = '12....21..1..4..'

/** @param {unknown} data */
const read = (data) => readArchive(JSON.stringify(data), 'puzzles.json')

/** @param {unknown} data @param {string} path @param {Record<string, unknown>} [values] */
function refused(data, path, values = {}) {
  assert.throws(
    () => (typeof data === 'string' ? readArchive(data, 'puzzles.json') : read(data)),
    (/** @type {any} */ error) => {
      assert.equal(error.path, path)
      assert.deepEqual(error.values, { name: 'puzzles.json', ...values })
      return true
    },
  )
}

test('a list, alone or as a member, of texts and of objects', () => {
  const entry = { key: SMALL, puzzle: SMALL, title: '', date: '' }
  assert.deepEqual(read([SMALL]), [entry])
  assert.deepEqual(read({ puzzles: [SMALL], more: 1 }), [entry])
  assert.deepEqual(read([]), [])
  const dated = { puzzle: SMALL, title: 'One', date: '2026-11-22' }
  assert.deepEqual(read([dated, { ...dated, date: '2026-11-23' }]), [
    { ...dated, key: '2026-11-22' },
    { ...dated, date: '2026-11-23', key: '2026-11-23' },
  ])
})

test('what is no list', () => {
  refused('{', 'archive.notJson')
  refused('<!doctype html>', 'archive.notJson')
  for (const data of [{}, 7, null, { puzzles: {} }, 'puzzles'].map((each) => JSON.stringify(each)))
    refused(data, 'archive.notArchive')
})

test('a puzzle that is wrong is named with its member', () => {
  const date = '2026-11-22'
  /** @type {[item: unknown, member: string][]} */
  const wrong = [
    [7, 'puzzle'],
    [null, 'puzzle'],
    [' ', 'puzzle'],
    [{}, 'puzzle'],
    [{ puzzle: '1'.repeat(100_001) }, 'puzzle'],
    [{ puzzle: SMALL, title: 7 }, 'title'],
    [{ puzzle: SMALL, title: 'x'.repeat(201) }, 'title'],
    [{ puzzle: SMALL, date: '2026-02-30' }, 'date'],
    [{ puzzle: SMALL, date: 20261122 }, 'date'],
    [{ puzzle: SMALL, date }, 'date'],
    ['1...............', 'puzzle'],
  ]
  const before = [{ puzzle: SMALL, date }, '1...............']
  for (const [item, member] of wrong) {
    refused([...before, item], 'archive.badEntry', { number: 3, member })
  }
})
