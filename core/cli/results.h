// core/cli/results.h: what is to be written to the output, gathered from several blocks.
//
// Texts are exchanged, not copied: who adds one gets one back that has been written.
// Tested by tests/core/cli/descriptor_test.cpp.
#pragma once

#include <functional>
#include <ostream>
#include <span>
#include <string>
#include <vector>

namespace nonet::cli {

/// Writes texts one after the other; false: it could not.
using WriteTexts = std::function<bool(std::span<const std::string>)>;

class Results {
 public:
  /// By `write`, or where that is empty to `out`.
  Results(std::ostream& out, WriteTexts write);

  /// Takes the text and leaves an empty one.
  void add(std::string& text);
  /// Writes what has been added. False, then and ever after: it could not be written.
  bool write();

 private:
  WriteTexts write_;
  std::vector<std::string> texts_;  // the first `count_` of them; the others keep their memory
  std::size_t count_ = 0;
  bool good_ = true;
};

}  // namespace nonet::cli
