// tests/web/next-version.mjs: makes a copy of the site as its next version, for the tests of updates.
import assert from 'node:assert/strict'
import { cp, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DIST } from './dist.mjs'

/** A copy of the site as its next version. @returns {Promise<string>} the folder */
export async function nextVersion() {
  const folder = await mkdtemp(join(tmpdir(), 'nonet-'))
  await cp(DIST, folder, { recursive: true })
  const german = (await readdir(folder)).find((name) => /^de-[^.]+\.js$/.test(name)) ?? ''
  await cp(join(folder, german), join(folder, 'de-NEXT.js'))
  for (const [name, from, to] of /** @type {[string, RegExp, string][]} */ ([
    ['index.html', /<title([^>]*)>[^<]*/, '<title$1>The next version'],
    ['sw.js', /"[0-9a-f]{8}"/, '"next"'],
    ['sw.js', new RegExp(german), 'de-NEXT.js'],
  ])) {
    const file = join(folder, name)
    const before = await readFile(file, 'utf8')
    const after = before.replace(from, to)
    assert.notEqual(after, before, `${name} has the place to change`)
    await writeFile(file, after)
    await rm(`${file}.br`, { force: true })
  }
  return folder
}
