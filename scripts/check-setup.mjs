// scripts/check-setup.mjs: checks that each script installs the programs and packages that it uses.
//
//   node scripts/check-setup.mjs [folder]     exits with 1 and names what is not installed
//
// A developer's machine has everything, so a row that scripts/setup lacks would only be noticed on a bare one. This
// check compares the table of scripts/setup with the files: what scripts/test-part, scripts/build and the other scripts
// run; what CMake's presets and CMakeLists.txt look for; and which programs and npm packages the JavaScript files use.
// It cannot find a program that is not in that table; scripts/test fresh finds it.
// Tested by check-setup.test.mjs.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join, posix } from 'node:path'
import { argv, exit } from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { sourceFiles } from './sources.mjs'

/** Debian's package for each thing that CMake looks for; '' for a part of every compiler. */
const FOR_CMAKE = /** @type {Record<string, string>} */ ({
  Catch2: 'catch2',
  nlohmann_json: 'nlohmann-json3-dev',
  'nlohmann/json.hpp': 'nlohmann-json3-dev',
  Threads: '',
})
/** Programs that are part of another one's package, or of every Debian. */
const SAME_AS = /** @type {Record<string, string>} */ ({ 'c++': 'g++', 'em++': 'emcc' })
const EVERYWHERE = new Set(['script'])
/** Files that name programs without running them, or run their own under those names. */
const NAMES_ONLY = /^scripts\/(check-setup(\.test)?|build\.test)\.mjs$/
/** What an imported file can use, but this part does not. */
const UNUSED = /** @type {Record<string, string[]>} */ ({
  // The counted instructions are those of the native kernels alone.
  'scripts/test core': ['emscripten'],
})

