// tests/web/deep/diagram.test.mjs: tests of <nonet-board> that need Chromium: axe, accessible names, the space
// reserved before the script arrives, lines that hide no digit, hostile text, and a thousand moves in the page.
import assert from 'node:assert/strict'
import { axeFindings } from '../axe.mjs'
import { CHAIN, DIAGRAMS, NAKED_PAIR, X_WING } from '../diagrams.mjs'
import { PATIENCE_MS } from '../reader.mjs'
import { visit } from './visit.mjs'

/** Every kind of mark, and unreadable lines. */
const ALL = `53. .7. ... 6.. 195 ... .98 ... .6.
8.. .6. ..3 4.. 8.3 ..1 7.. .2. ..6
.6. ... 28. ... 419 ..5 ... .8. .79
title Everything
caption In one diagram.
coordinates
marks r1c3: 1 2 4   r1c4: 2 6
centre r1c7: 4 9
colour r1c7: 1 r1c8: 2 r1c9: 3 r2c7: 4 r2c8: 5 r2c9: 6 r3c7: 7 r3c9: 8 r1c3: 12
highlight row 3, box 1, r5c5
circle r1c3(1) r1c1
cross r1c3(2) r1c4(6)
arrow r1c1 -> r9c9 -> r9c1
chain r1c3(1) = r1c3(4) - r1c4(2)
highligth row 3
marks r0c1: 5`
const large = `size 25\n${['A'].map(() => 'highlight row 25, box 25').join('')}\narrow r1c1 -> r25c25`

/** @param {readonly string[]} texts @param {string} [attributes] */
const page = (
  texts,
  attributes = '',
  script = '<script type="module" src="board.js"></script>',
) => `<!doctype html><html lang="en"><title>An article</title>
  <meta name="viewport" content="width=device-width">
  <link rel="stylesheet" href="nonet.css">${script}<main><h1>An article</h1>
  ${texts.map((text) => `<nonet-board ${attributes}>${text.replaceAll('<', '&lt;')}</nonet-board><p>Text.</p>`).join('')}
  </main></html>`
const pages = {
  'all.html': page([ALL, ...Object.values(DIAGRAMS)]),
  'contrast.html': page([ALL], 'contrast palette="safe"'),
  'large.html': page([large]),
  'late.html': page([NAKED_PAIR, X_WING], '', ''),
  'links.html': page([X_WING, CHAIN]),
  'hostile.html': page(['']),
}
const server = { pages }

for (const [name, colorScheme] of /** @type {const} */ ([
  ['all', 'light'],
  ['all', 'dark'],
  ['contrast', 'light'],
  ['contrast', 'dark'],
  ['large', 'light'],
])) {
  visit(
    `axe: diagrams, ${name}, ${colorScheme}`,
    { server, colorScheme, width: 320 },
    async (now) => {
      await now.page.goto(`${now.server.url}${name}.html`)
      await now.page.getByRole('table').first().waitFor()
      assert.deepEqual(await axeFindings(now.reader.tab), [])
      const wide = await now.page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
      assert.ok(wide <= 0, `${wide} px too wide`)
    },
  )
}

visit(
  'a diagram can be walked through as a table',
  { server },
  async ({ page, server: { url } }) => {
    await page.goto(`${url}all.html`)
    const table = page.getByRole('table', { name: 'Everything', exact: true })
    assert.equal(await table.getByRole('row').count(), 9)
    assert.equal(await table.getByRole('cell').count(), 81)
    for (const name of [
      'row 1 column 1, given 5',
      'row 1 column 3, empty, corner marks 1 2 4, colours red and orange',
    ]) {
      assert.equal(await table.getByRole('cell', { name, exact: true }).count(), 1, name)
    }
    const notes = page.getByRole('list', { name: 'In this diagram' }).first()
    assert.match((await notes.textContent()) ?? '', /Arrow from row 1 column 1 to row 9 column 9/)
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => document.activeElement?.tagName)
    assert.equal(focused, 'BODY', 'nothing in a diagram is a tab stop')
  },
)

for (const width of [320, 900]) {
  visit(
    `before its script a diagram is its text, in its place, ${width} px`,
    { server, width },
    async ({ page, server: { url } }) => {
      await page.goto(`${url}late.html`)
      const boxes = () =>
        page.evaluate(() =>
          [...document.querySelectorAll('nonet-board')].map((board) => {
            const { x, width, height } = board.getBoundingClientRect()
            const table = board.shadowRoot?.querySelector('[role=table]')
            const inner = table?.getBoundingClientRect() ?? new DOMRect()
            return { x, width, height, inner: inner.height, wide: inner.width }
          }),
        )
      const before = await boxes()
      const shown = await page.locator('nonet-board').first().innerText()
      assert.match(shown, /^\. 5 \. \| \. 7 \. \| \. \. \.\n/)
      await page.evaluate(async () => {
        const place = './board.js'
        await import(place)
      })
      const after = await boxes()
      for (const [index, { x, width, height }] of before.entries()) {
        assert.ok(Math.abs(height - width) < 1, 'square')
        const { inner, wide, ...now } = after[index]
        assert.deepEqual([now.x, now.width], [x, width])
        assert.ok(Math.abs(inner - wide) < 1, `${inner} × ${wide}`)
        // Besides the board there are only a title and a caption.
        assert.ok(
          now.height >= height && now.height < height + 130,
          `${height}, then ${now.height}`,
        )
      }
    },
  )
}

