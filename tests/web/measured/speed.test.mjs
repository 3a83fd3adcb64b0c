// tests/web/measured/speed.test.mjs: how soon the page can be used on a slow phone, and how soon each move is
// visible.
//
// A slow phone is Lighthouse's: a slow CPU (slow-phone.mjs) and a slow 4G network. It prints the measured values; a
// busy machine only makes them worse, so the best of three runs counts.
import assert from 'node:assert/strict'
import { visit } from '../deep/visit.mjs'
import { PROPER } from '../puzzles.mjs'
import { slowDown } from '../slow-phone.mjs'

/** @typedef {import('playwright-core').Page} Page */

/** Lighthouse's slow 4G: 150 ms there and back, 1.6 Mbit/s down, 750 kbit/s up. */
const SLOW_4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1638.4 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
}
const USABLE_MS = 1500
const MOVES = 500
const SEEN_MS = 50
/** Even a quick reader holds a key for longer. */
const HELD_MS = 20
/** Browsers report longer tasks, and people notice them. */
const LONGEST_TASK_MS = 50
const RUNS = 3

let best = Number.POSITIVE_INFINITY
for (let run = 1; run <= RUNS; run++) {
  visit(`usable on a slow phone, run ${run} of ${RUNS}`, {}, async ({ page, server }) => {
    const session = await slowDown(page)
    await session.send('Network.emulateNetworkConditions', SLOW_4G)
    await page.addInitScript(() => {
      const usable = new Promise((done) => {
        addEventListener('nonet-ready', () => {
          requestAnimationFrame(() => setTimeout(() => done(performance.now())))
        })
      })
      Object.assign(globalThis, { usable })
    })
    await page.goto(server.url)
    const ms = await page.evaluate(() => /** @type {any} */ (globalThis).usable)
    console.log(`the board takes digits after ${ms.toFixed(0)} ms`)
    best = Math.min(best, ms)
    if (run === RUNS) assert.ok(best < USABLE_MS, `${best} ms`)
  })
}

let quickest = Number.POSITIVE_INFINITY
for (let run = 1; run <= RUNS; run++) {
  visit(`${MOVES} moves are seen at once on a slow CPU, run ${run} of ${RUNS}`, {}, async (now) => {
    const { page, reader, server } = now
    if (quickest < SEEN_MS) return
    await reader.open(server.url)
    await reader.pastePuzzle(PROPER.givens)
    await page.waitForTimeout(1500)
    await slowDown(page)
    await page.evaluate(() => {
      /** @type {{name: string, ms: number}[]} */
      const seen = []
      Object.assign(globalThis, { seen })
      // Durations are from the press to the next frame, in steps of 8 ms; those shorter than 16 ms are not reported.
      new PerformanceObserver((list) => {
        for (const { name, duration } of list.getEntries()) seen.push({ name, ms: duration })
      }).observe(/** @type {any} */ ({ type: 'event', durationThreshold: 16 }))
    })
    await reader.tapCell(1, 3)
    for (const key of movesOf(MOVES)) await page.keyboard.press(key, { delay: HELD_MS })
    await page.waitForTimeout(300)
    const slow = await page.evaluate(() => /** @type {any} */ (globalThis).seen)
    const pressed = slow
      .filter((/** @type {{name: string}} */ { name }) => name === 'keydown')
      .map((/** @type {{ms: number}} */ { ms }) => ms)
    const all = [...Array(Math.max(0, MOVES - pressed.length)).fill(16), ...pressed]
    all.sort((one, other) => one - other)
    const at = (/** @type {number} */ share) => all[Math.ceil(share * all.length) - 1]
    console.log(`from key to paint: median ${at(0.5)}, 98 % within ${at(0.98)}, all ${at(1)} ms`)
    quickest = Math.min(quickest, at(0.98))
    if (run === RUNS) assert.ok(quickest < SEEN_MS, `${quickest} ms`)
  })
}

visit('no long task while a 16×16 is solved', {}, async ({ page, reader, server }) => {
  await page.addInitScript(() => {
    /** @type {number[]} */
    const tasks = []
    Object.assign(globalThis, { tasks })
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) tasks.push(duration)
    }).observe({ type: 'longtask', buffered: true })
  })
  await reader.open(server.url)
  await reader.paste(hard16())
  await reader.until('it is on the board', async () => (await reader.cells()).length === 256)
  await page.waitForTimeout(500)
  await page.evaluate(() => /** @type {any} */ (globalThis).tasks.splice(0))
  await reader.press('Solve')
  await reader.hears(/one solution|more than one/, 30_000)
  const tasks = await page.evaluate(() => /** @type {any} */ (globalThis).tasks)
  console.log(`long tasks: ${tasks.length ? tasks.join(', ') : 'none'}`)
  for (const ms of tasks) assert.ok(ms <= LONGEST_TASK_MS, `${ms} ms`)
})

