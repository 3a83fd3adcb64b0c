// tests/web/unit/lessons.test.mjs: every technique is explained in every language, and no explanation is left over.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import '../english.mjs'
import english from '../../../web/i18n/en.json' with { type: 'json' }
import { HINT_FILES, LESSON_FILES } from '../../../web/words/hint-files.js'
import { fetchHintWords, fetchLessonWords } from '../../../web/words/hint-words.js'
import { lessonOf } from '../../../web/words/lessons.js'
import { Speaker } from '../../../web/words/speaker.js'

const table = readFileSync(new URL('../../../core/human/technique.h', import.meta.url), 'utf8')
const techniques = [...table.matchAll(/ROW\(\w+, "([^"]+)"/g)].map(([, key]) => key)

/** The keys that the lessons of all techniques say. */
function keysSaid() {
  const said = new Set()
  const words = /** @type {any} */ ({
    say(/** @type {string} */ path, /** @type {any} */ values) {
      if (!values) said.add(path.replace('lessons.', ''))
      return path
    },
  })
  for (const technique of techniques) lessonOf(technique, words)
  return said
}

test('the lessons of all techniques say each sentence, and no others', () => {
  assert.ok(techniques.length > 100)
  assert.deepEqual([...keysSaid()].sort(), Object.keys(english.lessons).sort())
})

/** @param {string} language */
async function speakerOf(language) {
  const words = new Speaker(language, /** @type {any} */ ({}))
  await fetchHintWords(words)
  await fetchLessonWords(words)
  return words
}

test('a language that has hints has lessons', () => {
  assert.deepEqual(Object.keys(LESSON_FILES), Object.keys(HINT_FILES))
})

for (const language of Object.keys(LESSON_FILES)) {
  test(`${language}: what each technique is, and why it is right`, async () => {
    const words = await speakerOf(language)
    for (const technique of techniques) {
      const { what, why } = lessonOf(technique, words)
      for (const text of [what, why]) {
        assert.match(text, /[.。]$/, technique)
        assert.doesNotMatch(text, /lessons\.|steps\.|[{}]|undefined/, technique)
      }
      assert.notEqual(what, why)
    }
  })
}

test('a lesson is put together from what the technique consists of', async () => {
  const words = await speakerOf('en')
  const { 'what-franken': boxes, 'what-finned': fins, 'what-siamese': two } = english.lessons
  const { what } = lessonOf('siamese-finned-franken-swordfish', words)
  assert.equal(what, `${boxes} ${fins} ${two}`)
  assert.equal(lessonOf('leviathan', words).what, english.lessons['what-fish'])
})
