// tests/web/scenarios/constraints.mjs: puzzles with constraints: opened, seen, played, checked and solved.
import assert from 'node:assert/strict'

/** @typedef {import('../reader.mjs').Reader} Reader */

/** A cage, a thermometer, a sum along a diagonal. */
const STRING = '.Shape~4x4.Cage~7~R1C1~R1C2.Thermo~R2C1~R2C2~R2C3.Sum~6~R1C3~R2C4.~R3C3_1'
const JSON_TEXT = JSON.stringify({
  grid: { rows: 4, cols: 4 },
  givens: { r1c1: 1 },
  constraints: [
    { cage: ['r1c1', 'r1c2'], sum: 3 },
    { thermometer: ['r2c1', 'r2c2'] },
    { 'white-dot': ['r3c1', 'r4c1'] },
    { 'anti-knight': true },
    { any: [{ even: ['r4c4'] }, { odd: ['r4c4'] }] },
  ],
})
/** A puzzle of SudokuPad: a cage, and a line and a text that are only drawn. */
const DRAWING = JSON.stringify({
  cells: Array.from({ length: 4 }, () => [{}, {}, {}, {}]),
  regions: [],
  cages: [
    {
      cells: [
        [0, 0],
        [0, 1],
      ],
      value: '3',
      unique: true,
    },
  ],
  lines: [
    {
      wayPoints: [
        [0.5, 2.5],
        [2.5, 2.5],
      ],
      color: '#67F067',
      thickness: 16,
    },
  ],
  overlays: [{ center: [3.5, 3.5], width: 0.5, height: 0.5, text: 'A' }],
  metadata: { title: 'A drawing', rules: 'The line is a secret.' },
})
/** Without rows and columns as houses. */
const RAW = '.Shape~4x4~1-4~Raw.Cage~3~R1C1~R1C2'
/** No square, and digits from 0. */
const WIDE = '.Shape~2x4~0-3.Cage~1~R1C1~R1C2.~R2C4_0'
/** With one solution: 012120. */
const MINIMAL = '.Shape~2x3~0-2.~R1C1_0.Thermo~R1C1~R1C2~R1C3.Cage~1~R2C1~R2C3.~R2C1_1'
/** Regions that are not known: a variable for each cell. */
const CHAOS = '.Shape~4x4.ChaosConstruction.NoBoxes.~R1C1_2.ChaosCount~R1C1~0~CC1~CC2~CC5'
const MARKS = Array.from({ length: 16 }, (_, index) => `v${index + 1}`)
/** Cages in which one cell of each row, column and box, of each digit once, counts double. */
const DOUBLERS = JSON.stringify({
  grid: { rows: 4, cols: 4, variables: 16 },
  constraints: [
    { 'one-modified': MARKS },
    {
      modified: MARKS,
      factor: 2,
      parts: [
        { cage: ['r1c1', 'r2c1'], sum: 7 },
        { cage: ['r1c2', 'r2c2'], sum: 5 },
        { cage: ['r1c3', 'r1c4'], sum: 4 },
        { cage: ['r2c3', 'r3c3'], sum: 4 },
        { cage: ['r2c4'], sum: 4 },
        { cage: ['r3c1', 'r4c1'], sum: 5 },
        { cage: ['r3c2', 'r4c2'], sum: 8 },
        { cage: ['r3c4', 'r4c4'], sum: 5 },
        { cage: ['r4c3'], sum: 8 },
      ],
    },
  ],
})

