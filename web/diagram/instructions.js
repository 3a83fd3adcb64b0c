// diagram/instructions.js: what each line of a diagram's text does; to add one, add a row.
//
// A row has its names, an example that is shown to whoever got it wrong, and a function that reads
// the line into the diagram. Most lines are runs: some cells, then what goes into them, and again;
// or the other way round throughout. Each run stands for itself, so a bad one spoils no other.

import { areasOf } from '../board/houses.js'
import { readCages, readClues, readDots, readPath } from './layer-lines.js'
import { digitsOf, Reading, rest, runsOf } from './reading.js'

/** @typedef {import('../scene/scene.js').End} End */
/** @typedef {import('./reading.js').Read} Read */
/** @typedef {import('./tokens.js').Token} Token */
/**
 * @typedef {object} Instruction
 * @property {string} name
 * @property {readonly string[]} also further names
 * @property {string} example
 * @property {Read} read
 */

const COLOURS = ['red', 'orange', 'yellow', 'green', 'turquoise', 'blue', 'purple', 'grey']
/** @type {Record<string, string>} */
const OTHER_COLOURS = { gray: 'grey', violet: 'purple', cyan: 'turquoise', teal: 'turquoise' }

/** @type {readonly Instruction[]} */
const ROWS = [
  { name: 'title', also: [], example: 'title A naked pair', read: words('title') },
  { name: 'caption', also: [], example: 'caption Both are in row 3.', read: words('caption') },
  // Read before the grid is drawn (notation.js).
  { name: 'size', also: ['boxes'], example: 'size 2x3', read() {} },
  { name: 'regions', also: ['jigsaw'], example: 'regions AABBAABB…', read: readRegions },
  {
    name: 'coordinates',
    also: ['coords'],
    example: 'coordinates',
    read(diagram) {
      diagram.coordinates = true
    },
  },
  {
    name: 'entries',
    also: ['entry', 'digits', 'digit'],
    example: 'entries r1c3: 4',
    read: readEntries,
  },
  {
    name: 'marks',
    also: ['mark', 'corner', 'candidates'],
    example: 'marks r1c3: 1 4 9',
    read: readMarks('marks'),
  },
  { name: 'centre', also: ['center'], example: 'centre r2c3: 1 2', read: readMarks('centre') },
  {
    name: 'colour',
    also: ['color', 'colours', 'colors'],
    example: 'colour r1c1 r1c2: yellow',
    read: readColours,
  },
  {
    name: 'highlight',
    also: ['highlights'],
    example: 'highlight row 3, box 1, r1c5',
    read: readHighlights('base'),
  },
  { name: 'cover', also: ['covers'], example: 'cover column 2', read: readHighlights('cover') },
  { name: 'fin', also: ['fins'], example: 'fin r1c1', read: readHighlights('fin') },
  {
    name: 'circle',
    also: ['circles'],
    example: 'circle r1c3(4)',
    read: readPointed('circled'),
  },
  { name: 'square', also: ['squares'], example: 'square r1c3(4)', read: readPointed('squared') },
  {
    name: 'cross',
    also: ['eliminate', 'eliminated', 'remove', 'strike'],
    example: 'cross r7c3(4)',
    read: readPointed('crossed'),
  },
  { name: 'arrow', also: ['arrows'], example: 'arrow r1c3 -> r5c3', read: readLinks('arrow') },
  {
    name: 'line',
    also: ['lines', 'link', 'links'],
    example: 'line r1c3 - r5c3',
    read: readLinks('line'),
  },
  {
    name: 'chain',
    also: ['chains'],
    example: 'chain r1c3(4) = r5c3(4) - r5c7(4)',
    read: readLinks('chain'),
  },
  { name: 'cage', also: ['cages', 'killer'], example: 'cage r1c12 r2c1: 9', read: readCages },
  {
    name: 'thermometer',
    also: ['thermometers', 'thermo', 'thermos'],
    example: 'thermometer r1c1 r2c1 r3c2',
    read: readPath('thermometer'),
  },
  { name: 'path', also: ['paths'], example: 'path r1c1 r2c2 r3c3', read: readPath('plain') },
  { name: 'sumarrow', also: [], example: 'sumarrow r1c1 r2c2 r3c3', read: readPath('arrow') },
  { name: 'dot', also: ['dots', 'kropki'], example: 'dot r1c1 r1c2: black', read: readDots },
  { name: 'clue', also: ['clues'], example: 'clue row 3: 12', read: readClues },
]

