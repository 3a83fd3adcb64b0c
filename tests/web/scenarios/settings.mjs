// tests/web/scenarios/settings.mjs: settings take effect at once and are stored: colours, sizes, left-handed pad,
// languages.
import assert from 'node:assert/strict'
import { axeFindings } from '../axe.mjs'
import { PROPER } from '../puzzles.mjs'

/** @typedef {import('../reader.mjs').Reader} Reader */

/** @param {Reader} reader */
async function openSettings(reader) {
  await reader.press('Menu')
  await reader.press('Settings')
  await reader.one('switch', 'High contrast')
}

/** A colour of the page as it is drawn. @param {Reader} reader */
const paper = (reader) =>
  reader.tab.js(() => getComputedStyle(document.body).backgroundColor.replaceAll(' ', ''))

/** The same of the board's keys, in its shadow tree. @param {Reader} reader */
const keyColour = (reader) =>
  reader.tab.js(() => {
    const key = document.querySelector('nonet-sudoku')?.shadowRoot?.querySelector('.key')
    return key && getComputedStyle(key).backgroundColor.replaceAll(' ', '')
  })

/** An attribute of the board, null for none. @param {Reader} reader @param {string} name */
const attribute = (reader, name) =>
  reader.tab.js(
    (/** @type {string} */ wanted) =>
      document.querySelector('nonet-sudoku')?.getAttribute(wanted) ?? null,
    name,
  )

/** @param {Reader} reader @param {object} settings */
async function keepSettings(reader, settings) {
  await reader.tab.js((/** @type {string} */ text) => {
    localStorage.setItem('nonet.settings', text)
  }, JSON.stringify(settings))
}

/** Waits for a reload, during which the page does not answer. @param {Reader} reader @param {string} tag */
const speaks = (reader, tag) =>
  reader.until(`the page speaks ${tag}`, async () => {
    try {
      return await reader.tab.js(
        (/** @type {string} */ wanted) =>
          document.documentElement.lang === wanted &&
          Boolean(document.querySelector('nonet-sudoku')?.shadowRoot?.querySelector('.cell')),
        tag,
      )
    } catch {
      return false
    }
  })

/** Picks a language from the list. @param {Reader} reader @param {string} tag */
const pick = (reader, tag) =>
  reader.tab.js((/** @type {string} */ wanted) => {
    const select = /** @type {HTMLSelectElement} */ (
      document.querySelector('dialog.settings select')
    )
    select.value = wanted
    select.dispatchEvent(new Event('change', { bubbles: true }))
  }, tag)

const DARK = 'rgb(23,22,20)'
const DARK_KEY = 'rgb(40,38,32)'
const LIGHT = 'rgb(251,250,246)'

