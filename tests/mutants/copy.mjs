// tests/mutants/copy.mjs: a copy of the tree, into which faults are put, and the commands in it.
import { spawn, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { execPath } from 'node:process'
import { sourceFiles } from '../../scripts/sources.mjs'

/** A process gets this much memory: a fault may well ask for all there is. */
const MOST_KILOBYTES = 4_000_000

/** @typedef {{ok: boolean, hung: boolean, milliseconds: number, output: string}} Outcome */

export class Copy {
  /** @param {string} from the tree @param {string} root where the copy is to be */
  constructor(from, root) {
    this.root = root
    this.from = from
  }

  /** Brings the copy up to date: what is alike keeps its time, so that little is built anew. */
  update() {
    const files = sourceFiles(this.from)
    for (const file of existsSync(this.root) ? sourceFiles(this.root) : []) {
      if (!files.includes(file)) rmSync(join(this.root, file))
    }
    for (const file of files) {
      const [source, target] = [join(this.from, file), join(this.root, file)]
      if (existsSync(target) && readFileSync(source).equals(readFileSync(target))) continue
      mkdirSync(dirname(target), { recursive: true })
      copyFileSync(source, target)
    }
    // What the tests of the JavaScript need, as it was built: no fault changes it.
    for (const built of ['dist', 'build/wasm/nonet.js', 'build/wasm/nonet.wasm']) {
      cpSync(join(this.from, built), join(this.root, built), { recursive: true })
    }
    for (const built of ['plain/nonet.wasm', 'nonet-cli.wasm'].map(
      (name) => `build/wasm/${name}`,
    )) {
      cpSync(join(this.from, built), join(this.root, built), { recursive: true })
    }
    for (const folder of ['web', 'tests/web']) {
      const link = join(this.root, folder, 'node_modules')
      if (!existsSync(link)) symlinkSync(join(this.from, folder, 'node_modules'), link)
    }
  }

  /** Configures and builds the native part. */
  async build() {
    // By the same preset as everything: objects that were built before come out of ccache.
    const done = spawnSync('cmake', ['--preset', 'native', '--log-level=WARNING'], {
      cwd: this.root,
      env: this.#env(),
      encoding: 'utf8',
    })
    if (done.status !== 0) throw new Error(`cmake failed: ${done.stdout}${done.stderr}`)
    const tests = await this.run(BUILD, 3600_000)
    return tests.ok ? this.run(BUILD_PROGRAM, 3600_000) : tests
  }

  /** @param {string} file */
  read(file) {
    return readFileSync(join(this.root, file), 'utf8')
  }

  /** @param {string} file @param {string} text */
  write(file, text) {
    const path = join(this.root, file)
    // Ninja compares times: two changes within one tick of the clock must not look like none.
    const before = statSync(path).mtimeMs
    do writeFileSync(path, text)
    while (statSync(path).mtimeMs === before)
  }

  #env() {
    // The runner's own variable would make the tests' output that of a part of this run.
    const { NODE_TEST_CONTEXT: _, ...env } = process.env
    const PATH = [dirname(execPath), process.env.PATH].join(delimiter)
    return { ...env, PATH, CCACHE_BASEDIR: this.root }
  }

  /**
   * Runs a command to its end, or until its time is over; then nothing of it is left running.
   * @param {string[]} command @param {number} limit in milliseconds @returns {Promise<Outcome>}
   */
  run(command, limit) {
    const start = performance.now()
    const script = `ulimit -d ${MOST_KILOBYTES} -c 0; exec "$@"`
    const child = spawn('bash', ['-c', script, 'bash', ...command], {
      cwd: this.root,
      env: this.#env(),
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true, // a process group of its own, which can be ended as a whole
    })
    let output = ''
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8')
      stream.on('data', (/** @type {string} */ part) => {
        output = (output + part).slice(-20_000)
      })
    }
    const end = () => {
      try {
        if (child.pid) process.kill(-child.pid, 'SIGKILL')
      } catch {
        // nothing of it is left
      }
    }
    let hung = false
    const timer = setTimeout(() => {
      hung = true
      end()
    }, limit)
    return new Promise((resolve, reject) => {
      child.on('error', reject)
      child.on('exit', (code) => {
        clearTimeout(timer)
        end()
        const milliseconds = performance.now() - start
        resolve({ ok: code === 0, hung, milliseconds, output })
      })
    })
  }
}

export const BUILD = ['ninja', '-C', 'build/native', 'nonet_tests']
export const BUILD_PROGRAM = ['ninja', '-C', 'build/native', 'nonet']
