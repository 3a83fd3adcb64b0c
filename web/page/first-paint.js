// page/first-paint.js: sets the reader's colours before the first paint.
//
// A classic script delays the first paint; a module does not, and a reader with dark settings on a light system would
// see a white flash at each visit. This file only sets what would flash; page/appearance.js applies all settings and
// explains them.

try {
  const { theme, contrast, language } = JSON.parse(localStorage.getItem('nonet.settings') ?? '{}')
  const root = document.documentElement
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  if (contrast === true) root.dataset.contrast = ''
  if (/^ar\b/.test(language || navigator.language)) root.dir = 'rtl'
} catch {
  // Nothing stored, or nothing valid: the default colours.
}
