// scripts/check-i18n.mjs: checks that every sentence is in web/i18n, in every language.
//
//   node scripts/check-i18n.mjs [--complete] [folder]     exits with 1 and names what is wrong
//
// Languages: each file has its row in web/words/language-files.js and hint-files.js; says no keys but those of en.json,
// each with the same {places}, in the plural forms that Intl knows for it; nothing is empty, or left in English but
// for what the file itself lists as `sameAsEnglish`. What a language lacks is said in English
// (scripts/site/word-sections.mjs), so a sentence can be added before it is translated; with --complete, as for the package, all languages must say
// everything. English: each key that a source names exists, and each key is named: as 'section.key', or by a
// template that it fits, whose gaps are words that stand in quotes or as names in some source. index.html says what
// its data-say names, and nothing without one. Sources: no sentence stands in them. Tested by check-i18n.test.mjs.
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { argv, exit } from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { parseArgs } from 'node:util'
import { sourceFiles } from './sources.mjs'

const FOLDER = 'web/i18n'
const ENGLISH = `${FOLDER}/en.json`
const TABLE = 'web/words/language-files.js'
const TABLES = [TABLE, 'web/words/hint-files.js']

/** Sections whose keys come from the core's tables; check-tables.mjs holds those together. */
const FROM_CORE = ['errors', 'formats', 'techniques']

/** Sections of names, which are English in many languages. */
const OF_NAMES = ['techniques']

/** Names of keys, formats and units, which are not translated. */
const SIGNS =
  /µs|\b(Ctrl|Shift|Tab|Enter|Home|End|Escape|Delete|Backspace|CSV|MB|SudoCue|Simple|Sudoku|sd[km]|ss)\b/g

/** A list in a language's file: the sentences that are the same as in English on purpose. */
const ALIKE = 'sameAsEnglish'

/** Files whose strings are no sentences for readers. */
const WITHOUT_WORDS = /^web\/(demo|node_modules)\/|\.d\.ts$/

/** @typedef {{path: string, value: unknown}} Leaf */

/** @param {string} root @param {string} path */
const text = (root, path) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''

const FORMS = ['zero', 'one', 'two', 'few', 'many', 'other']

/** @param {unknown} value @returns {value is Record<string, string>} */
export const isPlural = (value) =>
  typeof value === 'object' &&
  value !== null &&
  'other' in value &&
  Object.keys(value).every((key) => FORMS.includes(key))

/**
 * Every sentence, with its plural forms; an item of a list has its index in the path.
 * @param {unknown} tree @param {string} [path] @returns {Leaf[]}
 */
export function leaves(tree, path = '') {
  if (typeof tree !== 'object' || tree === null || isPlural(tree)) return [{ path, value: tree }]
  return Object.entries(tree).flatMap(([key, value]) =>
    leaves(value, path ? `${path}.${key}` : key),
  )
}

/** Without repetitions: one language says a name again where another has a pronoun. @param {unknown} sentence */
const placesOf = (sentence) =>
  [...new Set([...String(sentence).matchAll(/\{\w+\}/g)].map(([place]) => place))].sort()

/**
 * The plural forms of a language that are used for one number only, which they may spell out.
 * @param {Intl.PluralRules} rules
 */
function singular(rules) {
  const seen = /** @type {Record<string, number>} */ ({})
  for (let count = 0; count <= 200; count++) {
    const form = rules.select(count)
    seen[form] = (seen[form] ?? 0) + 1
  }
  return Object.keys(seen).filter((form) => seen[form] === 1)
}

/** A language's file without its list. @param {any} own */
const sentencesOf = ({ [ALIKE]: _, ...sections }) => sections

/**
 * The sentences that a language lacks.
 * @param {string} language @param {any} own @param {unknown} english @returns {string[]}
 */
export function untranslated(language, own, english) {
  const found = new Set(leaves(sentencesOf(own)).map(({ path }) => path))
  const lacking = leaves(english).filter(({ path }) => !found.has(path))
  return lacking.map(({ path }) => `${FOLDER}/${language}.json: lacks ${path}`)
}

/**
 * What is wrong with what a language says, English included.
 * @param {string} language @param {any} own @param {unknown} english @returns {string[]}
 */
