// tests/web/deep/embedding.test.mjs: the README's way of putting a board into another page, under the
// strict policy, in any order of its attributes, and the solver for that page's own scripts.
import assert from 'node:assert/strict'
import { PROPER } from '../puzzles.mjs'
import { visit } from './visit.mjs'

const host = `<!doctype html><html lang="en"><title>A page of somebody else's</title>
<script type="module" src="define.js"></script>
<nonet-sudoku puzzle="${PROPER.givens}" controls>A sudoku.</nonet-sudoku>
<p>Text of the page.</p>
<nonet-sudoku size="3x2"></nonet-sudoku></html>`
const entered = PROPER.givens.replace('53.', '534')
const orders = `<!doctype html><html lang="en"><title>Attributes in any order</title>
<script type="module" src="define.js"></script>
<nonet-sudoku value="${entered}" puzzle="${PROPER.givens}"></nonet-sudoku>
<nonet-sudoku puzzle="${PROPER.givens}" value="${entered}" size="9"></nonet-sudoku>
<nonet-sudoku puzzle="[[0,2,0,4],[0,0,0,0],[0,0,0,0],[4,3,2,1]]" value="12.4........4321"></nonet-sudoku>
<nonet-sudoku puzzle="${PROPER.givens}" value="${entered}" readonly controls></nonet-sudoku></html>`
/** One solution: 012120. */
const KILLER = '.Shape~2x3~0-2.~R1C1_0.Thermo~R1C1~R1C2~R1C3.Cage~1~R2C1~R2C3.~R2C1_1'
const rules = `<!doctype html><html lang="en"><title>Puzzles with constraints</title>
<script type="module" src="define.js"></script>
<nonet-sudoku puzzle="${KILLER}" value="012..." controls></nonet-sudoku>
<nonet-sudoku puzzle='{"grid": {"rows": 4, "cols": 4}, "givens": {"r1c1": 3}}'></nonet-sudoku>
<nonet-sudoku puzzle=".Shape~4x4.Foo~R1C1"></nonet-sudoku></html>`
const late = `<!doctype html><html lang="en"><title>Defined later</title><nonet-sudoku></nonet-sudoku>`
const server = {
  pages: { 'host.html': host, 'orders.html': orders, 'late.html': late, 'rules.html': rules },
}

visit(
  'one line puts a board into another page',
  { server },
  async ({ reader, server: { url } }) => {
    await reader.open(`${url}host.html`)
    assert.equal((await reader.cells()).length, 81 + 36)
    await reader.press('Solve')
    await reader.hears(/one solution/)
    assert.equal(
      await reader.tab.js(() => /** @type {any} */ (document.querySelector('nonet-sudoku')).value),
      PROPER.solution,
    )
  },
)

visit(
  'a puzzle with constraints as an attribute is drawn, played and solved; what is wrong with it is said',
  { server },
  async ({ page, reader, server: { url } }) => {
    await reader.open(`${url}rules.html`)
    const values = () =>
      page.evaluate(() =>
        [.../** @type {any} */ (document).querySelectorAll('nonet-sudoku')].map(
          ({ value }) => value,
        ),
      )
    await reader.until('the boards are there', async () => {
      const [one, other] = await values()
      return one === '0121..' && other === '3'.padEnd(16, '.')
    })
    await reader.hears(/The constraint “Foo” is not known/)
    await reader.press('Solve')
    await reader.hears(/one solution/)
    assert.equal((await values())[0], '012120')
    const read = await page.evaluate(async (text) => {
      const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
      const { puzzle } = await board.read(text)
      const wrong = await board.read('.Cage~1~R0C0').catch((/** @type {any} */ { key }) => key)
      const plain = await board.read('1234341243212143')
      return [puzzle.rows, puzzle.columns, puzzle.firstDigit, wrong, plain.puzzle.size]
    }, KILLER)
    assert.deepEqual(read, [2, 3, 0, 'bad-constraint', 4])
  },
)

