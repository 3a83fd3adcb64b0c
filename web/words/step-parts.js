// words/step-parts.js: the parts of a sentence about a step: cells, digits, houses, candidates, statements of chains.
//
// On the screen a cell is "r1c2"; for the ear, with `isAloud`, "row 1 column 2". Houses have two forms, as many languages
// decline them: "rows 2 and 7" and "in rows 2 and 7".

import { cellName, placeInWords } from './cells.js'

/** @typedef {import('nonet-human-wasm').Step} Step */
/** @typedef {import('nonet-human-wasm').StepHouse} StepHouse */
/** @typedef {import('nonet-human-wasm').ChainNode} ChainNode */
/** @typedef {import('nonet-human-wasm').Candidate} Candidate */
/** @typedef {import('./phrases.js').Phrases} Phrases */
/** @typedef {import('./phrases.js').Values} Values */
/** @typedef {StepHouse['kind']} HouseKind */
/** @typedef {Pick<StepHouse, 'kind' | 'index'>} Place */
/**
 * How to speak of a step.
 * @typedef {object} How
 * @property {Phrases} words with the words of hints; see hint-words.js
 * @property {number} size of the grid
 * @property {boolean} [isAloud] for a screen reader
 */

/** @type {Record<HouseKind, string>} */
const NAMED = {
  row: 'steps.rows',
  column: 'steps.columns',
  box: 'steps.boxes',
  region: 'steps.regions',
  diagonal: 'steps.diagonals',
  window: 'steps.windows',
  group: 'steps.groups',
  extra: 'steps.extras',
}
/** @type {Record<HouseKind, string>} */
const WITHIN = {
  row: 'steps.inRows',
  column: 'steps.inColumns',
  box: 'steps.inBoxes',
  region: 'steps.inRegions',
  diagonal: 'steps.inDiagonals',
  window: 'steps.inWindows',
  group: 'steps.inGroups',
  extra: 'steps.inExtras',
}

/** Without repetitions, in the order of their first occurrence. @template Item @param {readonly Item[]} items */
export const distinct = (items) => [...new Set(items)]

export class StepParts {
  step
  #how
  #either

  /** @param {Step} step @param {How} how */
  constructor(step, how) {
    this.step = step
    this.#how = how
    const { locale } = how.words
    // English as in phrases.js: without a comma before "or".
    const lister = locale.language === 'en' ? 'en-GB' : locale
    this.#either = new Intl.ListFormat(lister, { type: 'disjunction' })
  }

  /** @param {string} path @param {Values} [values] */
  say(path, values) {
    return this.#how.words.say(path, values)
  }

  /** A sentence, with a capital where it begins with a word. @param {string} path @param {Values} [values] */
  sentence(path, values) {
    return this.begin(this.say(path, values))
  }

  /** @param {string} text */
  begin(text) {
    // The short name of a cell, as r1c2, keeps its small letter.
    if (/^\p{L}\d/u.test(text)) return text
    return text.charAt(0).toLocaleUpperCase(this.#how.words.locale) + text.slice(1)
  }

  /** "r1c2" @param {number} cell */
  cell(cell) {
    const { words, size, isAloud } = this.#how
    if (isAloud) return cellName(cell, size, words)
    return words.say('steps.cell', placeInWords(cell, size))
  }

  /** "r1c2, r1c5 and r3c4" @param {readonly number[]} cells */
  cells(cells) {
    return this.all(distinct(cells).map((cell) => this.cell(cell)))
  }

  /** "r1c2, r1c5 or r3c4" @param {readonly number[]} cells */
  anyOf(cells) {
    return this.#either.format(distinct(cells).map((cell) => this.cell(cell)))
  }

  /** "3, 5 and 7" @param {readonly number[]} digits */
  digits(digits) {
    return this.all(sorted(digits).map(String))
  }

  /** "3, 5 or 7" @param {readonly number[]} digits */
  anyDigit(digits) {
    return this.#either.format(sorted(digits).map(String))
  }

  /** "one, two and three" @param {readonly string[]} parts */
  all(parts) {
    return this.#how.words.listOf(parts)
  }

  /** "one, two, three" @param {readonly string[]} parts */
  series(parts) {
    return this.#join('steps.comma', parts)
  }

  /** As series, for parts that have commas in them. @param {readonly string[]} parts */
  list(parts) {
    return this.#join('steps.list', parts)
  }

  /** One sentence after the other. @param {readonly string[]} sentences */
  text(sentences) {
    return this.#join('steps.sentences', sentences)
  }

  /** @param {string} path @param {readonly string[]} parts */
  #join(path, parts) {
    if (!parts.length) return ''
    return parts.reduce((first, second) => this.say(path, { first, second }))
  }

