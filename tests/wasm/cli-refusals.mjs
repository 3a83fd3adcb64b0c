// tests/wasm/cli-refusals.mjs: the other half of cli-cases.mjs: which puzzles and files are read, and the errors for
// those that cannot be, and for invalid arguments.
import { PROPER, SEVERAL, SOLVED } from './cli-cases.mjs'
import { keysOf } from './declarations.mjs'
import { loadNonet } from './load.mjs'

/** As the module lists them. */
const formats = (await loadNonet()).formats()
const written = formats.filter(({ writes }) => writes).map(({ key }) => key)

/** @type {import('./cli-cases.mjs').Case[]} */
export const REFUSALS = [
  {
    name: '--pick: a number',
    words: ['solve', '--pick', '2'],
    input: SEVERAL + PROPER,
    out: '1234341221434321',
  },
  {
    name: '--pick: no such title',
    words: ['solve', '--pick', 'nine'],
    input: 'Grid 01\n1234\n3412\n2143\n....\n',
    err: 'nonet: there is no puzzle nine; there are Grid 01',
    code: 1,
  },
  {
    name: '--from',
    words: ['solve', '--from', 'line'],
    input: PROPER,
    out: '1234341221434321',
  },
  {
    name: 'a text of nothing',
    words: ['solve'],
    err: '-: The text is empty. Open or paste one that holds a puzzle.',
    code: 1,
  },
  {
    name: 'codes for a terminal are not passed on',
    words: ['solve', '--pick', '\x1b[2J'],
    input: PROPER,
    err: 'nonet: there is no puzzle \\x1b[2J',
    code: 1,
  },
  {
    name: 'files, whatever their names are',
    words: ['solve', 'one.txt', 'two words – é.txt'],
    out: ['1234341221434321', '1234341221434321'],
    err: 'two words – é.txt:1:1: puzzle 1: more than one solution',
    code: 1,
  },
  {
    name: 'a file that is not there, and one that is',
    words: ['solve', 'nothing.txt', 'one.txt'],
    out: '1234341221434321',
    err: 'nothing.txt: cannot be read: No such file or directory',
    code: 2,
  },
  {
    name: 'a folder',
    words: ['solve', 'folder', 'one.txt'],
    out: '1234341221434321',
    err: 'folder: cannot be read: Is a directory',
    code: 2,
  },
  {
    name: 'a way through a file',
    words: ['solve', 'one.txt/more'],
    err: 'one.txt/more: cannot be read: Not a directory',
    code: 2,
  },
  {
    name: 'a name that begins like an option',
    words: ['solve', '--', '-dash.txt'],
    out: '1234341221434321',
  },
  {
    name: 'standard input among files',
    words: ['solve', '-', 'one.txt'],
    input: PROPER,
    out: ['1234341221434321', '1234341221434321'],
  },
  {
    name: 'a byte order mark, Windows line ends',
    words: ['solve', 'windows.txt'],
    out: ['1234341221434321', '1234341221434321'],
  },
  {
    name: 'no such command',
    words: ['sovle'],
    err: [
      'nonet: there is no command sovle; there are solve, validate, count, candidates, convert, trace, steps, hint, rate, generate, book, minimise',
      'Try `nonet --help`.',
    ],
    code: 2,
  },
  {
    name: 'no such option',
    words: ['solve', '--colour', 'red'],
    err: ['nonet: there is no option --colour', 'Try `nonet --help`.'],
    code: 2,
  },
  {
    name: 'no value',
    words: ['solve', '--limit'],
    err: ['nonet: --limit: a value is missing, or there is no such option', 'Try `nonet --help`.'],
    code: 2,
  },
  {
    name: 'a wrong engine',
    words: ['solve', '--engine', 'magic'],
    err: [`nonet: --engine magic: it takes ${keysOf('Engine').join(', ')}`, 'Try `nonet --help`.'],
    code: 2,
  },
  {
    name: 'a wrong limit',
    words: ['solve', '--limit', '0'],
    err: ['nonet: --limit 0: it takes a number from 1', 'Try `nonet --help`.'],
    code: 2,
  },
  {
    name: 'a wrong skip',
    words: ['trace', '--skip', '-1'],
    err: ['nonet: --skip -1: it takes a number from 0', 'Try `nonet --help`.'],
    code: 2,
  },
  {
    name: 'a wrong format',
    words: ['solve', '--to', 'pdf'],
    err: [`nonet: --to pdf: it takes ${written.join(', ')}, constraints`, 'Try `nonet --help`.'],
    code: 2,
  },
  {
    name: 'an option of another command',
    words: ['count', '--to', 'line'],
    err: [
      'nonet: count takes no --to; it is for solve, candidates, convert, minimise, book',
      'Try `nonet --help`.',
    ],
    code: 2,
  },
  {
    name: 'a format beside --json',
    words: ['convert', '--json', '--to', 'csv'],
    err: ['nonet: --json is a format of its own, and takes no --to', 'Try `nonet --help`.'],
    code: 2,
  },
  {
    name: 'a value too much',
    words: ['solve', '--json=1'],
    err: ['nonet: --json takes no value', 'Try `nonet --help`.'],
    code: 2,
  },
  {
    name: 'wrong boxes',
    words: ['solve', '--boxes', '9'],
    err: [
      'nonet: --boxes 9: it takes rows x columns of a box, say 2x3; at most 64 cells',
      'Try `nonet --help`.',
    ],
    code: 2,
  },
  {
    name: 'options that contradict each other',
    words: ['solve', '--strategy', 'first-empty', '--engine', 'general'],
    err: ['nonet: --strategy is for --engine backtrack', 'Try `nonet --help`.'],
    code: 2,
  },
  {
    name: 'nothing to pick',
    words: ['solve', '--pick', ''],
    err: ['nonet: --pick : it takes a title or a number', 'Try `nonet --help`.'],
    code: 2,
  },
  {
    name: 'formats',
    words: ['formats'],
    out: [
      ...formats.map(({ key, extension, reads, writes }) => {
        const uses = (reads ? 'reads' : '').padEnd(8) + (writes ? 'writes' : '').padEnd(9)
        return `${key.padEnd(14)}${uses}${extension && `.${extension}`}`.trimEnd()
      }),
      // The module does not read puzzles with constraints.
      'interactive   reads',
      'constraints   reads   writes',
    ],
  },
]

/** Their names and texts. */
export const FILES = {
  'one.txt': PROPER,
  'two words – é.txt': SEVERAL,
  '-dash.txt': PROPER,
  'windows.txt': `\ufeff${`${PROPER}${SOLVED}`.replaceAll('\n', '\r\n')}`,
  'claimed.csv': `puzzle,solution\n${PROPER.trim()},4321341221434321\n`,
}
