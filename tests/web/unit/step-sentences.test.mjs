// tests/web/unit/step-sentences.test.mjs: every kind of step has complete sentences in every language.
//
// human-steps.jsonl: one step of each technique and kind of result that paths of 1,500 minimal puzzles, made by chance,
// and the positions along them contain (`nonet steps --json`, with `--all` for the positions). Techniques that did not
// occur are tested with steps of the same form.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import '../english.mjs'
import { stepLayers } from '../../../web/scene/step-layers.js'
import { HINT_FILES } from '../../../web/words/hint-files.js'
import { fetchHintWords } from '../../../web/words/hint-words.js'
import { LANGUAGES } from '../../../web/words/language-files.js'
import { Speaker } from '../../../web/words/speaker.js'
import { StepParts } from '../../../web/words/step-parts.js'
import {
  areaSentence,
  nameOf,
  nameSentence,
  patternSentence,
  reasonSentence,
  reportSentence,
  resultSentence,
  resultSigns,
} from '../../../web/words/step-sentences.js'

/** @typedef {import('nonet-human-wasm').Step} Step */
/** @typedef {import('nonet-human-wasm').HintReport} HintReport */
/** @typedef {import('../../../web/words/step-sentences.js').ReportOrLarge} ReportOrLarge */

const read = (/** @type {string} */ path) => readFileSync(new URL(path, import.meta.url), 'utf8')

