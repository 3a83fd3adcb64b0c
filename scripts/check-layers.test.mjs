// scripts/check-layers.test.mjs: the check of the layers finds every kind of forbidden line, and nothing else.
import assert from 'node:assert/strict'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { circles, crossings, WEB } from './check-layers.mjs'

/** What includes the core's engines, as far as the examples below name them. */
const ENGINES = ['classic', 'engine', 'backtrack'].map((name) => `#include "core/${name}/a.h"\n`)

/**
 * The forbidden lines of a project of some files, each with its text.
 * @param {string[][]} files
 */
function crossingsOf(...files) {
  const root = mkdtempSync(join(tmpdir(), 'nonet-layers-'))
  try {
    for (const [file, text] of [['core/solve/engines.h', ENGINES.join('')], ...files]) {
      mkdirSync(dirname(join(root, file)), { recursive: true })
      writeFileSync(join(root, file), text)
    }
    return crossings(root)
  } finally {
    rmSync(root, { recursive: true })
  }
}

const bad = [
  ['core/base/bits.h', '#include "core/grid/puzzle.h"', 'base knows nothing above it'],
  ['core/engine/search.cpp', '#include "core/backtrack/backtrack.h"', 'siblings'],
  ['core/solve/solve.h', '#include "core/cli/main.h"', 'upwards'],
  ['core/vision/photo.h', '#include "core/grid/puzzle.h"', 'vision uses base and solve only'],
  ['core/attic/old.h', '#include "core/base/bits.h"', 'a folder without a place'],
  ['core/engine/search.cpp', '#include <chrono>', 'no clock in the core'],
  ['core/format/format.cpp', '#include <iostream>', 'no streams in the core'],
  ['core/engine/search.cpp', '  #  include <thread>', 'no threads, however it is spelt'],
  ['core/engine/model.h', '#include <nlohmann/json.hpp>', 'JSON is for the command line'],
  ['core/solve/solve.h', '#include <emscripten/val.h>', 'Emscripten is for wasm'],
  ['core/solve/solve.h', '#include "wasm/api.h"', 'the core does not know wasm'],
  ['core/solve/solve.h', '#include "tests/catch.h"', 'tests stay in tests'],
  ['core/solve/solve.h', '#include "solve_options.h"', 'written from the root'],
  ['wasm/api.cpp', '#include <emscripten/val.h>', 'api is plain C++'],
  ['wasm/convert.cpp', '#include "core/cli/json.h"', 'wasm does not use the command line'],
  ['web/page/page.js', "import createNonet from 'nonet-wasm'", 'the glue'],
  [
    'web/element/a.js',
    "const url = new URL('../../build/wasm/nonet.js', import.meta.url)",
    'its file',
  ],
  ['web/scene/grid.js', "import { solve } from '../client/client.js'", 'a scene decides nothing'],
  ['web/board/model.js', "import { say } from '../words/sentences.js'", 'the board has no words'],
  ['web/words/speaker.js', "import { make } from '../dom/make.js'", 'words have no elements'],
  ['web/page/open.js', "import { Game } from '../element/game.js'", 'the element has an entry'],
  ['web/scene/grid.js', "import { Game } from '../element/nonet-sudoku.js'", 'a circle'],
  ['web/page/page.js', "import '../client/worker.js'", 'only the client'],
  ['web/client/client.js', "export { draw } from '../scene/grid.js'", 'the client draws nothing'],
  ['web/page/page.js', "const lib = await import('left-pad')", 'a package that no row names'],
]
for (const [file, line, why] of bad) {
  test(`${file} may not have ${line} (${why})`, () => {
    const found = crossingsOf([file, `// opening\n${line}\n`])
    assert.equal(found.length, 1)
    assert.match(found[0], new RegExp(`^${file}:2: `))
  })
}

const good = [
  ['core/solve/solve.cpp', '#include "core/engine/search.h"\n#include <vector>'],
  ['core/engine/constraints/cage.cpp', '#include "core/engine/model.h"'],
  ['core/engine/model.cpp', '#include "core/engine/constraints/table.h"'],
  ['core/cli/main.cpp', '#include <nlohmann/json.hpp>\n#include <iostream>'],
  ['wasm/convert.cpp', '#include <emscripten/val.h>\n#include "wasm/api.h"'],
  ['tests/wasm/api_test.cpp', '#include "wasm/api.h"\n#include "tests/catch.h"'],
  ['tests/wasm/fields_test.cpp', '#include "wasm/fields.h"'],
  ['web/client/worker.js', "import createNonet from 'nonet-wasm'"],
  ['web/page/page.js', "import { sharedClient } from '../client/client.js'\nimport './files.js'"],
  ['web/scene/grid.js', "/** @typedef {import('../client/client.js').Client} Client */"],
]
for (const [file, text] of good) {
  test(`${file} may have ${text.replaceAll('\n', ' and ')}`, () => {
    assert.deepEqual(crossingsOf([file, text]), [])
  })
}

test('the folders that the table of engines includes are siblings', () => {
  const table = ['core/solve/engines.h', '#include "core/left/a.h"\n#include "core/right/b.h"\n']
  assert.deepEqual(crossingsOf(table, ['core/left/a.h', '#include "core/grid/puzzle.h"']), [])
  const [found] = crossingsOf(table, ['core/left/a.h', '#include "core/right/b.h"'])
  assert.match(found, /core\/left may use base, grid, model, not core\/right/)
})

test('folders of web/ go in no circle', () => {
  assert.deepEqual(circles(WEB), [])
  assert.deepEqual(circles({ ...WEB, board: ['base', 'scene/looks.js'] }), [
    'web/board may not import web/scene, whose row stands below its own',
  ])
})
