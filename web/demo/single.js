// Reads a puzzle in any format, and says how many solutions it has.
const [output] = document.getElementsByTagName('output')
const puzzle = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'
const { count, solutions } = await nonet.solve(puzzle, { limit: 2 })
output.textContent = `${count} solution: ${solutions[0].join('')}`
