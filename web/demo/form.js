// Shows what the form would send; this page sends nothing anywhere.
const [form] = document.forms
const log = document.querySelector('.log')

/** @param {string} text */
function note(text) {
  const line = document.createElement('div')
  line.textContent = text
  log?.prepend(line)
}

form.addEventListener('submit', (event) => {
  event.preventDefault()
  for (const [name, value] of new FormData(form)) note(`${name} = ${value}`)
})
form.addEventListener('reset', () => note('reset'))
form.addEventListener(
  'invalid',
  (event) => {
    const field = /** @type {HTMLInputElement} */ (event.target)
    note(`${field.getAttribute('name')} is invalid: ${field.validationMessage}`)
  },
  { capture: true },
)
