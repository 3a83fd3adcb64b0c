// tests/web/unit/many.test.mjs: many puzzles at once: the pool with fake workers, the tally, the answers in order.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import '../english.mjs'
import { NonetError } from '../../../web/client/client.js'
import { Pool, workerCount } from '../../../web/client/pool.js'
import { StoredAnswers } from '../../../web/page/many/stored-answers.js'
import { Tally } from '../../../web/page/many/tally.js'

/** @typedef {import('nonet-wasm').Block} Block */
/** @typedef {import('nonet-wasm').SolveBlockReport} SolveBlockReport */

const pause = (ms = 0) => new Promise((done) => setTimeout(done, ms))

/** A report on `count` puzzles from `skip` on. @param {number} skip @param {number} count */
function reportOf(skip, count, outcome = 1, us = 10) {
  const cells = Array.from({ length: count }, (_, i) => `p,s${skip + i}\n`)
  return /** @type {SolveBlockReport} */ ({
    next: skip + count,
    lines: Uint32Array.from(cells, (_, i) => skip + i + 1),
    outcomes: new Uint8Array(count).fill(outcome),
    guesses: new Float64Array(count),
    microseconds: new Float64Array(count).fill(us),
    cells: new TextEncoder().encode(cells.join('')),
  })
}

/** Clients that read each part as a block of ten puzzles and solve five at a time. */
class FakeClients {
  running = 0
  most = 0
  started = 0
  warmed = 0
  closed = 0
  /** @type {number[]} the number of unsolved blocks at each reading of a part */
  ahead = []
  read = 0
  solved = 0
  /** @type {(call: number) => void} may throw */
  onSolve = () => {}
  calls = 0
  make = () => {
    this.started++
    let isClosed = false
    return /** @type {any} */ ({
      warm: () => {
        this.warmed++
      },
      readBlocks: async (/** @type {Uint8Array} */ bytes) => {
        await pause()
        this.ahead.push(this.read++ - this.solved)
        return { format: 'line', blocks: [{ bytes: bytes.slice(0, 1), count: 10, unreadable: [] }] }
      },
      solveBlock: async (
        /** @type {Uint8Array} */ _,
        /** @type {{skip: number}} */ { skip },
        /** @type {{signal: AbortSignal}} */ { signal },
      ) => {
        assert.ok(!isClosed, 'a closed client would start a worker again')
        this.most = Math.max(this.most, ++this.running)
        await pause(2)
        this.running--
        signal.throwIfAborted()
        if (isClosed) throw new DOMException('closed', 'AbortError')
        this.onSolve(++this.calls)
        if (skip === 5) this.solved++
        return reportOf(skip, 5)
      },
      close: () => {
        isClosed = true
        this.closed++
      },
    })
  }
}

/** @param {FakeClients} clients @param {number} parts */
async function run(clients, parts, signal = new AbortController().signal) {
  const pool = new Pool(3, clients.make)
  try {
    return await runIn(pool, parts, signal)
  } finally {
    pool.close()
  }
}

/** @param {Pool} pool @param {number} parts */
async function runIn(pool, parts, signal = new AbortController().signal) {
  /** @type {Record<number, number>} number of puzzles reported for each block */
  const told = {}
  /** @type {number[]} */
  const closed = []
  await pool.solve(new Blob(['x'.repeat((1 << 19) * (parts - 1) + 1)]), {
    signal,
    onRead: () => {},
    onSolved: (index, _, { outcomes }) => {
      told[index] = (told[index] ?? 0) + outcomes.length
    },
    onBlock: (index) => closed.push(index),
  })
  return { told, closed }
}

test('all blocks are reported as a whole, by several workers, with few in flight', async () => {
  const clients = new FakeClients()
  const { told, closed } = await run(clients, 30)
  assert.deepEqual(Object.values(told), Array(30).fill(10))
  assert.deepEqual(
    closed.sort((a, b) => a - b),
    Array.from({ length: 30 }, (_, i) => i),
  )
  assert.equal(clients.most, 3)
  // Six blocks may be open; one waits to become so, and one more may have been read meanwhile.
  assert.ok(Math.max(...clients.ahead) <= 8, String(clients.ahead))
  assert.equal(clients.started, 4, 'one that reads, three that solve')
})

