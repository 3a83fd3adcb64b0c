// tests/web/scenarios/new.mjs: a new puzzle by one press or by wishes, what is said where there is none, and another one
// of the same kind once it is solved.
import assert from 'node:assert/strict'
import { axeFindings } from '../axe.mjs'
import { PROPER } from '../puzzles.mjs'

/** @typedef {import('../reader.mjs').Reader} Reader */

const NEW = /New puzzle with \d+ given/
const EMPTY = '.'.repeat(81)

/** Waits until another puzzle is on the board. @param {Reader} reader @param {string} before @returns {Promise<string>} */
async function another(reader, before) {
  let line = before
  await reader.until('another puzzle is on the board', async () => {
    line = await reader.line()
    return line !== before && line !== EMPTY
  })
  await reader.hears(NEW)
  return line
}

/** Opens the panel and its form. @param {Reader} reader */
async function openWishes(reader) {
  await reader.press('New')
  await reader.until('it is open', () =>
    reader.tab.js(() => document.querySelector('dialog.new')?.hasAttribute('open') ?? false),
  )
  const isOpen = () =>
    reader.tab.js(() => document.querySelector('dialog.new .more')?.hasAttribute('open') ?? false)
  if (!(await isOpen())) await press(reader, '.more > summary')
}

/** Presses something of the panel, which may be further down. @param {Reader} reader @param {string} what */
const press = (reader, what) =>
  reader.tab.js((/** @type {string} */ selector) => {
    const found = document.querySelector(`dialog.new ${selector}`)
    if (!(found instanceof HTMLElement)) throw new Error(`no ${selector}`)
    found.click()
  }, what)

/** Fills in a field of the form. @param {Reader} reader @param {string} id @param {string} value */
const fill = (reader, id, value) =>
  reader.tab.js(
    (/** @type {string} */ name, /** @type {string} */ text) => {
      const field = /** @type {HTMLInputElement} */ (document.getElementById(name))
      field.value = text
      for (const type of ['input', 'change'])
        field.dispatchEvent(new Event(type, { bubbles: true }))
    },
    id,
    value,
  )

/** Solves the puzzle on the board: the last digit as the reader does. @param {Reader} reader */
async function finish(reader) {
  const { row, column, digit } = await reader.tab.js(async () => {
    const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
    const { solutions } = await board.client.solve(board.givens, { limit: 1 })
    const [digits] = solutions
    const last = board.givens.givens.lastIndexOf(0)
    board.value = digits.with(last, 0).join('')
    return { row: Math.floor(last / 9) + 1, column: (last % 9) + 1, digit: digits[last] }
  })
  await reader.tapCell(row, column)
  await reader.keys(String(digit))
  await reader.hears(/Solved: every house is complete/)
}

