// tests/consumers/static.test.mjs: the package's folder as it is, on a host of its own: what a page
// gets from a host of packages, or from a copy on another domain.
import assert from 'node:assert/strict'
import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { readFile } from 'node:fs/promises'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { PROPER } from '../web/puzzles.mjs'
import { serve } from '../web/server.mjs'
import { closeBrowser, PACKAGE, visit } from './lib.mjs'

const TYPES = /** @type {Record<string, string>} */ ({
  js: 'text/javascript',
  wasm: 'application/wasm',
})

/**
 * Files of the package for any origin, as such hosts send them; and perhaps a page.
 * @param {string} [page] its HTML, at the root
 */
async function hostOfPackages(page) {
  /** @type {string[]} */
  const asked = []
  const server = createServer(async (request, response) => {
    const path = join('/', new URL(request.url ?? '', 'http://localhost').pathname)
    if (page && path === '/') {
      response.writeHead(200, { 'content-type': 'text/html; charset=utf-8' }).end(page)
      return
    }
    asked.push(path)
    response.setHeader('access-control-allow-origin', '*')
    try {
      const content = await readFile(join(PACKAGE, path))
      response.writeHead(200, {
        'content-type': TYPES[path.split('.').at(-1) ?? ''] ?? 'text/plain',
      })
      response.end(content)
    } catch {
      response.writeHead(404).end()
    }
  })
  server.listen(0)
  await once(server, 'listening')
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
  return { url: `http://localhost:${port}/`, asked, stop: () => server.close() }
}

describe('a copy of the package on another origin', () => {
  /** @type {Awaited<ReturnType<typeof hostOfPackages>>} */
  let host
  before(async () => {
    host = await hostOfPackages()
  })
  after(async () => {
    host?.stop()
    await closeBrowser()
  })

  /** @param {string} head of the page @param {string} expected where the solver works */
  const opens = async (head, expected) => {
    const page = `<!doctype html><html lang="en"><title>Somebody else's</title>${head}
<nonet-sudoku puzzle="${PROPER.givens}">A sudoku.</nonet-sudoku></html>`
    const site = await hostOfPackages(page)
    try {
      await visit(site.url, async (tab) => {
        await tab.getByRole('gridcell').nth(80).waitFor()
        const seen = await tab.locator('nonet-sudoku').evaluate(async (element) => {
          const board = /** @type {any} */ (element)
          const { solutions } = await board.solve()
          return { solution: solutions[0].join(''), place: board.client.place }
        })
        assert.deepEqual(seen, { solution: PROPER.solution, place: expected })
      })
    } finally {
      site.stop()
    }
  }

  test('as a module', async () => {
    await opens(`<script type="module">import '${host.url}define.js'</script>`, 'blob')
  })

  test('as a module, with the files of the solver on the own origin', async () => {
    const script = `
import { configure } from '${host.url}client.js'
configure({ workerUrl: '/worker.js', wasmUrl: '/nonet.wasm' })
await import('${host.url}define.js')`
    await opens(`<script type="module">${script}</script>`, 'worker')
  })

  test('as one classic script that must be the expected one', async () => {
    const script = await readFile(join(PACKAGE, 'single.js'))
    const integrity = `sha384-${createHash('sha384').update(script).digest('base64')}`
    const attributes = `src="${host.url}single.js" integrity="${integrity}" crossorigin`
    await opens(`<script ${attributes}></script>`, 'blob')
  })

  test('as one classic script, in a browser that says it has no wasm SIMD', async () => {
    const without = '<script>WebAssembly.validate = () => false</script>'
    await opens(`${without}<script src="${host.url}single.js"></script>`, 'blob')
    assert.deepEqual(
      host.asked.filter((path) => path.endsWith('plain.wasm')),
      ['/nonet-plain.wasm'],
    )
  })

  test('beside the page, under a strict policy', async () => {
    const page = `<!doctype html><html lang="en"><title>A copy</title>
<script type="module" src="define.js"></script>
<nonet-sudoku puzzle="${PROPER.givens}">A sudoku.</nonet-sudoku></html>`
    const server = await serve({ directory: PACKAGE, pages: { 'copy.html': page } })
    try {
      await visit(`${server.url}copy.html`, async (tab) => {
        const board = tab.locator('nonet-sudoku')
        const count = await board.evaluate(async (element) => {
          await customElements.whenDefined('nonet-sudoku')
          return (await /** @type {any} */ (element).solve()).count
        })
        assert.equal(count, 1)
      })
      assert.deepEqual(server.violations, [])
    } finally {
      await server.stop()
    }
  })
})
