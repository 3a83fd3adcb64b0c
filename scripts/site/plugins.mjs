// scripts/site/plugins.mjs: plugins of the bundler: style sheets as text, the news of CHANGELOG.md, lz-string as an ES
// module, one shared chunk for the parts of the page.

import { readFile } from 'node:fs/promises'
import { lzAsModule } from './edits.mjs'

/**
 * Style sheets are bundled into scripts, as minified text.
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

/** The library lz-string as an ES module. */
export const lzString = {
  name: 'lz-string',
  setup(/** @type {any} */ bundler) {
    bundler.onLoad(
      { filter: /lz-string\.js$/ },
      async (/** @type {{path: string}} */ { path }) => ({
        contents: lzAsModule(await readFile(path, 'utf8')),
        loader: 'js',
      }),
    )
  },
}

/** CHANGELOG.md as a module: the newest version and its points, without Markdown's emphasis. */
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
 * Puts all code that the page and its parts share into one chunk. By default esbuild creates a chunk for each set of
 * parts that share code, a dozen, most of a few hundred bytes, and a phone waits for each. So every part imports all
 * shared code, and the page has it from the start. Besides, no part then imports a chunk of its own, which Firefox
 * would never request again after a failure (base/import-with-retry.js).
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
    bundler.onLoad({ filter: /\.js$/ }, async (/** @type {{path: string}} */ { path }) => {
      if (!parts.includes(path)) return undefined
      return { contents: `import 'nonet-share'\n${await readFile(path, 'utf8')}`, loader: 'js' }
    })
  },
})
