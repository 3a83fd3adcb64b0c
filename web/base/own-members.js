// base/own-members.js: options as the caller wrote them, without what a script of the host has put on
// Object.prototype.

/**
 * The members of an object and of its class, so that an AbortController can be passed for `{ signal }`; nothing
 * of Object.prototype.
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
    // Object.prototype, of this window or of another one, is the object without a prototype.
  } while (holder && Object.getPrototypeOf(holder))
  return found
}

/**
 * Whether an object has this member itself; narrows a union of types.
 * @template {object} T @template {string} K
 * @param {T} object @param {K} name
 * @returns {object is Extract<T, Record<K, any>>}
 */
export function has(object, name) {
  return Object.hasOwn(object, name)
}

/** For addEventListener, which would also use an inherited `signal`. */
export const ONCE = /** @type {AddEventListenerOptions} */ (ownMembers({ once: true }))
