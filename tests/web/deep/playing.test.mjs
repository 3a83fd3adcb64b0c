// tests/web/deep/playing.test.mjs: a whole puzzle typed, marked, checked and solved by the keyboard alone, and by
// touch alone; panning large boards; the clock of a hidden board.
import assert from 'node:assert/strict'
import { PROPER } from '../puzzles.mjs'
import { visit } from './visit.mjs'

/** @typedef {import('./visit.mjs').Visit} Visit */
/** @typedef {import('playwright-core').Page} Page */

const host = (
  /** @type {string} */ attributes,
) => `<!doctype html><html lang="en"><title>a board</title>
<meta name="viewport" content="width=device-width"><script type="module" src="define.js"></script>
<nonet-sudoku ${attributes} controls>A sudoku.</nonet-sudoku></html>`
const pages = {
  'large.html': host('size="16"'),
  'clock.html': host(`puzzle="${PROPER.givens}" clock`),
  'plain.html': host(`puzzle="${PROPER.givens}" autoclean`),
}

/** Cells that a reader has to fill: the index, and the right digit. */
const open = [...PROPER.solution].flatMap((digit, cell) =>
  PROPER.givens[cell] === '.' ? [{ cell, digit }] : [],
)

/** @param {Page} page @param {string[]} names */
const press = async (page, ...names) => {
  for (const name of names) await page.keyboard.press(name)
}

/** Presses Tab until a button of this name, or a cell, has the focus. @param {Page} page @param {string} name */
const tabTo = async (page, name) => {
  for (let tabs = 0; tabs < 60; tabs++) {
    const focused = await page.evaluate(() => {
      let element = document.activeElement
      while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement
      return element?.getAttribute('role') ?? element?.textContent
    })
    if (focused === name) return
    await page.keyboard.press('Tab')
  }
  assert.fail(`Tab never comes to ${name}`)
}

/** A way from cell to cell by arrows. @param {number} from @param {number} to */
const arrows = (from, to) => {
  const down = Math.floor(to / 9) - Math.floor(from / 9)
  const right = (to % 9) - (from % 9)
  return [
    ...Array(Math.abs(down)).fill(down > 0 ? 'ArrowDown' : 'ArrowUp'),
    ...Array(Math.abs(right)).fill(right > 0 ? 'ArrowRight' : 'ArrowLeft'),
  ]
}

visit('a whole puzzle by the keyboard alone', {}, async ({ page, reader, server }) => {
  await reader.open(server.url)
  await tabTo(page, 'gridcell')
  let at = 0
  for (const [cell, given] of [...PROPER.givens].entries()) {
    if (given === '.') continue
    await press(page, ...arrows(at, cell), given)
    at = cell
  }
  assert.equal(await reader.line(), PROPER.givens)
  await press(page, 'Enter')
  await reader.hears(/one solution.*can still be finished/)

  await tabTo(page, 'Fill in marks')
  await press(page, 'Enter')
  await reader.hears(/Marks filled in/)
  assert.match((await reader.cell(5, 5)).name, /corner marks 5$/)
  await tabTo(page, 'gridcell')
  await press(page, ...arrows(at, 2), 'Shift+Digit4', 'Control+Digit4')
  assert.match((await reader.cell(1, 3)).name, /corner marks 1 2, centre marks 4$/)
  await press(page, 'Shift+ArrowRight', 'v', '6', 'z', 'Escape')
  assert.match((await reader.cell(1, 4)).name, /colour blue$/)

  // 2 is wrong, without a visible conflict.
  await press(page, 'ArrowLeft', '2', 'Enter')
  await reader.hears(/no solution|can no longer be finished/)
  await tabTo(page, 'Back to the last board that could')
  await press(page, 'Enter')
  await reader.hears(/1 step taken back/)
  assert.equal(await reader.line(), PROPER.givens)
  await tabTo(page, 'gridcell')
  at = 2
  for (const { cell, digit } of open) {
    await press(page, ...arrows(at, cell), digit)
    at = cell
  }
  await reader.hears(/Solved/)
  assert.equal(await reader.line(), PROPER.solution)
})

