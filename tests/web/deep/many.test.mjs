// tests/web/deep/many.test.mjs: many puzzles at once, in tests that only Chromium allows: the page's memory does not
// grow with the file, the page stays responsive, the results are accessible.
import assert from 'node:assert/strict'
import { axeFindings } from '../axe.mjs'
import { fileOf, finished, plainFile, slowFileOf, solve } from '../many-panel.mjs'
import { PROPER, SEVERAL } from '../puzzles.mjs'
import { visit } from './visit.mjs'

/**
 * The live size of the page's heap, in MB.
 * @param {import('playwright-core').CDPSession} session
 */
async function heapOf(session) {
  await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1e6
}

/** @type {Record<number, {most: number, afterwards: number}>} */
const measured = {}
for (const count of [1_000, 100_000]) {
  visit(`${count} puzzles: the page's memory`, {}, async (now) => {
    const { page } = now
    const session = await page.context().newCDPSession(page)
    await solve(now, count)
    let most = 0
    const isDone = async () => (await page.locator('dialog.many .results > *').count()) > 0
    while (!(await isDone())) {
      most = Math.max(most, await heapOf(session))
      await page.waitForTimeout(100)
    }
    const afterwards = await heapOf(session)
    most = Math.max(most, afterwards)
    const pace = await page.locator('dialog.many .pace').innerText()
    console.log(
      `${count} lines: at most ${most.toFixed(1)} MB, ${afterwards.toFixed(1)} MB afterwards; ${pace}`,
    )
    measured[count] = { most, afterwards }
    const shown = await page.locator('dialog.many dl').innerText()
    assert.match(shown, new RegExp(`Unreadable\\s+${(count / 100).toLocaleString('en')}\\b`))
    assert.match(shown, new RegExp(`None\\s+${(count / 100).toLocaleString('en')}\\b`))
  })
}

visit('a hundred times as many puzzles need no more than 3 MB more', {}, async () => {
  const [few, lots] = [measured[1_000], measured[100_000]]
  assert.ok(lots.most < few.most + 3, JSON.stringify(measured))
  assert.ok(lots.afterwards < few.afterwards + 3, JSON.stringify(measured))
})

visit(
  'the page only passes bytes on: a message for hundreds of puzzles, no text before it is asked for',
  {},
  async (now) => {
    const { page } = now
    await page.addInitScript(() => {
      const seen = { asked: 0, texts: 0, solvers: new Set() }
      Object.assign(globalThis, { seen })
      const { postMessage } = Worker.prototype
      Worker.prototype.postMessage = function (/** @type {any[]} */ ...words) {
        if (words[0].method === 'solveBlock') {
          seen.asked++
          seen.solvers.add(this)
        }
        Reflect.apply(postMessage, this, words)
      }
      const { decode } = TextDecoder.prototype
      TextDecoder.prototype.decode = function (/** @type {any[]} */ ...words) {
        seen.texts++
        return Reflect.apply(decode, this, words)
      }
    })
    const path = plainFile(100_000)
    await solve(now, 100_000, path)
    for (let i = 0; i < 3; i++) {
      await finished(now)
      await page.locator('dialog.many input[type=file]').setInputFiles(path)
    }
    await finished(now)
    const { asked, texts, workers, solvers } = await page.evaluate(() => {
      const { seen } = /** @type {any} */ (globalThis)
      return { ...seen, solvers: seen.solvers.size, workers: navigator.hardwareConcurrency }
    })
    assert.ok(asked >= 4 * 50 && asked <= 4 * 120, `${asked} questions for 4 × 100,000 puzzles`)
    assert.equal(texts, 0, 'made a text that nobody has asked for')
    assert.equal(solvers, Math.min(workers, 8), 'the same workers for all runs')
    await now.reader.press('Table (CSV)')
    await now.reader.until('rows are made', () => {
      return page.evaluate(() => /** @type {any} */ (globalThis).seen.texts > 0)
    })
  },
)

