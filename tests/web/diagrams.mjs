// tests/web/diagrams.mjs: diagrams for <nonet-board>, as an author writes them: the three that the
// demo shows, and what an author may do besides.
//
// The puzzles were made by a script for this purpose, each with one solution, and solved by singles
// up to the step that the diagram is about.

/** Two cells of a column with the same two marks. */
export const NAKED_PAIR = `. 5 . | . 7 . | . . .
. . 7 | . 6 3 | 5 . .
3 6 8 | 5 1 4 | 7 2 9
------+-------+------
1 8 4 | 6 2 7 | 9 5 3
9 7 6 | 4 3 5 | . . 2
5 2 3 | 1 9 8 | 6 4 7
------+-------+------
8 3 . | 7 5 . | . . .
. . 5 | 3 8 . | 2 . .
. . . | . 4 . | . . 5

title A naked pair
entries r1c25 r3c12347 r4c3578 r5c23456 r6c2357 r9c59
marks r1c8: 1 3 6 8   r25c8: 1 8   r7c8: 1 6 9
marks r8c8: 1 6 7 9   r9c8: 1 3 6 7 8 9
highlight column 8
colour r25c8: yellow
cross r1789c8(1) r19c8(8)
caption 1 and 8 go into the two yellow cells, so nowhere else in column 8.
`

/** A digit with the same two places in two rows. */
export const X_WING = `. 8 3 | 1 . 5 | . . .
9 1 . | 6 . 3 | 2 8 5
5 . . | 9 8 . | 3 1 .
------+-------+------
. 9 5 | 4 . 8 | . . 6
3 . . | 7 9 . | . . 8
8 . . | 5 . 1 | 4 9 .
------+-------+------
. 7 9 | . 5 . | . . 2
. . 8 | 2 . 7 | . 4 .
. . . | . . 9 | . . .

title An X-wing of 7s
coordinates
entries r1c2346 r2c189 r3c4 r4c6 r5c4 r6c4 r9c6
marks r1c15789 r2c35 r3c39 r4c178 r6c39 r9c789: 7
highlight row 3, row 6
circle r36c39(7)
line r3c3(7) - r6c9(7), r3c9(7) - r6c3(7)
cross r1c9(7) r2c3(7) r9c9(7)
caption In rows 3 and 6, 7 goes only into columns 3 and 9: one corner each. So both columns have their 7 there.
`

/** A chain of cells with two marks each; the grid is written with all its marks. */
export const CHAIN = `18  4   5  | 2 18 9  | 6 7   3
167 67  3  | 4 17 5  | 9 8   2
9   2   78 | 3 6  78 | 5 1   4
-----------+---------+---------
4   1   2  | 7 35 6  | 8 359 59
36  56  9  | 8 4  2  | 1 35  7
378 578 78 | 9 35 1  | 4 2   6
-----------+---------+---------
5   9   1  | 6 2  3  | 7 4   8
2   78  6  | 1 78 4  | 3 59  59
78  3   4  | 5 9  78 | 2 6   1

title An XY-chain
entries r1c23479 r2c689 r3c124 r4c367 r5c3579 r6c47 r7c46789 r8c14 r9c35789
colour r1c1 r9c1 r8c2 r8c5 r2c5: green
chain r1c1(1) = r1c1(8) - r9c1(8) = r9c1(7) - r8c2(7) = r8c2(8) - r8c5(8) = r8c5(7) - r2c5(7) = r2c5(1)
circle r1c1(1) r2c5(1)
cross r1c5(1) r2c1(1)
caption Whichever way the chain goes, 1 is at one of its ends.
`

/** What the demo and the tests show, by name. */
export const DIAGRAMS = { 'naked pair': NAKED_PAIR, 'X-wing': X_WING, chain: CHAIN }
