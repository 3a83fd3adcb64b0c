// page/adopt-sheet.js: adds a panel's style sheet to the page when the panel is first opened.
//
// A policy that forbids inline style allows sheets that a script creates, and the text is in the panel's bundle.

/** @type {Set<string>} */
const adopted = new Set()

/** @param {string} style the text of a style sheet */
export function adoptSheet(style) {
  if (adopted.has(style)) return
  adopted.add(style)
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(style)
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet]
}
