// embed/frame.js: the page in the iframe: a board, and the host's line to it.
//
//   embed.html?puzzle=53..7…&controls&origin=https://host.example
//
// Only the window around the frame is heard, and only from one origin: the one that the address
// names, or else the one that the browser names. To that origin, and never to '*', go the answers.
// When none is known the board is there for its reader and says nothing to anyone. What is heard is
// gathered, and done once every few milliseconds: of many settings of one field the last counts, so
// that a flood of messages costs no more drawing than one of them.
//
// to the frame    set {puzzle, value, size, controls …}   get
// from the frame  ready · changed · solved · height · error        (web/demo/iframe.html has them all)

import { readDigits, readLine, readShape } from '../element/line.js'
import { Height } from './height.js'
import { hostOrigin, PROTOCOL, readAddress, readMessage } from './protocol.js'

/** @typedef {import('../element/nonet-sudoku.js').NonetSudoku} NonetSudoku */
/** @typedef {import('./protocol.js').Id} Id */
/** @typedef {import('./protocol.js').Setting} Setting */

const TURN_MS = 16
/** No host has more to say in one turn; what comes beyond is dropped, and that is told. */
const MOST_A_TURN = 200

const board = /** @type {NonetSudoku} */ (document.querySelector('nonet-sudoku'))
const parameters = new URLSearchParams(location.search)
const origin = hostOrigin({
  named: parameters.get('origin'),
  ancestor: location.ancestorOrigins?.[0],
  referrer: document.referrer,
})
const isFramed = window.parent !== window

const height = new Height()
/** What the next turn is to do. */
const waiting = {
  isDue: false,
  heard: 0,
  settings: /** @type {import('./protocol.js').Settings} */ (new Map()),
  /** The id of the last `set`, if it has one: the one that is told what could not be done. */
  setId: /** @type {Id | undefined} */ (undefined),
  /** Who asked, with a `get` or with a `set` that has an id. */
  ids: /** @type {Id[]} */ ([]),
}
let toldValue = ''
/** The text that is being read, if any. */
let reading = Symbol()

start()

function start() {
  const { settings, refused } = readAddress(parameters)
  for (const [name, setting] of settings) applyAttribute(name, setting)
  // A host that names its origin is a script that follows the heights.
  const fitsContent = parameters.has('origin')
  if (fitsContent) document.documentElement.dataset.fit = 'content'
  if (!isFramed || origin === undefined) return
  board.addEventListener(
    'nonet-ready',
    () => {
      tell('ready', state())
      for (const field of refused) tell('error', { key: 'too-long', field })
      if (fitsContent) new ResizeObserver(tellHeight).observe(document.body)
    },
    { once: true },
  )
  board.addEventListener('nonet-input', tellChange)
  board.addEventListener('nonet-solved', () => tell('solved', { value: board.value }))
  board.addEventListener('nonet-error', (event) => {
    const { error } = /** @type {CustomEvent} */ (event).detail
    tell('error', { key: typeof error?.key === 'string' ? error.key : 'unknown' })
  })
  window.addEventListener('message', hear)
}

/** @param {MessageEvent} event */
function hear(event) {
  // Before anything else: the data of others is not even unpacked.
  if (event.source !== window.parent || event.origin !== origin) return
  waiting.heard++
  if (!waiting.isDue) {
    waiting.isDue = true
    setTimeout(takeTurn, TURN_MS)
  }
  if (waiting.heard > MOST_A_TURN) return
  const heard = readMessage(event.data)
  if (!heard) return
  if (heard.type === 'error') return tell('error', heard)
  if (heard.type === 'get' || heard.id !== undefined) waiting.ids.push(heard.id)
  if (heard.type === 'set') {
    waiting.setId = heard.id
    for (const [name, setting] of heard.settings) waiting.settings.set(name, setting)
  }
}

/** Does what was asked since the last turn. */
async function takeTurn() {
  const { settings, setId, ids, heard } = waiting
  const fresh = { settings: new Map(), setId: undefined, ids: [] }
  Object.assign(waiting, { isDue: false, heard: 0, ...fresh })
  if (heard > MOST_A_TURN) tell('error', { key: 'too-many', dropped: heard - MOST_A_TURN })
  height.release()
  const failure = await apply(settings)
  if (failure) tell('error', { id: setId, ...failure })
  for (const id of ids) tell('changed', { id, ...state() })
}

/**
 * @param {import('./protocol.js').Settings} settings
 * @returns {Promise<{key: string, field: string, line?: number, column?: number} | undefined>}
 */
async function apply(settings) {
  const value = settings.get('value')
  const text = settings.get('puzzle')
  for (const [name, setting] of settings) {
    if (name === 'value' || (name === 'puzzle' && isToBeRead(text))) continue
    applyAttribute(name, setting)
  }
  if (typeof text === 'string' && isToBeRead(text)) {
    const failure = await read(text)
    if (failure) return { field: 'puzzle', ...failure }
  }
  if (typeof value === 'string') {
    if (readDigits(value)?.length !== board.data.givens.length) {
      return { field: 'value', key: 'bad-field' }
    }
    board.value = value
  }
  toldValue = board.value
}

/** One character a cell needs no solver. @param {Setting | undefined} text */
function isToBeRead(text) {
  return typeof text === 'string' && text !== '' && !readLine(text)
}

/**
 * Any other way of writing a puzzle is the solver's to read; the board stays as it is until then, and
 * when nothing can be read.
 * @param {string} text
 */
async function read(text) {
  const turn = Symbol()
  reading = turn
  const shape = readShape(board.size)
  try {
    const { entries } = await board.client.read(text, shape ? { shape } : {})
    const { puzzle, title, error } = entries[0]
    if (reading !== turn) return
    if (puzzle) board.load(puzzle, title)
    else return { key: error?.key ?? 'unknown', line: error?.line, column: error?.column }
  } catch (reason) {
    const { key } = /** @type {{key?: unknown}} */ (reason)
    return { key: typeof key === 'string' ? key : 'unknown' }
  }
}

/** @param {string} name @param {Setting | undefined} setting */
function applyAttribute(name, setting) {
  if (name === 'puzzle') reading = Symbol()
  if (setting === null || setting === undefined) board.removeAttribute(name)
  else board.setAttribute(name, setting === true ? '' : setting)
  if (name === 'lang') document.documentElement.lang = board.lang || 'en'
}

function state() {
  return { value: board.value, solved: board.solution !== undefined }
}

function tellChange() {
  height.release()
  const now = state()
  if (now.value === toldValue) return
  toldValue = now.value
  tell('changed', now)
}

function tellHeight() {
  const { width, height: exact } = document.body.getBoundingClientRect()
  const whole = Math.ceil(exact)
  if (height.isNews(width, whole)) tell('height', { height: whole })
}

/** @param {string} type @param {object} content */
function tell(type, content) {
  if (origin !== undefined) window.parent.postMessage({ nonet: PROTOCOL, ...content, type }, origin)
}
