// client/trusted-url.js: the Trusted Types policy "nonet", for the addresses of workers and of the service worker.

/** @type {{createScriptURL: (url: string) => unknown} | undefined} */
let policy
/** A refused policy is not created again: each attempt would be reported as a violation. */
let isRefused = false
/** The only address that the policy accepts. */
let ours = ''

/**
 * The address in the form that a page with Trusted Types requires; elsewhere as it is. The policy accepts no
 * address but the one passed here. Throws where the host does not allow a policy named "nonet".
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
