// page/shelf/shelf-panel.js: the panel Puzzles: all puzzles opened or typed, the latest first.
//
// It adds a page of rows at a time: the first at once, however many there are, the next when the reader nears the end;
// the search finds the rest. Only visible pictures are drawn. Deleting and starting afresh can be undone as long as
// their message is shown.

import { make } from '../../dom/make.js'
import { drawStamp } from '../../scene/stamp.js'
import { decimal, errorSentence, locale, say } from '../../words/sentences.js'
import { adoptSheet } from '../adopt-sheet.js'
import { download } from '../download.js'
import { textOf } from '../file-text.js'
import { puzzleOf } from './records.js'
import { exportAll, importAll, putBack, remove, rename, startAfresh } from './shelf-actions.js'
import style from './shelf-panel.css'
import { infoOf, makeDates, makeNaming, makeRow, nameOf } from './shelf-rows.js'

/** @typedef {import('./records.js').Record} Record */
/** @typedef {import('./records.js').Kept} Kept */

const PAGE = 40
/** The least time in which a deletion can be undone; longer while the reader is at the button. */
const UNDO_MS = 12_000

/** @type {import('../panels.js').PanelModule['default']} */
export default function fillShelf(page, panel) {
  adoptSheet(style)
  const { shelf } = page
  /** @type {Record[]} */
  let records = []
  /** @type {Record[]} those that match the search */
  let found = []
  let dateOf = makeDates()
  let shown = 0
  /** @type {Kept | undefined} */
  let before
  let undoing = 0
  let isActing = false

  const search = make('input', { type: 'search', id: 'shelf-search', autocomplete: 'off' })
  const message = make('span', { role: 'status' })
  const undo = make('button', { type: 'button', hidden: true }, say('shelf.undo'))
  const list = make('ul', { class: 'shelf-list' })
  const next = make('button', { type: 'button', class: 'next', hidden: true }, say('shelf.next'))
  const file = make('input', {
    type: 'file',
    accept: '.json,application/json',
    multiple: true,
    'aria-label': say('shelf.importFile'),
    hidden: true,
  })
  const bringOut = make('button', { type: 'button' }, say('shelf.export'))
  const bringIn = make('button', { type: 'button' }, say('shelf.import'))
  const used = make('span')
  const persist = make('button', { type: 'button', hidden: true }, say('shelf.stay'))
  panel.body.append(
    make('label', { for: search.id }, say('shelf.search')),
    search,
    make('p', { class: 'message' }, message, undo),
    list,
    next,
    make('p', { class: 'buttons' }, bringOut, bringIn),
    make('p', { class: 'used' }, used, ' ', persist),
    file,
  )

  // Each picture is a canvas, and a phone has no memory for five thousand.
  const sight = new IntersectionObserver(
    (entries) => {
      for (const { target, isIntersecting } of entries) {
        const canvas = /** @type {HTMLCanvasElement} */ (target.querySelector('canvas'))
        const record = recordOf(target)
        if (isIntersecting && record) drawStamp(canvas, puzzleOf(record))
        else canvas.width = 0
      }
    },
    { root: panel.dialog, rootMargin: '300px' },
  )
  const nearEnd = new IntersectionObserver(([{ isIntersecting }]) => isIntersecting && showMore(), {
    root: panel.dialog,
    rootMargin: '300px',
  })
  nearEnd.observe(next)

  function recordOf(/** @type {Element} */ row) {
    const { id } = /** @type {HTMLElement} */ (row).dataset
    return records.find((record) => record.id === id)
  }

  function showMore() {
    const more = found.slice(shown, shown + PAGE)
    for (const record of more) {
      const isOnBoard = record.id === shelf.currentId
      const row = makeRow(record, { info: infoOf(record, dateOf), isOnBoard })
      list.append(row)
      sight.observe(row)
    }
    shown += more.length
    next.hidden = shown >= found.length
  }

  /** Shows the puzzles that match the search, at least as many rows as before. */
  function show(least = PAGE) {
    dateOf = makeDates()
    const words = search.value.trim().toLocaleLowerCase(locale).split(/\s+/)
    // Without a search, only the visible rows are put into words.
    const isFound = (/** @type {Record} */ record) => {
      const text = `${nameOf(record)} ${record.source} ${infoOf(record, dateOf)}`
      return words.every((word) => text.toLocaleLowerCase(locale).includes(word))
    }
    found = search.value.trim() ? records.filter(isFound) : records
    sight.disconnect()
    list.replaceChildren()
    shown = 0
    do showMore()
    while (shown < Math.min(least, found.length))
    tell(countWords())
  }

  function countWords() {
    const count = found.length
    if (records.length && search.value) return say('shelf.found', { count })
    return records.length ? say('shelf.count', { count }) : say('shelf.empty')
  }

  /** Reads the shelf again, and keeps the reader's place. */
  async function refresh(focused = '', action = 'open') {
    try {
      records = await shelf.list()
    } catch (reason) {
      records = []
      show()
      tell(shelf.explain(reason))
      return
    }
    show(shown)
    if (focused) rowOf(focused)?.querySelector(`[data-action=${action}]`)?.focus()
    showUsed()
  }

  function rowOf(/** @type {string} */ id) {
    const row = [...list.children].find((each) => /** @type {any} */ (each).dataset.id === id)
    return /** @type {any} */ (row)
  }

  /** @param {string} text @param {Kept} [undoable] the puzzle before */
  function tell(text, undoable) {
    clearTimeout(undoing)
    message.textContent = text
    before = undoable
    undo.hidden = !undoable
    if (!undoable) return
    const end = () => {
      if (document.activeElement === undo) undoing = window.setTimeout(end, UNDO_MS)
      else tell(countWords())
    }
    undoing = window.setTimeout(end, UNDO_MS)
  }

  async function showUsed() {
    const { storage } = navigator
    try {
      const { usage = 0 } = await storage.estimate()
      const isSafe = await storage.persisted()
      const size = decimal(usage / 1e6, 1)
      persist.hidden = isSafe || !records.length
      const parts = [say('shelf.used', { size })]
      if (records.length) parts.push(say(isSafe ? 'shelf.stays' : 'shelf.mayGo'))
      used.textContent = parts.join(' ')
    } catch {
      // Some browsers do not report it.
      used.textContent = ''
    }
  }

  /** @type {globalThis.Record<string, (record: Record, row: HTMLElement) => unknown>} */
  const actions = {
    async open({ id }) {
      if (!(await shelf.openRecord(id))) return refresh()
      panel.close()
      page.board.focus()
      page.board.say(say('shelf.back'))
    },
    more(_, row) {
      const button = /** @type {HTMLElement} */ (row.querySelector('.more'))
      const group = /** @type {HTMLElement} */ (row.querySelector('.buttons'))
      row.querySelector('.naming')?.remove()
      group.hidden = !group.hidden
      button.setAttribute('aria-expanded', String(!group.hidden))
      if (!group.hidden) group.scrollIntoView({ block: 'nearest' })
    },
    rename(record, row) {
      actions.more(record, row)
      const button = /** @type {HTMLElement} */ (row.querySelector('.more'))
      const form = makeNaming(record)
      row.append(form)
      const field = /** @type {HTMLInputElement} */ (form.querySelector('input'))
      field.select()
      form.addEventListener('keydown', (event) => {
        if (event.key !== 'Escape') return
        // Only the renaming is given up, not the whole panel.
        event.preventDefault()
        form.remove()
        button.focus()
      })
      form.addEventListener('submit', async (event) => {
        event.preventDefault()
        await act(async () => {
          await rename(shelf, record.id, field.value.trim())
          await refresh(record.id)
          tell(say('shelf.renamed'))
        })
      })
    },
    async afresh(record) {
      const was = await startAfresh(shelf, record.id)
      await refresh(record.id)
      tell(say('shelf.begun', { name: nameOf(record) }), was)
    },
    async delete(record) {
      const was = await remove(shelf, record.id)
      await refresh()
      tell(say('shelf.deleted', { name: nameOf(record) }), was)
      undo.focus()
    },
  }

  /** Runs an action, and shows why it failed. @param {() => unknown} action */
  async function act(action) {
    isActing = true
    try {
      await action()
    } catch (reason) {
      tell(whyNot(reason))
    }
    isActing = false
  }

  /** The reason in words; refusals of the browser count as failures of the shelf. */
  function whyNot(/** @type {unknown} */ reason) {
    return reason instanceof DOMException ? shelf.explain(reason) : errorSentence(reason)
  }

  list.addEventListener('click', ({ target, detail }) => {
    // The second press of a double press would hit another row.
    if (isActing || detail > 1) return
    const button = target instanceof Element ? target.closest('[data-action]') : null
    const row = /** @type {HTMLElement | null} */ (button?.closest('li') ?? null)
    const record = row && recordOf(row)
    if (!button || !record) return
    const { action = '' } = /** @type {HTMLElement} */ (button).dataset
    act(() => actions[action](record, row))
  })
  search.addEventListener('input', () => show())
  next.addEventListener('click', () => {
    const first = shown
    showMore()
    list.children[first]?.querySelector('button')?.focus()
  })
  undo.addEventListener('click', () =>
    act(async () => {
      const kept = before
      if (!kept) return
      await putBack(shelf, kept)
      await refresh(kept.record.id)
      tell(say('shelf.undone'))
    }),
  )
  bringOut.addEventListener('click', () =>
    act(async () => {
      const { blob, count } = await exportAll(shelf)
      download(blob, `nonet-${new Date().toISOString().slice(0, 10)}.json`)
      tell(say('shelf.exported', { count }))
    }),
  )
  bringIn.addEventListener('click', () => file.click())
  file.addEventListener('change', () => {
    const chosen = [...(file.files ?? [])]
    file.value = ''
    if (chosen.length) takeIn(chosen.map((one) => ({ name: one.name, read: () => textOf(one) })))
  })
  /**
   * Imports files and shows one message about all; a file that cannot be read is named and does not affect the others.
   * @param {readonly {name: string, read: () => string | Promise<string>}[]} files
   */
  const takeIn = (files) =>
    act(async () => {
      const all = {
        count: 0,
        older: 0,
        unfit: /** @type {{number: number, flaw: string}[]} */ ([]),
      }
      const refused = []
      for (const one of files) {
        try {
          const { count, older, unfit } = await importAll(shelf, await one.read())
          all.count += count
          all.older += older
          all.unfit.push(...unfit)
        } catch (reason) {
          const { key } = /** @type {any} */ (reason)
          const isOurs = ['not-json', 'not-ours', 'too-new'].includes(key)
          refused.push(isOurs ? say(`shelf.${key}`, { name: one.name }) : whyNot(reason))
        }
      }
      const { count, older, unfit } = all
      const parts = refused.length < files.length ? [say('shelf.imported', { count })] : []
      if (parts.length) await refresh()
      if (older) parts.push(say('shelf.older', { count: older }))
      if (unfit.length) parts.push(say('shelf.unfit', { count: unfit.length, ...unfit[0] }))
      tell([...parts, ...refused].join(' '))
    })
  // Some browsers ask the reader, who may go on without answering.
  persist.addEventListener('click', async () => {
    const isAgreed = await navigator.storage.persist().catch(() => false)
    await showUsed()
    tell(say(isAgreed ? 'shelf.stays' : 'shelf.refused'))
  })
  shelf.onChange = () => {
    if (!panel.dialog.open || isActing) return
    const focused = document.activeElement?.closest('li')?.dataset.id
    refresh(focused)
  }

  return {
    title: say('shelf.title'),
    wide: true,
    /** @param {{shelves?: import('../read-texts.js').Text[]}} [detail] exported shelves to import */
    open(detail) {
      search.value = ''
      shown = 0
      const { shelves } = detail ?? {}
      if (shelves) takeIn(shelves.map(({ name, text }) => ({ name, read: () => text })))
      else refresh()
    },
    close: () => tell(''),
  }
}
