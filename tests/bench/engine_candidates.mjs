// tests/bench/engine_candidates.mjs: how long the true candidates of loose grids take.
//
// A part of scripts/bench engine. The empty 9×9; and the published minimal 16×16 without ten of their givens, which are chosen by a small
// generator, so that they are the same in every run.
import { numbers } from '../cli/program.mjs'
import { atMost, short } from './engine_bars.mjs'
import { data, makeModule, native, publishedGrids } from './engine_grids.mjs'
import { median } from './lib.mjs'

const GIVENS_LESS = 10
const EMPTY = { name: 'empty', size: 9, boxRows: 3, boxColumns: 3, givens: new Array(81).fill(0) }

/** Without so many of its givens. @param {import('./engine_grids.mjs').Grid} grid @param {number} index */
function loosened(grid, index) {
  const below = numbers(index + 1)
  const givens = [...grid.givens]
  const cells = givens.flatMap((given, cell) => (given === 0 ? [] : [cell]))
  for (let i = 0; i < GIVENS_LESS; i++) givens[cells.splice(below(cells.length), 1)[0]] = 0
  return { ...grid, givens }
}

/** @param {import('./engine_bars.mjs').Options} options @returns {Promise<import('./engine_bars.mjs').Part>} */
export async function measureCandidates({ seconds }) {
  const published = publishedGrids('large/minimal-16x16.txt')
  const sets = [
    { what: 'empty 9×9', grids: [EMPTY], most: 5 },
    { what: '16×16 without 10 givens', grids: published?.map(loosened) ?? [], most: 40 },
  ]
  /** @type {import('./engine_bars.mjs').Part} */
  const part = { rows: [], bars: [], notes: [] }
  if (!published) part.notes.push(`skipped: there is no ${data}/large/minimal-16x16.txt`)
  for (const { what, grids, most } of sets) {
    if (grids.length === 0) continue
    const module = await makeModule()
    const all = grids.map((grid) => ({
      native: native('candidates', grid, { seconds }),
      wasm: module.run('candidates', grid, { seconds }),
    }))
    const times = {
      native: all.map((each) => each.native.ms),
      wasm: all.map((each) => each.wasm.ms),
    }
    part.rows.push({
      grids: what,
      puzzles: grids.length,
      'native median ms': short(median(times.native)),
      'native max ms': short(Math.max(...times.native)),
      'wasm median ms': short(median(times.wasm)),
      'wasm max ms': short(Math.max(...times.wasm)),
      'time-outs': all.filter((each) => !each.native.done || !each.wasm.done).length,
    })
    part.bars.push(atMost(`candidates, ${what}: max, wasm`, Math.max(...times.wasm), most, 'ms'))
  }
  return part
}
