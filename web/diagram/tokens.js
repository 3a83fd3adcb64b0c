// diagram/tokens.js: one line of a diagram's text as what it is made of.
//
// A line is read once from the left, a character at a time, so the time grows with its length and
// with nothing else. What stands for nothing (commas between names, "in", "and", a colon) is left
// out here; a piece that makes no sense is a token too, and the instruction that meets it says so.
//
//   r1c3  R12c3  r1c123     cells; in grids up to 9×9 each figure is a row or a column of its own
//   r1c3(4)  (4)r1c3        the same with marks in them
//   row 3  column 2, 5  box1  r3  c2  b1     houses
//   149  12                 a number, as it is written
//   ->  =>  --  ~>  →       a link
//   yellow                  a word

/**
 * @typedef {object} Token
 * @property {'cells' | 'house' | 'number' | 'word' | 'link' | 'comma' | 'odd'} kind
 * @property {string} text as written
 * @property {number} column from 1
 * @property {number[]} [cells]
 * @property {number[]} [digits] the marks that are meant, of `cells`
 * @property {'row' | 'column' | 'area'} [house]
 * @property {number[]} [numbers] from 1: the houses' numbers
 * @property {boolean} [isOutside] names a row, column or house that the grid does not have
 */

/** @type {Record<string, 'row' | 'column' | 'area'>} */
const HOUSES = {
  r: 'row',
  row: 'row',
  rows: 'row',
  c: 'column',
  col: 'column',
  cols: 'column',
  column: 'column',
  columns: 'column',
  b: 'area',
  box: 'area',
  boxes: 'area',
  block: 'area',
  blocks: 'area',
  region: 'area',
  regions: 'area',
}
/** Said between the others, and nothing by themselves. */
const FILLERS = new Set('in at of on and to from is are the a cell cells digit mark'.split(' '))
/** No line that means something has more; what comes after them is one odd piece. */
const MOST = 5000
const LINKS = '-=~>.→⇒—–'

const isDigit = (/** @type {string} */ letter) => letter >= '0' && letter <= '9'
const isLetter = (/** @type {string} */ letter) => /^\p{L}$/u.test(letter)
const isBlank = (/** @type {string} */ letter) => letter.trim() === ''

/**
 * @param {string} line
 * @param {number} from where to begin, from 0
 * @param {number} size of the grid
 * @returns {Token[]}
 */
export function tokensOf(line, from, size) {
  /** @type {Token[]} */
  const tokens = []
  let at = from

  const run = (/** @type {(letter: string) => boolean} */ belongs) => {
    const start = at
    while (at < line.length && belongs(line[at])) at++
    return line.slice(start, at)
  }
  const add = (
    /** @type {Token['kind']} */ kind,
    /** @type {number} */ start,
    /** @type {Partial<Token>} */ more = {},
  ) => tokens.push({ kind, text: line.slice(start, at), column: start + 1, ...more })

  /** The marks in brackets that begin here, if they do. */
  const brackets = () => {
    const end = line.indexOf(')', at)
    if (end < 0) return undefined
    const inside = line.slice(at + 1, end)
    at = end + 1
    return digitsIn(inside, size)
  }

  /** A row and a column, r12c3; leaves `at` where it was when there are none. */
  const cellsHere = () => {
    const start = at
    at++
    const rows = run(isDigit)
    if (rows && (line[at] === 'c' || line[at] === 'C')) {
      at++
      const columns = run(isDigit)
      if (columns && !isLetter(line[at] ?? ' ')) return { rows, columns }
    }
    at = start
    return undefined
  }

  const addCells = (
    /** @type {number} */ start,
    /** @type {number[] | undefined} */ before,
    /** @type {{rows: string, columns: string}} */ { rows, columns },
  ) => {
    const cells = []
    let isOutside = false
    // Each once, so that a long line of figures is no long list of cells.
    const across = new Set(digitsIn(columns, size))
    for (const row of new Set(digitsIn(rows, size))) {
      for (const column of across) {
        if (row < 1 || row > size || column < 1 || column > size) isOutside = true
        else cells.push((row - 1) * size + column - 1)
      }
    }
    const digits = before ?? (line[at] === '(' ? brackets() : undefined)
    add('cells', start, { cells, digits, isOutside })
  }

  while (at < line.length) {
    const start = at
    const letter = line[at]
    if (tokens.length === MOST) {
      at = line.length
      add('odd', start)
      break
    }
    if (letter === 'r' || letter === 'R') {
      const named = cellsHere()
      if (named) {
        addCells(start, undefined, named)
        continue
      }
    }
    if (isBlank(letter) || letter === ':' || letter === '&' || letter === '+') at++
    else if (letter === ',' || letter === ';') {
      at++
      add('comma', start)
    } else if (letter === '(') {
      const digits = brackets()
      const named = digits && (line[at] === 'r' || line[at] === 'R') && cellsHere()
      if (named) addCells(start, digits, named)
      else {
        if (!digits) at = line.length
        add('odd', start)
      }
    } else if (isDigit(letter)) {
      run(isDigit)
      const before = tokens.findLast(({ kind }) => kind !== 'comma')
      if (before?.kind === 'house') addHouse(before, line.slice(start, at), size)
      else add('number', start)
    } else if (LINKS.includes(letter)) {
      run((each) => LINKS.includes(each))
      // A full stop ends a sentence and means nothing else.
      if (line.slice(start, at) !== '.') add('link', start)
    } else if (isLetter(letter)) {
      const word = run(isLetter).toLowerCase()
      if (Object.hasOwn(HOUSES, word)) add('house', start, { house: HOUSES[word], numbers: [] })
      else if (!FILLERS.has(word)) add('word', start)
    } else {
      run((each) => !isBlank(each) && !isDigit(each) && !isLetter(each) && each !== '(')
      add('odd', start)
    }
  }
  return tokens
}

/** @param {Token} token @param {string} figures @param {number} size */
function addHouse(token, figures, size) {
  const number = Number(figures)
  token.text += ` ${figures}`
  if (number >= 1 && number <= size) token.numbers?.push(number)
  else token.isOutside = true
}

/**
 * "149" is 1, 4 and 9 where a digit is one figure; else blanks and commas stand between.
 * @param {string} text @param {number} size
 */
export function digitsIn(text, size) {
  const numbers = text.split(/[\s,;]+/).filter(Boolean)
  const each = size > 9 ? numbers : numbers.flatMap((number) => [...number])
  return each.map((figures) => numberOf(figures))
}

/** A letter from A stands for 10 and more; what is no number is 0, which no grid has. */
function numberOf(/** @type {string} */ figures) {
  if (/^\d+$/.test(figures)) return Math.min(Number(figures), 1000)
  return /^[a-z]$/i.test(figures) ? Number.parseInt(figures, 36) : 0
}

/** What is quoted back to its author. */
export function cut(/** @type {string} */ text) {
  return text.length > 40 ? `${text.slice(0, 39)}…` : text
}