const BY_NAME = new Map(ROWS.flatMap((row) => [row.name, ...row.also].map((name) => [name, row])))
export const NAMES = ROWS.map(({ name }) => name).join(', ')

/** @param {string} word in lower case */
export function instructionNamed(word) {
  return BY_NAME.get(word)
}

/** @param {'title' | 'caption'} name @returns {Read} */
function words(name) {
  return (diagram, line) => {
    const said = line.text.slice(rest(line)).trim()
    diagram[name] = diagram[name] ? `${diagram[name]} ${said}` : said
  }
}

/** A number or, in a large grid, a letter. @param {number} size */
const isDigits =
  (size) =>
  (/** @type {Token} */ { kind, text }) =>
    kind === 'number' || (kind === 'word' && size > 9 && /^[a-z]$/i.test(text))

/** @type {Read} */
function readEntries(diagram, line, tell) {
  const reading = new Reading(line, diagram, tell)
  for (const { cells, values, token } of runsOf(reading, isDigits(diagram.size), true)) {
    const digits = digitsOf(reading, values)
    if (digits.length > 1) reading.say('diagram.oneDigit', token)
    for (const cell of cells) {
      const digit = digits[0] ?? diagram.givens[cell]
      if (!digit && !values.length) reading.say('diagram.lacks', token)
      diagram.givens[cell] = 0
      diagram.entries[cell] = digit || 0
    }
  }
}

/** @param {'marks' | 'centre'} layer @returns {Read} */
function readMarks(layer) {
  return (diagram, line, tell) => {
    const reading = new Reading(line, diagram, tell)
    for (const { cells, values, token } of runsOf(reading, isDigits(diagram.size))) {
      const digits = digitsOf(reading, values)
      const isFilled = (/** @type {number} */ cell) => diagram.givens[cell] || diagram.entries[cell]
      if (cells.some(isFilled)) reading.say('diagram.filled', token)
      for (const cell of cells) diagram[layer][cell] = join(diagram[layer][cell], digits)
    }
  }
}

/** No longer than there are different ones, however often a line repeats itself. */
function join(/** @type {number[]} */ list, /** @type {number[]} */ more) {
  return [...new Set([...list, ...more])]
}

/** @type {Read} */
function readColours(diagram, line, tell) {
  const reading = new Reading(line, diagram, tell)
  const isColour = (/** @type {Token} */ { kind }) => kind === 'number' || kind === 'word'
  for (const { cells, values } of runsOf(reading, isColour)) {
    const colours = values.flatMap((token) => {
      const word = token.text.toLowerCase()
      const found =
        token.kind === 'number'
          ? [...new Set(word)].map(Number)
          : [COLOURS.indexOf(OTHER_COLOURS[word] ?? word) + 1]
      const known = found.filter((colour) => colour >= 1 && colour <= COLOURS.length)
      if (known.length < found.length) {
        reading.say('diagram.noColour', token, { colours: COLOURS.join(', ') })
      }
      return known
    })
    for (const cell of cells) diagram.colours[cell] = join(diagram.colours[cell], colours)
  }
}

/** @param {import('../scene/scene.js').Role} role @returns {Read} */
function readHighlights(role) {
  const more = role === 'base' ? {} : { role }
  return (diagram, line, tell, most) => {
    const reading = new Reading(line, diagram, tell)
    const areas = areasOf(diagram)
    const areaCount = new Set(areas).size
    /** @type {number[]} */
    let cells = []
    const flush = () => {
      const each = [...new Set(cells)]
      if (each.length && most.left-- > 0) diagram.highlights.push({ cells: each, ...more })
      cells = []
    }
    for (const token of reading.tokens) {
      if (token.kind === 'comma') flush()
      else if (reading.isCells(token)) cells.push(...(token.cells ?? []))
      else if (token.house && (token.numbers?.length || token.isOutside)) {
        flush()
        const kind = token.house === 'area' ? (diagram.regions ? 'region' : 'box') : token.house
        for (const number of token.numbers ?? []) {
          if (kind === 'row' || kind === 'column' || (areaCount > 1 && number <= areaCount)) {
            if (most.left-- > 0) diagram.highlights.push({ kind, index: number - 1, ...more })
          } else reading.say('diagram.outside', token)
        }
      } else reading.say('diagram.notUnderstood', token)
    }
    flush()
    if (!reading.tokens.length) reading.say('diagram.lacks', undefined)
    if (most.left < 0) reading.say('diagram.tooMany', undefined)
  }
}

