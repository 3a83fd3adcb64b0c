#!/usr/bin/env node
// nonet: the command line for those who have Node and no compiler: the native program's sources as
// WebAssembly (nonet-cli.wasm beside this file), which asks for files and outputs by the functions
// below and touches nothing else. Same words, same output, same exit codes.
//
// Why not Emscripten's own layer for files: it copies whole files into memory, and takes a pipe that
// has nothing to say yet (EAGAIN) for its end. Tested by tests/wasm/cli.test.mjs, together with the
// native program.
import {
  closeSync,
  mkdirSync,
  openSync,
  readFileSync,
  readSync,
  writeFileSync,
  writeSync,
} from 'node:fs'
import { dirname } from 'node:path'

/** Why something failed, as musl counts; what is not here is "I/O error". */
const ERRORS = /** @type {Record<string, number>} */ ({
  EACCES: 2,
  EEXIST: 54, // a file where a folder should be: as ENOTDIR
  EINVAL: 28,
  EIO: 29,
  EISDIR: 31,
  ELOOP: 32,
  EMFILE: 33,
  ENAMETOOLONG: 37,
  ENFILE: 41,
  ENOENT: 44,
  ENOSPC: 51,
  ENOTDIR: 54,
  EPERM: 63,
})
/** What a shell says of a program whose reader went away: 128 + SIGPIPE. */
const BROKEN_PIPE = 141
/** Milliseconds between two looks at a pipe that is empty, or full. */
const PAUSE = 5

class Exit {
  /** @param {number} code */
  constructor(code) {
    this.code = code
  }
}

/** @type {any} set as soon as there is an instance */
let exports
const bytes = () => new Uint8Array(exports.memory.buffer)
const view = () => new DataView(exports.memory.buffer)
const nobody = new Int32Array(new SharedArrayBuffer(4))

/**
 * The result of a call of the operating system, tried again while it would have to wait; below 0:
 * the negative error number.
 * @param {() => number} call
 */
function result(call) {
  for (;;) {
    try {
      return call()
    } catch (error) {
      const code = /** @type {NodeJS.ErrnoException} */ (error).code ?? ''
      if (code === 'EOF') return 0 // Windows, at the end of a pipe
      if (code === 'EPIPE') throw new Exit(BROKEN_PIPE)
      if (code !== 'EAGAIN' && code !== 'EINTR') return -(ERRORS[code] ?? ERRORS.EIO)
      Atomics.wait(nobody, 0, 0, PAUSE)
    }
  }
}

/** Files and outputs, by descriptor; core/cli/node_main.cpp has the other side. */
const files = {
  /** @param {number} name @param {number} length */
  open: (name, length) =>
    result(() => openSync(Buffer.from(bytes().subarray(name, name + length)), 'r')),
  /** @param {number} descriptor @param {number} into @param {number} most */
  read: (descriptor, into, most) => result(() => readSync(descriptor, bytes(), into, most, null)),
  /** @param {number} descriptor @param {number} from @param {number} count */
  write: (descriptor, from, count) => result(() => writeSync(descriptor, bytes(), from, count)),
  /** @param {number} descriptor */
  close: (descriptor) => closeSync(descriptor),
  /** @param {number} name @param {number} length @param {number} from @param {number} count */
  save: (name, length, from, count) =>
    result(() => {
      const file = Buffer.from(bytes().subarray(name, name + length)).toString()
      mkdirSync(dirname(file), { recursive: true })
      writeFileSync(file, bytes().subarray(from, from + count))
      return 0
    }),
}

/** A list of texts as C has it: each ends in a 0, their addresses in a row. @param {string[]} texts */
function listOf(texts) {
  const encoded = texts.map((text) => Buffer.from(`${text}\0`))
  return {
    /** @param {number} count @param {number} size */
    sizes(count, size) {
      view().setUint32(count, encoded.length, true)
      view().setUint32(
        size,
        encoded.reduce((sum, text) => sum + text.length, 0),
        true,
      )
      return 0
    },
    /** @param {number} addresses @param {number} into */
    get(addresses, into) {
      let at = into
      for (const [i, text] of encoded.entries()) {
        view().setUint32(addresses + 4 * i, at, true)
        bytes().set(text, at)
        at += text.length
      }
      return 0
    },
  }
}

const words = listOf(['nonet', ...process.argv.slice(2)])
const environment = listOf([])
const NOT_SUPPORTED = 58

/** What a C library wants of its surroundings. */
const surroundings = {
  args_sizes_get: words.sizes,
  args_get: words.get,
  environ_sizes_get: environment.sizes,
  environ_get: environment.get,
  /** @param {number} _clock @param {bigint} _precision @param {number} into nanoseconds */
  clock_time_get(_clock, _precision, into) {
    view().setBigUint64(into, process.hrtime.bigint(), true)
    return 0
  },
  /** @param {number} code */
  proc_exit(code) {
    throw new Exit(code)
  },
  fd_seek: () => NOT_SUPPORTED,
  fd_write: () => NOT_SUPPORTED,
  fd_close: () => NOT_SUPPORTED,
}

/** The exit code. */
function run() {
  const wasm = new WebAssembly.Module(readFileSync(new URL('nonet-cli.wasm', import.meta.url)))
  const instance = new WebAssembly.Instance(wasm, {
    nonet: files,
    wasi_snapshot_preview1: surroundings,
    env: { emscripten_notify_memory_growth() {} },
  })
  exports = instance.exports
  try {
    exports._start()
    return 0
  } catch (error) {
    if (error instanceof Exit) return error.code
    throw error
  }
}

process.exitCode = run()
