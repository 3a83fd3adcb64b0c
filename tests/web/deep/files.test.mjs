// tests/web/deep/files.test.mjs: opening and saving by a browser's own dialogs and permissions: the file chooser, the
// clipboard through buttons, a download; and whether the page can be installed.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { writeCompact } from '../../../web/interop/compact.js'
import { axeFindings } from '../axe.mjs'
import { FILE, PROPER, SEVERAL } from '../puzzles.mjs'
import { visit } from './visit.mjs'

visit('Open shows the file chooser and reads the file', {}, async ({ page, reader, server }) => {
  await reader.open(server.url)
  await reader.press('Open')
  const chooser = page.waitForEvent('filechooser')
  await reader.press('Choose a file…')
  const file = { name: 'three.txt', mimeType: 'text/plain', buffer: Buffer.from(FILE, 'latin1') }
  await (await chooser).setFiles(file)
  await reader.shows(PROPER.givens)
  assert.match(await reader.text(), /three\.txt: 3 puzzles/)
})

visit('a text in the panel Open is read once', {}, async ({ page, reader, server }) => {
  await page.addInitScript(() => {
    const readings = /** @type {unknown[]} */ ([])
    Object.assign(globalThis, { readings })
    const { postMessage } = Worker.prototype
    Worker.prototype.postMessage = function (/** @type {any[]} */ ...message) {
      if (message[0].method === 'read') readings.push(message[0].args[0])
      return Reflect.apply(postMessage, this, message)
    }
  })
  await reader.open(server.url)
  await reader.press('Open')
  await page.locator('#open-text').fill(PROPER.givens)
  await page.waitForFunction(() =>
    /1 puzzle/.test(document.querySelector('#open-found')?.textContent ?? ''),
  )
  await page.locator('#open-text').press('Tab')
  await page.locator('dialog.open button[type=submit]').first().click()
  await reader.shows(PROPER.givens)
  assert.deepEqual(await page.evaluate(() => Reflect.get(globalThis, 'readings')), [PROPER.givens])
})

visit('several files make one list, whatever is in each', {}, async ({ page, reader, server }) => {
  await reader.open(server.url)
  await reader.press('Open')
  const chooser = page.waitForEvent('filechooser')
  await reader.press('Choose a file…')
  const wide = Buffer.from(SEVERAL, 'utf16le')
  await (await chooser).setFiles([
    { name: 'three.txt', mimeType: 'text/plain', buffer: Buffer.from(FILE) },
    { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from([137, 80, 78, 71, 0, 0]) },
    { name: 'wide.txt', mimeType: 'text/plain', buffer: wide },
  ])
  await reader.hears(/This is PNG, not text/)
  const names = (await reader.all('option')).map(({ name }) => name)
  assert.deepEqual(
    names.map((name) => /^[\w. ·]*?(?:\.txt · Grid \d\d|\.txt)/.exec(name)?.[0]),
    ['three.txt · Grid 01', 'three.txt · Grid 02', 'three.txt · Grid 03', 'wide.txt'],
  )
  await reader.tapOn('option', names[3])
  await reader.shows(SEVERAL)
})

visit('Solve all solves several files as one', {}, async ({ page, reader, server }) => {
  await reader.open(server.url)
  await reader.press('Open')
  const chooser = page.waitForEvent('filechooser')
  await reader.press('Choose a file…')
  // Neither ends its last line, and their formats differ.
  await (await chooser).setFiles([
    { name: 'one.txt', mimeType: 'text/plain', buffer: Buffer.from(PROPER.givens) },
    { name: 'two.txt', mimeType: 'text/plain', buffer: Buffer.from(SEVERAL, 'utf16le') },
  ])
  await reader.until('they are listed', async () => (await reader.all('option')).length === 2)
  // A frame later the grades above the board go, and all below moves up.
  await reader.until(
    'the grades have gone',
    async () => !(await page.locator('[data-empty]').count()),
  )
  await reader.press('Solve all')
  await reader.press('Solve “2 files”')
  await reader.hears(/2 puzzles in /)
  const dialog = await page.locator('dialog[open]').innerText()
  assert.match(dialog, /One solution\s+1\s+Several\s+1\s+None\s+0\s+Unreadable\s+0/)
})

visit('Paste fills the text field from the clipboard', {}, async ({ page, reader, server }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await reader.open(server.url)
  await page.evaluate((text) => navigator.clipboard.writeText(text), PROPER.givens)
  await reader.press('Open')
  await reader.press('Paste')
  await reader.hears(/1 puzzle/)
  await reader.press('Put on the board')
  await reader.shows(PROPER.givens)
})

