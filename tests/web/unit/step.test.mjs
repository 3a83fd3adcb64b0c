// tests/web/unit/step.test.mjs: a step as JSON, in the form of the command line and in that of the package, and drawn on
// a diagram; steps that are wrong are refused with the field and the reason.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'
import { checkDiagram } from '../../../web/diagram/check.js'
import { ENGLISH, voiceFor } from '../../../web/diagram/diagram-words.js'
import { notesOf } from '../../../web/diagram/sentences.js'
import { checkStep, readStep, withStep } from '../../../web/diagram/step.js'
import { frameOf } from '../../../web/scene/frame.js'
import { LANGUAGES } from '../../../web/words/language-files.js'

/** @typedef {import('nonet-human-wasm').Step} Step */
/** @typedef {import('nonet-human-wasm').Candidate} Candidate */

/** @type {Step[]} */
const steps = readFileSync(new URL('human-steps.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))
const empty = checkDiagram({})
/** As `nonet steps --json` writes it. */
const KITE = {
  technique: 'two-string-kite',
  hodoku: '0401',
  placements: [],
  eliminations: [{ cell: 'r7c7', digit: 8 }],
  digits: [8],
  houses: [
    { house: 'r5', role: 'base' },
    { house: 'c1', role: 'base' },
    { house: 'b4', role: 'house' },
  ],
  marks: [
    { cell: 'r5c7', digit: 8, role: 'off' },
    { cell: 'r5c3', digit: 8, role: 'on' },
    { cell: 'r4c1', digit: 8, role: 'off' },
    { cell: 'r7c1', digit: 8, role: 'on' },
  ],
  chains: [
    [
      { digit: 8, on: false, cells: ['r5c7'] },
      { digit: 8, on: true, cells: ['r5c3'] },
      { digit: 8, on: false, cells: ['r4c1'] },
      { digit: 8, on: true, cells: ['r7c1'] },
    ],
  ],
}

/** The step in the form of the command line, which leaves out what is empty (core/cli/step_json.h). @param {Step} step */
function asCommandLine(step) {
  const name = (/** @type {number} */ cell) => `r${Math.floor(cell / 9) + 1}c${(cell % 9) + 1}`
  const named = (/** @type {Candidate} */ { cell, digit }) => ({ cell: name(cell), digit })
  const some = (/** @type {unknown[]} */ list) => (list.length ? list : undefined)
  const { technique, placements, eliminations, digits, marks, houses, cells, chains } = step
  return JSON.stringify({
    technique,
    placements: placements.map(named),
    eliminations: eliminations.map(named),
    digits: some(digits),
    houses: some(
      houses.map(({ kind, index, role }) => ({ house: `${kind[0]}${index + 1}`, role })),
    ),
    cells: some(cells.map((group) => ({ ...group, cells: group.cells.map(name) }))),
    marks: some(
      marks.map(({ role, group, ...mark }) => ({
        ...named(mark),
        role,
        group: group || undefined,
      })),
    ),
    chains: some(
      chains.map((chain) =>
        chain.map(({ digit, on, cells: list, set, also }) => ({
          digit,
          on,
          cells: list.map(name),
          set: set < 0 ? undefined : set,
          also: also?.length ? also : undefined,
        })),
      ),
    ),
  })
}

test('both forms of a step of each technique are the same step', () => {
  assert.ok(steps.length > 100)
  for (const step of steps) {
    const chains = step.chains.map((chain) => chain.map((node) => ({ also: [], ...node })))
    const whole = { ...step, chains }
    assert.deepEqual(checkStep(step, empty), whole, step.technique)
    assert.deepEqual(readStep(asCommandLine(step), empty), whole, step.technique)
  }
})

test('a step on a diagram: its candidates, links and houses, beside what the diagram has', () => {
  const diagram = checkDiagram({ highlights: [{ cells: [80] }], marks: empty.marks.with(60, [1]) })
  const drawn = withStep(diagram, checkStep(KITE, diagram))
  assert.deepEqual(
    drawn.spots.map(({ cell, digit, role }) => [cell, digit, role]),
    [
      [42, 8, 'off'],
      [38, 8, 'on'],
      [27, 8, 'off'],
      [54, 8, 'on'],
    ],
  )
  assert.deepEqual([drawn.highlights.length, drawn.links.length], [4, 3])
  assert.deepEqual(drawn.crossed[60], [8])
  // What is drawn on a mark needs the mark.
  assert.deepEqual([drawn.marks[60], drawn.marks[42], drawn.marks[0]], [[1, 8], [8], []])
  assert.deepEqual([diagram.spots, diagram.highlights.length], [[], 1], 'the diagram is as it was')
  // What is drawn is a diagram, too: a script can set it.
  const set = checkDiagram(drawn)
  const named = set.highlights.map(({ role = 'base', ...place }) => ({ ...place, role }))
  assert.deepEqual({ ...set, highlights: named }, { ...drawn, highlights: named })
  assert.equal(named.length, 4)
  assert.deepEqual(notesOf(drawn, ENGLISH, frameOf(drawn)).slice(0, 4), [
    'Highlighted: row 9 column 9, row 5, column 1 and box 4',
    'Candidates that are true: 8 in row 5 column 3 and 8 in row 7 column 1',
    'Candidates that are false: 8 in row 5 column 7 and 8 in row 4 column 1',
    'Crossed out: 8 in row 7 column 7',
  ])
})

test('a house of a jigsaw is a region; a cell of a large grid has two figures', () => {
  const regions = empty.givens.map((_, cell) => Math.floor(cell / 9))
  const jigsaw = checkDiagram({ regions })
  const step = { technique: 'x', placements: [{ cell: 'R9C9', digit: 1 }] }
  const houses = [{ house: 'b3', role: 'base' }]
  assert.deepEqual(checkStep({ ...step, houses }, jigsaw).houses, [
    { kind: 'region', index: 2, role: 'base' },
  ])
  const sixteen = checkDiagram({ size: 16 })
  const placements = [{ cell: 'r12c16', digit: 16 }]
  assert.deepEqual(checkStep({ ...step, placements }, sixteen).placements, [
    { cell: 191, digit: 16 },
  ])
})

for (const [change, message] of /** @type {[object, RegExp][]} */ ([
  [{ technique: undefined }, /^technique is undefined, not a string$/],
  [{ eliminations: [] }, /^placements is a list of 0, not a list with what follows/],
  [{ eliminations: {} }, /^eliminations is \{\}, not a list$/],
  [
    { eliminations: [{ cell: 'r10c1', digit: 1 }] },
    /^eliminations\[0\]\.cell is "r10c1", not a cell from r1c1 to r9c9$/,
  ],
  [
    { eliminations: [{ cell: 81, digit: 1 }] },
    /^eliminations\[0\]\.cell is 81, not a whole number/,
  ],
  [{ eliminations: [{ cell: 'r1c1', digit: 0 }] }, /^eliminations\[0\]\.digit is 0, not a whole/],
  [
    { eliminations: [{ cell: 'r9c9', digit: 1 }] },
    /^eliminations\[0\]\.cell is "r9c9", not an open cell of this grid$/,
  ],
  [{ houses: [{ house: 'd4', role: 'base' }] }, /^houses\[0\]\.house is "d4", not a house, such/],
  [{ houses: [{ house: 'r0', role: 'base' }] }, /^houses\[0\]\.house is "r0", not a house/],
  [{ houses: [{ house: 'r1', role: 'roof' }] }, /^houses\[0\]\.role is "roof", not house, base/],
  [{ marks: [{ cell: 0, digit: 1 }] }, /^marks\[0\]\.role is undefined, not pattern, fin,/],
  [{ cells: [{ cells: ['x'], role: 'set' }] }, /^cells\[0\]\.cells\[0\] is "x", not a cell from/],
  [{ chains: [{}] }, /^chains\[0\] is \{\}, not a list$/],
  [{ chains: [[{ digit: 1, cells: [] }]] }, /^chains\[0\]\[0\]\.cells is a list of 0, not/],
  [{ chains: [[{ digit: 1, cells: [0], also: [0] }]] }, /^chains\[0\]\[0\]\.also is 0, not/],
])) {
  test(`a step is refused: ${JSON.stringify(change)}`, () => {
    const diagram = checkDiagram({ givens: empty.givens.with(80, 5) })
    assert.throws(() => checkStep({ ...KITE, ...change }, diagram), { name: 'TypeError', message })
  })
}

test('what is no step at all is refused, and so is a grid that is no square', () => {
  assert.throws(() => readStep('{"technique"', empty), /^TypeError: the step is ".*, not JSON$/)
  assert.throws(() => readStep('7', empty), /^TypeError: the step is 7, not an object$/)
  assert.throws(() => readStep(' '.repeat(100_001), empty), /^TypeError: the length of the step/)
  const oblong = checkDiagram({ size: 4, rows: 2, columns: 4 })
  assert.throws(() => checkStep(KITE, oblong), /^TypeError: the grid of the step is "2×4", not/)
})

test('the words of a step in a diagram, in every language', async () => {
  const roles = /** @type {const} */ (['pattern', 'fin', 'extra', 'on', 'off'])
  const spots = roles.map((role, cell) => ({ cell, digit: 1, role, group: 0 }))
  const diagram = checkDiagram({ spots })
  for (const language of Object.keys(LANGUAGES)) {
    const voice = await voiceFor(language)
    const notes = notesOf(diagram, voice, frameOf(diagram))
    assert.equal(new Set(notes).size, roles.length, language)
    for (const note of [...notes, voice.say('diagram.badStep', { text: 'x' })]) {
      assert.doesNotMatch(note, /[{}]|diagram\./, language)
    }
  }
})
