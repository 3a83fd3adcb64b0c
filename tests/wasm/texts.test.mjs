// tests/wasm/texts.test.mjs: texts as other programs write them (tests/texts/*.json), each with the puzzles that the
// module reads from it. tests/core/format/texts_test.cpp reads the same files natively, and describes them. The
// module takes strings, so the encoding of a case does not matter here.
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { before, test } from 'node:test'
import { loadNonet, mustGive } from './load.mjs'

/**
 * @typedef {object} Case
 * @property {string} name
 * @property {string} from
 * @property {string} text
 * @property {string[]} puzzles
 * @property {string[]} [solutions]
 * @property {{line: number, column: number, code: string}[]} errors
 * @property {string} [format]
 */

const folder = new URL('../texts/', import.meta.url)
/** @type {import('../../wasm/nonet.d.ts').NonetModule} */
let nonet

before(async () => {
  nonet = await loadNonet()
})

/** @param {import('../../wasm/nonet.d.ts').Puzzle} puzzle */
function asLine(puzzle) {
  const line = nonet.write(puzzle, 'line', {})
  return typeof line === 'string' ? line.trim() : '(no line)'
}

for (const file of (await readdir(folder)).filter((name) => name.endsWith('.json')).sort()) {
  /** @type {Case[]} */
  const cases = JSON.parse(await readFile(new URL(file, folder), 'utf8'))
  for (const example of cases) {
    test(`${file.replace('.json', '')}: ${example.name} (${example.from})`, () => {
      const { entries } = mustGive(nonet.read(example.text, {}))
      const puzzles = entries.filter((entry) => entry.puzzle)
      assert.deepEqual(
        puzzles.map(({ puzzle }) => puzzle && asLine(puzzle)),
        example.puzzles,
      )
      assert.deepEqual(
        entries.flatMap(({ error }) =>
          error ? [{ line: error.line, column: error.column, code: error.key }] : [],
        ),
        example.errors,
      )
      if (example.solutions) {
        assert.deepEqual(
          puzzles.map(({ puzzle, solution }) =>
            puzzle && solution ? asLine({ ...puzzle, givens: solution, entries: [] }) : '',
          ),
          example.solutions,
        )
      }
      if (example.format) assert.equal(entries[0].format, example.format)
    })
  }
}
