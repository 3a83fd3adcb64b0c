// tests/web/scenarios/solve.mjs: the path of steps to the solution, and the pages of the techniques.
import assert from 'node:assert/strict'
import { PROPER } from '../puzzles.mjs'

/** @typedef {import('../reader.mjs').Reader} Reader */

/** Its first step is a locked pair; 38 in all. */
const WITH_PAIR =
  '4.....938.32.941...953..24.37.6.9..4529..16736.47.3.9.957..83....39..4..24..3.7.9'

/** @param {Reader} reader @param {string} panel */
async function openPanel(reader, panel) {
  await reader.press('Menu')
  await reader.press(panel)
}

/** What the panel shows: the lines of the list, which is chosen, and the digits of its board. @param {Reader} reader */
const shown = (reader) =>
  reader.tab.js(() => {
    const dialog = document.querySelector('dialog.solve')
    const lines = [...(dialog?.querySelectorAll('[role=tabpanel]:not([hidden]) .step') ?? [])]
    const board = dialog?.querySelector('.step-board')?.shadowRoot
    const cells = [...(board?.querySelectorAll('.cell .said') ?? [])]
    return {
      count: lines.length,
      chosen: lines.findIndex((line) => line.hasAttribute('aria-current')),
      line: cells
        .map((cell) => /column \d+, (?:given )?(\d)$/.exec(cell.textContent ?? '')?.[1] ?? '.')
        .join(''),
      reason: dialog?.querySelector('.reason')?.textContent ?? '',
    }
  })

/** @type {import('./index.mjs').Scenario[]} */
export const solveScenarios = [
  {
    title: 'solve: the path step by step, by buttons and by keys, to the solution',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.pastePuzzle(WITH_PAIR)
      await openPanel(reader, 'How to solve')
      await reader.hears(/Step 1 of 38 Locked Pair.*So 1 can be removed/)
      assert.equal((await shown(reader)).count, 39)
      assert.match((await shown(reader)).reason, /Only 1 and 6 are possible in r1c2 and r1c3/)
      assert.equal((await shown(reader)).line, WITH_PAIR)
      await reader.press('Step')
      await reader.hears(/Step 2 of 38 Hidden Single/)
      await reader.keys('ArrowRight')
      await reader.hears(/Step 3 of 38/)
      const third = await shown(reader)
      assert.equal(third.chosen, 2)
      const digitsIn = (/** @type {string} */ line) => line.replaceAll('.', '').length
      // The pair has placed none, the single one.
      assert.equal(digitsIn(third.line), digitsIn(WITH_PAIR) + 1)
      await reader.press('End')
      await reader.hears(/The board is solved/)
      assert.doesNotMatch((await shown(reader)).line, /\./)
      await reader.keys('Home')
      await reader.hears(/Step 1 of 38/)
      await reader.press('Close')
      // The reader's board has not changed.
      assert.equal(await reader.line(), WITH_PAIR)
    },
  },
  {
    title: 'solve: all steps of the position, by technique',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.pastePuzzle(WITH_PAIR)
      await openPanel(reader, 'How to solve')
      await reader.hears(/Step 1 of 38/)
      await reader.tapOn('tab', 'All steps here')
      await reader.until('other steps', async () => (await shown(reader)).count > 50)
      await reader.until('one is chosen', async () => (await shown(reader)).chosen === 0)
      await reader.tab.js(() => {
        const all = document.querySelector('dialog.solve [role=tabpanel]:not([hidden])')
        const [, second] = all?.querySelectorAll('.step') ?? []
        if (second instanceof HTMLElement) second.focus()
      })
      await reader.keys('ArrowDown')
      await reader.until('the next one', async () => (await shown(reader)).chosen === 2)
      await reader.tapOn('tab', 'Steps')
      await reader.until('the path again', async () => (await shown(reader)).count === 39)
    },
  },
  {
    title: 'solve: after a mistake the path is that of the puzzle as it was set',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.pastePuzzle(PROPER.givens)
      await reader.tapCell(1, 3)
      await reader.keys('1')
      await reader.until('it is there', async () => (await reader.line())[2] === '1')
      await openPanel(reader, 'How to solve')
      await reader.hears(/Something went wrong before this\..*Step 1 of 51/)
      assert.equal((await shown(reader)).line, PROPER.givens)
    },
  },
  {
    title: 'techniques: an example, and a position to practise on',
    async run(reader, server) {
      await reader.open(server.url)
      await openPanel(reader, 'Techniques')
      await reader.press('Skyscraper')
      await reader.hears(/What it is.*Skyscraper on \d.*Why it is right/s)
      await reader.press('Result')
      await reader.hears(/So \d can be removed/)
      await reader.press('Position 1')
      await reader.hears(/The next step in this position is: Skyscraper/)
      assert.match(await reader.line(), /\d/)
      await openPanel(reader, 'How to solve')
      await reader.hears(/Step 1 of \d+ Skyscraper/)
      await reader.press('About this technique')
      await reader.hears(/Skyscraper on \d/)
      await reader.press('All techniques')
      await reader.one('button', 'X-Wing')
    },
  },
  {
    title: 'techniques: without a network, once the page has come to rest',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.panelsKept()
      const areKept = async () => {
        const source = await (await fetch('./sw.js')).text()
        const files =
          source.match(/\.\/(practice-positions|human-worker|nonet-human)-\w+\.\w+/g) ?? []
        const kept = await Promise.all(files.map((file) => caches.match(file)))
        return kept.length >= 3 && kept.every(Boolean)
      }
      await reader.until('the techniques are kept', () => reader.tab.js(areKept))
      await server.stop()
      await reader.open(server.url)
      await openPanel(reader, 'Techniques')
      await reader.press('X-Wing')
      await reader.hears(/X-Wing on \d.*Why it is right/s)
    },
  },
]
