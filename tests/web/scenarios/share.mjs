// tests/web/scenarios/share.mjs: opening and sharing puzzles: links, the panels Open and Share, paper, and data from
// other programs.
import assert from 'node:assert/strict'
import { createRequire } from 'node:module'
import jsQR from 'jsqr'
import { FILE, PROPER } from '../puzzles.mjs'

/** @typedef {import('../reader.mjs').Reader} Reader */

const load = createRequire(new URL('../../../web/package.json', import.meta.url))
const packer = /** @type {any} */ (load('lz-string'))
const COMPACT = '53b7d6b195d98d6a8c6c34b8a3b17c2c6a6d28d419b5d8b79'

/** A link as f-puzzles writes it: the proper puzzle, one entry, a rule that is read, and things that are left out. */
function foreignLink() {
  const grid = (PROPER.givens.match(/.{9}/g) ?? []).map((row, index) =>
    [...row].map((digit, column) => {
      if (digit !== '.') return { value: Number(digit), given: true }
      return index === 0 && column === 2 ? { value: 4 } : {}
    }),
  )
  const object = {
    size: 9,
    title: 'From afar',
    grid,
    antiknight: true,
    thermometer: [{ lines: [] }],
    negative: ['some'],
  }
  return `https://www.f-puzzles.com/?load=${packer.compressToBase64(JSON.stringify(object))}`
}

/** @param {Reader} reader @param {string} line */
const shows = (reader, line) =>
  reader.until(`the board shows ${line}`, async () => (await reader.line()) === line)

/** @param {Reader} reader @param {string} text */
function type(reader, text) {
  return reader.tab.js((/** @type {string} */ value) => {
    const field = /** @type {HTMLTextAreaElement} */ (document.querySelector('#open-text'))
    field.value = value
    field.dispatchEvent(new InputEvent('input', { bubbles: true }))
  }, text)
}

/** @param {Reader} reader */
const address = (reader) => reader.tab.js(() => location.href)

/** The content of the QR code on the screen. @param {Reader} reader */
async function readCode(reader) {
  const { side, dark } = await reader.tab.js(() => {
    const svg = /** @type {SVGSVGElement} */ (document.querySelector('.code svg'))
    const dots = svg.viewBox.baseVal.width
    const scale = 4
    const canvas = document.createElement('canvas')
    canvas.width = canvas.height = dots * scale
    const pen = /** @type {CanvasRenderingContext2D} */ (canvas.getContext('2d'))
    pen.scale(scale, scale)
    for (const path of svg.querySelectorAll('path')) {
      pen.fillStyle = path.getAttribute('fill') ?? ''
      pen.fill(new Path2D(path.getAttribute('d') ?? ''))
    }
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height)
    const pixels = Array.from({ length: canvas.width ** 2 }, (_, index) => +(data[index * 4] < 128))
    return { side: canvas.width, dark: pixels.join('') }
  })
  const pixels = new Uint8ClampedArray(
    [...dark].flatMap((bit) => [...new Array(3).fill(bit === '1' ? 0 : 255), 255]),
  )
  const read = /** @type {any} */ (jsQR)
  return (read.default ?? read)(pixels, side, side)?.data
}

