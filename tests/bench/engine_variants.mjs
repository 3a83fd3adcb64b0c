// tests/bench/engine_variants.mjs: published puzzles with constraints, natively and in the module, beside another solver's times; the cold start.
//
// A part of scripts/bench engine. The puzzles are those of scripts/bench variants, with its limit of 10 s, which was the other's, too. `run` is
// the search, `all` includes the making of the propagators. The other's stored times are of another machine. With --peer FOLDER it runs here, too
// (variants_peer.mjs), and its times here count. --peer-loop-ms N is what reference_loop.mjs prints on its machine: then the stored ones
// are multiplied by this machine's time of the loop and divided by N. With both, --peer counts; without either they are taken as they are.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { absent, atLeast, atMost, short, sum } from './engine_bars.mjs'
import { median } from './lib.mjs'
import { referenceLoopMs } from './reference_loop.mjs'
import {
  coldStarts,
  entriesOf,
  file,
  isThere,
  moduleAnswers,
  nativeAnswers,
} from './variants_both.mjs'
import { peerAnswers } from './variants_peer.mjs'

const SECONDS = 10
/** Longer than any of its stored times takes here. */
const PEER_SECONDS = 60
/** What takes so long for one of the solvers is taken so many times. */
const LONG_MS = 100
const ROUNDS = 3

/** @typedef {{run: number, all: number, isSolved: boolean, isDone: boolean}} Ours */
/** @typedef {{run: number, all: number, isLate: boolean}} Peer null where its time is not known */

/** @param {import('./engine_bars.mjs').Options} options @returns {Promise<import('./engine_bars.mjs').Part>} */
export async function measureVariants({ peerLoopMs, peer: folder }) {
  if (!isThere) return absent(file)
  const entries = entriesOf()
  const { times, slower, note } = peerTimes(entries, folder, peerLoopMs)
  const seconds = SECONDS * Math.max(slower, 1)
  const { rows: native } = nativeAnswers(['--seconds', String(seconds)])
  const answers = await moduleAnswers(entries, native, seconds)
  if (folder !== null) await repeatLong({ entries, folder, seconds, times, native, answers })

  const peers = times.map((peer) =>
    peer ? { run: peer.run_ms, all: peer.build_ms + peer.run_ms, isLate: peer.timeout10s } : null,
  )
  /** @type {Record<string, (Ours | null)[]>} */
  const ours = {
    native: native.map(({ verdict, make_ms: make, run_ms: run }) => ({
      run,
      all: make + run,
      isSolved: verdict === 'solved',
      isDone: verdict === 'solved' || verdict === 'finished' || verdict === 'several',
    })),
    wasm: answers.map((answer, i) => {
      if (!answer) return null
      const isDone = answer.outcome === 'the same'
      const isSolved = isDone && native[i].verdict === 'solved'
      return { run: answer.run, all: answer.make + answer.run, isSolved, isDone }
    }),
  }
  const measured = Object.entries(ours).map(([where, all]) => figuresOf(where, all, peers))
  const cold = coldStarts(entries, native, answers)
  const wrong = native.filter(({ verdict }) => verdict === 'wrong')
  return {
    rows: measured.map(({ row }) => row),
    bars: [
      atMost('variants: answered wrongly', wrong.length, 0),
      ...measured.flatMap(({ bars }) => bars),
      atMost('cold start, first answer, wasm: median', median(cold), 10, 'ms'),
      atMost('cold start, first answer, wasm: max', Math.max(...cold), 10, 'ms'),
    ],
    notes: [
      `cold starts: ${cold.length} puzzles, each the first one of a new module in a new process, from its instantiation on, by the clock`,
      `${note}; our searches may take ${short(seconds)} s`,
    ],
  }
}

/**
 * The other's times, how many times as long as stored this machine takes, and where they are from.
 * @param {import('./variants_both.mjs').Entry[]} entries @param {string | null} folder @param {number | null} peerLoopMs
 * @returns {{times: (import('./variants_peer.mjs').PeerMs | null)[], slower: number, note: string}}
 */
