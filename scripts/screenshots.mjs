// scripts/screenshots.mjs: photographs the built page.
//
//   scripts/screenshots        the pictures of the README, into web/demo/pictures/
//   scripts/screenshots all    every panel, device, theme and size, into build/screenshots/: to be
//                              looked at after a change of looks
//
// The page is brought into a telling state as a reader would do it, so that no picture can show what
// the page cannot do.
import { mkdirSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { launchChromium, tabOf } from '../tests/web/engines/chromium.mjs'
import { PROPER } from '../tests/web/puzzles.mjs'
import { Reader } from '../tests/web/reader.mjs'
import { serve } from '../tests/web/server.mjs'
import { DIST } from '../tests/web/suite.mjs'

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

/** A puzzle half done, with a digit that cannot stand where it does. @param {Reader} reader */
async function play(reader) {
  await open(reader, PROPER.givens)
  await reader.press('Check')
  await reader.hears(/one solution/)
  for (const [row, column, digit] of [
    [1, 3, 4],
    [2, 2, 7],
    [3, 4, 3],
    [4, 4, 7],
    [5, 5, 5],
    [3, 6, 8],
  ]) {
    await reader.tapCell(row, column)
    await reader.keys(String(digit))
  }
  await reader.hears(/clashes/)
}

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

/** @param {Reader} reader @param {string} name */
async function menu(reader, name) {
  await reader.press('Menu')
  await reader.press(name)
}

/** What can be photographed, and how a reader gets there. */
const SCENES = /** @type {Record<string, (reader: Reader) => Promise<void>>} */ ({
  playing: play,
  'four by four': (reader) => open(reader, FOUR),
  'sixteen by sixteen': (reader) => open(reader, SIXTEEN),
  open: (reader) => reader.press('Open'),
  puzzles: async (reader) => {
    await play(reader)
    await reader.press('Puzzles')
  },
  share: async (reader) => {
    await open(reader, PROPER.givens)
    await reader.press('Share')
  },
  menu: (reader) => reader.press('Menu'),
  watch: async (reader) => {
    await open(reader, PROPER.givens)
    await menu(reader, 'Watch it think')
  },
  many: (reader) => menu(reader, 'Solve many'),
  settings: (reader) => menu(reader, 'Settings'),
  help: (reader) => menu(reader, 'Help'),
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
    // What a panel fetches or draws once it is open.
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
const browser = await launchChromium()
const wanted = process.argv.slice(3)
const list = process.argv[2] === 'all' ? everything() : forReadme()
try {
  for (const wish of list) {
    if (wanted.length && !wanted.some((part) => wish.path.includes(part))) continue
    await photograph(browser, server.url, wish)
  }
} finally {
  await browser.close()
  await server.stop()
}
