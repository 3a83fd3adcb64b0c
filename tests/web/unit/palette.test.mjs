// tests/web/unit/palette.test.mjs: every text colour of the palette has enough contrast on every background.
import assert from 'node:assert/strict'
import { readFileSync } from 'node:fs'
import { test } from 'node:test'

const palette = ['palette.css', 'cell-palette.css']
  .map((name) => readFileSync(new URL(`../../../web/scene/${name}`, import.meta.url), 'utf8'))
  .join('')

const TEXTS = ['ink', 'soft', 'pen', 'say']
const GROUNDS = ['paper', 'sheet', 'tint', 'same', 'selected', 'key']
const CELLS = Array.from({ length: 8 }, (_, index) => `cell-${index + 1}`)

/** The colours that a role names, in the order of the sheet. @param {string} role */
function coloursOf(role) {
  const declaration = new RegExp(`^  --${role}:([^;]*);`, 'm').exec(palette)?.[1] ?? ''
  return [...declaration.matchAll(/#[0-9a-f]{3,6}\b/g)].map(([colour]) => colour)
}

/** WCAG 2.2, "relative luminance". @param {string} colour */
function luminance(colour) {
  const digits = colour.length === 4 ? colour.replace(/[^#]/g, '$&$&') : colour
  const [red, green, blue] = [1, 3, 5].map((at) => {
    const share = Number.parseInt(digits.slice(at, at + 2), 16) / 255
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
  })
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** @param {string} one @param {string} other */
function contrast(one, other) {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b)
  return (light + 0.05) / (dark + 0.05)
}

test('the measure is right', () => {
  assert.equal(contrast('#000', '#fff'), 21)
  assert.ok(Math.abs(contrast('#777777', '#ffffff') - 4.48) < 0.01)
})

for (const [scheme, least] of /** @type {const} */ ([
  ['light', 4.5],
  ['dark', 4.5],
  ['light, high contrast', 7],
  ['dark, high contrast', 7],
])) {
  test(`${scheme}: every text on every ground has ${least}:1`, () => {
    const isContrast = least === 7
    const at = (isContrast ? 2 : 0) + (scheme.startsWith('dark') ? 1 : 0)
    for (const text of TEXTS) {
      const ink = coloursOf(text)
      assert.equal(ink.length, 4, text)
      const grounds = GROUNDS.map((ground) => ({ ground, colour: coloursOf(ground)[at] }))
      for (const cell of CELLS) {
        const colours = coloursOf(cell)
        assert.equal(colours.length, 4, cell)
        // Plain and colour-safe, each light and dark.
        grounds.push({ ground: cell, colour: colours[at % 2] })
        grounds.push({ ground: `${cell}, safe`, colour: colours[2 + (at % 2)] })
      }
      for (const { ground, colour } of grounds) {
        const found = contrast(ink[at], colour)
        assert.ok(found >= least, `${text} on ${ground}: ${found.toFixed(2)}`)
      }
    }
  })
}

test('lines that carry meaning have 3:1 on the sheet', () => {
  for (const line of ['box', 'edge', 'pen', 'ink']) {
    const sheets = coloursOf('sheet')
    for (const [at, colour] of coloursOf(line).entries()) {
      const found = contrast(colour, sheets[at])
      assert.ok(found >= 3, `${line} on sheet ${at}: ${found.toFixed(2)}`)
    }
  }
})
