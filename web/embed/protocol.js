// embed/protocol.js: what the host and the frame say to each other, and who is heard.
//
// Every message is {nonet: 1, type, id?, …}. What comes from outside is looked at here and nowhere
// else, by a table of the fields that may be set and how long each may be; only fields of that table
// are ever read, and only a message's own, so that no name in it can reach a prototype. What is no
// message of this version is ignored; a message that is one but holds nonsense is answered by an
// error that names the field. Nothing here touches the page: unit tests run it alone.

/** The first field of every message, and the version of the protocol. */
export const PROTOCOL = 1
/** No text is longer: the widest board, 64×64, takes some 16,000 characters in any way of writing. */
const LONGEST_TEXT = 100_000
const LONGEST_WORD = 200

/** @typedef {string | true | null} Setting an attribute's text, present without any, or absent */
/** @typedef {Map<string, Setting>} Settings */
/** @typedef {string | number | undefined} Id */
/**
 * @typedef {{type: 'get', id: Id} | {type: 'set', id: Id, settings: Settings}
 *   | {type: 'error', id: Id, key: string, field: string}} Heard
 */

/** @typedef {'text' | 'word' | 'flag' | 'choice'} Kind */

/** In this order they are set: a puzzle takes its boxes from the size, a value needs its puzzle. */
const FIELDS = /** @type {const} */ ([
  ['size', 'word'],
  ['puzzle', 'text'],
  ['value', 'text'],
  ['controls', 'choice'],
  ['readonly', 'flag'],
  ['lang', 'word'],
  ['theme', 'word'],
  ['contrast', 'flag'],
  ['palette', 'word'],
  ['digits', 'word'],
  ['autoclean', 'flag'],
  ['clock', 'flag'],
  ['haptics', 'flag'],
  ['lefthanded', 'flag'],
  ['loading', 'word'],
])

/** Everything that an address or a `set` can set. */
export const FIELD_NAMES = FIELDS.map(([name]) => name)

/**
 * What a message asks for; undefined when it is none of ours.
 * @param {unknown} data
 * @returns {Heard | undefined}
 */
export function readMessage(data) {
  if (typeof data !== 'object' || data === null) return undefined
  const own = (/** @type {string} */ name) =>
    Object.hasOwn(data, name) ? /** @type {Record<string, unknown>} */ (data)[name] : undefined
  if (own('nonet') !== PROTOCOL) return undefined
  const type = own('type')
  if (type !== 'get' && type !== 'set') return undefined
  const id = own('id')
  if (!isId(id)) return { type: 'error', id: undefined, key: 'bad-field', field: 'id' }
  if (type === 'get') return { type, id }
  const settings = new Map()
  for (const [name, kind] of FIELDS) {
    const given = own(name)
    if (given === undefined) continue
    const setting = settingOf(kind, given)
    if (setting === undefined) return { type: 'error', id, key: 'bad-field', field: name }
    if (isTooLong(kind, setting)) return { type: 'error', id, key: 'too-long', field: name }
    settings.set(name, setting)
  }
  return { type, id, settings }
}

/**
 * What the frame's own address sets. What makes no sense there is left out, and named.
 * @param {URLSearchParams} parameters
 * @returns {{settings: Settings, refused: string[]}}
 */
export function readAddress(parameters) {
  /** @type {Settings} */
  const settings = new Map()
  /** @type {string[]} */
  const refused = []
  for (const [name, kind] of FIELDS) {
    const text = parameters.get(name)
    if (text === null) continue
    const isOff = (kind === 'flag' || kind === 'choice') && /^(false|0)$/i.test(text)
    const setting = isOff ? null : kind === 'flag' ? true : text
    if (isTooLong(kind, setting)) refused.push(name)
    else settings.set(name, setting)
  }
  return { settings, refused }
}

/** @param {unknown} id @returns {id is Id} */
function isId(id) {
  if (typeof id === 'string') return id.length <= LONGEST_WORD
  return id === undefined || Number.isFinite(id)
}

/** @param {Kind} kind @param {unknown} given @returns {Setting | undefined} undefined for nonsense */
function settingOf(kind, given) {
  if (given === null) return null
  if (kind === 'flag' || kind === 'choice') {
    if (typeof given === 'boolean') return given || null
    if (kind === 'flag') return undefined
  }
  if (kind === 'word' && typeof given === 'number') return String(given)
  return typeof given === 'string' ? given : undefined
}

/** @param {Kind} kind @param {Setting} setting */
function isTooLong(kind, setting) {
  if (typeof setting !== 'string') return false
  return setting.length > (kind === 'text' ? LONGEST_TEXT : LONGEST_WORD)
}

/**
 * The one origin that is heard and answered: the one that the address names; without one, the one
 * that the browser names. Undefined when there is none, or when the two contradict each other.
 * @param {{named: string | null, ancestor: string | undefined, referrer: string}} known
 * @returns {string | undefined}
 */
export function hostOrigin({ named, ancestor, referrer }) {
  const said = ancestor ?? originOf(referrer)
  if (named === null) return said && originOf(said)
  const origin = originOf(named)
  return ancestor !== undefined && ancestor !== origin ? undefined : origin
}

/** @param {string} address @returns {string | undefined} undefined for none that could be answered */
function originOf(address) {
  try {
    const { origin } = new URL(address)
    return origin === 'null' ? undefined : origin
  } catch {
    return undefined
  }
}
