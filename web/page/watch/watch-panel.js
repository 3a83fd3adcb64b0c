// page/watch/watch-panel.js: the panel Watch it think: a search played forth and back, or two side by side.
//
// It watches the puzzle on the board, which it leaves as it is, or an example that shows how much
// the choice of the cell matters. Each pane has a worker of its own, from when the panel opens
// until it closes.

import { make } from '../../dom/make.js'
import { errorSentence, say } from '../../words/sentences.js'
import { adoptSheet } from '../adopt-sheet.js'
import { whenColoursChange } from '../colour-changes.js'
import controlsStyle from '../controls.css'
import { Pane, STRATEGIES } from './pane.js'
import { Player } from './player.js'
import style from './watch-panel.css'

/** @typedef {import('nonet-wasm').Puzzle} Puzzle */

/** The first grid of the first programs: 12,744,075 attempts with first-empty, 42 with fullest-unit. */
const EXAMPLE = '..8...3...16..8...........11.3......49.........2..7.....5.94.1.6....5...7..6.....'
const SPEEDS = [1, 2, 5, 10, 20, 50, 100, 1e3, 1e4, 1e5, 1e6, Number.POSITIVE_INFINITY]
const FIRST_SPEED = 2
const STILL_MS = 1000
const KEYS = { ArrowLeft: -1, ArrowRight: 1 }

