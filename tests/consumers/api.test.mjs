// tests/consumers/api.test.mjs: custom-elements.json lists the whole public API and nothing else.
//
// Compared with it, in both directions: what the built entries export and their classes have, seen
// in a browser; the events, style properties and parts of the sources and of real shadow trees; and
// the declarations, as a compiler reads them. That each comparison can fail is tried on copies of
// the list, with any one entry taken out or put in.
import assert from 'node:assert/strict'
import { after, before, describe, test } from 'node:test'
import { DIAGRAMS } from '../web/diagrams.mjs'
import { serve } from '../web/server.mjs'
import {
  declared,
  fromScript,
  hidden,
  inPage,
  LIFECYCLE,
  listed,
  named,
  partsInPage,
  readManifest,
} from './api.mjs'
import { closeBrowser, PACKAGE, visit } from './lib.mjs'

const ENTRIES = ['index.js', 'client.js', 'define.js', 'board.js', 'archive.js']
const SCRIPT = 'single.js'
const CLASSES = {
  'nonet-sudoku': 'NonetSudoku',
  'nonet-board': 'NonetBoard',
  'nonet-archive': 'NonetArchive',
}
const elements = Object.keys(CLASSES)
const boards = `<nonet-sudoku clock controls size="4" puzzle="1..............." value="11.............."
></nonet-sudoku>
<nonet-sudoku size="4" puzzle="1234341221434.2."></nonet-sudoku>`
const drawn = [...Object.values(DIAGRAMS), '1234341221434.2.\ncircle r1c1\nnonsense']
const diagrams = drawn.map((text) => `<nonet-board>${text}</nonet-board>`)
const LIST = { puzzles: ['12....21..1..4..', { title: 'Other', puzzle: '1...............' }] }
const archives = `<nonet-archive daily></nonet-archive>
<nonet-archive src="list.json" for="nothing"></nonet-archive>`
const pages = {
  'list.json': JSON.stringify(LIST),
  'all.html': `<!doctype html><html lang="en"><title>All parts</title>
<script type="module" src="define.js"></script>
<script type="module" src="board.js"></script>
<script type="module" src="archive.js"></script>
${boards}${archives}${diagrams.join('\n')}</html>`,
  'script.html': `<!doctype html><html lang="en"><title>One file</title>
<script src="${SCRIPT}"></script></html>`,
}

/** @typedef {import('./api.mjs').Manifest} Manifest */

/**
 * A hint, a coloured cell, the help and an answer, so that every part is there.
 * @param {import('./lib.mjs').Page} tab
 */
async function showAll(tab) {
  const [first, second] = [tab.locator('nonet-sudoku').first(), tab.locator('nonet-sudoku').last()]
  await first.getByRole('gridcell').nth(5).click()
  await tab.keyboard.press('h')
  await first.locator('[part~=learn]').waitFor({ state: 'attached' })
  await tab.keyboard.press('v')
  await tab.keyboard.press('1')
  await tab.keyboard.press('?')
  await first.locator('[part~=help]').waitFor()
  await first.locator('[part~=coloured]').first().waitFor()
  await second.evaluate((board) => /** @type {any} */ (board).solve())
  await second.locator('[part~=answer]').first().waitFor()
  const list = tab.locator('nonet-archive').last()
  await list.locator('[part~=option]').first().waitFor()
  await list.evaluate(
    (archive, [solved, begun]) => {
      const kept = { [solved]: { solved: true }, [begun]: { solved: false, state: {} } }
      Object.assign(archive, { record: { version: 1, kept } })
    },
    /** @type {string[]} */ ([LIST.puzzles[0], Object(LIST.puzzles[1]).puzzle]),
  )
  await list.locator('[part~=solved]').waitFor()
}

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

  before(
    async () => {
      const server = await serve({ directory: PACKAGE, pages })
      try {
        const seen = await visit(`${server.url}all.html`, async (tab) => {
          for (const first of [
            'nonet-sudoku [part~=cell]',
            'nonet-board [part~=cell]',
            '[part~=day]',
          ]) {
            await tab.locator(first).first().waitFor()
          }
          await showAll(tab)
          const parts = await tab.evaluate(partsInPage, CLASSES)
          await tab.goto(`${server.url}script.html`)
          const script = await tab.evaluate(fromScript, { path: SCRIPT, elements })
          await tab.goto(`${server.url}LICENSE`)
          const modules = await tab.evaluate(inPage, {
            entries: ENTRIES,
            elements,
            lifecycle: LIFECYCLE,
          })
          return [...parts, ...script, ...modules]
        })
        real = [...new Set([...seen, ...named()])].sort()
        types = declared([...ENTRIES, SCRIPT])
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
    const known = [...list, ...hidden(manifest)]
    return [
      ...real.filter((fact) => !known.includes(fact)).map((fact) => `not listed: ${fact}`),
      ...list.filter((fact) => !real.includes(fact)).map((fact) => `not there: ${fact}`),
      ...types.filter((fact) => !list.includes(fact)).map((fact) => `typed, not listed: ${fact}`),
      ...list
        .filter(
          (fact) =>
            / exports | has the (field|method) |is the event/.test(fact) && !types.includes(fact),
        )
        .map((fact) => `listed, not typed: ${fact}`),
    ]
  }

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
