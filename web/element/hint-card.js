// element/hint-card.js: the ladder of hints with a card of its own, for Nonet's page.
//
// It stands beside the board; on a phone it rises from the bottom of the window over the keys, so that the board and
// what is drawn on it stay in view, and its button stays in one place however long the text is. The live region says
// each rung, unseen.

import { make } from '../dom/make.js'
import { addSheet } from '../dom/sheets.js'
import hintStyle from './hint.css'
import { HintLadder as Ladder } from './hint-ladder.js'

export class HintLadder extends Ladder {
  #title = make('h2', { id: 'hint-title' })
  #place = make('span', { class: 'place' })
  #close = make('button', { type: 'button', class: 'action close' })
  #text = make('div', { class: 'text', role: 'group', 'aria-labelledby': 'hint-title' })
  #next = make('button', { type: 'button', class: 'action main' })
  #back = make('button', { type: 'button', class: 'action' })
  #card = make(
    'section',
    { class: 'hint', 'aria-labelledby': 'hint-title', part: 'hint' },
    make(
      'div',
      { class: 'hint-head' },
      make('div', {}, this.#title, ' ', this.#place),
      this.#close,
    ),
    this.#text,
    make('div', { class: 'hint-buttons' }, this.#next, this.#back, this.learn),
  )

  /** @param {ConstructorParameters<typeof Ladder>[0]} host @param {ConstructorParameters<typeof Ladder>[1]} questions */
  constructor(host, questions) {
    super(host, questions)
    const { commands } = host
    this.#next.addEventListener('click', () => commands.act('hint'))
    this.#back.addEventListener('click', () => commands.act('back'))
    this.#close.addEventListener('click', () => this.close())
    this.#card.addEventListener('keydown', (event) => {
      const isHint = event.key.toLowerCase() === 'h' && !event.ctrlKey && !event.metaKey
      if (!isHint || event.altKey) return
      event.preventDefault()
      event.stopPropagation()
      commands.act('hint')
    })
  }

  /** @override */
  get hasOwnButtons() {
    return true
  }

  /** @override @param {import('./hint-ladder.js').Shown} shown */
  show(shown) {
    const { title, texts, next, hasBack, place } = shown
    const { play } = this.host.screen.parts
    const { words } = this.host
    addSheet(this.root, hintStyle)
    this.#title.textContent = title
    this.#place.textContent = place
    this.#close.textContent = words.say('hints.close')
    this.#text.replaceChildren(...texts.map((text) => make('p', {}, text)))
    this.#next.textContent = next
    this.#back.textContent = words.say('hints.back')
    this.#back.hidden = !hasBack
    play.classList.add('hinting')
    this.#card.classList.toggle('done', shown.rung === 'done')
    if (!this.#card.isConnected) play.querySelector('.aside')?.prepend(this.#card)
    super.show(shown)
    this.#uncover()
    const last = /** @type {HTMLElement | null} */ (this.#text.lastElementChild)
    // Only the text moves, not the page.
    if (last) this.#text.scrollTop = last.offsetTop - this.#text.offsetTop
    // What scrolls has to be reached by keyboard.
    const scrolls = this.#text.scrollHeight > this.#text.clientHeight
    if (scrolls) this.#text.tabIndex = 0
    else this.#text.removeAttribute('tabindex')
  }

  /** @override */
  clear() {
    const { play } = this.host.screen.parts
    const hadFocus = this.#card.contains(this.root.activeElement)
    play.classList.remove('hinting')
    this.#card.remove()
    super.clear()
    if (hadFocus) this.host.screen.focus(this.host.selection.active)
  }

  /** Where the card lies over the button that was pressed, the focus goes on to the card's. */
  #uncover() {
    const { hint } = this.host.screen.parts.buttons
    if (this.root.activeElement !== hint) return
    const [card, button] = [this.#card, hint].map((element) => element.getBoundingClientRect())
    if (card.top < button.bottom && card.bottom > button.top && card.left < button.right) {
      if (card.right > button.left) this.#next.focus()
    }
  }
}
