// page/offline.js: registers the service worker, and tells when a newer version is waiting.
//
// The new version takes over only when the reader asks for it: never in the middle of a puzzle. The
// line that tells of it stands below the board and its keys, so that it moves nothing under a finger.
// When another tab has asked, this one goes on as it is, and tells too: what it has not loaded yet
// of the old version is gone.

import { trustedUrl } from '../client/trusted-url.js'
import { byId } from './query.js'

/** A page that is never closed asks for a newer version this often, when it is turned to. */
const ASK_AFTER_MS = 3600 * 1000
/** After this long without a thing to do, the panels are fetched for use without a network. */
const AT_REST_AFTER_MS = 5000
/** A version that has not taken over by then is asked once more, from the page loaded anew. */
const ASK_AGAIN_AFTER_MS = 3000
/** After this long the reader has gone on, and is not to be taken by surprise. */
const GIVE_UP_AFTER_MS = 10_000
const TAKE_OVER = 'take-over'

export async function wireOffline() {
  if (!('serviceWorker' in navigator)) return
  const workers = navigator.serviceWorker
  const line = byId('update')
  const button = /** @type {HTMLButtonElement} */ (byId('reload'))
  let isAsked = history.state === TAKE_OVER
  if (isAsked) history.replaceState(null, '')
  const wasControlled = workers.controller !== null
  /** @type {ServiceWorkerRegistration | undefined} */
  let registration
  let timer = 0
  workers.addEventListener('controllerchange', () => {
    clearTimeout(timer)
    if (isAsked) location.reload()
    else if (wasControlled) line.hidden = false
  })
  const takeOver = (/** @type {number} */ ms, /** @type {() => void} */ otherwise) => {
    if (!registration?.waiting) return location.reload()
    isAsked = true
    // One who asks again has not given up.
    clearTimeout(timer)
    registration.waiting.postMessage(TAKE_OVER)
    timer = setTimeout(otherwise, ms)
  }
  // What reaches the old version in the moment in which Chromium stops it starts it anew, and the
  // one that waits is forgotten for half a minute at least. Another visit reminds the browser.
  button.addEventListener('click', () => {
    button.disabled = true
    takeOver(ASK_AGAIN_AFTER_MS, () => {
      history.replaceState(TAKE_OVER, '')
      location.reload()
    })
  })

  try {
    registration = await workers.register(trustedUrl('./sw.js'))
  } catch {
    // No offline use here (a private window, say); all else works.
    isAsked = false
    return
  }
  // Without an active one before it, a worker is the first and replaces nothing.
  // Once told it stays: another tab's Reload takes the waiting one away, but not the reason.
  const offer = () => {
    if (registration.waiting && registration.active) line.hidden = false
  }
  offer()
  registration.addEventListener('updatefound', () => {
    const { installing, active } = registration
    if (!active) return
    installing?.addEventListener('statechange', offer)
  })
  // The visit that reminds may have been answered by the old version for the last time. One that does
  // not help either is not to end in a reload that nobody awaits any more.
  if (isAsked) {
    takeOver(GIVE_UP_AFTER_MS, () => {
      isAsked = false
    })
  }

  await workers.ready
  // To the worker of that moment: this one may be of the past by then.
  setTimeout(() => {
    if (!isAsked) registration.active?.postMessage('at-rest')
  }, AT_REST_AFTER_MS)

  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < ASK_AFTER_MS) return
    asked = Date.now()
    // Without a network there is nothing newer.
    registration.update().catch(() => {})
  })
}
