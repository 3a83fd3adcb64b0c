// tests/web/axe.mjs: runs axe-core inside a page of any engine, and lists its findings, one line each.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/**
 * Rules of WCAG 2.2 A and AA and axe's best practices; an "incomplete" one, where axe could not
 * decide, is not a finding.
 * @param {import('./engines/engine.mjs').Tab} tab @returns {Promise<string[]>}
 */
export async function axeFindings(tab) {
  await tab.js(`() => { if (!globalThis.axe) { ${source} } }`)
  return tab.js(async () => {
    const { axe } = /** @type {any} */ (globalThis)
    const { violations } = await axe.run(document, { resultTypes: ['violations'] })
    return violations.flatMap((/** @type {any} */ { id, nodes }) =>
      nodes.map((/** @type {any} */ { target, failureSummary }) => {
        return `${id}: ${target.flat().join(' ')}: ${failureSummary.replaceAll(/\s+/g, ' ')}`
      }),
    )
  })
}
