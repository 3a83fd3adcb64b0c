// scripts/site/word-sections.mjs: plugins of the bundler: which sections of the words are in which file of dist/ and
// of the package.
//
// web/i18n has a section for each part that has sentences: the board from the start, the board in play, diagrams, the
// page, each panel. A sentence is loaded when it may be needed soon, and not before. Sources import English by
// sections: '…/en.json?board,cells&only'. Another language is one file, of the sections that the sources of a bundle
// use: the tables below.
import { readFile } from 'node:fs/promises'
import { resolve } from 'node:path'

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

/** Some sections of a file of words, as a module. @param {string} path @param {readonly string[]} sections */
async function sectionsOf(path, sections) {
  const words = JSON.parse(await readFile(path, 'utf8'))
  const absent = sections.filter((section) => !(section in words))
  if (absent.length) throw new Error(`${path} has no section ${absent.join(', ')}`)
  const contents = JSON.stringify(Object.fromEntries(sections.map((name) => [name, words[name]])))
  return { contents, loader: /** @type {const} */ ('json') }
}

/** The sections that an import names: 'en.json?board,cells&only'. */
export const namedSections = {
  name: 'named sections',
  setup(/** @type {any} */ bundler) {
    const filter = /\.json\?[\w,]+&only$/
    bundler.onResolve({ filter }, (/** @type {any} */ { path, resolveDir }) => {
      const [file, sections] = path.split('?')
      return { path: resolve(resolveDir, file), suffix: `?${sections}` }
    })
    bundler.onLoad({ filter: /\.json$/ }, (/** @type {{path: string, suffix: string}} */ file) => {
      const [, sections] = /^\?([\w,]+)&only$/.exec(file.suffix) ?? []
      return sections && sectionsOf(file.path, sections.split(','))
    })
  },
}

/** Reduces files of words that are imported whole to some sections. @param {readonly string[]} sections */
const cutTo = (sections) => ({
  name: 'cut words',
  setup(/** @type {any} */ bundler) {
    const filter = /i18n[\\/]\w+\.json$/
    bundler.onLoad({ filter, namespace: 'file' }, (/** @type {{path: string}} */ { path }) =>
      sectionsOf(path, sections),
    )
  },
})

export const wordsOfBoard = cutTo(OF_BOARD)
export const wordsOfDiagram = cutTo(OF_DIAGRAM)

/** Without other languages: the nine would double the size of single.js without the solver. */
export const onlyEnglish = {
  name: 'only English',
  setup(/** @type {any} */ bundler) {
    bundler.onLoad({ filter: /words[\\/]language-files\.js$/ }, () => ({
      contents: 'export const LANGUAGES = { en: {} }',
      loader: 'js',
    }))
  },
}
