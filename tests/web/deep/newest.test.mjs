// tests/web/deep/newest.test.mjs: of several puzzles that are being opened the one requested last stays, whichever
// takes longer; and a text copied by accident does not replace a board without a question.
import assert from 'node:assert/strict'
import { PROPER, SEVERAL } from '../puzzles.mjs'
import { visit } from './visit.mjs'

/** The file that reads links is delayed; the plain puzzle is opened long before. */
const LATE_MS = 2500
const server = { delay: { test: /\/read-links-\w+\.js$/, ms: LATE_MS } }
const link = `?p=${PROPER.givens}`

/** @param {import('./visit.mjs').Visit} visit */
async function plainStays({ page, reader, server: site }) {
  await reader.pastePuzzle(SEVERAL)
  await reader.until('what reads links has come', async () =>
    site.log.some(({ path }) => server.delay.test.test(path)),
  )
  await page.waitForTimeout(500)
  assert.equal(await reader.line(), SEVERAL)
}

visit(
  'a link that is pasted first does not replace what is pasted after it',
  { server },
  async (now) => {
    const { reader, server: site } = now
    await reader.open(site.url)
    await reader.paste(`${site.url}${link}`)
    await plainStays(now)
  },
)

visit(
  'the puzzle of the address does not replace what is pasted after it',
  { server },
  async (now) => {
    const { page, reader, server: site } = now
    await reader.open(`${site.url}${link}`)
    await plainStays(now)
    assert.equal(page.url(), site.url)
  },
)

visit(
  'a link does not replace a puzzle that is taken from the shelf after it',
  { server },
  async (now) => {
    const { page, reader, server: site } = now
    await reader.open(site.url)
    await reader.pastePuzzle(SEVERAL)
    await reader.paste('.'.repeat(16))
    await reader.until('another one', async () => (await reader.line()).length === 16)
    await reader.paste(`${site.url}${link}`)
    await reader.press('Puzzles')
    await reader.hears(/\d puzzle/)
    const kept = (await reader.all('button')).find(({ name }) => /Not begun/.test(name))
    await reader.tapOn('button', kept?.name ?? '')
    await reader.shows(SEVERAL)
    await reader.until('what reads links has come', async () =>
      site.log.some(({ path }) => server.delay.test.test(path)),
    )
    await page.waitForTimeout(500)
    assert.equal(await reader.line(), SEVERAL)
  },
)

visit('a digit or a dot that is pasted asks before it replaces the board', {}, async (now) => {
  const { page, reader, server: site } = now
  await reader.open(site.url)
  await reader.pastePuzzle(PROPER.givens)
  await reader.tapCell(1, 3)
  await reader.keys('4')
  const played = `534${PROPER.givens.slice(3)}`
  for (const text of ['1', '.']) {
    await reader.paste(text)
    await reader.one('button', 'Keep the board')
    assert.match(await reader.text(), /puzzle of 1×1/)
    // The focused button changes nothing.
    await page.keyboard.press('Enter')
    await reader.until('it is closed', async () => (await reader.all('dialog')).length === 0)
    assert.equal(await reader.line(), played)
  }
  await reader.paste('1')
  await reader.one('button', 'Replace it')
  await page.keyboard.press('Escape')
  await reader.until('it is closed', async () => (await reader.all('dialog')).length === 0)
  assert.equal(await reader.line(), played)
  assert.equal(await page.evaluate(() => document.querySelector('dialog')), null)
  await reader.press('Undo')
  assert.equal(await reader.line(), PROPER.givens)

  await reader.paste('1')
  await reader.press('Replace it')
  await reader.until('it is small', async () => (await reader.line()) === '1')
  // The board before is not lost.
  await reader.pastePuzzle(PROPER.givens)
  await reader.press('Redo')
  assert.equal(await reader.line(), played)
})

visit(
  'the list of the file opened last is stored, also where an earlier one needs a second attempt',
  {},
  async (now) => {
    const { page, reader, server: site } = now
    // As WebKit, which may store no Blob: the first file's bytes take long.
    await page.addInitScript(() => {
      const { put } = IDBObjectStore.prototype
      const { arrayBuffer } = Blob.prototype
      let refused = 0
      let isSlow = false
      IDBObjectStore.prototype.put = function (value, ...key) {
        if (!(value?.source instanceof Blob)) return put.call(this, value, ...key)
        isSlow = ++refused === 1
        throw new DOMException('no Blob', 'DataCloneError')
      }
      Blob.prototype.arrayBuffer = async function () {
        if (isSlow) {
          isSlow = false
          await new Promise((done) => setTimeout(done, 1000))
          Object.assign(globalThis, { isLate: true })
        }
        return arrayBuffer.call(this)
      }
    })
    await reader.open(site.url)
    await reader.drop('first.txt', `${PROPER.givens}\n${SEVERAL}\n`)
    await reader.shows(PROPER.givens)
    await reader.drop('second.txt', `${SEVERAL}\n${PROPER.givens}\n`)
    await reader.shows(SEVERAL)
    await reader.until('the first one is written', () =>
      reader.tab.js(() => 'isLate' in globalThis),
    )
    await page.waitForTimeout(500)
    await reader.open(site.url)
    await reader.press('Solve all')
    await reader.one('button', 'Solve “second.txt”')
  },
)
