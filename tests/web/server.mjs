// tests/web/server.mjs: the static host that serves the site to the tests.
//
// It serves dist/ as any plain host would (sirv: Brotli files, right types), and adds what tests need: the strict
// content security policy with an address for reports of violations, a log of requests with their bytes, a delay for
// chosen files, a folder to mount the page under, and a way to stop serving. Every server has a port of its own: a
// new origin, so that tests do not share storage, and so that a second server can be another origin.
import { once } from 'node:events'
import { createServer } from 'node:http'
import sirv from 'sirv'

/**
 * The strict policy, with an address for reports: each violation in any engine, workers included, is added to
 * `violations`.
 */
export const POLICY = [
  "default-src 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self'",
  "img-src 'self'",
  "manifest-src 'self'",
  "connect-src 'self'",
  "worker-src 'self'",
].join('; ')

/**
 * @typedef {object} ServerOptions
 * @property {string} directory what to serve
 * @property {string} [base] the folder to mount it under, with slashes at both ends; default '/'
 * @property {{test: RegExp, ms: number}} [delay] holds back answers whose path matches
 * @property {Record<string, string>} [pages] further pages and scripts, by path below base
 * @property {string} [policy] instead of the strict one; '' for none
 * @property {boolean} [cors] other origins may read everything
 * @property {Record<string, string>} [headers] further ones, with every answer
 */

/**
 * @typedef {{path: string, status: number, encoding: string, type: string, bytes: number}} LogEntry
 */

/**
 * @typedef {object} Server
 * @property {string} origin `http://localhost:PORT`
 * @property {string} url origin and base
 * @property {LogEntry[]} log every answer, bytes of the body as sent
 * @property {Record<string, string>} pages those of the options; more may be put in
 * @property {string} policy that of the options; may be changed
 * @property {RegExp | undefined} broken while set, paths that match are answered with an error
 * @property {boolean} hasFallback a missing file is answered with index.html and 200, as many hosts do
 * @property {string[]} friends other origins that the page may request
 * @property {string[]} violations one line for each report of the policy
 * @property {() => Promise<void>} stop closes the port: the network is gone
 * @property {() => Promise<void>} start opens the same port again
 * @property {(directory: string) => void} change from now on another build of the site is served
 * @property {(path: RegExp) => () => void} hold answers whose path matches wait until the function that
 *   it returns is called
 */

/** @param {ServerOptions} options @returns {Promise<Server>} */
export async function serve({ directory, base = '/', delay, pages = {}, ...more }) {
  const { cors = false, headers = {} } = more
  /** @type {LogEntry[]} */
  const log = []
  /** @type {string[]} */
  const violations = []
  /** @type {{path: RegExp, release: Promise<void>} | undefined} */
  let held
  const siteOf = (/** @type {string} */ folder) =>
    sirv(folder, { brotli: true, gzip: true, etag: true })
  let files = siteOf(directory)

  /**
   * @param {import('node:http').IncomingMessage} request
   * @param {import('node:http').ServerResponse} response
   */
  const answer = async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost')
    if (request.method === 'POST' && pathname === '/csp-report') {
      violations.push(describe(await body(request)))
      response.writeHead(204).end()
      return
    }
    countBytes(response, pathname, log)
    if (held?.path.test(pathname)) await held.release
    if (delay?.test.test(pathname)) await new Promise((done) => setTimeout(done, delay.ms))
    if (site.broken?.test(pathname)) {
      response.writeHead(503, { 'content-type': 'text/plain' }).end('not now')
      return
    }
    if (site.policy) {
      response.setHeader('content-security-policy', `${site.policy}; report-uri /csp-report`)
    }
    if (cors) response.setHeader('access-control-allow-origin', '*')
    for (const [name, value] of Object.entries(headers)) response.setHeader(name, value)
    const missing = () => {
      if (site.hasFallback && request.url !== '/') {
        request.url = '/'
        files(/** @type {any} */ (request), response, missing)
        return
      }
      response.writeHead(404, { 'content-type': 'text/plain' }).end('not here')
    }
    if (!pathname.startsWith(base)) return missing()
    const path = pathname.slice(base.length)
    if (path in pages) {
      const type = path.endsWith('.js') ? 'text/javascript' : 'text/html'
      response.writeHead(200, { 'content-type': `${type}; charset=utf-8` }).end(pages[path])
      return
    }
    request.url = `/${(request.url ?? '').slice(base.length)}`
    files(/** @type {any} */ (request), response, missing)
  }

  const server = createServer(answer)
  const port = await listenOnNewPort(server)
  const origin = `http://localhost:${port}`
  const site = {
    origin,
    url: origin + base,
    pages,
    policy: more.policy ?? POLICY,
    /** @type {RegExp | undefined} */
    broken: undefined,
    hasFallback: false,
    /** @type {string[]} */
    friends: [],
    log,
    violations,
    async stop() {
      if (!server.listening) return
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
    hold(/** @type {RegExp} */ path) {
      let goOn = () => {}
      /** @type {Promise<void>} */
      const release = new Promise((done) => {
        goOn = done
      })
      held = { path, release }
      return goOn
    },
    change(/** @type {string} */ folder) {
      files = siteOf(folder)
    },
    async start() {
      server.listen(port)
      await once(server, 'listening')
    },
  }
  return site
}

/** The ports that servers of this process have had: a browser still stores something for their origins. */
const used = new Set()

/** The system may give a port that an earlier server had. @param {import('node:http').Server} server */
async function listenOnNewPort(server) {
  for (;;) {
    server.listen(0)
    await once(server, 'listening')
    const { port } = /** @type {import('node:net').AddressInfo} */ (server.address())
    if (!used.has(port)) {
      used.add(port)
      return port
    }
    server.close()
    await once(server, 'close')
  }
}

/** @param {import('node:http').IncomingMessage} request */
async function body(request) {
  let text = ''
  for await (const chunk of request) text += chunk
  return text
}

/** @param {string} text the JSON of a report */
function describe(text) {
  const report = JSON.parse(text)['csp-report'] ?? {}
  const directive = report['effective-directive'] ?? report['violated-directive']
  const place = `${report['source-file']}:${report['line-number']}`
  return `${directive}: ${report['blocked-uri']} in ${place}`
}

/**
 * Logs a finished answer, with the bytes of its body as sent.
 * @param {import('node:http').ServerResponse} response @param {string} path @param {LogEntry[]} log
 */
function countBytes(response, path, log) {
  let bytes = 0
  const { write, end } = response
  /** @param {any} chunk */
  const count = (chunk) => {
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) bytes += Buffer.byteLength(chunk)
  }
  response.write = /** @type {any} */ (
    /** @param {any[]} args */ (...args) => {
      count(args[0])
      return Reflect.apply(write, response, args)
    }
  )
  response.end = /** @type {any} */ (
    /** @param {any[]} args */ (...args) => {
      count(args[0])
      return Reflect.apply(end, response, args)
    }
  )
  response.on('finish', () => {
    const header = /** @param {string} name */ (name) => String(response.getHeader(name) ?? '')
    log.push({
      path,
      status: response.statusCode,
      encoding: header('content-encoding'),
      type: header('content-type'),
      bytes,
    })
  })
}
