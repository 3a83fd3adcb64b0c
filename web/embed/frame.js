// embed/frame.js: the page in the iframe: a board, and the host's line to it.
//
//   embed.html?puzzle=53..7…&controls&origin=https://host.example
//
// Only the window around the frame is heard, and only from one origin: the one that the address
// names, or else the one that the browser names. To that origin, and never to '*', go the answers.
// When none is known the board is there for its reader and says nothing to anyone. What is heard is
// gathered, and done every few milliseconds, in order: of many settings of one field the last counts,
// so that a flood of messages costs no more drawing than one of them.
//
// to the frame    set {puzzle, value, size, controls …}   get
// from the frame  ready · changed · solved · height · error        (web/demo/iframe.html has them all)

import { ONCE } from '../base/own-members.js'
import { readDigits, readLine, readShape } from '../board/line.js'
import { emptyPuzzle } from '../board/puzzle.js'
import { Height } from './height.js'
import { FIELD_NAMES, hostOrigin, PROTOCOL, readAddress, readMessage } from './protocol.js'

/** @typedef {import('../element/nonet-sudoku.js').NonetSudoku} NonetSudoku */
/** @typedef {Exclude<import('./protocol.js').Heard, {type: 'error'}>} Message */
/** @typedef {import('./protocol.js').Settings} Settings */
/** @typedef {import('./protocol.js').Setting} Setting */

const USUAL_SIZE = '9'
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
/** What was heard since the last turn. */
let waiting = { heard: 0, messages: /** @type {Message[]} */ ([]) }
/** One turn after another, from the first drawing on: what is being read holds up what comes after it. */
let turns = new Promise((done) => board.addEventListener('nonet-ready', done, ONCE))
let toldValue = ''
/** The puzzle that is being read. A newer one takes its place. */
let reading = { isOld: false, giveUp() {} }
/** What was read last, as long as it stands on the board. */
let known = { text: '', size: '' }

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
    ONCE,
  )
  // The board itself reads what the address says. Questions are answered in order: this one after that.
  if (isToBeRead(settings.get('puzzle'))) {
    turns = turns.then(() => board.client.version()).catch(() => {})
  }
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
  if (!waiting.heard) setTimeout(endTurn, TURN_MS)
  waiting.heard++
  if (waiting.heard > MOST_A_TURN) return
  const heard = readMessage(event.data)
  if (!heard) return
  if (heard.type === 'error') return tell('error', heard)
  if (setsPuzzle(heard)) {
    reading.isOld = true
    reading.giveUp()
  }
  waiting.messages.push(heard)
}

function endTurn() {
  const { heard, messages } = waiting
  waiting = { heard: 0, messages: [] }
  if (heard > MOST_A_TURN) tell('error', { key: 'too-many', dropped: heard - MOST_A_TURN })
  turns = turns.then(() => takeTurn(messages)).catch(reportError)
}

/** Does all or nothing of each message. @param {Message[]} messages */
async function takeTurn(messages) {
  height.release()
  /** What is to be set, and can be. @type {Settings} */
  const plan = new Map()
  const newest = messages.findLast(setsPuzzle)
  for (const message of messages) {
    if (message.type !== 'set') continue
    const { id, settings } = message
    // The puzzle of a later one takes its place.
    if (setsPuzzle(message) && message !== newest) forgo(settings)
    const text = settings.get('puzzle')
    const size = String(settings.get('size') ?? (settings.has('size') ? USUAL_SIZE : board.size))
    /** @type {Awaited<ReturnType<typeof read>> | undefined} */
    let found
    if (isToBeRead(text)) {
      apply(plan)
      const isKnown = text === known.text && size === known.size
      found = isKnown ? undefined : await read(String(text), size)
      if (found?.isOld) forgo(settings)
      else if (found?.error) {
        tell('error', { id, field: 'puzzle', ...found.error })
        continue
      }
      settings.delete('puzzle')
      if (isKnown) settings.delete('size')
    }
    const value = settings.get('value')
    const cells = found?.puzzle?.givens.length ?? cellsAfter(new Map([...plan, ...settings]))
    if (typeof value === 'string' && readDigits(value)?.length !== cells) {
      tell('error', { id, field: 'value', key: 'bad-field' })
      continue
    }
    // Another board has no use for the digits of the one before.
    if (settings.has('puzzle') || settings.has('size')) plan.delete('value')
    for (const [name, setting] of settings) plan.set(name, setting)
    if (!found?.puzzle) continue
    apply(plan, found)
    known = { text: String(text), size }
  }
  apply(plan)
  for (const { type, id } of messages) {
    if (type === 'get' || id !== undefined) tell('changed', { id, ...state() })
  }
}

