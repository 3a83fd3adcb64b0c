// tests/wasm/declarations.mjs: what wasm/*.d.ts and wasm/api*.h declare, read from their text.
//
// These files are simple, one declaration after another, so a few regular expressions are enough; contract.test.mjs
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
 * The interfaces of a file of declarations: their members, in order.
 * @param {string} [file] in wasm/
 * @returns {Map<string, Member[]>}
 */
export function interfaces(file = 'nonet.d.ts') {
  const found = new Map()
  for (const [, name, body] of wasmFile(file).matchAll(
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
 * The functions of a module's interface: their parameters, how many of them there must be, and whether the answer may be a
 * failure.
 * @param {string} [file] in wasm/
 * @returns {{name: string, parameters: string[], least: number, mayFail: boolean}[]}
 */
export function functions(file = 'nonet.d.ts') {
  const [, body] = /interface Nonet\w*Module\b[^{]*\{([\s\S]*?)\n\}/.exec(wasmFile(file)) ?? []
  return [...(body ?? '').matchAll(/^ {2}(\w+)\((.*?)\): (.*)$/gm)].map(([, name, list, gives]) => {
    const declared = list.split(',').filter((parameter) => parameter.trim())
    const optional = declared.filter((parameter) => parameter.includes('?:'))
    const parameters = declared.map((parameter) => /\w+/.exec(parameter)?.[0] ?? '')
    const least = parameters.length - optional.length
    return { name, parameters, least, mayFail: gives.includes('Failure') }
  })
}

/**
 * The structs of a header with their fields, and its functions, in order; names as C++ writes them. `mayBeAbsent`: what
 * crosses only if there is something in it.
 * @param {string} [file] in wasm/
 * @returns {{structs: Map<string, {name: string, mayBeAbsent: boolean}[]>, functions: string[]}}
 */
export function api(file = 'api.h') {
  const text = wasmFile(file)
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
