// element/reader-input.js: connects keys, pointer and buttons of the board and its pad to commands.

import { importWithRetry } from '../base/import-with-retry.js'
import { NonetError } from '../client/client.js'
import { commandOf, commandOnButton, MODES } from './keyboard.js'
import { listenToPointer } from './pointer.js'

/** @typedef {import('./keyboard.js').Command} Command */
/** @typedef {import('./keyboard.js').Mode} Mode */
/** @typedef {import('./template.js').Action} Action */

/** @param {import('./game.js').Game} game */
export function listenToReader(game) {
  const { grid, board, pad, keys, modes, buttons } = game.screen.parts
  const { commands } = game
  const cellOf = (/** @type {Event} */ event) => board.cellOf(event)

  listenToPointer(grid, cellOf, game)
  // The selection follows a focus that something else has moved: a screen reader, or a tap on a board that a finger
  // pans.
  grid.addEventListener('focusin', (event) => {
    const cell = cellOf(event)
    if (cell >= 0 && cell !== game.selection.active) game.choose(() => game.selection.one(cell))
  })
  const onBoard = (/** @type {KeyboardEvent} */ event) =>
    commandOf(event, game.selection.active, game.model)
  const onPad = (/** @type {KeyboardEvent} */ event) => {
    // The button handles them; the page around does not get them.
    if (event.key === 'Enter' || event.key === ' ') event.stopPropagation()
    return commandOnButton(event, game.model)
  }
  grid.addEventListener('keydown', (event) => answer(event, onBoard(event)))
  pad.addEventListener('keydown', (event) => answer(event, onPad(event)))
  // The page around gets neither keydown nor keyup of a key that is handled here.
  grid.addEventListener('keyup', (event) => stopKey(event, onBoard(event)))
  pad.addEventListener('keyup', (event) => stopKey(event, onPad(event)))
  pad.addEventListener('keypress', (event) => stopKey(event, onPad(event)))
  // A click on a key leaves the focus on the board, so that one can go on typing.
  pad.addEventListener('mousedown', (event) => {
    const isButton = event.target instanceof Element && event.target.closest('button')
    if (isButton && game.screen.isFocused) event.preventDefault()
  })
  keys.addEventListener('click', (event) => {
    const key = event.target instanceof Element ? event.target.closest('button') : null
    if (key) commands.enter(Number(key.dataset.digit))
  })
  for (const [mode, button] of Object.entries(modes)) {
    button.addEventListener('click', () => game.setMode(/** @type {Mode} */ (mode)))
  }
  for (const [action, button] of Object.entries(buttons)) {
    button.addEventListener('click', () => commands.act(/** @type {Action} */ (action)))
  }

  /** @param {KeyboardEvent} event @param {Command | undefined} command */
  function stopKey(event, command) {
    if (command && command.type !== 'single') event.stopPropagation()
  }

  /** @param {KeyboardEvent} event @param {Command | undefined} command */
  function answer(event, command) {
    if (!command) return
    const { selection } = game
    // Escape with only one selected cell does nothing here; the page around may use it.
    if (command.type === 'single' && selection.count === 1) return
    event.preventDefault()
    event.stopPropagation()
    switch (command.type) {
      case 'move':
        return game.choose(() => {
          if (command.extends || game.several) selection.reach(command.cell)
          else selection.one(command.cell)
        })
      case 'value':
        return commands.type(command.value, command.letter, command.mode)
      case 'erase':
        return commands.enter(0)
      case 'mode':
        return game.setMode(command.mode)
      case 'nextMode':
        return game.setMode(MODES[(MODES.indexOf(game.mode) + 1) % MODES.length])
      case 'all':
        game.choose(() => selection.all())
        return game.tell('moves.selected', { count: selection.count })
      case 'single':
        return game.choose(() => selection.one(selection.active))
      case 'help':
        return showHelp(game)
      default:
        return commands.act(command.type)
    }
  }
}

/** @param {import('./game.js').Game} game */
async function showHelp({ screen, words, commands }) {
  try {
    const load = () => importWithRetry(() => import('./help.js'), 'showHelp')
    const [{ showHelp: show }] = await Promise.all([load(), words.complete()])
    show(screen.parts.play, words)
  } catch (reason) {
    commands.fail(new NonetError('panel-absent', { text: String(reason) }))
  }
}
