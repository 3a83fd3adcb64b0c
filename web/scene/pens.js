// scene/pens.js: the pens of paper.js: SVG as a file or as a part of the page, and a canvas.
//
// A picture of an SVG would be loaded from a blob:, which the page's policy forbids; so a PNG is painted on a
// canvas by the same calls.

import { drawScene, PAPER, sizeOf } from './paper.js'

/** @typedef {import('./scene.js').Scene} Scene */
/** @typedef {import('./paper.js').Inks} Inks */
/**
 * An element of SVG.
 * @typedef {{tag: string, attributes: Record<string, string | number>, inside: (Tag | string)[]}} Tag
 */
/**
 * How a scene is drawn: `title` says what is in it, and a digit is `digits` of a cell high.
 * @typedef {{inks?: Inks, title?: string, digits?: number}} Style
 */

export const FONT = 'system-ui, -apple-system, "Segoe UI", Roboto, "Noto Sans", sans-serif'
/** From a letter's middle to its base line, for its size. */
const DROP = 0.36
/** Of a dashed line, in the unit of its path. */
const DASHES = [0.12, 0.1]
const NAMESPACE = 'http://www.w3.org/2000/svg'

/** A length as SVG writes it. */
const round = (/** @type {number} */ value) => String(Math.round(value * 100) / 100)

/** What XML cannot hold at all, not even as a reference: most control characters, halves of a pair. */
const NOT_XML = /[^\t\n\r\x20-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu

/** Text for an XML file: what it cannot hold becomes U+FFFD, the sign for such characters. */
const quoted = (/** @type {string} */ text) =>
  text.replace(NOT_XML, '\ufffd').replace(/[&<>"]/g, (letter) => `&#${letter.charCodeAt(0)};`)

/**
 * What a picture that stands alone is made of: no script, no style sheet.
 * @param {Scene} scene @param {Style} [style] @returns {Tag}
 */
export function tagOf(scene, { inks = PAPER, title = '', digits } = {}) {
  /** @type {Tag[]} */
  const parts = [{ tag: 'title', attributes: {}, inside: [title] }]
  const add = (
    /** @type {string} */ tag,
    /** @type {Tag['attributes']} */ attributes,
    /** @type {string[]} */ ...inside
  ) => parts.push({ tag, attributes, inside })
  drawScene(
    {
      fill(left, top, wide, high, fill) {
        const [x, y, width, height] = [left, top, wide, high].map(round)
        add('rect', { x, y, width, height, fill })
      },
      stroke(lines, width, stroke) {
        const d = lines
          .map((line) => line.map(round))
          .map(([x, y, toX, toY]) => `M${x} ${y}L${toX} ${toY}`)
          .join('')
        add('path', { d, stroke, 'stroke-width': width, 'stroke-linecap': 'square' })
      },
      trace(d, origin, scale, { stroke, width = 0, fill = 'none', isDashed }) {
        const transform = `translate(${round(origin.x)} ${round(origin.y)}) scale(${round(scale)})`
        const lines = {
          stroke: stroke ?? 'none',
          'stroke-width': Math.round(width * 1000) / 1000,
          'stroke-linecap': 'round',
          'stroke-linejoin': 'round',
        }
        /** @type {Tag['attributes']} */
        const attributes = { d, transform, fill, ...(stroke ? lines : {}) }
        if (stroke && isDashed) attributes['stroke-dasharray'] = DASHES.join(' ')
        add('path', attributes)
      },
      write(text, x, y, size, fill, isBold) {
        const place = { x: round(x), y: round(y + size * DROP), 'font-size': round(size) }
        add('text', { ...place, ...(isBold ? { 'font-weight': 600 } : {}), fill }, text)
      },
    },
    scene,
    inks,
    digits,
  )
  const { width, height } = sizeOf(scene)
  const box = { viewBox: `0 0 ${width} ${height}`, width, height, role: 'img' }
  const attributes = { ...box, 'font-family': FONT, 'text-anchor': 'middle' }
  return { tag: 'svg', attributes, inside: parts }
}

/** The element as a file. @param {Tag} tag */
export function fileOf({ attributes, ...picture }) {
  /** @param {Tag | string} part @returns {string} */
  const text = (part) => {
    if (typeof part === 'string') return quoted(part)
    const { tag, attributes, inside } = part
    const given = Object.entries(attributes).map(
      ([name, value]) => `${name}="${quoted(`${value}`)}"`,
    )
    const start = [tag, ...given].join(' ')
    return inside.length ? `<${start}>${inside.map(text).join('')}</${tag}>` : `<${start}/>`
  }
  return `${text({ ...picture, attributes: { xmlns: NAMESPACE, ...attributes } })}\n`
}

/**
 * The same as part of the page: made piece by piece, never from text.
 * @param {Tag | string} part @returns {Node}
 */
function nodeOf(part) {
  if (typeof part === 'string') return document.createTextNode(part)
  const element = document.createElementNS(NAMESPACE, part.tag)
  for (const [name, value] of Object.entries(part.attributes)) {
    element.setAttribute(name, `${value}`)
  }
  element.append(...part.inside.map(nodeOf))
  return element
}

/** @param {Tag} tag whose name is svg */
export const elementOf = (tag) => /** @type {SVGSVGElement} */ (nodeOf(tag))

/** The picture as a file. @param {Parameters<typeof tagOf>} what */
export const svgOf = (...what) => fileOf(tagOf(...what))

/** The picture as part of the page. @param {Parameters<typeof tagOf>} what */
export const svgElement = (...what) => elementOf(tagOf(...what))

/** @param {Scene} scene @param {number} pixels its longer side @returns {HTMLCanvasElement} */
export function canvasOf(scene, pixels) {
  const { width, height } = sizeOf(scene)
  const scale = pixels / Math.max(width, height)
  const canvas = document.createElement('canvas')
  canvas.width = Math.round(width * scale)
  canvas.height = Math.round(height * scale)
  const context = canvas.getContext('2d')
  if (!context) return canvas
  context.scale(scale, scale)
  context.textAlign = 'center'
  drawScene(
    {
      fill(x, y, wide, high, colour) {
        context.fillStyle = colour
        context.fillRect(x, y, wide, high)
      },
      stroke(lines, thick, colour) {
        context.lineCap = 'square'
        context.lineWidth = thick
        context.strokeStyle = colour
        context.beginPath()
        for (const [x, y, toX, toY] of lines) {
          context.moveTo(x, y)
          context.lineTo(toX, toY)
        }
        context.stroke()
      },
      trace(data, origin, times, { stroke, width: thick = 0, fill, isDashed }) {
        context.save()
        context.translate(origin.x, origin.y)
        context.scale(times, times)
        const path = new Path2D(data)
        if (fill) {
          context.fillStyle = fill
          context.fill(path)
        }
        if (stroke) {
          context.lineCap = context.lineJoin = 'round'
          context.setLineDash(isDashed ? DASHES : [])
          context.lineWidth = thick
          context.strokeStyle = stroke
          context.stroke(path)
        }
        context.restore()
      },
      write(text, x, y, size, colour, isBold) {
        context.font = `${isBold ? 600 : 400} ${size}px ${FONT}`
        context.fillStyle = colour
        context.fillText(text, x, y + size * DROP)
      },
    },
    scene,
    PAPER,
  )
  return canvas
}
