// scripts/get-npm.mjs: installs npm from its own registry into build/npm/.
//
//   node scripts/get-npm.mjs     exits with 1 if the registry cannot be reached
//
// Debian's npm consists of 353 packages; this is one archive, and a minute faster. It is checked against the
// digest below. lib.sh puts build/npm/ at the end of the PATH, so that any npm that is installed comes first.
import { execFileSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { chmodSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { exit } from 'node:process'
import { fileURLToPath } from 'node:url'

/** The last that runs on Node 18. */
const ADDRESS = 'https://registry.npmjs.org/npm/-/npm-10.9.4.tgz'
const SHA512 =
  'OnUG836FwboQIbqtefDNlyR0gTHzIfwRfE3DuiNewBvnMnWEpB0VEXwBlFVgqpNzIgYo/MHh3d2Hel/pszapAA=='

const folder = fileURLToPath(new URL('../build/npm', import.meta.url))
const unfinished = `${folder}.new`

async function main() {
  const answer = await fetch(ADDRESS)
  if (!answer.ok) throw new Error(`${ADDRESS}: ${answer.status}`)
  const archive = new Uint8Array(await answer.arrayBuffer())
  const digest = createHash('sha512').update(archive).digest('base64')
  if (digest !== SHA512) throw new Error(`${ADDRESS} is not what it was: ${digest}`)
  rmSync(unfinished, { recursive: true, force: true })
  mkdirSync(unfinished, { recursive: true })
  execFileSync('tar', ['-xzf', '-', '-C', unfinished], { input: archive })
  for (const name of ['npm', 'npx']) {
    const file = join(unfinished, name)
    writeFileSync(
      file,
      `#!/bin/sh\nexec node "$(dirname "$(realpath "$0")")/package/bin/${name}-cli.js" "$@"\n`,
    )
    chmodSync(file, 0o755)
  }
  rmSync(folder, { recursive: true, force: true })
  renameSync(unfinished, folder)
}

await main().catch((error) => {
  console.error(`npm was not fetched: ${error.message}`)
  exit(1)
})
