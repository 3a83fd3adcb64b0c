// page/settings/settings-panel.js: the panel Settings: each takes effect at once and is stored on the device.
//
// Only the language has a button of its own, because it reloads the page, which stepping through the list must not do.

import { make } from '../../dom/make.js'
import { LANGUAGES } from '../../words/language-files.js'
import { chooseLanguage } from '../../words/languages.js'
import { say } from '../../words/sentences.js'
import { adoptSheet } from '../adopt-sheet.js'
import style from './settings-panel.css'

/** @typedef {import('../settings.js').Settings} Settings */
/** @typedef {import('../settings.js').Values} Values */

const COLOURS = [1, 2, 3, 4, 5, 6, 7, 8]

/** @type {import('../panels.js').PanelModule['default']} */
export default function fillSettings({ settings }, { body }) {
  adoptSheet(style)
  const safe = makeSwitch(settings, 'palette', ['usual', 'safe'])
  const swatches = COLOURS.map((number) => {
    const swatch = make('span')
    swatch.style.background = `var(--cell-${number})`
    return swatch
  })
  safe.append(make('span', { class: 'swatches', 'aria-hidden': 'true' }, ...swatches))
  const playing = [
    makeSwitch(settings, 'autoClean'),
    makeSwitch(settings, 'clock'),
    makeSwitch(settings, 'streaks'),
    makeSwitch(settings, 'leftHanded'),
  ]
  // Only devices that can vibrate have this setting.
  if ('vibrate' in navigator) playing.push(makeSwitch(settings, 'haptics'))
  body.append(
    makeGroup(
      'looks',
      makeChoice(settings, 'theme', ['system', 'light', 'dark']),
      makeChoice(settings, 'digits', ['normal', 'large']),
      makeSwitch(settings, 'contrast'),
      safe,
    ),
    makeGroup('playing', ...playing),
    makeGroup('language', makeLanguage(settings)),
    make('p', {}, say('settings.kept')),
  )
  return { title: say('settings.title') }
}

/** @param {string} name @param {...HTMLElement} children */
function makeGroup(name, ...children) {
  const title = make('h3', { id: `settings-${name}` }, say(`settings.${name}`))
  return make('section', { 'aria-labelledby': title.id }, title, ...children)
}

/**
 * A choice between a few words side by side.
 * @template {'theme' | 'digits'} Name
 * @param {Settings} settings @param {Name} name @param {Values[Name][]} values
 */
function makeChoice(settings, name, values) {
  const options = values.map((value) => {
    const input = make('input', { type: 'radio', name: `settings-${name}`, value })
    input.addEventListener('change', () => settings.set(name, value))
    settings.listen((now) => {
      input.checked = now[name] === value
    })
    return make('label', {}, input, make('span', {}, say(`settings.${name}-${value}`)))
  })
  const legend = make('legend', {}, say(`settings.${name}`))
  return make('fieldset', {}, legend, make('div', { class: 'choice' }, ...options))
}

/**
 * A switch, with a line that explains it.
 * @param {Settings} settings
 * @param {'contrast' | 'autoClean' | 'clock' | 'streaks' | 'leftHanded' | 'haptics' | 'palette'} name
 * @param {readonly [Values[typeof name], Values[typeof name]]} [values] for off and on
 */
function makeSwitch(settings, name, values = [false, true]) {
  const about = make('small', { id: `settings-${name}-about` }, say(`settings.${name}-about`))
  const input = make('input', {
    type: 'checkbox',
    role: 'switch',
    id: `settings-${name}`,
    'aria-describedby': about.id,
  })
  input.addEventListener('change', () => settings.set(name, values[Number(input.checked)]))
  settings.listen((now) => {
    input.checked = now[name] === values[1]
  })
  const label = make('label', { for: input.id }, say(`settings.${name}`))
  return make('div', { class: 'switch' }, label, input, about)
}

/** The name of a language in itself: "Deutsch". @param {string} tag */
function nameOf(tag) {
  // There are two ways to write Chinese, and its name says which.
  const name =
    new Intl.DisplayNames(tag, { type: 'language' }).of(tag === 'zh' ? 'zh-Hans' : tag) ?? tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

/** @param {Settings} settings */
function makeLanguage(settings) {
  const select = make('select', {
    id: 'settings-language-name',
    'aria-label': say('settings.language'),
  })
  select.append(new Option(say('settings.language-system'), ''))
  for (const tag of Object.keys(LANGUAGES)) {
    const option = new Option(nameOf(tag), tag)
    option.lang = tag
    select.append(option)
  }
  const { language } = settings.value
  select.value = Object.hasOwn(LANGUAGES, language) ? language : ''
  const use = make('button', { type: 'button', disabled: true }, say('settings.language-use'))
  select.addEventListener('change', () => {
    use.disabled = select.value === settings.value.language
  })
  const note = make('p', { class: 'note', role: 'alert', hidden: true })
  use.addEventListener('click', async () => {
    const wanted = select.value
    const tags = [wanted, ...navigator.languages]
    try {
      await LANGUAGES[chooseLanguage(tags).language].load?.()
    } catch {
      // Without a network the page would be reloaded in English, for no visible reason.
      note.textContent = say('page.absent')
      note.hidden = false
      return
    }
    settings.set('language', wanted)
    location.reload()
  })
  return make('div', {}, make('p', { class: 'buttons language' }, select, use), note)
}
