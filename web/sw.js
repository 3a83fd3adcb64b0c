// sw.js: keeps the whole page on the device, so that it works without a network.
//
// The build writes four lists of files and a version, a hash of all of them, in place of the names
// below. A new version is fetched as a whole into a cache of its own while the old one goes on
// serving; it takes over when the page says so, or when no page is open any more. Of the solver's
// two modules the one that runs here is kept (the other one too, should it be asked for later).
// What a first visit can do without (the panels) is fetched when the page says that its reader has
// come to rest; what few readers need (the languages) is kept once it has been used, and comes
// along to the next version. Only files on the lists are answered from the cache; this file's name
// never changes, or old visitors would be stuck.

import { hasSimd } from './client/simd.js'

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self))

/** @type {string[]} */
const FILES = /* @build files */ []
/** With wasm SIMD and without. @type {string[]} */
const MODULES = /* @build modules */ []
/** @type {string[]} */
const LATER = /* @build later */ []
/** @type {string[]} */
const EXTRAS = /* @build extras */ []
const VERSION = /* @build version */ 'source'
const PREFIX = `nonet ${worker.registration.scope} `
const CACHE = PREFIX + VERSION
/** As in the manifest's share_target and in page/arrive.js. */
const SHARED = './share-target'
const SHARED_CACHE = 'nonet-shared'

worker.addEventListener('install', (event) => {
  event.waitUntil(install())
})

async function install() {
  const cache = await caches.open(CACHE)
  // A successor is to do without a network all that the version before it did.
  const more = worker.registration.active ? [...LATER, ...(await usedExtras())] : []
  more.push(MODULES[hasSimd() ? 0 : 1])
  await cache.addAll(
    [...FILES, ...more].map((url) => {
      // A hash in the name makes any copy the right one, also the one that the page has just
      // loaded; what has none, and so no hyphen, is fetched past the browser's own cache.
      return new Request(url, { cache: url.includes('-') ? 'default' : 'reload' })
    }),
  )
}

/** Those whose forerunners the version before keeps: the same name but for the hash. */
async function usedExtras() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  const used = new Set(kept.flat().map(({ url }) => stemOf(pathOf(url))))
  return EXTRAS.filter((url) => used.has(stemOf(pathOf(url))))
}

/** '/de-1A2B3C4D.js' → '/de' */
function stemOf(/** @type {string} */ path) {
  return path.replace(/-[^-/]*$/, '')
}

worker.addEventListener('activate', (event) => {
  event.waitUntil(
    caches
      .keys()
      .then((names) => names.filter((name) => name.startsWith(PREFIX) && name !== CACHE))
      .then((old) => Promise.all(old.map((name) => caches.delete(name))))
      .then(() => worker.clients.claim()),
  )
})

worker.addEventListener('message', (event) => {
  if (event.data === 'take-over') worker.skipWaiting()
  // What the first visit loaded before this worker was there to see it.
  if (event.data?.keep) event.waitUntil(keep(event.data.keep))
  if (event.data === 'at-rest') event.waitUntil(keepLater())
})

/** Undefined when a successor has cleared it away: opening it would make it again. */
async function ownCache() {
  if (await caches.has(CACHE)) return caches.open(CACHE)
}

async function keepLater() {
  const cache = await ownCache()
  const kept = new Set((await cache?.keys())?.map(({ url }) => pathOf(url)))
  await cache?.addAll(LATER.filter((url) => !kept.has(pathOf(url))))
}

async function keep(/** @type {string[]} */ urls) {
  const cache = await ownCache()
  await cache?.addAll(urls.filter((url) => isExtra(pathOf(url))))
}

worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method === 'POST' && pathOf(request.url) === pathOf(SHARED)) {
    event.respondWith(takeShared(request))
  }
  if (request.method !== 'GET' || !request.url.startsWith(worker.registration.scope)) return
  event.respondWith(answer(event))
})

/**
 * What another program shares with the app is put aside, unread, until the page comes for it.
 * @param {Request} request
 */
async function takeShared(request) {
  const headers = { 'content-type': request.headers.get('content-type') ?? '' }
  const cache = await caches.open(SHARED_CACHE)
  await cache.put(SHARED, new Response(await request.blob(), { headers }))
  return Response.redirect('./?shared', 303)
}

/** @param {FetchEvent} event */
async function answer(event) {
  const { request } = event
  // './' stands for the page itself; what follows a '?' is the page's own business.
  const path = pathOf(request.url)
  const isPage = path === pathOf('./') || path === pathOf('./index.html')
  const which = { cacheName: CACHE, ignoreSearch: true }
  const kept = await caches.match(isPage ? './' : request, which)
  if (kept) return kept
  const fetched = await fetch(request)
  if (fetched.ok && (isExtra(path) || isOneOf(MODULES, path))) {
    const copy = fetched.clone()
    // A device that is full has it all the same, this once.
    event.waitUntil(ownCache().then((cache) => cache?.put(request, copy)))
  }
  return fetched
}

function isExtra(/** @type {string} */ path) {
  return isOneOf(LATER, path) || isOneOf(EXTRAS, path)
}

/** @param {string[]} urls @param {string} path */
function isOneOf(urls, path) {
  return urls.some((url) => pathOf(url) === path)
}

function pathOf(/** @type {string} */ url) {
  return new URL(url, worker.registration.scope).pathname
}
