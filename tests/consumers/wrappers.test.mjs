// tests/consumers/wrappers.test.mjs: the examples of web/demo/wrappers, built by Vite and played
// with in a browser: each shows its puzzle, follows a changed one, hears what the reader does, and
// leaves nothing behind.
import assert from 'node:assert/strict'
import { cp } from 'node:fs/promises'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { PROPER } from '../web/puzzles.mjs'
import { serve } from '../web/server.mjs'
import { closeBrowser, HERE, project, shell, TOP, visit } from './lib.mjs'

/** All but the last cell, which is a 9. */
const almost = `${PROPER.solution.slice(0, 80)}.`

describe('wrappers', () => {
  /** @type {import('../web/server.mjs').Server} */
  let server
  before(
    async () => {
      const folder = await project('wrappers', [join(HERE, 'wrappers')])
      await cp(join(TOP, 'web/demo/wrappers'), join(folder, 'wrappers'), { recursive: true })
      await shell(folder, 'vite build')
      server = await serve({ directory: join(folder, 'dist') })
    },
    { timeout: 60_000 },
  )
  after(async () => {
    await server?.stop()
    await closeBrowser()
  })

  for (const name of ['react', 'vue', 'svelte', 'plain']) {
    test(`${name}: a board that can be changed, heard and taken away`, async () => {
      await visit(`${server.url}?${name}`, async (page) => {
        const cells = page.getByRole('gridcell')
        await cells.nth(80).waitFor()
        await page.getByRole('button', { name: 'Undo' }).waitFor()
        const heard = () => page.evaluate(() => /** @type {any} */ (globalThis).trial.heard)

        await cells.nth(0).click()
        await page.keyboard.press('5')
        assert.deepEqual(await heard(), ['nonet-input'])

        await page.evaluate((line) => /** @type {any} */ (globalThis).trial.change(line), almost)
        await page
          .getByRole('gridcell', { name: /row 9.*column 8.*7/ })
          .last()
          .waitFor()
        assert.deepEqual(await heard(), ['nonet-input'], 'what the page does is no event')
        await cells.nth(80).click()
        await page.keyboard.press('9')
        assert.deepEqual(await heard(), ['nonet-input', 'nonet-input', 'nonet-solved'])
        const board = page.locator('nonet-sudoku')
        const value = await board.evaluate((element) => /** @type {any} */ (element).value)
        assert.equal(value, PROPER.solution)

        await page.evaluate(() => /** @type {any} */ (globalThis).trial.unmount())
        assert.equal(await board.count(), 0)
      })
      assert.deepEqual(server.violations, [])
    })
  }
})
