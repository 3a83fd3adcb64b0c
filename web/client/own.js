// client/own.js: options as they were written, whatever a script of the host has put on Object.prototype.

/**
 * The options that somebody has given, and nothing inherited.
 * @template {object} T
 * @param {T | null} [options]
 * @returns {Partial<T>}
 */
export function own(options) {
  return Object.assign(Object.create(null), options)
}

/**
 * Of several shapes, the one that has this member itself.
 * @template {object} T @template {string} K
 * @param {T} object @param {K} name
 * @returns {object is Extract<T, Record<K, any>>}
 */
export function has(object, name) {
  return Object.hasOwn(object, name)
}

/** For addEventListener, which would take an inherited `signal` for one of its own. */
export const ONCE = /** @type {AddEventListenerOptions} */ (own({ once: true }))
