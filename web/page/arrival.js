// page/arrival.js: opens puzzles that arrive with the page: in its address, shared to the app, opened with it.
//
// The address is used once and then reset to its plain form, so that a reload keeps the reader's later changes. The
// service worker stores what another program shares, because it answers before the page is loaded; the page
// fetches it from there once. The app's shortcuts open panels by a parameter (?panel=shelf).

import { say } from '../words/sentences.js'
import { openFiles } from './files.js'
import { hasPanel } from './panels.js'

/** @typedef {import('./context.js').Page} Page */
/** The launch parameters of an installed app, which TypeScript's library does not declare. */
/** @typedef {{files?: {getFile: () => Promise<File>}[], targetURL?: string}} Launch */

/** The parameters that web/interop/links.js reads, listed here so that it is only fetched for one of them. */
const PUZZLES = ['p', 's', 'bd', 'load', 'puzzleid', 'puzzle']
/** The same names as in sw.js. */
const SHARED_CACHE = 'nonet-shared'
const SHARED = './share-target'

/**
 * Call it after the board is restored.
 * @param {Page} page @param {AbortSignal} signal aborted once the reader has opened something newer
 */
export async function wireArrival(page, signal) {
  const first = location.href
  await arrive(page, first, signal)
  // The consumer also gets the launch that opened this page; the same address later is a new launch.
  let isOpening = true
  const { launchQueue } = /** @type {any} */ (window)
  launchQueue?.setConsumer(async (/** @type {Launch} */ { files = [], targetURL }) => {
    const isKnown = isOpening && targetURL === first
    isOpening = false
    if (files.length) {
      const newer = page.shelf.arrive()
      uncover()
      await openFiles(page, await Promise.all(files.map((file) => file.getFile())), newer)
    } else if (targetURL && !isKnown) await arrive(page, targetURL)
  })
}

/** @param {Page} page @param {string} address of this page @param {AbortSignal} [signal] */
async function arrive(page, address, signal) {
  const { searchParams, pathname } = new URL(address)
  const hasPuzzle = PUZZLES.some((name) => searchParams.get(name))
  const panel = searchParams.get('panel') ?? ''
  const isShared = searchParams.has('shared')
  if (!hasPuzzle && !panel && !isShared) return
  history.replaceState(history.state, '', pathname)
  if (signal?.aborted) return
  uncover()
  if (hasPuzzle) await page.openText(address, say('page.link'), { signal })
  else if (isShared) await takeShared(page, signal)
  else if (hasPanel(panel)) await page.openPanel(panel)
}

/** Closes all panels, so that none covers the puzzle. */
function uncover() {
  for (const panel of document.querySelectorAll('dialog')) panel.close()
}

/** @param {Page} page @param {AbortSignal} [signal] */
async function takeShared(page, signal = page.shelf.arrive()) {
  const cache = await caches.open(SHARED_CACHE)
  const kept = await cache.match(SHARED)
  if (!kept) return
  await cache.delete(SHARED)
  const form = await kept.formData()
  const files = form.getAll('files').filter((file) => file instanceof File && file.size > 0)
  if (files.length) return openFiles(page, /** @type {File[]} */ (files), signal)
  const [text, url, title] = ['text', 'url', 'title'].map((name) => String(form.get(name) ?? ''))
  // Programs put a link into any of these, or the same one into two of them.
  const whole = text.includes(url) ? text : `${text}\n${url}`
  await page.openText(whole.trim() ? whole : title, say('page.shared'), { signal })
}
