// tests/web/deep/embedding-life.test.mjs: a board is added, moved and removed in every way, and leaves nothing behind.
import assert from 'node:assert/strict'
import { NAKED_PAIR } from '../diagrams.mjs'
import { PROPER } from '../puzzles.mjs'
import { visit } from './visit.mjs'

const page = (/** @type {string} */ inside) =>
  `<!doctype html><html lang="en"><title>Lives</title>
<script type="module" src="define.js"></script>${inside}</html>`
const board = `<nonet-sudoku puzzle="${PROPER.givens}" controls clock></nonet-sudoku>`
const server = {
  pages: {
    'one.html': page(`<div id="place"></div>${board}<div id="other"></div>`),
    'diagram.html': `<!doctype html><html lang="en"><title>A diagram</title>
<script type="module" src="board.js"></script><div id="place"></div>
<nonet-board>${NAKED_PAIR}</nonet-board><div id="other"></div></html>`,
    'many.html': page(board.repeat(20)),
    'bare.html': '<!doctype html><html lang="en"><title>Nothing yet</title><body></body></html>',
    'frame.html': page(`${board}<iframe title="another"></iframe>`),
  },
}

visit('twenty boards share one worker and one module', { server }, async (at) => {
  await at.reader.open(`${at.server.url}many.html`)
  await at.page.evaluate(async () => {
    const boards = /** @type {any[]} */ ([...document.querySelectorAll('nonet-sudoku')])
    await Promise.all(boards.map((each) => each.solve()))
  })
  assert.equal(at.page.workers().length, 1)
  const wasm = at.server.log.filter(({ path }) => path.endsWith('.wasm'))
  assert.equal(wasm.length, 1)
})

visit('moved a thousand times', { server }, async ({ page: now, reader, server }) => {
  await reader.open(`${server.url}one.html`)
  await now.evaluate(() => /** @type {any} */ (document.querySelector('nonet-sudoku')).solve())
  await moves(now, 'nonet-sudoku', 1)
})

visit('a diagram, moved a thousand times', { server }, async ({ page: now, server }) => {
  await now.goto(`${server.url}diagram.html`)
  await now.getByRole('table').waitFor()
  await moves(now, 'nonet-board', 0)
})

/**
 * Moves an element about, and checks that it has left nothing behind.
 * @param {import('playwright-core').Page} now @param {string} name @param {number} workers
 */
async function moves(now, name, workers) {
  const session = await now.context().newCDPSession(now)
  await session.send('HeapProfiler.enable')
  const counts = async () => {
    await now.waitForTimeout(300)
    await session.send('HeapProfiler.collectGarbage')
    await session.send('HeapProfiler.collectGarbage')
    const { usedSize } = await session.send('Runtime.getHeapUsage')
    const { jsEventListeners, nodes } = await session.send('Memory.getDOMCounters')
    return { usedSize, jsEventListeners, nodes, workers: now.workers().length }
  }
  const move = (/** @type {number} */ times) =>
    now.evaluate(
      async ([count, tag]) => {
        const element = /** @type {HTMLElement} */ (document.querySelector(tag))
        const places = ['place', 'other'].map((id) => document.getElementById(id))
        for (let time = 0; time < count; time++) {
          places[time % 2]?.append(element)
          if (time % 10 === 0) await new Promise((done) => setTimeout(done))
          if (time % 100 === 50) element.remove()
        }
      },
      /** @type {const} */ ([times, name]),
    )
  await move(100)
  const before = await counts()
  await move(1000)
  const after = await counts()
  console.log(JSON.stringify({ before, after }))
  assert.equal(after.jsEventListeners, before.jsEventListeners)
  assert.equal(after.nodes, before.nodes)
  assert.equal(after.workers, workers)
  assert.ok(after.usedSize - before.usedSize < 200_000, `${after.usedSize - before.usedSize} bytes`)
}

visit('made and thrown away', { server }, async ({ page: now, reader, server }) => {
  await reader.open(`${server.url}one.html`)
  const session = await now.context().newCDPSession(now)
  await session.send('HeapProfiler.enable')
  const make = (/** @type {number} */ times) =>
    now.evaluate(async (count) => {
      for (let time = 0; time < count; time++) {
        const made = document.createElement('nonet-sudoku')
        made.setAttribute('controls', '')
        document.getElementById('place')?.replaceChildren(made)
        await new Promise((done) => setTimeout(done))
      }
      document.getElementById('place')?.replaceChildren()
      await new Promise((done) => setTimeout(done, 3000))
    }, times)
  const nodes = async () => {
    await session.send('HeapProfiler.collectGarbage')
    await session.send('HeapProfiler.collectGarbage')
    return (await session.send('Memory.getDOMCounters')).nodes
  }
  await make(10)
  const before = await nodes()
  await make(60)
  const after = await nodes()
  // A board has hundreds of nodes: not one of sixty has stayed.
  assert.ok(after - before < 200, `${after - before} nodes`)
})

