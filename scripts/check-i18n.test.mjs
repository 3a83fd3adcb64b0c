// scripts/check-i18n.test.mjs: the check of the languages finds missing and unused keys, English left in other
// languages, and sentences in sources; and nothing in a correct project.
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import {
  languageProblems,
  pageProblems,
  problemsOf,
  sourceProblems,
  untranslated,
} from './check-i18n.mjs'

const english = {
  board: {
    clear: 'Clear',
    clash: '{digit} clashes with {house}',
    left: { one: '{count} digit left', other: '{count} digits left' },
  },
  help: { keys: [['Arrows', 'move']] },
}
/** @param {object} board @param {string[][]} keys */
const german = (board, keys = [['Pfeile', 'bewegen']]) => ({
  board: {
    clear: 'Leeren',
    clash: '{digit} stört {house}',
    left: { one: 'noch {count} Ziffer', other: 'noch {count} Ziffern' },
    ...board,
  },
  help: { keys },
})
const problems = (/** @type {object} */ board, /** @type {string[][]} */ ...keys) =>
  languageProblems('de', german(board, keys.length ? keys : undefined), english)

test('a whole language has nothing missing', () => {
  assert.deepEqual(languageProblems('en', english, english), [])
  assert.deepEqual(problems({}), [])
})

test('keys: missing, too many, of another kind', () => {
  const { board, ...rest } = german({})
  const { clear, ...less } = board
  const words = { ...rest, board: less }
  assert.deepEqual(
    untranslated('de', words, english),
    ['web/i18n/de.json: lacks board.clear'],
    clear,
  )
  assert.deepEqual(languageProblems('de', words, english), [], 'it is said in English')
  assert.match(problems({ more: 'Mehr' }).join(), /board\.more is not in English/)
  assert.match(problems({ left: 'noch {count}' }).join(), /left has forms in one language/)
  assert.match(problems({}, ['Pfeile', 'bewegen'], ['?', 'das']).join(), /keys\.1\.0 is not in/)
})

test('places: each of them in each form', () => {
  assert.match(problems({ clash: '{digit} stört' }).join(), /clash has \{digit\}, not/)
  assert.match(problems({ clash: '{digit} stört {haus}' }).join(), /clash has/)
  const left = { one: 'noch eine Ziffer', other: 'noch Ziffern' }
  assert.deepEqual(problems({ left }), [
    'web/i18n/de.json: board.left.other has no places, not {count}',
  ])
})

test('plural forms: those of the language, and a number spelled out only where it is one', () => {
  assert.match(
    problems({ left: { other: '{count} Ziffern' } }).join(),
    /needs the forms one, other/,
  )
  const own = (/** @type {object} */ left) => ({ ...german({ left }) })
  const one = { one: 'reste 1', other: 'restent {count}' }
  const found = languageProblems('fr', own({ ...one, many: 'restent {count}' }), english)
  assert.match(found.join(), /left\.one has no places/, 'in French, one is for 0 as well')
  assert.match(languageProblems('fr', own(one), english).join(), /needs the forms many, one, other/)
  const arabic = { zero: 'z', one: 'o', two: 't', few: 'f {count}', many: 'm {count}' }
  assert.deepEqual(languageProblems('ar', own({ ...arabic, other: 'o {count}' }), english), [])
})

test('nothing is empty or left in English', () => {
  assert.match(problems({ clear: ' ' }).join(), /clear is empty/)
  assert.match(problems({ clear: 'Clear' }).join(), /clear is still English/)
  const listed = (/** @type {string[]} */ sameAsEnglish, /** @type {object} */ board) =>
    languageProblems('de', { sameAsEnglish, ...german(board) }, english)
  assert.deepEqual(listed(['board.clear'], { clear: 'Clear' }), [])
  assert.deepEqual(listed(['board.clear', 'board.old'], {}), [
    'web/i18n/de.json: board.clear is not the same as in English',
    'web/i18n/de.json: board.old is not the same as in English',
  ])
})

test('sources: every key exists and every key is used', () => {
  const words = { board: { undo: 'Undo', redo: 'Redo', left: 'Left' } }
  const found = (/** @type {string} */ source) =>
    sourceProblems({ 'web/a.js': source }, '<b data-say="board.left">', words)
  const names = "const NAMES = ['undo', 'redo']\n"
  assert.deepEqual(found("say('board.undo')\nsay(`board.redo`)"), [])
  assert.deepEqual(found(`${names}say(\`board.\${name}\`)`), [])
  assert.deepEqual(found(`const NAMES = ['undo']\nsay(\`board.\${name}\`)`), [
    'web/i18n/en.json: nobody says board.redo',
  ])
  assert.deepEqual(found(`${names}say(\`board.\${name}\`)\nsay('board.do')`), [
    'web/a.js: says board.do, which is not in web/i18n/en.json',
  ])
})

test('sources contain no sentences', () => {
  const found = (/** @type {string} */ source) => sourceProblems({ 'web/a.js': source }, '', {})
  assert.match(found("note.textContent = 'Nothing to undo'").join(), /belongs in web\/i18n/)
  assert.deepEqual(found("// It's 'A fine day'\nthrow new Error('No such thing here')"), [])
  assert.deepEqual(found("root.querySelector('.cell span'); const NAME = 'UTC'"), [])
})

test('index.html has the English sentences, and no others', () => {
  const found = (/** @type {string} */ html) => pageProblems(html, { a: { open: 'Open & go' } })
  assert.deepEqual(found('<button data-say="a.open">Open &amp; go</button><h1>Nonet</h1>'), [])
  assert.match(found('<button data-say="a.open">Open</button>').join(), /is "Open" here/)
  assert.match(found('<button>Open</button>').join(), /"Open" has no data-say/)
  assert.match(found('<nav aria-label="Puzzle"></nav>').join(), /no data-say-label/)
  assert.match(found('<nav aria-label="P" data-say-label="a.open"></nav>').join(), /is another/)
})

test('every file has its row, and every row its file', () => {
  const root = mkdtempSync(join(tmpdir(), 'nonet-i18n-'))
  const write = (/** @type {string} */ file, /** @type {string} */ text) =>
    writeFileSync(join(root, file), text)
  try {
    for (const folder of ['web/i18n', 'web/words'])
      mkdirSync(join(root, folder), { recursive: true })
    write('web/i18n/en.json', '{"board": {"clear": "Clear"}}')
    write('web/i18n/de.json', '{"board": {"clear": "Leeren"}}')
    write('web/words/language-files.js', "const load = () => import('../i18n/de.json', {})")
    write('web/index.html', '<button data-say="board.clear">Clear</button>')
    assert.deepEqual(problemsOf(root), { problems: [], waiting: [] })
    write('web/words/language-files.js', "const load = () => import('../i18n/fr.json', {})")
    assert.deepEqual(problemsOf(root).problems, [
      'web/words/language-files.js: no row for de',
      'web/i18n/fr.json: missing',
    ])
  } finally {
    rmSync(root, { recursive: true })
  }
})