visit('a whole puzzle by touch alone', { width: 390, height: 664 }, async (now) => {
  const { page, reader, server } = now
  await reader.open(server.url)
  for (const [cell, given] of [...PROPER.givens].entries()) {
    if (given === '.') continue
    await reader.tapCell(Math.floor(cell / 9) + 1, (cell % 9) + 1)
    await reader.press(given)
  }
  assert.equal(await reader.line(), PROPER.givens)
  await reader.press('Check')
  await reader.hears(/one solution.*can still be finished/)
  // A finger over three cells, then a colour, then a corner mark.
  await swipe(page, await middles(now, [2, 11, 3]))
  const three = (await reader.cells()).filter(({ attributes }) => {
    return attributes['aria-selected'] === 'true'
  })
  assert.deepEqual(
    three.map(({ name }) => name.slice(0, 14)),
    ['row 1 column 3', 'row 1 column 4', 'row 2 column 3'],
  )
  await reader.press('Colour')
  await reader.press('green')
  await reader.press('Corner')
  await reader.press('2')
  assert.match((await reader.cell(2, 3)).name, /empty, corner marks 2, colour green$/)
  await reader.press('Fill in marks')
  assert.match((await reader.cell(2, 3)).name, /corner marks 2 4 7, colour green$/)
  await reader.press('Digit')
  for (const { cell, digit } of open) {
    await reader.tapCell(Math.floor(cell / 9) + 1, (cell % 9) + 1)
    await reader.press(digit)
  }
  await reader.hears(/Solved/)
  assert.equal(await reader.line(), PROPER.solution)
  assert.equal(await page.evaluate(() => visualViewport?.scale), 1, 'no tap has zoomed')
})

visit(
  'a finger moves a large board, or selects several',
  { width: 360, server: { pages } },
  async (now) => {
    const { page, reader, server } = now
    await reader.open(`${server.url}large.html`)
    const left = () =>
      page.evaluate(() => {
        const root = document.querySelector('nonet-sudoku')?.shadowRoot
        return root?.querySelector('.window')?.scrollLeft ?? -1
      })
    await reader.press('Zoom in')
    await reader.press('Zoom in')
    const before = await left()
    const way = await middles(now, [86, 85, 84, 83])
    await swipe(page, way)
    assert.notEqual(await left(), before, 'the board has moved')
    const count = async () =>
      (await reader.cells()).filter(({ attributes }) => attributes['aria-selected'] === 'true')
        .length
    assert.equal(await count(), 1)
    await reader.press('Select several')
    const rest = await left()
    const inSight = (await reader.cells()).filter(({ name, x }) => /^row 6/.test(name) && x > 40)
    await swipe(page, inSight.slice(0, 3))
    assert.equal(await left(), rest, 'now it stays')
    assert.ok((await count()) >= 3)
  },
)

visit(
  'a page out of sight stops the clock',
  { server: { pages } },
  async ({ page, reader, server }) => {
    await reader.open(`${server.url}clock.html`)
    const clock = async () => (await reader.all('timer'))[0]?.text
    await reader.until('it runs', async () => (await clock()) === '0:01')
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true })
      document.dispatchEvent(new Event('visibilitychange'))
    })
    const stopped = await clock()
    await page.waitForTimeout(1500)
    assert.equal(await clock(), stopped)
    const { seconds } = await page.evaluate(() => {
      return /** @type {any} */ (document.querySelector('nonet-sudoku')).save()
    })
    assert.equal(`0:0${seconds}`, stopped)
  },
)

visit('two figures that lead back to the number before', { server: { pages } }, async (now) => {
  const { page, reader, server } = now
  await reader.open(`${server.url}large.html`)
  await reader.tapCell(1, 1)
  await press(page, 'c', '1', '2')
  assert.equal((await reader.cell(1, 1)).name, 'row 1 column 1, 12')
  await press(page, 'ArrowRight', 'a', 'ArrowRight', 'b', 'Control+a', 'Delete')
  await reader.hears(/^3 digits cleared/)
})

