// tests/web/scenarios/hint.mjs: hints, a rung at a time: by keyboard alone to the solution; mistakes first; what is
// drawn, said and removed.
import assert from 'node:assert/strict'
import { isSolutionOf, PROPER } from '../puzzles.mjs'

/** @typedef {import('../reader.mjs').Reader} Reader */

/** Needs fish, wings, chains and a rectangle: 7.1 by Sudoku Explainer's scale (`nonet rate`); made for this test. */
const HARD = '..6.9...1.8......5.....8....3...4...9..17..42..48.5.7...3....2.1...397..5..4.....'
const RUNGS = 5
const LEARN = 'About this technique'

/** Opens a puzzle by its address, and goes to the board by Tab. @param {Reader} reader @param {string} url @param {string} line */
async function comeTo(reader, url, line) {
  await reader.open(`${url}?puzzle=${line}`)
  await reader.shows(line)
  await reader.tab.js(() => /** @type {any} */ (document.querySelector('nonet-sudoku')).focus())
  await reader.until('a cell has the focus', async () =>
    (await reader.cells()).some(({ focused }) => focused),
  )
}

/** Presses H, and waits for what is said of the next rung. @param {Reader} reader */
async function goOn(reader) {
  const before = await reader.says()
  await reader.keys('h')
  let now = before
  await reader.until(
    () => `a rung is said after "${before}"`,
    async () => {
      now = await reader.says()
      return now !== before && now !== '' && !/Searching|Loading/.test(now)
    },
  )
  return now
}

/** How much is drawn on the board. @param {Reader} reader */
const drawn = (reader) =>
  reader.tab.js(() => {
    const root = document.querySelector('nonet-sudoku')?.shadowRoot
    const count = (/** @type {string} */ selector) => root?.querySelectorAll(selector).length ?? 0
    return {
      tinted: count('.cell.peer'),
      lines: count('.outline'),
      spots: count('.spot'),
      crossed: count('.crossed'),
      ringed: count('.ringed'),
      links: count('.links .link'),
    }
  })
const NOTHING = { lines: 0, spots: 0, crossed: 0, ringed: 0, links: 0 }

/** Without the tint, which the selection has as well. @param {Reader} reader */
async function drawnOfStep(reader) {
  const { tinted: _, ...rest } = await drawn(reader)
  return rest
}

/** By H alone. @param {Reader} reader @param {string} url @param {string} line */
async function solveByHints(reader, url, line) {
  await comeTo(reader, url, line)
  /** @type {Set<string>} */
  const results = new Set()
  /** @type {string[]} */
  const names = []
  for (let hints = 0; hints < 120; hints++) {
    await goOn(reader)
    names.push(/technique: (.+)\.$/.exec(await goOn(reader))?.[1] ?? '')
    for (let rung = 3; rung < RUNGS; rung++) await goOn(reader)
    const done = await goOn(reader)
    assert.match(done, /^(one solution )?Done: /)
    assert.ok(!results.has(done), `twice: ${done}`)
    results.add(done)
    if (isSolutionOf(await reader.line(), line)) return names
  }
  throw new Error('not solved by 120 hints')
}

