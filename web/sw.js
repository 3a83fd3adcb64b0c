// sw.js: the service worker: stores the whole page on the device, so that it works without a network.
//
// The build replaces the constants below by five tables of files and a version, a hash of all of them. A new version is
// fetched as a whole into a cache of its own while the old one still serves pages; it takes over when the page requests
// it, or when no page is open any more. Of modules that there are twice, the one that runs here is stored (and the other
// one if it is requested later). Files that a first visit does not need (the panels, the techniques, new puzzles) are
// fetched when the page reports that the reader is idle; files that few readers need (the languages) are stored when
// they are used, and the next version fetches them too. Only files of the tables are answered from the cache. The name
// of this file never changes: browsers would go on using the old one.
//
// Many hosts answer a request for a missing file with index.html and status 200. So a file is only stored if it has the
// right type and, where the build knows its digest, the right content; a version with one wrong file is not installed.
// A file that is missing or wrong in the cache all the same is fetched again with the next visit.

import { hasSimd } from './client/simd.js'

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self))

/**
 * Files and, where a name has a hash, the first hexadecimal digits of the SHA-256 of what is in the file; else ''.
 * @typedef {Record<string, string>} Files
 */
/** @type {Files} */
const FIRST = /* @build first */ {}
/** The solver's module, with wasm SIMD and without. @type {Files} */
const MODULES = /* @build modules */ {}
/** @type {Files} */
const LATER = /* @build later */ {}
/** The module of new puzzles, with wasm SIMD and without. @type {Files} */
const LATER_MODULES = /* @build laterModules */ {}
/** @type {Files} */
const EXTRAS = /* @build extras */ {}
const DIGESTS = { ...FIRST, ...MODULES, ...LATER, ...LATER_MODULES, ...EXTRAS }
/** The page's script: an index.html of this version names it. */
const PAGE = /* @build page */ './page/page.js'
const VERSION = /* @build version */ 'source'
const PREFIX = `nonet ${worker.registration.scope} `
const CACHE = PREFIX + VERSION
/** The same as in the manifest's share_target and in page/arrival.js. */
const SHARED = './share-target'
const SHARED_CACHE = 'nonet-shared'

worker.addEventListener('install', (event) => {
  event.waitUntil(install())
})

async function install() {
  const cache = await caches.open(CACHE)
  // The new version must be able to do offline whatever the old one was.
  const more = worker.registration.active ? [...laterFiles(), ...(await usedExtras())] : []
  const urls = [...Object.keys(FIRST), runningOf(MODULES), ...more]
  await Promise.all(urls.map((url) => store(cache, url)))
}

/** The module that runs here. @param {Files} modules with wasm SIMD and without */
function runningOf(modules) {
  return Object.keys(modules)[hasSimd() ? 0 : 1]
}

/** The files that are fetched when the reader is idle. */
function laterFiles() {
  return [...Object.keys(LATER), runningOf(LATER_MODULES)]
}

/**
 * Fetches a file of the tables and stores it; rejects when the response is another file.
 * @param {Cache} cache @param {string} url as listed
 */
async function store(cache, url) {
  // A file with a hash in its name may come from the browser's HTTP cache; a file without, and so without a hyphen,
  // may not, nor may one that is wrong there.
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

/** Whether the type is right; browsers reject scripts and style sheets of other types. @param {string} url @param {Response} response */
function isOfType(url, { headers }) {
  const type = headers.get('content-type') ?? ''
  if (url.endsWith('.js')) return type.includes('javascript')
  if (url.endsWith('.css')) return type.startsWith('text/css')
  return type.startsWith('text/html') === isPage(url)
}

function isPage(/** @type {string} */ url) {
  return url === './' || url.endsWith('.html')
}

/** Files of which the previous version has stored a predecessor: the same name but for the hash. */
async function usedExtras() {
  const names = (await caches.keys()).filter((name) => name.startsWith(PREFIX))
  const kept = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()))
  const used = new Set(kept.flat().map(({ url }) => stemOf(pathOf(url))))
  return Object.keys(EXTRAS).filter((url) => used.has(stemOf(pathOf(url))))
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
  // Files that the first visit loaded before this worker controlled the page.
  if (event.data?.keep) event.waitUntil(keep(event.data.keep))
  if (event.data === 'at-rest') event.waitUntil(keepLater())
})

/** This version's cache; undefined if a newer version has deleted it: open() would create it again. */
async function ownCache() {
  if (await caches.has(CACHE)) return caches.open(CACHE)
}

/** Stores the panels, and those of the first files that are missing or wrong. */
async function keepLater() {
  const cache = await ownCache()
  if (!cache) return
  const isKept = async (/** @type {string} */ url) => {
    const kept = await cache.match(url)
    return kept && isOfType(url, kept)
  }
  const urls = [...Object.keys(FIRST), ...laterFiles()]
  await Promise.allSettled(urls.map(async (url) => (await isKept(url)) || store(cache, url)))
}

async function keep(/** @type {string[]} */ urls) {
  const cache = await ownCache()
  if (!cache) return
  const names = urls.map((url) => listed(pathOf(url))).filter((name) => name in EXTRAS)
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
 * Stores what another program shares with the app, unread, until the page fetches it.
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
  // A cache that cannot be read counts as empty.
  const kept = await caches.match(name, { cacheName: CACHE }).catch(() => undefined)
  if (kept && isOfType(name, kept)) return kept
  const fetched = await fetch(request)
  const copy = fetched.clone()
  // On a full device the response is used without being stored.
  event.waitUntil(putRight(name, copy))
  return fetched
}

/** @param {string} url as listed @param {Response} response */
async function putRight(url, response) {
  const cache = await ownCache()
  if (cache && (await isRight(url, response))) await cache.put(url, response)
}

/**
 * The name in the tables; '' for a file of none. './' is the page itself. The query is ignored: it is the page's own, or
 * that of a retry (base/import-with-retry.js).
 */
function listed(/** @type {string} */ path) {
  if (path === pathOf('./index.html')) return './'
  return Object.keys(DIGESTS).find((url) => pathOf(url) === path) ?? ''
}

function pathOf(/** @type {string} */ url) {
  return new URL(url, worker.registration.scope).pathname
}
