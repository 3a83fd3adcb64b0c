// tests/web/deep/safety.test.mjs: guarantees for a host: Trusted Types, no way from text to code, no permission
// needed, and no value of an attribute that blocks the page.
import assert from 'node:assert/strict'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { test } from 'node:test'
import { DIST } from '../dist.mjs'
import { PANELS } from '../panels.mjs'
import { PROPER } from '../puzzles.mjs'
import { PATIENCE_MS } from '../reader.mjs'
import { POLICY } from '../server.mjs'
import { visit } from './visit.mjs'

const TRUSTED = `${POLICY}; require-trusted-types-for 'script'; trusted-types nonet`
const HOST = `<!doctype html><html lang="en"><title>A host</title>
<script type="module" src="define.js"></script>
<script type="module" src="board.js"></script>
<nonet-sudoku puzzle="${PROPER.givens}" controls>A sudoku.</nonet-sudoku>
<nonet-board>${PROPER.givens}</nonet-board></html>`
const pages = { 'host.html': HOST }

visit(
  'Trusted Types: the page is read, played, solved, and speaks another language',
  { server: { policy: TRUSTED } },
  async ({ page, reader, server }) => {
    await reader.open(server.url)
    await reader.pastePuzzle(PROPER.givens)
    await reader.tapCell(1, 3)
    await reader.keys('4')
    await reader.press('Solve')
    await reader.hears(/one solution/)
    await page.keyboard.press('?')
    await reader.press('Close')
    for (const [panel, words] of Object.entries(PANELS)) {
      for (const word of words) await reader.press(word)
      await reader.until(`${panel} is open`, async () => (await reader.all('dialog')).length > 0)
      await page.keyboard.press('Escape')
    }
    await page.evaluate(() => localStorage.setItem('nonet.settings', '{"language":"de"}'))
    await reader.open(server.url)
    const isGerman = async () => (await reader.all('button', 'Lösen')).length > 0
    await reader.until('German is spoken', isGerman)
    await reader.offlineReady()
  },
)

visit(
  'Trusted Types: on the page of a host, and in the frame',
  { server: { policy: TRUSTED, pages } },
  async ({ reader, server }) => {
    for (const address of ['host.html', `embed.html?puzzle=${PROPER.givens}&controls&lang=en`]) {
      await reader.open(server.url + address)
      await reader.press('Solve')
      await reader.hears(/one solution/)
    }
  },
)

visit(
  'without any permission: it is played and solved',
  {
    server: {
      pages,
      headers: {
        'permissions-policy': [
          'accelerometer autoplay camera clipboard-read clipboard-write display-capture',
          'encrypted-media fullscreen geolocation gyroscope hid idle-detection keyboard-map',
          'magnetometer microphone midi payment picture-in-picture publickey-credentials-get',
          'screen-wake-lock serial sync-xhr usb web-share xr-spatial-tracking',
        ]
          .join(' ')
          .split(' ')
          .map((name) => `${name}=()`)
          .join(', '),
      },
    },
  },
  async ({ reader, server }) => {
    await reader.open(`${server.url}host.html`)
    await reader.press('Solve')
    await reader.hears(/one solution/)
    assert.equal(
      await reader.tab.js(() => /** @type {any} */ (document.querySelector('nonet-sudoku')).value),
      PROPER.solution,
    )
  },
)

const LONG = 5_000_000
/** A hundred times the usual time: only unbounded work takes so long. */
const SLOW_MS = PATIENCE_MS