visit('no line hides a digit', { server, width: 900 }, async ({ page, server: { url } }) => {
  await page.goto(`${url}links.html`)
  await page.getByRole('table').first().waitFor()
  const near = await page.evaluate(() => {
    const found = []
    for (const board of document.querySelectorAll('nonet-board')) {
      const root = /** @type {ShadowRoot} */ (board.shadowRoot)
      const digits = [...root.querySelectorAll('.cell')].flatMap((cell, index) =>
        cell.classList.contains('given') || cell.classList.contains('entry') ? [index] : [],
      )
      for (const link of /** @type {NodeListOf<SVGPathElement>} */ (
        root.querySelectorAll('.link')
      )) {
        for (let at = 0; at < link.getTotalLength(); at += 0.05) {
          const { x, y } = link.getPointAtLength(at)
          for (const cell of digits) {
            const [across, down] = [(cell % 9) + 0.5 - x, Math.floor(cell / 9) + 0.5 - y]
            if (Math.hypot(across, down) < 0.2) found.push(`${cell}: ${link.getAttribute('d')}`)
          }
        }
      }
    }
    return [...new Set(found)]
  })
  assert.deepEqual(near, [])
})

visit('colours, rings and strokes are seen', { server }, async ({ page, server: { url } }) => {
  await page.goto(`${url}all.html`)
  await page.getByRole('table').first().waitFor()
  const seen = await page.evaluate(() => {
    const root = document.querySelector('nonet-board')?.shadowRoot
    const style = (/** @type {string} */ what, /** @type {string} */ pseudo = '') =>
      getComputedStyle(/** @type {Element} */ (root?.querySelector(what)), pseudo)
    const colours = Array.from({ length: 8 }, (_, index) => {
      const { backgroundColor, backgroundImage } = style(`.colour-${index + 1}`)
      return `${backgroundColor} ${backgroundImage}`
    })
    return {
      colours,
      ring: style('.circled', '::after').borderTopWidth,
      stroke: style('.crossed', '::after').borderTopWidth,
      ground: style('.peer').backgroundColor,
      link: style('.link').stroke,
    }
  })
  assert.equal(new Set(seen.colours).size, 8)
  for (const colour of seen.colours) assert.doesNotMatch(colour, /^rgba\(0, 0, 0, 0\) none/)
  assert.ok(Number.parseFloat(seen.ring) >= 1 && Number.parseFloat(seen.stroke) >= 1)
  assert.notEqual(seen.ground, 'rgba(0, 0, 0, 0)')
  assert.match(seen.link, /^rgb/)
})

visit('hostile text costs nothing', { server }, async ({ page, server: { url } }) => {
  await page.goto(`${url}hostile.html`)
  await page.getByRole('table').first().waitFor()
  const took = await page.evaluate(async () => {
    const board = /** @type {any} */ (document.querySelector('nonet-board'))
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve))
    const texts = [
      'x'.repeat(5_000_000),
      `size 64\n${'arrow r1c1 -> r64c64 -> r1c64 -> r64c1\n'.repeat(2500)}`,
      'highlight r123456789c123456789\n'.repeat(3000),
      '<script>alert(1)</script>\n<img src=x onerror=alert(1)>\n'.repeat(1500),
      'marks r1c1: 1\n\u202e\u0000'.repeat(5000),
    ]
    const times = []
    for (const text of texts) {
      const start = performance.now()
      board.text = text
      await frame()
      await frame()
      times.push(performance.now() - start)
    }
    board.setAttribute('puzzle', '1'.repeat(5_000_000))
    await frame()
    return { times, problems: board.problems.length, images: document.images.length }
  })
  for (const time of took.times) assert.ok(time < PATIENCE_MS, `${took.times} ms`)
  assert.deepEqual([took.problems, took.images], [1, 0])
})

visit('a thousand moves leave nothing behind', { server }, async ({ page, server: { url } }) => {
  await page.goto(`${url}late.html`)
  const left = await page.evaluate(async () => {
    const place = './board.js'
    await import(place)
    const board = /** @type {any} */ (document.querySelector('nonet-board'))
    const main = document.querySelector('main')
    let draws = 0
    const count = new MutationObserver(() => draws++)
    for (let move = 0; move < 1000; move++) {
      board.remove()
      main?.append(board)
    }
    await new Promise((resolve) => setTimeout(resolve))
    count.observe(board.shadowRoot.querySelector('[role=table]'), { childList: true })
    board.remove()
    board.text = '1234 .... .... ....'
    await new Promise((resolve) => setTimeout(resolve))
    const whileAway = draws
    main?.append(board)
    await new Promise((resolve) => setTimeout(resolve))
    return { whileAway, draws, cells: board.shadowRoot.querySelectorAll('.cell').length }
  })
  // Outside the page it draws nothing; after it is added again, once.
  assert.deepEqual(left, { whileAway: 0, draws: 1, cells: 16 })
})
