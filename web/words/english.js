// words/english.js: the English sentences, as far as they have been loaded.
//
// English is the fallback of every language, so it is bundled with the page and with the board: not whole, but in
// sections, by who uses them. An entry imports the sections that it uses from the start, as
// '../i18n/en.json?board,cells&only', and provides them here, with a function that fetches the rest. Any other
// language is loaded whole.

/** @typedef {typeof import('../i18n/en.json')} Words */

let atOnce = /** @type {Words} */ ({})
/** @type {() => Promise<Partial<Words>>} */
let loadRest = async () => ({})

/** Every entry calls it before the first sentence is used. @param {Partial<Words>} words @param {typeof loadRest} [rest] */
export function provideEnglish(words, rest = loadRest) {
  atOnce = /** @type {Words} */ (words)
  loadRest = rest
}

export const english = () => atOnce

export const restOfEnglish = () => loadRest()
