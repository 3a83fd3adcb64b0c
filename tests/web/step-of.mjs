// tests/web/step-of.mjs: steps for tests, by their parts.

/** @typedef {import('nonet-human-wasm').Step} Step */

/** A step with these parts and no others. @param {Partial<Step>} parts @returns {Step} */
export const stepOf = (parts) => ({
  technique: 'naked-single',
  placements: [],
  eliminations: [],
  digits: [],
  marks: [],
  houses: [],
  cells: [],
  chains: [],
  ...parts,
})
