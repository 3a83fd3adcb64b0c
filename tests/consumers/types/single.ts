// tests/consumers/types/single.ts: the one-file build, whose functions are in a global variable.
import 'nonet/single'

export const asked: Promise<{ count: number }> = nonet.solve('53..7')
document.createElement('nonet-sudoku').puzzle = '53..7'
// @ts-expect-error no such function
nonet.rate()
