// tests/web/scenarios/places.mjs: where the solver runs: with files of the same origin, of a second one, under usual
// policies of hosts, and from a file.
//
// An attempt that a policy refuses is reported as a violation, which no script can foresee; each row says how many
// such reports are allowed, and none is where nothing is refused.
import assert from 'node:assert/strict'
import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { PROPER, SEVERAL } from '../puzzles.mjs'
import { POLICY, serve } from '../server.mjs'
import { DIST } from '../suite.mjs'

/** The page's own script: solves, then reports the place. */
const asking = `globalThis.answer = solve('${PROPER.givens}').then(
  ({ count, solutions: [first] }) => [sharedClient().place, count, first.join('')],
  (reason) => [String(reason), JSON.stringify(reason.args)],
)`
/** As a module, or with everything in one classic script; `more` comes first. */
const HOSTS = {
  module: (/** @type {string} */ from, more = '') => ({
    'host.html': `<!doctype html><html lang="en"><title>A host</title>
      <script type="module" src="host.js"></script></html>`,
    'host.js': `import { configure, sharedClient, solve } from '${from}index.js'\n${more}\n${asking}`,
  }),
  board: (/** @type {string} */ from, more = '') => ({
    'host.html': `<!doctype html><html lang="en"><title>A host</title>
      <script type="module" src="host.js"></script><nonet-sudoku></nonet-sudoku></html>`,
    'host.js': `import { configure } from '${from}define.js'\n${more}
      const board = document.querySelector('nonet-sudoku')
      board.puzzle = '${PROPER.givens}'
      globalThis.answer = board.solve().then(
        ({ count, solutions: [first] }) => [board.client.place, count, first.join('')],
        (reason) => [String(reason), JSON.stringify(reason.args)],
      )`,
  }),
  classic: (/** @type {string} */ from, more = '') => ({
    'host.html': `<!doctype html><html lang="en"><title>A host</title>
      <script src="${from}single.js"></script><script src="host.js"></script></html>`,
    'host.js': `const { configure, sharedClient, solve } = nonet\n${more}\n${asking}`,
  }),
}

/** A policy that lets a second origin's scripts in, and its files be fetched. */
const letIn = (/** @type {string} */ origin, rest = '') =>
  `default-src 'none'; script-src 'self' ${origin} 'wasm-unsafe-eval'; connect-src ${origin}; img-src 'self'; ${rest}`
const types = `${POLICY}; require-trusted-types-for 'script'`

/**
 * @typedef {object} Row
 * @property {string} title
 * @property {(origin: string) => string} policy of the host's page, given the second origin
 * @property {boolean} [isForeign] the solver comes from the second origin
 * @property {boolean} [isSingle] all of it in one classic script
 * @property {boolean} [isBoard] a board solves
 * @property {string} [more] what the host's script does first
 * @property {boolean} [isPlain] the browser says that it has no wasm SIMD
 * @property {string} place where it runs
 * @property {number} [refused] number of attempts that may be reported
 * @property {boolean} [needsTypes] where the engine knows no Trusted Types, nothing is refused
 */