visit('methods answer with promises', { server }, async ({ page, reader, server: { url } }) => {
  await reader.open(`${url}host.html`)
  const answers = await page.evaluate(async () => {
    const [full, empty] = /** @type {any[]} */ ([...document.querySelectorAll('nonet-sudoku')])
    const { solutions } = await full.validate()
    const before = full.value
    const { candidates } = await full.candidates()
    const isUntouched = full.value === before
    const { count } = await full.solve()
    const { count: many } = await empty.count(5)
    const isSet = await empty.set(0, 6)
    const isRefused = !(await empty.set(1, 7))
    await empty.undo()
    const aborted = await empty
      .count(1_000_000, { signal: AbortSignal.timeout(50) })
      .catch((/** @type {Error} */ reason) => reason.name)
    const places = candidates.map((/** @type {number[]} */ digits) => digits.join('')).join(' ')
    const left = empty.value
    return { solutions, places, isUntouched, count, many, isSet, isRefused, left, aborted }
  })
  assert.deepEqual(answers, {
    solutions: 'one',
    places: [...PROPER.solution].join(' '),
    isUntouched: true,
    count: 1,
    many: 5,
    isSet: true,
    isRefused: true,
    left: '.'.repeat(36),
    aborted: 'TimeoutError',
  })
})

visit(
  'writing the same value again changes nothing',
  { server },
  async ({ page, reader, server }) => {
    await reader.open(`${server.url}host.html`)
    const wait = (/** @type {string} */ line) =>
      reader.until(`it is ${line}`, () =>
        page.evaluate(
          (value) => /** @type {any} */ (document.querySelector('nonet-sudoku')).value === value,
          line,
        ),
      )
    const rows = PROPER.givens.match(/.{9}/g)?.join('\n') ?? ''
    // As one line, and as a text that the module reads.
    for (const puzzle of [PROPER.givens, rows]) {
      await page.evaluate((text) => {
        Object.assign(/** @type {any} */ (document.querySelector('nonet-sudoku')), { puzzle: text })
      }, puzzle)
      await wait(PROPER.givens)
      const value = await page.evaluate(async (text) => {
        const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
        await board.set(2, 4)
        board.puzzle = text
        board.size = 9
        board.size = 9
        board.removeAttribute('size')
        // The puzzle that is still being read is put on the board first.
        await board.client.version()
        return board.value
      }, puzzle)
      assert.equal(value, entered)
      await page.evaluate(() => {
        Object.assign(/** @type {any} */ (document.querySelector('nonet-sudoku')), { puzzle: '' })
      })
      await wait('.'.repeat(81))
    }
    const values = await page.evaluate(async (line) => {
      const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
      const values = []
      // One that a script has put there: its size is what it is, and another text is another puzzle.
      board.load({ size: 4, boxRows: 2, boxColumns: 2, givens: [1, ...new Array(15).fill(0)] })
      await board.set(1, 2)
      board.size = '4'
      values.push(board.value)
      board.size = 6
      values.push(board.value)
      board.puzzle = line
      board.load({ size: 1, boxRows: 1, boxColumns: 1, givens: [0] })
      board.puzzle = line
      values.push(board.value)
      board.puzzle = null
      values.push(board.value)
      return values
    }, PROPER.givens)
    assert.deepEqual(values, [`12${'.'.repeat(14)}`, '.'.repeat(36), PROPER.givens, '.'.repeat(36)])
  },
)

visit('the message about a search ends with it', { server }, async ({ page, reader, server }) => {
  await reader.open(`${server.url}host.html`)
  const board = page.locator('nonet-sudoku').first()
  const said = () => board.getByRole('status').textContent()
  const start = (/** @type {string} */ how) =>
    board.evaluate((element, way) => {
      const board = /** @type {any} */ (element)
      const stop = new AbortController()
      board.removeAttribute('puzzle')
      board.size = '25'
      const signal = way === 'timeout' ? AbortSignal.timeout(1500) : stop.signal
      const limit = way === 'success' ? 40_000 : 1_000_000
      const ended = board.count(limit, { signal }).then(
        () => 'success',
        (/** @type {Error} */ { name, message }) => (way === 'reason' ? message : name),
      )
      Object.assign(globalThis, { stop, ended })
    }, how)
  for (const [how, ending, last] of [
    ['reason', 'mine', 'Cancelled'],
    ['timeout', 'TimeoutError', 'Cancelled'],
    ['success', 'success', ''],
  ]) {
    await start(how)
    await reader.until(`${how}: a search is told`, async () =>
      /Searching/.test(String(await said())),
    )
    const ended = await page.evaluate((isStopped) => {
      const { stop, ended } = /** @type {any} */ (globalThis)
      if (isStopped) stop.abort(new Error('mine'))
      return ended
    }, how === 'reason')
    assert.equal(ended, ending)
    assert.equal(String(await said()).trim(), last, how)
  }
})

