// tests/web/scenarios/files.mjs: texts and files dropped on the page, good ones and bad ones.
import assert from 'node:assert/strict'
import { CONFLICTING, FILE, PROPER } from '../puzzles.mjs'

/** @type {import('./index.mjs').Scenario[]} */
export const files = [
  {
    title: 'drop a file of many puzzles and choose among them',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.drop('three.txt', FILE)
      await reader.shows(PROPER.givens)
      const options = await reader.all('option')
      assert.deepEqual(
        options.map(({ name }) => name.slice(0, 7)),
        ['Grid 01', 'Grid 02', 'Grid 03'],
      )
      // The second is truncated: it is named with its place, and the board stays.
      const [, second, third] = options
      await reader.tapOn('option', second.name)
      await reader.until('the reason is shown', async () => {
        return (await reader.text()).includes('The grid is cut short: it has 5 of its 9 rows')
      })
      assert.equal(await reader.line(), PROPER.givens)
      await reader.tapOn('option', third.name)
      await reader.shows(CONFLICTING)
      await reader.hears(/5 stands more than once in row 1.*line 18, column 2/)
    },
  },
  {
    title: 'text without a puzzle gets a clear message',
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
      await reader.shows(PROPER.givens)
    },
  },
]
