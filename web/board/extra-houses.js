// board/extra-houses.js: the houses that a variant has besides rows, columns and boxes or regions.
//
// The same as core/grid/extra_houses.cpp, which says what the words mean; tests/web holds both together.

/** @typedef {import('nonet-wasm').House} House */
/** @typedef {import('./houses.js').Shape} Shape */
/** @typedef {Pick<Shape, 'size' | 'rows' | 'columns'>} Grid */

const NAMES = ['diagonals', 'diagonal-down', 'diagonal-up', 'windows', 'groups']

/** The cells of a region's word; [] for any other. @param {string} word @param {Grid} grid */
const cellsOf = (word, { size, rows = size, columns = size }) =>
  /^(r[1-9]\d*c[1-9]\d*)+$/.test(word)
    ? [...word.matchAll(/r(\d+)c(\d+)/g)].map(([, row, column]) =>
        +row > rows || +column > columns ? -1 : (+row - 1) * columns + +column - 1,
      )
    : []

/**
 * Whether a grid of this shape can have these extra houses. One that says its rows and columns has only regions.
 * @param {unknown} words @param {Shape} shape
 */
export function fitHouses(words, shape) {
  const { size, boxRows, boxColumns, regions, rows } = shape
  const [down, across] = [size / boxRows, size / boxColumns]
  const hasBoxes = !rows && !regions?.length && boxRows > 1 && boxColumns > 1
  return (
    Array.isArray(words) &&
    words.every((word) => {
      if (word === 'groups') return hasBoxes
      if (word === 'windows') return hasBoxes && down <= boxRows + 1 && across <= boxColumns + 1
      const cells = typeof word === 'string' ? cellsOf(word, shape) : []
      const isRegion = cells.length > 1 && cells.length <= size && !cells.includes(-1)
      return (!rows && NAMES.includes(word)) || (isRegion && new Set(cells).size === cells.length)
    })
  )
}

/**
 * The houses of one kind.
 * @param {House['kind']} kind @param {Grid} grid
 * @param {(row: number, column: number) => number} indexOf the index of a cell's house; −1 or NaN: it is in none
 * @returns {House[]} by their indices
 */
export function housesBy(kind, { size, rows = size, columns = size }, indexOf) {
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
export function extraHousesOf(shape) {
  const { size, boxRows, boxColumns, houses = [] } = shape
  // Which window a row or a column crosses: they are as large as boxes, and one row or column apart.
  const windowAt = (/** @type {number} */ line, /** @type {number} */ length) =>
    line % (length + 1) && line < (size / length - 1) * (length + 1)
      ? Math.floor(line / (length + 1))
      : Number.NaN
  /** @type {[word: string, kind: House['kind'], Parameters<typeof housesBy>[2]][]} */
  const patterns = [
    ['diagonal-down', 'diagonal', (row, column) => (row === column ? 0 : -1)],
    ['diagonal-up', 'diagonal', (row, column) => (row + column + 1 === size ? 1 : -1)],
    [
      'windows',
      'window',
      (row, column) =>
        windowAt(row, boxRows) * (size / boxColumns - 1) + windowAt(column, boxColumns),
    ],
    ['groups', 'group', (row, column) => (row % boxRows) * boxColumns + (column % boxColumns)],
  ]
  const regions = houses.map((word) => cellsOf(word, shape)).filter(({ length }) => length)
  const all = [
    ...patterns.flatMap(([word, kind, indexOf]) =>
      houses.some((name) => name === word || name === `${kind}s`)
        ? housesBy(kind, shape, indexOf)
        : [],
    ),
    ...regions.map((cells, index) => ({ kind: /** @type {const} */ ('extra'), index, cells })),
  ]
  const isSmall = (/** @type {House} */ { cells }) => Number(cells.length < size)
  return all.sort((one, other) => isSmall(one) - isSmall(other))
}
