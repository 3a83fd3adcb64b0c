// tests/web/scenarios/archive.mjs: <nonet-archive> drives a board: a list of a file by keyboard, what was done comes back,
// daily puzzles in a calendar, and what it says when something is wrong.
import assert from 'node:assert/strict'
import { axeFindings } from '../axe.mjs'
import { PROPER } from '../puzzles.mjs'

/** @typedef {import('../reader.mjs').Reader} Reader */

const SMALL = '12....21..1..4..'
const LIST = [{ title: 'The first', puzzle: PROPER.givens }, SMALL]
const dated = (/** @type {string} */ date, puzzle = SMALL) => ({ date, puzzle })

const page = (
  /** @type {string} */ attributes,
) => `<!doctype html><html lang="en"><title>An archive</title>
  <meta name="viewport" content="width=device-width">
  <script type="module" src="define.js"></script><script type="module" src="archive.js"></script>
  <main><h1>An archive</h1><nonet-archive for="board" ${attributes}></nonet-archive>
  <nonet-sudoku id="board" controls></nonet-sudoku></main></html>`

/** The value, grade and seed of the board, and the record of the archive. @param {Reader} reader */
const state = (reader) =>
  reader.tab.js(() => {
    const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
    const { chosen, record } = /** @type {any} */ (document.querySelector('nonet-archive'))
    const { value, grade, seed } = board
    return { value, grade, seed, chosen, record: JSON.parse(JSON.stringify(record ?? null)) }
  })

/** @param {Reader} reader @param {string} value */
const shows = (reader, value) =>
  reader.until(`the board has ${value}`, async () => (await state(reader)).value === value)

/** The names of the elements with a role in the archive, and which has the focus. @param {Reader} reader @param {string} role */
async function inArchive(reader, role) {
  const found = await reader.all(role)
  return found.map(({ name, focused }) => (focused ? `> ${name}` : name))
}

