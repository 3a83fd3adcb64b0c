// tests/walk/walk.mjs: "how to add", walked through: a format, an engine, a constraint, a function of the module, a panel and a
// language are added to a copy of the tree, with the files that the READMEs name; then the copy is checked, built and
// tried.
//
//   scripts/test walk
//
// Fails where more files are touched than allowed (additions.mjs), or others than the README names. The copy is
// build/walk/tree; what was built there before is used again.
import { spawnSync } from 'node:child_process'
import { readdirSync, readFileSync } from 'node:fs'
import { delimiter, dirname, join } from 'node:path'
import { env, execPath, exit } from 'node:process'
import { addAll, copy, hasFailed, report, root } from './count.mjs'

/**
 * Runs a command in the copy. Gives its output, or undefined where it failed, which is reported.
 * @param {string} name @param {string[]} command @param {string} [input] @returns {string | undefined}
 */
function run(name, [program, ...words], input = '') {
  // The compiler's cache knows the files of other copies by their paths from the root.
  const { NODE_TEST_CONTEXT: _, ...rest } = env
  const PATH = [dirname(execPath), env.PATH].join(delimiter)
  const options = /** @type {const} */ ({ cwd: root, input, encoding: 'utf8', maxBuffer: 2 ** 28 })
  const done = spawnSync(program, words, {
    ...options,
    env: { ...rest, PATH, CCACHE_BASEDIR: root },
  })
  const output = `${done.stdout}${done.stderr}`
  report(name, done.status === 0 ? '' : output.slice(-8000) || String(done.error))
  return done.status === 0 ? done.stdout : undefined
}

/** Formats the new files, as a person who adds them would. @param {string[]} files */
function format(files) {
  const cpp = files.filter((file) => /\.(h|cpp)$/.test(file))
  const others = files.filter((file) => /\.(js|mjs|json|css)$/.test(file))
  run('C++ is formatted', ['clang-format', '-i', ...cpp])
  const biome = [
    'node_modules/.bin/biome',
    'check',
    '--write',
    ...others.map((file) => `../${file}`),
  ]
  run('the rest is formatted', ['env', '-C', 'web', ...biome])
}

/** @param {string} name @param {string[]} files of tests @param {string} [pattern] */
const nodeTests = (name, files, pattern) =>
  run(name, [
    'node',
    '--test',
    '--test-force-exit',
    '--test-reporter=dot',
    ...(pattern ? [`--test-name-pattern=${pattern}`] : []),
    ...files,
  ])

function tryNative() {
  run('configured', ['cmake', '--preset', 'native', '--log-level=WARNING'])
  if (run('built natively', ['ninja', '-C', 'build/native', 'nonet', 'nonet_tests']) === undefined)
    return
  run('the C++ tests', [
    'build/native/tests/nonet_tests',
    '[format],[model],[solve],[api],[cli]~[classic]',
  ])
  const nonet = 'build/native/nonet'
  const four = '1234341221434.2.'
  const written = run('nonet convert --to dummy', [nonet, 'convert', '--to', 'dummy'], four)
  report('it is written', written !== `dummy: ${four}\n` && written)
  const back = run('nonet convert --from dummy', [nonet, 'convert', '--from', 'dummy'], written)
  report('it is read', back !== `${four}\n` && back)
  const solved = run('nonet solve --engine dummy', [nonet, 'solve', '--engine', 'dummy'], four)
  report('it is solved', solved !== '1234341221434321\n' && solved)
  // A constraint that puts a 1 in each of four cells: in both formats, a sixteenth of the 288 grids.
  const json =
    '{"v":1,"grid":{"rows":4,"cols":4},"constraints":[{"dummy":["r1c1","r2c3","r3c2","r4c4"]}]}'
  const constrained = `${json}\n.Shape~4x4.Dummy~R1C1~R2C3~R3C2~R4C4\n`
  const counted = run('nonet count with the constraint', [nonet, 'count'], constrained)
  report('it is kept', counted !== '18\n18\n' && counted)
}

/** What somebody with the package sees. */
const PROOF = `
import { solverPlaces } from './tests/web/dist.mjs'
import * as nonet from './web/client/index.node.js'
nonet.configure(solverPlaces())
const puzzle = '1234341221434.2.'
console.log(JSON.stringify([
  await nonet.dummy(puzzle),
  await nonet.write(puzzle, 'dummy'),
  (await nonet.solve(puzzle, { engine: 'dummy' })).engine,
]))
`

function tryModule() {
  if (run('site and package are built', ['scripts/build', 'package']) === undefined) return
  const answers = run('the functions in Node', ['node', '--input-type=module', '-e', PROOF])
  const expected = [{ givens: 14, firstHouse: 'row' }, 'dummy: 1234341221434.2.\n', 'dummy']
  report('they answer', answers?.trim() !== JSON.stringify(expected) && answers)
  nodeTests('the contract of the module', ['tests/wasm/contract.test.mjs'])
  nodeTests('what it refuses', ['tests/wasm/refusals.test.mjs'], 'dummy')
  nodeTests('the command line', ['tests/wasm/cli.test.mjs'])
  nodeTests('the public API and its types', [
    'tests/consumers/api.test.mjs',
    'tests/consumers/types.test.mjs',
  ])
  // One file for each section of the words.
  const files = readdirSync(join(root, 'dist')).filter((name) => /^sv-\w+\.js$/.test(name))
  const words = files.map((name) => readFileSync(join(root, 'dist', name), 'utf8'))
  report('the language is built', !words.join('').includes('§ Undo') && files.join(' '))
  nodeTests('the sentences', ['tests/web/unit/sentences.test.mjs'])
  nodeTests('the panel', ['tests/web/deep/dummy.test.mjs'])
  nodeTests('the panel among the others', ['tests/web/deep/panels.test.mjs'], 'panel dummy')
}

copy()
format(addAll())
run('the checks of the house', ['scripts/test-part', 'house'])
tryNative()
tryModule()
exit(hasFailed() ? 1 : 0)
