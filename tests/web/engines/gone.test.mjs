// tests/web/engines/gone.test.mjs: a browser that does not start, does not answer, or ends in the middle and then again
// fails one case with one clear line; the others are skipped, and the runner ends. One that ends once is started again.
// The Firefox ESR before the current one works.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, delimiter, join } from 'node:path'
import { test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { BrowsingContext } from 'puppeteer-core/internal/bidi/core/BrowsingContext.js'
import { ProtocolError } from 'puppeteer-core/internal/common/Errors.js'
import * as chromium from './chromium.mjs'
import * as firefox from './firefox.mjs'
import * as webkit from './webkit.mjs'

const planted = fileURLToPath(new URL('planted.mjs', import.meta.url))

/**
 * Runs the four scenarios with a fake program instead of the browser.
 * @param {string} name @param {string} program @param {string} line what the program does
 * @param {Record<string, string>} more of the environment
 */
async function run(name, program, line, more) {
  const folder = mkdtempSync(join(tmpdir(), 'nonet-gone-'))
  const pid = join(folder, 'pid')
  try {
    writeFileSync(
      join(folder, basename(program)),
      `#!/bin/sh\necho $$ >'${pid}'\n${line.replace('BROWSER', `'${program}'`)}\n`,
      { mode: 0o755 },
    )
    const words = ['--test-force-exit', '--test-reporter=spec', planted, name]
    const { NODE_TEST_CONTEXT, ...env } = process.env
    const child = spawn(process.execPath, words, {
      env: {
        ...env,
        PATH: `${folder}${delimiter}${process.env.PATH}`,
        NONET_PID: pid,
        ...more,
      },
    })
    let out = ''
    for await (const part of child.stdout) out += part
    return out
  } finally {
    rmSync(folder, { recursive: true })
  }
}

for (const [name, { program }] of Object.entries({ chromium, firefox, webkit })) {
  const path = program() ?? ''
  const options = { skip: !path && 'not installed', timeout: 200_000 }
  for (const [what, line] of [
    ['ends at once', 'exit 3'],
    ['never answers', 'exec sleep 100'],
  ]) {
    test(`${name}: a browser that ${what}`, options, async () => {
      const out = await run(name, path, line, { NONET_START_MS: '4000' })
      assert.match(out, new RegExp(`Error: ${name} cannot be driven: `))
      assert.match(out, /^ℹ fail 1$/m)
      assert.match(out, /^ℹ skipped 3$/m)
    })
  }
  // A browser that hangs takes the whole limit of time, in every engine.
  const ends = name === 'firefox' ? { dies: 'SIGKILL', hangs: 'SIGSTOP' } : { dies: 'SIGKILL' }
  for (const [what, signal] of Object.entries(ends)) {
    test(`${name}: a browser that ${what} in the middle`, options, async () => {
      const more = { NONET_SIGNAL: signal, NONET_ANSWER_MS: '8000' }
      const out = await run(name, path, 'exec BROWSER "$@"', more)
      assert.match(
        out,
        new RegExp(`^unsteady: ${name}: meanwhile: ${name} does not answer any more: `, 'm'),
      )
      assert.match(out, new RegExp(`Error: ${name} does not answer any more: `))
      assert.match(out, /^ℹ pass 1$/m)
      assert.match(out, /^ℹ fail 1$/m)
      assert.match(out, /^ℹ skipped 2$/m)
    })
  }
  test(`${name}: a browser that dies once is started again`, options, async () => {
    const out = await run(name, path, 'exec BROWSER "$@"', {
      NONET_SIGNAL: 'SIGKILL',
      NONET_TIMES: '1',
    })
    assert.match(
      out,
      new RegExp(`^unsteady: ${name}: meanwhile: ${name} does not answer any more: `, 'm'),
    )
    assert.match(out, /^ℹ pass 4$/m)
    assert.match(out, /^ℹ fail 0$/m)
  })
}

test('a Firefox that does not know the orientation of a screen', {
  skip: !firefox.program() && 'not installed',
  timeout: 60_000,
}, async (now) => {
  now.mock.method(BrowsingContext.prototype, 'setScreenOrientationOverride', async () => {
    throw new ProtocolError('unknown command: emulation.setScreenOrientationOverride')
  })
  const engine = await firefox.launch()
  try {
    const tab = await engine.open()
    assert.deepEqual(await tab.js(() => [innerWidth, devicePixelRatio]), [390, 3])
    await tab.close()
  } finally {
    await engine.close()
  }
})
