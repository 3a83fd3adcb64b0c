// interop/write-interactive.js: a puzzle with constraints, as plain data (board/constraints.js), in the writing of
// Interactive-Sudoku-Solver: .Cage~12~R1C1~R1C2; core/format/interactive.h says what each item means.
//
// A constraint is written as the item that core reads as the same one, or as one that says the same (even cells as cells of even
// digits). One for which there is no item is left out, and named by its key. Variables v1 … are those of unknown regions (CC1 …),
// and then one group (VV1 …).

import { cellNamed, keyOf } from '../board/constraints.js'

/** @typedef {import('../board/constraints.js').Constraint} Constraint */
/** @typedef {import('../board/constraints.js').PuzzleTree} PuzzleTree */

/** Rows, columns and digits. */
export const LARGEST = 16
const SIXES = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_'
/** Types of items that name cells alone. @type {Record<string, string>} */
const OF_CELLS = {
  thermometer: 'Thermo',
  renban: 'Renban',
  palindrome: 'Palindrome',
  between: 'Between',
  'region-sum-line': 'RegionSumLine',
  zipper: 'Zipper',
  entropic: 'Entropic',
  'counting-circles': 'CountingCircles',
  'count-distinct': 'CountDistinct',
  'double-arrow': 'DoubleArrow',
  'equality-cage': 'EqualityCage',
  'value-index': 'ValueIndexing',
}
/** Types with a number before the cells, and its name. @type {Record<string, [string, string]>} */
const OF_NUMBER = {
  lockout: ['Lockout', 'difference'],
  whispers: ['Whisper', 'difference'],
  lunchbox: ['Lunchbox', 'sum'],
  modular: ['Modular', 'modulus'],
  'rellik-cage': ['RellikCage', 'sum'],
}
/** Rules of the whole board. @type {Record<string, string>} */
const OF_BOARD = {
  'anti-king': 'AntiKing',
  'anti-knight': 'AntiKnight',
  'anti-taxicab': 'AntiTaxicab',
  'non-consecutive': 'AntiConsecutive',
  'global-entropy': 'GlobalEntropy',
  'global-modular': 'GlobalMod',
  'region-same-values': 'RegionSameValues',
  'dutch-flatmates': 'DutchFlatmates',
  'no-equal-lines': 'FullRankTies~none',
}
/** Rules of the whole board that our reader refuses in a block. */
const ALONE = [
  'no-equal-lines',
  'chaos-construction',
  'no-other-dots',
  'no-other-white-dots',
  'no-other-black-dots',
  'no-other-sums',
]
const [DOTS, LETTERS] = [
  ['WhiteDot', 'BlackDot'],
  ['V', 'X'],
]
/** Numbers beside a row or column, and their names. @type {Record<string, [string, string]>} */
const OF_LINE = {
  'x-sum': ['XSum', 'sum'],
  skyscraper: ['Skyscraper', 'count'],
  'hidden-skyscraper': ['HiddenSkyscraper', 'value'],
  'numbered-room': ['NumberedRoom', 'value'],
  'full-rank': ['FullRank', 'rank'],
}

/**
 * Errors: RangeError for more than 16 rows, columns or digits; its message is what of the puzzle.
 * @param {PuzzleTree} tree @returns {{text: string, leftOut: string[]}}
 */
export function writeInteractive(tree) {
  return new Writer(tree).write()
}

class Writer {
  /** @param {PuzzleTree} tree */
  constructor(tree) {
    const { grid = {}, constraints = [] } = tree
    const { rows = 9, cols = 9, variables = 0 } = grid
    const [first, last] = grid.digits ?? [1, Math.max(rows, cols)]
    if (Math.max(rows, cols, last - first + 1) > LARGEST || first > 1) {
      throw new RangeError(`${rows}×${cols}, ${first}–${last}`)
    }
    this.tree = tree
    this.rows = rows
    this.cols = cols
    this.variables = variables
    this.first = first
    this.last = last
    this.chaos = constraints.some((constraint) => keyOf(constraint) === 'chaos-construction')
    /** @type {string[]} */
    this.leftOut = []
  }