/** @type {import('../panels.js').PanelModule['default']} */
export default function fillWatch(page, { body, dialog }) {
  adoptSheet(controlsStyle)
  adoptSheet(style)
  const player = new Player(draw, fail)
  const host = { changed: start, seek: (/** @type {number} */ event) => player.to(event) }
  const panes = [new Pane('first-empty', host), new Pane('fullest-unit', host)]
  const note = make('p', { class: 'note', role: 'alert', hidden: true })
  const status = make('p', { class: 'unseen', role: 'status' })
  const source = make('select', { 'aria-label': say('watch.puzzle') })
  const compare = button('compare', () => {
    compare.setAttribute('aria-pressed', String(!isComparing()))
    start()
  })
  compare.setAttribute('aria-pressed', 'false')
  const play = button('play', toggle)
  play.className = 'main'
  play.autofocus = true
  const [toStart, back, step, toEnd] = [
    button('toStart', () => player.to(0)),
    button('back', () => player.step(-1)),
    button('step', () => player.step(1)),
    button('toEnd', () => player.toEnd()),
  ]
  // On a narrow phone the label beside it is hidden.
  const about = { type: 'range', 'aria-label': say('watch.speed') }
  const speed = make('input', { ...about, min: 0, max: SPEEDS.length - 1, step: 1 })
  speed.value = String(FIRST_SPEED)
  const speedText = make('output', {})
  const stage = make('div', { class: 'panes' }, panes[0].root)
  body.append(
    make('div', { class: 'picks buttons' }, source, compare),
    note,
    stage,
    methodChoice(page.board),
    make(
      'div',
      { class: 'controls' },
      make('div', { class: 'buttons' }, toStart, back, play, step, toEnd),
      make('label', { class: 'speed' }, make('span', {}, say('watch.speed')), speed, speedText),
      status,
    ),
  )
  source.addEventListener('change', start)
  speed.addEventListener('input', setSpeed)
  dialog.addEventListener('keydown', onKey)
  setSpeed()

  const calm = matchMedia('(prefers-reduced-motion: reduce)')
  const setCalm = () => {
    player.pictureMs = calm.matches ? STILL_MS : 0
  }
  setCalm()
  calm.addEventListener('change', setCalm)
  const fit = () => {
    for (const pane of panes) pane.fit()
  }
  whenColoursChange(fit)

  let isOpen = false
  let announced = ''
  let turn = 0

  function isComparing() {
    return compare.getAttribute('aria-pressed') === 'true'
  }

  function shown() {
    return isComparing() ? panes : panes.slice(0, 1)
  }

  /** @returns {Puzzle} */
  function puzzle() {
    if (source.value === 'board') return { ...page.board.givens, entries: undefined }
    return {
      size: 9,
      boxRows: 3,
      boxColumns: 3,
      givens: [...EXAMPLE].map((cell) => Number(cell) || 0),
    }
  }

  /** All runs that are wanted, from the start. */
  async function start() {
    const mine = ++turn
    const chosen = shown()
    player.load([])
    stage.classList.toggle('two', chosen.length > 1)
    stage.replaceChildren(...chosen.map(({ root }) => root))
    note.hidden = true
    try {
      const watched = puzzle()
      await Promise.all(chosen.map((pane) => pane.open(watched)))
      if (mine === turn && isOpen) player.load(chosen.map(({ run }) => run))
    } catch (reason) {
      if (mine === turn && isOpen) fail(reason)
    }
  }

  function fail(/** @type {unknown} */ reason) {
    const { key, args } = /** @type {import('../../client/client.js').NonetError} */ (reason)
    const isConflict = key === 'bad-argument' && args?.text === 'givens'
    note.textContent = isConflict ? say('watch.conflict') : errorSentence(reason)
    note.hidden = false
    player.load([])
  }

  function draw() {
    const chosen = shown()
    for (const pane of chosen) pane.draw(player.isFast)
    const { isPlaying, position, end } = player
    const word = say(isPlaying ? 'watch.pause' : 'watch.play')
    if (play.textContent !== word) play.textContent = word
    setOff(play, !note.hidden)
    for (const earlier of [toStart, back]) setOff(earlier, !isPlaying && position === 0)
    for (const later of [step, toEnd]) setOff(later, !isPlaying && position >= end)
    if (isPlaying) return
    for (const pane of chosen) pane.describe()
    const sentences = chosen.map((pane) => {
      return chosen.length > 1 ? `${pane.name}: ${pane.sentence}` : pane.sentence
    })
    if (sentences.join() === announced) return
    announced = sentences.join()
    status.textContent = sentences.join(' ')
  }

  function toggle() {
    if (player.isPlaying) player.pause()
    else player.play()
    draw()
  }

  function setSpeed() {
    const wished = SPEEDS[Number(speed.value)]
    player.speed = wished
    const text = Number.isFinite(wished)
      ? say('watch.rate', { count: wished })
      : say('watch.fastest')
    speedText.textContent = text
    speed.setAttribute('aria-valuetext', text)
  }

  /** Where a control has its own use for a key, it keeps it. */
  function onKey(/** @type {KeyboardEvent} */ event) {
    const target = /** @type {Element} */ (event.target)
    if (event.ctrlKey || event.altKey || event.metaKey || target.matches('select, input')) return
    const by = KEYS[/** @type {keyof typeof KEYS} */ (event.key)]
    if (event.key === ' ' && !target.matches('button, summary')) play.click()
    else if (by) player.step(getComputedStyle(dialog).direction === 'rtl' ? -by : by)
    else if (event.key === 'Home') player.to(0)
    else if (event.key === 'End') player.toEnd()
    else return
    event.preventDefault()
  }

  return {
    title: say('watch.title'),
    wide: true,
    open() {
      isOpen = true
      const { givens } = page.board.givens
      const names = givens.some((digit) => digit > 0) ? ['board', 'example'] : ['example']
      source.replaceChildren(...names.map((name) => new Option(say(`watch.${name}`), name)))
      fit()
      start()
      play.focus()
    },
    close() {
      isOpen = false
      player.load([])
      for (const { run } of panes) run.close()
    },
  }
}

/**
 * Solve, too, can use the methods that are watched here. The choice belongs to the reader, not to the puzzle: it stays
 * until the reader changes it.
 * @param {import('../context.js').NonetSudoku} board
 */
function methodChoice(board) {
  const select = make('select', { id: 'method' })
  select.append(new Option(say('watch.automatic'), 'auto'))
  for (const key of STRATEGIES) select.append(new Option(say(`watch.${key}`), key))
  select.addEventListener('change', () => {
    const strategy = /** @type {import('nonet-wasm').Strategy} */ (select.value)
    board.method = select.value === 'auto' ? { engine: 'auto' } : { engine: 'backtrack', strategy }
  })
  return make(
    'div',
    { class: 'method' },
    make('label', { for: select.id }, say('watch.method')),
    select,
    make('p', {}, say('watch.backtracking')),
  )
}

/** @param {string} name of its word @param {() => void} act */
function button(name, act) {
  const made = make('button', { type: 'button' }, say(`watch.${name}`))
  made.addEventListener('click', () => {
    if (made.getAttribute('aria-disabled') !== 'true') act()
  })
  return made
}

/** It keeps its place in the order of focus. @param {HTMLElement} control @param {boolean} isOff */
function setOff(control, isOff) {
  control.setAttribute('aria-disabled', String(isOff))
}
