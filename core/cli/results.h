// core/cli/results.h: results of several blocks, written to the output together.
//
// Texts are exchanged, not copied: add() swaps in the memory of one that has been written.
// Tested by tests/core/cli/descriptor_test.cpp.
#pragma once

#include <functional>
#include <ostream>
#include <span>
#include <string>
#include <vector>

namespace nonet::cli {

/// Writes texts one after the other; false if that failed.
using WriteTexts = std::function<bool(std::span<const std::string>)>;

class Results {
 public:
  /// Writes by `write`, or to `out` if that is empty.
  Results(std::ostream& out, WriteTexts write);

  /// Takes the text and leaves an empty one in its place.
  void add(std::string& text);
  /// Writes what has been added. False if that failed, now or before.
  bool write();

 private:
  WriteTexts write_;
  std::vector<std::string> texts_;  // the first `count_` of them; the others keep their memory
  std::size_t count_ = 0;
  bool good_ = true;
};

}  // namespace nonet::cli
