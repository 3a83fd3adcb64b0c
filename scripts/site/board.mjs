// scripts/site/board.mjs: bundles <nonet-board> as board.js, with its languages in board/, each fetched when it is
// used; and nonet.css, the optional style of both elements before their scripts. For dist/ (site.mjs) and for the
// package (package.mjs).

import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wordsOfDiagram } from './word-sections.mjs'

/**
 * @param {{build: any, bundled: any, web: string, dist: string}} how esbuild, the options that all bundles
 *   share, the folder of the sources, the output folder
 */
export async function bundleBoard({ build, bundled, web, dist }) {
  const { outputFiles } = await build({
    ...bundled,
    plugins: [wordsOfDiagram, ...bundled.plugins],
    entryPoints: { board: join(web, 'diagram/define-board.js') },
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
