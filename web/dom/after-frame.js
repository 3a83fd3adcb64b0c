// dom/after-frame.js: for what need not be in the next picture, because it makes that one late.

/** Resolves once the next frame is drawn; at once where none is, as in a hidden tab. @returns {Promise<void>} */
export function afterFrame() {
  return new Promise((resolve) => {
    if (document.hidden) resolve()
    else requestAnimationFrame(() => setTimeout(resolve))
  })
}
