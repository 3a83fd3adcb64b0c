// tests/web/scenarios/policy.mjs: what applies to every page: violations of the policy are detected, and axe has no
// findings.
import assert from 'node:assert/strict'
import { axeFindings } from '../axe.mjs'
import { FILE, PROPER } from '../puzzles.mjs'

/** @type {import('./index.mjs').Scenario[]} */
export const policy = [
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
    title: 'axe finds nothing, on the empty board and on a solved one with a conflict',
    async run(reader, server) {
      await reader.open(server.url)
      assert.deepEqual(await axeFindings(reader.tab), [])
      await reader.drop('three.txt', FILE)
      await reader.shows(PROPER.givens)
      await reader.tapCell(1, 3)
      await reader.keys('5')
      await reader.hears(/clashes/)
      assert.deepEqual(await axeFindings(reader.tab), [])
    },
  },
]
