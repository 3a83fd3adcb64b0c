// The second board speaks the language that is chosen.
const [, second] = document.getElementsByTagName('nonet-sudoku')
const [select] = document.getElementsByTagName('select')
const around = /** @type {HTMLElement} */ (second.parentElement)

select.addEventListener('change', () => {
  const [{ lang, dir }] = select.selectedOptions
  around.lang = lang
  around.dir = dir
  // A board follows its own attribute at once, whatever the language around it.
  second.lang = lang
})