/** @type {import('./index.mjs').Scenario[]} */
export const settings = [
  {
    title: 'colours: dark, light, high contrast; at once, and after a reload',
    async run(reader, server) {
      await reader.open(server.url)
      await openSettings(reader)
      await reader.tapOn('radio', 'Dark')
      await reader.until('the page is dark', async () => (await paper(reader)) === DARK)
      assert.equal(await keyColour(reader), DARK_KEY)
      await reader.open(server.url)
      assert.equal(await paper(reader), DARK)
      assert.equal(await keyColour(reader), DARK_KEY)
      await openSettings(reader)
      await reader.tapOn('radio', 'Light')
      await reader.until('the page is light', async () => (await paper(reader)) === LIGHT)
      await reader.tapOn('switch', 'High contrast')
      await reader.until('it is white', async () => (await paper(reader)) === 'rgb(255,255,255)')
      assert.deepEqual(await axeFindings(reader.tab), [])
      await reader.tapOn('radio', 'Dark')
      await reader.until('it is black', async () => (await paper(reader)) === 'rgb(0,0,0)')
      assert.deepEqual(await axeFindings(reader.tab), [])
    },
  },
  {
    title: 'settings of the board: large digits, left hand, clock, marks, safe colours',
    async run(reader, server) {
      await reader.open(server.url)
      assert.notEqual(await attribute(reader, 'autoclean'), null)
      await openSettings(reader)
      const before = await reader.tab.js(() =>
        getComputedStyle(document.body).getPropertyValue('--cell-1').trim(),
      )
      await reader.tapOn('radio', 'Large')
      for (const name of ['Left-handed', 'Clock', 'Tidy marks', 'Colour-safe cells']) {
        await reader.tapOn('switch', name)
      }
      const told = async () => ({
        digits: await attribute(reader, 'digits'),
        lefthanded: await attribute(reader, 'lefthanded'),
        clock: await attribute(reader, 'clock'),
        autoclean: await attribute(reader, 'autoclean'),
        palette: await attribute(reader, 'palette'),
      })
      const wanted = {
        digits: 'large',
        lefthanded: '',
        clock: '',
        autoclean: null,
        palette: 'safe',
      }
      await reader.until(
        'the board is told',
        async () => JSON.stringify(await told()) === JSON.stringify(wanted),
      )
      const after = await reader.tab.js(() =>
        getComputedStyle(document.body).getPropertyValue('--cell-1').trim(),
      )
      assert.match(before, /^#[0-9a-f]{6}$/)
      assert.notEqual(after, before)
      await reader.open(server.url)
      assert.deepEqual(await told(), wanted)
    },
  },
  {
    title: 'settings that make no sense do no harm',
    async run(reader, server) {
      await reader.open(server.url)
      for (const kept of ['{', 'null', '"x"', '{"theme":"pink","digits":7,"language":"tlh"}']) {
        await reader.tab.js((/** @type {string} */ text) => {
          localStorage.setItem('nonet.settings', text)
        }, kept)
        await reader.open(server.url)
        assert.equal((await reader.cells()).length, 81, kept)
        assert.equal(await attribute(reader, 'digits'), null)
      }
      await openSettings(reader)
      const named = await reader.tab.js(
        () => document.querySelector('dialog.settings select option:checked')?.textContent,
      )
      assert.equal(named, 'As in the browser')
    },
  },
  {
    title: 'German: chosen in the settings, used at once, and stored for offline use',
    async run(reader, server) {
      await reader.open(server.url)
      await openSettings(reader)
      await pick(reader, 'de')
      await reader.press('Use')
      await speaks(reader, 'de')
      assert.equal((await reader.cell(1, 1)).name, 'Zeile 1 Spalte 1, leer')
      await reader.one('button', 'Menü')
      assert.match(await reader.text(), /Neu laden|Auf Ihrem Gerät/)
      assert.deepEqual(await axeFindings(reader.tab), [])

      await reader.panelsKept()
      await reader.until('the language and its words of hints are kept', () =>
        reader.tab.js(async () => {
          for (const name of await caches.keys()) {
            const kept = await (await caches.open(name)).keys()
            if (kept.filter(({ url }) => /\/de-[^/]+\.js$/.test(url)).length === 2) return true
          }
          return false
        }),
      )
      await server.stop()
      await reader.open(server.url)
      await speaks(reader, 'de')
      assert.equal((await reader.cell(9, 9)).name, 'Zeile 9 Spalte 9, leer')
      // The first hint that this reader asks for.
      await reader.drop('one.txt', PROPER.givens)
      await reader.until('it is on the board', async () =>
        /Vorgabe 5$/.test((await reader.cell(1, 1)).name),
      )
      await reader.press('Tipp')
      await reader.hears(/Suche in Zeile 5/)
      // Never used before, and no network: English rather than nothing.
      await keepSettings(reader, { language: 'fr' })
      await reader.open(server.url)
      await speaks(reader, 'en')
      await openSettings(reader)
      await pick(reader, 'it')
      await reader.press('Use')
      await reader.hears(/could not be loaded\. Check the connection/)
      const kept = await reader.tab.js(() => localStorage.getItem('nonet.settings'))
      assert.match(kept ?? '', /"fr"/)
    },
  },
  {
    title: 'Arabic: right to left around the board, left to right on it',
    async run(reader, server) {
      await reader.open(server.url)
      await keepSettings(reader, { language: 'ar' })
      await reader.open(server.url)
      await speaks(reader, 'ar')
      assert.equal(await reader.tab.js(() => document.documentElement.dir), 'rtl')
      const cells = await reader.cells()
      assert.ok(cells[0].x < cells[8].x, 'column 1 is left of column 9')
      assert.match(cells[0].name, /الصف 1/)
      const [one] = await reader.all('button', '1')
      const [two] = await reader.all('button', '2')
      assert.ok(one.x < two.x, 'key 1 is left of key 2')
      const isHeadingRight = await reader.tab.js(() => {
        const box = document.querySelector('h1')?.getBoundingClientRect()
        return Boolean(box && box.x + box.width / 2 > innerWidth / 2)
      })
      assert.ok(isHeadingRight, 'the heading is at the right')
      const { wide, inner } = await reader.tab.js(() => ({
        wide: document.documentElement.scrollWidth,
        inner: innerWidth,
      }))
      assert.ok(wide <= inner, `${wide} px wide in ${inner} px`)
      assert.deepEqual(await axeFindings(reader.tab), [])
    },
  },
]
