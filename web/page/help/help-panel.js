// page/help/help-panel.js: the panel Help: keys, formats, links, privacy, about.
//
// Short sections that open one by one. The list of keys is the board's own, the formats come from the solver, and the
// news from the top of CHANGELOG.md, which the build bundles: nothing is written twice.

import { version, whatsNew } from '../../../CHANGELOG.md'
import { Client } from '../../client/client.js'
import { make } from '../../dom/make.js'
import { errorSentence, language, listOf, say } from '../../words/sentences.js'
import { adoptSheet } from '../adopt-sheet.js'
import style from './help-panel.css'

/** @type {import('../panels.js').PanelModule['default']} */
export default function fillHelp({ client }, { body }) {
  adoptSheet(style)
  const formats = make('div', {}, make('p', {}, say('board.loading')))
  const proofs = ['airplane', 'network', 'policy'].map((key) => make('li', {}, say(`guide.${key}`)))
  const links = Object.keys(language.links).map((key) => say(`links.${key}`))
  const parts = [
    part('keys', makeTerms(language.help.keys)),
    part('formats', make('p', {}, say('guide.detected')), formats),
    part('links', make('p', {}, say('guide.understood', { list: listOf(links) }))),
    part('privacy', make('p', {}, say('guide.stays')), make('ul', {}, ...proofs)),
    part(
      'about',
      make('p', {}, say('guide.version', { version })),
      make('p', {}, say('guide.licence')),
      make('p', {}, make('a', { href: './demo/index.html' }, say('guide.embed'))),
    ),
    // News is always in English, and marked so: it changes with each version.
    part(
      'new',
      make('ul', { lang: 'en', dir: 'ltr' }, ...whatsNew.map((line) => make('li', {}, line))),
    ),
  ]
  // Without a keyboard, the keys are not listed.
  parts[0].open = matchMedia('(hover: hover)').matches
  parts[1].addEventListener('toggle', () => showFormats(client, formats), { once: true })
  body.append(...parts)
  return { title: say('guide.title') }
}

/** @param {string} name @param {...HTMLElement} children */
function part(name, ...children) {
  return make('details', {}, make('summary', {}, say(`guide.${name}`)), ...children)
}

/** @param {readonly (readonly string[])[]} pairs */
function makeTerms(pairs) {
  const terms = pairs.map(([term, text]) => [make('dt', {}, term), make('dd', {}, text)])
  return make('dl', {}, ...terms.flat())
}

/** @param {Client} client @param {HTMLElement} place */
async function showFormats(client, place) {
  // A search may occupy the board's own solver for minutes.
  const idle = client.busy ? new Client() : client
  try {
    const formats = await idle.formats()
    const pairs = formats.map(({ key, reads, writes }) => {
      const use = reads && writes ? 'both' : reads ? 'reads' : 'writes'
      return [say(`formats.${key}`), say(`guide.${use}`)]
    })
    place.replaceChildren(makeTerms(pairs))
  } catch (reason) {
    place.replaceChildren(make('p', { class: 'note' }, errorSentence(reason)))
  } finally {
    if (idle !== client) idle.close()
  }
}