test('a block is repeated after the first crash; the second ends the run', async () => {
  const clients = new FakeClients()
  clients.onSolve = (call) => {
    if (call === 4) throw new NonetError('solver-crashed')
  }
  const { told } = await run(clients, 5)
  assert.deepEqual(Object.values(told), Array(5).fill(10))

  const always = new FakeClients()
  always.onSolve = (call) => {
    if (call > 6) throw new NonetError('solver-crashed')
  }
  await assert.rejects(run(always, 20), { key: 'solver-crashed' })
  assert.equal(always.closed, always.started)
  const { calls } = always
  await pause(30)
  assert.equal(always.calls, calls, 'nothing goes on')
})

test('cancelled: the reason comes back, all workers end, nothing goes on', async () => {
  const clients = new FakeClients()
  const controller = new AbortController()
  const running = run(clients, 50, controller.signal)
  await pause(20)
  controller.abort()
  await assert.rejects(running, { name: 'AbortError' })
  assert.equal(clients.closed, clients.started)
  const { calls, read } = clients
  await pause(30)
  assert.deepEqual([clients.calls, clients.read], [calls, read])
})

test('workers are started once, before the first run, and wait for the next; until it is closed', async () => {
  const clients = new FakeClients()
  const pool = new Pool(3, clients.make)
  pool.warm()
  assert.deepEqual([clients.started, clients.warmed], [4, 4])
  await runIn(pool, 5)
  await runIn(pool, 5)
  pool.warm()
  assert.deepEqual([clients.started, clients.closed], [4, 0])
  // Two runs at once do not share any.
  await Promise.all([runIn(pool, 5), runIn(pool, 5)])
  assert.deepEqual([clients.started, clients.closed], [8, 4])
  pool.close()
  assert.deepEqual([clients.started, clients.closed], [8, 8])
})

test('workers end after a minute without use', async (t) => {
  t.mock.timers.enable({ apis: ['setTimeout'] })
  const clients = new FakeClients()
  new Pool(2, clients.make).warm()
  t.mock.timers.tick(59_000)
  assert.equal(clients.closed, 0)
  t.mock.timers.tick(2_000)
  assert.equal(clients.closed, 3)
})

test('a file that vanishes is an error of its own', async () => {
  const clients = new FakeClients()
  const blob = { size: 10, slice: () => ({ arrayBuffer: () => Promise.reject(new Error('gone')) }) }
  await assert.rejects(
    new Pool(1, clients.make).solve(/** @type {any} */ (blob), {
      signal: new AbortController().signal,
      onRead: () => {},
      onSolved: () => {},
      onBlock: () => {},
    }),
    { key: 'file-unreadable' },
  )
  assert.equal(clients.closed, clients.started)
})

test('tally: counters, bins and percentiles, whatever the order', () => {
  const tally = new Tally()
  tally.add(reportOf(0, 90, 1, 20), 10)
  tally.add(reportOf(0, 9, 0, 1000), 20)
  tally.add(reportOf(0, 1, 3, 50_000), 30)
  assert.equal(tally.solved, 100)
  assert.deepEqual(tally.counts, { none: 9, one: 90, several: 0, givenUp: 1 })
  assert.deepEqual(tally.guesses, [100])
  assert.deepEqual(tally.lines.none, [1, 2, 3, 4, 5, 6, 7, 8, 9])
  assert.deepEqual(tally.lines.givenUp, [1])
  const half = tally.timeOf(0.5)
  assert.ok(half >= 20 && half < 24, String(half))
  const most = tally.timeOf(0.99)
  assert.ok(most >= 1000 && most < 1200, String(most))
  assert.equal(tally.timeOf(1), 50_000)
  assert.equal(tally.octaves[4], 90, '16 to 32 µs')
})

test('tally: guesses go into powers of two', () => {
  const tally = new Tally()
  const report = reportOf(0, 8)
  report.guesses.set([0, 1, 2, 3, 4, 7, 8, 1000])
  tally.add(report, 1)
  assert.deepEqual(tally.guesses, [1, 1, 2, 2, 1, 0, 0, 0, 0, 0, 1])
})

test('tally: however long a run, its course has at most 120 spans and loses no puzzle', () => {
  const tally = new Tally()
  for (let minute = 0; minute < 600; minute++) tally.add(reportOf(0, 60), minute * 60_000)
  const elapsed = 600 * 60_000
  const rates = tally.rates(elapsed)
  assert.ok(rates.length <= 120 && rates.length > 50, String(rates.length))
  assert.ok(
    rates.every((rate) => Math.abs(rate - 1) < 0.2),
    String(rates),
  )
})

