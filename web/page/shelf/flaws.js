// page/shelf/flaws.js: checks whether stored data, or data from a file, is a puzzle of the shelf.
//
// A file may contain anything, and localStorage what a crash or another program has left. So everything that is read is
// checked here before any other code uses it: each member must have the type, the length and the range that the board
// writes. The result is the name of the first invalid part, which can be shown to readers; '' if there is none.
// Nothing here throws or changes anything, and the cost is linear.
//
// The members are those of Record (records.js), of Saved (board/model.js) and of Step
// (board/history.js).

import { fitHouses } from '../../board/extra-houses.js'
import { fitRegions, gridOf, hasFittingBoxes, LARGEST_SIZE } from '../../board/houses.js'
import { readDigits } from '../../board/line.js'
import { fitOverlapping } from '../../board/overlapping.js'
import { COLOURS, fitRules, LARGEST_FIRST, MARK_LAYERS } from '../../board/puzzle.js'
import { VERSION } from './records.js'

/** The last millisecond that a Date can represent. */
const LAST_TIME = 8.64e15
/** Much longer than any name that is written now; earlier versions did not truncate names. In UTF-16 units. */
const LONGEST_NAME = 10_000
/** The JSON of a 64×64 board with all its candidates is shorter. */
const LONGEST_KEY = 2_000_000
const LONGEST_PAST = 100
/** Longer by its commas than the digits of a 64×64 board. */
const LONGEST_DIGITS = 3 * LARGEST_SIZE ** 2
/** The form of makeId(); journal.js uses them in keys. */
const NAME = /^[\w-]{1,64}$/
/** Digit 1 of a set of marks (board/digit-sets.js) is the character after this one. */
const ZERO = 48

/** @param {any} value @param {number} least @param {number} most */
function isWhole(value, least, most) {
  return Number.isInteger(value) && value >= least && value <= most
}

/** @param {any} value @param {number} most */
function isText(value, most) {
  return typeof value === 'string' && value.length <= most
}

/** @param {any} list @param {(value: any, index: number) => boolean} isFit @param {number} [length] */
function isList(list, isFit, length) {
  if (!Array.isArray(list) || (length !== undefined && list.length !== length)) return false
  // Not every(): it skips holes.
  for (let index = 0; index < list.length; index++) if (!isFit(list[index], index)) return false
  return true
}

/** @param {any} set a string of ascending digits @param {number} most */
function isSet(set, most) {
  if (!isText(set, most)) return false
  let last = ZERO
  for (let at = 0; at < set.length; at++) {
    const code = set.charCodeAt(at)
    if (code <= last || code > ZERO + most) return false
    last = code
  }
  return true
}

/** The number of values in a layer of a cell. @param {string} layer @param {number} size */
function mostIn(layer, size) {
  return layer === 'colours' ? COLOURS : size
}

/** The flaw of a value that should be a puzzle. @param {any} puzzle @returns {string} */
function flawOfPuzzle(puzzle) {
  const { size, boxRows, boxColumns, regions, givens, entries } = Object(puzzle)
  const isSide = (/** @type {unknown} */ side) => isWhole(side, 1, LARGEST_SIZE)
  const { rows, columns } = gridOf(Object(puzzle))
  if (![size, rows, columns].every(isSide)) return 'size'
  if (!isWhole(puzzle.firstDigit ?? 1, 0, LARGEST_FIRST)) return 'digits'
  const cells = rows * columns
  if (!isSide(boxRows) || !isSide(boxColumns)) return 'boxes'
  if (!fitOverlapping(puzzle.overlapping ?? [], puzzle)) return 'overlapping'
  const hasRegions = (regions ?? []).length !== 0
  if (!hasRegions && !hasFittingBoxes(puzzle)) return 'boxes'
  const areRegions =
    isList(regions, (region) => isWhole(region, 0, cells)) && fitRegions(regions, puzzle)
  if (hasRegions && !areRegions) return 'regions'
  if (!fitRules(puzzle)) return 'constraints'
  if (!fitHouses(puzzle.houses ?? [], puzzle)) return 'houses'
  const isDigit = (/** @type {unknown} */ digit) => isWhole(digit, 0, size)
  if (!isList(givens, isDigit, cells)) return 'givens'
  if ((entries ?? []).length !== 0 && !isList(entries, isDigit, cells)) return 'entries'
  for (const layer of ['candidates', ...MARK_LAYERS]) {
    const list = puzzle[layer] ?? []
    const most = mostIn(layer, size)
    const isOne = (/** @type {any} */ values) =>
      isList(values, (value) => isWhole(value, 1, most)) && values.length <= most
    if (list.length !== 0 && !isList(list, isOne, cells)) return layer
  }
  return ''
}

/**
 * The flaw of a value that should be a Record.
 * @param {any} record
 * @returns {string}
 */
