// tests/web/scenarios/solve.mjs: the path of steps to the solution, and the pages of the techniques.
import assert from 'node:assert/strict'
import { IMPOSSIBLE, PROPER, SEVERAL } from '../puzzles.mjs'

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

/** Puts the first exercise of a technique on the board. @param {Reader} reader */
async function beginExercise(reader) {
  await openPanel(reader, 'Techniques')
  await reader.press('Skyscraper')
  // The buttons stay in place from now on.
  await reader.hears(/Why it is right/)
  await reader.press('Position 1')
  await reader.hears(/The next step in this position is: Skyscraper/)
}

/** Carries out a part of the next step: takes a mark away. @param {Reader} reader */
async function removeCandidate(reader) {
  const { cell, digit } = await reader.tab.js(async () => {
    const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
    const { step } = await board.hint()
    return step.eliminations[0]
  })
  await reader.tapCell(Math.floor(cell / 9) + 1, (cell % 9) + 1)
  await reader.keys('x', String(digit))
}

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
      // In the list itself: one tab stop, and the arrow keys go from line to line.
      const focusedLine = () =>
        reader.tab.js(() => {
          const lines = [...document.querySelectorAll('dialog.solve .step')]
          const stops = lines.filter((line) => /** @type {HTMLElement} */ (line).tabIndex === 0)
          return stops.length === 1 && stops[0] === document.activeElement
            ? lines.indexOf(stops[0])
            : -1
        })
      await reader.tab.js(() => {
        const line = document.querySelector('dialog.solve .step[aria-current]')
        if (line instanceof HTMLElement) line.focus()
      })
      for (const [key, line] of /** @type {const} */ ([
        ['ArrowDown', 1],
        ['ArrowDown', 2],
        ['ArrowUp', 1],
        ['End', 38],
        ['ArrowDown', 38],
        ['Home', 0],
      ])) {
        await reader.keys(key)
        await reader.hears(line === 38 ? /The board is solved/ : new RegExp(`Step ${line + 1} of`))
        assert.equal(await focusedLine(), line, key)
        assert.equal((await shown(reader)).chosen, line, key)
      }
      await reader.press('Close')
      // The reader's board has not changed.
      assert.equal(await reader.line(), WITH_PAIR)
    },
  },
  {
    title: 'solve: a search that takes long can be cancelled, and begun again',
    async run(reader, server) {
      const goOn = server.hold(/nonet-human-\w+\.wasm$/)
      await reader.open(server.url)
      await reader.pastePuzzle(WITH_PAIR)
      await openPanel(reader, 'How to solve')
      await reader.hears(/Looking for a step/)
      await reader.press('Cancel')
      await reader.hears(/Cancelled/)
      assert.doesNotMatch(await reader.says(), /Looking/)
      assert.deepEqual(await reader.all('button', 'Cancel'), [])
      assert.equal((await shown(reader)).line, WITH_PAIR, 'the position stays')
      assert.equal((await shown(reader)).count, 0)
      goOn()
      await reader.press('Close')
      await openPanel(reader, 'How to solve')
      await reader.hears(/Step 1 of 38/)
      assert.doesNotMatch(await reader.says(), /Cancelled/)

      // The search for all steps, by a worker that does not answer: the path stays.
      await reader.press('Step')
      await reader.hears(/Step 2 of 38/)
      await reader.tab.js(() => {
        const { postMessage } = Worker.prototype
        Worker.prototype.postMessage = () => {}
        Object.assign(globalThis, {
          goOn() {
            Worker.prototype.postMessage = postMessage
          },
        })
      })
      await reader.tapOn('tab', 'All steps here')
      await reader.hears(/Looking for a step/)
      await reader.press('Cancel')
      await reader.hears(/Cancelled.*Step 2 of 38/)
      const left = await shown(reader)
      assert.deepEqual([left.count, left.chosen], [39, 1])
      await reader.tab.js(() => /** @type {any} */ (window).goOn())
      await reader.tapOn('tab', 'All steps here')
      await reader.until('other steps', async () => (await shown(reader)).count > 50)
    },
  },
  {
    title: 'solve: how hard the puzzle is: a word, and behind it the numbers',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.pastePuzzle(WITH_PAIR)
      await openPanel(reader, 'How to solve')
      await reader.hears(/Difficulty: Easy/)
      const rating = () =>
        reader.tab.js(() => {
          const details = document.querySelector('dialog.solve .rating details')
          const summary = details?.querySelector('summary')
          return {
            word: summary?.textContent ?? '',
            isOpen: details?.hasAttribute('open'),
            height: summary?.getBoundingClientRect().height ?? 0,
            rows: [...(details?.querySelectorAll('dl div') ?? [])].map(({ children }) =>
              [...children].map(({ textContent }) => textContent).join(': '),
            ),
            techniques: details?.lastElementChild?.textContent ?? '',
          }
        })
      const { word, isOpen, height, rows, techniques } = await rating()
      assert.equal(word, 'Difficulty: Easy')
      assert.equal(isOpen, false)
      assert.ok(height >= 44)
      assert.deepEqual(rows, [
        'SE rating · Hardest step: 2.6 · Pointing',
        'Up to the first digit: 2.6',
        'First step: 2.6',
        'HoDoKu level: Medium',
        'HoDoKu score: 228',
      ])
      assert.match(techniques, /Locked Pair: 1/)
    },
  },
  {
    title: 'solve: a puzzle without exactly one solution has no rating, and the panel says why',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.pastePuzzle(SEVERAL)
      await openPanel(reader, 'How to solve')
      await reader.hears(/No rating: this puzzle has more than one solution\./)
      await reader.press('Close')
      await reader.pastePuzzle(IMPOSSIBLE)
      await openPanel(reader, 'How to solve')
      await reader.hears(/No rating: this puzzle has no solution\./)
    },
  },
  {
    title: 'solve: all steps of the position, by technique',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.pastePuzzle(WITH_PAIR)
      await openPanel(reader, 'How to solve')
      await reader.hears(/Step 1 of 38/)
      // What a finger aims at stays in its place when the rating comes.
      const before = await reader.one('tab', 'All steps here')
      await reader.hears(/Difficulty:/)
      const after = await reader.one('tab', 'All steps here')
      assert.ok(Math.abs(after.y - before.y) <= 1, `${before.y} ${after.y}`)
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
    title: 'techniques: what one is, an example, and a position to practise on',
    async run(reader, server) {
      await reader.open(server.url)
      await openPanel(reader, 'Techniques')
      await reader.press('Skyscraper')
      await reader.hears(/What it is.*Skyscraper on \d.*Why it is right/s)
      const lesson = () => document.querySelector('dialog.learn .lesson')?.textContent ?? ''
      assert.match(
        await reader.tab.js(lesson),
        /^What it is\s*Two rows.*Why it is right.*cannot both be true/s,
      )
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
    title: 'techniques: an exercise notices that its step was found, and offers the next, once',
    async run(reader, server) {
      await reader.open(server.url)
      await beginExercise(reader)
      const first = await reader.line()
      await removeCandidate(reader)
      await reader.hears(/Found: Skyscraper\. So \d can be removed from row \d/)
      // No more of it, however the reader goes on.
      await reader.keys('ArrowLeft', 'ArrowRight')
      await reader.press('Undo')
      await reader.press('Redo')
      assert.doesNotMatch(await reader.says(), /Found/)
      await reader.press('Next exercise')
      await reader.hears(/The next step in this position is: Skyscraper/)
      assert.notEqual(await reader.line(), first)
      assert.deepEqual(await reader.all('button', 'Next exercise'), [])

      // Done by the hint: nothing to be praised for, and no offer.
      for (const rung of [
        /Look at the/,
        /technique: Skyscraper/,
        / on \d/,
        /So \d can be/,
        /Done/,
      ]) {
        await reader.keys('h')
        await reader.hears(rung)
      }
      assert.deepEqual(await reader.all('button', 'Next exercise'), [])

      // Begun again, it is as it was; another puzzle ends it.
      await beginExercise(reader)
      await removeCandidate(reader)
      await reader.hears(/Found: Skyscraper/)
      await reader.pastePuzzle(WITH_PAIR)
      assert.deepEqual(await reader.all('button', 'Next exercise'), [])
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
          source.match(/\.\/(practice-positions|\w+-worker|nonet-(human|generate))-\w+\.\w+/g) ?? []
        const kept = await Promise.all(files.map((file) => caches.match(file)))
        return kept.length >= 5 && kept.every(Boolean)
      }
      await reader.until('the techniques are kept', () => reader.tab.js(areKept))
      await server.stop()
      await reader.open(server.url)
      await openPanel(reader, 'Techniques')
      await reader.press('X-Wing')
      await reader.hears(/X-Wing on \d.*Why it is right/s)
      await reader.press('Close')
      await reader.pastePuzzle(WITH_PAIR)
      await openPanel(reader, 'How to solve')
      await reader.hears(/Difficulty: Easy/)
    },
  },
]