  /** "rows 2 and 7, box 3" @param {readonly StepHouse[]} houses */
  houses(houses) {
    return this.series(this.#byKind(houses, NAMED))
  }

  /** "in rows 2 and 7 and in box 3" @param {readonly Place[]} houses */
  where(houses) {
    return this.all(this.#byKind(houses, WITHIN))
  }

  /** The houses of the step with these roles. @param {...StepHouse['role']} roles */
  housesOf(...roles) {
    return (this.step.houses ?? []).filter(({ role }) => roles.includes(role))
  }

  /** The groups of cells with a role. @param {string} role */
  groups(role) {
    return (this.step.cells ?? []).filter((group) => group.role === role)
  }

  /** The marks with a role, of all groups or of one. @param {string} role @param {number} [group] */
  marks(role, group) {
    const marks = this.step.marks ?? []
    return marks.filter(
      (mark) => mark.role === role && (group === undefined || mark.group === group),
    )
  }

  /** The letter of a set: A, B, C. @param {number} index in Step.cells */
  letter(index) {
    const sets = this.step.cells.slice(0, index).filter(({ role }) => role === 'set')
    return letterOf(sets.length)
  }

  /** "5 in r1c2 and r1c4, 8 in r3c3"; in one cell "5 and 8 in r1c2" @param {readonly Candidate[]} candidates */
  candidates(candidates) {
    const cells = distinct(candidates.map(({ cell }) => cell))
    const digits = distinct(candidates.map(({ digit }) => digit))
    if (cells.length === 1) {
      return this.say('steps.candidate', { digit: this.digits(digits), cells: this.cells(cells) })
    }
    const parts = digits.map((digit) => {
      const own = candidates.filter((candidate) => candidate.digit === digit)
      return this.say('steps.candidate', { digit, cells: this.cells(own.map(({ cell }) => cell)) })
    })
    return this.series(parts)
  }

  /** "r1c2 is 5", "5 is not in r1c2 or r1c3" @param {ChainNode} node */
  statement({ digit, on, cells }) {
    return this.say(on ? 'steps.on' : 'steps.off', {
      digit,
      cells: this.anyOf(cells),
      count: cells.length,
    })
  }

  /** "If r1c2 is not 4, then r1c8 is 4, then …" @param {readonly ChainNode[]} nodes */
  chain(nodes) {
    const parts = nodes.map(({ digit, on, cells, set }, index) => {
      const values = { digit, cells: this.anyOf(cells), count: cells.length }
      if (index === 0) return this.say(on ? 'steps.ifOn' : 'steps.ifOff', values)
      const statement = this.say(on ? 'steps.thenOn' : 'steps.thenOff', values)
      if (!(set >= 0)) return statement
      return this.say('steps.bySet', { statement, letter: this.letter(set) })
    })
    return this.sentence('steps.end', { text: this.series(parts) })
  }

  /** @param {readonly Place[]} houses @param {Record<HouseKind, string>} forms */
  #byKind(houses, forms) {
    return distinct(houses.map(({ kind }) => kind)).map((kind) => {
      const own = houses.filter((house) => house.kind === kind)
      const numbers = sorted(own.map(({ index }) => index + 1)).map(String)
      return this.say(forms[kind], { numbers: this.all(numbers), count: numbers.length })
    })
  }
}

/** @param {readonly number[]} numbers */
const sorted = (numbers) => distinct(numbers).sort((one, other) => one - other)

/** @param {number} index */
export function letterOf(index) {
  return String.fromCharCode(65 + index)
}
