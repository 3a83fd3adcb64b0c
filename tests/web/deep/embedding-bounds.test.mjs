// tests/web/deep/embedding-bounds.test.mjs: whatever value a page gives to a board, the answer is clear and quick,
// and has no other effects.
import assert from 'node:assert/strict'
import { PROPER } from '../puzzles.mjs'
import { PATIENCE_MS } from '../reader.mjs'
import { visit } from './visit.mjs'

const server = {
  pages: {
    'host.html': `<!doctype html><html lang="en"><title>Bounds</title>
<script type="module" src="define.js"></script><nonet-sudoku></nonet-sudoku></html>`,
  },
}
visit('five megabytes in an attribute', { server }, async ({ page: now, reader, server }) => {
  await reader.open(`${server.url}host.html`)
  for (const name of ['puzzle', 'value']) {
    const ms = await now.evaluate((attribute) => {
      const board = /** @type {Element} */ (document.querySelector('nonet-sudoku'))
      const text = '9'.repeat(5e6)
      const start = performance.now()
      board.setAttribute(attribute, text)
      return performance.now() - start
    }, name)
    console.log(`${name}: ${ms.toFixed(1)} ms`)
    assert.ok(ms < PATIENCE_MS, `${name}: ${ms} ms`)
    await reader.hears(/This text has 5,000,000 characters; a board reads 100,000 at most/)
    await now.evaluate(() => /** @type {any} */ (document.querySelector('nonet-sudoku')).say(''))
  }
  assert.equal((await reader.cells()).length, 81)
})

visit('texts made to take long', { server }, async ({ page: now, reader, server }) => {
  await reader.open(`${server.url}host.html`)
  const texts = [
    ['[', 99_999],
    [' x', 40_000],
    [',', 100_000],
    ['"', 100_000],
    ['.', 100_000],
    ['[0,', 30_000],
    ['|---+', 20_000],
    ['\n', 100_000],
  ]
  for (const [part, count] of texts) {
    const ms = await now.evaluate(
      ([text, times]) => {
        const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
        board.say('')
        const start = performance.now()
        board.puzzle = String(text).repeat(Number(times))
        return performance.now() - start
      },
      [part, count],
    )
    assert.ok(ms < PATIENCE_MS, `${part}: ${ms} ms`)
  }
  // The last one is answered without waiting for those before it.
  await reader.hears(/\w{4}/)
  await now.evaluate(
    (line) => {
      Object.assign(/** @type {any} */ (document.querySelector('nonet-sudoku')), { puzzle: line })
    },
    `[${PROPER.givens
      .replaceAll('.', '0')
      .match(/.{9}/g)
      ?.map((row) => `[${[...row]}]`)}]`,
  )
  await reader.shows(PROPER.givens)
})

visit('a text that cannot be read in time', { server }, async ({ page: now, reader, server }) => {
  await reader.open(`${server.url}host.html`)
  await now.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
    board.puzzle = '['.repeat(99_999)
  })
  await reader.hears(/No puzzle was found in this text/, 30_000)
})

visit('names of what every object has', { server }, async ({ page: now, reader, server }) => {
  await reader.open(`${server.url}host.html`)
  const found = await now.evaluate(async () => {
    const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
    const names = [
      'size',
      'lang',
      'theme',
      'palette',
      'digits',
      'controls',
      'loading',
      'puzzle',
      'value',
      'name',
    ]
    const hostile = [
      'constructor',
      '__proto__',
      'toString',
      '{"__proto__":{"bad":1}}',
      '-1',
      '1e9',
      '64x64',
      '0',
      'NaN',
    ]
    for (const name of names) {
      for (const value of hostile) {
        board.setAttribute(name, value)
        await new Promise((done) => setTimeout(done))
      }
      board.removeAttribute(name)
    }
    const errors = []
    for (const junk of [
      {},
      { size: 1e9 },
      { size: 9, boxRows: 3, boxColumns: 3, givens: [] },
      { size: 4, boxRows: 1e9, boxColumns: 0, givens: Array(16) },
    ]) {
      try {
        board.load(junk)
      } catch (reason) {
        errors.push(/** @type {any} */ (reason).key)
      }
    }
    const set = [
      await board.set(-1, 1),
      await board.set(1e9, 1),
      await board.set('__proto__', 1),
      await board.set(0, 1.5),
    ]
    return {
      bad: /** @type {any} */ ({}).bad,
      errors,
      set,
      cells: board.shadowRoot.querySelectorAll('.cell').length,
    }
  })
  assert.deepEqual(found, {
    bad: undefined,
    errors: Array(4).fill('bad-argument'),
    set: [false, false, false, false],
    cells: 81,
  })
})

visit('what frameworks write for nothing', { server }, async ({ page: now, reader, server }) => {
  await reader.open(`${server.url}host.html`)
  await now.addScriptTag({ type: 'module', url: 'board.js' })
  for (const nothing of [null, undefined]) {
    const left = await now.evaluate(
      ([value, line]) => {
        const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
        const names = ['puzzle', 'size', 'theme', 'palette', 'digits', 'loading', 'name']
        for (const name of names) board[name] = name === 'puzzle' ? line : '9'
        board.value = value
        const kept = board.value
        for (const name of names) board[name] = value
        const diagram = /** @type {any} */ (document.createElement('nonet-board'))
        diagram.label = 'A diagram'
        for (const name of ['puzzle', 'size', 'label', 'theme', 'palette']) diagram[name] = value
        const attributes = [...board.attributes, ...diagram.attributes].map(({ name }) => name)
        return { attributes, kept, value: board.value }
      },
      [nothing, PROPER.givens],
    )
    assert.deepEqual(left, { attributes: [], kept: PROPER.givens, value: '.'.repeat(81) })
  }
  const thrown = await now.evaluate(() => {
    const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
    return [null, undefined, 5, 'x', {}].map((puzzle) => {
      try {
        return board.load(puzzle)
      } catch (error) {
        return /** @type {any} */ (error).key
      }
    })
  })
  assert.deepEqual(thrown, Array(5).fill('bad-argument'))
})

visit('an empty 64×64 is solved, and undone', { server, width: 1000 }, async (now) => {
  await now.page.goto(`${now.server.url}host.html`)
  const { place, entries } = await now.page.evaluate(async () => {
    const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
    await customElements.whenDefined('nonet-sudoku')
    board.size = 64
    await board.solve()
    const count = () => board.data.entries.filter(Boolean).length
    const entries = [count()]
    await board.undo()
    entries.push(count())
    await board.redo()
    entries.push(count())
    return { place: board.client.place, entries }
  })
  assert.equal(place, 'worker')
  assert.deepEqual(entries, [4096, 0, 4096])
})
