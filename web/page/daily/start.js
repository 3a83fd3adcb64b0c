// page/daily/start.js: notes that a daily puzzle was solved, wherever it was opened.

/** @param {import('../context.js').Page} page */
export function wireDaily(page) {
  page.board.addEventListener('nonet-solved', () => {
    const { origin } = page.shelf
    if (!origin) return
    import('./stored-results.js').then(({ noteSolved }) => noteSolved(page, origin)).catch(() => {}) // The panel notes it later.
  })
}
