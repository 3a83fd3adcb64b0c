// tests/cli/threads.test.mjs: the program itself: the same bytes whatever the threads, and an end in
// every case: closed pipes, full disks, files that cannot be read.
// Needs build/native: scripts/test cli builds it.
import assert from 'node:assert/strict'
import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { after, test } from 'node:test'
import { lines, program, run, shell } from './program.mjs'

/** What takes the line of progress away. */
const CLEAR = '\x1b[K'
const folder = mkdtempSync(join(tmpdir(), 'nonet-cli-'))
after(() => rmSync(folder, { recursive: true }))

/** @param {string} name @param {string[]} content */
function file(name, content) {
  const path = join(folder, name)
  writeFileSync(path, `${content.join('\n')}\n`)
  return path
}
const many = file('many.txt', lines(60_000))
const mixed = file('mixed.txt', lines(20_000, true))

test('several files of mixed lines: the same output, complaints and code from 1 to 8 threads', async () => {
  const files = [mixed, join(folder, 'absent.txt'), folder, many, mixed]
  const [one, ...several] = await Promise.all(
    ['1', '2', '8', 'auto'].map((threads) =>
      run([program, 'solve', '--threads', threads, ...files]),
    ),
  )
  assert.equal(one.code, 2)
  assert.match(one.err, /absent\.txt: cannot be read: No such file/)
  assert.ok(one.out.split('\n').length > 85_000)
  for (const other of several) {
    assert.equal(other.code, one.code)
    assert.ok(other.out === one.out, 'the output differs')
    assert.ok(other.err === one.err, 'the complaints differ')
  }
})

test('standard input, in pieces of any size', async () => {
  const whole = await run([program, 'solve', '--threads', '3', mixed])
  const piped = await shell(`dd if=${mixed} bs=1234 status=none | nonet solve --threads 3`)
  assert.ok(piped.out === whole.out)
  assert.equal(piped.err.replaceAll(/^-:/gm, `${mixed}:`), whole.err)
  assert.equal(piped.code, 1)
})

test('lines may end in either way, and change that in mid-file', async () => {
  const text = lines(20_000)
  const ended = text.map((line, index) => line + (index % 7000 < 5000 ? '\r\n' : '\n')).join('')
  const plain = await run([program, 'solve'], `${text.join('\n')}\n`)
  for (const threads of ['1', '3']) {
    const { out, err, code } = await run([program, 'solve', '--threads', threads], ended)
    assert.ok(out === plain.out, `${threads} threads`)
    assert.equal(err, plain.err)
    assert.equal(code, plain.code)
  }
})

for (const threads of ['1', '2', '4']) {
  test(`a line that has come is answered, however long the next one takes: ${threads}`, async () => {
    // Whoever writes the lines waits for each answer before the next; a part of that is there already.
    const child = spawn(program, ['solve', '--threads', threads], {
      stdio: ['pipe', 'pipe', 'inherit'],
    })
    const ended = once(child, 'exit')
    const all = [...lines(3), ...lines(3)]
    for (const [i, line] of all.entries()) {
      const next = (all[i + 1] ?? '').slice(0, 40)
      child.stdin.write(`${i ? line.slice(40) : line}\n${next}`)
      const [answer] = await once(child.stdout, 'data', { signal: AbortSignal.timeout(20_000) })
      assert.match(answer.toString(), /^[1-9]{81}\n$/)
    }
    child.stdin.end()
    assert.deepEqual(await ended, [0, null])
  })
}

test('who reads the output may leave: the program ends at once and says nothing', async () => {
  // It would never end by itself, as its input does not.
  const { out, err } = await shell(
    `(while cat ${many}; do :; done) 2>/dev/null | nonet solve --limit 1 --threads 2 | head -n 3`,
  )
  assert.equal(out.split('\n').length, 4)
  assert.equal(err, '')
})

test('where that signal is ignored, it ends as well, and says that it could not write', async () => {
  const { err } = await shell(
    `trap '' PIPE; (while cat ${many}; do :; done) 2>/dev/null |
      { nonet solve --limit 1 --threads 2; echo "code $?" >&2; } | head -n 3`,
  )
  assert.equal(err, 'nonet: the results could not be written\ncode 2\n')
})

test('a full disk and a closed output end it with 2', async () => {
  for (const line of [
    `(while cat ${many}; do :; done) 2>/dev/null | nonet solve --limit 1 --threads 2 >/dev/full`,
    `nonet solve --limit 1 ${many} >&-`,
    ...['--help', 'help', 'formats', '--version'].flatMap((words) => [
      `nonet ${words} >/dev/full`,
      `nonet ${words} >&-`,
    ]),
    ...['validate', 'count --json', 'candidates', 'convert --to csv', 'trace'].map(
      (words) => `head -n 1 ${many} | nonet ${words} >/dev/full`,
    ),
  ]) {
    const { code, err } = await shell(line)
    assert.equal(err, 'nonet: the results could not be written\n')
    assert.equal(code, 2)
  }
})

