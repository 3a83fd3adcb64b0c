// page/new/new-panel.js: the panel New: a puzzle of one of five grades by one press, or as wished in detail.
//
// What takes longer tells how many puzzles have been tried, and can be cancelled. Where the search finds none, the nearest
// one is offered, with what it lacks; wishes that no puzzle can meet are explained.

import { make } from '../../dom/make.js'
import { fetchHintWords } from '../../words/hint-words.js'
import { errorSentence, pageSpeaker, say } from '../../words/sentences.js'
import { adoptSheet } from '../adopt-sheet.js'
import { gradeBars } from '../grade-bars.js'
import { GRADES } from '../grades.js'
import { findNew, putNew } from './new-game.js'
import style from './new-panel.css'
import { MISSES, OBSTACLES, quickWishes } from './wishes.js'
import { WishesForm } from './wishes-form.js'

/** @typedef {import('./wishes.js').Wishes} Wishes */
/** @typedef {import('./new-game.js').Found} Found */

/** What is shorter is not told. */
const TELL_AFTER_MS = 200
/** The other panels with puzzles for those who come without one, or with one; each with the sentence that names it. */
const NEIGHBOURS = [
  ['daily', 'daily.title'],
  ['open', 'open.title'],
  ['book', 'book.title'],
]

export async function prepare() {
  await fetchHintWords(pageSpeaker())
}

/** @type {import('../panels.js').PanelModule['default']} */
export default function fillNew(page, panel) {
  adoptSheet(style)
  const note = make('p', { class: 'note', role: 'status', hidden: true })
  const nearest = make('button', { type: 'button', hidden: true }, say('new.take'))
  const busy = make('p', { class: 'busy', role: 'status' })
  const cancelling = make('button', { type: 'button' }, say('board.cancel'))
  const working = make('div', { class: 'buttons start working', hidden: true }, busy, cancelling)
  const form = new WishesForm(begin)
  const more = make('details', { class: 'more' }, make('summary', {}, say('new.wishes')), form.root)
  panel.body.append(
    make('ul', { class: 'grade-list', role: 'list' }, ...GRADES.map(rowOf)),
    more,
    working,
    note,
    make('p', { class: 'buttons start' }, nearest),
    make('p', { class: 'buttons start neighbours' }, ...NEIGHBOURS.map(neighbourOf)),
  )

  let stop = new AbortController()
  let timer = 0
  /** What was found last, though it is not as wished. @type {Found | undefined} */
  let offered

  /** @param {typeof GRADES[number]} grade */
  function rowOf(grade) {
    const button = make(
      'button',
      { type: 'button', class: 'row-button' },
      make('strong', {}, say(`grades.${grade}`)),
      ' ',
      gradeBars(grade),
      make('span', { class: 'about' }, say(`new.about-${grade}`)),
    )
    button.addEventListener('click', () => begin(quickWishes(grade), ''))
    return make('li', {}, button)
  }

  /** @param {string[]} row of the table */
  function neighbourOf([name, words]) {
    const button = make('button', { type: 'button' }, say(words))
    button.addEventListener('click', () => {
      panel.close()
      page.openPanel(name)
    })
    return button
  }

  /** @param {Wishes} wishes @param {string} seed '' for a new one */
  async function begin(wishes, seed) {
    stop.abort()
    stop = new AbortController()
    const { signal } = stop
    tell('')
    clearTimeout(timer)
    timer = window.setTimeout(() => setBusy(true), TELL_AFTER_MS)
    try {
      const onProgress = (/** @type {{attempts?: number}} */ { attempts = 0 }) => {
        if (attempts) busy.textContent = triedSentence(attempts)
      }
      const found = await findNew(page, wishes, { seed, signal, onProgress })
      if (signal.aborted) return
      if (found.fits) take(found, wishes)
      else offer(found)
    } catch (reason) {
      if (!signal.aborted) tell(explain(reason))
    } finally {
      if (!signal.aborted) setBusy(false)
    }
  }

  /** @param {Found} found @param {Wishes} wishes */
  function take(found, wishes) {
    const signal = page.shelf.arrive()
    panel.close()
    putNew(page, found, wishes, signal)
  }

  /** None is as wished: the nearest one is there instead, unless it has no givens. @param {Found} found */
  function offer(found) {
    const { attempts: count, misses = '', puzzle } = found
    const hasGivens = puzzle.givens.some((digit) => digit > 0)
    const sentences = [say('new.none', { count })]
    if (hasGivens && MISSES.includes(misses)) {
      sentences.push(say('new.nearest', { what: say(`new.miss-${misses}`) }))
    }
    tell(sentences.join(' '))
    if (!hasGivens) return
    offered = found
    nearest.hidden = false
    nearest.scrollIntoView({ block: 'nearest' })
  }

  nearest.addEventListener('click', () => {
    const { size, boxRows, boxColumns, houses } = offered?.puzzle ?? {}
    if (offered) take(offered, { size, boxRows, boxColumns, houses })
  })
  cancelling.addEventListener('click', () => {
    stop.abort()
    setBusy(false)
    tell(say('board.cancelled'))
  })

  /** @param {string} sentence in place of an offer */
  function tell(sentence) {
    note.hidden = !sentence
    note.textContent = sentence
    nearest.hidden = true
    offered = undefined
    if (sentence) note.scrollIntoView({ block: 'nearest' })
  }

  /** @param {boolean} isBusy */
  function setBusy(isBusy) {
    clearTimeout(timer)
    // The focus would be lost with the button.
    if (!isBusy && document.activeElement === cancelling)
      panel.dialog.querySelector('button')?.focus()
    working.hidden = !isBusy
    busy.textContent = isBusy ? say('new.making') : ''
    if (isBusy) working.scrollIntoView({ block: 'nearest' })
  }

  return {
    title: say('new.title'),
    open() {
      tell('')
    },
    close() {
      stop.abort()
      setBusy(false)
    },
  }
}

/** @param {number} count */
const triedSentence = (count) => `${say('new.making')} ${say('new.tried', { count })}`

/** Why the wishes cannot be met. @param {unknown} reason */
function explain(reason) {
  const { key } = Object(reason)
  return OBSTACLES.includes(key) ? say(`new.cannot-${key}`) : errorSentence(reason)
}
