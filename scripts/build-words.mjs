// scripts/build-words.mjs: which words travel with which file of dist/ and of the package; plugins of
// the bundler.
//
// A sentence is sent when somebody may need it soon, and not before: the page has from the start what
// it says itself, its panels' words follow with the panels; a board of other people's pages says at
// once what belongs to playing, and the rest follows with the solver, its errors and the help.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const elements = fileURLToPath(new URL('../web/element/', import.meta.url))
const diagrams = fileURLToPath(new URL('../web/diagram/', import.meta.url))

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
 * A file of words that is imported as 'en.json?later' is a module of its own.
 * @param {(key: string) => boolean} isWanted
 */
const laterWords = (isWanted) => ({
  name: 'later words',
  setup(/** @type {any} */ bundler) {
    const namespace = 'later'
    bundler.onResolve({ filter: /\?later$/ }, (/** @type {any} */ { path, resolveDir }) => ({
      path: join(resolveDir, path.replace('?later', '')),
      namespace,
    }))
    bundler.onLoad({ filter: /./, namespace }, (/** @type {{path: string}} */ { path }) =>
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

/** A board as modules that share what they can: its words in English at once and later, and others whole. */
export async function wordsOfParts() {
  const { isAtOnce, isLater } = await wordsOfBoard()
  const isSaid = (/** @type {string} */ key) => isAtOnce(key) || isLater(key)
  return [
    someWords(/en\.json$/, isAtOnce),
    laterWords(isLater),
    someWords(/i18n[\\/]\w+\.json$/, isSaid),
  ]
}

/** Whether a diagram says it: what its sources name; of `colours.${…}` the whole section. */
async function sayingOfDiagram() {
  const names = await readdir(diagrams)
  const sources = await Promise.all(names.map((name) => readFile(join(diagrams, name), 'utf8')))
  const named = new Set(
    sources.flatMap((text) =>
      [...text.matchAll(/['`](\w+\.(?:[\w-]+|\$\{))/g)].map(([, key]) => key.replace(/\$\{$/, '')),
    ),
  )
  return (/** @type {string} */ key) => named.has(key) || named.has(key.replace(/[\w-]+$/, ''))
}

/** A diagram, in every language. */
export async function wordsOfDiagram() {
  return someWords(/i18n[\\/]\w+\.json$/, await sayingOfDiagram())
}

/**
 * All that both elements say, in English: the nine other languages would double what single.js weighs
 * besides the solver.
 */
export async function wordsOfSingle() {
  const { isAtOnce, isLater } = await wordsOfBoard()
  const isOfDiagram = await sayingOfDiagram()
  return [
    onlyEnglish,
    laterWords(isLater),
    someWords(/en\.json$/, (key) => isAtOnce(key) || isOfDiagram(key)),
  ]
}

/** The table of languages, with one row. */
const onlyEnglish = {
  name: 'only English',
  setup(/** @type {any} */ bundler) {
    bundler.onLoad(
      { filter: /i18n[\\/]languages\.js$/ },
      async (/** @type {{path: string}} */ { path }) => {
        const table = await readFile(path, 'utf8')
        return { contents: table.replace(/^ {2}de: [\s\S]*?^}$/m, '}'), loader: 'js' }
      },
    )
  },
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
      !/^(index|diagram)\./.test(key) && !OF_PANELS.test(key)
    someWords(/en\.json$/, isOfPage).setup(bundler)
    laterWords((key) => OF_PANELS.test(key)).setup(bundler)
  },
}