function peerTimes(entries, folder, peerLoopMs) {
  const stored = entries.map(({ peer_ms: peer }) => peer ?? null)
  if (folder !== null) {
    // Without a stored time, the limit is that of our own.
    const times = peerAnswers(folder, file, PEER_SECONDS).map(
      (here, i) =>
        here && (stored[i] ? here : { ...here, timeout10s: here.run_ms > SECONDS * 1e3 }),
    )
    const both = times.flatMap((here, i) => {
      const there = stored[i]
      return here && there && !here.timeout10s && !there.timeout10s ? [{ here, there }] : []
    })
    const same = both.filter(({ here, there }) => here.backtracks === there.backtracks).length
    const unknown = stored.filter((each) => each === null).length
    const slower = median(both.map(({ here, there }) => here.run_ms / there.run_ms))
    return {
      times,
      slower,
      note:
        `the other's times: in ${folder}, on this machine, also of ${unknown} puzzles without stored ones; ` +
        `it takes ${short(slower)} times as long as stored in the median, with as many backtracks as stored ` +
        `in ${same} of ${both.length} puzzles`,
    }
  }
  const loop = referenceLoopMs()
  const scale = peerLoopMs === null ? 1 : loop / peerLoopMs
  return {
    times: stored.map(
      (peer) => peer && { ...peer, build_ms: peer.build_ms * scale, run_ms: peer.run_ms * scale },
    ),
    slower: scale,
    note:
      `reference loop (node tests/bench/reference_loop.mjs): ${short(loop)} ms here; ` +
      (peerLoopMs === null
        ? "the other's machine is not known: its stored times are not scaled (--peer FOLDER, or --peer-loop-ms N)"
        : `${peerLoopMs} ms on the other's machine: its stored times are multiplied by ${short(scale)}`),
  }
}

/**
 * Takes what is long ROUNDS − 1 times more, with all three solvers by turns, and puts the medians in place of the times.
 * @param {{entries: import('./variants_both.mjs').Entry[], folder: string, seconds: number, times: (import('./variants_peer.mjs').PeerMs | null)[],
 *   native: import('./variants_both.mjs').Row[], answers: (import('./variants_both.mjs').ModuleAnswer | null)[]}} all
 */
async function repeatLong({ entries, folder, seconds, times, native, answers }) {
  const long = entries.flatMap((entry, i) => {
    const peer = times[i]
    const answer = answers[i]
    if (!peer || peer.timeout10s || answer?.outcome !== 'the same') return []
    const isLong = Math.max(peer.run_ms, native[i].run_ms, answer.run) >= LONG_MS
    return isLong ? [{ entry, peer, own: native[i], answer }] : []
  })
  const some = long.map(({ entry }) => entry)
  const temporary = mkdtempSync(join(tmpdir(), 'nonet-'))
  const path = join(temporary, 'long.json')
  writeFileSync(path, JSON.stringify(some))
  const rounds = [long.map(({ peer, own, answer }) => [peer.run_ms, own.run_ms, answer.run])]
  while (rounds.length < ROUNDS) {
    const peers = peerAnswers(folder, path, PEER_SECONDS)
    const { rows } = nativeAnswers(['--seconds', String(seconds)], path)
    const inModule = await moduleAnswers(some, rows, seconds)
    rounds.push(
      rows.map((row, i) => [
        peers[i]?.run_ms ?? Number.NaN,
        row.run_ms,
        inModule[i]?.run ?? Number.NaN,
      ]),
    )
  }
  rmSync(temporary, { recursive: true })
  for (const [i, { peer, own, answer }] of long.entries()) {
    const middle = (/** @type {number} */ solver) => median(rounds.map((round) => round[i][solver]))
    peer.run_ms = middle(0)
    own.run_ms = middle(1)
    answer.run = middle(2)
  }
}

/** @param {string} where @param {(Ours | null)[]} ours @param {(Peer | null)[]} peers */
function figuresOf(where, ours, peers) {
  /** @type {{own: Ours, peer: Peer}[]} */
  const compared = []
  let missed = 0
  let rescued = 0
  let late = 0
  for (const [i, own] of ours.entries()) {
    const peer = peers[i]
    if (!peer) continue
    if (peer.isLate) {
      late++
      if (own?.isDone) rescued++
    } else if (!own?.isDone) {
      missed++
    } else if (own.isSolved) {
      compared.push({ own, peer })
    }
  }
  const solved = ours.filter((own) => own?.isSolved).length
  const half = (/** @type {'run' | 'all'} */ part) =>
    median(compared.map(({ own, peer }) => own[part] / peer[part]))
  const totals = (/** @type {'run' | 'all'} */ part) => ({
    own: sum(compared.map(({ own }) => own[part])),
    peer: sum(compared.map(({ peer }) => peer[part])),
  })
  const run = totals('run')
  const all = totals('all')
  return {
    row: {
      where,
      puzzles: ours.length,
      solved,
      'finished otherwise': ours.filter((own) => own?.isDone && !own.isSolved).length,
      compared: compared.length,
      'run total ms': short(run.own),
      "the other's": short(run.peer),
      'run, median ratio': short(half('run')),
      'all total ms': short(all.own),
      "the other's all": short(all.peer),
      'all, median ratio': short(half('all')),
    },
    bars: [
      atLeast(`variants solved, ${where}`, solved, 270),
      atLeast(`variants solved, ${where}, wanted`, solved, 300),
      atMost(`variants, run ÷ the other's, ${where}: median`, half('run'), 0.5),
      atMost(`variants, run ÷ the other's, ${where}: total`, run.own / run.peer, 0.4),
      atMost(`variants not answered where the other is, ${where}`, missed, 0),
      atLeast(`variants answered of the other's ${late} time-outs, ${where}`, rescued, late / 2),
    ],
  }
}
