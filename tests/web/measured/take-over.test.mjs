// tests/web/measured/take-over.test.mjs: a new version takes over although the old one is busy.
//
// Chromium stops an old service worker before the next one takes its place. An event that reaches it at that moment
// restarts it, and the next one is not activated until the old one has been idle for half a minute. A worker with a
// debugger attached is never stopped for being idle, so this browser runs without one: a page opens the site in two
// windows of its own, does what a reader does, and reports by requests to the server.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { test } from 'node:test'
import { wholeBrowser } from '../engines/chromium.mjs'
import { nextVersion } from '../next-version.mjs'
import { PATIENCE_MS } from '../reader.mjs'
import { serve } from '../server.mjs'
import { DIST } from '../suite.mjs'

/** Without the page's second request it took half a minute longer. */
const WITHIN_MS = 28_000

/** Runs in a page beside the site, of the same origin. */
async function drive() {
  const tell = (/** @type {string} */ what) => fetch(`./told/${what}`)
  /** @param {string} what @param {() => unknown} isTrue */
  const until = async (what, isTrue) => {
    const start = performance.now()
    // A window between two pages has no document to ask.
    const isSo = () => {
      try {
        return isTrue()
      } catch {}
    }
    while (!isSo()) {
      if (performance.now() - start > 60_000) {
        await tell(`not-${what}`)
        throw new Error(what)
      }
      await new Promise((done) => setTimeout(done, 20))
    }
    return performance.now() - start
  }
  const visit = async () => {
    const opened = open('./', '_blank', 'popup,width=360,height=780')
    const seen = /** @type {Window & typeof globalThis} */ (opened)
    // A window that is queried before its page is loaded answers for the empty one.
    await until('loaded', () => seen.document.querySelector('#update'))
    await until('kept', () => seen.navigator.serviceWorker.controller?.state === 'activated')
    return seen
  }
  const line = () => /** @type {HTMLElement | null} */ (seen.document.querySelector('#update'))
  const seen = await visit()
  const busy = await visit()
  await tell('at-the-first')
  while (!(await fetch('./changed')).ok) await new Promise((done) => setTimeout(done, 50))
  seen.location.reload()
  await until('offered', () => seen.document.readyState === 'complete' && line()?.hidden === false)

  const { active } = (await busy.navigator.serviceWorker.getRegistration()) ?? {}
  const button = () =>
    /** @type {HTMLButtonElement | null} */ (seen.document.querySelector('#reload'))
  // By the other window's timers: this page is covered, and its own are throttled.
  const work = busy.setInterval(() => active?.postMessage('at-rest'), 2)
  busy.setTimeout(() => busy.clearInterval(work), 1100)
  // If the button is shown again, the reader presses again; while it is disabled, that does nothing.
  const ms = await until('taken-over', () => {
    if (line()?.hidden === false) button()?.click()
    return /next version/.test(seen.document.title)
  })
  await tell(`ms-${Math.round(ms)}`)
}

test('a new version takes over from a busy old one', {
  timeout: 120_000,
}, async () => {
  const executable = wholeBrowser() ?? ''
  assert.ok(executable, 'no Chromium on the PATH: run scripts/setup browsers')
  const server = await serve({
    directory: DIST,
    pages: { 'driver.html': '<script src="driver.js"></script>', 'driver.js': `(${drive})()` },
  })
  const profile = await mkdtemp(join(tmpdir(), 'nonet-'))
  const flags = ['--headless=new', '--no-first-run', '--disable-popup-blocking']
  if (process.getuid?.() === 0) flags.push('--no-sandbox')
  // A process group of its own, so that the whole of it can be ended.
  const browser = spawn(
    executable,
    [...flags, `--user-data-dir=${profile}`, `${server.url}driver.html`],
    { stdio: 'ignore', detached: true, env: { ...process.env, TMPDIR: profile } },
  )
  browser.on('error', () => {})
  let folder = ''
  /** @param {RegExp} what @param {number} ms */
  const told = async (what, ms) => {
    for (const end = Date.now() + ms; Date.now() < end; ) {
      const all = server.log.map(({ path }) => path).filter((path) => path.startsWith('/told/'))
      assert.deepEqual(
        all.filter((path) => path.includes('/not-')),
        [],
      )
      const found = all.map((path) => what.exec(path)).find(Boolean)
      if (found) return found
      await new Promise((done) => setTimeout(done, 50))
    }
    throw new Error(`not within ${ms} ms: ${what}`)
  }
  try {
    folder = await nextVersion()
    await told(/at-the-first/, 2 * PATIENCE_MS)
    server.change(folder)
    server.pages.changed = ''
    const [, ms] = await told(/ms-(\d+)/, 3 * PATIENCE_MS)
    assert.ok(Number(ms) < WITHIN_MS, `${ms} ms`)
    assert.deepEqual(server.violations, [])
  } finally {
    // Without a pid or an exit code there is nothing (more) to end, and -0 would be our own group.
    if (browser.pid && browser.exitCode === null) process.kill(-browser.pid, 'SIGKILL')
    await server.stop()
    if (folder) await rm(folder, { recursive: true })
    // A browser that has just been killed may still be writing.
    await rm(profile, { recursive: true, force: true, maxRetries: 10 })
  }
})
