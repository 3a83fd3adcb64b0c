// page/grade-bars.js: the picture of a grade: five bars, beside its word.

import { make } from '../dom/make.js'
import { adoptSheet } from './adopt-sheet.js'
import style from './grade-bars.css'
import { GRADES } from './grades.js'

/** @param {import('./grades.js').Grade} grade */
export function gradeBars(grade) {
  adoptSheet(style)
  const bars = GRADES.map((_, at) => make('i', { class: at <= GRADES.indexOf(grade) ? 'on' : '' }))
  return make('span', { class: 'grade-bars', 'aria-hidden': 'true' }, ...bars)
}
