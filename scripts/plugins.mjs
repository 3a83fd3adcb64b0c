// scripts/plugins.mjs: what the bundler does with style sheets, for the site and for the package.

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
