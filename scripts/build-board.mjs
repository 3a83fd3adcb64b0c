// scripts/build-board.mjs: <nonet-board> as dist/board.js, and in dist/board/ its languages; and the
// style sheet that a page may use for both elements before their scripts, dist/nonet.css.
//
// Its words are a small part of web/i18n: only what the sources in web/diagram name travels, in
// English with the element, in each other language as a file that is fetched when it is wanted. Part
// of build-web.mjs.

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/**
 * @param {{build: any, bundled: any, web: string, dist: string}} how esbuild, and the options that
 *   all bundles share
 */
export async function bundleBoard({ build, bundled, web, dist }) {
  const { outputFiles } = await build({
    ...bundled,
    plugins: [...bundled.plugins, await wordsOfBoard(join(web, 'diagram'))],
    entryPoints: { board: join(web, 'element/define-board.js') },
    outdir: dist,
    splitting: true,
    chunkNames: 'board/[name]-[hash]',
  })
  await mkdir(join(dist, 'board'), { recursive: true })
  for (const { path, contents } of outputFiles) await writeFile(path, contents)
  const sheet = await build({
    entryPoints: [join(web, 'element/nonet.css')],
    minify: true,
    write: false,
    target: bundled.target,
  })
  await writeFile(join(dist, 'nonet.css'), sheet.outputFiles[0].contents)
}

/** Of `'board.cell'` the sentence, of `colours.${…}` the whole section. @param {string} folder */
async function wordsOfBoard(folder) {
  const names = await readdir(folder)
  const sources = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')))
  const named = sources.flatMap((text) => [...text.matchAll(/['`](\w+)\.([\w-]+|\$\{)/g)])
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
