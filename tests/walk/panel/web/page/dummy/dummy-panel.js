// page/dummy/dummy-panel.js: a panel that counts the givens: what tests/walk adds to a copy.

import { make } from '../../dom/make.js'
import { say } from '../../words/sentences.js'
import { adoptSheet } from '../adopt-sheet.js'
import style from './dummy-panel.css'

/** @type {import('../panels.js').PanelModule['default']} */
export default function fillDummy({ board }, { body }) {
  adoptSheet(style)
  const line = make('p', { class: 'count' })
  body.append(line)
  return {
    title: say('dummy.title'),
    open() {
      const count = board.givens.givens.filter(Boolean).length
      line.textContent = say('dummy.givens', { count })
    },
  }
}
