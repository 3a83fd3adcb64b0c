// tests/consumers/checkers.test.mjs: what the checkers of packages say about the tarball, and what
// is in it.
import assert from 'node:assert/strict'
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { test } from 'node:test'
import { HERE, manifest, PACKAGE, shell, TARBALL } from './lib.mjs'

test('publint has no findings', { timeout: 60_000 }, async () => {
  const { stdout } = await shell(HERE, `publint '${PACKAGE}' --strict`)
  assert.match(stdout, /All good!/)
})

test('attw has no findings', { timeout: 60_000 }, async () => {
  // The package is modules only, as its elements could be nothing else: CommonJS has import(). Some
  // entries are files to copy and nothing to import.
  const files = Object.keys(manifest.exports).filter((entry) => !manifest.exports[entry].types)
  const options = `--profile esm-only --exclude-entrypoints ${files.join(' ')} --format ascii`
  const { stdout } = await shell(HERE, `attw '${TARBALL}' ${options}`)
  for (const [entry, { types }] of Object.entries(manifest.exports)) {
    if (!types) continue
    const name = join('nonet', entry)
    const verdict = `"${name}"\n\nnode16 (from ESM): 🟢 (ESM)\nbundler: 🟢 \n`
    assert.ok(stdout.includes(verdict), `${name} in ${stdout}`)
  }
})

test('the tarball only contains what a consumer needs', async () => {
  const { stdout } = await shell(HERE, `tar tzf '${TARBALL}'`)
  const files = stdout.trim().split('\n')
  const expected =
    /^package\/(((archive|board)\/)?[\w.-]+\.js|nonet(-plain|-human|-engine|-generate(-plain)?)?\.wasm|nonet\.css|custom-elements\.json|package\.json|README\.md|LICENSE|bin\/[\w.-]+|types\/[\w/-]+\.d\.ts)$/
  assert.deepEqual(
    files.filter((file) => !expected.test(file)),
    [],
  )
  for (const field of ['dependencies', 'devDependencies', 'scripts', 'private']) {
    assert.equal(field in manifest, false, `package.json has ${field}`)
  }
})

test('the README gives the lines that these projects are built by', async () => {
  const readme = await readFile(join(PACKAGE, 'README.md'), 'utf8')
  const copies = 'cp node_modules/nonet/*worker.js node_modules/nonet/nonet*.wasm'
  assert.ok(readme.includes(`${copies} dist/`))
  for (const name of ['esbuild', 'rollup']) {
    const { scripts } = JSON.parse(
      await readFile(join(HERE, 'projects', name, 'package.json'), 'utf8'),
    )
    assert.ok(scripts.build.includes(copies), name)
  }
})
