// page/solve/solve-panel.js: the panel How to solve: the path from the board to the solution, as a person takes it.
//
//   board with the step that is chosen │ Steps: one line each      All steps here: by technique
//   plot of how hard the steps are     │
//   rating                             │
//   Start  Back  Next  End
//
// The board is the panel's own, so that the reader's work stays as it is; on a phone it stays in sight above the list.
// A moment is the index of a step: the board is shown before it, with the step drawn; after the last step comes the end.
// Where the reader has made a mistake, the path begins with the puzzle as it was set.

import { BoardModel } from '../../board/model.js'
import { readerPosition } from '../../board/reader-position.js'
import { NonetError } from '../../client/client.js'
import { sharedHumanClient } from '../../client/human-client.js'
import { sharedRateClient } from '../../client/rate-client.js'
import { make } from '../../dom/make.js'
import { fetchHintWords } from '../../words/hint-words.js'
import { errorSentence, pageSpeaker, say } from '../../words/sentences.js'
import {
  nameOf,
  patternSentence,
  reasonSentence,
  reportSentence,
  resultSentence,
  resultSigns,
} from '../../words/step-sentences.js'
import { adoptSheet } from '../adopt-sheet.js'
import { whenColoursChange } from '../colour-changes.js'
import controlsStyle from '../controls.css'
import { CoursePicture } from '../course-picture.js'
import { copy } from '../share/content.js'
import { StepBoard } from '../step-board.js'
import { grouped, hardnessOf, Path } from './path.js'
import { RatingLine } from './rating-line.js'
import style from './solve-panel.css'
import { StepList } from './step-list.js'

/** @typedef {import('nonet-human-wasm').Step} Step */
/** @typedef {import('nonet-human-wasm').TechniqueInfo} TechniqueInfo */
/** @typedef {import('nonet-wasm').Puzzle} Puzzle */

/** So many steps of a position are listed. */
const MOST_LISTED = 300
const KEYS = { ArrowLeft: -1, ArrowRight: 1 }
/** The upper edge of the plot, on Sudoku Explainer's scale; a harder path is drawn lower. */
const GREATEST = 6

export async function prepare() {
  await fetchHintWords(pageSpeaker())
}