visit('the selection: by arrows too, and kept while keys are clicked', {}, async (now) => {
  const { page, reader, server } = now
  await reader.open(server.url)
  await reader.press('Select several')
  await reader.tapCell(1, 1)
  await press(page, 'ArrowRight', 'ArrowDown')
  const cells = await reader.cells()
  const selected = cells.filter(({ attributes }) => attributes['aria-selected'] === 'true')
  assert.deepEqual(
    selected.map(({ name }) => name),
    ['row 1 column 1, empty', 'row 1 column 2, empty', 'row 2 column 2, empty'],
  )
  await reader.press('Select several')
  await reader.tapCell(5, 5)
  const { x, y } = await reader.one('button', '4')
  await page.mouse.click(x, y)
  await press(page, 'ArrowRight', '6')
  assert.equal((await reader.line()).slice(40, 42), '46')
})

visit('a check reports on the board that it was asked about', {}, async (now) => {
  const { page, reader, server } = now
  await reader.open(server.url)
  await reader.drop('one.txt', PROPER.givens)
  await reader.shows(PROPER.givens)
  await page.evaluate(() => {
    const { client } = /** @type {any} */ (document.querySelector('nonet-sudoku'))
    const { validate } = client
    client.validate = async (/** @type {any[]} */ ...question) => {
      const report = await validate.apply(client, question)
      await new Promise((go) => Object.assign(globalThis, { go }))
      return report
    }
  })
  await reader.tapCell(1, 3)
  await press(page, '4', 'Enter')
  await reader.until('it is asked', () => page.evaluate(() => 'go' in globalThis))
  await press(page, 'ArrowRight', '2')
  await page.evaluate(() => /** @type {any} */ (globalThis).go())
  await reader.hears(/one solution Stopped, because the puzzle was changed/)
})

visit('the wheel over the board moves the page', { width: 1000, height: 500 }, async (now) => {
  const { page, reader, server } = now
  await reader.open(server.url)
  const { x, y } = await reader.cell(5, 5)
  await page.mouse.move(x, y)
  await page.mouse.wheel(0, 100)
  await reader.until('it has moved', () => page.evaluate(() => scrollY > 0))
})

visit('the list of keys begins at its top', { width: 320, height: 480 }, async (now) => {
  const { page, reader, server } = now
  await reader.open(server.url)
  await reader.tapCell(1, 1)
  await press(page, '?')
  const dialog = page.getByRole('dialog')
  assert.equal(await dialog.evaluate(({ scrollTop }) => scrollTop), 0)
  assert.ok(await dialog.evaluate(({ scrollWidth, clientWidth }) => scrollWidth <= clientWidth))
  await press(page, 'Escape', '7')
  assert.equal((await reader.line())[0], '7')
})

visit(
  'the page gets the event of a move before it is drawn',
  { server: { pages } },
  async (now) => {
    const { page, reader, server } = now
    await reader.open(`${server.url}plain.html`)
    await page.evaluate(() => {
      const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
      const cell = board.shadowRoot.querySelectorAll('[role=gridcell]')[2]
      const saved = JSON.stringify(board.save())
      const { revision } = board.save()
      /** @type {{drawn: string, value: string, changes: any}[]} */
      const heard = []
      board.addEventListener('nonet-input', () => {
        const news = board.changesSince(revision)
        heard.push({ drawn: cell.textContent, value: board.value[2], changes: news })
      })
      Object.assign(globalThis, { heard, saved })
    })
    await reader.tapCell(1, 3)
    await press(page, '4', 'Shift+Digit1', 'Control+z')
    const result = await page.evaluate(() => {
      const { heard, saved } = /** @type {any} */ (globalThis)
      const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
      const now = JSON.stringify(board.save().puzzle)
      board.restore(JSON.parse(saved), heard.at(-1).changes.changes)
      return { heard, isSame: JSON.stringify(board.save().puzzle) === now, value: board.value[2] }
    })
    assert.deepEqual({ ...result.heard[0], changes: 0 }, { drawn: '', value: '4', changes: 0 })
    // A mark under a digit changes nothing, so there were two changes: the digit, and its undoing.
    assert.equal(result.heard.at(-1).changes.changes.length, 2)
    assert.ok(result.isSame)
    assert.equal(result.value, '.')
  },
)

