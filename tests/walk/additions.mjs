// tests/walk/additions.mjs: one of each kind, added to a copy of the tree as its README says.
//
// What is a file of its own lies in tests/walk/KIND, under the path that it gets; the rest are rows in tables.
import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { sourceFiles } from '../../scripts/sources.mjs'

/** A tree in which files are added and changed; remembers which. */
export class Tree {
  /** @type {Set<string>} */
  touched = new Set()

  /** @param {string} root */
  constructor(root) {
    this.root = root
  }

  /** @param {string} file */
  read(file) {
    return readFileSync(join(this.root, file), 'utf8')
  }

  /** @param {string} file @param {string} text */
  write(file, text) {
    const path = join(this.root, file)
    mkdirSync(dirname(path), { recursive: true })
    writeFileSync(path, text)
    this.touched.add(file)
  }

  /** The files that lie in tests/walk/KIND. @param {string} kind */
  addFiles(kind) {
    const from = fileURLToPath(new URL(kind, import.meta.url))
    for (const file of sourceFiles(from)) {
      if (existsSync(join(this.root, file))) throw new Error(`${file} is there already`)
      mkdirSync(dirname(join(this.root, file)), { recursive: true })
      cpSync(join(from, file), join(this.root, file))
      this.touched.add(file)
    }
  }

