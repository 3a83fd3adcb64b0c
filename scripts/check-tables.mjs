// scripts/check-tables.mjs: checks that each row of a table has everything that belongs to it.
//
//   node scripts/check-tables.mjs [folder]     exits with 1 and names what is missing
//
// Errors: every key of NONET_ERRORS (core/base/error.h) has its English sentence, and no sentence
// is unused; check-i18n.mjs checks the other languages. Formats: every row of the table has its test and name.
// Techniques: every row of NONET_TECHNIQUES has its name, and so has every row of NONET_SE_TECHNIQUES. Panels:
// every row of the table has its button in web/index.html, and every button its row. Files: each begins with a comment
// that says what it is (a .cpp may leave that to the header of its name, which it then includes first), and has at most
// 600 lines, unless that comment says that it is generated. Benchmarks: each file that begins with how to run it has
// its row in scripts/bench. Types: no two headers of a namespace declare one of the same name. Tests: those that a
// comment in core, wasm or web names with "Tested by" exist. Versions: CMakeLists.txt, web/package.json with its lock,
// and the top of CHANGELOG.md have the same one. Tested by check-tables.test.mjs.
import { existsSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { argv, exit } from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { sourceFiles } from './sources.mjs'

const LONGEST = 600

/** The opening comment, by the end of a file's name; other files need none. */
const OPENINGS = [
  { files: /\.(h|cpp|js|mjs|d\.ts)$/, opening: /^(#!.*\n)?\/\/ \S/ },
  { files: /\.css$/, opening: /^\/\* ?\S/ },
  { files: /(^|\/)CMakeLists\.txt$/, opening: /^# \S/ },
  { files: /^(scripts\/[\w-]+(\.sh)?|\.ci\/run)$/, opening: /^(#!.*\n)?# \S/ },
]

/** @param {string} root @param {string} path @returns {string} */
const text = (root, path) =>
  existsSync(join(root, path)) ? readFileSync(join(root, path), 'utf8') : ''

/** In the first list and not in the second. @param {string[]} list @param {string[]} other */
const lacking = (list, other) => list.filter((key) => !other.includes(key))

/** @param {string} root @returns {string[]} */
export function errorProblems(root) {
  const header = text(root, 'core/base/error.h')
  const keys = [...header.matchAll(/ROW\(\s*\w+,\s*"([^"]+)"/g)].map(([, key]) => key)
  if (keys.length === 0) return ['core/base/error.h: no rows of NONET_ERRORS found']
  const sentences = Object.keys(JSON.parse(text(root, 'web/i18n/en.json') || '{}').errors ?? {})
  return [
    ...lacking(keys, sentences).map(
      (key) => `web/i18n/en.json: no sentence for the error "${key}"`,
    ),
    ...lacking(sentences, keys).map(
      (key) => `web/i18n/en.json: no error "${key}" for this sentence`,
    ),
  ]
}

/**
 * A format's test is KEY_test.cpp, or a test in the same folder that names the key: similar formats share one.
 * @param {string} root @param {string[]} files @returns {string[]}
 */
export function formatProblems(root, files) {
  const table = text(root, 'core/format/format.cpp')
  const keys = [...table.matchAll(/^\s*\{\{?"([a-z][a-z0-9-]*)",\s*"/gm)].map(([, key]) => key)
  if (keys.length === 0) return ['core/format/format.cpp: no rows of its table found']
  const tests = files.filter((file) => /^tests\/core\/format\/.*_test\.cpp$/.test(file))
  const told = tests.map((file) => text(root, file)).join('\n')
  const names = Object.keys(JSON.parse(text(root, 'web/i18n/en.json') || '{}').formats ?? {})
  return [
    ...keys
      .map((key) => [key, `tests/core/format/${key.replaceAll('-', '_')}_test.cpp`])
      .filter(([key, test]) => !tests.includes(test) && !told.includes(`"${key}"`))
      .map(([, test]) => `${test}: missing; the format's row wants it`),
    ...lacking(keys, names).map((key) => `web/i18n/en.json: no name for the format "${key}"`),
    ...lacking(names, keys).map((key) => `web/i18n/en.json: no format "${key}" for this name`),
  ]
}

/** @param {string} root @returns {string[]} */
export function techniqueProblems(root) {
  const table = text(root, 'core/human/technique.h')
  const keys = [...table.matchAll(/ROW\(\w+, "([^"]+)"/g)].map(([, key]) => key)
  if (keys.length === 0) return ['core/human/technique.h: no rows of NONET_TECHNIQUES found']
  const names = Object.keys(JSON.parse(text(root, 'web/i18n/en.json') || '{}').techniques ?? {})
  return [
    ...lacking(keys, names).map((key) => `web/i18n/en.json: no name for the technique "${key}"`),
    ...lacking(names, keys).map((key) => `web/i18n/en.json: no technique "${key}" for this name`),
  ]
}

/** Techniques that only Sudoku Explainer has, and their names. @param {string} root @returns {string[]} */
export function seProblems(root) {
  const table = text(root, 'core/rate/se_technique.h')
  const keys = [...table.matchAll(/ROW\(\w+, "([^"]+)"/g)].map(([, key]) => key)
  if (keys.length === 0) return ['core/rate/se_technique.h: no rows of NONET_SE_TECHNIQUES found']
  const { techniques = {}, hints = {} } = JSON.parse(text(root, 'web/i18n/en.json') || '{}')
  const own = keys.filter((key) => !(key in techniques))
  const names = Object.keys(hints).flatMap((key) => /^se-(.*)/.exec(key)?.[1] ?? [])
  const line = text(root, 'web/page/solve/rating-line.js')
  const [, list = ''] = /SE_ONLY = \[([^\]]*)\]/.exec(line) ?? []
  const listed = [...list.matchAll(/'([^']+)'/g)].map(([, key]) => key)
  return [
    ...lacking(own, names).map((key) => `web/i18n/en.json: no name for hints.se-${key}`),
    ...lacking(names, own).map((key) => `web/i18n/en.json: no technique for hints.se-${key}`),
    ...lacking(own, listed).map((key) => `web/page/solve/rating-line.js: SE_ONLY lacks ${key}`),
    ...lacking(listed, own).map((key) => `web/page/solve/rating-line.js: SE_ONLY has ${key}`),
  ]
}

/** @param {string} root @returns {string[]} */
export function panelProblems(root) {
  const rows = [...text(root, 'web/page/panels.js').matchAll(/^ {2}(\w+): \(\) => import\(/gm)]
  const panels = rows.map(([, name]) => name)
  if (panels.length === 0) return ['web/page/panels.js: no rows of its table found']
  const page = text(root, 'web/index.html')
  const buttons = [...page.matchAll(/\bdata-panel="(\w+)"/g)].map(([, name]) => name)
  return [
    ...lacking(panels, buttons).map((name) => `web/index.html: no button for the panel ${name}`),
    ...lacking(buttons, panels).map((name) => `web/page/panels.js: no row for the panel ${name}`),
  ]
}

/**
 * Whether the header has the opening comment: bits.cpp and bits_test.cpp begin with bits.h.
 * @param {string} file
 * @param {string} whole
 */
function leansOnHeader(file, whole) {
  const [, name] = /(\w+?)(?:_test)?\.cpp$/.exec(file) ?? []
  return name !== undefined && new RegExp(`^#include "[\\w/]*\\b${name}\\.h"\n`).test(whole)
}

/** @param {string} root @param {string[]} files @returns {string[]} */
export function fileProblems(root, files) {
  return files.flatMap((file) => {
    const kind = OPENINGS.find(({ files: names }) => names.test(file))
    if (!kind) return []
    const whole = text(root, file)
    const lines = whole.trimEnd().split('\n').length
    const generated = /^(#!.*\n)?(\/\/|\/\*|#).*[Gg]enerated by/.test(whole)
    return [
      ...(kind.opening.test(whole) || leansOnHeader(file, whole)
        ? []
        : [`${file}:1: does not open with what it is`]),
      ...(lines > LONGEST && !generated ? [`${file}: ${lines} lines, more than ${LONGEST}`] : []),
    ]
  })
}

/**
 * Two types of one name in a namespace: no compiler sees both, and the linker keeps one of their functions for both, so
 * that one type's destructor runs on the other. Looks at headers; types of a source file alone belong into its unnamed
 * namespace.
 * @param {string} root @param {string[]} files @returns {string[]}
 */
export function typeProblems(root, files) {
  /** @type {Map<string, string>} */
  const declared = new Map()
  return files
    .filter((file) => /^(core|wasm)\/.*\.h$/.test(file))
    .flatMap((file) => {
      const line = /^(?:namespace ([\w:]+) \{|(?:class|struct|enum class|union) (\w+)\b(?! *;))/gm
      let space = ''
      return [...text(root, file).matchAll(line)].flatMap(([, opened, name]) => {
        if (opened) {
          space = opened
          return []
        }
        const other = declared.get(`${space}::${name}`)
        declared.set(`${space}::${name}`, file)
        return other && other !== file
          ? [`${file}: ${name} is the name of a type of ${other}, too`]
          : []
      })
    })
}

/** The names after "Tested by" in comments; one without a folder lies in the folder of the one before. */
function testsNamed(/** @type {string} */ whole) {
  const prose = whole.replace(/\n *\/\/+ ?/g, ' ')
  return [...prose.matchAll(/\bTested(?: by)?:? (.*?)(?:[.:;](?=\s)|\n|$)/g)].flatMap(
    ([, said]) => {
      let folder = ''
      return [...said.matchAll(/[\w/*{},-]*[\w*}](?:\.test)?\.(?:cpp|mjs|ts)\b/g)].map(([path]) => {
        if (path.includes('/')) folder = path.slice(0, path.lastIndexOf('/') + 1)
        return path.includes('/') ? path : folder + path
      })
    },
  )
}

/** Whether one of the files has such a path; "*" and "{a,b}" as in a shell. */
function hasPath(/** @type {string[]} */ files, /** @type {string} */ path) {
  const pattern = path
    .replace(/[.]/g, '\\.')
    .replace(/\*/g, '[^/]*')
    .replace(/\{(.*?)\}/g, (_, names) => `(${names.replaceAll(',', '|')})`)
  return files.some((file) => new RegExp(`^${pattern}$`).test(file))
}

/**
 * Tests that a comment names and that do not exist.
 * @param {string} root @param {string[]} files @returns {string[]}
 */
export function testProblems(root, files) {
  return files
    .filter((file) => /^(core|wasm|web)\/.*\.(h|cpp|js|mjs|d\.ts)$/.test(file))
    .flatMap((file) =>
      testsNamed(text(root, file))
        .filter((path) => !hasPath(files, path))
        .map((path) => `${file}: there is no test ${path}`),
    )
}

/** @param {string} root @param {string[]} files @returns {string[]} */
export function benchmarkProblems(root, files) {
  const rows = [...text(root, 'scripts/bench').matchAll(/^ {2}\[(\w+)\]=/gm)].map(
    ([, name]) => name,
  )
  const runnable = files
    .filter((file) => /^tests\/bench\/.*\.mjs$/.test(file))
    .filter((file) => /^\/\/ {3}scripts\/bench \w/m.test(text(root, file)))
    .map((file) => basename(file, '.mjs'))
  return [
    ...lacking(runnable, rows).map((name) => `scripts/bench: no row for tests/bench/${name}.mjs`),
    ...lacking(rows, runnable).map(
      (name) => `tests/bench/${name}.mjs: missing, or does not open with scripts/bench ${name}`,
    ),
  ]
}

/** @param {string} root @returns {string[]} */
export function versionProblems(root) {
  const json = (/** @type {string} */ path) => JSON.parse(text(root, path) || '{}').version
  const [, ours] = /^project\(nonet VERSION ([\d.]+)/m.exec(text(root, 'CMakeLists.txt')) ?? []
  if (!ours) return ['CMakeLists.txt: no version found']
  const others = {
    'web/package.json': json('web/package.json'),
    'web/package-lock.json': json('web/package-lock.json'),
    'CHANGELOG.md': /^## ([\d.]+)/m.exec(text(root, 'CHANGELOG.md'))?.[1],
  }
  return Object.entries(others)
    .filter(([, version]) => version !== ours)
    .map(([file, version]) => `${file}: version ${version}, but CMakeLists.txt says ${ours}`)
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  const root = argv[2] ?? dirname(dirname(fileURLToPath(import.meta.url)))
  const files = sourceFiles(root)
  const problems = [
    ...errorProblems(root),
    ...formatProblems(root, files),
    ...techniqueProblems(root),
    ...seProblems(root),
    ...panelProblems(root),
    ...fileProblems(root, files),
    ...typeProblems(root, files),
    ...testProblems(root, files),
    ...benchmarkProblems(root, files),
    ...versionProblems(root),
  ]
  for (const problem of problems) console.error(problem)
  console.log(problems.length ? `${problems.length} gaps` : 'the tables are whole')
  exit(problems.length ? 1 : 0)
}
