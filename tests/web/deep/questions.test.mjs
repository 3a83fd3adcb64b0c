// tests/web/deep/questions.test.mjs: what happens to a question to the solver while it runs: it is cancelled, the board
// is removed, its code arrives late, the reader goes on playing, or the board becomes read-only.
import assert from 'node:assert/strict'
import { PROPER, SEVERAL } from '../puzzles.mjs'
import { visit } from './visit.mjs'

/** @typedef {import('playwright-core').Page} Page */

const page = (/** @type {string} */ inside) =>
  `<!doctype html><html lang="en"><title>Questions</title>
<script type="module" src="define.js"></script>${inside}</html>`
const pages = {
  'two.html': page('<nonet-sudoku size="25"></nonet-sudoku><nonet-sudoku></nonet-sudoku>'),
  'form.html':
    page(`<form><fieldset><nonet-sudoku puzzle="${PROPER.givens}" controls></nonet-sudoku>
</fieldset></form>`),
  'several.html': page(`<nonet-sudoku puzzle="${SEVERAL}" controls></nonet-sudoku>`),
}
/** The file of the questions, which the tests delay. */
const LATE = /define-solver-actions-/

/** Delays answers until they are released. @param {Page} now @param {RegExp} path */
async function holdBack(now, path) {
  let letGo = () => {}
  const held = new Promise((done) => {
    letGo = () => done(undefined)
  })
  await now.route(path, async (route) => {
    await held
    await route.continue()
  })
  return letGo
}

/** The first answer of the board's client to `solve` waits until `go()` is called. @param {Page} now */
const holdAnswer = (now) =>
  now.evaluate(() => {
    const { client } = /** @type {any} */ (document.querySelector('nonet-sudoku'))
    const { solve } = client
    client.solve = async (/** @type {any[]} */ ...question) => {
      client.solve = solve
      const report = await solve.apply(client, question)
      await new Promise((go) => Object.assign(globalThis, { go }))
      return report
    }
  })
const isHeld = (/** @type {Page} */ now) => now.evaluate(() => 'go' in globalThis)
const letAnswerGo = (/** @type {Page} */ now) =>
  now.evaluate(async () => {
    const { go } = /** @type {any} */ (globalThis)
    Reflect.deleteProperty(globalThis, 'go')
    go()
    await new Promise((done) => setTimeout(done, 100))
  })

for (const how of ['cancel', 'remove']) {
  visit(`${how}() before a question's code is there`, { server: { pages } }, async (at) => {
    const { page: now, reader, server } = at
    const letGo = await holdBack(now, LATE)
    await reader.open(`${server.url}two.html`)
    const reason = await now.evaluate(async (name) => {
      const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
      const ended = board.count(1_000_000).catch((/** @type {Error} */ error) => error.name)
      board[name]()
      return ended
    }, how)
    assert.equal(reason, 'AbortError')
    letGo()
    // The other board's question is answered, with none before it.
    const asked = await now.evaluate(async () => {
      const [...boards] = /** @type {any} */ (document.querySelectorAll('nonet-sudoku'))
      const board = boards.at(-1)
      let counts = 0
      const { count } = board.client
      board.client.count = (/** @type {any[]} */ ...question) => {
        counts++
        return count.apply(board.client, question)
      }
      await board.solve()
      return { counts, isBusy: board.client.busy, isFull: !board.value.includes('.') }
    })
    assert.deepEqual(asked, { counts: 0, isBusy: false, isFull: true })
  })
}

visit(
  'a question whose code is late says so, and can be cancelled',
  { server: { pages } },
  async (at) => {
    const { page: now, reader, server } = at
    const letGo = await holdBack(now, LATE)
    await reader.open(`${server.url}form.html`)
    await reader.press('Solve')
    await reader.hears(/Loading the solver/)
    await reader.press('Cancel')
    await reader.hears(/Cancelled/)
    const isDone = now.waitForResponse(LATE)
    letGo()
    await isDone
    await now.waitForTimeout(300)
    assert.equal(await reader.line(), PROPER.givens)
    await reader.press('Solve')
    await reader.hears(/one solution/)
  },
)