/** @type {Step[]} */
const occurring = read('human-steps.jsonl')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
const table = read('../../../core/human/technique.h')
const keys = [...table.matchAll(/ROW\(\w+, "([^"]+)"/g)].map(([, key]) => key)

/** Of the same form, for techniques that are too rare. @type {Record<string, string>} */
const ALIKE = {
  'unique-rectangle-5': 'unique-rectangle-2',
  'rstuvwxyz-wing': 'stuvwxyz-wing',
  leviathan: 'whale',
  'siamese-finned-x-wing': 'siamese-finned-swordfish',
  'bug-type-3': 'unique-rectangle-3',
  'bug-type-4': 'unique-rectangle-4',
  'franken-x-wing': 'franken-swordfish',
  'mutant-x-wing': 'mutant-swordfish',
  'reverse-bug': 'avoidable-rectangle-1',
  tridagon: 'bivalue-oddagon',
  'sue-de-coq': 'als-xz',
  'sk-loop': 'als-xz',
  msls: 'als-xz',
  'aligned-pair-exclusion': 'als-xz',
  'aligned-triple-exclusion': 'als-xz',
}

const steps = [
  ...occurring,
  ...Object.entries(ALIKE).flatMap(([technique, other]) => {
    if (occurring.some((step) => step.technique === technique)) return []
    const [step] = occurring.filter((one) => one.technique === other)
    return [{ ...step, technique }]
  }),
]

/** @param {string} technique */
function stepOf(technique) {
  const step = steps.find((one) => one.technique === technique)
  assert.ok(step, technique)
  return step
}

/** @param {string} language */
async function speakerOf(language) {
  const { load } = LANGUAGES[language]
  const words = load ? (await load()).default : JSON.parse(read('../../../web/i18n/en.json'))
  const speaker = new Speaker(language, /** @type {any} */ (words))
  await fetchHintWords(speaker)
  return speaker
}

const SHAPE = { size: 9, boxRows: 3, boxColumns: 3 }

/** @param {Step} step @param {import('../../../web/words/step-parts.js').How} how */
const sentencesOf = (step, how) => [
  areaSentence(step, how, SHAPE),
  nameSentence(step, how),
  patternSentence(step, how),
  reasonSentence(step, how),
  resultSentence(step, how),
]

test('every technique has a step to try the sentences with', () => {
  assert.equal(keys.length, 128)
  const tried = new Set(steps.map(({ technique }) => technique))
  assert.deepEqual(
    keys.filter((key) => !tried.has(key)),
    [],
  )
})

for (const language of Object.keys(LANGUAGES)) {
  test(`${language}: every technique has a name, every step its sentences`, async () => {
    const words = await speakerOf(language)
    for (const key of keys) {
      const name = nameOf(key, words)
      assert.ok(name && !name.includes('techniques.'), key)
    }
    for (const step of steps) {
      for (const isAloud of [false, true]) {
        const sentences = sentencesOf(step, { words, size: 9, isAloud })
        for (const sentence of sentences) {
          const where = `${step.technique}: ${sentence}`
          assert.match(sentence, /[.?。？؟]$/, where)
          // Places without a value, keys without a sentence, lists without items.
          assert.doesNotMatch(sentence, /[{}]|\b(undefined|NaN)\b/, where)
          assert.doesNotMatch(sentence, /\b(steps|techniques|hints)\.[\w-]+/, where)
          assert.doesNotMatch(sentence, /\(\)|（）| {2}| [,.]|: [,.]|[,、，،]\s*[,.、，。،]/, where)
          assert.doesNotMatch(sentence, /\.\.|。。/, where)
          if (isAloud) assert.doesNotMatch(sentence, /\p{Lu}?\d+[cCSK]\d/u, where)
        }
        const name = nameOf(step.technique, words)
        assert.ok(!sentences[0].includes(name), `${step.technique}: the area tells the name`)
      }
    }
  })
}

test('the first sentence names the houses or cells that are tinted, and no others', async () => {
  const words = await speakerOf('en')
  const how = { words, size: 9 }
  /** @type {Set<string>} */
  const kinds = new Set()
  for (const step of steps) {
    const parts = new StepParts(step, how)
    const sentence = areaSentence(step, how, SHAPE)
    const { highlights = [] } = stepLayers(step, 'area', SHAPE)
    const cells = highlights.flatMap((place) => ('cells' in place ? place.cells : []))
    const houses = highlights.flatMap((place) => ('kind' in place ? [place] : []))
    const named = houses.length ? parts.where(houses) : parts.cells(cells)
    assert.ok(sentence.includes(named), `${step.technique}: ${sentence}, tinted: ${named}`)
    const count = (/** @type {string} */ text) => (text.match(/\b(row|column|box)/g) ?? []).length
    assert.equal(count(sentence), houses.length ? count(named) : 0, sentence)
    kinds.add(houses.length ? 'houses' : cells.length ? 'cells' : 'nothing')
  }
  assert.deepEqual([...kinds].sort(), ['cells', 'houses', 'nothing'])
})

test('each language has its file of hints', async () => {
  assert.deepEqual(Object.keys(HINT_FILES).sort(), Object.keys(LANGUAGES).sort())
  const names = await Promise.all(
    Object.values(HINT_FILES).map(async (load) => (await load()).default.hints.hint),
  )
  assert.equal(new Set(names).size, names.length)
})

test('an X-Wing, a fin, a naked pair', async () => {
  const how = { words: await speakerOf('en'), size: 9 }
  /** @type {Step} */
  const step = {
    technique: 'finned-x-wing',
    placements: [],
    eliminations: [
      { cell: 29, digit: 4 },
      { cell: 43, digit: 4 },
    ],
    digits: [4],
    marks: [{ cell: 13, digit: 4, role: 'fin', group: 0 }],
    houses: [
      { kind: 'row', index: 1, role: 'base' },
      { kind: 'row', index: 6, role: 'base' },
      { kind: 'column', index: 2, role: 'cover' },
      { kind: 'column', index: 7, role: 'cover' },
    ],
    cells: [],
    chains: [],
  }
  assert.equal(
    patternSentence(step, how),
    'Finned X-Wing on 4: rows 2 and 7; columns 3 and 8; fin r2c5.',
  )
  assert.equal(resultSentence(step, how), 'So 4 can be removed from r4c3 and r5c8.')
  assert.equal(
    resultSentence(step, { ...how, isAloud: true }),
    'So 4 can be removed from row 4 column 3 and row 5 column 8.',
  )
  assert.equal(resultSigns(step, how), 'r4c3, r5c8 ≠ 4')
  assert.equal(areaSentence(step, how, SHAPE), 'Look at the 4s in rows 2 and 7.')
  assert.match(
    patternSentence(stepOf('naked-pair'), how),
    /^Naked Pair: \w+ \d; r\dc\d and r\dc\d with \d and \d\.$/,
  )
})

test('cases that have commas in them are told apart by semicolons', async () => {
  const how = { words: await speakerOf('en'), size: 9 }
  assert.match(
    reasonSentence(stepOf('xy-wing'), how),
    /: if r\dc\d is \d, then r\dc\d is \d; if r\dc\d is \d, then/,
  )
})

test('chains are read statement by statement', async () => {
  const how = { words: await speakerOf('en'), size: 9 }
  const sentence = patternSentence(stepOf('skyscraper'), how)
  assert.match(
    sentence,
    / If r\dc\d is not \d, then r\dc\d is \d, then r\dc\d is not \d, then r\dc\d is \d\.$/,
  )
  const words = await speakerOf('de')
  assert.match(
    patternSentence(stepOf('skyscraper'), { words, size: 9 }),
    / Wenn Z\dS\d keine \d ist, dann ist Z\dS\d eine \d,/,
  )
})

test('in a language without spaces sentences follow each other directly', async () => {
  const how = { words: await speakerOf('ja'), size: 9 }
  assert.doesNotMatch(reasonSentence(stepOf('xy-wing'), how), /。 /)
})

test('what is no step', async () => {
  const how = { words: await speakerOf('en'), size: 9 }
  /** @type {ReportOrLarge['kind'][]} */
  const kinds = ['mistake', 'solved', 'no-solution', 'stuck', 'stopped', 'too-large']
  for (const kind of kinds) {
    const report = { kind, wrongDigits: [], wrongMarks: [], proper: true }
    assert.match(reportSentence(report, how), /^[A-Z].*\.$/, kind)
  }
  /** @type {HintReport} */
  const mistake = { kind: 'mistake', wrongDigits: [0, 10], wrongMarks: [80], proper: true }
  assert.equal(reportSentence(mistake, how), 'Something went wrong before this.')
  assert.equal(
    reportSentence(mistake, how, true),
    'The digits in r1c1 and r2c2 are wrong. The right candidate is missing in r9c9.',
  )
  const empty = { ...mistake, wrongDigits: [], wrongMarks: [] }
  assert.equal(
    reportSentence(empty, how, true),
    'A digit stands twice, or some cell or house has no candidate left.',
  )
})
