// scripts/site/plugins.mjs: what the bundler does with style sheets, for the site and for the package, with
// the list of changes, and with what the parts of the page share.

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
      if (!version || !points.length) throw new Error(`${path} says nothing of a newest version`)
      const whatsNew = points.map((point) => point.replace(/[*`]/g, '').replace(/\s+/g, ' ').trim())
      return { contents: JSON.stringify({ version, whatsNew }), loader: 'json' }
    })
  },
}

/**
 * One file for all that the page and its parts share, or two of its parts. Left to itself the bundler
 * makes a file for each set of parts that share something, a dozen of them, most of a few hundred
 * bytes, and a phone waits for each; so every part imports all of that, and the page has it from the
 * start. Besides, a part then brings no file of its own along: of such a one that fails once, Firefox
 * never asks again (base/import-with-retry.js).
 * @param {string} web the folder
 * @param {string[]} shared source files @param {string[]} parts source files
 */
export const oneShare = (web, shared, parts) => ({
  name: 'one share',
  setup(/** @type {any} */ bundler) {
    const share = { path: 'nonet-share', namespace: 'share', sideEffects: true }
    bundler.onResolve({ filter: /^nonet-share$/ }, () => share)
    bundler.onLoad({ filter: /.*/, namespace: 'share' }, () => ({
      contents: shared.map((path) => `import ${JSON.stringify(path)}`).join('\n'),
      resolveDir: web,
    }))
    bundler.onLoad(
      { filter: /[\\/]web[\\/](page|interop|element)[\\/].*\.js$/ },
      async (/** @type {{path: string}} */ { path }) => {
        if (!parts.includes(path)) return undefined
        return { contents: `import 'nonet-share'\n${await readFile(path, 'utf8')}`, loader: 'js' }
      },
    )
  },
})
