// tests/web/unit/keyboard.test.mjs: the table of keys, and two figures for one digit.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commandOf, TwoFigures } from '../../../web/element/keyboard.js'

const plain = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
const press = (/** @type {string} */ key, more = {}, cell = 40) =>
  commandOf({ ...plain, key, ...more }, cell, 9)

test('moves stop at the edges', () => {
  const to = (/** @type {string} */ key, /** @type {number} */ cell, more = {}) =>
    /** @type {{cell: number}} */ (press(key, more, cell)).cell
  assert.equal(to('ArrowUp', 40), 31)
  assert.equal(to('ArrowUp', 4), 4)
  assert.equal(to('ArrowDown', 76), 76)
  assert.equal(to('ArrowLeft', 9), 9)
  assert.equal(to('ArrowRight', 17), 17)
  assert.equal(to('Home', 40), 36)
  assert.equal(to('End', 40), 44)
  assert.equal(to('Home', 40, { ctrlKey: true }), 0)
  assert.equal(to('End', 40, { ctrlKey: true }), 80)
})

test('digits, letters, erasing, undo and redo', () => {
  assert.deepEqual(press('5'), { type: 'digit', digit: 5, letter: '' })
  assert.deepEqual(press('g'), { type: 'digit', digit: 16, letter: 'G' })
  assert.deepEqual(press('Delete'), { type: 'erase' })
  assert.deepEqual(press('z', { ctrlKey: true }), { type: 'undo' })
  assert.deepEqual(press('Z', { metaKey: true, shiftKey: true }), { type: 'redo' })
  assert.deepEqual(press('y', { ctrlKey: true }), { type: 'redo' })
  assert.deepEqual(press('Enter'), { type: 'validate' })
  assert.deepEqual(press('?'), { type: 'help' })
})

test('what is the browser’s stays the browser’s', () => {
  for (const key of ['Tab', 'Escape', 'F5', 'Shift', ' ']) assert.equal(press(key), undefined)
  assert.equal(press('c', { ctrlKey: true }), undefined)
  assert.equal(press('ArrowLeft', { altKey: true }), undefined)
})

test('two figures in a row make one digit where the board has it', () => {
  const figures = new TwoFigures()
  assert.equal(figures.type(0, 1, 16, 0), 0)
  assert.equal(figures.type(0, 2, 16, 500), 12)
  assert.equal(figures.type(0, 3, 16, 600), 0, 'a third figure starts anew')
  assert.equal(figures.type(0, 1, 16, 5000), 0, 'too late')
  assert.equal(figures.type(1, 2, 16, 5100), 0, 'another cell')
  figures.forget()
  assert.equal(figures.type(1, 1, 16, 5200), 0)
  assert.equal(figures.type(1, 7, 16, 5300), 17, 'out of range, for the caller to say')
  assert.equal(figures.type(2, 5, 9, 6000), 0)
  assert.equal(figures.type(2, 3, 9, 6100), 0, 'on 9×9 the second replaces the first')
})