export function languageProblems(language, own, english) {
  const file = `${FOLDER}/${language}.json`
  const rules = new Intl.PluralRules(language)
  const forms = [...rules.resolvedOptions().pluralCategories].sort()
  const spelled = singular(rules)
  const wanted = new Map(leaves(english).map(({ path, value }) => [path, value]))
  const found = new Map(leaves(sentencesOf(own)).map(({ path, value }) => [path, value]))
  const alike = own[ALIKE] ?? []
  const isSame = (/** @type {string} */ path) =>
    JSON.stringify(found.get(path)) === JSON.stringify(wanted.get(path))
  const problems = alike
    .filter((/** @type {string} */ path) => !found.has(path) || !isSame(path))
    .map((/** @type {string} */ path) => `${file}: ${path} is not the same as in English`)

  for (const [path, value] of found) {
    const model = wanted.get(path)
    if (model === undefined) {
      problems.push(`${file}: ${path} is not in English`)
      continue
    }
    if (isPlural(model) !== isPlural(value)) {
      problems.push(`${file}: ${path} has forms in one language and none in the other`)
      continue
    }
    const sentences = isPlural(value) ? value : { '': String(value) }
    if (isPlural(value) && Object.keys(value).sort().join() !== forms.join()) {
      problems.push(`${file}: ${path} needs the forms ${forms.join(', ')}`)
    }
    const places = placesOf(isPlural(model) ? model.other : model)
    for (const [form, sentence] of Object.entries(sentences)) {
      const allowed = [places]
      if (spelled.includes(form)) allowed.push(places.filter((place) => place !== '{count}'))
      // The form for one may have other places: "marks in row 1", "marks in 7 cells".
      if (form === 'one' && isPlural(model)) allowed.push(placesOf(model.one))
      const given = placesOf(sentence).join(' ')
      const name = form ? `${path}.${form}` : path
      if (!sentence.trim()) problems.push(`${file}: ${name} is empty`)
      if (!allowed.some((list) => list.join(' ') === given)) {
        problems.push(`${file}: ${name} has ${given || 'no places'}, not ${places.join(' ')}`)
      }
    }
    const hasWords = /\p{L}{2}/u.test(
      JSON.stringify(value)
        .replaceAll(/\{\w+\}/g, '')
        .replaceAll(SIGNS, ''),
    )
    const isName = OF_NAMES.includes(path.split('.')[0])
    if (language !== 'en' && isSame(path) && hasWords && !isName && !alike.includes(path)) {
      problems.push(`${file}: ${path} is still English`)
    }
  }
  return problems
}

