// tests/bench/engine.mjs: how fast is the general engine on large grids and on puzzles with constraints, beside other solvers and its bounds?
//
//   scripts/bench engine [PART…] [--json] [--seconds N] [--svg FILE] [--peer FOLDER] [--peer-loop-ms N]
//
// Without a PART, all of them; each one's file says what it measures:
//
//   growth      engine_growth.mjs      sizes from 4×4 to 64×64
//   large       engine_large.mjs       published 16×16, 25×25 and latin squares of 30×30
//   peers       engine_peers.mjs       the 25×25 beside minisat, cryptominisat and cadical, where they are installed
//   candidates  engine_candidates.mjs  true candidates
//   variants    engine_variants.mjs    published puzzles with constraints beside another solver's times; the cold start
//   curve       engine_curve.mjs       conflicts against time, drawn by --svg FILE
//
// Published puzzles are those of NONET_DATA (default ../shared/data). --seconds: when a grid is given up (60). Each part ends with the
// bounds that its figures are held to; whether they are met does not change the exit status.
import { execFileSync } from 'node:child_process'
import { join } from 'node:path'
import { argv, env, exit } from 'node:process'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { machine, printTable } from './lib.mjs'

const { values, positionals } = parseArgs({
  args: argv.slice(2),
  allowPositionals: true,
  options: {
    json: { type: 'boolean', default: false },
    seconds: { type: 'string', default: '60' },
    svg: { type: 'string' },
    peer: { type: 'string' },
    'peer-loop-ms': { type: 'string' },
  },
})
const root = fileURLToPath(new URL('../..', import.meta.url))

/** Its functions, by their parts. Loaded after the build, because some of their modules look for what it makes. */
const load = {
  growth: async () => (await import('./engine_growth.mjs')).measureGrowth,
  large: async () => (await import('./engine_large.mjs')).measureLarge,
  peers: async () => (await import('./engine_peers.mjs')).measurePeers,
  candidates: async () => (await import('./engine_candidates.mjs')).measureCandidates,
  variants: async () => (await import('./engine_variants.mjs')).measureVariants,
  curve: async () => (await import('./engine_curve.mjs')).measureCurve,
}
const names = /** @type {(keyof typeof load)[]} */ (Object.keys(load))

const unknown = positionals.find((word) => !names.some((name) => name === word))
if (unknown !== undefined) die(`there is no part ${unknown}; the parts are ${names.join(', ')}`)
const options = {
  seconds: positive('--seconds', values.seconds),
  peerLoopMs:
    values['peer-loop-ms'] === undefined
      ? null
      : positive('--peer-loop-ms', values['peer-loop-ms']),
  peer: values.peer ?? null,
  svg: values.svg ?? null,
}

execFileSync(join(root, 'scripts/build'), ['native'], { stdio: 'ignore' })
if (!env.NONET_WASM) execFileSync(join(root, 'scripts/build'), ['wasm'], { stdio: 'ignore' })

/** @type {Record<string, import('./engine_bars.mjs').Part>} */
const parts = {}
for (const name of names) {
  if (positionals.length > 0 && !positionals.includes(name)) continue
  parts[name] = await (await load[name]())(options)
  if (!values.json) print(name, parts[name])
}
const command = ['scripts/bench engine', ...argv.slice(2)].join(' ')
if (values.json) console.log(JSON.stringify({ command, machine: machine(), parts }))
else console.log(`\`${command}\`; ${machine()}`)

/** @param {string} name @param {import('./engine_bars.mjs').Part} part */
function print(name, { rows, bars, notes }) {
  console.log(`## ${name}\n`)
  for (const table of [rows, bars]) {
    if (table.length === 0) continue
    printTable(table)
    console.log()
  }
  for (const note of notes) console.log(`${note}\n`)
}

/** @param {string} option @param {string} text */
function positive(option, text) {
  const number = Number(text)
  if (!(number > 0)) die(`${option} ${text}: a number above 0 is expected`)
  return number
}

/** @param {string} text @returns {never} */
function die(text) {
  console.error(text)
  exit(2)
}
