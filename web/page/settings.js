// page/settings.js: the reader's settings, stored on the device.
//
// A missing or invalid setting (written by another version or by hand) has its default value. Where nothing can be
// stored, settings are valid until the page is closed.

const KEY = 'nonet.settings'

/** Every setting with its default value. '' for the language follows the browser's. */
const USUAL = {
  theme: /** @type {'system' | 'light' | 'dark'} */ ('system'),
  contrast: false,
  digits: /** @type {'normal' | 'large'} */ ('normal'),
  palette: /** @type {'usual' | 'safe'} */ ('usual'),
  haptics: false,
  clock: false,
  streaks: false,
  autoClean: true,
  leftHanded: false,
  language: '',
}

/** The values of the settings that are words; a language is checked where it is loaded. */
const CHOICES = /** @type {Partial<Record<string, string[]>>} */ ({
  theme: ['system', 'light', 'dark'],
  digits: ['normal', 'large'],
  palette: ['usual', 'safe'],
})

/** @typedef {typeof USUAL} Values */

export class Settings {
  value = read()
  /** @type {((value: Values) => void)[]} */
  #listeners = []

  constructor() {
    // A change in one tab applies to the others.
    globalThis.addEventListener?.('storage', ({ key }) => {
      if (key === KEY) this.#take(read())
    })
  }

  /**
   * @template {keyof Values} Name
   * @param {Name} name
   * @param {Values[Name]} value
   */
  set(name, value) {
    const now = { ...this.value, [name]: value }
    try {
      localStorage.setItem(KEY, JSON.stringify(now))
    } catch {
      // For example in a private window: the setting is valid for this visit.
    }
    this.#take(now)
  }

  /** Calls the listener now and after each change. @param {(value: Values) => void} listener */
  listen(listener) {
    this.#listeners.push(listener)
    listener(this.value)
  }

  #take(/** @type {Values} */ value) {
    this.value = value
    for (const listener of this.#listeners) listener(value)
  }
}

/** @returns {Values} */
function read() {
  /** @type {Record<string, unknown>} */
  let kept = {}
  try {
    kept = Object(JSON.parse(localStorage.getItem(KEY) ?? '{}'))
  } catch {
    // Not readable, or not written by Nonet: the default values.
  }
  const entries = Object.entries(USUAL).map(([name, usual]) => {
    const value = kept[name]
    const isFit = typeof value === typeof usual && (CHOICES[name]?.includes(String(value)) ?? true)
    return [name, isFit ? value : usual]
  })
  return Object.fromEntries(entries)
}
