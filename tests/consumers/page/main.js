// tests/consumers/page/main.js: what somebody else's page does with the package, by three of its
// entries: a board, the solver for a script of the page's own, and the client that both share.
import { solve } from 'nonet'
import { sharedClient } from 'nonet/client'
import 'nonet/define'

const board = /** @type {HTMLElementTagNameMap['nonet-sudoku']} */ (
  document.querySelector('nonet-sudoku')
)
const output = /** @type {HTMLOutputElement} */ (document.querySelector('output'))

const { count } = await solve(board.puzzle, { limit: 2 })
const { solutions } = await board.solve()
const isShared = board.client === sharedClient()
const whose = isShared ? 'one client' : 'two clients'
output.textContent = `${count} solution, ${whose}: ${solutions[0]?.join('')}`
