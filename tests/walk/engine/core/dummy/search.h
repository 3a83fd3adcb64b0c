// core/dummy/search.h: an engine for grids up to 4×4, cell by cell: what tests/walk adds to a copy.
//
// Right because every digit is tried in every empty cell. Tested by tests/core/dummy/search_test.cpp.
#pragma once

#include <cstdint>
#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "core/grid/puzzle.h"

namespace nonet::dummy {

struct Answer {
  std::uint64_t solutions = 0;
  std::uint64_t guesses = 0;
  bool complete = false;
  bool stopped = false;
};

class Search {
 public:
  static bool fits(const Puzzle& puzzle);
  void start(const Puzzle& puzzle, std::uint64_t limit);
  const Answer& resume(std::uint64_t guesses,
                       const std::function<bool(std::span<const Digit>)>& sink);
  static std::uint64_t steps_per_call() { return 1024; }

 private:
  bool may_stand(Cell cell, Digit digit) const;

  std::shared_ptr<const Geometry> geometry_;
  std::vector<Digit> cells_;
  std::vector<Cell> empty_;
  std::size_t filled_ = 0;  // of the empty cells
  std::uint64_t limit_ = 0;
  Answer answer_;
};

}  // namespace nonet::dummy