test('tally: of thousands of unreadable lines, a hundred are kept', () => {
  const tally = new Tally()
  const error = { key: 'too-few-cells', line: 1, column: 1, text: '', found: 1, expected: 81 }
  tally.addUnreadable(Array.from({ length: 80 }, () => ({ after: 0, error })))
  tally.addUnreadable(Array.from({ length: 5000 }, () => ({ after: 0, error })))
  assert.equal(tally.unreadable, 5080)
  assert.equal(tally.errors.length, 100)
})

test('answers: however many, all of them come out again, and most are not in memory', async (t) => {
  const answers = new StoredAnswers()
  const block = { bytes: new Uint8Array(), count: 20_000, unreadable: [] }
  const report = reportOf(0, block.count)
  const made = t.mock.method(globalThis, 'Blob')
  const each = report.cells.length + report.lines.length * 21
  for (let index = 0; index < 100; index++) {
    answers.add(index, block, report)
    answers.close(index, block)
  }
  const megabytes = Math.floor(100 / Math.ceil((1 << 20) / each))
  assert.equal(made.mock.callCount(), megabytes - 32)
  made.mock.restore()
  const table = (await (await answers.table()).text()).trimEnd().split('\n')
  assert.equal(table.length, 1 + 100 * block.count)
  assert.equal(table[20_000], '20000,p,s19999,one,0,10.0,')
  assert.equal(table[1 + 99 * block.count], '1,p,s0,one,0,10.0,')
})

test('answers: in the order of the text, though blocks and reports come as they like', async () => {
  const answers = new StoredAnswers()
  const error = (/** @type {number} */ line) => ({
    key: 'bad-character',
    line,
    column: 3,
    text: '"',
    found: 0,
    expected: 0,
  })
  const blockOf = (/** @type {number} */ count, /** @type {[number, number][]} */ failures) => ({
    bytes: new Uint8Array(),
    count,
    unreadable: failures.map(([after, line]) => ({ after, error: error(line) })),
  })
  const first = blockOf(3, [[0, 7]])
  const second = blockOf(4, [
    [3, 8],
    [3, 9],
    [4, 10],
  ])
  const third = blockOf(9, [
    [1, 11],
    [5, 12],
  ])
  answers.add(1, second, reportOf(0, 2))
  answers.add(0, first, reportOf(0, 3))
  answers.add(1, second, reportOf(2, 2))
  assert.equal(answers.close(1, second).length, 3)
  answers.add(2, third, reportOf(0, 1))
  answers.close(0, first)
  // Cancelled: of the third block one puzzle is solved, and one failure comes before the next.
  assert.deepEqual(
    answers.closeRest().map((each) => each.error.line),
    [11],
  )
  const table = await (await answers.table()).text()
  const [head, ...rows] = table.trimEnd().split('\n')
  assert.equal(head, 'line,puzzle,solution,outcome,guesses,microseconds,note')
  const unreadable = (/** @type {number} */ line) =>
    new RegExp(`^${line},,,unreadable,,,"Line ${line}, column 3: The character “""” is .*"$`)
  assert.match(rows[0], unreadable(7))
  assert.deepEqual(
    rows.map((row) => row.split(',', 3).join(' ')),
    '7  |1 p s0|2 p s1|3 p s2|1 p s0|2 p s1|3 p s2|8  |9  |4 p s3|10  |1 p s0|11  '.split('|'),
  )
  const lines = await (await answers.solutions(({ line }) => String(line))).text()
  assert.deepEqual(
    lines.split('\n').map((line) => line.slice(0, 8)),
    '# Line 7|s0|s1|s2|s0|s1|s2|# Line 8|# Line 9|s3|# Line 1|s0|# Line 1|'.split('|'),
  )
  assert.match(lines, /The character “"” is/)
})

test('a worker a core, at least one and at most eight', () => {
  const before = Object.getOwnPropertyDescriptor(globalThis, 'navigator')
  try {
    for (const [hardwareConcurrency, expected] of [
      [undefined, 1],
      [0, 1],
      [4, 4],
      [64, 8],
    ]) {
      const value = { hardwareConcurrency }
      Object.defineProperty(globalThis, 'navigator', { value, configurable: true })
      assert.equal(workerCount(), expected, `${hardwareConcurrency} cores`)
    }
  } finally {
    if (before) Object.defineProperty(globalThis, 'navigator', before)
    else Reflect.deleteProperty(globalThis, 'navigator')
  }
})
