// scripts/make-icons.mjs: makes the PNG icons of the page from web/icons/icon.svg.
//
// Run it after changing the drawing: `node scripts/make-icons.mjs`. The results are in the repository, since they
// change as rarely as the drawing. A maskable icon may be cut to a circle of 80 % of its width, so its drawing is
// smaller, on a background of its own.

import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'

const icons = new URL('../web/icons/', import.meta.url)
const { Resvg } = createRequire(new URL('../web/package.json', import.meta.url))('@resvg/resvg-js')

const GROUND = '#fbfaf6'
const MASKABLE_SCALE = 0.62

const drawing = await readFile(new URL('icon.svg', icons), 'utf8')
const inset = (96 * (1 - MASKABLE_SCALE)) / 2
const maskable = drawing
  .replace(/<svg[^>]*>/, (open) => {
    return `${open}<rect width="96" height="96" fill="${GROUND}"/>
      <g transform="translate(${inset} ${inset}) scale(${MASKABLE_SCALE})">`
  })
  .replace('</svg>', '</g></svg>')

/** @type {[string, string, number][]} */
const pictures = [
  ['icon-32.png', drawing, 32],
  ['icon-192.png', drawing, 192],
  ['icon-512.png', drawing, 512],
  ['maskable-512.png', maskable, 512],
]
for (const [name, svg, width] of pictures) {
  const png = new Resvg(svg, { fitTo: { mode: 'width', value: width } }).render().asPng()
  await writeFile(new URL(name, icons), png)
  process.stdout.write(`${name} ${png.length} bytes\n`)
}
