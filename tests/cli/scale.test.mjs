// tests/cli/scale.test.mjs: the program as a filter under what spreads work over machines: GNU
// parallel itself, and what Hadoop's streaming and Spark's pipe do to a filter: any part of the lines,
// in any order, each with a key that its answer must keep.
// Needs build/native and GNU parallel: scripts/test cli sees to both.
import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { env, lines, numbers, program, run, shell } from './program.mjs'

const folder = mkdtempSync(join(tmpdir(), 'nonet-scale-'))
after(() => rmSync(folder, { recursive: true }))
const puzzles = lines(30_000, true)
const file = join(folder, 'puzzles.txt')
writeFileSync(file, `${puzzles.join('\n')}\n`)
const whole = await run([program, 'solve', '--number', file])
const answers = whole.out.split('\n').slice(0, -1)
/** An answer without its number. @param {string} line */
const result = (line) => line.slice(line.indexOf('\t') + 1)

/** The shell commands of the section Scale in core/cli/README.md: the tests run what the document promises. */
const readme = readFileSync(new URL('../../core/cli/README.md', import.meta.url), 'utf8')
const [, section] = readme.split('\n## Scale\n')
const promised = [...section.split('\n## ')[0].matchAll(/```sh\n(.*?)```/gs)]
  .map(([, text]) => text.trim())
  .join('\n')
  .replaceAll('\\\n', ' ')
  .split('\n')
/** The document's command that contains `part`. @param {string} part */
function command(part) {
  const line = promised.find((text) => text.includes(part))
  assert.ok(line, `no command with ${part} in core/cli/README.md, section Scale`)
  return line
}
const inFolder = (/** @type {string} */ line) => shell(`cd ${folder} && ${line}`)

test('every line of the input has its line in the output', () => {
  assert.equal(answers.length, puzzles.length)
  for (const [index, line] of answers.entries()) assert.ok(line.startsWith(`${index + 1}\t`))
  assert.equal(whole.code, 1)
})

/** Two jobs at a time, of 200 KB. @param {string} line */
const small = (line) =>
  line.replace('--block 100M', '--block 200k').replace('parallel', 'parallel -j2')
const solved = () => readFileSync(join(folder, 'solved.txt'), 'utf8').split('\n').slice(0, -1)

/** A `nonet` that is killed in the middle of its output when it is called the second time. */
function dying() {
  const bin = join(folder, 'bin')
  rmSync(bin, { recursive: true, force: true })
  mkdirSync(bin)
  const script = `#!/bin/sh
    echo >>${bin}/calls
    if [ "$(wc -l <${bin}/calls)" -ge 2 ] && mkdir ${bin}/killed 2>/dev/null; then
      head -n 100 | ${program} solve --number
      kill -9 $$
    fi
    exec ${program} "$@"`
  writeFileSync(join(bin, 'nonet'), script, { mode: 0o755 })
  const calls = () => readFileSync(join(bin, 'calls'), 'utf8').length
  const shellOfIt = (/** @type {string} */ line) =>
    run(['bash', '-c', `cd ${folder} && ${line}`], '', {
      env: { ...process.env, PATH: `${bin}:${process.env.PATH}` },
    })
  return { calls, shell: shellOfIt }
}

test('GNU parallel, two jobs: the answers of one run, in order', async (t) => {
  if (!has('parallel')) return t.skip('no GNU parallel')
  const { code, err } = await inFolder(small(command('-k ')))
  assert.equal(code, 0, err)
  assert.deepEqual(solved().map(result), answers.map(result))
})

test('GNU parallel: a killed job is done again, the others are not', async (t) => {
  if (!has('parallel')) return t.skip('no GNU parallel')
  await inFolder('rm -f solved.txt; mkdir -p parts')
  const { calls, shell: withDying } = dying()
  const line = small(command('{#}.new'))
  const first = await withDying(line)
  assert.equal(first.code, 1) // jobs that failed
  const before = calls()
  assert.ok(before > 5)
  const second = await withDying(line)
  assert.equal(second.code, 0, second.err)
  assert.equal(calls(), before + 1)
  const collected = await inFolder(command('sort -n'))
  assert.equal(collected.code, 0, collected.err)
  assert.deepEqual(solved().map(result), answers.map(result))
})

test('GNU parallel, a file a job: --joblog and --resume-failed do the killed one again', async (t) => {
  if (!has('parallel')) return t.skip('no GNU parallel')
  await inFolder(`rm -f solved.txt; split -n l/8 puzzles.txt part.`)
  const { calls, shell: withDying } = dying()
  const line = `parallel -j2 --joblog jobs.log --resume-failed 'nonet solve --number <{} >{}.solved ||
    [ $? = 1 ]' ::: part.??`
  assert.equal((await withDying(line)).code, 1)
  assert.equal(calls(), 8)
  assert.equal((await withDying(line)).code, 0)
  assert.equal(calls(), 9)
  await inFolder('cat part.*.solved | cut -f 2 >solved.txt')
  assert.deepEqual(solved(), answers.map(result))
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

/** A command's words as those engines take it apart: by a shell's quotes, and nothing else of it. */
function words(/** @type {string} */ text) {
  const program = 'import shlex, sys; print("\\n".join(shlex.split(sys.argv[1])))'
  const taken = execFileSync('python3', ['-c', program, text], { encoding: 'utf8' })
  return taken.trim().split('\n')
}
/** @param {string} text @param {string[]} part @param {NodeJS.ProcessEnv} surroundings */
const filtered = (text, part, surroundings = env) =>
  run(words(text), part.map((line) => `${line}\n`).join(''), { env: surroundings })

test("Hadoop's streaming: keys go in with the lines and come out with the answers", async () => {
  // What it does around the document's mapper: parts of the file, then sorting by the key as a number.
  const mapper = /-mapper '(.*?)'/.exec(command('-mapper'))?.[1]
  assert.ok(mapper)
  const out = []
  for (const part of parts()) {
    const ended = await filtered(mapper, part)
    assert.equal(ended.code, 0, ended.err) // anything else is a failed task
    out.push(...ended.out.split('\n').slice(0, -1))
  }
  out.sort((a, b) => parseInt(a, 10) - parseInt(b, 10))
  assert.deepEqual(out.map(result), answers.map(result))
})

test("Spark's pipe: in each partition as many lines as went in, with their numbers", async () => {
  const pipe = /pipe\("(.*?)", checkCode=True\)/.exec(section)?.[1]
  assert.ok(pipe)
  for (const part of parts()) {
    // Python's starts it without any environment, so without a PATH to find this one by.
    const ended = await filtered(pipe.replace('nonet', program), part, {})
    assert.equal(ended.code, 0, ended.err)
    const keys = (/** @type {string[]} */ keyed) => keyed.map((line) => parseInt(line, 10))
    assert.deepEqual(keys(ended.out.split('\n').slice(0, -1)), keys(part))
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
