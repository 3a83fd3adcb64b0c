// tests/consumers/api.mjs: the package's public API as short sentences, once as custom-elements.json
// lists it and once as the package really has it.
//
// "NonetSudoku has the method solve" is either in both lists or in one of them, and then something
// is wrong; so a test needs to know nothing of what the API is.
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import ts from 'typescript'
import { PACKAGE, TOP } from './lib.mjs'

/**
 * custom-elements.json, as far as it is read here.
 * @typedef {{name: string, kind?: string, privacy?: string, static?: boolean}} Named
 * @typedef {Named & {tagName?: string, members?: Named[], attributes?: Named[], events?: Named[],
 *   cssParts?: Named[], cssProperties?: Named[]}} Declaration
 * @typedef {{path: string, declarations: Declaration[], exports: Named[]}} Module
 * @typedef {{modules: Module[]}} Manifest
 */

/** What the browser calls, not the page. */
export const LIFECYCLE = [
  'connectedCallback',
  'disconnectedCallback',
  'adoptedCallback',
  'connectedMoveCallback',
  'attributeChangedCallback',
  'formAssociatedCallback',
  'formDisabledCallback',
  'formResetCallback',
  'formStateRestoreCallback',
]

/** @returns {Manifest} */
export const readManifest = () =>
  JSON.parse(readFileSync(join(PACKAGE, 'custom-elements.json'), 'utf8'))

/** All that the manifest says, as sentences. @param {Manifest} manifest */
export function listed({ modules }) {
  /** @type {string[]} */
  const facts = []
  for (const { path, declarations, exports } of modules) {
    for (const { name, kind } of exports) {
      if (kind === 'custom-element-definition') facts.push(`${path} defines <${name}>`)
      else facts.push(`${path} exports ${name}`)
    }
    for (const { name, members = [], ...more } of declarations) {
      for (const member of members.filter((each) => !each.static && isPublic(each))) {
        facts.push(`${name} has the ${member.kind} ${member.name}`)
      }
      for (const attribute of more.attributes ?? []) {
        facts.push(`${name} has the attribute ${attribute.name}`)
      }
      for (const part of more.cssParts ?? []) facts.push(`${name} has the part ${part.name}`)
      // The sources fire them and read them for more than one element.
      for (const event of more.events ?? []) facts.push(`there is the event ${event.name}`)
      for (const property of more.cssProperties ?? []) {
        facts.push(`there is the property ${property.name}`)
      }
    }
  }
  return [...new Set(facts)].sort()
}

/** What the classes have for their subclasses alone: a browser cannot tell it from what is public. @param {Manifest} manifest */
export function hidden({ modules }) {
  const all = modules.flatMap(({ declarations }) => declarations)
  return all.flatMap(({ name, members = [] }) =>
    members
      .filter((member) => !isPublic(member))
      .map((member) => `${name} has the ${member.kind} ${member.name}`),
  )
}

const isPublic = (/** @type {Named} */ { privacy = 'public' }) => privacy === 'public'

/**
 * What the built entries have, seen in a page that is served from the package's folder. Runs in the
 * browser, so it knows nothing of this file.
 * @param {{entries: string[], elements: string[], lifecycle: string[]}} what
 */
export async function inPage({ entries, elements, lifecycle }) {
  /** @type {string[]} */
  const facts = []
  /** @type {Map<string, any>} */
  const classes = new Map()
  const before = new Set(elements.filter((tag) => customElements.get(tag)))
  for (const path of entries) {
    const module = await import(`./${path}`)
    for (const [name, value] of Object.entries(module)) {
      facts.push(`${path} exports ${name}`)
      if (/^class\b/.test(String(value))) classes.set(name, value)
    }
    for (const tag of elements) {
      if (!customElements.get(tag) || before.has(tag)) continue
      before.add(tag)
      facts.push(`${path} defines <${tag}>`)
    }
  }
  for (const [name, Class] of classes) {
    const one = new Class('a-key')
    const standard =
      one instanceof Error ? Error : one instanceof HTMLElement ? HTMLElement : Object
    const own = Object.keys(one).filter((key) => !(key in standard.prototype))
    /** @type {Map<string, string>} */
    const members = new Map(own.map((key) => [key, 'field']))
    for (
      let prototype = Class.prototype;
      prototype !== standard.prototype;
      prototype = Object.getPrototypeOf(prototype)
    ) {
      const descriptors = Object.getOwnPropertyDescriptors(prototype)
      for (const [key, { value }] of Object.entries(descriptors)) {
        if (key === 'constructor' || lifecycle.includes(key)) continue
        members.set(key, typeof value === 'function' ? 'method' : 'field')
      }
    }
    // An Error's name is an own property that every Error has.
    if (one instanceof Error) members.delete('name')
    for (const [key, kind] of members) facts.push(`${name} has the ${kind} ${key}`)
    if (!(one instanceof HTMLElement)) continue

    const attributes = new Set(Class.observedAttributes ?? [])
    for (const [key, kind] of members) {
      if (kind !== 'field') continue
      const seen = new Class()
      for (const value of [true, '9']) {
        try {
          seen[key] = value
        } catch {
          // A property for reading, or one that takes neither.
        }
      }
      for (const attribute of seen.getAttributeNames()) attributes.add(attribute)
    }
    for (const attribute of attributes) facts.push(`${name} has the attribute ${attribute}`)
  }
  return facts
}