/** @param {Message} message */
function setsPuzzle(message) {
  return message.type === 'set' && message.settings.has('puzzle')
}

/** A value is only for the puzzle that it came with. @param {Settings} settings */
function forgo(settings) {
  settings.delete('puzzle')
  settings.delete('value')
}

/** So many cells has the board once these are set. @param {Settings} settings */
function cellsAfter(settings) {
  const now = board.data.givens.length
  if (!settings.has('puzzle') && !settings.has('size')) return now
  const text = settings.has('puzzle') ? settings.get('puzzle') : board.puzzle
  if (text) return readLine(String(text))?.givens.length ?? now
  const shape = readShape(String(settings.get('size') ?? USUAL_SIZE))
  return shape ? shape.size ** 2 : now
}

/**
 * Sets it, and forgets that it was to be set.
 * @param {Settings} plan
 * @param {{puzzle?: import('nonet-wasm').Puzzle, title?: string}} [found] what was read of the puzzle
 */
function apply(plan, found) {
  const value = plan.get('value')
  const wasRead = known.text !== ''
  if (plan.has('puzzle') || (plan.get('size') ?? known.size) !== known.size)
    known = { text: '', size: '' }
  for (const name of FIELD_NAMES) {
    if (name !== 'value' && plan.has(name)) applyAttribute(name, plan.get(name))
  }
  if (found?.puzzle) {
    board.removeAttribute('puzzle')
    board.load(found.puzzle, found.title)
  } else if (wasRead && plan.has('puzzle') && !plan.get('puzzle')) {
    // There is no attribute that could be taken away.
    const shape = readShape(board.getAttribute('size') ?? USUAL_SIZE)
    if (shape) board.load(emptyPuzzle(shape))
  }
  if (typeof value === 'string') board.value = value
  plan.clear()
  toldValue = board.value
}

/** One character a cell needs no solver. @param {Setting | undefined} text */
function isToBeRead(text) {
  return typeof text === 'string' && text !== '' && !readLine(text)
}

/**
 * Any other way of writing a puzzle is the solver's to read; the board stays as it is until then, and
 * when nothing can be read.
 * @param {string} text @param {string} size
 */
async function read(text, size) {
  const stop = new AbortController()
  const mine = { isOld: false, giveUp: () => stop.abort() }
  reading = mine
  const options = {
    signal: stop.signal,
    // From then on it is sooner done than the solver is started again.
    onStart() {
      mine.giveUp = () => {}
    },
  }
  const shape = readShape(size)
  const { entries } = await board.client
    .read(text, shape ? { shape } : {}, options)
    .catch(({ key }) => ({ entries: [/** @type {any} */ ({ error: { key } })] }))
  const { isOld } = mine
  const { puzzle, title, error } = entries[0]
  if (isOld || puzzle) return { isOld, puzzle, title }
  const key = typeof error?.key === 'string' ? error.key : 'unknown'
  return { isOld, error: { key, line: error?.line, column: error?.column } }
}

/** @param {string} name @param {Setting | undefined} setting */
function applyAttribute(name, setting) {
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
