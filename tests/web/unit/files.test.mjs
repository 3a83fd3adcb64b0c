// tests/web/unit/files.test.mjs: the bytes of a file as text, and drawings for paper.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { test } from 'node:test'
import '../english.mjs'
import { decode } from '../../../web/page/file-text.js'
import { PAPER } from '../../../web/scene/paper.js'
import { svgOf } from '../../../web/scene/pens.js'
import { sceneOf } from '../../../web/scene/scene.js'
import { PROPER } from '../puzzles.mjs'

const TEXT = `${PROPER.givens}\r\nÜbung\n`

/** @param {string} text @param {'utf8' | 'utf16le' | 'latin1'} encoding */
const bytes = (text, encoding) => new Uint8Array(Buffer.from(text, encoding))

/** Swaps the two bytes of each character. @param {Uint8Array<ArrayBuffer>} list */
const swapped = (list) => new Uint8Array(Buffer.from(list).swap16())

test('a text is read in each encoding, with its mark and without', () => {
  const wide = bytes(TEXT, 'utf16le')
  const marked = bytes(`\uFEFF${TEXT}`, 'utf16le')
  for (const [name, list] of Object.entries({
    utf8: bytes(TEXT, 'utf8'),
    'utf8 with a mark': bytes(`\uFEFF${TEXT}`, 'utf8'),
    latin1: bytes(TEXT, 'latin1'),
    utf16le: wide,
    utf16be: swapped(wide),
    'utf16le with its mark': marked,
    'utf16be with its mark': swapped(marked),
  })) {
    assert.equal(decode(list, 'text/plain'), TEXT, name)
  }
  assert.equal(decode(new Uint8Array(0), ''), '')
})

test('a file that is no text is named', () => {
  const png = new Uint8Array([0x89, 0x50, 0x4e, 0x47, 13, 10, 26, 10, 0, 0, 0, 13, 0, 1])
  for (const [list, type, name] of /** @type {[Uint8Array<ArrayBuffer>, string, string][]} */ ([
    [png, 'image/png', 'PNG'],
    [png, 'application/vnd.something-long', 'binary data'],
    [bytes('A\0\0B\0\0C\0\0\0', 'latin1'), '', 'binary data'],
    [png, 'text/plain', 'binary data'],
  ])) {
    assert.throws(
      () => decode(list, type),
      (/** @type {any} */ reason) => {
        assert.equal(reason.key, 'not-text')
        assert.equal(reason.args.text, name)
        return true
      },
    )
  }
})

test('the inks for paper are the light ones of the palette', async () => {
  const sheets = ['palette.css', 'cell-palette.css']
  const urls = sheets.map((name) => new URL(`../../../web/scene/${name}`, import.meta.url))
  const palette = (await Promise.all(urls.map((url) => readFile(url, 'utf8')))).join('')
  const { sheet, cells, ...inks } = PAPER
  assert.equal(sheet, '#fff')
  for (const [name, colour] of [
    ...Object.entries(inks),
    ...cells.map((colour, index) => [`cell-${index + 1}`, colour]),
  ]) {
    const role = new RegExp(`--${name}: var\\([^;]*?var\\(--light, (#\\w+)\\)`).exec(palette)
    assert.equal(role?.[1], colour, String(name))
  }
})

test('a picture draws what is on the board, and nothing that could run', () => {
  const givens = [...PROPER.givens].map((digit) => Number(digit) || 0)
  const empty = givens.map(() => /** @type {number[]} */ ([]))
  const corner = empty.map((set, cell) => (cell === 3 ? [2, 6] : set))
  const centre = empty.map((set, cell) => (cell === 5 ? [2, 4, 8] : set))
  const colours = empty.map((set, cell) => (cell === 0 ? [1, 6] : set))
  const entries = givens.map((_, cell) => (cell === 2 ? 4 : 0))
  const puzzle = { size: 9, boxRows: 3, boxColumns: 3, givens, entries, corner, centre, colours }
  const svg = svgOf(sceneOf(puzzle), { title: '<script>"&' })
  const texts = [...svg.matchAll(/<text[^>]*fill="([^"]*)">(\w+)</g)]
  const at = (/** @type {string} */ colour) => texts.filter((found) => found[1] === colour)
  assert.equal(at(PAPER.ink).length, 30)
  assert.deepEqual(
    at(PAPER.pen).map((found) => found[2]),
    ['4'],
  )
  assert.deepEqual(
    at(PAPER.soft).map((found) => found[2]),
    ['2', '6', '248'],
  )
  assert.ok(svg.includes(PAPER.cells[0]) && svg.includes(PAPER.cells[5]))
  assert.doesNotMatch(svg, /<script/)
  assert.match(svg, /<title>&#60;script&#62;&#34;&#38;<\/title>/)
})

test('a picture is well-formed XML whatever the puzzle is called', () => {
  const puzzle = { size: 1, boxRows: 1, boxColumns: 1, givens: [0] }
  const title = 'a\0b\vc\x1fd\ud800e\ufffef\uffff \t\n\x7f\x85é😀'
  const [, written] = /<title>(.*)<\/title>/s.exec(svgOf(sceneOf(puzzle), { title })) ?? []
  assert.equal(written, 'a\ufffdb\ufffdc\ufffdd\ufffde\ufffdf\ufffd \t\n\x7f\x85é😀')
})
