"""The method of the first sudoku programs as a beginner writes it, to show what the same attempts cost there.

python3 tutorial.py STRATEGY CELLS    prints the seconds until the first solution; checks nothing else
STRATEGY is first-empty or fullest-unit. tests/bench/backtrack.mjs calls it.
"""
import sys
import time


def fits(board, row, column, digit):
    for i in range(9):
        if board[row][i] == digit or board[i][column] == digit:
            return False
    top, left = row // 3 * 3, column // 3 * 3
    for i in range(top, top + 3):
        for j in range(left, left + 3):
            if board[i][j] == digit:
                return False
    return True


def first_empty(board):
    for row in range(9):
        for column in range(9):
            if board[row][column] == 0:
                return row, column
    return None


def units():
    rows = [[(row, column) for column in range(9)] for row in range(9)]
    columns = [[(row, column) for row in range(9)] for column in range(9)]
    boxes = [
        [(top + i, left + j) for i in range(3) for j in range(3)]
        for top in (0, 3, 6) for left in (0, 3, 6)
    ]
    return rows, columns, boxes


def fullest_unit(board):
    best = []
    for kind in units():
        most, fullest = -1, None
        for unit in kind:
            filled = sum(board[row][column] != 0 for row, column in unit)
            if filled < 9 and filled > most:
                most, fullest = filled, unit
        best.append((most, fullest))
    (row, _), (column, _), (box, _) = best
    if row < 0:
        return None
    kind = 0 if row > column and row > box else 1 if column >= row and column > box else 2
    return next(cell for cell in best[kind][1] if board[cell[0]][cell[1]] == 0)


def solve(board, choose):
    cell = choose(board)
    if cell is None:
        return True
    row, column = cell
    for digit in range(1, 10):
        if fits(board, row, column, digit):
            board[row][column] = digit
            if solve(board, choose):
                return True
            board[row][column] = 0
    return False


if __name__ == "__main__":
    chooser = {"first-empty": first_empty, "fullest-unit": fullest_unit}.get(sys.argv[1])
    if chooser is None:
        sys.exit(1)
    grid = [[int(character) for character in sys.argv[2][row * 9:row * 9 + 9]] for row in range(9)]
    start = time.perf_counter()
    solve(grid, chooser)
    print(f"{time.perf_counter() - start:.2f}")
