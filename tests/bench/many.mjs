// tests/bench/many.mjs: many puzzles at once: what a block saves, and how fast the page is at a large
// file.
//
//   scripts/bench many [--json]
//
// The module under Node, µs a puzzle, medians of 7 interleaved runs over 5,000 easy 9×9 puzzles: read
// and solved in blocks, and one call a puzzle as the page does for a list. Then the page itself in
// Chromium: 100,000 lines of the same chosen as a file in the panel Solve many, medians of 5 visits.
import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { loadNonet, mustGive } from '../wasm/load.mjs'
import { launchChromium } from '../web/engines/chromium.mjs'
import { serve } from '../web/server.mjs'
import { DIST } from '../web/suite.mjs'
import { interleaved, median, report } from './lib.mjs'

const FEW = 5_000
const LOTS = 100_000
const VISITS = 5

// A build of one's own needs no other one.
if (!process.env.NONET_DIST) execFileSync('scripts/build', ['web'], { stdio: 'ignore' })

/** Easy puzzles: one full grid with its digits turned and every third cell empty. */
const lines = Array.from({ length: FEW }, (_, number) =>
  Array.from({ length: 81 }, (_, cell) => {
    const row = Math.floor(cell / 9)
    const digit = (((row % 3) * 3 + Math.floor(row / 3) + cell + number) % 9) + 1
    return (cell + number) % 3 ? digit : '.'
  }).join(''),
)
const text = `${lines.join('\n')}\n`
const bytes = new TextEncoder().encode(text)
const nonet = await loadNonet()
const whole = { isFirst: true, isLast: true }
const { blocks } = mustGive(nonet.readBlocks(bytes, whole))
const { entries } = mustGive(nonet.read(text, { limit: FEW }))

/** @param {() => void} run */
const timed = (run) => () => {
  const start = performance.now()
  run()
  return ((performance.now() - start) * 1000) / FEW
}
const figures = interleaved({
  'read in blocks': timed(() => nonet.readBlocks(bytes, whole)),
  'read, one object a puzzle': timed(() => nonet.read(text, { limit: FEW })),
  'solved in blocks': timed(() => {
    for (const block of blocks) nonet.solveBlock(block.bytes, { milliseconds: 1e9 })
  }),
  'solved, one call a puzzle': timed(() => {
    for (const { puzzle } of entries) if (puzzle) nonet.solve(puzzle, {}, null)
  }),
})
const rows = Object.entries(figures).map(([what, us]) => ({ what, figure: `${us.toFixed(2)} µs` }))
for (const step of ['read', 'solved']) {
  const [block, single] = Object.entries(figures).filter(([name]) => name.startsWith(step))
  rows.push({ what: `${step}: a block saves`, figure: `${(single[1] / block[1]).toFixed(1)}×` })
}

const folder = mkdtempSync(join(tmpdir(), 'nonet-bench-'))
const file = join(folder, 'many.txt')
writeFileSync(file, text.repeat(LOTS / FEW))
const server = await serve({ directory: DIST })
const browser = await launchChromium()
/** @type {number[]} */
const seconds = []
for (let visit = 0; visit <= VISITS; visit++) {
  const page = await browser.newPage()
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Solve many' }).click()
  const start = performance.now()
  await page.locator('dialog.many input[type=file]').setInputFiles(file)
  await page.locator('dialog.many .results table').first().waitFor({ timeout: 300_000 })
  // The first visit does not count.
  if (visit) seconds.push((performance.now() - start) / 1000)
  await page.close()
}
await browser.close()
await server.stop()
rmSync(folder, { recursive: true })
const taken = median(seconds)
rows.push({ what: `the page, ${LOTS} lines`, figure: `${taken.toFixed(2)} s` })
rows.push({ what: 'the page, puzzles a second', figure: (LOTS / taken).toFixed(0) })
report('scripts/bench many', rows)
