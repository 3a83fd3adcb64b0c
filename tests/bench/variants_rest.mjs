// tests/bench/variants_rest.mjs: the puzzles of Interactive-Sudoku-Solver's collections that variants/iss.json does not hold.
//
//   node tests/bench/variants_rest.mjs FOLDER >DIR/variants/iss.json     FOLDER: its source, as for variants_peer.mjs
//   NONET_DATA=DIR scripts/bench engine variants --peer FOLDER
//
// What is chosen in a search is chosen by the puzzles of iss.json; these show what that is worth elsewhere. Of puzzles that a script makes, those
// are taken whose text is stored beside it.
import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { argv, exit } from 'node:process'
import { pathToFileURL } from 'node:url'
import { entriesOf } from './variants_both.mjs'

const [folder] = argv.slice(2)
if (!folder) {
  console.error('usage: node tests/bench/variants_rest.mjs FOLDER')
  exit(2)
}
Object.assign(globalThis, { self: globalThis, VERSION_PARAM: '' })
const load = (/** @type {string} */ path) => import(pathToFileURL(join(folder, path)).href)
const examples = await load('data/example_puzzles.js')
const collections = await load('data/collections.js')

const known = new Set(entriesOf().map(({ input }) => input.trim()))
/** By their texts, as several lists name the same puzzle. @type {Map<string, {name: string, input: string, solution: string | boolean | null}>} */
const rest = new Map()

/** The text of a puzzle, or undefined. @param {string} input */
function textOf(input) {
  if (!input.startsWith('/data/scripts/')) return input
  const file = join(folder, input.replace(/\.js$/, '.iss'))
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}

/** Takes all puzzles of any nested lists, maps and objects. @param {any} value @param {string} name of where it is */
function take(value, name) {
  if (typeof value !== 'object' || value === null) return
  if (typeof value.input === 'string') {
    const input = textOf(value.input)
    if (input === undefined || known.has(input.trim())) return
    rest.set(input, { name: value.name ?? name, input, solution: value.solution ?? null })
    return
  }
  const parts = value instanceof Map ? value : Object.entries(value)
  for (const [key, part] of parts) take(part, `${name}/${key}`)
}
take({ ...examples }, 'examples')
take({ ...collections }, 'collections')
console.log(JSON.stringify([...rest.values()]))
