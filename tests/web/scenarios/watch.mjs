// tests/web/scenarios/watch.mjs: the search that a reader can watch: stepped, played, compared.
import assert from 'node:assert/strict'
import { CONFLICTING, IMPOSSIBLE, PROPER } from '../puzzles.mjs'

/** @typedef {import('../reader.mjs').Reader} Reader */

/** The figures of each strategy in sight: attempts, depth, steps. @param {Reader} reader */
const figures = (reader) =>
  reader.tab.js(() =>
    [...document.querySelectorAll('dialog.watch .pane')].map((pane) =>
      [...pane.querySelectorAll('dd')].map((figure) =>
        Number((figure.textContent ?? '').replaceAll(',', '')),
      ),
    ),
  )

/** @param {Reader} reader */
async function watch(reader) {
  await reader.press('Menu')
  await reader.press('Watch it think')
  await reader.one('button', 'Play')
  await reader.hears(/Takes the empty cells row by row/)
}

/** The digits in the description of the board's picture, '.' for empty. @param {Reader} reader */
async function grid(reader) {
  const pictures = await reader.all('img')
  const told = pictures.find(({ name }) => name.startsWith('The board'))?.name ?? ''
  return [...told.matchAll(/empty|\d+/g)].map(([cell]) => (cell === 'empty' ? '.' : cell)).join('')
}

/** @type {import('./index.mjs').Scenario[]} */
export const watchScenarios = [
  {
    title: 'watch: step forth and back through the puzzle on the board, by buttons and by keys',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.pastePuzzle(PROPER.givens)
      await watch(reader)
      assert.equal(await grid(reader), PROPER.givens)
      await reader.press('Step')
      await reader.hears(/^(?=.*Row 1, column 3 is the first empty cell\. 1, 2 and 4 fit: try 1\.)/)
      assert.deepEqual(await figures(reader), [[0, 1, 1]])
      assert.equal(await grid(reader), PROPER.givens.replace('.', '1'))
      await reader.keys('ArrowRight', 'ArrowRight', 'ArrowRight', 'ArrowRight')
      await reader.until('five steps', async () => (await figures(reader))[0][2] === 5)
      const seen = new Set()
      for (let step = 6; step < 40; step++) {
        await reader.keys('ArrowRight')
        await reader.until(`${step} steps`, async () => (await figures(reader))[0][2] === step)
        const said = await reader.says()
        for (const kind of ['dead end', 'Take', 'next digit'])
          if (said.includes(kind)) seen.add(kind)
      }
      assert.equal(seen.size, 3)
      const [[attempts, depth]] = await figures(reader)
      assert.ok(attempts > 0 && depth > 0)
      await reader.press('Back')
      await reader.until('back', async () => (await figures(reader))[0][2] === 38)
      await reader.keys('ArrowRight')
      await reader.until('forth', async () => (await figures(reader))[0][2] === 39)
      assert.deepEqual(await figures(reader), [[attempts, depth, 39]])
      await reader.keys('Home')
      await reader.until('at the start', async () => (await figures(reader))[0][2] === 0)
      await reader.keys('End')
      await reader.hears(/Solved, after [\d,]+ attempts/)
      assert.equal(await grid(reader), PROPER.solution)
      await reader.press('Close')
      // The board has not changed.
      assert.equal(await reader.line(), PROPER.givens)
    },
  },
  {
    title: 'watch: play, pause, and play on',
    async run(reader, server) {
      await reader.open(server.url)
      await watch(reader)
      const before = await reader.says()
      await reader.press('Play')
      await reader.until('it goes', async () => (await figures(reader))[0][2] > 4)
      // While it plays, live regions are silent.
      assert.equal(await reader.says(), before)
      await reader.press('Pause')
      await reader.until('a sentence', async () => (await reader.says()) !== before)
      const [[, , steps]] = await figures(reader)
      await new Promise((done) => setTimeout(done, 600))
      assert.equal((await figures(reader))[0][2], steps)
      await reader.keys(' ')
      await reader.until('it goes on', async () => (await figures(reader))[0][2] > steps)
      await reader.press('Start')
      await reader.until('at the start', async () => (await figures(reader))[0][2] === 0)
      await reader.one('button', 'Play')
    },
  },
  {
    title: 'watch: 12,744,075 attempts against 42',
    async run(reader, server) {
      await reader.open(server.url)
      await watch(reader)
      await reader.press('Compare')
      await reader.hears(/Fullest unit: Looks for/)
      const start = Date.now()
      await reader.press('End')
      const said = await reader.hears(/First empty cell: Solved, after 12,744,075 attempts/, 60_000)
      console.log(`to the end of both in ${Date.now() - start} ms`)
      assert.match(said, /Fullest unit: Solved, after 42 attempts/)
      const [slow, quick] = await figures(reader)
      assert.deepEqual(slow, [12_744_075, 61, 38_232_286])
      assert.deepEqual(quick, [42, 61, 187])
      await reader.press('Back')
      await reader.until('one back', async () => (await figures(reader))[0][2] === 38_232_285)
      assert.deepEqual((await figures(reader))[1], quick)
    },
  },
  {
    title: 'watch: givens in conflict are reported, and the example goes all the same',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.pastePuzzle(CONFLICTING)
      await reader.press('Menu')
      await reader.press('Watch it think')
      await reader.hears(/The givens of this puzzle clash/)
      await reader.until('there is nothing to play', async () => {
        return (await reader.one('button', 'Play')).disabled
      })
      assert.equal(await grid(reader), CONFLICTING)
      await reader.tab.js(() => {
        const source = /** @type {HTMLSelectElement} */ (
          document.querySelector('dialog.watch .picks select')
        )
        source.value = 'example'
        source.dispatchEvent(new Event('change'))
      })
      await reader.hears(/Takes the empty cells/)
      await reader.press('Step')
      await reader.until('a step', async () => (await figures(reader))[0][2] === 1)
      assert.doesNotMatch(await reader.says(), /givens of this puzzle clash/)
    },
  },
  {
    title: 'watch: a puzzle without a solution ends, too',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.pastePuzzle(IMPOSSIBLE)
      await watch(reader)
      await reader.press('End')
      await reader.hears(/There is no solution: [\d,]+ attempts? ha(s|ve) shown it/)
      await reader.press('Close')
    },
  },
]
