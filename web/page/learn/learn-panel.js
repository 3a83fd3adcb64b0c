// page/learn/learn-panel.js: the panel Techniques: the list of all, and a page for each, made from its row.
//
// A page says what the technique is and why it is right, and shows it on an example, a position of its own in which it
// leads on: where to look, the cells, the reason, what follows. Its other positions are there to practise on, on the
// reader's board; the puzzle that was there is on the shelf.

import { sharedHumanClient } from '../../client/human-client.js'
import { make } from '../../dom/make.js'
import { fetchHintWords, fetchLessonWords } from '../../words/hint-words.js'
import { lessonOf } from '../../words/lessons.js'
import { decimal, errorSentence, pageSpeaker, say } from '../../words/sentences.js'
import {
  areaSentence,
  nameOf,
  patternSentence,
  reasonSentence,
  resultSentence,
} from '../../words/step-sentences.js'
import { adoptSheet } from '../adopt-sheet.js'
import { after } from '../solve/path.js'
import { StepBoard } from '../step-board.js'
import style from './learn-panel.css'
import { linesOf, readPosition } from './positions.js'
import { watchPractice } from './practice.js'

/** @typedef {import('nonet-human-wasm').Step} Step */
/** @typedef {import('nonet-human-wasm').TechniqueInfo} TechniqueInfo */
/** @typedef {import('../solve/path.js').Position} Position */

const LEVELS = /** @type {const} */ (['easy', 'medium', 'hard', 'unfair', 'extreme'])
/** What is shown of the example, one after another. */
const RUNGS = /** @type {const} */ (['where', 'pattern', 'reason', 'result'])
const DRAWN = /** @type {const} */ ({ where: 'area', pattern: 'pattern', reason: 'reason' })

export async function prepare() {
  await Promise.all([fetchHintWords(pageSpeaker()), fetchLessonWords(pageSpeaker())])
}

