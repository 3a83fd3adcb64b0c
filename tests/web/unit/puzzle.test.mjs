// tests/web/unit/puzzle.test.mjs: a puzzle stays whole: members that no code here knows survive the board, undo, the
// shelf and a link.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { BoardModel } from '../../../web/board/model.js'
import { asEmpty, asSet, keyOf } from '../../../web/board/puzzle.js'
import { readCompact, writeCompact } from '../../../web/interop/compact.js'
import { flawOf, flawOfBoard } from '../../../web/page/shelf/flaws.js'
import { newRecord, VERSION } from '../../../web/page/shelf/records.js'

const givens = [1, ...new Array(15).fill(0)]
const rules = [{ kind: 'cage', cells: [1, 2], sum: 7, name: 'Käfig' }]
const puzzle = /** @type {any} */ ({ size: 4, boxRows: 2, boxColumns: 2, givens, rules })
const all = givens.map((given) => (given ? [given] : [1, 2, 3, 4]))

test('on the board: what is asked, kept and brought back has all members', () => {
  const model = new BoardModel(puzzle)
  model.set(1, 2)
  model.undo()
  model.redo()
  const entries = givens.map((_, cell) => (cell === 1 ? 2 : 0))
  assert.deepEqual(model.puzzle(), puzzle)
  assert.deepEqual(model.filled(), { ...puzzle, entries })
  assert.deepEqual(model.save().puzzle, { ...puzzle, entries })
  const again = BoardModel.restore(JSON.parse(JSON.stringify(model.save())))
  assert.deepEqual(again.filled(), { ...puzzle, entries })
  again.undo()
  assert.deepEqual(again.asSet(), puzzle)
})

test('what the reader has typed is the puzzle, with all its members', () => {
  const model = new BoardModel(asEmpty(puzzle))
  model.set(0, 1)
  assert.deepEqual(model.puzzle(), puzzle)
})

test('as it was set: without entries, marks and colours', () => {
  const marks = givens.map(() => [1])
  assert.deepEqual(
    asSet({ ...puzzle, entries: givens, corner: marks, centre: marks, colours: marks }),
    puzzle,
  )
})

test('on the shelf: kept, and another puzzle than the one without', () => {
  const record = JSON.parse(JSON.stringify(newRecord(puzzle, { caption: '', source: '' })))
  assert.deepEqual(record.puzzle, puzzle)
  assert.equal(flawOf(record), '')
  const snapshot = { ...new BoardModel(puzzle).save(), selected: 0, seconds: 0 }
  assert.equal(flawOfBoard(JSON.parse(JSON.stringify(snapshot)), record), '')
  assert.notEqual(keyOf(puzzle), keyOf(asEmpty(puzzle)))
  assert.notEqual(keyOf(puzzle), keyOf({ ...puzzle, rules: [] }))
  const none = givens.map(() => 0)
  assert.equal(keyOf({ ...puzzle, entries: none }), keyOf(puzzle))
  const full = none.map((_, cell) => (cell ? 2 : 0))
  assert.notEqual(keyOf({ ...puzzle, entries: full }), keyOf(puzzle))
  assert.notEqual(keyOf({ ...puzzle, entries: none.map(() => 2) }), keyOf(puzzle))
  assert.equal(keyOf({ ...puzzle, rules: [] }), keyOf({ ...puzzle, rules: undefined }))
})

test('a record of a later version is set aside; one without is as old as all were', () => {
  const record = newRecord(puzzle, { caption: '', source: '' })
  assert.equal(record.version, VERSION)
  const { version: _, ...old } = record
  assert.equal(flawOf(old), '')
  for (const version of [VERSION + 1, 0, 1.5, '1', null]) {
    assert.equal(flawOf({ ...record, version }), version === null ? '' : 'version')
  }
})

test('in a link: with the digits, and candidates too', () => {
  const whole = { ...puzzle, candidates: all }
  assert.deepEqual(readCompact(writeCompact(whole)).puzzle, whole)
  assert.match(writeCompact(whole), /^[\w.-]+$/)
  assert.doesNotMatch(writeCompact({ ...puzzle, rules: [] }), /\.x/)
})

test('in a link: what it says of the members that are known is not believed', () => {
  const others = { size: 9, givens: [9], entries: [9], corner: 5, candidates: ['no', 5, [99, 2]] }
  const json = JSON.stringify({ ...others, ...{ rules } })
  const part = Buffer.from(json).toString('base64url')
  const { candidates, ...read } = readCompact(`1o.x${part}`).puzzle
  assert.deepEqual(read, puzzle)
  assert.deepEqual(candidates?.[2], [2])
  for (const damaged of ['x', 'x!', 'xnonsense', `x${Buffer.from('[1]').toString('base64url')}`]) {
    assert.throws(() => readCompact(`1o.${damaged}`), { key: 'link-damaged' })
  }
})