visit(
  'workers are there before the file is, and gone when the panel is closed',
  {},
  async (now) => {
    const { page, reader, server } = now
    await reader.open(server.url)
    await reader.press('Solve')
    await reader.hears(/more than one solution/)
    const count = () => page.workers().length
    assert.equal(count(), 1, 'the one that all boards share')
    const cores = await page.evaluate(() => navigator.hardwareConcurrency)
    const close = page.locator('dialog.many').getByRole('button', { name: 'Close' })
    for (let i = 0; i < 2; i++) {
      await reader.press('Menu')
      await reader.press('Solve many')
      // One that reads.
      await reader.until('they are there', async () => count() === 2 + Math.min(cores, 8))
      await close.click()
      await reader.until('they are gone', async () => count() === 1)
    }
    await solve(now, 1_000)
    await close.click()
    await reader.until('they are gone after a run, too', async () => count() <= 1)
  },
)

visit('progress is announced at quarters only', {}, async (now) => {
  const { page } = now
  await page.addInitScript(() => {
    /** @type {string[]} */
    const said = []
    Object.assign(globalThis, { said })
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const status = /** @type {Element} */ (target)
        if (status.matches?.('.many .announcement')) said.push(status.textContent ?? '')
      }
    }).observe(document, { subtree: true, childList: true })
  })
  await solve(now, 8, slowFileOf(8))
  await finished(now)
  const said = await page.evaluate(() => /** @type {any} */ (globalThis).said.filter(Boolean))
  assert.match(said.at(-1), /8 puzzles in .*, [\d,]+ a second/)
  assert.ok(said.length >= 2 && said.length <= 4, said)
  for (const words of said.slice(0, -1)) assert.match(words, /^(25|50|75)\s?% done$/)
})

for (const width of [320, 1280]) {
  visit(`axe and nothing cut off in the results, ${width} px`, { width }, async (now) => {
    const { page } = now
    await solve(now, 3_000)
    await finished(now)
    for (const summary of await page.locator('dialog.many summary').all()) await summary.click()
    for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
      await page.emulateMedia({ colorScheme })
      assert.deepEqual(await axeFindings(now.reader.tab), [], colorScheme)
    }
    const isWide = await page.evaluate(() => {
      const dialog = /** @type {HTMLElement} */ (document.querySelector('dialog.many'))
      return dialog.scrollWidth > dialog.clientWidth + 1
    })
    assert.ok(!isWide, 'scrolls sideways')
  })
}

visit(
  'a file dropped on the panel; Cancel by keyboard leaves the focus in sight',
  {},
  async (now) => {
    const { page, reader } = now
    await solve(now, 500, slowFileOf(500))
    const cancel = page.locator('dialog.many').getByRole('button', { name: 'Cancel' })
    await cancel.press('Enter')
    await reader.hears(/Cancelled\./)
    assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'slow-500.txt')
    await page.evaluate((text) => {
      const dataTransfer = new DataTransfer()
      dataTransfer.items.add(new File([text], 'dropped.txt'))
      const init = { dataTransfer, bubbles: true, cancelable: true }
      document.querySelector('dialog.many .body')?.dispatchEvent(new DragEvent('drop', init))
    }, PROPER.givens)
    await page.locator('dialog.many').getByText('dropped.txt').waitFor()
    await reader.hears(/1 puzzle in/)
  },
)

visit('a file that is no text, an empty one, and one that vanishes', {}, async (now) => {
  const { page, reader, server } = now
  await reader.open(server.url)
  await reader.press('Menu')
  await reader.press('Solve many')
  const input = page.locator('dialog.many input[type=file]')
  const panel = page.locator('dialog.many')
  const png = Buffer.from('\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10', 'latin1')
  await input.setInputFiles({ name: 'picture.png', mimeType: 'image/png', buffer: png })
  await panel.getByText('Unreadable: 1').click()
  await panel.getByText(/This is PNG, not text/).waitFor()
  await input.setInputFiles({ name: 'empty.txt', mimeType: 'text/plain', buffer: Buffer.of() })
  await panel.getByText('Unreadable: 1').click()
  await panel.getByText(/The text is empty/).waitFor()
  const wide = Buffer.from(`${PROPER.givens}\n${SEVERAL}\n`, 'utf16le')
  await input.setInputFiles({ name: 'wide.txt', mimeType: 'text/plain', buffer: wide })
  await panel.getByText(/^2 puzzles in/).waitFor()
  const path = fileOf(5_000)
  await page.evaluate(() => {
    Blob.prototype.arrayBuffer = () => Promise.reject(new DOMException('gone', 'NotFoundError'))
  })
  await input.setInputFiles(path)
  await panel
    .getByText(/The browser could not read this file: .*gone/)
    .first()
    .waitFor()
})
