// board/nearest-colour.js: maps the colours of other sites to the nearest of the board's.

/** The hues of scene/palette.css in degrees, red … purple; the eighth of its colours is grey. */
const HUES = [0, 30, 55, 120, 180, 225, 290]
const GREY = HUES.length + 1

/** Red, green, blue, each up to 255; undefined if it is no colour in hexadecimal digits. @returns {number[] | undefined} */
export function lightOf(/** @type {unknown} */ value) {
  const [, hex = ''] = /^#?([\da-f]{6}|[\da-f]{3,4})(?:[\da-f]{2})?$/i.exec(String(value)) ?? []
  if (!hex) return undefined
  const wide = hex.length === 6 ? hex : hex.replace(/./g, '$&$&')
  return [0, 2, 4].map((at) => Number.parseInt(wide.slice(at, at + 2), 16))
}

/** @returns {number} 1…8; 0 for none */
export function nearestColour(/** @type {unknown} */ value) {
  const light = lightOf(value)
  if (!light) return 0
  const [red, green, blue] = light
  const [least, most] = [Math.min(...light), Math.max(...light)]
  const spread = most - least
  // White and black count as no colour.
  if (spread < 16) return least > 240 || most < 16 ? 0 : GREY
  const sixth =
    most === red
      ? (green - blue) / spread
      : most === green
        ? 2 + (blue - red) / spread
        : 4 + (red - green) / spread
  const away = HUES.map((hue) => Math.abs(((sixth * 60 - hue + 540) % 360) - 180))
  return away.indexOf(Math.min(...away)) + 1
}
