// scripts/build-words.mjs: which words travel with which file of dist/; plugins of the bundler.
//
// A sentence is sent when somebody may need it soon, and not before: the page has from the start what
// it says itself, its panels' words follow with the panels; a board of other people's pages says at
// once what belongs to playing, and the rest follows with the solver, its errors and the help.
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

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
 * English sentences of a board that come with the solver: its answers, and what is said of what comes
 * after the first digits.
 */
const AFTER_A_WHILE =
  /^(added|removed|erasedMarks|erasedColours|marks[A-Z]|colourOut|letterOut|cleared|selected|tooLong|no[A-Z]|nothing|step|undone|redone|searching|checking|cancelled|changed|elapsed|guesses|attempts|one|none|several|showing|last|unfinished|can[A-Z]|dead|went|wrong|replaced)/
/** The others that come later: why a text cannot be read, the help. */
const LATER = /^(errors|places|help)\.|^failures\.(solver-crashed|unknown)$/
const OF_BOARD =
  /^(board|houses|colours|errors|places|help)\.|^failures\.(solver-|panel-absent|unknown)/

export const isOfBoard = (/** @type {string} */ key) => OF_BOARD.test(key)
/** Not said from the start. */
export const isLater = (/** @type {string} */ key) =>
  LATER.test(key) || (key.startsWith('board.') && AFTER_A_WHILE.test(key.slice(6)))

/** The names of the languages are for the page's settings. */
export const namelessLanguages = {
  name: 'nameless languages',
  setup(/** @type {any} */ bundler) {
    bundler.onLoad({ filter: /languages\.js$/ }, async (/** @type {{path: string}} */ { path }) => {
      const source = await readFile(path, 'utf8')
      return { contents: source.replaceAll(/\bname: '[^']*',?/g, ''), loader: 'js' }
    })
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
