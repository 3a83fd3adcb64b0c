// tests/web/unit/simd.test.mjs: detects wasm SIMD: where it exists, where it does not, and where there is no
// WebAssembly at all.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'
import { hasSimd } from '../../../web/client/simd.js'

const source = new URL('../../../web/client/simd.js', import.meta.url).href
const skip = process.arch === 'x64' ? false : 'only on x86 can V8 be told to do without'

test('every Node that this runs on has it', () => {
  assert.equal(hasSimd(), true)
})

test('an engine without it says so', { skip }, () => {
  const ask = `import(${JSON.stringify(source)}).then(({ hasSimd }) => console.log(hasSimd()))`
  const ran = execFileSync(process.execPath, ['--no-enable-ssse3', '-e', ask], { encoding: 'utf8' })
  assert.equal(ran.trim(), 'false')
})

test('without WebAssembly nothing is thrown: the service worker keeps the rest all the same', () => {
  const { WebAssembly } = globalThis
  Reflect.deleteProperty(globalThis, 'WebAssembly')
  try {
    assert.ok(!hasSimd())
  } finally {
    Object.defineProperty(globalThis, 'WebAssembly', {
      value: WebAssembly,
      configurable: true,
      writable: true,
    })
  }
})