visit(
  'no value of an attribute breaks an element, holds the page up or reaches a prototype',
  { server: { pages } },
  async ({ page, reader, server }) => {
    await reader.open(`${server.url}host.html`)
    const slow = await page.evaluate(
      async ([long, SLOW_MS]) => {
        const values = /** @type {Record<string, string>} */ ({
          'long digits': '1'.repeat(long),
          'long dots': '.'.repeat(long),
          'long blanks': ' '.repeat(long),
          brackets: '['.repeat(100_000),
          'more brackets': `${'[['.repeat(20_000)}1${']]'.repeat(20_000)}`,
          commas: ','.repeat(99_999),
          proto: '__proto__',
          constructor: 'constructor',
          toString: 'toString',
          json: '{"__proto__": {"polluted": true}, "constructor": {"prototype": {"polluted": true}}}',
          'lone surrogates': '\ud800\udfff\udc00',
          nul: '\0\0\0',
          overrides: '\u202e53..7\u202c\u2066\u2067',
          emoji: '🧩👩‍👩‍👧‍👦5️⃣'.repeat(9),
          markup: '"><img src=x onerror=alert(1)><script>alert(1)</script>',
          address: 'javascript:alert(1)',
          negative: '-1',
          huge: '1e308',
          infinite: 'Infinity',
        })
        /** @type {string[]} */
        const found = []
        for (const tag of ['nonet-sudoku', 'nonet-board']) {
          const { observedAttributes } = /** @type {any} */ (customElements.get(tag))
          const others = ['lang', 'theme', 'palette', 'digits', 'loading', 'dir', 'name']
          for (const name of new Set([...observedAttributes, ...others])) {
            for (const [kind, value] of Object.entries(values)) {
              const element = document.createElement(tag)
              const start = performance.now()
              element.setAttribute(name, value)
              document.body.append(element)
              await new Promise((done) => setTimeout(done))
              const took = performance.now() - start
              if (took > SLOW_MS) found.push(`${tag} ${name}="${kind}": ${Math.round(took)} ms`)
              if (!element.shadowRoot?.querySelector('[role]'))
                found.push(`${tag} ${name}: nothing`)
              element.remove()
            }
          }
          // The text inside, and what a script sets.
          for (const [kind, value] of Object.entries(values)) {
            const element = /** @type {any} */ (document.createElement(tag))
            const start = performance.now()
            element.textContent = value
            document.body.append(element)
            if (tag === 'nonet-sudoku') element.value = value
            await new Promise((done) => setTimeout(done))
            const took = performance.now() - start
            if (took > SLOW_MS) found.push(`${tag} text "${kind}": ${Math.round(took)} ms`)
            element.remove()
          }
        }
        if (/** @type {any} */ ({}).polluted) found.push('Object.prototype is polluted')
        if (document.querySelector('img, [onerror]')) found.push('markup has come to life')
        return found
      },
      [LONG, SLOW_MS],
    )
    assert.deepEqual(slow, [])
    await reader.press('Solve')
    // After all the texts that the solver had to read.
    await reader.hears(/one solution/, 30_000)
  },
)

/** Every script of the site, as it is sent; sw.js and the worker have no document, but no eval either. */
const scripts = readdirSync(DIST, { recursive: true })
  .map(String)
  .filter((name) => name.endsWith('.js'))

test('nothing that is built makes code, markup or style from text', () => {
  // Only assignments and calls: a word in a sentence is allowed. The list of exceptions is empty.
  const forbidden = [
    /\.(?:inner|outer)HTML\s*=[^=]/,
    /\binsertAdjacentHTML\b/,
    /\bdocument\.write(?:ln)?\b/,
    /\bcreateContextualFragment\b/,
    /\bsetHTMLUnsafe\b/,
    /\bparseFromString\b/,
    /(?<![\w$.])eval\s*\(/,
    /\bnew Function\b/,
    /(?<![\w$.])Function\s*\(\s*["'`]/,
    /\bset(?:Timeout|Interval)\s*\(\s*["'`]/,
    /\.setAttribute\(\s*["'`](?:style|on\w+|srcdoc)\b/,
    /\bjavascript:/,
  ]
  assert.ok(scripts.length > 20, 'there is something to look through')
  for (const name of scripts) {
    const text = readFileSync(join(DIST, name), 'utf8')
    for (const pattern of forbidden) {
      const at = text.search(pattern)
      const excerpt = text.slice(Math.max(0, at - 60), at + 60)
      assert.equal(at, -1, `${name} has ${pattern}: …${excerpt}…`)
    }
  }
  const inline = /<script(?![^>]*\bsrc=)|<style\b|\sstyle=|\son\w+=|javascript:/i
  const markup = readdirSync(DIST, { recursive: true }).map(String)
  for (const name of markup.filter((file) => file.endsWith('.html'))) {
    assert.doesNotMatch(readFileSync(join(DIST, name), 'utf8'), inline, name)
  }
})
