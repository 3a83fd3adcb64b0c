// diagram/reading.js: one line of a diagram's text, for whatever reads it: its tokens, and the runs of cells in it.

import { cut, digitsIn, tokensOf } from './tokens.js'

/** @typedef {import('./diagram.js').Diagram} Diagram */
/** @typedef {import('./grid-text.js').Line} Line */
/** @typedef {import('./grid-text.js').Problem} Problem */
/** @typedef {import('./tokens.js').Token} Token */
/** @typedef {(problem: Problem) => void} Tell */
/** @typedef {(diagram: Diagram, line: Line, tell: Tell, most: {left: number}) => void} Read what a line does */

/** Where the first word ends, and what comes after it. @param {Line} line */
export function rest({ text }) {
  return /^\s*\p{L}+\s*:?/u.exec(text)?.[0].length ?? 0
}

/** Of a line: its tokens without commas, and what to tell of one of them. */
export class Reading {
  /** @param {Line} line @param {Diagram} diagram @param {Tell} tell */
  constructor(line, diagram, tell) {
    const start = rest(line)
    this.line = line
    this.tokens = tokensOf(line.text, start, diagram.size)
    this.size = diagram.size
    this.tell = tell
  }

  /** @param {string} key @param {Token | undefined} token @param {Problem['values']} [values] */
  say(key, token, values = {}) {
    const text = token ? cut(token.text) : ''
    this.tell({
      key,
      line: this.line.line,
      column: token?.column ?? 0,
      values: { text, size: this.size, ...values },
    })
  }

  isCells(/** @type {Token} */ token) {
    if (token.isOutside) this.say('diagram.outside', token)
    return token.kind === 'cells'
  }
}

/** @typedef {{cells: number[], values: Token[], token: Token}} Run */

/**
 * Cells and what goes into them, in turns; whichever comes first begins each run.
 * @param {Reading} reading
 * @param {(token: Token) => boolean} isValue
 * @param {boolean} mayLackValue
 * @returns {Run[]}
 */
export function runsOf(reading, isValue, mayLackValue = false) {
  /** @type {Run[]} */
  const runs = []
  /** @type {'cells' | 'value' | ''} */
  let lead = ''
  let previous = ''
  for (const token of reading.tokens) {
    const isSign = token.kind === 'comma' || (token.kind === 'link' && /^[-=]$/.test(token.text))
    if (isSign) continue
    const kind = token.kind === 'cells' ? 'cells' : isValue(token) ? 'value' : ''
    if (!kind) {
      reading.say('diagram.notUnderstood', token)
      continue
    }
    if (kind === 'cells') reading.isCells(token)
    // With its own digits a cell needs no others.
    const isWhole = token.digits !== undefined
    if (isWhole) {
      runs.push({ cells: token.cells ?? [], values: [token], token })
      previous = lead = ''
      continue
    }
    if (!lead) lead = kind
    if (!previous || (kind === lead && previous !== lead)) {
      runs.push({ cells: [], values: [], token })
    }
    const run = /** @type {Run} */ (runs.at(-1))
    if (kind === 'cells') run.cells.push(...(token.cells ?? []))
    else run.values.push(token)
    previous = kind
  }
  if (!reading.tokens.length) reading.say('diagram.lacks', undefined)
  for (const run of runs) run.cells = [...new Set(run.cells)]
  return runs.filter(({ cells, values, token }) => {
    const isFull = values.length > 0 || mayLackValue
    if (!isFull || (!cells.length && !token.isOutside)) reading.say('diagram.lacks', token)
    return isFull && cells.length > 0
  })
}

/** The digits of a run; those that the grid does not have are reported. @param {Reading} reading */
export function digitsOf(reading, /** @type {Token[]} */ values) {
  const { size } = reading
  const all = values.flatMap((token) => {
    const digits = [...new Set(token.digits ?? digitsIn(token.text, size))]
    const known = digits.filter((digit) => digit >= 1 && digit <= size)
    if (known.length < digits.length || !digits.length) {
      reading.say('cells.outOfRange', token, { digit: cut(token.text), first: 1, last: size })
    }
    return known
  })
  return [...new Set(all)]
}