/** @type {import('./index.mjs').Scenario[]} */
export const newScenarios = [
  {
    title: 'new: one press on an empty board, proper, named, kept; the grades make way for it',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.hears(/Begin a new puzzle/)
      assert.deepEqual(await axeFindings(reader.tab), [])
      await reader.press('Easy')
      const line = await another(reader, EMPTY)
      assert.ok(
        (await reader.cells()).some(({ focused }) => focused),
        'the board has the focus',
      )
      const isAbove = await reader.tab.js(
        () => document.querySelector('.invite')?.checkVisibility() ?? false,
      )
      assert.ok(!isAbove, 'the grades above the board are gone')
      // The givens look the same when the board is turned by half.
      const places = [...line].map((digit) => digit !== '.')
      assert.deepEqual(places.toReversed(), places)
      await reader.press('Check')
      await reader.hears(/one solution/)
      await reader.press('Menu')
      await reader.press('How to solve')
      await reader.hears(/Difficulty: Easy/)
      await reader.press('Close')
      // After a reload it is there, without the grades above it.
      await reader.open(server.url)
      assert.equal(await reader.line(), line)
      await reader.press('Puzzles')
      await reader.until('it is on the shelf', async () =>
        /Easy · [a-z2-9]{6}/.test(await reader.text()),
      )
    },
  },
  {
    title: 'new: the panel, in place of a puzzle that stays on the shelf; by its shortcut, too',
    async run(reader, server) {
      await reader.open(`${server.url}?panel=new`)
      await reader.until('the panel is open', async () => /Long chains/.test(await reader.text()))
      assert.deepEqual(await axeFindings(reader.tab), [])
      await reader.press('Close')
      await reader.pastePuzzle(PROPER.givens)
      await reader.press('New')
      await reader.press('Tricky Pencil marks help: triples, X-wings and the like.')
      await another(reader, PROPER.givens)
      await reader.press('Puzzles')
      await reader.until('both are on the shelf', async () => {
        const text = await reader.text()
        return /2 puzzles/.test(text) && /Tricky · /.test(text)
      })
    },
  },
  {
    title: 'new: the same seed and wishes give the same puzzle; a size and a number of givens',
    async run(reader, server) {
      await reader.open(server.url)
      const make = async () => {
        await openWishes(reader)
        await fill(reader, 'new-seed', 'a seed')
        await fill(reader, 'new-shape', '5')
        await fill(reader, 'new-clues-least', '12')
        await fill(reader, 'new-clues-most', '14')
        await press(reader, 'form .main')
        await reader.until('6×6', async () => (await reader.cells()).length === 36)
        return reader.line()
      }
      const line = await make()
      const givens = line.replaceAll('.', '').length
      assert.ok(givens >= 12 && givens <= 14, `${givens} givens`)
      await reader.pastePuzzle(PROPER.givens)
      assert.equal(await make(), line)
    },
  },
  {
    title: 'new: a technique that is needed; the list can be searched',
    async run(reader, server) {
      await reader.open(server.url)
      await openWishes(reader)
      await fill(reader, 'new-symmetry', 'none')
      await press(reader, '.technique-choice summary')
      await reader.until('the list is there', () =>
        reader.tab.js(() => document.getElementById('new-search') !== null),
      )
      await fill(reader, 'new-search', 'x-wing')
      await reader.hears(/\d+ found/)
      const shown = await reader.tab.js(() =>
        [...document.querySelectorAll('.technique-choice li')]
          .filter((row) => row.checkVisibility())
          .map((row) => row.querySelector('label')?.textContent ?? ''),
      )
      assert.ok(shown.length > 2 && shown.length < 20)
      assert.ok(
        shown.every((/** @type {string} */ name) => /X-Wing/.test(name)),
        String(shown),
      )
      assert.deepEqual(await axeFindings(reader.tab), [])
      await fill(reader, 'new-technique-x-wing', 'needs')
      await press(reader, 'form .main')
      await reader.until('it is named by it', async () => /X-Wing · /.test(await reader.says()))
      await reader.press('Menu')
      await reader.press('How to solve')
      await reader.until('its path has one', () =>
        reader.tab.js(() =>
          [...document.querySelectorAll('dialog.solve .step')].some((step) =>
            /X-Wing/.test(step.textContent ?? ''),
          ),
        ),
      )
    },
  },
  {
    title: 'new: wishes that cannot be met are explained',
    async run(reader, server) {
      await reader.open(server.url)
      await openWishes(reader)
      await fill(reader, 'new-clues-most', '12')
      await press(reader, 'form .main')
      await reader.hears(/No 9×9 puzzle with fewer than 17 givens has one solution/)
      await fill(reader, 'new-clues-most', '25')
      await fill(reader, 'new-clues-least', '30')
      await press(reader, 'form .main')
      await reader.hears(/from the greater number to the smaller one/)
      assert.equal(await reader.line(), EMPTY)
    },
  },
  {
    title: 'new: a search that takes long tells how far it is, and can be cancelled',
    async run(reader, server) {
      await reader.open(server.url)
      await openWishes(reader)
      // There are some, but nobody finds one by taking givens away.
      await fill(reader, 'new-clues-most', '17')
      await fill(reader, 'new-clues-least', '17')
      await press(reader, 'form .main')
      await reader.hears(/Making a puzzle… [\d,]+ were tried/)
      assert.deepEqual(await axeFindings(reader.tab), [])
      await press(reader, '.working button')
      await reader.hears(/Cancelled/)
      // The next one does not wait.
      await reader.press('Hard Wings, colours and chains, one after another.')
      await another(reader, EMPTY)
    },
  },
  {
    title: 'new: once solved, another one of the same kind is offered, also after a reload',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.press('Moderate')
      const first = await another(reader, EMPTY)
      await reader.open(server.url)
      await reader.until('it is back', async () => (await reader.line()) === first)
      await finish(reader)
      assert.deepEqual(await axeFindings(reader.tab), [])
      const solved = await reader.line()
      await reader.press('Same kind again')
      await another(reader, solved)
      await reader.until('it is named so', async () => /^Moderate · /.test(await reader.says()))
      assert.deepEqual(await reader.all('button', 'Same kind again'), [])
    },
  },
]
