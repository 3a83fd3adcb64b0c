// scripts/check-tables.test.mjs: the checks of the tables find whatever is missing, and nothing in a correct project.
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import {
  benchmarkProblems,
  errorProblems,
  fileProblems,
  formatProblems,
  panelProblems,
  seProblems,
  techniqueProblems,
  testProblems,
  typeProblems,
  versionProblems,
} from './check-tables.mjs'
import { sourceFiles } from './sources.mjs'

/**
 * What a check finds in a project of these files.
 * @param {(root: string, files: string[]) => string[]} check @param {Record<string, string>} files
 */
function found(check, files) {
  const root = mkdtempSync(join(tmpdir(), 'nonet-tables-'))
  try {
    for (const [file, text] of Object.entries(files)) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    return check(root, sourceFiles(root))
  } finally {
    rmSync(root, { recursive: true })
  }
}

const header = '#define NONET_ERRORS(ROW) \\\n  ROW(kA, "a-key") /* why */ \\\n  ROW(kB, "b-key")\n'
const english = (/** @type {object} */ errors) => JSON.stringify({ errors })

test('a type has its name alone in its namespace', () => {
  const header = (/** @type {string} */ space, /** @type {string} */ type) =>
    `namespace ${space} {\nstruct Known;\n${type} Rows {\n};\n}\n`
  const two = { 'core/a/a.h': header('nonet', 'struct'), 'core/b/b.h': header('nonet', 'class') }
  assert.deepEqual(found(typeProblems, two), [
    'core/b/b.h: Rows is the name of a type of core/a/a.h, too',
  ])
  const apart = { ...two, 'core/b/b.h': header('nonet::rate', 'class') }
  assert.deepEqual(found(typeProblems, apart), [])
})

test('the tests that comments name exist', () => {
  const said = (/** @type {string} */ words) => ({
    'core/a/a.h': `// core/a/a.h: an example.\n// ${words}\n#pragma once\n`,
    'tests/core/a/a_test.cpp': '',
    'tests/core/a/b_test.cpp': '',
    'tests/web/a.test.mjs': '',
  })
  for (const words of [
    'Tested by tests/core/a/a_test.cpp.',
    'Source: x.   Tested: tests/core/a/a_test.cpp, cases.',
    'Tested by tests/core/a/{a,b}_test.cpp and\n// tests/web/*.test.mjs (the page).',
    'Tested by tests/core/a/a_test.cpp and b_test.cpp: all. See z.cpp.',
    'Tested by the tests of the formats.',
  ]) {
    assert.deepEqual(found(testProblems, said(words)), [], words)
  }
  assert.deepEqual(
    found(testProblems, said('Tested by tests/core/a/a_test.cpp,\n/// c_test.cpp and tests/*.ts.')),
    [
      'core/a/a.h: there is no test tests/core/a/c_test.cpp',
      'core/a/a.h: there is no test tests/*.ts',
    ],
  )
})

test('every technique has its name', () => {
  const table =
    '#define NONET_TECHNIQUES(ROW) \\\n  ROW(kA, "a-wing", "0300") \\\n  ROW(kB, "b-wing", "")\n'
  const named = (/** @type {object} */ techniques) => ({
    'core/human/technique.h': table,
    'web/i18n/en.json': JSON.stringify({ techniques }),
  })
  assert.deepEqual(found(techniqueProblems, named({ 'a-wing': 'A', 'b-wing': 'B' })), [])
  assert.deepEqual(found(techniqueProblems, named({ 'a-wing': 'A', 'c-wing': 'C' })), [
    'web/i18n/en.json: no name for the technique "b-wing"',
    'web/i18n/en.json: no technique "c-wing" for this name',
  ])
  assert.match(found(techniqueProblems, {}).join(), /no rows/)
})

test("every technique of Sudoku Explainer has its name, and the page's list has those that it alone has", () => {
  const files = (/** @type {string[]} */ hints, /** @type {string[]} */ listed) => ({
    'core/rate/se_technique.h':
      '  ROW(kNone, "")  \\\n  ROW(kA, "a-wing")  \\\n  ROW(kC, "c-cycle")\n',
    'web/i18n/en.json': JSON.stringify({
      techniques: { 'a-wing': 'A' },
      hints: Object.fromEntries(['log', ...hints].map((key) => [key, 'Word'])),
    }),
    'web/page/solve/rating-line.js': `const SE_ONLY = [${listed.map((key) => `'${key}'`)}]`,
  })
  assert.deepEqual(found(seProblems, files(['se-c-cycle'], ['c-cycle'])), [])
  assert.deepEqual(found(seProblems, files(['se-a-wing'], ['a-wing'])), [
    'web/i18n/en.json: no name for hints.se-c-cycle',
    'web/i18n/en.json: no technique for hints.se-a-wing',
    'web/page/solve/rating-line.js: SE_ONLY lacks c-cycle',
    'web/page/solve/rating-line.js: SE_ONLY has a-wing',
  ])
  assert.match(found(seProblems, {}).join(), /no rows/)
})

