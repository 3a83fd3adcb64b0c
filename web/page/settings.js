// page/settings.js: what the reader has chosen once and for all, kept on the device.
//
// A setting that is absent, or that makes no sense (another version wrote it, or a hand), has its
// usual value. Where nothing can be kept, the settings hold until the page is closed.

const KEY = 'nonet.settings'

/** Every setting with its usual value. '' for the language follows the browser's. */
const USUAL = {
  theme: /** @type {'system' | 'light' | 'dark'} */ ('system'),
  contrast: false,
  digits: /** @type {'normal' | 'large'} */ ('normal'),
  palette: /** @type {'usual' | 'safe'} */ ('usual'),
  haptics: false,
  clock: false,
  autoClean: true,
  leftHanded: false,
  language: '',
}

/** The values that a setting of words can have; a language is checked where it is loaded. */
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
    // What is chosen in one tab holds in the others, too.
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
      // A private window, say: the setting holds for this visit.
    }
    this.#take(now)
  }

  /** Calls now and after each change. @param {(value: Values) => void} listener */
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
    // Not readable, or not ours: the usual values.
  }
  const entries = Object.entries(USUAL).map(([name, usual]) => {
    const value = kept[name]
    const isFit = typeof value === typeof usual && (CHOICES[name]?.includes(String(value)) ?? true)
    return [name, isFit ? value : usual]
  })
  return Object.fromEntries(entries)
}
