// tests/web/unit/shelf.test.mjs: the records and the journal of the shelf, with a storage that a test can observe,
// break and stop at any write.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { History } from '../../../web/board/history.js'
import { keyOf } from '../../../web/board/puzzle.js'
import { Autosave } from '../../../web/page/shelf/autosave.js'
import { flawOf } from '../../../web/page/shelf/flaws.js'
import { Journal } from '../../../web/page/shelf/journal.js'
import {
  isIncluded,
  newRecord,
  progressOf,
  puzzleOf,
  resolve,
  withNewLine,
} from '../../../web/page/shelf/records.js'

const shape = { size: 4, boxRows: 2, boxColumns: 2 }
const puzzle = { ...shape, givens: [1, ...new Array(15).fill(0)] }
const origin = { caption: 'A', source: '' }
/** @param {object} [changes] */
const record = (changes = {}) => ({ ...newRecord(puzzle, origin), ...changes })

/** A Storage that counts its writes and stops after a given number: the tab was killed. */
class Memory {
  /** @type {Map<string, string>} */
  texts = new Map()
  left = Number.POSITIVE_INFINITY
  isFull = false

  getItem(/** @type {string} */ key) {
    return this.texts.get(key) ?? null
  }
  /** @param {string} key @param {string} text */
  setItem(key, text) {
    if (this.isFull) throw new Error('full')
    if (this.left-- > 0) this.texts.set(key, text)
  }
  removeItem(/** @type {string} */ key) {
    if (this.left-- > 0) this.texts.delete(key)
  }
  get keys() {
    return [...this.texts.keys()]
  }
}

/** @param {Memory} memory */
function storageOf(memory) {
  // Object.keys() of a real Storage returns the keys of its texts.
  return /** @type {any} */ (
    new Proxy(memory, {
      ownKeys: () => memory.keys,
      getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
      get: (target, name) => {
        const value = Reflect.get(target, name)
        return typeof value === 'function' ? value.bind(target) : value
      },
    })
  )
}

/** @param {Memory} memory */
const journalOn = (memory) =>
  new Journal(
    () => storageOf(memory),
    () => storageOf(new Memory()),
  )

test('the same puzzle has the same key, however its boxes are told', () => {
  const regions = [0, 0, 1, 1, 0, 0, 1, 1, 2, 2, 3, 3, 2, 2, 3, 3]
  assert.equal(keyOf(puzzle), keyOf({ ...puzzle, regions, boxRows: 1, boxColumns: 4 }))
  assert.notEqual(keyOf(puzzle), keyOf({ ...puzzle, boxRows: 1, boxColumns: 4 }))
  assert.notEqual(keyOf(puzzle), keyOf({ ...puzzle, entries: [0, 2, ...new Array(14).fill(0)] }))
  assert.equal(keyOf({ ...shape, givens: new Array(16).fill(0) }), '')
})

test('progress counts the cells that are not given', () => {
  const played = record({ digits: '12..............' })
  assert.deepEqual(progressOf(played), { done: 1, total: 15 })
  assert.deepEqual(puzzleOf(played).entries?.slice(0, 3), [0, 2, 0])
})

test('a record tells which part of it makes no sense', () => {
  assert.equal(flawOf(record()), '')
  for (const [flaw, changes] of /** @type {[string, object][]} */ ([
    ['id', { id: '../x' }],
    ['caption', { caption: 7 }],
    ['changed', { changed: Number.NaN }],
    ['past', { past: null }],
    ['size', { puzzle: { ...puzzle, size: 65 } }],
    ['boxes', { puzzle: { ...puzzle, boxRows: 3 } }],
    ['givens', { puzzle: { ...puzzle, givens: [1, 2] } }],
    ['givens', { puzzle: { ...puzzle, givens: puzzle.givens.map(() => 'x') } }],
    ['regions', { puzzle: { ...puzzle, regions: [1] } }],
    ['digits', { digits: '2...............' }],
    ['digits', { digits: '1' }],
  ])) {
    assert.equal(flawOf(record(changes)), flaw)
  }
  for (const nothing of [undefined, null, 7, 'x', [], {}]) assert.notEqual(flawOf(nothing), '')
})

test('a history includes those that it went on from, up to where it did', () => {
  const first = record({ changed: 10 })
  const second = { ...withNewLine(first), changed: 20 }
  assert.ok(isIncluded(first, second))
  assert.ok(isIncluded({ ...first, changed: 5 }, second))
  assert.ok(!isIncluded({ ...first, changed: 15 }, second))
  assert.ok(!isIncluded(second, first))
  // Opened many times without a change, it still has its past lineages.
  let later = second
  for (let opening = 0; opening < 50; opening++) later = withNewLine(later)
  assert.ok(isIncluded(first, { ...later, changed: 30 }))
})

