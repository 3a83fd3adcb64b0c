// page/offline.js: registers the service worker, and tells when a newer version is waiting.
//
// The new version takes over only when the reader asks for it: never in the middle of a puzzle. The
// line that tells of it stands below the board and its keys, so that it moves nothing under a finger.

import { byId } from './query.js'

export async function wireOffline() {
  if (!('serviceWorker' in navigator)) return
  const workers = navigator.serviceWorker
  /** @type {ServiceWorkerRegistration} */
  let registration
  try {
    registration = await workers.register('./sw.js')
  } catch {
    // No offline use here (a private window, say); all else works.
    return
  }
  const line = byId('update')
  // Without an active one before it, a worker is the first and replaces nothing.
  const offer = () => {
    line.hidden = !(registration.waiting && registration.active)
  }
  offer()
  registration.addEventListener('updatefound', () => {
    const { installing, active } = registration
    if (!active) return
    installing?.addEventListener('statechange', offer)
  })
  byId('reload').addEventListener('click', () => {
    workers.addEventListener('controllerchange', () => location.reload(), { once: true })
    registration.waiting?.postMessage('take-over')
  })
}
