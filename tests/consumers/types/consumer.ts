// tests/consumers/types/consumer.ts: every entry of the package, as a strict compiler sees it. It is
// compiled and never run; what must not compile stands under @ts-expect-error.
import {
  allSteps,
  type Client,
  type ConstrainedClient,
  type ConstrainedGrid,
  type ConstrainedPuzzle,
  type ConstrainedSolveReport,
  candidates,
  candidatesConstrained,
  configure,
  configureEngine,
  configureGenerate,
  configureHuman,
  count,
  countConstrained,
  estimateConstrained,
  explainConstrained,
  formats,
  type GenerateClient,
  generate,
  generateMany,
  type HintReport,
  hint,
  type MadePuzzle,
  minimise,
  minimiseConstrained,
  NonetError,
  type Puzzle,
  type RateReport,
  type ReductionReport,
  rate,
  read,
  readConstrained,
  type SolveReport,
  sharedConstrainedClient,
  sharedGenerateClient,
  solve,
  solveConstrained,
  solveMany,
  steps,
  techniques,
  validate,
  validateConstrained,
  version,
  type Wishes,
  write,
} from 'nonet'
import { NonetBoard } from 'nonet/board'
import { Client as SameClient, sharedClient } from 'nonet/client'
import { NonetSudoku } from 'nonet/define'

const line = '53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79'

export async function questions(signal: AbortSignal): Promise<SolveReport> {
  configure({ workerUrl: '/worker.js', wasmUrl: '/nonet.wasm', plainWasmUrl: '/plain.wasm' })
  const { entries } = await read(line, { limit: 1 }, { signal })
  const puzzle: Puzzle | undefined = entries[0]?.puzzle
  if (!puzzle) throw new NonetError('no-puzzle')
  const { complete, candidates: digits } = await candidates(puzzle, { signal })
  const last: number | undefined = complete ? digits[80]?.[0] : undefined
  const verdict: 'none' | 'one' | 'several' | 'unknown' = (await validate(line)).solutions
  const text: string = await write(puzzle, 'line', { title: `${verdict} ${last}` })
  const [format] = await formats()
  const names: string = `${format?.key} ${await version()} ${text.length}`
  const many: number = (await count(line, 10, { onProgress: ({ guesses }) => guesses + 1 })).count
  return solve(names && many ? puzzle : line, { limit: 2, engine: 'auto' }, { signal })
}

export async function constrainedQuestions(signal: AbortSignal): Promise<string> {
  configureEngine({ engineWorkerUrl: '/engine-worker.js', engineWasmUrl: '/engine.wasm' })
  const text = '.Cage~3~R1C1~R1C2'
  const report: ConstrainedSolveReport = await solveConstrained(text, { keep: 2 }, { signal })
  const same: SolveReport = report
  const { rows, cols, digits }: ConstrainedGrid = report.grid
  const variable: number | undefined = report.variables?.[0]?.[0]
  const { conflicts } = await validateConstrained(text, { onProgress: ({ guesses }) => guesses })
  const rules: string[] = conflicts.map(({ rule, cells, values }) => `${rule} ${cells} ${values}`)
  const { puzzle }: { puzzle: ConstrainedPuzzle } = await readConstrained(text)
  const { candidates: values } = await candidatesConstrained({
    ...puzzle,
    givens: { r1c1: 1 },
    constraints: [{ cage: ['r1c1', 'r1c2'], sum: 3 }, { 'anti-knight': true }],
  })
  const { counts } = await candidatesConstrained(text, { countTo: 10, milliseconds: 100 })
  const random = await solveConstrained(text, { seed: 'any text' }, { milliseconds: 100 })
  const about = await estimateConstrained(text, {
    seed: 'any text',
    onPart: ({ ways }) => ways + 1,
  })
  const least: number = about.estimate - about.standardError
  const left: ReductionReport = await minimiseConstrained(puzzle, {
    seed: 'any text',
    onPart: ({ untried }) => untried + 1,
  })
  const { holds, cells, constraints } = await explainConstrained(left.puzzle, { cell: 0, value: 1 })
  const why: string = `${holds} ${cells} ${constraints} ${counts?.[0]?.[0]} ${random.stopped} ${least}`
  // @ts-expect-error which value
  await explainConstrained(text, { cell: 0 })
  const client: ConstrainedClient = sharedConstrainedClient()
  const { count: many } = await client.count(text, 10)
  // @ts-expect-error a plain puzzle has no constraints
  await countConstrained({ size: 9 })
  return `${same.count} ${rows}×${cols} ${digits} ${variable} ${rules} ${values.length} ${many} ${why}`
}

export async function manyQuestions(signal: AbortSignal): Promise<string[]> {
  const lines: string[] = []
  for await (const answer of solveMany([line, line], { guesses: 10_000 }, { signal })) {
    if (answer.outcome === 'unreadable') lines.push(`${answer.line}: ${answer.error.key}`)
    else lines.push(answer.solution || `${answer.puzzle}: ${answer.outcome}`)
  }
  return lines
}

