// page/open/open-panel.js: the panel Open: a text to paste or type, a file, or an empty board.
//
// While the reader types, a line shows the format of the text, the number of puzzles and the first error, beside a
// picture of the first readable puzzle; the board does not change until the reader opens it. Browsers differ in
// whether a page may read the clipboard and in how they ask: where it may not, the text field still takes a paste.

import { boxShapes, gridName } from '../../board/houses.js'
import { emptySamurai } from '../../board/overlapping.js'
import { emptyPuzzle } from '../../board/puzzle.js'
import { make } from '../../dom/make.js'
import { constrainedScene } from '../../scene/constrained-scene.js'
import { SCREEN } from '../../scene/paper.js'
import { svgElement } from '../../scene/pens.js'
import { errorSentence, say } from '../../words/sentences.js'
import { adoptSheet } from '../adopt-sheet.js'
import { openFiles } from '../files.js'
import { formatName, leftOutOf, problemOf, readTexts } from '../read-texts.js'
import { SpareClient } from '../spare-client.js'
import style from './open-panel.css'

/** @typedef {import('../read-texts.js').Report} Report */
/** @typedef {import('../panels.js').Page} Page */

/** Sizes that people use, each with its usual boxes. */
const COMMON = [4, 6, 8, 9, 10, 12, 16, 25, 36, 49, 64]
/** The text is read after a pause of this length. */
const PAUSE_MS = 200

/** @type {import('../panels.js').PanelModule['default']} */
export default function fillOpen(page, panel) {
  adoptSheet(style)
  const spare = new SpareClient(page.client)
  const name = say('page.pasted')
  let timer = 0
  /** Counts the readings of the text; only the last result is shown. */
  let turn = 0
  /** What was read last: a text is read once, for the line below it and for the board. */
  let last = { text: '', report: /** @type {Promise<Report> | undefined} */ (undefined) }

  const field = make('textarea', {
    id: 'open-text',
    rows: 6,
    dir: 'ltr',
    spellcheck: 'false',
    autocomplete: 'off',
    autocapitalize: 'off',
    placeholder: say('open.example'),
    'aria-describedby': 'open-found',
  })
  const picture = make('div', { class: 'picture', 'aria-hidden': 'true' })
  const found = make('p', { id: 'open-found', role: 'status' })
  const file = make('input', { type: 'file', multiple: true, hidden: true, tabindex: -1 })
  file.setAttribute('aria-label', say('open.file'))

  /** @param {string} text @returns {Promise<Report>} */
  const reportOf = (text) => {
    if (last.report && last.text === text) return last.report
    const report = readTexts([{ text, name }], spare.free)
    last = { text, report }
    // A text whose reading has failed is read again the next time.
    report.catch(() => {
      if (last.report === report) last.report = undefined
    })
    return report
  }
  /** Shows what is in the text. @returns {Promise<Report | undefined>} where there is something to open */
  const look = async () => {
    clearTimeout(timer)
    const mine = ++turn
    const text = field.value
    if (!text.trim()) {
      show([], undefined)
      return undefined
    }
    if (!page.client.loaded) show([say('board.loading')], undefined)
    try {
      const report = await reportOf(text)
      if (mine === turn) show(wordsOf(report), report)
      const isThere = report.entries.some(({ puzzle }) => puzzle) || report.total > 1
      return isThere ? report : undefined
    } catch (reason) {
      if (mine === turn) show([errorSentence(reason)], undefined)
      return undefined
    }
  }
  const show = (/** @type {string[]} */ lines, /** @type {Report | undefined} */ report) => {
    const words = lines.flatMap((line, index) => (index ? [make('br'), line] : [line]))
    found.replaceChildren(...words)
    const puzzle = report?.entries.find((entry) => entry.puzzle)?.puzzle
    found.classList.toggle('wrong', report !== undefined && !puzzle)
    picture.replaceChildren(
      ...(puzzle ? [svgElement(constrainedScene(puzzle), { inks: SCREEN })] : []),
    )
  }

  const paste = make('button', { type: 'button', hidden: !navigator.clipboard?.readText })
  paste.textContent = say('open.paste')
  paste.addEventListener('click', async () => {
    try {
      field.value = await navigator.clipboard.readText()
      await look()
    } catch {
      // Not allowed: the reader can paste into the field.
      field.focus()
    }
  })
  const choose = make('button', { type: 'button', on: { click: () => file.click() } })
  choose.textContent = say('open.choose')
  const take = (/** @type {File[]} */ files) => {
    if (!files.length) return
    panel.close()
    openFiles(page, files)
  }
  file.addEventListener('change', () => {
    const files = [...(file.files ?? [])]
    // Without this, choosing the same file again, perhaps corrected, would be no change.
    file.value = ''
    take(files)
  })
  field.addEventListener('input', () => {
    clearTimeout(timer)
    timer = window.setTimeout(look, PAUSE_MS)
  })
  const form = make(
    'form',
    {},
    make('label', { for: field.id }, say('open.text')),
    field,
    make(
      'p',
      { class: 'buttons' },
      paste,
      choose,
      make('button', { type: 'submit', class: 'main' }, say('open.open')),
    ),
    // Below the buttons: they must not move when the text has been read, just as a finger comes down on them.
    make('div', { class: 'found' }, picture, found),
    file,
  )
  form.addEventListener('submit', async (event) => {
    event.preventDefault()
    const text = field.value
    const report = await look()
    // The reader may have closed it meanwhile, or pressed twice.
    if (!panel.dialog.open) return
    if (!report) return field.focus()
    field.value = ''
    last = { text: '', report: undefined }
    panel.close()
    page.openReport(report, name, new Blob([text]))
  })
  panel.body.append(form, makeEmpty(page, panel))
  // While a panel is open, a drop anywhere else is ignored (files.js).
  panel.dialog.addEventListener('drop', ({ dataTransfer }) => {
    take([...(dataTransfer?.files ?? [])])
    const text = dataTransfer?.getData('text/plain')
    if (!text) return
    field.value = text
    look()
  })

  return {
    title: say('open.title'),
    open() {
      // Text that was typed and not opened is still there.
      look()
      // On a phone, focusing the field would open the keyboard over everything else.
      if (!matchMedia('(hover: hover)').matches) return
      field.focus()
      field.select()
    },
    close() {
      turn++
      clearTimeout(timer)
      spare.close()
    },
  }
}

