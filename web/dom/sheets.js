// dom/sheets.js: style sheets for shadow trees, each made once for all boards of a document.
//
// Sheets that are made by script pass a policy that forbids inline style. They belong to the document
// that made them: a board that moves to another one (into a frame) is dressed anew.

/** @type {WeakMap<Document, Map<string, CSSStyleSheet>>} */
const known = new WeakMap()

/**
 * A document's own sheet with this text; undefined in a document that nobody sees.
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
export function dress(root, styles) {
  const sheets = styles.map((style) => sheetOf(root.ownerDocument, style))
  root.adoptedStyleSheets = sheets.filter((sheet) => sheet !== undefined)
}

/** One more sheet, if it is not there yet. @param {ShadowRoot} root @param {string} style */
export function addSheet(root, style) {
  const sheet = sheetOf(root.ownerDocument, style)
  const worn = root.adoptedStyleSheets
  if (sheet && !worn.includes(sheet)) root.adoptedStyleSheets = [...worn, sheet]
}
