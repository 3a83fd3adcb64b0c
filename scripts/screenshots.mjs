// scripts/screenshots.mjs: photographs the built page.
//
//   scripts/screenshots        the pictures of the README and the manifest, into web/demo/pictures/, and
//                              of which sources they are (check-pictures.mjs)
//   scripts/screenshots all    every panel, device, theme and size, into build/screenshots/: to be
//                              looked at after a change of looks
//
// The page is used as a reader would use it, so that no picture can show anything that the page cannot do.
import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { launchChromium, tabOf, wholeBrowser } from '../tests/web/engines/chromium.mjs'
import { PANELS } from '../tests/web/panels.mjs'
import { PROPER } from '../tests/web/puzzles.mjs'
import { Reader } from '../tests/web/reader.mjs'
import { serve } from '../tests/web/server.mjs'
import { DIST } from '../tests/web/suite.mjs'
import { STAMP, stampOf } from './check-pictures.mjs'

const top = fileURLToPath(new URL('..', import.meta.url))

const DEVICES = {
  phone: { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2 },
  small: { viewport: { width: 320, height: 568 }, deviceScaleFactor: 2 },
  landscape: { viewport: { width: 844, height: 390 }, deviceScaleFactor: 1 },
  tablet: { viewport: { width: 820, height: 1180 }, deviceScaleFactor: 1 },
  desktop: { viewport: { width: 1280, height: 860 }, deviceScaleFactor: 1 },
}
/** @typedef {keyof typeof DEVICES} Device */

/** @typedef {{theme: 'light' | 'dark', contrast: boolean, language?: string}} Looks */
const THEMES = /** @type {Record<string, Looks>} */ ({
  light: { theme: 'light', contrast: false },
  dark: { theme: 'dark', contrast: false },
  contrast: { theme: 'light', contrast: true },
  'contrast-dark': { theme: 'dark', contrast: true },
})

const FOUR = '1...............'
const SIXTEEN = Array.from({ length: 256 }, (_, cell) => {
  const [row, column] = [Math.floor(cell / 16), cell % 16]
  const digit = (column + (row % 4) * 4 + Math.floor(row / 4)) % 16
  return (row * 5 + column * 3) % 7 < 3 ? '123456789ABCDEFG'[digit] : '.'
}).join('')

/**
 * A puzzle in progress: the digits 2, 3 and 4 must be in the three blue cells of row 3, so the selected cell cannot
 * be 2.
 * @param {Reader} reader
 */
async function play(reader) {
  await open(reader, PROPER.givens)
  await reader.press('Check')
  await reader.hears(/one solution/)
  const cell = async (/** @type {number} */ row, /** @type {number} */ column) => {
    const { x, y } = (await reader.cells())[(row - 1) * 9 + column - 1]
    await reader.tab.tap(x, y)
  }
  for (const [row, column, modifiers, figures] of NOTED) {
    await cell(row, column)
    for (const figure of figures) await reader.tab.key(figure, modifiers)
  }
  for (const [row, column] of ENTERED) {
    await cell(row, column)
    await reader.keys(PROPER.solution[(row - 1) * 9 + column - 1])
  }
  await cell(3, 1)
}

/** Row and column, from 1, of the digits to enter. */
const ENTERED = [
  ...[2, 3, 5, 7, 8].map((column) => [5, column]),
  ...[
    [4, 4],
    [4, 6],
    [6, 4],
    [7, 9],
    [8, 7],
    [8, 8],
    [9, 7],
  ],
]

/**
 * Row and column, from 1, of the marks to enter: the modifier keys, and the figures.
 * @type {[number, number, import('../tests/web/engines/engine.mjs').Modifier[], string][]}
 */
const NOTED = [
  [3, 4, ['Control'], '23'],
  [3, 5, ['Control'], '34'],
  [3, 6, ['Control'], '24'],
  [3, 4, ['Control', 'Shift'], '6'],
  [3, 5, ['Control', 'Shift'], '6'],
  [3, 6, ['Control', 'Shift'], '6'],
  [1, 4, ['Control'], '26'],
  [1, 6, ['Control'], '2468'],
  [3, 1, ['Control'], '12'],
  [1, 3, ['Shift'], '124'],
  [2, 2, ['Shift'], '247'],
  [2, 3, ['Shift'], '247'],
  [6, 2, ['Shift'], '15'],
  [6, 3, ['Shift'], '135'],
  [4, 7, ['Shift'], '45'],
  [6, 8, ['Shift'], '45'],
  [4, 7, ['Control', 'Shift'], '4'],
  [6, 8, ['Control', 'Shift'], '4'],
]

