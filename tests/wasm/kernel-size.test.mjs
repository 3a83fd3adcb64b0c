// tests/wasm/kernel-size.test.mjs: how much of the module is the 9×9 engine's code.
//
// It counts the bytes of the bodies, in the built module's code section, of all functions whose name contains
// nonet::classic::, with everything that was inlined into them. The module itself has no
// names: nonet.js.symbols beside it (wasm/CMakeLists.txt) has them by number. What the compiler
// inlined into the engine's callers is not counted; those are the few lines of solve.cpp.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import { built } from './load.mjs'

const kMost = 16_384

/** The sections and entries of a module, read byte by byte. @param {Uint8Array} bytes */
function reader(bytes) {
  let at = 0
  const self = {
    at: () => at,
    /** @param {number} count */
    skip(count) {
      at += count
    },
    byte: () => bytes[at++],
    /** An unsigned LEB128. */
    number() {
      let value = 0
      for (let shift = 0; ; shift += 7) {
        const byte = bytes[at++]
        value += (byte & 127) * 2 ** shift
        if (byte < 128) return value
      }
    },
  }
  return self
}

/** The size of each function's body, by its number. @param {Uint8Array<ArrayBuffer>} bytes */
function bodySizes(bytes) {
  const imported = WebAssembly.Module.imports(new WebAssembly.Module(bytes)).filter(
    ({ kind }) => kind === 'function',
  ).length
  const module = reader(bytes)
  module.skip(8) // magic and version
  /** @type {Map<number, number>} */
  const sizes = new Map()
  while (module.at() < bytes.length) {
    const section = module.byte()
    const end = module.number() + module.at()
    if (section === 10) {
      const count = module.number()
      for (let i = 0; i < count; i++) {
        const size = module.number()
        sizes.set(imported + i, size)
        module.skip(size)
      }
    }
    module.skip(end - module.at())
  }
  return sizes
}

test('the 9×9 engine takes at most 16 KB of code', async (t) => {
  const sizes = bodySizes(new Uint8Array(await readFile(new URL('nonet.wasm', built))))
  const symbols = await readFile(new URL('nonet.js.symbols', built), 'utf8')
  const parts = symbols
    .split('\n')
    .map((line) => ({ number: Number.parseInt(line, 10), name: line.replace(/^\d+:/, '') }))
    .filter(({ name }) => name.includes('nonet::classic::'))
    .map(({ number, name }) => ({ name, size: sizes.get(number) ?? Number.NaN }))
  const total = parts.reduce((sum, { size }) => sum + size, 0)
  for (const { name, size } of parts) t.diagnostic(`${size} ${name.replace(/\\.*/, '')}`)
  t.diagnostic(`${total} in all`)
  // The kernel exists under these names.
  assert.ok(parts.some(({ name, size }) => name.includes('wasm_run') && size > 5_000))
  assert.ok(total <= kMost, `${total} bytes`)
})
