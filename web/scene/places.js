// scene/places.js: where a corner mark stands in its cell, as board.css places it.

/**
 * The middle of a mark; a unit is a cell.
 * @param {{cell: number, digit?: number}} mark
 * @param {Pick<import('./board-view.js').Frame, 'size' | 'markRows' | 'markColumns'>} frame
 */
export function placeOf({ cell, digit = 0 }, { size, markRows, markColumns }) {
  const [across, down] = [(digit - 1) % markColumns, Math.floor((digit - 1) / markColumns)]
  return {
    x: (cell % size) + 0.05 + (0.9 * (across + 0.5)) / markColumns,
    y: Math.floor(cell / size) + 0.05 + (0.9 * (down + 0.5)) / markRows,
  }
}
