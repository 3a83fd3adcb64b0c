// page/first-paint.js: the reader's colours before anything is painted.
//
// A plain script, which holds the first paint back; a module comes after it, and a reader of a dark
// page on a light system would see a white flash at each visit. Nothing but what must not flash:
// page/appearance.js does all of it, and says what each setting means.

try {
  const { theme, contrast, language } = JSON.parse(localStorage.getItem('nonet.settings') ?? '{}')
  const root = document.documentElement
  if (theme === 'light' || theme === 'dark') root.dataset.theme = theme
  if (contrast === true) root.dataset.contrast = ''
  if (/^ar\b/.test(language || navigator.language)) root.dir = 'rtl'
} catch {
  // Nothing kept, or nothing that makes sense: the usual colours.
}
