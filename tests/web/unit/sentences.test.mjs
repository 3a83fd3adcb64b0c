// tests/web/unit/sentences.test.mjs: sentences in any language: plural forms, places, numbers, lists;
// and the choice of the reader's language.
import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import '../english.mjs'
import { BoardModel } from '../../../web/board/model.js'
import { COLOURS } from '../../../web/board/puzzle.js'
import { labelOf } from '../../../web/words/cell-label.js'
import { cellSentence } from '../../../web/words/cells.js'
import { LANGUAGES } from '../../../web/words/language-files.js'
import { chooseLanguage } from '../../../web/words/languages.js'
import {
  decimal,
  errorSentence,
  houseNames,
  language,
  listOf,
  locale,
  pageSpeaker,
  say,
  speak,
} from '../../../web/words/sentences.js'

/** @param {string} tag */
async function turnTo(tag) {
  speak(tag, (await LANGUAGES[tag.split('-')[0]].load?.())?.default)
}

afterEach(() => speak('en'))

test('English: one, other, numbers with separators', () => {
  assert.equal(say('answers.attempts', { count: 1 }), '1 attempt')
  assert.equal(say('answers.attempts', { count: 12_744_075 }), '12,744,075 attempts')
  assert.equal(say('answers.guesses', { count: 0 }), '0 guesses')
  assert.equal(decimal(0.125, 3), '0.125')
})

test('a place without a value, and a key that there is none of, are seen', () => {
  assert.equal(say('houses.row'), 'row {number}')
  assert.equal(say('houses.attic'), 'houses.attic')
  assert.equal(say('nowhere.at-all'), 'nowhere.at-all')
})

test('German: two forms, its own numbers and lists', async () => {
  await turnTo('de')
  assert.equal(say('answers.attempts', { count: 1 }), '1 Versuch')
  assert.equal(say('answers.attempts', { count: 12_744_075 }), '12.744.075 Versuche')
  assert.equal(decimal(0.125, 3), '0,125')
  const houses = /** @type {const} */ (['row', 'column', 'box']).map((kind, index) => ({
    kind,
    index,
  }))
  assert.equal(houseNames(houses), 'Zeile 1, Spalte 2 und Block 3')
  assert.equal(language.help.close, 'Schließen')
})

test('the region of a reader counts, too', async () => {
  await turnTo('de-CH')
  assert.match(say('answers.attempts', { count: 12_744_075 }), /^12[’']744[’']075 /)
  assert.equal(locale.language, 'de')
})

test('Japanese: one form for all', async () => {
  await turnTo('ja')
  for (const count of [0, 1, 2, 100]) {
    assert.equal(say('answers.attempts', { count }), `試行 ${count} 回`)
  }
})

test('Arabic: six forms, and the digits of the board', async () => {
  await turnTo('ar')
  const forms = [0, 1, 2, 3, 11, 100].map((count) => say('answers.guesses', { count }))
  assert.equal(new Set(forms.map((form) => form.replaceAll(/\d+/g, '#'))).size, 6)
  assert.match(forms[3], /3/)
  await turnTo('ar-EG')
  assert.match(say('answers.attempts', { count: 12_744_075 }), /12,744,075/)
})

test('French: a form for whole millions', async () => {
  await turnTo('fr')
  assert.match(say('answers.attempts', { count: 1_000_000 }), /de tentatives$/)
  assert.match(say('answers.attempts', { count: 1_000_001 }), /\d tentatives$/)
})

test('every language says where an error is, and what a cell holds', async () => {
  const cell = { cell: 21, columns: 9, digit: 5, kind: 'given', conflict: '' }
  for (const tag of Object.keys(LANGUAGES)) {
    await turnTo(tag)
    const error = { key: 'bad-character', args: { text: 'x' }, place: { line: 7, column: 31 } }
    const sentence = errorSentence(error)
    for (const part of ['7', '31', 'x']) assert.ok(sentence.includes(part), `${tag}: ${sentence}`)
    assert.doesNotMatch(sentence, /[{}]/, tag)
    const said = cellSentence(
      {
        ...cell,
        houses: houseNames([{ kind: 'region', index: 6 }]),
        corner: [],
        centre: [],
        colours: [],
      },
      /** @type {any} */ ({ say, listOf }),
    )
    for (const part of ['3', '4', '5', '7']) assert.ok(said.includes(part), `${tag}: ${said}`)
  }
})

test('a cell is said with its region and its extra houses, in every language', async () => {
  const regions = [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3]
  const givens = [1, ...new Array(14).fill(0), 1]
  const houses = /** @type {any} */ (['diagonals', 'r2c3r4c4'])
  const shape = { size: 4, boxRows: 1, boxColumns: 4, givens }
  for (const tag of Object.keys(LANGUAGES)) {
    await turnTo(tag)
    const label = (/** @type {number} */ cell) =>
      labelOf(new BoardModel({ ...shape, regions, houses }), cell, pageSpeaker())
    const own = [
      { kind: /** @type {const} */ ('region'), index: 1 },
      { kind: /** @type {const} */ ('diagonal'), index: 1 },
      { kind: /** @type {const} */ ('extra'), index: 0 },
    ]
    assert.ok(label(6).includes(houseNames(own)), `${tag}: ${label(6)}`)
    assert.ok(label(15).includes(houseNames([{ kind: 'diagonal', index: 0 }])), label(15))
    assert.doesNotMatch(label(6), /[{}]|undefined/)
  }
  await turnTo('en')
  const plain = new BoardModel({ ...shape, boxRows: 2, boxColumns: 2 })
  assert.equal(labelOf(plain, 6, pageSpeaker()), 'row 2 column 3, empty')
})

test('a reader gets the first language that is spoken here', () => {
  const choose = (/** @type {string[]} */ ...tags) => chooseLanguage(tags)
  assert.deepEqual(choose('de'), { language: 'de', tag: 'de' })
  assert.deepEqual(choose('', 'pt-BR', 'en'), { language: 'pt', tag: 'pt-BR' })
  assert.deepEqual(choose('tlh', 'tlh-SE', 'fr-CA'), { language: 'fr', tag: 'fr-CA' })
  assert.deepEqual(choose('zh-TW'), { language: 'zh', tag: 'zh-TW' })
  for (const tags of [[], [''], ['C'], ['constructor', 'toString-x'], ['tlh']]) {
    assert.deepEqual(choose(...tags), { language: 'en', tag: 'en' })
  }
})

test('each colour of a cell has a name', () => {
  const names = Array.from({ length: COLOURS }, (_, i) => say(`colours.${i + 1}`))
  assert.deepEqual([names[0], names.at(-1), names.length], ['red', 'grey', 8])
  assert.equal(new Set(names).size, names.length)
})
