// page/book/wishes-text.js: what is wished of a book's puzzles, as the options of `nonet book` say it: "--clues 24-26".
//
// It stands at the foot of each sheet, beside the seed and the word for the grade, so that the same book can be made again,
// here or on the command line.
// Tested by tests/wasm/book.test.mjs.

/** @typedef {import('nonet-generate-wasm').Wishes} Wishes */

/** @param {readonly [number, number]} range @param {number} [places] */
function rangeText([least, most], places = 0) {
  const [from, to] = [least, most].map((value) => value.toFixed(places))
  return from === to ? from : `${from}-${to}`
}

/** @param {Wishes} wishes */
export function wishesText(wishes) {
  const { se, hodoku, pattern, clues, minimal, evenDigits, needs, without, singlesOnly } = wishes
  const { symmetry, longestWait, size, boxRows, boxColumns, jigsaw, houses, attempts } = wishes
  /** @type {Record<string, string | number | boolean | undefined>} */
  const options = {
    '--boxes': boxRows && boxColumns && `${boxRows}x${boxColumns}`,
    '--clues': clues && rangeText(clues),
    '--even': evenDigits,
    '--hodoku': hodoku,
    '--houses': houses?.join(','),
    '--jigsaw': jigsaw,
    '--minimal': minimal,
    '--needs': needs?.join(','),
    '--pattern': pattern?.replaceAll(/\s/g, ''),
    '--se': se && rangeText(se, 1),
    '--singles': singlesOnly,
    '--size': boxRows && boxColumns ? undefined : size,
    '--symmetry': symmetry === 'none' ? undefined : symmetry,
    '--tries': attempts,
    '--wait': longestWait === undefined ? undefined : String(longestWait),
    '--without': without?.join(','),
  }
  // In the order of the alphabet, as the command line has them.
  return Object.entries(options)
    .filter(([, value]) => value)
    .map(([name, value]) => (value === true ? name : `${name} ${value}`))
    .join(' ')
}
