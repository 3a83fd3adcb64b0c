// scripts/build.test.mjs: when linking the module fails, no module is left behind.
//
// The test runs in a project of its own, with fake cmake and emcc.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

test('a link that fails leaves no half-made module', () => {
  const root = mkdtempSync(join(tmpdir(), 'nonet-build-'))
  const write = (/** @type {string} */ path, /** @type {string} */ text) => {
    mkdirSync(dirname(join(root, path)), { recursive: true })
    writeFileSync(join(root, path), text, { mode: 0o755 })
  }
  try {
    write('scripts/none', '')
    for (const name of ['build', 'lib.sh']) {
      const here = dirname(fileURLToPath(import.meta.url))
      copyFileSync(join(here, name), join(root, 'scripts', name))
    }
    write('bin/cmake/Modules/Platform/Emscripten.cmake', '')
    write('bin/emcc', '#!/bin/sh\necho "emcc 3.1.6"\n')
    write('build/wasm/emcc-version', 'emcc 3.1.6\n')
    write('build/wasm/nonet.js', 'of the last link')
    // bin/cmake is a folder of emcc, so the program cmake is elsewhere.
    write(
      'programs/cmake',
      '#!/bin/sh\n[ "$1" != --build ] || { echo >build/wasm/nonet.wasm; exit 1; }\n',
    )
    const { status, stderr } = spawnSync(join(root, 'scripts/build'), ['web'], {
      env: {
        ...process.env,
        PATH: [join(root, 'programs'), join(root, 'bin'), process.env.PATH].join(delimiter),
      },
      encoding: 'utf8',
    })
    assert.match(stderr, /The module could not be built/)
    assert.equal(status, 1)
    for (const name of ['nonet.js', 'nonet.wasm']) {
      assert.ok(!existsSync(join(root, 'build/wasm', name)), name)
    }
  } finally {
    rmSync(root, { recursive: true })
  }
})
