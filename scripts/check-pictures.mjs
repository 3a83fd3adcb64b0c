// scripts/check-pictures.mjs: checks that the pictures of the README and the manifest show the present page.
//
//   node scripts/check-pictures.mjs [folder]     exits with 1 and names what changed since they were taken
//
// scripts/screenshots writes a hash of each source that affects the pictures into web/demo/pictures/sources.txt.
// Comments, blanks and sentences that are not in the pictures do not count. Tested by check-pictures.test.mjs.
import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { argv, exit } from 'node:process'
import { fileURLToPath, pathToFileURL } from 'node:url'

const FOLDER = 'web/demo/pictures'
/** From the project's root, slashes everywhere. */
export const STAMP = `${FOLDER}/sources.txt`

/** The sources that affect the pictures. */
const SOURCES = [
  'scripts/screenshots.mjs',
  'web/element/template.js',
  'web/index.html',
  'web/page/page.css',
  'web/scene/board.css',
  'web/scene/board-view.js',
  'web/scene/cell-colours.css',
  'web/element/keypad.js',
  'web/element/pad.css',
  'web/scene/palette.css',
  'web/scene/cell-palette.css',
  'web/element/theme.css',
  'web/scene/width.css',
]
/** The board's own words; those of the page are in index.html. */
const WORDS = [
  ...['digit', 'corner', 'centre', 'colour', 'undo', 'redo', 'clear', 'check', 'select', 'marks'],
  ...['solve', 'erase', 'zoom'],
]

const hash = (/** @type {string} */ text) =>
  createHash('sha256').update(text).digest('hex').slice(0, 16)

/** The menu of the page is closed in the pictures. */
const CLOSED = /<div id="menu-list"[^>]*>[\s\S]*?<\/div>/

/** A text without comments (in JavaScript, those on lines of their own), with single blanks. @param {string} text */
const bare = (text) =>
  text
    .replace(CLOSED, '')
    .replaceAll(/\/\*[\s\S]*?\*\/|<!--[\s\S]*?-->|^\s*\/\/.*$/gm, '')
    .replaceAll(/\s+/g, ' ')
    .trim()

/** The hash of each source, by its path. @param {string} root @returns {Map<string, string>} */
function hashes(root) {
  const read = (/** @type {string} */ path) => readFileSync(join(root, path), 'utf8')
  const { board } = JSON.parse(read('web/i18n/en.json'))
  const words = WORDS.map((name) => board[name])
  return new Map([
    ...SOURCES.map((path) => /** @type {const} */ ([path, hash(bare(read(path)))])),
    ['web/i18n/en.json', hash(JSON.stringify(words))],
  ])
}

/** What scripts/screenshots writes into STAMP. @param {string} root */
export const stampOf = (root) =>
  [...hashes(root)].map(([path, value]) => `${value} ${path}\n`).join('')

/** What is wrong with the pictures, one line each. @param {string} root @returns {string[]} */
export function faults(root) {
  const taken = readFileSync(join(root, STAMP), 'utf8').split('\n')
  const changed = [...hashes(root)]
    .filter(([path, value]) => !taken.includes(`${value} ${path}`))
    .map(([path]) => `${path} changed since the pictures were taken: run scripts/screenshots`)
  const { screenshots } = JSON.parse(readFileSync(join(root, 'web/manifest.webmanifest'), 'utf8'))
  const wrong = screenshots.flatMap(
    (/** @type {{src: string, sizes: string}} */ { src, sizes }) => {
      const png = readFileSync(join(root, FOLDER, src.replace('./pictures/', '')))
      const size = `${png.readUInt32BE(16)}x${png.readUInt32BE(20)}`
      return size === sizes ? [] : [`${src} is ${size}, and ${sizes} in manifest.webmanifest`]
    },
  )
  return [...changed, ...wrong]
}

if (argv[1] && import.meta.url === pathToFileURL(argv[1]).href) {
  const found = faults(argv[2] ?? dirname(dirname(fileURLToPath(import.meta.url))))
  for (const line of found) console.error(line)
  console.log(found.length ? `${found.length} faults` : 'the pictures show the page as it is')
  exit(found.length ? 1 : 0)
}
