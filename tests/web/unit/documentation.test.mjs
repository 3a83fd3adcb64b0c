// tests/web/unit/documentation.test.mjs: what is told in more than one place is told alike: README.md
// and the iframe's address name no attribute that the list of the public API does not have.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { FIELD_NAMES } from '../../../web/embed/protocol.js'

const top = new URL('../../../', import.meta.url)
const textOf = (/** @type {string} */ path) => readFileSync(new URL(path, top), 'utf8')

/** The attributes of the element in the list. @param {string} tag @returns {Set<string>} */
function attributesOf(tag) {
  const { modules } = JSON.parse(textOf('web/custom-elements.json'))
  const all = modules.flatMap((/** @type {any} */ { declarations }) => declarations)
  const { attributes } = all.find((/** @type {any} */ { tagName }) => tagName === tag)
  return new Set(attributes.map((/** @type {any} */ { name }) => name))
}

test('README names no attribute that there is not', () => {
  const tags = [...textOf('README.md').matchAll(/<(nonet-\w+)((?:\s+[\w-]+(?:="[^"]*")?)+)\s*>/g)]
  assert.ok(tags.length > 0, 'README shows an element')
  for (const [, tag, written] of tags) {
    const known = attributesOf(tag)
    for (const [, name] of written.matchAll(/\s([\w-]+)(?:="[^"]*")?/g)) {
      assert.ok(known.has(name), `README gives <${tag}> an attribute "${name}"`)
    }
  }
})

test('the address of the frame sets attributes of the board, and its page names them all', () => {
  const known = attributesOf('nonet-sudoku')
  const page = textOf('web/demo/iframe.html').replace(/\s+/g, ' ')
  const [, named = ''] = /<code>embed\.html\?<\/code> takes <code>([^<]+)<\/code>/.exec(page) ?? []
  for (const name of FIELD_NAMES) assert.ok(known.has(name), name)
  assert.deepEqual(named.split(' ').sort(), [...FIELD_NAMES].sort())
})
