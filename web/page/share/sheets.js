// page/share/sheets.js: puzzles on sheets of paper, as a part of the page that only the printer sees.
//
// It stands beside everything else in the page's body, hidden on the screen; while it is there, all
// else is hidden on paper (share/panel.css). Answers come on sheets of their own behind the puzzles.

import { make } from '../../dom/make.js'
import { constrainedScene } from '../../scene/constrained-scene.js'
import { svgElement } from '../../scene/pens.js'
import { say } from '../../words/sentences.js'

/** @typedef {{puzzle: import('../../board/puzzle.js').Marked, title: string}} Figure */

/** Answers are only looked up: they may be smaller. */
const ANSWERS = 6
/** From this size on they must be as large as they come. */
const LARGE = 16

/** @type {HTMLElement | undefined} */
let sheets

/**
 * @param {readonly Figure[]} puzzles
 * @param {readonly Figure[]} answers none for no sheets of them
 * @param {number} perSheet 1, 2, 4 or 6
 */
export function layOut(puzzles, answers, perSheet) {
  clearSheets()
  const isLarge = answers.some(({ puzzle }) => puzzle.size >= LARGE)
  const perAnswers = isLarge ? perSheet : Math.max(perSheet, ANSWERS)
  sheets = make(
    'div',
    { class: 'sheets' },
    ...inSheets(puzzles, perSheet, ''),
    ...inSheets(answers, perAnswers, say('share.answers')),
  )
  document.body.append(sheets)
  document.documentElement.classList.add('printing')
}

/** All is on the screen and on paper as before. */
export function clearSheets() {
  sheets?.remove()
  sheets = undefined
  document.documentElement.classList.remove('printing')
}

/** @param {readonly Figure[]} figures @param {number} count a sheet @param {string} heading */
function inSheets(figures, count, heading) {
  const made = []
  for (let start = 0; start < figures.length; start += count) {
    const list = figures.slice(start, start + count).map(({ puzzle, title }) => {
      const svg = svgElement(constrainedScene(puzzle), { title })
      // Right below its name, however much room there is.
      svg.setAttribute('preserveAspectRatio', 'xMidYMin')
      return make('figure', {}, make('figcaption', {}, title), svg)
    })
    const head = heading ? [make('h2', {}, heading)] : []
    const grid = make('div', { class: `grid of-${count}` }, ...list)
    made.push(make('section', { class: 'sheet' }, ...head, grid))
  }
  return made
}
