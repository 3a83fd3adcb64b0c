// client/trusted-url.js: the one policy of ours, "nonet", under which a host with Trusted Types lets our own
// addresses become a worker, or the page's service worker, and nothing else.

/** @type {{createScriptURL: (url: string) => unknown} | undefined} */
let policy
/** Refused once, refused for ever; asking again would only be reported again. */
let isRefused = false
/** The one address that may pass. */
let ours = ''

/**
 * Under Trusted Types an address has to come from a policy; it lets only pass what was made here.
 * Throws where the host does not allow a policy named "nonet".
 * @param {string} url @returns {string}
 */
export function trustedUrl(url) {
  const types = Reflect.get(globalThis, 'trustedTypes')
  if (!types) return url
  if (isRefused) throw new TypeError('no policy "nonet"')
  if (!policy) {
    isRefused = true
    policy = types.createPolicy('nonet', { createScriptURL: onlyOurs })
    isRefused = false
  }
  ours = url
  return /** @type {string} */ (policy?.createScriptURL(url))
}

/** @param {string} address */
function onlyOurs(address) {
  if (address !== ours) throw new TypeError(`not one of nonet's own: ${address}`)
  return address
}
