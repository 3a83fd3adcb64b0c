// tests/web/deep/book.test.mjs: the panel Book in Chromium: pages and their sizes in a PDF, a long search that is
// cancelled, wishes of another panel, and Arabic.
import assert from 'node:assert/strict'
import { axeFindings } from '../axe.mjs'
import { choose, openBook, previewed, printBook } from '../book-panel.mjs'
import { visit } from './visit.mjs'

const POINTS_IN_MM = 72 / 25.4

/** Width and height of each page, in millimetres. @param {Buffer} pdf */
const pagesOf = (pdf) =>
  [...pdf.toString('latin1').matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/g)].map(
    ([, ...sizes]) => sizes.map((size) => Math.round(Number(size) / POINTS_IN_MM)),
  )

for (const [paper, size] of /** @type {const} */ ([
  ['a4', [210, 297]],
  ['letter', [216, 279]],
])) {
  visit(`a PDF on ${paper} has a page for each sheet, of its size`, {}, async (now) => {
    const { page, reader, server } = now
    await reader.open(server.url)
    await openBook(reader)
    for (const [per, sheets] of [
      [1, 6],
      [6, 2],
    ]) {
      await choose(reader, { grade: 'easy', count: 5, per, paper })
      assert.equal((await printBook(reader)).length, sheets)
      const pdf = await page.pdf({ preferCSSPageSize: true })
      assert.deepEqual(pagesOf(pdf), new Array(sheets).fill(size))
    }
    // With margins that the browser adds the pages are as many.
    const pdf = await page.pdf({ format: 'A4', margin: { top: '1cm', left: '1cm', right: '1cm' } })
    assert.equal(pagesOf(pdf).length, 2)
  })
}

visit('a long book shows how far it is, and can be cancelled', { width: 1280 }, async (now) => {
  const { page, reader, server } = now
  await reader.open(server.url)
  await openBook(reader)
  await choose(reader, { grade: 'extreme', count: 500 })
  await reader.press('Print…')
  await reader.until('some are made', async () => {
    const words = await page.locator('.book .made').innerText()
    return /^[1-9]\d* of 500 puzzles are made$/.test(words)
  })
  assert.deepEqual(await axeFindings(reader.tab), [])
  await page.getByRole('button', { name: 'Cancel', exact: true }).press('Enter')
  await page.locator('.book progress').waitFor({ state: 'hidden' })
  assert.equal(await page.evaluate(() => document.activeElement?.textContent), 'Print…')
  assert.equal(await page.locator('.book-sheets').count(), 0)
  // Those that are made already need not be made again.
  await choose(reader, { count: 2 })
  assert.equal((await printBook(reader)).length, 2)
})

visit('nonsense in the fields does no harm', {}, async ({ page, reader, server }) => {
  await reader.open(server.url)
  await openBook(reader)
  await choose(reader, { grade: 'easy', count: '', seed: '' })
  assert.match(await page.inputValue('#book-seed'), /^[a-z2-9]{6}$/)
  const [{ grids }] = await printBook(reader)
  assert.equal(grids.length, 1)
  assert.equal(await page.inputValue('#book-count'), '1')
})

visit('in Arabic the sheets are mirrored', { width: 1280 }, async ({ page, reader, server }) => {
  await page.addInitScript(() =>
    localStorage.setItem('nonet.settings', JSON.stringify({ language: 'ar' })),
  )
  await reader.open(server.url)
  await page.locator('#menu').click()
  await page.locator('[data-panel=book]').click()
  await previewed(reader)
  const [first, second] = await page.evaluate(() =>
    [...document.querySelectorAll('.book .first > svg > svg')].map(
      (grid) => grid.getBoundingClientRect().left,
    ),
  )
  assert.ok(first > second)
  assert.deepEqual(await axeFindings(reader.tab), [])
})
