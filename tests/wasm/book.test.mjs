// tests/wasm/book.test.mjs: `nonet book`, native and for Node, writes the sheets that the page prints, byte for byte: so
// both have the same layout, the same drawing and the same words.
import assert from 'node:assert/strict'
import { execFileSync, spawnSync } from 'node:child_process'
import {
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { bookTags } from '../../web/page/book/sheets.js'
import { wishesText } from '../../web/page/book/wishes-text.js'
import { fileOf } from '../../web/scene/pens.js'
import { built, loadNonet, mustGive } from './load.mjs'

/** @typedef {import('../../web/page/book/layout.js').Plan} Plan */
/** @typedef {import('../../web/page/book/wishes-text.js').Wishes} Wishes */

const native = fileURLToPath(new URL('../../build/native/nonet', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'nonet book '))
const english = JSON.parse(readFileSync(new URL('../../web/i18n/en.json', import.meta.url), 'utf8'))
const nodeProgram = join(folder, 'nonet.mjs')

before(() => {
  copyFileSync(new URL('../../web/cli/nonet.js', import.meta.url), nodeProgram)
  copyFileSync(new URL('nonet-cli.wasm', built), join(folder, 'nonet-cli.wasm'))
})
after(() => rmSync(folder, { recursive: true }))

/** @type {Plan} */
const USUAL = { paper: 'a4', perSheet: 4, isLarge: false, answers: 'end' }

/** The same as the command line and as the page have it. @type {{words: string[], wishes: Wishes, plan?: Partial<Plan>, count: number, title?: string}[]} */
const BOOKS = [
  {
    words: ['--grade', 'easy', '--symmetry', 'half-turn'],
    wishes: { grade: 'easy', symmetry: 'half-turn' },
    count: 14,
  },
  {
    words: ['--grade=tricky', '--clues', '26-30', '--minimal', '--symmetry', 'none'],
    wishes: { grade: 'tricky', clues: [26, 30], minimal: true },
    plan: { paper: 'letter', perSheet: 6, answers: 'upside-down' },
    count: 7,
    title: 'Für <Anna> & “Bob”: 数独の本',
  },
  {
    words: ['--size', '16', '--clues', '130'],
    wishes: { size: 16, clues: [130, 130] },
    plan: { perSheet: 1 },
    count: 2,
  },
  {
    words: ['--boxes', '3x2', '--singles', '--even', '--wait', '0'],
    wishes: {
      boxRows: 3,
      boxColumns: 2,
      size: 6,
      singlesOnly: true,
      evenDigits: true,
      longestWait: 0,
    },
    plan: { perSheet: 5, isLarge: true },
    count: 6,
    title:
      'A title that is far too long for the head of any sheet, however patient its reader may be',
  },
  {
    words: ['--size', '7', '--symmetry', 'left-right', '--tries', '500'],
    wishes: { size: 7, symmetry: 'left-right', attempts: 500 },
    plan: { perSheet: 3, paper: 'letter', isLarge: true, answers: 'none' },
    count: 3,
  },
  {
    words: ['--jigsaw', '--hodoku', 'easy'],
    wishes: { jigsaw: true, hodoku: 'easy' },
    plan: { perSheet: 2 },
    count: 3,
  },
  {
    words: ['--houses', 'diagonals,windows,r1c1r1c2r2c2r3c2', '--grade', 'easy'],
    wishes: { houses: ['diagonals', 'windows', 'r1c1r1c2r2c2r3c2'], grade: 'easy' },
    count: 2,
  },
  {
    words: ['--needs', 'x-wing', '--without', 'swordfish,xy-wing', '--se', '3.2-4.0'],
    wishes: { needs: ['x-wing'], without: ['swordfish', 'xy-wing'], se: [3.2, 4] },
    count: 1,
  },
]

/** The puzzles of a book as `generate` makes them. @param {string[]} words @param {number} count @param {string} seed */
async function puzzlesOf(words, count, seed) {
  const nonet = await loadNonet()
  const options = [...words, '--count', String(count), '--seed', seed, '--json']
  const lines = execFileSync(native, ['generate', ...options], { encoding: 'utf8' })
  return lines
    .trim()
    .split('\n')
    .map((line) => {
      const { number, puzzle, solution } = JSON.parse(line)
      const [{ puzzle: read }] = mustGive(nonet.read(puzzle, {})).entries
      assert.ok(read)
      const shaped = words.includes('3x2') ? { boxRows: 3, boxColumns: 2 } : {}
      const digits = [...solution].map((letter) => Number.parseInt(letter, 36))
      return { number, puzzle: { ...read, ...shaped }, solution: digits }
    })
}

for (const { words, wishes, plan: other, count, title = '' } of BOOKS) {
  test(`a book of ${words.join(' ')}: the same sheets here and there`, async () => {
    const plan = { ...USUAL, ...other }
    const made = await puzzlesOf(words, count, 'same')
    const grade = wishes.grade ? english.grades[wishes.grade] : ''
    const seed = english.book.foot.replace('{seed}', 'same')
    const about = [seed, grade, wishesText(wishes)].filter(Boolean).join(' · ')
    const said = { title, grade, about, answers: english.share.answers }
    const sheets = bookTags(plan, said, made).map(fileOf)

    const layout = ['--paper', plan.paper, '--per-sheet', String(plan.perSheet)]
    layout.push('--answers', plan.answers, '--title', title, ...(plan.isLarge ? ['--large'] : []))
    const options = [...words, '--count', String(count), '--seed', 'same', ...layout]
    const programs = { native: [native], node: [process.execPath, nodeProgram] }
    for (const [name, [program, ...first]] of Object.entries(programs)) {
      const to = join(folder, name, words.join(''), 'sheets')
      const run = spawnSync(program, [...first, 'book', ...options, '--to', to], {
        encoding: 'utf8',
      })
      assert.deepEqual([run.status, run.stdout, run.stderr], [0, '', ''])
      const files = readdirSync(to).sort()
      assert.deepEqual(
        files,
        sheets.map((_, index) => `page-${String(index + 1).padStart(3, '0')}.svg`),
      )
      for (const [index, file] of files.entries()) {
        assert.equal(readFileSync(join(to, file), 'utf8'), sheets[index], `${name}, ${file}`)
      }
    }
  })
}

test('a folder that cannot be made is named', () => {
  const file = join(folder, 'file')
  writeFileSync(file, '')
  mkdirSync(join(folder, 'at'))
  for (const program of [[native], [process.execPath, nodeProgram]]) {
    for (const to of [file, join(file, 'below')]) {
      const words = [...program.slice(1), 'book', '--to', to]
      const { status, stderr } = spawnSync(program[0], words, { encoding: 'utf8' })
      assert.equal(status, 2)
      assert.match(stderr, /page-001\.svg: (Not a directory|File exists)\n$/)
    }
  }
})
