// tests/web/steps-gallery.mjs: photographs every kind of step, for looking at after a change of looks.
//
//   node tests/web/steps-gallery.mjs [--out build/steps-gallery] [--only REGEXP] [--language en] [--rungs pattern,reason]
//
// Of each technique a picture of each rung: light and dark, 390 px and 1280 px wide, and contact sheets of twelve.
// The site is built before (scripts/build web). What the pictures must show is checked by `scripts/test steps`.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { DIST } from './dist.mjs'
import { launchChromium } from './engines/chromium.mjs'
import { serve } from './server.mjs'
import { lineOf, RUNGS, StepVisit, TECHNIQUES } from './steps.mjs'

const { values: wanted } = parseArgs({
  options: {
    out: {
      type: 'string',
      default: fileURLToPath(new URL('../../build/steps-gallery', import.meta.url)),
    },
    only: { type: 'string', default: '' },
    language: { type: 'string', default: 'en' },
    rungs: { type: 'string', default: 'pattern,reason' },
  },
})
const THEMES = /** @type {const} */ (['light', 'dark'])
const DEVICES = {
  phone: { width: 390, height: 844 },
  desktop: { width: 1280, height: 860 },
}
const A_SHEET = 12
const COLUMNS = { phone: 6, desktop: 3 }
const rungs = wanted.rungs.split(',')
const techniques = TECHNIQUES.filter(
  (technique) => new RegExp(wanted.only).test(technique) && lineOf(technique),
)
mkdirSync(wanted.out, { recursive: true })

const server = await serve({ directory: DIST })
const browser = await launchChromium()

/** @param {keyof typeof DEVICES} device @returns {Promise<Record<string, string[]>>} files by what they have in common */
async function photograph(device) {
  const context = await browser.newContext({
    viewport: DEVICES[device],
    hasTouch: true,
    reducedMotion: 'reduce',
    deviceScaleFactor: device === 'phone' ? 2 : 1,
  })
  /** @type {Record<string, string[]>} */
  const files = {}
  const page = await context.newPage()
  const visit = new StepVisit(page)
  await visit.open(server.url)
  if (wanted.language !== 'en') await visit.speak(wanted.language)
  for (const technique of techniques) {
    await visit.show(technique)
    for (const [index, rung] of RUNGS.entries()) {
      await visit.climb(index + 1)
      if (!rungs.includes(rung)) continue
      for (const theme of THEMES) {
        await page.emulateMedia({ colorScheme: theme })
        const file = `${technique}_${rung}_${device}_${theme}.png`
        await page.screenshot({ path: join(wanted.out, file) })
        const group = `${rung}_${device}_${theme}`
        files[group] = [...(files[group] ?? []), file]
      }
    }
  }
  await context.close()
  return files
}

/** Many pictures on one. @param {string} group @param {string[]} files @param {keyof typeof COLUMNS} device */
async function makeSheets(group, files, device) {
  const page = await browser.newPage({ viewport: { width: 2400, height: 800 } })
  for (let from = 0; from < files.length; from += A_SHEET) {
    const figures = files.slice(from, from + A_SHEET).map((file) => {
      const data = readFileSync(join(wanted.out, file)).toString('base64')
      return `<figure><img src="data:image/png;base64,${data}"><figcaption>${file}</figcaption></figure>`
    })
    await page.setContent(`<!doctype html><style>
      body { margin: 8px; display: grid; grid-template-columns: repeat(${COLUMNS[device]}, 1fr); gap: 8px }
      figure { margin: 0; font: 14px sans-serif } img { width: 100% }</style>${figures.join('')}`)
    const path = join(wanted.out, `sheet_${group}_${from / A_SHEET + 1}.png`)
    await page.screenshot({ path, fullPage: true })
    console.log(path)
  }
  await page.close()
}

try {
  for (const device of /** @type {(keyof typeof DEVICES)[]} */ (Object.keys(DEVICES))) {
    const groups = await photograph(device)
    for (const [group, files] of Object.entries(groups)) await makeSheets(group, files, device)
  }
  writeFileSync(join(wanted.out, 'techniques.txt'), `${techniques.join('\n')}\n`)
} finally {
  await browser.close()
  await server.stop()
}
