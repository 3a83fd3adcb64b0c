// tests/web/deep/embedding-host.test.mjs: the board and the page around it do not affect each other: styles, keys,
// names; and a page can set other colours.
import assert from 'node:assert/strict'
import { NAKED_PAIR } from '../diagrams.mjs'
import { PROPER } from '../puzzles.mjs'
import { visit } from './visit.mjs'

const page = (/** @type {string} */ inside) =>
  `<!doctype html><html lang="en"><title>A host</title>
<script type="module" src="define.js"></script>${inside}</html>`
const board = `<nonet-sudoku puzzle="${PROPER.givens}" controls></nonet-sudoku>`
/** What old scripts add to Object.prototype, and Prototype.js to arrays. */
const OLD = `Object.prototype.signal = Object.prototype.module = 'mine'
Array.from = (list) => {
  if (!list) return []
  if (list.toArray) return list.toArray()
  const results = []
  for (let i = 0; i < list.length; i++) results.push(list[i])
  return results
}
Array.prototype.toArray = Array.prototype.entries = function () {
  return [...this]
}`
const TRY = `import { configure } from './define.js'
import { solve, solveMany } from './index.js'
const place = location.hash.slice(1)
configure({ place })
const board = document.querySelector('nonet-sudoku')
const result = []
try {
  const { count } = await board.solve()
  result.push(count, board.value)
  await board.undo()
  result.push((await board.validate()).solutions, (await board.candidates()).candidates.length)
  result.push((await solve(board.value, {}, {})).count, board.client.place)
  for await (const { outcome } of solveMany([board.value], {}, {})) result.push(outcome)
  const diagram = document.querySelector('nonet-board').shadowRoot
  result.push(diagram.querySelectorAll('[role=cell]').length)
} catch (error) {
  result.push(String(error))
}
document.getElementById('result').textContent = JSON.stringify(result)`
const server = {
  pages: {
    'old.html': `<!doctype html><html lang="en"><title>A host with old scripts</title>
<script src="old.js"></script><script type="module" src="board.js"></script>
<script type="module" src="try.js"></script>${board}
<nonet-board>${NAKED_PAIR}</nonet-board><p id="result"></p></html>`,
    'old.js': OLD,
    'try.js': TRY,
    'plain.html': page(
      `<div id="around">${board}</div><p id="text">Text.</p><button>Other</button>`,
    ),
    'two.html': page(`${board}${board}<input>`),
    'edit.html': page(`<div contenteditable="true" id="around"><p>Text.</p>${board}</div>`),
  },
}

const HOSTILE = `html, body, * { font: italic 40px serif !important; letter-spacing: 1em !important;
  text-transform: uppercase !important; line-height: 3 !important; direction: rtl !important;
  text-align: right !important; word-spacing: 2em !important; text-indent: 3em !important;
  white-space: pre !important; color: red !important; cursor: none !important;
  text-shadow: 2px 2px red !important; -webkit-text-fill-color: red !important;
  font-variant: small-caps !important; list-style: square !important; quotes: none !important;
  word-break: break-all !important; border-collapse: separate !important; tab-size: 40 !important }
  .cell, .key, .board, button { background: red !important; display: none !important }`

/** Runs in the page: the computed styles of every kind of part inside, all properties of them. */
function stylesInside() {
  const root = document.querySelector('nonet-sudoku')?.shadowRoot
  const kinds = [
    '.play',
    '.says',
    '.board',
    '.cell.given',
    '.cell:empty',
    '.key',
    '.mode',
    '.action',
  ]
  return kinds.map((kind) => {
    const style = getComputedStyle(/** @type {Element} */ (root?.querySelector(kind)))
    return Object.fromEntries([...style].map((name) => [name, style.getPropertyValue(name)]))
  })
}

