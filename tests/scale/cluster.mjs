// tests/scale/cluster.mjs: Dask on the loopback, a scheduler and some workers, and the program for it in
// core/cli/README.md.
import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { run } from '../cli/program.mjs'

/** Debian's Python has Debian's Dask, whatever other Python stands first in the PATH. */
export const python = ['/usr/bin/python3', 'python3'].find((name) => {
  try {
    execFileSync(name, ['-c', 'import distributed'], { stdio: 'ignore' })
    return true
  } catch {
    return false
  }
})

/** The Python program for Dask in core/cli/README.md, section Scale, exactly as it stands there. */
export function readmeProgram() {
  const readme = readFileSync(
    fileURLToPath(new URL('../../core/cli/README.md', import.meta.url)),
    'utf8',
  )
  const [, section] = readme.split('\n## Scale\n')
  const programs = [...section.split('\n## ')[0].matchAll(/```python\n(.*?)```/gs)]
  const found = programs.map(([, text]) => text).find((text) => text.includes('distributed'))
  if (!found) throw new Error('no program for Dask in core/cli/README.md, section Scale')
  return found
}

/** A scheduler and workers of one thread each. Each of them is a process group of its own. */
export class Cluster {
  /** @type {import('node:child_process').ChildProcess[]} */
  #processes = []
  address = ''

  /** @param {string} folder where its files go */
  constructor(folder) {
    this.folder = folder
    writeFileSync(join(folder, 'solve_parts.py'), readmeProgram())
  }

  /** @param {string} module @param {string[]} words @param {string} [bin] */
  #start(module, words, bin = '') {
    const common = ['--no-dashboard', '--scheduler-file', join(this.folder, 'scheduler.json')]
    const child = spawn(python ?? '', ['-m', `distributed.cli.${module}`, ...common, ...words], {
      cwd: this.folder,
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
      stdio: 'ignore',
      detached: true,
    })
    this.#processes.push(child)
    return child
  }

  async startScheduler() {
    const file = join(this.folder, 'scheduler.json')
    const child = this.#start('dask_scheduler', ['--host', '127.0.0.1', '--port', '0'])
    for (let tries = 0; ; tries++) {
      if (child.exitCode !== null || tries > 600) throw new Error('the scheduler does not start')
      if (existsSync(file)) break
      await pause(100)
    }
    this.address = JSON.parse(readFileSync(file, 'utf8')).address
  }

  /** Starts a worker that finds `nonet` in this folder. @param {string} bin */
  startWorker(bin) {
    const words = ['--host', '127.0.0.1', '--no-nanny', '--nthreads', '1', '--memory-limit', '0']
    return this.#start('dask_worker', words, bin)
  }

  /** Runs the document's program. @param {string} puzzles @param {string} solved */
  solve(puzzles, solved) {
    return run([python ?? '', join(this.folder, 'solve_parts.py'), this.address, puzzles, solved])
  }

  async stop() {
    for (const child of this.#processes) {
      if (child.exitCode !== null || child.signalCode !== null || !child.pid) continue
      const ended = once(child, 'exit')
      process.kill(-child.pid, 'SIGKILL')
      await ended
    }
  }
}
