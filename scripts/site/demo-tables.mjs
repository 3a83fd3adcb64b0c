// scripts/site/demo-tables.mjs: the tables of the demo pages, from the list of the public API.
//
// web/custom-elements.json (the Custom Elements Manifest, schema 1.0.0) lists the public API; each of its lists becomes
// a table of two columns, name and description, which fits a phone and needs no JavaScript. Each row has an id to
// link to, and its member's name in data-api, by which demo.mjs checks that none is missing.

/**
 * @typedef {{name: string, description?: string, summary?: string, kind?: string, default?: string,
 *   type?: {text: string}, return?: {type?: {text: string}}, parameters?: Member[], optional?: boolean,
 *   privacy?: string, readonly?: boolean, static?: boolean, fieldName?: string}} Member
 * @typedef {Member & {tagName?: string} & Partial<Record<'attributes' | 'members' | 'events' |
 *   'slots' | 'cssParts' | 'cssProperties', Member[]>>} Declaration
 * @typedef {{modules: {path: string, declarations?: Declaration[]}[]}} Manifest
 */

/** Each kind of table: its members in a declaration, and its caption. */
const KINDS = /** @type {Record<string, {title: string, of: (from: Declaration) => Member[]}>} */ ({
  attributes: { title: 'Attributes', of: ({ attributes = [] }) => attributes },
  properties: { title: 'Properties', of: (from) => membersOf(from, 'field') },
  methods: { title: 'Methods', of: (from) => membersOf(from, 'method') },
  events: { title: 'Events', of: ({ events = [] }) => events },
  slots: { title: 'Slots', of: ({ slots = [] }) => slots },
  parts: { title: 'Parts, for ::part()', of: ({ cssParts = [] }) => cssParts },
  'custom-properties': {
    title: 'Custom properties',
    of: ({ cssProperties = [] }) => cssProperties,
  },
})

/** @param {Declaration} from @param {string} kind */
function membersOf({ members = [] }, kind) {
  return members.filter(
    (member) => member.kind === kind && (member.privacy ?? 'public') === 'public',
  )
}

/** @param {string} text */
export function escaped(text) {
  const signs = /** @type {Record<string, string>} */ ({
    '&': '&amp;',
    '<': '&lt;',
    '>': '&gt;',
    '"': '&quot;',
  })
  return text.replace(/[&<>"]/g, (sign) => signs[sign])
}

/** Text between backticks is code. @param {string} text */
function prose(text) {
  return escaped(text).replace(/`([^`]*)`/g, '<code>$1</code>')
}

/** @param {string} text */
const code = (text) => `<code>${escaped(text)}</code>`

/**
 * Every row that the pages together have to show, by its name in data-api.
 * @param {Manifest} manifest
 */
export function allRows({ modules }) {
  return modules.flatMap(({ path, declarations = [] }) =>
    declarations.flatMap((declaration) =>
      kindsOf(declaration).flatMap((kind) =>
        rowsOf(declaration, kind).map(({ name }) => nameOfRow(path, declaration, kind, name)),
      ),
    ),
  )
}

/** A module's tables: those that are not empty. @param {Declaration} from */
function kindsOf(from) {
  return from.kind === 'class' ? Object.keys(KINDS) : ['exports']
}

/** @param {Declaration} from @param {string} kind */
function rowsOf(from, kind) {
  return kind === 'exports' ? [from] : KINDS[kind].of(from)
}

/** @param {string} path @param {Declaration} from @param {string} kind @param {string} name */
function nameOfRow(path, from, kind, name) {
  return [path, kind === 'exports' ? '' : from.name, kind, name].join('/')
}

/**
 * The tables of one class of a module, or of its functions ('exports').
 * @param {Manifest} manifest @param {string} path of the module
 * @param {string} name of the class; '' for anything else
 * @param {string[]} kinds in this order; those that are empty are left out
 */
export function tables(manifest, path, name, kinds) {
  const found = manifest.modules.find((module) => module.path === path)
  const declarations = found?.declarations ?? []
  if (!name) return table(path, 'Functions', functionsOf(path, declarations))
  const declaration = declarations.find((each) => each.name === name)
  if (!declaration) return ''
  return kinds
    .map((kind) => {
      const rows = rowsOf(declaration, kind).map((member) => ({
        api: nameOfRow(path, declaration, kind, member.name),
        label: labelOf(kind, member),
        member,
      }))
      return table(name, KINDS[kind].title, rows)
    })
    .join('\n')
}

/** @typedef {{api: string, label: string, member: Member}} Row */

/** @param {string} path @param {Declaration[]} declarations @returns {Row[]} */
function functionsOf(path, declarations) {
  return declarations
    .filter(({ kind }) => kind !== 'class')
    .map((member) => ({
      api: nameOfRow(path, member, 'exports', member.name),
      label: member.kind === 'function' ? call(member) : member.name,
      member,
    }))
}

/** @param {string} kind @param {Member} member */
function labelOf(kind, member) {
  if (kind === 'methods') return call(member)
  return member.name || '(default)'
}

/** "count(limit?, options?)" @param {Member} member */
function call({ name, parameters = [] }) {
  const names = parameters.map((each) => {
    return each.optional || each.default !== undefined ? `${each.name}?` : each.name
  })
  return `${name}(${names.join(', ')})`
}

/** @param {string} of @param {string} title @param {Row[]} rows */
function table(of, title, rows) {
  if (rows.length === 0) return ''
  const lines = rows.map(({ api, label, member }) => {
    const words = prose(member.description ?? member.summary ?? '')
    const id = api.replace(/[^\w-]+/g, '-').toLowerCase()
    return `<tr id="${id}" data-api="${escaped(api)}"><th scope="row">${code(label)}</th>
<td>${[words, ...details(member)].filter(Boolean).join('\n')}</td></tr>`
  })
  return `<table>
<caption>${title} <small>${escaped(of)}</small></caption>
<tbody>
${lines.join('\n')}
</tbody>
</table>`
}

/** Everything besides name and description: parameters, type, default. @param {Member} member */
function details({ parameters = [], type, return: returned, default: usual, readonly: fixed }) {
  const lines = parameters
    .filter(({ description }) => description)
    .map(({ name, description = '' }) => `${code(name)}: ${prose(description)}`)
  const facts = [
    type && code(type.text),
    returned?.type && `gives ${code(returned.type.text)}`,
    usual !== undefined && `default ${code(usual || "''")}`,
    fixed && 'read only',
  ].filter(Boolean)
  if (facts.length) lines.push(facts.join(' · '))
  return lines.map((line) => `<small>${line}</small>`)
}
