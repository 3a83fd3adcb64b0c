// embed/height.js: decides which heights of the frame's content are reported to the host.
//
// The host sets the frame's height to the reported one, and the board may change its layout in a frame of another
// shape. The layouts are designed so that this ends after one change. A host that adds to the height, or a browser
// that rounds it differently, could still make the two alternate for ever. So after a few changes up and down without
// any other event, only larger heights are reported, until the width changes or the reader or the host acts.

const SWINGS = 4

export class Height {
  #reported = -1
  #width = -1
  #largest = 0
  #swings = 0
  #isFalling = false

  /** Call it for every event that may change the height. */
  release() {
    this.#swings = 0
    this.#largest = 0
  }

  /**
   * Whether the height should be reported.
   * @param {number} width @param {number} height of the content, in whole CSS pixels
   */
  isNews(width, height) {
    if (width !== this.#width) {
      this.release()
      this.#reported = -1
    }
    this.#width = width
    if (height === this.#reported) return false
    const isFalling = height < this.#reported
    if (isFalling !== this.#isFalling) this.#swings++
    this.#isFalling = isFalling
    if (this.#swings > SWINGS && height <= this.#largest) return false
    this.#largest = Math.max(this.#largest, height)
    this.#reported = height
    return true
  }
}
