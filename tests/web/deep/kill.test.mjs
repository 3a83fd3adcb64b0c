// tests/web/deep/kill.test.mjs: a tab that is killed during play loses nothing that was visible.
//
// The test types as fast as the page takes keys; each move is reported once it is drawn; at a random moment the
// renderer's process gets SIGKILL, which runs no handler. Every move makes a board that no other move makes, so the
// restored board shows exactly how many moves were stored: at least those reported as drawn, at most those typed.
// NONET_KILLS sets how often (`scripts/test kills`: 200); a failure names its seed.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { launchChromium, tabOf } from '../engines/chromium.mjs'
import { Reader } from '../reader.mjs'
import { serve } from '../server.mjs'
import { DIST } from '../suite.mjs'

const KILLS = Number(process.env.NONET_KILLS ?? 10)
const SEED = Number(process.env.NONET_SEED ?? Date.now() % 1e9)
/** Moves that are typed at most before a kill; a board has room for nine in each cell. */
const MOVES = 120
const LAST_MOVE = 81 * 9

/** @param {number} seed @returns {() => number} from 0 to 1, always the same ones */
function randomOf(seed) {
  let state = seed
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0
    return state / 2 ** 32
  }
}

/**
 * Runs in the page: types moves one after another, and reports each as soon as its frame is done.
 * Cell by cell, each cell gets 1 to 9; so the board after any number of moves is like no other.
 * @param {number} first moves that are there already @param {number} moves
 */
function typeAway(first, moves) {
  const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
  const cells = board.shadowRoot.querySelectorAll('[role=gridcell]')
  const { shown } = /** @type {any} */ (globalThis)
  let move = first
  const next = () => {
    if (move >= first + moves) return
    const cell = cells[Math.floor(move / 9)]
    cell.focus()
    const digit = String((move % 9) + 1)
    const init = { key: digit, code: `Digit${digit}`, bubbles: true, composed: true }
    cell.dispatchEvent(new KeyboardEvent('keydown', { ...init, cancelable: true }))
    move++
    const done = move
    // By the next frame it is drawn.
    requestAnimationFrame(() => shown(done))
    // Sometimes several moves in a frame: faster than anyone types.
    setTimeout(next, move % 7 ? 4 : 20)
  }
  next()
}

/** The board after so many moves, as one line. @param {number} moves */
function boardAfter(moves) {
  const full = Math.floor(moves / 9)
  const last = moves % 9
  return `${'9'.repeat(full)}${last || ''}`.padEnd(81, '.')
}

/** @param {import('playwright-core').BrowserContext} context @param {string} url */
async function openTab(context, url) {
  const page = await context.newPage()
  await new Reader(tabOf(page)).open(url)
  return page
}

/** The digits of the board, as one line. @param {import('playwright-core').Page} page */
const lineOf = (page) =>
  page.evaluate(() => /** @type {any} */ (document.querySelector('nonet-sudoku')).value)

const timeout = 60_000 + KILLS * 5000
test(`${KILLS} kills of the tab during play lose nothing that was shown`, { timeout }, async () => {
  const server = await serve({ directory: DIST })
  // No renderer is kept in reserve: a page that begins in one that has just been killed never loads.
  const browser = await launchChromium(['--disable-features=SpareRendererForSitePerProcess'])
  const session = await browser.newBrowserCDPSession()
  const random = randomOf(SEED)
  const figures = { equal: 0, ahead: 0, moves: 0 }
  const start = Date.now()
  let shown = 0
  /** @type {import('playwright-core').BrowserContext | undefined} */
  let context
  /** @type {import('playwright-core').Page | undefined} */
  let page
  let kept = 0
  try {
    for (let kill = 0; kill < KILLS; kill++) {
      if (!context || !page || kept + MOVES > LAST_MOVE) {
        // The board is nearly full: another visitor, with an empty one.
        await context?.close()
        // Neither the solver nor the service worker matters here, and both take time.
        context = await browser.newContext({ serviceWorkers: 'block' })
        await context.route('**/*.wasm', (route) => route.abort())
        await context.exposeFunction('shown', (/** @type {number} */ moves) => {
          shown = Math.max(shown, moves)
        })
        page = await openTab(context, server.url)
        kept = 0
      }
      shown = kept
      const crashed = new Promise((resolve) => page?.once('crash', resolve))
      const { processInfo } = await session.send('SystemInfo.getProcessInfo')
      const renderers = processInfo.filter(({ type }) => type === 'renderer')
      await page.evaluate(`(${typeAway})(${kept}, ${MOVES})`)
      await new Promise((done) => setTimeout(done, random() * 300))
      const before = shown
      for (const { id } of renderers) process.kill(id, 'SIGKILL')
      await crashed
      // Closing a dead page may never be answered; nothing waits for it.
      page.close().catch(() => {})

      page = await openTab(context, server.url)
      const line = await lineOf(page)
      const after = [...line].reduce((sum, digit) => sum + (Number(digit) || 0), 0)
      const which = `kill ${kill}, seed ${SEED}`
      assert.equal(line, boardAfter(after), `${which}: no board that was ever there`)
      assert.ok(after >= before, `${which}: ${before} moves were shown, ${after} came back`)
      figures.moves += after - kept
      if (after === before) figures.equal++
      else figures.ahead++
      kept = after
    }
    // Some moves must have been lost by the kill, or the test would prove nothing.
    assert.ok(figures.moves > KILLS, `${figures.moves} moves`)
  } finally {
    console.log(
      `${KILLS} kills in ${Math.round((Date.now() - start) / 1000)} s, seed ${SEED}: ` +
        `${figures.moves} moves; ${figures.equal} boards as last reported, ` +
        `${figures.ahead} with moves drawn after the last report`,
    )
    await browser.close()
    await server.stop()
  }
})
