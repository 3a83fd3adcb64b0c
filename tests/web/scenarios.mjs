// tests/web/scenarios.mjs: what a reader can do with the page, once for all engines.
//
// Each scenario knows nothing of browsers: it taps, types and looks, through Reader. The suite runs
// it in Chromium, Firefox and WebKit, each time on a fresh origin, and checks the content security
// policy and the requests after every one of them.
import assert from 'node:assert/strict'
import { axeFindings } from './axe.mjs'
import { CLASHING, endless, FILE, IMPOSSIBLE, isSolutionOf, PROPER, SEVERAL } from './puzzles.mjs'

/**
 * @typedef {object} Scenario
 * @property {string} title
 * @property {Partial<import('./server.mjs').ServerOptions>} [options]
 * @property {(reader: import('./reader.mjs').Reader, server: import('./server.mjs').Server,
 *   engine: import('./engines/engine.mjs').Engine) => Promise<void>} run
 */

/** @type {Scenario[]} */
export const scenarios = [
  {
    title: 'the alarm rings: a page that breaks the policy is reported',
    options: {
      pages: {
        'alarm.html': '<!doctype html><style>p {}</style><script>document.title = 1</script>',
      },
    },
    async run(reader, server) {
      await reader.tab.goto(`${server.url}alarm.html`)
      await reader.until('both are reported', async () => server.violations.length >= 2)
      assert.match(server.violations.sort().join('\n'), /^script-src.*\nstyle-src/)
      server.violations.length = 0
    },
  },
  {
    title: 'type, with keys and with the pad, undo and redo',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.tapCell(1, 1)
      await reader.keys('5')
      assert.equal((await reader.cell(1, 1)).name, 'row 1 column 1, 5')
      await reader.hears(/5 placed/)
      await reader.keys('ArrowDown', 'ArrowRight')
      await reader.press('7')
      assert.equal((await reader.cell(2, 2)).name, 'row 2 column 2, 7')
      await reader.press('Undo')
      assert.equal((await reader.cell(2, 2)).name, 'row 2 column 2, empty')
      await reader.press('Redo')
      await reader.press('Erase')
      assert.equal((await reader.line()).replaceAll('.', ''), '5')
      await reader.tapCell(1, 1)
      await reader.keys('Backspace')
      assert.equal(await reader.line(), '.'.repeat(81))
    },
  },
  {
    title: 'a conflict and a digit out of range are said in words',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.tapCell(1, 1)
      await reader.keys('5', 'End', '5')
      await reader.hears(/5 clashes with row 1/)
      for (const column of [1, 9]) {
        const cell = await reader.cell(1, column)
        assert.equal(cell.attributes['aria-invalid'], 'true')
        assert.match(cell.name, /clashes with row 1/)
      }
      await reader.keys('Backspace', 'a')
      await reader.hears(/10.*out of range.*1 to 9/)
      assert.equal((await reader.cell(1, 1)).attributes['aria-invalid'], undefined)
    },
  },
  {
    title: 'paste a puzzle and solve it',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.paste(PROPER.givens)
      await reader.until('the givens are there', async () => {
        return (await reader.line()) === PROPER.givens
      })
      assert.equal((await reader.cell(1, 1)).name, 'row 1 column 1, given 5')
      assert.equal((await reader.cell(1, 1)).attributes['aria-readonly'], 'true')
      await reader.press('Solve')
      await reader.hears(/one solution/)
      assert.equal(await reader.line(), PROPER.solution)
    },
  },
  {
    title: 'validate: unfinished, wrong, right',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.paste(PROPER.givens)
      await reader.until('the givens are there', async () => {
        return (await reader.line()) === PROPER.givens
      })
      await reader.press('Validate')
      await reader.hears(/one solution.*No clashes so far/)
      assert.equal(await reader.line(), PROPER.givens, 'validating fills in nothing')
      // 1 clashes with nothing in sight, but the solution has 4 there.
      await reader.tapCell(1, 3)
      await reader.keys('1')
      await reader.press('Validate')
      await reader.hears(/no solution/)
      await reader.press('Solve')
      await reader.hears(/1 digit was wrong/)
      assert.equal(await reader.line(), PROPER.solution)
      await reader.press('Validate')
      await reader.hears(/Solved/)
      await reader.tapCell(1, 3)
      await reader.keys('5')
      await reader.press('Validate')
      await reader.hears(/Full, but 5 .*row 1/)
    },
  },
  {
    title: 'several solutions, one after another',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.paste(SEVERAL)
      await reader.until('the givens are there', async () => (await reader.line()) === SEVERAL)
      await reader.press('Solve')
      await reader.hears(/more than one solution/)
      const seen = new Set()
      for (let shown = 1; shown <= 4; shown++) {
        let line = ''
        await reader.until('another solution', async () => {
          line = await reader.line()
          return !line.includes('.') && !seen.has(line)
        })
        assert.ok(isSolutionOf(line, SEVERAL), line)
        seen.add(line)
        await reader.press('Show another')
      }
    },
  },
  {
    title: 'no solution: which givens clash, or that there is no way',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.paste(CLASHING)
      await reader.hears(/5 .*row 1/)
      await reader.press('Solve')
      await reader.hears(/no solution.*5 stands more than once in row 1/)
      await reader.paste(IMPOSSIBLE)
      await reader.until('the givens are there', async () => (await reader.line()) === IMPOSSIBLE)
      await reader.press('Solve')
      await reader.hears(/no solution.*No way/)
      assert.equal(await reader.line(), IMPOSSIBLE)
    },
  },
  {
    title: 'drop a file of many puzzles and choose among them',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.drop('three.txt', FILE)
      await reader.until('the first is on the board', async () => {
        return (await reader.line()) === PROPER.givens
      })
      const options = await reader.all('option')
      assert.deepEqual(
        options.map(({ name }) => name.slice(0, 7)),
        ['Grid 01', 'Grid 02', 'Grid 03'],
      )
      // The second is cut short: named with its place, and the board stays.
      const [, second, third] = options
      await reader.tapOn('option', second.name)
      await reader.until('the reason is shown', async () => {
        return (await reader.text()).includes('The grid is cut short: it has 5 of its 9 rows')
      })
      assert.equal(await reader.line(), PROPER.givens)
      await reader.tapOn('option', third.name)
      await reader.until('the third is on the board', async () => {
        return (await reader.line()) === CLASHING
      })
      await reader.hears(/5 stands more than once in row 1.*line 18, column 2/)
    },
  },
  {
    title: 'what is no puzzle gets a clear message',
    async run(reader, server) {
      await reader.open(server.url)
      const png = '\x89PNG\r\n\x1a\n\0\0\0\rIHDR\0\0\0\x10\0\0\0\x10\b\x06\0\0\0'
      const full = PROPER.givens.replaceAll('.', '0')
      const cut = full.slice(0, 45).replaceAll(/.{9}/g, '$&\n')
      const gap = full.replaceAll(/.{9}/g, '$&\n').replace('\n', '\n\n')
      for (const [name, text, message] of /** @type {[string, string, RegExp][]} */ ([
        ['picture.png', png, /This is .*not text/],
        ['empty.txt', '', /The text is empty/],
        ['letters.txt', 'x'.repeat(100_000), /./],
        ['cut.txt', cut, /cut short|5 of .*9 rows|45/],
        ['gap.txt', `Grid 01\n${gap}`, /empty|rows/],
      ])) {
        await reader.drop(name, text)
        await reader.hears(message)
        await reader.until(`${name} is done`, async () => !/Reading/.test(await reader.says()))
        assert.match(await reader.says(), message)
      }
    },
  },
  {
    title: 'tabs, Windows line ends and a byte order mark do no harm',
    async run(reader, server) {
      await reader.open(server.url)
      const rows = PROPER.givens.replaceAll('.', '0').match(/.{9}/g) ?? []
      const text = rows.map((row) => `${[...row].join('\t')}\r\n`).join('')
      await reader.drop('windows.txt', `\xEF\xBB\xBF${text}`)
      await reader.until('it is read', async () => (await reader.line()) === PROPER.givens)
    },
  },
  {
    title: 'a search that takes ages leaves the page usable and can be cancelled',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.paste(endless())
      await reader.until('it is on the board', async () => (await reader.cells()).length === 625)
      await reader.press('Solve')
      await reader.one('button', 'Cancel')
      // The longest time between two ticks of a clock in the page, while the worker searches.
      const pause = await reader.tab.js(async () => {
        let longest = 0
        let last = performance.now()
        for (const end = last + 1500; last < end; ) {
          await new Promise((done) => setTimeout(done, 5))
          const now = performance.now()
          longest = Math.max(longest, now - last)
          last = now
        }
        return longest
      })
      assert.ok(pause < 200, `the page stood still for ${pause} ms`)
      const [timer] = await reader.all('timer')
      assert.match(timer.text, /\d s .*[1-9][\d,]* guesses/)
      const start = Date.now()
      await reader.press('Cancel')
      await reader.hears(/Cancelled/)
      assert.ok(Date.now() - start < 2000)
      // The next one is answered as if nothing had been.
      await reader.paste(PROPER.givens)
      await reader.until('it is on the board', async () => (await reader.cells()).length === 81)
      await reader.press('Solve')
      await reader.hears(/one solution/)
      assert.equal(await reader.line(), PROPER.solution)
    },
  },
  {
    title: 'after one visit it works with the network gone',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.offlineReady()
      await reader.tapCell(1, 1)
      await reader.keys('5', 'ArrowRight', '3')
      await server.stop()
      await reader.open(server.url)
      await reader.until('the board is as it was left', async () =>
        /^53\.+$/.test(await reader.line()),
      )
      await reader.paste(PROPER.givens)
      await reader.until('the givens are there', async () => {
        return (await reader.line()) === PROPER.givens
      })
      await reader.press('Solve')
      await reader.hears(/one solution/)
      assert.equal(await reader.line(), PROPER.solution)
    },
  },
  {
    title: 'it runs, and works offline, from a folder of its host',
    options: { base: '/some/where/' },
    async run(reader, server) {
      await reader.open(server.url)
      await reader.offlineReady()
      await server.stop()
      await reader.open(server.url)
      await reader.tapCell(1, 1)
      await reader.keys('1')
      await reader.press('Solve')
      await reader.hears(/more than one solution/)
      const outside = server.log.filter(({ path }) => !path.startsWith('/some/where/'))
      // Browsers ask for this one by themselves when a page has been shown without an icon.
      assert.deepEqual(
        outside.filter(({ path }) => path !== '/favicon.ico'),
        [],
      )
      assert.deepEqual(
        server.log.filter(({ status, path }) => status >= 400 && path !== '/favicon.ico'),
        [],
      )
    },
  },
  {
    title: 'other sizes: a 16×16 board by the size chooser',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.press('New')
      await reader.press('16×16')
      await reader.until('256 cells', async () => (await reader.cells()).length === 256)
      await reader.tapCell(1, 1)
      await reader.keys('G')
      await reader.hears(/16 placed/)
      assert.equal((await reader.cell(1, 1)).name, 'row 1 column 1, 16')
      await reader.press('Solve')
      await reader.hears(/more than one solution/, 30_000)
    },
  },
  {
    title: "the element on someone else's page, as the README embeds it",
    options: {
      pages: {
        'other.html': `<!doctype html><html lang="en"><title>other</title>
          <script type="module" src="define.js"></script>
          <nonet-sudoku puzzle="${PROPER.givens}" controls>A sudoku.</nonet-sudoku>`,
      },
    },
    async run(reader, server) {
      await reader.open(`${server.url}other.html`)
      assert.equal(await reader.line(), PROPER.givens)
      await reader.press('Solve')
      await reader.hears(/one solution/)
      assert.equal(await reader.line(), PROPER.solution)
    },
  },
  {
    title: 'axe finds nothing, on the empty board and on a solved one with a conflict',
    async run(reader, server) {
      await reader.open(server.url)
      assert.deepEqual(await axeFindings(reader.tab), [])
      await reader.drop('three.txt', FILE)
      await reader.until('it is read', async () => (await reader.line()) === PROPER.givens)
      await reader.tapCell(1, 3)
      await reader.keys('5')
      await reader.hears(/clashes/)
      assert.deepEqual(await axeFindings(reader.tab), [])
    },
  },
]