/** @type {Row[]} */
const rows = [
  { title: 'our own origin, no policy', policy: () => '', place: 'worker' },
  { title: 'our own origin, the strict policy', policy: () => POLICY, place: 'worker' },
  {
    title: 'our own origin, where no worker is allowed',
    policy: () => POLICY.replace("worker-src 'self'", "worker-src 'none'"),
    place: 'page',
    refused: 2,
  },
  {
    title: 'our own origin, where no worker is allowed and the host says so',
    policy: () => POLICY.replace("worker-src 'self'", "worker-src 'none'"),
    more: "configure({ place: 'page' })",
    place: 'page',
  },
  {
    title: 'our own origin, where no worker is allowed, and the host asks for two ways',
    policy: () => POLICY.replace("worker-src 'self'", "worker-src 'none'"),
    more: "configure({ place: ['worker', 'page'] })",
    place: 'page',
    refused: 1,
  },
  { title: 'a second origin, no policy', policy: () => '', isForeign: true, place: 'blob' },
  {
    title: 'a second origin, a policy that allows workers from a Blob',
    policy: (origin) => letIn(origin, 'worker-src blob:'),
    isForeign: true,
    place: 'blob',
  },
  {
    title: 'a second origin, a policy that does not',
    policy: (origin) => letIn(origin, "worker-src 'self'"),
    isForeign: true,
    place: 'page',
    refused: 1,
  },
  {
    title: 'a second origin, a policy that does not, and the host says so',
    policy: (origin) => letIn(origin, "worker-src 'self'"),
    isForeign: true,
    more: "configure({ place: 'page' })",
    place: 'page',
  },
  {
    title: 'Trusted Types, with our policy allowed',
    policy: () => `${types}; trusted-types nonet`,
    place: 'worker',
  },
  {
    title: 'Trusted Types, a second origin, with our policy allowed',
    policy: (origin) =>
      `${letIn(origin, 'worker-src blob:')}; require-trusted-types-for 'script'; trusted-types nonet`,
    isForeign: true,
    place: 'blob',
  },
  {
    title: 'Trusted Types, with no policy allowed',
    policy: () => `${types}; trusted-types 'none'`,
    place: 'page',
    refused: 1,
    needsTypes: true,
  },
  {
    title: 'a board, our own origin, the strict policy',
    policy: () => POLICY,
    isBoard: true,
    place: 'worker',
  },
  {
    title: 'a board from a second origin, a policy that allows workers from a Blob',
    policy: (origin) => letIn(origin, 'worker-src blob:'),
    isForeign: true,
    isBoard: true,
    place: 'blob',
  },
  {
    title: 'a board from a second origin, a policy that allows none, and the host says so',
    policy: (origin) => letIn(origin, "worker-src 'self'"),
    isForeign: true,
    isBoard: true,
    more: "configure({ place: 'page' })",
    place: 'page',
  },
  {
    title: 'no wasm SIMD, the strict policy',
    policy: () => POLICY,
    isPlain: true,
    place: 'worker',
  },
  {
    title: 'no wasm SIMD, a board from a second origin',
    policy: () => '',
    isForeign: true,
    isBoard: true,
    isPlain: true,
    place: 'blob',
  },
  {
    title: 'no wasm SIMD, one classic script from a second origin',
    policy: () => '',
    isForeign: true,
    isSingle: true,
    isPlain: true,
    place: 'blob',
  },
  {
    title: 'one classic script, a policy that allows workers from a Blob',
    policy: () => POLICY.replace("worker-src 'self'", 'worker-src blob:'),
    isSingle: true,
    place: 'blob',
  },
  {
    title: 'one classic script from a second origin, Trusted Types, with our policy allowed',
    policy: (origin) =>
      `${letIn(origin, 'worker-src blob:')}; require-trusted-types-for 'script'; trusted-types nonet`,
    isForeign: true,
    isSingle: true,
    place: 'blob',
  },
  {
    title: 'one classic script, the strict policy',
    policy: () => POLICY,
    isSingle: true,
    place: 'page',
    refused: 1,
  },
  {
    title: 'one classic script, the strict policy, and the host says so',
    policy: () => `${types}; trusted-types 'none'`,
    isSingle: true,
    more: "configure({ place: 'page' })",
    place: 'page',
  },
]

/** @type {import('./index.mjs').Scenario[]} */
const hosts = rows.map(({ title, policy, isForeign, isSingle, isBoard, more, place, ...row }) => ({
  title: `the solver runs as ${place}: ${title}`,
  async run(reader, server) {
    const { refused = 0, needsTypes, isPlain } = row
    const second = await serve({ directory: DIST, cors: true, policy: '' })
    try {
      server.policy = policy(second.origin)
      server.friends.push(second.origin)
      const from = isForeign ? second.url : './'
      Object.assign(
        server.pages,
        HOSTS[isSingle ? 'classic' : isBoard ? 'board' : 'module'](
          from,
          isPlain ? 'WebAssembly.validate = () => false' : more,
        ),
      )
      await reader.tab.goto(`${server.url}host.html`)
      const answer = await reader.tab.js(() => /** @type {any} */ (globalThis).answer)
      const hasTypes = await reader.tab.js(() => 'trustedTypes' in globalThis)
      const doesRefuse = !needsTypes || hasTypes
      assert.deepEqual(answer, [doesRefuse ? place : 'worker', 1, PROPER.solution])
      // The report may come after the answer.
      if (refused && doesRefuse) {
        await reader.until('it is reported', async () => server.violations.length > 0)
        assert.ok(server.violations.length <= refused, server.violations.join('\n'))
        assert.match(server.violations.join('\n'), /^(worker-src|trusted-types|script-src)/)
        server.violations.length = 0
      }
      const fetched = () => {
        const paths = [...server.log, ...second.log].map(({ path }) => path)
        return paths.filter((path) => path.endsWith('.wasm')).map((path) => path.includes('plain'))
      }
      // The single script contains one of the two modules.
      const isFetched = isPlain || !isSingle
      if (isFetched)
        await reader.until('the module is in the log', async () => fetched().length > 0)
      assert.deepEqual(
        fetched(),
        isFetched ? [Boolean(isPlain)] : [],
        'one module, and the right one',
      )
    } finally {
      await second.stop()
    }
  },
}))