/**
 * The most memory, in kB, that the program has taken for the output of a line of shell, seen every
 * hundredth of a second.
 * @param {string} source @param {string} words
 */
async function peakOf(source, words) {
  const { out } = await shell(
    `(${source}) 2>/dev/null |
      { nonet ${words} & wait_for=$!
        peak=0
        while now=$(grep VmHWM /proc/$wait_for/status 2>/dev/null); do peak=$now; sleep 0.01; done
        echo "$peak" >&3
      } 3>&1 >/dev/null 2>/dev/null <&0`,
  )
  return Number(/(\d+) kB/.exec(out)?.[1])
}

const linux = { skip: process.platform !== 'linux' && 'reads /proc' }

test('1.8 million lines in the memory of a few blocks', linux, async () => {
  for (const threads of [1, 4]) {
    const source = `for i in $(seq 30); do cat ${many}; done`
    const kilobytes = await peakOf(source, `solve --limit 1 --threads ${threads}`)
    assert.ok(kilobytes > 1000 && kilobytes < 24_000, `${threads} threads: ${kilobytes}`)
  }
})

test(
  'lines of a character or two take no more: ten times as many, the same memory',
  linux,
  async () => {
    const ones = file('ones.txt', Array(300_000).fill('1'))
    const source = (/** @type {number} */ times) => `for i in $(seq ${times}); do cat ${ones}; done`
    for (const threads of [1, 4]) {
      const words = `solve --number --threads ${threads}`
      const few = await peakOf(source(1), `${words} -`)
      const most = await peakOf(source(10), `${words} -`)
      assert.ok(few > 1000 && most < 1.5 * few + 1000, `${threads} threads: ${few}, ${most}`)
      // A whole piece of the file as puzzles would take 100,000 kB.
      const fromFile = await peakOf('true', `${words} ${ones}`)
      assert.ok(fromFile < 24_000, `${threads} threads: ${fromFile}`)
    }
  },
)

test('twenty times as many solutions of one puzzle, the same memory', linux, async () => {
  for (const words of ['', '--json', '--threads 4 --to boxed']) {
    const peak = (/** @type {number} */ limit) =>
      peakOf(`echo ${'.'.repeat(81)}`, `solve --all ${words} --limit ${limit}`)
    // NaN where a fast machine was done before the first look.
    const few = (await peak(20_000)) || 4000
    const most = await peak(400_000)
    // The most is seen more surely than the few, which are done soon; kept, it was 80,000 kB.
    assert.ok(most > 1000 && most < 1.5 * few + 4000, `${words}: ${few}, ${most}`)
  }
})

test('progress stands on a terminal only, and not with --quiet', async () => {
  // `script` gives the program a terminal for its standard error.
  const onTerminal = async (/** @type {string} */ words) => {
    const slow = `(cat ${mixed}; sleep 1.5; cat ${mixed}; sleep 0.5; cat ${mixed})`
    const { out } = await shell(
      `script -qec '${slow} | ${program} solve ${words} >/dev/null' /dev/null </dev/null`,
    )
    return out
  }
  const [shown, quiet] = await Promise.all([onTerminal('--threads 2'), onTerminal('--quiet')])
  assert.match(shown, /\r[\d,]+ puzzles, [\d.]+ s/)
  // The complaints stand in lines of their own: the line of progress is taken away first.
  for (const [, before] of shown.matchAll(/(.*)-:\d+:\d+: /g)) {
    assert.ok(before === '' || before.endsWith(CLEAR), before)
  }
  assert.ok(shown.lastIndexOf(' puzzles, ') < shown.lastIndexOf(CLEAR), 'it is gone in the end')
  assert.doesNotMatch(quiet, /puzzles, /)
  assert.match(quiet, /-:\d+:\d+: /)
})

test('a line that takes long holds its place', async () => {
  const text = lines(60_000)
  text[100] = '.'.repeat(25 ** 2) // far slower than those around it
  const { out } = await run([program, 'solve', '--threads', '4'], `${text.join('\n')}\n`)
  const answers = out.split('\n')
  assert.equal(answers.length, 60_001)
  assert.deepEqual(
    answers.flatMap(({ length }, index) => (length > 81 ? [index, length] : [])),
    [100, 625],
  )
})

test('the help names what the options do', async () => {
  const { out } = await run([program, '--help'])
  for (const option of ['--threads', '--number', '--quiet']) assert.match(out, new RegExp(option))
})
