// tests/web/scenarios/embedding.mjs: the board on somebody else's page.
import assert from 'node:assert/strict'
import { PROPER } from '../puzzles.mjs'

/** @type {import('./index.mjs').Scenario[]} */
export const embedding = [
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
]
