// page/book/book-panel.js: the panel Book: new puzzles of one kind with their answers, on sheets for the printer.
//
// The preview shows the first sheet, whose puzzles are the first ones of the book; the others are made when the reader
// prints. Seed and choices decide what is in the book, so the same ones make it again (puzzles.js, layout.js).

import { newSeed } from '../../client/generate-client.js'
import { make } from '../../dom/make.js'
import { elementOf } from '../../scene/pens.js'
import { fetchHintWords } from '../../words/hint-words.js'
import { errorSentence, pageSpeaker, say } from '../../words/sentences.js'
import { adoptSheet } from '../adopt-sheet.js'
import { GRADES } from '../grades.js'
import { quickWishes } from '../new/wishes.js'
import style from './book-panel.css'
import { MOST_PER_SHEET, sheetsOf } from './layout.js'
import { hasLetterPaper } from './paper-of.js'
import { BookPuzzles } from './puzzles.js'
import { bookTags, sheetTag } from './sheets.js'
import { wishesText } from './wishes-text.js'

/** @typedef {import('./puzzles.js').Wishes} Wishes */
/** @typedef {import('./puzzles.js').MadePuzzle} MadePuzzle */

const USUAL_GRADE = 'moderate'
/** The choice of wishes that another panel has handed over. */
const HANDED_OVER = 'wishes'
const PAPERS = /** @type {const} */ (['a4', 'letter'])
const ANSWERS = /** @type {const} */ (['end', 'upside-down', 'none'])
const USUAL_COUNT = 24
const USUAL_PER_SHEET = 4
/** As many as a patient printer takes. */
const MOST = 500
const LONGEST_TEXT = 80
/** The preview waits until nothing has been typed for so long. */
const PAUSE_MS = 300

/** The word for difficulty is one of the words of hints. */
export const prepare = () => fetchHintWords(pageSpeaker())