visit(
  'readonly or disabled while Solve runs: nothing is written',
  { server: { pages } },
  async (at) => {
    const { page: now, reader, server } = at
    await reader.open(`${server.url}form.html`)
    await now.evaluate(() => {
      const heard = /** @type {string[]} */ ([])
      addEventListener('nonet-input', ({ type }) => heard.push(type))
      Object.assign(globalThis, { heard })
    })
    for (const [selector, name] of [
      ['nonet-sudoku', 'readonly'],
      ['nonet-sudoku', 'disabled'],
      ['fieldset', 'disabled'],
    ]) {
      const set = (/** @type {boolean} */ is) =>
        now.evaluate(
          ([tag, property, value]) => {
            Object.assign(/** @type {any} */ (document.querySelector(String(tag))), {
              [String(property)]: value,
            })
          },
          /** @type {const} */ ([selector, name, is]),
        )
      await holdAnswer(now)
      await reader.press('Solve')
      await reader.until('it is asked', () => isHeld(now))
      await set(true)
      await reader.hears(/for reading only/)
      await letAnswerGo(now)
      const heard = await now.evaluate(() => /** @type {any} */ (globalThis).heard)
      assert.deepEqual([await reader.line(), heard], [PROPER.givens, []], `${selector} ${name}`)
      await set(false)
    }
    // The page's own call is done all the same.
    const value = await now.evaluate(async () => {
      const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
      board.readonly = true
      await board.solve()
      return board.value
    })
    assert.equal(value, PROPER.solution)
  },
)

visit('a digit typed while Solve runs stays', { server: { pages } }, async (at) => {
  const { page: now, reader, server } = at
  await reader.open(`${server.url}several.html`)
  // A digit of another solution, not of the one that is found first.
  const { cell, digit } = await now.evaluate(async () => {
    const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
    const { solutions } = await board.client.solve(board.givens, { limit: 2, keep: 2 })
    const [first, other] = solutions
    const cell = other.findIndex((/** @type {number} */ each, /** @type {number} */ at) => {
      return each !== first[at]
    })
    return { cell, digit: other[cell] }
  })
  await holdAnswer(now)
  await reader.press('Solve')
  await reader.until('it is asked', () => isHeld(now))
  await reader.tapCell(Math.floor(cell / 9) + 1, (cell % 9) + 1)
  await reader.keys(String(digit))
  await letAnswerGo(now)
  await reader.until('it is solved', async () => !(await reader.line()).includes('.'))
  assert.equal((await reader.line())[cell], String(digit))
})

visit(
  'a text waits for its turn, however long another question takes',
  { server: { pages } },
  async (at) => {
    const { page: now, reader, server } = at
    await now.clock.install()
    // A million grids of 25×25 take many seconds; of 9×9, a tenth of one. Asked of the client that reads: a board has so large ones
    // counted by another module, in a worker of its own.
    await reader.open(`${server.url}two.html`)
    await now.evaluate(() => {
      const { client, givens } = /** @type {any} */ (document.querySelector('nonet-sudoku'))
      const stop = new AbortController()
      Object.assign(globalThis, { stop })
      client.count(givens, 1_000_000, stop).catch(() => {})
    })
    await reader.until('the other one is at work', () =>
      now.evaluate(() => {
        const { client } = /** @type {any} */ (document.querySelector('nonet-sudoku'))
        return client.loaded && client.busy
      }),
    )
    await now.evaluate((rows) => {
      const [, second] = /** @type {any} */ (document.querySelectorAll('nonet-sudoku'))
      second.puzzle = rows
      second.value = '9'.repeat(81)
    }, PROPER.givens.match(/.{9}/g)?.join('\n'))
    await now.clock.runFor(60_000)
    const second = now.locator('nonet-sudoku').nth(1)
    assert.doesNotMatch(String(await second.getByRole('status').textContent()), /No puzzle/)
    await now.evaluate(() => /** @type {any} */ (globalThis).stop.abort())
    const filled = PROPER.givens.replaceAll('.', '9')
    await reader.until('it is read, and then filled in', () =>
      second.evaluate((board, line) => /** @type {any} */ (board).value === line, filled),
    )
  },
)

visit(
  'code and sentences that both fail to load: one error, and nothing uncaught',
  { server: { pages } },
  async ({ page: now, reader, server }) => {
    await now.route(LATE, (route) => route.abort())
    await now.route(/define-en-/, async (route) => {
      await new Promise((done) => setTimeout(done, 500))
      await route.abort()
    })
    await reader.open(`${server.url}several.html`)
    const reason = await now.evaluate(() => {
      const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
      return board.solve().then(String, (/** @type {any} */ error) => error.key)
    })
    assert.equal(reason, 'solver-absent')
    // visit() fails on what nobody caught.
    await reader.until('the sentences were requested', () =>
      now.evaluate(() =>
        performance.getEntriesByType('resource').some(({ name }) => /define-en-/.test(name)),
      ),
    )
  },
)