/** Keys as a reader presses them: some steps, a digit, sometimes an undo. @param {number} count */
function movesOf(count) {
  const steps = ['ArrowRight', 'ArrowDown', 'ArrowRight', 'ArrowUp', 'ArrowLeft', 'ArrowDown']
  return Array.from({ length: count }, (_, move) => {
    if (move % 17 === 16) return 'Control+z'
    if (move % 11 === 10) return 'Backspace'
    return move % 2 ? String(1 + (move % 9)) : steps[(move * 7) % steps.length]
  })
}

/** A 16×16 with few givens, from a solution by shifting rows: every third cell in a row, shifted. */
function hard16() {
  const symbols = '123456789ABCDEFG'
  return Array.from({ length: 256 }, (_, cell) => {
    const row = Math.floor(cell / 16)
    const column = cell % 16
    const digit = (column + (row % 4) * 4 + Math.floor(row / 4)) % 16
    return (row * 5 + column * 3) % 7 < 2 ? symbols[digit] : '.'
  }).join('')
}

/** Relative to the time with boxes. */
const JIGSAW = 4
visit(
  'a 64×64 jigsaw diagram takes no longer than one with boxes',
  {
    server: {
      pages: {
        'host.html': `<!doctype html><html lang="en"><title>A host</title>
<script type="module" src="board.js"></script></html>`,
      },
    },
  },
  async ({ page, server }) => {
    await page.goto(`${server.url}host.html`)
    const [boxes, jigsaw] = await page.evaluate(async (runs) => {
      await customElements.whenDefined('nonet-board')
      const regions = Array.from({ length: 4096 }, (_, cell) => cell >> 6)
      const best = [Number.POSITIVE_INFINITY, Number.POSITIVE_INFINITY]
      for (let run = 0; run < 2 * runs; run++) {
        const board = /** @type {any} */ (document.createElement('nonet-board'))
        board.diagram = run % 2 ? { size: 64, regions } : { size: 64 }
        const start = performance.now()
        document.body.append(board)
        await new Promise((done) => queueMicrotask(() => done(undefined)))
        if (board.shadowRoot.querySelectorAll('.cell').length !== 4096) throw new Error('not drawn')
        best[run % 2] = Math.min(best[run % 2], performance.now() - start)
        board.remove()
      }
      return best
    }, RUNS)
    console.log(`64×64 diagrams: jigsaw ${jigsaw.toFixed(0)} ms, boxes ${boxes.toFixed(0)} ms`)
    assert.ok(jigsaw < JIGSAW * boxes)
  },
)

/** From the key to the frame that shows it, with all marks in every empty cell: the middle one of some keys. */
const DIGIT_SEEN_MS = /** @type {Record<number, number>} */ ({ 25: 100, 64: 300 })
for (const size of [25, 64]) {
  visit(
    `a digit among all marks of a board of ${size}×${size}`,
    {},
    async ({ page, reader, server }) => {
      await reader.open(server.url)
      const times = await page.evaluate(async (size) => {
        const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
        const all = [...new Array(size).keys()].map((index) => index + 1)
        const givens = new Array(size * size).fill(0)
        const box = Math.sqrt(size)
        board.autoclean = false
        board.load({ size, boxRows: box, boxColumns: box, givens, corner: givens.map(() => all) })
        board.focus()
        const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))
        await frame()
        await frame()
        const times = []
        for (const key of [
          '7',
          'ArrowRight',
          '8',
          'ArrowRight',
          '7',
          'ArrowRight',
          '9',
          'ArrowRight',
          '8',
        ]) {
          const start = performance.now()
          const press = { key, bubbles: true, composed: true, cancelable: true }
          board.shadowRoot.activeElement.dispatchEvent(new KeyboardEvent('keydown', press))
          await frame()
          times.push(performance.now() - start)
        }
        return times
      }, size)
      console.log(
        `${size}×${size}, all marks, a key: ${times.map((ms) => ms.toFixed(0)).join(', ')} ms`,
      )
      const middle = times.sort((a, b) => a - b)[times.length >> 1]
      assert.ok(middle <= DIGIT_SEEN_MS[size], `${middle.toFixed(0)} ms`)
    },
  )
}
