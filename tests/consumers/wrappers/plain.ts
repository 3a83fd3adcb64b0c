// tests/consumers/wrappers/plain.ts
import type { Mount } from './trial.js'
import { sudoku } from './wrappers/plain.ts'

export const mount: Mount = (place, puzzle, hear) => {
  const board = sudoku(place, { puzzle, controls: true, onInput: hear, onSolved: hear })
  return {
    change(next) {
      board.puzzle = next
    },
    unmount: () => board.remove(),
  }
}