test('every error has its sentence', () => {
  const both = { 'a-key': 'A.', 'b-key': 'B.' }
  const files = { 'core/base/error.h': header, 'web/i18n/en.json': english(both) }
  assert.deepEqual(found(errorProblems, files), [])
  assert.match(
    found(errorProblems, { ...files, 'web/i18n/en.json': english({ 'a-key': 'A.' }) }).join(),
    /no sentence for the error "b-key"/,
  )
  assert.match(
    found(errorProblems, { ...files, 'web/i18n/en.json': english({ ...both, c: 'C.' }) }).join(),
    /no error "c"/,
  )
  assert.match(found(errorProblems, { 'web/i18n/en.json': english(both) }).join(), /no rows/)
})

test('every panel has its button, and every button its panel', () => {
  const rows =
    "const PANELS = {\n  open: () => import('./open.js'),\n  help: () => import('./help.js'),\n}"
  const button = (/** @type {string} */ name) => `<button data-panel="${name}">`
  const files = {
    'web/page/panels.js': rows,
    'web/index.html': ['open', 'help'].map(button).join(''),
  }
  assert.deepEqual(found(panelProblems, files), [])
  const others = ['open', 'attic'].map(button).join('')
  assert.deepEqual(found(panelProblems, { ...files, 'web/index.html': others }), [
    'web/index.html: no button for the panel help',
    'web/page/panels.js: no row for the panel attic',
  ])
  assert.match(found(panelProblems, {}).join(), /no rows/)
})

test('every format has its test and its name', () => {
  const row = (/** @type {string} */ key) => `  {{"${key}", "", true, true}, read, write},\n`
  const files = {
    'core/format/format.cpp': `rows = {\n${['line', 'lines', 'key-grid'].map(row).join('')}};`,
    'tests/core/format/line_test.cpp': 'CHECK(format == "lines");',
    'web/i18n/en.json': '{"formats": {"line": "One line", "lines": "Lines", "old": "Old"}}',
  }
  assert.deepEqual(found(formatProblems, files), [
    "tests/core/format/key_grid_test.cpp: missing; the format's row wants it",
    'web/i18n/en.json: no name for the format "key-grid"',
    'web/i18n/en.json: no format "old" for this name',
  ])
  assert.match(found(formatProblems, {}).join(), /no rows/)
})

test('files begin with what they are and are short', () => {
  const long = 'x\n'.repeat(600)
  assert.deepEqual(
    found(fileProblems, {
      'core/a.h': '// core/a.h: an example.\n',
      'core/a.cpp': '#include "core/a.h"\n',
      'tests/core/a_test.cpp': '#include "core/a.h"\n',
      'core/b.h': '#pragma once\n',
      'core/b.cpp': '#include "core/a.h"\n',
      'core/c.cpp': `// core/c.cpp: much too long.\n${long}`,
      'core/d.cpp': `// core/d.cpp: generated by scripts/make-d.mjs.\n${long}`,
      'web/e.css': ':host {}\n',
      'scripts/f': '#!/bin/sh\n# scripts/f: fine.\n',
      'node_modules/g.js': 'not ours',
    }),
    [
      'core/b.cpp:1: does not open with what it is',
      'core/b.h:1: does not open with what it is',
      'core/c.cpp: 601 lines, more than 600',
      'web/e.css:1: does not open with what it is',
    ],
  )
})

test('one version everywhere', () => {
  const json = (/** @type {string} */ version) => JSON.stringify({ version })
  const files = {
    'CMakeLists.txt': 'project(nonet VERSION 1.2.3 LANGUAGES CXX)\n',
    'web/package.json': json('1.2.3'),
    'web/package-lock.json': json('1.2.3'),
    'CHANGELOG.md': '# New\n\n## 1.2.3\n\nThis.\n\n## 1.2.2\n',
  }
  assert.deepEqual(found(versionProblems, files), [])
  assert.deepEqual(found(versionProblems, { ...files, 'web/package.json': json('1.2.2') }), [
    'web/package.json: version 1.2.2, but CMakeLists.txt says 1.2.3',
  ])
  assert.match(found(versionProblems, { ...files, 'CHANGELOG.md': '# New\n' }).join(), /CHANGELOG/)
  assert.match(found(versionProblems, {}).join(), /no version found/)
})

test('every benchmark that can be run has its row', () => {
  const files = {
    'scripts/bench': "declare -A setup_for=(\n  [far]='native'\n)\n",
    'tests/bench/far.mjs': '// How far.\n//\n//   scripts/bench far [--json]\n',
    'tests/bench/lib.mjs': '// What they share.\n',
  }
  assert.deepEqual(found(benchmarkProblems, files), [])
  const more = { ...files, 'tests/bench/wide.mjs': '// How wide.\n//\n//   scripts/bench wide\n' }
  assert.deepEqual(found(benchmarkProblems, more), [
    'scripts/bench: no row for tests/bench/wide.mjs',
  ])
  assert.match(
    found(benchmarkProblems, { 'scripts/bench': files['scripts/bench'] }).join(),
    /far\.mjs: missing/,
  )
})
