// tests/web/deep/embedding-controls.test.mjs: which buttons a board shows, where they are, and which files are
// fetched when.
import assert from 'node:assert/strict'
import { PROPER } from '../puzzles.mjs'
import { visit } from './visit.mjs'

const page = (/** @type {string} */ inside) =>
  `<!doctype html><html lang="en"><title>Controls</title>
<script type="module" src="define.js"></script>${inside}</html>`
const board = (/** @type {string} */ more) =>
  `<nonet-sudoku ${more} puzzle="${PROPER.givens}"></nonet-sudoku>`
const server = {
  pages: {
    'one.html': page(board('controls="digits"')),
    'near.html': page(board('')),
    'far.html': page(`<p>${'Text. '.repeat(40_000)}</p>${board('')}`),
    'eager.html': page(`<p>${'Text. '.repeat(40_000)}</p>${board('loading="eager"')}`),
  },
}

visit('a list chooses', { server }, async ({ page: now, reader, server }) => {
  await reader.open(`${server.url}one.html`)
  const names = async () => (await reader.all('button')).map(({ name }) => name)
  const choose = (/** @type {string | boolean} */ list) =>
    now.evaluate((wanted) => {
      const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
      board.controls = wanted
      return board.controls
    }, list)
  const digits = ['1', '2', '3', '4', '5', '6', '7', '8', '9', 'Erase']
  assert.deepEqual(await names(), digits)
  assert.equal(await choose('digits undo'), 'digits undo')
  assert.deepEqual(await names(), [...digits, 'Undo'])
  assert.equal(await choose('solve nonsense'), 'solve nonsense')
  assert.deepEqual(await names(), ['Solve'])
  await choose('check clear')
  assert.deepEqual(await names(), ['Check', 'Clear'])
  assert.equal(await choose(false), false)
  assert.deepEqual(await names(), [])
  assert.equal(await choose(true), true)
  assert.equal((await names()).length, 4 + digits.length + 5 + 3)
  // An offer belongs to the button that asked.
  await choose('check')
  await reader.tapCell(1, 3)
  await reader.keys('1')
  await reader.press('Check')
  await reader.hears(/no longer be finished/)
  assert.deepEqual(await names(), ['Back to the last board that could', 'Check'])
  await choose('digits')
  assert.deepEqual(await names(), digits)
})

for (const [width, height] of [
  [320, 568],
  [390, 844],
  [1280, 800],
]) {
  visit(`few controls look right, ${width} px`, { server, width, height }, async (at) => {
    const { page: now, reader } = at
    await reader.open(`${at.server.url}one.html`)
    for (const list of ['digits', 'digits undo', 'solve', 'undo redo check', 'modes digits']) {
      const boxes = await now.evaluate(async (wanted) => {
        const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
        board.controls = wanted
        await new Promise((done) => requestAnimationFrame(done))
        const box = (/** @type {string} */ name) =>
          board.shadowRoot.querySelector(name).getBoundingClientRect().toJSON()
        return { board: box('.board'), pad: box('.pad'), wide: document.body.scrollWidth }
      }, list)
      assert.ok(boxes.wide <= width, `${list}: nothing is wider than the window`)
      assert.ok(boxes.pad.bottom <= height, `${list}: all is in sight`)
      assert.ok(boxes.pad.height >= 44, `${list}: a thumb's height`)
      const isBeside = boxes.pad.left >= boxes.board.right
      assert.equal(isBeside, width > 1000 && list.includes('digits'), `${list}: beside`)
      if (!isBeside) assert.ok(boxes.pad.top >= boxes.board.bottom, `${list}: below`)
    }
  })
}

visit('the solver is fetched near the window, or at once', { server }, async (at) => {
  const { page: now, reader } = at
  const fetched = () =>
    at.server.log.filter(({ path }) => /wasm|worker|solver-actions/.test(path)).length
  const rest = () => now.waitForTimeout(2500)
  await reader.open(`${at.server.url}far.html`)
  await rest()
  assert.equal(fetched(), 0, 'far away')
  await now.evaluate(() => document.querySelector('nonet-sudoku')?.scrollIntoView())
  await reader.until('it is fetched', async () => fetched() === 3)
})

visit('an eager board has the solver at once', { server }, async (at) => {
  await at.page.goto(`${at.server.url}eager.html`)
  const isFetched = async () => at.server.log.some(({ path }) => path.endsWith('.wasm'))
  await at.reader.until('it is fetched from afar', isFetched)
  assert.equal(await at.page.evaluate(() => scrollY), 0)
})