visit('into another document, and back', { server }, async ({ page: now, reader, server }) => {
  await reader.open(`${server.url}frame.html`)
  const seen = () =>
    now.evaluate(async () => {
      await new Promise((done) => setTimeout(done, 100))
      const { element } = /** @type {any} */ (globalThis)
      const root = /** @type {ShadowRoot} */ (element.shadowRoot)
      const cell = /** @type {HTMLElement} */ (root.querySelector('.cell'))
      const view = /** @type {Window} */ (element.ownerDocument.defaultView)
      const { display } = view.getComputedStyle(
        /** @type {Element} */ (root.querySelector('.play')),
      )
      return [
        display,
        cell.offsetWidth > 10,
        element.value.length,
        root.adoptedStyleSheets.length > 3,
      ]
    })
  await now.evaluate(() => {
    const element = document.querySelector('nonet-sudoku')
    Object.assign(globalThis, { element })
    const { contentDocument } = /** @type {HTMLIFrameElement} */ (document.querySelector('iframe'))
    contentDocument?.body.append(/** @type {Element} */ (element))
  })
  assert.deepEqual(await seen(), ['grid', true, 81, true])
  await now.evaluate(() => document.body.append(/** @type {any} */ (globalThis).element))
  assert.deepEqual(await seen(), ['grid', true, 81, true])
  // In a document without a window: no style sheet, and no error.
  await now.evaluate(() => {
    const unseen = document.implementation.createHTMLDocument('')
    unseen.body.append(/** @type {any} */ (globalThis).element)
    document.body.append(unseen.adoptNode(/** @type {any} */ (globalThis).element))
  })
  assert.deepEqual(await seen(), ['grid', true, 81, true])
})

visit('every way to make one', { server }, async ({ page: now, reader, server }) => {
  await reader.open(`${server.url}one.html`)
  const values = await now.evaluate(async (line) => {
    const place = /** @type {HTMLElement} */ (document.getElementById('place'))
    const tag = `<nonet-sudoku puzzle="${line}"></nonet-sudoku>`
    place.innerHTML = tag
    const clone = /** @type {any} */ (place.firstElementChild?.cloneNode(true))
    const template = document.createElement('template')
    template.innerHTML = tag
    const copy = document.importNode(template.content, true)
    const made = /** @type {any} */ (document.createElement('nonet-sudoku'))
    made.puzzle = line
    place.append(clone, copy, made)
    const host = document.createElement('div')
    const closed = host.attachShadow({ mode: 'closed' })
    closed.innerHTML = tag
    document.body.append(host)
    await new Promise((done) => setTimeout(done, 100))
    const found = /** @type {any[]} */ ([...place.children, closed.firstElementChild])
    const last = found[found.length - 1]
    last.focus()
    return [
      ...found.map(({ value, shadowRoot }) => [value, shadowRoot.querySelectorAll('.cell').length]),
      last.shadowRoot.activeElement?.getAttribute('role'),
    ]
  }, PROPER.givens)
  assert.deepEqual(values, [...Array(5).fill([PROPER.givens, 81]), 'gridcell'])
  // In a closed shadow root, keys reach the board all the same.
  await now.keyboard.press('ArrowRight')
  await now.keyboard.press('ArrowRight')
  await now.keyboard.press('4')
  const typed = await now.evaluate(() => document.activeElement?.tagName)
  assert.equal(typed, 'DIV')
})

visit('imported twice; nothing happens before there is a board', { server }, async (at) => {
  const { page: now } = at
  await now.goto(`${at.server.url}bare.html`)
  const done = await now.evaluate(async () => {
    /** @type {string[]} */
    const touched = []
    const watch = (/** @type {any} */ object, /** @type {string} */ name) => {
      const own = object[name]
      object[name] = function (/** @type {any[]} */ ...args) {
        touched.push(name)
        return Reflect.apply(own, this, args)
      }
    }
    watch(Document.prototype, 'createElement')
    watch(Document.prototype, 'querySelector')
    watch(CSSStyleSheet.prototype, 'replaceSync')
    watch(Element.prototype, 'getBoundingClientRect')
    watch(EventTarget.prototype, 'addEventListener')
    watch(globalThis, 'fetch')
    watch(globalThis, 'setTimeout')
    const place = './define.js'
    const first = await import(place)
    const second = await import(`${place}?again`)
    return {
      touched,
      isFirst: customElements.get('nonet-sudoku') === first.NonetSudoku,
      isOther: first.NonetSudoku !== second.NonetSudoku,
    }
  })
  assert.deepEqual(done, { touched: [], isFirst: true, isOther: true })
  assert.equal(at.page.workers().length, 0)
})

visit('properties set before there is a class', { server }, async ({ page: now, server }) => {
  await now.goto(`${server.url}bare.html`)
  const kept = await now.evaluate(async (puzzle) => {
    const board = /** @type {any} */ (document.createElement('nonet-sudoku'))
    Object.assign(board, {
      puzzle,
      controls: 'digits',
      required: true,
      name: 'grid',
      theme: 'dark',
    })
    document.body.append(board)
    const place = './define.js'
    await import(place)
    const { controls, required, name, theme, value } = board
    return { controls, required, name, theme, value, own: Object.keys(board) }
  }, PROPER.givens)
  const expected = { controls: 'digits', required: true, name: 'grid', theme: 'dark' }
  assert.deepEqual(kept, { ...expected, value: PROPER.givens, own: ['client', 'method'] })
})
