// scripts/site/plugins.mjs: what the bundler does with style sheets, for the site and for the package, and with the
// list of changes.

import { readFile } from 'node:fs/promises'

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
