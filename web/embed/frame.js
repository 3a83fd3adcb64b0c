// embed/frame.js: the page in the iframe: a board, and the messages between it and the host.
//
//   embed.html?puzzle=53..7…&controls&origin=https://host.example
//
// It accepts messages only from the parent window, and only from one origin: the one that the address names, or else
// the one that the browser reports. It sends messages to that origin, never to '*'. Without a known origin the
// board works, and sends and accepts nothing. Messages are collected into turns of a few milliseconds and handled in
// order: of several settings of one field the last counts, so many messages cost one drawing.
//
// to the frame    set {puzzle, value, size, controls …}   get
// from the frame  ready · changed · started · progress · hint · checked · solved · height · error
//                 (web/demo/iframe.html has them all)

import { ONCE } from '../base/own-members.js'
import { isPlain } from '../board/houses.js'
import { readDigits, readLine, readShape } from '../board/line.js'
import { emptyPuzzle } from '../board/puzzle.js'
import { Height } from './height.js'
import { FIELD_NAMES, hostOrigin, PROTOCOL, readAddress, readMessage } from './protocol.js'

/** @typedef {import('../element/nonet-sudoku.js').NonetSudoku} NonetSudoku */
/** @typedef {Exclude<import('./protocol.js').ReadMessage, {type: 'error'}>} Message */
/** @typedef {import('./protocol.js').Settings} Settings */
/** @typedef {import('./protocol.js').Setting} Setting */

const USUAL_SIZE = '9'
const TURN_MS = 16
/** The limit of messages in one turn; more are dropped, with an error. */
const MOST_A_TURN = 200

/** Events of the board whose details the host gets, and the types of their messages. */
const PASSED_ON = {
  'nonet-start': 'started',
  'nonet-progress': 'progress',
  'nonet-hint': 'hint',
  'nonet-check': 'checked',
  'nonet-solved': 'solved',
}

const board = /** @type {NonetSudoku} */ (document.querySelector('nonet-sudoku'))
const parameters = new URLSearchParams(location.search)
const origin = hostOrigin({
  named: parameters.get('origin'),
  ancestor: location.ancestorOrigins?.[0],
  referrer: document.referrer,
})
const isFramed = window.parent !== window

const height = new Height()
/** Messages since the last turn. */
let waiting = { count: 0, messages: /** @type {Message[]} */ ([]) }
/** Turns run one after another, after the first drawing: one that reads a puzzle delays the next. */
let turns = new Promise((done) => board.addEventListener('nonet-ready', done, ONCE))
/** The value that the host knows. */
let sentValue = ''
/** The puzzle that is being read. A newer one replaces it. */
let reading = { isOld: false, giveUp() {} }
/** What was read last, as long as it is on the board. */
let known = { text: '', size: '' }

start()

function start() {
  const { settings, refused } = readAddress(parameters)
  for (const [name, setting] of settings) applyAttribute(name, setting)
  // A host that names its origin has a script that sets the reported heights.
  const fitsContent = parameters.has('origin')
  if (fitsContent) document.documentElement.dataset.fit = 'content'
  if (!isFramed || origin === undefined) return
  board.addEventListener(
    'nonet-ready',
    () => {
      send('ready', state())
      for (const field of refused) send('error', { key: 'too-long', field })
      if (fitsContent) new ResizeObserver(sendHeight).observe(document.body)
    },
    ONCE,
  )
  // The board itself reads the puzzle of the address. Calls are answered in order, so this one ends after that.
  if (isToBeRead(settings.get('puzzle'))) {
    turns = turns.then(() => board.client.version()).catch(() => {})
  }
  board.addEventListener('nonet-input', sendChange)
  for (const [name, type] of Object.entries(PASSED_ON)) {
    board.addEventListener(name, (event) => {
      const { detail } = /** @type {CustomEvent} */ (event)
      send(type, { value: board.value, ...detail })
    })
  }
  board.addEventListener('nonet-error', (event) => {
    const { error } = /** @type {CustomEvent} */ (event).detail
    send('error', { key: typeof error?.key === 'string' ? error.key : 'unknown' })
  })
  window.addEventListener('message', onMessage)
}

/** @param {MessageEvent} event */
function onMessage(event) {
  // First of all, so that the data of others is not even deserialised.
  if (event.source !== window.parent || event.origin !== origin) return
  if (!waiting.count) setTimeout(endTurn, TURN_MS)
  waiting.count++
  if (waiting.count > MOST_A_TURN) return
  const message = readMessage(event.data)
  if (!message) return
  if (message.type === 'error') return send('error', message)
  if (setsPuzzle(message)) {
    reading.isOld = true
    reading.giveUp()
  }
  waiting.messages.push(message)
}

function endTurn() {
  const { count, messages } = waiting
  waiting = { count: 0, messages: [] }
  if (count > MOST_A_TURN) send('error', { key: 'too-many', dropped: count - MOST_A_TURN })
  turns = turns.then(() => takeTurn(messages)).catch(reportError)
}

