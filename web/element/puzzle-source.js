// element/puzzle-source.js: where the puzzle on a board comes from: its attributes, or a script.
//
// A text has precedence; without one, a grade or a seed is enough to make a puzzle (generator.js).
// Setting attributes to the same values again leaves the board as it is, with everything played on it. The module
// reads a text that is no plain line. That waits for the solver's other work; changes of the board requested
// meanwhile wait for the puzzle.

import { usualShape } from '../board/houses.js'
import { readLine, readShape } from '../board/line.js'
import { emptyPuzzle, isPuzzle } from '../board/puzzle.js'
import { parts } from './parts.js'

/** @typedef {import('nonet-wasm').Puzzle} Puzzle */
/** @typedef {import('../board/houses.js').Shape} Shape */
/** @typedef {import('../board/model.js').BoardModel} BoardModel */

const USUAL_SIZE = '9'

export class PuzzleSource {
  /** Ends the reading. */
  stop = new AbortController()
  /** The last request made while the puzzle was being read. */
  next = () => {}
  /** @type {Puzzle | undefined} if it was read without the module */
  puzzle
  /** Of the puzzle that is to be made; both '' for none. */
  grade = ''
  seed = ''
  /** @type {BoardModel | undefined} the board that the same text was read as before, for another size */
  before

  /**
   * @param {string} text of the puzzle; '' for none
   * @param {Shape} [shape] that the size says
   * @param {boolean} [isRead] nothing is left to read
   */
  constructor(text, shape, isRead = true) {
    this.text = text
    this.shape = shape
    this.isRead = isRead
  }

  /** Whether the puzzle is still being read; `next` is called afterwards. @param {() => void} next */
  delays(next) {
    if (!this.isRead) this.next = next
    return !this.isRead
  }

  /**
   * The source for the present attributes; undefined where they are the same as before and still match the board.
   * @param {{text: string, size: string | null, houses: string, grade: string, seed: string, isOther: boolean}} said
   *   `isOther`: `puzzle` has another text
   * @param {BoardModel} model
   */
  after({ text, size, houses, grade, seed, isOther }, model) {
    const shape = readShape(size ?? USUAL_SIZE, houses)
    const isMade = !text && Boolean(grade || seed)
    const made = isMade ? { grade, seed } : { grade: '', seed: '' }
    const read = text ? readLine(text, shape) : shape && !isMade ? emptyPuzzle(shape) : undefined
    // The module says what is wrong with the others.
    const puzzle = read && isPuzzle(read) ? read : undefined
    const isAlikeMade = made.grade === this.grade && made.seed === this.seed
    const isSame = !isOther && text === this.text && isAlikeMade
    // A size does not say regions.
    const stands = model.shape.regions ? usualShape(model.size) : model.shape
    if (isSame && (puzzle ? isAlike(puzzle, stands) : isAlike(shape, this.shape))) return undefined
    const source = new PuzzleSource(text, shape, puzzle !== undefined || !(text || isMade))
    Object.assign(source, { puzzle, ...made })
    if (isSame && this.isRead) source.before = model
    return source
  }

  /**
   * The first puzzle of the text, or the one that is made; none if it is on the board already.
   * @param {import('./game.js').Game} game
   * @returns {Promise<{puzzle?: Puzzle, title?: string}>}
   * @throws {import('../client/client.js').NonetError} why there is none
   */
  async read(game) {
    if (!this.text) return (await parts.generator()).puzzleFor(this, game)
    return (await parts.solverActions()).readInTime(this, game, parts)
  }
}

/** The same size, boxes and extra houses. @param {Shape | undefined} one @param {Shape | undefined} other */
export function isAlike(one, other) {
  return (
    one?.size === other?.size &&
    one?.boxRows === other?.boxRows &&
    one?.boxColumns === other?.boxColumns &&
    one?.houses?.join() === other?.houses?.join()
  )
}
