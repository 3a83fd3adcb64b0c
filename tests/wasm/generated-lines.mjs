// tests/wasm/generated-lines.mjs: puzzles from a small linear congruential generator: a shuffled pattern with cells
// removed. They are the same every time; some have one solution, some several.

/** @param {number} count @param {number} [wrong] one in so many has a digit that may not fit */
export function madeLines(count, wrong = Number.POSITIVE_INFINITY) {
  let seed = 1
  const below = (/** @type {number} */ bound) => {
    seed = (Math.imul(seed, 1103515245) + 12345) & 0x7fffffff
    return Math.floor((seed / 0x80000000) * bound)
  }
  return Array.from({ length: count }, (_, index) => {
    const digits = [1, 2, 3, 4, 5, 6, 7, 8, 9]
    for (let i = 8; i > 0; i--) {
      const j = below(i + 1)
      ;[digits[i], digits[j]] = [digits[j], digits[i]]
    }
    const empty = 40 + below(25)
    const cells = Array.from({ length: 81 }, (_, cell) => {
      const row = Math.floor(cell / 9)
      return String(digits[((row % 3) * 3 + Math.floor(row / 3) + cell) % 9])
    })
    for (let i = 0; i < empty; i++) cells[below(81)] = '.'
    if (index % wrong === wrong - 1) cells[below(81)] = String(1 + below(9))
    return cells.join('')
  })
}
