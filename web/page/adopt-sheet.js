// page/adopt-sheet.js: puts a panel's style sheet on the page, once, when the panel is first opened.
//
// A sheet that is made by script passes a policy that forbids inline style, and travels with the
// panel's own code.

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
