// tests/bench/engine_bars.mjs: what a part of scripts/bench engine returns, and the bounds that its figures are held to.

/** @typedef {import('./lib.mjs').Row} Row */
/** @typedef {{bar: string, figure: string, bound: string, met: 'met' | 'unmet' | 'not measured'}} Bar */
/**
 * What a part of the benchmark found: a table (which may be empty), the bars, and what else the reader must know.
 * @typedef {{rows: Row[], bars: Bar[], notes: string[]}} Part
 */
/** @typedef {{seconds: number, peerLoopMs: number | null, peer: string | null, svg: string | null}} Options `seconds`: a grid is given up after these; `peer`: the folder of another solver's source */

/** A short text of a figure. @param {number} figure */
export const short = (figure) =>
  figure >= 100
    ? figure.toFixed(0)
    : figure >= 10
      ? figure.toFixed(1)
      : figure >= 0.1
        ? figure.toFixed(2)
        : figure.toFixed(3)

/** @param {string} sign @param {(figure: number, bound: number) => boolean} keeps */
const barOf =
  (sign, keeps) =>
  /** @param {string} bar @param {number | null} figure null: it could not be measured @param {number} bound @param {string} [unit] @returns {Bar} */
  (bar, figure, bound, unit = '') => {
    const written = (/** @type {string} */ value) => (unit ? `${value} ${unit}` : value)
    return {
      bar,
      figure: figure === null ? '–' : written(short(figure)),
      bound: written(`${sign} ${bound}`),
      met: figure === null ? 'not measured' : keeps(figure, bound) ? 'met' : 'unmet',
    }
  }

export const atMost = barOf('≤', (figure, bound) => figure <= bound)
export const atLeast = barOf('≥', (figure, bound) => figure >= bound)

/** A part whose puzzles are not there. @param {string} file @returns {Part} */
export const absent = (file) => ({
  rows: [],
  bars: [],
  notes: [`skipped: there is no ${file}; NONET_DATA names the folder of published puzzles`],
})

/** @param {number[]} numbers */
export const sum = (numbers) => numbers.reduce((total, number) => total + number, 0)
