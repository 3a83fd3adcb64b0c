// page/daily/daily-panel.js: the panel Today: the puzzles of the day, and those of the days before in a calendar.
//
// The puzzles of the chosen day are made as soon as it is chosen, so that a press has one at once. One that was begun is
// opened from the shelf as it was left. Streaks and times are only shown to readers who have switched them on.

import { clockText } from '../../base/clock-text.js'
import { dayOf } from '../../base/days.js'
import { gridName } from '../../board/houses.js'
import { sharedGenerateClient } from '../../client/generate-client.js'
import { datesIn } from '../../dom/date-grid.js'
import { make } from '../../dom/make.js'
import { drawStamp } from '../../scene/stamp.js'
import { errorSentence, locale, say } from '../../words/sentences.js'
import { adoptSheet } from '../adopt-sheet.js'
import { bringBoard } from '../bring-board.js'
import { gradeBars } from '../grade-bars.js'
import { GRADES } from '../grades.js'
import { progressOf, puzzleOf } from '../shelf/records.js'
import { Calendar } from './calendar.js'
import style from './daily-panel.css'
import { keyOf, originOf } from './daily-puzzle.js'
import { solvedOn, streaksOf } from './results.js'
import { readDaily } from './stored-results.js'

/** @typedef {import('../grades.js').Grade} Grade */
/** @typedef {import('nonet-wasm').Puzzle} Puzzle */

/** What takes longer is told. */
const TELL_AFTER_MS = 400

