// tests/web/deep/files.test.mjs: the ways in and out that need a browser's own dialogs and
// permissions: the file chooser, the clipboard through buttons, a download; and whether the page
// can be installed.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { FILE, PROPER } from '../puzzles.mjs'
import { visit } from './visit.mjs'

visit('Open shows the file chooser and reads the file', {}, async ({ page, reader, server }) => {
  await reader.open(server.url)
  const chooser = page.waitForEvent('filechooser')
  await reader.press('Open')
  const file = { name: 'three.txt', mimeType: 'text/plain', buffer: Buffer.from(FILE, 'latin1') }
  await (await chooser).setFiles(file)
  await reader.until('the first is on the board', async () => {
    return (await reader.line()) === PROPER.givens
  })
  assert.match(await reader.text(), /three\.txt: 3 puzzles/)
})

visit('Paste reads from its text field', {}, async ({ page, reader, server }) => {
  await reader.open(server.url)
  await reader.press('Paste')
  await page.getByRole('textbox', { name: 'Puzzle text' }).fill(PROPER.givens)
  await reader.press('Read')
  await reader.until('it is read', async () => (await reader.line()) === PROPER.givens)
})

visit('a drop behind an open dialog changes nothing', {}, async ({ page, reader, server }) => {
  await reader.open(server.url)
  await reader.drop('one.txt', PROPER.givens)
  await reader.until('it is read', async () => (await reader.line()) === PROPER.givens)
  await reader.press('New')
  await reader.one('button', 'Create')
  await reader.drop('other.txt', PROPER.givens.replace('5', '.'))
  await page.waitForTimeout(500) // the solver is loaded: reading takes a few milliseconds
  assert.equal(await reader.line(), PROPER.givens)
})

visit('Copy puts the answer on the clipboard', {}, async ({ page, reader, server }) => {
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await reader.open(server.url)
  await reader.paste(PROPER.givens)
  await reader.until('it is read', async () => (await reader.line()) === PROPER.givens)
  await reader.press('Solve')
  await reader.hears(/one solution/)
  await reader.press('Copy')
  const preview = page.getByRole('textbox', { name: 'Text' })
  const format = page.getByRole('combobox', { name: 'Format' })
  const formats = await format.getByRole('option').allInnerTexts()
  assert.ok(formats.length >= 5, formats.join(', '))
  for (const name of formats) {
    await format.selectOption(name)
    await reader.until(`${name} is shown`, async () => {
      return (await preview.inputValue()).replaceAll(/\D/g, '').includes(PROPER.solution)
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
  await reader.paste(PROPER.givens)
  await reader.until('it is read', async () => (await reader.line()) === PROPER.givens)
  await reader.tapCell(1, 3)
  await reader.keys('4')
  const line = await reader.line()
  await reader.open(server.url)
  await reader.until('the board is as it was left', async () => (await reader.line()) === line)
  await reader.press('Undo')
  await reader.until('the step is taken back', async () => {
    return (await reader.line()) === PROPER.givens
  })
})