/** @type {import('./index.mjs').Scenario[]} */
export const hint = [
  {
    title: 'a hard puzzle, solved by hints alone, by keyboard',
    async run(reader, server) {
      const names = new Set(await solveByHints(reader, server.url, HARD))
      for (const name of ['Pointing', 'Two-String Kite', 'Sashimi X-Wing', 'L-Wing']) {
        assert.ok(names.has(name), `${name} is not among ${[...names].join(', ')}`)
      }
      assert.equal(await goOn(reader), 'The board is solved.')
    },
  },
  {
    title: 'a hint: each rung draws more, and is said; Escape, a move and Close remove it',
    async run(reader, server) {
      await comeTo(reader, server.url, HARD)
      // The first three steps are singles; the fourth removes candidates in cells without marks.
      for (let press = 0; press < 3 * RUNGS; press++) await goOn(reader)
      assert.deepEqual(await drawnOfStep(reader), NOTHING)
      assert.match(await goOn(reader), /^Look /)
      assert.ok((await drawn(reader)).tinted >= 9)
      assert.deepEqual(await drawnOfStep(reader), NOTHING)
      assert.match(await goOn(reader), /technique: Pointing/)
      assert.match(await goOn(reader), /^Pointing on \d: box \d/)
      const pattern = await drawn(reader)
      assert.ok(pattern.spots >= 2 && pattern.lines === 2, JSON.stringify(pattern))
      assert.equal(pattern.crossed, 0)
      assert.match(await goOn(reader), /row \d column \d/)
      const reason = await drawn(reader)
      assert.ok(reason.crossed > 0, JSON.stringify(reason))

      const before = await reader.line()
      await reader.keys('Escape')
      await reader.until('nothing is drawn', async () => !(await drawn(reader)).spots)
      assert.deepEqual(await drawnOfStep(reader), NOTHING)
      assert.deepEqual(await reader.all('heading', 'Pointing'), [])
      assert.equal(await reader.line(), before)

      for (let rung = 1; rung < RUNGS; rung++) await goOn(reader)
      await reader.press('Close')
      await reader.until('nothing is drawn', async () => !(await drawn(reader)).spots)
      assert.ok(
        (await reader.cells()).some(({ focused }) => focused),
        'the focus is on the board',
      )

      // By the button beside Check, and those of the card.
      await reader.press('Hint')
      await reader.hears(/^Look/)
      await reader.press('More')
      await reader.hears(/technique: Pointing/)
      await reader.press('More')
      await reader.press('More')
      await reader.hears(/removed|r\d|row \d/)
      await reader.press('Do it')
      await reader.hears(/Done: /)
      const marked = (await reader.cells()).filter(({ name }) => /marks/.test(name))
      assert.ok(marked.length > 0, 'the cells concerned have marks')
      await reader.press('Close')
      await reader.press('Undo')
      assert.deepEqual(
        (await reader.cells()).filter(({ name }) => /marks/.test(name)),
        [],
        'one step',
      )

      await reader.press('Hint')
      await reader.hears(/^Look/)
      const free = (await reader.cells()).findIndex(({ name }) => name.endsWith('empty'))
      await reader.tapCell(Math.floor(free / 9) + 1, (free % 9) + 1)
      await reader.keys('x', '1')
      await reader.hears(/Corner mark 1/)
      assert.deepEqual(await reader.all('button', 'More'), [])
    },
  },
  {
    title: 'a hint leads to the page of its technique, by keyboard, and back',
    async run(reader, server) {
      await comeTo(reader, server.url, PROPER.givens)
      assert.match(await goOn(reader), /^Look in row 5/)
      assert.deepEqual(await reader.all('button', LEARN), [], 'the name is not told yet')
      assert.match(await goOn(reader), /Naked Single/)
      // From the card's first button; the second is this one.
      await reader.tab.js(() => {
        const root = document.querySelector('nonet-sudoku')?.shadowRoot
        const next = /** @type {HTMLElement} */ (root?.querySelector('.hint-buttons > .main'))
        next.focus()
      })
      await reader.keys('Tab', 'Enter')
      await reader.until('the page of the technique has the focus', () =>
        reader.tab.js(() => document.activeElement?.textContent === 'Naked Single'),
      )
      await reader.keys('Escape')
      await reader.until('the panel is closed', async () =>
        reader.tab.js(() => !document.querySelector('dialog[open]')),
      )
      // The hint is as it was; H in the card goes on.
      const [learn] = await reader.all('button', LEARN)
      assert.ok(learn.focused, 'the focus is back on the button')
      assert.match(await goOn(reader), /^Naked Single/)
      await reader.keys('Escape')
      await reader.until(
        'the card is closed',
        async () => !(await reader.all('button', LEARN)).length,
      )
      assert.ok(
        (await reader.cells()).some(({ focused }) => focused),
        'the focus is on the board',
      )
    },
  },
  {
    title: 'a hint: mistakes first, where they are, and back to the last right board',
    async run(reader, server) {
      await comeTo(reader, server.url, PROPER.givens)
      await reader.tapCell(1, 3)
      await reader.keys('4', 'ArrowRight', '6', 'ArrowRight', 'ArrowRight', '2', 'ArrowDown')
      const wrong = await reader.line()
      assert.equal(await goOn(reader), 'Something went wrong before this.')
      assert.deepEqual(await drawnOfStep(reader), NOTHING)
      assert.match(await goOn(reader), /The digit in row 1 column 6 is wrong/)
      assert.ok((await drawn(reader)).lines > 0)
      await reader.keys('h')
      await reader.hears(/1 step taken back/)
      assert.notEqual(await reader.line(), wrong)
      assert.equal((await reader.line()).slice(0, 6), '53467.')
      assert.deepEqual(await drawnOfStep(reader), NOTHING)
      // A right candidate that was removed is a mistake, too.
      await reader.press('Fill in marks')
      const cell = () => reader.cell(6, 2)
      assert.match((await cell()).name, /marks 1 5$/)
      await reader.tapCell(6, 2)
      await reader.keys('x', '1')
      assert.match((await cell()).name, /marks 5$/)
      assert.equal(await goOn(reader), 'Something went wrong before this.')
      await reader.press('Back to the last right board')
      await reader.until('the mark is back', async () => /marks 1 5$/.test((await cell()).name))
    },
  },
  {
    title: 'the element gives hints in its message line, and as data',
    options: {
      pages: {
        'other.html': `<!doctype html><html lang="en"><title>other</title>
          <script type="module" src="define.js"></script>
          <nonet-sudoku puzzle="${PROPER.givens}" controls>A sudoku.</nonet-sudoku></html>`,
      },
    },
    async run(reader, server) {
      await reader.open(`${server.url}other.html`)
      const found = await reader.tab.js(async () => {
        const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
        const { kind, step, name, area, pattern, reason, result, layers } = await board.hint()
        await board.lay(layers)
        await board.lay()
        return { kind, technique: step.technique, name, area, pattern, reason, result }
      })
      assert.equal(found.kind, 'step')
      assert.equal(found.technique, 'naked-single')
      assert.equal(found.name, 'Naked Single')
      assert.match(found.result, /r5c5 is 5/)
      assert.ok(found.area && found.pattern && found.reason)
      assert.equal(await reader.line(), PROPER.givens)

      await reader.tab.js(() => {
        Object.assign(globalThis, { heard: [] })
        document.addEventListener('nonet-hint', (event) => {
          const { heard } = /** @type {any} */ (globalThis)
          heard.push(/** @type {any} */ (event).detail.rung)
        })
      })
      await reader.tapCell(1, 3)
      assert.equal(await goOn(reader), 'Look in row 5.')
      for (let rung = 2; rung <= RUNGS; rung++) await goOn(reader)
      assert.equal((await reader.cell(5, 5)).name, 'row 5 column 5, 5')
      assert.deepEqual(await reader.tab.js(() => /** @type {any} */ (window).heard), [
        'area',
        'name',
        'pattern',
        'reason',
        'done',
      ])
      assert.deepEqual(await reader.all('heading'), [])

      // Nobody listens here: no button that does nothing.
      await goOn(reader)
      await goOn(reader)
      assert.deepEqual(await reader.all('button', LEARN), [])
      await reader.keys('Escape')
      await reader.tab.js(() => {
        const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
        board.learn = true
        Object.assign(globalThis, { asked: [] })
        document.addEventListener('nonet-learn', (event) => {
          const { asked } = /** @type {any} */ (globalThis)
          asked.push(/** @type {any} */ (event).detail.technique)
        })
      })
      await goOn(reader)
      assert.deepEqual(await reader.all('button', LEARN), [])
      const name = await goOn(reader)
      await reader.press(LEARN)
      const [asked] = await reader.tab.js(() => /** @type {any} */ (window).asked)
      assert.match(name.toLowerCase(), new RegExp(asked.replaceAll('-', '.')))
      await reader.keys('Escape')
      assert.deepEqual(await reader.all('button', LEARN), [])
      await reader.tapCell(1, 3)
      await reader.keys('1')
      await goOn(reader)
      assert.match(await reader.says(), /Something went wrong/)
      await reader.press('Back to the last board that could')
      await reader.hears(/1 step taken back/)
    },
  },
]
