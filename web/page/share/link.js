// page/share/link.js: the board as a link and as a code that a phone's camera reads.
//
// The link holds the whole puzzle: nothing is stored anywhere, so it works for as long as the page is
// there. Where the browser can hand it to other programs, it does.

import { importWithRetry } from '../../base/import-with-retry.js'
import { NonetError } from '../../client/client.js'
import { make } from '../../dom/make.js'
import { writeCompact } from '../../interop/compact.js'
import { errorSentence, say } from '../../words/sentences.js'
import { copy } from './content.js'

/** Longer ones are cut off by old programs, and by some servers. */
const LONGEST_LINK = 2000
/** A code of more characters has too many dots for a phone that looks at a screen. */
const LONGEST_CODE = 600
/** Enough of a title to know the puzzle by. */
const LONGEST_TITLE = 60

/** @param {import('./content.js').Sharing} sharing @returns {import('./content.js').Part} */
export function makeLink({ page, content, tell }) {
  const field = make('textarea', {
    id: 'share-link',
    class: 'link',
    rows: 3,
    readonly: true,
    dir: 'ltr',
    spellcheck: 'false',
  })
  const code = make('div', { class: 'code' })
  const note = make('p', { hidden: true })
  const canShare = 'share' in navigator
  const send = make('button', { type: 'button', hidden: !canShare }, say('share.send'))
  const take = make('button', { type: 'button', class: 'main' }, say('share.copyLink'))
  send.addEventListener('click', async () => {
    try {
      await navigator.share({
        title: page.board.caption || say('share.untitled'),
        url: field.value,
      })
    } catch {
      // The reader has changed their mind, or there is nobody to hand it to.
    }
  })
  take.addEventListener('click', async () => {
    if (await copy(field.value)) tell(say('page.copied'))
    else {
      field.select()
      tell(errorSentence(new NonetError('not-copied')))
    }
  })
  const body = make(
    'div',
    {},
    make('label', { for: field.id }, say('share.linkLabel')),
    field,
    note,
    make('p', { class: 'buttons' }, send, take),
    code,
  )
  return {
    name: 'link',
    body,
    async show() {
      const link = linkOf(content(), page.board.caption)
      field.value = link
      const found = link.length
      const isLong = found > LONGEST_CODE
      note.hidden = !isLong
      note.textContent =
        found > LONGEST_LINK
          ? errorSentence(new NonetError('link-too-long', { found }))
          : say('share.noCode')
      code.hidden = isLong
      if (isLong) return
      const { drawCode } = await importWithRetry(() => import('./code.js'), 'drawCode')
      if (field.value === link) code.replaceChildren(drawCode(link))
    },
  }
}

/** @param {import('../../board/puzzle.js').Marked} puzzle @param {string} caption */
export function linkOf(puzzle, caption) {
  // By whole characters: half of one has no place in an address.
  const title = [...caption].slice(0, LONGEST_TITLE).join('')
  const more = title ? `&t=${encodeURIComponent(title)}` : ''
  return `${location.origin}${location.pathname}?p=${writeCompact(puzzle)}${more}`
}
