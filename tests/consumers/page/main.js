// tests/consumers/page/main.js: what somebody else's page does with the package, by three of its
// entries: a board, the solver for a script of the page's own, and the client that both share.
import 'nonet/define'
import { sharedClient } from 'nonet/client'

const board = /** @type {HTMLElementTagNameMap['nonet-sudoku']} */ (
  document.querySelector('nonet-sudoku')
)
const output = /** @type {HTMLOutputElement} */ (document.querySelector('output'))

const { entries } = await sharedClient().read(board.puzzle)
const { count } = await sharedClient().solve(entries[0].puzzle, { limit: 2 })
const { solutions } = await board.solve()
const isShared = board.client === sharedClient()
output.textContent = `${count} solution, ${isShared ? 'one client' : 'two clients'}: ${solutions[0].join('')}`
