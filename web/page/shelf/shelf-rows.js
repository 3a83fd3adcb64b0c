// page/shelf/shelf-rows.js: a puzzle of the shelf as a row of the list: picture, name, progress, date.

import { gridName } from '../../board/houses.js'
import { make } from '../../dom/make.js'
import { locale, say } from '../../words/sentences.js'
import { progressOf } from './records.js'

/** @typedef {import('./records.js').Record} Record */

const USUAL_GRID = '9×9'
const DAY_MS = 24 * 3600 * 1000

/** The name of a puzzle. @param {Record} record */
export function nameOf({ caption, puzzle }) {
  return caption || say('shelf.unnamed', { grid: gridName(puzzle) })
}

/** Creates the formatter of dates: creating it is slow, formatting is fast. */
export function makeDates() {
  const [time, date] = [{ timeStyle: 'short' }, { dateStyle: 'medium' }].map(
    (style) => new Intl.DateTimeFormat(locale, /** @type {Intl.DateTimeFormatOptions} */ (style)),
  )
  const midnight = new Date().setHours(0, 0, 0, 0)
  return (/** @type {number} */ changed) => {
    const isToday = changed >= midnight && changed < midnight + DAY_MS
    return (isToday ? time : date).format(changed)
  }
}

/** The progress, and the date of the last change. @param {Record} record @param {(ms: number) => string} dateOf */
export function infoOf(record, dateOf) {
  const grid = gridName(record.puzzle)
  const { done, total } = progressOf(record)
  const progress = record.solved ? 'solved' : done ? 'progress' : 'untouched'
  const parts = [say(`shelf.${progress}`, { done, total }), dateOf(record.changed)]
  if (grid !== USUAL_GRID && record.caption) parts.unshift(say('shelf.size', { grid }))
  if (record.source && record.source !== say('page.pasted')) parts.push(record.source)
  return parts.join(' · ')
}

/**
 * @param {Record} record
 * @param {{info: string, isOnBoard: boolean}} words
 */
export function makeRow(record, { info, isOnBoard }) {
  const { id } = record
  const name = nameOf(record)
  const part = (/** @type {string} */ action, /** @type {string} */ word, more = {}) =>
    make('button', { type: 'button', dataset: { action }, ...more }, say(`shelf.${word}`))
  const open = make(
    'button',
    { type: 'button', class: 'open', dataset: { action: 'open' }, 'aria-current': isOnBoard },
    make('canvas', { 'aria-hidden': 'true' }),
    make(
      'span',
      { class: 'words' },
      make('strong', { dir: 'auto' }, name),
      make('span', {}, isOnBoard ? `${info} · ${say('shelf.onBoard')}` : info),
    ),
  )
  const more = part('more', 'more', {
    class: 'more',
    'aria-expanded': 'false',
    'aria-label': say('shelf.moreFor', { name }),
  })
  const actions = make(
    'div',
    {
      class: 'buttons',
      role: 'group',
      'aria-label': say('shelf.actionsFor', { name }),
      hidden: true,
    },
    part('rename', 'rename'),
    part('afresh', 'afresh'),
    part('delete', 'delete'),
  )
  return make('li', { class: 'kept', dataset: { id } }, open, more, actions)
}

/** The field for a new name, which replaces the actions. @param {Record} record */
export function makeNaming(record) {
  const field = make('input', {
    type: 'text',
    id: 'shelf-name',
    maxlength: 200,
    autocomplete: 'off',
  })
  field.value = nameOf(record)
  return make(
    'form',
    { class: 'naming' },
    make('label', { for: field.id }, say('shelf.name')),
    field,
    make('button', { type: 'submit' }, say('shelf.save')),
  )
}
