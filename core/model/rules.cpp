#include "core/model/rules.h"

#include <algorithm>

namespace nonet {
namespace {

/// The sets of `count` digits with this sum of values, from `least` on, each joined with `taken`.
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
    if (largest < sum) return;
    DigitSet more = taken;
    more.insert(static_cast<Digit>(digit));
    collect_sets(board, count - 1, sum - board.value(static_cast<Digit>(digit)), digit + 1, more,
                 sets);
  }
}

template <class Visit>
void each_pair_at(const Board& board, std::span<const Offset> offsets, const Visit& visit) {
  for (int row = 0; row < board.rows; ++row) {
    for (int column = 0; column < board.columns; ++column) {
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

std::shared_ptr<const RelationTable> relation_table(const Board& board,
                                                    const std::function<bool(int, int)>& goes) {
  auto table = std::make_shared<RelationTable>();
  for (int digit = 1; digit <= board.value_count; ++digit) {
    const int first = board.value(static_cast<Digit>(digit));
    table->allowed.push_back(board.values_where([&](int second) { return goes(first, second); }));
  }
  return table;
}

void add_along_line(std::span<const Cell> line, const std::shared_ptr<const RelationTable>& table,
                    Rules& into) {
  for (std::size_t i = 1; i < line.size(); ++i)
    into.push_back(Relation{line[i - 1], line[i], table});
}

void add_different_with_sum(std::span<const Cell> cells, int sum, const Board& board, Rules& into) {
  auto sets = std::make_shared<std::vector<DigitSet>>();
  collect_sets(board, static_cast<int>(cells.size()), sum, 1, {}, *sets);
  if (sets->empty()) {
    into.push_back(impossible());
  } else {
    into.push_back(ValueSet{{cells.begin(), cells.end()}, std::move(sets)});
  }
}

void add_sum(std::vector<Sum::Term> terms, int total, Rules& into) {
  std::sort(terms.begin(), terms.end(),
            [](const Sum::Term& one, const Sum::Term& other) { return one.cell < other.cell; });
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

Rule impossible() {
  return Any{};
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
