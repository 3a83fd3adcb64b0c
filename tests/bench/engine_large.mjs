// tests/bench/engine_large.mjs: published large grids, each with a proof that its solution is the only one, natively and in the module.
//
// A part of scripts/bench engine. A puzzle without its answer after --seconds is a time-out, and counts with that time. The grids of
// csplib-qwh-30 may have several solutions: two are enough there.
import { atMost, short, sum } from './engine_bars.mjs'
import { data, makeModule, native, publishedGrids } from './engine_grids.mjs'
import { median } from './lib.mjs'

const FILES = ['minimal-16x16', 'gecode-25x25', 'csplib-qwh-30']

/** @param {import('./engine_bars.mjs').Options} options @returns {Promise<import('./engine_bars.mjs').Part>} */
export async function measureLarge({ seconds }) {
  /** @type {import('./engine_bars.mjs').Part} */
  const part = { rows: [], bars: [], notes: [] }
  for (const file of FILES) {
    const grids = publishedGrids(`large/${file}.txt`)
    if (!grids) {
      part.notes.push(`skipped: there is no ${data}/large/${file}.txt`)
      continue
    }
    const module = await makeModule()
    /** @type {Record<'native' | 'wasm', import('./engine_grids.mjs').Answer[]>} */
    const answers = { native: [], wasm: [] }
    for (const grid of grids) {
      answers.native.push(native('solve', grid, { seconds }))
      answers.wasm.push(module.run('solve', grid, { seconds }))
    }
    const figures = Object.entries(answers).map(([where, all]) => {
      const times = all.map(({ ms }) => ms)
      const late = all.filter(({ done }) => !done).length
      const figure = { median: median(times), most: Math.max(...times), total: sum(times), late }
      part.rows.push({
        grids: file,
        where,
        puzzles: all.length,
        'one solution': all.filter(({ done, solutions }) => done && solutions === 1).length,
        'time-outs': late,
        'median ms': short(figure.median),
        'max ms': short(figure.most),
        'total s': short(figure.total / 1e3),
      })
      return figure
    })
    part.bars.push(...barsOf(file, figures[0], figures[1]))
  }
  return part
}

/** @typedef {{median: number, most: number, total: number, late: number}} Figures */

/** @param {string} file @param {Figures} ours @param {Figures} wasm */
function barsOf(file, ours, wasm) {
  const late = [
    atMost(`${file}: time-outs, native`, ours.late, 0),
    atMost(`${file}: time-outs, wasm`, wasm.late, 0),
  ]
  if (file === 'minimal-16x16') {
    return [
      ...late,
      atMost(`${file}: median, wasm`, wasm.median, 4, 'ms'),
      atMost(`${file}: max, wasm`, wasm.most, 15, 'ms'),
    ]
  }
  if (file !== 'gecode-25x25') return late
  return [
    ...late,
    atMost(`${file}: slowest, native`, ours.most / 1e3, 20, 's'),
    atMost(`${file}: total, wasm ÷ native`, wasm.total / ours.total, 2),
  ]
}
