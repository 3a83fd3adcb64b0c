// page/new/technique-choice.js: the techniques that a new puzzle needs, and those that it must not need: a list that can
// be searched, with a choice for each.
//
// The list is long, so it is made when it is first opened.

import { make } from '../../dom/make.js'
import { listOf, locale, pageSpeaker, say } from '../../words/sentences.js'

const CHOICES = /** @type {const} */ (['either', 'needs', 'without'])

/** @typedef {'needs' | 'without'} Choice */

export class TechniqueChoice {
  root = make('details', { class: 'technique-choice' })
  /** @type {Map<string, Choice>} by the technique's key */
  #chosen = new Map()
  #summary = make('summary', {})

  constructor() {
    this.root.append(this.#summary)
    this.#summarise()
    this.root.addEventListener('toggle', () => {
      if (this.root.open && this.root.childElementCount === 1) this.#fill()
    })
  }

  /** The keys of the techniques of which this was chosen. @param {Choice} choice */
  of(choice) {
    return [...this.#chosen].filter(([, chosen]) => chosen === choice).map(([key]) => key)
  }

  #fill() {
    const search = make('input', { type: 'search', id: 'new-search', autocomplete: 'off' })
    const found = make('p', { class: 'unseen', role: 'status' })
    const rows = Object.entries(pageSpeaker().language.techniques).map(([key, name]) =>
      this.#rowOf(key, name),
    )
    search.addEventListener('input', () => {
      const words = search.value.trim().toLocaleLowerCase(locale).split(/\s+/)
      let count = 0
      for (const row of rows) {
        const name = row.textContent?.toLocaleLowerCase(locale) ?? ''
        row.hidden = !words.every((word) => name.includes(word))
        if (!row.hidden) count++
      }
      found.textContent = say('shelf.found', { count })
    })
    this.root.append(
      make('label', { for: search.id }, say('shelf.search')),
      search,
      found,
      make('ul', { role: 'list' }, ...rows),
    )
  }

  /** @param {string} key @param {string} name */
  #rowOf(key, name) {
    const select = make('select', { id: `new-technique-${key}` })
    for (const choice of CHOICES) select.append(new Option(say(`new.${choice}`), choice))
    select.addEventListener('change', () => {
      if (select.value === 'either') this.#chosen.delete(key)
      else this.#chosen.set(key, /** @type {Choice} */ (select.value))
      this.#summarise()
    })
    return make('li', {}, make('label', { for: select.id }, name), select)
  }

  /** Tells the choices, which may have been scrolled away or not be found by the search. */
  #summarise() {
    const names = /** @type {Record<string, string>} */ (pageSpeaker().language.techniques)
    const parts = CHOICES.slice(1).flatMap((choice) => {
      const keys = this.of(/** @type {Choice} */ (choice))
      const list = listOf(keys.map((key) => names[key]))
      return keys.length ? [`${say(`new.${choice}`)}: ${list}`] : []
    })
    this.#summary.textContent = [say('hints.techniques'), ...parts].join(' · ')
  }
}
