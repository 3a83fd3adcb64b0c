// interop/drawn-fpuzzles.js: what f-puzzles only draws (line, rectangle, circle, text, cage) as what is only drawn on our
// puzzles (board/drawn.js), and back.
//
// There a place is a cell, or the middle of several: {"cells": ["R1C1", "R1C2"]} is between two. R0C0 is outside of the grid.
// Lines are half as wide as they say, and letters half as high, in cells. `fromConstraint` names the constraint that a drawing
// belongs to: where that is read, the drawing adds nothing.
// Source: SudokuPad's conversion from f-puzzles, which is public.

import { cellNamed } from '../board/constraints.js'
import { MOST_DRAWN, MOST_POINTS } from '../board/drawn.js'
import { colourOf, lengthOf, noteOf, placeOf, rounded } from './drawn-values.js'
import { listOf, rulesOf, textOf } from './shape.js'

/** @typedef {import('../board/drawn.js').Drawn} Drawn */
/** @typedef {import('../board/drawn.js').DrawnLine} DrawnLine */
/** @typedef {import('../board/drawn.js').DrawnShape} DrawnShape */
/** @typedef {import('../board/drawn.js').Place} Place */

/** The names of drawings. */
export const DRAWINGS = ['line', 'rectangle', 'circle', 'text', 'cage']
const HALF = 0.5
const BORDER = 1 / 64
const [LINE_COLOUR, INK] = ['#cfcfcf', '#000000']

/**
 * The drawings of a link, and of which names all is kept, or nothing is lost.
 * @param {any} object @param {number} size @param {readonly string[]} read keys of constraints
 * @returns {{drawn: Drawn[], kept: string[], needless: string[]}}
 */
export function readDrawing(object, size, read) {
  /** @type {{drawn: Drawn[], kept: string[], needless: string[]}} */
  const found = { drawn: [], kept: [], needless: [] }
  for (const name of DRAWINGS) {
    const list = listOf(object[name]).filter((item) => !isMetadata(name, item))
    const own = list.filter((item) => !isSaid(item?.fromConstraint, read))
    const items = own.map((item) => readItem(name, Object(item), size))
    const some = items.flatMap((item) => item ?? [])
    const room = MOST_DRAWN - found.drawn.length
    found.drawn.push(...some.slice(0, room))
    const isWhole = items.every((item) => item !== undefined) && some.length <= room
    if (isWhole && listOf(object[name]).length) found[own.length ? 'kept' : 'needless'].push(name)
  }
  return found
}

const wordsOf = (/** @type {any} */ item) => rulesOf(item?.value)

/** Whether a cage says where there is no fog. @param {any} item */
export const isFog = (item) => /^(fow|foglight)$/i.test(wordsOf(item))

/** "title: …" in a cage that is not seen is no drawing. @param {string} name @param {any} item */
const isMetadata = (name, item) =>
  name === 'cage' && (isFog(item) || Object.keys(metadataOf(item)).length > 0)

/**
 * What a cage says about the puzzle, if it is not seen: without cells, or without colours.
 * @param {any} cage @returns {{title?: string, author?: string, rules?: string, solution?: string, msgcorrect?: string}}
 */
export function metadataOf(cage) {
  const isSeen = [cage?.outlineC, cage?.fontC].some((colour) => colourOf(colour) !== undefined)
  if (isSeen && listOf(cage?.cells).length) return {}
  const [, name, words] =
    /^(title|author|rules|solution|msgcorrect)\s*:\s*(.*)$/is.exec(wordsOf(cage)) ?? []
  return name ? { [name.toLowerCase()]: words } : {}
}

/** Whether a drawing belongs to a constraint that is read: "Region Sum Line". @param {unknown} name @param {readonly string[]} read */
const isSaid = (name, read) =>
  typeof name === 'string' && read.includes(name.toLowerCase().replaceAll(/[^a-z]/g, ''))

/** @param {string} name @param {any} item @param {number} size @returns {Drawn[] | undefined} */
function readItem(name, item, size) {
  if (name === 'line') return readLines(item)
  if (name === 'cage') return readCage(item, size)
  const shape = middleOf(item)
  const text = noteOf(item.value)
  if (!shape) return undefined
  const angle = Number.isFinite(item.angle) ? rounded(item.angle % 360) : 0
  if (name === 'text') {
    if (!text) return undefined
    const ink = colourOf(item.fontC) ?? INK
    const font = rounded((lengthOf(item.size) ?? 1) * HALF)
    const turn = angle ? { angle } : {}
    return [{ shape, width: 0.25, height: 0.25, ...turn, text, font, ink, isOver: true }]
  }
  const [width, height] = [lengthOf(item.width), lengthOf(item.height)]
  if (width === undefined || height === undefined) return undefined
  const [fill, stroke] = [colourOf(item.baseC), colourOf(item.outlineC)]
  const ink = colourOf(item.fontC)
  return [
    {
      shape,
      width: rounded(width),
      height: rounded(height),
      ...(name === 'circle' && { isRound: true }),
      ...(angle && { angle }),
      ...(fill && { fill }),
      ...(stroke && { stroke, border: rounded(BORDER) }),
      ...(text && { text, font: rounded(lengthOf(item.size) ?? HALF), ...(ink && { ink }) }),
      isOver: true,
    },
  ]
}

