// base/import-with-retry.js: an import() that can succeed after it has failed.
//
// Firefox caches a failed import() as long as the page is open and never requests that address again (Chromium and
// WebKit do). So a module that fails is requested once more, under a new address. Bundlers choose the names of
// the files, so the address is only known from the error's message. In Firefox the message may name a file that the
// module itself imports; that cannot be repaired. The retry then yields another module, which lacks the
// expected export.

let tries = 0
/** Retries, by the address that failed. @type {Map<string, Promise<any>>} */
const arrived = new Map()

/**
 * Rejects with the first failure when the retry fails too; the next call tries again.
 * @template Module
 * @param {() => Promise<Module>} load only an import()
 * @param {keyof Module & string} name an export that no other module of the project has
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
