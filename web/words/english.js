// words/english.js: the English sentences, as far as they have come.
//
// English is what everything falls back to, so it comes with the page and with the board: not whole, but in
// sections, by who says them. An entry imports those that it says from the start, as
// '../i18n/en.json?board,cells&only', hands them over here, and says how the rest is fetched. Any other
// language comes whole.

/** @typedef {typeof import('../i18n/en.json')} Words */

let atOnce = /** @type {Words} */ ({})
/** @type {() => Promise<Partial<Words>>} */
let loadRest = async () => ({})

/** To be called by an entry before anything is said. @param {Partial<Words>} words @param {typeof loadRest} [rest] */
export function bringEnglish(words, rest = loadRest) {
  atOnce = /** @type {Words} */ (words)
  loadRest = rest
}

export const english = () => atOnce

export const restOfEnglish = () => loadRest()
