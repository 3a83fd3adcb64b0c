// client/nonet-error.js: the error that every failed call throws.

/**
 * Why a call failed. `key` names a sentence of i18n (in "errors", or in "failures" for the two that the client
 * itself reports: solver-absent, solver-crashed), `args` are its values. `place` is the position in the text that was
 * read; 0 is unknown.
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

/** A failure of the core as a NonetError. @param {import('nonet-wasm').Failure['error']} failure */
export function errorOf({ key, line, column, text, found, expected }) {
  return new NonetError(key, { text, found, expected }, { line, column })
}
