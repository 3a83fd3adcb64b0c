// tests/wasm/cli-cases.mjs: the arguments of the command line and its exact output: the table of cli.test.mjs.
//
// Texts are lists of lines, or one line, without the last line's end. Times ("us") are left out of
// JSON. The folder that a case runs in holds cli-refusals.mjs's FILES.

export const PROPER = '123434122143....\n'
export const SOLVED = '1234341221434321\n'
export const SEVERAL = '12343412........\n'
const NONE = '123...4.........\n'
const CONFLICT = '1.1.............\n'

/**
 * @typedef {{
 *   name: string
 *   words: string[]
 *   input?: string
 *   out?: string | string[]
 *   err?: string | string[]
 *   code?: number
 * }} Case
 */

/** @type {Case[]} */
export const COMMANDS = [
  {
    name: 'solve: a line in, a line out',
    words: ['solve'],
    input: PROPER,
    out: '1234341221434321',
  },
  {
    name: 'solve: several, none, a conflict, no puzzle: what can be said is said',
    words: ['solve'],
    input: `${SEVERAL}${NONE}${CONFLICT}12\n${PROPER}`,
    out: ['1234341221434321', '1234341221434321'],
    err: [
      '-:1:1: puzzle 1: more than one solution',
      '-:2:1: puzzle 2: no solution',
      '-:3:3: puzzle 3: 1 stands twice in row 1: r1c1 r1c3',
      '-:4:2: The grid has 2 of the 16 cells that it needs. Add the missing ones, with 0 or a dot for each empty cell.',
    ],
    code: 1,
  },
  {
    name: 'solve: a line for every line, by threads where there are any',
    words: ['solve', '--number', '--threads', '2'],
    input: `${PROPER}\n7\t${NONE}0\t${PROPER}12\n`,
    out: ['1\t1234341221434321', '2\t', '7\t', '0\t1234341221434321', '5\t'],
    err: [
      '-:3:3: puzzle 3: no solution',
      '-:5:1: No puzzle was found in this text. Write one as a line of all its cells, as rows of digits or as a list of lists, with 0 or a dot for an empty cell.',
    ],
    code: 1,
  },
  {
    name: 'solve: a puzzle with constraints, one of an unknown kind, a plain one',
    words: ['solve'],
    input: `.Shape~2x3~0-2.~R1C1_0.Thermo~R1C1~R1C2~R1C3.Cage~1~R2C1~R2C3.~R2C1_1\n.Foo~R1C1\n${PROPER}`,
    out: ['012120', '1234341221434321'],
    err: '-:2:1: The constraint “Foo” is not known.',
    code: 1,
  },
  {
    name: 'solve: every solution, up to a limit',
    words: ['solve', '--all', '--limit=3'],
    input: SEVERAL,
    out: ['1234341221434321', '1234341223414123', '1234341241232341'],
  },
  {
    name: 'solve: every solution, as JSON',
    words: ['solve', '--all', '--json'],
    input: `${PROPER}${SEVERAL}${NONE}12\n`,
    out: [
      '{"title":"","format":"line","solution":"1234341221434321","all":["1234341221434321"],"solutions":1,"attempts":0,"guesses":0,"exact":true}',
      '{"title":"","format":"line","solution":"1234341221434321","all":["1234341221434321","1234341223414123","1234341241232341","1234341243212143"],"solutions":4,"attempts":0,"guesses":6,"exact":true}',
      '{"title":"","format":"line","solution":null,"all":[],"solutions":0,"attempts":0,"guesses":0,"exact":true}',
      '{"title":"","format":"line","error":{"key":"too-few-cells","message":"The grid has 2 of the 16 cells that it needs. Add the missing ones, with 0 or a dot for each empty cell.","line":4,"column":2}}',
    ],
    err: [
      '-:3:1: puzzle 3: no solution',
      '-:4:2: The grid has 2 of the 16 cells that it needs. Add the missing ones, with 0 or a dot for each empty cell.',
    ],
    code: 1,
  },
  {
    name: 'solve: in another format',
    words: ['solve', '--to', 'boxed'],
    input: PROPER,
    out: [
      '+-----+-----+',
      '| 1 2 | 3 4 |',
      '| 3 4 | 1 2 |',
      '+-----+-----+',
      '| 2 1 | 4 3 |',
      '| 4 3 | 2 1 |',
      '+-----+-----+',
    ],
  },
  {
    name: 'solve: as JSON',
    words: ['solve', '--json'],
    input: `${PROPER}${CONFLICT}12\n`,
    out: [
      '{"title":"","format":"line","solution":"1234341221434321","solutions":1,"attempts":0,"guesses":0}',
      '{"title":"","format":"line","solution":null,"solutions":0,"attempts":0,"guesses":0}',
      '{"title":"","format":"line","error":{"key":"too-few-cells","message":"The grid has 2 of the 16 cells that it needs. Add the missing ones, with 0 or a dot for each empty cell.","line":3,"column":2}}',
    ],
    err: [
      '-:2:3: puzzle 2: 1 stands twice in row 1: r1c1 r1c3',
      '-:3:2: The grid has 2 of the 16 cells that it needs. Add the missing ones, with 0 or a dot for each empty cell.',
    ],
    code: 1,
  },
  {
    name: "solve: by the first programs' method",
    words: ['solve', '--json', '--strategy', 'fullest-unit'],
    input: SEVERAL,
    out: '{"title":"","format":"line","solution":"1234341221434321","solutions":2,"attempts":0,"guesses":5}',
    err: '-:1:1: puzzle 1: more than one solution',
    code: 1,
  },
  {
    name: 'validate',
    words: ['validate'],
    input: PROPER + SEVERAL + CONFLICT + NONE + SOLVED,
    out: [
      'puzzle 1: unfinished, one solution',
      'puzzle 2: unfinished, more than one solution',
      'puzzle 3: unfinished, no solution',
      'puzzle 4: unfinished, no solution',
      'puzzle 5: finished and right, one solution',
    ],
    err: [
      '-:2:1: puzzle 2: more than one solution',
      '-:3:3: puzzle 3: 1 stands twice in row 1: r1c1 r1c3',
      '-:4:1: puzzle 4: no solution',
    ],
    code: 1,
  },
  {
    name: 'validate: as JSON',
    words: ['validate', '--json'],
    input: PROPER + CONFLICT,
    out: [
      '{"title":"","format":"line","state":"unfinished","solutions":"one","conflicts":[]}',
      '{"title":"","format":"line","state":"unfinished","solutions":"none","conflicts":[{"digit":1,"house":"row","index":1,"cells":["r1c1","r1c3"]}]}',
    ],
    err: '-:2:3: puzzle 2: 1 stands twice in row 1: r1c1 r1c3',
    code: 1,
  },
  {
    name: 'validate: the solution that a file claims',
    words: ['validate', 'claimed.csv'],
    out: 'puzzle 1: unfinished, one solution',
    err: "claimed.csv:2:1: puzzle 1: the solution in the file is not the puzzle's",
    code: 1,
  },
  {
    name: 'validate: boxes that the text does not show',
    words: ['validate', '--boxes', '3x2'],
    input: `1.....1${'.'.repeat(29)}\n`,
    out: 'puzzle 1: unfinished, no solution',
    err: [
      '-:1:7: puzzle 1: 1 stands twice in column 1: r1c1 r2c1',
      '-:1:7: puzzle 1: 1 stands twice in box 1: r1c1 r2c1',
    ],
    code: 1,
  },
  {
    name: 'count',
    words: ['count'],
    input: SEVERAL + CONFLICT,
    out: ['4', '0'],
    err: '-:2:3: puzzle 2: 1 stands twice in row 1: r1c1 r1c3',
    code: 1,
  },
  {
    name: 'count: a limit',
    words: ['count', '--limit', '2'],
    input: SEVERAL,
    out: 'at least 2',
  },
  {
    name: 'count: a line for every line that `cat -n` counts, whatever stands in it',
    words: ['count', '--number'],
    input: `${SEVERAL}b\rc\n${SEVERAL.trimEnd()}\r\n`,
    out: ['1\t4', '2\t', '3\t4'],
    err: '-:2:2: The character “\\x0d” is neither a digit nor an empty cell. Write a digit, or 0 or a dot for an empty cell.',
    code: 1,
  },
  {
    name: 'count: as JSON',
    words: ['count', '--json'],
    input: SEVERAL,
    out: '{"title":"","format":"line","solutions":4,"exact":true,"guesses":6}',
  },
  {
    name: 'candidates',
    words: ['candidates'],
    input: PROPER + SEVERAL,
    out: ['1 2 3 4 / 3 4 1 2 / 2 1 4 3 / 4 3 2 1', '1 2 3 4 / 3 4 1 2 / 24 13 24 13 / 24 13 24 13'],
  },
  {
    name: 'candidates: drawn',
    words: ['candidates', '--to', 'candidates'],
    input: SEVERAL,
    out: [
      '.-------.-------.',
      '|  1  2 |  3  4 |',
      '|  3  4 |  1  2 |',
      ':-------+-------:',
      '| 24 13 | 24 13 |',
      '| 24 13 | 24 13 |',
      "'-------'-------'",
    ],
  },
  {
    name: 'candidates: as JSON',
    words: ['candidates', '--json'],
    input: SEVERAL,
    out: '{"title":"","format":"line","candidates":[[1],[2],[3],[4],[3],[4],[1],[2],[2,4],[1,3],[2,4],[1,3],[2,4],[1,3],[2,4],[1,3]],"complete":true}',
  },
  {
    name: 'candidates: no solution',
    words: ['candidates'],
    input: NONE + CONFLICT + PROPER,
    out: '1 2 3 4 / 3 4 1 2 / 2 1 4 3 / 4 3 2 1',
    err: ['-:1:1: puzzle 1: no solution', '-:2:3: puzzle 2: 1 stands twice in row 1: r1c1 r1c3'],
    code: 1,
  },
  {
    name: 'candidates: no solution, as JSON',
    words: ['candidates', '--json'],
    input: NONE,
    out: '{"title":"","format":"line","candidates":[[],[],[],[],[],[],[],[],[],[],[],[],[],[],[],[]],"complete":true}',
    err: '-:1:1: puzzle 1: no solution',
    code: 1,
  },
  {
    name: 'convert',
    words: ['convert', '--to', 'csv', 'one.txt'],
    out: ['puzzle,solution', '1234341221430000,'],
  },
  {
    name: 'convert: as JSON',
    words: ['convert', '--json'],
    input: PROPER,
    out: '{"title":"","format":"line","puzzle":"123434122143...."}',
  },
  {
    name: 'convert: one puzzle a file of cells',
    words: ['convert', '--to', 'cells'],
    input: PROPER + PROPER,
    out: ['1', '2', '3', '4', '3', '4', '1', '2', '2', '1', '4', '3', '0', '0', '0', '0'],
    err: '-:2:1: puzzle 2: left out, as a file of cells holds one puzzle (see --pick)',
    code: 1,
  },
  {
    name: 'trace',
    words: ['trace', '--skip', '1', '--limit', '3'],
    input: SEVERAL,
    out: ['place r3c2 1', 'place r3c3 4', 'place r3c4 3', 'attempts 0 so far'],
  },
  {
    name: 'trace: as JSON',
    words: ['trace', '--json', '--limit', '2', '--strategy', 'fewest-candidates'],
    input: SEVERAL,
    out: '{"title":"","format":"line","events":[{"kind":"place","cell":"r3c1","digit":2},{"kind":"place","cell":"r3c3","digit":4}],"finished":false,"attempts":0}',
  },
  {
    name: 'trace: a conflict',
    words: ['trace'],
    input: CONFLICT,
    err: '-:1:3: puzzle 1: 1 stands twice in row 1: r1c1 r1c3',
    code: 1,
  },
]
