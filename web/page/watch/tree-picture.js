// page/watch/tree-picture.js: the search tree as it is at the moment that is shown.
//
// Leaves stand side by side at equal distances, a node in the middle of its own, the root on top.
// The way to where the search stands is thick. What is
// too deep to be kept (SearchTree) hangs below as roots, the longer the more dead ends there were, by
// their logarithm. Nodes that were born later than the moment are left out, so that stepping back
// lets the tree shrink. Each of the passes below takes the nodes in order, parents first or last.

import { Picture } from '../canvas-picture.js'

/** @typedef {import('./run.js').Run} Run */

const MARGIN = 6
const TALLEST = 16
/** With more nodes than this, dots would be a smear. */
const MOST_DOTS = 160

export class TreePicture extends Picture {
  /** @type {Run | undefined} */
  #run
  #most = 1
  #drawn = /** @type {unknown[]} */ ([])

  /** @param {Run} run @param {number} most the greatest depth that there can be */
  show(run, most) {
    const now = [run.tree, run.state?.event]
    // Between two trees the same picture stands while it goes fast.
    if (now[0] === this.#drawn[0] && (now[1] === this.#drawn[1] || !run.state?.tree)) return
    this.#drawn = now
    this.#run = run
    this.#most = Math.max(most, 1)
    this.draw()
  }

  /** @override */
  draw() {
    const { pen, inks, width, height } = this
    const { tree, state } = this.#run ?? {}
    pen.clearRect(0, 0, width, height)
    if (!tree || !state || !width) return
    const { parents, born, closed, folded } = tree
    const now = state.event
    let count = 0
    while (count < parents.length && born[count] <= now) count++

    const leaves = new Uint32Array(count)
    let [greatest, deepest] = [0, 0]
    const level = new Uint16Array(count)
    for (let node = count - 1; node > 0; node--) {
      leaves[node] ||= 1
      leaves[parents[node]] += leaves[node]
    }
    leaves[0] ||= 1
    for (let node = 1; node < count; node++) {
      level[node] = level[parents[node]] + 1
      deepest = Math.max(deepest, level[node])
      greatest = Math.max(greatest, folded[node])
    }
    // The place of each node's first leaf, counted on as its children take theirs.
    const next = new Float64Array(count)
    const x = new Float64Array(count)
    const wide = (width - 2 * MARGIN) / leaves[0]
    for (let node = 0; node < count; node++) {
      const first = node ? next[parents[node]] : 0
      if (node) next[parents[node]] += leaves[node]
      next[node] = first
      x[node] = MARGIN + (first + leaves[node] / 2) * wide
    }
    const isDeeper = state.path.length > deepest
    const tall = height - 2 * MARGIN
    const step = Math.min(
      (greatest || isDeeper ? 0.6 * tall : tall) / Math.max(deepest, 1),
      TALLEST,
    )
    const y = (/** @type {number} */ node) => MARGIN + level[node] * step
    const isOpen = (/** @type {number} */ node) => !closed[node] || closed[node] >= now

    const edges = (/** @type {boolean} */ wantsOpen) => {
      pen.beginPath()
      for (let node = 1; node < count; node++) {
        if (isOpen(node) !== wantsOpen) continue
        const [from, to] = [y(node) - step, y(node)]
        pen.moveTo(x[parents[node]], from)
        if (count > MOST_DOTS) pen.lineTo(x[node], to)
        else pen.bezierCurveTo(x[parents[node]], to, x[node], from, x[node], to)
      }
      pen.stroke()
    }
    const roots = tall - deepest * step
    if (greatest) {
      pen.fillStyle = inks.edge
      const unit = roots / Math.log1p(greatest)
      const thick = Math.max(0.6, Math.min(wide * 0.6, 3))
      for (let node = 1; node < count; node++) {
        if (!folded[node]) continue
        pen.fillRect(x[node] - thick / 2, y(node), thick, Math.log1p(folded[node]) * unit)
      }
    }
    pen.strokeStyle = inks.edge
    pen.lineWidth = count > MOST_DOTS ? 0.7 : 1
    edges(false)
    pen.strokeStyle = inks.pen
    pen.lineWidth = 2.5
    edges(true)

    let last = 0
    for (let node = 1; node < count; node++) if (isOpen(node)) last = node
    let end = y(last)
    if (isDeeper && level[last] === deepest) {
      end += (roots * (state.path.length - deepest)) / Math.max(this.#most - deepest, 1)
      pen.beginPath()
      pen.moveTo(x[last], y(last))
      pen.lineTo(x[last], end)
      pen.stroke()
    }
    if (count <= MOST_DOTS) {
      pen.fillStyle = inks.edge
      const radius = Math.max(0.8, Math.min(2, wide / 3, step / 3))
      for (let node = 1; node < count; node++)
        if (!isOpen(node)) this.#dot(x[node], y(node), radius)
    }
    pen.fillStyle = inks.ink
    this.#dot(x[0], y(0), 3)
    pen.fillStyle = state.solved ? inks.pen : inks.say
    this.#dot(x[last], end, state.solved ? 5 : 3.5)
  }

  /** @param {number} x @param {number} y @param {number} radius */
  #dot(x, y, radius) {
    const { pen } = this
    pen.beginPath()
    pen.arc(x, y, radius, 0, 7)
    pen.fill()
  }
}
