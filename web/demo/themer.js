// A control for each row of the tables of this page, and the style sheet that results.
const [board] = document.getElementsByTagName('nonet-sudoku')
const [theme] = document.getElementsByTagName('select')
const shown = document.querySelector('#css')
const sheet = new CSSStyleSheet()
document.adoptedStyleSheets.push(sheet)

/** @type {Map<string, string>} */
const properties = new Map()
/** @type {Map<string, string>} */
const parts = new Map()

function apply() {
  const lines = [...properties].map(([name, value]) => `  ${name}: ${value};`)
  const rules = lines.length ? [`nonet-sudoku {\n${lines.join('\n')}\n}`] : []
  for (const [name, body] of parts) rules.push(`nonet-sudoku::part(${name}) {\n  ${body}\n}`)
  const css = rules.join('\n')
  sheet.replaceSync(css)
  if (shown) shown.textContent = css || '/* Nothing is changed yet. */'
}

/** @param {string} place @param {string} name @param {Map<string, string>} values @param {string} start */
function addControl(place, name, values, start) {
  const input = document.createElement('input')
  // A colour field knows colours of six digits only; anything else is a text.
  const isColour = /^#[\da-f]{6}$/i.test(start)
  input.type = isColour ? 'color' : 'text'
  if (isColour) input.value = start
  else input.placeholder = start
  input.addEventListener('input', () => {
    if (input.value) values.set(name, input.value)
    else values.delete(name)
    apply()
  })
  const words = document.createElement('span')
  words.textContent = name
  const label = document.createElement('label')
  label.append(words, input)
  document.querySelector(place)?.append(label)
}

for (const row of document.querySelectorAll('[data-api*="/custom-properties/"]')) {
  const colour = /#[\da-f]{3,6}\b/i.exec(row.querySelector('td')?.textContent ?? '')?.[0] ?? ''
  const full = colour.length === 4 ? colour.replace(/[\da-f]/gi, '$&$&') : colour
  addControl('#properties', row.querySelector('th')?.textContent ?? '', properties, full)
}
for (const row of document.querySelectorAll('[data-api*="/parts/"]')) {
  addControl('#parts', row.querySelector('th')?.textContent ?? '', parts, '')
}
theme.addEventListener('change', () => {
  board.theme = theme.value
})
document.querySelector('#copy')?.addEventListener('click', () => {
  navigator.clipboard.writeText(shown?.textContent ?? '')
})
