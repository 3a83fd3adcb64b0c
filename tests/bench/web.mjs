// tests/bench/web.mjs: what the page costs to load, and how soon it can be used.
//
//   scripts/bench web [--json]
//
// Measures the bytes of the bodies with Brotli on a first visit, file by file, until the module is loaded;
// and the milliseconds until the board takes input and until it has solved a puzzle, on a CPU slowed down
// four times (Chromium; medians of 7 visits with an empty cache). Uses the tools of tests/web: scripts/setup browsers.
import { execFileSync } from 'node:child_process'
import { launchChromium, tabOf } from '../web/engines/chromium.mjs'
import { PROPER } from '../web/puzzles.mjs'
import { Reader } from '../web/reader.mjs'
import { serve } from '../web/server.mjs'
import { DIST } from '../web/suite.mjs'
import { median, report } from './lib.mjs'

execFileSync('scripts/build', ['web'], { stdio: 'ignore' })
const browser = await launchChromium()
/** @type {number[]} */
const usable = []
/** @type {number[]} */
const solved = []
/** @type {import('../web/server.mjs').LogEntry[]} */
let log = []
let panels = 0
for (let round = 0; round < 7; round++) {
  const server = await serve({ directory: DIST })
  const context = await browser.newContext({
    viewport: { width: 390, height: 844 },
    hasTouch: true,
  })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 })
  const reader = new Reader(tabOf(page))
  const start = performance.now()
  await reader.open(server.url)
  usable.push(performance.now() - start)
  await reader.pastePuzzle(PROPER.givens)
  await reader.press('Solve')
  await reader.hears(/one solution/)
  solved.push(performance.now() - start)
  await reader.offlineReady()
  log = [...server.log]
  await reader.panelsKept()
  panels = sum(server.log) - sum(log)
  await context.close()
  await server.stop()
}
await browser.close()

const rows = log.map(({ path, encoding, bytes }) => ({
  what: path,
  figure: `${bytes} bytes`,
  note: encoding || 'as it is',
}))
rows.push({
  what: 'first visit in all',
  figure: `${sum(log)} bytes`,
  note: `${log.length} answers`,
})
rows.push({ what: 'panels, at rest', figure: `${panels} bytes`, note: 'all of them' })
rows.push({ what: 'board drawn', figure: `${median(usable).toFixed(0)} ms`, note: '4× slower CPU' })
rows.push({
  what: 'first solution',
  figure: `${median(solved).toFixed(0)} ms`,
  note: '4× slower CPU',
})
report('scripts/bench web', rows)

/** @param {import('../web/server.mjs').LogEntry[]} entries */
function sum(entries) {
  return entries.reduce((total, { bytes }) => total + bytes, 0)
}
