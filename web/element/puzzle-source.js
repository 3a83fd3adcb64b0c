// element/puzzle-source.js: where the puzzle on a board comes from: what its attributes said, or a script.
//
// Attributes that say the same again leave the board as it is, whatever has been played on it. What is
// no plain line is read by the module. That can take as long as the solver has other work; what is asked
// of the board meanwhile waits for the puzzle.

import { usualShape } from '../board/houses.js'
import { readLine, readShape } from '../board/line.js'
import { asSet, emptyPuzzle, keyOf } from '../board/puzzle.js'
import { NonetError } from '../client/client.js'

/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {import('../board/houses.js').Shape} Shape */
/** @typedef {import('../board/model.js').BoardModel} BoardModel */

const USUAL_SIZE = '9'
/** A text that takes longer, once it is its turn, is none that anyone has written. */
const READ_WITHIN_MS = 8000

export class PuzzleSource {
  /** Ends the reading. */
  stop = new AbortController()
  /** What was asked of the board while its puzzle was being read: the last counts. */
  next = () => {}
  /** @type {Puzzle | undefined} where it takes no module to read it */
  puzzle
  /** @type {BoardModel | undefined} what the same text has put on the board before */
  #model

  /**
   * @param {string} text of the puzzle; '' for none
   * @param {Shape} [shape] that the size says
   * @param {boolean} [isRead] the board is there
   */
  constructor(text, shape, isRead = true) {
    this.text = text
    this.shape = shape
    this.isRead = isRead
  }

  /** Whether the puzzle is still being read; then this is done when it is there. @param {() => void} next */
  delays(next) {
    if (!this.isRead) this.next = next
    return !this.isRead
  }

  /**
   * What the attributes say now; undefined where that is what they said before, and stands on the board.
   * @param {{text: string, size: string | null, isOther: boolean}} said `isOther`: `puzzle` has another text
   * @param {BoardModel} model
   */
  after({ text, size, isOther }, model) {
    const shape = readShape(size ?? USUAL_SIZE)
    const puzzle = text ? readLine(text, shape) : shape && emptyPuzzle(shape)
    const isSame = !isOther && text === this.text
    // A size does not say regions.
    const stands = model.shape.regions ? usualShape(model.size) : model.shape
    if (isSame && (puzzle ? isAlike(puzzle, stands) : isAlike(shape, this.shape))) return undefined
    const source = new PuzzleSource(text, shape, puzzle !== undefined || !text)
    source.puzzle = puzzle
    if (isSame && this.isRead) source.#model = model
    return source
  }

  /**
   * The text was read again, for another size, and says what it said before.
   * @param {BoardModel} model on the board @param {Puzzle} puzzle
   */
  hasPut(model, puzzle) {
    return this.#model === model && isOn(model, puzzle)
  }

  /**
   * The first puzzle of the text.
   * @param {import('../client/client.js').Client} client
   * @throws {NonetError} why there is none
   */
  async read(client) {
    const { text, shape, stop } = this
    /** @type {ReturnType<typeof setTimeout> | undefined} */
    let timer
    const options = {
      signal: stop.signal,
      onStart() {
        timer = setTimeout(() => stop.abort(new NonetError('unknown-format')), READ_WITHIN_MS)
      },
    }
    try {
      const { entries } = await client.read(text, shape ? { shape } : {}, options)
      const [{ puzzle, title, error }] = entries
      if (error) throw new NonetError(error.key, { ...error })
      return { puzzle, title }
    } finally {
      clearTimeout(timer)
    }
  }
}

/** The same size and boxes. @param {Shape | undefined} one @param {Shape | undefined} other */
function isAlike(one, other) {
  return (
    one?.size === other?.size &&
    one?.boxRows === other?.boxRows &&
    one?.boxColumns === other?.boxColumns
  )
}

/** The puzzle is the one on the board. @param {BoardModel} model @param {Puzzle} puzzle */
function isOn(model, puzzle) {
  return isAlike(model.shape, puzzle) && keyOf(model.asSet()) === keyOf(asSet(puzzle))
}
