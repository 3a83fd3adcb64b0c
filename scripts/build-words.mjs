// scripts/build-words.mjs: which words travel with which file of dist/; plugins of the bundler.
//
// A sentence is sent when somebody may need it soon, and not before: the page has from the start what
// it says itself, its panels' words follow with the panels; a board of other people's pages says at
// once what belongs to playing, and the rest follows with the solver, its errors and the help.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const elements = fileURLToPath(new URL('../web/element/', import.meta.url))

/**
 * Some of the words of a language, as a module.
 * @param {string} path of its file
 * @param {(key: string) => boolean} isWanted asked about each 'section.key'
 */
async function wordsIn(path, isWanted) {
  const all = Object.entries(JSON.parse(await readFile(path, 'utf8')))
  const wanted = all.map(([section, words]) => {
    const keys = typeof words === 'string' ? [] : Object.entries(words)
    return [section, Object.fromEntries(keys.filter(([key]) => isWanted(`${section}.${key}`)))]
  })
  const kept = wanted.filter(([, words]) => Object.keys(words).length)
  const contents = JSON.stringify(Object.fromEntries(kept))
  return { contents, loader: /** @type {const} */ ('json') }
}

/**
 * Only some of the words travel with a bundle.
 * @param {RegExp} filter files of web/i18n @param {(key: string) => boolean} isWanted
 */
export const someWords = (filter, isWanted) => ({
  name: 'some words',
  setup(/** @type {any} */ bundler) {
    bundler.onLoad({ filter, namespace: 'file' }, (/** @type {{path: string}} */ { path }) =>
      wordsIn(path, isWanted),
    )
  },
})

/**
 * What a board says at once, and what it says besides: the answers of the solver, which come with it,
 * why a text cannot be read, and the help.
 */
export async function wordsOfBoard() {
  const named = async (/** @type {string} */ name) =>
    [...(await readFile(join(elements, name), 'utf8')).matchAll(/'(board\.\w+)'/g)].map(
      ([, key]) => key,
    )
  const others = (await readdir(elements)).filter((name) => name !== 'solving.js')
  const elsewhere = (await Promise.all(others.map(named))).flat()
  const answers = (await named('solving.js')).filter((key) => !elsewhere.includes(key))
  const isLater = (/** @type {string} */ path) =>
    /^(errors|places|help)\.|^failures\.(solver-crashed|unknown)$/.test(path) ||
    answers.includes(path)
  const isAtOnce = (/** @type {string} */ path) =>
    /^(board|houses|colours)\.|^failures\.(solver-|panel-absent)/.test(path) && !isLater(path)
  return { isAtOnce, isLater }
}
/** English words of the page that only its panels say. */
const OF_PANELS = /^(settings|guide|many|watch|open|share|help)\./
/**
 * What stands in index.html stands there in English already; and the file is two modules, of which
 * one comes later.
 */
export const wordsOfPage = {
  name: 'words of the page',
  setup(/** @type {any} */ bundler) {
    const isOfPage = (/** @type {string} */ key) =>
      !key.startsWith('index.') && !OF_PANELS.test(key)
    someWords(/en\.json$/, isOfPage).setup(bundler)
    const namespace = 'later'
    bundler.onResolve({ filter: /\?later$/ }, (/** @type {any} */ { path, resolveDir }) => ({
      path: join(resolveDir, path.replace('?later', '')),
      namespace,
    }))
    bundler.onLoad({ filter: /./, namespace }, (/** @type {{path: string}} */ { path }) =>
      wordsIn(path, (key) => OF_PANELS.test(key)),
    )
  },
}