/** @param {'circled' | 'squared' | 'crossed'} layer @returns {Read} */
function readPointed(layer) {
  return (diagram, line, tell) => {
    const reading = new Reading(line, diagram, tell)
    const mayBeCell = layer !== 'crossed'
    for (const { cells, values, token } of runsOf(reading, isDigits(diagram.size), mayBeCell)) {
      const digits = values.length ? digitsOf(reading, values) : [0]
      const isFilled = (/** @type {number} */ cell) => diagram.givens[cell] || diagram.entries[cell]
      if (values.length && cells.some(isFilled)) reading.say('diagram.filled', token)
      for (const cell of cells) diagram[layer][cell] = join(diagram[layer][cell], digits)
    }
  }
}

/** @param {'arrow' | 'line' | 'chain'} name @returns {Read} */
function readLinks(name) {
  return (diagram, line, tell, most) => {
    const reading = new Reading(line, diagram, tell)
    /** @type {End | undefined} */
    let from
    /** @type {Token | undefined} the link that waits for its end */
    let link
    /** @type {Token | undefined} */
    let alone
    const lacks = () => {
      if (alone || link) reading.say('diagram.lacks', link ?? alone)
      from = link = alone = undefined
    }
    for (const token of reading.tokens) {
      if (token.kind === 'comma') lacks()
      else if (token.kind === 'link') {
        if (link || !from) reading.say('diagram.lacks', token)
        link = from && token
      } else if (reading.isCells(token)) {
        const to = endOf(reading, token)
        if (from && to && most.left-- > 0) {
          const sign = link?.text ?? ''
          diagram.links.push({
            from,
            to,
            isArrow: name === 'arrow' || /[>→⇒]/.test(sign),
            isDashed: /[~.]/.test(sign) || (name === 'chain' && /^[-—–→]/.test(sign)),
          })
        }
        alone = from || token.isOutside ? undefined : token
        from = to
        link = undefined
      } else reading.say('diagram.notUnderstood', token)
    }
    if (!reading.tokens.length) reading.say('diagram.lacks', undefined)
    lacks()
    if (most.left < 0) reading.say('diagram.tooMany', undefined)
  }
}

/** @param {Reading} reading @param {Token} token @returns {End | undefined} */
function endOf(reading, token) {
  const { cells = [], digits } = token
  if (token.isOutside) return undefined
  if (cells.length > 1 || (digits && digits.length !== 1)) {
    reading.say('diagram.oneCell', token)
    return undefined
  }
  const [digit] = digits ? digitsOf(reading, [token]) : []
  return digit ? { cell: cells[0], digit } : { cell: cells[0] }
}

/** A letter or a figure a cell, row by row. @type {Read} */
function readRegions(diagram, line, tell) {
  const { size } = diagram
  const signs = [...line.text.slice(rest(line))].filter((sign) => /[\p{L}\d]/u.test(sign))
  const count = new Map()
  for (const sign of signs) count.set(sign, (count.get(sign) ?? 0) + 1)
  const names = [...count.keys()]
  const reading = new Reading(line, diagram, tell)
  if (signs.length !== size * size) {
    reading.say('diagram.regions', undefined, { found: signs.length, expected: size * size })
    return
  }
  const wrong = names.find((name) => count.get(name) !== size)
  if (wrong !== undefined) {
    reading.say('errors.bad-regions', undefined, {
      text: wrong,
      found: count.get(wrong),
      expected: size,
    })
    return
  }
  diagram.regions = signs.map((sign) => names.indexOf(sign))
}
