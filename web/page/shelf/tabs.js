// page/shelf/tabs.js: tells the other tabs of this page that a puzzle on the shelf, or of the pool, has changed.
//
// Where a browser has no BroadcastChannel, or refuses it, a tab notices changes when it becomes visible again.

const NAME = 'nonet.shelf'

export class Tabs {
  /** @type {BroadcastChannel | undefined} */
  #channel

  /** @param {(id: string) => void} onChange called with the puzzle that another tab has changed */
  constructor(onChange, name = NAME) {
    try {
      this.#channel = new BroadcastChannel(name)
      this.#channel.addEventListener('message', ({ data }) => onChange(String(data)))
    } catch {
      // Then not at once.
    }
  }

  notify(/** @type {string} */ id) {
    this.#channel?.postMessage(id)
  }
}