/** @type {import('./index.mjs').Scenario[]} */
export const archiveScenarios = [
  {
    title: 'archive: a list by keyboard alone; what was done with a puzzle comes back',
    options: {
      pages: {
        'list.html': page('src="./list.json"'),
        'list.json': JSON.stringify({ puzzles: LIST }),
      },
    },
    async run(reader, server) {
      await reader.tab.goto(`${server.url}list.html`)
      await shows(reader, PROPER.givens)
      assert.deepEqual(await inArchive(reader, 'option'), ['The first', 'Puzzle 2'])
      await reader.tapOn('option', 'The first')
      await reader.keys('ArrowDown')
      assert.deepEqual(await inArchive(reader, 'option'), ['The first', '> Puzzle 2'])
      await shows(reader, PROPER.givens)
      await reader.keys('Enter')
      await shows(reader, SMALL)
      assert.deepEqual(await inArchive(reader, 'option'), ['The first', '> Puzzle 2'])
      await reader.tapCell(1, 3)
      await reader.keys('3')
      assert.deepEqual(await inArchive(reader, 'option'), ['The first', 'Puzzle 2, begun'])
      await reader.tapOn('option', 'The first')
      await shows(reader, PROPER.givens)
      await reader.tapOn('option', 'Puzzle 2, begun')
      await shows(reader, SMALL.replace('12.', '123'))
      await reader.tapCell(1, 4)
      await reader.keys('4')
      const { record } = await state(reader)
      assert.deepEqual(Object.keys(record.kept), [SMALL])
      assert.equal(record.kept[SMALL].solved, false)
      assert.equal(record.kept[SMALL].state.moves, 2)
      assert.deepEqual(await axeFindings(reader.tab), [])
    },
  },
  {
    title: 'archive: a solved puzzle is marked, and a record brings everything back',
    options: {
      pages: {
        'list.html': page('src="./list.json"'),
        'list.json': JSON.stringify(['.234341221434321', SMALL]),
      },
    },
    async run(reader, server) {
      await reader.tab.goto(`${server.url}list.html`)
      await shows(reader, '.234341221434321')
      await reader.tapCell(1, 1)
      await reader.keys('1')
      assert.deepEqual(await inArchive(reader, 'option'), ['Puzzle 1, solved', 'Puzzle 2'])
      const { record } = await state(reader)
      await reader.tab.goto(`${server.url}list.html?again`)
      await shows(reader, '.234341221434321')
      await reader.tab.js((/** @type {unknown} */ kept) => {
        Object.assign(/** @type {any} */ (document.querySelector('nonet-archive')), {
          record: kept,
        })
      }, record)
      assert.deepEqual(await inArchive(reader, 'option'), ['Puzzle 1, solved', 'Puzzle 2'])
      await shows(reader, '1234341221434321')
      const refused = await reader.tab.js(() => {
        try {
          Object.assign(/** @type {any} */ (document.querySelector('nonet-archive')), {
            record: [],
          })
          return ''
        } catch (reason) {
          return /** @type {Error} */ (reason).name
        }
      })
      assert.equal(refused, 'TypeError')
    },
  },
  {
    title: 'archive: dated puzzles are a calendar, and a puzzle of tomorrow waits',
    options: {
      pages: {
        'days.html': page('src="./days.json" lang="de"'),
        'days.json': JSON.stringify([
          dated('2026-01-30'),
          dated('2026-02-02', PROPER.givens),
          dated('2999-01-01', PROPER.solution),
        ]),
      },
    },
    async run(reader, server) {
      await reader.tab.goto(`${server.url}days.html`)
      await shows(reader, PROPER.givens)
      await reader.until('it speaks German', async () =>
        (await inArchive(reader, 'button')).includes('Früherer Monat'),
      )
      await reader.tapOn('gridcell', 'Montag, 2. Februar 2026')
      // The calendar begins with its first puzzle, on a Friday; a week begins on Monday.
      await reader.keys('ArrowUp', 'ArrowRight', 'End', 'Home', ' ')
      await shows(reader, SMALL)
      assert.equal((await state(reader)).chosen, '2026-01-30')
      const chosen = await reader.tab.js(() => {
        const archive = /** @type {any} */ (document.querySelector('nonet-archive'))
        return [archive.choose('2999-01-01'), archive.choose('2026-01-31')]
      })
      assert.deepEqual(chosen, [false, false])
      await shows(reader, SMALL)
    },
  },
  {
    title: 'archive: a puzzle for every day, which the board makes from the date',
    options: { pages: { 'daily.html': page('daily grade="easy" from="2026-02-10"') } },
    async run(reader, server) {
      await reader.tab.goto(`${server.url}daily.html`)
      await reader.until('there is a puzzle', async () => /[1-9]/.test((await state(reader)).value))
      const today = await reader.tab.js(() => {
        const now = new Date()
        const two = (/** @type {number} */ number) => String(number).padStart(2, '0')
        return `${now.getFullYear()}-${two(now.getMonth() + 1)}-${two(now.getDate())}`
      })
      const first = await state(reader)
      assert.deepEqual([first.grade, first.seed], ['easy', today])
      assert.equal(first.chosen, `${today} easy`)
      await reader.tab.js((/** @type {string} */ key) => {
        const archive = /** @type {any} */ (document.querySelector('nonet-archive'))
        archive.choose(key)
      }, '2026-02-10 easy')
      await reader.until('another puzzle', async () => {
        const { value } = await state(reader)
        return value !== first.value && /[1-9]/.test(value)
      })
      assert.deepEqual(await axeFindings(reader.tab), [])
    },
  },
  {
    title: 'archive: what is wrong with a file, an address or an id is said',
    options: {
      pages: {
        'absent.html': page('src="./nowhere.json"'),
        'broken.html': page('src="./broken.json"'),
        'broken.json': '{"puzzles": ["12....21..1..4..", {"title": "None"}]}',
        'html.html': page('src="./broken.html"'),
        'lost.html': page('src="./broken.json"').replace('for="board"', 'for="other"'),
        'empty.html': page(''),
      },
    },
    async run(reader, server) {
      for (const [name, sentence] of /** @type {[string, RegExp][]} */ ([
        ['absent', /^nowhere\.json could not be loaded \(404\)\. Check its address/],
        ['broken', /^Puzzle 2 of broken\.json cannot be used: its “puzzle”/],
        ['html', /^broken\.html cannot be read: it is not JSON\.$/],
        ['empty', /^There are no puzzles here yet\.$/],
      ])) {
        await reader.tab.goto(`${server.url}${name}.html`)
        await reader.until(`${name} is told`, async () =>
          (await reader.all('status')).some(({ text }) => sentence.test(text)),
        )
      }
      server.pages['broken.json'] = JSON.stringify([SMALL])
      await reader.tab.goto(`${server.url}lost.html`)
      await reader.hears(/No board on this page has the id “other”/)
    },
  },
]
