// scene/step-layers.js: a step of reasoning as layers on a board, rung by rung of the ladder of hints.
//
//   area      where to look: houses or cells, tinted (board/step-area.js)
//   pattern   the candidates and houses that make the pattern, each in its role
//   reason    links as arrows, and what is removed struck out
//
// Roles are told apart by shape as well as colour: a base house has a full line, a cover house a dashed one; of
// candidates, shapes.js says which shape is which. A net of more links than one can follow shows its candidates only.

import { areaOf } from '../board/step-area.js'

/** @typedef {import('nonet-human-wasm').Step} Step */
/** @typedef {import('nonet-human-wasm').ChainNode} ChainNode */
/** @typedef {import('nonet-human-wasm').Candidate} Candidate */
/** @typedef {import('./scene.js').Layers} Layers */
/** @typedef {import('./scene.js').Highlight} Highlight */
/** @typedef {import('./scene.js').Link} Link */
/** @typedef {import('./scene.js').Spot} Spot */
/** @typedef {import('./frame.js').Shape} Shape */
/** @typedef {'area' | 'pattern' | 'reason'} Rung */

/** More arrows than these are a tangle. */
const MOST_LINKS = 40
/** Lines of sets; those that come later look like the first ones again. */
const LINES = /** @type {const} */ (['base', 'cover', 'fin'])
/** Lines of sets where other groups of cells have a line, too. */
const BESIDE_OTHERS = /** @type {const} */ (['cover', 'fin'])
/** Lines of other groups: all cells of one role look alike. @type {Partial<Record<Step['cells'][number]['role'], Highlight['role']>>} */
const LINE_OF = { pattern: 'base', pivot: 'base', pincer: 'cover' }

/** @type {Record<Step['marks'][number]['role'], Spot['role']>} */
const SPOT_OF = {
  pattern: 'pattern',
  fin: 'fin',
  'endo-fin': 'fin',
  extra: 'extra',
  on: 'on',
  off: 'off',
}

/** @param {Step} step @param {Rung} rung @param {Shape} shape of the board @returns {Layers} */
export function stepLayers(step, rung, shape) {
  if (rung === 'area') return { highlights: areaLayer(step, shape) }
  const highlights = [...housesIn(step), ...setsIn(step)]
  const spots = spotsOf(step)
  // Singles in a cell, templates: the board shows at least where.
  const hasPattern = step.marks.length + step.chains.length > 0
  const isBare = !highlights.length && (step.placements.length > 0 || !hasPattern)
  const layers = { highlights: isBare ? areaLayer(step, shape) : highlights, spots }
  if (rung === 'pattern') return layers
  const empty = () => new Array(shape.size * shape.size).fill([])
  const [crossed, circled] = [empty(), empty()]
  for (const { cell, digit } of step.eliminations) crossed[cell] = [...crossed[cell], digit]
  for (const { cell } of step.placements) circled[cell] = [0]
  return { ...layers, links: linksOf(step, shape), crossed, circled }
}

/** Where to look. @param {Step} step @param {Shape} shape @returns {Highlight[]} */
function areaLayer(step, shape) {
  const { houses, cells } = areaOf(step, shape)
  const places = cells.length ? [{ cells }] : houses
  return places.map((place) => ({ ...place, role: 'area' }))
}

/** @param {Step} step @returns {Highlight[]} */
function housesIn({ houses }) {
  return houses.map(({ kind, index, role }) =>
    role === 'house' ? { kind, index, role: 'base' } : { kind, index, role },
  )
}

/** @param {Step} step @returns {Highlight[]} */
function setsIn({ cells, houses }) {
  // A set in its house needs no line of its own.
  if (cells.length === 1 && houses.length) return []
  const sets = cells.filter(({ role }) => role === 'set')
  const lines = sets.length < cells.length ? BESIDE_OTHERS : LINES
  return cells.map((group) => {
    const line = LINE_OF[group.role] ?? lines[sets.indexOf(group) % lines.length]
    return { cells: group.cells, role: line }
  })
}

/** The candidates of the pattern, and those of its chains that it does not name. @param {Step} step @returns {Spot[]} */
function spotsOf({ marks, chains, placements }) {
  /** @type {Map<string, Spot>} */
  const spots = new Map()
  const add = (
    /** @type {Candidate} */ { cell, digit },
    /** @type {Spot['role']} */ role,
    group = 0,
  ) => {
    const name = `${cell} ${digit}`
    if (!spots.has(name)) spots.set(name, { cell, digit, role, group })
  }
  for (const mark of marks) add(mark, SPOT_OF[mark.role], mark.group)
  for (const [index, chain] of chains.entries()) {
    for (const { digit, on, cells } of chain) {
      for (const cell of cells) add({ cell, digit }, on ? 'on' : 'off', index)
    }
  }
  for (const placed of placements) add(placed, 'on')
  return [...spots.values()]
}

/** @param {Step} step @param {Shape} shape @returns {Link[]} */
function linksOf({ chains }, shape) {
  const links = chains.flatMap((chain) =>
    chain.flatMap((node, index) => {
      const causes = node.also?.length ? node.also : [index - 1]
      return causes.flatMap((cause) => (chain[cause] ? [linkOf(chain[cause], node, shape)] : []))
    }),
  )
  return links.length > MOST_LINKS ? [] : links
}

/** From the cell of one statement to the nearest of the other; a weak link is dashed. @param {ChainNode} one @param {ChainNode} other @param {Shape} shape @returns {Link} */
function linkOf(one, other, { size }) {
  let best = [one.cells[0], other.cells[0]]
  const far = (/** @type {number[]} */ [from, to]) =>
    Math.hypot((from % size) - (to % size), Math.floor(from / size) - Math.floor(to / size))
  for (const from of one.cells) {
    for (const to of other.cells) if (far([from, to]) < far(best)) best = [from, to]
  }
  return {
    from: { cell: best[0], digit: one.digit },
    to: { cell: best[1], digit: other.digit },
    isArrow: true,
    isDashed: one.on,
  }
}