/** @param {Reader} reader @param {string} text */
async function enter(reader, text) {
  await reader.press('Open')
  await reader.until('the field is there', () =>
    reader.tab.js(() => document.querySelector('#open-text') !== null),
  )
  await reader.tab.js((/** @type {string} */ value) => {
    const field = /** @type {HTMLTextAreaElement} */ (document.querySelector('#open-text'))
    field.value = value
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, text)
}

/** @param {Reader} reader @param {string} text @param {number} [cells] of its board */
async function open(reader, text, cells = 16) {
  await enter(reader, text)
  await reader.press('Put on the board')
  await reader.until(`the board has ${cells} cells`, async () => {
    return (await reader.cells()).length === cells
  })
}

/** What the board says of its rules, and how many shapes are drawn. @param {Reader} reader */
const shown = (reader) =>
  reader.tab.js(() => {
    const root = document.querySelector('nonet-sudoku')?.shadowRoot
    return {
      rules: root?.querySelector('.rules')?.textContent ?? '',
      shapes: root?.querySelectorAll('.under .sign, .links .cage').length ?? 0,
      clues: [...(root?.querySelectorAll('.clues span') ?? [])].map(
        ({ textContent }) => textContent,
      ),
    }
  })

/** What is drawn over the digits. @param {Reader} reader */
const foundSigns = (reader) =>
  reader.tab.js(() => {
    const root = document.querySelector('nonet-sudoku')?.shadowRoot
    const signs = [...(root?.querySelectorAll('.links .sign') ?? [])]
    return signs.map((sign) => sign.getAttribute('d') ?? '')
  })

/** @param {Reader} reader @param {RegExp} rule */
const rulesAreThere = (reader, rule) =>
  reader.until(`the rules say ${rule}`, async () => rule.test((await shown(reader)).rules))

/** @type {import('./index.mjs').Scenario[]} */
export const constraints = [
  {
    title: 'a puzzle with constraints is drawn, said in words, and solved',
    async run(reader, server) {
      await reader.open(server.url)
      await open(reader, STRING)
      await rulesAreThere(reader, /Cage: .*Thermometer: .*Sum: /s)
      const { shapes, clues } = await shown(reader)
      assert.ok(shapes >= 4, `${shapes} shapes`)
      assert.ok(clues.includes('6↘'), clues.join())
      await reader.press('Solve')
      await reader.hears(/solution/)
      const line = await reader.line()
      assert.match(line, /^\d{16}$/)
      const digits = [...line].map(Number)
      assert.equal(digits[0] + digits[1], 7)
      assert.ok(digits[4] < digits[5] && digits[5] < digits[6], line)
      assert.equal(digits[2] + digits[7], 6)
    },
  },
  {
    title: 'a broken constraint is named, and its cells are marked',
    async run(reader, server) {
      await reader.open(server.url)
      await open(reader, JSON_TEXT)
      await rulesAreThere(reader, /Anti-knight: .*At least one.*even r4c4 \| odd r4c4/s)
      await reader.tapCell(1, 2)
      await reader.keys('4')
      await reader.press('Check')
      await reader.hears(/Not kept in r1c1 r1c2: Cage/)
      const cell = await reader.cell(1, 2)
      assert.match(cell.name, /clashes with a rule/)
      await reader.press('Hint')
      await reader.hears(/This part does not know these rules/)
    },
  },
  {
    title: 'a puzzle with constraints is still there after a reload, and in its link',
    async run(reader, server) {
      await reader.open(server.url)
      await open(reader, JSON_TEXT)
      await reader.tapCell(1, 2)
      await reader.keys('2')
      await reader.open(server.url)
      await rulesAreThere(reader, /Anti-knight/)
      assert.match(await reader.line(), /^12/)
      const link = await reader.tab.js(async () => {
        const board = /** @type {any} */ (document.querySelector('nonet-sudoku'))
        return JSON.stringify(board.givens.constraints)
      })
      assert.deepEqual(JSON.parse(link), JSON.parse(JSON_TEXT).constraints)
    },
  },
  {
    title: 'what is only drawn is seen, named, and not part of the answer; a link has it again',
    async run(reader, server) {
      await reader.open(server.url)
      await open(reader, DRAWING)
      await reader.hears(/Drawn, but not enforced: .*lines/)
      await rulesAreThere(
        reader,
        /Cage: .*The line is a secret.*lines.*r1c3 r2c3 r3c3.*texts.*r4c4/s,
      )
      assert.ok((await shown(reader)).shapes >= 2)
      await reader.press('Solve')
      await reader.hears(
        / · Found without what is only drawn: lines \(r1c3 r2c3 r3c3\), texts \(r4c4\)/,
      )
      await reader.press('Menu')
      await reader.press('Share')
      await reader.tapOn('tab', 'Text')
      await reader.until('formats are there', () =>
        reader.tab.js(() => document.querySelectorAll('#share-format option').length > 1),
      )
      await reader.tab.js(() => {
        const formats = /** @type {HTMLSelectElement} */ (document.querySelector('#share-format'))
        formats.value = 'sudokupad'
        formats.dispatchEvent(new Event('change', { bubbles: true }))
      })
      const link = () =>
        reader.tab.js(
          () => /** @type {HTMLTextAreaElement} */ (document.querySelector('#share-text')).value,
        )
      await reader.until('the link is there', async () => /sudokupad/.test(await link()))
      const text = await link()
      await reader.press('Close')
      await open(reader, text)
      await rulesAreThere(reader, /Cage: .*The line is a secret.*lines.*r1c3 r2c3 r3c3.*texts/s)
    },
  },
  {
    title: 'what is wrong with a puzzle with constraints is said, and so is what no board shows',
    async run(reader, server) {
      await reader.open(server.url)
      await enter(reader, '.Shape~4x4.Foo~R1C1')
      await reader.until('the type is named', async () =>
        /The constraint “Foo” is not known/.test(await reader.text()),
      )
      await reader.press('Close')
      await enter(reader, '.AntiKnight .NoBoxes\n.Fool~R1C1')
      await reader.until('so it is behind others with blanks between them', async () =>
        /The constraint “Fool” is not known/.test(await reader.text()),
      )
      await reader.press('Close')
      await enter(reader, RAW)
      await reader.until('what repeats is named', async () =>
        /The board cannot show 4×4, rows, columns.* no digit repeats/.test(await reader.text()),
      )
    },
  },
  {
    title: 'a samurai is typed, its holes are passed over, it is solved and kept',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.press('Open')
      await reader.press('Samurai')
      await reader.until('the board has the cells of five grids', async () => {
        return (await reader.cells()).length === 21 * 21 - 72
      })
      await reader.hears(/Empty board, 21×21, 1–9/)
      await rulesAreThere(reader, /Several grids overlap/)
      // From the end of the first grid to the second one.
      await reader.keys('Home', 'ArrowRight', '5', 'End', '7', 'Home')
      await reader.keys(...new Array(9).fill('ArrowRight'), '3')
      const line = await reader.line()
      assert.match(line, /^\.5\.{7}3\.{7}7/)
      // Holes are not among the cells.
      assert.match((await reader.cells())[9].name, /row 1 column 13, 3/)
      await reader.press('Solve')
      await reader.hears(/more than one solution/)
      const solved = await reader.line()
      assert.match(solved, /^\d{369}$/)
      await reader.open(server.url)
      await reader.until('the board is kept', async () => (await reader.line()) === solved)
      await rulesAreThere(reader, /Several grids overlap/)
    },
  },
  {
    title: 'a grid that is no square, of digits from 0, is played by keys, solved, and kept',
    async run(reader, server) {
      await reader.open(server.url)
      await open(reader, WIDE, 8)
      await reader.tapCell(1, 1)
      await reader.keys('0')
      assert.match((await reader.cell(1, 1)).name, /row 1 column 1, 0/)
      assert.match(await reader.line(), /^0\.{6}0$/)
      await reader.keys('ArrowRight', '0')
      await reader.hears(/0.*row 1/)
      await reader.keys('Backspace', '4')
      await reader.hears(/4 is out of range: this board takes 0 to 3/)
      await reader.keys('x', '0', 'z')
      assert.match((await reader.cell(1, 2)).name, /corner marks? 0/)
      await reader.keys('ArrowDown', 'End')
      await reader.keys('3')
      await reader.hears(/0 is a given/)
      await reader.press('Solve')
      await reader.hears(/solution/)
      const line = await reader.line()
      assert.match(line, /^01[0-3]{6}$/)
      await reader.open(server.url)
      await reader.until('the board is kept', async () => (await reader.line()) === line)
    },
  },
  {
    title: 'a puzzle with constraints is printed with its own answer',
    async run(reader, server) {
      await reader.open(server.url)
      await open(reader, MINIMAL, 6)
      await reader.press('Menu')
      await reader.press('Share')
      await reader.tapOn('tab', 'Print')
      await reader.tab.js(() => {
        window.print = () => document.body.setAttribute('data-printed', '')
      })
      await reader.press('Print…')
      await reader.until('it is printed', () =>
        reader.tab.js(() => 'printed' in document.body.dataset),
      )
      const sheets = await reader.tab.js(() =>
        [...document.querySelectorAll('.sheet')].map((sheet) =>
          [...sheet.querySelectorAll('svg text')].map((text) => text.textContent).join(''),
        ),
      )
      assert.equal(sheets.length, 2)
      // Then the cage's sum.
      assert.equal(sheets[1], '0121201')
    },
  },
  {
    title: 'a puzzle with regions that are not known is solved',
    async run(reader, server) {
      await reader.open(server.url)
      await open(reader, CHAOS)
      await rulesAreThere(reader, /region/)
      assert.equal((await shown(reader)).shapes, 0)
      await reader.press('Solve')
      await reader.hears(/solution/)
      assert.match(await reader.line(), /^2[1-4]{15}$/)
      assert.equal((await foundSigns(reader)).length, 1, 'the regions of the solution')
      await reader.press('Check')
      await reader.hears(/Solved|complete/)
    },
  },
  {
    title: 'doublers are found, and the solution rings them',
    async run(reader, server) {
      await reader.open(server.url)
      await open(reader, DOUBLERS)
      await rulesAreThere(reader, /count as told here.*×2.*Cage/)
      assert.deepEqual(await foundSigns(reader), [])
      await reader.press('Solve')
      await reader.hears(/solution/)
      assert.equal(await reader.line(), '3421213443121243')
      const [rings, ...others] = await foundSigns(reader)
      assert.equal(rings.match(/M/g)?.length, 4, 'one in each row')
      assert.deepEqual(others, [])
    },
  },
]