visit('a conflict is felt, where that is wanted', { server: { pages } }, async (now) => {
  const { page, reader, server } = now
  await reader.open(`${server.url}plain.html`)
  await page.evaluate(() => {
    /** @type {number[]} */
    const felt = []
    Object.assign(globalThis, { felt })
    Object.assign(navigator, { vibrate: (/** @type {number} */ ms) => felt.push(ms) })
  })
  const felt = () => page.evaluate(() => /** @type {any} */ (globalThis).felt.length)
  await reader.tapCell(1, 3)
  await press(page, '5')
  await reader.hears(/5 clashes/)
  assert.equal(await felt(), 0, 'not wanted')
  await page.evaluate(() => document.querySelector('nonet-sudoku')?.toggleAttribute('haptics'))
  await press(page, '4')
  assert.equal(await felt(), 0, 'no conflict')
  await press(page, '7')
  assert.equal(await felt(), 1)
})

/** The middles of cells. @param {Visit} visit @param {number[]} cells */
async function middles({ reader }, cells) {
  const all = await reader.cells()
  return cells.map((cell) => ({ x: all[cell].x, y: all[cell].y }))
}

/** One finger along points, as the device reports it. @param {Page} page @param {{x: number, y: number}[]} points */
async function swipe(page, points) {
  const session = await page.context().newCDPSession(page)
  const send = (/** @type {any} */ type, /** @type {{x: number, y: number}[]} */ touchPoints) =>
    session.send('Input.dispatchTouchEvent', { type, touchPoints })
  await send('touchStart', [points[0]])
  for (const [index, point] of points.slice(1).entries()) {
    const from = points[index]
    for (let part = 1; part <= 5; part++) {
      const share = part / 5
      const x = from.x + (point.x - from.x) * share
      const y = from.y + (point.y - from.y) * share
      await send('touchMove', [{ x, y }])
    }
  }
  await send('touchEnd', [])
  await session.detach()
  // Chromium would take a tap that follows too quickly for a part of the same gesture.
  await page.waitForTimeout(500)
}

/** Viewports of phones, without the browser's bars, and the last button that must be visible. */
const PHONES = /** @type {[number, number, string][]} */ ([
  [390, 664, 'Clear'],
  [360, 640, 'Clear'],
  [320, 568, 'Solve'],
  [844, 390, 'Clear'],
  [568, 320, 'Solve'],
])
for (const [width, height, last] of PHONES) {
  visit(
    `all in sight on ${width}×${height}`,
    { width, height },
    async ({ page, reader, server }) => {
      await reader.open(server.url)
      await reader.drop('one.txt', PROPER.givens)
      await reader.shows(PROPER.givens)
      await page.evaluate(() => scrollTo(0, 0))
      const cells = await reader.cells()
      const all = await reader.all('button')
      const button = (/** @type {string} */ name) => all.find((found) => found.name === name)
      for (const name of ['Digit', 'Colour', ...'123456789', 'Erase', 'Undo', 'Check', last]) {
        const found = button(name)
        assert.ok(found, name)
        assert.ok(
          found.y + found.height / 2 <= height,
          `${name} ends at ${found.y + found.height / 2}`,
        )
        assert.ok(Math.min(found.width, found.height) >= 44, `${name} is ${found.width} px wide`)
      }
      const { x, y } = cells[80]
      const isBeside = (button('1')?.x ?? 0) > x
      assert.equal(isBeside, width > height)
      assert.ok(y <= height, 'the whole board')
    },
  )
}
