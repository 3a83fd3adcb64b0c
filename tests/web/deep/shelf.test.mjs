// tests/web/deep/shelf.test.mjs: the shelf in tests that only Chromium allows: two tabs at once, a browser that
// refuses to store anything, no space left, five thousand puzzles, and the exported file.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { visit } from '../deep/visit.mjs'
import { tabOf } from '../engines/chromium.mjs'
import { BLANK, keepMany, scrollShelf } from '../full-shelf.mjs'
import { PROPER, SEVERAL } from '../puzzles.mjs'
import { Reader } from '../reader.mjs'

/** @typedef {import('playwright-core').Page} Page */

const played = `534${PROPER.givens.slice(3)}`
const server = { pages: BLANK }

/** @param {Page} page @param {number} count */
async function openShelf(page, count) {
  await page.locator('[data-panel=shelf]').click()
  await page.waitForFunction(
    (wanted) => document.querySelectorAll('li.kept').length === wanted,
    count,
  )
}

visit('the same puzzle in two tabs: the one follows the other', {}, async (now) => {
  const { page, reader, server } = now
  await reader.open(server.url)
  await reader.pastePuzzle(PROPER.givens)
  const other = await page.context().newPage()
  const second = new Reader(tabOf(other))
  await second.open(server.url)
  await second.shows(PROPER.givens)
  await second.tapCell(1, 3)
  await second.keys('4')
  await reader.shows(played)
  await page.bringToFront()
  await reader.tapCell(1, 4)
  await reader.keys('2')
  const both = `5342${PROPER.givens.slice(4)}`
  await second.shows(both)
  // Undo includes the other tab's steps.
  await reader.press('Undo')
  await reader.press('Undo')
  await second.shows(PROPER.givens)
  await openShelf(page, 1)
})

visit(
  'two tabs with a puzzle each keep them over a reload',
  {},
  async ({ page, reader, server }) => {
    await reader.open(server.url)
    await reader.pastePuzzle(PROPER.givens)
    const other = await page.context().newPage()
    const second = new Reader(tabOf(other))
    await second.open(server.url)
    await second.pastePuzzle(SEVERAL)
    await reader.open(server.url)
    await reader.shows(PROPER.givens)
    await second.open(server.url)
    await second.shows(SEVERAL)
  },
)

visit('changes made in two tabs that cannot notify each other are both stored', {}, async (now) => {
  const { page, reader, server } = now
  const deaf = () => {
    Object.defineProperty(globalThis, 'BroadcastChannel', { value: undefined })
    addEventListener('storage', (event) => event.stopImmediatePropagation(), true)
  }
  await page.context().addInitScript(deaf)
  await reader.open(server.url)
  await reader.pastePuzzle(PROPER.givens)
  const other = await page.context().newPage()
  const second = new Reader(tabOf(other))
  await second.open(server.url)
  await second.tapCell(1, 3)
  await second.keys('4')
  await page.waitForTimeout(800)
  await page.evaluate(() => document.querySelector('nonet-sudoku')?.shadowRoot)
  await reader.tapCell(1, 4)
  await reader.keys('2')
  await reader.hears(/two tabs/)
  await openShelf(page, 2)
  await reader.until('both are kept', async () => {
    const listed = await page.locator('li.kept').allInnerTexts()
    return listed.every((text) => /1 of 51 cells/.test(text))
  })
})

visit('where nothing can be stored, the page works and says so', {}, async (now) => {
  const { page, reader, server } = now
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'indexedDB']) {
      Object.defineProperty(globalThis, name, {
        get() {
          throw new DOMException('refused', 'SecurityError')
        },
      })
    }
  })
  await reader.open(server.url)
  await reader.hears(/keeps nothing for this page/)
  await reader.pastePuzzle(PROPER.givens)
  await reader.tapCell(1, 3)
  await reader.keys('4')
  await reader.press('Solve')
  await reader.hears(/one solution/)
  await page.locator('[data-panel=shelf]').click()
  await page.locator('.shelf .message', { hasText: 'keeps nothing' }).waitFor()
})

