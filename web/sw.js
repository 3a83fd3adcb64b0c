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
//
// Many hosts answer with their index.html, and 200, for what they do not have, or not yet. So only what
// has the right type and, where the build knows its digest, the right content is kept; a version of
// which one file is wrong is not installed. What is missing or wrong in the cache all the same is
// fetched and put right with the next visit.

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
/** How the SHA-256 of a file begins, in hexadecimal; of files with a hash in their names. @type {Record<string, string>} */
const DIGESTS = /* @build digests */ {}
/** Of this version is an index.html that names it. */
const PAGE = /* @build page */ './page/page.js'
const LISTED = [...FILES, ...MODULES, ...LATER, ...EXTRAS]
const VERSION = /* @build version */ 'source'
const PREFIX = `nonet ${worker.registration.scope} `
const CACHE = PREFIX + VERSION
/** As in the manifest's share_target and in page/arrival.js. */
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
  await Promise.all([...FILES, ...more].map((url) => store(cache, url)))
}

/**
 * Fetches a file of the lists and keeps it; rejects when something else comes.
 * @param {Cache} cache @param {string} url as listed
 */
async function store(cache, url) {
  // A hash in the name makes the copy that the page has just loaded the right one; what has none, and so
  // no hyphen, is fetched past the browser's own cache, and so is what is wrong there.
  /** @type {RequestCache[]} */
  const modes = url.includes('-') ? ['default', 'reload'] : ['reload']
  for (const mode of modes) {
    const response = await fetch(url, { cache: mode })
    if (await isRight(url, response)) return cache.put(url, response)
  }
  throw new TypeError(`something else is at ${url}`)
}

/** @param {string} url as listed @param {Response} response its body stays unread */
async function isRight(url, response) {
  if (!response.ok || !isOfType(url, response)) return false
  const copy = response.clone()
  if (isPage(url)) return (await copy.text()).includes(PAGE)
  const wanted = DIGESTS[url]
  if (!wanted) return true
  const digest = await crypto.subtle.digest('SHA-256', await copy.arrayBuffer())
  const hex = Array.from(new Uint8Array(digest), (byte) => byte.toString(16).padStart(2, '0'))
  return hex.join('').startsWith(wanted)
}

/** A script or a style sheet of another type would not be taken by the page. @param {string} url @param {Response} response */
function isOfType(url, { headers }) {
  const type = headers.get('content-type') ?? ''
  if (url.endsWith('.js')) return type.includes('javascript')
  if (url.endsWith('.css')) return type.startsWith('text/css')
  return type.startsWith('text/html') === isPage(url)
}

function isPage(/** @type {string} */ url) {
  return url === './' || url.endsWith('.html')
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

/** The panels; and whatever of the first files is missing or wrong. */
async function keepLater() {
  const cache = await ownCache()
  if (!cache) return
  const isKept = async (/** @type {string} */ url) => {
    const kept = await cache.match(url)
    return kept && isOfType(url, kept)
  }
  const urls = [...FILES, ...LATER]
  await Promise.allSettled(urls.map(async (url) => (await isKept(url)) || store(cache, url)))
}

async function keep(/** @type {string[]} */ urls) {
  const cache = await ownCache()
  if (!cache) return
  const names = urls.map((url) => listed(pathOf(url))).filter((name) => EXTRAS.includes(name))
  await Promise.allSettled(names.map((name) => store(cache, name)))
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
  const name = listed(pathOf(request.url))
  if (!name) return fetch(request)
  // A cache that cannot be read is as good as none.
  const kept = await caches.match(name, { cacheName: CACHE }).catch(() => undefined)
  if (kept && isOfType(name, kept)) return kept
  const fetched = await fetch(request)
  const copy = fetched.clone()
  // A device that is full has it all the same, this once.
  event.waitUntil(putRight(name, copy))
  return fetched
}

/** @param {string} url as listed @param {Response} response */
async function putRight(url, response) {
  const cache = await ownCache()
  if (cache && (await isRight(url, response))) await cache.put(url, response)
}

/**
 * What the lists call it; '' for what is on none. './' stands for the page itself; what follows a '?' is
 * the page's own business, or was put there to ask once more (base/import-with-retry.js).
 */
function listed(/** @type {string} */ path) {
  if (path === pathOf('./index.html')) return './'
  return LISTED.find((url) => pathOf(url) === path) ?? ''
}

function pathOf(/** @type {string} */ url) {
  return new URL(url, worker.registration.scope).pathname
}