visit('a text that was not opened stays, and opens nothing once closed', {}, async (now) => {
  const { page, reader, server } = now
  await reader.open(server.url)
  await reader.press('Open')
  const field = page.getByRole('textbox', { name: 'Puzzles or a link' })
  await field.fill(PROPER.givens)
  await page.keyboard.press('Escape')
  await reader.press('Open')
  assert.equal(await field.inputValue(), PROPER.givens)
  await page.evaluate(() => {
    document.querySelector('form')?.requestSubmit()
    document.querySelector('dialog')?.close()
  })
  await page.waitForTimeout(500) // the solver is loaded: reading takes a few milliseconds
  assert.match(await reader.line(), /^\.{81}$/)
  await reader.press('Open')
  // The picture of what was found moves the button.
  await reader.hears(/1 puzzle/)
  await reader.press('Put on the board')
  await reader.shows(PROPER.givens)
  await reader.press('Open')
  assert.equal(await field.inputValue(), '')
})

visit('a drop behind an open dialog changes nothing', {}, async ({ page, reader, server }) => {
  await reader.open(server.url)
  await reader.drop('one.txt', PROPER.givens)
  await reader.shows(PROPER.givens)
  await reader.press('Open')
  await reader.one('button', 'Put on the board')
  await reader.drop('other.txt', PROPER.givens.replace('5', '.'))
  await page.waitForTimeout(500) // the solver is loaded: reading takes a few milliseconds
  assert.equal(await reader.line(), PROPER.givens)
})

visit('a file dropped on the panel Open is opened', {}, async ({ page, reader, server }) => {
  await reader.open(server.url)
  await reader.press('Open')
  await reader.one('button', 'Put on the board')
  await page.evaluate((text) => {
    const dataTransfer = new DataTransfer()
    dataTransfer.items.add(new File([text], 'one.txt'))
    const init = { dataTransfer, bubbles: true, cancelable: true }
    document.querySelector('#open-text')?.dispatchEvent(new DragEvent('drop', init))
  }, PROPER.givens)
  await reader.shows(PROPER.givens)
})

/** What Share writes besides texts. */
const LINKS = ['https://www.f-puzzles.com/?load=', 'https://sudokupad.app/scl']

visit('Share puts the answer on the clipboard as text', {}, async ({ page, reader, server }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await reader.open(server.url)
  await reader.pastePuzzle(PROPER.givens)
  await reader.press('Solve')
  await reader.hears(/one solution/)
  await reader.press('Menu')
  await reader.press('Share')
  await reader.tapOn('tab', 'Text')
  const preview = page.getByRole('textbox', { name: 'Puzzle as text' })
  const format = page.getByRole('combobox', { name: 'Format' })
  const options = format.getByRole('option')
  await reader.until('the formats are listed', async () => (await options.count()) >= 5)
  const formats = await options.allInnerTexts()
  for (const name of formats) {
    await format.selectOption(name)
    await reader.until(`${name} is shown`, async () => {
      const text = await preview.inputValue()
      // Links are packed; the other site's text names each cell, and has no entries.
      if (/^https:/.test(text)) return LINKS.some((link) => text.startsWith(link))
      const digits = text.replaceAll(/R\dC\d|\D/g, '')
      const givens = PROPER.givens.replaceAll(/\D|0/g, '')
      return text.startsWith('.Shape') ? digits.endsWith(givens) : digits.includes(PROPER.solution)
    })
  }
  await format.selectOption('line')
  await reader.until('it is one line', async () => {
    return (await preview.inputValue()).trim() === PROPER.solution
  })
  await reader.press('Copy text')
  await reader.until('it is copied', async () => {
    const text = await page.evaluate(() => navigator.clipboard.readText())
    return text.trim() === PROPER.solution
  })
  const download = page.waitForEvent('download')
  await reader.press('Download')
  const saved = await readFile(await (await download).path(), 'utf8')
  assert.equal(saved.trim(), PROPER.solution)
})

visit('every part of Share by keyboard, without findings of axe', {}, async (now) => {
  const { page, reader, server } = now
  await reader.open(server.url)
  await reader.pastePuzzle(PROPER.givens)
  await reader.tapCell(1, 3)
  await reader.keys('4')
  await reader.press('Menu')
  await reader.press('Share')
  await page.getByRole('tab', { name: 'Link' }).focus()
  for (const name of ['Text', 'Picture', 'Print']) {
    await page.keyboard.press('ArrowRight')
    await page.getByRole('tabpanel', { name }).waitFor()
    assert.deepEqual(await axeFindings(reader.tab), [], name)
  }
  await page.keyboard.press('ArrowRight')
  await page.getByRole('tabpanel', { name: 'Link' }).waitFor()
  await page.keyboard.press('Escape')
  await reader.press('Open')
  await page.getByText('Other sizes and boxes').click()
  await page.getByRole('spinbutton').fill('6')
  await page.getByRole('combobox', { name: 'Boxes' }).selectOption('3x2')
  assert.deepEqual(await axeFindings(reader.tab), [])
  await reader.press('Create')
  await reader.until('the board is 6×6', async () => (await reader.cells()).length === 36)
  await reader.press('Menu')
  await reader.press('Share')
  await reader.until('its link has its boxes', async () => {
    return /\?p=zj\.b3x2$/.test(await page.getByRole('textbox').first().inputValue())
  })
})

