// scripts/build-board.mjs: <nonet-board> as dist/board.js, and in dist/board/ its languages, each
// fetched when it is wanted. Part of build-web.mjs.
import { mkdir, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { wordsOfDiagram } from './build-words.mjs'

/**
 * @param {{build: any, bundled: any, web: string, dist: string}} how esbuild, and the options that
 *   all bundles share
 */
export async function bundleBoard({ build, bundled, web, dist }) {
  const { outputFiles } = await build({
    ...bundled,
    plugins: [...bundled.plugins, await wordsOfDiagram()],
    entryPoints: { board: join(web, 'element/define-board.js') },
    outdir: dist,
    splitting: true,
    chunkNames: 'board/[name]-[hash]',
  })
  await mkdir(join(dist, 'board'), { recursive: true })
  for (const { path, contents } of outputFiles) await writeFile(path, contents)
}
