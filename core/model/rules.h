// core/model/rules.h: rules that several constraints are lowered to.
#pragma once

#include <array>
#include <functional>
#include <memory>
#include <optional>
#include <span>
#include <utility>
#include <vector>

#include "core/model/board.h"
#include "core/model/model.h"

namespace nonet {

struct Constraint;

/// The table of the pairs of values for which the condition holds. Cost: value_count².
std::shared_ptr<const RelationTable> relation_table(const Board& board,
                                                    const std::function<bool(int, int)>& condition);

/// Whether the table allows these values, in this order.
bool goes(const RelationTable& table, const Board& board, int first, int second);

/// Relations of one table between each two neighbours of a line.
void add_along_line(std::span<const Cell> line, const std::shared_ptr<const RelationTable>& table,
                    Rules& into);
/// For any two of the cells, the earlier one first. Where they differ by it, that is said, too: sums and other rules may rely on it.
void add_to_any_two(std::span<const Cell> cells, const std::shared_ptr<const RelationTable>& table,
                    const Board& board, Rules& into);

/// A rule lists no more sets of digits than these, which is how many there are of 8 digits out of 16.
constexpr std::size_t kMostSets = 12'870;

/// Cells that together hold the digits of one of the sets; a rule that nothing keeps if there is no set. On boards of kMaxSize digits, alternatives, as
/// a ValueSet has no room for them.
void add_sets(std::span<const Cell> cells, std::vector<DigitSet> sets, const Board& board,
              Rules& into);

/// Cells with different digits that have this sum; a rule that nothing keeps if no digits have it. Where more than kMostSets sets have it,
/// the cells are only different, and have the sum. Cost: that of listing the sets of digits.
void add_different_with_sum(std::span<const Cell> cells, int sum, const Board& board, Rules& into);

/// The most cells for whose different digits there are no more than kMostSets sets, nor for those of any fewer cells; SIZE_MAX if that is
/// so of any number of cells.
std::size_t most_cells_of_few_sets(const Board& board);

/// Cells with different digits whose values, rising, fulfil the condition. Returns false, and adds nothing, where there are more than
/// kMostSets sets of so many digits. Cost: the condition is asked for each of them.
bool add_different_where(std::span<const Cell> cells,
                         const std::function<bool(const std::vector<int>&)>& condition,
                         const Board& board, Rules& into);
std::vector<int> values_in(std::span<const Cell> cells, std::span<const int> values);
bool are_different(std::span<const Cell> cells, std::span<const int> values);

/// Exactly `count` of the cells hold the value.
void add_occurrences(std::span<const Cell> cells, int value, int count, const Board& board,
                     Rules& into);

/// The numbers, rising, each once.
std::vector<int> each_once(std::vector<int> numbers);
/// Whether each of the numbers occurs in the cells at least as often as in the list.
bool contain_all(std::span<const Cell> cells, std::span<const int> numbers,
                 std::span<const int> values);

/// Groups of equally many cells that hold the same digits, each equally often.
void add_same_values(std::span<const std::vector<Cell>> groups, const Board& board, Rules& into);
bool are_same_values(std::span<const std::vector<Cell>> groups, std::span<const int> values);

/// In the order of their cells.
void sort_terms(std::vector<Sum::Term>& terms);

/// Σ factor · value = total, where cells may occur several times.
void add_sum(std::vector<Sum::Term> terms, int total, Rules& into);

/// Terms of factor `factor` for each cell, after those that are there.
void add_terms(std::span<const Cell> cells, int factor, std::vector<Sum::Term>& terms);

/// The groups have equal sums. A group of one cell is compared with each other group; without one, each group with each.
void add_equal_sums(std::span<const std::vector<Cell>> groups, Rules& into);
bool have_equal_sums(std::span<const std::vector<Cell>> groups, std::span<const int> values);

/// Each of the cells holds one of the digits.
void add_only(std::span<const Cell> cells, DigitSet digits, Rules& into);

/// Any neighbours on the line, as many as there are classes, hold one digit of each class; on a shorter line, each class occurs once at
/// most. The classes hold each digit once. Longer lines repeat the classes of their first cells.
void add_one_of_each(std::span<const Cell> line, std::span<const DigitSet> classes,
                     const Board& board, Rules& into);

/// The ends of a line of two cells or more, least and greatest of their values, decide what each cell between them may hold;
/// nothing: these cannot be at the ends. Cost: value_count² states and as many calls of `between`.
void add_by_ends(std::span<const Cell> line, const Board& board,
                 const std::function<std::optional<DigitSet>(int least, int greatest)>& between,
                 Rules& into);

/// The third of the values that this one is in: 0 low, 1 middle, 2 high.
int third_of(int value, const Board& board);
/// The digits of the thirds. Of 9 digits: 1–3, 4–6, 7–9.
std::array<DigitSet, 3> thirds(const Board& board);

/// `index` holds the 1-based place of the only cell of the line that holds `value`. It may be on the line.
void add_place(Cell index, std::span<const Cell> line, int value, const Board& board, Rules& into);
bool is_place(Cell index, std::span<const Cell> line, int value, std::span<const int> values);

/// A rule that nothing keeps.
Rule impossible();

/// The regions, then the rows, then the columns.
std::vector<std::vector<Cell>> regions_and_lines(const Board& board);

/// 0..modulus − 1, of negative values, too.
int remainder(int value, int modulus);

/// Each square of 2×2 cells: each corner where four cells meet is the middle of one.
std::vector<std::vector<Cell>> squares_of_four(const Board& board);

/// All rows and columns, read from both ends: a line, then its reverse.
std::vector<std::vector<Cell>> lines_from_all_sides(const Board& board);

/// Whether the cells for which the condition holds are one area, connected over edges: one cell at least, and `size` cells
/// unless that is 0. The rows are from top to bottom.
bool is_connected(std::span<const std::vector<Cell>> rows,
                  const std::function<bool(Cell)>& condition, int size);

using CellPair = std::pair<Cell, Cell>;
/// The cells of the grid that share an edge, each two once, without those that are one of the pairs (two cells in any order).
std::vector<CellPair> touching_pairs(const Board& board,
                                     std::span<const std::vector<Cell>> without = {});
/// Those of which one is in the list: first that one, then the other.
std::vector<CellPair> touching_pairs_around(const Board& board, std::span<const Cell> cells);

/// Whether a white dot with the difference that the constraint states stands between such values, or a black one with its ratio; 1 and 2 where it states
/// none.
bool fit_white_dot(const Constraint& dot, int one, int other);
bool fit_black_dot(const Constraint& dot, int one, int other);

/// Whether a pair of such values has to be marked.
using NeedsMark = bool (*)(const Constraint& marks, int one, int other);
/// All marks are there: of two cells that share an edge and are none of the pairs of marks.groups, the values need none.
void add_unmarked(const Constraint& marks, const Board& board, NeedsMark needs_mark, Rules& into);
bool are_unmarked(const Constraint& marks, const Board& board, NeedsMark needs_mark,
                  std::span<const int> values);

/// How far one cell of the grid is from another: rows down, columns to the right.
using Offset = int[2];
/// Any two cells of the grid that are one of the offsets apart hold different digits.
void add_different_at(const Board& board, std::span<const Offset> offsets, Rules& into);
bool are_different_at(const Board& board, std::span<const Offset> offsets,
                      std::span<const int> values);

}  // namespace nonet
