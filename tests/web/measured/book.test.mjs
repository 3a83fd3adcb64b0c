// tests/web/measured/book.test.mjs: how long a book of 100 puzzles with answers takes, from the press to the print dialog.
//
// Extreme puzzles are so rare that 100 of them take longer; the panel shows how far it is.
import assert from 'node:assert/strict'
import { choose, openBook, printBook } from '../book-panel.mjs'
import { visit } from '../deep/visit.mjs'

const MOST_MS = 3_000

for (const grade of ['easy', 'moderate', 'tricky', 'hard']) {
  visit(`a book of 100 puzzles, ${grade}`, { width: 1280, height: 860 }, async (now) => {
    const { page, reader, server } = now
    await reader.open(server.url)
    await openBook(reader)
    await choose(reader, { grade, count: 100, seed: grade })
    await page.evaluate(() => {
      const button = /** @type {HTMLElement} */ (document.querySelector('.book button.main'))
      button.addEventListener('click', () => performance.mark('press'), { capture: true })
      const print = window.print
      window.print = () => {
        performance.measure('book', 'press')
        print()
      }
    })
    assert.equal((await printBook(reader, 60_000)).length, 25 + 9)
    const [{ duration }] = await page.evaluate(() =>
      performance.getEntriesByName('book').map(({ duration }) => ({ duration })),
    )
    console.log(`a book of 100, ${grade}: ${Math.round(duration)} ms`)
    assert.ok(duration <= MOST_MS, `${Math.round(duration)} ms, ${MOST_MS} allowed`)
  })
}
