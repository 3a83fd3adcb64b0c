// tests/web/deep/ask.test.mjs: the panel Ask the solver: why a digit is impossible, how many solutions have it or the puzzle has, a random
// solution, and a puzzle without what it does not need; each with and without constraints, stopped, and taken back.
import assert from 'node:assert/strict'
import { isSolutionOf, PROPER, SEVERAL } from '../puzzles.mjs'
import { visit } from './visit.mjs'

/** @typedef {import('./visit.mjs').Visit} Visit */

/** The cage holds 1 and 4, or 2 and 3; the thermometer has nothing to do with it. */
const CAGE = JSON.stringify({
  grid: { rows: 4, cols: 4 },
  givens: { r4c1: 2, r4c4: 1 },
  constraints: [{ cage: ['r1c1', 'r1c2'], sum: 5 }, { thermometer: ['r3c3', 'r3c4'] }],
})
/** One solution, of which the first given and the dot tell nothing new. */
const MORE_THAN_NEEDED = JSON.stringify({
  grid: { rows: 4, cols: 4 },
  givens: { r1c1: 1, r1c2: 2, r1c3: 3, r1c4: 4, r2c1: 3, r3c2: 1, r4c1: 4, r4c4: 1 },
  constraints: [{ 'white-dot': ['r1c1', 'r1c2'] }],
})
/** A full grid but for a few cells, and without any: hundreds of givens are tried one by one. @param {number} size */
function nearlyFull(size) {
  const box = Math.sqrt(size)
  return Array.from({ length: size ** 2 }, (_, cell) => {
    const row = Math.floor(cell / size)
    const digit = ((row % box) * box + Math.floor(row / box) + cell) % size
    return cell % 40 ? '123456789ABCDEFGHIJKLMNOP'[digit] : '.'
  }).join('')
}

/** A page of a host, and its board. */
const pages = {
  'host.html': `<!doctype html><html lang="en"><title>A host</title>
<script type="module" src="define.js"></script>
<nonet-sudoku puzzle="${PROPER.givens}"></nonet-sudoku></html>`,
}

/** @param {Visit} at @param {string} text @param {number} cells */
async function show({ reader, server }, text, cells = 81) {
  await reader.open(server.url)
  await reader.drop('one.txt', text)
  await reader.hears(/one\.txt: 1 puzzle/)
  await reader.until('the board is there', async () => (await reader.cells()).length === cells)
}

/** @param {Visit} at */
async function openPanel({ page, reader }) {
  await reader.press('Menu')
  await reader.press('Ask the solver')
  await page.locator('dialog.ask[open] .sizes button').first().waitFor()
}

const keyOf = (/** @type {Visit} */ { page }, /** @type {number} */ digit) =>
  page.locator('dialog.ask .sizes button').nth(digit - 1)
const press = (/** @type {Visit} */ { page }, /** @type {string} */ name) =>
  page.locator('dialog.ask').getByRole('button', { name, exact: true }).click()
const cardOf = (/** @type {Visit} */ { page }) => page.locator('.answer-card')

/** Asks why a digit cannot stand in a cell. @param {Visit} at @param {[number, number]} cell @param {number} digit */
async function askWhy(at, [row, column], digit) {
  await at.reader.tapCell(row, column)
  await openPanel(at)
  await keyOf(at, digit).click()
}

/** What is outlined, struck out or boxed on the board. @param {Visit} at */
const pointed = ({ page }) =>
  page.evaluate(() => {
    const root = document.querySelector('nonet-sudoku')?.shadowRoot
    const count = (/** @type {string} */ selector) => root?.querySelectorAll(selector).length
    return {
      givens: count('.links .outline.base'),
      rules: count('.links .outline.cover'),
      crossed: count('.crossed'),
      boxed: count('.boxed'),
    }
  })
const NOTHING = { givens: 0, rules: 0, crossed: 0, boxed: 0 }

/** @param {Visit} at @param {object} expected */
const untilPointed = (at, expected) =>
  at.reader.until(`the board shows ${JSON.stringify(expected)}`, async () => {
    return JSON.stringify(await pointed(at)) === JSON.stringify(expected)
  })

