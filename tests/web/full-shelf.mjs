// tests/web/full-shelf.mjs: a shelf with thousands of puzzles, for the tests of what it draws and how fast.
import { PROPER } from './puzzles.mjs'

/** A page of the same origin that does not use the shelf; for ServerOptions.pages. */
export const BLANK = {
  'blank.html': '<!doctype html><html lang="en"><title>Blank</title></html>',
}

/**
 * Opens the page with `count` puzzles on the shelf: one that was really opened, and copies of its record with other
 * names and earlier dates.
 * @param {import('./deep/visit.mjs').Visit} visit its server has the pages of BLANK
 * @param {number} count
 */
export async function keepMany({ page, reader, server: { url } }, count) {
  await reader.open(url)
  await reader.pastePuzzle(PROPER.givens)
  await page.locator('[data-panel=shelf]').click()
  await page.waitForFunction(() => document.querySelectorAll('li.kept').length === 1)
  await page.goto(`${url}blank.html`)
  await page.evaluate(async (count) => {
    const opening = indexedDB.open('nonet')
    await new Promise((done) => {
      opening.onsuccess = done
    })
    const transaction = opening.result.transaction(['puzzles', 'boards'], 'readwrite')
    const [puzzles, boards] = ['puzzles', 'boards'].map((name) => transaction.objectStore(name))
    const [reading, board] = [puzzles.getAll(), boards.getAll()]
    await new Promise((done) => {
      board.onsuccess = done
    })
    for (let index = 1; index < count; index++) {
      const [record] = reading.result
      const made = { ...record, id: `id${index}`, key: `${index}`, caption: `Number ${index}` }
      puzzles.put({ ...made, changed: record.changed - index * 1e6 })
      boards.put(board.result[0], made.id)
    }
    await new Promise((done) => {
      transaction.oncomplete = done
    })
    opening.result.close()
  }, count)
  await reader.open(url)
  await reader.shows(PROPER.givens)
}

/** Scrolls the open shelf far down; returns the number of pictures drawn then. @param {import('playwright-core').Page} page */
export async function scrollShelf(page) {
  for (let turn = 0; turn < 40; turn++) {
    await page.mouse.move(180, 500)
    await page.mouse.wheel(0, 2000)
    await page.waitForTimeout(16)
  }
  return page.evaluate(
    () =>
      [...document.querySelectorAll('canvas')].filter(({ width }) => width > 0 && width !== 300)
        .length,
  )
}
