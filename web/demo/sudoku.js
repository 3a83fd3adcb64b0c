// A control for each attribute in the table of this page: a switch, or a field for its text.
const [board] = document.getElementsByTagName('nonet-sudoku')
const [fieldset] = document.getElementsByTagName('fieldset')
const markup = document.querySelector('#markup')

function show() {
  const [own] = /** @type {Element} */ (board.cloneNode()).outerHTML.split('></')
  if (markup) markup.textContent = `${own}></nonet-sudoku>`
}

/** @param {string} name @param {boolean} isFlag */
function addControl(name, isFlag) {
  const input = document.createElement('input')
  input.type = isFlag ? 'checkbox' : 'text'
  input.checked = board.hasAttribute(name)
  input.value = board.getAttribute(name) ?? ''
  input.addEventListener('change', () => {
    if (isFlag) board.toggleAttribute(name, input.checked)
    else if (input.value) board.setAttribute(name, input.value)
    else board.removeAttribute(name)
    show()
  })
  const words = document.createElement('span')
  words.textContent = name
  const label = document.createElement('label')
  label.append(...(isFlag ? [input, words] : [words, input]))
  fieldset.append(label)
}

for (const row of document.querySelectorAll('[data-api*="/attributes/"]')) {
  const name = row.querySelector('th')?.textContent ?? ''
  addControl(name, /\bboolean\b/.test(row.querySelector('td')?.textContent ?? ''))
}
show()