for (const [width, colorScheme] of /** @type {const} */ ([
  [360, 'light'],
  [1200, 'dark'],
])) {
  visit(`why not this digit: the givens, ${width} px`, { width, colorScheme }, async (at) => {
    const { page, reader } = at
    await show(at, PROPER.givens)
    await askWhy(at, [1, 3], 3)
    await reader.hears(/3 cannot stand in row 1 column 3/)
    const card = cardOf(at)
    assert.match(await card.innerText(), /1 given\s+3 in r1c2\s+Without this it could stand there/)
    await untilPointed(at, { givens: 1, rules: 0, crossed: 1, boxed: 1 })
    // A screen reader is where the reason is, and Close is next.
    const described = await card.getAttribute('aria-describedby')
    assert.ok(described && (await page.locator(`#${described}`).count()) === 1)
    assert.ok(await card.evaluate((element) => element === document.activeElement))
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await untilPointed(at, NOTHING)
    assert.equal(await card.count(), 0)
    assert.equal((await reader.cell(1, 3)).focused, true)
  })
}

visit(
  'why not this digit: a rule and a given together, until the reader plays on',
  {},
  async (at) => {
    const { reader } = at
    await show(at, CAGE, 16)
    await askWhy(at, [1, 2], 3)
    await reader.hears(/3 cannot stand in row 1 column 2/)
    const said = await cardOf(at).innerText()
    assert.match(said, /2 in r4c1\s+Cage: .*\s+5: r1c1 r1c2\s+Without any one of these/)
    assert.doesNotMatch(said, /Thermometer/)
    await untilPointed(at, { givens: 1, rules: 1, crossed: 1, boxed: 1 })
    // The signs of the rules are still there.
    const cages = await at.page.evaluate(() => {
      return document.querySelector('nonet-sudoku')?.shadowRoot?.querySelectorAll('.cage').length
    })
    assert.equal(cages, 1)
    await at.page.keyboard.press('Escape')
    await untilPointed(at, NOTHING)
    await askWhy(at, [1, 2], 3)
    await untilPointed(at, { givens: 1, rules: 1, crossed: 1, boxed: 1 })
    // Playing on: a digit in another cell.
    await reader.tapCell(2, 3)
    await reader.keys('1')
    await untilPointed(at, NOTHING)
    assert.equal(await cardOf(at).count(), 0)
  },
)

visit(
  'a digit that can stand there is said to, and another puzzle ends an answer',
  {},
  async (at) => {
    const { page, reader } = at
    await show(at, PROPER.givens)
    await askWhy(at, [1, 3], 4)
    const status = page.locator('dialog.ask [role=status]')
    await status.filter({ hasText: '4 can stand in row 1 column 3: there is a solution' }).waitFor()
    assert.equal(await cardOf(at).count(), 0)
    await keyOf(at, 3).click()
    await cardOf(at).waitFor()
    await reader.drop('two.txt', SEVERAL)
    await reader.hears(/two\.txt: 1 puzzle/)
    await untilPointed(at, NOTHING)
    assert.equal(await cardOf(at).count(), 0)
  },
)

visit('solutions are counted for each digit of the selected cell', {}, async (at) => {
  const { page, reader } = at
  await show(at, SEVERAL)
  await reader.tapCell(1, 1)
  await openPanel(at)
  await press(at, 'Count the solutions with each digit')
  await page.locator('dialog.ask [role=status]').filter({ hasText: 'The number below' }).waitFor()
  const names = await page
    .locator('dialog.ask .sizes button')
    .evaluateAll((keys) => keys.map((key) => key.getAttribute('aria-label') ?? ''))
  // What the module itself counts.
  const counted = await page.evaluate(async () => {
    const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
    const { givens, ...others } = board.givens
    const all = []
    for (let digit = 1; digit <= 9; digit++) {
      const tried = { ...others, givens: givens.with(0, digit) }
      all.push((await board.client.count(tried, 100)).count)
    }
    return all
  })
  assert.ok(counted.some((count) => count > 0))
  assert.deepEqual(
    names.map((name) => Number(/: (?:at least )?(\d+) solution/.exec(name)?.[1])),
    counted,
  )
})

visit('the solutions are counted, and estimated where they are too many', {}, async (at) => {
  const { page } = at
  const said = (/** @type {RegExp} */ pattern) =>
    page.locator('dialog.ask [role=status]').filter({ hasText: pattern }).waitFor()
  const few = PROPER.givens.replace(/^(\.*[1-9]){4}/, (begin) => begin.replaceAll(/[1-9]/g, '.'))
  await show(at, few)
  await openPanel(at)
  await press(at, 'Count them')
  await said(/^Number of solutions: [\d,]+$/)
  const { count } = await page.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
    return board.client.count(board.givens, 1_000_000)
  })
  await said(new RegExp(`: ${count.toLocaleString('en')}$`))
  await press(at, 'Close')
  // 6.67 × 10²¹ of them (Felgenhauer and Jarvis 2005).
  await page.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
    board.load({ size: 9, boxRows: 3, boxColumns: 3, givens: Array(81).fill(0) })
  })
  await openPanel(at)
  // A fast machine shows an estimate on the way for some milliseconds only.
  await page.evaluate(() => {
    const shown = /** @type {any} */ (document.querySelector('dialog.ask .progress'))
    shown.seen = []
    new MutationObserver(() => shown.seen.push(shown.textContent)).observe(shown, {
      childList: true,
    })
  })
  await press(at, 'Count them')
  await said(/about [567](\.\d)? × 10²¹ \(±\u00a0\d+\u00a0%\), at least [\d,]+$/)
  const seen = await page.evaluate(
    () => /** @type {any} */ (document.querySelector('dialog.ask .progress')).seen,
  )
  assert.match(seen.join('\n'), /× 10²/)
})

