// core/format/interactive_arguments.h: the arguments of items of Interactive-Sudoku-Solver (interactive.h): cells, numbers, lists of both.
//
// The first error is kept; after it, everything returns something, and nothing has to be asked before the end.
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

#include "core/format/interactive_grid.h"
#include "core/format/interactive_items.h"

namespace nonet {

class InteractiveArguments {
 public:
  using Item = InteractiveItem;
  using Word = InteractiveItem::Word;

  /// The grid is complete, its groups included, and kept by the caller.
  explicit InteractiveArguments(const InteractiveGrid& grid) : grid_(grid) {}

  /// More arguments of an item than this are an error.
  static constexpr std::size_t kMost = 4'096;
  static constexpr int kLargestNumber = 1'000'000;

  const InteractiveGrid& grid() const { return grid_; }
  const std::optional<InteractiveError>& error() const { return error_; }
  void fail(const Word& type, Errc code = Errc::kBadConstraint);
  /// An argument does not fit its item: the error names both, or a long one by its place alone.
  void fail_at(const Item& item, const Word& word);

  /// A whole number up to kLargestNumber, or less than 0.
  static std::optional<int> number_of(std::string_view text);
  const Word& argument(const Item& item, std::size_t index);
  int number(const Item& item, const Word& word);
  /// Numbers with _ between them.
  std::vector<std::int32_t> numbers(const Item& item, const Word& word);
  Cell cell(const Item& item, const Word& word);
  /// The arguments from an index on, `least` at least.
  std::vector<Cell> cells(const Item& item, std::size_t from, std::size_t least = 1);
  /// Lists of cells, one at least, with a name (_NAME) or an empty argument before each.
  std::vector<std::vector<Cell>> lines(const Item& item, std::size_t from);

  /// From now on, each cell is as far from `to` as it is written from `from`; until end_shift().
  void begin_shift(Cell from, Cell to) { shifts_.emplace_back(from, to); }
  void end_shift() { shifts_.pop_back(); }

 private:
  const InteractiveGrid& grid_;
  std::optional<InteractiveError> error_;
  std::vector<std::pair<Cell, Cell>> shifts_;
};

}  // namespace nonet
