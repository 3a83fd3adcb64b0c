// board/extra-houses.js: the houses that a variant has besides rows, columns and boxes or regions.
//
// The same as core/grid/extra_houses.cpp, which says what the words mean; tests/web holds both together.

/** @typedef {import('nonet-wasm').House} House */
/** @typedef {import('./houses.js').Shape} Shape */

const NAMES = ['diagonals', 'diagonal-down', 'diagonal-up', 'windows', 'groups']

/** The cells of a region's word; [] for any other. @param {string} word @param {number} size */
const cellsOf = (word, size) =>
  /^(r[1-9]\d*c[1-9]\d*)+$/.test(word)
    ? [...word.matchAll(/r(\d+)c(\d+)/g)].map(([, row, column]) =>
        +row > size || +column > size ? -1 : (+row - 1) * size + +column - 1,
      )
    : []

/**
 * Whether a grid of this shape can have these extra houses.
 * @param {unknown} words @param {Shape} shape
 */
export function fitHouses(words, { size, boxRows, boxColumns, regions }) {
  const [down, across] = [size / boxRows, size / boxColumns]
  const hasBoxes = !regions?.length && boxRows > 1 && boxColumns > 1
  return (
    Array.isArray(words) &&
    words.every((word) => {
      if (word === 'groups') return hasBoxes
      if (word === 'windows') return hasBoxes && down <= boxRows + 1 && across <= boxColumns + 1
      const cells = typeof word === 'string' ? cellsOf(word, size) : []
      const isRegion = cells.length > 1 && cells.length <= size && !cells.includes(-1)
      return NAMES.includes(word) || (isRegion && new Set(cells).size === cells.length)
    })
  )
}

/** In the order of the core: smaller regions last. @param {Shape} shape @returns {House[]} */
export function extraHousesOf({ size, boxRows, boxColumns, houses = [] }) {
  /** @type {House[]} */
  const found = []
  const line = [...new Array(size).keys()]
  const has = (/** @type {string[]} */ ...names) =>
    names.some((name) => houses.includes(/** @type {any} */ (name)))
  if (has('diagonals', 'diagonal-down'))
    found.push({ kind: 'diagonal', index: 0, cells: line.map((row) => row * size + row) })
  if (has('diagonals', 'diagonal-up'))
    found.push({ kind: 'diagonal', index: 1, cells: line.map((row) => (row + 1) * (size - 1)) })
  // The cell at a place of a box whose corner is cell 0.
  const placed = (/** @type {number} */ place, /** @type {number} */ width) =>
    Math.floor(place / width) * size + (place % width)
  if (has('windows')) {
    const [down, across] = [size / boxRows - 1, size / boxColumns - 1]
    for (let index = 0; index < down * across; index++) {
      const top = 1 + Math.floor(index / across) * (boxRows + 1)
      const corner = top * size + 1 + (index % across) * (boxColumns + 1)
      const cells = line.map((place) => corner + placed(place, boxColumns))
      found.push({ kind: 'window', index, cells })
    }
  }
  if (has('groups')) {
    for (const index of line) {
      const cells = line.map((box) => {
        const down = Math.floor(box / boxRows) * boxRows
        return placed(index, boxColumns) + down * size + (box % boxRows) * boxColumns
      })
      found.push({ kind: 'group', index, cells })
    }
  }
  const regions = houses.map((word) => cellsOf(word, size)).filter(({ length }) => length)
  for (const [index, cells] of regions.entries()) found.push({ kind: 'extra', index, cells })
  const isWhole = (/** @type {House} */ { cells }) => cells.length === size
  return [...found.filter(isWhole), ...found.filter((house) => !isWhole(house))]
}
