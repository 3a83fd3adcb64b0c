// tests/consumers/lib.mjs: a project of somebody else's, with the package installed from its
// tarball, and a browser to look at what comes out.
//
// Each project is a copy in build/consumers/, so that nothing of ours lies near it: it finds the
// package in its own node_modules, and the tools (of tests/consumers) a folder higher, as in any
// workspace. Commands run on the Node that tests/web brings, unless a test names another.
import assert from 'node:assert/strict'
import { execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdir, readFile, rm, symlink, writeFile } from 'node:fs/promises'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { launchChromium } from '../web/engines/chromium.mjs'

const run = promisify(execFile)

export const TOP = fileURLToPath(new URL('../../', import.meta.url))
export const HERE = join(TOP, 'tests/consumers')
/** The package as a folder, and what its manifest says. */
export const PACKAGE = join(TOP, 'build/package')
export const manifest = JSON.parse(await readFile(join(PACKAGE, 'package.json'), 'utf8'))
export const TARBALL = join(TOP, `build/nonet-${manifest.version}.tgz`)
const PROJECTS = join(TOP, 'build/consumers')
const TOOLS = join(HERE, 'node_modules')
const NODE = join(TOP, 'tests/web/node_modules/node/bin')

/** A Node by its major version: 22 is the one that the tests themselves run on. */
export const nodeOf = (/** @type {number} */ major) =>
  major === 22 ? join(NODE, 'node') : join(TOOLS, `node${major}/bin/node`)

/**
 * Runs a command line as npm's scripts do: by a shell, with the tools on the PATH.
 * @param {string} folder @param {string} line
 */
export async function shell(folder, line) {
  const PATH = [NODE, join(TOOLS, '.bin'), process.env.PATH].join(delimiter)
  const env = { ...process.env, PATH, NO_COLOR: '1', NODE_ENV: '' }
  return run('sh', ['-c', line], { cwd: folder, env })
}

/**
 * Starts a server by a command line and waits for the address that it prints.
 * @param {string} folder @param {string} program one of the tools @param {string[]} args
 * @returns {Promise<{url: string, stop: () => Promise<void>}>}
 */
export async function serverOf(folder, program, args) {
  const server = spawn(join(NODE, 'node'), [join(TOOLS, program), ...args], {
    cwd: folder,
    env: { ...process.env, NO_COLOR: '1', NODE_ENV: '' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const ended = once(server, 'exit')
  // Its output is read to the end: a server that writes into a closed pipe ends.
  const url = await new Promise((done, failed) => {
    let told = ''
    server.stdout.on('data', (chunk) => {
      told += chunk
      const [address] = /http:\/\/\S+/.exec(told) ?? []
      if (address) done(address)
    })
    ended.then(() => failed(new Error(`${program} told no address: ${told}`)))
  })
  return {
    url,
    async stop() {
      server.kill()
      await ended
    },
  }
}

/**
 * A fresh project with the package in it.
 * @param {string} name its folder's
 * @param {string[]} sources folders and files whose contents it begins with
 * @returns {Promise<string>} its folder
 */
export async function project(name, sources = []) {
  const folder = join(PROJECTS, name)
  await rm(folder, { recursive: true, force: true })
  await mkdir(folder, { recursive: true })
  await symlink(TOOLS, join(PROJECTS, 'node_modules'), 'junction').catch((reason) => {
    if (reason.code !== 'EEXIST') throw reason
  })
  for (const source of sources) await cp(source, folder, { recursive: true })
  await install(folder)
  return folder
}

/** The package brings nothing along, so that no registry is asked for anything. */
async function install(/** @type {string} */ folder) {
  const file = join(folder, 'package.json')
  const own = JSON.parse(await readFile(file, 'utf8').catch(() => '{"private":true}'))
  await writeFile(file, JSON.stringify({ type: 'module', ...own }, null, 2))
  await shell(folder, `npm install --offline --no-audit --no-fund --loglevel=error '${TARBALL}'`)
}

/**
 * @typedef {Awaited<ReturnType<typeof launchChromium>>} Browser
 * @typedef {Awaited<ReturnType<Browser['newPage']>>} Page
 */

/** @type {Promise<Browser> | undefined} */
let launching

/** To be called when the tests of a file are done. */
export const closeBrowser = async () => (await launching)?.close()

/**
 * A visit to a page in Chromium; it fails when anything went wrong there.
 * @template T
 * @param {string} url
 * @param {(page: Page) => Promise<T>} look
 */
export async function visit(url, look) {
  launching ??= launchChromium()
  const context = await (await launching).newContext()
  const page = await context.newPage()
  /** @type {string[]} */
  const complaints = []
  page.on('pageerror', (error) => complaints.push(String(error)))
  page.on('console', (message) => {
    const { url } = message.location()
    // The browser's own idea; no page of these tests has one.
    if (url.endsWith('/favicon.ico')) return
    if (/error|warning/.test(message.type())) complaints.push(`${message.text()} (${url})`)
  })
  try {
    await page.goto(url, { waitUntil: 'load' })
    const seen = await look(page)
    assert.deepEqual(complaints, [], 'what the page complained of')
    return seen
  } catch (error) {
    if (complaints.length) console.log(complaints.join('\n'))
    throw error
  } finally {
    await context.close()
  }
}
