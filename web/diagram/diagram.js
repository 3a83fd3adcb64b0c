// diagram/diagram.js: a diagram as plain data: what its text, a script or a step says, and what is drawn.

/**
 * All that a diagram shows; cells, rows and houses count from 0, row by row.
 * @typedef {object} Diagram
 * @property {number} size how many digits; also of rows and columns, unless those are given
 * @property {number} [rows]
 * @property {number} [columns]
 * @property {number} [firstDigit] what is written for digit 1, if that is not 1
 * @property {number} boxRows
 * @property {number} boxColumns
 * @property {number[]} [regions] of a jigsaw: the region of each cell
 * @property {number[]} givens one a cell; 0 is empty
 * @property {number[]} entries
 * @property {number[][]} marks in each cell's corners, rising
 * @property {number[][]} centre
 * @property {number[][]} colours 1 to 8
 * @property {number[][]} circled marks; 0 is the cell itself
 * @property {number[][]} squared as circled
 * @property {number[][]} crossed
 * @property {import('../scene/scene.js').Highlight[]} highlights
 * @property {import('../scene/scene.js').Link[]} links
 * @property {import('../scene/scene.js').Spot[]} spots candidates of a step, each in its role
 * @property {import('../scene/scene.js').Cage[]} cages
 * @property {import('../scene/scene.js').Path[]} paths
 * @property {import('../scene/scene.js').Dot[]} dots
 * @property {import('../scene/scene.js').Clue[]} clues
 * @property {string} title
 * @property {string} caption
 * @property {boolean} coordinates
 */

/**
 * @param {import('../scene/frame.js').Shape} shape
 * @returns {Diagram}
 */
export function emptyDiagram(shape) {
  const { size, rows = size, columns = size } = shape
  const zeros = () => new Array(rows * columns).fill(0)
  const lists = () => zeros().map(() => /** @type {number[]} */ ([]))
  return {
    ...shape,
    givens: zeros(),
    entries: zeros(),
    marks: lists(),
    centre: lists(),
    colours: lists(),
    circled: lists(),
    squared: lists(),
    crossed: lists(),
    highlights: [],
    links: [],
    spots: [],
    cages: [],
    paths: [],
    dots: [],
    clues: [],
    title: '',
    caption: '',
    coordinates: false,
  }
}

/**
 * Each list once and rising; a mark that is pointed at, linked or part of a step is there.
 * @param {Diagram} diagram
 */
export function tidy(diagram) {
  /** @type {Map<number, number[]>} */
  const named = new Map()
  const ends = diagram.links.flatMap(({ from, to }) => [from, to])
  for (const { cell, digit } of [...ends, ...diagram.spots]) {
    if (digit) named.set(cell, [...(named.get(cell) ?? []), digit])
  }
  const rising = (/** @type {number[]} */ list) => [...new Set(list)].sort((a, b) => a - b)
  for (const name of /** @type {const} */ ([
    'centre',
    'colours',
    'circled',
    'squared',
    'crossed',
  ])) {
    diagram[name] = diagram[name].map(rising)
  }
  diagram.marks = diagram.marks.map((list, cell) => {
    const pointed = [
      ...diagram.circled[cell],
      ...diagram.squared[cell],
      ...diagram.crossed[cell],
      ...(named.get(cell) ?? []),
    ]
    const isThere = (/** @type {number} */ digit) =>
      digit === 0 || diagram.centre[cell].includes(digit)
    return rising([...list, ...pointed.filter((digit) => !isThere(digit))])
  })
  return diagram
}
