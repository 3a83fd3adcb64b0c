// tests/web/deep/frame.test.mjs: what a careless or hostile host does to the frame, and what it costs.
import assert from 'node:assert/strict'
import { FLOODS, floodFrame, HOST_PAGES, hear, heard, say, withFrame } from '../frame-host.mjs'
import { PROPER } from '../puzzles.mjs'
import { PATIENCE_MS } from '../reader.mjs'
import { POLICY } from '../server.mjs'
import { visit } from './visit.mjs'

const server = {
  pages: HOST_PAGES,
  policy: `${POLICY}; frame-src *`,
}
const FLOOD = 100_000
/** Puzzles that only the solver can read. */
const ROWS = PROPER.givens.match(/.{9}/g)?.join('\n')
const SMALL = '[[0,2,0,4],[0,0,0,0],[0,0,0,0],[4,3,2,1]]'
const SMALL_GIVENS = '.2.4........4321'
const SMALL_VALUE = '1234........4321'

visit(
  'heights come to an end at every width, with and without a pad',
  { width: 1000, height: 800, server },
  async ({ page, reader, server: host }) => {
    for (const controls of [true, false]) {
      const parameters = { puzzle: PROPER.givens, origin: host.origin }
      const frames = await withFrame(
        reader,
        host,
        controls ? { ...parameters, controls: '' } : parameters,
      )
      try {
        await hear(reader, ({ type }) => type === 'height')
        for (let width = 240; width <= 960; width += 60) {
          const before = (await heard(reader)).length
          await page.evaluate((wide) => {
            const frame = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'))
            frame.width = String(wide)
            frame.height = '150'
          }, width)
          await page.waitForTimeout(250)
          const told = (await heard(reader)).slice(before).map(({ height }) => height)
          assert.ok(told.length <= 3, `at ${width} px: ${told.join(', ')}`)
          const inside = page.frames()[1]
          const scrolls = await inside.evaluate(() => {
            const { scrollHeight, clientHeight } = document.documentElement
            return scrollHeight - clientHeight
          })
          assert.ok(scrolls <= 0, `at ${width} px the frame scrolls by ${scrolls}`)
        }
      } finally {
        await frames.stop()
      }
    }
  },
)

visit('a failure is reported to the caller', { server }, async (visited) => {
  const { page, reader, server: host } = visited
  const frames = await withFrame(reader, host, { puzzle: PROPER.givens, origin: host.origin })
  try {
    await hear(reader, ({ type }) => type === 'ready')
    await page.evaluate(() => {
      const { say } = /** @type {any} */ (globalThis)
      say({ nonet: 1, type: 'set', puzzle: 'no puzzle at all' })
      say({ nonet: 1, type: 'get', id: 'asks only' })
    })
    const answer = await hear(reader, ({ id }) => id === 'asks only')
    assert.equal(answer.type, 'changed')
    const failure = await hear(reader, ({ type }) => type === 'error')
    assert.deepEqual([failure.field, failure.id], ['puzzle', undefined])
  } finally {
    await frames.stop()
  }
})

visit('a puzzle with constraints, and a value of it', { server }, async (visited) => {
  const { reader, server: host } = visited
  const frames = await withFrame(reader, host, { puzzle: PROPER.givens, origin: host.origin })
  try {
    await hear(reader, ({ type }) => type === 'ready')
    const puzzle = '.Shape~2x3~0-2.~R1C1_0.Thermo~R1C1~R1C2~R1C3'
    await say(reader, { nonet: 1, type: 'set', id: 1, puzzle, value: '0.2...' })
    assert.equal((await hear(reader, ({ id }) => id === 1)).value, '0.2...')
    await say(reader, { nonet: 1, type: 'set', id: 2, value: '012...' })
    assert.equal((await hear(reader, ({ id }) => id === 2)).value, '012...')
    await say(reader, { nonet: 1, type: 'set', id: 3, value: '013...' })
    assert.equal((await hear(reader, ({ id }) => id === 3)).type, 'error')
  } finally {
    await frames.stop()
  }
})

visit('messages while a puzzle is being read are handled after it', { server }, async (visited) => {
  const { reader, server: host } = visited
  const parameters = { puzzle: PROPER.givens, origin: host.origin }
  const delay = { test: /worker-/, ms: 1500 }
  const frames = await withFrame(reader, host, parameters, { delay })
  try {
    await hear(reader, ({ type }) => type === 'ready')
    const saying = async (/** @type {object[]} */ messages) => {
      for (const message of messages) {
        await say(reader, { nonet: 1, type: 'set', ...message })
        await new Promise((done) => setTimeout(done, 50))
      }
    }
    await saying([
      { id: 1, puzzle: SMALL },
      { id: 2, value: SMALL_VALUE },
      { id: 3, type: 'get' },
    ])
    await hear(reader, ({ id }) => id === 3)
    const answers = (await heard(reader)).filter(({ id }) => id !== undefined)
    assert.deepEqual(
      answers.map(({ id, type, value }) => [id, type, value]),
      [
        [1, 'changed', SMALL_GIVENS],
        [2, 'changed', SMALL_VALUE],
        [3, 'changed', SMALL_VALUE],
      ],
    )
    // The newest puzzle replaces one that is being read, and the value beside it.
    await saying([
      { id: 4, puzzle: ROWS, value: PROPER.solution, theme: 'dark' },
      { id: 5, puzzle: PROPER.givens },
    ])
    const last = await hear(reader, ({ id }) => id === 5)
    assert.equal(last.value, PROPER.givens)
    const errors = (await heard(reader)).filter(({ type }) => type === 'error')
    assert.deepEqual(errors, [])
  } finally {
    await frames.stop()
  }
})

