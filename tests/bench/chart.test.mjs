// tests/bench/chart.test.mjs: charts show what they are given, and can be read in light and dark.
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { lineChart, spread, ticksTo } from './chart.mjs'

/** @type {import('./chart.mjs').Chart} */
const chart = {
  title: 'Conflicts & time',
  description: 'Two lines',
  x: 'seconds',
  y: 'conflicts',
  lines: [
    {
      name: 'a <b>',
      points: [
        [0, 0],
        [5, 50],
        [10, 100],
      ],
      marks: [[5, 50]],
    }, // prettier-ignore
    {
      name: 'second',
      points: [
        [0, 0],
        [2, 100],
      ],
    }, // prettier-ignore
  ],
}

test('ticks are round numbers from 0 to the greatest value or above', () => {
  assert.deepEqual(ticksTo(10), [0, 2, 4, 6, 8, 10])
  assert.deepEqual(ticksTo(9.1), [0, 2, 4, 6, 8, 10])
  assert.deepEqual(ticksTo(0.3), [0, 0.1, 0.2, 0.3])
  for (const most of [0.001, 0.7, 1, 3, 17, 99, 1234, 1e6]) {
    const ticks = ticksTo(most)
    assert.ok(ticks.length >= 3 && ticks.length <= 7, `${most}: ${ticks}`)
    assert.ok(
      ticks[ticks.length - 1] >= most && ticks[ticks.length - 2] < most,
      `${most}: ${ticks}`,
    )
  }
})

test('names that would touch are moved apart, in their order and inside', () => {
  assert.deepEqual(spread([0, 100], 18, 200), [0, 100])
  assert.deepEqual(spread([50, 52, 53], 18, 200), [50, 68, 86])
  assert.deepEqual(spread([195, 198], 18, 200), [182, 200])
})

test('a line goes through its points, from the lower left to the upper right', () => {
  const svg = lineChart(chart)
  const [first, second] = [...svg.matchAll(/class="line (c\d)" d="M([^"]+)"/g)].map(
    ([, colour, path]) => ({
      colour,
      path: path.split('L').map((at) => at.split(' ').map(Number)),
    }),
  )
  for (const { path } of [first, second]) assert.deepEqual(path[0], [80, 420])
  const byColour = { [first.colour]: first.path, [second.colour]: second.path }
  assert.deepEqual(byColour.c0, [
    [80, 420],
    [395, 235],
    [710, 50],
  ]) // prettier-ignore
  assert.deepEqual(byColour.c1[1], [206, 50])
  assert.match(svg, /<circle class="c0" cx="395" cy="235"/)
})

test('the axes, the title and the lines have their names, and no name is taken for markup', () => {
  const svg = lineChart(chart)
  for (const text of ['seconds', 'conflicts', 'Conflicts &#38; time', 'a &#60;b&#62;', 'second']) {
    assert.ok(svg.includes(`>${text}</text>`), text)
  }
  assert.ok(!svg.includes('<b>'))
  assert.match(svg, /<desc id="description">Two lines<\/desc>/)
})

/** Relative luminance (WCAG 2). @param {string} colour #rgb or #rrggbb */
function luminance(colour) {
  const long = colour.length === 4 ? colour.replace(/[\da-f]/g, '$&$&') : colour
  const [r, g, b] = [1, 3, 5].map((at) => {
    const part = Number.parseInt(long.slice(at, at + 2), 16) / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * r + 0.7152 * g + 0.0722 * b
}

test('every colour has a contrast of 4.5 to the background, in light and dark', () => {
  const [light, dark] = lineChart(chart).split('@media (prefers-color-scheme:dark)')
  for (const part of [light, dark.slice(0, dark.indexOf('</style>'))]) {
    const [, background, text] = /background:(#\w+);color:(#\w+)/.exec(part) ?? []
    const colours = [text, ...[...part.matchAll(/--c:(#\w+)/g)].map(([, colour]) => colour)]
    assert.equal(colours.length, 7)
    for (const colour of colours) {
      const [low, high] = [luminance(background), luminance(colour)].sort((a, b) => a - b)
      assert.ok((high + 0.05) / (low + 0.05) >= 4.5, `${colour} on ${background}`)
    }
  }
})

test('what cannot be drawn is refused', () => {
  assert.throws(() => lineChart({ ...chart, lines: [] }), /1 to 6 lines, not 0/)
  const one = (/** @type {[number, number][]} */ points) => ({
    ...chart,
    lines: [{ name: 'x', points }],
  })
  assert.throws(() => lineChart(one([])), /line x has no points/)
  assert.throws(() => lineChart(one([[0, Number.NaN]])), /line x has a point at NaN/)
  assert.throws(() => lineChart(one([[-1, 0]])), /line x has a point at -1/)
  assert.match(lineChart(one([[0, 0]])), /<svg/)
})
