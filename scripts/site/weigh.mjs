// scripts/site/weigh.mjs: compresses the built files, prints their sizes, and their integrity hashes.

import { createHash } from 'node:crypto'
import { readFile, writeFile } from 'node:fs/promises'
import { extname, join } from 'node:path'
import { brotliCompressSync, constants } from 'node:zlib'

const COMPRESSED = new Set(['.html', '.js', '.css', '.wasm', '.svg', '.json', '.webmanifest'])

/** Writes FILE.br beside each text file and prints both sizes. @param {string} folder @param {string[]} files */
export async function compress(folder, files) {
  for (const file of files.filter((name) => COMPRESSED.has(extname(name)))) {
    const content = await readFile(join(folder, file))
    // The mode that is meant for fonts makes some scripts smaller by 2 ‰, and others larger.
    const [small] = [constants.BROTLI_MODE_GENERIC, constants.BROTLI_MODE_FONT]
      .map((mode) => compressed(content, mode))
      .sort((one, other) => one.length - other.length)
    await writeFile(join(folder, `${file}.br`), small)
    process.stdout.write(`${file.padEnd(28)} ${content.length} bytes, ${small.length} as Brotli\n`)
  }
}

/** @param {Buffer} content @param {number} mode */
const compressed = (content, mode) =>
  brotliCompressSync(content, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY,
      [constants.BROTLI_PARAM_MODE]: mode,
      [constants.BROTLI_PARAM_SIZE_HINT]: content.length,
    },
  })

/**
 * Prints the value of the attribute `integrity`, with which browsers run no other file.
 * @param {string} folder @param {string[]} files
 */
export async function tellIntegrity(folder, files) {
  for (const file of files) {
    const integrity = await integrityOf(join(folder, file))
    process.stdout.write(`${file.padEnd(28)} integrity="${integrity}"\n`)
  }
}

/** @param {string} path of a built file */
export async function integrityOf(path) {
  return `sha384-${createHash('sha384')
    .update(await readFile(path))
    .digest('base64')}`
}
