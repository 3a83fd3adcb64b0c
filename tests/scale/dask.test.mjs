// tests/scale/dask.test.mjs: the program for Dask in core/cli/README.md under a real scheduler and
// real workers, one of which is killed in the middle.
// Needs build/native and Debian's python3-distributed; scripts/test scale provides both.
import assert from 'node:assert/strict'
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { lines, program, shell } from '../cli/program.mjs'
import { Cluster, python } from './cluster.mjs'

const LINES = 1_000_000
const DIES_AT = 12
const folder = mkdtempSync(join(tmpdir(), 'nonet-dask-'))
const cluster = new Cluster(folder)
after(async () => {
  await cluster.stop()
  rmSync(folder, { recursive: true })
})
before(async () => {
  assert.ok(python, 'no Python with Dask (python3-distributed): scripts/setup scale')
  const text = `${lines(LINES, true).join('\n')}\n`
  writeFileSync(join(folder, 'puzzles.txt'), text)
  await cluster.startScheduler()
})

/**
 * Starts a worker with a `nonet` of its own, which notes when a part begins and ends. With `diesAt`,
 * the worker and all that it has started are killed in the middle of that part, counted from 1.
 * @param {string} name @param {number} [diesAt]
 */
function startWorker(name, diesAt = 0) {
  const bin = join(folder, name)
  mkdirSync(bin)
  const script = `#!/bin/sh
    echo begun >>${bin}/log
    if [ "$(grep -c begun ${bin}/log)" = ${diesAt} ]; then
      head -n 100 | ${program} "$@"
      kill -9 0
    fi
    ${program} "$@"
    code=$?
    echo ended >>${bin}/log
    exit $code`
  writeFileSync(join(bin, 'nonet'), script, { mode: 0o755 })
  return cluster.startWorker(bin)
}

/** How many parts a worker has begun and ended. @param {string} name */
function partsOf(name) {
  const file = join(folder, name, 'log')
  const words = existsSync(file) ? readFileSync(file, 'utf8').split('\n') : []
  const count = (/** @type {string} */ word) => words.filter((one) => one === word).length
  return { begun: count('begun'), ended: count('ended') }
}

test('a million lines, two workers, one killed in the middle: the bytes of one process', async () => {
  startWorker('one')
  const dying = startWorker('two', DIES_AT)
  /** How far the first worker is when the second one dies. */
  const atDeath = new Promise((resolve) => {
    dying.on('exit', (_, signal) => resolve({ signal, one: partsOf('one') }))
  })
  const [puzzles, solved] = ['puzzles.txt', 'solved.txt'].map((name) => join(folder, name))
  const ended = await cluster.solve(puzzles, solved)
  assert.equal(ended.code, 0, ended.err)

  const { signal, one } = await atDeath
  assert.equal(signal, 'SIGKILL')
  const two = partsOf('two')
  assert.deepEqual(two, { begun: DIES_AT, ended: DIES_AT - 1 }, 'it died within a part')
  assert.ok(one.ended > 0, 'the other one had done some parts')
  assert.ok(partsOf('one').ended - one.ended > DIES_AT, 'and had many left')

  const whole = await shell(
    `cd ${folder} && nonet solve --number puzzles.txt | cut -f 2 >whole.txt`,
  )
  assert.equal(whole.code, 0, whole.err.slice(0, 1000))
  const [got, expected] = ['solved.txt', 'whole.txt'].map((name) =>
    readFileSync(join(folder, name)),
  )
  assert.equal(expected.toString('latin1').split('\n').length, LINES + 1)
  assert.ok(got.equals(expected), 'the joined result differs')
})
