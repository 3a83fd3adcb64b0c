// tests/web/unit/byte-packing.test.mjs: bytes as text for single.js, and back: all byte values, frequent or not.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { pack, unpack } from '../../../web/client/byte-packing.js'

test('packed bytes are unpacked to the same bytes', () => {
  let seed = 7
  const some = Uint8Array.from({ length: 20_000 }, () => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    // Small ones far more often, as in a module.
    return Math.floor((seed / 0x80000000) ** 4 * 256)
  })
  const all = Uint8Array.from({ length: 256 }, (_, byte) => byte)
  for (const bytes of [some, all, all.toReversed(), new Uint8Array(), Uint8Array.of(255)]) {
    // Not deepEqual: reporting 20,000 differences takes minutes.
    assert.ok(Buffer.from(unpack(pack(bytes))).equals(bytes))
  }
})

test('the text is plain ASCII without characters that are special in strings or HTML', () => {
  const text = pack(Uint8Array.from({ length: 256 }, (_, byte) => byte))
  assert.match(text, /^[ -~]+$/)
  assert.doesNotMatch(text, /["\\<]/)
})
