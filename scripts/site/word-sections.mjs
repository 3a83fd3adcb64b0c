// scripts/site/word-sections.mjs: plugins of the bundler: which sections of the words are in which file of dist/ and
// of the package.
//
// web/i18n has a section for each part that has sentences: the board from the start, the board in play, diagrams, the
// page, each panel, hints. A sentence is loaded when it may be needed soon, and not before. Sources import English by
// sections: '…/en.json?board,cells&only', or '…/en.json?board,cells&rest' for all but these. Another language is one
// file, of the sections that the sources of a bundle use: the tables below. A sentence that a language lacks is in
// English.
import { readFile } from 'node:fs/promises'
import { dirname, join, resolve } from 'node:path'

/** The sections of <nonet-sudoku>, from the start and later; see element/define.js. */
const OF_BOARD = [
  'board',
  'cells',
  'houses',
  'colours',
  'failures',
  'moves',
  'answers',
  'errors',
  'places',
  'help',
]
/** The sections of <nonet-board>; see diagram/diagram-words.js. */
const OF_DIAGRAM = ['diagram', 'cells', 'houses', 'colours', 'errors', 'places']
/** The section of <nonet-archive>; see archive/archive-words.js. */
const OF_ARCHIVE = ['archive']
/** The sections of hints, lessons and constraints, which only an import that names them has; see words/hint-files.js. */
const OF_HINTS = ['hints', 'techniques', 'steps', 'lessons', 'rules']

/** @typedef {Record<string, Record<string, unknown>>} Words */

/** @param {string} path @returns {Promise<Words>} */
const wordsIn = async (path) => JSON.parse(await readFile(path, 'utf8'))

/** A file of words, with the English sentences that it lacks. @param {string} path @returns {Promise<Words>} */
async function wordsOf(path) {
  const own = await wordsIn(path)
  const english = await wordsIn(join(dirname(path), 'en.json'))
  const sections = Object.entries(english)
  return Object.fromEntries(sections.map(([name, all]) => [name, { ...all, ...own[name] }]))
}

/** @param {Words} words */
const asModule = (words) => ({
  contents: JSON.stringify(words),
  loader: /** @type {const} */ ('json'),
})

/**
 * Some sections of a file of words, as a module.
 * @param {string} path @param {readonly string[]} sections @param {boolean} [isRest] all but these
 */
async function sectionsOf(path, sections, isRest = false) {
  const words = await wordsOf(path)
  const absent = sections.filter((section) => !(section in words) && !OF_HINTS.includes(section))
  if (absent.length) throw new Error(`${path} has no section ${absent.join(', ')}`)
  const wanted = Object.entries(words).filter(([name]) => sections.includes(name) !== isRest)
  return asModule(Object.fromEntries(wanted))
}

/**
 * The sections that an import names: 'en.json?board,cells&only', or those that it does not: '…&rest'. A file that is
 * imported whole is all of it but the sections of hints.
 */
export const namedSections = {
  name: 'named sections',
  setup(/** @type {any} */ bundler) {
    const filter = /\.json\?[\w,]+&(only|rest)$/
    bundler.onResolve({ filter }, (/** @type {any} */ { path, resolveDir }) => {
      const [file, sections] = path.split('?')
      return { path: resolve(resolveDir, file), suffix: `?${sections}` }
    })
    bundler.onLoad(
      { filter: /i18n[\\/]\w+\.json$/ },
      async (/** @type {{path: string, suffix: string}} */ { path, suffix }) => {
        const [, sections, which] = /^\?([\w,]+)&(only|rest)$/.exec(suffix) ?? []
        const named = sections?.split(',') ?? []
        if (which === 'only') return sectionsOf(path, named)
        return sectionsOf(path, [...named, ...OF_HINTS], true)
      },
    )
  },
}

/** Reduces files of words that are imported whole to some sections. @param {readonly string[]} sections */
const cutTo = (sections) => ({
  name: 'cut words',
  setup(/** @type {any} */ bundler) {
    const filter = /i18n[\\/]\w+\.json$/
    bundler.onLoad({ filter, namespace: 'file' }, (/** @type {any} */ { path, suffix }) =>
      suffix ? undefined : sectionsOf(path, sections),
    )
  },
})

/**
 * Changes the tables of the words of hints and lessons.
 * @param {any} bundler @param {(source: string) => string} edit
 */
function editHintFiles(bundler, edit) {
  const filter = /words[\\/]hint-files\.js$/
  bundler.onLoad({ filter }, async (/** @type {{path: string}} */ { path }) => ({
    contents: edit(await readFile(path, 'utf8')),
    loader: 'js',
  }))
}

// Before `namedSections` among the plugins: the first that loads a file decides.
/** Without lessons, which only the page's panel of techniques says: unused imports would be files of the bundle, too. */
export const wordsOfBoard = {
  name: 'words of the board',
  setup(/** @type {any} */ bundler) {
    cutTo(OF_BOARD).setup(bundler)
    editHintFiles(bundler, (source) =>
      source.replace(/(?<=export const LESSON_FILES = )\{[\s\S]*?\n\}/, '{}'),
    )
  },
}
export const wordsOfDiagram = cutTo(OF_DIAGRAM)
export const wordsOfArchive = cutTo(OF_ARCHIVE)

/** Without other languages: they would double the size of single.js without the solver. */
export const onlyEnglish = {
  name: 'only English',
  setup(/** @type {any} */ bundler) {
    bundler.onLoad({ filter: /words[\\/]language-files\.js$/ }, () => ({
      contents: 'export const LANGUAGES = { en: {} }',
      loader: 'js',
    }))
    editHintFiles(bundler, (source) => source.replaceAll(/^ {2}(?!en:)\w+: .*\n/gm, ''))
  },
}
