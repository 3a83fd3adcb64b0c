// scripts/check-setup.test.mjs: the check finds each kind of row that scripts/setup may lack.
import assert from 'node:assert/strict'
import { dirname } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { missing } from './check-setup.mjs'
import { checkEdited } from './project-copy.mjs'

const root = dirname(dirname(fileURLToPath(import.meta.url)))
const USED =
  /^scripts\/|^tests\/.*\.mjs$|(^|\/)(CMakeLists\.txt|CMakePresets\.json|package\.json)$|^web\/.*\.js$/

/**
 * What the check says about a copy of this project with one text replaced.
 * @param {string} file @param {string} from @param {string} to
 */
function missingAfter(file, from, to) {
  return checkEdited(root, USED, { file, from, to }, missing)
}

/** What is missing, the file, the text to replace in it, the replacement, and what the check must say. */
const cases = [
  [
    'a header that CMake looks for',
    'scripts/setup',
    'emcc:emscripten =nlohmann-json3-dev',
    'emcc:emscripten',
    'scripts/serve asks for nlohmann-json3-dev: not in wasm, web',
  ],
  [
    'a compiler',
    'scripts/setup',
    'clang++:clang ',
    '',
    'scripts/setup fuzz asks for clang++: not in fuzz',
  ],
  [
    'a package that CMake looks for, and no table names',
    'tests/CMakeLists.txt',
    'find_package(Catch2 REQUIRED)',
    'find_package(Boost REQUIRED)',
    'scripts/setup native asks for what CMake calls Boost: not in native',
  ],
  [
    'a program that a part runs',
    'scripts/test',
    "[cli]='native cli'",
    '[cli]=native',
    'scripts/test cli asks for parallel: not in native',
  ],
  [
    'a program that an imported file runs',
    'scripts/test',
    "[core]='native count'",
    '[core]=native',
    'scripts/test core asks for valgrind: not in native',
  ],
  [
    'npm packages',
    'scripts/serve',
    'scripts/setup wasm web',
    'scripts/setup wasm',
    'scripts/serve asks for npm: web: not in wasm',
  ],
  [
    'npm packages of an imported file',
    'scripts/bench',
    "[web]='native wasm web browsers'",
    "[web]='native wasm web'",
    'scripts/bench web asks for npm: tests/web: not in native, wasm, web',
  ],
]
for (const [what, file, from, to, said] of cases) {
  test(`${what}: not installed`, () => {
    const found = missingAfter(file, from, to)
    assert.ok(found.includes(said), `${said}\namong:\n${found.join('\n')}`)
  })
}
