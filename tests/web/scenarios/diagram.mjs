// tests/web/scenarios/diagram.mjs: <nonet-board> in an article: drawn from the text inside, again when it changes, in
// the article's language, without a solver.
import assert from 'node:assert/strict'
import { CHAIN, KITE, KITE_PUZZLE, NAKED_PAIR, X_WING } from '../diagrams.mjs'

/** @typedef {import('../reader.mjs').Reader} Reader */

/** @param {string} text */
const inside = (text) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** @param {string} body */
const page = (body) => `<!doctype html><html lang="en"><title>An article</title>
  <meta http-equiv="content-security-policy" content="require-trusted-types-for 'script'">
  <link rel="stylesheet" href="nonet.css"><script type="module" src="board.js"></script>
  <h1>An article</h1>${body}</html>`

/**
 * The visible and accessible content of all diagrams.
 * @param {Reader} reader
 * @returns {Promise<{labels: string[], digits: string, title: string, notes: string[],
 *   problems: string[], outlines: number, links: number, heads: number, spots: number,
 *   dashed: number, crossed: number, name: string, hasStops: boolean}[]>}
 */
function diagrams(reader) {
  return reader.tab.js(() => {
    const texts = (/** @type {NodeListOf<Element>} */ list) =>
      [...list].map(({ textContent }) => textContent?.trim() ?? '')
    const boards = [...document.querySelectorAll('nonet-board')]
    // None is drawn before its script has run.
    if (boards.some(({ shadowRoot }) => !shadowRoot)) return []
    return boards.map((board) => {
      const root = /** @type {ShadowRoot} */ (board.shadowRoot)
      const count = (/** @type {string} */ what) => root.querySelectorAll(what).length
      const cells = [...root.querySelectorAll('[role=cell]')]
      const digitOf = (/** @type {Element} */ cell) =>
        [...cell.children].find((child) => !child.className)?.textContent ?? '.'
      return {
        labels: texts(root.querySelectorAll('[role=cell] > .said')),
        digits: cells.map(digitOf).join(''),
        title: root.querySelector('.title')?.textContent ?? '',
        notes: texts(root.querySelectorAll('ul.said > li')),
        problems: texts(root.querySelectorAll('.problems > li')),
        outlines: count('.outline'),
        links: count('.link'),
        heads: count('.head'),
        spots: count('.spot'),
        dashed: count('.dashed'),
        crossed: count('.crossed'),
        name: root.querySelector('[role=table]')?.getAttribute('aria-label') ?? '',
        hasStops: count('[tabindex]') > 0,
      }
    })
  })
}

/** Waits for the first diagram to be as wanted. @param {Reader} reader @param {string} what @param {(now: Awaited<ReturnType<typeof diagrams>>[number]) => boolean} isSo */
async function until(reader, what, isSo) {
  await reader.until(what, async () => {
    const [now] = await diagrams(reader)
    return now !== undefined && isSo(now)
  })
  return (await diagrams(reader))[0]
}

