// embed/protocol.js: the messages between the host and the frame, and which origin is accepted.
//
// Every message is {nonet: 1, type, id?, …}. Only this file reads messages, by a table of the fields that can be set
// and their greatest lengths. It reads no other fields, and only own members, so that no name can reach a prototype.
// Anything that is no message of this version is ignored; a message with an invalid field is answered by an error
// that names the field. Nothing here uses the page, so unit tests can run it alone.

/** The first field of every message, and the version of the protocol. */
export const PROTOCOL = 1
/** The longest text: the largest board, 64×64, takes some 16,000 characters in any format. */
const LONGEST_TEXT = 100_000
const LONGEST_WORD = 200

/** @typedef {string | true | null} Setting an attribute's text, present without text, or absent */
/** @typedef {Map<string, Setting>} Settings */
/** @typedef {string | number | undefined} Id */
/**
 * @typedef {{type: 'get', id: Id} | {type: 'set', id: Id, settings: Settings}
 *   | {type: 'error', id: Id, key: string, field: string}} ReadMessage
 */

/** @typedef {'text' | 'word' | 'flag' | 'choice'} Kind */

/** In the order in which they are set: a puzzle takes its boxes from the size, a value needs its puzzle. */
const FIELDS = /** @type {const} */ ([
  ['size', 'word'],
  ['grade', 'word'],
  ['seed', 'word'],
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

/** Every field that an address or a `set` can set. */
export const FIELD_NAMES = FIELDS.map(([name]) => name)

/**
 * A message's content; undefined for anything that is no message of this protocol.
 * @param {unknown} data
 * @returns {ReadMessage | undefined}
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
 * The settings of the frame's own address. Invalid ones are left out, and named.
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

/** @param {Kind} kind @param {unknown} given @returns {Setting | undefined} undefined if it is invalid */
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
 * The only origin to exchange messages with: the one that the address names, or else the one that the browser
 * reports. Undefined when there is none, or when the two contradict each other.
 * @param {{named: string | null, ancestor: string | undefined, referrer: string}} known
 * @returns {string | undefined}
 */
export function hostOrigin({ named, ancestor, referrer }) {
  const said = ancestor ?? originOf(referrer)
  if (named === null) return said && originOf(said)
  const origin = originOf(named)
  return ancestor !== undefined && ancestor !== origin ? undefined : origin
}

/** @param {string} address @returns {string | undefined} undefined where it is no origin to send to */
function originOf(address) {
  try {
    const { origin } = new URL(address)
    return origin === 'null' ? undefined : origin
  } catch {
    return undefined
  }
}
