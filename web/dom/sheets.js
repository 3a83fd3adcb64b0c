// dom/sheets.js: style sheets for shadow trees, each created once for all boards of a document.
//
// A policy that forbids inline style allows sheets that a script creates. A sheet belongs to its document: a board
// that moves to another one (into a frame) gets new sheets.

/** @type {WeakMap<Document, Map<string, CSSStyleSheet>>} */
const known = new WeakMap()

/**
 * A document's own sheet with this text; undefined in a document without a window.
 * @param {Document} document @param {string} style
 */
function sheetOf(document, style) {
  const sheets = known.get(document) ?? new Map()
  known.set(document, sheets)
  const { defaultView } = document
  if (!sheets.has(style) && defaultView) {
    const sheet = new defaultView.CSSStyleSheet()
    sheet.replaceSync(style)
    sheets.set(style, sheet)
  }
  return sheets.get(style)
}

/** @param {ShadowRoot} root @param {readonly string[]} styles the texts of style sheets, in order */
export function adoptStyles(root, styles) {
  const sheets = styles.map((style) => sheetOf(root.ownerDocument, style))
  root.adoptedStyleSheets = sheets.filter((sheet) => sheet !== undefined)
}

/** Adds a sheet, unless the root has it already. @param {ShadowRoot} root @param {string} style */
export function addSheet(root, style) {
  const sheet = sheetOf(root.ownerDocument, style)
  const adopted = root.adoptedStyleSheets
  if (sheet && !adopted.includes(sheet)) root.adoptedStyleSheets = [...adopted, sheet]
}
