// core/engine/variables.h: the candidates of a puzzle's open cells, as the numbered variables of the learning engine.
//
//   variable    "this digit stands in this cell": one for each candidate of a cell that has several
//   neighbours  the variables that one excludes: the other digits of its cell, and its digit in the cells that see its cell
//
// The pairs that exclude each other are by far the most clauses of a sudoku. These lists replace them. A list is made when it
// is asked for first, as a search of a large grid asks for few.
// Tested by tests/core/engine/variables_test.cpp.
#pragma once

#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "core/engine/clauses.h"
#include "core/engine/domains.h"
#include "core/grid/geometry.h"

namespace nonet {

class Variables {
 public:
  /// Cells of a house see each other.
  explicit Variables(std::shared_ptr<const Geometry> geometry);
  /// Cells that must differ see each other.
  explicit Variables(const Differences& differences);
  // peers_ may lead into its own others_.
  Variables(const Variables&) = delete;
  Variables& operator=(const Variables&) = delete;

  /// Numbers the candidates (one set a cell, none empty), cell by cell from the lowest digit.
  void start(std::span<const DigitSet> candidates);

  std::size_t count() const { return cell_of_.size(); }
  Cell cell(Variable variable) const { return cell_of_[variable]; }
  Digit digit(Variable variable) const { return digit_of_[variable]; }
  /// The candidates of an open cell; empty where a cell has one candidate only.
  DigitSet open(Cell cell) const { return open_[cell]; }
  /// Of a candidate of an open cell. Cost: some operations.
  Variable of(Cell cell, Digit digit) const {
    const DigitSet below = open_[cell] & DigitSet::up_to(digit - 1);
    return first_[cell] + static_cast<Variable>(below.count());
  }
  bool excludes(Variable one, Variable other) const;
  /// Valid until the next call.
  std::span<const Variable> neighbours(Variable variable) {
    if (list_start_[variable] == kNoList) make_list(variable);
    return {lists_.data() + list_start_[variable], list_size_[variable]};
  }

 private:
  static constexpr std::uint32_t kNoList = UINT32_MAX;
  void make_list(Variable variable);

  // One of these keeps the lists of peers_.
  std::shared_ptr<const Geometry> geometry_;
  std::vector<Cell> others_;
  std::vector<std::span<const Cell>> peers_;  // of each cell, rising: the cells that see it
  std::vector<DigitSet> open_;
  std::vector<Variable> first_;  // of each cell
  std::vector<Cell> cell_of_;
  std::vector<Digit> digit_of_;
  std::vector<Variable> lists_;
  std::vector<std::uint32_t> list_start_;
  std::vector<std::uint16_t> list_size_;
};

}  // namespace nonet
