// tests/web/scenarios/made.mjs: a board on a host page makes its puzzle, tells how the reader plays, and keeps what was done.
import assert from 'node:assert/strict'
import { PROPER } from '../puzzles.mjs'

/** @typedef {import('../reader.mjs').Reader} Reader */

/** What `nonet generate --seed 2026-11-22 --symmetry half-turn --grade GRADE` prints. */
const MODERATE = '1.....7..4....25....387.......5.9.68..5...2..63.7.8.......159....72....3..2.....1'
const EASY = '495.7.....7..93.68.........9....45.224.1.5.395.36....4.........85.41..2.....5.891'

const page = (/** @type {string} */ inside) => `<!doctype html><html lang="en"><title>other</title>
  <script type="module" src="define.js"></script>${inside}</html>`

/** Calls a function of the page's script. @param {Reader} reader @param {string} name */
const ask = (reader, name) =>
  reader.tab.js((/** @type {string} */ each) => /** @type {any} */ (globalThis)[each](), name)

/** The script with what the tests ask, by name; a strict policy has no eval. */
const SCRIPT = `
const board = document.querySelector('nonet-sudoku')
globalThis.heard = []
for (const name of ['start', 'progress', 'check', 'hint', 'solved'])
  board.addEventListener('nonet-' + name, ({ type, detail }) => heard.push([type, detail]))
const asks = {
  value: () => board.value,
  givens: () => board.givens.givens,
  told: () => heard.splice(0),
  state: () => JSON.parse(JSON.stringify(board.state)),
  keep: () => { globalThis.kept = JSON.stringify(board.state); board.puzzle = ''; board.puzzle = board.getAttribute('data-other') },
  restore: () => { board.state = JSON.parse(kept) },
  refuse: () => {
    try { board.state = { ...JSON.parse(kept), moves: -1 } } catch ({ name, key, args }) { return { name, key, text: args.text } }
  },
  rate: () => board.rate().then(({ solutions, grade }) => ({ solutions, grade })),
  generate: () => board.generate({ grade: 'easy', symmetry: 'half-turn' }, { seed: '2026-11-22' }).then(({ seed, number, fits }) => ({ seed, number, fits })),
  abort: () => board.generate({ grade: 'hard' }, { signal: AbortSignal.abort() }).catch(({ name }) => name),
  impossible: () => board.generate({ clues: [3, 4] }).catch(({ name, key }) => ({ name, key })),
  nonsense: () => board.generate({ grade: 'middling' }).catch(({ name, key }) => ({ name, key })),
  easy: () => { board.grade = 'easy' },
  nothing: () => { board.removeAttribute('grade'); board.removeAttribute('seed') },
  medium: () => { board.grade = 'medium'; board.seed = '2026-11-22' },
  middling: () => { board.grade = 'middling' },
}
Object.assign(globalThis, asks)
`

/** @type {import('./index.mjs').Scenario[]} */
export const made = [
  {
    title: 'a board makes the puzzle of its grade and seed, and other ones when it is asked',
    options: {
      pages: {
        'made.html': page(
          `<nonet-sudoku grade="moderate" seed="2026-11-22" controls></nonet-sudoku>
           <script type="module" src="asks.js"></script>`,
        ),
        'asks.js': SCRIPT,
      },
    },
    async run(reader, server) {
      await reader.open(`${server.url}made.html`)
      const shows = (/** @type {string} */ line) =>
        reader.until(`it is ${line}`, async () => (await ask(reader, 'value')) === line)
      await shows(MODERATE)
      assert.deepEqual(await ask(reader, 'rate'), { solutions: 1, grade: 'moderate' })
      await ask(reader, 'easy')
      await shows(EASY)
      await ask(reader, 'nothing')
      await shows('.'.repeat(81))
      assert.deepEqual(await ask(reader, 'generate'), { seed: '2026-11-22', number: 1, fits: true })
      assert.equal(await ask(reader, 'value'), EASY)
      assert.equal(await ask(reader, 'abort'), 'AbortError')
      assert.deepEqual(await ask(reader, 'impossible'), {
        name: 'NonetError',
        key: 'too-few-givens',
      })
      assert.deepEqual(await ask(reader, 'nonsense'), { name: 'NonetError', key: 'bad-argument' })
      assert.equal(await ask(reader, 'value'), EASY)
      await ask(reader, 'medium')
      await shows(MODERATE)
      await ask(reader, 'middling')
      await reader.hears(/makes no sense/)
    },
  },
  {
    title:
      'a board tells of the start, each move, a check, a hint and the end, and keeps its state',
    options: {
      pages: {
        'play.html': page(
          `<nonet-sudoku puzzle="${PROPER.solution.replace('534', '...')}" data-other="${PROPER.givens}"
             controls></nonet-sudoku><script type="module" src="asks.js"></script>`,
        ),
        'asks.js': SCRIPT,
      },
    },
    async run(reader, server) {
      await reader.open(`${server.url}play.html`)
      const heard = () =>
        /** @type {Promise<[string, any][]>} */ (/** @type {unknown} */ (ask(reader, 'told')))
      await reader.tapCell(1, 1)
      await reader.keys('5', 'Enter')
      await reader.hears(/can still be finished/)
      const [start, first, check] = await heard()
      assert.deepEqual([start[0], first[0]], ['nonet-start', 'nonet-progress'])
      const { puzzle, milliseconds, ...rest } = first[1]
      assert.deepEqual(rest, { left: 2, moves: 1, hints: 0 })
      assert.deepEqual(puzzle.givens, await ask(reader, 'givens'))
      assert.ok(milliseconds >= 0)
      assert.deepEqual(check, ['nonet-check', { standing: 'canFinish', solutions: 'one' }])
      await reader.keys('h')
      await reader.until('a hint is told', async () => {
        const told = await heard()
        return told.some(([type, { rung }]) => type === 'nonet-hint' && rung === 'area')
      })
      await reader.keys('Escape', 'ArrowRight', 'x', '3')
      const state = /** @type {any} */ (await ask(reader, 'state'))
      assert.deepEqual([state.version, state.moves, state.hints], [1, 2, 1])

      await ask(reader, 'keep')
      assert.equal(await ask(reader, 'value'), PROPER.givens)
      assert.deepEqual(await ask(reader, 'refuse'), {
        name: 'NonetError',
        key: 'bad-argument',
        text: 'state.moves',
      })
      assert.equal(await ask(reader, 'value'), PROPER.givens)
      await ask(reader, 'restore')
      assert.equal(await ask(reader, 'value'), PROPER.solution.replace('534', '5..'))
      assert.equal((await reader.cell(1, 2)).name, 'row 1 column 2, empty, corner marks 3')
      await heard()

      await reader.tapCell(1, 2)
      await reader.keys('z', '3', 'ArrowRight', '4')
      const end = await heard()
      assert.deepEqual(
        end.map(([type]) => type),
        ['nonet-progress', 'nonet-progress', 'nonet-solved'],
      )
      const { left, moves, hints } = end[2][1]
      assert.deepEqual({ left, moves, hints }, { left: 0, moves: 4, hints: 1 })
      assert.ok(end[2][1].milliseconds >= state.milliseconds)
      await new Promise((done) => setTimeout(done, 60))
      const after = /** @type {any} */ (await ask(reader, 'state'))
      await new Promise((done) => setTimeout(done, 60))
      const later = /** @type {any} */ (await ask(reader, 'state'))
      assert.equal(later.milliseconds, after.milliseconds, 'the time ends with the puzzle')
    },
  },
]
