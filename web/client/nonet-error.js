// client/nonet-error.js: why a call came to nothing, as what is thrown.

/**
 * Why a call came to nothing. `key` names a sentence of i18n ("errors", or "failures" for the two
 * of the client itself: solver-absent, solver-crashed) and `args` fill it in; `place` is where in
 * the text that was read, with 0 for "not known".
 */
export class NonetError extends Error {
  /**
   * @param {string} key
   * @param {{text?: string, found?: number, expected?: number}} [args]
   * @param {{line: number, column: number}} [place]
   */
  constructor(key, args = {}, place = { line: 0, column: 0 }) {
    super(key)
    this.name = 'NonetError'
    this.key = key
    this.args = args
    this.place = place
  }
}

/** A failure of the core, as what is thrown. @param {import('nonet-wasm').Failure['error']} failure */
export function errorOf({ key, line, column, text, found, expected }) {
  return new NonetError(key, { text, found, expected }, { line, column })
}
