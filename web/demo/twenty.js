// Twenty puzzles from one: renaming the digits does not change the difficulty.
const ONE = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
const place = document.querySelector('.many')
const said = document.querySelector('#said')

const boards = Array.from({ length: 20 }, (_, index) => {
  const board = document.createElement('nonet-sudoku')
  const renamed = ONE.replace(/\d/g, (digit) => String(((Number(digit) * 2 + index) % 9) + 1))
  board.setAttribute('puzzle', renamed)
  board.textContent = 'A sudoku.'
  return board
})
place?.append(...boards)

// How often this page has requested the solver's script, as the browser reports.
function workers() {
  const names = performance.getEntriesByType('resource').map(({ name }) => name)
  return names.filter((name) => /worker[^/]*\.js$/.test(name)).length
}

document.querySelector('#all')?.addEventListener('click', async () => {
  const start = performance.now()
  await Promise.all(boards.map((board) => board.solve()))
  const took = Math.round(performance.now() - start)
  const solved = boards.filter(({ solution }) => solution).length
  if (said) said.textContent = `${solved} solved in ${took} ms. Workers: ${workers()}`
})
