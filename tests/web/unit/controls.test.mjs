// tests/web/unit/controls.test.mjs: which buttons a board shows.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { CONTROLS, chosenControls } from '../../../web/element/controls.js'

const chosen = (/** @type {string | null} */ list, isReading = false) => [
  ...chosenControls(list, isReading),
]

test('none, all, some', () => {
  assert.deepEqual(chosen(null), [])
  for (const all of ['', ' ', 'true', 'controls', 'yes please']) {
    assert.deepEqual(chosen(all), CONTROLS, all)
  }
  assert.deepEqual(chosen('digits'), ['digits'])
  assert.deepEqual(chosen(' undo\n\tDIGITS  nonsense undo '), ['digits', 'undo'])
})

test('read-only: the controls that do not change the board', () => {
  assert.deepEqual(chosen('', true), ['zoom', 'check'])
  assert.deepEqual(chosen('digits undo check', true), ['check'])
  assert.deepEqual(chosen('digits undo', true), [])
})

test('a hostile list is read', () => {
  assert.deepEqual(chosen(' '.repeat(1e6)), CONTROLS)
  assert.deepEqual(chosen('__proto__ constructor toString solve'), ['solve'])
})
