// board/extra-houses.js: the houses that a variant has besides rows, columns and boxes or regions.
//
// The same as core/grid/extra_houses.cpp, which says what the words mean; tests/web holds both together.

/** @typedef {import('nonet-wasm').House} House */
/** @typedef {import('./houses.js').Shape} Shape */
/** @typedef {{rows: number, columns: number}} Grid */

const NAMES = ['diagonals', 'diagonal-down', 'diagonal-up', 'windows', 'groups']

/** The cells of a region's word; [] for any other. @param {string} word @param {Grid} grid */
const cellsOf = (word, { rows, columns }) =>
  /^(r[1-9]\d*c[1-9]\d*)+$/.test(word)
    ? [...word.matchAll(/r(\d+)c(\d+)/g)].map(([, row, column]) =>
        +row > rows || +column > columns ? -1 : (+row - 1) * columns + +column - 1,
      )
    : []

/**
 * Whether a grid of this shape can have these extra houses.
 * @param {unknown} words @param {Shape} shape
 */
export function fitHouses(
  words,
  { size, boxRows, boxColumns, regions, rows = size, columns = size },
) {
  const [down, across] = [rows / boxRows, columns / boxColumns]
  const isSquare = rows === columns
  const hasBoxes = isSquare && rows === size && !regions?.length && boxRows > 1 && boxColumns > 1
  return (
    Array.isArray(words) &&
    words.every((word) => {
      if (word === 'groups') return hasBoxes
      if (word === 'windows') return hasBoxes && down <= boxRows + 1 && across <= boxColumns + 1
      const cells = typeof word === 'string' ? cellsOf(word, { rows, columns }) : []
      const isRegion = cells.length > 1 && cells.length <= size && !cells.includes(-1)
      return (
        (isSquare && NAMES.includes(word)) || (isRegion && new Set(cells).size === cells.length)
      )
    })
  )
}

/**
 * The houses of one kind.
 * @param {House['kind']} kind @param {Grid} grid
 * @param {(row: number, column: number) => number} indexOf the index of a cell's house; −1 or NaN: it is in none
 * @returns {House[]} by their indices
 */
export function housesBy(kind, { rows, columns }, indexOf) {
  /** @type {House[]} */
  const houses = []
  for (let cell = 0; cell < rows * columns; cell++) {
    const index = indexOf(Math.floor(cell / columns), cell % columns)
    if (index >= 0) {
      houses[index] ??= { kind, index, cells: [] }
      houses[index].cells.push(cell)
    }
  }
  return houses.flat()
}

/** In the order of the core: smaller regions last. @param {Shape} shape @returns {House[]} */
export function extraHousesOf({
  size,
  boxRows,
  boxColumns,
  houses = [],
  rows = size,
  columns = size,
}) {
  const grid = { rows, columns }
  // Which window a row or a column crosses: they are as large as boxes, and one row or column apart.
  const windowAt = (/** @type {number} */ line, /** @type {number} */ length) =>
    line % (length + 1) && line < (columns / length - 1) * (length + 1)
      ? Math.floor(line / (length + 1))
      : Number.NaN
  /** @type {[word: string, kind: House['kind'], Parameters<typeof housesBy>[2]][]} */
  const patterns = [
    ['diagonal-down', 'diagonal', (row, column) => (row === column ? 0 : -1)],
    ['diagonal-up', 'diagonal', (row, column) => (row + column + 1 === columns ? 1 : -1)],
    [
      'windows',
      'window',
      (row, column) =>
        windowAt(row, boxRows) * (columns / boxColumns - 1) + windowAt(column, boxColumns),
    ],
    ['groups', 'group', (row, column) => (row % boxRows) * boxColumns + (column % boxColumns)],
  ]
  const regions = houses.map((word) => cellsOf(word, grid)).filter(({ length }) => length)
  const all = [
    ...patterns.flatMap(([word, kind, indexOf]) =>
      houses.some((name) => name === word || name === `${kind}s`)
        ? housesBy(kind, grid, indexOf)
        : [],
    ),
    ...regions.map((cells, index) => ({ kind: /** @type {const} */ ('extra'), index, cells })),
  ]
  const isSmall = (/** @type {House} */ { cells }) => Number(cells.length < size)
  return all.sort((one, other) => isSmall(one) - isSmall(other))
}
