// client/pool.js: a text of any length, read by one worker and solved by several.
//
//   blob ─ parts ─▸ reading worker ─ blocks ─▸ solving workers ─ answers ─▸ caller
//
// The page's own thread only passes bytes on. It holds at most two parts (one is read while the blocks of the
// other are solved) and the bytes of a third. Answers arrive as they are ready, not in the order of the text;
// each names its block.
//
// Starting a worker takes as long as solving easy puzzles: the caller can start them ahead (warm), and the workers
// of one run stay for the next.

import { Client, NonetError } from './client.js'

/** @typedef {import('nonet-wasm').Block} Block */
/** @typedef {import('nonet-wasm').SolveBlockReport} SolveBlockReport */
/**
 * @typedef {object} RunListeners
 * @property {(read: {bytes: number, puzzles: number, format: string}) => void} onRead totals so far
 * @property {(index: number, block: Block, report: SolveBlockReport) => void} onSolved puzzles of a
 *   block have been solved, up to report.next
 * @property {(index: number, block: Block) => void} onBlock called after the last report of a block
 */

const PART_BYTES = 1 << 19
const MOST_WORKERS = 8
/** While a worker solves one block, its next one waits. */
const BLOCKS_A_WORKER = 2
/** Where the solver runs in the page, one call blocks the page no longer than this. */
const IN_PAGE_MS = 8
/** Unused workers are ended after this time. */
const IDLE_MS = 60_000

/** One worker for each core, within limits. */
export function workerCount() {
  return Math.min(Math.max(navigator.hardwareConcurrency || 1, 1), MOST_WORKERS)
}

/** Workers for one run at a time, kept from one to the next. */
export class Pool {
  #workers
  #makeClient
  /** Clients without a run: the first will read, the others solve. @type {Client[] | undefined} */
  #waiting
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  #timer

  constructor(workers = workerCount(), makeClient = () => new Client()) {
    this.#workers = workers
    this.#makeClient = makeClient
  }

  /** Starts the workers ahead of a run. */
  warm() {
    const clients = this.#take()
    for (const client of clients) client.warm()
    this.#keep(clients)
  }

  /** Ends the workers without a run. A run keeps its own until its end. */
  close() {
    clearTimeout(this.#timer)
    for (const client of this.#waiting?.splice(0) ?? []) client.close()
    this.#waiting = undefined
  }

  /**
   * Resolves after the last report. Rejects with the signal's reason, or with a NonetError when the file can no
   * longer be read or a worker has crashed twice at the same block; earlier reports stay valid.
   * @param {Blob} blob
   * @param {{encoding?: string, guesses?: number, signal: AbortSignal} & RunListeners} options `encoding`:
   *   the text's, if it is not a superset of ASCII (puzzles are ASCII); `guesses`: the solver gives up a puzzle that
   *   needs more
   */
  async solve(blob, options) {
    const clients = this.#take()
    let isWell = false
    try {
      await run(clients, blob, options)
      isWell = true
    } finally {
      if (isWell && !this.#waiting) this.#keep(clients)
      else for (const client of clients) client.close()
    }
  }

  #take() {
    clearTimeout(this.#timer)
    const clients =
      this.#waiting ?? Array.from({ length: this.#workers + 1 }, () => this.#makeClient())
    this.#waiting = undefined
    return clients
  }

  #keep(/** @type {Client[]} */ clients) {
    this.#waiting = clients
    this.#timer = setTimeout(() => this.close(), IDLE_MS)
  }
}

/**
 * @param {Client[]} clients
 * @param {Blob} blob
 * @param {Parameters<Pool['solve']>[1]} options
 */
async function run([reader, ...solvers], blob, options) {
  const { encoding, guesses, signal, onRead, onSolved, onBlock } = options
  const idle = [...solvers]
  /** @type {Set<Promise<void>>} blocks that are solved or wait for a worker */
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
        const how = { skip, guesses, ...(reader.place === 'page' && { milliseconds: IN_PAGE_MS }) }
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

  let isOver = false
  const parts = partsOf(blob, encoding)
  const read = async () => {
    const { value } = await parts.next()
    // A call of a closed client would start another worker.
    if (!value || isOver) return undefined
    const { bytes, isFirst, isLast, end } = value
    return { end, ...(await reader.readBlocks(bytes, { isFirst, isLast }, { signal })) }
  }
  let puzzles = 0
  let index = 0
  try {
    let reading = read()
    for (let part = await reading; part; part = await reading) {
      reading = read()
      // A rejection is handled where the promise is awaited.
      reading.catch(() => {})
      for (const { count } of part.blocks) puzzles += count
      onRead({ bytes: part.end, puzzles, format: part.format })
      for (const block of part.blocks) {
        while (open.size >= solvers.length * BLOCKS_A_WORKER) await Promise.race(open)
        const mine = index++
        const solved = new Promise((done, fail) => {
          queue.push({ block, index: mine, done: () => done(undefined), fail })
        })
        const counted = solved.then(() => {
          open.delete(counted)
        })
        // A rejection is handled where all blocks are awaited.
        counted.catch(() => {})
        open.add(counted)
        work()
      }
    }
    await Promise.all(open)
  } finally {
    isOver = true
    queue.length = 0
  }
}

/** The file in parts, in UTF-8. @param {Blob} blob @param {string} [encoding] of the file, if another one */
async function* partsOf(blob, encoding) {
  const decoder = encoding ? new TextDecoder(encoding) : undefined
  const { size } = blob
  const read = (/** @type {number} */ start) => {
    const coming = blob.slice(start, start + PART_BYTES).arrayBuffer()
    // A rejection is handled where the promise is awaited.
    coming.catch(() => {})
    return coming
  }
  let coming = read(0)
  for (let start = 0; start === 0 || start < size; start += PART_BYTES) {
    const end = Math.min(start + PART_BYTES, size)
    const isLast = end === size
    let bytes
    try {
      const now = coming
      // Reading takes a while, so the next part is requested ahead.
      if (!isLast) coming = read(end)
      bytes = new Uint8Array(await now)
    } catch (reason) {
      // For example, the file was deleted or changed meanwhile.
      throw new NonetError('file-unreadable', { text: String(reason) })
    }
    if (decoder) bytes = new TextEncoder().encode(decoder.decode(bytes, { stream: !isLast }))
    yield { bytes, isFirst: start === 0, isLast, end }
  }
}
