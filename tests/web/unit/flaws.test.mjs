// tests/web/unit/flaws.test.mjs: no stored data can hang or break a board.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { digitsOf } from '../../../web/board/digit-sets.js'
import { BoardModel } from '../../../web/board/model.js'
import { COLOURS } from '../../../web/board/puzzle.js'
import { areChanges, areSteps, flawOf, flawOfBoard } from '../../../web/page/shelf/flaws.js'
import { newRecord, puzzleOf } from '../../../web/page/shelf/records.js'

const regions = [0, 0, 0, 1, 0, 1, 1, 1, 2, 2, 2, 3, 2, 3, 3, 3]
const jigsaw = { size: 4, boxRows: 1, boxColumns: 4, regions, givens: [1, ...Array(15).fill(0)] }
const classic = { size: 4, boxRows: 2, boxColumns: 2, givens: Array(16).fill(0) }

/** A puzzle with a board in play, and the changes of its last moves; all as JSON. */
function played(/** @type {any} */ puzzle) {
  const colours = puzzle.givens.map((/** @type {number} */ _, /** @type {number} */ cell) =>
    cell % 2 ? [1, 8] : [],
  )
  const marked = { ...puzzle, corner: puzzle.givens.map(() => [1, 4]), colours }
  const record = newRecord(marked, { caption: 'A', source: 'a.txt' })
  const model = new BoardModel(marked)
  model.set(1, 2)
  model.toggle('centre', [2, 3], 4)
  model.toggle('colours', [4], 8)
  model.answer([1, 2, 3, 4, 3, 4, 1, 2, 2, 1, 4, 3, 4, 3, 2, 1])
  model.undo()
  model.set(2, 3)
  model.undo()
  const snapshot = { ...model.save(), caption: 'A', selected: 2, seconds: 5 }
  const { revision } = model
  model.redo()
  model.set(3, 4)
  model.undo(2)
  const changes = model.since(revision)?.map((change) => ({ ...change, seconds: 6 }))
  return structuredClone({ record, snapshot, changes })
}

/** The first flaw of all three. @param {any} kept */
function flawIn({ record, snapshot, changes }) {
  const flaw = flawOf(record) || flawOfBoard(snapshot, record)
  return flaw || (areChanges(changes, record.puzzle) ? '' : 'changes')
}

/** Uses it as the shelf and the board do. @param {any} kept @returns {string} what went wrong */
function use({ record, snapshot, changes }) {
  new Intl.DateTimeFormat('en').format(record.changed)
  puzzleOf(record)
  const model = snapshot ? BoardModel.restore(snapshot) : new BoardModel(record.puzzle)
  model.replay(changes)
  const isSound = () =>
    model.digits.every((digit, cell) => {
      const layers = /** @type {const} */ (['corner', 'centre', 'colours'])
      return (
        Number.isInteger(digit) &&
        digit >= 0 &&
        digit <= model.size &&
        layers.every((layer) => {
          const most = layer === 'colours' ? COLOURS : model.size
          return digitsOf(model.marks(layer, cell)).every((mark) => mark >= 1 && mark <= most)
        })
      )
    })
  let steps = 0
  while (model.canUndo && steps++ < 1000) {
    model.undo()
    if (!isSound()) return 'a step back'
  }
  while (model.canRedo && steps++ < 1000) {
    model.redo()
    if (!isSound()) return 'a step forth'
  }
  return isSound() && model.digits.length === model.size ** 2 ? '' : 'the board'
}

test('data that a board has saved is valid', () => {
  for (const puzzle of [jigsaw, classic, { ...jigsaw, houses: ['diagonals', 'r1c1r4c2'] }]) {
    const kept = played(puzzle)
    assert.equal(flawIn(kept), '')
    assert.equal(flawIn(JSON.parse(JSON.stringify(kept))), '')
    assert.equal(use(kept), '')
  }
  assert.equal(flawOfBoard(undefined, played(classic).record), '')
})