visit(
  'the host is told of the start, each move, a check, a hint and the end',
  { server },
  async ({ page, reader, server: host }) => {
    const puzzle = PROPER.solution.replace('53', '..')
    const frames = await withFrame(reader, host, { puzzle, controls: '', origin: host.origin })
    try {
      await hear(reader, ({ type }) => type === 'ready')
      const cells = page.frames()[1].getByRole('gridcell')
      await cells.nth(0).click()
      await page.keyboard.press('5')
      await page.keyboard.press('Enter')
      const checked = await hear(reader, ({ type }) => type === 'checked')
      const value = puzzle.replace('..', '5.')
      assert.deepEqual(checked, { ...checked, value, standing: 'canFinish', solutions: 'one' })
      await page.keyboard.press('h')
      const hint = await hear(reader, ({ type }) => type === 'hint')
      assert.deepEqual(hint, { ...hint, value, rung: 'area' })
      await page.keyboard.press('ArrowRight')
      await page.keyboard.press('3')
      const solved = await hear(reader, ({ type }) => type === 'solved')
      const { value: end, left, moves, hints } = solved
      assert.deepEqual([end, left, moves, hints], [PROPER.solution, 0, 2, 1])
      assert.equal(solved.puzzle.givens.length, 81)
      const types = (await heard(reader))
        .map(({ type }) => type)
        .filter((type) => type !== 'height')
      const before = ['ready', 'changed', 'started', 'progress', 'checked', 'hint']
      assert.deepEqual(types, [...before, 'changed', 'progress', 'solved'])
    } finally {
      await frames.stop()
    }
  },
)

visit(
  'a frame makes the puzzle of a grade and a seed',
  { server },
  async ({ reader, server: host }) => {
    const parameters = { grade: 'easy', seed: '2026-11-22', origin: host.origin }
    const frames = await withFrame(reader, host, parameters)
    try {
      await hear(reader, ({ type }) => type === 'ready')
      await reader.until('the host reads the puzzle', async () => {
        await say(reader, { nonet: 1, type: 'get', id: 'made' })
        return (await heard(reader)).some(({ value = '' }) => /[1-9]/.test(value))
      })
      await say(reader, { nonet: 1, type: 'set', id: 'none', grade: null, seed: null })
      const { value } = await hear(reader, ({ id }) => id === 'none')
      assert.equal(value, '.'.repeat(81))
    } finally {
      await frames.stop()
    }
  },
)

visit(
  'a message is applied as a whole or not at all',
  { server },
  async ({ page, reader, server: host }) => {
    const parameters = { puzzle: PROPER.givens, origin: host.origin }
    const frames = await withFrame(reader, host, parameters)
    const entered = PROPER.givens.replace('53.', '534')
    const set = async (/** @type {string} */ id, /** @type {object} */ fields) => {
      await say(reader, { nonet: 1, type: 'set', id, ...fields })
      const answer = await hear(reader, (each) => each.id === id)
      const inside = await page.frames()[1].evaluate(() => {
        const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
        const { readonly, size, theme, value } = board
        return { readonly, size, theme, value }
      })
      return { ...answer, ...inside }
    }
    try {
      await hear(reader, ({ type }) => type === 'ready')
      await set('entered', { value: entered })
      const untouched = { readonly: false, size: '9', theme: '', value: entered }
      for (const [field, fields] of Object.entries({
        puzzle: { readonly: true, size: '16', puzzle: 'garbage' },
        value: { theme: 'dark', value: '12' },
      })) {
        const answer = await set(field, fields)
        assert.equal(answer.type, 'error')
        assert.deepEqual(answer, { ...answer, field, ...untouched })
      }
      const late = await set('late value', { theme: 'dark', puzzle: ROWS, value: '12' })
      assert.deepEqual(late, { ...late, type: 'error', field: 'value', ...untouched })
      const small = { size: '4', puzzle: SMALL, value: SMALL_VALUE }
      assert.equal((await set('all', { ...small, theme: 'dark' })).value, SMALL_VALUE)
      // The same puzzle again counts as the same.
      const { theme, value } = await set('again', { size: '4', puzzle: SMALL })
      assert.deepEqual([theme, value], ['dark', SMALL_VALUE])
      const empty = await set('empty', { size: '4', puzzle: null })
      assert.equal(empty.value, '.'.repeat(16))
    } finally {
      await frames.stop()
    }
  },
)

visit('after a flood of messages the frame still answers', { server }, async (visited) => {
  const { page, reader, server: host } = visited
  const frames = await withFrame(reader, host, { puzzle: PROPER.givens, origin: host.origin })
  try {
    await hear(reader, ({ type }) => type === 'ready')
    for (const message of FLOODS) {
      const { answered } = await page.evaluate(floodFrame, { message, count: FLOOD })
      assert.ok(answered < PATIENCE_MS, JSON.stringify(message).slice(0, 40))
    }
  } finally {
    await frames.stop()
  }
})
