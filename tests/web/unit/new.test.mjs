// tests/web/unit/new.test.mjs: the wishes of new puzzles, their names, and the pool that is filled at rest.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { newSeed } from '../../../web/client/generate-client.js'
import { GRADES } from '../../../web/page/grades.js'
import { missingIn, PuzzlePool } from '../../../web/page/new/pool.js'
import { areSame, captionOf, kindOf, quickWishes } from '../../../web/page/new/wishes.js'
import { flawOf } from '../../../web/page/shelf/flaws.js'
import { newRecord } from '../../../web/page/shelf/records.js'

/** @typedef {import('../../../web/page/shelf/store.js').Pooled} Pooled */
/** @typedef {import('../../../web/page/new/wishes.js').Wishes} Wishes */

const puzzle = { size: 4, boxRows: 2, boxColumns: 2, givens: [1, ...new Array(15).fill(0)] }
const say = (/** @type {string} */ path, /** @type {object} */ values = {}) =>
  [path, ...Object.values(values)].join(' ')

/** The part of the shelf that the pool uses. */
class Memory {
  /** @type {Pooled[]} */
  pool = []

  async changePool(/** @type {(pool: Pooled[]) => Pooled[]} */ change) {
    this.pool = change(this.pool)
  }
}

/** Makes everything at once, and counts. @param {{fits?: boolean}} [how] */
function maker({ fits = true } = {}) {
  const client = {
    made: /** @type {Wishes[]} */ ([]),
    closed: 0,
    async generate(/** @type {Wishes} */ wishes, /** @type {any} */ { seed = newSeed(), signal }) {
      signal.throwIfAborted()
      client.made.push(wishes)
      return { seed, number: 1, puzzle, solution: [], fits, attempts: 1 }
    },
    close() {
      client.closed++
    },
  }
  return client
}

const atOnce = async () => {}
const never = new AbortController().signal

test('the same wishes are the same in any order', () => {
  assert.ok(areSame({ grade: 'easy', minimal: true }, { minimal: true, grade: 'easy' }))
  assert.ok(!areSame({ grade: 'easy' }, { grade: 'easy', minimal: true }))
  assert.ok(!areSame({ needs: ['x-wing', 'aic'] }, { needs: ['x-wing'] }))
})

test('a puzzle is named by what was wished, and by its seed', () => {
  assert.equal(kindOf({ grade: 'hard' }, say), 'grades.hard')
  assert.equal(kindOf({}, say), 'shelf.unnamed 9×9')
  assert.equal(kindOf({ grade: 'easy', size: 6 }, say), 'grades.easy · shelf.size 6×6')
  assert.equal(kindOf({ needs: ['x-wing'], jigsaw: true }, say), 'techniques.x-wing · new.jigsaw 9')
  const x = /** @type {import('nonet-generate-wasm').Wishes} */ ({ houses: ['diagonals'] })
  assert.equal(kindOf({ ...x, grade: 'easy' }, say), 'grades.easy · new.x 9')
  assert.equal(kindOf({ ...x, size: 6 }, say), 'new.x 6')
  assert.equal(kindOf({ houses: ['windows'] }, say), 'new.windoku 9')
  assert.equal(kindOf({ houses: ['groups'] }, say), 'shelf.size 9×9')
  const made = { seed: 'abc', number: 1, fits: true }
  assert.equal(captionOf(made, { grade: 'hard' }, say), 'grades.hard · abc')
  assert.equal(captionOf({ ...made, number: 3 }, { grade: 'hard' }, say), 'grades.hard · abc 3')
})

test('a puzzle that is not as wished is not named by the wishes', () => {
  const made = { seed: 'abc', number: 1, fits: false }
  assert.equal(captionOf(made, { grade: 'hard', size: 6 }, say), 'shelf.size 6×6 · abc')
})

test('seeds are easily typed, and differ', () => {
  const seeds = Array.from({ length: 200 }, newSeed)
  for (const seed of seeds) assert.match(seed, /^[a-hjkmnp-z2-9]{6}$/)
  assert.ok(new Set(seeds).size > 195)
})

