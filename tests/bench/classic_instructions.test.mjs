// tests/bench/classic_instructions.test.mjs: the number of instructions of the 9×9 kernels has not changed.
//
//   node --test tests/bench/classic_instructions.test.mjs      NONET_RECORD=1: records new numbers
//
// Times depend on the machine and its other work; valgrind's count of a kernel's instructions does not.
// It shows when a change of the sources or of the compiler's decisions makes a kernel slower by accident.
// It does not measure speed: fewer instructions may take longer (history.md). So judge a change by
// scripts/bench classic, and then record it here.
//
// classic_instructions.json has the instructions a puzzle for each kernel's function and each kind of
// made puzzles, and the compiler. With another compiler, the numbers differ and nothing is compared.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { env } from 'node:process'
import { test } from 'node:test'
import { compiler, folder, madeSets, native } from './classic_build.mjs'

const kPuzzles = 200
const kTolerance = 0.03
const recorded = new URL('classic_instructions.json', import.meta.url)

/** The counted functions, their kernels, and how often the program solves a file with each. */
const functions = {
  sse4_run: { kernel: 'sse4', times: 2 },
  avx2_one: { kernel: 'avx2', times: 1 },
  avx2_many: { kernel: 'avx2', times: 1 },
}

/** Why nothing can be counted here; empty if it can. */
function missing() {
  const processor = '/proc/cpuinfo'
  if (!existsSync(processor) || !/\bavx2\b/.test(readFileSync(processor, 'utf8'))) {
    return 'the recorded figures are for x86 with AVX2, on Linux'
  }
  try {
    execFileSync('valgrind', ['--version'])
  } catch {
    return 'there is no valgrind (scripts/setup count)'
  }
  if (env.NONET_RECORD || !existsSync(recorded)) return ''
  const { compiler: expected } = JSON.parse(readFileSync(recorded, 'utf8'))
  return compiler() === expected ? '' : `recorded with ${expected}, this is ${compiler()}`
}

/**
 * Instructions a puzzle within a function and what it calls.
 * @param {string} program @param {keyof typeof functions} name @param {string} file
 */
function instructions(program, name, file) {
  const { kernel, times } = functions[name]
  const out = join(folder, 'callgrind.out')
  rmSync(out, { force: true })
  execFileSync(
    'valgrind',
    [
      ...['--tool=callgrind', `--callgrind-out-file=${out}`, '--collect-atstart=no'],
      ...[`--toggle-collect=nonet::classic::${name}(*`, program, kernel, '1', file],
    ],
    { stdio: 'pipe' },
  )
  const total = /^(?:totals|summary): (\d+)/m.exec(readFileSync(out, 'utf8'))
  return Math.round(Number(total?.[1]) / kPuzzles / times)
}

test('the 9×9 kernels take as many instructions as they did', { skip: missing() || false }, (t) => {
  const program = native('classic_bench.cpp', 'classic_count')
  const files = madeSets(kPuzzles)
  /** @type {Record<string, Record<string, number>>} */
  const counted = {}
  for (const name of /** @type {(keyof typeof functions)[]} */ (Object.keys(functions))) {
    counted[name] = {}
    for (const file of files) {
      const kind = basename(file).replace(/-.*/, '')
      counted[name][kind] = instructions(program, name, file)
    }
  }
  if (env.NONET_RECORD) {
    const record = { compiler: compiler(), instructions: counted }
    writeFileSync(recorded, `${JSON.stringify(record, null, 2)}\n`)
    return
  }
  const { instructions: expected } = JSON.parse(readFileSync(recorded, 'utf8'))
  const off = []
  for (const [name, kinds] of Object.entries(counted)) {
    for (const [kind, count] of Object.entries(kinds)) {
      const was = expected[name]?.[kind]
      t.diagnostic(`${name}, ${kind}: ${count}, recorded ${was}`)
      if (!(Math.abs(count / was - 1) <= kTolerance))
        off.push(`${name}, ${kind}: ${count} for ${was}`)
    }
  }
  assert.deepEqual(off, [], 'judge the change by scripts/bench classic; NONET_RECORD=1 records it')
})
