// page/many/units.js: formats times, shares and sizes in the reader's language.

import { locale, say } from '../../words/sentences.js'

/** Creating one takes longer than formatting a hundred numbers. @type {Map<string, Intl.NumberFormat>} */
const formats = new Map()

/** @param {number} value @param {Intl.NumberFormatOptions} options */
function format(value, options) {
  const key = `${locale} ${JSON.stringify(options)}`
  const known = formats.get(key) ?? new Intl.NumberFormat(locale, options)
  formats.set(key, known)
  return known.format(value)
}

/**
 * @param {number} value @param {string} unit
 * @param {number} [digits] significant ones @param {'short' | 'long'} [unitDisplay]
 */
function inUnits(value, unit, digits = 2, unitDisplay = 'short') {
  return format(Number(value.toPrecision(digits)), { style: 'unit', unit, unitDisplay })
}

/** A waiting time: "12 seconds", "3 minutes". */
export function duration(/** @type {number} */ ms) {
  if (ms < 9_950) return inUnits(ms / 1000, 'second', 2, 'long')
  if (ms < 120_000) return inUnits(Math.round(ms / 1000), 'second', 3, 'long')
  if (ms < 7_200_000) return inUnits(Math.round(ms / 60_000), 'minute', 3, 'long')
  return inUnits(ms / 3_600_000, 'hour', 2, 'long')
}

/** A short time: "23 µs", "1.4 ms". */
export function moment(/** @type {number} */ us) {
  if (us < 995) return say('many.microseconds', { time: Number(us.toPrecision(2)) })
  return us < 995_000 ? inUnits(us / 1000, 'millisecond') : duration(us / 1000)
}

export function number(/** @type {number} */ value) {
  return format(value, {})
}

export function percent(/** @type {number} */ value) {
  return format(value / 100, { style: 'percent' })
}

export function megabytes(/** @type {number} */ bytes) {
  return inUnits(bytes / 1e6, 'megabyte', 3)
}
