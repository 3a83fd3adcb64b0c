// tests/web/scenarios/daily.mjs: today's puzzles and those of the days before: made from the date, found in the calendar,
// solved, kept and exported.
import assert from 'node:assert/strict'
import { axeFindings } from '../axe.mjs'

/** @typedef {import('../reader.mjs').Reader} Reader */

/** A page of the same origin without scripts, where a test can change the stored data. */
const BLANK = 'blank.html'

/** @param {Reader} reader */
async function openToday(reader) {
  await reader.press('Menu')
  await reader.press('Today')
  await reader.hears(/\d of 5 solved/)
}

/** The puzzles that the panel lists, each as its button's words. @param {Reader} reader @returns {Promise<string[]>} */
const listed = async (reader) => {
  /** @type {string[]} */
  const texts = await reader.tab.js(() => {
    const buttons = document.querySelectorAll('dialog.daily li button')
    return [...buttons].map((button) => /** @type {HTMLElement} */ (button).innerText)
  })
  return texts.map((text) => text.replaceAll(/\s+/g, ' ').trim())
}

/** Waits until the panel lists a puzzle like this. @param {Reader} reader @param {RegExp} words */
const lists = (reader, words) =>
  reader.until(`the panel lists ${words}`, async () =>
    (await listed(reader)).some((text) => words.test(text)),
  )

/** Opens a listed puzzle, and waits until it is on the board. @param {Reader} reader @param {string} grade */
async function openDaily(reader, grade) {
  const name =
    (await reader.all('button')).find(({ name }) => name.startsWith(`${grade} `))?.name ?? ''
  await reader.tapOn('button', name)
  await reader.until('the panel is closed', async () => (await reader.all('dialog')).length === 0)
}

/** All cells of the calendar that can be chosen. @param {Reader} reader */
const days = async (reader) =>
  (await reader.all('gridcell')).filter(
    ({ attributes, disabled }) => attributes['data-day'] && !disabled,
  )

/** The day of the calendar's cell with the focus. @param {Reader} reader */
const focusedDay = async (reader) =>
  (await days(reader)).find(({ focused }) => focused)?.attributes['data-day']

/** Fills the puzzle on the board, the last cell as a reader does. @param {Reader} reader */
async function solveByHand(reader) {
  const last = await reader.tab.js(async () => {
    const board = /** @type {import('../../../web/element/nonet-sudoku.js').NonetSudoku} */ (
      document.querySelector('nonet-sudoku')
    )
    const { solutions } = await board.client.solve(board.givens)
    const [solution] = solutions
    const empty = [...board.value].flatMap((sign, cell) => (sign === '.' ? [cell] : []))
    const end = empty.pop() ?? 0
    for (const cell of empty) await board.set(cell, solution[cell])
    return { cell: end, digit: solution[end] }
  })
  await reader.tapCell(Math.floor(last.cell / 9) + 1, (last.cell % 9) + 1)
  await reader.keys(String(last.digit))
  await reader.hears(/[Ss]olved/)
}

/** @param {Reader} reader @returns {Promise<string>} */
const caption = (reader) =>
  reader.tab.js(() => /** @type {any} */ (document.querySelector('nonet-sudoku')).caption)

/** Today where the browser is. @param {Reader} reader */
const today = (reader) =>
  reader.tab.js(() => {
    const now = new Date()
    const parts = [now.getFullYear(), now.getMonth() + 1, now.getDate()]
    return parts.map((part) => String(part).padStart(2, '0')).join('-')
  })

