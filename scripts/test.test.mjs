// scripts/test.test.mjs: scripts/test ends a part that hangs, with all programs that it started, counts it as failed
// and goes on; a program that a part leaves behind does not block it.
//
// The test runs in a project of its own, whose scripts/test-part has fake parts under the names of real ones.
import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import {
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'

/**
 * Each of them is a shell function. A detached program, as a browser is, keeps the output open and ignores
 * TERM.
 */
const PLANTED = `#!/usr/bin/env bash
set -euo pipefail
detached() { setsid bash -c 'trap "" TERM; echo $$ >>pids; while :; do sleep 0.2; done' & }
part_house() { echo 'ok: before'; detached; sleep 1000; }
part_core() { echo 'ok: next'; detached; sleep 0.5; }
part_cli() { echo 'not ok: a case'; return 1; }
part_wasm() { echo 'it broke off'; return 3; }
part_web() {
  echo 'ℹ pass 4'; echo 'ℹ skipped 3'
  for case in one two; do echo "  ﹣ $case (0.1ms) # the browser is gone"; done
  echo '﹣ three (0.2ms) # not installed'
}
"part_$1"
`

/** @param {string[]} parts @param {string} limit in seconds */
function runPlanted(parts, limit) {
  const root = mkdtempSync(join(tmpdir(), 'nonet-test-'))
  try {
    mkdirSync(join(root, 'scripts'))
    const here = dirname(fileURLToPath(import.meta.url))
    for (const name of ['lib.sh', 'test'])
      copyFileSync(join(here, name), join(root, 'scripts', name))
    writeFileSync(join(root, 'scripts/setup'), '#!/bin/sh\n', { mode: 0o755 })
    writeFileSync(join(root, 'scripts/test-part'), PLANTED, { mode: 0o755 })
    const { stdout, status } = spawnSync(join(root, 'scripts/test'), parts, {
      env: { ...process.env, NONET_LIMIT: limit },
      encoding: 'utf8',
      timeout: 60_000,
      killSignal: 'SIGKILL',
    })
    const pids = join(root, 'pids')
    const detached = existsSync(pids) ? readFileSync(pids, 'utf8').split('\n').filter(Boolean) : []
    const left = detached.filter(isRunning)
    for (const pid of left) process.kill(Number(pid), 'SIGKILL')
    return { stdout, status, detached, left }
  } finally {
    rmSync(root, { recursive: true })
  }
}

/** A process that has ended, but was not waited for, has no environment any more. */
function isRunning(/** @type {string} */ pid) {
  try {
    return readFileSync(`/proc/${pid}/environ`).length > 0
  } catch {
    return false
  }
}

const linux = { skip: !existsSync('/proc/self/environ') && 'no /proc' }

test('a part that hangs is ended, and the next one runs', linux, () => {
  const { stdout, status, detached, left } = runPlanted(['house', 'core'], '3')
  assert.match(stdout, /^not ok: house was ended after 3 s, its limit of time$/m)
  assert.match(stdout, /^house +1 +1 +0 /m)
  assert.match(stdout, /^core +1 +0 +0 /m)
  assert.match(stdout, /\n2 passed, 1 failed\n$/)
  assert.equal(status, 1)
  assert.equal(detached.length, 2)
  assert.deepEqual(left, [], 'still running')
})

test('a part that fails, and one that breaks off, count as failed', linux, () => {
  const { stdout, status } = runPlanted(['cli', 'wasm'], '30')
  assert.match(stdout, /^cli +0 +1 +0 /m)
  assert.match(stdout, /^wasm +0 +1 +0 /m)
  assert.match(stdout, /\n0 passed, 2 failed\n$/)
  assert.equal(status, 1)
})

test('skipped cases are listed, those of one reason on one line', linux, () => {
  const { stdout } = runPlanted(['web'], '30')
  assert.match(stdout, /\n {2}2 cases: the browser is gone\n {2}﹣ three .* # not installed\n/)
  assert.match(stdout, /\n4 passed, 0 failed, 3 skipped\n$/)
})