visit('a link too long for other programs works, and says so', {}, async (now) => {
  const { page, reader, server } = now
  // 36×36, every other cell given: a Latin square, so that nothing is in conflict in a row or a column.
  const cells = Array.from({ length: 1296 }, (_, cell) => [Math.floor(cell / 36), cell % 36])
  const givens = cells.map(([row, column]) =>
    (row + column) % 2 ? 0 : ((row * 6 + Math.floor(row / 6) + column) % 36) + 1,
  )
  const corner = givens.map((given) => (given ? [] : [12, 35]))
  const link = writeCompact({ size: 36, boxRows: 6, boxColumns: 6, givens, corner })
  await reader.open(`${server.url}?p=${link}&t=Large`)
  await reader.until('it is read', async () => (await reader.cells()).length === 1296)
  const shown = (await reader.line()).match(/\d+|\./g)
  assert.equal(shown?.filter((text) => text === '.').length, 648)
  await reader.press('Menu')
  await reader.press('Share')
  await reader.until('its link is the same', async () => {
    const field = page.getByRole('textbox', { name: 'A link that holds' })
    return (await field.inputValue()) === `${server.url}?p=${link}&t=Large`
  })
  const dialog = await page.locator('dialog[open]').innerText()
  assert.match(dialog, /The link has [23],\d{3} characters/)
  assert.equal(await page.getByRole('img', { name: 'QR' }).count(), 0)
})

visit('a title is cut between characters, not within one', {}, async (now) => {
  const { page, reader, server } = now
  const title = `${'a'.repeat(59)}😀`
  await reader.open(`${server.url}?p=${PROPER.givens}&t=${encodeURIComponent(`${title}bc`)}`)
  await reader.shows(PROPER.givens)
  await reader.press('Menu')
  await reader.press('Share')
  const field = page.getByRole('textbox', { name: 'A link that holds' })
  await reader.until('there is a link', async () => {
    return new URL(await field.inputValue()).searchParams.get('t') === title
  })
})