  write() {
    const { constraints = [], givens = {}, candidates = {} } = this.tree
    const items = [...this.#shape(), ...this.#houses()]
    for (const [name, values] of [candidates, givens].flatMap((of) => Object.entries(of))) {
      items.push(`~${[this.cell(name), ...[values].flat()].join('_')}`)
    }
    for (const constraint of constraints) items.push(...this.#items(constraint))
    return { text: items.map((item) => `.${item}`).join(''), leftOut: [...new Set(this.leftOut)] }
  }

  /** @param {string} name @returns {string} */
  cell(name) {
    const [, row, column] = /^r(\d+)c(\d+)$/.exec(name) ?? []
    if (row) return `R${Number(row).toString(17)}C${Number(column).toString(17)}`
    const number = Number(/^v(\d+)$/.exec(name)?.[1])
    const cells = this.rows * this.cols
    if (!this.chaos) return this.variables > 1 ? `VV${number}` : 'VV'
    if (number <= cells) return `CC${number}`
    return this.variables - cells > 1 ? `VV${number - cells}` : 'VV'
  }

  #shape() {
    const { rows, cols, first, last } = this
    const isNine = rows === 9 && cols === 9 && first === 1 && last === 9
    const named = this.tree.houses ?? ['rows', 'columns']
    const isRaw = !named.includes('rows') || !named.includes('columns')
    const count = this.variables - (this.chaos ? rows * cols : 0)
    return [
      `Shape~${rows}x${cols}${isNine && !isRaw ? '' : `~${first}-${last}`}${isRaw ? '~Raw' : ''}`,
      ...(count > 0 ? [`Var~V~~${count}`] : []),
    ]
  }

  #houses() {
    const { regions, houses = ['rows', 'columns', 'regions'] } = this.tree
    const lists = this.#lists(regions)
    const items = []
    if (houses.includes('rows') && houses.includes('columns')) {
      const size = lists[0]?.length ?? Math.max(this.rows, this.cols)
      if (JSON.stringify(lists) !== JSON.stringify(this.#lists(undefined))) {
        items.push('NoBoxes', ...this.#jigsaw(lists, size))
      }
      if (size !== Math.max(this.rows, this.cols)) items.push(`RegionSize~${size}`)
    }
    for (const house of houses) {
      if (Array.isArray(house)) items.push(this.#house(house))
    }
    return items
  }

  /** @param {string[]} house */
  #house(house) {
    const { rows, cols } = this
    const whole = [...new Array(rows).keys()]
    const down = whole.map((row) => `r${row + 1}c${row + 1}`)
    const up = whole.map((row) => `r${row + 1}c${rows - row}`)
    if (rows === cols && String(house) === String(down)) return 'Diagonal~-1'
    if (rows === cols && String(house) === String(up)) return 'Diagonal~1'
    return ['AllDifferent', ...house.map((name) => this.cell(name))].join('~')
  }

  /** Regions as lists of cells; those of the usual boxes if nothing is told. @param {PuzzleTree['regions']} regions @returns {string[][]} */
  #lists(regions) {
    if (Array.isArray(regions)) return regions
    const [height, width] = regions?.match(/\d+/g)?.map(Number) ?? this.#boxShape()
    if (!height) return []
    const across = Math.floor(this.cols / width)
    /** @type {string[][]} */
    const lists = []
    for (let row = 0; row < this.rows; row++) {
      for (let column = 0; column < this.cols; column++) {
        const box = Math.floor(row / height) * across + Math.floor(column / width)
        lists[box] = [...(lists[box] ?? []), `r${row + 1}c${column + 1}`]
      }
    }
    return lists
  }

  #boxShape() {
    const size = Math.max(this.rows, this.cols)
    for (let shorter = Math.floor(Math.sqrt(size)); shorter > 1; shorter--) {
      const longer = size / shorter
      if (size % shorter) continue
      if (this.rows % shorter === 0 && this.cols % longer === 0) return [shorter, longer]
      if (this.rows % longer === 0 && this.cols % shorter === 0) return [longer, shorter]
    }
    return [0, 0]
  }