/** @type {import('./index.mjs').Scenario[]} */
export const share = [
  {
    title: 'a link opens its puzzle, once: a reload keeps what was done since',
    async run(reader, server) {
      await reader.open(`${server.url}?p=${COMPACT}.e4&t=Wiki%20one`)
      await shows(reader, PROPER.givens.replace('53.', '534'))
      assert.equal(await address(reader), server.url)
      await reader.tapCell(1, 4)
      await reader.keys('6')
      await reader.open(server.url)
      await shows(reader, PROPER.givens.replace('53..', '5346'))
      const cell = await reader.cell(1, 1)
      assert.match(cell.name, /given 5/)
    },
  },
  {
    title:
      "another site's link is read, in the address or pasted, and what it has besides is named",
    async run(reader, server) {
      const link = foreignLink()
      await reader.open(server.url)
      await reader.paste(link)
      await shows(reader, PROPER.givens.replace('53.', '534'))
      await reader.hears(/also has: thermometers and signs between cells/)
      const load = new URL(link).search.replaceAll('%2B', '+')
      await reader.open(`${server.url}${load}`)
      await reader.hears(/also has: /)
      assert.equal(await address(reader), server.url)
      await reader.paste(`${link.slice(0, -80)}`)
      await reader.hears(/cut short or damaged/)
      await reader.paste('https://sudokupad.app/abcdefghij')
      await reader.hears(/only the name of a puzzle/)
    },
  },
  {
    title: 'the panel Open describes a text before it is opened',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.press('Open')
      await reader.one('textbox', 'Puzzles or a link')
      await type(reader, PROPER.givens.slice(0, 45).replaceAll(/.{9}/g, '$&\n'))
      await reader.hears(/cut short: it has 5 of its 9 rows/)
      await type(reader, FILE)
      await reader.hears(/3 puzzles.*Titled grids.*1 could not be read.*Line 16.*cut short/)
      await type(reader, PROPER.givens)
      await reader.hears(/1 puzzle .*9×9, 30 given/)
      await reader.press('Put on the board')
      await shows(reader, PROPER.givens)
      await reader.press('Open')
      await reader.press('4×4')
      await shows(reader, '.'.repeat(16))
    },
  },
  {
    title: 'Share: the link is copied, pasted, and restores the board; its QR code is the same',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.paste(PROPER.givens)
      await shows(reader, PROPER.givens)
      await reader.tapCell(1, 3)
      await reader.keys('4')
      const played = PROPER.givens.replace('53.', '534')
      await reader.press('Menu')
      await reader.press('Share')
      await reader.one('textbox', 'A link that holds the whole puzzle')
      const link = await reader.tab.js(() => {
        return /** @type {HTMLTextAreaElement} */ (document.querySelector('#share-link')).value
      })
      assert.equal(link, `${server.url}?p=${COMPACT}.e4`)
      await reader.one('img', 'The link as a QR code')
      assert.equal(await readCode(reader), link)
      await reader.press('Copy link')
      await reader.hears(/Copied/)
      await reader.press('Close')
      await reader.press('Open')
      await reader.press('9×9')
      await shows(reader, '.'.repeat(81))
      await reader.tapCell(1, 1)
      await reader.tab.key('v', ['Control'])
      await shows(reader, played)
      // The puzzle alone has no entries.
      await reader.press('Menu')
      await reader.press('Share')
      await reader.tab.js(() => {
        const choice = document.querySelector('[name=share-what][value=puzzle]')
        if (choice instanceof HTMLElement) choice.click()
      })
      await reader.until('the link is the shorter one', () =>
        reader.tab.js(() => {
          const field = /** @type {HTMLTextAreaElement} */ (document.querySelector('#share-link'))
          return /79$/.test(field.value)
        }),
      )
    },
  },
  {
    title: 'Share: text, picture, and sheets for the printer with the answer behind them',
    async run(reader, server) {
      await reader.open(server.url)
      await reader.paste(PROPER.givens)
      await shows(reader, PROPER.givens)
      await reader.press('Menu')
      await reader.press('Share')
      await reader.tapOn('tab', 'Text')
      await reader.until('the line is there', () =>
        reader.tab.js((/** @type {string} */ line) => {
          const field = /** @type {HTMLTextAreaElement} */ (document.querySelector('#share-text'))
          return field.value.trim() === line
        }, PROPER.givens),
      )
      await reader.tapOn('tab', 'Picture')
      const [picture] = await reader.all('img')
      assert.equal(picture.text.replace('Sudoku', ''), PROPER.givens.replaceAll('.', ''))
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
      assert.deepEqual(sheets, [PROPER.givens.replaceAll('.', ''), PROPER.solution])
      await reader.press('Close')
      await reader.until('the sheets are gone', () =>
        reader.tab.js(() => !document.querySelector('.sheets, .printing')),
      )
    },
  },
  {
    title: 'data that another program shares with the app is opened, also without a network',
    options: {
      pages: {
        'sender.html': `<!doctype html><meta charset="utf-8"><title>Sender</title>
          <form action="./share-target" method="post" enctype="multipart/form-data">
          <input name="title" value="A chat"><textarea name="text">Try this: https://nonet.example/?p=${COMPACT}</textarea>
          <input name="url" value=""><button>Send</button></form>`,
      },
    },
    async run(reader, server) {
      await reader.open(server.url)
      await reader.panelsKept()
      await reader.tab.goto(`${server.url}sender.html`)
      await reader.one('button', 'Send')
      await server.stop()
      await reader.press('Send')
      await reader.until('the board is there', async () => (await reader.cells()).length === 81)
      await shows(reader, PROPER.givens)
      assert.equal(await address(reader), server.url)
      // It is opened once: a reload does not open it again.
      await reader.tapCell(1, 3)
      await reader.keys('4')
      await reader.open(`${server.url}?shared`)
      await shows(reader, PROPER.givens.replace('53.', '534'))
    },
  },
]
