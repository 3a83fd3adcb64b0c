// sw.js: keeps the whole page on the device, so that it works without a network.
//
// The build writes the list of files and a version, a hash of all of them, in place of the two names
// below. A new version is fetched as a whole into a cache of its own while the old one goes on
// serving; it takes over when the page says so, or when no page is open any more. Only files on the
// list are answered from the cache; this file's name never changes, or old visitors would be stuck.

const worker = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self))

/** @type {{url: string, isHashed: boolean}[]} */
const FILES = /* @build files */ []
const VERSION = /* @build version */ 'source'
const PREFIX = `nonet ${worker.registration.scope} `
const CACHE = PREFIX + VERSION

worker.addEventListener('install', (event) => {
  event.waitUntil(
    caches.open(CACHE).then((cache) =>
      cache.addAll(
        FILES.map(({ url, isHashed }) => {
          // A hash in the name makes any copy the right one, also the one that the page has just
          // loaded; what has none is fetched past the browser's own cache.
          return new Request(url, { cache: isHashed ? 'default' : 'reload' })
        }),
      ),
    ),
  )
})

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
})

worker.addEventListener('fetch', (event) => {
  const { request } = event
  if (request.method !== 'GET' || !request.url.startsWith(worker.registration.scope)) return
  event.respondWith(answer(request))
})

/** @param {Request} request */
async function answer(request) {
  const cache = await caches.open(CACHE)
  // './' stands for the page itself; what follows a '?' is the page's own business.
  const path = pathOf(request.url)
  const isPage = path === pathOf('./') || path === pathOf('./index.html')
  const kept = await cache.match(isPage ? './' : request, { ignoreSearch: true })
  return kept ?? fetch(request)
}

function pathOf(/** @type {string} */ url) {
  return new URL(url, worker.registration.scope).pathname
}
