// tests/web/unit/embed.test.mjs: the frame's protocol and its heights, without a browser.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { Height } from '../../../web/embed/height.js'
import { FIELD_NAMES, hostOrigin, readAddress, readMessage } from '../../../web/embed/protocol.js'

const set = (/** @type {object} */ fields) =>
  /** @type {any} */ (readMessage({ nonet: 1, type: 'set', ...fields }))

test('a set is read field by field, in the order in which they are done', () => {
  const heard = set({ id: 7, value: '12', puzzle: '....', size: 2, readonly: true, theme: null })
  assert.equal(heard?.type, 'set')
  assert.deepEqual(Object.entries(heard), [
    ['type', 'set'],
    ['id', 7],
    [
      'settings',
      new Map(
        /** @type {[string, string | true | null][]} */ ([
          ['size', '2'],
          ['puzzle', '....'],
          ['value', '12'],
          ['readonly', true],
          ['theme', null],
        ]),
      ),
    ],
  ])
  assert.deepEqual(
    [...(set({ controls: 'digits undo' })?.settings ?? [])],
    [['controls', 'digits undo']],
  )
  assert.deepEqual(
    [...(set({ controls: false, readonly: false })?.settings ?? [])],
    [
      ['controls', null],
      ['readonly', null],
    ],
  )
})

test('anything that is no message of this version is ignored', () => {
  const cyclic = /** @type {Record<string, unknown>} */ ({ nonet: 1 })
  cyclic.self = cyclic
  for (const data of [
    undefined,
    null,
    0,
    'set',
    [],
    [1],
    new Map([['nonet', 1]]),
    cyclic,
    {},
    { nonet: 1 },
    { nonet: 2, type: 'get' },
    { nonet: '1', type: 'get' },
    { nonet: 1, type: 'ready' },
    { nonet: 1, type: 'toString' },
    { nonet: 1, type: ['get'] },
    Object.create({ nonet: 1, type: 'get' }),
    JSON.parse('{"__proto__": {"nonet": 1, "type": "get"}}'),
  ])
    assert.equal(readMessage(data), undefined, JSON.stringify(String(data)))
})

test('an invalid field is named, and its message has no effect', () => {
  const bad = (/** @type {object} */ fields, /** @type {string} */ field, key = 'bad-field') => {
    assert.deepEqual(set({ id: 1, ...fields }), { type: 'error', id: 1, key, field })
  }
  bad({ puzzle: {} }, 'puzzle')
  bad({ puzzle: ['1'] }, 'puzzle')
  bad({ puzzle: 12 }, 'puzzle')
  bad({ readonly: 'yes' }, 'readonly')
  bad({ size: Number }, 'size')
  bad({ lang: true }, 'lang')
  bad({ puzzle: '1'.repeat(100_001) }, 'puzzle', 'too-long')
  bad({ lang: 'x'.repeat(201) }, 'lang', 'too-long')
  for (const id of [{}, [], null, true, Number.NaN, 'x'.repeat(201)]) {
    assert.deepEqual(set({ id }), { type: 'error', id: undefined, key: 'bad-field', field: 'id' })
  }
})

test('no name in a message reaches a prototype, and no field beside the table is read', () => {
  const hostile = '{"nonet": 1, "type": "set", "__proto__": {"puzzle": "x", "polluted": 1},'
  const heard = readMessage(
    JSON.parse(`${hostile} "constructor": {"prototype": {"polluted": 1}}, "onclick": "alert(1)"}`),
  )
  assert.deepEqual(heard, { type: 'set', id: undefined, settings: new Map() })
  assert.equal(/** @type {any} */ ({}).polluted, undefined)
  for (const name of ['__proto__', 'constructor', 'onclick', 'style', 'id']) {
    assert.ok(!FIELD_NAMES.includes(/** @type {any} */ (name)))
  }
})

test('an address sets the same fields', () => {
  const { settings, refused } = readAddress(
    new URLSearchParams(
      `puzzle=12..&controls&readonly=false&clock=0&theme=dark&onclick=x&__proto__=y&lang=${'x'.repeat(300)}`,
    ),
  )
  assert.deepEqual(
    [...settings],
    [
      ['puzzle', '12..'],
      ['controls', ''],
      ['readonly', null],
      ['theme', 'dark'],
      ['clock', null],
    ],
  )
  assert.deepEqual(refused, ['lang'])
})

test('one origin is accepted: the named one, or the one that the browser reports', () => {
  const host = 'https://host.example'
  const cases = /** @type {[string | null, string | undefined, string, string | undefined][]} */ ([
    [host, undefined, '', host],
    [`${host}/`, host, '', host],
    [`${host}/page?x#y`, undefined, 'https://other.example/', host],
    [host, 'https://other.example', '', undefined],
    [host, 'null', '', undefined],
    [null, host, 'https://other.example/', host],
    [null, undefined, `${host}/page`, host],
    [null, undefined, '', undefined],
    [null, 'null', `${host}/page`, undefined],
    ['*', undefined, '', undefined],
    ['null', undefined, `${host}/`, undefined],
    ['', undefined, `${host}/`, undefined],
    ['file:///home/page.html', undefined, '', undefined],
    ['data:text/html,x', undefined, '', undefined],
    [`javascript:alert(1)//${host}`, undefined, '', undefined],
  ])
  for (const [named, ancestor, referrer, expected] of cases) {
    assert.equal(hostOrigin({ named, ancestor, referrer }), expected, String(named))
  }
})

test('heights that only answer each other come to an end', () => {
  const height = new Height()
  const told = Array.from({ length: 100 }, (_, time) => height.isNews(400, time % 2 ? 500 : 480))
  assert.ok(told.filter(Boolean).length < 10, `${told.filter(Boolean).length} were told`)
  assert.equal(height.isNews(400, 520), true, 'a larger one is always news')
  assert.equal(height.isNews(400, 520), false, 'the same one never is')
  assert.equal(height.isNews(300, 480), true, 'another width begins anew')
  height.release()
  assert.equal(height.isNews(300, 400), true, 'so does something that has happened')
})