visit('a hostile style sheet changes nothing inside', { server }, async (at) => {
  const { page: now, reader } = at
  await reader.open(`${at.server.url}plain.html`)
  const before = await now.evaluate(stylesInside)
  const outside = () =>
    now.evaluate(() => {
      const { color, fontSize, display } = getComputedStyle(
        /** @type {Element} */ (document.getElementById('text')),
      )
      return [color, fontSize, display]
    })
  assert.deepEqual(await outside(), ['rgb(0, 0, 0)', '16px', 'block'], 'none leaks out')
  await now.evaluate((text) => {
    const sheet = new CSSStyleSheet()
    sheet.replaceSync(text)
    document.adoptedStyleSheets = [sheet]
  }, HOSTILE)
  assert.deepEqual((await outside()).slice(0, 2), ['rgb(255, 0, 0)', '40px'], 'it works outside')
  const after = await now.evaluate(stylesInside)
  for (const [index, style] of before.entries()) assert.deepEqual(after[index], style)
})

visit('what a page hides stays hidden', { server }, async ({ page: now, reader, server }) => {
  await reader.open(`${server.url}plain.html`)
  const isSeen = () =>
    now.evaluate(() => {
      const cell = document.querySelector('nonet-sudoku')?.shadowRoot?.querySelector('.cell')
      return cell?.checkVisibility({ visibilityProperty: true })
    })
  for (const [name, value] of [
    ['visibility', 'hidden'],
    ['display', 'none'],
  ]) {
    await now.evaluate(
      ([property, set]) => document.getElementById('around')?.style.setProperty(property, set),
      [name, value],
    )
    assert.equal(await isSeen(), false, name)
    await now.evaluate(() => document.getElementById('around')?.removeAttribute('style'))
    assert.equal(await isSeen(), true, name)
  }
})

visit('colours, font and corners by custom properties', { server }, async (at) => {
  const { page: now, reader } = at
  await reader.open(`${at.server.url}plain.html`)
  await reader.tapCell(1, 3)
  await reader.keys('5')
  const found = await now.evaluate(() => {
    const element = /** @type {HTMLElement} */ (document.querySelector('nonet-sudoku'))
    const wanted = {
      ink: 'rgb(1, 0, 0)',
      paper: 'rgb(2, 0, 0)',
      sheet: 'rgb(3, 0, 0)',
      key: 'rgb(4, 0, 0)',
      conflict: 'rgb(5, 0, 0)',
      box: 'rgb(6, 0, 0)',
      line: 'rgb(7, 0, 0)',
      radius: '1px',
      font: 'monospace',
    }
    const around = /** @type {HTMLElement} */ (document.getElementById('around'))
    for (const [name, value] of Object.entries(wanted)) {
      around.style.setProperty(`--nonet-${name}`, value)
    }
    const of = (/** @type {string} */ name, /** @type {any} */ property) =>
      getComputedStyle(/** @type {Element} */ (element.shadowRoot?.querySelector(name)))[property]
    const seen = {
      ink: of('.given:not(.conflict)', 'color'),
      paper: getComputedStyle(element).backgroundColor,
      sheet: of('.board', 'backgroundColor'),
      key: of('.key', 'backgroundColor'),
      conflict: of('.conflict', 'color'),
      box: of('.board', 'borderTopColor'),
      line: of('.cell', 'borderBottomColor'),
      radius: of('.key', 'borderTopLeftRadius'),
      font: of('.cell', 'fontFamily'),
    }
    return { wanted, seen }
  })
  assert.deepEqual(found.seen, found.wanted)
})

visit('on paper nothing is selected', { server }, async ({ page: now, reader, server }) => {
  await reader.open(`${server.url}plain.html`)
  await reader.tapCell(1, 1)
  const grounds = () =>
    now.evaluate(() => {
      const board = /** @type {Element} */ (document.querySelector('nonet-sudoku'))
      const cells = ['.peer', '.same:not(.selected)', '.active'].map((kind) =>
        board.shadowRoot?.querySelector(kind),
      )
      const looks = [board, ...cells].map((element) => {
        const { backgroundColor, boxShadow } = getComputedStyle(/** @type {Element} */ (element))
        return `${backgroundColor} ${boxShadow}`
      })
      return [...new Set(looks)]
    })
  assert.ok((await grounds()).length >= 4, 'on a screen each has a look of its own')
  for (const contrast of [false, true]) {
    await now.evaluate((is) => {
      document.querySelector('nonet-sudoku')?.toggleAttribute('contrast', is)
    }, contrast)
    await now.emulateMedia({ media: 'print' })
    assert.deepEqual(await grounds(), ['rgba(0, 0, 0, 0) none'])
  }
})

