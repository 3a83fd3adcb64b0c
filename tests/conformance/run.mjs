// tests/conformance/run.mjs: other people's puzzles, with what is known about them.
//
//   NONET_DATA=DIR node tests/conformance/run.mjs     (scripts/test conformance builds first)
//
// DIR is a folder with classic/, rated/, large/ (text files of puzzles), variants/ and techniques/. A few
// lines below check each solution; they share no code with the core. Prints for each set how many cases
// passed, failed, were not read (a constraint that is not supported yet), or were given up: after NONET_SECONDS a
// puzzle (default 2), or as cases of a technique that unmet.txt names with the reason.
import { spawn, spawnSync } from 'node:child_process'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { basename, join } from 'node:path'
import { createInterface } from 'node:readline'
import { Readable } from 'node:stream'
import { fileURLToPath } from 'node:url'

const nonet = fileURLToPath(new URL('../../build/native/nonet', import.meta.url))
const data =
  process.env.NONET_DATA ?? fileURLToPath(new URL('../../../shared/data', import.meta.url))
const secondsEach = Number(process.env.NONET_SECONDS ?? 2)

/**
 * What is known about the puzzles in a folder.
 * @typedef {object} Folder
 * @property {string} name
 * @property {RegExp} files
 * @property {boolean} [oneByOne] each line by itself, with a time limit
 * @property {(file: string) => 'one' | 'several'} [solutions] none: these cases are not read yet
 * @property {string} [program] reads the cases itself; 'hodoku': compareWithHodoku
 */
/** @type {Folder[]} */
const folders = [
  {
    name: 'classic',
    files: /\.txt$/,
    solutions: (file) => (/many-solutions/.test(file) ? 'several' : 'one'),
  },
  { name: 'rated', files: /\.(txt|tsv)$/, solutions: () => 'one' },
  { name: 'large', files: /\.txt$/, oneByOne: true, solutions: () => 'one' },
  { name: 'variants', files: /\.json$/ },
  { name: 'rated', files: /^controlled-bias.*\.txt$/, program: 'ratings' },
  { name: 'rated', files: /^hodoku-level-score\.tsv$/, program: 'hodoku' },
  { name: 'techniques', files: /\.txt$/, program: 'technique_cases' },
]

/** @typedef {{passed: number, failed: number, notRead: number, gaveUp: number}} Tally */
/** @typedef {{size: number, boxRows: number, boxColumns: number, cells: number[]}} Grid */

/**
 * The objects that `nonet WORDS --json` prints for a text, one a puzzle.
 * @param {string[]} words
 * @param {string} text
 * @param {number} [seconds] ends the program after this time; then its output is incomplete
 */
async function* ask(words, text, seconds) {
  const child = spawn(nonet, [...words, '--json'], {
    stdio: ['pipe', 'pipe', 'ignore'],
    timeout: seconds ? seconds * 1000 : undefined,
  })
  child.stdin.on('error', () => {}) // the program may end before it has read all
  Readable.from([text]).pipe(child.stdin)
  for await (const line of createInterface({ input: child.stdout })) yield JSON.parse(line)
}

/** Digits from a line of characters (A is 10) or of numbers. @param {string} text */
function digitsOf(text) {
  const words = text.trim().split(/[\s,]+/)
  if (words.length > 1) return words.map((word) => Number.parseInt(word, 10) || 0)
  return [...text].map((character) => Number.parseInt(character, 36) || 0)
}

/** Whether a solution keeps the givens and repeats no digit. @param {Grid} grid @param {number[]} solution */
function isRight(grid, solution) {
  const { size, boxRows, boxColumns } = grid
  if (solution.length !== size * size) return false
  const seen = new Set()
  return solution.every((digit, cell) => {
    const row = Math.floor(cell / size)
    const column = cell % size
    const box = Math.floor(row / boxRows) * size + Math.floor(column / boxColumns)
    const marks = [`r${row} ${digit}`, `c${column} ${digit}`, `b${box} ${digit}`]
    const fresh = marks.every((mark) => !seen.has(mark))
    for (const mark of marks) seen.add(mark)
    const kept = grid.cells[cell] === 0 || grid.cells[cell] === digit
    return fresh && kept && digit >= 1 && digit <= size
  })
}

/** A puzzle's grid: with the boxes stated in its line, else square boxes. @param {string} line @param {number[]} cells */
function gridOf(line, cells) {
  const words = line.split(/\s+/)
  const size = Math.round(Math.sqrt(cells.length))
  const [boxRows, boxColumns] = words.length > size * size ? words.slice(2, 4).map(Number) : [0, 0]
  if (boxRows && boxColumns) return { size, boxRows, boxColumns, cells }
  const root = Math.sqrt(size)
  // A latin square has rows only: a box one row high is a row.
  if (words.length > size * size || !Number.isInteger(root)) {
    return { size, boxRows: 1, boxColumns: size, cells }
  }
  return { size, boxRows: root, boxColumns: root, cells }
}

/**
 * @param {Folder} folder
 * @param {string} file
 * @param {Tally} tally
 */
async function runWhole(folder, file, tally) {
  const text = readFileSync(file, 'utf8')
  const expected = folder.solutions?.(basename(file)) === 'several' ? 2 : 1
  const answers = ask(['solve'], text)
  for await (const puzzle of ask(['convert'], text)) {
    const answer = (await answers.next()).value
    if (puzzle.error || !answer) {
      tally.notRead++
      continue
    }
    const cells = digitsOf(puzzle.puzzle)
    const right = answer.solution !== null && isRight(gridOf('', cells), digitsOf(answer.solution))
    tally[right && answer.solutions === expected ? 'passed' : 'failed']++
  }
}