/** @type {import('../panels.js').PanelModule['default']} */
export default function fillBook(_page, { dialog, body }) {
  adoptSheet(style)
  const puzzles = new BookPuzzles()
  /** @type {Wishes | undefined} */
  let handedOver
  /** @type {AbortController | undefined} what is being made */
  let working
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  let pause
  /** @type {HTMLElement | undefined} what only the printer sees */
  let sheets

  const grade = select('grade', GRADES, (value) => say(`grades.${value}`))
  const count = make('input', {
    type: 'number',
    id: 'book-count',
    min: 1,
    max: MOST,
    required: true,
  })
  const perSheet = select('per', upTo(MOST_PER_SHEET), (value) =>
    say('share.perSheet', { count: Number(value) }),
  )
  const paper = select('paper', PAPERS, (value) => say(`book.paper-${value}`))
  const answers = select('answers', ANSWERS, (value) => say(`book.answers-${value}`))
  const large = make('input', { type: 'checkbox', id: 'book-large' })
  const heading = make('input', { type: 'text', id: 'book-heading', maxlength: LONGEST_TEXT })
  const seed = make('input', {
    type: 'text',
    id: 'book-seed',
    maxlength: LONGEST_TEXT,
    autocapitalize: 'none',
    autocomplete: 'off',
    spellcheck: 'false',
    'aria-describedby': 'book-seed-about',
  })
  const another = button(say('book.newSeed'), () => {
    seed.value = newSeed()
    preview()
  })
  const first = make('div', { class: 'first' })
  const firstWords = make('figcaption', { 'aria-hidden': 'true' })
  const bar = make('progress', { 'aria-label': say('book.progress'), hidden: true })
  const made = make('p', { class: 'made' })
  const note = make('p', { class: 'note', role: 'status' })
  const cancel = button(say('many.cancel'), () => working?.abort())
  const print = button(say('share.printNow'), printBook)
  print.className = 'main'
  cancel.hidden = true
  count.value = String(USUAL_COUNT)
  grade.value = USUAL_GRADE
  perSheet.value = String(USUAL_PER_SHEET)
  paper.value = hasLetterPaper(navigator.language) ? 'letter' : 'a4'
  seed.value = newSeed()

  body.append(
    make('p', {}, say('book.about')),
    make(
      'div',
      { class: 'parts' },
      make(
        'div',
        { class: 'choices' },
        make(
          'div',
          { class: 'fields' },
          field(grade, say('hints.grade')),
          field(count, say('book.count')),
          field(perSheet, say('share.per')),
          field(paper, say('book.paper')),
          field(answers, say('book.answers')),
          make('label', { class: 'check' }, large, say('book.large')),
        ),
        field(heading, say('book.heading')),
        make(
          'div',
          { class: 'seed' },
          field(seed, say('book.seed')),
          make('span', { class: 'buttons' }, another),
        ),
        make('p', { id: 'book-seed-about' }, say('book.seedAbout')),
      ),
      make('figure', {}, first, firstWords),
    ),
    bar,
    made,
    note,
    make('p', { class: 'buttons' }, cancel, print),
  )
  body.addEventListener('input', () => {
    clearTimeout(pause)
    pause = setTimeout(preview, PAUSE_MS)
  })

  /** How many puzzles the book is to have, whatever is in the field. */
  const wanted = () => Math.min(Math.max(Math.floor(count.valueAsNumber) || 1, 1), MOST)

  /** @returns {Wishes} */
  const wishes = () =>
    grade.value === HANDED_OVER && handedOver
      ? handedOver
      : quickWishes(GRADES[grade.selectedIndex])

  /** @returns {import('./layout.js').Plan} */
  const plan = () => ({
    paper: PAPERS[paper.selectedIndex],
    perSheet: Number(perSheet.value),
    isLarge: large.checked,
    answers: ANSWERS[answers.selectedIndex],
  })

  /** @returns {import('./sheets.js').Words} */
  const words = () => {
    const isRightToLeft = document.dir === 'rtl'
    // Options and seeds are read from left to right, wherever they stand.
    const apart = (/** @type {string} */ text) =>
      isRightToLeft && text ? `\u2066${text}\u2069` : text
    const wish = wishes()
    const gradeWord = wish.grade ? say(`grades.${wish.grade}`) : ''
    const seedWords = say('book.foot', { seed: apart(seed.value) })
    const about = [seedWords, gradeWord, apart(wishesText(wish))].filter(Boolean).join(' · ')
    const title = heading.value.trim()
    return { title, grade: gradeWord, about, answers: say('share.answers'), isRightToLeft }
  }

  /**
   * The first puzzles of the book. While they are being made, nothing else is.
   * @param {number} number @param {(done: number) => void} [onMade]
   * @returns {Promise<MadePuzzle[] | undefined>} undefined: another request or the reader has ended this one
   */
  async function take(number, onMade) {
    clearTimeout(pause)
    working?.abort()
    const mine = new AbortController()
    working = mine
    note.textContent = ''
    try {
      const all = await puzzles.take({ wishes: wishes(), seed: seed.value }, number, {
        signal: mine.signal,
        onMade: (done) => {
          if (working === mine) onMade?.(done)
        },
      })
      const found = all.filter(({ fits }) => fits)
      const missing = all.length - found.length
      if (!found.length) note.textContent = say('book.none')
      else if (missing) note.textContent = say('book.missing', { count: missing })
      return mine.signal.aborted || !found.length ? undefined : found
    } catch (reason) {
      if (!mine.signal.aborted) note.textContent = errorSentence(reason)
      return undefined
    } finally {
      if (working === mine) working = undefined
    }
  }

  async function preview() {
    clearSheets()
    if (!seed.value) seed.value = newSeed()
    endMaking()
    first.setAttribute('aria-busy', 'true')
    const found = await take(Math.min(Number(perSheet.value), wanted()))
    if (working) return
    first.removeAttribute('aria-busy')
    if (!found) {
      first.replaceChildren()
      first.removeAttribute('role')
      firstWords.textContent = ''
      return
    }
    const [cover, ...others] = sheetsOf(plan(), wanted(), found[0].puzzle.size)
    const pages = 1 + others.length
    first.replaceChildren(
      elementOf(sheetTag(plan(), words(), found, { ...cover, count: found.length }, 1, pages)),
    )
    firstWords.textContent = say('book.first', { count: pages })
    first.setAttribute('role', 'img')
    first.setAttribute('aria-label', firstWords.textContent)
  }

  async function printBook() {
    clearSheets()
    if (!seed.value) seed.value = newSeed()
    const number = wanted()
    count.value = String(number)
    const tell = (/** @type {number} */ done) => {
      bar.max = number
      bar.value = done
      made.textContent = say('book.making', { done, count: number })
    }
    tell(0)
    bar.hidden = cancel.hidden = false
    const found = await take(number, tell)
    if (working) return
    endMaking()
    if (!found || !dialog.open) return
    const tags = bookTags(plan(), words(), found)
    sheets = make('div', { class: `book-sheets ${paper.value}` }, ...tags.map(elementOf))
    document.body.append(sheets)
    document.documentElement.classList.add('printing-book')
    window.print()
  }

  function endMaking() {
    if (cancel.matches(':focus')) print.focus()
    bar.hidden = cancel.hidden = true
    made.textContent = ''
  }

  /** All is on paper as before. */
  function clearSheets() {
    sheets?.remove()
    sheets = undefined
    document.documentElement.classList.remove('printing-book')
  }

  return {
    title: say('book.title'),
    wide: true,
    /** @param {{wishes?: Wishes}} [detail] what the puzzles are to be like, as another panel has it */
    open(detail) {
      if (grade.value === HANDED_OVER) grade.value = USUAL_GRADE
      grade.querySelector(`[value=${HANDED_OVER}]`)?.remove()
      handedOver = detail?.wishes
      if (handedOver) grade.append(new Option(say('book.kind'), HANDED_OVER, true, true))
      preview()
    },
    close() {
      clearTimeout(pause)
      working?.abort()
      puzzles.close()
      clearSheets()
    },
  }
}

/** @param {string} words @param {() => void} click */
const button = (words, click) => make('button', { type: 'button', on: { click } }, words)

/** @param {HTMLInputElement | HTMLSelectElement} control @param {string} words */
const field = (control, words) =>
  make('span', {}, make('label', { for: control.id }, words), control)

/** @param {string} name @param {readonly string[]} values @param {(value: string) => string} wordsOf */
function select(name, values, wordsOf) {
  const options = values.map((value) => new Option(wordsOf(value), value))
  return make('select', { id: `book-${name}` }, ...options)
}

const upTo = (/** @type {number} */ most) => Array.from({ length: most }, (_, i) => `${i + 1}`)
