// tests/cli/scale.test.mjs: the program as a filter under what spreads work over machines: GNU
// parallel itself, and what Hadoop's streaming and Spark's pipe do to a filter: any part of the lines,
// in any order, each with a key that its answer must keep.
// Needs build/native and GNU parallel: scripts/test cli sees to both.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { lines, numbers, program, run, shell } from './program.mjs'

const folder = mkdtempSync(join(tmpdir(), 'nonet-scale-'))
after(() => rmSync(folder, { recursive: true }))
const puzzles = lines(30_000, true)
const file = join(folder, 'puzzles.txt')
writeFileSync(file, `${puzzles.join('\n')}\n`)
const whole = await run([program, 'solve', '--number', file])
const answers = whole.out.split('\n').slice(0, -1)
/** An answer without its number. @param {string} line */
const result = (line) => line.slice(line.indexOf('\t') + 1)

/** The lines of shell in the README's section Scale: what is promised there is what is run here. */
const readme = readFileSync(new URL('../../README.md', import.meta.url), 'utf8')
const [, section] = readme.split('\n## Scale\n')
const promised = [...section.split('\n## ')[0].matchAll(/```sh\n(.*?)```/gs)]
  .map(([, text]) => text.trim())
  .join('\n')
  .replaceAll('\\\n', ' ')
  .split('\n')
/** The README's command that holds `part`, in this folder. @param {string} part */
function command(part) {
  const line = promised.find((text) => text.includes(part))
  assert.ok(line, `no command with ${part} in the README's section Scale`)
  return line.replaceAll('nonet solve', '$nonet solve')
}
const inFolder = (/** @type {string} */ line) => shell(`cd ${folder} && ${line}`)

test('every line of the input has its line in the output', () => {
  assert.equal(answers.length, puzzles.length)
  answers.forEach((line, index) => assert.ok(line.startsWith(`${index + 1}\t`)))
  assert.equal(whole.code, 1)
})

test('GNU parallel, two jobs: the answers of one run, in order', async (t) => {
  if (!has('parallel')) return t.skip('no GNU parallel')
  const line = command('--pipepart').replace('--block 100M', '--block 200k')
  const { code, err } = await inFolder(line)
  assert.equal(code, 0, err)
  const out = readFileSync(join(folder, 'solved.txt'), 'utf8').split('\n').slice(0, -1)
  assert.deepEqual(out.map(result), answers.map(result))
})

test('GNU parallel: a killed job is done again, the others are not', async (t) => {
  if (!has('parallel')) return t.skip('no GNU parallel')
  const line = command('--resume-failed').replace('--block 100M', '--block 200k')
  // The second job kills itself at the first attempt, as a machine that dies would.
  const dying = line.replace(
    '$nonet solve',
    '[ {#} != 2 ] || [ -e tried ] || { touch tried; kill -9 $$; }; echo {#} >>begun; $nonet solve',
  )
  assert.notEqual(dying, line)
  const first = await inFolder(dying)
  assert.notEqual(first.code, 0)
  const begun = () => readFileSync(join(folder, 'begun'), 'utf8').trim().split('\n')
  const before = begun()
  assert.ok(before.length > 3 && !before.includes('2'))
  const second = await inFolder(dying)
  assert.equal(second.code, 0, second.err)
  assert.deepEqual(begun().slice(before.length), ['2'])
  const collected = await inFolder(command('parts/'))
  assert.equal(collected.code, 0, collected.err)
  const out = readFileSync(join(folder, 'solved.txt'), 'utf8').split('\n').slice(0, -1)
  assert.deepEqual(out.map(result), answers.map(result))
})

/** Cuts the lines, each with its key, into parts of any length, some of them empty, in any order. */
function parts() {
  const below = numbers(5)
  const keyed = puzzles.map((line, index) => `${index}\t${line}`) // from 0, as an offset is
  const cut = []
  for (let at = 0; at < keyed.length; ) {
    const length = below(6) ? below(9000) : 0
    cut.push(keyed.slice(at, at + length))
    at += length
  }
  return cut.sort(() => below(3) - 1)
}

test("Hadoop's streaming: keys go in with the lines and come out with the answers", async () => {
  // What the framework does around the README's mapper: splits, then sorts by the key as a number.
  const mapper = /-mapper (".*?"|'.*?')/.exec(command('-mapper'))?.[1]
  assert.ok(mapper)
  const out = []
  for (const part of parts()) {
    const input = part.map((line) => `${line}\n`).join('')
    const ended = await shell(mapper.slice(1, -1), input)
    assert.equal(ended.code, 0, ended.err) // anything else is a failed task
    out.push(...ended.out.split('\n').slice(0, -1))
  }
  out.sort((a, b) => parseInt(a, 10) - parseInt(b, 10))
  assert.deepEqual(out.map(result), answers.map(result))
})

test("Spark's pipe: one process a partition, an exit code of 0, as many lines as went in", async () => {
  const python = /```python\n(.*?)```/s.exec(section)?.[1]
  const words = /pipe\("(.*?)", checkCode=True\)/.exec(python ?? '')?.[1]
  assert.ok(words)
  for (const part of parts()) {
    // It takes the line apart as a shell would, without being one.
    const taken = execFileSync('python3', ['-c', 'import shlex,sys;print("\\n".join(shlex.split(sys.argv[1])))', words])
    const [name, ...rest] = taken.toString().trim().split('\n')
    const env = { ...process.env, PATH: `${program.slice(0, -'/nonet'.length)}:${process.env.PATH}` }
    const ended = await run([name, ...rest], part.map((line) => `${line}\n`).join(''), { env })
    assert.equal(ended.code, 0, ended.err)
    assert.equal(ended.out.split('\n').length - 1, part.length)
  }
})

/** @param {string} name */
function has(name) {
  try {
    execFileSync('which', [name])
    return true
  } catch {
    return false
  }
}
