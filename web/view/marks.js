// view/marks.js: the small candidates of an empty cell.
//
// A digit keeps its place in every cell (digit 1 top left, then row by row), so that the eye can
// compare cells without reading. A screen reader hears the marks in the cell's label instead.

/** @param {readonly number[]} digits rising, each from 1 */
export function drawMarks(digits) {
  const marks = document.createElement('span')
  marks.className = 'marks'
  marks.setAttribute('aria-hidden', 'true')
  marks.setAttribute('part', 'marks')
  let place = 1
  for (const digit of digits) {
    for (; place < digit; place++) marks.append(document.createElement('span'))
    const mark = document.createElement('span')
    // Drawn by the style sheet: the cell's text is what stands in it, and a mark does not.
    mark.dataset.mark = String(digit)
    marks.append(mark)
    place++
  }
  return marks
}
