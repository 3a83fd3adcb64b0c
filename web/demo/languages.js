// The list of languages, each by its own name, for the second board.
const LANGUAGES = ['ar', 'de', 'en', 'es', 'fr', 'it', 'ja', 'nl', 'pt', 'zh']
const [, second] = document.getElementsByTagName('nonet-sudoku')
const [select] = document.getElementsByTagName('select')
const around = /** @type {HTMLElement} */ (second.parentElement)

for (const tag of LANGUAGES) {
  const name = new Intl.DisplayNames(tag, { type: 'language' }).of(tag) ?? tag
  const option = new Option(name, tag, tag === 'ar', tag === 'ar')
  option.lang = tag
  select.append(option)
}
select.addEventListener('change', () => {
  around.lang = select.value
  around.dir = select.value === 'ar' ? 'rtl' : 'ltr'
  // A board follows its own attribute at once, whatever the language around it.
  second.lang = select.value
})
