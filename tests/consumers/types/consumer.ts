// tests/consumers/types/consumer.ts: every entry of the package, as a strict compiler sees it. It is
// compiled and never run; what must not compile stands under @ts-expect-error.
import {
  allSteps,
  type Client,
  candidates,
  configure,
  configureHuman,
  count,
  formats,
  type HintReport,
  hint,
  NonetError,
  type Puzzle,
  read,
  type SolveReport,
  solve,
  solveMany,
  steps,
  techniques,
  validate,
  version,
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
  // @ts-expect-error no such method
  board.rate()
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