/** @returns {string[]} lines */
function wordsOf(/** @type {Report} */ { entries, total, unreadable, format }) {
  const first = entries.find(({ puzzle }) => puzzle)
  const lines = []
  if (first?.puzzle) {
    const grid = gridName(first.puzzle)
    const { givens } = first.puzzle
    const count = givens.filter((digit) => digit > 0).length
    const facts = [say('open.found', { count: total })]
    if (total > 1) facts.push(say('open.size', { grid }))
    else facts.push(say('open.givens', { grid, count }))
    if (format) facts.push(say('page.format', { format: formatName(format) }))
    if (unreadable) facts.push(say('page.unreadable', { count: unreadable }))
    lines.push(facts.join(' · '))
    if (first.title && total === 1) lines.unshift(first.title)
  }
  lines.push(problemOf(entries.find(({ error }) => error)), leftOutOf(first))
  return lines.filter(Boolean)
}

/** @param {Page} page @param {import('../panels.js').Panel} panel */
function makeEmpty(page, panel) {
  const field = make('input', {
    id: 'open-size',
    type: 'number',
    min: 1,
    max: 64,
    step: 1,
    value: 9,
    required: true,
    inputmode: 'numeric',
  })
  const boxes = make('select', { id: 'open-boxes' })
  /** @param {import('../../board/puzzle.js').Marked} puzzle */
  const create = async (puzzle) => {
    panel.close()
    await page.openPuzzle(puzzle, '')
    page.board.say(say('page.newBoard', { grid: gridName(puzzle) }))
    page.board.focus()
  }
  const showBoxes = () => {
    boxes.disabled = !field.validity.valid
    if (boxes.disabled) return
    boxes.replaceChildren(
      ...boxShapes(Number(field.value)).map(({ boxRows: rows, boxColumns: columns }) => {
        const words = rows > 1 ? say('page.boxes', { rows, columns }) : say('page.noBoxes')
        return new Option(words, `${rows}x${columns}`)
      }),
    )
  }
  field.addEventListener('input', showBoxes)
  showBoxes()
  const sizes = COMMON.map((size) => {
    const on = { click: () => create(emptyPuzzle(boxShapes(size)[0])) }
    return make('button', { type: 'button', on }, `${size}×${size}`)
  })
  const samurai = make(
    'button',
    { type: 'button', on: { click: () => create(emptySamurai()) } },
    say('open.samurai'),
  )
  const other = make(
    'form',
    {},
    make(
      'div',
      { class: 'fields' },
      make('span', {}, make('label', { for: field.id }, say('open.sizes')), field),
      make('span', {}, make('label', { for: boxes.id }, say('open.boxes')), boxes),
    ),
    make('p', { class: 'buttons' }, make('button', { type: 'submit' }, say('open.create'))),
  )
  other.addEventListener('submit', (event) => {
    event.preventDefault()
    const [boxRows, boxColumns] = boxes.value.split('x').map(Number)
    create(emptyPuzzle({ size: boxRows * boxColumns, boxRows, boxColumns }))
  })
  return make(
    'section',
    { 'aria-labelledby': 'open-empty' },
    make('h3', { id: 'open-empty' }, say('open.empty')),
    make(
      'div',
      { class: 'sizes', role: 'group', 'aria-labelledby': 'open-empty' },
      ...sizes,
      samurai,
    ),
    make('details', {}, make('summary', {}, say('open.other')), other),
  )
}