/**
 * The parts that stand in the shadow trees of a page. Runs in the browser.
 * @param {Record<string, string>} classes the name of each element's class
 */
export function partsInPage(classes) {
  const facts = new Set()
  for (const [tag, name] of Object.entries(classes)) {
    for (const element of document.querySelectorAll(tag)) {
      const inside = element.shadowRoot?.querySelectorAll('[part]') ?? []
      for (const part of [...inside].flatMap(({ part }) => [...part])) {
        facts.add(`${name} has the part ${part}`)
      }
    }
  }
  return [...facts]
}

/**
 * What a page has from the one-file build. Runs in the browser.
 * @param {{path: string, elements: string[]}} what
 */
export function fromScript({ path, elements }) {
  const names = Object.keys(/** @type {any} */ (globalThis).nonet)
  const tags = elements.filter((tag) => customElements.get(tag))
  return [
    ...names.map((name) => `${path} exports ${name}`),
    ...tags.map((tag) => `${path} defines <${tag}>`),
  ]
}

/** The declarations that a consumer's compiler sees: exports and members by entry, and events. */
export function declared(/** @type {string[]} */ entries) {
  const file = (/** @type {string} */ path) =>
    join(PACKAGE, 'types/entries', path.replace(/\.js$/, '.d.ts'))
  const program = ts.createProgram(entries.map(file), {
    module: ts.ModuleKind.NodeNext,
    lib: ['lib.es2023.d.ts', 'lib.dom.d.ts', 'lib.dom.iterable.d.ts'],
    types: [],
    strict: true,
  })
  const checker = program.getTypeChecker()
  /** @type {string[]} */
  const facts = []
  for (const path of entries) {
    const source = program.getSourceFile(file(path))
    const module = source && checker.getSymbolAtLocation(source)
    if (!module) throw new Error(`${path} has no types`)
    // A script's functions are in a variable of the page.
    const variables = checker.getSymbolsInScope(source, ts.SymbolFlags.Variable)
    const variable = variables.find(({ name }) => name === 'nonet')
    if (path === 'single.js' && variable) {
      for (const { name } of checker.getTypeOfSymbol(variable).getProperties()) {
        facts.push(`${path} exports ${name}`)
      }
    }
    for (const symbol of checker.getExportsOfModule(module)) {
      const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol
      if (!(target.flags & ts.SymbolFlags.Value)) continue
      facts.push(`${path} exports ${symbol.name}`)
      if (!(target.flags & ts.SymbolFlags.Class)) continue
      for (const member of checker.getDeclaredTypeOfSymbol(target).getProperties()) {
        const place = member.declarations?.[0]?.getSourceFile().fileName ?? PACKAGE
        if (!place.startsWith(PACKAGE) || /^__#|^#/.test(member.name)) continue
        if (LIFECYCLE.includes(member.name) || isProtected(member)) continue
        const kind = member.flags & ts.SymbolFlags.Method ? 'method' : 'field'
        facts.push(`${symbol.name} has the ${kind} ${member.name}`)
      }
    }
  }
  const [first] = program.getRootFileNames().map((name) => program.getSourceFile(name))
  const interfaces = first ? checker.getSymbolsInScope(first, ts.SymbolFlags.Interface) : []
  const events = interfaces.find(({ name }) => name === 'HTMLElementEventMap')
  for (const { name } of events ? checker.getDeclaredTypeOfSymbol(events).getProperties() : []) {
    if (name.startsWith('nonet-')) facts.push(`there is the event ${name}`)
  }
  return [...new Set(facts)].sort()
}

const isProtected = (/** @type {ts.Symbol} */ { declarations = [] }) =>
  declarations.some((each) => ts.getCombinedModifierFlags(each) & ts.ModifierFlags.Protected)

/** Folders of web/ whose sources make up the elements. */
const SOURCES = [
  'archive',
  'base',
  'board',
  'client',
  'diagram',
  'dom',
  'element',
  'scene',
  'words',
]

/** What the elements' sources name: the events that they fire, and the properties of their styles. */
export function named() {
  const texts = SOURCES.flatMap((folder) =>
    filesOf(join(TOP, 'web', folder)).map((file) => readFileSync(file, 'utf8')),
  )
  const code = texts.join('\n').replaceAll(/^\s*(\/\/|\*|\/\*).*$/gm, '')
  const names = (/** @type {RegExp} */ pattern) =>
    [...code.matchAll(pattern)].map(([, name]) => name)
  return [
    ...names(/\b(?:emit|Event)\('(nonet-[\w-]+)'/g).map((name) => `there is the event ${name}`),
    ...names(/(?<![\w-])(--nonet-[\w-]+)/g).map((name) => `there is the property ${name}`),
  ]
}

/** @param {string} folder */
function filesOf(folder) {
  const entries = readdirSync(folder, { withFileTypes: true })
  return entries.filter((entry) => entry.isFile()).map(({ name }) => join(folder, name))
}
