// tests/bench/many.mjs: many puzzles at once: what a block saves, and how fast the page is with a large
// file.
//
//   scripts/bench many [--made] [--json]
//
// The module under Node, µs a puzzle, medians of 7 interleaved runs over 5,000 easy 9×9 puzzles: read
// and solved in blocks, and one call a puzzle as the page does for a list.
// Then the page in Chromium, for three kinds of puzzles (from classic/ in NONET_DATA, default
// ../shared/data, repeatedly; if there are none, or with --made, puzzles made by classic_make.cpp):
// 100,000 lines chosen as a file in the panel Solve many; medians of 7 visits, from the choice of the
// file until the results are shown. For comparison, the kernel's time alone: the same source as wasm in a
// worker of the same browser, all puzzles in one call (classic_bench.cpp). The page must stay within
// 1.3 × that time / workers + 200 ms. Browsers' compilers differ: the same kernel takes a tenth more in
// Chromium 156 than in Node 22.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, join } from 'node:path'
import { argv, env } from 'node:process'
import { loadNonet, mustGive } from '../wasm/load.mjs'
import { launchChromium } from '../web/engines/chromium.mjs'
import { serve } from '../web/server.mjs'
import { DIST } from '../web/suite.mjs'
import { madeSets, root, wasm } from './classic_build.mjs'
import { openChromium, STEADY } from './classic_module.mjs'
import { interleaved, median, report } from './lib.mjs'

const FEW = 5_000
const LOTS = 100_000
const VISITS = 7

// NONET_DIST names another build; then nothing is built.
if (!process.env.NONET_DIST) execFileSync('scripts/build', ['web'], { stdio: 'ignore' })

/** Easy puzzles: one full grid with its digits rotated and every third cell empty. */
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

const shared = join(env.NONET_DATA ?? join(root, '../shared/data'), 'classic')
const sets =
  existsSync(shared) && !argv.includes('--made')
    ? ['easy36', '17-clue', 'hard-11plus'].map((name) => join(shared, `${name}.txt`))
    : madeSets(2000)
/** The 9×9 kernel alone. */
const kernel = await openChromium(wasm('many_kernel', ['-msimd128']), [STEADY])
const folder = mkdtempSync(join(tmpdir(), 'nonet-bench-'))
const file = join(folder, 'many.txt')
const server = await serve({ directory: DIST })
const browser = await launchChromium()

/** One visit: milliseconds from the choice of the file to the results, and the number of workers. */
async function visit() {
  const page = await browser.newPage()
  await page.goto(server.url)
  await page.getByRole('button', { name: 'Menu', exact: true }).click()
  await page.getByRole('button', { name: 'Solve many' }).click()
  const input = page.locator('dialog.many input[type=file]')
  await input.evaluate((element) => {
    const dialog = /** @type {HTMLElement} */ (element.closest('dialog'))
    element.addEventListener('change', () => performance.mark('chosen'), { once: true })
    new MutationObserver((_, observer) => {
      if (!dialog.querySelector('.results table')) return
      performance.measure('solved', 'chosen')
      observer.disconnect()
    }).observe(dialog, { subtree: true, childList: true })
  })
  // A person who chooses a file takes longer than this.
  await page.waitForTimeout(1000)
  await input.setInputFiles(file)
  await page.waitForFunction(() => performance.getEntriesByName('solved').length > 0, null, {
    timeout: 300_000,
  })
  const measured = await page.evaluate(() => ({
    taken: performance.getEntriesByName('solved')[0].duration,
    workers: Math.min(navigator.hardwareConcurrency, 8),
  }))
  await page.close()
  return measured
}

const pages = []
for (const set of sets) {
  const all = readFileSync(set, 'utf8').match(/^[\d.]{81}/gm) ?? []
  writeFileSync(file, Array.from({ length: LOTS }, (_, i) => `${all[i % all.length]}\n`).join(''))
  const alone = ((await kernel.measure(['wasm', '7', set])).many * LOTS) / 1000
  const seen = []
  for (let i = 0; i <= VISITS; i++) seen.push(await visit())
  // The first visit does not count.
  const taken = median(seen.slice(1).map((each) => each.taken))
  const [{ workers }] = seen
  const bound = (1.3 * alone) / workers + 200
  pages.push({
    set: basename(set, '.txt'),
    'kernel ms': alone.toFixed(0),
    workers,
    'bound ms': bound.toFixed(0),
    'page ms': taken.toFixed(0),
    'of the bound': (taken / bound).toFixed(2),
    'puzzles a second': ((LOTS / taken) * 1000).toFixed(0),
  })
}
await kernel.close()
await browser.close()
await server.stop()
rmSync(folder, { recursive: true })
report('scripts/bench many', rows)
if (!argv.includes('--json')) console.log()
report(`scripts/bench many: the page, ${LOTS} lines`, pages)