visit('all controls after some', { server }, async ({ page, reader, server }) => {
  await reader.open(`${server.url}host.html`)
  const seen = await page.evaluate(async () => {
    const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
    const counts = []
    for (const controls of ['undo', true, false, 'undo redo', null, true]) {
      board.controls = controls
      await new Promise((resolve) => setTimeout(resolve))
      const pad = board.shadowRoot.querySelector('.pad')
      const all = [...pad.querySelectorAll('button')].filter((button) => button.checkVisibility())
      counts.push([board.controls, pad.checkVisibility() ? Math.min(all.length, 9) : 0])
    }
    return counts
  })
  assert.deepEqual(seen, [
    ['undo', 1],
    [true, 9],
    [false, 0],
    ['undo redo', 2],
    [false, 0],
    [true, 9],
  ])
})

visit('the solver without a board', { server }, async ({ page, server: { url } }) => {
  await page.goto(`${url}host.html`)
  const answer = await page.evaluate(async (givens) => {
    const place = './define.js'
    const { Client } = await import(place)
    const client = new Client()
    const { entries } = await client.read(givens)
    const report = await client.solve(entries[0].puzzle, { limit: 2 })
    const failure = await client.solve({ size: 9 }).catch((/** @type {any} */ reason) => reason.key)
    client.close()
    return { count: report.count, solution: report.solutions[0].join(''), failure }
  }, PROPER.givens)
  assert.deepEqual(answer, { count: 1, solution: PROPER.solution, failure: 'bad-boxes' })
})

visit('attributes and properties in any order', { server }, async ({ page, reader, server }) => {
  await reader.open(`${server.url}orders.html`)
  const values = () =>
    page.evaluate(() => {
      const boards = /** @type {any[]} */ ([...document.querySelectorAll('nonet-sudoku')])
      return boards.map(({ value }) => value).slice(0, 3)
    })
  const expected = [entered, entered, '12.4........4321']
  await reader.until('values stand', async () => String(await values()) === String(expected))
  // A value belongs to the puzzle beside it.
  await page.evaluate((line) => {
    const [board] = /** @type {any[]} */ ([...document.querySelectorAll('nonet-sudoku')])
    board.puzzle = line
  }, PROPER.solution)
  assert.equal((await values())[0], PROPER.solution)

  await page.goto(`${server.url}late.html`)
  const early = await page.evaluate(
    async ([givens, value]) => {
      const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
      Object.assign(board, { value, puzzle: givens, autoclean: true })
      const place = './define.js'
      await import(place)
      return [board.value, board.autoclean]
    },
    [PROPER.givens, entered],
  )
  assert.deepEqual(early, [entered, true])
})

visit('a board for reading stays as it is', { server }, async ({ page, reader, server }) => {
  await reader.open(`${server.url}orders.html`)
  const board = page.locator('nonet-sudoku[readonly]')
  const line = () => board.evaluate((element) => /** @type {any} */ (element).value)
  await board.getByRole('gridcell').nth(2).click()
  for (const key of ['Control+z', '5', 'Shift+1', 'Delete']) {
    await page.keyboard.press(key)
    assert.match((await board.getByRole('status').textContent()) ?? '', /for reading only/, key)
  }
  assert.equal(await line(), entered)
  await board.getByRole('button', { name: 'Check', exact: true }).click()
  await reader.hears(/can still be finished/)
  // Impossible actions are not offered, nor is Back from a dead end.
  const offered = () => board.getByRole('button').allTextContents()
  assert.deepEqual(await offered(), ['Check'])
  await board.evaluate((element) => /** @type {any} */ (element).set(3, 1))
  await board.getByRole('button', { name: 'Check', exact: true }).click()
  await reader.hears(/no longer be finished|stands more than once/)
  assert.deepEqual(await offered(), ['Check'])
})

visit(
  'a board fits into the window, and without controls takes its middle',
  { width: 1280, height: 800, server },
  async ({ page, reader, server }) => {
    for (const [width, height] of [
      [1280, 800],
      [740, 360],
    ]) {
      await page.setViewportSize({ width, height })
      await reader.open(`${server.url}host.html`)
      const boxes = await page.evaluate(() =>
        [...document.querySelectorAll('nonet-sudoku')].map((element) => {
          const box = element.shadowRoot?.querySelector('.window')?.getBoundingClientRect()
          const { x = 0, width = 0, height = 0 } = box ?? {}
          return { middle: x + width / 2, height }
        }),
      )
      for (const box of boxes) assert.ok(box.height < height, `${box.height} in ${height}`)
      assert.ok(Math.abs(boxes[1].middle - width / 2) < 10, `the middle is ${boxes[1].middle}`)
    }
  },
)
