// scene/scene.js: what is to be seen of a board: the one description from which each pen draws.
//
//   a puzzle, or a board in play  ─┐
//   layers: highlights, links …   ─┴─ Scene ─ board-view.js, layers-view.js   elements and SVG on the screen
//                                             paper.js                        SVG and PNG in a file, print
//                                             stamp.js                        a thumbnail
//
// A scene says what stands where and in which role; pens decide colours and lines. Nothing here knows a
// rule of sudoku.

import { housesOf } from '../board/houses.js'
import { frameOf } from './frame.js'
import { looksOf, withPointed, withSpots } from './looks.js'

/** @typedef {import('./frame.js').Frame} Frame */
/** @typedef {import('./frame.js').Shape} Shape */
/** @typedef {import('./looks.js').Look} Look */
/** @typedef {import('../board/puzzle.js').Marked} Marked */
/**
 * What is highlighted, told apart by its line as well as its colour; an area has a ground, but no line.
 * @typedef {'base' | 'cover' | 'fin' | 'area'} Role
 */
/** @typedef {import('nonet-wasm').HouseName} House from 0 */
/** @typedef {(House | {cells: readonly number[]}) & {role?: Role}} Highlight */
/** @typedef {{cell: number, digit?: number}} End a cell or, with a digit, a mark in it */
/** @typedef {{from: End, to: End, isArrow: boolean, isDashed: boolean}} Link */
/**
 * A candidate of a step, with a ground whose shape and colour tell its role and its group (of four) apart.
 * @typedef {{cell: number, digit: number, role: 'pattern' | 'fin' | 'extra' | 'on' | 'off', group: number}} Spot
 */
/** @typedef {{cells: readonly number[], text: string, isBare?: boolean}} Cage a dashed outline, `text` in its first cell; the text alone if `isBare` */
/**
 * A thick line under the digits, through the middles of its cells: plain, with a bulb where it begins, or with a
 * circle there and an arrow's head where it ends.
 * @typedef {{cells: readonly number[], kind: 'plain' | 'thermometer' | 'arrow'}} Path
 */
/** @typedef {{cells: readonly [number, number], isFilled: boolean, text: string}} Dot between two neighbours */
/** @typedef {'left' | 'right' | 'above' | 'below'} Side */
/** @typedef {{side: Side, index: number, text: string}} Clue beside a row or a column, from 0; above and below, -1 and the number of columns are the corners */
/**
 * How a sign is drawn: roles of the palette ('ink', 'edge', 'cell-4'), widths and dashes in cells.
 * @typedef {{stroke?: string, width?: number, dash?: readonly number[], fill?: string}} Ink
 */
/**
 * A sign of a constraint (constraint-signs.js), under the digits or over them; `size` of a text in cells.
 * @typedef {import('./shapes.js').Shape & {ink: Ink, size?: number, isOver: boolean}} Sign
 */
/**
 * What is laid on a board besides what stands in its cells; each may be left out. Marks are pointed at by one
 * list a cell, in which 0 is the cell itself.
 * @typedef {object} Layers
 * @property {readonly Highlight[]} [highlights]
 * @property {readonly Link[]} [links]
 * @property {readonly Spot[]} [spots]
 * @property {readonly Cage[]} [cages]
 * @property {readonly Path[]} [paths]
 * @property {readonly Dot[]} [dots]
 * @property {readonly Clue[]} [clues]
 * @property {readonly Sign[]} [signs]
 * @property {readonly (readonly number[])[]} [circled]
 * @property {readonly (readonly number[])[]} [squared]
 * @property {readonly (readonly number[])[]} [crossed]
 */
/** @typedef {{cells: readonly number[], role: Role}} Area */
/**
 * @typedef {object} Scene
 * @property {Frame} frame
 * @property {readonly Look[]} looks one a cell
 * @property {readonly Area[]} areas that are highlighted
 * @property {Required<Pick<Layers, 'links' | 'spots' | 'cages' | 'paths' | 'dots' | 'clues' | 'signs'>>} layers
 */

/** @type {Scene['layers']} */
const NO_LAYERS = { links: [], spots: [], cages: [], paths: [], dots: [], clues: [], signs: [] }

/**
 * A puzzle as it would be on paper, with layers.
 * @param {Marked & Shape} puzzle @param {Layers} [layers] @returns {Scene}
 */
export function sceneOf(puzzle, layers = {}) {
  const frame = frameOf(puzzle)
  const looks = looksOf(puzzle, frame)
  const spotted = layers.spots?.length ? withSpots(looks, layers) : looks
  return sceneWith(puzzle, frame, spotted, layers)
}

/**
 * @param {Shape} shape @param {Frame} frame @param {readonly Look[]} looks @param {Layers} layers
 * @returns {Scene}
 */
export function sceneWith(shape, frame, looks, layers) {
  const areas = areasOf(shape, layers)
  const { links, spots, cages, paths, dots, clues, signs } = { ...NO_LAYERS, ...layers }
  return {
    frame,
    looks: withPointed(looks, layers, areas),
    areas,
    layers: { links, spots, cages, paths, dots, clues, signs },
  }
}

/** The cells of each highlighted place. @param {Shape} shape @param {Layers} layers @returns {Area[]} */
function areasOf(shape, { highlights = [] }) {
  const houses = highlights.length ? housesOf(shape) : []
  return highlights.map((place) => {
    const { role = 'base' } = place
    if ('cells' in place) return { cells: place.cells, role }
    const house = houses.find(({ kind, index }) => kind === place.kind && index === place.index)
    return { cells: house?.cells ?? [], role }
  })
}