/** The page's own script: many puzzles, to the end, with an early exit, and cancelled. */
const askingMany = `const puzzles = Array.from({ length: 3000 }, (_, i) => i % 3 ? '${PROPER.givens}' : '${SEVERAL}')
globalThis.many = async () => {
  const counts = { one: 0, several: 0 }
  for await (const { outcome } of solveMany(puzzles)) counts[outcome]++
  let seen = 0
  for await (const _ of solveMany(puzzles)) if (++seen === 10) break
  const stop = new AbortController()
  try {
    for await (const _ of solveMany(puzzles, {}, stop)) if (++seen === 20) stop.abort()
  } catch ({ name }) {
    return [counts, seen, name]
  }
}`

/** @type {import('./index.mjs').Scenario[]} */
export const places = [
  ...hosts,
  {
    title:
      'many puzzles, each time by a solver of its own, which knows what the first one was refused',
    async run(reader, server) {
      server.policy = POLICY.replace("worker-src 'self'", "worker-src 'none'")
      Object.assign(server.pages, HOSTS.module('./', "configure({ place: ['worker', 'page'] })"))
      server.pages['host.js'] += `\nimport { solveMany } from './index.js'\n${askingMany}`
      await reader.tab.goto(`${server.url}host.html`)
      const [place] = await reader.tab.js(() => /** @type {any} */ (globalThis).answer)
      assert.equal(place, 'page')
      await reader.until('it is reported', async () => server.violations.length > 0)
      const answer = await reader.tab.js(() => /** @type {any} */ (globalThis).many())
      assert.deepEqual(answer, [{ one: 2000, several: 1000 }, 20, 'AbortError'])
      // Reports come late.
      await new Promise((done) => setTimeout(done, 500))
      assert.equal(server.violations.length, 1, server.violations.join('\n'))
      server.violations.length = 0
      server.policy = POLICY
      await reader.tab.goto(`${server.url}host.html`)
      const again = await reader.tab.js(() => /** @type {any} */ (globalThis).many())
      assert.deepEqual(again, answer, 'in a worker, too')
    },
  },
  {
    title: 'from a file, without any server: everything in one classic script',
    async run(reader) {
      const folder = mkdtempSync(join(tmpdir(), 'nonet-file-'))
      copyFileSync(join(DIST, 'single.js'), join(folder, 'single.js'))
      // No charset: the content of the script must not depend on it.
      const page = `<!doctype html><title>A file</title><script src="single.js"></script>
        <nonet-sudoku puzzle="${PROPER.givens}" controls></nonet-sudoku>`
      writeFileSync(join(folder, 'page.html'), page)
      try {
        await reader.open(pathToFileURL(join(folder, 'page.html')).href)
        await reader.press('Solve')
        await reader.hears(/one solution/)
        assert.equal(await reader.line(), PROPER.solution)
        const answer = await reader.tab.js(async (/** @type {string} */ givens) => {
          const { count, sharedClient, validate } = /** @type {any} */ (globalThis).nonet
          const { solutions } = await validate(givens)
          const { count: many } = await count('.'.repeat(81), 5)
          const isThere = customElements.get('nonet-board') !== undefined
          return [sharedClient().place, solutions, many, isThere]
        }, PROPER.givens)
        assert.deepEqual(answer, ['blob', 'one', 5, true])
      } finally {
        rmSync(folder, { recursive: true })
      }
    },
  },
]
