// tests/bench/engine_curve.mjs: the learning curve: how many conflicts the learning engine has had at what time.
//
// A part of scripts/bench engine. The published 25×25, by the learning engine alone; a ring is where it found the solution, and the end of a line
// where it proved that there is no other. The rate shows what the growing store of learned clauses costs: where a line bends to the right,
// a conflict takes longer. --svg FILE draws those that take longest.
import { writeFileSync } from 'node:fs'
import { lineChart } from './chart.mjs'
import { absent, short } from './engine_bars.mjs'
import { data, native, publishedGrids } from './engine_grids.mjs'

const FILE = 'large/gecode-25x25.txt'
const DRAWN = 6
/** Points of a line that can be told apart in the picture. */
const POINTS = 120

/** @typedef {{name: string, done: boolean, ms: number, points: [number, number][], first: number | null}} Curve */

/** Conflicts at a time, between the points beside it. @param {Curve['points']} points @param {number} ms */
function conflictsAt(points, ms) {
  const next = points.findIndex(([at]) => at >= ms)
  if (next <= 0) return points[0][1]
  const [[from, low], [to, high]] = [points[next - 1], points[next]]
  return low + ((high - low) * (ms - from)) / (to - from || 1)
}

/** At most POINTS of them, the first and the last included. @param {Curve['points']} points */
const thinned = (points) => {
  const step = Math.ceil((points.length - 1) / (POINTS - 1)) || 1
  return points.filter((_, i) => i % step === 0 || i === points.length - 1)
}

/** @param {import('./engine_bars.mjs').Options} options @returns {Promise<import('./engine_bars.mjs').Part>} */
export async function measureCurve({ seconds, svg }) {
  const grids = publishedGrids(FILE)
  if (!grids) return absent(`${data}/${FILE}`)
  /** @type {Curve[]} */
  const curves = grids.map((grid) => native('curve', grid, { seconds }))
  const rows = curves.map(({ name, done, ms, points, first }) => {
    const conflicts = points[points.length - 1][1]
    const half = conflictsAt(points, ms / 2)
    return {
      puzzle: name,
      s: `${short(ms / 1e3)}${done ? '' : ' (not done)'}`,
      'solution at s': first === null ? '–' : short(first / 1e3),
      conflicts,
      'conflicts/s, first half': Math.round((half / ms) * 2e3),
      'second half': Math.round(((conflicts - half) / ms) * 2e3),
    }
  })
  if (svg === null) return { rows, bars: [], notes: ['--svg FILE draws the curves'] }
  const longest = [...curves].sort((one, other) => other.ms - one.ms).slice(0, DRAWN)
  const inSeconds = (/** @type {[number, number]} */ [ms, conflicts]) =>
    /** @type {[number, number]} */ ([ms / 1e3, conflicts])
  const chart = lineChart({
    title: 'The learning engine on 25×25 puzzles: conflicts against time',
    description: longest
      .map(
        ({ name, ms, points }) =>
          `${name}: ${points[points.length - 1][1]} conflicts in ${short(ms / 1e3)} s`,
      )
      .join('; '),
    x: 'seconds of processor time; ring: solution found, end: proven to be the only one',
    y: 'conflicts',
    lines: longest.map(({ name, points, first }) => ({
      name,
      points: thinned(points).map(inSeconds),
      marks: first === null ? [] : [inSeconds([first, conflictsAt(points, first)])],
    })),
  })
  writeFileSync(svg, chart)
  return { rows, bars: [], notes: [`drawn: ${svg}`] }
}
