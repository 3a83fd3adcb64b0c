// board/digit-sets.js: small sets of digits, for the marks and the colours of a cell.
//
// A set is a string of ascending characters, one for each digit (the digit is the character's code minus 48:
// '159' is {1, 5, 9} and ':' is 10). Such sets are immutable, can be compared with ===, and are stored in saved
// boards as they are: the marks of a board are a list of short strings.

/** @typedef {string} Marks */

const ZERO = 48

/** The only empty list: views compare lists with ===. @type {readonly number[]} */
export const NO_DIGITS = []

/** @param {number} digit @returns {Marks} the set of this digit alone */
export function only(digit) {
  return String.fromCharCode(ZERO + digit)
}

/** @param {Marks} marks @param {number} digit */
export function holds(marks, digit) {
  return marks.includes(only(digit))
}

/** @param {Marks} marks @param {number} digit @returns {Marks} */
export function withDigit(marks, digit) {
  return holds(marks, digit) ? marks : marksOf([...digitsOf(marks), digit])
}

/** @param {Marks} marks @param {number} digit @returns {Marks} */
export function withoutDigit(marks, digit) {
  return marks.replace(only(digit), '')
}

/** @param {readonly number[]} digits in any order @returns {Marks} */
export function marksOf(digits) {
  return [...new Set(digits)]
    .sort((one, other) => one - other)
    .map(only)
    .join('')
}

/** @type {Map<Marks, readonly number[]>} the same list for the same set, so that views can use === */
const lists = new Map([['', NO_DIGITS]])

/** @param {Marks} marks @returns {readonly number[]} rising */
export function digitsOf(marks) {
  let list = lists.get(marks)
  if (!list) {
    list = [...marks].map((character) => character.charCodeAt(0) - ZERO)
    lists.set(marks, list)
  }
  return list
}
