// base/import-with-retry.js: imports a module that may have failed to arrive before.
//
// Firefox keeps the failure of an import() for as long as the page is open: the same address is never
// asked for again (Chromium and WebKit ask). So a module that fails is asked for once more at once, under
// an address that is new. Bundlers name the files, so the address is only known from the message of
// the failure. In Firefox that may name a file that the module itself imports, which cannot be mended:
// then what comes is not the module, and lacks its export.

let tries = 0
/** By the address that failed. @type {Map<string, Promise<any>>} */
const arrived = new Map()

/**
 * Rejects as `load` does when the second try fails, too; the next call tries again.
 * @template Module
 * @param {() => Promise<Module>} load nothing but an import()
 * @param {keyof Module & string} name an export that no other file of ours has
 * @returns {Promise<Module>}
 */
export async function importWithRetry(load, name) {
  try {
    return await load()
  } catch (reason) {
    const [address] = /https?:\S+/.exec(String(reason)) ?? []
    if (!address) throw reason
    const coming = arrived.get(address) ?? importAs(address)
    arrived.set(address, coming)
    const module = await coming.catch(() => undefined)
    if (module && name in module) return module
    arrived.delete(address)
    throw reason
  }
}

/** @param {string} address */
function importAs(address) {
  const url = new URL(address)
  url.searchParams.set('again', String(++tries))
  const { href } = url
  return import(/* webpackIgnore: true */ /* @vite-ignore */ href)
}