test('the pool gets two puzzles of each grade, the rarest kind first', async () => {
  const store = new Memory()
  const client = maker()
  await new PuzzlePool(store, atOnce).fill(client, never, atOnce)
  assert.equal(store.pool.length, 2 * GRADES.length)
  assert.equal(missingIn(store.pool), undefined)
  // One of each before the second of any.
  assert.deepEqual(client.made.slice(0, GRADES.length), GRADES.map(quickWishes))
  assert.equal(client.closed, 1)
  assert.equal(new Set(store.pool.map(({ made }) => made.seed)).size, store.pool.length)
})

test('what is taken out of the pool is gone, and made again', async () => {
  const store = new Memory()
  const pool = new PuzzlePool(store, atOnce)
  await pool.fill(maker(), never, atOnce)
  const wishes = quickWishes('hard')
  const [first, second] = [await pool.take(wishes), await pool.take(wishes)]
  assert.ok(first && second && first.made.seed !== second.made.seed)
  assert.equal(await pool.take(wishes), undefined)
  assert.equal(await pool.take({ size: 16 }), undefined)
  assert.ok(areSame(missingIn(store.pool) ?? {}, wishes))
  const client = maker()
  await pool.fill(client, never, atOnce)
  assert.deepEqual(client.made, [wishes, wishes])
})

test('what the pool has is known: a puzzle is there before the database has answered', async () => {
  const store = new Memory()
  const wishes = quickWishes('easy')
  await new PuzzlePool(store, atOnce).fill(maker(), never, atOnce)
  const pool = new PuzzlePool(store, atOnce)
  await pool.fill(maker(), never, atOnce)
  store.changePool = () => new Promise(() => {})
  assert.ok(await pool.take(wishes))
  // Nothing is known before it is read.
  const failing = { changePool: () => Promise.reject(new Error('no database')) }
  await assert.rejects(new PuzzlePool(failing, atOnce).take(wishes), { message: 'no database' })
})

test('two tabs do not take the same puzzle', async () => {
  const store = new Memory()
  const tabs = [new PuzzlePool(store, atOnce), new PuzzlePool(store, atOnce)]
  for (const tab of tabs) await tab.fill(maker(), never, atOnce)
  const taken = []
  for (const tab of tabs) {
    taken.push(await tab.take(quickWishes('easy')))
    await new Promise((resolve) => setTimeout(resolve, 50))
  }
  assert.ok(taken[0] && taken[1] && taken[0].made.seed !== taken[1].made.seed)
})

test('the pool is left alone once the page is hidden, or when nothing fits', async () => {
  const stop = new AbortController()
  const [store, client] = [new Memory(), maker()]
  let rests = 0
  const rest = async () => {
    if (++rests === 3) stop.abort()
  }
  const pool = new PuzzlePool(store, atOnce)
  await assert.rejects(pool.fill(client, stop.signal, rest), { name: 'AbortError' })
  assert.equal(store.pool.length, 2)
  assert.equal(client.closed, 1)
  const unfit = maker({ fits: false })
  await pool.fill(unfit, never, atOnce)
  assert.equal(unfit.made.length, 1)
  assert.equal(store.pool.length, 2)
})

test('an entry of the pool that is no puzzle is not taken', async () => {
  const store = new Memory()
  const made = { wishes: quickWishes('easy'), seed: 'a', number: 1 }
  store.pool = [{ made, puzzle: /** @type {any} */ ({ size: 4 }) }]
  assert.equal(await new PuzzlePool(store, atOnce).take(made.wishes), undefined)
  assert.equal(store.pool.length, 0)
})

test('a record keeps what its puzzle was made from; others have no such member', () => {
  const made = { wishes: quickWishes('easy'), seed: 'abc', number: 1 }
  const record = newRecord(puzzle, { caption: '', source: '', made })
  assert.equal(flawOf(record), '')
  assert.deepEqual(JSON.parse(JSON.stringify(record)).made, made)
  assert.ok(!('made' in newRecord(puzzle, { caption: '', source: '' })))
  for (const flaw of [
    null,
    7,
    {},
    { ...made, seed: 7 },
    { ...made, number: 0 },
    { ...made, wishes: null },
  ]) {
    assert.equal(flawOf({ ...record, made: flaw }), 'made')
  }
})
