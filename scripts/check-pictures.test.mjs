// scripts/check-pictures.test.mjs: a visible change makes the pictures outdated, a comment does not.
import assert from 'node:assert/strict'
import { writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { faults, STAMP, stampOf } from './check-pictures.mjs'
import { checkEdited } from './project-copy.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))

/**
 * What the check says about a copy of this project with new pictures after one text was replaced.
 * @param {string} file @param {string} from @param {string} to
 */
function faultsAfter(file, from, to) {
  return checkEdited(root, /^(scripts|web)\//, { file, from, to }, faults, (copy) => {
    writeFileSync(join(copy, STAMP), stampOf(copy))
  })
}

const changed = (/** @type {string} */ path) => [
  `${path} changed since the pictures were taken: run scripts/screenshots`,
]
for (const [what, file, from, to, found] of /** @type {const} */ ([
  [
    'a rule of the style',
    'web/scene/board.css',
    '{',
    '{ color: red;',
    changed('web/scene/board.css'),
  ],
  ['the page', 'web/index.html', '>Menu<', '>More<', changed('web/index.html')],
  [
    'a word on a button',
    'web/i18n/en.json',
    '"Fill in marks"',
    '"Marks"',
    changed('web/i18n/en.json'),
  ],
  ['a comment', 'web/scene/board.css', '{', '{ /* red? */', []],
  ['a sentence that is not seen', 'web/i18n/en.json', '"The text is empty', '"No text', []],
  [
    'the size that the manifest names',
    'web/manifest.webmanifest',
    '1280x860',
    '1280x800',
    ['./pictures/desktop-light.png is 1280x860, and 1280x800 in manifest.webmanifest'],
  ],
])) {
  test(`${what}: ${found.length ? 'noticed' : 'no matter'}`, () => {
    assert.deepEqual(faultsAfter(file, from, to), found)
  })
}
