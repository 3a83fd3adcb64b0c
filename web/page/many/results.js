// page/many/results.js: the statistics of a run, for eyes and screen readers: figures, tables, one plot.
//
// A histogram is a table whose numbers have bars before them: picture and description are one. Only the rate over time
// is a plot, summarised in words.

import { make } from '../../dom/make.js'
import { say } from '../../words/sentences.js'
import { sentenceOf } from './stored-answers.js'
import { moment, number } from './units.js'

/** @typedef {import('./tally.js').Tally} Tally */

const SVG = 'http://www.w3.org/2000/svg'
/** With fewer spans there is no plot. */
const FEWEST_SPANS = 4

/** A word and a number for each outcome. */
export function countsOf(/** @type {Tally} */ { counts, unreadable }) {
  return Object.entries({
    one: counts.one,
    several: counts.several,
    none: counts.none,
    unreadable,
    givenUp: counts.givenUp,
  }).map(([name, count]) => {
    const words = make('dt', {}, say(`many.${name}`))
    return make('div', { class: count ? '' : 'nought' }, words, make('dd', {}, number(count)))
  })
}

/** @param {HTMLElement} into @param {Tally} tally @param {number} elapsed milliseconds */
export function fillResults(into, tally, elapsed) {
  into.replaceChildren()
  const { solved, lines, counts, errors, unreadable } = tally
  const rates = tally.rates(elapsed)
  if (solved > 1) {
    into.append(
      make(
        'div',
        { class: 'plots' },
        makeBars(say('many.guessesTitle'), say('many.guessesHead'), tally.guesses, (bin) => {
          if (bin < 2) return number(bin)
          return say('many.range', { from: 2 ** (bin - 1), to: 2 ** bin - 1 })
        }),
        makeBars(say('many.timesTitle'), say('many.timesHead'), tally.octaves, (bin) => {
          return say('many.below', { time: moment(2 ** (bin + 1)) })
        }),
      ),
      make('p', {}, say('many.times', timesOf(tally))),
    )
    if (rates.length >= FEWEST_SPANS) into.append(makeCourse(rates))
  }
  if (unreadable) {
    const makeList = () => {
      return make('ul', {}, ...errors.map((error) => make('li', {}, sentenceOf(error))))
    }
    into.append(makeDetails('unreadable', unreadable, errors.length, makeList))
  }
  for (const name of /** @type {const} */ (['none', 'several', 'givenUp'])) {
    const some = [...lines[name]].sort((a, b) => a - b)
    if (!some.length) continue
    const text = say('many.lines', { lines: some.map(number).join(', ') })
    into.append(makeDetails(name, counts[name], some.length, () => make('p', {}, text)))
  }
}

function timesOf(/** @type {Tally} */ tally) {
  const [half, most] = [0.5, 0.99].map((share) => moment(tally.timeOf(share)))
  return { half, most, longest: moment(tally.longest) }
}

/**
 * A histogram from the first bin that is not empty; the last one never is.
 * @param {string} title @param {string} head @param {number[]} bins
 * @param {(bin: number) => string} labelOf
 */
function makeBars(title, head, bins, labelOf) {
  const most = Math.max(...bins)
  const first = bins.findIndex((size) => size > 0)
  const rows = bins.slice(first).map((size, i) => {
    const bar = make('span', { class: 'bar', hidden: !size })
    bar.style.flexBasis = `calc(${size / most} * (100% - 6em))`
    const cell = make('td', {}, make('div', {}, bar, make('span', {}, number(size))))
    return make('tr', {}, make('th', { scope: 'row' }, labelOf(first + i)), cell)
  })
  const heads = [head, say('many.puzzles')].map((words) => make('th', { scope: 'col' }, words))
  return make(
    'table',
    {},
    make('caption', {}, title),
    make('thead', {}, make('tr', {}, ...heads)),
    make('tbody', {}, ...rows),
  )
}

/** The rate over time as an area. */
function makeCourse(/** @type {number[]} */ rates) {
  const most = Math.max(...rates)
  const steps = rates.map((rate, i) => `${i ? 'L' : 'M'}${i} ${100 - (rate / most) * 96}`).join('')
  const last = rates.length - 1
  const svg = document.createElementNS(SVG, 'svg')
  svg.setAttribute('viewBox', `0 0 ${last} 100`)
  svg.setAttribute('preserveAspectRatio', 'none')
  svg.setAttribute('role', 'img')
  const [from, to] = [Math.min(...rates), most].map((rate) => Number(rate.toPrecision(2)))
  svg.setAttribute('aria-label', say('many.course', { from, to }))
  for (const [name, path] of [
    ['area', `${steps}L${last} 100L0 100Z`],
    ['edge', steps],
  ]) {
    const shape = document.createElementNS(SVG, 'path')
    shape.setAttribute('class', name)
    shape.setAttribute('d', path)
    svg.append(shape)
  }
  const caption = make('figcaption', {}, say('many.rateTitle'))
  const gist = make('p', { 'aria-hidden': 'true' }, say('many.course', { from, to }))
  return make('figure', {}, caption, svg, gist)
}

/**
 * @param {string} name @param {number} count @param {number} shown
 * @param {() => HTMLElement} makeList called when it is opened
 */
function makeDetails(name, count, shown, makeList) {
  const heading = say('many.heading', { name: say(`many.${name}`), count })
  const details = make('details', {}, make('summary', {}, heading))
  const fill = () => {
    details.append(makeList())
    if (count > shown) details.append(make('p', {}, say('many.more', { count: count - shown })))
  }
  details.addEventListener('toggle', fill, { once: true })
  return details
}
