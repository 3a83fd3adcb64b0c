// tests/web/unit/settings.test.mjs: settings are stored, reported to listeners, and valid whatever the storage
// contains.
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import { Settings } from '../../../web/page/settings.js'

const KEY = 'nonet.settings'

/** @param {Partial<Storage>} storage */
function useStorage(storage) {
  Object.defineProperty(globalThis, 'localStorage', { value: storage, configurable: true })
}

/** @param {string} [kept] */
function memory(kept) {
  const items = new Map(kept === undefined ? [] : [[KEY, kept]])
  useStorage({
    getItem: (name) => items.get(name) ?? null,
    setItem: (name, value) => void items.set(name, String(value)),
  })
  return items
}

afterEach(() => Reflect.deleteProperty(globalThis, 'localStorage'))

test('what is set stays, and listeners hear of it', () => {
  const items = memory()
  const settings = new Settings()
  /** @type {string[]} */
  const heard = []
  settings.listen(({ theme }) => heard.push(theme))
  settings.set('theme', 'dark')
  settings.set('clock', true)
  assert.deepEqual(heard, ['system', 'dark', 'dark'])
  assert.equal(JSON.parse(items.get(KEY) ?? '').theme, 'dark')
  const { theme, clock, contrast, autoClean } = new Settings().value
  assert.deepEqual(
    { theme, clock, contrast, autoClean },
    {
      theme: 'dark',
      clock: true,
      contrast: false,
      autoClean: true,
    },
  )
})

test('what makes no sense has its usual value, and the rest stays', () => {
  memory()
  const usual = new Settings().value
  for (const kept of [
    '',
    'null',
    '7',
    '[]',
    '"dark"',
    '{',
    '{"theme": "pink"}',
    '{"clock": "yes"}',
  ]) {
    memory(kept)
    assert.deepEqual(new Settings().value, usual, kept)
  }
  memory(
    '{"theme": "pink", "digits": "large", "language": 5, "unknown": 1, "__proto__": {"clock": true}}',
  )
  assert.deepEqual(new Settings().value, { ...usual, digits: 'large' })
})

test('without storage the settings hold for the visit', () => {
  const refuse = () => {
    throw new DOMException('no', 'SecurityError')
  }
  useStorage({ getItem: refuse, setItem: refuse })
  const settings = new Settings()
  settings.set('theme', 'light')
  assert.equal(settings.value.theme, 'light')
  Object.defineProperty(globalThis, 'localStorage', { get: refuse, configurable: true })
  assert.equal(new Settings().value.theme, 'system')
})
