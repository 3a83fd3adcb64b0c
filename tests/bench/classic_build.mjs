// tests/bench/classic_build.mjs: builds the 9×9 engine's kernels from core/classic alone, and puzzles to
// run them on, for classic.mjs, which times them, and classic_instructions.test.mjs, which counts.
//
// The compiler is c++ (CXX) with the flags below; each kernel's body has the flags of its processor too,
// as in CMakeLists.txt. All output is in build/bench/.
import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { env } from 'node:process'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('../..', import.meta.url))
export const folder = join(root, 'build/bench')
export const flags = ['-O3', '-std=c++20', '-DNDEBUG', '-w', '-fno-exceptions', '-fno-rtti']
const cxx = env.CXX ?? 'c++'

/** The additional compiler flags of each kernel's body, as in CMakeLists.txt. */
export const bodies = {
  plain: [],
  sse4: ['-msse4.2', '-mpopcnt'],
  avx2: ['-mavx2', '-mbmi', '-mbmi2', '-mpopcnt'],
  avx512: ['-mavx512f', '-mavx512vl', '-mavx2', '-mbmi', '-mbmi2', '-mpopcnt'],
}

/** The kinds of puzzles that classic_make.cpp makes, from the easiest. */
export const kinds = ['easy', 'minimal', 'several']

/** The compiler's name and version, as it prints them. */
export function compiler() {
  return execFileSync(cxx, ['--version'], { encoding: 'utf8' }).split('\n')[0]
}

/** @type {string[] | undefined} */
let built

/** The bodies for this processor, compiled once a run. */
function objects() {
  mkdirSync(folder, { recursive: true })
  const x86 = process.arch === 'x64'
  built ??= ['plain', ...(x86 ? ['sse4', 'avx2', 'avx512'] : ['neon'])].map((body) => {
    const object = join(folder, `${body}.o`)
    const own = bodies[/** @type {keyof typeof bodies} */ (body)] ?? []
    const source = join(root, `core/classic/body_${body}.cpp`)
    execFileSync(cxx, [...flags, ...own, `-I${root}`, '-c', source, '-o', object])
    return object
  })
  return built
}

/**
 * A native program of a source beside this file, with all of this processor's kernels.
 * @param {string} source @param {string} name of the program @param {string[]} own more flags
 */
export function native(source, name, own = []) {
  const program = join(folder, name)
  const sources = ['core/classic/kernel.cpp', `tests/bench/${source}`]
  execFileSync(cxx, [
    ...[...flags, ...own, `-I${root}`],
    ...[...sources.map((file) => join(root, file)), ...objects(), '-o', program],
  ])
  return program
}

/**
 * The benchmark as a module in one file, for Node and browsers.
 * @param {string} name of the module @param {string[]} own more flags: `-msimd128`, or no SIMD
 */
export function wasm(name, own) {
  mkdirSync(folder, { recursive: true })
  if (existsSync('/usr/share/nodejs/acorn')) env.NODE_PATH = '/usr/share/nodejs'
  const module = join(folder, `${name}.js`)
  const plain = join(folder, 'plain_wasm.o')
  const from = (/** @type {string[]} */ sources) => sources.map((source) => join(root, source))
  // The plain body is one without SIMD.
  const plainBody = from(['core/classic/body_plain.cpp'])
  execFileSync('emcc', [...flags, `-I${root}`, '-c', ...plainBody, '-o', plain])
  execFileSync('emcc', [
    ...[...flags, ...own, `-I${root}`, plain],
    ...from(['core/classic/body_wasm.cpp', 'core/classic/kernel.cpp']),
    ...from(['tests/bench/classic_bench.cpp']),
    ...['-sSINGLE_FILE=1', '-sALLOW_MEMORY_GROWTH=1', '-sMODULARIZE=1', '-sEXPORT_NAME=makeBench'],
    ...['-sENVIRONMENT=node,worker', '-sEXPORTED_RUNTIME_METHODS=ccall,allocateUTF8', '--no-entry'],
    ...['-sEXPORTED_FUNCTIONS=_measure,_malloc'],
    ...['-o', module],
  ])
  return module
}

/** A file of puzzles for each kind, the same ones each time. @param {number} count */
export function madeSets(count) {
  const program = native('classic_make.cpp', 'classic_make')
  return kinds.map((kind) => {
    const file = join(folder, `${kind}-${count}.txt`)
    writeFileSync(file, execFileSync(program, [kind, `${count}`, '1']))
    return file
  })
}
