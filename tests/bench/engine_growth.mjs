// tests/bench/engine_growth.mjs: how the general engine grows with the size of the grid, natively and in the module.
//
// A part of scripts/bench engine. For each size: the first solution of the empty grid, and a made grid with four cells in ten emptied,
// searched for a second solution. Then 36×36 with 47 %, 66 % and 72 % of the cells emptied, twenty grids each, the median and the slowest.

import { numbers } from '../cli/program.mjs'
import { loadNonet, mustGive } from '../wasm/load.mjs'
import { atMost, short } from './engine_bars.mjs'
import { fullGrid, hashedNumbers, makeModule, native, withHoles } from './engine_grids.mjs'
import { median } from './lib.mjs'

const SIZES = [4, 6, 9, 12, 16, 25, 36, 49, 64]
const PERCENT_OF_36 = [47, 66, 72]
const GRIDS_OF_36 = 20

/** @param {import('./engine_bars.mjs').Options} options @returns {Promise<import('./engine_bars.mjs').Part>} */
export async function measureGrowth({ seconds }) {
  const nonet = await loadNonet()
  const module = await makeModule()
  /** @type {import('./engine_bars.mjs').Part} */
  const part = { rows: [], bars: [], notes: [] }

  /** @param {string} what @param {import('./engine_grids.mjs').Grid[]} grids @param {number} limit */
  const add = (what, grids, limit) => {
    const how = { limit, seconds }
    const all = grids.map((grid) => ({
      native: native('solve', grid, how),
      wasm: module.run('solve', grid, how),
    }))
    const times = {
      native: all.map((each) => each.native.ms),
      wasm: all.map((each) => each.wasm.ms),
    }
    const { size } = grids[0]
    part.rows.push({
      size: `${size}×${size}`,
      grid: what,
      grids: grids.length,
      'native ms': short(median(times.native)),
      'native max ms': short(Math.max(...times.native)),
      'wasm ms': short(median(times.wasm)),
      'wasm max ms': short(Math.max(...times.wasm)),
      'time-outs': all.filter((each) => !each.native.done || !each.wasm.done).length,
    })
    return Math.max(...times.wasm) / 1e3
  }

  for (const size of SIZES) {
    const shape = mustGive(nonet.usualShape(size))
    const below = numbers(size)
    const full = fullGrid(shape, below)
    const name = `${size}`
    const empty = add('empty', [{ ...shape, name, givens: full.map(() => 0) }], 1)
    const givens = withHoles(full, Math.round(full.length * 0.4), below)
    add('40 % holes', [{ ...shape, name, givens }], 2)
    if (size === 64) part.bars.push(atMost('64×64, empty, wasm', empty, 1, 's'))
    if (size !== 36) continue
    for (const percent of PERCENT_OF_36) {
      const grids = Array.from({ length: GRIDS_OF_36 }, (_, i) => {
        const of = hashedNumbers(`${percent} % of 36×36, ${i}`)
        const digits = fullGrid(shape, of)
        const holes = Math.round((digits.length * percent) / 100)
        return { ...shape, name: `${percent}-${i}`, givens: withHoles(digits, holes, of) }
      })
      const slowest = add(`${percent} % holes`, grids, 2)
      part.bars.push(
        atMost(`36×36, ${percent} % holes, slowest of ${grids.length}, wasm`, slowest, 5, 's'),
      )
    }
  }
  return part
}