/** The rows `[name]='words'` of a table of a shell script. @param {string} text @param {string} name */
function tableOf(text, name) {
  const [, body] = new RegExp(`^declare -A ${name}=\\(([\\s\\S]*?)\\n?\\)$`, 'm').exec(text) ?? []
  if (body === undefined) throw new Error(`no table ${name}`)
  const rows = [...body.matchAll(/\[([\w-]+)\]=(?:'([^']*)'|(\S+))/g)]
  return new Map(rows.map(([, key, words, word]) => [key, (words ?? word).split(/\s+/)]))
}

/** Everything about one project. @param {string} root */
function project(root) {
  const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8')
  const setup = read('scripts/setup')
  const [needs, packages] = ['needs', 'packages'].map((name) => tableOf(setup, name))
  /** Debian's package of each program that scripts/setup knows. @type {Map<string, string>} */
  const programs = new Map()
  for (const need of [...needs.values()].flat()) {
    const [, program, name] = /^(.*?)[:=](.*)$/.exec(need) ?? []
    if (program) programs.set(program, name)
  }
  for (const [other, same] of Object.entries(SAME_AS)) {
    const name = programs.get(same)
    if (name) programs.set(other, name)
  }
  const npmFolders = [...new Set([...packages.values()].flat())].map((folder) => {
    const { dependencies, devDependencies, scripts } = JSON.parse(read(`${folder}/package.json`))
    return { folder, scripts, names: Object.keys({ ...dependencies, ...devDependencies }) }
  })
  const files = sourceFiles(root)
  const builds = buildsOf(read, programs, files)

  /** What parts of scripts/setup install: Debian's packages, and npm's as `npm: FOLDER`. */
  const installedBy = (/** @type {string[]} */ parts) =>
    new Set(
      parts.flatMap((part) => [
        ...(needs.get(part) ?? []).map((need) => need.replace(/^.*?[:=]/, '')),
        ...(packages.get(part) ?? []).map((folder) => `npm: ${folder}`),
      ]),
    )

  /** Programs at places where a shell or JavaScript starts one. @param {string} text */
  const programsIn = (text, isShell = false) =>
    [...programs].filter(([program]) => {
      if (EVERYWHERE.has(program)) return false
      const name = program.replaceAll('+', '\\+')
      const place = isShell ? `(?<![\\w./'-])${name}(?![\\w./'+-])` : `['\`]${name}['\` ]`
      return new RegExp(place).test(text)
    })

  /** What a JavaScript file and its imports use. @param {string} file @param {Set<string>} seen */
  function ofFile(file, seen) {
    if (seen.has(file) || NAMES_ONLY.test(file) || !existsSync(join(root, file))) return []
    seen.add(file)
    const text = read(file).replaceAll(/^\s*(\/\/|\*|\/\*\*).*$/gm, '')
    /** @type {string[]} */
    const asked = programsIn(text).map(([, name]) => name)
    for (const [, part] of text.matchAll(/scripts\/build'\)?, \['(\w+)'\]/g)) {
      asked.push(...(builds.get(part) ?? []))
    }
    for (const [, used] of text.matchAll(/\b(?:from|import)\s*\(?\s*'([^']+)'/g)) {
      if (used.startsWith('.')) asked.push(...ofFile(posix.join(posix.dirname(file), used), seen))
      else if (!used.startsWith('node:')) asked.push(...npmOf(file, used))
    }
    return asked
  }

  /** The folder whose npm packages contain it: the one around the file, or else any. */
  function npmOf(/** @type {string} */ file, /** @type {string} */ used) {
    const has = npmFolders.filter(({ names }) =>
      names.some((name) => used === name || used.startsWith(`${name}/`)),
    )
    const nearest = has.find(({ folder }) => file.startsWith(`${folder}/`)) ?? has[0]
    return nearest ? [`npm: ${nearest.folder}`] : []
  }

  /** What lines of a shell script use. @param {string} text @param {Set<string>} [seen] */
  function ofShell(text, seen = new Set()) {
    const code = text.replaceAll(/(^|\s)#.*$/gm, '')
    /** @type {string[]} */
    const asked = programsIn(code, true).map(([, name]) => name)
    for (const [, part] of code.matchAll(/scripts\/build (\w+)/g)) {
      asked.push(...(builds.get(part) ?? [`scripts/build ${part}`]))
    }
    for (const [, folder] of code.matchAll(/([\w/]+)\/node_modules\//g)) {
      asked.push(`npm: ${folder.replace(/^root\//, '')}`)
    }
    for (const [, name] of code.matchAll(/npm --prefix (\S+)/g)) {
      const npm = npmFolders.find(({ folder }) => folder === name)
      if (!npm || seen.has(name)) continue
      seen.add(name)
      const inFolder = (/** @type {string} */ word) => posix.join(name, word)
      const lines = Object.values(/** @type {Record<string, string>} */ (npm.scripts))
      for (const line of lines) {
        asked.push(...ofShell(line.replaceAll(/[\w./*-]+\.mjs/g, inFolder), seen))
      }
    }
    for (const [pattern] of code.matchAll(/[\w./*$-]+\.mjs/g)) {
      const named = pattern.replaceAll('.', '\\.').replaceAll(/\*|\$\w+/g, '[^/]*')
      for (const file of files.filter((path) => new RegExp(`^${named}$`).test(path))) {
        asked.push(...ofFile(file, seen))
      }
    }
    return asked
  }
  return { read, needs, packages, builds, installedBy, ofShell, ofFile }
}

/**
 * What each part of scripts/build uses.
 * @param {(path: string) => string} read @param {Map<string, string>} programs @param {string[]} files
 * @returns {Map<string, string[]>}
 */
function buildsOf(read, programs, files) {
  const lists = files.filter((path) => posix.basename(path) === 'CMakeLists.txt')
  /** @param {boolean} withTests @returns {string[]} */
  const lookedFor = (withTests) =>
    lists
      .filter((path) => withTests || path !== 'tests/CMakeLists.txt')
      .flatMap((path) =>
        [...read(path).matchAll(/find_(?:package|path|library)\((?:\w+_folder )?([\w/.]+)/g)].map(
          ([, name]) => FOR_CMAKE[name] ?? `what CMake calls ${name}`,
        ),
      )
      .filter(Boolean)
  const { configurePresets } = JSON.parse(read('CMakePresets.json'))
  const builds = new Map()
  for (const { name, hidden, cacheVariables = {} } of configurePresets) {
    if (hidden) continue
    const compiler = name === 'wasm' ? 'emcc' : (cacheVariables.CMAKE_CXX_COMPILER ?? 'g++')
    const asked = ['cmake', 'ninja', compiler].map((program) => programs.get(program) ?? program)
    builds.set(name, [...asked, ...lookedFor(cacheVariables.NONET_TESTS !== 'OFF')])
  }
  // The site and the package are made of the module by Node, with the tools of web/.
  const wasm = [...(builds.get('wasm') ?? []), programs.get('node') ?? 'node']
  builds.set('wasm', wasm)
  for (const name of ['web', 'package']) builds.set(name, [...wasm, 'npm: web'])
  return builds
}

/** Each script or part that does not install what it uses. @param {string} root @returns {string[]} */
export function missing(root) {
  const { read, needs, builds, installedBy, ofShell, ofFile } = project(root)
  /** @type {string[]} */
  const found = []
  const compare = (
    /** @type {string} */ who,
    /** @type {string[]} */ parts,
    /** @type {string[]} */ asked,
  ) => {
    const installed = installedBy(parts)
    for (const name of new Set(asked)) {
      if (UNUSED[who]?.includes(name)) continue
      if (!installed.has(name)) found.push(`${who} asks for ${name}: not in ${parts.join(', ')}`)
    }
  }
  for (const part of needs.keys()) {
    const asked = builds.get(part)
    // dist/ is built with scripts/setup wasm web.
    if (asked) compare(`scripts/setup ${part}`, part === 'web' ? ['wasm', part] : [part], asked)
  }
  const parts = read('scripts/test-part')
  const functions = new Map(
    [...parts.matchAll(/^([\w-]+)\(\) \{\n([\s\S]*?)^\}/gm)].map(([, name, body]) => [name, body]),
  )
  const withCalled = (/** @type {string} */ body) =>
    [...functions].reduce(
      (all, [name, text]) =>
        new RegExp(`(^|\\s)${name}(\\s|$)`, 'm').test(body) ? all + text : all,
      body,
    )
  for (const [part, setup] of tableOf(read('scripts/test'), 'setup_for')) {
    const body = functions.get(`part_${part}`)
    if (body === undefined) found.push(`scripts/test-part has no part_${part}`)
    else compare(`scripts/test ${part}`, setup, ofShell(withCalled(body)))
  }
  for (const script of ['serve', 'screenshots']) {
    const text = read(`scripts/${script}`)
    const [, words = ''] = /^scripts\/setup (.*)$/m.exec(text) ?? []
    compare(`scripts/${script}`, words.split(' '), ofShell(text))
  }
  const bench = tableOf(read('scripts/bench'), 'setup_for')
  for (const [name, setup] of bench) {
    compare(`scripts/bench ${name}`, setup, ofFile(`tests/bench/${name}.mjs`, new Set()))
  }
  return found
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  const found = missing(argv[2] ?? dirname(dirname(fileURLToPath(import.meta.url))))
  for (const line of found) console.error(line)
  console.log(
    found.length ? `${found.length} are missing` : 'each script installs what it asks for',
  )
  exit(found.length ? 1 : 0)
}