/** @param {string} root @param {string[]} files @returns {string[]} */
function tableProblems(root, files) {
  const there = files.filter((file) => dirname(file) === FOLDER && file.endsWith('.json'))
  const tags = there.map((file) => basename(file, '.json'))
  return TABLES.filter((table) => table === TABLE || existsSync(join(root, table))).flatMap(
    (table) => {
      const rows = [...text(root, table).matchAll(/import\('\.\.\/i18n\/(\w+)\.json/g)]
      const inTable = [...new Set(['en', ...rows.map(([, tag]) => tag)])]
      return [
        ...tags.filter((tag) => !inTable.includes(tag)).map((tag) => `${table}: no row for ${tag}`),
        ...inTable
          .filter((tag) => !tags.includes(tag))
          .map((tag) => `${FOLDER}/${tag}.json: missing`),
      ]
    },
  )
}

/** A source without its comments. @param {string} source */
const withoutComments = (source) =>
  source.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/(^|\s)\/\/ .*$/gm, '$1')

/** How a sentence begins, unlike a name or a selector. */
const SENTENCE = /^(?:[A-Z][\p{L}’']+|[AI])(?: [\p{L}\d{}$()…’',:-]+)+[.!?…]?$/u

/**
 * Keys that sources use and English lacks, keys that no source uses, and sentences in sources.
 * @param {Record<string, string>} sources by path @param {string} page index.html
 * @param {Record<string, Record<string, unknown>>} english @returns {string[]}
 */
export function sourceProblems(sources, page, english) {
  const sections = Object.keys(english).filter((name) => typeof english[name] === 'object')
  const keys = sections.flatMap((name) => Object.keys(english[name]).map((key) => `${name}.${key}`))
  const start = `(?:${sections.join('|')})\\.`
  const literal = new RegExp(`(['"\`])(${start}[\\w-]+)\\1`, 'g')
  const template = new RegExp(`\`(${start}[^\`\\s]*\\$\\{[^\`]*)\``, 'g')
  const member = new RegExp(`\\blanguage\\.(${start}\\w+)`, 'g')
  const used = new Set([...page.matchAll(/data-say(?:-label)?="([^"]+)"/g)].map(([, key]) => key))
  const problems = []
  const shapes = /** @type {Set<string>} */ (new Set())
  const words = /** @type {Set<string>} */ (new Set())
  for (const [path, whole] of Object.entries(sources)) {
    const source = withoutComments(whole)
    for (const [, , key] of source.matchAll(literal)) {
      used.add(key)
      if (!keys.includes(key)) problems.push(`${path}: says ${key}, which is not in ${ENGLISH}`)
    }
    for (const [, key] of source.matchAll(member)) used.add(key)
    for (const [, shape] of source.matchAll(template)) shapes.add(shape)
    for (const [, , word] of source.matchAll(/(['"`])([\w-]+)\1/g)) words.add(word)
    for (const [, word] of source.matchAll(/\b(\w+):/g)) words.add(word)
    for (const [before, , string] of source.matchAll(
      /(?:(?:Error|Exception)\()?(['"`])((?:(?!\1).)*)\1/gu,
    )) {
      if (/^(Error|Exception)\(/.test(before)) continue
      if (!SENTENCE.test(string)) continue
      problems.push(`${path}: "${string}" belongs in ${FOLDER}`)
    }
  }
  // A gap of a template is a number, or a word of some source.
  const gap = `(?:\\d+|${[...words].join('|')})`
  const patterns = [...shapes].map((shape) => {
    const parts = shape.split(/\$\{(?:[^{}]|\{[^{}]*\})*\}/)
    return new RegExp(`^${parts.map((part) => part.replaceAll('.', '\\.')).join(gap)}$`)
  })
  const isUsed = (/** @type {string} */ key) =>
    used.has(key) || patterns.some((pattern) => pattern.test(key))
  const idle = keys.filter((key) => !FROM_CORE.includes(key.split('.')[0]) && !isUsed(key))
  return [...problems, ...idle.map((key) => `${ENGLISH}: nobody says ${key}`)]
}

const ENTITIES = /** @type {Record<string, string>} */ ({ amp: '&', lt: '<', gt: '>', quot: '"' })
const plain = (/** @type {string} */ html) =>
  html
    .replaceAll(/&(\w+);/g, (whole, name) => ENTITIES[name] ?? whole)
    .replaceAll(/\s+/g, ' ')
    .trim()

/**
 * index.html is in English and is translated when it is loaded: both texts must be the same.
 * @param {string} page @param {Record<string, Record<string, unknown>>} english
 * @returns {string[]}
 */
export function pageProblems(page, english) {
  const problems = []
  const body = page
    .replaceAll(/<!--[\s\S]*?-->/g, '')
    .replaceAll(/<noscript>[\s\S]*?<\/noscript>/g, '')
  const sentence = (/** @type {string} */ key) => {
    const [section, name] = key.split('.')
    return english[section]?.[name]
  }
  for (const [, , attributes, content] of body.matchAll(/<(\w[\w-]*)((?:\s[^<>]*)?)>([^<]*)/g)) {
    const key = /data-say="([^"]+)"/.exec(attributes)?.[1]
    const labelKey = /data-say-label="([^"]+)"/.exec(attributes)?.[1]
    const label = /\s(?:aria-label|title|placeholder|alt)="([^"]+)"/.exec(attributes)?.[1]
    const said = plain(content)
    if (key && sentence(key) !== said) {
      problems.push(`web/index.html: ${key} is "${said}" here and "${sentence(key)}" in English`)
    }
    if (!key && /\p{L}{2}/u.test(said) && said !== 'Nonet') {
      problems.push(`web/index.html: "${said}" has no data-say`)
    }
    if (labelKey && sentence(labelKey) !== plain(label ?? '')) {
      problems.push(`web/index.html: the label ${labelKey} is another in English`)
    }
    if (label && !labelKey) problems.push(`web/index.html: "${label}" has no data-say-label`)
  }
  return problems
}

/** @param {string} root @returns {{problems: string[], waiting: string[]}} `waiting`: for a translation */
export function problemsOf(root) {
  const files = sourceFiles(root)
  const english = JSON.parse(text(root, ENGLISH))
  const page = text(root, 'web/index.html')
  const spoken = files.filter((file) => /^web\/.*\.js$/.test(file) && !WITHOUT_WORDS.test(file))
  const sources = Object.fromEntries(spoken.map((file) => [file, text(root, file)]))
  const own = files.filter((file) => dirname(file) === FOLDER && file.endsWith('.json'))
  const languages = own.map((file) => [basename(file, '.json'), JSON.parse(text(root, file))])
  return {
    problems: [
      ...tableProblems(root, files),
      ...languages.flatMap(([tag, words]) => languageProblems(tag, words, english)),
      ...sourceProblems(sources, page, english),
      ...pageProblems(page, english),
    ],
    waiting: languages.flatMap(([tag, words]) => untranslated(tag, words, english)),
  }
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  const { values, positionals } = parseArgs({
    options: { complete: { type: 'boolean' } },
    allowPositionals: true,
  })
  const root = positionals[0] ?? dirname(dirname(fileURLToPath(import.meta.url)))
  const { problems, waiting } = problemsOf(root)
  if (values.complete) problems.push(...waiting)
  for (const problem of problems) console.error(problem)
  if (problems.length) console.log(`${problems.length} gaps`)
  else if (waiting.length) console.log(`${waiting.length} sentences wait for a translation`)
  else console.log('every language says everything')
  exit(problems.length ? 1 : 0)
}
