// page/appearance.js: applies the reader's settings: attributes of the board and, for colours, of the page's root
// (scene/palette.css).

/**
 * @param {import('./settings.js').Settings} settings
 * @param {HTMLElement} board
 */
export function wireAppearance(settings, board) {
  const root = document.documentElement
  // The first that fits counts: before those of index.html, which follow the system.
  const forced = document.createElement('meta')
  forced.name = 'theme-color'
  const usual = document.querySelector('meta[name=theme-color]')

  settings.listen(({ theme, contrast, palette, digits, leftHanded, clock, autoClean, haptics }) => {
    const looks = {
      theme: theme === 'system' ? null : theme,
      contrast: contrast ? '' : null,
      palette: palette === 'safe' ? 'safe' : null,
    }
    for (const [name, value] of Object.entries(looks)) {
      give(board, name, value)
      give(root, `data-${name}`, value)
    }
    give(board, 'digits', digits === 'large' ? 'large' : null)
    // A page that reads from the right is mirrored; hands are not.
    board.toggleAttribute('lefthanded', leftHanded !== (root.dir === 'rtl'))
    board.toggleAttribute('clock', clock)
    board.toggleAttribute('autoclean', autoClean)
    board.toggleAttribute('haptics', haptics)
  })
  const force = () => {
    const { theme, contrast } = settings.value
    if (theme === 'system' && !contrast) forced.remove()
    else {
      usual?.before(forced)
      forced.content = getComputedStyle(document.body).backgroundColor
    }
  }
  settings.listen(force)
  // Contrast follows the system's light and dark, too.
  matchMedia('(prefers-color-scheme: dark)').addEventListener('change', force)
}

/** @param {Element} element @param {string} name @param {string | null} value null: without it */
function give(element, name, value) {
  if (value === null) element.removeAttribute(name)
  else element.setAttribute(name, value)
}
