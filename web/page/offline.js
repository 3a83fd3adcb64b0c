// page/offline.js: registers the service worker, and tells when a newer version is waiting.
//
// The new version takes over only when the reader asks for it: never in the middle of a puzzle. The
// line that tells of it stands below the board and its keys, so that it moves nothing under a finger.
// When another tab has asked, this one goes on as it is, and tells too: what it has not loaded yet
// of the old version is gone.

import { trusted } from '../client/trusted.js'
import { byId } from './query.js'

/** A page that is never closed asks for a newer version this often, when it is turned to. */
const ASK_AFTER_MS = 3600 * 1000
/** After this long without a thing to do, the panels are fetched for use without a network. */
const AT_REST_AFTER_MS = 5000

export async function wireOffline() {
  if (!('serviceWorker' in navigator)) return
  const workers = navigator.serviceWorker
  const line = byId('update')
  let isAsked = false
  const wasControlled = workers.controller !== null
  /** @type {ServiceWorkerRegistration} */
  let registration
  try {
    registration = await workers.register(trusted('./sw.js'))
  } catch {
    // No offline use here (a private window, say); all else works.
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
  workers.addEventListener('controllerchange', () => {
    if (isAsked) location.reload()
    else if (wasControlled) line.hidden = false
  })
  byId('reload').addEventListener('click', () => {
    isAsked = true
    if (registration.waiting) registration.waiting.postMessage('take-over')
    else location.reload()
  })

  await workers.ready
  // To the worker of that moment: this one may be of the past by then.
  setTimeout(() => registration.active?.postMessage('at-rest'), AT_REST_AFTER_MS)

  let asked = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - asked < ASK_AFTER_MS) return
    asked = Date.now()
    // Without a network there is nothing newer.
    registration.update().catch(() => {})
  })
}
