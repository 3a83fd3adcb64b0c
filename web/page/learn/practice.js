// page/learn/practice.js: an exercise on the reader's board: notices that the step it is for has been found, says so
// once, and offers the next exercise.
//
// A step is found when the reader carries out a part of it, whichever step of the technique it is: writes a digit that it
// places, takes away a candidate that it removes, or writes what is left in that cell. What goes by itself does not
// count: the marks that a digit clears elsewhere, those of a cell that is erased, and what the hint does ("Do it").
// Nothing is said of other moves. The exercise ends when another puzzle is asked for.

import { digitsOf } from '../../board/digit-sets.js'
import { BoardModel } from '../../board/model.js'
import { sharedHumanClient } from '../../client/human-client.js'
import { pageSpeaker, say } from '../../words/sentences.js'
import { nameOf, resultSentence } from '../../words/step-sentences.js'
import { offerLine } from '../offer-line.js'

/** @typedef {import('nonet-human-wasm').Step} Step */
/** @typedef {import('../context.js').Page} Page */
/** @typedef {import('../solve/path.js').Position} Position */
/**
 * Of the board, one digit and one list of marks a cell.
 * @typedef {{digits: readonly number[], marks: readonly (readonly number[])[], isHinted?: boolean}} State
 */
/**
 * @typedef {object} Exercise
 * @property {Position} position as it was put on the board
 * @property {string} technique
 * @property {{words: string, act: () => void}} further what is offered when it is done
 */

/**
 * The step of which a part was carried out between two states of the board.
 * @param {readonly Step[]} steps @param {State} before @param {State} now
 */
export function foundStep(steps, before, now) {
  const written = now.digits.flatMap((digit, cell) =>
    digit && digit !== before.digits[cell] ? [{ cell, digit }] : [],
  )
  return steps.find(({ placements, eliminations }) => {
    const isPlaced = written.some(({ cell, digit }) =>
      placements.some((placed) => placed.cell === cell && placed.digit === digit),
    )
    const isRemoved = eliminations.some(
      ({ cell, digit }) =>
        !written.length &&
        before.marks[cell].includes(digit) &&
        now.marks[cell].length > 0 &&
        !now.marks[cell].includes(digit),
    )
    const isLeft = written.some(({ cell, digit }) => {
      const gone = eliminations.filter((one) => one.cell === cell).map((one) => one.digit)
      const left = before.marks[cell].filter((mark) => !gone.includes(mark))
      return gone.length > 0 && left.length === 1 && left[0] === digit
    })
    return isPlaced || isRemoved || isLeft
  })
}

/**
 * Watches the board.
 * @param {Page} page @param {Exercise} exercise @param {AbortSignal} signal aborted when another puzzle is asked for
 */
export async function watchPractice({ board }, { position, technique, further }, signal) {
  const state = () => stateOf(BoardModel.restore(board.save()))
  /** The states since the last look: the reader may move before the steps are known. @type {State[]} */
  const states = [state()]
  /** @type {Step[] | undefined} */
  let steps
  let isOver = false
  const look = () => {
    if (!steps || isOver || signal.aborted) return
    while (states.length > 1) {
      const [earlier, later] = states
      states.shift()
      const step = foundStep(steps, earlier, later)
      if (step) return finish(step, later.isHinted ?? false)
    }
  }
  /** @param {Step} step @param {boolean} isHinted the hint has done it */
  const finish = (step, isHinted) => {
    isOver = true
    if (isHinted) return
    const words = pageSpeaker()
    const found = say('hints.found', { name: nameOf(technique, words) })
    const result = resultSentence(step, { words, size: position.size, isAloud: true })
    board.say(`${found} ${result}`)
    offerLine(found, further, signal)
  }
  board.addEventListener(
    'nonet-hint',
    (event) => {
      const { rung } = /** @type {CustomEvent} */ (event).detail
      const last = states.at(-1)
      if (rung === 'done' && last) last.isHinted = true
    },
    { signal },
  )
  board.addEventListener(
    'nonet-input',
    () => {
      if (isOver) return
      states.push(state())
      // After its change a hint tells that it was the hint's, and the board says what has changed.
      setTimeout(look)
    },
    { signal },
  )
  try {
    const found = await sharedHumanClient().allSteps(position, { technique }, { signal })
    steps = found.steps
    look()
  } catch {
    // It was only to be watched: the exercise itself needs no solver.
  }
}

/** @param {BoardModel} model @returns {State} */
function stateOf(model) {
  const marks = model.digits.map((_, cell) => [
    ...digitsOf(model.marks('corner', cell)),
    ...digitsOf(model.marks('centre', cell)),
  ])
  return { digits: [...model.digits], marks }
}
