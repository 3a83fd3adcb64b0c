// page/solve/rating-line.js: how hard a puzzle is: our word, and behind it the numbers and the steps that made it; or why
// there is no rating.
//
// It is hidden until a rating is asked for.

import { make } from '../../dom/make.js'
import { decimal, say } from '../../words/sentences.js'
import { gradeBars } from '../grade-bars.js'

/** Sudoku Explainer's techniques that no other part of the page names; core/rate/se_technique.h has all. */
const SE_ONLY = [
  'direct-pointing',
  'direct-claiming',
  'direct-hidden-pair',
  'direct-hidden-triple',
  'unique-rectangle',
  'universal-grave',
  'bidirectional-cycle',
  'forcing-chain',
  'multiple-forcing-chains',
  'dynamic-forcing-chains',
  'dynamic-forcing-chains-plus',
  'nested-forcing-chains',
]

/** @typedef {import('nonet-generate-wasm').RateReport} RateReport */

export class RatingLine {
  root = make('div', { class: 'rating', hidden: true })
  #note = make('p', { class: 'note' })
  #details = make('details', {})
  /** Only the result is read out. */
  #status = make('p', { class: 'unseen', role: 'status' })

  constructor() {
    this.root.append(this.#note, this.#details, this.#status)
    this.#details.addEventListener('toggle', () => {
      if (this.#details.open) this.root.scrollIntoView({ block: 'nearest' })
    })
  }

  hide() {
    this.root.hidden = true
  }

  wait() {
    this.#tell(say('hints.rating'))
    this.#status.textContent = ''
  }

  /** Says why there is no rating. @param {string} text */
  fail(text) {
    this.#tell(text)
    this.#status.textContent = text
  }

  /** @param {string} text in place of a rating */
  #tell(text) {
    this.root.hidden = false
    this.#note.hidden = false
    this.#note.textContent = text
    this.#details.hidden = true
  }

  /** @param {RateReport} report */
  show(report) {
    const { solutions, grade } = report
    if (solutions !== 1 || !grade) {
      this.fail(say(solutions === 0 ? 'hints.unrated-none' : 'hints.unrated-several'))
      return
    }
    const word = say(`grades.${grade}`)
    this.#status.textContent = `${say('hints.grade')}: ${word}`
    this.#note.hidden = true
    this.#details.hidden = false
    this.#details.replaceChildren(
      make('summary', {}, `${say('hints.grade')}: `, make('strong', {}, word), gradeBars(grade)),
      make('p', {}, [say('hints.gradeAbout'), report.se && say('hints.seAbout')].join(' ')),
      make(
        'dl',
        {},
        ...rowsOf(report).map(([scale, what, value]) =>
          make(
            'div',
            {},
            make('dt', {}, [scale, what].filter(Boolean).join(' · ')),
            make('dd', {}, value),
          ),
        ),
      ),
      make('p', {}, techniquesOf(report).join(' · ')),
    )
  }
}

/** The numbers: scale, what of it, value. @param {RateReport} report */
export function rowsOf({ se, hodoku }) {
  const rows = []
  if (se) {
    const hardest = [decimal(se.er, 1), se.hardest && nameOfSe(se.hardest)].filter(Boolean)
    rows.push(
      [say('hints.se'), say('hints.hardest'), hardest.join(' · ')],
      ['', say('hints.toFirst'), decimal(se.ep, 1)],
      ['', say('hints.firstStep'), decimal(se.ed, 1)],
    )
  }
  if (hodoku) {
    rows.push(
      [say('hints.hodokuLevel'), '', say(`hints.level-${hodoku.level}`)],
      [say('hints.hodokuScore'), '', decimal(hodoku.score, 0)],
    )
  }
  return rows
}

/** How often each technique occurs. @param {RateReport} report */
function techniquesOf({ techniques = {} }) {
  return Object.entries(techniques).map(([technique, count]) =>
    say('hints.allGroup', { name: say(`techniques.${technique}`), count }),
  )
}

/** @param {string} technique of Sudoku Explainer */
function nameOfSe(technique) {
  return SE_ONLY.includes(technique) ? say(`hints.se-${technique}`) : say(`techniques.${technique}`)
}
