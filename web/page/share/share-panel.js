// page/share/share-panel.js: the panel Share: the board as a link, as text, as a picture, or on paper.
//
// What is given away is chosen once, above; each way has a part of the panel to itself, behind a tab.
// The parts know only what they are given (content.js).

import { make } from '../../dom/make.js'
import { say } from '../../words/sentences.js'
import { adoptSheet } from '../adopt-sheet.js'
import { SpareClient } from '../spare-client.js'
import { contentOf, isTouched } from './content.js'
import { makeLink } from './link.js'
import { makePicture } from './picture.js'
import { makePrint } from './print.js'
import style from './share-panel.css'
import { makeText } from './text.js'

/** @typedef {import('./content.js').What} What */

/** @type {import('../panels.js').PanelModule['default']} */
export default function fillShare(page, panel) {
  adoptSheet(style)
  const note = make('p', { class: 'note', role: 'status' })
  const whole = makeRadio('board')
  const alone = makeRadio('puzzle')
  const what = make(
    'fieldset',
    {},
    make('legend', { class: 'hidden-words' }, say('share.what')),
    whole.label,
    alone.label,
  )
  /** @type {import('./content.js').Sharing} */
  const sharing = {
    page,
    spare: new SpareClient(page.client),
    content: () => contentOf(page.board, alone.input.checked ? 'puzzle' : 'board'),
    tell(message) {
      note.textContent = message
    },
    detail: undefined,
  }
  const parts = [makeLink, makeText, makePicture, makePrint].map((makePart) => makePart(sharing))
  let current = parts[0]

  const tabs = parts.map(({ name, body }) => {
    const tab = make('button', { type: 'button', role: 'tab', id: `share-tab-${name}` })
    tab.textContent = say(`share.${name}`)
    tab.setAttribute('aria-controls', `share-part-${name}`)
    body.id = `share-part-${name}`
    body.setAttribute('role', 'tabpanel')
    body.setAttribute('aria-labelledby', tab.id)
    tab.addEventListener('click', () => turnTo(name))
    return tab
  })
  const turnTo = (/** @type {string} */ name) => {
    for (const [index, part] of parts.entries()) {
      const isCurrent = part.name === name
      if (isCurrent) current = part
      part.body.hidden = !isCurrent
      tabs[index].setAttribute('aria-selected', String(isCurrent))
      tabs[index].tabIndex = isCurrent ? 0 : -1
    }
    note.textContent = ''
    current.show()
  }
  const list = make(
    'div',
    { class: 'tabs', role: 'tablist', 'aria-label': say('share.title') },
    ...tabs,
  )
  list.addEventListener('keydown', (event) => {
    const at = tabs.indexOf(/** @type {HTMLButtonElement} */ (document.activeElement))
    const isBack = document.dir === 'rtl' ? 'ArrowRight' : 'ArrowLeft'
    const isForth = document.dir === 'rtl' ? 'ArrowLeft' : 'ArrowRight'
    const to = { [isBack]: at - 1, [isForth]: at + 1, Home: 0, End: -1 }[event.key]
    if (to === undefined || at < 0) return
    event.preventDefault()
    const next = (to + tabs.length) % tabs.length
    turnTo(parts[next].name)
    tabs[next].focus()
  })
  what.addEventListener('change', () => current.show())
  panel.body.append(what, list, ...parts.map(({ body }) => body), note)

  return {
    title: say('share.title'),
    /** @param {{part?: string, puzzles?: import('./sheets.js').Figure[]}} [detail] */
    open(detail) {
      sharing.detail = detail
      // A board without any givens, or as it came, is the puzzle: there is nothing to choose.
      what.hidden = !isTouched(page.board)
      whole.input.checked = true
      turnTo(detail?.part ?? current.name)
    },
    close() {
      for (const part of parts) part.close?.()
      sharing.spare.close()
    },
  }
}

function makeRadio(/** @type {What} */ value) {
  const input = make('input', { type: 'radio', name: 'share-what', value })
  return { input, label: make('label', {}, input, say(`share.what-${value}`)) }
}
