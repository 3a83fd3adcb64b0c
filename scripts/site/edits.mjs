// scripts/site/edits.mjs: every place where the build changes the text of a source, and why it has to.
//
//   what                         why no import or option of the bundler does it
//   withPlaces                   esbuild leaves `new URL('…', import.meta.url)` as it is; in dist/ those files have a
//                                hash in their names
//   shortGlue                    Emscripten writes code for environments that Nonet does not use
//   lzAsModule                   esbuild wraps what is no ES module, by code that every first visit would load
//   forBundlers                  esbuild drops the comments by which webpack and Vite leave an import() alone
//   plainModuleOf                in the package the modules have no hash; dist/single.js, which is copied, names them
//                                with one
//   paletteOfRoot                one palette for shadow roots and for pages, which have no :host
//   filledPage                   index.html names its sources, so that it can be read and served as it is
//   filledServiceWorker          sw.js has to change whenever a file of the site does
//
// Besides, plugins make whole modules from other files: plugins.mjs (style sheets as text, the news of CHANGELOG.md, the
// chunk that the parts of the page share) and word-sections.mjs (sections of words; no languages in single.js), which
// has a test of its own.
//
// An edit that finds nothing to change throws: neither a source nor a new version of a tool can drift away from it
// unnoticed. edits.test.mjs beside scripts/ tries each edit on the real source and on a text without its pattern.

import { basename } from 'node:path'

/**
 * @param {string} text @param {string} file for the message
 * @param {RegExp | string} part all of it, where it has the flag g
 * @param {string | ((...match: any[]) => string)} instead
 * @throws where the text has no such part
 */
function replaced(text, file, part, instead) {
  const isThere = typeof part === 'string' ? text.includes(part) : text.search(part) >= 0
  if (!isThere) throw new Error(`${file} has nothing like ${part}: see scripts/site/edits.mjs`)
  // A function, so that `$` in a replacement means itself.
  return text.replace(part, typeof instead === 'string' ? () => instead : instead)
}

/**
 * client/places.js with the names that its files have in dist/.
 * @param {string} source @param {ReadonlyMap<string, string>} places names in dist/, by those in the source
 * @param {string} [file] the source's name, for the message
 */
export function withPlaces(source, places, file = 'client/places.js') {
  return replaced(source, file, /new URL\('([^']+)', import\.meta\.url\)/g, (_, from) => {
    const place = places.get(basename(from))
    if (!place) throw new Error(`${file} names ${from}, which is not built before it`)
    return `new URL('./${place}', import.meta.url)`
  })
}

/** The library lz-string, which offers itself to loaders of several kinds, as an ES module. @param {string} source */
export const lzAsModule = (source) =>
  replaced(
    source,
    'lz-string',
    /if \(typeof define === 'function'[\s\S]*$/,
    'export default LZString\n',
  )

/**
 * Emscripten's glue without its own detection of the environment, which the solver's script does not use: the bundler's `define`
 * says there is none.
 * @param {string} glue @param {string} file
 */
export const shortGlue = (glue, file) =>
  replaced(glue, file, /\bvar ENVIRONMENT_IS_(WEB|WORKER|NODE)=[^;]+;/g, '')

/**
 * The scripts of one bundle, in which other people's bundlers leave each import() of a computed address alone.
 * @param {readonly string[]} scripts one of them at least has such an import()
 * @param {string} bundle its name, for the message
 */
export function forBundlers(scripts, bundle) {
  const computed = /\bimport\((?=[\w$]+\))/g
  if (!scripts.some((script) => script.search(computed) >= 0))
    throw new Error(`${bundle} has no import() of an address: see scripts/site/edits.mjs`)
  const comments = '/* webpackIgnore: true */ /* @vite-ignore */'
  return scripts.map((script) => script.replace(computed, `import(${comments} `))
}

/** dist/single.js, naming the files that it fetches as the package does. @param {string} single */
export function plainModuleOf(single) {
  const hashed = /\b(nonet(?:-\w+)+|\w+-worker)-[0-9a-f]{8}(?=\.(wasm|js)\b)/g
  return replaced(single, 'single.js', hashed, (_, name) => name)
}

/** The board's colours for a page's root, whose attributes begin with data-. @param {string} palette */
export function paletteOfRoot(palette) {
  const host = /:host(?:\(((?:[^()]|\([^()]*\))*)\))?/g
  return replaced(palette, 'scene/palette.css', host, (_, which = '') => {
    return `:root${which.replace('[', '[data-')}`
  })
}

/**
 * index.html with the names in dist/. The scripts that page.js imports are preloaded: fetched beside it, not after
 * it, and all of them before the short script that the rest of the page waits for.
 * @param {string} page
 * @param {{sheet: string, firstPaint: string, script: string, imported: readonly string[]}} names
 */
export function filledPage(page, { sheet, firstPaint, script, imported }) {
  const file = 'index.html'
  const preloads = imported.map((name) => `<link rel="modulepreload" href="./${name}">\n`).join('')
  const styled = replaced(page, file, './page/page.css', `./${sheet}`)
  const painted = replaced(styled, file, './page/first-paint.js', `./${firstPaint}`)
  const tag = '<script type="module" src="./page/page.js">'
  const named = replaced(painted, file, tag, (tag) => {
    return preloads + tag.replace('./page/page.js', `./${script}`)
  })
  return replaced(named, file, />\s*\n\s*</g, '>\n<')
}

/**
 * sw.js with what the build knows in place of its `/* @build name *\/ value`.
 * @param {string} source @param {Record<string, unknown>} values by name
 */
export function filledServiceWorker(source, values) {
  const filled = Object.entries(values).reduce((text, [name, value]) => {
    const place = new RegExp(`/\\* @build ${name} \\*/ (\\[\\]|\\{\\}|'[^']*')`)
    return replaced(text, 'sw.js', place, JSON.stringify(value))
  }, source)
  const [left] = /@build \w+/.exec(filled) ?? []
  if (left) throw new Error(`sw.js has "${left}", which the build does not know`)
  return filled
}
