// page/offline.js: registers the service worker, and says when a newer version is waiting.
//
// The new version takes over only when the reader asks for it, never in the middle of a puzzle. Its message is below
// the board and its keys, so that it moves nothing under a finger. When another tab has asked for it, this tab
// continues with the same message: files of the old version that it has not loaded yet are gone.

import { importWithRetry } from '../base/import-with-retry.js'
import { trustedUrl } from '../client/trusted-url.js'
import { pageSpeaker } from '../words/sentences.js'
import { byId } from './query.js'

/** A page that stays open checks for a newer version at most this often, when it becomes visible. */
const ASK_AFTER_MS = 3600 * 1000
/** After this time the panels and the words of hints are fetched for offline use. */
const AT_REST_AFTER_MS = 5000
/** A version that has not taken over by then is asked to take over once more after a reload. */
const ASK_AGAIN_AFTER_MS = 3000
/** After this time a reload would surprise the reader. */
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
    // A second press means that the reader still waits.
    clearTimeout(timer)
    registration.waiting.postMessage(TAKE_OVER)
    timer = setTimeout(otherwise, ms)
  }
  // An event that reaches the old worker while Chromium stops it restarts it, and the waiting worker is not
  // activated for at least half a minute. Another navigation makes the browser check again.
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
    // No offline use here (for example in a private window); everything else works.
    isAsked = false
    return
  }
  // Without an active worker before it, a worker is the first and replaces nothing.
  // The message stays: after another tab's Reload no worker waits any more, but this page is still old.
  const offer = () => {
    if (registration.waiting && registration.active) line.hidden = false
  }
  offer()
  registration.addEventListener('updatefound', () => {
    const { installing, active } = registration
    if (!active) return
    installing?.addEventListener('statechange', offer)
  })
  // The reload may have been answered by the old version once more. If it does not help either, do not reload at a time
  // when the reader no longer expects it.
  if (isAsked) {
    takeOver(GIVE_UP_AFTER_MS, () => {
      isAsked = false
    })
  }

  await workers.ready
  // The present worker: the one of the start may have been replaced.
  setTimeout(() => {
    if (isAsked) return
    registration.active?.postMessage('at-rest')
    loadHintWords()
  }, AT_REST_AFTER_MS)

  let checkedAt = Date.now()
  document.addEventListener('visibilitychange', () => {
    if (document.hidden || Date.now() - checkedAt < ASK_AFTER_MS) return
    checkedAt = Date.now()
    // Without a network no version can be fetched.
    registration.update().catch(() => {})
  })
}

/**
 * Loads the words of hints in the reader's language, so that the first hint needs no network: the service worker stores
 * a language's files when they are loaded. The English ones are stored with the panels.
 */
async function loadHintWords() {
  if (pageSpeaker().locale.language === 'en') return
  const load = () => import('../words/hint-words.js')
  // Without a network the first hint tries again.
  const fetching = importWithRetry(load, 'fetchHintWords').then(({ fetchHintWords }) =>
    fetchHintWords(pageSpeaker()),
  )
  await fetching.catch(() => {})
}
