// interop/joined.js: the areas that neighbouring cells make, where it is known which neighbours belong together.

/**
 * The area of each cell, numbered from 0 in the order of their first cells.
 * @param {number} count of cells
 * @param {Iterable<readonly [number, number]>} pairs of cells that belong together
 * @returns {number[]}
 */
export function joinedAreas(count, pairs) {
  const parents = Array.from({ length: count }, (_, cell) => cell)
  const rootOf = (/** @type {number} */ cell) => {
    let root = cell
    while (parents[root] !== root) root = parents[root]
    parents[cell] = root
    return root
  }
  for (const [one, other] of pairs) parents[rootOf(one)] = rootOf(other)
  const roots = parents.map((_, cell) => rootOf(cell))
  const names = [...new Set(roots)]
  return roots.map((root) => names.indexOf(root))
}

/**
 * The cells of each area, in the order of the areas' numbers.
 * @param {readonly number[]} areas @returns {number[][]}
 */
export function cellsByArea(areas) {
  /** @type {number[][]} */
  const cells = Array.from({ length: Math.max(-1, ...areas) + 1 }, () => [])
  for (const [cell, area] of areas.entries()) cells[area].push(cell)
  return cells
}
