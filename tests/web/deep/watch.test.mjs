// tests/web/deep/watch.test.mjs: watching the solver: on a small phone, on a large board, with reduced motion; and
// the plot that jumps to any moment.
import assert from 'node:assert/strict'
import { PROPER } from '../puzzles.mjs'
import { setSpeed, steps, watch } from '../watch-panel.mjs'
import { visit } from './visit.mjs'

visit('watch: reduced motion', {}, async (now) => {
  const { page, reader } = now
  await page.emulateMedia({ reducedMotion: 'reduce' })
  await watch(now)
  await setSpeed(page, 9)
  await page.evaluate(() => {
    /** @type {number[]} */
    const changes = []
    Object.assign(globalThis, { changes })
    const figure = /** @type {Node} */ (document.querySelector('dialog.watch .figures'))
    new MutationObserver(() => changes.push(performance.now())).observe(figure, {
      subtree: true,
      childList: true,
      characterData: true,
    })
  })
  await reader.press('Play')
  const changes = () => page.evaluate(() => /** @type {any} */ (globalThis).changes)
  await reader.until('three pictures', async () => (await changes()).length > 2)
  const [first, , third] = await changes()
  assert.ok(third - first > 1000, `three pictures in ${third - first} ms`)
})

visit(
  'watch: what it does is in sight on a small phone',
  { width: 320, height: 568 },
  async (now) => {
    const { page, reader } = now
    await watch(now)
    await reader.press('Step')
    await reader.hears(/first empty cell/)
    const [words, controls] = await page.evaluate(() =>
      ['.words', '.controls'].map((part) =>
        /** @type {Element} */ (
          document.querySelector(`dialog.watch ${part}`)
        ).getBoundingClientRect(),
      ),
    )
    assert.ok(words.bottom <= controls.top, `${words.bottom} is below ${controls.top}`)
  },
)

visit('watch: a press on the plot goes to that moment', {}, async (now) => {
  const { page, reader, server } = now
  await reader.open(server.url)
  await reader.pastePuzzle(PROPER.givens)
  await reader.press('Menu')
  await reader.press('Watch it think')
  await reader.hears(/Takes the empty cells/)
  await reader.press('End')
  await reader.hears(/Solved/)
  const all = await steps(page)
  const plot = page.locator('canvas.depth')
  await plot.scrollIntoViewIfNeeded()
  const box = /** @type {{x: number, y: number, width: number, height: number}} */ (
    await plot.boundingBox()
  )
  await page.mouse.move(box.x + box.width / 4, box.y + box.height / 2)
  await page.mouse.down()
  await reader.until('a quarter', async () => Math.abs((await steps(page)) / all - 0.25) < 0.02)
  await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2, { steps: 4 })
  await page.mouse.up()
  await reader.until('the middle', async () => Math.abs((await steps(page)) / all - 0.5) < 0.02)
})

visit('watch: large boards, up to the largest that can be shown', {}, async (now) => {
  const { page, reader, server } = now
  await reader.open(server.url)
  // A 25×25 with its first row given.
  const symbols = '123456789ABCDEFGHIJKLMNOP'
  await reader.drop('large.txt', symbols + '.'.repeat(600))
  await reader.until('it is read', async () => (await reader.cells()).length === 625)
  await reader.press('Menu')
  await reader.press('Watch it think')
  await reader.hears(/Takes the empty cells/)
  await setSpeed(page, 8)
  await reader.press('Play')
  await reader.until('it goes', async () => (await steps(page)) > 5000)
  await reader.press('Pause')
  await reader.hears(/row \d+|Row \d+/)
})
