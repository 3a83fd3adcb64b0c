// base/clock-text.js: a length of time as a clock shows it.

/** 0:07, 12:34, 1:02:03 */
export function clockText(/** @type {number} */ seconds) {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60]
  const two = (/** @type {number} */ number) => String(number).padStart(2, '0')
  const end = two(seconds % 60)
  return hours ? `${hours}:${two(minutes)}:${end}` : `${minutes}:${end}`
}
