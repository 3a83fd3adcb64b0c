// tests/web/unit/keyboard.test.mjs: the table of keys, and two figures for one digit.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { commandOf, commandOnButton, TwoFigures } from '../../../web/element/keyboard.js'

const plain = { code: '', ctrlKey: false, metaKey: false, altKey: false, shiftKey: false }
/** @param {number} size @returns {import('../../../web/element/keyboard.js').Board} */
const square = (size) => ({
  columns: size,
  size,
  areas: new Array(size ** 2).fill(0),
  digitOf: (value) => value,
})
const press = (/** @type {string} */ key, more = {}, cell = 40, size = 9) =>
  commandOf({ ...plain, key, ...more }, cell, square(size))

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

test('moves stop at the edges of a grid that is no square', () => {
  const to = (/** @type {string} */ key, /** @type {number} */ cell, more = {}) => {
    const press = { ...plain, key, ...more }
    return Object(commandOf(press, cell, { ...square(5), areas: new Array(10).fill(0) })).cell
  }
  assert.deepEqual([to('ArrowDown', 3), to('ArrowDown', 8), to('ArrowUp', 8)], [8, 8, 3])
  assert.deepEqual([to('ArrowRight', 4), to('End', 5), to('Home', 8)], [4, 9, 5])
  assert.equal(to('End', 0, { ctrlKey: true }), 9)
})

test('moves pass over holes', () => {
  // . a b .
  // c . . d
  const board = { ...square(4), areas: [-1, 0, 0, -1, 1, -1, -1, 2] }
  const to = (/** @type {string} */ key, /** @type {number} */ cell, more = {}) =>
    Object(commandOf({ ...plain, key, ...more }, cell, board)).cell
  assert.deepEqual([to('ArrowLeft', 1), to('ArrowRight', 2), to('ArrowRight', 4)], [1, 2, 7])
  assert.deepEqual([to('ArrowDown', 1), to('ArrowUp', 4), to('ArrowLeft', 7)], [1, 4, 4])
  assert.deepEqual([to('Home', 2), to('End', 1), to('Home', 7)], [1, 2, 4])
  const all = { ctrlKey: true }
  assert.deepEqual([to('Home', 7, all), to('End', 1, all)], [1, 7])
})

test('digits, letters, erasing, undo and redo', () => {
  assert.deepEqual(press('5'), { type: 'value', value: 5, letter: '' })
  assert.deepEqual(press('g'), { type: 'value', value: 16, letter: 'G' })
  assert.deepEqual(press('Delete'), { type: 'erase' })
  assert.deepEqual(press('z', { ctrlKey: true }), { type: 'undo' })
  assert.deepEqual(press('Z', { metaKey: true, shiftKey: true }), { type: 'redo' })
  assert.deepEqual(press('y', { ctrlKey: true }), { type: 'redo' })
  assert.deepEqual(press('Enter'), { type: 'check' })
  assert.deepEqual(press('h'), { type: 'hint' })
  assert.deepEqual(press('h', {}, 0, 25), { type: 'value', value: 17, letter: 'H' })
  assert.deepEqual(press('?'), { type: 'help' })
})

test('letters below the first digit are none', () => {
  const board = { ...square(9), digitOf: (/** @type {number} */ value) => value - 19 }
  const on = (/** @type {string} */ key) => commandOf({ ...plain, key }, 0, board)
  assert.deepEqual(on('h'), { type: 'hint' })
  assert.deepEqual(on('x'), { type: 'mode', mode: 'corner' })
  assert.deepEqual(on('k'), { type: 'value', value: 20, letter: 'K' })
})

test('modes, by their letters where those are no digits of the board', () => {
  assert.deepEqual(press('z'), { type: 'mode', mode: 'digit' })
  assert.deepEqual(press('X'), { type: 'mode', mode: 'corner' })
  assert.deepEqual(press('c'), { type: 'mode', mode: 'centre' })
  assert.deepEqual(press('v'), { type: 'mode', mode: 'colour' })
  assert.deepEqual(press('c', {}, 0, 16), { type: 'value', value: 12, letter: 'C' })
  assert.deepEqual(press('v', {}, 0, 16), { type: 'mode', mode: 'colour' })
  assert.deepEqual(press(' '), { type: 'nextMode' })
})