/** @type {import('./index.mjs').Scenario[]} */
export const diagramScenarios = [
  {
    title: 'diagrams are drawn from the text inside, without a solver',
    options: {
      pages: {
        'article.html': page(
          [NAKED_PAIR, X_WING, CHAIN]
            .map((text) => `<nonet-board>${inside(text)}</nonet-board>`)
            .join('<p>Text.</p>'),
        ),
      },
    },
    async run(reader, server) {
      await reader.tab.goto(`${server.url}article.html`)
      await until(reader, 'it is drawn', ({ labels }) => labels.length === 81)
      const [pair, wing, chain] = await diagrams(reader)
      assert.equal(pair.digits.slice(0, 18), '.5..7......7.635..')
      assert.equal(pair.labels[1], 'row 1 column 2, 5')
      assert.equal(pair.labels[11], 'row 2 column 3, given 7')
      assert.equal(pair.labels[16], 'row 2 column 8, empty, corner marks 1 8, colour yellow')
      assert.equal(pair.crossed, 6)
      assert.deepEqual([pair.name, pair.title], ['A naked pair', 'A naked pair'])
      assert.equal(pair.notes[0], 'Highlighted: column 8')
      assert.deepEqual([wing.outlines, wing.links, wing.heads, wing.dashed], [2, 2, 0, 0])
      assert.deepEqual([chain.outlines, chain.links, chain.heads, chain.dashed], [0, 9, 0, 4])
      for (const { problems, hasStops } of [pair, wing, chain]) {
        assert.deepEqual(problems, [])
        assert.equal(hasStops, false)
      }
      const asked = (await reader.tab.requests()).filter((url) => /wasm|worker|client/.test(url))
      assert.deepEqual(asked, [])
    },
  },
  {
    title: 'layers lie on a board in play, and go with its puzzle',
    options: {
      pages: {
        'layers.html': `<!doctype html><script type="module" src="/define.js"></script>
          <nonet-sudoku controls size="4"></nonet-sudoku>`,
      },
    },
    async run(reader, server) {
      await reader.tab.goto(`${server.url}layers.html`)
      const look = () =>
        reader.tab.js(() => {
          const root = document.querySelector('nonet-sudoku')?.shadowRoot
          const count = (/** @type {string} */ names) => root?.querySelectorAll(names).length
          const texts = [...(root?.querySelectorAll('.clues span') ?? [])]
          const seen = ['.cage', '.thick', '.link', '.outline', '.squared', '.boxed', '.peer']
          return {
            counts: seen.map(count),
            clues: texts.map(({ textContent }) => textContent).join(),
          }
        })
      const refused = await reader.tab.js(async () => {
        await customElements.whenDefined('nonet-sudoku')
        const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
        const squared = Array.from({ length: 16 }, (_, cell) => (cell === 5 ? [2] : []))
        squared[15] = [0]
        await board.lay({
          cages: [{ cells: [0, 1], text: '5' }],
          paths: [{ cells: [2, 3], kind: 'thermometer' }],
          links: [{ from: { cell: 4 }, to: { cell: 9 }, isArrow: true }],
          highlights: [{ kind: 'row', index: 3, role: 'cover' }],
          clues: [{ side: 'right', index: 1, text: '7' }],
          squared,
        })
        return board.lay({ dots: [{ cells: [1] }] }).catch(String)
      })
      assert.equal(refused, 'TypeError: dots[0].cells is a list of 1, not a list of 2')
      const { counts, clues } = await look()
      assert.deepEqual(counts.slice(0, 6), [1, 1, 1, 1, 1, 1])
      assert.ok(counts[6] >= 4)
      assert.equal(clues, ',7,,')
      const width = await reader.tab.js(async () => {
        const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
        const frame = document.createElement('iframe')
        frame.srcdoc = '<!doctype html><title>Another document</title>'
        await new Promise((loaded) => {
          frame.onload = loaded
          document.body.append(frame)
        })
        frame.contentDocument?.body.append(board)
        await new Promise((drawn) => setTimeout(drawn, 50))
        const cage = board.shadowRoot.querySelector('.cage')
        const { strokeWidth } = /** @type {Window} */ (frame.contentWindow).getComputedStyle(cage)
        document.body.append(board)
        frame.remove()
        return strokeWidth
      })
      assert.equal(width, '0.03px', 'the style of layers in another document')
      const after = await reader.tab.js(async () => {
        const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
        board.puzzle = '1...............'
        await new Promise((resolve) => setTimeout(resolve, 50))
        return board.shadowRoot.querySelectorAll('.cage, .thick, .link, .clues').length
      })
      assert.equal(after, 0)
    },
  },
  {
    title: 'a diagram follows its text, its attributes and what a script sets',
    options: {
      pages: {
        'one.html': page(`<nonet-board>1234 .... .... ....\nhighlight row 9</nonet-board>`),
      },
    },
    async run(reader, server) {
      await reader.tab.goto(`${server.url}one.html`)
      const first = await until(reader, 'it is drawn', ({ labels }) => labels.length === 16)
      assert.equal(first.digits, `1234${'.'.repeat(12)}`)
      assert.equal(first.problems.length, 1)
      assert.match(first.problems[0], /^Line 2, column 11: “row 9” lies outside/)

      /** @param {Function} change */
      const change = (change) =>
        reader.tab.js(`() => { (${change})(document.querySelector('nonet-board')) }`)
      await change((/** @type {any} */ board) => {
        board.firstChild.data = '....\n....\n4321\n...\nhighlight row 2'
      })
      const second = await until(reader, 'the new text', ({ digits }) => digits[8] === '4')
      assert.match(second.problems[0], /^Line 4: This row has 3 cells where 4 are needed/)
      assert.deepEqual([second.problems.length, second.outlines], [1, 1])

      await change((/** @type {any} */ board) => {
        board.text = 'arrow r1c1 -> r9c9'
      })
      const third = await until(reader, 'an arrow', ({ heads }) => heads === 1)
      assert.equal(third.labels.length, 81)

      await change((/** @type {any} */ board) => {
        board.text = '1234'
        board.diagram = { size: 6, highlights: [{ kind: 'box', index: 5 }], title: 'By a script' }
      })
      const fourth = await until(reader, 'an object', ({ labels }) => labels.length === 36)
      assert.deepEqual([fourth.title, fourth.notes], ['By a script', ['Highlighted: box 6']])
      const said = await reader.tab.js(() => {
        const board = /** @type {any} */ (document.querySelector('nonet-board'))
        try {
          board.diagram = { size: 6, givens: [7] }
        } catch (error) {
          return [String(error), board.diagram.size]
        }
      })
      assert.deepEqual(said, ['TypeError: givens is a list of 1, not a list of 36', 6])

      await change((/** @type {any} */ board) => {
        board.puzzle = '4321............'
        board.label = 'A small one'
        board.append('\nhighlight row 1')
      })
      const fifth = await until(reader, 'attributes', ({ digits }) => digits.startsWith('4321'))
      assert.equal(fifth.name, 'A small one')
    },
  },
  {
    title: 'a diagram draws a step over its puzzle, by attribute and by property',
    options: {
      pages: {
        'step.html': page(`<nonet-board puzzle="${KITE_PUZZLE}" step='${KITE}'></nonet-board>`),
      },
    },
    async run(reader, server) {
      await reader.tab.goto(`${server.url}step.html`)
      const kite = await until(reader, 'it is drawn', ({ labels }) => labels.length === 81)
      assert.equal(kite.digits, KITE_PUZZLE)
      assert.deepEqual(kite.problems, [])
      assert.deepEqual([kite.spots, kite.links, kite.outlines, kite.crossed], [4, 3, 3, 1])
      assert.match(kite.labels[60], /row 7 column 7, empty, corner marks 8/)
      assert.ok(kite.notes.includes('Crossed out: 8 in row 7 column 7'), kite.notes.join())
      assert.ok(kite.notes.some((note) => note.startsWith('Candidates that are true: 8 in row 5')))
      const asked = (await reader.tab.requests()).filter((url) => /wasm|worker|client/.test(url))
      assert.deepEqual(asked, [])

      // As the package returns it: an object, with cells from 0.
      const found = await reader.tab.js(async () => {
        const board = /** @type {any} */ (document.querySelector('nonet-board'))
        const nonet = await import(new URL('index.js', location.href).href)
        const { step } = await nonet.hint(board.puzzle)
        board.step = step
        return { technique: step.technique, text: board.step, spots: board.diagram.spots.length }
      })
      assert.equal(found.technique, 'hidden-single')
      assert.deepEqual([JSON.parse(found.text).technique, found.spots], ['hidden-single', 0])
      const single = await until(reader, 'another step', ({ links }) => links === 0)
      assert.ok(single.spots >= 1 && single.outlines >= 1, JSON.stringify(single))

      await reader.tab.js(() => {
        const board = document.querySelector('nonet-board')
        board?.setAttribute('step', '{"technique": "x-wing", "placements": [{"cell": "r0c1"}]}')
      })
      const wrong = await until(reader, 'a complaint', ({ problems }) => problems.length === 1)
      assert.equal(
        wrong.problems[0],
        'The step cannot be drawn: placements[0].cell is "r0c1", not a cell from r1c1 to r9c9',
      )
      assert.deepEqual([wrong.spots, wrong.outlines, wrong.digits], [0, 0, KITE_PUZZLE])
      await reader.tab.js(() => document.querySelector('nonet-board')?.removeAttribute('step'))
      await until(reader, 'no complaint', ({ problems }) => problems.length === 0)
    },
  },
  {
    title: 'each diagram speaks the language of its place',
    options: {
      pages: {
        'languages.html': page(`<nonet-board lang="de">1... .... .... ....
          highlight row 2
          nonsense in here</nonet-board>
          <div lang="ar"><nonet-board size="4">highlight row 2</nonet-board></div>
          <nonet-board size="4">highlight row 2</nonet-board>`),
      },
    },
    async run(reader, server) {
      await reader.tab.goto(`${server.url}languages.html`)
      const german = await until(reader, 'German', ({ labels }) => /^Zeile/.test(labels[0] ?? ''))
      assert.equal(german.labels[0], 'Zeile 1 Spalte 1, Vorgabe 1')
      assert.deepEqual(german.notes, ['Hervorgehoben: Zeile 2'])
      assert.match(german.problems[0], /^Zeile 3: „nonsense in here“ ist keine Anweisung/)
      await reader.until('Arabic', async () =>
        /الصف/.test((await diagrams(reader))[1]?.labels[0] ?? ''),
      )
      const [, , english] = await diagrams(reader)
      assert.equal(english.labels[0], 'row 1 column 1, empty')
      const said = await reader.tab.js(() => {
        const board = /** @type {any} */ (document.querySelector('nonet-board'))
        return board.problems.map((/** @type {any} */ { line, column }) => [line, column])
      })
      assert.deepEqual(said, [[3, 0]])
      await reader.tab.js(() => {
        document.querySelector('nonet-board')?.setAttribute('lang', 'fr')
      })
      await until(reader, 'French', ({ labels }) => /^ligne 1/.test(labels[0]))
    },
  },
  {
    title: 'a diagram inside a shadow tree follows the language of the page',
    options: {
      pages: {
        'inside.html': page('<div id="host"></div>').replace('lang="en"', 'lang="de"'),
      },
    },
    async run(reader, server) {
      await reader.tab.goto(`${server.url}inside.html`)
      const firstLabel = () =>
        reader.tab.js(() => {
          const host = /** @type {Element} */ (document.querySelector('#host'))
          if (!host.shadowRoot) {
            const board = Object.assign(document.createElement('nonet-board'), { size: '4' })
            host.attachShadow({ mode: 'open' }).append(board)
          }
          const board = host.shadowRoot?.querySelector('nonet-board')
          return board?.shadowRoot?.querySelector('.cell')?.textContent ?? ''
        })
      await reader.until('German', async () => /^Zeile 1/.test(await firstLabel()))
      await reader.tab.js(() => {
        document.documentElement.lang = 'fr'
      })
      await reader.until('French', async () => /^ligne 1/.test(await firstLabel()))
    },
  },
]