/** @type {import('../panels.js').PanelModule['default']} */
export default function fillSolve(page, { body, dialog }) {
  adoptSheet(controlsStyle)
  adoptSheet(style)
  const client = sharedHumanClient()
  const board = new StepBoard()
  const rating = new RatingLine()
  const course = new CoursePicture((moment) =>
    go(Math.min(Math.floor(moment * steps().length), steps().length - 1)),
  )
  const note = make('p', { class: 'note', role: 'status', hidden: true })
  const status = make('p', { class: 'unseen', role: 'status' })
  const reason = make('div', { class: 'reason' })
  const log = new StepList(reason, (index) => go(index))
  const all = new StepList(reason, (index) => showOther(index))
  const busy = make('p', { class: 'busy', role: 'status' })
  const cancelling = button('board.cancel', cancel)
  const working = make('div', { class: 'buttons start', hidden: true }, busy, cancelling)
  const [toStart, back, next, toEnd] = [
    button('watch.toStart', () => go(0)),
    button('watch.back', () => go(index - 1)),
    button('watch.step', () => go(index + 1)),
    button('watch.toEnd', () => go(steps().length)),
  ]
  next.className = 'main'
  const copying = button('hints.copy', copyLog)
  const tabs = /** @type {const} */ (['log', 'all']).map((name) => {
    const tab = make('button', { type: 'button', role: 'tab', id: `solve-tab-${name}` })
    tab.textContent = say(`hints.${name}`)
    tab.setAttribute('aria-controls', `solve-part-${name}`)
    tab.addEventListener('click', () => turnTo(name))
    return tab
  })
  const tabList = make('div', { class: 'tabs', role: 'tablist', 'aria-label': say('hints.solve') })
  tabList.append(...tabs)
  const parts = [log, all].map(({ root }, at) => {
    const name = tabs[at].id.replace('solve-tab-', '')
    return make(
      'div',
      { role: 'tabpanel', id: `solve-part-${name}`, 'aria-labelledby': tabs[at].id },
      root,
    )
  })
  const counted = make('p', { class: 'count' })
  parts[0].append(make('p', { class: 'buttons start' }, copying))
  parts[1].prepend(counted)
  body.append(
    make(
      'div',
      { class: 'two-parts' },
      make(
        'div',
        { class: 'beside' },
        make('div', { class: 'shown' }, board.root),
        make('div', { class: 'measured' }, course.canvas, rating.root),
      ),
      make('div', { class: 'told' }, note, working, tabList, ...parts),
    ),
    make(
      'div',
      { class: 'controls' },
      make('div', { class: 'buttons' }, toStart, back, next, toEnd),
    ),
    status,
  )
  dialog.addEventListener('keydown', onKey)
  tabList.addEventListener('keydown', (event) => {
    if (!(event.key in KEYS)) return
    event.preventDefault()
    event.stopPropagation()
    turnTo(tab === 'log' ? 'all' : 'log')
    tabs[tab === 'log' ? 0 : 1].focus()
  })
  whenColoursChange(() => course.fit())

  /** @type {Path} */
  let path
  /** @type {Map<string, TechniqueInfo>} */
  let infos = new Map()
  let isSolved = false
  let index = 0
  /** @type {'log' | 'all'} */
  let tab = 'log'
  /** The steps of the position that is shown, and which of them is. @type {Step[]} */
  let others = []
  let other = 0
  let stop = new AbortController()
  let stopAll = new AbortController()
  /** Ends what the reader waits for. @type {AbortController | undefined} */
  let running

  const steps = () => path?.steps ?? []
  const how = (isAloud = false) => ({
    words: pageSpeaker(),
    size: path.at(0).size,
    isAloud,
  })

  /** The path from the board as it is. */
  async function load() {
    stop.abort()
    stop = new AbortController()
    const { signal } = stop
    const position = readerPosition(BoardModel.restore(page.board.save()))
    take(position, [])
    rating.hide()
    tell('')
    setBusy(stop)
    try {
      infos = new Map((await client.techniques({ signal })).map((info) => [info.key, info]))
      const report = await client.hint(position, {}, { signal })
      const isMistaken = report.kind === 'mistake'
      let isStopped = false
      const from = isMistaken ? page.board.givens : position
      if (isMistaken || report.kind === 'step') {
        const found = await client.steps(from, {}, { signal })
        if (signal.aborted) return
        isSolved = found.solved
        isStopped = found.stopped
        take(from, found.steps)
      }
      const notes = report.kind === 'step' ? [] : [reportSentence(report, how())]
      if (isStopped) notes.push(say('hints.stopped'))
      if (!report.proper && ['step', 'stuck'].includes(report.kind))
        notes.push(say('hints.notProper'))
      tell(notes.join(' '))
    } catch (thrown) {
      if (signal.aborted) return
      tell(errorSentence(thrown))
      setBusy()
      return
    }
    setBusy()
    if (steps().length) go(0)
    await rate(signal)
  }

  /** Shows the rating of the puzzle as it was set. The steps are there before it is asked for. @param {AbortSignal} signal */
  async function rate(signal) {
    rating.wait()
    try {
      rating.show(await sharedRateClient().rate(page.board.givens, {}, { signal }))
    } catch (thrown) {
      if (!signal.aborted) rating.fail(errorSentence(thrown))
    }
  }

  /** @param {Puzzle} puzzle @param {Step[]} found */
  function take(puzzle, found) {
    path = new Path(puzzle, found)
    index = 0
    const lines = found.map((step, at) => lineOf(step, String(at + 1)))
    if (found.length) {
      const name = say(isSolved ? 'hints.solved' : 'hints.stuck')
      lines.push({ number: '', name, result: '' })
    }
    log.show([{ title: '', lines }])
    course.canvas.hidden = found.length < 2
    course.fit()
    for (const part of [tabList, ...parts]) part.hidden = !found.length
    board.show(path.at(0))
    for (const control of [toStart, back, next, toEnd]) setOff(control, !found.length)
    turnTo('log')
  }

  /** @param {Step} step @param {string} number */
  function lineOf(step, number) {
    return { number, name: nameOf(step.technique, pageSpeaker()), result: resultSigns(step, how()) }
  }

  /** Shows another moment. @param {number} to */
  function go(to) {
    if (!steps().length) return
    index = Math.max(0, Math.min(to, steps().length))
    log.choose(tab === 'log' ? index : -1)
    // With the plot in sight.
    if (index === 0) dialog.scrollTop = 0
    draw(steps()[index])
    drawCourse()
    if (tab === 'all') loadAll()
  }

  /** @param {Step} [step] */
  function draw(step) {
    board.show(path.at(index), step)
    explain(step)
    const count = steps().length
    for (const earlier of [toStart, back]) setOff(earlier, index === 0)
    for (const later of [next, toEnd]) setOff(later, index >= count)
    const said = step
      ? [
          say('hints.stepOf', { number: index + 1, count }),
          patternSentence(step, how(true)),
          resultSentence(step, how(true)),
        ]
      : [say(isSolved ? 'hints.solved' : 'hints.stuck')]
    status.textContent = said.join(' ')
  }

  /** @param {Step} [step] */
  function explain(step) {
    reason.replaceChildren()
    if (!step) return
    reason.append(
      make('p', {}, patternSentence(step, how())),
      make('p', {}, reasonSentence(step, how())),
      make(
        'p',
        { class: 'buttons start' },
        button('hints.learn', () => page.openPanel('learn', { technique: step.technique })),
      ),
    )
  }

  function drawCourse() {
    const values = steps().map(({ technique }) => hardnessOf(infos.get(technique)))
    const count = values.length
    if (!count) return
    const greatest = Math.max(GREATEST, ...values)
    const now = Math.min(index + 0.5, count) / count
    course.show({ least: values, most: values, mean: values, stretch: 1 / count, now, greatest })
    const step = steps()[Math.min(index, count - 1)]
    const told = {
      number: Math.min(index + 1, count),
      count,
      name: nameOf(step.technique, pageSpeaker()),
      rating: say(`hints.level-${infos.get(step.technique)?.level ?? 'easy'}`),
    }
    course.canvas.setAttribute(
      'aria-label',
      `${say('hints.course')}. ${say('hints.courseNow', told)}`,
    )
  }

  /** @param {'log' | 'all'} name */
  function turnTo(name) {
    tab = name
    for (const [at, button] of tabs.entries()) {
      const isCurrent = (name === 'log') === (at === 0)
      button.setAttribute('aria-selected', String(isCurrent))
      button.tabIndex = isCurrent ? 0 : -1
      parts[at].hidden = !isCurrent || !steps().length
    }
    if (!steps().length) return
    if (name === 'log') go(index)
    else loadAll()
  }

  /** Every step of the position that is shown. */
  async function loadAll() {
    stopAll.abort()
    stopAll = new AbortController()
    const { signal } = stopAll
    const position = path.at(index)
    others = []
    all.show([])
    counted.textContent = ''
    setBusy(stopAll)
    try {
      const found = await client.allSteps(position, {}, { signal })
      if (signal.aborted) return
      const groups = grouped(found.steps.slice(0, MOST_LISTED))
      others = groups.flatMap(([, list]) => list)
      all.show(
        groups.map(([technique, list]) => ({
          title: say('hints.allGroup', {
            name: nameOf(technique, pageSpeaker()),
            count: list.length,
          }),
          lines: list.map((step) => ({ number: '', name: '', result: resultSigns(step, how()) })),
        })),
      )
      const isCut = found.steps.length > MOST_LISTED
      counted.textContent = say('hints.allCount', { count: found.steps.length })
      tell(
        !others.length
          ? say('hints.allNone')
          : isCut
            ? say('hints.atMost', { count: MOST_LISTED })
            : '',
      )
    } catch (thrown) {
      if (signal.aborted) return
      tell(errorSentence(thrown))
    }
    setBusy()
    if (others.length) showOther(0)
  }

  /** @param {number} to in the list of all steps */
  function showOther(to) {
    other = to
    const step = others[other]
    all.choose(other)
    board.show(path.at(index), step)
    explain(step)
    status.textContent = [patternSentence(step, how(true)), resultSentence(step, how(true))].join(
      ' ',
    )
  }

  async function copyLog() {
    const lines = steps().map((step, at) => {
      const { name, result } = lineOf(step, '')
      return `${at + 1}. ${name}: ${result}`
    })
    const isCopied = await copy(lines.join('\n'))
    if (isCopied) status.textContent = say('page.copied')
    else tell(errorSentence(new NonetError('not-copied')))
    copying.textContent = say(isCopied ? 'page.copied' : 'hints.copy')
  }

  /** @param {string} text */
  function tell(text) {
    note.hidden = !text
    note.textContent = text
  }

  /** @param {AbortController} [by] what ends the search; without it none runs */
  function setBusy(by) {
    running = by
    if (!by && document.activeElement === cancelling) next.focus()
    working.hidden = !by
    busy.textContent = by ? say('hints.looking') : ''
  }

  /** Ends the search; the path that is there stays, and so does the position. */
  function cancel() {
    running?.abort()
    setBusy()
    if (tab === 'all') turnTo('log')
    tell(say('board.cancelled'))
  }

  /** @param {KeyboardEvent} event */
  function onKey(event) {
    if (event.ctrlKey || event.altKey || event.metaKey) return
    const by = KEYS[/** @type {keyof typeof KEYS} */ (event.key)]
    if (by) go(index + (getComputedStyle(dialog).direction === 'rtl' ? -by : by))
    else if (event.key === 'Home') go(0)
    else if (event.key === 'End') go(steps().length)
    else return
    event.preventDefault()
  }

  return {
    title: say('hints.solve'),
    wide: true,
    open() {
      load()
      next.focus()
    },
    close() {
      stop.abort()
      stopAll.abort()
    },
  }
}

/** @param {string} path of its word @param {() => void} act */
function button(path, act) {
  const made = make('button', { type: 'button' }, say(path))
  made.addEventListener('click', () => {
    if (made.getAttribute('aria-disabled') !== 'true') act()
  })
  return made
}

/** It keeps its place in the order of focus. @param {HTMLElement} control @param {boolean} isOff */
function setOff(control, isOff) {
  control.setAttribute('aria-disabled', String(isOff))
}
