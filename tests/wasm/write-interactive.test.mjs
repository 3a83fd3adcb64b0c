// tests/wasm/write-interactive.test.mjs: what is written for Interactive-Sudoku-Solver is read by the core as the same puzzle: every
// item that is written, and the puzzles of NONET_DATA where they are there.
// Needs build/wasm: scripts/test wasm builds it.
import assert from 'node:assert/strict'
import { existsSync, readFileSync } from 'node:fs'
import { before, test } from 'node:test'
import { writeInteractive } from '../../web/interop/write-interactive.js'
import { loadEngine, mustGive } from './load.mjs'

const DATA = new URL('../../../shared/data/', import.meta.url)
const FILE = process.env.NONET_DATA
  ? `${process.env.NONET_DATA}/variants/iss.json`
  : new URL('variants/iss.json', DATA)

/** @type {import('../../wasm/nonet-engine.d.ts').NonetEngineModule} */
let engine
before(async () => {
  engine = await loadEngine()
})
const read = (/** @type {string} */ text) => mustGive(engine.constrainedRead(text))

const ITEMS = [
  '.Shape~6x6.Cage~12~R1C1~R1C2.AllDifferent~R2C1~R3C3.Thermo~R1C1~R2C2.~R5C5_4~R6C6_1_2',
  '.Shape~16x16.Renban~R1C1~RgCg.Palindrome~RaC1~RaC2.~RgCg_16',
  '.Shape~2x3~0-2.~R1C1_0.Var~A~a.Sum~2~VA~R2C2',
  '.Shape~2x3~0-2.Var~A~a~3.Sum~2_=_1_-1_2~VA1~VA2~VA3.Or.Thermo~R1C1~R1C2.And.Thermo~R2C1~R2C2.Thermo~R2C2~R2C3.End.End',
  '.Shape~4x4.NoBoxes.ChaosConstruction.ChaosCount~R1C1~1.ChaosArrow~R2C2.~CC1_1',
  '.Shape~4x4.NoBoxes.Jigsaw~AAABABBBCCCDCDDD',
  '.Shape~6x6.RegionSize~4.Diagonal~1.Diagonal~-1.Between~R1C1~R1C2~R1C3.Zipper~R2C1~R2C2.DoubleArrow~R3C1~R3C2~R3C3',
  '.Arrow~R1C1~R1C2.PillArrow~2~R2C1~R2C2~R3C3.Whisper~4~R4C4~R4C5.Lockout~4~R5C1~R5C2~R5C3.Modular~3~R6C1~R6C2',
  '.WhiteDot~R1C1~R1C2.BlackDot~R2C1~R3C1.X~R4C1~R4C2.V~R5C1~R5C2.GreaterThan~R6C1~R6C2.StrictKropki.StrictXV',
  '.Sandwich~7~R1.XSum~C1~9~12.Skyscraper~R2~~3.NumberedRoom~C3~5.HiddenSkyscraper~R4~6.FullRank~C5~4.FullRankTies~none',
  '.Quad~R1C1~1~2.LookAndSay~1223~R3C3~R3C4.SameValues~2~R4C1~R4C2~R5C1~R5C2.EqualSum~R6C1~R6C2~-~R7C1.Indexing~R~R1C1.Indexing~C~R2C2',
  '.AntiKnight.AntiKing.AntiTaxicab.AntiConsecutive.GlobalEntropy.GlobalMod.RegionSameValues.DutchFlatmates.CountingCircles~R1C1~R1C2',
  '.Regex~MS4qOQ~R1C1~R1C2~R1C3.ContainExact~1_2~R2C1~R2C2.ContainAtLeast~3~R3C1~R3C2.RellikCage~9~R4C1~R4C2.SumLine~10~R5C1~R5C2~LOOP',
]

for (const text of ITEMS) {
  test(`written and read: ${text}`, () => {
    const data = read(text)
    const written = writeInteractive(/** @type {any} */ (data))
    assert.deepEqual(written.leftOut, [])
    assert.deepEqual(read(written.text), data, written.text)
  })
}

test('what has no item is named, and the rest is written', () => {
  const tree = {
    constraints: [{ minimum: ['r1c1'] }, { even: ['r2c2'] }, { any: [{ maximum: ['r1c1'] }] }],
  }
  const { text, leftOut } = writeInteractive(tree)
  assert.equal(text, '.Shape~9x9.~R2C2_2_4_6_8')
  assert.deepEqual(leftOut, ['minimum', 'any'])
  assert.throws(() => writeInteractive({ grid: { rows: 25, cols: 25 } }), RangeError)
})

test('puzzles of others come back as they were, or what they lost is named', {
  skip: !existsSync(FILE),
}, () => {
  let [same, all] = [0, 0]
  for (const { input, name } of JSON.parse(readFileSync(FILE, 'utf8'))) {
    const data = engine.constrainedRead(input)
    if ('error' in data) continue
    all++
    const { text, leftOut } = writeInteractive(/** @type {any} */ (data))
    const back = read(text)
    if (JSON.stringify(back) === JSON.stringify(data)) same++
    // A group of different cells may become a cage, and shared ranks are not written.
    else
      assert.ok(
        leftOut.length ||
          text.includes('AllDifferent') ||
          /even|odd|tie/.test(JSON.stringify(data)),
        `${name}: ${text}`,
      )
  }
  console.log(`${same} of ${all} puzzles are the same again`)
  assert.ok(same >= 0.8 * all, `${same} of ${all}`)
})
