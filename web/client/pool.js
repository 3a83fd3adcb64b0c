// client/pool.js: a text of any length, read by one worker and solved by several.
//
//   blob ─ parts ─▸ reading worker ─ blocks ─▸ solving workers ─ answers ─▸ whoever asked
//
// The page's own thread only passes bytes on. It never holds more than the part that is being read
// and the blocks that are being solved, a few of each worker's: a part is read when there is room
// for its blocks. Answers come as they are ready, not in the text's order; each says which block it
// belongs to.

import { Client, NonetError } from './client.js'

/** @typedef {import('nonet-wasm').Block} Block */
/** @typedef {import('nonet-wasm').SolveBlockReport} SolveBlockReport */
/**
 * @typedef {object} Hearer
 * @property {(read: {bytes: number, puzzles: number, format: string}) => void} onRead so far
 * @property {(index: number, block: Block, report: SolveBlockReport) => void} onSolved puzzles of a
 *   block have been solved, up to report.next
 * @property {(index: number, block: Block) => void} onBlock all of a block has been told
 */

const PART_BYTES = 1 << 18
const MOST_WORKERS = 8
/** A worker's next block is there when it has done one. */
const BLOCKS_A_WORKER = 2
/** The page itself, where there can be no worker, is not to be kept any longer. */
const IN_PAGE_MS = 8

/** One worker a core, within reason. */
export function workerCount() {
  return Math.min(Math.max(navigator.hardwareConcurrency || 1, 1), MOST_WORKERS)
}

/**
 * Resolves when all has been told. Rejects with the signal's reason, or with a NonetError when the
 * file cannot be read on or a worker has crashed twice at the same block; what has been told stands.
 * @param {Blob} blob
 * @param {{encoding?: string, guesses?: number, signal: AbortSignal, workers?: number,
 *   makeClient?: () => Client} & Hearer} options `encoding`: the text's, if it is not near enough to
 *   UTF-8 (nothing but ASCII counts in a puzzle); `guesses`: a puzzle that needs more is given up
 */
export async function solveMany(blob, options) {
  const { encoding, guesses, signal, onRead, onSolved, onBlock } = options
  const { workers = workerCount(), makeClient = () => new Client() } = options
  const reader = makeClient()
  /** @type {Client[]} those that wait for work */
  const idle = Array.from({ length: workers }, makeClient)
  const solvers = [...idle]
  /** @type {Set<Promise<void>>} blocks that have been handed out or wait for a worker */
  const open = new Set()
  /** @type {{block: Block, index: number, done: () => void, fail: (reason: unknown) => void}[]} */
  const queue = []

  const work = async () => {
    const client = idle.pop()
    const task = client && queue.shift()
    if (!client || !task) {
      if (client) idle.push(client)
      return
    }
    try {
      await solve(client, task.block, (report) => onSolved(task.index, task.block, report))
      onBlock(task.index, task.block)
      task.done()
    } catch (reason) {
      task.fail(reason)
    }
    idle.push(client)
    work()
  }
  /** @param {Client} client @param {Block} block @param {(report: SolveBlockReport) => void} tell */
  const solve = async (client, block, tell) => {
    let skip = 0
    let mayCrash = true
    while (skip < block.count) {
      try {
        const how = { skip, guesses, ...(client.place === 'page' && { milliseconds: IN_PAGE_MS }) }
        const report = await client.solveBlock(block.bytes, how, { signal })
        skip = report.next
        tell(report)
      } catch (reason) {
        const hasCrashed = reason instanceof NonetError && reason.key === 'solver-crashed'
        if (!hasCrashed || !mayCrash) throw reason
        mayCrash = false
      }
    }
  }

  let puzzles = 0
  let index = 0
  try {
    for await (const { bytes, isFirst, isLast, end } of partsOf(blob, encoding)) {
      const report = await reader.readBlocks(bytes, { isFirst, isLast }, { signal })
      for (const { count } of report.blocks) puzzles += count
      onRead({ bytes: end, puzzles, format: report.format })
      for (const block of report.blocks) {
        while (open.size >= workers * BLOCKS_A_WORKER) await Promise.race(open)
        const mine = index++
        const solved = new Promise((done, fail) => {
          queue.push({ block, index: mine, done: () => done(undefined), fail })
        })
        const counted = solved.then(() => {
          open.delete(counted)
        })
        // Whoever waits for the others hears of a failure; nobody may be waiting just now.
        counted.catch(() => {})
        open.add(counted)
        work()
      }
    }
    await Promise.all(open)
  } finally {
    queue.length = 0
    for (const client of [reader, ...solvers]) client.close()
  }
}

/** The file in parts, in UTF-8. @param {Blob} blob @param {string} [encoding] what it is in now */
async function* partsOf(blob, encoding) {
  const decoder = encoding ? new TextDecoder(encoding) : undefined
  for (let start = 0; start === 0 || start < blob.size; start += PART_BYTES) {
    const end = Math.min(start + PART_BYTES, blob.size)
    const isLast = end === blob.size
    let bytes
    try {
      bytes = new Uint8Array(await blob.slice(start, end).arrayBuffer())
    } catch (reason) {
      // Deleted or changed meanwhile, say.
      throw new NonetError('file-unreadable', { text: String(reason) })
    }
    if (decoder) bytes = new TextEncoder().encode(decoder.decode(bytes, { stream: !isLast }))
    yield { bytes, isFirst: start === 0, isLast, end }
  }
}
