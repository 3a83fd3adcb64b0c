// tests/web/slow-phone.mjs: slows a tab down to a mid-tier phone, whatever the machine's present speed.
//
// Lighthouse's slow phone is a usual computer slowed down four times. Machines that run tests are often slower, and
// their speed differs from minute to minute by more than the effects to be measured. Lighthouse and Chromium's
// DevTools therefore calibrate the slowdown by a benchmark of their own (the number of strings created and of numbers
// copied in a second). This does the same just before each measurement: four times at most, less where that would be
// slower than INDEX.
import { pageFunctions } from 'lighthouse/core/lib/page-functions.js'

const SLOWER = 4
/** Four times slowed down, a computer of 2,200; of phones, twice a Moto G Power of 2022 (DevTools' 264). */
const INDEX = 550

/**
 * @param {import('playwright-core').Page} page of Chromium
 * @returns {Promise<import('playwright-core').CDPSession>} which keeps the tab slow
 */
export async function slowDown(page) {
  const session = await page.context().newCDPSession(page)
  await session.send('Emulation.setCPUThrottlingRate', { rate: 1 })
  const index = await page.evaluate(`(${pageFunctions.computeBenchmarkIndex})()`)
  const rate = Math.max(1, Math.min(SLOWER, Number(index) / INDEX))
  console.log(`a benchmark index of ${index}: slowed down ${rate.toFixed(1)} times`)
  await session.send('Emulation.setCPUThrottlingRate', { rate })
  return session
}
