// scripts/check-layers.mjs: checks the dependencies between folders, by the #include and import lines.
//
//   node scripts/check-layers.mjs [folder]     exits with 1 and names each forbidden line
//
// Compilers and bundlers accept any path, so that the solver does not depend on formats, nor the drawing on
// solvers, has to be checked. The rules are the tables below. Tested by check-layers.test.mjs.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { argv, exit } from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { sourceFiles } from './sources.mjs'

/**
 * The core from the ground up: a folder uses those of the rows above its own, and itself; never a
 * sibling. Beside `format` stand the engines: the folders that their table includes.
 */
const FLOORS = [
  ['base'],
  ['grid'],
  ['model'],
  ['format'],
  ['solve'],
  ['batch', 'human'],
  ['rate'],
  ['generate'],
  ['cli'],
]
const ENGINES = 'core/solve/engines.h'

/** @param {string} root @returns {string[][]} */
function floorsOf(root) {
  const path = join(root, ENGINES)
  const table = existsSync(path) ? readFileSync(path, 'utf8') : ''
  const engines = [...table.matchAll(/^#include "core\/(\w+)\//gm)].map(([, folder]) => folder)
  const isKnown = (/** @type {string} */ folder) => FLOORS.flat().includes(folder)
  const others = engines.filter((folder) => !isKnown(folder))
  return FLOORS.map((row) => (row.includes('format') ? [...row, ...others] : row))
}

/** Folders outside this order, with exactly what they may use. */
const BESIDE = /** @type {Record<string, string[]>} */ ({ vision: ['base', 'solve'] })

/**
 * The headers of the C++ standard library that core may use: no clocks, streams, files, threads, exceptions.
 */
const STANDARD = new Set(
  `algorithm any array bit bitset cassert charconv cinttypes climits cmath compare concepts
   cstddef cstdint cstdlib cstring deque forward_list functional initializer_list iterator
   limits list map memory new numbers numeric optional queue random ranges ratio set
   source_location span stack string string_view tuple type_traits unordered_map
   unordered_set utility variant vector version`.split(/\s+/),
)

/** Headers of other libraries, and the only files that may include them. */
const OUTSIDE = [
  { header: /^nlohmann\//, files: /^(core\/cli\/|tests\/)/ },
  { header: /^emscripten\/bind\.h$/, files: /^wasm\/(bind\.h|builtin_types\.cpp)$/ },
  {
    header: /^emscripten/,
    files: /^(wasm\/convert[\w-]*\.(h|cpp)|tests\/bench\/.*\.cpp)$/,
  },
  { header: /^(immintrin|wasm_simd128|arm_neon)\.h$/, files: /^core\/base\/simd\.h$/ },
  { header: /^catch2?\b/, files: /^tests\// },
]

/**
 * web/ from the ground up: which folders, or single files of them, a folder (or one file of it) may import besides
 * itself, and packages by name. A row only names folders of the rows above it, so there is no cycle.
 */
export const WEB = /** @type {Record<string, string[]>} */ ({
  base: [],
  i18n: [],
  dom: ['base'],
  client: ['base'],
  'client/node-files.js': ['node:fs/promises'],
  board: ['base'],
  words: ['base', 'i18n', 'board'],
  scene: ['dom', 'board'],
  element: [
    'base',
    'i18n',
    'dom',
    'board',
    'words',
    'scene',
    'client/client.js',
    'client/human-client.js',
    'client/generate-client.js',
    'client/rate-client.js',
    'client/constrained-client.js',
    'client/search-client.js',
    'client/search-route.js',
  ],
  // <nonet-board> contains no solver.
  diagram: ['i18n', 'dom', 'board', 'words', 'scene'],
  // <nonet-archive> knows the board by its public attributes and events only.
  archive: ['base', 'i18n', 'dom', 'words', 'scene'],
  interop: ['board', 'client/client.js', 'lz-string'],
  embed: ['base', 'board'],
  page: [
    'i18n',
    'base',
    'dom',
    'board',
    'words',
    'scene',
    'interop',
    'client/client.js',
    'client/generate-client.js',
    'client/human-client.js',
    'client/rate-client.js',
    'client/constrained-client.js',
    'client/watch-client.js',
    'client/pool.js',
    'client/block-rows.js',
    'client/next-task.js',
    'client/trusted-url.js',
    'element/nonet-sudoku.js',
    'element/eager-parts.js',
    'diagram/diagram.js',
    'diagram/step.js',
    'diagram/still-board.js',
    'CHANGELOG.md',
    'idb',
    'uqr',
  ],
  cli: ['node:fs', 'node:path'],
  // The demo pages use the built files, like any host page, by script tags.
  demo: [],
})

/** Rows that name a row below their own, which would allow a cycle. @param {Record<string, string[]>} table */
export function circles(table) {
  const folders = Object.keys(table).filter((name) => !name.includes('/'))
  return folders.flatMap((folder, height) =>
    table[folder]
      .map((name) => name.split('/')[0])
      .filter((name) => folders.indexOf(name) > height)
      .map((name) => `web/${folder} may not import web/${name}, whose row stands below its own`),
  )
}

/**
 * The glue that Emscripten writes, by its name in the bundler or its file, and the files that
 * load it.
 */
const GLUE =
  /^nonet(-human|-engine|-generate)?-wasm$|(^|\/)nonet(-human|-engine|-generate)?\.(js|mjs|wasm)$/
const GLUE_USERS = ['worker', 'human-worker', 'engine-worker', 'generate-worker'].map(
  (name) => `web/client/${name}.js`,
)

/**
 * Why this file may not use that one; undefined when it may.
 * @param {string} file from the project's root @param {string} used as written between the quotes
 * @param {boolean} angled between < and > @param {string[][]} floors of the core
 * @returns {string | undefined}
 */
function badInclude(file, used, angled, floors) {
  const outside = OUTSIDE.find(({ header }) => header.test(used))
  if (outside) {
    if (!outside.files.test(file))
      return `<${used}> belongs only in files like ${outside.files.source}`
    return
  }
  const [room, floor] = file.split('/')
  if (angled) {
    if (room === 'core' && floor !== 'cli' && !STANDARD.has(used))
      return `<${used}> is not of the part of the standard library that core may use`
    return
  }
  const [usedRoom, usedFloor] = used.split('/')
  if (used.startsWith('tests/')) {
    return room === 'tests' ? undefined : `${used} is for tests only`
  }
  if (usedRoom === 'wasm') {
    if (
      /^wasm\/(api|api_constrained|api_watch|api_human|api_rate|api_generate|fields)\.h$/.test(used)
    )
      return room === 'core' ? 'core does not know wasm' : undefined
    return room === 'wasm' ? undefined : `${used} is wasm's own`
  }
  // A generated table has no folder of its own.
  if (/^\w+\.inc$/.test(used)) return
  if (usedRoom !== 'core') return `"${used}" is not written from the project's root`
  if (room === 'core') return badFloor(floor, usedFloor, floors)
  if (room === 'wasm' && usedFloor === 'cli') return 'wasm does not use the command line'
}

/** @param {string} floor @param {string} used @param {string[][]} floors @returns {string | undefined} */
function badFloor(floor, used, floors) {
  if (floor === used) return
  const height = /** @param {string} name */ (name) => floors.findIndex((row) => row.includes(name))
  for (const name of [floor, used]) {
    if (height(name) < 0 && !(name in BESIDE))
      return `core/${name} has no place in the table of layers`
  }
  const allowed = BESIDE[floor] ?? floors.slice(0, height(floor)).flat()
  if (!allowed.includes(used))
    return `core/${floor} may use ${allowed.join(', ') || 'nothing'}, not core/${used}`
}

/** @param {string} file @param {string} used @returns {string | undefined} */
function badImport(file, used) {
  const local = used.startsWith('.')
  const target = local ? posix.join(posix.dirname(file), used) : used
  if (GLUE.test(target)) {
    return GLUE_USERS.includes(file) ? undefined : `only ${GLUE_USERS.join(' and ')} load the glue`
  }
  const [, folder, ...rest] = file.split('/')
  // The files in web/ itself (the service worker) are not restricted: nothing imports them.
  const allowed =
    rest.length === 0 ? Object.keys(WEB) : (WEB[`${folder}/${rest.join('/')}`] ?? WEB[folder])
  if (!allowed) return `web/${folder} has no place in the table of layers`
  const inWeb = target.replace(/^web\//, '')
  if (local && inWeb.startsWith(`${folder}/`)) return
  if (allowed.some((name) => inWeb === name || inWeb.startsWith(`${name}/`))) return
  return `web/${folder} may import ${allowed.join(', ') || 'nothing'}, not ${inWeb}`
}

/**
 * C++ everywhere; of web/, the folders of modules and the service worker, but not the tools'
 * configuration.
 */
const CHECKED = /^(core|wasm|tests)\/.*\.(h|cpp)$|^web\/(\w+\/.*\.m?js|sw\.js)$/

/** Every forbidden line. @param {string} root @returns {string[]} */
export function crossings(root) {
  const found = circles(WEB)
  const floors = floorsOf(root)
  for (const file of sourceFiles(root).filter((name) => CHECKED.test(name))) {
    const check = file.endsWith('js') ? badImportIn : badIncludeIn
    for (const [index, line] of readFileSync(join(root, file), 'utf8').split('\n').entries()) {
      const why = check(file, line, floors)
      if (why) found.push(`${file}:${index + 1}: ${why}`)
    }
  }
  return found
}

/** @param {string} file @param {string} line @param {string[][]} floors of the core */
function badIncludeIn(file, line, floors) {
  const [, open, used] = /^\s*#\s*include\s*([<"])([^>"]+)[>"]/.exec(line) ?? []
  return used && badInclude(file, used, open === '<', floors)
}

/**
 * Static and dynamic imports, and a worker's address; not the types in comments, which do not exist at run time.
 * @param {string} file @param {string} line
 */
function badImportIn(file, line) {
  if (/^\s*(\/\/|\*)/.test(line)) return
  const imports = /\bfrom\s*'([^']+)'|\bimport\s*\(?\s*'([^']+)'|new URL\(\s*'([^']+\.js)'/g
  for (const [, ...names] of line.replaceAll(/\/\*.*?\*\//g, '').matchAll(imports)) {
    const why = badImport(file, names.find(Boolean) ?? '')
    if (why) return why
  }
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  const found = crossings(argv[2] ?? dirname(dirname(fileURLToPath(import.meta.url))))
  for (const line of found) console.error(line)
  console.log(found.length ? `${found.length} lines cross the layers` : 'the layers hold')
  exit(found.length ? 1 : 0)
}
