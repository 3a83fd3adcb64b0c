// embed/height.js: which heights of the frame's content are told to the host.
//
// The host answers a height by making the frame as high, and the board answers a frame of another
// shape by another layout. The layouts are made so that this ends after one answer. Should a host add
// to the height what it likes, or a browser round it elsewhere, the two could still swing for ever:
// so once a height has gone up and down a few times with nothing but heights in between, only larger
// ones are told, until the width changes or the reader or the host does something.

const SWINGS = 4

export class Height {
  #told = -1
  #width = -1
  #largest = 0
  #swings = 0
  #isFalling = false

  /** Something has happened that may well change the height. */
  release() {
    this.#swings = 0
    this.#largest = 0
  }

  /**
   * Whether the host should hear of it.
   * @param {number} width @param {number} height of the content, in whole CSS pixels
   */
  isNews(width, height) {
    if (width !== this.#width) {
      this.release()
      this.#told = -1
    }
    this.#width = width
    if (height === this.#told) return false
    const isFalling = height < this.#told
    if (isFalling !== this.#isFalling) this.#swings++
    this.#isFalling = isFalling
    if (this.#swings > SWINGS && height <= this.#largest) return false
    this.#largest = Math.max(this.#largest, height)
    this.#told = height
    return true
  }
}
