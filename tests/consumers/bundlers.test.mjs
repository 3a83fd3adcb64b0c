// tests/consumers/bundlers.test.mjs: the package in a project of each bundler that people use. Each
// is installed from the tarball, built by the line in its package.json, which is the one that the
// package's README gives, served under a strict policy, and opened. Vite's development server is one
// more: it bundles packages beforehand, and a module that finds others by its own address must
// survive that.
import assert from 'node:assert/strict'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { PROPER } from '../web/puzzles.mjs'
import { serve } from '../web/server.mjs'
import { closeBrowser, HERE, PACKAGE, project, serverOf, shell, visit } from './lib.mjs'

after(closeBrowser)

const expected = `1 solution, one client: ${PROPER.solution}`

for (const name of ['vite', 'webpack', 'rollup', 'esbuild']) {
  test(`${name} builds a page with a board and the solver`, { timeout: 60_000 }, async () => {
    const folder = await project(name, [join(HERE, 'page'), join(HERE, 'projects', name)])
    const { scripts } = JSON.parse(await readFile(join(folder, 'package.json'), 'utf8'))
    await shell(folder, scripts.build)
    const server = await serve({ directory: join(folder, 'dist') })
    try {
      await visit(server.url, async (page) => {
        await page.getByText(expected).waitFor()
        assert.equal(page.workers().length, 1, 'workers')
        assert.equal(await page.getByRole('gridcell').count(), 81)
      })
      assert.deepEqual(server.violations, [])
      const wasms = server.log.filter(({ path }) => path.endsWith('.wasm'))
      assert.equal(wasms.length, 1, 'the module is fetched once')
      // Bundlers name it as they like: by its content it is the right one, and so is the other one.
      const isModule = async (/** @type {string} */ path, /** @type {string} */ name) => {
        const files = [join(folder, 'dist', path), join(PACKAGE, name)]
        const [sent, ours] = await Promise.all(files.map((file) => readFile(file)))
        assert.ok(sent.equals(ours), `${path} is ${name}`)
      }
      await isModule(wasms[0].path, 'nonet.wasm')
      await visit(server.url, async (page) => {
        await page.addInitScript(() => Object.assign(WebAssembly, { validate: () => false }))
        await page.reload()
        await page.getByText(expected).waitFor()
      })
      const last = server.log.filter(({ path }) => path.endsWith('.wasm')).at(-1)
      await isModule(last?.path ?? '', 'nonet-plain.wasm')
    } catch (error) {
      console.log(await readdir(join(folder, 'dist'), { recursive: true }))
      throw error
    } finally {
      await server.stop()
    }
  })
}

test("Vite's development server serves the same page", { timeout: 60_000 }, async () => {
  const folder = await project('vite-dev', [join(HERE, 'page'), join(HERE, 'projects/vite')])
  const server = await serverOf(folder, 'vite/bin/vite.js', ['--port', '0'])
  try {
    await visit(server.url, async (page) => {
      await page.getByText(expected).waitFor()
      assert.equal(page.workers().length, 1, 'workers')
    })
  } finally {
    await server.stop()
  }
})