test('the latest state wins, and steps are only added to what they follow', () => {
  const snapshot = /** @type {any} */ ({ revision: 5 })
  const kept = { record: record({ line: 'a', changed: 10, revision: 5 }), snapshot }
  const steps = /** @type {any} */ ({
    line: 'a',
    changed: 30,
    digits: 'x',
    solved: false,
    steps: [
      [4, ['old']],
      [5, ['held']],
      [6, ['new']],
      [8, ['newer', 'newest']],
    ],
  })
  const found = resolve([kept], [steps])
  assert.deepEqual(found?.changes, ['new', 'newer', 'newest'])
  assert.equal(found?.record.changed, 30)
  assert.equal(found?.isStray, false)

  const other = { ...kept, record: { ...kept.record, line: 'b', changed: 40 } }
  assert.equal(resolve([kept, other], [steps])?.record.line, 'b')
  const stray = resolve([{ ...other, record: { ...other.record, changed: 20 } }], [steps])
  assert.deepEqual([stray?.isStray, stray?.changes], [true, []])
  assert.equal(resolve([undefined], [steps]), undefined)
})

test('what makes no sense is put aside and reported, not deleted', () => {
  for (const text of ['', '{', 'null', '[]', '{"record":{"id":"q"}}', '"x"'].filter(Boolean)) {
    const memory = new Memory()
    const journal = journalOn(memory)
    let reported = 0
    journal.onDamage = () => reported++
    memory.texts.set('nonet.whole.q.l', text)
    memory.texts.set('nonet.steps.q.l', text)
    assert.deepEqual(journal.read('q'), [{ line: 'l', whole: undefined, steps: undefined }])
    assert.equal(reported, 2)
    assert.deepEqual(journal.read('q'), [])
    assert.deepEqual(Object.values(journal.aside), [text, text])
  }
})

test('a storage that refuses everything does no harm', () => {
  const refuse = () => {
    throw new Error('refused')
  }
  const journal = new Journal(refuse, refuse)
  assert.equal(journal.current, '')
  journal.current = 'x'
  assert.equal(journal.writeWhole({ record: record(), snapshot: undefined }), false)
  assert.deepEqual([journal.ids, journal.read('x'), journal.aside], [[], [], {}])
  journal.clear('x')
  journal.setAside('x')
})

const empty = { ...shape, givens: new Array(16).fill(0) }

/** A board of one number, saved like the element's. */
class Counter extends EventTarget {
  history = new History((step, isForth) => {
    const [, before, after] = /** @type {number[]} */ (step.digits)
    this.value = String(isForth ? after : before).padEnd(16, '.')
  })
  value = '1'.padEnd(16, '.')
  caption = ''
  data = empty

  move() {
    const number = Number.parseInt(this.value, 10)
    this.history.take({ digits: [0, number, (number % 4) + 1] })
    this.dispatchEvent(new Event('nonet-input'))
  }
  undo() {
    if (this.history.undo()) this.dispatchEvent(new Event('nonet-input'))
  }
  save() {
    const none = new Array(16).fill('')
    const marks = { corner: none, centre: none, colours: none }
    const bare = { puzzle: empty, answers: [], marks, selected: 0 }
    return { ...this.history.save(), ...bare, value: this.value }
  }
  changesSince(/** @type {number} */ revision) {
    const changes = this.history.since(revision)
    return changes && { revision: this.history.revision, changes }
  }
  /** @param {any} saved @param {any} changes */
  restore(saved, changes) {
    this.history.restore(saved)
    this.value = saved.value
    this.history.replay(changes)
  }
}

/** @param {Counter} board */
const stateOf = ({ value, history }) => `${value} after ${history.done.length}`

test('cut off after any write, the journal and the shelf lead back to the last move written', async () => {
  let seed = 7
  const random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0
    return seed / 2 ** 32
  }
  for (let run = 0; run < 400; run++) {
    const memory = new Memory()
    const journal = journalOn(memory)
    /** @type {any} what the shelf holds */
    let kept
    const store = {
      async keep(/** @type {any} */ one) {
        // Some commits fail, some arrive after the tab was killed.
        if (random() < 0.2) throw new Error('busy')
        if (memory.left > 0) kept = structuredClone(one)
        return /** @type {const} */ ('')
      },
    }
    const board = new Counter()
    const ears = { kept() {}, failed() {} }
    const autosave = new Autosave(/** @type {any} */ (board), journal, store, ears)
    autosave.begin(newRecord({ ...empty, entries: [1, ...empty.givens.slice(1)] }, origin))
    await autosave.flush()
    memory.left = Math.floor(random() * 40)
    let last = stateOf(board)
    while (memory.left > 0) {
      if (random() < 0.3) board.undo()
      else board.move()
      last = stateOf(board)
      if (random() < 0.2) await autosave.flush()
      if (random() < 0.1) autosave.leavePage()
    }
    autosave.leave()

    memory.left = Number.POSITIVE_INFINITY
    const [id] = journal.ids
    const logged = journal.read(id)
    const found = resolve(
      [...logged.map(({ whole }) => whole), kept],
      logged.map(({ steps }) => steps),
    )
    const back = new Counter()
    back.restore(found?.snapshot, found?.changes)
    assert.equal(found?.isStray, false)
    assert.equal(stateOf(back), last, `run ${run}`)
  }
})
