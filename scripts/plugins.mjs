// scripts/plugins.mjs: what the bundler is to do with what is no plain script, for the site and for
// the package: style sheets, the list of changes, what the page takes in another way.

import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'

/**
 * Style sheets travel inside the scripts, as text, and small.
 * @param {(css: string, options: object) => Promise<{code: string}>} transform esbuild's
 * @param {string[]} target browsers
 */
export const styleText = (transform, target) => ({
  name: 'style text',
  setup(/** @type {any} */ bundler) {
    bundler.onLoad({ filter: /\.css$/ }, async (/** @type {{path: string}} */ { path }) => {
      const options = { loader: 'css', minify: true, target }
      const { code } = await transform(await readFile(path, 'utf8'), options)
      return { contents: code.trim(), loader: 'text' }
    })
  },
})

/** The page has the solver's questions from the start. */
export const questionsAtOnce = {
  name: 'questions at once',
  setup(/** @type {any} */ bundler) {
    const path = fileURLToPath(new URL('../web/element/at-once.js', import.meta.url))
    bundler.onResolve({ filter: /[\\/]later\.js$/ }, () => ({ path }))
  },
}

/** CHANGELOG.md as a module: the newest version and its points, without their emphasis. */
export const newestChanges = {
  name: 'newest changes',
  setup(/** @type {any} */ bundler) {
    bundler.onLoad({ filter: /CHANGELOG\.md$/ }, async (/** @type {{path: string}} */ { path }) => {
      const [, newest = ''] = (await readFile(path, 'utf8')).split(/^## /m)
      const version = newest.split('\n', 1)[0].trim()
      const points = newest.split(/^- /m).slice(1)
      const whatsNew = points.map((point) => point.replace(/[*`]/g, '').replace(/\s+/g, ' ').trim())
      return { contents: JSON.stringify({ version, whatsNew }), loader: 'json' }
    })
  },
}
