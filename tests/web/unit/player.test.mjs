// tests/web/unit/player.test.mjs: the player keeps the pace, sends one request for each frame, and adapts its size to
// the worker's speed.
import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { Player } from '../../../web/page/watch/player.js'

/** @type {((now: number) => void) | undefined} */
let onFrame
let now = 0
Object.assign(globalThis, {
  requestAnimationFrame: (/** @type {(now: number) => void} */ callback) => {
    onFrame = callback
    return 1
  },
})
performance.now = () => now

/** More than the steps of a run, or the number that a test needs. */
let cores = 8

/** One frame, and time for the answers. @param {number} [ms] */
async function frame(ms = 16) {
  now += ms
  const callback = onFrame
  onFrame = undefined
  callback?.(now)
  await new Promise((done) => setImmediate(done))
}

/** A fake run, whose position the test sets. */
class Course {
  state = { event: 0 }
  /** @type {{to: number, plot: boolean, tree: boolean}[]} */
  asked = []
  isSlow = false
  /** @param {number} last @param {number} [pace] @param {boolean} [isKnown] */
  constructor(last, pace = 100, isKnown = false) {
    this.last = last
    this.pace = pace
    this.end = isKnown ? last : Number.POSITIVE_INFINITY
  }
  /** @param {number} to @param {{plot: boolean, tree: boolean}} wants */
  async go(to, wants) {
    this.asked.push({ to, ...wants })
    if (this.isSlow) await new Promise(() => {})
    this.state.event = Math.min(to, this.last)
    if (to >= this.last) this.end = this.last
  }
}

/** @param {...Course} courses @returns {{player: Player, drawn: () => number}} */
function playerOf(...courses) {
  let pictures = 0
  const player = new Player(
    () => {
      pictures++
    },
    (reason) => assert.fail(String(reason)),
    cores,
  )
  player.load(/** @type {any} */ (courses))
  return { player, drawn: () => pictures }
}

beforeEach(() => {
  onFrame = undefined
})

test('steps go forth and back, and not past the ends', async () => {
  const course = new Course(3)
  const { player } = playerOf(course)
  await frame()
  for (const by of [1, 1, -1, 1, 1]) {
    player.step(by)
    await frame()
  }
  assert.equal(course.state.event, 3)
  player.step(1)
  await frame()
  assert.equal(player.position, 3)
  player.step(-9)
  await frame()
  assert.equal(player.position, 0)
  assert.equal(course.state.event, 0)
})

test('it plays at the speed that is wished', async () => {
  const course = new Course(1e6)
  const { player } = playerOf(course)
  player.speed = 10
  player.play()
  for (let i = 0; i < 125; i++) await frame(16)
  // Two seconds, and the first step at once.
  assert.ok(Math.abs(course.state.event - 21) <= 1, `${course.state.event}`)
  player.pause()
  for (let i = 0; i < 20; i++) await frame(16)
  assert.ok(Math.abs(course.state.event - 21) <= 1)
  assert.equal(player.isPlaying, false)
})

test('as fast as can be is what the slowest worker does in a frame; never a step back', async () => {
  const [quick, slow] = [new Course(1e9, 1e6), new Course(1e9, 100)]
  const { player } = playerOf(quick, slow)
  await frame()
  player.speed = Number.POSITIVE_INFINITY
  player.play()
  // The first frame began before the press.
  await frame(-5)
  for (let i = 0; i < 50; i++) await frame(16)
  assert.ok(slow.state.event > 50 * 1000 && slow.state.event < 60 * 2000, `${slow.state.event}`)
  assert.equal(quick.state.event, slow.state.event)
  const order = slow.asked.map(({ to }) => to)
  assert.deepEqual(
    order,
    order.toSorted((one, other) => one - other),
  )
  // Only a few of the answers have the tree.
  assert.ok(slow.asked.filter(({ tree }) => tree).length < 12)
})

test('with fewer cores than the runs would fill, each works the less', async () => {
  cores = 2
  const [one, other] = [new Course(1e9, 100), new Course(1e9, 100)]
  const { player } = playerOf(one, other)
  cores = 8
  await frame()
  player.speed = Number.POSITIVE_INFINITY
  player.play()
  await frame(-5)
  for (let i = 0; i < 10; i++) await frame(16)
  const most = Math.max(...one.asked.slice(1).map(({ to }, i) => to - one.asked[i].to))
  assert.equal(most, 700)
})

test('no question is asked before the last one is answered', async () => {
  const course = new Course(1e6)
  const { player } = playerOf(course)
  await frame()
  course.isSlow = true
  player.play()
  for (let i = 0; i < 100; i++) await frame(16)
  assert.equal(course.asked.length, 2)
})

test('to the end: as far as there is one; then it stands, and Play begins anew', async () => {
  const [long, short] = [new Course(5000), new Course(20)]
  const { player } = playerOf(long, short)
  await frame()
  player.toEnd()
  assert.equal(player.isFast, true)
  for (let i = 0; i < 20; i++) await frame(16)
  assert.equal(player.isPlaying, false)
  assert.deepEqual([long.state.event, short.state.event], [5000, 20])
  // The last picture is a whole one.
  assert.deepEqual(long.asked.at(-1), { to: 5000, plot: true, tree: true })
  player.play()
  assert.equal(player.position, 0)
})

test('where no motion is wanted, pictures are few while it plays, and at once when it stands', async () => {
  const { player, drawn } = playerOf(new Course(1e9))
  player.pictureMs = 1000
  player.speed = 1e5
  await frame()
  await frame()
  const before = drawn()
  player.play()
  for (let i = 0; i < 188; i++) await frame(16)
  assert.ok(drawn() - before >= 2 && drawn() - before <= 4, `${drawn() - before}`)
  const playing = drawn()
  player.step(-1)
  await frame()
  await frame()
  assert.ok(drawn() > playing)
})