/** Runs as many puzzles at once as there are processors. @param {string} file @param {Tally} tally */
async function runOneByOne(file, tally) {
  const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean).values()
  const work = async () => {
    for (const line of lines) tally[await outcomeOf(line)]++
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
}

/** @param {string} line @returns {Promise<keyof Tally>} */
async function outcomeOf(line) {
  const { value: puzzle } = await ask(['convert'], line).next()
  if (!puzzle || puzzle.error) return 'notRead'
  const { value: answer } = await ask(['solve'], line, secondsEach).next()
  if (!answer) return 'gaveUp'
  const grid = gridOf(line, digitsOf(puzzle.puzzle))
  // Quasigroups may have several solutions; the others are proper.
  const proper = grid.boxRows === 1 || answer.solutions === 1
  const right = answer.solution !== null && isRight(grid, digitsOf(answer.solution))
  return right && proper ? 'passed' : 'failed'
}

/**
 * The totals of a program of this folder, whose output is shown but for its rows by code. Cases that are known to fail
 * are listed in unmet.txt, with the reason.
 * @param {string} program @param {string} file @param {Tally} tally
 */
function runProgram(program, file, tally) {
  const path = fileURLToPath(new URL(`../../build/native/tests/${program}`, import.meta.url))
  const unmet = fileURLToPath(new URL('unmet.txt', import.meta.url))
  const words = program === 'ratings' ? [] : ['--unmet', unmet]
  const { stdout } = spawnSync(path, [file, ...words], { encoding: 'utf8' })
  const [, passed, failed, skipped] =
    /^(\d+) passed, (\d+) failed, (\d+) skipped$/m.exec(stdout) ?? []
  if (!passed) throw new Error(`${program} ${file} printed no totals`)
  for (const line of stdout.split('\n')) {
    if (/^(failed|unmet): |^ {2}|: published /.test(line)) console.log(line)
  }
  tally.passed += Number(passed)
  tally.failed += Number(failed)
  tally.gaveUp += Number(skipped)
}

/** What of HoDoKu's levels and scores we have met: a change must not lose any of it. */
const LEVELS_MET = 0.995
const SCORES_MET = 0.975

/**
 * Compares HoDoKu's level and score with ours: a puzzle passes if the level is the same and the score differs by at most
 * 5 %. The others fail only if they are more than before; else they count as given up.
 * @param {string} file @param {Tally} tally
 */
async function compareWithHodoku(file, tally) {
  const rows = readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split('\t'))
  const text = rows.map(([puzzle]) => puzzle).join('\n')
  let [index, levels, scores, passed] = [0, 0, 0, 0]
  for await (const { hodoku } of ask(['rate', '--scale', 'hodoku'], text)) {
    const [, level, score] = rows[index++]
    const isLevel = hodoku.level === level.toLowerCase()
    const isNear = Math.abs(hodoku.score - Number(score)) <= 0.05 * Number(score)
    levels += isLevel ? 1 : 0
    scores += isNear ? 1 : 0
    passed += isLevel && isNear ? 1 : 0
  }
  const holds = levels >= LEVELS_MET * rows.length && scores >= SCORES_MET * rows.length
  console.log(`  levels ${levels}, scores within 5 % ${scores}, of ${rows.length}`)
  tally.passed += passed
  tally[holds ? 'gaveUp' : 'failed'] += rows.length - passed
}

/** Counts the cases of a file that cannot be read yet. @param {string} file */
function countCases(file) {
  const text = readFileSync(file, 'utf8')
  if (file.endsWith('.json')) return JSON.parse(text).length
  return text.split('\n').filter((line) => line.startsWith(':')).length
}

const total = { passed: 0, failed: 0, notRead: 0, gaveUp: 0 }
console.log(`${'set'.padEnd(60)} passed  failed  not read  given up (${secondsEach} s each)`)
for (const folder of folders) {
  const path = join(data, folder.name)
  if (!existsSync(path)) {
    console.log(`skipped: ${folder.name}: not in ${data}`)
    continue
  }
  for (const name of readdirSync(path)
    .filter((entry) => folder.files.test(entry))
    .sort()) {
    const file = join(path, name)
    /** @type {Tally} */
    const tally = { passed: 0, failed: 0, notRead: 0, gaveUp: 0 }
    if (folder.program === 'hodoku') await compareWithHodoku(file, tally)
    else if (folder.program) runProgram(folder.program, file, tally)
    else if (!folder.solutions) tally.notRead = countCases(file)
    else if (folder.oneByOne) await runOneByOne(file, tally)
    else await runWhole(folder, file, tally)
    const counts = [tally.passed, tally.failed, tally.notRead, tally.gaveUp]
    const columns = counts.map((count, i) => String(count).padStart([7, 8, 10, 10][i]))
    const set = `${folder.name}/${name}${folder.program ? ` (${folder.program})` : ''}`
    console.log(`${set.padEnd(60)}${columns.join('')}`)
    for (const key of /** @type {(keyof Tally)[]} */ (Object.keys(total))) total[key] += tally[key]
  }
}
const skipped = total.notRead + total.gaveUp
console.log(
  `${total.passed} passed, ${total.failed} failed${skipped ? `, ${skipped} skipped` : ''}`,
)
process.exitCode = total.failed ? 1 : 0
