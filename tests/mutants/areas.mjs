// tests/mutants/areas.mjs: which folders get faults, how many of them, and what is run to notice one.
//
// The tests that are the quickest to notice stand first; the first that fails ends the row. What can
// hardly notice is left out: the 9×9 engine's tests take a minute and use nothing of these folders but
// the general engine, to compare with.
import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { sourceFiles } from '../../scripts/sources.mjs'
import { BUILD_PROGRAM } from './copy.mjs'

/**
 * @typedef {object} Area
 * @property {string} name
 * @property {boolean} isNative C++, to be built; else JavaScript
 * @property {number} share how many of the list of 300
 * @property {RegExp} files
 * @property {string[][]} steps the commands that may notice, from the root of a copy; for JavaScript,
 *   none: those are found by what imports the file
 */

const catch2 = (/** @type {string} */ tags) => ['build/native/tests/nonet_tests', '--abort', tags]
const PROGRAM = ['node', '--test', '--test-name-pattern=native', 'tests/wasm/cli.test.mjs']
const BOOK = ['node', '--test', 'tests/wasm/book.test.mjs']
const THREADS = ['node', '--test', '--test-skip-pattern=1.8 million', 'tests/cli/threads.test.mjs']

/** @type {Area[]} */
export const AREAS = [
  {
    name: 'core/format',
    isNative: true,
    share: 100,
    files: /^core\/format\/.*\.(cpp|h)$/,
    steps: [catch2('[format]'), catch2('[api],[cli]'), BUILD_PROGRAM, PROGRAM],
  },
  {
    name: 'core/solve',
    isNative: true,
    share: 20,
    files: /^core\/solve\/.*\.(cpp|h)$/,
    steps: [
      catch2('[solve],[candidates]'),
      catch2('[api],[cli],[backtrack]'),
      catch2('[constraints]'),
      BUILD_PROGRAM,
      PROGRAM,
    ],
  },
  {
    name: 'core/engine',
    isNative: true,
    share: 20,
    files: /^core\/engine\/.*\.(cpp|h)$/,
    steps: [
      catch2('[solve],[candidates]'),
      catch2('[engine]'),
      catch2('[api],[cli]'),
      BUILD_PROGRAM,
      PROGRAM,
    ],
  },
  {
    name: 'core/backtrack',
    isNative: true,
    share: 20,
    files: /^core\/backtrack\/.*\.(cpp|h)$/,
    steps: [catch2('[backtrack],[replay]'), catch2('[api],[solve],[cli]'), BUILD_PROGRAM, PROGRAM],
  },
  {
    name: 'core/cli',
    isNative: true,
    share: 40,
    // The entry for Node is no part of the native program.
    files: /^core\/cli\/(?!node_).*\.(cpp|h)$/,
    steps: [catch2('[cli]'), BUILD_PROGRAM, PROGRAM, BOOK, THREADS],
  },
  {
    name: 'headless board',
    isNative: false,
    share: 50,
    files: /^web\/board\/.*\.js$/,
    steps: [],
  },
  {
    name: 'web/client',
    isNative: false,
    share: 50,
    // The worker's script is only run when it has been built.
    files: /^web\/client\/(?!worker\.js).*\.js$/,
    steps: [],
  },
]

/** The tests that run under Node alone. */
const UNIT_TESTS = /^tests\/(web\/unit|wasm)\/.*\.test\.mjs$/
/** Of those, which hold the sources to something else than what they do. */
const NO_BEHAVIOUR = /\/(cli|kernel-size|plain|expectations)\.test\.mjs$/

/** The files of the project that one names, types' imports aside. @param {string} root @param {string} file */
function importsOf(root, file) {
  const text = readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '')
  return [...text.matchAll(/['"`](\.{1,2}\/[^'"`?$\n]+\.m?js)/g)]
    .map(([, path]) => join(dirname(file), path))
    .filter((path) => existsSync(join(root, path)))
}

/**
 * The test files that import a source, directly or by others; those with the fewest steps between
 * first.
 * @param {string} root @returns {(source: string) => string[]}
 */
export function testsBySource(root) {
  const known = /** @type {Map<string, string[]>} */ (new Map())
  const imports = (/** @type {string} */ file) => {
    const list = known.get(file) ?? importsOf(root, file)
    known.set(file, list)
    return list
  }
  const tests = sourceFiles(root).filter(
    (file) => UNIT_TESTS.test(file) && !NO_BEHAVIOUR.test(file),
  )
  const reached = tests.map((test) => {
    const steps = new Map([[test, 0]])
    for (const [file, step] of steps) {
      for (const next of imports(file)) if (!steps.has(next)) steps.set(next, step + 1)
    }
    return { test, steps }
  })
  return (source) =>
    reached
      .map(({ test, steps }) => ({ test, step: steps.get(source) ?? Number.POSITIVE_INFINITY }))
      .filter(({ step }) => step < Number.POSITIVE_INFINITY)
      .sort((a, b) => a.step - b.step)
      .map(({ test }) => test)
}