/** @type {import('../panels.js').PanelModule['default']} */
export default function fillLearn(page, panel) {
  adoptSheet(style)
  const client = sharedHumanClient()
  const note = make('p', { class: 'note', role: 'status', hidden: true })
  const list = make('div', { class: 'all-techniques' })
  const title = make('h3', { tabindex: '-1' })
  const facts = make('p', { class: 'facts' })
  const lesson = make('div', { class: 'lesson' })
  const board = new StepBoard()
  const text = make('div', { class: 'text', role: 'status' })
  const rungs = RUNGS.map((rung) => button(say(`hints.${rung}`), () => show(rung)))
  const another = button(say('hints.nextExample'), () => turn(at + 1))
  const goalTitle = make('h4', {})
  const goals = make('p', { class: 'buttons start' })
  const example = make(
    'div',
    { class: 'example' },
    make('h4', {}, say('hints.example')),
    board.root,
    make(
      'div',
      { class: 'told' },
      make('div', { class: 'rungs', role: 'group', 'aria-label': say('hints.example') }, ...rungs),
      text,
      make('p', { class: 'buttons start' }, another),
      goalTitle,
      goals,
    ),
  )
  const toList = button(say('learn.all'), showList)
  const one = make(
    'div',
    { class: 'technique', hidden: true },
    make('p', { class: 'buttons start' }, toList),
    title,
    facts,
    lesson,
    example,
  )
  panel.body.append(note, list, one)

  /** @type {TechniqueInfo[]} */
  let infos = []
  /** @type {Position[]} */
  let positions = []
  let at = 0
  /** @type {Step | undefined} */
  let step
  let chosen = ''
  let stop = new AbortController()

  const how = () => ({ words: pageSpeaker(), size: 9 })

  function showList() {
    stop.abort()
    one.hidden = true
    list.hidden = false
    tell('')
    const back = list.querySelector(`[data-technique="${chosen}"]`)
    if (back instanceof HTMLElement) back.focus()
  }

  function fillList() {
    list.replaceChildren(
      ...LEVELS.map((level) =>
        make(
          'section',
          {},
          make('h3', {}, say(`hints.level-${level}`)),
          make(
            'ul',
            { role: 'list' },
            ...infos
              .filter((info) => info.level === level)
              .map(({ key }) => {
                const name = nameOf(key, pageSpeaker())
                const open = button(name, () => openTechnique(key))
                open.classList.add('row-button')
                open.dataset.technique = key
                return make('li', {}, open)
              }),
          ),
        ),
      ),
    )
  }

  /** @param {string} key */
  async function openTechnique(key) {
    const info = infos.find((row) => row.key === key)
    if (!info) return showList()
    chosen = key
    list.hidden = true
    one.hidden = false
    title.textContent = nameOf(key, pageSpeaker())
    facts.textContent = factsOf(info).join(' · ')
    const { what, why } = lessonOf(key, pageSpeaker())
    lesson.replaceChildren(
      make('div', {}, ...titled('hints.what', what)),
      make('div', {}, ...titled('hints.why', why)),
    )
    example.hidden = true
    panel.dialog.scrollTop = 0
    title.focus()
    try {
      const lines = await linesOf(key)
      if (chosen !== key) return
      positions = lines.map(readPosition)
    } catch (reason) {
      tell(errorSentence(reason))
      return
    }
    tell(positions.length ? '' : say('learn.none'))
    if (!positions.length) return
    example.hidden = false
    another.hidden = positions.length < 2
    // The first is the example; a technique with only one can be practised on it.
    const exercises = positions.length > 1 ? positions.slice(1) : positions
    goalTitle.textContent = say('hints.practiseThis', { name: title.textContent ?? '' })
    goals.replaceChildren(
      ...exercises.map((_, index) =>
        button(say('learn.position', { number: index + 1 }), () => begin(exercises, index, info)),
      ),
    )
    turn(0)
  }

  /** @param {TechniqueInfo} info */
  function factsOf({ level, se, score, needsUniqueness }) {
    const found = [say(`hints.level-${level}`)]
    if (se) found.push(`${say('hints.se')}: ${decimal(se, 1)}`)
    if (score) found.push(`${say('hints.hodokuScore')}: ${score}`)
    if (needsUniqueness) found.push(say('hints.uniqueness'))
    return found
  }

  /** Another position as the example. @param {number} to */
  async function turn(to) {
    stop.abort()
    stop = new AbortController()
    const { signal } = stop
    at = to % positions.length
    step = undefined
    board.show(positions[at])
    for (const rung of rungs) rung.setAttribute('aria-disabled', 'true')
    text.replaceChildren(make('p', {}, say('hints.looking')))
    try {
      const report = await client.hint(positions[at], { technique: chosen }, { signal })
      if (signal.aborted) return
      step = report.step
    } catch (reason) {
      if (signal.aborted) return
      tell(errorSentence(reason))
    }
    text.replaceChildren()
    for (const rung of rungs) rung.setAttribute('aria-disabled', String(!step))
    if (step) show('reason')
  }

  /** @param {typeof RUNGS[number]} rung */
  function show(rung) {
    const shown = step
    if (!shown) return
    for (const [index, name] of RUNGS.entries()) {
      rungs[index].setAttribute('aria-pressed', String(name === rung))
    }
    if (rung === 'result') board.show(after(positions[at], shown))
    else board.show(positions[at], shown, DRAWN[rung])
    const pattern = patternSentence(shown, how())
    const parts = {
      where: () => [make('p', {}, areaSentence(shown, how(), positions[at]))],
      pattern: () => [make('p', {}, pattern)],
      reason: () => [
        ...titled('hints.what', pattern),
        ...titled('hints.why', reasonSentence(shown, how())),
      ],
      result: () => [make('p', {}, resultSentence(shown, how()))],
    }
    text.replaceChildren(...parts[rung]())
  }

  /** Puts an exercise on the reader's board, as it was before they played it. @param {Position[]} exercises @param {number} index @param {TechniqueInfo} info */
  async function begin(exercises, index, info) {
    const { key, level } = info
    const position = exercises[index]
    const { candidates, ...puzzle } = position
    const name = nameOf(key, pageSpeaker())
    const caption = `${name} ${index + 1}`
    // Singles are found without marks.
    /** @type {import('../../board/puzzle.js').Marked} */
    const marked = level === 'easy' ? puzzle : { ...puzzle, corner: candidates }
    const signal = page.shelf.arrive()
    const hasProgress = await page.openPuzzle(marked, caption, { signal })
    if (signal.aborted) return
    // Redo brings it back.
    while (hasProgress && (await page.board.undo()));
    panel.close()
    page.board.say(say('hints.practiceGoal', { name }))
    page.board.focus()
    const further =
      index + 1 < exercises.length
        ? { words: say('learn.next'), act: () => begin(exercises, index + 1, info) }
        : { words: say('hints.techniques'), act: () => page.openPanel('learn') }
    watchPractice(page, { position, technique: key, further }, signal)
  }

  /** @param {string} sentence */
  function tell(sentence) {
    note.hidden = !sentence
    note.textContent = sentence
  }

  return {
    title: say('hints.techniques'),
    wide: true,
    /** @param {{technique?: string}} [detail] */
    async open(detail) {
      try {
        if (!infos.length) {
          infos = await client.techniques()
          fillList()
        }
        if (detail?.technique) openTechnique(detail.technique)
        else showList()
      } catch (reason) {
        tell(errorSentence(reason))
      }
    },
    close() {
      stop.abort()
    },
  }
}

/** @param {string} heading its key @param {string} sentence */
const titled = (heading, sentence) => [make('h4', {}, say(heading)), make('p', {}, sentence)]

/** @param {string} words @param {() => void} act */
function button(words, act) {
  const made = make('button', { type: 'button' }, words)
  made.addEventListener('click', () => {
    if (made.getAttribute('aria-disabled') !== 'true') act()
  })
  return made
}
