// scripts/site/demo.mjs: makes dist/demo/, the documentation, from the templates in web/demo/.
//
// Each page is demo, manual test and documentation at once, in plain HTML. A template is the page's content with a
// <title>; the frame around it, the same for all, is below. In a template
//
//   <!-- example --> … <!-- /example -->      runs, and is shown as code beneath
//   <!-- code NAME -->                        shows a file of web/demo/; the page's own script is one
//   <!-- tables MODULE CLASS KIND… -->        tables from web/custom-elements.json (demo-tables.mjs)
//   <!-- functions MODULE -->                 the same for a module's functions
//   <!-- integrity FILE -->                   the hash of a built file, for integrity="…"
//   <!-- languages -->                        an option for each language, by its own name
//
// so that all code that is shown runs, and all tables agree with the list of the public API. It fails when a member of
// that list is on no page.

import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { LANGUAGES } from '../../web/words/language-files.js'
import { allRows, escaped, tables } from './demo-tables.mjs'
import { integrityOf } from './weigh.mjs'

/** The pages in the order of the menu, with their names there. */
const PAGES = /** @type {const} */ ([
  ['index', 'Start'],
  ['sudoku', 'Board'],
  ['events', 'Methods, events'],
  ['form', 'Form'],
  ['themer', 'Themer'],
  ['languages', 'Languages'],
  ['twenty', 'Twenty'],
  ['board', 'Diagrams'],
  ['archive', 'Archives'],
  ['iframe', 'Iframe'],
  ['single', 'One file'],
  ['wrappers', 'Frameworks'],
])

const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
  "frame-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
].join('; ')

/** Changes of the policy for single pages. */
const POLICY_CHANGES = /** @type {Record<string, [string, string]>} */ ({
  single: ["worker-src 'self'", 'worker-src blob:'],
})

/**
 * @param {{web: string, dist: string, palette: string}} from the folder of the sources, the folder of the site (with
 *   the scripts that the pages load), and the colours of the board for a page's root
 */
export async function buildDemo({ web, dist, palette }) {
  const source = join(web, 'demo')
  const place = join(dist, 'demo')
  await mkdir(place, { recursive: true })
  const manifest = JSON.parse(await readFile(join(web, 'custom-elements.json'), 'utf8'))
  const style = await readFile(join(source, 'demo.css'), 'utf8')
  await writeFile(join(place, 'demo.css'), palette + style)
  for (const name of (await readdir(source)).filter((file) => /\.js(on)?$/.test(file))) {
    await writeFile(join(place, name), await readFile(join(source, name)))
  }
  const shown = new Set()
  for (const [name] of PAGES) {
    const template = await readFile(join(source, `${name}.html`), 'utf8')
    const filled = await fill(template, { source, dist, manifest })
    for (const [, api] of filled.matchAll(/data-api="([^"]+)"/g)) shown.add(api)
    await writeFile(join(place, `${name}.html`), around(name, filled))
  }
  const missing = allRows(manifest).filter((row) => !shown.has(escaped(row)))
  if (missing.length) throw new Error(`on no page of web/demo/: ${missing.join(', ')}`)
}

/**
 * @param {string} template
 * @param {{source: string, dist: string, manifest: import('./demo-tables.mjs').Manifest}} from
 */
async function fill(template, { source, dist, manifest }) {
  let page = template.replace(/<!-- example -->\n(.*?)<!-- \/example -->/gs, (_, markup) => {
    return `<div class="example">\n${markup}</div>\n${shownCode('The code of this example', markup)}`
  })
  page = page.replace(/<!-- tables (\S+) (\S+) ([\w -]+?) -->/g, (_, path, name, kinds) => {
    return tables(manifest, path, name, kinds.split(' '))
  })
  page = page.replace(/<!-- functions (\S+) -->/g, (_, path) => tables(manifest, path, '', []))
  for (const [token, name] of page.matchAll(/<!-- code (\S+) -->/g)) {
    const text = await readFile(join(source, name), 'utf8')
    page = page.replace(token, () => shownCode(name, text))
  }
  for (const [token, name] of page.matchAll(/<!-- integrity (\S+) -->/g)) {
    const hash = await integrityOf(join(dist, name))
    page = page.replace(token, () => hash)
  }
  page = page.replace('<!-- languages -->', languageOptions)
  const left = /<!-- (?:example|tables|functions|code|integrity|languages)\b.*/.exec(page)
  if (left) throw new Error(`a template has a place that cannot be filled: ${left[0]}`)
  return page
}

/** Arabic is selected: it is written from right to left. */
function languageOptions() {
  const rows = Object.entries(LANGUAGES).sort(([one], [other]) => (one < other ? -1 : 1))
  const options = rows.map(([tag, { isRightToLeft }]) => {
    const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
    const direction = isRightToLeft ? 'rtl' : 'ltr'
    const chosen = tag === 'ar' ? ' selected' : ''
    return `<option lang="${tag}" dir="${direction}"${chosen}>${escaped(name)}</option>`
  })
  return options.join('')
}

/** A box of code; it scrolls, so the keyboard must reach it. @param {string} name @param {string} text */
function shownCode(name, text) {
  return `<pre tabindex="0" role="group" aria-label="${escaped(name)}"><code>${escaped(text.trim())}</code></pre>`
}

/** The frame around every page. @param {string} name @param {string} content */
function around(name, content) {
  const [, title = ''] = /<title>(.*)<\/title>\s*/.exec(content) ?? []
  const [before, after] = POLICY_CHANGES[name] ?? ['', '']
  const items = PAGES.map(([page, called]) => {
    const current = page === name ? ' aria-current="page"' : ''
    return `<li><a href="./${page}.html"${current}>${called}</a></li>`
  })
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY.replace(before, after)}">
<title>${title} · Nonet</title>
<link rel="icon" href="../icons/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="../nonet.css">
<link rel="stylesheet" href="./demo.css">
</head>
<body class="${name}">
<header>
<p class="name"><a href="../">Nonet</a></p>
<nav aria-label="Pages"><ul>
${items.join('\n')}
</ul></nav>
</header>
<main>
<h1>${title}</h1>
${content.replace(/<title>.*<\/title>\s*/, '').trim()}
</main>
</body>
</html>
`
}