  /** @param {string[][]} lists @param {number} size */
  #jigsaw(lists, size) {
    if (!lists.length) return []
    if (lists.length >= SIXES.length || lists.some(({ length }) => length !== size)) {
      this.leftOut.push('openRegions')
      return []
    }
    const order = [...SIXES].sort()
    const layout = []
    for (let row = 1; row <= this.rows; row++) {
      for (let column = 1; column <= this.cols; column++) {
        const region = lists.findIndex((cells) => cells.includes(`r${row}c${column}`))
        layout.push(region < 0 ? order[SIXES.length - 1] : order[region])
      }
    }
    return [`Jigsaw~${layout.join('')}`]
  }

  /** @param {Constraint} constraint @returns {string[]} without the dot before each */
  #items(constraint) {
    const key = keyOf(constraint)
    try {
      const items = this.#itemsOf(key, constraint)
      if (items) return items
    } catch {
      // A link may hold anything.
    }
    this.leftOut.push(key)
    return []
  }

  /** @param {string} key @param {Constraint} of @returns {string[] | undefined} */
  #itemsOf(key, of) {
    // A link may hold anything, also a constraint of the name of what every object has.
    if (key in Object.prototype) return undefined
    const on = of[key]
    const cells = Array.isArray(on)
      ? on.flat().map((name) => this.cell(typeof name === 'string' ? name : ''))
      : []
    const item = (/** @type {unknown[]} */ ...parts) => [parts.join('~')]
    if (OF_CELLS[key]) return item(OF_CELLS[key], ...cells)
    if (OF_NUMBER[key]) {
      const [type, number] = OF_NUMBER[key]
      return of[number] < 0 ? undefined : item(type, of[number], ...cells)
    }
    if (OF_BOARD[key]) return item(OF_BOARD[key])
    if (OF_LINE[key]) return this.#clue(OF_LINE[key], on, of)
    const isPair = cells.length === 2 && this.#areNeighbours(on)
    switch (key) {
      case 'cage':
        if (of.sum === undefined) return item('AllDifferent', ...cells)
        // A cage of 0 is one without a sum there.
        return of.sum === 0 ? undefined : item('Cage', of.sum, ...cells)
      case 'sum':
        return item(
          'Sum',
          of.factors ? [of.total, '=', ...of.factors].join('_') : of.total,
          ...cells,
        )
      case 'sum-line':
        return item('SumLine', of.sum, ...cells, ...(of.loop ? ['LOOP'] : []))
      case 'one-of':
      case 'even':
      case 'odd': {
        const digits = Array.from(
          { length: this.last - this.first + 1 },
          (_, at) => at + this.first,
        )
        const fit =
          key === 'one-of'
            ? of.values.filter((/** @type {number} */ value) => digits.includes(value))
            : digits.filter((digit) => digit % 2 === (key === 'odd' ? 1 : 0))
        return fit.length ? cells.map((cell) => `~${[cell, ...fit].join('_')}`) : undefined
      }
      case 'contains-exactly':
      case 'contains-at-least': {
        const type = key === 'contains-exactly' ? 'ContainExact' : 'ContainAtLeast'
        return of.values.length ? item(type, of.values.join('_'), ...cells) : undefined
      }
      case 'arrow': {
        const [pill, ...shafts] = on.map((/** @type {string[]} */ names) =>
          names.map((name) => this.cell(name)),
        )
        const start = pill.length > 1 ? ['PillArrow', pill.length] : ['Arrow']
        return shafts.map((/** @type {string[]} */ shaft) =>
          [...start, ...pill, ...shaft].join('~'),
        )
      }
      case 'white-dot':
        return isPair && (of.difference ?? 1) === 1 ? item('WhiteDot', ...cells) : undefined
      case 'black-dot':
        return isPair && (of.ratio ?? 2) === 2 ? item('BlackDot', ...cells) : undefined
      case 'pair-sum': {
        const type = isPair ? { 5: 'V', 10: 'X' }[/** @type {5 | 10} */ (of.sum)] : undefined
        return type ? item(type, ...cells) : item('Sum', of.sum, ...cells)
      }
      case 'no-other-dots':
        return this.#areMarked(on, DOTS) ? item('StrictKropki') : undefined
      case 'no-other-white-dots':
        return this.#isStrict(of, 'no-other-black-dots') ? item('StrictKropki') : undefined
      case 'no-other-black-dots':
        // Written with the white ones.
        return this.#isStrict(of, 'no-other-white-dots') ? [] : undefined
      case 'no-other-sums': {
        const sums = [...of.sums].sort((one, another) => one - another)
        return String(sums) === '5,10' && this.#areMarked(on, LETTERS)
          ? item('StrictXV')
          : undefined
      }
      case 'greater-than':
        return isPair ? item('GreaterThan', ...cells) : undefined
      case 'quadruple':
        return this.#isSquare(on) ? item('Quad', cells[0], ...of.values) : undefined
      case 'sandwich': {
        const line = this.#lineOf(on)
        return line ? item('Sandwich', of.sum, line.name) : undefined
      }
      case 'row-index':
        return item('Indexing', 'R', ...cells)
      case 'column-index':
        return item('Indexing', 'C', ...cells)
      case 'look-and-say':
        return of.says.length && of.says.every((/** @type {number} */ count) => count < 10)
          ? item('LookAndSay', of.says.join(''), ...cells)
          : undefined
      case 'same-values':
        return item('SameValues', on.length, ...cells)
      case 'equal-sums':
        return item('EqualSum', this.#segments(on))
      case 'expression':
        return /^[ -~]*$/.test(of.text)
          ? item('Regex', btoa(of.text).replaceAll('=', ''), ...cells)
          : undefined
      case 'relation-line':
        return item('Pair', this.#relation(of.relation), '', ...cells)
      case 'relation-all':
        return item('PairX', this.#relation(of.relation), '', ...cells)
      case 'chaos-construction':
        return item('ChaosConstruction')
      case 'chaos-count':
        return item('ChaosCount', cells[0], of['without-start'] ? 1 : 0, ...cells.slice(1))
      case 'chaos-arrow':
        return item('ChaosArrow', cells[0], of['without-start'] ? 1 : 0, this.#segments(of.arms))
      case 'any':
        return this.#block('Or', on)
      case 'all':
        return this.#block('And', on)
      default:
        return undefined
    }
  }

  /** A block is written whole, or not at all. @param {string} type @param {Constraint[]} parts */
  #block(type, parts) {
    if (parts.some((part) => ALONE.includes(keyOf(part)))) return undefined
    const items = parts.map((part) => this.#itemsOf(keyOf(part), part))
    if (items.some((some) => !some)) return undefined
    const inner = items.map((some) => {
      const list = some ?? []
      return list.length > 1 && type === 'Or' ? ['And', ...list, 'End'] : list
    })
    return [type, ...inner.flat(), 'End']
  }

  /** Whether pairs are those with an item of these types. @param {string[][]} pairs @param {string[]} types */
  #areMarked(pairs, types) {
    const { constraints = [] } = this.tree
    const others = constraints.filter((of) => !ALONE.includes(keyOf(of)))
    const items = others.map((of) => this.#itemsOf(keyOf(of), of) ?? [])
    const isMark = (/** @type {string} */ item) => types.includes(item.split('~')[0])
    // The marks of a block do not hold in any case.
    if (items.some((some) => some.length > 1 && some.some(isMark))) return false
    const named = (/** @type {string[][]} */ list) =>
      String([...new Set(list.map((cells) => cells.sort().join('~')))].sort())
    const marks = items.flat().filter(isMark)
    return (
      named(pairs.map((pair) => pair.map((name) => this.cell(name)))) ===
      named(marks.map((mark) => mark.split('~').slice(1)))
    )
  }

  /** Whether this rule of one colour, and that of the other one, are the rule of both. @param {Constraint} of @param {string} other */
  #isStrict(of, other) {
    const { constraints = [] } = this.tree
    const rules = [of, ...constraints.filter((rule) => keyOf(rule) === other)]
    return (
      rules.length === 2 &&
      rules.every(
        (rule) =>
          (rule.difference ?? 1) === 1 &&
          (rule.ratio ?? 2) === 2 &&
          this.#areMarked(rule[keyOf(rule)], DOTS),
      )
    )
  }

  /** @param {string[][]} groups */
  #segments(groups) {
    return groups.map((names) => names.map((name) => this.cell(name)).join('~')).join('~-~')
  }

  /** Six bits a character, the lowest first. @param {number[][]} relation */
  #relation(relation) {
    const count = this.last - this.first + 1
    const bits = relation.flatMap((allowed) =>
      Array.from({ length: count }, (_, at) => Number(allowed.includes(at + this.first))),
    )
    let text = ''
    for (let at = 0; at < bits.length; at += 6) {
      text += SIXES[bits.slice(at, at + 6).reduce((sum, bit, place) => sum + (bit << place), 0)]
    }
    return text
  }

  /** @param {[string, string]} type @param {string[]} on @param {Constraint} of */
  #clue([type, number], on, of) {
    const line = this.#lineOf(on)
    // Whether ranks may be shared is said once for all.
    if (!line || of.tie || of[number] < (number === 'value' ? 0 : 1)) return undefined
    return [[type, line.name, ...(line.isBackwards ? [''] : []), of[number]].join('~')]
  }

  /** The row or column that cells are, from either end. @param {string[]} on */
  #lineOf(on) {
    const [, row, column] = /^r(\d+)c(\d+)$/.exec(on[0]) ?? []
    const across = Array.from({ length: this.cols }, (_, at) => `r${row}c${at + 1}`)
    const down = Array.from({ length: this.rows }, (_, at) => `r${at + 1}c${column}`)
    for (const [name, line] of /** @type {const} */ ([
      [`R${row}`, across],
      [`C${column}`, down],
    ])) {
      if (String(on) === String(line)) return { name, isBackwards: false }
      if (String(on) === String([...line].reverse())) return { name, isBackwards: true }
    }
    return undefined
  }

  /** @param {string[]} on */
  #areNeighbours(on) {
    const [one, other] = on.map((name) => cellNamed(name, LARGEST))
    const far = Math.abs(one - other)
    return (
      one >= 0 &&
      other >= 0 &&
      (far === LARGEST || (far === 1 && (Math.min(one, other) + 1) % LARGEST > 0))
    )
  }

  /** Four cells around a corner, in the order of reading. @param {string[]} on */
  #isSquare(on) {
    const [first, ...others] = on.map((name) => cellNamed(name, LARGEST))
    return (
      first >= 0 && String(others) === String([1, LARGEST, LARGEST + 1].map((far) => first + far))
    )
  }
}