/** @param {Reader} reader @param {string} line */
async function open(reader, line) {
  await reader.drop('puzzle.txt', line)
  const wanted = line.replaceAll('.', '').length
  await reader.until('it is read', async () => {
    const cells = await reader.cells()
    const givens = cells.filter(({ attributes }) => attributes['aria-readonly'] === 'true')
    return cells.length === line.length && givens.length === wanted
  })
}

/** What the board shows behind a panel, where it is no puzzle as it comes. */
const BEHIND = /** @type {Record<string, (reader: Reader) => Promise<void>>} */ ({ shelf: play })

const PANEL_SCENES = Object.fromEntries(
  Object.entries(PANELS).map(([name, words]) => [
    name,
    async (/** @type {Reader} */ reader) => {
      await (BEHIND[name]?.(reader) ?? open(reader, PROPER.givens))
      for (const word of words) await reader.press(word)
    },
  ]),
)

/** The scenes, and how a reader gets there. */
const SCENES = /** @type {Record<string, (reader: Reader) => Promise<void>>} */ ({
  playing: play,
  'four by four': (reader) => open(reader, FOUR),
  'sixteen by sixteen': (reader) => open(reader, SIXTEEN),
  menu: (reader) => reader.press('Menu'),
  ...PANEL_SCENES,
})

/**
 * @param {Awaited<ReturnType<typeof launchChromium>>} browser
 * @param {string} url
 * @param {{device: Device, looks: Looks, scene: string, path: string}} wish
 */
async function photograph(browser, url, { device, looks, scene, path }) {
  const context = await browser.newContext({
    ...DEVICES[device],
    colorScheme: looks.theme,
    hasTouch: true,
    reducedMotion: 'reduce',
  })
  try {
    await context.addInitScript(
      (/** @type {string} */ settings) => localStorage.setItem('nonet.settings', settings),
      JSON.stringify(looks),
    )
    const page = await context.newPage()
    const reader = new Reader(tabOf(page))
    await reader.open(url)
    await SCENES[scene](reader)
    // Wait for everything that a panel fetches or draws once it is open.
    await page.waitForTimeout(600)
    await page.screenshot({ path })
    console.log(path)
  } finally {
    await context.close()
  }
}

/** @returns {{device: Device, looks: Looks, scene: string, path: string}[]} */
function forReadme() {
  const folder = `${top}web/demo/pictures/`
  mkdirSync(folder, { recursive: true })
  return /** @type {const} */ (['phone', 'desktop']).flatMap((device) =>
    ['light', 'dark'].map((theme) => {
      const path = `${folder}${device}-${theme}.png`
      return { device, looks: THEMES[theme], scene: 'playing', path }
    }),
  )
}

/** Every scene on every device in the light; every scene on a phone and a desktop in all themes. */
function everything() {
  const folder = `${top}build/screenshots/`
  mkdirSync(folder, { recursive: true })
  const devices = /** @type {Device[]} */ (Object.keys(DEVICES))
  return Object.keys(SCENES).flatMap((scene) =>
    devices.flatMap((device) =>
      Object.entries(THEMES)
        .filter(([theme]) => theme === 'light' || device === 'phone' || device === 'desktop')
        .map(([theme, looks]) => {
          const path = `${folder}${scene.replaceAll(' ', '-')}_${device}_${theme}.png`
          return { device, looks, scene, path }
        }),
    ),
  )
}

const server = await serve({ directory: DIST })
const browser = await launchChromium([], wholeBrowser())
const wanted = process.argv.slice(3)
const isAll = process.argv[2] === 'all'
const list = isAll ? everything() : forReadme()
try {
  for (const wish of list) {
    if (wanted.length && !wanted.some((part) => wish.path.includes(part))) continue
    await photograph(browser, server.url, wish)
  }
  if (!isAll) writeFileSync(`${top}${STAMP}`, stampOf(top))
} finally {
  await browser.close()
  await server.stop()
}
