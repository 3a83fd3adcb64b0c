// tests/web/unit/patterns.test.mjs: each regular expression for untrusted text takes linear time.
//
// The expressions are read from the sources, so that new ones are tested too. Each is run on texts of one repeated
// piece with an end that prevents the match, which makes a careless expression backtrack over everything.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

const web = fileURLToPath(new URL('../../../web/', import.meta.url))
const FOLDERS = ['element', 'embed', 'interop', 'diagram']
const LITERAL =
  /(?<=[=(,:[!&|?{};]\s*|\breturn\s+)\/((?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n*[])(?:\\.|\[(?:\\.|[^\]\\])*\]|[^/\\\n[])*)\/([dgimsuvy]*)/g

const PIECES = [
  ...'10.,;:|-+=_ \t\n\rraxX×/\\[({<"\'%&#?*~',
  '1 ',
  ' 1',
  '1,',
  '[[',
  ']]',
  '{"',
  'r1c1 ',
  'r1c1(4) - ',
  'row 1, ',
  'colour r1c1: ',
  '--+--',
  '3x',
  '1x1 ',
  'http://',
  '%41',
  'a=',
]
const ENDS = ['', '!', '\0', ')', '🧩']
const LENGTH = 16_000

/** @returns {{file: string, pattern: RegExp}[]} */
function patterns() {
  return FOLDERS.flatMap((folder) =>
    readdirSync(`${web}${folder}`)
      .filter((name) => name.endsWith('.js'))
      .flatMap((name) => {
        const source = readFileSync(`${web}${folder}/${name}`, 'utf8').replace(
          /^\s*(\/\/|\*|\/\*).*$/gm,
          '',
        )
        return [...source.matchAll(LITERAL)].map(([, body, flags]) => ({
          file: `${folder}/${name}`,
          pattern: new RegExp(body, flags),
        }))
      }),
  )
}

/** @param {RegExp} pattern @param {string} text @returns {number} ms */
function timeOf(pattern, text) {
  const start = performance.now()
  if (pattern.global) text.replace(pattern, '')
  else pattern.exec(text)
  return performance.now() - start
}

/** @param {RegExp} pattern @param {string} text @returns {number} ms, the shortest of three */
function shortestOf(pattern, text) {
  return Math.min(...[1, 2, 3].map(() => timeOf(pattern, text)))
}

/** The text on which it takes too long, if any. @param {RegExp} pattern */
function attack(pattern) {
  for (const piece of PIECES) {
    for (const end of ENDS) {
      const text = piece.repeat(LENGTH / piece.length)
      // A linear one is done in a tenth of that, even on a busy machine.
      if (timeOf(pattern, text + end) < 30) continue
      const quarter = piece.repeat(LENGTH / piece.length / 4)
      const ratio = shortestOf(pattern, text + end) / shortestOf(pattern, quarter + end)
      if (ratio > 9)
        return `${JSON.stringify(piece)} … ${JSON.stringify(end)}: ×${ratio.toFixed(1)}`
    }
  }
}

test('a careless expression is found out', () => {
  for (const careless of ['\\s+$', '\\d+,']) assert.ok(attack(new RegExp(careless)), careless)
})

test('every expression that sees text from outside is linear', () => {
  const all = patterns()
  assert.ok(all.length > 30, `${all.length} were found`)
  for (const { file, pattern } of all) {
    assert.equal(attack(pattern), undefined, `${file}: ${pattern}`)
  }
})
