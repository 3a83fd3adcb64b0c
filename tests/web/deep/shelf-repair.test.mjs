// tests/web/deep/shelf-repair.test.mjs: a damaged puzzle of the shelf is reported and does no harm, wherever the
// damage comes from; a shelf that cannot be opened is tried again.
import assert from 'node:assert/strict'
import { newRecord } from '../../../web/page/shelf/records.js'
import { PROPER, SEVERAL } from '../puzzles.mjs'
import { visit } from './visit.mjs'

const BLANK = 'blank.html'
const server = { pages: { [BLANK]: '<!doctype html><html lang="en"><title>Blank</title></html>' } }

/** A puzzle as in the export, with a board. @param {string} line @param {string} caption */
function kept(line, caption) {
  const givens = [...line].map((digit) => Number(digit) || 0)
  const puzzle = { size: 9, boxRows: 3, boxColumns: 3, givens }
  const none = givens.map(() => '')
  const marks = { corner: [...none], centre: [...none], colours: [...none] }
  const bare = { answers: [], revision: 0, done: [], undone: [], selected: 0, seconds: 0 }
  const entries = givens.map(() => 0)
  const snapshot = { puzzle: { ...puzzle, entries }, marks, caption, ...bare }
  return { record: newRecord(puzzle, { caption, source: '' }), snapshot }
}

/** @param {readonly unknown[]} puzzles */
const exported = (puzzles) => JSON.stringify({ format: 'nonet-shelf', version: 1, puzzles })

/** Drops files on the page. @param {import('playwright-core').Page} page @param {string[]} texts */
const drop = (page, texts) =>
  page.evaluate((contents) => {
    const dataTransfer = new DataTransfer()
    for (const [index, text] of contents.entries()) {
      dataTransfer.items.add(new File([text], `${index}.json`))
    }
    document.body.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true }))
  }, texts)

visit('two exported shelves dropped together are both taken in', {}, async (now) => {
  const { page, reader, server: site } = now
  await reader.open(site.url)
  await drop(page, [exported([kept(PROPER.givens, 'One')]), exported([kept(SEVERAL, 'Two')])])
  await reader.hears(/2 puzzles imported/)
  await reader.one('button', 'More: One')
  await reader.one('button', 'More: Two')
  await reader.press('Close')
  // One message, even if one of them is no shelf.
  await drop(page, ['{"format":"nonet-shelf"', exported([kept('.'.repeat(81), 'Three')])])
  await reader.hears(/1 puzzle imported\..*0\.json is no export/)
})

visit(
  'a record that would hang the board does not come in',
  {},
  async ({ page, reader, server: site }) => {
    await reader.open(site.url)
    const marked = kept(PROPER.givens, 'Marked')
    marked.snapshot.marks.corner.fill('\uffff')
    const late = kept(SEVERAL, 'Late')
    late.record.changed = 1e16
    await drop(page, [exported([marked, kept('.'.repeat(80).concat('1'), 'Sound'), late])])
    await reader.hears(/1 puzzle imported.*2 could not be read; the first is number 1 .“corner”/)
    await reader.one('button', 'More: Sound')
  },
)

visit('a damaged one that is on the shelf already is set aside', { server }, async (now) => {
  const { page, reader, server: site } = now
  await reader.open(site.url)
  await reader.pastePuzzle(PROPER.givens)
  await reader.press('Puzzles')
  await reader.hears(/1 puzzle/)
  await page.goto(site.url + BLANK)
  const marked = kept(SEVERAL, 'Marked')
  marked.snapshot.marks.corner.fill('\uffff')
  const late = kept(SEVERAL, 'Late')
  late.record.changed = 1e16
  const scarce = kept('.'.repeat(80).concat('1'), 'Scarce')
  await page.evaluate(
    async (list) => {
      const opening = indexedDB.open('nonet')
      await new Promise((done) => {
        opening.onsuccess = done
      })
      const transaction = opening.result.transaction(['puzzles', 'boards'], 'readwrite')
      for (const { record, snapshot } of list) {
        transaction.objectStore('puzzles').put(record)
        transaction.objectStore('boards').put(snapshot, record.id)
      }
      await new Promise((done) => {
        transaction.oncomplete = done
      })
      opening.result.close()
      // The data that a killed tab has left.
      const [{ record, snapshot }] = list
      const whole = JSON.stringify({ record, snapshot })
      for (const key of Object.keys(localStorage)) localStorage.removeItem(key)
      localStorage.setItem(`nonet.whole.${record.id}.${record.line}`, whole)
      sessionStorage.clear()
      localStorage.setItem('nonet.current', record.id)
    },
    [marked, late, { ...scarce, snapshot: { ...scarce.snapshot, marks: null } }],
  )
  await reader.open(site.url)
  // Its digits are restored, its marks are not.
  await reader.hears(/set aside/)
  await reader.shows(SEVERAL)
  await reader.press('Puzzles')
  await reader.hears(/3 puzzles/)
  await reader.press('More: Scarce')
  await reader.until('no row of the other', async () => {
    return (await reader.all('button', 'More: Late')).length === 0
  })
  const scarceRow = (await reader.all('button')).find(({ name }) => name.startsWith('Scarce'))
  await reader.tapOn('button', scarceRow?.name ?? '')
  await reader.until('its digits, too', async () => /^\.{80}1$/.test(await reader.line()))
  await reader.hears(/set aside/)
})

visit('a shelf that cannot be opened at first is tried again', {}, async (now) => {
  const { page, reader, server: site } = now
  await page.addInitScript(() => {
    const open = IDBFactory.prototype.open
    Object.assign(globalThis, { isBroken: true })
    IDBFactory.prototype.open = function (...args) {
      if (/** @type {any} */ (globalThis).isBroken)
        throw new DOMException('not now', 'UnknownError')
      return Reflect.apply(open, this, args)
    }
  })
  await reader.open(site.url)
  await reader.pastePuzzle(PROPER.givens)
  await reader.until('that is told', async () => /no shelf/.test(await reader.text()))
  await page.evaluate(() => Object.assign(globalThis, { isBroken: false }))
  await reader.tapCell(1, 3)
  await reader.keys('4')
  await reader.until('the word is taken back', async () => !/no shelf/.test(await reader.text()))
  await reader.press('Puzzles')
  await reader.hears(/1 puzzle/)
  assert.equal((await reader.all('button', 'More')).length, 0)
})
