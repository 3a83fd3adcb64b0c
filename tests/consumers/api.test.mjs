// tests/consumers/api.test.mjs: custom-elements.json lists the whole public API and nothing else.
//
// Compared with it, in both directions: what the built entries export and their classes have, seen
// in a browser; the events, style properties and parts of the sources and of real shadow trees; and
// the declarations, as a compiler reads them. That each comparison can fail is tried on copies of
// the list, with any one entry taken out or put in.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { serve } from '../web/server.mjs'
import { declared, inPage, lifecycle, listed, named, partsInPage, readManifest } from './api.mjs'
import { closeBrowser, PACKAGE, visit } from './lib.mjs'

const ENTRIES = ['client.js', 'define.js', 'board.js']
const ELEMENTS = ['nonet-sudoku', 'nonet-board']
const page = `<!doctype html><html lang="en"><title>All parts</title>
<script type="module" src="define.js"></script>
<nonet-sudoku clock controls size="4" puzzle="1234341221434.2."></nonet-sudoku></html>`

/** @typedef {import('./api.mjs').Manifest} Manifest */

/** Which facts each look at the package must know of, and which it can know of. */
const kinds = {
  exports: /(?: exports | defines )/,
  members: / has the (field|method) /,
  attributes: / has the attribute /,
  parts: / has the part /,
  events: /^there is the event /,
  properties: /^there is the property /,
}

describe('the public API', () => {
  /** @type {string[]} */
  let real = []
  /** @type {string[]} */
  let types = []
  /** @type {Set<string>} */
  let words = new Set()

  before(
    async () => {
      const server = await serve({ directory: PACKAGE, pages: { 'all.html': page } })
      try {
        const seen = await visit(`${server.url}all.html`, async (tab) => {
          await tab.getByRole('gridcell').first().waitFor()
          const parts = await tab.evaluate(partsInPage)
          const what = { entries: ENTRIES, elements: ELEMENTS, lifecycle }
          await tab.goto(`${server.url}LICENSE`)
          return [...parts, ...(await tab.evaluate(inPage, what))]
        })
        const sources = named()
        words = sources.words
        real = [...new Set([...seen, ...sources.facts])].sort()
        types = declared(ENTRIES)
      } finally {
        await server.stop()
      }
    },
    { timeout: 60_000 },
  )
  after(closeBrowser)

  /** What is wrong with a list, as sentences. @param {Manifest} manifest */
  const problems = (manifest) => {
    const list = listed(manifest)
    const inBrowser = list.filter((fact) => !real.includes(fact))
    return [
      ...real.filter((fact) => !list.includes(fact)).map((fact) => `not listed: ${fact}`),
      // An attribute or a part that no look has met must at least be named in the sources.
      ...inBrowser
        .filter((fact) => !/ (attribute|part) /.test(fact) || !words.has(lastWord(fact)))
        .map((fact) => `listed, but not there: ${fact}`),
      ...types.filter((fact) => !list.includes(fact)).map((fact) => `typed, not listed: ${fact}`),
      ...list
        .filter((fact) => / exports | has the (field|method) /.test(fact) && !types.includes(fact))
        .map((fact) => `listed, not typed: ${fact}`),
    ]
  }
  const lastWord = (/** @type {string} */ fact) => fact.split(' ').at(-1) ?? ''

  for (const [kind, pattern] of Object.entries(kinds)) {
    test(`${kind} are listed, and what is listed is there`, () => {
      const manifest = readManifest()
      assert.ok(
        listed(manifest).some((fact) => pattern.test(fact)),
        `no ${kind} listed`,
      )
      assert.deepEqual(
        problems(manifest).filter((problem) => pattern.test(problem)),
        [],
      )
    })
  }

  test('an entry taken out of the list, or put in, is a difference', () => {
    const manifest = readManifest()
    const lists = (/** @type {Manifest} */ { modules }) =>
      modules.flatMap(({ declarations, exports }) => [
        exports,
        ...declarations.flatMap((each) =>
          [each.members, each.attributes, each.events, each.cssParts, each.cssProperties].filter(
            (list) => list !== undefined,
          ),
        ),
      ])
    assert.deepEqual(problems(manifest), [])
    const copy = () => structuredClone(manifest)
    for (const [index, list] of lists(manifest).entries()) {
      for (const [place, { name, kind }] of list.entries()) {
        const without = copy()
        lists(without)[index].splice(place, 1)
        // The same event, say, may be another element's too.
        if (listed(without).length < listed(manifest).length) {
          assert.equal(problems(without).length > 0, true, `${kind ?? ''} ${name} taken out`)
        }
      }
      const [like] = list
      if (!like) continue
      const more = copy()
      lists(more)[index].push({ ...like, name: 'no-such-thing' })
      assert.equal(problems(more).length > 0, true, `${like.kind ?? ''} no-such-thing put in`)
    }
  })
})