  /** Puts a text in the place of one that occurs exactly once. @param {string} file @param {string} old @param {string} text */
  replace(file, old, text) {
    const parts = this.read(file).split(old)
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} × ${old}`)
    this.write(file, parts.join(text))
  }

  /** @param {string} file @param {string} row @param {string} text */
  after(file, row, text) {
    this.replace(file, row, row + text)
  }

  /** @param {string} file @param {string} row @param {string} text */
  before(file, row, text) {
    this.replace(file, row, text + row)
  }

  /** @param {string} file @param {(content: any) => void} change */
  change(file, change) {
    const content = JSON.parse(this.read(file))
    change(content)
    this.write(file, `${JSON.stringify(content, null, 2)}\n`)
  }
}

const ENGLISH = 'web/i18n/en.json'

/** @param {Tree} tree */
function addFormat(tree) {
  tree.addFiles('format')
  const table = 'core/format/format.cpp'
  tree.after(table, '#include "core/format/csv.h"\n', '#include "core/format/dummy.h"\n')
  const row = '{{"dummy", "", true, true}, recognise_dummy, make_dummy_reader, write_dummy},'
  tree.after(table, 'constexpr Format kFormats[] = {\n', `    ${row}\n`)
  tree.change(ENGLISH, ({ formats }) => {
    formats.dummy = 'Behind a mark'
  })
}

/** @param {Tree} tree */
function addEngine(tree) {
  tree.addFiles('engine')
  const table = 'core/solve/engines.h'
  tree.before(table, '#include "core/engine/search.h"\n', '#include "core/dummy/search.h"\n')
  tree.before(
    table,
    '  NONET_BACKTRACK_ENGINE(ROW)',
    '  ROW(kDummy, "dummy", dummy::Search) /* up to 4×4 */ \\\n',
  )
  tree.after(
    'wasm/nonet.d.ts',
    "export type Engine = 'auto' | 'classic' | 'learning' | 'general' | ",
    "'dummy' | ",
  )
}

/** @param {Tree} tree */
function addConstraint(tree) {
  tree.addFiles('constraint')
  tree.before(
    'core/model/constraint.h',
    'ROW(kEven, ',
    'ROW(kDummy, "dummy", dummy, "cells") /* cells */ \\\n  ',
  )
  tree.before(
    'tests/reference/constraint_samples.cpp',
    '      {ConstraintKind::kEven, of_cells(',
    '      {ConstraintKind::kDummy, of_cells(1, 3)},\n',
  )
  tree.before(
    'core/format/interactive_constraints.cpp',
    '    {"DutchFlatmates", ',
    '    {"Dummy", "dummy", &InteractiveConstraints::read_cells},\n',
  )
}

/** @param {Tree} tree */
function addFunction(tree) {
  tree.before(
    'wasm/api.h',
    'std::string version();\n',
    `struct DummyReport {
  int givens = 0;
  std::string first_house;
};
NONET_FIELDS(DummyReport, givens, first_house)

`,
  )
  tree.before(
    'wasm/api.h',
    '\n/// Those that search in slices, in order: ',
    'Result<DummyReport> dummy(const Puzzle& puzzle);\n',
  )
  tree.replace('wasm/api.h', 'ROW(solve_block)', 'ROW(solve_block) \\\n  ROW(dummy)')
  tree.before(
    'wasm/api.cpp',
    '}  // namespace nonet::api\n',
    `Result<DummyReport> dummy(const Puzzle& puzzle) {
  const auto core_puzzle = puzzle_from(puzzle);
  if (!core_puzzle.ok()) return core_puzzle.error();
  DummyReport report;
  for (const Digit digit : core_puzzle.value().givens) report.givens += digit == 0 ? 0 : 1;
  report.first_house = house_kind_key(core_puzzle.value().geometry->houses().front().kind);
  return report;
}

`,
  )
  tree.write(
    'tests/wasm/api_test.cpp',
    `${tree.read('tests/wasm/api_test.cpp')}
TEST_CASE("api: dummy counts the givens", "[api]") {
  const api::Puzzle puzzle{2, 1, 2, {}, {1, 0, 0, 1}, {}, {}};
  CHECK(api::dummy(puzzle).value().givens == 2);
  CHECK(api::dummy(puzzle).value().first_house == "row");
  CHECK_FALSE(api::dummy({}).ok());
}
`,
  )
  tree.before(
    'wasm/nonet.d.ts',
    'export interface NonetModule {\n',
    'export interface DummyReport {\n  givens: number\n  firstHouse: HouseKind\n}\n\n',
  )
  tree.after(
    'wasm/nonet.d.ts',
    '  solveBlock(block: Uint8Array, options: SolveBlockOptions): SolveBlockReport | Failure\n',
    '  dummy(puzzle: Puzzle): DummyReport | Failure\n',
  )
  tree.before(
    'web/client/client.js',
    '  /** @param {CallOptions} [options] */\n  version(options) {\n',
    `  /** @param {Puzzle} puzzle @param {CallOptions} [options] */
  dummy(puzzle, options) {
    return this.call('dummy', [puzzle], options)
  }

`,
  )
  tree.write(
    'web/client/index.js',
    `${tree.read('web/client/index.js')}
/** Counts the givens. @param {Puzzle | string} puzzle @param {CallOptions} [options] */
export async function dummy(puzzle, options) {
  return sharedClient().dummy(await puzzleOf(puzzle, options), options)
}
`,
  )
  tree.change('web/custom-elements.json', ({ modules }) => {
    const [index, client, single] = ['index.js', 'client.js', 'single.js'].map((path) =>
      modules.find((/** @type {any} */ module) => module.path === path),
    )
    const name = 'dummy'
    const description = 'Counts the givens.'
    index.declarations.push({ kind: 'function', name, description })
    const { members } = client.declarations.find((/** @type {any} */ one) => one.name === 'Client')
    members.push({ kind: 'method', name, description })
    for (const { exports } of [index, single]) {
      exports.push({ kind: 'js', name, declaration: { name, module: 'index.js' } })
    }
  })
}

/** @param {Tree} tree */
function addPanel(tree) {
  tree.addFiles('panel')
  tree.after(
    'web/page/panels.js',
    'const PANELS = {\n',
    "  dummy: () => import('./dummy/dummy-panel.js'),\n",
  )
  tree.after(
    'web/index.html',
    '<div id="menu-list" hidden>\n',
    '        <button type="button" data-panel="dummy" data-say="index.dummy">Count</button>\n',
  )
  tree.change(ENGLISH, (words) => {
    words.index.dummy = 'Count'
    words.dummy = { title: 'Count', givens: { one: '{count} given', other: '{count} givens' } }
  })
}

/** Swedish, of a kind: every sentence is another than in English. @param {Tree} tree */
function addLanguage(tree) {
  /** @type {(words: any) => any} */
  const marked = (words) =>
    typeof words === 'string'
      ? `§ ${words}`
      : Array.isArray(words)
        ? words.map(marked)
        : Object.fromEntries(Object.entries(words).map(([key, value]) => [key, marked(value)]))
  const words = marked(JSON.parse(tree.read(ENGLISH)))
  words.board.zoom = 'Zoom'
  words.sameAsEnglish = ['board.zoom']
  tree.write('web/i18n/sv.json', `${JSON.stringify(words, null, 2)}\n`)
  tree.after(
    'web/words/language-files.js',
    '  en: {},\n',
    "  sv: { load: () => import('../i18n/sv.json', { with: { type: 'json' } }) },\n",
  )
  tree.after(
    'web/words/hint-files.js',
    'export const HINT_FILES = {\n',
    "  sv: () => import('../i18n/sv.json?hints,techniques,steps&only', { with: { type: 'json' } }),\n",
  )
  tree.after(
    'web/words/hint-files.js',
    'export const LESSON_FILES = {\n',
    "  sv: () => import('../i18n/sv.json?lessons&only', { with: { type: 'json' } }),\n",
  )
  tree.after(
    'web/words/hint-files.js',
    'export const RULE_FILES = {\n',
    "  sv: () => import('../i18n/sv.json?rules&only', { with: { type: 'json' } }),\n",
  )
}

/**
 * @typedef {object} Kind
 * @property {string} kind
 * @property {string} name what stands for NAME in the README
 * @property {number} most files
 * @property {[file: string, start: string]} readme the README, and how its point begins
 * @property {(tree: Tree) => void} add
 */

/** The language comes last, so that it says what the others have brought. @type {Kind[]} */
export const KINDS = [
  {
    kind: 'format',
    name: 'dummy',
    most: 5,
    readme: ['core/README.md', '- **A text format**'],
    add: addFormat,
  },
  {
    kind: 'engine',
    name: 'dummy',
    most: 5,
    readme: ['core/README.md', '- **An engine**'],
    add: addEngine,
  },
  {
    kind: 'constraint',
    name: 'dummy',
    most: 4,
    readme: ['core/README.md', '- **A constraint**'],
    add: addConstraint,
  },
  {
    kind: 'function',
    name: 'dummy',
    most: 7,
    readme: ['wasm/README.md', '- **A function**'],
    add: addFunction,
  },
  {
    kind: 'panel',
    name: 'dummy',
    most: 7,
    readme: ['web/structure.md', '- **A panel**'],
    add: addPanel,
  },
  {
    kind: 'language',
    name: 'sv',
    most: 3,
    readme: ['web/structure.md', '- **A language**'],
    add: addLanguage,
  },
]