/** @param {any} item @returns {DrawnLine[] | undefined} */
function readLines(item) {
  const lines = listOf(item.lines).map((names) => listOf(names).map(placeNamed))
  const stroke = colourOf(item.outlineC) ?? LINE_COLOUR
  const width = rounded((lengthOf(item.width) ?? HALF) * HALF)
  const found = lines.flatMap((places) => {
    const line = places.filter((place) => place !== undefined)
    const isWhole = line.length === places.length && line.length > 0 && line.length <= MOST_POINTS
    return isWhole ? [{ line, stroke, width }] : []
  })
  return found.length && found.length === lines.length ? found : undefined
}

/** @param {any} item @param {number} size @returns {Drawn[] | undefined} */
function readCage(item, size) {
  const cage = listOf(item.cells).map((name) => textOf(name).toLowerCase())
  if (!cage.length || !cage.every((name) => cellNamed(name, size) >= 0)) return undefined
  const text = noteOf(item.value)
  const [stroke, ink] = [colourOf(item.outlineC), colourOf(item.fontC)]
  return [{ cage, ...(text && { text }), ...(stroke && { stroke }), ...(ink && { ink }) }]
}

/** The middle of a cell, which may be outside. @param {unknown} name @returns {Place | undefined} */
function placeNamed(name) {
  const [, row, column] = /^R(\d{1,3})C(\d{1,3})$/i.exec(textOf(name)) ?? []
  return row === undefined ? undefined : placeOf(Number(column) - HALF, Number(row) - HALF)
}

/** @param {any} item @returns {Place | undefined} */
function middleOf(item) {
  const names = item.cell === undefined ? listOf(item.cells) : [item.cell]
  const places = names.map(placeNamed)
  if (!places.length || places.length > MOST_POINTS) return undefined
  const [x, y] = [0, 1].map(
    (at) => places.reduce((sum, place) => sum + (place?.[at] ?? Number.NaN), 0) / places.length,
  )
  return placeOf(x, y)
}

/**
 * Drawings for f-puzzles by their names, and what no cells can tell the place of.
 * @param {readonly Drawn[]} drawn @param {number} size @returns {{lists: Record<string, object[]>, left: Drawn[]}}
 */
export function writeDrawing(drawn, size) {
  /** @type {Record<string, object[]>} */
  const lists = {}
  /** @type {Drawn[]} */
  const left = []
  for (const item of drawn) {
    const written = writeItem(item)
    // Only what comes back as it was.
    const [name, link] = written ?? ['', {}]
    const back = written && readItem(name, link, size)
    if (JSON.stringify(back) === JSON.stringify([item])) {
      lists[name] = [...(lists[name] ?? []), link]
    } else left.push(item)
  }
  return { lists, left }
}

/** @param {Drawn} item @returns {[name: string, item: object] | undefined} */
function writeItem(item) {
  if ('cage' in item) {
    const cells = item.cage.map((name) => name.toUpperCase())
    return ['cage', { cells, value: item.text, outlineC: item.stroke, fontC: item.ink }]
  }
  if ('line' in item) {
    const lines = [item.line.map(nameOf)]
    return ['line', { lines, outlineC: item.stroke, width: rounded(item.width / HALF) }]
  }
  const { shape, width, height, isRound, angle, fill, stroke, text, ink, font } = item
  const cells = cellsAround(shape)
  const turn = angle ? { angle } : {}
  if (text && !fill && !stroke && !isRound) {
    return ['text', { cells, value: text, fontC: ink, size: rounded((font ?? 0) / HALF), ...turn }]
  }
  const colours = { baseC: fill, outlineC: stroke, fontC: ink }
  const note = text ? { value: text, size: font } : {}
  return [isRound ? 'circle' : 'rectangle', { cells, width, height, ...colours, ...note, ...turn }]
}

/** @param {Place} place in a cell's middle */
const nameOf = ([x, y]) => `R${Math.floor(y) + 1}C${Math.floor(x) + 1}`

/** Cells whose middle is at a place, where it is at a middle, an edge or a corner. @param {Place} place */
function cellsAround([x, y]) {
  const near = (/** @type {number} */ at) => (at % 1 === 0 ? [at - HALF, at + HALF] : [at])
  return near(y).flatMap((row) => near(x).map((column) => nameOf([column, row])))
}