/** @type {import('./index.mjs').Scenario[]} */
export const daily = [
  {
    title: 'a puzzle of today: five grades, one on the board, solved, and marked ever after',
    async run(reader, server) {
      await reader.open(server.url)
      await openToday(reader)
      const grades = (await listed(reader)).map((words) => words.split(' ')[0])
      assert.deepEqual(grades, ['Easy', 'Moderate', 'Tricky', 'Hard', 'Extreme'])
      assert.deepEqual(await axeFindings(reader.tab), [])
      await openDaily(reader, 'Easy')
      const line = await reader.line()
      const places = [...line].map((sign) => sign !== '.')
      assert.deepEqual(
        places,
        places.toReversed(),
        'turned by half, the givens are at the same places',
      )
      assert.match(await reader.says(), /9×9, \d+ given/)
      assert.match(await caption(reader), /^Daily · .* · Easy$/)
      await solveByHand(reader)
      await openToday(reader)
      await lists(reader, /^Easy Solved ✓$/)
      await reader.hears(/1 of 5 solved/)
      const now = await today(reader)
      const cell = (await days(reader)).find(({ attributes }) => attributes['data-day'] === now)
      assert.match(cell?.name ?? '', /, 1 of 5 solved$/)
      assert.ok(!/in a row/.test(await reader.text()), 'no streaks unless they are switched on')
      // It stays solved without its puzzle.
      await reader.press('Close')
      await reader.press('Puzzles')
      await reader.hears(/1 puzzle/)
      const [more] = (await reader.all('button')).filter(({ name }) => name.startsWith('More: '))
      await reader.tapOn('button', more.name)
      await reader.press('Delete')
      await reader.hears(/deleted/)
      await reader.open(server.url)
      await openToday(reader)
      await lists(reader, /^Easy Solved ✓$/)
    },
  },
  {
    title: 'what the solver fills in is not solved by the reader',
    async run(reader, server) {
      await reader.open(server.url)
      await openToday(reader)
      await openDaily(reader, 'Moderate')
      await reader.press('Solve')
      await reader.hears(/one solution/)
      await openToday(reader)
      await lists(reader, /^Moderate \d+ of \d+ cells$/)
      await reader.hears(/0 of 5 solved/)
    },
  },
  {
    title: 'a day of the past, chosen in the calendar by keys, and continued later',
    async run(reader, server) {
      await reader.open(server.url)
      await openToday(reader)
      const now = await today(reader)
      await reader.tab.js(() => {
        const cell = document.querySelector('dialog.daily td[tabindex="0"]')
        if (cell instanceof HTMLElement) cell.focus()
      })
      assert.equal(await focusedDay(reader), now)
      await reader.keys('ArrowRight')
      assert.equal(await focusedDay(reader), now, 'there is no day after today')
      // So far back that the first day is reached.
      for (let year = 2025; year < Number(now.slice(0, 4)); year++) {
        await reader.tab.key('PageUp', ['Shift'])
      }
      assert.equal(await focusedDay(reader), '2026-01-01')
      await reader.keys('ArrowUp')
      assert.equal(await focusedDay(reader), '2026-01-01')
      await reader.keys('PageDown', 'ArrowDown', 'ArrowRight')
      assert.equal(await focusedDay(reader), '2026-02-09')
      // The week begins on Sunday or Monday, as the region has it.
      await reader.keys('End', 'Home', 'ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown')
      assert.match((await focusedDay(reader)) ?? '', /^2026-02-0[89]$/)
      await reader.keys('Enter')
      await reader.until('the day is chosen', async () =>
        /February (8|9), 2026/.test(await reader.text()),
      )
      await openDaily(reader, 'Easy')
      const line = await reader.line()
      await reader.tapCell(Math.floor(line.indexOf('.') / 9) + 1, (line.indexOf('.') % 9) + 1)
      await reader.keys('5')
      const played = await reader.line()
      await reader.open(server.url)
      await reader.shows(played)
      await reader.press('Puzzles')
      await reader.hears(/1 puzzle/)
      await reader.press('Close')
      // Today's puzzle first, then back to the one of the past.
      await openToday(reader)
      await openDaily(reader, 'Easy')
      assert.notEqual(await reader.line(), line, 'another day, another puzzle')
      await openToday(reader)
      const first = (await days(reader))[0]
      await reader.tapOn('gridcell', first.name)
      await reader.press('To today')
      await reader.until('today is chosen', async () =>
        (await days(reader)).some(
          ({ attributes }) =>
            attributes['data-day'] === now && attributes['aria-selected'] === 'true',
        ),
      )
      await reader.tab.js(() => {
        const cell = document.querySelector('dialog.daily td[tabindex="0"]')
        if (cell instanceof HTMLElement) cell.focus()
      })
      for (let year = 2025; year < Number(now.slice(0, 4)); year++) {
        await reader.tab.key('PageUp', ['Shift'])
      }
      await reader.keys('PageDown')
      const begun = (await days(reader)).find(({ name }) => /begun/.test(name))
      assert.match(begun?.attributes['data-day'] ?? '', /^2026-02-0[89]$/)
      await reader.tapOn('gridcell', begun?.name ?? '')
      await lists(reader, /^Easy 1 of \d+ cells$/)
      await openDaily(reader, 'Easy')
      await reader.shows(played)
      await reader.hears(/As you left it/)
    },
  },
  {
    title: 'streaks and times are shown once they are switched on',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.press('Menu')
      await reader.press('Settings')
      await reader.tapOn('switch', 'Clock')
      await reader.tapOn('switch', 'Streaks')
      await reader.press('Close')
      await openToday(reader)
      assert.match(await reader.text(), /0 days in a row · longest: 0/)
      await openDaily(reader, 'Easy')
      // The clock shows whole seconds.
      await new Promise((resolve) => setTimeout(resolve, 1200))
      await solveByHand(reader)
      await openToday(reader)
      await lists(reader, /^Easy Solved ✓ · \d:\d\d$/)
      assert.match(await reader.text(), /1 day in a row · longest: 1/)
    },
  },
  {
    title: 'without a network today’s puzzles are made as well',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.panelsKept()
      await server.stop()
      await reader.open(server.url)
      await openToday(reader)
      await openDaily(reader, 'Tricky')
      assert.match(await reader.line(), /[1-9]/)
    },
  },
  {
    title: 'results in the spare shelf move to the real one, and the earlier one stays',
    options: { pages: { [BLANK]: '<!doctype html><html lang="en"><title>Blank</title></html>' } },
    async run(reader, server) {
      await reader.open(server.url)
      await openToday(reader)
      await reader.tab.goto(server.url + BLANK)
      const days = {
        nonet: { '2026-02-01 easy': '2026-02-01' },
        'nonet-spare': { '2026-02-01 easy': '2026-02-03', '2026-02-02 hard': '2026-02-03' },
      }
      await reader.tab.js(async (/** @type {Record<string, Record<string, string>>} */ all) => {
        for (const [name, results] of Object.entries(all)) {
          const opening = indexedDB.open(name, 2)
          opening.onupgradeneeded = () => {
            const database = opening.result
            database.createObjectStore('puzzles', { keyPath: 'id' }).createIndex('key', 'key')
            for (const store of ['lists', 'boards', 'aside']) database.createObjectStore(store)
          }
          await new Promise((resolve) => {
            opening.onsuccess = resolve
          })
          const stored = Object.entries(results).map(([key, on]) => [key, { on, seconds: 0 }])
          const transaction = opening.result.transaction('lists', 'readwrite')
          transaction.objectStore('lists').put(Object.fromEntries(stored), 'daily')
          await new Promise((resolve) => {
            transaction.oncomplete = resolve
          })
          opening.result.close()
        }
        localStorage.setItem('nonet.spare', '1')
      }, days)
      await reader.open(server.url)
      await reader.until('the spare shelf is no longer in use', () =>
        reader.tab.js(() => localStorage.getItem('nonet.spare') === null),
      )
      const results = await reader.tab.js(async () => {
        const opening = indexedDB.open('nonet', 2)
        await new Promise((resolve) => {
          opening.onsuccess = resolve
        })
        const reading = opening.result.transaction('lists').objectStore('lists').get('daily')
        await new Promise((resolve) => {
          reading.onsuccess = resolve
        })
        opening.result.close()
        return reading.result
      })
      assert.deepEqual(results, {
        '2026-02-01 easy': { on: '2026-02-01', seconds: 0 },
        '2026-02-02 hard': { on: '2026-02-03', seconds: 0 },
      })
    },
  },
]
