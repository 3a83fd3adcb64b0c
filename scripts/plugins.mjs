// scripts/plugins.mjs: what the bundler is told beside the sources, for the site and for the package:
// style sheets as text, and which words travel with a bundle.

import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'

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

/** A diagram, in every language, only what its sources name; of `colours.${…}` the whole section. */
export async function wordsOfBoard(/** @type {string} */ web) {
  const folder = join(web, 'diagram')
  const names = await readdir(folder)
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  const named = sources.flatMap((text) => [...text.matchAll(/['`](\w+)\.(\w+|\$\{)/g)])
  const isWanted = (/** @type {string} */ section, /** @type {string} */ key) =>
    named.some(([, of, one]) => of === section && (one === key || one === '${'))
  return {
    name: 'words of the board',
    setup(/** @type {any} */ bundler) {
      const filter = /i18n[\\/]\w+\.json$/
      bundler.onLoad({ filter }, async (/** @type {{path: string}} */ { path }) => {
        const sections = Object.entries(JSON.parse(await readFile(path, 'utf8')))
        const wanted = sections.map(([section, words]) => {
          const some = Object.entries(words).filter(([key]) => isWanted(section, key))
          return [section, Object.fromEntries(some)]
        })
        const contents = JSON.stringify(
          Object.fromEntries(wanted.filter(([, words]) => Object.keys(words).length > 0)),
        )
        return { contents, loader: 'json' }
      })
    },
  }
}
