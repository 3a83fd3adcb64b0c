// page/bring-board.js: on a phone the board may be scrolled away: brings it back into view.

/** @param {import('./context.js').NonetSudoku} board */
export function bringBoard(board) {
  const grid = board.shadowRoot?.querySelector('[part=board]')
  if (!grid) return
  const { bottom, height } = grid.getBoundingClientRect()
  if (bottom < height / 2) board.scrollIntoView({ block: 'start' })
}
