// page/solve/rating-line.js: how hard a puzzle is: our word, and behind it the numbers and the steps that made it.
//
// It is hidden as long as there is no rating.

import { make } from '../../dom/make.js'
import { decimal, say } from '../../words/sentences.js'

/** From the first to the last, as core/rate/grade.h has them. */
const GRADES = /** @type {const} */ (['easy', 'moderate', 'tricky', 'hard', 'extreme'])

/**
 * @typedef {object} Rating as `nonet rate --json` gives it
 * @property {{er: number, ep: number, ed: number}} se
 * @property {{level: string, score: number}} hodoku
 * @property {typeof GRADES[number]} grade
 * @property {Record<string, number>} techniques how often each occurs
 */

export class RatingLine {
  root = make('details', { class: 'rating', hidden: true })

  /** @param {Rating} [rating] */
  show(rating) {
    this.root.hidden = !rating
    if (!rating) return
    const { se, hodoku, grade, techniques } = rating
    const rows = [
      [say('hints.se'), say('hints.hardest'), decimal(se.er, 1)],
      ['', say('hints.toFirst'), decimal(se.ep, 1)],
      ['', say('hints.firstStep'), decimal(se.ed, 1)],
      [say('hints.hodokuLevel'), '', say(`hints.level-${hodoku.level}`)],
      [say('hints.hodokuScore'), '', decimal(hodoku.score, 0)],
    ]
    const steps = Object.entries(techniques).map(([technique, count]) =>
      say('hints.allGroup', { name: say(`techniques.${technique}`), count }),
    )
    this.root.replaceChildren(
      make(
        'summary',
        {},
        `${say('hints.grade')}: `,
        make('strong', {}, say(`hints.grade-${grade}`)),
        make(
          'span',
          { class: 'steps-of-five', 'aria-hidden': 'true' },
          ...GRADES.map((_, at) => make('i', { class: at <= GRADES.indexOf(grade) ? 'on' : '' })),
        ),
      ),
      make('p', {}, `${say('hints.gradeAbout')} ${say('hints.seAbout')}`),
      make(
        'dl',
        {},
        ...rows.map(([scale, what, value]) =>
          make(
            'div',
            {},
            make('dt', {}, [scale, what].filter(Boolean).join(' · ')),
            make('dd', {}, value),
          ),
        ),
      ),
      make('p', {}, steps.join(' · ')),
    )
  }
}
