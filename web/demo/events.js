// A button for each call, and a line for each event and each answer.
const [board] = document.getElementsByTagName('nonet-sudoku')
const calls = document.querySelector('#calls')
const log = document.querySelector('.log')

/** @param {string} what @param {unknown} [value] */
function note(what, value) {
  const line = document.createElement('div')
  const text = value === undefined ? '' : JSON.stringify(value)
  line.textContent = `${what} ${text.length > 300 ? `${text.slice(0, 300)}…` : text}`
  log?.prepend(line)
}

for (const type of 'ready start input progress solved hint check learn error'
  .split(' ')
  .map((name) => `nonet-${name}`)) {
  board.addEventListener(type, (event) => note(type, /** @type {CustomEvent} */ (event).detail))
}

const examples = {
  'validate()': () => board.validate(),
  'hint()': () => board.hint(),
  'rate()': () => board.rate(),
  "generate({ grade: 'tricky' })": () => board.generate({ grade: 'tricky' }),
  'count(1000)': () => board.count(1000),
  'solve()': () => board.solve(),
  'solve({ signal })': () => board.solve({ signal: AbortSignal.timeout(1) }),
  'set(2, 4)': () => board.set(2, 4),
  'undo()': () => board.undo(),
  'redo()': () => board.redo(),
  'save()': () => board.save(),
  state: () => board.state,
  'state = state': () => {
    board.state = JSON.parse(JSON.stringify(board.state))
  },
}

for (const [name, call] of Object.entries(examples)) {
  const button = document.createElement('button')
  button.type = 'button'
  button.textContent = name
  button.addEventListener('click', async () => {
    try {
      note(`${name} →`, await call())
    } catch (reason) {
      note(`${name} ✕ ${reason}`)
    }
  })
  calls?.append(button)
}
