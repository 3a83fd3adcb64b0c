// scripts/site/words.mjs: which words travel with which file of dist/ and of the package; plugins of
// the bundler.
//
// A sentence is sent when somebody may need it soon, and not before: the page has from the start what
// it says itself, its panels' words follow with the panels; a board of other people's pages says at
// once what belongs to playing, and the rest follows with the solver, its errors and the help.
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const diagrams = fileURLToPath(new URL('../../web/diagram/', import.meta.url))

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
 * English sentences of a board that come with the solver: its answers, and what is said of what comes
 * after the first digits. That the solver is being loaded, and for how long, is said without it.
 */
const AFTER_A_WHILE =
  /^(added|removed|erasedMarks|erasedColours|marks[A-Z]|colourOut|letterOut|cleared|selected|tooLong|no[A-Z]|nothing|step|undone|redone|outOf|modeIs|guesses|attempts|one|none|several|showing|last|unfinished|can[A-Z]|dead|went|wrong|replaced)/
/** The others that come later: why a text cannot be read, the help. */
const LATER = /^(errors|places|help)\.|^failures\.(solver-crashed|unknown)$/
const OF_BOARD =
  /^(board|houses|colours|errors|places|help)\.|^failures\.(solver-|panel-absent|unknown)/

const isOfBoard = (/** @type {string} */ key) => OF_BOARD.test(key)
/** Not said from the start. */
const comesLater = (/** @type {string} */ key) =>
  LATER.test(key) || (key.startsWith('board.') && AFTER_A_WHILE.test(key.slice(6)))
/** What a board says, and of that what it says at once, and what it says later. */
export const wordsOfBoard = {
  isSaid: isOfBoard,
  isAtOnce: (/** @type {string} */ key) => isOfBoard(key) && !comesLater(key),
  isLater: (/** @type {string} */ key) => isOfBoard(key) && comesLater(key),
}

/** The names of the languages are for the page's settings. */
export const namelessLanguages = {
  name: 'nameless languages',
  setup(/** @type {any} */ bundler) {
    bundler.onLoad(
      { filter: /words[\\/]languages\.js$/ },
      async (/** @type {{path: string}} */ { path }) => {
        const source = await readFile(path, 'utf8')
        return { contents: source.replaceAll(/\bname: '[^']*',?/g, ''), loader: 'js' }
      },
    )
  },
}

/** A board as modules that share what they can: its words in English at once and later, and others whole. */
export const wordsOfParts = [
  namelessLanguages,
  someWords(/en\.json$/, wordsOfBoard.isAtOnce),
  laterWords(wordsOfBoard.isLater),
  someWords(/i18n[\\/]\w+\.json$/, wordsOfBoard.isSaid),
]

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
  const { isAtOnce, isLater } = wordsOfBoard
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
      { filter: /words[\\/]languages\.js$/ },
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