visit(
  'a random solution is another one each time, keeps entries, and one Undo takes it back',
  {},
  async (at) => {
    const { reader, server } = at
    await reader.open(server.url)
    await reader.tapCell(5, 5)
    await reader.keys('7')
    const found = new Set()
    for (let round = 0; round < 2; round++) {
      await openPanel(at)
      await press(at, 'Fill it in')
      await reader.hears(/One of several solutions, at random/)
      const line = await reader.line()
      assert.ok(isSolutionOf(line, `${'.'.repeat(40)}7${'.'.repeat(40)}`), line)
      found.add(line)
      if (round) break
      await reader.press('Undo')
      assert.equal(await reader.line(), `${'.'.repeat(40)}7${'.'.repeat(40)}`)
    }
    assert.equal(found.size, 2)
    // It is kept like what the reader writes.
    const [last] = [...found].reverse()
    await reader.open(server.url)
    await reader.shows(last)
  },
)

visit('a random solution keeps constraints, and what the reader has entered', {}, async (at) => {
  const { reader } = at
  await show(at, CAGE, 16)
  await reader.tapCell(2, 1)
  await reader.keys('3')
  await openPanel(at)
  await press(at, 'Fill it in')
  await reader.hears(/at random|Solved/)
  const digits = [...(await reader.line())].map(Number)
  assert.equal(digits[0] + digits[1], 5)
  assert.ok(digits[10] < digits[11])
  assert.equal(digits[4], 3)
})

visit(
  'minimising leaves the solution as it is; the whole puzzle comes back as it was',
  {},
  async (at) => {
    const { page, reader } = at
    await show(at, PROPER.givens)
    await reader.tapCell(1, 3)
    await reader.keys('4')
    await openPanel(at)
    await press(at, 'Minimise')
    await reader.hears(/\d+ givens left out/)
    const line = await reader.line()
    const left = [...line].filter((digit) => digit !== '.').length
    assert.ok(left >= 17 && left < 30, line)
    assert.ok([...line].every((digit, cell) => digit === '.' || digit === PROPER.givens[cell]))
    const { minimal, solution } = await page.evaluate(async () => {
      const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
      const { givens, ...others } = board.givens
      const counts = []
      for (const [cell, digit] of givens.entries()) {
        if (!digit) continue
        counts.push(
          (await board.client.count({ ...others, givens: givens.with(cell, 0) }, 2)).count,
        )
      }
      const report = await board.client.solve(board.givens, { limit: 2, keep: 1 })
      return { minimal: counts, solution: [report.count, report.solutions[0].join('')] }
    })
    assert.deepEqual(new Set(minimal), new Set([2]))
    assert.deepEqual(solution, [1, PROPER.solution])
    await reader.press('Back to the whole puzzle')
    await reader.hears(/The whole puzzle is back/)
    assert.equal(await reader.line(), `534${PROPER.givens.slice(3)}`)
  },
)

visit('minimising leaves out rules, too, and says where nothing can go', {}, async (at) => {
  const { page, reader } = at
  await show(at, MORE_THAN_NEEDED, 16)
  await openPanel(at)
  await press(at, 'Minimise')
  await reader.hears(/left out/)
  const { givens, constraints = [] } = await page.evaluate(() => {
    return /** @type {any} */ (document.querySelector('nonet-sudoku')).givens
  })
  const parts = givens.filter(Boolean).length + constraints.length
  assert.ok(parts < 9, `${parts}`)
  await openPanel(at)
  await press(at, 'Minimise')
  const status = page.locator('dialog.ask [role=status]')
  await status.filter({ hasText: 'Nothing can be left out' }).waitFor()
  await page.keyboard.press('Escape')
  await show(at, SEVERAL)
  await openPanel(at)
  await press(at, 'Minimise')
  await status.filter({ hasText: 'more than one solution' }).waitFor()
})

