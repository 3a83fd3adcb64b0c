// page/share/text.js: the board or the puzzle as text, in any format that can be written.
//
// The text stands there before it is copied, so that it can be looked at, and selected by hand where
// the browser does not let a page copy. A format that cannot hold the board gives way to the first
// that can, unless the reader has just asked for it. Links of other sites are written by interop/write-links.js, and what
// they lack is named; no other format has constraints but our JSON.

import { importWithRetry } from '../../base/import-with-retry.js'
import { NonetError } from '../../client/client.js'
import { make } from '../../dom/make.js'
import { errorSentence, listOf, say } from '../../words/sentences.js'
import { download } from '../download.js'
import { formatName, nameLeftOut } from '../read-texts.js'
import { copy, fileName } from './content.js'

/** @typedef {import('nonet-wasm').FormatInfo} FormatInfo */

/** What most programs and forums take. */
const USUAL_FORMAT = 'line'

/** @param {import('./content.js').Sharing} sharing @returns {import('./content.js').Part} */
export function makeText({ page, spare, content, tell }) {
  const formats = make('select', { id: 'share-format' })
  const preview = make('textarea', {
    id: 'share-text',
    rows: 9,
    readonly: true,
    dir: 'ltr',
    spellcheck: 'false',
  })
  const save = make('button', { type: 'button' }, say('share.download'))
  const take = make('button', { type: 'button', class: 'main' }, say('share.copyText'))
  /** What the solver writes. @type {FormatInfo[]} */
  let known = []
  let wished = USUAL_FORMAT
  /** Counts the requests for a text; only the last one's answer is shown. */
  let turn = 0

  const fill = (/** @type {string} */ text) => {
    preview.value = text
    for (const button of [save, take]) button.disabled = !text
  }
  /**
   * The text in the format wished for or, where it may, in the first other that can hold it.
   * @param {import('../../board/puzzle.js').Marked} puzzle @param {boolean} mayChoose
   * @returns {Promise<{format: string, text: string, leftOut?: string[]}>}
   */
  const write = async (puzzle, mayChoose) => {
    const { caption: title, solution } = page.board
    const { LINKS, OWN_RULES } = await links()
    if (Object.hasOwn(LINKS, wished)) {
      try {
        return { format: wished, ...LINKS[wished](puzzle, title) }
      } catch (reason) {
        if (!mayChoose || !isRefused(reason)) throw reason
        return { format: OWN_RULES[0], ...LINKS[OWN_RULES[0]](puzzle, title) }
      }
    }
    const others = known.map(({ key }) => key).filter((key) => key !== wished)
    let failure
    for (const format of mayChoose ? [wished, ...others] : [wished]) {
      try {
        const how = solution ? { title, solution } : { title }
        return { format, text: await spare.free.write(puzzle, format, how) }
      } catch (reason) {
        if (!isRefused(reason)) throw reason
        failure ??= reason
      }
    }
    throw failure
  }
  const show = async (/** @type {boolean} */ mayChoose) => {
    const mine = ++turn
    fill('')
    const puzzle = content()
    tell(page.client.loaded ? '' : say('board.loading'))
    try {
      const { LINKS, OWN_RULES } = await links()
      if (!known.length) known = (await spare.free.formats()).filter(({ writes }) => writes)
      if (mine !== turn) return
      const keys = puzzle.constraints
        ? OWN_RULES
        : [...known.map(({ key }) => key), ...Object.keys(LINKS).filter((key) => key !== 'json')]
      formats.replaceChildren(...keys.map((key) => new Option(formatName(key), key)))
      if (!keys.includes(wished)) wished = keys.includes(USUAL_FORMAT) ? USUAL_FORMAT : keys[0]
      const { format, text, leftOut = [] } = await write(puzzle, mayChoose)
      if (mine !== turn) return
      formats.value = format
      fill(text)
      const names = leftOut.map((key) => nameLeftOut(key))
      tell(names.length ? say('share.leaves', { list: listOf(names) }) : '')
    } catch (reason) {
      if (mine !== turn) return
      formats.value = wished
      tell(errorSentence(withName(reason)))
    }
  }

  formats.addEventListener('change', () => {
    wished = formats.value
    show(false)
  })
  take.addEventListener('click', async () => {
    if (await copy(preview.value)) tell(say('page.copied'))
    else {
      preview.select()
      tell(errorSentence(new NonetError('not-copied')))
    }
  })
  save.addEventListener('click', () => {
    const extension =
      known.find(({ key }) => key === formats.value)?.extension ||
      (formats.value === 'json' ? 'json' : 'txt')
    const blob = new Blob([preview.value], { type: 'text/plain' })
    download(blob, fileName(page.board.caption, extension))
  })
  const body = make(
    'div',
    {},
    make('label', { for: formats.id }, say('share.format')),
    formats,
    make('label', { for: preview.id, class: 'next' }, say('share.textLabel')),
    preview,
    make('p', { class: 'buttons' }, save, take),
  )
  return {
    name: 'text',
    body,
    show: () => show(true),
    close() {
      turn++
    },
  }
}

const links = () => importWithRetry(() => import('../../interop/write-links.js'), 'LINKS')

/**
 * The format cannot hold this puzzle; another one may.
 * @returns {reason is NonetError}
 */
function isRefused(/** @type {unknown} */ reason) {
  return reason instanceof NonetError && ['cannot-write', 'no-candidates'].includes(reason.key)
}

/** A format's key in an error becomes the name that the reader knows. */
function withName(/** @type {unknown} */ reason) {
  if (!isRefused(reason)) return reason
  const { key, args, place } = reason
  return new NonetError(key, { ...args, text: formatName(args.text ?? '') }, place)
}
