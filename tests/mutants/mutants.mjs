// tests/mutants/mutants.mjs: do the tests notice? Puts small faults into copies of the tree, one at a
// time, and runs the tests that stand near.
//
//   node tests/mutants/mutants.mjs [--seed N] [--count N] [--area NAME] [--jobs N] [--folder DIR]
//                                 [--afresh] [--list]
//
//   --seed    another choice (11); the same seed gives the same list for the same sources
//   --count   how many in C++ (200); half as many in JavaScript
//   --area    one area only: core/format, core/cli, …
//   --jobs    how many copies, side by side (as many as there are processors)
//   --folder  where copies and findings are (build/test/mutants): two runs at once need two
//   --afresh  forgets what earlier runs of this seed found
//   --list    prints the list and runs nothing
//
// Each fault is chosen by the hash of its seed, file and line, so that a change of the sources changes
// little of the list. A fault that does not compile, warnings included, is replaced by the next. What
// has been found is kept in SEED.jsonl there: a run that was interrupted resumes; one after a change of
// the sources or tests tries again only those that nothing noticed.
//
// A fault is noticed when a test fails or does not end. What survives is printed: it needs a test, or,
// where it changes nothing that a test could see, its line in unchanging.json with the reason. Fails
// when more than 8 % survive without that, or an entry of that file fits no fault any more.
import { createHash } from 'node:crypto'
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join, resolve } from 'node:path'
import { exit } from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { sourceFiles } from '../../scripts/sources.mjs'
import { AREAS, testsBySource } from './areas.mjs'
import { BUILD, Copy } from './copy.mjs'
import { faultsOf, keyOf, withFault } from './faults.mjs'

/** @typedef {import('./faults.mjs').Fault} Fault */
/** @typedef {import('./areas.mjs').Area} Area */
/** @typedef {{key: string, digest: string, verdict: 'invalid' | 'noticed' | 'hung' | 'survived', by?: string}} Finding */
/** @typedef {{file: string, line: string, becomes: string, nth?: number, why: string}} Unchanging */