test('a mode for one digit, whatever Shift makes of the key', () => {
  const shift = { shiftKey: true, code: 'Digit2' }
  const corner = { type: 'value', value: 2, letter: '', mode: 'corner' }
  for (const key of ['@', '"', '2', 'é']) assert.deepEqual(press(key, shift), corner, key)
  const control = { ctrlKey: true, code: 'Digit2' }
  assert.deepEqual(press('2', control), { ...corner, mode: 'centre' })
  assert.deepEqual(press('2', { ...control, ...shift }), { ...corner, mode: 'colour' })
  assert.deepEqual(press('2', { metaKey: true }), { ...corner, mode: 'centre' })
})

test('the numeric pad, and keyboards whose figures need Shift', () => {
  assert.deepEqual(press('7', { code: 'Numpad7' }), { type: 'value', value: 7, letter: '' })
  const shifted = { code: 'Numpad7', shiftKey: true }
  const corner = { type: 'value', value: 7, letter: '', mode: 'corner' }
  assert.deepEqual(press('Home', shifted), corner)
  assert.equal(press('Home', { code: 'Numpad7' })?.type, 'move', 'without its lock')
  assert.deepEqual(press('&', { code: 'Digit1' }), { type: 'value', value: 1, letter: '' })
})

test('several cells', () => {
  const to = { type: 'move', cell: 41, extends: true }
  assert.deepEqual(press('ArrowRight', { shiftKey: true }), to)
  assert.deepEqual(press('ArrowRight'), { ...to, extends: false })
  assert.deepEqual(press('a', { ctrlKey: true }), { type: 'all' })
  assert.deepEqual(press('Escape'), { type: 'single' })
})

test('on a button, its own keys and those that move are left alone', () => {
  const on = (/** @type {string} */ key, more = {}) =>
    commandOnButton({ ...plain, key, ...more }, square(9))
  for (const key of ['Enter', ' ', 'ArrowUp', 'Home', 'Escape']) assert.equal(on(key), undefined)
  assert.deepEqual(on('5'), { type: 'value', value: 5, letter: '' })
  assert.deepEqual(on('z', { ctrlKey: true }), { type: 'undo' })
  assert.deepEqual(on('Delete'), { type: 'erase' })
})

test('the browser’s keys are not handled', () => {
  for (const key of ['Tab', 'F5', 'Shift', 'Dead', '/']) assert.equal(press(key), undefined)
  assert.equal(press('c', { ctrlKey: true }), undefined)
  assert.equal(press('0', { ctrlKey: true, code: 'Digit0' }), undefined, 'the zoom')
  assert.equal(press('ArrowLeft', { altKey: true }), undefined)
})

test('two figures in a row make one digit where the board has it', () => {
  const figures = new TwoFigures()
  assert.equal(figures.type(0, 'digit', 1, 16, 0), 0)
  assert.equal(figures.type(0, 'digit', 2, 16, 500), 12)
  assert.equal(figures.type(0, 'digit', 3, 16, 600), 0, 'a third figure starts anew')
  assert.equal(figures.type(0, 'digit', 1, 16, 5000), 0, 'too late')
  assert.equal(figures.type(1, 'digit', 2, 16, 5100), 0, 'another cell')
  figures.type(1, 'digit', 1, 16, 5150)
  assert.equal(figures.type(1, 'corner', 2, 16, 5160), 0, 'another mode')
  figures.forget()
  assert.equal(figures.type(1, 'digit', 1, 16, 5200), 0)
  assert.equal(figures.type(1, 'digit', 7, 16, 5300), 17, 'out of range, for the caller to say')
  assert.equal(figures.type(2, 'digit', 5, 9, 6000), 0)
  assert.equal(figures.type(2, 'digit', 3, 9, 6100), 0, 'on 9×9 the second replaces the first')
})
