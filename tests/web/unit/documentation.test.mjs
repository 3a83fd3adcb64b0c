// tests/web/unit/documentation.test.mjs: documents agree with what they describe: the READMEs and the
// iframe's address name only attributes of the public API, and links lead to files and headings that
// exist.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { sourceFiles } from '../../../scripts/sources.mjs'
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

for (const readme of ['README.md', 'web/README.md']) {
  test(`${readme} names no attribute that there is not`, () => {
    const tags = [...textOf(readme).matchAll(/<(nonet-\w+)((?:\s+[\w-]+(?:="[^"]*")?)+)\s*>/g)]
    assert.ok(tags.length > 0, `${readme} shows an element`)
    for (const [, tag, written] of tags) {
      const known = attributesOf(tag)
      for (const [, name] of written.matchAll(/\s([\w-]+)(?:="[^"]*")?/g)) {
        // Every element may have one.
        if (name === 'id') continue
        assert.ok(known.has(name), `${readme} gives <${tag}> an attribute "${name}"`)
      }
    }
  })
}

test('the address of the frame sets attributes of the board, and its page names them all', () => {
  const known = attributesOf('nonet-sudoku')
  const page = textOf('web/demo/iframe.html').replace(/\s+/g, ' ')
  const [, named = ''] = /<code>embed\.html\?<\/code> takes <code>([^<]+)<\/code>/.exec(page) ?? []
  for (const name of FIELD_NAMES) assert.ok(known.has(name), name)
  assert.deepEqual(named.split(' ').sort(), [...FIELD_NAMES].sort())
})

/** A heading's anchor, as GitHub makes it. @param {string} heading */
const anchorOf = (heading) =>
  heading
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

test('links between documents lead to files and headings that exist', () => {
  const documents = sourceFiles(fileURLToPath(top)).filter((path) => path.endsWith('.md'))
  let links = 0
  for (const path of documents) {
    for (const [, address, anchor] of textOf(path).matchAll(
      /\]\((?!\w+:)([^)#\s]*)#?([^)\s]*)\)/g,
    )) {
      const target = new URL(address, new URL(path, top))
      assert.ok(existsSync(target), `${path}: ${address}`)
      links++
      if (!anchor) continue
      const headings = readFileSync(target, 'utf8').matchAll(/^#+ (.*)$/gm)
      const anchors = [...headings].map(([, heading]) => anchorOf(heading))
      assert.ok(anchors.includes(anchor), `${path}: ${address}#${anchor}`)
    }
  }
  assert.ok(links > 10)
})
