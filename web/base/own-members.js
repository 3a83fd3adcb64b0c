// base/own-members.js: options as they were written, whatever a script of the host has put on Object.prototype.

/**
 * The options that somebody has given: members of the object and of its class, so that an
 * AbortController serves as `{ signal }`, and nothing of Object.prototype.
 * @template {object} T
 * @param {T | null} [options]
 * @returns {Partial<T>}
 */
export function ownMembers(options) {
  const found = Object.create(null)
  let holder = Object(options)
  do {
    for (const name of Object.getOwnPropertyNames(holder)) {
      if (!(name in found)) found[name] = /** @type {any} */ (options)[name]
    }
    holder = Object.getPrototypeOf(holder)
    // The prototype of all objects, of this window or another one, is the one that has none.
  } while (holder && Object.getPrototypeOf(holder))
  return found
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
export const ONCE = /** @type {AddEventListenerOptions} */ (ownMembers({ once: true }))
