// tests/web/many-panel.mjs: files of many puzzles, and the panel that solves them, for the tests of both.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after } from 'node:test'
import { CONFLICTING, LONG, PROPER, SEVERAL } from './puzzles.mjs'

/** @typedef {import('./deep/visit.mjs').Visit} Visit */

const folder = mkdtempSync(join(tmpdir(), 'nonet-many-'))
after(() => rmSync(folder, { recursive: true }))

/** A file of `count` lines; of a hundred, one is truncated, one has no solution, one has several. */
export function fileOf(/** @type {number} */ count) {
  const lines = Array.from({ length: count }, (_, number) => {
    if (number % 100 === 5) return PROPER.givens.slice(1)
    if (number % 100 === 6) return CONFLICTING
    if (number % 100 === 7) return SEVERAL
    return PROPER.givens
  })
  const path = join(folder, `${count}.txt`)
  writeFileSync(path, `${lines.join('\n')}\n`)
  return path
}

/** A file of `count` lines with one easy puzzle each. */
export function plainFile(/** @type {number} */ count) {
  const path = join(folder, `plain-${count}.txt`)
  writeFileSync(path, `${PROPER.givens}\n`.repeat(count))
  return path
}

/** A file whose puzzles take some tenths of a second each. */
export function slowFileOf(/** @type {number} */ count) {
  const path = join(folder, `slow-${count}.txt`)
  writeFileSync(path, `${LONG}\n`.repeat(count))
  return path
}

/** Opens the page and the panel, and chooses the file. @param {Visit} now @param {number} count @param {string} [path] */
export async function solve({ page, reader, server }, count, path = fileOf(count)) {
  await reader.open(server.url)
  await reader.press('Menu')
  await reader.press('Solve many')
  await page.locator('dialog.many input[type=file]').setInputFiles(path)
}

/** @param {Visit} now */
export async function finished({ page }) {
  await page.locator('dialog.many .results > *').first().waitFor({ timeout: 100_000 })
}
