// page/shelf/tabs.js: tells the other tabs of this page that a puzzle on the shelf has changed.
//
// Where a browser has no such channel, or refuses it, a tab finds out when it is turned to again.

const NAME = 'nonet.shelf'

export class Tabs {
  /** @type {BroadcastChannel | undefined} */
  #channel

  /** @param {(id: string) => void} hear called with the puzzle that another tab has changed */
  constructor(hear) {
    try {
      this.#channel = new BroadcastChannel(NAME)
      this.#channel.addEventListener('message', ({ data }) => hear(String(data)))
    } catch {
      // Then not at once.
    }
  }

  tell(/** @type {string} */ id) {
    this.#channel?.postMessage(id)
  }
}
