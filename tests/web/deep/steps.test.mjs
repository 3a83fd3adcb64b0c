// tests/web/deep/steps.test.mjs: kinds of steps on the page: what each rung of the hint draws, in both looks and three
// widths, and what axe finds.
//
// Here a few techniques, each of another form; `scripts/test steps` takes all of them (NONET_STEPS: a regular expression).
import assert from 'node:assert/strict'
import { test } from 'node:test'
import { axeFindings } from '../axe.mjs'
import { checkRung, lineOf, RUNGS, StepVisit, TECHNIQUES, UNSEEN } from '../steps.mjs'
import { visit } from './visit.mjs'

const SAMPLE =
  '^(finned-x-wing|unique-rectangle-3|als-xy-wing|grouped-continuous-nice-loop|cell-forcing-net|template-delete)$'
const wanted = new RegExp(process.env.NONET_STEPS ?? SAMPLE)
const tried = TECHNIQUES.filter((technique) => lineOf(technique) && wanted.test(technique))
/** So many techniques on one page: no test takes longer than others do. */
const AT_ONCE = 6

test('every technique has a position, but for those that none is known of', () => {
  const lacking = TECHNIQUES.filter((technique) => !lineOf(technique))
  assert.deepEqual(lacking, UNSEEN)
  assert.ok(tried.length > 0)
})

for (let first = 0; first < tried.length; first += AT_ONCE) {
  const techniques = tried.slice(first, first + AT_ONCE)
  for (const [width, height] of [
    [360, 780],
    [390, 844],
    [1280, 860],
  ]) {
    visit(`steps at ${width} px: ${techniques.join(', ')}`, { width, height }, async (at) => {
      const { page, server } = at
      /** @type {string[]} */
      const complaints = []
      page.on('console', (message) => {
        if (message.type() === 'error') complaints.push(message.text())
      })
      const steps = new StepVisit(page)
      await steps.open(server.url)
      for (const technique of techniques) {
        const step = await steps.show(technique)
        for (const [index, rung] of RUNGS.entries()) {
          const about = `${technique}, ${rung}`
          await steps.climb(index + 1)
          checkRung(step, rung, await steps.seen())
          // Between 360 and 390 px nothing differs that axe looks at.
          if (width === 360) continue
          for (const colorScheme of /** @type {const} */ (['light', 'dark'])) {
            await page.emulateMedia({ colorScheme })
            assert.deepEqual(await axeFindings(steps.reader.tab), [], `${about}, ${colorScheme}`)
          }
        }
      }
      assert.deepEqual(complaints, [], 'the console')
    })
  }
}
