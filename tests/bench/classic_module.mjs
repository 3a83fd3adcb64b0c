// tests/bench/classic_module.mjs: runs the benchmark's module, classic_bench.cpp as wasm, in Node and
// in a worker of a page in Chromium: the same file, the same call.
//
// Both start with code from the quick compiler (Liftoff), which is half as fast, and change to the
// optimizing one (TurboFan) when a function has run for a while. Steady figures must exclude the start:
// the flag `STEADY` disables the quick compiler. The cost of first calls is measured without that flag,
// each time in a new process or worker.
// classic.mjs imports this file; as a program, it is the process for Node.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { basename, dirname } from 'node:path'
import { argv, execPath } from 'node:process'
import { fileURLToPath } from 'node:url'

/** A flag of V8: no quick compiler. */
export const STEADY = '--no-liftoff'
const here = fileURLToPath(import.meta.url)

/**
 * What to measure: the kernel, rounds, the set's name and its lines. A single round is a cold start.
 * @typedef {[kernel: string, rounds: number, name: string, lines: string]} Words
 */

/**
 * Measures. It is also sent to the worker as text, so it must not use other names of this file.
 * @param {() => Promise<any>} make makes an instance of the module
 * @param {Words} words
 * @returns {Promise<string>}
 */
async function measure(make, [kernel, rounds, name, lines]) {
  const module = await make()
  const text = module.allocateUTF8(lines) // too long for the stack, where ccall would put it
  const types = ['string', 'number', 'string', 'number']
  return module.ccall('measure', 'string', types, [kernel, rounds, name, text])
}

/** @param {string} answer */
function parsed(answer) {
  if (!answer.startsWith('{')) throw new Error(answer)
  return JSON.parse(answer)
}

/** Measures in a new process of Node. @param {string} module @param {string[]} flags @param {string[]} words */
export function inNode(module, flags, [kernel, rounds, file]) {
  const words = [...flags, here, module, kernel, rounds, file]
  return parsed(execFileSync(execPath, words, { encoding: 'utf8' }))
}

/**
 * Opens a page in Chromium that measures in new workers.
 * @param {string} module @param {string[]} flags
 */
export async function openChromium(module, flags) {
  const { launchChromium } = await import('../web/engines/chromium.mjs')
  const { serve } = await import('../web/server.mjs')
  const server = await serve({
    directory: dirname(module),
    policy: '',
    pages: {
      '': '<!doctype html><title>classic</title>',
      'worker.js': `importScripts('${basename(module)}')
        onmessage = async ({ data }) => postMessage(await (${measure})(makeBench, data))`,
    },
    // A cross-origin isolated page has a clock of 5 µs instead of 100.
    headers: {
      'cross-origin-opener-policy': 'same-origin',
      'cross-origin-embedder-policy': 'require-corp',
    },
  })
  const browser = await launchChromium(flags.length ? [`--js-flags=${flags.join(',')}`] : [])
  const page = await browser.newPage()
  await page.goto(server.url)
  return {
    version: browser.version(),
    /** @param {string[]} words */
    async measure([kernel, rounds, file]) {
      /** @type {Words} */
      const message = [kernel, Number(rounds), file, readFileSync(file, 'utf8')]
      const answer = await page.evaluate(
        (words) =>
          new Promise((resolve, reject) => {
            const worker = new Worker('worker.js')
            const end = (/** @type {(value: any) => void} */ settle, /** @type {any} */ value) => {
              worker.terminate()
              settle(value)
            }
            worker.onmessage = ({ data }) => end(resolve, data)
            worker.onerror = ({ message }) => end(reject, new Error(message))
            worker.postMessage(words)
          }),
        message,
      )
      return parsed(/** @type {string} */ (answer))
    },
    async close() {
      await browser.close()
      await server.stop()
    },
  }
}

if (argv[1] === here) {
  const [module, kernel, rounds, file] = argv.slice(2)
  const make = createRequire(here)(module)
  console.log(await measure(make, [kernel, Number(rounds), file, readFileSync(file, 'utf8')]))
}
