// tests/web/scenarios/transformed.mjs: a board that its page has scaled, rotated or mirrored: a pointer selects the
// cells under it.
import assert from 'node:assert/strict'

/** What a host does to the box around a board. @type {Record<string, string>[]} */
const STYLES = [
  { transform: 'scale(1.6)' },
  { transform: 'scale(.6)' },
  { zoom: '1.6' },
  { transform: 'rotate(30deg)' },
  { transform: 'scaleX(-1)' },
  { transform: 'perspective(500px) rotateY(35deg)' },
]
const page = `<!doctype html><html lang="en"><meta name="viewport" content="width=device-width">
<title>other</title><script type="module" src="define.js"></script>
<div><nonet-sudoku>A sudoku.</nonet-sudoku></div></html>`

/** Runs in the page: lays the board into the middle of the window. @param {Record<string, string>} style */
function dressUp(style) {
  const around = /** @type {HTMLElement} */ (document.querySelector('div'))
  around.removeAttribute('style')
  Object.assign(around.style, { width: '200px', margin: '60px 90px', ...style })
}

/**
 * Runs in the page: the middle of each cell's pressable area. Engines differ in rectangles under `zoom`, but not in
 * the element at a point.
 */
function middlesOfCells() {
  const root = /** @type {ShadowRoot} */ (document.querySelector('nonet-sudoku')?.shadowRoot)
  /** @type {number[][]} */
  const sums = Array.from({ length: 81 }, () => [0, 0, 0])
  for (let x = 1; x < innerWidth; x += 3) {
    for (let y = 1; y < innerHeight; y += 3) {
      const cell = /** @type {HTMLElement | null} */ (root.elementFromPoint(x, y)?.closest('.cell'))
      if (!cell) continue
      const sum = sums[Number(cell.dataset.cell)]
      sum[0] += x
      sum[1] += y
      sum[2]++
    }
  }
  return sums.map(([x, y, count]) => [Math.round(x / count), Math.round(y / count)])
}

/** Runs in the page: the indices of the cells that are selected. */
function selectedCells() {
  const cells = document.querySelector('nonet-sudoku')?.shadowRoot?.querySelectorAll('.selected')
  return [...(cells ?? [])].map((cell) => Number(/** @type {HTMLElement} */ (cell).dataset.cell))
}

/** @type {import('./index.mjs').Scenario[]} */
export const transformed = [
  {
    title:
      'a board that is scaled, turned or mirrored: a press and a drag select the cells under them',
    options: { pages: { 'other.html': page } },
    async run(reader, server) {
      await reader.open(`${server.url}other.html`)
      for (const style of STYLES) {
        await reader.tab.js(dressUp, style)
        /** @type {[number, number][]} */
        const middles = await reader.tab.js(middlesOfCells)
        const name = JSON.stringify(style)
        const [x, y] = middles[40]
        await reader.tab.drag([
          [x, y],
          [x + 1, y],
        ])
        await reader.until(`${name}: the cell is chosen`, async () =>
          (await reader.tab.js(selectedCells)).includes(40),
        )
        assert.deepEqual(await reader.tab.js(selectedCells), [40], name)
        await reader.tab.drag([30, 31, 32, 41].map((cell) => middles[cell]))
        await reader.until(`${name}: the cells are chosen`, async () =>
          (await reader.tab.js(selectedCells)).includes(30),
        )
        assert.deepEqual(await reader.tab.js(selectedCells), [30, 31, 32, 41], name)
      }
    },
  },
]