visit(
  'without IndexedDB the board is stored all the same',
  {},
  async ({ page, reader, server }) => {
    await page.addInitScript(() => {
      IDBFactory.prototype.open = () => {
        throw new DOMException('no', 'InvalidStateError')
      }
    })
    await reader.open(server.url)
    await reader.hears(/Only the board is kept/)
    await reader.pastePuzzle(PROPER.givens)
    await reader.tapCell(1, 3)
    await reader.keys('4')
    await reader.hears(/Only the board is kept/)
    assert.doesNotMatch(await reader.says(), /list/)
    await reader.open(server.url)
    await reader.shows(played)
    await reader.press('Undo')
    await reader.shows(PROPER.givens)
  },
)

visit('without localStorage the shelf keeps the board', {}, async ({ page, reader, server }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
  })
  await reader.open(server.url)
  await reader.pastePuzzle(PROPER.givens)
  await reader.tapCell(1, 3)
  await reader.keys('4')
  await openShelf(page, 1)
  await reader.press('Close')
  await reader.open(server.url)
  await reader.shows(played)
})

visit('a full device is reported, and earlier data stays', {}, async (now) => {
  const { page, reader, server } = now
  await reader.open(server.url)
  await reader.pastePuzzle(SEVERAL)
  await openShelf(page, 1)
  await reader.press('Close')
  const put = await page.evaluateHandle(() => {
    const { put } = IDBObjectStore.prototype
    IDBObjectStore.prototype.put = () => {
      throw new DOMException('full', 'QuotaExceededError')
    }
    return put
  })
  await reader.pastePuzzle(PROPER.givens)
  await reader.tapCell(1, 3)
  await reader.keys('4')
  await reader.hears(/no room left/)
  await page.evaluate((real) => {
    IDBObjectStore.prototype.put = real
  }, put)
  await reader.tapCell(1, 4)
  await reader.keys('2')
  await reader.until('the notice goes', async () => !/no room/.test(await reader.says()))
  await openShelf(page, 2)
})

// NONET_DAMAGES sets how often (`scripts/test kills`: 100).
const DAMAGES = Number(process.env.NONET_DAMAGES ?? 10)
visit(
  'whatever is damaged in what is kept, a board with cells is shown',
  { server },
  async (now) => {
    const { page, reader, server } = now
    let seed = 11
    const below = (/** @type {number} */ bound) => {
      seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
      return Math.floor((seed / 2 ** 32) * bound)
    }
    await reader.open(server.url)
    await reader.pastePuzzle(PROPER.givens)
    await reader.tapCell(1, 3)
    await reader.keys('4', 'Shift+1', 'ArrowRight', 'Control+2', 'Control+5')
    for (let damage = 0; damage < DAMAGES; damage++) {
      await page.goto(`${server.url}blank.html`)
      await page.evaluate(
        async ({ where, at, what }) => {
          // Changes one character of a text, or one part of the database's data.
          const spoil = (/** @type {string} */ text) => {
            const place = Math.floor(at * text.length)
            return text.slice(0, place) + what + text.slice(place + 1)
          }
          const key = Object.keys(localStorage).find((name) => name.startsWith('nonet.whole.'))
          if (key && where < 0.6) localStorage.setItem(key, spoil(localStorage.getItem(key) ?? ''))
          else if (key && where < 0.8) localStorage.removeItem(key)
          const opening = indexedDB.open('nonet')
          await new Promise((done) => {
            opening.onsuccess = done
          })
          const name = where < 0.3 ? 'puzzles' : 'boards'
          const store = opening.result.transaction(name, 'readwrite').objectStore(name)
          const reading = store.getAll()
          const names = store.getAllKeys()
          await new Promise((done) => {
            names.onsuccess = done
          })
          for (const [index, id] of names.result.entries()) {
            const text = spoil(JSON.stringify(reading.result[index]))
            try {
              const value = JSON.parse(text)
              if (name === 'boards') store.put(value, id)
              else store.put({ ...value, id })
            } catch {
              // No database can have that damage.
            }
          }
          opening.result.close()
        },
        {
          where: below(100) / 100,
          at: below(1000) / 1000,
          what: ['7', '"', '}', '-', '9e9', 'null'][below(6)],
        },
      )
      await reader.open(server.url)
      await page.waitForTimeout(120)
      assert.equal((await reader.cells()).length, 81, `damage ${damage}`)
      await page.locator('[data-panel=shelf]').click()
      await reader.hears(/\d puzzle|Nothing here/)
      await reader.press('Close')
      // Whatever was restored can be played, and the puzzle can be opened again.
      if ((await reader.line()).replaceAll('.', '').length < 30) await reader.paste(PROPER.givens)
      await reader.until('there are givens', async () => /53..7/.test(await reader.line()))
    }
  },
)

