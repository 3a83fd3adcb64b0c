// tests/wasm/declarations.mjs: what wasm/nonet.d.ts and wasm/api.h declare, read from their text.
//
// Both files are simple, one declaration after another, so a few regular expressions are enough; contract.test.mjs
// checks first that they found something.
import { readFileSync } from 'node:fs'

/** @param {string} name */
const wasmFile = (name) =>
  readFileSync(new URL(`../../wasm/${name}`, import.meta.url), 'utf8')
    .replaceAll(/\/\*[\s\S]*?\*\//g, '')
    .replaceAll(/\/\/.*/g, '')

/** @param {string} name in snake_case */
export const camelCase = (name) => name.replaceAll(/_(\w)/g, (_, letter) => letter.toUpperCase())

/** @typedef {{name: string, optional: boolean}} Member */

/**
 * The interfaces of nonet.d.ts: their members, in order.
 * @returns {Map<string, Member[]>}
 */
export function interfaces() {
  const found = new Map()
  for (const [, name, body] of wasmFile('nonet.d.ts').matchAll(
    /export interface (\w+) \{\n([\s\S]*?)\n\}/g,
  )) {
    const members = [...body.matchAll(/^ {2}(\w+)(\??)[:(]/gm)]
    found.set(
      name,
      members.map(([, member, mark]) => ({ name: member, optional: mark === '?' })),
    )
  }
  return found
}

/**
 * The functions of NonetModule: how many arguments they may and must have.
 * @returns {{name: string, least: number, most: number}[]}
 */
export function functions() {
  const [, body] = /interface NonetModule \{([\s\S]*?)\n\}/.exec(wasmFile('nonet.d.ts')) ?? []
  return [...(body ?? '').matchAll(/^ {2}(\w+)\((.*?)\):/gm)].map(([, name, list]) => {
    const parameters = list.split(',').filter((parameter) => parameter.trim())
    const optional = parameters.filter((parameter) => parameter.includes('?:'))
    return { name, least: parameters.length - optional.length, most: parameters.length }
  })
}

/**
 * The structs of api.h with their fields, and its functions, in order; names as C++ writes them.
 * @returns {{structs: Map<string, string[]>, functions: string[]}}
 */
export function api() {
  const text = wasmFile('api.h')
  const structs = new Map()
  const rest = text.replaceAll(/^struct (\w+) \{\n([\s\S]*?)\n\};/gm, (_, name, body) => {
    structs.set(
      name,
      [...body.matchAll(/(\w+)(?: = [^;]+)?;/g)].map(([, field]) => field),
    )
    return ''
  })
  const names = [...rest.matchAll(/^[\w:<>, ]+ (\w+)\(/gm)].map(([, name]) => name)
  return { structs, functions: names }
}