/** Applies each message as a whole or not at all. @param {Message[]} messages */
async function takeTurn(messages) {
  height.release()
  /** Valid settings that are not applied yet. @type {Settings} */
  const plan = new Map()
  const newest = messages.findLast(setsPuzzle)
  for (const message of messages) {
    if (message.type !== 'set') continue
    const { id, settings } = message
    // The puzzle of a later message replaces this one.
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
        send('error', { id, field: 'puzzle', ...found.error })
        continue
      }
      settings.delete('puzzle')
      if (isKnown) settings.delete('size')
    }
    const value = settings.get('value')
    const cells = found?.puzzle?.givens.length ?? cellsAfter(new Map([...plan, ...settings]))
    const isOther = settings.has('puzzle') || settings.has('size')
    const shape = found?.puzzle ?? (isOther ? undefined : board.data)
    const own = shape && !isPlain(shape) ? shape : undefined
    if (typeof value === 'string' && readDigits(value, own)?.length !== cells) {
      send('error', { id, field: 'value', key: 'bad-field' })
      continue
    }
    // The digits of the last board do not belong to the new one.
    if (settings.has('puzzle') || settings.has('size')) plan.delete('value')
    for (const [name, setting] of settings) plan.set(name, setting)
    if (!found?.puzzle) continue
    apply(plan, found)
    known = { text: String(text), size }
  }
  apply(plan)
  for (const { type, id } of messages) {
    if (type === 'get' || id !== undefined) send('changed', { id, ...state() })
  }
}

/** @param {Message} message */
function setsPuzzle(message) {
  return message.type === 'set' && message.settings.has('puzzle')
}

/** Drops a puzzle, and the value that belongs to it. @param {Settings} settings */
function forgo(settings) {
  settings.delete('puzzle')
  settings.delete('value')
}

/** The number of cells of the board after these settings. @param {Settings} settings */
function cellsAfter(settings) {
  const now = board.data.givens.length
  if (!settings.has('puzzle') && !settings.has('size')) return now
  const text = settings.has('puzzle') ? settings.get('puzzle') : board.puzzle
  if (text) return readLine(String(text))?.givens.length ?? now
  const shape = readShape(String(settings.get('size') ?? USUAL_SIZE))
  return shape ? shape.size ** 2 : now
}

/**
 * Applies the settings and empties the plan.
 * @param {Settings} plan
 * @param {{puzzle?: import('nonet-wasm').Puzzle, title?: string}} [found] the puzzle, if the module has read it
 */
function apply(plan, found) {
  const value = plan.get('value')
  const wasRead = known.text !== ''
  const isMade = plan.has('grade') || plan.has('seed')
  if (isMade || plan.has('puzzle') || (plan.get('size') ?? known.size) !== known.size)
    known = { text: '', size: '' }
  for (const name of FIELD_NAMES) {
    if (name !== 'value' && plan.has(name)) applyAttribute(name, plan.get(name))
  }
  if (found?.puzzle) {
    board.removeAttribute('puzzle')
    board.load(found.puzzle, found.title)
  } else if (wasRead && plan.has('puzzle') && !plan.get('puzzle')) {
    // The last puzzle was set by a method, so there is no attribute to remove.
    const shape = readShape(board.getAttribute('size') ?? USUAL_SIZE)
    if (shape) board.load(emptyPuzzle(shape))
  }
  if (typeof value === 'string') board.value = value
  plan.clear()
  sentValue = board.value
}

/** Whether the module has to read a text: plain lines do not need it. @param {Setting | undefined} text */
function isToBeRead(text) {
  return typeof text === 'string' && text !== '' && !readLine(text)
}

/**
 * Has a text read; the board stays as it is until then, and for good where the text cannot be read.
 * @param {string} text @param {string} size
 * @returns {Promise<{isOld: boolean, puzzle?: import('nonet-wasm').Puzzle, title?: string,
 *   error?: {key: string, line?: number, column?: number}}>}
 */
async function read(text, size) {
  const stop = new AbortController()
  const mine = { isOld: false, giveUp: () => stop.abort() }
  reading = mine
  const options = {
    signal: stop.signal,
    // Once it runs, finishing takes less time than restarting the solver.
    onStart() {
      mine.giveUp = () => {}
    },
  }
  try {
    const found = await board.read(text, { ...options, size })
    return { isOld: mine.isOld, ...found }
  } catch (reason) {
    const { key, place } = /** @type {import('../client/client.js').NonetError} */ (reason)
    const { line, column } = place ?? {}
    return {
      isOld: mine.isOld,
      error: { key: typeof key === 'string' ? key : 'unknown', line, column },
    }
  }
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

function sendChange() {
  height.release()
  const now = state()
  if (now.value === sentValue) return
  sentValue = now.value
  send('changed', now)
}

function sendHeight() {
  const { width, height: exact } = document.body.getBoundingClientRect()
  const whole = Math.ceil(exact)
  if (height.isNews(width, whole)) send('height', { height: whole })
}

/** @param {string} type @param {object} content */
function send(type, content) {
  if (origin !== undefined) window.parent.postMessage({ nonet: PROTOCOL, ...content, type }, origin)
}
