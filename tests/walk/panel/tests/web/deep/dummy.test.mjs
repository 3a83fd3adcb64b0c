// tests/web/deep/dummy.test.mjs: the panel that tests/walk adds to a copy opens and counts.
import { PROPER } from '../puzzles.mjs'
import { visit } from './visit.mjs'

visit('the dummy panel counts the givens', {}, async ({ page, reader, server }) => {
  await reader.open(server.url)
  await reader.paste(PROPER.givens)
  await reader.until('it is read', async () => (await reader.line()) === PROPER.givens)
  await reader.press('Menu')
  await reader.press('Count')
  const count = PROPER.givens.replaceAll('.', '').length
  await page.locator('dialog.dummy').getByText(`${count} givens`).waitFor()
})