test('each damage is found and named', () => {
  /** @type {[string, (kept: any) => void][]} */
  const damages = [
    ['corner', ({ snapshot }) => snapshot.marks.corner.fill('\uffff')],
    ['corner', ({ snapshot }) => snapshot.marks.corner.pop()],
    ['corner', ({ snapshot }) => delete snapshot.marks],
    ['centre', ({ snapshot }) => (snapshot.marks.centre[3] = '21')],
    ['colours', ({ snapshot }) => (snapshot.marks.colours[3] = '9')],
    ['selected', ({ snapshot }) => delete snapshot.selected],
    ['selected', ({ snapshot }) => (snapshot.selected = 16)],
    ['answers', ({ snapshot }) => (snapshot.answers = [16])],
    ['steps', ({ snapshot }) => (snapshot.done[0] = { corner: [0, '', '\uffff'] })],
    ['steps', ({ snapshot }) => (snapshot.undone = [{ digits: [0, 0, 5] }])],
    ['steps', ({ snapshot }) => (snapshot.done[0] = { digits: [0, 0] })],
    ['steps', ({ snapshot }) => (snapshot.done[0] = { other: [] })],
    ['givens', ({ snapshot }) => (snapshot.puzzle.givens[5] = 3)],
    ['seconds', ({ snapshot }) => (snapshot.seconds = 'x')],
    ['regions', ({ record }) => (record.puzzle.regions = { length: 16 })],
    ['regions', ({ record }) => (record.puzzle.regions[0] = 3)],
    ['houses', ({ record }) => (record.puzzle.houses = ['r1c1r9c9'])],
    ['houses', ({ record }) => (record.puzzle.houses = 'diagonals')],
    ['houses', ({ snapshot }) => (snapshot.puzzle.houses = ['windows'])],
    ['candidates', ({ record }) => (record.puzzle.candidates = Array(16).fill('1'))],
    ['corner', ({ record }) => (record.puzzle.corner = Array(16).fill([65535]))],
    ['changed', ({ record }) => (record.changed = 1e16)],
    ['created', ({ record }) => (record.created = -1)],
    ['line', ({ record }) => (record.line = 'a.b')],
    ['past', ({ record }) => (record.past = [{ line: 'a' }])],
    ['caption', ({ record }) => (record.caption = 'x'.repeat(7_000_000))],
    ['solved', ({ record }) => (record.solved = 1)],
    ['changes', ({ changes }) => (changes[0] = { step: { centre: [0, '', '\uffff'] } })],
    ['changes', ({ changes }) => (changes[0] = {})],
  ]
  for (const [flaw, damage] of damages) {
    const kept = played(jigsaw)
    damage(kept)
    assert.equal(flawIn(kept), flaw, String(damage))
  }
  const sound = { line: 'a', changed: 1, digits: '1', solved: false, steps: [[1, []]] }
  assert.ok(areSteps(sound))
  for (const wrong of [{ changed: 1e16 }, { steps: [[1]] }, { solved: null }, { line: '' }]) {
    assert.ok(!areSteps({ ...sound, ...wrong }))
  }
})

test('of thousands of records with one or two parts changed, no harmful one is accepted', () => {
  let seed = 11
  const random = (/** @type {number} */ below) => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return Math.floor((seed / 2 ** 32) * below)
  }
  const JUNK = [
    null,
    undefined,
    true,
    -1,
    0,
    1,
    2,
    5,
    1.5,
    16,
    1e16,
    Number.NaN,
    Number.MAX_VALUE,
  ].concat(
    /** @type {any[]} */ ([
      '',
      '1',
      '14',
      '9',
      ':',
      '\uffff',
      '\0',
      'x'.repeat(70_000),
      [],
      [0],
      {},
    ]),
    /** @type {any[]} */ ([{ length: 16 }, { length: 1e9 }, [[1]], [[65535]], [0, '', '\uffff']]),
  )
  let refused = 0
  const MUTANTS = 4000
  for (let mutant = 0; mutant < MUTANTS; mutant++) {
    const kept = /** @type {any} */ (played(mutant % 2 ? jigsaw : classic))
    for (let count = 1 + random(2); count > 0; count--) {
      let place = kept
      let name = ['record', 'snapshot', 'changes'][random(3)]
      while (Object(place[name]) === place[name] && random(8)) {
        const names = Object.keys(place[name])
        if (!names.length) break
        place = place[name]
        name = names[random(names.length)]
      }
      if (random(6)) place[name] = JUNK[random(JUNK.length)]
      else delete place[name]
    }
    const flaw = flawIn(kept)
    assert.equal(typeof flaw, 'string')
    if (flaw) refused++
    else assert.equal(use(kept), '', JSON.stringify(kept))
  }
  assert.ok(refused > MUTANTS / 2, `${refused} refused`)
})