/**
 * Minimises a large puzzle, and calls for an end as soon as it is told how far it is.
 * @param {Visit} at @param {string} name of the button that ends it
 */
async function minimiseUntilTold(at, name) {
  await show(at, nearlyFull(16), 256)
  await openPanel(at)
  await at.page.evaluate((end) => {
    const panel = document.querySelector('dialog.ask')
    const told = panel?.querySelector('.progress')
    const buttons = [...(panel?.querySelectorAll('button') ?? [])]
    new MutationObserver((_, observer) => {
      if (!/^\d+ left, \d+ to try$/.test(told?.textContent ?? '')) return
      observer.disconnect()
      buttons.find(({ textContent }) => textContent === end)?.click()
    }).observe(/** @type {Node} */ (told), { childList: true })
  }, name)
  const before = await at.reader.line()
  await press(at, 'Minimise')
  return before
}

visit('minimising tells how far it is, and Stop keeps what is left out by then', {}, async (at) => {
  const { page, reader } = at
  const before = await minimiseUntilTold(at, 'Stop')
  await reader.hears(/givens? left out · more may be left out/)
  const givensIn = (/** @type {string} */ line) => line.replaceAll('.', '').length
  const line = await reader.line()
  assert.ok(givensIn(line) < givensIn(before))
  const count = await page.evaluate(async () => {
    const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
    return (await board.count(2)).count
  })
  assert.equal(count, 1)
})

visit('a panel that is closed meanwhile changes nothing', {}, async (at) => {
  const { page, reader } = at
  const before = await minimiseUntilTold(at, 'Close')
  await page.locator('dialog.ask').waitFor({ state: 'hidden' })
  // Longer than the whole search.
  await page.waitForTimeout(1000)
  assert.equal(await reader.line(), before)
  assert.doesNotMatch(await reader.says(), /left out/)
})

visit('a board of 30×30 is asked, too', {}, async (at) => {
  const { page, reader } = at
  await show(at, '.'.repeat(900), 900)
  await reader.press('Menu')
  await reader.press('Ask the solver')
  await page.locator('dialog.ask .sizes button:visible').nth(29).waitFor()
  assert.equal(await page.locator('dialog.ask .sizes button:visible').count(), 30)
  await page.keyboard.press('Escape')
  await show(at, PROPER.givens)
  await openPanel(at)
  assert.equal(await page.locator('dialog.ask .sizes button:visible').count(), 9)
})

visit(
  'the element of a host has the same questions as methods',
  { server: { pages } },
  async (at) => {
    const { page, reader, server } = at
    await reader.open(`${server.url}host.html`)
    const found = await page.evaluate(async (large) => {
      const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
      const why = await board.explain({ cell: 2, value: 3 })
      const can = await board.explain({ cell: 2, value: 4 })
      const minimal = await board.minimise({ seed: 'one' })
      const again = await board.minimise({ seed: 'one' })
      const { value } = board
      const reason = await board
        .explain({ cell: 81, value: 4 })
        .catch((/** @type {any} */ error) => error.key)
      const stopped = await board
        .minimise({ signal: AbortSignal.abort() })
        .catch((/** @type {Error} */ error) => error.name)
      let parts = 0
      const onPart = () => parts++
      const givens = [...large].map((digit) => '.123456789ABCDEFG'.indexOf(digit))
      board.load({ size: 16, boxRows: 4, boxColumns: 4, givens })
      await board.minimise({ onPart })
      board.puzzle = '.'.repeat(81)
      const lines = new Set()
      for (const seed of ['one', 'one', 'two']) {
        board.method = { seed }
        await board.solve()
        lines.add(board.value)
        await board.undo()
      }
      return { why, can, minimal, again, value, parts, reason, stopped, lines: [...lines] }
    }, nearlyFull(16))
    assert.deepEqual([found.why.holds, found.why.cells], [true, [1]])
    assert.equal(found.can.holds, false)
    assert.equal(found.can.solutions[0].join(''), PROPER.solution)
    assert.ok(found.minimal.complete && found.minimal.cells.length < 30)
    assert.deepEqual(found.again.cells, found.minimal.cells)
    assert.ok(found.parts > 0)
    assert.equal(found.value, PROPER.givens)
    assert.equal(found.reason, 'bad-argument')
    assert.equal(found.stopped, 'AbortError')
    assert.equal(found.lines.length, 2)
    for (const line of found.lines) assert.ok(isSolutionOf(line, '.'.repeat(81)), line)
  },
)
