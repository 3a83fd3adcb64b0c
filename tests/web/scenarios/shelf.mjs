// tests/web/scenarios/shelf.mjs: every puzzle is stored on the device, with its progress and its steps, whatever
// happens to the page or to its storage.
import assert from 'node:assert/strict'
import { FILE, PROPER, SEVERAL } from '../puzzles.mjs'

/** @typedef {import('../reader.mjs').Reader} Reader */

/** A page of the same origin without scripts, where a test can change the stored data. */
const BLANK = 'blank.html'
const options = { pages: { [BLANK]: '<!doctype html><html lang="en"><title>Blank</title></html>' } }

const played = `534${PROPER.givens.slice(3)}`

/** PROPER with its first empty cell filled. @param {Reader} reader */
async function play(reader) {
  await reader.pastePuzzle(PROPER.givens)
  await reader.tapCell(1, 3)
  await reader.keys('4')
  await reader.shows(played)
}

/** The puzzles listed in the panel, each as its button's words. @param {Reader} reader */
const listed = async (reader) =>
  (await reader.all('button')).filter(({ attributes }) => attributes['data-action'] === 'open')

/** Opens the shelf and waits until it lists `count` puzzles. @param {Reader} reader @param {number} count */
async function shelf(reader, count) {
  await reader.press('Puzzles')
  await reader.hears(/\d+ puzzles?|Nothing here yet/)
  await reader.until(
    () => `${count} puzzles are listed`,
    async () => (await listed(reader)).length === count,
  )
  return listed(reader)
}

/** Presses an action of the menu More of a puzzle. @param {Reader} reader @param {string} name @param {string} action */
async function more(reader, name, action) {
  await reader.press(`More: ${name}`)
  await reader.press(action)
}

