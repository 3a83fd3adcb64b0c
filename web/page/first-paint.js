// page/first-paint.js: sets what has to be right at the first paint: the reader's colours, and whether the board is empty.
//
// A classic script delays the first paint; a module does not, and a reader with dark settings on a light system would
// see a white flash at each visit, or the board move. This file only sets what would flash or move: page/appearance.js
// applies all settings and explains them, and page/new/start.js knows the board.

try {
  const { theme, contrast, language } = JSON.parse(localStorage.getItem('nonet.settings') ?? '{}')
  const root = document.documentElement
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  if (contrast === true) root.dataset.contrast = ''
  root.toggleAttribute('data-empty', !location.search && !localStorage.getItem('nonet.current'))
  if (/^ar\b/.test(language || navigator.language)) root.dir = 'rtl'
} catch {
  // Nothing stored, or nothing valid: the default colours.
}
