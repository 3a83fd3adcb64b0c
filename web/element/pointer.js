// element/pointer.js: selects cells with a finger, a pen or a mouse.
//
// A press selects a cell, a drag all cells that it passes. With Ctrl, or while several cells are being selected, a
// press adds or removes a cell; with Shift it adds the block up to it. A double press on a cell confirms it. On a
// board larger than its window a finger pans the board instead, unless several cells are being selected.

/** Two presses within this time are one double press. */
const DOUBLE_MS = 400
/** A drag selects a cell when it passes within this share of its size, not near its corners. */
const CORNER = 0.75

/**
 * @typedef {object} Host
 * @property {import('../board/selection.js').Selection} selection
 * @property {import('../board/model.js').BoardModel} model
 * @property {boolean} several
 * @property {boolean} pans a finger moves the board
 * @property {(choose: () => void) => void} choose changes the selection
 * @property {(cell: number) => void} confirm
 */

/**
 * @param {HTMLElement} grid
 * @param {(event: Event) => number} cellOf
 * @param {Host} host
 */
export function listenToPointer(grid, cellOf, host) {
  /** The pointer that drags; -1 for none. */
  let dragging = -1
  let last = { cell: -1, at: 0 }

  grid.addEventListener('pointerdown', (event) => {
    const cell = cellOf(event)
    if (cell < 0 || event.button || !event.isPrimary) return
    const { selection, several } = host
    const isPlain = !(several || event.ctrlKey || event.metaKey || event.shiftKey)
    const isDouble = isPlain && cell === last.cell && event.timeStamp - last.at < DOUBLE_MS
    last = isDouble || !isPlain ? { cell: -1, at: 0 } : { cell, at: event.timeStamp }
    // A pan begins like a press; a tap selects its cell by the focus that follows.
    if (event.pointerType === 'touch' && host.pans && !several) {
      if (isDouble) host.confirm(cell)
      return
    }
    host.choose(() => {
      if (event.shiftKey) selection.block(cell)
      else if (isPlain) selection.one(cell)
      else selection.toggle(cell)
    })
    if (isDouble) host.confirm(cell)
    dragging = event.pointerId
    grid.setPointerCapture(dragging)
  })
  grid.addEventListener('pointermove', (event) => {
    if (event.pointerId !== dragging) return
    const cell = cellAt(grid, host.model, event)
    const { selection } = host
    if (cell < 0 || cell === selection.active) return
    last = { cell: -1, at: 0 }
    host.choose(() => selection.reach(cell))
  })
  for (const type of /** @type {const} */ (['pointerup', 'pointercancel'])) {
    grid.addEventListener(type, () => {
      dragging = -1
      if (type === 'pointercancel') last = { cell: -1, at: 0 }
    })
  }
}

/**
 * The cell under a pointer that the grid has captured; -1 for none. Offsets, like the grid's own width, are measured
 * before any transform of the host; but only the offsets include `zoom`.
 * @param {HTMLElement} grid @param {{rows: number, columns: number, areas: readonly number[]}} board @param {PointerEvent} event
 */
function cellAt(grid, { rows, columns, areas }, { offsetX, offsetY }) {
  const zoom = zoomOf(grid)
  const x = (offsetX / zoom / grid.clientWidth) * columns
  const y = (offsetY / zoom / grid.clientHeight) * rows
  const [column, row] = [Math.floor(x), Math.floor(y)]
  if (Math.min(column, row) < 0 || column >= columns || row >= rows) return -1
  const away = Math.abs(x - column - 0.5) + Math.abs(y - row - 0.5)
  const cell = row * columns + column
  return away > CORNER || areas[cell] < 0 ? -1 : cell
}

/** The factor by which `zoom` enlarges an element, its ancestors' included. @param {Element} element */
function zoomOf(element) {
  if ('currentCSSZoom' in element) return Number(element.currentCSSZoom)
  // WebKit has no currentCSSZoom; Firefox got it together with `zoom`.
  let zoom = 1
  for (let place = /** @type {any} */ (element); place; ) {
    if (place.nodeType === Node.ELEMENT_NODE) zoom *= Number(getComputedStyle(place).zoom) || 1
    place = place.assignedSlot ?? place.parentNode ?? place.host
  }
  return zoom
}
