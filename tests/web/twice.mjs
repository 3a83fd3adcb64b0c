// tests/web/twice.mjs: runs a test of the page once more, from its start, if it fails.
//
// Three browsers share the processors of a build server, and one of them sometimes gets none for seconds. A fault of
// the page fails both runs. A test that passes only the second time prints a line that begins with `unsteady:`, which
// scripts/test repeats at its end, so that it is seen.

/** @param {string} title @param {() => Promise<void>} run @param {() => boolean} [mayRepeat] default always */
export async function twice(title, run, mayRepeat = () => true) {
  try {
    await run()
  } catch (error) {
    if (!mayRepeat()) throw error
    const [reason] = String(error instanceof Error ? error.message : error).split('\n')
    console.log(`unsteady: ${title}: ${reason}`)
    await run()
  }
}