const BAR = 0.92
const root = fileURLToPath(new URL('../..', import.meta.url))
const { values: options } = parseArgs({
  options: {
    seed: { type: 'string', default: '11' },
    count: { type: 'string', default: '200' },
    area: { type: 'string' },
    jobs: { type: 'string', default: String(availableParallelism()) },
    folder: { type: 'string', default: 'build/test/mutants' },
    afresh: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
})
const folder = resolve(root, options.folder)
const findingsFile = join(folder, `${options.seed}.jsonl`)
mkdirSync(folder, { recursive: true })
if (options.afresh) rmSync(findingsFile, { force: true })

const hash = (/** @type {string} */ text) => createHash('sha256').update(text).digest('hex')
const files = sourceFiles(root)
const textOf = (/** @type {string} */ file) => readFileSync(join(root, file), 'utf8')
/** What a finding rests on. */
const digest = hash(
  files
    .filter((file) => /^(core|wasm|web|tests)\/.*\.(cpp|h|m?js)$/.test(file))
    .map((file) => file + hash(textOf(file)))
    .join(),
)
const unchanging = /** @type {Unchanging[]} */ (
  JSON.parse(readFileSync(new URL('unchanging.json', import.meta.url), 'utf8'))
)
const reasons = new Map(unchanging.map((entry) => [keyOf(entry), entry.why]))

const all = AREAS.map((area) => {
  const faults = files
    .filter((file) => area.files.test(file))
    .flatMap((file) => faultsOf(file, textOf(file)))
  const order = new Map(faults.map((fault) => [fault, hash(`${options.seed}\n${keyOf(fault)}`)]))
  faults.sort((a, b) => ((order.get(a) ?? '') < (order.get(b) ?? '') ? -1 : 1))
  return { area, faults, wanted: Math.round((area.share * Number(options.count)) / 200) }
})
const rows = all.filter(({ area }) => !options.area || area.name === options.area)
if (rows.length === 0) throw new Error(`no area ${options.area}`)

const findings = /** @type {Map<string, Finding>} */ (new Map())
if (existsSync(findingsFile)) {
  for (const line of readFileSync(findingsFile, 'utf8').split('\n').filter(Boolean)) {
    const finding = /** @type {Finding} */ (JSON.parse(line))
    findings.set(finding.key, finding)
  }
}

/**
 * What is known of a fault already: a survivor only as long as nothing has changed.
 * @param {Fault} fault
 */
function known(fault) {
  const finding = findings.get(keyOf(fault))
  return finding?.verdict === 'survived' && finding.digest !== digest ? undefined : finding
}

/** The next fault of a row that has to be tried, if any. @param {typeof rows[number]} row @param {Set<Fault>} taken */
function next({ faults, wanted }, taken) {
  let counted = 0
  for (const fault of faults) {
    if (counted === wanted) return undefined
    if (known(fault)?.verdict === 'invalid') continue
    counted++
    if (!reasons.has(keyOf(fault)) && !known(fault) && !taken.has(fault)) return fault
  }
  return undefined
}

/** @param {Fault} fault */
const shown = ({ file, number, line, becomes }) => `${file}:${number}\n    ${line}\n    ${becomes}`

/** The faults that count, as far as they are known. @param {typeof rows[number]} row */
const chosen = ({ faults, wanted }) =>
  faults.filter((fault) => known(fault)?.verdict !== 'invalid').slice(0, wanted)

if (options.list) {
  for (const row of rows) for (const fault of chosen(row)) console.log(shown(fault))
  exit(0)
}

/** How long each command took without any fault, in milliseconds. */
const usual = /** @type {Map<string, number>} */ (new Map())
/** Hanging is told from slowness generously: the machine may have other work. @param {string[]} command */
const limitOf = (command) => 20_000 + 5 * (usual.get(command.join(' ')) ?? 0)
/** A build always ends, however busy the machine is. */
const BUILD_LIMIT = 1800_000
const unitTests = testsBySource(root)
/** @param {Area} area @param {string} file */
const stepsFor = (area, file) =>
  area.isNative ? area.steps : unitTests(file).map((test) => ['node', test])

/** Tries one fault. @param {Copy} copy @param {Area} area @param {Fault} fault @returns {Promise<Finding>} */
async function tried(copy, area, fault) {
  const key = keyOf(fault)
  const text = copy.read(fault.file)
  copy.write(fault.file, withFault(text, fault))
  try {
    const built = await copy.run(
      area.isNative ? BUILD : ['node', '--check', fault.file],
      BUILD_LIMIT,
    )
    if (!built.ok) return { key, digest, verdict: 'invalid' }
    for (const step of stepsFor(area, fault.file)) {
      const { ok, hung } = await copy.run(step, limitOf(step))
      if (!ok) return { key, digest, verdict: hung ? 'hung' : 'noticed', by: step.join(' ') }
    }
    return { key, digest, verdict: 'survived' }
  } finally {
    copy.write(fault.file, text)
  }
}

/** A copy without faults, built, in which every test passes. @param {number} number */
async function ready(number) {
  const copy = new Copy(root, join(folder, `copy-${number}`))
  copy.update()
  // For the JavaScript too: some of its tests compare with the native program.
  const { ok, output } = await copy.build()
  if (!ok) throw new Error(`the copy cannot be built: ${output}`)
  return copy
}

/** Runs every command that will be needed once without a fault. @param {Copy} copy */
async function rehearse(copy) {
  for (const { area, faults } of rows) {
    for (const file of new Set(faults.map((fault) => fault.file))) {
      for (const step of stepsFor(area, file)) {
        if (usual.has(step.join(' '))) continue
        let outcome = await copy.run(step, 1800_000)
        // Some tests need time that a busy machine may not have given them.
        for (let tries = 0; !outcome.ok && tries < 2; tries++)
          outcome = await copy.run(step, 1800_000)
        const { ok, milliseconds, output } = outcome
        if (!ok) throw new Error(`fails without any fault: ${step.join(' ')}\n${output}`)
        usual.set(step.join(' '), milliseconds)
      }
    }
  }
}

const taken = /** @type {Set<Fault>} */ (new Set())
/** @param {Copy} copy */
async function work(copy) {
  for (;;) {
    const row = rows.find((one) => next(one, taken))
    const fault = row && next(row, taken)
    if (!fault) return
    taken.add(fault)
    const finding = await tried(copy, row.area, fault)
    findings.set(finding.key, finding)
    appendFileSync(findingsFile, `${JSON.stringify(finding)}\n`)
    console.log(`${finding.verdict}: ${shown(fault)}`)
  }
}

if (rows.some((row) => next(row, taken))) {
  const copies = []
  // One after the other: the second one's objects come out of ccache, where there is one.
  for (let number = 1; number <= Number(options.jobs); number++) copies.push(await ready(number))
  await rehearse(copies[0])
  await Promise.all(copies.map(work))
}

console.log(`\nseed ${options.seed}    faults  noticed  (hung)  change nothing  survived`)
let [noticedInAll, saidInAll, countedInAll] = [0, 0, 0]
const survivors = []
for (const row of rows) {
  const faults = chosen(row)
  const said = faults.filter((fault) => reasons.has(keyOf(fault)))
  const tested = faults.filter((fault) => !reasons.has(keyOf(fault)))
  const survived = tested.filter((fault) => known(fault)?.verdict === 'survived')
  const hung = tested.filter((fault) => known(fault)?.verdict === 'hung')
  const noticed = tested.length - survived.length
  const figures = [faults.length, noticed, hung.length, said.length, survived.length]
  console.log(row.area.name.padEnd(14) + figures.map((figure) => `${figure}`.padStart(8)).join(' '))
  noticedInAll += noticed
  saidInAll += said.length
  countedInAll += faults.length
  survivors.push(...survived)
}
for (const fault of survivors) console.log(`survived: ${shown(fault)}`)

const present = new Set(all.flatMap(({ faults }) => faults.map(keyOf)))
const stale = [...reasons.keys()].filter((key) => !present.has(key))
for (const key of stale) console.log(`not ok: unchanging.json: no such fault: ${key}`)
const rate = (noticedInAll + saidInAll) / countedInAll
const summary = `${(100 * rate).toFixed(1)} % of ${countedInAll} faults noticed (${noticedInAll}) or shown to change nothing (${saidInAll})`
console.log(`${rate >= BAR ? 'ok' : 'not ok'}: ${summary}`)
exit(rate >= BAR && stale.length === 0 ? 0 : 1)