visit('only the board gets the keys that it handles', { server }, async (at) => {
  const { page: now, reader } = at
  await reader.open(`${at.server.url}two.html`)
  await now.evaluate(() => {
    /** @type {string[]} */
    const heard = []
    Object.assign(globalThis, { heard })
    for (const type of ['keydown', 'keyup', 'keypress']) {
      document.addEventListener(type, (event) => {
        heard.push(`${type} ${/** @type {KeyboardEvent} */ (event).key}`)
      })
    }
  })
  const heard = () => now.evaluate(() => /** @type {any} */ (globalThis).heard.splice(0))
  const boards = now.locator('nonet-sudoku')
  const focused = () =>
    now.evaluate(() => {
      const all = [...document.querySelectorAll('nonet-sudoku, input')]
      return document.activeElement ? all.indexOf(document.activeElement) : -1
    })
  const own = [
    '5',
    'ArrowRight',
    'Home',
    'Delete',
    'z',
    'x',
    ' ',
    'Enter',
    'Control+z',
    'Control+a',
  ]
  for (const place of [0, 1]) {
    await boards.nth(place).getByRole('gridcell').nth(2).click()
    for (const key of own) await now.keyboard.press(key)
    const others = (await heard()).filter((/** @type {string} */ key) => !/Control$/.test(key))
    assert.deepEqual(others, [], `board ${place}`)
    // The page gets the keys that do nothing here.
    for (const key of ['F2', 'PageDown']) await now.keyboard.press(key)
    assert.deepEqual((await heard()).slice(0, 2), ['keydown F2', 'keyup F2'])
  }
  // On a button of the pad: the keys that press it.
  await boards.nth(1).getByRole('button', { name: 'Undo' }).focus()
  for (const key of ['Enter', ' ', '5']) await now.keyboard.press(key)
  assert.deepEqual(await heard(), [])
  // In the list of keys, too.
  await boards.nth(0).getByRole('gridcell').nth(2).click()
  await now.keyboard.press('?')
  await boards.nth(0).getByRole('dialog').waitFor()
  await now.keyboard.press('Escape')
  await heard()
  // Tab leaves the board, one stop a board and then the pad's.
  await boards.nth(0).getByRole('gridcell').nth(2).click()
  for (let stops = 0; (await focused()) === 0; stops++) {
    assert.ok(stops < 40, 'Tab leads out')
    await now.keyboard.press('Tab')
  }
  assert.equal(await focused(), 1)
  assert.ok((await heard()).includes('keydown Tab'))
  // Elsewhere the page gets every key.
  await now.locator('input').focus()
  await now.keyboard.press('5')
  assert.deepEqual(await heard(), ['keydown 5', 'keypress 5', 'keyup 5'])
  assert.equal(await now.locator('input').inputValue(), '5')
})

visit('in a page that can be edited', { server }, async ({ page: now, reader, server }) => {
  await reader.open(`${server.url}edit.html`)
  await reader.tapCell(1, 3)
  await reader.keys('4')
  await now.keyboard.press('Backspace')
  await now.keyboard.press('q')
  assert.equal(await reader.line(), PROPER.givens)
  const text = await now.evaluate(() => {
    const root = document.querySelector('nonet-sudoku')?.shadowRoot
    const cells = [...(root?.querySelectorAll('.cell') ?? [])]
    return [
      document.getElementById('around')?.innerText.trim(),
      cells.map((cell) => cell.textContent).join(''),
    ]
  })
  assert.match(String(text[0]), /^Text\./)
  assert.equal(text[1], PROPER.givens.replaceAll('.', ''))
})

visit('scripts that change what every object and list has', { server }, async (at) => {
  for (const place of ['worker', 'page']) {
    await at.page.goto(`${at.server.url}old.html#${place}`)
    await at.page.reload()
    const result = at.page.locator('#result:not(:empty)')
    const found = JSON.parse(String(await result.textContent()))
    assert.deepEqual(found, [1, PROPER.solution, 'one', 81, 1, place, 'one', 81])
  }
})
