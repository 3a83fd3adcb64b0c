// tests/web/deep/engine.test.mjs: the module with the learning engine: fetched with the first puzzle that is for it, once; stored for
// offline use at rest; replaced by the first module where it is absent.
import assert from 'node:assert/strict'
import { PROPER } from '../puzzles.mjs'
import { visit } from './visit.mjs'

/** A full 16×16 grid by shifting rows, with four digits in ten. */
const SIXTEEN = Array.from({ length: 256 }, (_, cell) => {
  const shift = ((cell >> 4) % 4) * 4 + (cell >> 6)
  return (cell * 7) % 10 < 4 ? '123456789ABCDEFG'[(shift + (cell % 16)) % 16] : '.'
}).join('')

const ofEngine = (/** @type {import('../server.mjs').Server} */ server) =>
  server.log.filter(({ path, status }) => /engine-/.test(path) && status === 200)

/** @param {import('./visit.mjs').Visit} visit @param {string} line */
async function show({ reader, server }, line) {
  await reader.open(server.url)
  await reader.drop('one.txt', line)
  // An empty board has 81 cells, too.
  await reader.hears(/one\.txt: 1 puzzle/)
  assert.equal((await reader.cells()).length, line.length)
}

/** The engine that solves what the board shows. @param {import('./visit.mjs').Visit} visit @returns {Promise<string>} */
const solvedBy = ({ page }) =>
  page.evaluate(async () => {
    const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
    return (await board.solve()).engine
  })

visit(
  'a plain 9×9 fetches nothing of it, the first 16×16 its script and its module, once',
  {},
  async (at) => {
    const { reader, server } = at
    await show(at, PROPER.givens)
    await reader.press('Solve')
    await reader.hears(/one solution/)
    assert.deepEqual(ofEngine(server), [])
    await reader.drop('two.txt', SIXTEEN)
    await reader.until('the puzzle is there', async () => (await reader.cells()).length === 256)
    assert.deepEqual(ofEngine(server), [])
    assert.equal(await solvedBy(at), 'learning')
    assert.equal(await solvedBy(at), 'learning')
    assert.deepEqual(
      ofEngine(server).map(({ path }) => path.replace(/-\w+(?=\.\w+$)/, '')),
      ['/engine-worker.js', '/nonet-engine.wasm'],
    )
  },
)

visit('after rest it solves without a network', {}, async (at) => {
  const { reader, server } = at
  await show(at, PROPER.givens)
  await reader.panelsKept()
  await reader.until('the learning engine is stored', async () => ofEngine(server).length === 2)
  await server.stop()
  await show(at, SIXTEEN)
  assert.equal(await solvedBy(at), 'learning')
})

for (const broken of [/engine-worker/, /nonet-engine/]) {
  visit(`without ${broken.source} the first module solves, and nothing is said`, {}, async (at) => {
    at.server.broken = broken
    await show(at, SIXTEEN)
    assert.equal(await solvedBy(at), 'general')
    assert.doesNotMatch(await at.reader.says(), /could not/)
    at.server.broken = undefined
    assert.equal(await solvedBy(at), 'learning')
  })
}

const HOST = {
  'host.html': `<!doctype html><html lang="en"><title>A host</title>
<script type="module" src="define.js"></script>
<nonet-sudoku puzzle="${SIXTEEN}" controls></nonet-sudoku></html>`,
}

// define.js loads its parts as bundles of their own, which have to find each other's parts, too.
visit('the element of a host solves a 16×16 with it', { server: { pages: HOST } }, async (at) => {
  await at.reader.open(`${at.server.url}host.html`)
  assert.equal(await solvedBy(at), 'learning')
})

visit(
  'the element of a host draws, names and solves constraints',
  { server: { pages: HOST } },
  async (at) => {
    const { page, reader, server } = at
    await reader.open(`${server.url}host.html`)
    await page.evaluate(() => {
      const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
      const givens = new Array(16).fill(0)
      const constraints = [{ cage: ['r1c1', 'r1c2'], sum: 3 }, { thermometer: ['r2c1', 'r2c2'] }]
      const drawn = [{ shape: [2, 2], width: 0.5, height: 0.5, text: 'A' }]
      board.load({ size: 4, boxRows: 2, boxColumns: 2, givens, constraints, drawn })
    })
    const shapes = () =>
      page.evaluate(() => {
        const root = document.querySelector('nonet-sudoku')?.shadowRoot
        const rules = root?.querySelector('.rules')?.textContent ?? ''
        return [
          root?.querySelectorAll('.links .cage').length,
          /Cage: .*Thermometer: /s.test(rules),
        ].join()
      })
    await reader.until('the rules are there', async () => (await shapes()) === '1,true')
    await reader.press('Solve')
    await reader.hears(/showing solution 1.* · Found without what is only drawn/)
    const digits = [...(await reader.line())].map(Number)
    assert.equal(digits[0] + digits[1], 3)
    assert.ok(digits[4] < digits[5])
  },
)
