// tests/web/scenarios/generate.mjs: each engine makes the same puzzles, byte for byte, as Node does with the same files:
// what people keep by its seed is the same everywhere.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import * as nonet from '../../../web/client/index.node.js'
import { generatePlaces, solverPlaces } from '../dist.mjs'
import { POLICY } from '../server.mjs'

/** @typedef {import('nonet-generate-wasm').Wishes} Wishes */

const SEEDS = 20
/** @type {[Wishes, count: number][]} */
const WISHES = [
  [{}, 5],
  [{ grade: 'moderate', symmetry: 'half-turn' }, 2],
  [{ grade: 'extreme' }, 1],
  [{ clues: [30, 32], evenDigits: true, symmetry: 'left-right' }, 1],
  [{ size: 6, jigsaw: true, minimal: true }, 1],
  [{ size: 4, pattern: '1..1.11..11.1..1' }, 1],
]

/**
 * Makes them all, and tells them as a text, a line each. Runs in the page too, so that it knows nothing of this file.
 * @param {typeof nonet} from @param {typeof WISHES} wishes @param {number} seeds
 */
async function lines(from, wishes, seeds) {
  const lines = []
  for (let i = 1; i <= seeds; i++) {
    for (const [wish, count] of wishes) {
      const seed = `${i} ☀`
      for (const made of await from.generateMany(wish, { seed, count })) {
        const minimal = await from.minimise(made.puzzle, { seed })
        lines.push(JSON.stringify([made, minimal.givens]))
      }
    }
  }
  return lines.join('\n')
}

/** What Node makes, once for all engines of this process. @type {Promise<string> | undefined} */
let expected
function made() {
  nonet.configure(solverPlaces())
  nonet.configureGenerate(generatePlaces())
  expected ??= lines(nonet, WISHES, SEEDS)
  return expected
}

const digestOf = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex')

const page = (/** @type {string} */ script) =>
  `<!doctype html><html lang="en"><title>A host</title>${script}<script type="module" src="host.js"></script></html>`
const making = (/** @type {string} */ from) => `${lines}
globalThis.made = lines(${from}, ${JSON.stringify(WISHES)}, ${SEEDS}).then(
  (text) => [${from}.sharedGenerateClient().place, text],
  (reason) => [String(reason), JSON.stringify(reason.args)],
)`

/** @type {{title: string, place: string, policy: string, pages: Record<string, string>}[]} */
const hosts = [
  {
    title: 'in a worker',
    place: 'worker',
    policy: POLICY,
    pages: {
      'host.html': page(''),
      'host.js': `import * as nonet from './index.js'\n${making('nonet')}`,
    },
  },
  {
    title: 'in the page, by one classic script',
    place: 'page',
    policy: POLICY.replace("worker-src 'self'", "worker-src 'none'"),
    pages: {
      'host.html': page('<script src="single.js"></script>'),
      'host.js': `nonet.configure({ place: 'page' })\n${making('nonet')}`,
    },
  },
]

/** @type {import('./index.mjs').Scenario[]} */
export const generate = hosts.map(({ title, place, policy, pages }) => ({
  title: `puzzles of a seed are the same as in Node, made ${title}`,
  async run(reader, server) {
    server.policy = policy
    Object.assign(server.pages, pages)
    await reader.tab.goto(`${server.url}host.html`)
    const [where, text] = await reader.tab.js(() => /** @type {any} */ (globalThis).made)
    assert.equal(where, place)
    const right = await made()
    assert.equal(digestOf(text), digestOf(right), 'other puzzles')
    assert.equal(text.split('\n').length, SEEDS * WISHES.reduce((sum, [, count]) => sum + count, 0))
  },
}))
