// tests/web/scenarios/offline.mjs: the page without a network.
import assert from 'node:assert/strict'
import { rm } from 'node:fs/promises'
import { nextVersion } from '../next-version.mjs'
import { PROPER } from '../puzzles.mjs'

/**
 * A first visit: waits until the page works offline, and enters two digits.
 * @param {import('../reader.mjs').Reader} reader @param {import('../server.mjs').Server} server
 */
async function visitAndPlay(reader, server) {
  await reader.open(server.url)
  await reader.offlineReady()
  await reader.tapCell(1, 1)
  await reader.keys('5', 'ArrowRight', '3')
}

/** @type {import('./index.mjs').Scenario[]} */
export const offline = [
  {
    title: 'after one visit it works without a network',
    async run(reader, server) {
      await visitAndPlay(reader, server)
      await server.stop()
      await reader.open(server.url)
      await reader.until('the board is as it was left', async () =>
        /^53\.+$/.test(await reader.line()),
      )
      await reader.pastePuzzle(PROPER.givens)
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
      // Browsers request it by themselves for a page without an icon.
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
    title: 'a new version waits until it is requested, and the board stays',
    async run(reader, server) {
      await visitAndPlay(reader, server)
      const title = () => reader.tab.js(() => document.title)
      const before = await title()
      const folder = await nextVersion()
      try {
        server.change(folder)
        await reader.open(server.url)
        await reader.hears(/A new version is here/, 20_000)
        assert.equal(await title(), before, 'never by itself')
        await reader.press('Reload')
        await reader.until('the next version is there', async () =>
          /next version/.test(await title().catch(() => '')),
        )
        await reader.until('the board is as it was', async () =>
          /^53\.+$/.test(await reader.line()),
        )
      } finally {
        await rm(folder, { recursive: true })
      }
    },
  },
  {
    title: 'Help: keys, formats, privacy, about, and what is new',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.press('Menu')
      await reader.press('Help')
      for (const part of [
        'Keys on the board',
        'Reading and writing',
        'Links',
        'Privacy',
        'About',
      ]) {
        await reader.one('button', part)
      }
    },
  },
  {
    title: 'a part of the page that failed to load is loaded at the next request',
    async run(reader, server) {
      server.broken = /\/(\w+-panel|links)-/
      await reader.open(server.url)
      for (let time = 0; time < 2; time++) {
        await reader.press('Puzzles')
        await reader.hears(/could not be loaded/)
        // Something else, so that the next failure is heard, and not this one again.
        await reader.press('Clear')
        await reader.hears(/Nothing to clear/i)
      }
      server.broken = undefined
      await reader.press('Puzzles')
      await reader.hears(/Nothing here yet/)
    },
  },
  ...[/\/define-solver-actions-/, /\/worker-/].map((part) => ({
    title: `an embedded board's ${part.source.replace(/\W+/g, '')} that failed once is loaded when it is asked for again`,
    options: {
      // With the strict policy, the attempt with a Blob would be reported.
      policy: '',
      pages: {
        'host.html': `<!doctype html><html lang="en"><title>A host</title>
<script type="module" src="define.js"></script>
<nonet-sudoku puzzle="${PROPER.givens}" controls>A sudoku.</nonet-sudoku></html>`,
      },
    },
    /** @type {import('./index.mjs').Scenario['run']} */
    async run(reader, server) {
      server.broken = part
      await reader.open(`${server.url}host.html`)
      for (let time = 0; time < 2; time++) {
        await reader.press('Solve')
        await reader.hears(/could not be loaded/)
      }
      server.broken = undefined
      await reader.press('Solve')
      await reader.hears(/one solution/)
    },
  })),
]
