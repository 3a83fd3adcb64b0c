// tests/wasm/cli.test.mjs: tests the command line, the native one and the one for Node, by one table.
//
// The program for Node is put together as the package has it: bin/nonet.js and its wasm side by side,
// called through a link, from another folder. NONET_NODE=FILE names another Node to run it.
import assert from 'node:assert/strict'
import { spawn, spawnSync } from 'node:child_process'
import {
  chmodSync,
  copyFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, before, describe, test } from 'node:test'
import { fileURLToPath } from 'node:url'
import { COMMANDS, PROPER } from './cli-cases.mjs'
import { FILES, REFUSALS } from './cli-refusals.mjs'

const SOLUTION = '1234341221434321\n'
const root = (/** @type {string} */ path) =>
  fileURLToPath(new URL(`../../${path}`, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'nonet cli '))
const link = join(folder, 'nonet')

before(() => {
  mkdirSync(join(folder, 'bin'))
  copyFileSync(root('web/cli/nonet.js'), join(folder, 'bin/nonet.js'))
  copyFileSync(root('build/wasm/nonet-cli.wasm'), join(folder, 'bin/nonet-cli.wasm'))
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}\n')
  symlinkSync(join(folder, 'bin/nonet.js'), link)
  mkdirSync(join(folder, 'at/folder'), { recursive: true })
  for (const [name, text] of Object.entries(FILES)) writeFileSync(join(folder, 'at', name), text)
})
after(() => rmSync(folder, { recursive: true }))

const programs = [
  { name: 'native', command: [root('build/native/nonet')] },
  { name: 'Node', command: [process.env.NONET_NODE ?? process.execPath, link] },
]

/**
 * Root may read everything, so for root another user runs the program: a copy of it, which that user can
 * reach wherever the project lies.
 * @param {string[]} command @returns {{command: string[], user: {uid?: number}}}
 */
function withoutRights([file, ...first]) {
  chmodSync(folder, 0o755)
  if (process.getuid?.() !== 0) return { command: [file, ...first], user: {} }
  const copy = join(folder, 'program')
  copyFileSync(file, copy)
  chmodSync(copy, 0o755)
  return { command: [copy, ...first], user: { uid: 65534 } }
}

/** The program for Node has no learning engine, as nonet.wasm. @param {string} text */
const withoutLearning = (text) => text.replace('classic, learning, general', 'classic, general')

/**
 * @param {string[]} command @param {string[]} words @param {string | Buffer} [input]
 * @param {{uid?: number}} [user]
 */
function run([file, ...first], words, input = '', user = {}) {
  const done = spawnSync(file, [...first, ...words], {
    ...user,
    cwd: join(folder, 'at'),
    input,
    encoding: 'utf8',
    maxBuffer: 1e8,
  })
  if (done.error) throw done.error
  return {
    out: withoutLearning(done.stdout.replaceAll(/,"us":[\d.]+/g, '')),
    err: withoutLearning(done.stderr),
    code: done.status,
  }
}

/** @param {string | string[] | undefined} text */
const whole = (text) => (text === undefined ? '' : `${[text].flat().join('\n')}\n`)

for (const { name, command } of programs) {
  describe(`the ${name} program`, { skip: !existsSync(command[0]) && 'not built' }, () => {
    for (const one of [...COMMANDS, ...REFUSALS]) {
      test(one.name, () => {
        const { out, err, code } = run(command, one.words, one.input)
        assert.equal(err, withoutLearning(whole(one.err)))
        assert.equal(out, whole(one.out))
        assert.equal(code, one.code ?? 0)
      })
    }

    test('help, also without arguments, and the version', () => {
      const help = run(command, ['--help'])
      assert.match(help.out, /^Usage: nonet COMMAND/)
      for (const { words } of COMMANDS) assert.match(help.out, new RegExp(`^  ${words[0]} `, 'm'))
      assert.deepEqual(run(command, ['help']), help)
      assert.deepEqual(run(command, []), { out: '', err: help.out, code: 2 })
      assert.match(run(command, ['--version']).out, /^nonet \d+\.\d+\.\d+\n$/)
    })

    test('a file that may not be read', () => {
      const file = join(folder, 'at/secret.txt')
      writeFileSync(file, PROPER)
      chmodSync(file, 0)
      const as = withoutRights(command)
      const { err, code } = run(as.command, ['solve', 'secret.txt'], '', as.user)
      assert.equal(err, 'secret.txt: cannot be read: Permission denied\n')
      assert.equal(code, 2)
    })

    test('100,000 lines through a pipe', () => {
      const { out, err, code } = run(command, ['solve'], PROPER.repeat(100_000))
      assert.equal(err, '')
      assert.equal(code, 0)
      assert.ok(out === SOLUTION.repeat(100_000))
    })

    test('a pipe without data for a while is not at its end', async () => {
      const [file, ...first] = command
      const child = spawn(file, [...first, 'solve'], { stdio: ['pipe', 'pipe', 'inherit'] })
      let out = ''
      child.stdout.on('data', (part) => {
        out += part
      })
      for (const part of [PROPER.slice(0, 7), PROPER.slice(7), PROPER]) {
        child.stdin.write(part)
        await new Promise((resolve) => setTimeout(resolve, 150))
      }
      child.stdin.end()
      const code = await new Promise((resolve) => child.on('close', resolve))
      assert.equal(out, SOLUTION.repeat(2))
      assert.equal(code, 0)
    })

    test('a reader that goes away is no reason to say anything', () => {
      writeFileSync(join(folder, 'at/many.txt'), PROPER.repeat(50_000))
      const words = [...command, 'solve', 'many.txt'].map((word) => `'${word}'`).join(' ')
      const script = `${words} | head -n 1; echo "\${PIPESTATUS[0]}"`
      const { out, err } = run(['bash', '-c', script], [])
      assert.equal(err, '')
      assert.equal(out, `${SOLUTION}141\n`)
    })

    test('an output without space', { skip: !existsSync('/dev/full') && 'no /dev/full' }, () => {
      for (const asked of [['solve', 'one.txt'], ['--help'], ['formats'], ['--version']]) {
        const words = [...command, ...asked].map((word) => `'${word}'`).join(' ')
        const { err, code } = run(['bash', '-c', `${words} >/dev/full`], [])
        assert.equal(err, 'nonet: the results could not be written\n', words)
        assert.equal(code, 2, words)
      }
    })

    test('nothing on standard input at all', () => {
      const words = [...command, 'solve'].map((word) => `'${word}'`).join(' ')
      const { err, code } = run(['bash', '-c', `${words} </dev/null`], [])
      assert.match(err, /^-: The text is empty/)
      assert.equal(code, 1)
    })
  })
}
