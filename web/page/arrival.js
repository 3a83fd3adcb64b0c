// page/arrival.js: puzzles that come with the page: in its address, shared to the app, opened with it.
//
// An address is used once and then taken back to its plain form, so that a reload keeps what was done
// since. What another program shares is put aside by the service worker, which answers while the page
// is still on its way, and is fetched from there, once. Words of the address that open a panel
// (?panel=shelf) are the app's shortcuts.

import { say } from '../words/sentences.js'
import { openFiles } from './files.js'
import { hasPanel } from './panels.js'

/** @typedef {import('./context.js').Page} Page */
/** What browsers without the type's declaration hand over to an installed app. */
/** @typedef {{files?: {getFile: () => Promise<File>}[], targetURL?: string}} Launch */

/** Names of the parameters that web/interop/links.js reads; to know them is enough to fetch it. */
const PUZZLES = ['p', 's', 'bd', 'load', 'puzzleid', 'puzzle']
/** As sw.js names them. */
const SHARED_CACHE = 'nonet-shared'
const SHARED = './share-target'

/**
 * To be called when the board is there again.
 * @param {Page} page @param {AbortSignal} signal aborted once the reader has opened something newer
 */
export async function wireArrival(page, signal) {
  const first = location.href
  await arrive(page, first, signal)
  // The launch that has brought this page is handed over once more; the same asked for later is new.
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

/** @param {Page} page @param {string} address one of ours @param {AbortSignal} [signal] */
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

/** No panel stays in front of what comes now. */
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
