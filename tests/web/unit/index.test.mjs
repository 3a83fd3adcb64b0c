// tests/web/unit/index.test.mjs: the solver as plain functions, in Node, with the built script and module: it runs in
// Node's own thread, in slices, and keeps no process alive.
import assert from 'node:assert/strict'
import { execFile } from 'node:child_process'
import { test } from 'node:test'
import { promisify } from 'node:util'
import * as nonet from '../../../web/client/index.node.js'
import { solverPlaces } from '../dist.mjs'
import { PROPER } from '../puzzles.mjs'

const places = solverPlaces()
nonet.configure(places)

test('a text is as good as a puzzle', async () => {
  const { count, solutions } = await nonet.solve(PROPER.givens)
  assert.equal(count, 1)
  assert.equal(solutions[0].join(''), PROPER.solution)
  const { entries } = await nonet.read(PROPER.givens)
  assert.deepEqual(await nonet.solve(entries[0].puzzle ?? ''), await nonet.solve(PROPER.givens))
  assert.equal((await nonet.validate(PROPER.givens)).solutions, 'one')
  assert.equal((await nonet.count('.'.repeat(16), 1000)).count, 288)
  assert.equal((await nonet.count('.'.repeat(16))).count, 288)
  assert.equal(await nonet.write(PROPER.givens, 'line'), `${PROPER.givens}\n`)
  const { candidates } = await nonet.candidates(PROPER.givens)
  assert.deepEqual(
    candidates,
    [...PROPER.solution].map((digit) => [Number(digit)]),
  )
  assert.ok((await nonet.formats()).some(({ key }) => key === 'line'))
  assert.match(await nonet.version(), /^\d+\.\d+\.\d+/)
  assert.equal(nonet.sharedClient().place, 'page')
})

test('unreadable and invalid arguments are reported', async () => {
  await assert.rejects(nonet.solve('hello'), { name: 'NonetError', key: 'unknown-format' })
  await assert.rejects(nonet.count(''), { key: 'empty-text' })
  await assert.rejects(nonet.validate('53x'), (reason) => reason instanceof nonet.NonetError)
  await assert.rejects(nonet.solve(/** @type {any} */ (null)), { key: 'bad-boxes' })
  await assert.rejects(nonet.solve(PROPER.givens, { limit: -1 }), { key: 'bad-argument' })
  await assert.rejects(nonet.read(/** @type {any} */ (5)), { key: 'bad-argument' })
  await assert.rejects(nonet.write(PROPER.givens, 'nothing'), { key: 'unknown-format-name' })
  const none = /** @type {any} */ (null)
  assert.equal((await nonet.solve(PROPER.givens, none)).count, 1)
  // The solver still works.
  assert.equal((await nonet.solve(PROPER.givens)).count, 1)
})

test('a search that never ends leaves the event loop alone, tells how far it is, and is cancelled', async () => {
  const endless = '.'.repeat(625)
  const controller = new AbortController()
  let told = 0
  let ticks = 0
  const timer = setInterval(() => {
    if (++ticks >= 20 && told >= 2) controller.abort()
  }, 1)
  const { signal } = controller
  await assert.rejects(nonet.count(endless, 1_000_000, { signal, onProgress: () => told++ }), {
    name: 'AbortError',
  })
  clearInterval(timer)
})

test('importing starts nothing; a process ends by itself after the last answer', async () => {
  const index = new URL('../../../web/client/index.node.js', import.meta.url).href
  const program = `
    const started = () => process.getActiveResourcesInfo().length
    const before = started()
    const nonet = await import('${index}')
    // The loader has put away the last file that it read.
    await new Promise((done) => setTimeout(done, 50))
    console.log(started() - before)
    nonet.configure(${JSON.stringify(places)})
    console.log((await nonet.solve('${PROPER.givens}')).solutions[0].join(''))`
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module', '--eval', program],
    { timeout: 20_000 },
  )
  assert.equal(stdout, `0\n${PROPER.solution}\n`)
})
