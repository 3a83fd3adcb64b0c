// scripts/site/board.mjs: bundles the elements that stand alone, each with its languages in a folder of its own, where each is
// fetched when it is used: <nonet-board> as board.js, <nonet-archive> as archive.js; and nonet.css, the optional style of the
// elements before their scripts. For dist/ (site.mjs) and for the package (package.mjs).

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wordsOfArchive, wordsOfDiagram } from './word-sections.mjs'

/** The source of each, and its words. */
const ALONE = {
  board: { source: 'diagram/define-board.js', words: wordsOfDiagram },
  archive: { source: 'archive/define-archive.js', words: wordsOfArchive },
}

/**
 * @param {{build: any, bundled: any, web: string, dist: string}} how esbuild, the options that all bundles
 *   share, the folder of the sources, the output folder
 */
export async function bundleBoard({ build, bundled, web, dist }) {
  for (const [name, { source, words }] of Object.entries(ALONE)) {
    const { outputFiles } = await build({
      ...bundled,
      plugins: [words, ...bundled.plugins],
      entryPoints: { [name]: join(web, source) },
      outdir: dist,
      splitting: true,
      chunkNames: `${name}/[name]-[hash]`,
    })
    await mkdir(join(dist, name), { recursive: true })
    for (const { path, contents } of outputFiles) await writeFile(path, contents)
  }
  const sheet = await build({
    entryPoints: [join(web, 'element/nonet.css')],
    minify: true,
    write: false,
    target: bundled.target,
  })
  await writeFile(join(dist, 'nonet.css'), sheet.outputFiles[0].contents)
}
