// tests/bench/chart.mjs: lines over two axes as one SVG file, without anything that it would have to load.
//
// Each line has its name at the right edge, with a leader from where the line ends, so the names do not depend on colours. The colours
// follow the reader's light or dark mode, and all of them differ from both backgrounds by a contrast of at least 4.5 to 1.
// Tested by chart.test.mjs.

/** @typedef {{name: string, points: [number, number][], marks?: [number, number][]}} Line marks: places on the line with a ring */
/**
 * @typedef {object} Chart
 * @property {string} title
 * @property {string} description for readers who do not see the picture
 * @property {string} x @property {string} y what the axes show, with its unit
 * @property {Line[]} lines
 */

const WIDTH = 900
const HEIGHT = 480
const LEFT = 80
const RIGHT = 190
const TOP = 50
const BOTTOM = 60
/** Between two names. */
const LINE_HEIGHT = 18
/** Okabe and Ito's colours, which colour-blind people tell apart, darkened for the light background. */
const LIGHT = ['#0060a0', '#a84600', '#00704f', '#9c4a80', '#7a6200', '#2a2a2a']
const DARK = ['#56b4e9', '#f0a040', '#2fc79a', '#e29ac5', '#e8d44d', '#e8e8e8']

const escaped = (/** @type {string} */ text) =>
  text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`)

/** Round numbers from 0, about five, the last one at or above `most`. @param {number} most */
export function ticksTo(most) {
  const rough = most / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * ([1, 2, 5].find((factor) => factor * power >= rough * 0.999) ?? 10)
  const count = Math.ceil(most / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, i) => Number((i * step).toPrecision(12)))
}

/**
 * Moves places apart that are nearer than `distance`, as little as possible from the top, and keeps their order.
 * @param {number[]} places rising @param {number} distance @param {number} end the last one is at most there, where there is room
 */
export function spread(places, distance, end) {
  const apart = [...places]
  for (let i = 1; i < apart.length; i++) apart[i] = Math.max(apart[i], apart[i - 1] + distance)
  for (let i = apart.length - 1, most = end; i >= 0; i--, most -= distance) {
    apart[i] = Math.min(apart[i], most)
  }
  return apart
}

/** @param {Chart} chart @returns {string} an SVG file */
export function lineChart({ title, description, x, y, lines }) {
  if (lines.length === 0 || lines.length > LIGHT.length) {
    throw new RangeError(`a chart has 1 to ${LIGHT.length} lines, not ${lines.length}`)
  }
  for (const { name, points } of lines) {
    if (points.length === 0) throw new RangeError(`the line ${name} has no points`)
    const bad = points.flat().find((value) => !Number.isFinite(value) || value < 0)
    if (bad !== undefined) throw new RangeError(`the line ${name} has a point at ${bad}`)
  }
  const greatest = (/** @type {0 | 1} */ axis) =>
    lines.reduce(
      (most, { points }) => points.reduce((top, point) => Math.max(top, point[axis]), most),
      0,
    ) || 1
  const ticks = { x: ticksTo(greatest(0)), y: ticksTo(greatest(1)) }
  const right = WIDTH - RIGHT
  const bottom = HEIGHT - BOTTOM
  const round = (/** @type {number} */ value) => Number(value.toFixed(1))
  const atX = (/** @type {number} */ value) =>
    round(LEFT + (value / (ticks.x.at(-1) ?? 1)) * (right - LEFT))
  const atY = (/** @type {number} */ value) =>
    round(bottom - (value / (ticks.y.at(-1) ?? 1)) * (bottom - TOP))

  const grid = [
    ...ticks.x.map(
      (tick) =>
        `<path class="grid" d="M${atX(tick)} ${TOP}V${bottom}"/>` +
        `<text x="${atX(tick)}" y="${bottom + 20}" text-anchor="middle">${tick.toLocaleString('en')}</text>`,
    ),
    ...ticks.y.map(
      (tick) =>
        `<path class="grid" d="M${LEFT} ${atY(tick)}H${right}"/>` +
        `<text x="${LEFT - 8}" y="${atY(tick) + 5}" text-anchor="end">${tick.toLocaleString('en')}</text>`,
    ),
  ]
  const ends = lines
    .map((line, i) => {
      const [endX, endY] = line.points[line.points.length - 1]
      return { line, colour: `c${i}`, x: atX(endX), y: atY(endY) }
    })
    .sort((one, other) => one.y - other.y)
  const places = spread(
    ends.map((end) => end.y),
    LINE_HEIGHT,
    bottom,
  )
  const drawn = ends.map(({ line, colour, x: endX, y: endY }, i) => {
    const path = line.points.map(([px, py]) => `${atX(px)} ${atY(py)}`).join('L')
    const rings = (line.marks ?? []).map(
      ([px, py]) => `<circle class="${colour}" cx="${atX(px)}" cy="${atY(py)}" r="4"/>`,
    )
    return (
      `<g><title>${escaped(line.name)}</title>` +
      `<path class="leader" d="M${endX} ${endY}L${right + 8} ${round(places[i])}"/>` +
      `<path class="line ${colour}" d="M${path}"/>${rings.join('')}` +
      `<text class="name ${colour}" x="${right + 12}" y="${round(places[i]) + 5}">${escaped(line.name)}</text></g>`
    )
  })
  const rules = (/** @type {string[]} */ colours) =>
    colours.map((colour, i) => `.c${i}{--c:${colour}}`).join('')
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-labelledby="title description">
<title id="title">${escaped(title)}</title>
<desc id="description">${escaped(description)}</desc>
<style>
svg{background:#fff;color:#222;font:14px system-ui,sans-serif}
text{fill:currentColor}
.title{font-size:16px;font-weight:600}
.grid,.leader{stroke:currentColor;fill:none;opacity:.15}
.leader{opacity:.4;stroke-dasharray:2 3}
.line{stroke:var(--c);fill:none;stroke-width:2;stroke-linejoin:round}
circle{stroke:var(--c);fill:none;stroke-width:2}
.name{fill:var(--c)}
${rules(LIGHT)}
@media (prefers-color-scheme:dark){svg{background:#16181c;color:#e6e6e6}${rules(DARK)}}
</style>
<text class="title" x="${LEFT}" y="26">${escaped(title)}</text>
${grid.join('\n')}
<text x="${(LEFT + right) / 2}" y="${HEIGHT - 14}" text-anchor="middle">${escaped(x)}</text>
<text transform="translate(20 ${(TOP + bottom) / 2}) rotate(-90)" text-anchor="middle">${escaped(y)}</text>
${drawn.join('\n')}
</svg>
`
}