export function flawOf(record) {
  for (const name of ['id', 'line']) if (!NAME.test(textOf(record?.[name]))) return name
  if (!isText(record.key, LONGEST_KEY)) return 'key'
  for (const name of ['caption', 'source']) if (!isText(record[name], LONGEST_NAME)) return name
  for (const name of ['created', 'changed']) if (!isWhole(record[name], 0, LAST_TIME)) return name
  if (!isWhole(record.version ?? 1, 1, VERSION)) return 'version'
  if (!isWhole(record.revision, 0, Number.MAX_SAFE_INTEGER)) return 'revision'
  for (const name of ['solved', 'isWanted']) if (typeof record[name] !== 'boolean') return name
  const isPast = (/** @type {any} */ point) =>
    NAME.test(textOf(point?.line)) && isWhole(point.changed, 0, LAST_TIME)
  if (!isList(record.past, isPast) || record.past.length > LONGEST_PAST) return 'past'
  if (!isOrigin(record.made)) return 'made'
  const flaw = flawOfPuzzle(record.puzzle)
  if (flaw) return flaw
  const { puzzle, digits } = record
  const { givens } = puzzle
  const read = isText(digits, LONGEST_DIGITS) ? readDigits(digits, puzzle) : undefined
  return read?.every((digit, cell) => !givens[cell] || givens[cell] === digit) ? '' : 'digits'
}

/** What a puzzle was made from; the generator itself checks the wishes. @param {any} made */
function isOrigin(made) {
  if (made === undefined) return true
  const { wishes, seed, number } = Object(made)
  const isSeed = isText(seed, LONGEST_NAME) && isWhole(number, 1, Number.MAX_SAFE_INTEGER)
  return isSeed && wishes !== null && typeof wishes === 'object'
}

/** Needed because RegExp.test() converts anything to a text. */
function textOf(/** @type {unknown} */ value) {
  return typeof value === 'string' ? value : ''
}

/**
 * The flaw of the board of a valid record; there may be no board.
 * @param {any} snapshot
 * @param {import('./records.js').Record} record
 * @returns {string}
 */
export function flawOfBoard(snapshot, { puzzle }) {
  if (snapshot === undefined || snapshot === null) return ''
  const flaw = flawOfPuzzle(snapshot.puzzle)
  if (flaw) return flaw
  const { size, givens } = puzzle
  const cells = givens.length
  const isAlike = (/** @type {string} */ name) =>
    String(snapshot.puzzle[name]) === String(Object(puzzle)[name])
  if (
    !(
      /** @type {const} */ (['size', 'rows', 'columns', 'firstDigit', 'overlapping']).every(isAlike)
    )
  )
    return 'size'
  if (
    snapshot.puzzle.givens.some(
      (/** @type {number} */ given, /** @type {number} */ cell) => given !== givens[cell],
    )
  ) {
    return 'givens'
  }
  const { answers, marks, revision, selected, seconds = 0, done, undone } = snapshot
  const isCell = (/** @type {unknown} */ cell) => isWhole(cell, 0, cells - 1)
  if (!isList(answers, isCell) || answers.length > cells) return 'answers'
  for (const layer of MARK_LAYERS) {
    const most = mostIn(layer, size)
    if (!isList(marks?.[layer], (set) => isSet(set, most), cells)) return layer
  }
  if (!isWhole(revision, 0, Number.MAX_SAFE_INTEGER)) return 'revision'
  if (!isCell(selected)) return 'selected'
  if (!isDuration(seconds)) return 'seconds'
  const isFit = (/** @type {any} */ step) => isStep(step, puzzle)
  return isList(done, isFit) && isList(undone, isFit) ? '' : 'steps'
}

/**
 * Whether a value has the form of Steps of records.js, the journal's moves after a board; areChanges() checks the
 * changes themselves, once the size is known.
 * @param {any} journal
 */
export function areSteps(journal) {
  const { line, changed, digits, solved, steps } = Object(journal)
  const isStep = (/** @type {any} */ step) =>
    Array.isArray(step) && isWhole(step[0], 0, Number.MAX_SAFE_INTEGER) && Array.isArray(step[1])
  const isValid = isText(digits, LONGEST_DIGITS) && typeof solved === 'boolean'
  return (
    isValid && NAME.test(textOf(line)) && isWhole(changed, 0, LAST_TIME) && isList(steps, isStep)
  )
}

/**
 * Whether a list is one of changes that can be replayed on a board of this puzzle.
 * @param {any} changes @param {Pick<import('../../board/puzzle.js').Marked, 'size' | 'givens'>} puzzle
 */
export function areChanges(changes, puzzle) {
  return isList(changes, (change) => {
    const { step, undo, redo, seconds = 0 } = Object(change)
    const count = undo ?? redo
    const isCount = count === undefined || isWhole(count, 0, Number.MAX_SAFE_INTEGER)
    const isThere = step === undefined ? count !== undefined : isStep(step, puzzle)
    return isThere && isCount && isDuration(seconds)
  })
}

function isDuration(/** @type {unknown} */ seconds) {
  return typeof seconds === 'number' && seconds >= 0 && seconds <= LAST_TIME
}

/** Flat lists of cell, value before, value after. @param {any} step @param {Pick<import('../../board/puzzle.js').Marked, 'size' | 'givens'>} puzzle */
function isStep(step, { size, givens }) {
  if (typeof step !== 'object' || step === null || Array.isArray(step)) return false
  return Object.entries(step).every(([layer, list]) => {
    const isMarks = MARK_LAYERS.some((name) => name === layer)
    if (!isMarks && layer !== 'digits') return false
    const most = mostIn(layer, size)
    return (
      isList(list, (value, index) => {
        if (index % 3 === 0) return isWhole(value, 0, givens.length - 1)
        return isMarks ? isSet(value, most) : isWhole(value, -size, size)
      }) && list.length % 3 === 0
    )
  })
}
