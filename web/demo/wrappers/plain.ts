// plain.ts: <nonet-sudoku> from a script without any framework: created, changed, listened to, removed.
import 'nonet/define'

interface Options {
  puzzle: string
  controls?: boolean | string
  onInput?: (event: HTMLElementEventMap['nonet-input']) => void
  onSolved?: (event: HTMLElementEventMap['nonet-solved']) => void
}

export function sudoku(place: Element, { puzzle, controls = false, onInput, onSolved }: Options) {
  const board = document.createElement('nonet-sudoku')
  board.puzzle = puzzle
  board.controls = controls
  if (onInput) board.addEventListener('nonet-input', onInput)
  if (onSolved) board.addEventListener('nonet-solved', onSolved)
  place.append(board)
  return board
}