/** @type {import('./index.mjs').Scenario[]} */
export const shelfScenarios = [
  {
    title: 'puzzles are stored with their progress, and steps can be undone after a reload',
    async run(reader, server) {
      await reader.open(server.url)
      await play(reader)
      await reader.tapCell(1, 4)
      await reader.keys('2')
      await reader.open(server.url)
      await reader.shows(`5342${PROPER.givens.slice(4)}`)
      await reader.press('Undo')
      await reader.shows(played)
      await reader.pastePuzzle(SEVERAL)
      const [first, second] = await shelf(reader, 2)
      assert.match(first.name, /Not begun.*on the board/)
      assert.match(second.name, /1 of 51 cells/)
      await reader.tapOn('button', second.name)
      await reader.shows(played)
      await reader.press('Undo')
      await reader.shows(PROPER.givens)
      await reader.press('Redo')
      await reader.shows(played)
    },
  },
  {
    title: 'the same puzzle again has its progress',
    async run(reader, server) {
      await reader.open(server.url)
      await play(reader)
      await reader.pastePuzzle(SEVERAL)
      await reader.paste(PROPER.givens)
      await reader.shows(played)
      await reader.hears(/As you left it/)
      await shelf(reader, 2)
    },
  },
  {
    title: 'rename, start afresh and delete, each with a way back',
    async run(reader, server) {
      await reader.open(server.url)
      await play(reader)
      await shelf(reader, 1)
      await more(reader, '9×9 sudoku', 'Rename')
      await reader.keys('T', 'e', 'a', 'Enter')
      await reader.hears(/Renamed/)
      assert.match((await listed(reader))[0].name, /^Tea/)
      await more(reader, 'Tea', 'Start afresh')
      await reader.hears(/“Tea” starts afresh/)
      assert.match((await listed(reader))[0].name, /Not begun/)
      await reader.tapOn('button', (await listed(reader))[0].name)
      await reader.shows(PROPER.givens)
      await reader.tapCell(1, 4)
      await reader.keys('2')
      await shelf(reader, 1)
      await more(reader, 'Tea', 'Start afresh')
      await reader.hears(/“Tea” starts afresh/)
      const undo = (await reader.all('button', 'Undo')).filter(({ covered }) => !covered)[0]
      await reader.tab.tap(undo.x, undo.y)
      await reader.until('it is as it was', async () =>
        /1 of 51/.test((await listed(reader))[0].name),
      )
      await more(reader, 'Tea', 'Delete')
      await reader.hears(/“Tea” deleted/)
      assert.equal((await listed(reader)).length, 0)
      await reader.keys('Enter')
      await reader.until('it is back', async () => (await listed(reader)).length === 1)
      // Escape cancels renaming, but does not close the shelf.
      await more(reader, 'Tea', 'Rename')
      await reader.keys('x', 'Escape')
      assert.match((await listed(reader))[0].name, /^Tea/)
      // A puzzle that is opened again is on the shelf again, even while it is still on the board.
      await more(reader, 'Tea', 'Delete')
      await reader.hears(/“Tea” deleted/)
      await reader.press('Close')
      await reader.paste(PROPER.givens)
      await reader.hears(/As you left it/)
      await shelf(reader, 1)
    },
  },
  {
    title: 'looking through a list stores nothing on the shelf; playing does',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.drop('three.txt', FILE)
      await reader.shows(PROPER.givens)
      await reader.until('the list is there', async () => (await reader.all('option')).length === 3)
      const [, , third] = await reader.all('option')
      await reader.tapOn('option', third.name)
      await reader.hears(/5 stands more than once/)
      await shelf(reader, 0)
      await reader.press('Close')
      // A reload restores the board and its place in the list all the same.
      const line = await reader.line()
      await reader.open(server.url)
      await reader.shows(line)
      await reader.until('the list is back', async () => {
        const [, , last] = await reader.all('option')
        return last?.attributes['aria-selected'] === 'true'
      })
      await reader.tapOn('option', (await reader.all('option'))[0].name)
      await reader.shows(PROPER.givens)
      await reader.tapCell(1, 3)
      await reader.keys('4')
      const [only] = await shelf(reader, 1)
      assert.match(only.name, /^Grid 01.*1 of 51 cells.*three\.txt/)
    },
  },
  {
    title: 'without a network: start, solve, keep, reload, and the shelf',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.panelsKept()
      await server.stop()
      await reader.open(server.url)
      await reader.pastePuzzle(PROPER.givens)
      await reader.press('Solve')
      await reader.hears(/one solution/)
      await reader.shows(PROPER.solution)
      await reader.open(server.url)
      await reader.shows(PROPER.solution)
      const [only] = await shelf(reader, 1)
      assert.match(only.name, /Solved/)
    },
  },
  {
    title: 'the board of the version before the shelf moves onto it',
    options,
    async run(reader, server) {
      await reader.tab.goto(server.url + BLANK)
      await reader.tab.js(async (/** @type {string} */ givens) => {
        const puzzle = {
          size: 9,
          boxRows: 3,
          boxColumns: 3,
          givens: [...givens].map((letter) => Number(letter) || 0),
          entries: givens.split('').map((_, cell) => (cell === 2 ? 4 : 0)),
        }
        const after = { cell: 2, digit: 4, answer: false }
        const done = [[{ before: { ...after, digit: 0 }, after }]]
        const board = { puzzle, answers: [], done, undone: [], caption: 'Old', selected: 2 }
        localStorage.setItem('nonet.board', JSON.stringify({ version: 1, board }))
        await new Promise((resolve) => {
          const opening = indexedDB.open('nonet', 1)
          opening.onupgradeneeded = () => opening.result.createObjectStore('lists')
          opening.onsuccess = () => resolve(opening.result.close())
        })
      }, PROPER.givens)
      await reader.open(server.url)
      await reader.shows(played)
      await reader.open(server.url)
      await reader.shows(played)
      const [only] = await shelf(reader, 1)
      assert.match(only.name, /^Old.*1 of 51 cells/)
      assert.equal(await reader.tab.js(() => localStorage.getItem('nonet.board')), null)
    },
  },
  {
    title: 'damaged data is set aside with a message, and the page works',
    options,
    async run(reader, server) {
      await reader.open(server.url)
      await play(reader)
      await reader.pastePuzzle(SEVERAL)
      await shelf(reader, 2)
      /** @type {[string, string, string][]} */
      const damages = [
        ['a snapshot cut in half', 'whole', '(text) => text.slice(0, text.length / 2)'],
        ['a snapshot of something else', 'whole', '() => "[1,2,3]"'],
        [
          'a board without its cells',
          'whole',
          'text => text.replace(/"givens":\\[[^\\]]*/g, "$&,7,7")',
        ],
        ['steps that make no sense', 'steps', '() => "{]"'],
        [
          'the first version’s board in pieces',
          'board',
          '() => "{\\"version\\":1,\\"board\\":{}}"',
        ],
      ]
      for (const [what, kind, damage] of damages) {
        await reader.tab.goto(server.url + BLANK)
        await reader.tab.js(`() => {
          const start = 'nonet.whole.' + localStorage.getItem('nonet.current')
          const whole = Object.keys(localStorage).find((key) => key.startsWith(start))
          const key = '${kind}' === 'board' ? 'nonet.board' : whole.replace('whole', '${kind}')
          localStorage.setItem(key, (${damage})(localStorage.getItem(key) ?? ''))
        }`)
        await reader.open(server.url)
        await reader.hears(/set aside/)
        const kept = await reader.tab.js(() =>
          Object.keys(localStorage).filter((key) => key.startsWith('nonet.aside.')),
        )
        assert.ok(kept.length > 0, `${what}: something is kept aside`)
        const line = await reader.line()
        assert.ok(line === SEVERAL || what.startsWith('the first'), `${what}: ${line}`)
        await shelf(reader, 2)
        await reader.press('Close')
        if (line !== SEVERAL) await reader.paste(SEVERAL)
        await reader.shows(SEVERAL)
      }
    },
  },
  {
    title: 'a shelf that a newer version has upgraded is not changed; a spare one is used',
    options,
    async run(reader, server) {
      await reader.tab.goto(server.url + BLANK)
      await reader.tab.js(
        () =>
          new Promise((resolve) => {
            const opening = indexedDB.open('nonet', 99)
            opening.onupgradeneeded = () => opening.result.createObjectStore('future').put('x', 'y')
            opening.onsuccess = () => resolve(opening.result.close())
          }),
      )
      await reader.open(server.url)
      await reader.hears(/newer version/)
      await play(reader)
      await reader.open(server.url)
      await reader.shows(played)
      await shelf(reader, 1)
      // With the old version again: the puzzles of the spare database are moved.
      await reader.tab.goto(server.url + BLANK)
      await reader.tab.js(
        () =>
          new Promise((resolve) => {
            const deleting = indexedDB.deleteDatabase('nonet')
            deleting.onsuccess = () => resolve(null)
          }),
      )
      await reader.open(server.url)
      const [only] = await shelf(reader, 1)
      assert.match(only.name, /1 of 51 cells/)
    },
  },
]
