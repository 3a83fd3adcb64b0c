// page/many/many-panel.js: the panel Solve many: solves a file of any length, and shows statistics and answers.
//
// A run goes on while the panel is closed; opening the panel again shows its progress. Figures are drawn a few times a
// second whatever the speed, and screen readers get one message for each quarter.

import { Pool, workerCount } from '../../client/pool.js'
import { make } from '../../dom/make.js'
import { errorSentence, say } from '../../words/sentences.js'
import { adoptSheet } from '../adopt-sheet.js'
import { download } from '../download.js'
import { LOOKED_AT, wideKind } from '../file-text.js'
import style from './many-panel.css'
import { countsOf, fillResults } from './results.js'
import { StoredAnswers } from './stored-answers.js'
import { Tally } from './tally.js'
import { duration, megabytes, percent } from './units.js'

/** @typedef {{blob: Blob, name: string}} Source */

const DRAW_EVERY_MS = 200
const GUESSES = [10_000, 100_000, 1_000_000, 10_000_000]
const USUAL_GUESSES = 1_000_000

/** @type {import('../panels.js').PanelModule['default']} */
export default function fillMany(page, { dialog, body }) {
  adoptSheet(style)
  const button = (/** @type {string} */ words, /** @type {() => void} */ click, main = false) =>
    make('button', { type: 'button', class: main ? 'main' : undefined, on: { click } }, words)

  const file = make('input', { type: 'file', hidden: true, 'aria-label': say('many.choose') })
  file.addEventListener('change', () => {
    const [chosen] = file.files ?? []
    if (chosen) start({ blob: chosen, name: chosen.name })
    file.value = ''
  })
  // A file dropped elsewhere on the page is opened; here it is solved.
  dialog.addEventListener('drop', ({ dataTransfer }) => {
    const [dropped] = dataTransfer?.files ?? []
    if (dropped) start({ blob: dropped, name: dropped.name })
  })
  const these = button('', () => page.source && start(page.source))
  const choose = button(say('many.choose'), () => file.click())
  const limits = GUESSES.map((count) => new Option(say('many.guesses', { count }), String(count)))
  const limit = make('select', { id: 'many-limit' }, ...limits)
  limit.value = String(USUAL_GUESSES)
  const name = make('h3', { tabindex: -1 })
  const filled = make('span')
  const bar = make(
    'div',
    {
      class: 'progress',
      role: 'progressbar',
      'aria-label': say('many.progress'),
      'aria-valuemin': 0,
      'aria-valuemax': 100,
    },
    filled,
  )
  const pace = make('p', { class: 'pace' })
  const failure = make('p', { class: 'note', role: 'alert' })
  const announcement = make('p', { class: 'announcement unseen', role: 'status' })
  const cancel = button(say('many.cancel'), () => run?.abort())
  const solutions = button(say('many.solutions'), saveSolutions, true)
  const table = button(say('many.table'), () => save('csv', () => answers.table()))
  const counts = make('dl', {})
  const results = make('div', { class: 'results' })
  const memory = make('p', { class: 'memory' })
  const shown = make(
    'section',
    { class: 'run', hidden: true },
    make('div', { class: 'head-line' }, name, cancel),
    bar,
    pace,
    failure,
    counts,
    make('p', { class: 'buttons' }, solutions, table),
    results,
    memory,
  )
  body.append(
    make('p', {}, say('many.about')),
    make('p', { class: 'buttons start' }, these, choose, file),
    make('p', { class: 'limit' }, make('label', { for: limit.id }, say('many.limit')), limit),
    announcement,
    shown,
  )

  /** @type {AbortController | undefined} */
  let run
  const pool = new Pool()
  let answers = new StoredAnswers()
  let base = ''
  let isSaving = false

  /** @param {Source} source */
  async function start({ blob, name: title }) {
    run?.abort()
    const mine = new AbortController()
    run = mine
    answers = new StoredAnswers()
    base = title.replace(/\.\w+$/, '')
    const mineAnswers = answers
    const tally = new Tally()
    const began = performance.now()
    let read = { bytes: 0, puzzles: 0, format: '' }
    let quarter = 0
    let looked = began
    name.textContent = title
    failure.textContent = announcement.textContent = ''
    results.replaceChildren()
    shown.hidden = cancel.hidden = bar.hidden = false
    for (const each of [these, choose]) each.classList.remove('main')
    for (const each of [solutions, table]) each.disabled = true

    const draw = () => {
      if (run !== mine) return
      const isWhole = read.bytes === blob.size
      // An estimate until everything is read.
      const total = isWhole ? read.puzzles : (read.puzzles * blob.size) / read.bytes
      const share = total ? tally.solved / total : Number(isWhole)
      const elapsed = performance.now() - began
      const part = Math.floor(share * 100)
      filled.style.inlineSize = `${share * 100}%`
      bar.setAttribute('aria-valuenow', String(part))
      const rate = Math.round((tally.solved / elapsed) * 1000)
      const values = { count: tally.solved, total: round(total, isWhole), rate }
      const words = [say(isWhole ? 'many.of' : 'many.ofAbout', values), say('many.rate', { rate })]
      const seconds = Math.ceil((elapsed * (1 - share)) / share / 1000)
      if (tally.solved) words.push(say('many.left', { time: duration(seconds * 1000) }))
      pace.textContent = words.join(' · ')
      counts.replaceChildren(...countsOf(tally))
      if (performance.now() > looked + 1000) showMemory()
      if (part >= quarter + 25 && part < 100) {
        quarter = part - (part % 25)
        announcement.textContent = say('many.done', { percent: percent(quarter) })
      }
    }
    const showMemory = () => {
      // Only Chromium reports it, and slowly.
      const { memory: used } = /** @type {{memory?: {usedJSHeapSize: number}}} */ (performance)
      memory.textContent = used ? say('many.memory', { size: megabytes(used.usedJSHeapSize) }) : ''
      looked = performance.now()
    }

    const timer = setInterval(draw, DRAW_EVERY_MS)
    draw()
    let problem = ''
    try {
      // If the file cannot be read, solve() reports that.
      const beginning = await blob
        .slice(0, LOOKED_AT)
        .arrayBuffer()
        .catch(() => new ArrayBuffer())
      await pool.solve(blob, {
        encoding: wideKind(new Uint8Array(beginning)),
        guesses: Number(limit.value),
        signal: mine.signal,
        onRead: (now) => {
          read = now
        },
        onSolved: (index, block, report) => {
          tally.add(report, performance.now() - began)
          mineAnswers.add(index, block, report)
        },
        onBlock: (index, block) => tally.addUnreadable(mineAnswers.close(index, block)),
      })
    } catch (reason) {
      problem = mine.signal.aborted ? say('many.cancelled') : errorSentence(reason)
    }
    clearInterval(timer)
    if (run !== mine) return
    const elapsed = performance.now() - began
    tally.addUnreadable(mineAnswers.closeRest())
    draw()
    run = undefined
    // Not to a button, which a second press of the key would activate.
    if (cancel.matches(':focus')) name.focus()
    bar.hidden = cancel.hidden = true
    const rate = Math.round((tally.solved / elapsed) * 1000)
    const format = read.format && say('page.format', { format: say(`formats.${read.format}`) })
    const values = { count: tally.solved, time: duration(elapsed), rate }
    const summary = say('many.summary', values)
    pace.textContent = [summary, say('many.workers', { count: workerCount() }), format]
      .filter(Boolean)
      .join(' · ')
    failure.textContent = problem
    announcement.textContent = `${problem} ${summary}`
    for (const each of [solutions, table]) {
      each.disabled = tally.solved + tally.unreadable === 0
    }
    fillResults(results, tally, elapsed)
    showMemory()
    if (dialog.open) return
    pool.close()
    page.board.say(`${title}: ${summary}`)
  }

  function saveSolutions() {
    save('txt', () =>
      answers.solutions(({ line, outcome }) => say(`many.remark-${outcome}`, { line })),
    )
  }

  /**
   * Downloads a file under the name of its run: another run may have begun when it is ready.
   * @param {string} extension @param {() => Promise<Blob>} convert
   */
  async function save(extension, convert) {
    if (isSaving) return
    isSaving = true
    const file = say('many.file', { name: base, extension })
    try {
      download(await convert(), file)
    } catch (reason) {
      failure.textContent = errorSentence(reason)
    }
    isSaving = false
  }

  return {
    title: say('many.title'),
    wide: true,
    /** @param {Source} [source] solved at once */
    open(source) {
      // The workers start while the reader chooses the file.
      if (!run) pool.warm()
      these.hidden = !page.source
      these.textContent = say('many.these', { name: page.source?.name ?? '' })
      const isFirst = shown.hasAttribute('hidden')
      choose.classList.toggle('main', isFirst && !page.source)
      these.classList.toggle('main', isFirst)
      if (source?.blob) start(source)
    },
    close() {
      if (!run) pool.close()
    },
  }
}

/** An estimate rounded to two figures. */
function round(/** @type {number} */ total, /** @type {boolean} */ isExact) {
  return isExact ? total : Number((total || 0).toPrecision(2))
}
