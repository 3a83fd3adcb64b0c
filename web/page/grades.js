// page/grades.js: the grades of how hard a puzzle is; the sentences `grades` are their words.

/** From the easiest to the hardest, as core/rate/grade.h has them. */
export const GRADES = /** @type {const} */ (['easy', 'moderate', 'tricky', 'hard', 'extreme'])

/** @typedef {typeof GRADES[number]} Grade */