export async function hints(signal: AbortSignal): Promise<string[]> {
  configureHuman({ humanWorkerUrl: '/human-worker.js', humanWasmUrl: '/human.wasm' })
  const report: HintReport = await hint(line, { order: 'hodoku' }, { signal })
  const technique: string = report.step?.technique ?? report.kind
  const { solved, steps: path } = await steps(line)
  const { steps: all } = await allSteps(line, { technique: 'x-wing' }, { signal })
  const keys = (await techniques()).map(({ key, score }) => `${key} ${score}`)
  // @ts-expect-error no such order
  await hint(line, { order: 'random' })
  // @ts-expect-error for its own methods
  sharedClient().call('version', [])
  const { sentence } = await document.createElement('nonet-sudoku').hint({ signal })
  return [
    technique,
    `${solved} ${all.length}`,
    ...path.map((step) => step.technique),
    ...keys,
    sentence,
  ]
}

export async function ratings(signal: AbortSignal): Promise<string> {
  configureGenerate({ generateWorkerUrl: '/generate-worker.js', generateWasmUrl: '/generate.wasm' })
  const { se, hodoku, grade, techniques }: RateReport = await rate(line, {}, { signal })
  const count: number = techniques?.['x-wing'] ?? 0
  const { solutions } = await rate(line, { scale: 'se' })
  // @ts-expect-error no such scale
  await rate(line, { scale: 'metric' })
  // @ts-expect-error not of every puzzle
  se.er
  return `${se?.er} ${se?.hardest} ${hodoku?.level} ${grade} ${count} ${solutions}`
}

export async function newPuzzles(signal: AbortSignal): Promise<string> {
  const wishes: Wishes = {
    grade: 'hard',
    symmetry: 'half-turn',
    clues: [22, 26],
    needs: ['x-wing'],
  }
  const { puzzle, solution, fits, misses, seed, number }: MadePuzzle = await generate(wishes, {
    seed: '2026-11-22',
    signal,
  })
  const all = await generateMany(wishes, {
    first: 2,
    count: 3,
    onPuzzle: (made) => made.puzzle.givens,
    onProgress: ({ attempts, solutions }) => attempts + solutions,
  })
  const { givens } = await minimise(puzzle, { seed })
  const client: GenerateClient = sharedGenerateClient()
  await client.generate()
  // @ts-expect-error no such grade
  await generate({ grade: 'unfair' })
  // @ts-expect-error a range has two ends
  await generate({ clues: [24] })
  // @ts-expect-error of many alone
  await generate({}, { count: 2 })
  return `${number} ${fits} ${misses} ${solution.length} ${givens.length} ${all.length}`
}

export async function wrongQuestions(): Promise<void> {
  // @ts-expect-error a puzzle is text or plain data
  await solve(81)
  // @ts-expect-error puzzles are text or lines
  solveMany([81])
  // @ts-expect-error no such engine
  await solve(line, { engine: 'fast' })
  // @ts-expect-error a signal, not its controller
  await solve(line, {}, { signal: new AbortController() })
  // @ts-expect-error a format is named
  await write(line)
  // @ts-expect-error addresses are text
  configure({ wasmUrl: 1 })
  const report = await solve(line)
  // @ts-expect-error no such field
  report.answer
  // @ts-expect-error the package's own affair
  await import('nonet/nonet.js')
}

export async function clients(): Promise<string> {
  const client: Client = new SameClient()
  const { place, loaded, busy } = sharedClient()
  const where: '' | 'worker' | 'blob' | 'page' = place
  client.warm()
  await client.solve({ size: 4, boxRows: 2, boxColumns: 2, givens: new Array(16).fill(0) })
  client.close()
  // @ts-expect-error a Client takes no text: it is plain data that goes to the worker
  await client.solve(line)
  return `${where} ${loaded} ${busy}`
}

export async function elements(signal: AbortSignal): Promise<void> {
  const board = document.createElement('nonet-sudoku')
  const same: NonetSudoku = board
  board.puzzle = line
  board.readonly = true
  const { count: solutions } = await same.solve({ signal })
  const changed: boolean = (await board.set(0, solutions)) && (await board.undo())
  await board.redo()
  await board.validate({ signal })
  await board.count(2, { signal })
  await board.candidates({ signal })
  board.addEventListener('nonet-input', ({ detail }) => {
    const cell: number | undefined = detail.cell
    // @ts-expect-error no such detail
    detail.house
    return [cell, changed]
  })
  board.addEventListener('nonet-error', ({ detail }) => detail.error)
  document.querySelector('nonet-sudoku')?.addEventListener('nonet-solved', () => {})
  // @ts-expect-error a puzzle is text
  board.puzzle = 5
  const { grade } = await board.rate({ signal })
  // @ts-expect-error no such method
  board.explain(grade)
  // @ts-expect-error a cell and a digit
  await board.set(0)

  const drawing: NonetBoard = document.createElement('nonet-board')
  drawing.text = line
  drawing.puzzle = line
  drawing.coordinates = true
  // @ts-expect-error it only draws
  drawing.solve()
  if (!(board instanceof NonetSudoku || drawing instanceof NonetBoard)) throw new Error('no class')
}