visit('Share gives pictures', {}, async ({ page, reader, server }) => {
  await reader.open(server.url)
  await reader.pastePuzzle(PROPER.givens)
  await reader.tapCell(1, 3)
  await reader.keys('4')
  await reader.press('Menu')
  await reader.press('Share')
  await reader.tapOn('tab', 'Picture')
  await page.getByRole('combobox', { name: 'Size of the PNG' }).selectOption('600')
  const svg = page.waitForEvent('download')
  await reader.press('Download SVG')
  const drawn = await readFile(await (await svg).path(), 'utf8')
  assert.match(drawn, /^<svg xmlns[^>]*>.*<\/svg>\n$/s)
  assert.doesNotMatch(drawn, /<script|<style|style=|var\(|href/)
  assert.equal(drawn.match(/<text/g)?.length, 31)
  const png = page.waitForEvent('download')
  await reader.press('Download PNG')
  const file = await readFile(await (await png).path())
  assert.deepEqual([file.readUInt32BE(16), file.readUInt32BE(20)], [600, 600])
  // The pixels are as drawn: ink for givens, the reader's blue, paper elsewhere.
  const cells = await page.evaluate(
    async (bytes) => {
      const picture = await createImageBitmap(new Blob([new Uint8Array(bytes)]))
      const canvas = document.createElement('canvas')
      canvas.width = canvas.height = 600
      const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'))
      pen.drawImage(picture, 0, 0)
      const step = 600 / 9
      return Array.from({ length: 81 }, (_, cell) => {
        const [x, y] = [(cell % 9) * step + 9, Math.floor(cell / 9) * step + 9]
        const { data } = pen.getImageData(x, y, step - 18, step - 18)
        let [dark, blue] = [0, 0]
        for (let at = 0; at < data.length; at += 4) {
          if (data[at] < 120 && data[at + 2] < 120) dark++
          if (data[at] < 120 && data[at + 2] > 130) blue++
        }
        return blue > 20 ? 'b' : dark > 20 ? 'd' : '.'
      }).join('')
    },
    [...file],
  )
  assert.equal(cells, PROPER.givens.replaceAll(/\d/g, 'd').replace(/^dd\./, 'ddb'))
})

visit(
  'print: so many sheets, and the answers behind them',
  {},
  async ({ page, reader, server }) => {
    await reader.open(server.url)
    const lines = Array.from({ length: 5 }, () => PROPER.givens)
    await reader.drop('five.sdm', lines.join('\n'))
    await reader.shows(PROPER.givens)
    await page.evaluate(() => {
      window.print = () => document.body.setAttribute('data-printed', '')
    })
    const plain = pagesOf(await page.pdf({ format: 'A4' }))
    await reader.press('Menu')
    await reader.press('Share')
    await reader.tapOn('tab', 'Print')
    const [which, per] = ['Print', 'On each sheet'].map((name) =>
      page.getByRole('combobox', { name }),
    )
    for (const [choice, count, sheets] of /** @type {[string, string, number][]} */ ([
      ['one', '1', 2],
      ['list', '1', 6],
      ['list', '2', 4],
      ['list', '4', 3],
      ['list', '6', 2],
    ])) {
      await which.selectOption(choice)
      await per.selectOption(count)
      await page.evaluate(() => document.body.removeAttribute('data-printed'))
      await reader.press('Print…')
      await page.locator('body[data-printed]').waitFor()
      for (const format of ['A4', 'Letter']) {
        const pages = pagesOf(await page.pdf({ format }))
        assert.equal(pages, sheets, `${choice}, ${count} a sheet, ${format}`)
      }
    }
    await page.getByRole('checkbox').uncheck()
    await reader.press('Print…')
    await reader.until('there are no answers', () => {
      return page.evaluate(() => document.querySelectorAll('.sheet').length === 1)
    })
    await reader.press('Close')
    await reader.until('it prints as before', async () => {
      return pagesOf(await page.pdf({ format: 'A4' })) === plain
    })
  },
)

visit('files opened with the installed app arrive', {}, async ({ page, reader, server }) => {
  await page.addInitScript(() => {
    const queue = {
      /** @param {Function} consumer */
      setConsumer(consumer) {
        Object.assign(window, { launch: consumer })
      },
    }
    Object.defineProperty(window, 'launchQueue', { value: queue })
  })
  await reader.open(server.url)
  await page.waitForFunction('window.launch')
  await page.evaluate((text) => {
    const file = new File([text], 'handed.sdk')
    Object(window).launch({ files: [{ getFile: async () => file }], targetURL: location.href })
  }, PROPER.givens)
  await reader.shows(PROPER.givens)
  await page.evaluate((text) => {
    Object(window).launch({ files: [], targetURL: `${location.href}?p=${text}` })
  }, SEVERAL)
  await reader.shows(SEVERAL)

  // A page opened by a shortcut gets that launch; the same shortcut later is a new one.
  await reader.open(`${server.url}?panel=shelf`)
  await page.locator('dialog.shelf[open]').waitFor()
  await page.waitForFunction('window.launch')
  const launch = (/** @type {string} */ query) =>
    page.evaluate((targetURL) => Object(window).launch({ targetURL }), server.url + query)
  await launch('?panel=shelf')
  await page.keyboard.press('Escape')
  await launch('?panel=shelf')
  await page.locator('dialog.shelf[open]').waitFor()
  await launch('')
  assert.equal(await page.locator('dialog[open]').count(), 1, 'to be turned to closes nothing')
  await launch(`?p=${PROPER.givens}`)
  await reader.shows(PROPER.givens)
  assert.equal(await page.locator('dialog[open]').count(), 0, 'nothing covers it')
})

/** How many pages a PDF has. @param {Buffer} pdf */
function pagesOf(pdf) {
  return pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length
}

visit('the page can be installed', {}, async ({ page, reader, server }) => {
  await reader.open(server.url)
  await reader.offlineReady()
  const session = await page.context().newCDPSession(page)
  const { installabilityErrors } = await session.send('Page.getInstallabilityErrors')
  // A window without a profile on disk can't install anything; that says nothing about the page.
  const ours = installabilityErrors.filter(({ errorId }) => errorId !== 'in-incognito')
  assert.deepEqual(ours, [])
  const { errors } = await session.send('Page.getAppManifest')
  assert.deepEqual(errors, [])
})

visit('a reload keeps the board and the way back', {}, async ({ reader, server }) => {
  await reader.open(server.url)
  await reader.pastePuzzle(PROPER.givens)
  await reader.tapCell(1, 3)
  await reader.keys('4')
  const line = await reader.line()
  await reader.open(server.url)
  await reader.shows(line)
  await reader.press('Undo')
  await reader.shows(PROPER.givens)
})
