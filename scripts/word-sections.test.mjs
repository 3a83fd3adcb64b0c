// scripts/word-sections.test.mjs: a bundle contains the sections of words that its imports name, and no others; an
// unknown name ends the build.
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { namedSections, onlyEnglish, wordsOfBoard, wordsOfDiagram } from './site/word-sections.mjs'

const web = fileURLToPath(new URL('../web/', import.meta.url))

/** @param {string} contents of a module beside index.html @param {object[]} [more] plugins */
async function bundled(contents, more = []) {
  const { build } = createRequire(`${web}package.json`)('esbuild')
  const { outputFiles } = await build({
    stdin: { contents, resolveDir: web },
    bundle: true,
    format: 'esm',
    write: false,
    logLevel: 'silent',
    plugins: [...more, namedSections],
  })
  return outputFiles[0].text
}

test('an import of some sections is these sections', async () => {
  const text = await bundled("export { default } from './i18n/en.json?houses,colours&only'")
  assert.match(text, /region/)
  assert.doesNotMatch(text, /Undo/)
  const whole = await bundled("export { default } from './i18n/en.json'")
  assert.match(whole, /Undo/)
})

test('an unknown section ends the build', async () => {
  const attempt = bundled("export { default } from './i18n/en.json?houses,attics&only'")
  await assert.rejects(attempt, /en\.json has no section attics/)
})

test('an import may name the sections that a bundle lacks', async () => {
  const text = await bundled("export { default } from './i18n/en.json?houses,colours&rest'")
  assert.match(text, /Undo/)
  assert.doesNotMatch(text, /"?region"?: "region/)
})

test('sentences that a language lacks are in English', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-words-'))
  mkdirSync(join(folder, 'i18n'))
  const write = (/** @type {string} */ name, /** @type {object} */ words) =>
    writeFileSync(join(folder, 'i18n', name), JSON.stringify(words))
  write('en.json', { page: { close: 'Close', open: 'Open' }, shelf: { name: 'Name' } })
  write('xx.json', { page: { open: 'Nepo' } })
  try {
    const file = JSON.stringify(join(folder, 'i18n/xx.json'))
    const text = await bundled(`export { default } from ${file}`)
    for (const word of ['Close', 'Nepo', 'Name']) assert.ok(text.includes(word), word)
    assert.doesNotMatch(text, /Open/)
  } finally {
    rmSync(folder, { recursive: true })
  }
})

test('other languages have the sections that a bundle uses; single.js has none', async () => {
  const diagram = await bundled("export { default } from './i18n/de.json'", [wordsOfDiagram])
  assert.match(diagram, /Zeile/)
  assert.doesNotMatch(diagram, /Rückgängig/)
  const named = "export { default } from './i18n/en.json?houses&only'"
  assert.doesNotMatch(await bundled(named, [wordsOfDiagram]), /colours/)
  const tables = "import { LANGUAGES } from './words/language-files.js'\nconsole.log(LANGUAGES)"
  assert.match(await bundled(tables), /Zeile/)
  assert.doesNotMatch(await bundled(tables, [onlyEnglish]), /Zeile/)
})

test('the words of hints are in no bundle but those that name them', async () => {
  for (const all of ['./i18n/en.json', './i18n/de.json', './i18n/en.json?board&rest']) {
    assert.doesNotMatch(await bundled(`export { default } from '${all}'`), /Skyscraper/)
  }
  const named = "export { default } from './i18n/de.json?hints,techniques,steps&only'"
  const text = await bundled(named)
  assert.match(text, /Skyscraper/)
  assert.doesNotMatch(text, /Rückgängig/)
  const files = "import { HINT_FILES } from './words/hint-files.js'\nconsole.log(HINT_FILES)"
  const single = await bundled(files, [onlyEnglish])
  assert.equal(single.match(/"?full-house"?:/g)?.length, 1)
})

test('the words of lessons are in the page, and not in the element', async () => {
  const files = "import { LESSON_FILES } from './words/hint-files.js'\nconsole.log(LESSON_FILES)"
  assert.match(await bundled(files), /what-fish/)
  assert.doesNotMatch(await bundled(files, [wordsOfBoard]), /what-fish/)
})