/** @type {import('../panels.js').PanelModule['default']} */
export default function fillDaily(page, panel) {
  adoptSheet(style)
  const { board, shelf, settings } = page
  let today = dayOf()
  let chosen = today
  /** @type {import('./results.js').Results} */
  let results = {}
  /** @type {Map<string, import('../shelf/records.js').Record>} the daily puzzles on the shelf, by keyOf() */
  let records = new Map()
  /** @type {Map<Grade, Promise<Puzzle>>} those of the chosen day that are made, or being made */
  let making = new Map()
  let stop = new AbortController()
  let isOpening = false

  const whole = datesIn(locale, { dateStyle: 'full' })
  const medium = datesIn(locale, { dateStyle: 'medium' })
  const date = make('h3', { id: 'daily-date' })
  const state = make('p', { role: 'status' })
  const note = make('p', { class: 'note', role: 'alert', hidden: true })
  const rows = GRADES.map((grade) => makeRow(grade))
  const list = make('ul', { 'aria-labelledby': date.id }, ...rows.map(({ item }) => item))
  const streak = make('p', { hidden: true })
  const toToday = make('button', { type: 'button' }, say('daily.toToday'))
  toToday.addEventListener('click', () => {
    calendar.turnTo(today)
    choose(today)
    rows[0].button.focus()
  })
  const back = make('p', { class: 'buttons start' }, toToday)
  const calendar = new Calendar(today, choose)
  panel.body.append(
    make(
      'div',
      { class: 'parts' },
      make('div', {}, date, state, note, list, streak, back),
      make('div', {}, calendar.root, make('p', {}, say('daily.about'))),
    ),
  )

  /** @param {Grade} grade */
  function makeRow(grade) {
    const canvas = make('canvas', { 'aria-hidden': 'true' })
    const info = make('span')
    const name = make('strong', {}, say(`grades.${grade}`))
    const words = make('span', { class: 'words' }, name, ' ', info)
    const button = make('button', { type: 'button' }, canvas, words, gradeBars(grade))
    button.addEventListener('click', () => open(grade))
    return { grade, canvas, info, button, item: make('li', {}, button) }
  }

  /** @param {string} day */
  function choose(day) {
    if (day !== chosen) stopMaking()
    chosen = day
    show()
    makeAll()
  }

  const keyFor = (/** @type {Grade} */ grade) => keyOf({ day: chosen, grade })

  function show() {
    const count = solvedOn(results, chosen).length
    date.textContent = whole(chosen)
    state.textContent = say('daily.solvedOf', { count, all: GRADES.length })
    back.hidden = chosen === today
    for (const { grade, canvas, info } of rows) {
      info.textContent = infoOf(grade)
      const record = records.get(keyFor(grade))
      if (record) drawStamp(canvas, puzzleOf(record))
      else if (!making.has(grade)) canvas.width = 0
    }
    const { now, longest } = streaksOf(results, today)
    streak.hidden = !settings.value.streaks
    streak.textContent = [
      say('daily.streak', { count: now }),
      say('daily.longest', { count: longest }),
    ].join(' · ')
    calendar.show({ today, chosen, marksOf })
  }

  /** What is known of a puzzle of the chosen day, in words. @param {Grade} grade */
  function infoOf(grade) {
    const result = results[keyFor(grade)]
    const record = records.get(keyFor(grade))
    if (result) {
      const hasTime = settings.value.clock && result.seconds > 0
      return [say('shelf.solved'), ...(hasTime ? [clockText(result.seconds)] : [])].join(' · ')
    }
    const { done, total } = record ? progressOf(record) : { done: 0, total: 0 }
    return say(done ? 'shelf.progress' : 'shelf.untouched', { done, total })
  }

  /** @param {string} day @returns {import('./calendar.js').Mark[]} */
  function marksOf(day) {
    return GRADES.flatMap((grade) => {
      const key = keyOf({ day, grade })
      if (key in results) return ['solved']
      const record = records.get(key)
      return record && progressOf(record).done ? ['begun'] : []
    })
  }

  /** Makes a puzzle of the chosen day, once. @param {Grade} grade */
  function makeOne(grade) {
    const known = making.get(grade)
    if (known) return known
    const { wishes, seed, number } = originOf({ day: chosen, grade })
    const made = sharedGenerateClient()
      .generate(wishes, { seed, first: number, signal: stop.signal })
      .then(({ puzzle }) => puzzle)
    making.set(grade, made)
    return made
  }

  /** Makes the puzzles of the chosen day one after another, and draws them. */
  async function makeAll() {
    const { signal } = stop
    try {
      for (const { grade, canvas } of rows) {
        if (records.has(keyFor(grade))) continue
        const puzzle = await makeOne(grade)
        if (signal.aborted) return
        drawStamp(canvas, puzzle)
      }
    } catch (reason) {
      if (!signal.aborted) fail(reason)
    }
  }

  function stopMaking() {
    stop.abort()
    stop = new AbortController()
    making = new Map()
    tell('')
  }

  /** Puts a puzzle of the chosen day on the board. @param {Grade} grade */
  async function open(grade) {
    if (isOpening) return
    isOpening = true
    const { signal } = stop
    const daily = { day: chosen, grade }
    const caption = say('daily.caption', {
      date: medium(chosen),
      grade: say(`grades.${grade}`),
    })
    const timer = setTimeout(() => {
      state.textContent = say('daily.making')
    }, TELL_AFTER_MS)
    try {
      const record = records.get(keyOf(daily))
      if (record && (await shelf.openRecord(record.id))) board.say(say('shelf.back'))
      else {
        const arrival = shelf.arrive()
        const puzzle = await makeOne(grade)
        const how = { signal: arrival, made: originOf(daily) }
        const hasProgress = await page.openPuzzle(puzzle, caption, how)
        if (arrival.aborted) return
        const count = puzzle.givens.filter((digit) => digit > 0).length
        if (!hasProgress) board.say(say('open.givens', { grid: gridName(puzzle), count }))
      }
      panel.close()
      board.focus()
      bringBoard(board)
    } catch (reason) {
      if (!signal.aborted) fail(reason)
    } finally {
      clearTimeout(timer)
      isOpening = false
    }
  }

  /** What could not be made is made at the next press. @param {unknown} reason */
  function fail(reason) {
    stopMaking()
    tell(errorSentence(reason))
  }

  function tell(/** @type {string} */ sentence) {
    note.hidden = !sentence
    note.textContent = sentence
  }

  return {
    title: say('daily.title'),
    wide: true,
    async open() {
      stopMaking()
      today = chosen = dayOf()
      calendar.turnTo(today)
      show()
      try {
        const read = await readDaily(shelf)
        results = read.results
        records = read.records
      } catch (reason) {
        tell(shelf.explain(reason))
      }
      show()
      makeAll()
    },
    close: stopMaking,
  }
}
