// tests/web/unit/lz.test.mjs: unpacking with a limit, compared with the library.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import { test } from 'node:test'
import { unpackLz } from '../../../web/interop/lz.js'
import { dice } from './any-puzzle.mjs'

const load = createRequire(new URL('../../../web/package.json', import.meta.url))
const packer = /** @type {any} */ (load('lz-string'))

test('texts are unpacked as by LZ-string, also cut short or changed', () => {
  const roll = dice(3)
  const letters = [...'abAB{}":,0123456789 é→😀\0\uffff']
  for (let round = 0; round < 500; round++) {
    const length = roll(4) ? roll(60) : roll(5000)
    const kinds = 1 + roll(letters.length)
    const text = Array.from({ length }, () => letters[roll(kinds)]).join('')
    const packed = packer.compressToBase64(text)
    assert.equal(unpackLz(packed, 1e6), text)
    assert.equal(unpackLz(packed.replace(/=+$/, ''), 1e6), text)
    const at = roll(packed.length)
    for (const wrong of [packed.slice(0, at), `${packed.slice(0, at)}A${packed.slice(at + 1)}`]) {
      const theirs = packer.decompressFromBase64(wrong)
      // The library returns '' or null for damaged text, or throws.
      if (theirs) assert.equal(unpackLz(wrong, 1e6), theirs)
    }
  }
})

test('a text that is longer than the bound is refused', () => {
  assert.throws(() => unpackLz(packer.compressToBase64('x'.repeat(1001)), 1000), {
    key: 'link-unknown',
  })
  assert.equal(unpackLz(packer.compressToBase64('x'.repeat(1000)), 1000).length, 1000)
})