const MANY = 5000
visit(`of ${MANY} puzzles only those in sight are drawn`, { server }, async (now) => {
  const { page, reader } = now
  await keepMany(now, MANY)
  await page.locator('[data-panel=shelf]').click()
  await page.locator('li.kept').nth(30).waitFor()
  await reader.hears(new RegExp(`${MANY.toLocaleString('en')} puzzles`))
  const drawn = await scrollShelf(page)
  assert.ok(drawn > 0 && drawn < 60, `${drawn} pictures at once`)
  await page.locator('#shelf-search').fill('number 4711')
  await page.waitForFunction(() => document.querySelectorAll('li.kept').length === 1)
})

visit(
  'everything goes out as one file and comes back, the newer state winning',
  {},
  async (now) => {
    const { page, reader, server } = now
    await reader.open(server.url)
    await reader.pastePuzzle(SEVERAL)
    await reader.pastePuzzle(PROPER.givens)
    await reader.tapCell(1, 3)
    await reader.keys('4')
    await openShelf(page, 2)
    const downloading = page.waitForEvent('download')
    await reader.press('Export all')
    const download = await downloading
    assert.match(download.suggestedFilename(), /^nonet-\d{4}-\d\d-\d\d\.json$/)
    const text = await readFile(await download.path(), 'utf8')
    const exported = JSON.parse(text)
    assert.equal(exported.puzzles.length, 2)
    await reader.hears(/2 puzzles exported/)
    const give = (/** @type {string} */ content, name = 'shelf.json') =>
      page.locator('.shelf input[type=file]').setInputFiles({
        name,
        mimeType: 'application/json',
        buffer: Buffer.from(content),
      })

    // The same once more: nothing is newer.
    await give(text)
    await reader.hears(/0 puzzles imported. 2 were newer here/)

    // After more moves: the state on the device is newer than the file, and stays.
    await reader.press('Close')
    await reader.tapCell(1, 4)
    await reader.keys('2')
    await openShelf(page, 2)
    await give(text)
    await reader.hears(/2 were newer here/)
    await reader.shows(`5342${PROPER.givens.slice(4)}`)

    // A newer state in the file is shown on the board, too.
    const newer = JSON.parse(text)
    for (const { record } of newer.puzzles) record.changed += 1e7
    newer.puzzles.push({ record: { id: 'x', puzzle: { size: 9 } } }, 'nothing')
    await give(JSON.stringify(newer))
    await reader.hears(/2 puzzles imported. 2 could not be read; the first is number 3/)
    await reader.shows(played)

    await give('no JSON', 'bad.txt')
    await reader.hears(/bad\.txt is no export of Nonet: it is not JSON/)
    await give('{"puzzles": []}')
    await reader.hears(/it has no list of puzzles/)
    await give(JSON.stringify({ ...newer, version: 9 }))
    await reader.hears(/newer version/)
    await openOnOtherDevice(now, text)
  },
)

/** Imports the file on a device that has never visited the page. @param {any} now @param {string} text */
async function openOnOtherDevice({ page, server }, text) {
  const context = await page
    .context()
    .browser()
    .newContext({ viewport: { width: 1280, height: 800 } })
  const other = await context.newPage()
  const reader = new Reader(tabOf(other))
  await reader.open(server.url)
  // Dropped on the page: it is recognised as an exported shelf.
  await reader.drop('shelf.json', text)
  await reader.hears(/2 puzzles imported/)
  await other.locator('li.kept .open').first().click()
  await reader.shows(played)
  await other.keyboard.press('Control+z')
  await reader.shows(PROPER.givens)
  await context.close()
}
