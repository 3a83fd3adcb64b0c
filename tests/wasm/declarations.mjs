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

/** The strings that a type of nonet.d.ts allows. @param {string} type @returns {string[]} */
export function keysOf(type) {
  const [, union] =
    new RegExp(`^export type ${type} = (.*)$`, 'm').exec(wasmFile('nonet.d.ts')) ?? []
  return [...(union ?? '').matchAll(/'([^']+)'/g)].map(([, key]) => key)
}

/**
 * The functions of NonetModule: their parameters, how many of them there must be, and whether the answer may be a
 * failure.
 * @returns {{name: string, parameters: string[], least: number, mayFail: boolean}[]}
 */
export function functions() {
  const [, body] = /interface NonetModule \{([\s\S]*?)\n\}/.exec(wasmFile('nonet.d.ts')) ?? []
  return [...(body ?? '').matchAll(/^ {2}(\w+)\((.*?)\): (.*)$/gm)].map(([, name, list, gives]) => {
    const declared = list.split(',').filter((parameter) => parameter.trim())
    const optional = declared.filter((parameter) => parameter.includes('?:'))
    const parameters = declared.map((parameter) => /\w+/.exec(parameter)?.[0] ?? '')
    const least = parameters.length - optional.length
    return { name, parameters, least, mayFail: gives.includes('Failure') }
  })
}

/**
 * The structs of api.h with their fields, and its functions, in order; names as C++ writes them. `mayBeAbsent`: what
 * crosses only if there is something in it.
 * @returns {{structs: Map<string, {name: string, mayBeAbsent: boolean}[]>, functions: string[]}}
 */
export function api() {
  const text = wasmFile('api.h')
  const structs = new Map()
  const rest = text.replaceAll(/^struct (\w+) \{\n([\s\S]*?)\n\};/gm, (_, struct, body) => {
    const fields = [...body.matchAll(/^ {2}(.+?) (\w+)(?: = [^;]+)?;/gm)]
    structs.set(
      struct,
      fields.map(([, type, name]) => ({
        name,
        mayBeAbsent: /^(std::(optional|variant)|OptionalList)</.test(type),
      })),
    )
    return ''
  })
  const names = [...rest.matchAll(/^\w[\w:<>, ]* (\w+)\(/gm)].map(([, name]) => name)
  return { structs, functions: names }
}
