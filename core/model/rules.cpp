#include "core/model/rules.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <numeric>

#include "core/base/sort.h"
#include "core/model/constraint.h"

namespace nonet {
namespace {

/// The sets of `count` digits with this sum of values, from `least` on, each joined with `taken`; stops above kMostSets.
void collect_sets(const Board& board, int count, int sum, int least, DigitSet taken,
                  std::vector<DigitSet>& sets) {
  if (count == 0) {
    if (sum == 0) sets.push_back(taken);
    return;
  }
  for (int digit = least; digit + count - 1 <= board.value_count; ++digit) {
    // The smallest sum from here on grows with the digit.
    int smallest = 0, largest = 0;
    for (int i = 0; i < count; ++i) {
      smallest += board.value(static_cast<Digit>(digit + i));
      largest += board.last_value() - i;
    }
    if (smallest > sum) return;
    if (largest < sum || sets.size() > kMostSets) return;
    DigitSet more = taken;
    more.insert(static_cast<Digit>(digit));
    collect_sets(board, count - 1, sum - board.value(static_cast<Digit>(digit)), digit + 1, more,
                 sets);
  }
}

/// The sets of `count` digits from `least` on, each joined with `taken`.
template <class Visit>
void each_set(const Board& board, std::size_t count, int least, DigitSet taken,
              const Visit& visit) {
  if (count == 0) {
    visit(taken);
    return;
  }
  for (int digit = least; digit + static_cast<int>(count) - 1 <= board.value_count; ++digit) {
    DigitSet more = taken;
    more.insert(static_cast<Digit>(digit));
    each_set(board, count - 1, digit + 1, more, visit);
  }
}

template <class Visit>
void each_pair_at(const Board& board, std::span<const Offset> offsets, const Visit& visit) {
  for (int row = 0; row < board.rows; ++row) {
    for (int column = 0; column < board.columns; ++column) {
      if (!board.contains(row, column)) continue;
      for (const Offset& offset : offsets) {
        const int other_row = row + offset[0], other_column = column + offset[1];
        if (board.contains(other_row, other_column)) {
          visit(board.cell(row, column), board.cell(other_row, other_column));
        }
      }
    }
  }
}

}  // namespace

std::shared_ptr<const RelationTable> relation_table(
    const Board& board, const std::function<bool(int, int)>& condition) {
  auto table = std::make_shared<RelationTable>();
  for (int digit = 1; digit <= board.value_count; ++digit) {
    const int first = board.value(static_cast<Digit>(digit));
    table->allowed.push_back(
        board.values_where([&](int second) { return condition(first, second); }));
  }
  return table;
}

bool goes(const RelationTable& table, const Board& board, int first, int second) {
  const DigitSet those = board.with_value(first);
  return !those.empty() && !(table.allowed[those.first() - 1u] & board.with_value(second)).empty();
}

void add_along_line(std::span<const Cell> line, const std::shared_ptr<const RelationTable>& table,
                    Rules& into) {
  for (std::size_t i = 1; i < line.size(); ++i)
    into.push_back(Relation{line[i - 1], line[i], table});
}

void add_to_any_two(std::span<const Cell> cells, const std::shared_ptr<const RelationTable>& table,
                    const Board& board, Rules& into) {
  for (std::size_t j = 1; j < cells.size(); ++j) {
    for (std::size_t i = 0; i < j; ++i) into.push_back(Relation{cells[i], cells[j], table});
  }
  bool are_different = true;
  for (int number = 1; number <= board.value_count; ++number) {
    const auto digit = static_cast<Digit>(number);
    are_different &= !table->allowed[digit - 1u].contains(digit);
  }
  if (are_different) into.push_back(Distinct{{cells.begin(), cells.end()}});
}

void add_sets(std::span<const Cell> cells, std::vector<DigitSet> sets, const Board& board,
              Rules& into) {
  if (sets.empty()) {
    into.push_back(impossible());
  } else if (board.value_count == kMaxSize) {
    into.push_back(Distinct{{cells.begin(), cells.end()}});
    Any any;
    for (const DigitSet set : sets) add_only(cells, set, any.alternatives.emplace_back());
    into.push_back(std::move(any));
  } else {
    into.push_back(ValueSet{{cells.begin(), cells.end()},
                            std::make_shared<std::vector<DigitSet>>(std::move(sets))});
  }
}

void add_different_with_sum(std::span<const Cell> cells, int sum, const Board& board, Rules& into) {
  std::vector<DigitSet> sets;
  collect_sets(board, static_cast<int>(cells.size()), sum, 1, {}, sets);
  // Of so many digits, each set is an alternative.
  const std::size_t most = board.value_count == kMaxSize ? kMaxSize : kMostSets;
  if (sets.size() <= most) {
    add_sets(cells, std::move(sets), board, into);
    return;
  }
  into.push_back(Distinct{{cells.begin(), cells.end()}});
  std::vector<Sum::Term> terms;
  add_terms(cells, 1, terms);
  add_sum(std::move(terms), sum, into);
}

bool add_different_where(std::span<const Cell> cells,
                         const std::function<bool(const std::vector<int>&)>& condition,
                         const Board& board, Rules& into) {
  if (cells.size() > most_cells_of_few_sets(board)) return false;
  std::vector<DigitSet> sets;
  each_set(board, cells.size(), 1, {}, [&](DigitSet set) {
    std::vector<int> values;
    for (DigitSet left = set; !left.empty();) values.push_back(board.value(left.pop_first()));
    if (condition(values)) sets.push_back(set);
  });
  add_sets(cells, std::move(sets), board, into);
  return true;
}

std::size_t most_cells_of_few_sets(const Board& board) {
  const auto digits = static_cast<std::size_t>(board.value_count);
  std::size_t sets = 1;
  for (std::size_t cells = 1; cells <= digits; ++cells) {
    sets = sets * (digits + 1 - cells) / cells;
    if (sets > kMostSets) return cells - 1;
  }
  return SIZE_MAX;
}

std::vector<int> values_in(std::span<const Cell> cells, std::span<const int> values) {
  std::vector<int> list;
  for (const Cell cell : cells) list.push_back(values[cell]);
  sort_small(list);
  return list;
}

bool are_different(std::span<const Cell> cells, std::span<const int> values) {
  const std::vector<int> list = values_in(cells, values);
  return std::adjacent_find(list.begin(), list.end()) == list.end();
}

void add_occurrences(std::span<const Cell> cells, int value, int count, const Board& board,
                     Rules& into) {
  const std::uint64_t counts = count < 64 ? std::uint64_t{1} << count : 0;
  into.push_back(Count{{cells.begin(), cells.end()}, board.with_value(value), counts});
}

std::vector<int> each_once(std::vector<int> numbers) {
  sort_without_repeats(numbers);
  return numbers;
}

bool contain_all(std::span<const Cell> cells, std::span<const int> numbers,
                 std::span<const int> values) {
  return std::all_of(numbers.begin(), numbers.end(), [&](int number) {
    const auto is_it = [&](Cell cell) { return values[cell] == number; };
    return std::count_if(cells.begin(), cells.end(), is_it) >=
           std::count(numbers.begin(), numbers.end(), number);
  });
}

void add_same_values(std::span<const std::vector<Cell>> groups, const Board& board, Rules& into) {
  const auto equal = relation_table(board, [](int one, int other) { return one == other; });
  for (std::size_t i = 1; i < groups.size(); ++i) {
    if (groups[i].size() == 1) {
      into.push_back(Relation{groups[i - 1][0], groups[i][0], equal});
    } else {
      into.push_back(Same{groups[i - 1], groups[i]});
    }
  }
}

bool are_same_values(std::span<const std::vector<Cell>> groups, std::span<const int> values) {
  return std::all_of(groups.begin(), groups.end(), [&](const std::vector<Cell>& group) {
    return values_in(group, values) == values_in(groups[0], values);
  });
}

void sort_terms(std::vector<Sum::Term>& terms) {
  sort_small(terms,
             [](const Sum::Term& one, const Sum::Term& other) { return one.cell < other.cell; });
}

void add_sum(std::vector<Sum::Term> terms, int total, Rules& into) {
  sort_terms(terms);
  Sum sum{{}, total};
  for (const Sum::Term& term : terms) {
    if (!sum.terms.empty() && sum.terms.back().cell == term.cell) {
      sum.terms.back().factor += term.factor;
    } else {
      sum.terms.push_back(term);
    }
  }
  std::erase_if(sum.terms, [](const Sum::Term& term) { return term.factor == 0; });
  if (!sum.terms.empty()) {
    into.push_back(std::move(sum));
  } else if (total != 0) {
    into.push_back(impossible());
  }
}

void add_terms(std::span<const Cell> cells, int factor, std::vector<Sum::Term>& terms) {
  for (const Cell cell : cells) terms.push_back({cell, factor});
}

void add_equal_sums(std::span<const std::vector<Cell>> groups, Rules& into) {
  const auto add_equal = [&](std::span<const Cell> one, std::span<const Cell> other) {
    std::vector<Sum::Term> terms;
    add_terms(one, 1, terms);
    add_terms(other, -1, terms);
    add_sum(std::move(terms), 0, into);
  };
  const auto single = std::find_if(groups.begin(), groups.end(),
                                   [](const auto& group) { return group.size() == 1; });
  for (auto group = groups.begin(); group != groups.end(); ++group) {
    if (single == groups.end()) {
      for (auto other = groups.begin(); other != group; ++other) add_equal(*group, *other);
    } else if (group != single) {
      add_equal(*group, *single);
    }
  }
}

bool have_equal_sums(std::span<const std::vector<Cell>> groups, std::span<const int> values) {
  const auto sum_of = [&](const std::vector<Cell>& group) {
    return std::accumulate(group.begin(), group.end(), 0,
                           [&](int sum, Cell cell) { return sum + values[cell]; });
  };
  return std::all_of(groups.begin(), groups.end(),
                     [&](const auto& group) { return sum_of(group) == sum_of(groups[0]); });
}

void add_only(std::span<const Cell> cells, DigitSet digits, Rules& into) {
  for (const Cell cell : cells) into.push_back(Count{{cell}, digits, 0b10});
}

void add_one_of_each(std::span<const Cell> line, std::span<const DigitSet> classes,
                     const Board& board, Rules& into) {
  const std::size_t period = classes.size();
  const auto first = line.first(std::min(period, line.size()));
  const std::uint64_t counts = line.size() < period ? 0b11 : 0b10;
  for (const DigitSet digits : classes) {
    into.push_back(Count{{first.begin(), first.end()}, digits, counts});
  }
  auto same_class = std::make_shared<RelationTable>();
  same_class->allowed.resize(static_cast<std::size_t>(board.value_count));
  for (const DigitSet digits : classes) {
    for (DigitSet left = digits; !left.empty();) {
      same_class->allowed[left.pop_first() - 1u] = digits;
    }
  }
  for (std::size_t i = period; i < line.size(); ++i) {
    into.push_back(Relation{line[i - period], line[i], same_class});
  }
}

void add_by_ends(std::span<const Cell> line, const Board& board,
                 const std::function<std::optional<DigitSet>(int, int)>& between, Rules& into) {
  // The word is first, last, and then the cells between. State 0 is before it; then come those that know the first digit, and those
  // that know both, which stay as they are.
  const auto count = static_cast<std::uint32_t>(board.value_count);
  auto table = std::make_shared<AutomatonTable>();
  table->state_count = 1 + count + count * count;
  table->start = {0};
  table->accepts.assign(table->state_count, 0);
  for (std::uint32_t first = 1; first <= count; ++first) {
    table->edges.push_back({0, first, DigitSet::of(static_cast<Digit>(first))});
    for (std::uint32_t last = 1; last <= count; ++last) {
      const auto [least, greatest] = std::minmax(first, last);
      const auto allowed = between(board.value(static_cast<Digit>(least)),
                                   board.value(static_cast<Digit>(greatest)));
      if (!allowed.has_value()) continue;
      const std::uint32_t both = least * count + greatest;
      table->edges.push_back({first, both, DigitSet::of(static_cast<Digit>(last))});
      if (first > last || table->accepts[both] != 0) continue;
      table->accepts[both] = 1;
      table->edges.push_back({both, both, *allowed});
    }
  }
  std::vector<Cell> word{line.front(), line.back()};
  word.insert(word.end(), line.begin() + 1, line.end() - 1);
  into.push_back(Automaton{std::move(word), std::move(table)});
}

int third_of(int value, const Board& board) {
  return (value - board.first_value) * 3 / board.value_count;
}

std::array<DigitSet, 3> thirds(const Board& board) {
  std::array<DigitSet, 3> digits;
  for (int third = 0; third < 3; ++third) {
    digits[static_cast<std::size_t>(third)] =
        board.values_where([&](int value) { return third_of(value, board) == third; });
  }
  return digits;
}

void add_place(Cell index, std::span<const Cell> line, int value, const Board& board, Rules& into) {
  const int places = static_cast<int>(line.size());
  DigitSet digits = board.values_where([&](int place) { return place >= 1 && place <= places; });
  for (int place = 1; place <= places; ++place) {
    const auto fits = [&](int at, int held) { return (at == place) == (held == value); };
    const Cell cell = line[static_cast<std::size_t>(place - 1)];
    if (cell == index) {
      digits &= board.values_where([&](int held) { return fits(held, held); });
    } else {
      into.push_back(Relation{index, cell, relation_table(board, fits)});
    }
  }
  add_only({&index, 1}, digits, into);
}

bool is_place(Cell index, std::span<const Cell> line, int value, std::span<const int> values) {
  bool is_found = false;
  for (std::size_t i = 0; i < line.size(); ++i) {
    const bool is_here = values[index] == static_cast<int>(i) + 1;
    if (is_here != (values[line[i]] == value)) return false;
    is_found |= is_here;
  }
  return is_found;
}

Rule impossible() {
  return Any{};
}

std::vector<CellPair> touching_pairs(const Board& board,
                                     std::span<const std::vector<Cell>> without) {
  constexpr Offset kNext[] = {{0, 1}, {1, 0}};
  std::vector<CellPair> pairs;
  each_pair_at(board, kNext, [&](Cell one, Cell other) {
    const bool is_left_out =
        std::any_of(without.begin(), without.end(), [&](const std::vector<Cell>& pair) {
          return std::minmax(pair[0], pair[1]) == std::minmax(one, other);
        });
    if (!is_left_out) pairs.emplace_back(one, other);
  });
  return pairs;
}

bool fit_white_dot(const Constraint& dot, int one, int other) {
  return std::abs(one - other) == (dot.numbers.empty() ? 1 : dot.numbers[0]);
}

bool fit_black_dot(const Constraint& dot, int one, int other) {
  const int ratio = dot.numbers.empty() ? 2 : dot.numbers[0];
  return one == ratio * other || other == ratio * one;
}

void add_unmarked(const Constraint& marks, const Board& board, NeedsMark needs_mark, Rules& into) {
  const auto table =
      relation_table(board, [&](int one, int other) { return !needs_mark(marks, one, other); });
  for (const auto& [one, other] : touching_pairs(board, marks.groups)) {
    into.push_back(Relation{one, other, table});
  }
}

bool are_unmarked(const Constraint& marks, const Board& board, NeedsMark needs_mark,
                  std::span<const int> values) {
  const auto pairs = touching_pairs(board, marks.groups);
  return std::none_of(pairs.begin(), pairs.end(), [&](const CellPair& pair) {
    return needs_mark(marks, values[pair.first], values[pair.second]);
  });
}

std::vector<CellPair> touching_pairs_around(const Board& board, std::span<const Cell> cells) {
  const auto is_listed = [&](Cell cell) {
    return std::find(cells.begin(), cells.end(), cell) != cells.end();
  };
  std::vector<CellPair> pairs = touching_pairs(board);
  std::erase_if(
      pairs, [&](const CellPair& pair) { return is_listed(pair.first) == is_listed(pair.second); });
  for (CellPair& pair : pairs) {
    if (is_listed(pair.second)) std::swap(pair.first, pair.second);
  }
  return pairs;
}

std::vector<std::vector<Cell>> regions_and_lines(const Board& board) {
  std::vector<std::vector<Cell>> groups = board.regions;
  for (int row = 0; row < board.rows; ++row) groups.push_back(board.cells_of_row(row));
  for (int column = 0; column < board.columns; ++column) {
    groups.push_back(board.cells_of_column(column));
  }
  return groups;
}

int remainder(int value, int modulus) {
  return (value % modulus + modulus) % modulus;
}

std::vector<std::vector<Cell>> squares_of_four(const Board& board) {
  std::vector<std::vector<Cell>> list;
  for (int row = 0; row + 1 < board.rows; ++row) {
    for (int column = 0; column + 1 < board.columns; ++column) {
      const std::vector<Cell> square = {board.cell(row, column), board.cell(row, column + 1),
                                        board.cell(row + 1, column),
                                        board.cell(row + 1, column + 1)};
      const bool is_whole = std::none_of(square.begin(), square.end(),
                                         [&](Cell cell) { return board.is_hole(cell); });
      if (is_whole) list.push_back(square);
    }
  }
  return list;
}

std::vector<std::vector<Cell>> lines_from_all_sides(const Board& board) {
  std::vector<std::vector<Cell>> lines;
  const auto add = [&](std::vector<Cell> line) {
    lines.push_back(line);
    std::reverse(line.begin(), line.end());
    lines.push_back(std::move(line));
  };
  for (int row = 0; row < board.rows; ++row) add(board.cells_of_row(row));
  for (int column = 0; column < board.columns; ++column) add(board.cells_of_column(column));
  return lines;
}

bool is_connected(std::span<const std::vector<Cell>> rows,
                  const std::function<bool(Cell)>& condition, int size) {
  // Neighbours that both are in the area come to have the same mark, until nothing changes.
  std::vector<std::vector<std::size_t>> marks(rows.size());
  std::size_t count = 0;
  for (std::size_t row = 0; row < rows.size(); ++row) {
    for (const Cell cell : rows[row]) marks[row].push_back(condition(cell) ? ++count : 0);
  }
  const auto join = [](std::size_t& one, std::size_t& other) {
    if (one == 0 || other == 0 || one == other) return false;
    one = other = std::min(one, other);
    return true;
  };
  for (bool has_changed = true; has_changed;) {
    has_changed = false;
    for (std::size_t row = 0; row < marks.size(); ++row) {
      for (std::size_t column = 0; column < marks[row].size(); ++column) {
        if (column > 0) has_changed |= join(marks[row][column - 1], marks[row][column]);
        if (row > 0 && column < marks[row - 1].size())
          has_changed |= join(marks[row - 1][column], marks[row][column]);
      }
    }
  }
  const bool has_one_mark = std::all_of(marks.begin(), marks.end(), [](const auto& row) {
    return std::all_of(row.begin(), row.end(), [](std::size_t mark) { return mark <= 1; });
  });
  return count > 0 && has_one_mark && (size == 0 || count == static_cast<std::size_t>(size));
}

void add_different_at(const Board& board, std::span<const Offset> offsets, Rules& into) {
  each_pair_at(board, offsets, [&](Cell one, Cell other) {
    into.push_back(Distinct{{one, other}});
  });
}

bool are_different_at(const Board& board, std::span<const Offset> offsets,
                      std::span<const int> values) {
  bool are_different = true;
  each_pair_at(board, offsets,
               [&](Cell one, Cell other) { are_different &= values[one] != values[other]; });
  return are_different;
}

}  // namespace nonet
