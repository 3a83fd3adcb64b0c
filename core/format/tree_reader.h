// core/format/tree_reader.h: reads the members of a tree (tree.h), and knows their path: constraints[2].cage[0].
//
// The first error is kept; after it, everything returns something, and nothing has to be asked before the end. An error's text
// is the path, what stands there, and what may: `constraints[2].cage[0] = r0c1 (r1c1 … r9c9)`.
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/base/result.h"
#include "core/format/tree.h"
#include "core/model/board.h"

namespace nonet {

class TreeReader {
 public:
  static constexpr int kLargestNumber = 1'000'000;
  static constexpr std::size_t kMostItems = 4096;

  /// Cells are named on this board, which is kept by the caller and may change.
  explicit TreeReader(const Board& board) : board_(board) {}
  const Board& board() const { return board_; }
  const std::optional<Error>& error() const { return error_; }

  /// What is read next is a member, or an item, of what was read before; until the step ends.
  class Step {
   public:
    Step(std::string& path, const std::string& longer) : path_(path), length_(path.size()) {
      path_ += longer;
    }
    Step(const Step&) = delete;
    Step& operator=(const Step&) = delete;
    ~Step() { path_.resize(length_); }

   private:
    std::string& path_;
    std::size_t length_;
  };
  [[nodiscard]] Step into(std::string_view member);
  [[nodiscard]] Step into(std::size_t index);

  /// What stands here is not as expected, which a few characters say.
  void fail(std::string_view expected, const Tree* found = nullptr, Errc code = Errc::kBadArgument);

  bool is_list(const Tree& tree, std::size_t least = 0, std::size_t most = kMostItems);
  bool is_object(const Tree& tree);
  /// Fails at members of the object that are not in the list.
  void refuse_others(const Tree& object, const std::vector<std::string_view>& known);
  int number(const Tree& tree, int least, int most);
  bool flag(const Tree& tree);
  std::string text(const Tree& tree);
  std::vector<std::int32_t> numbers(const Tree& tree, int least, int most, std::size_t fewest = 0);
  /// Values that cells may hold, as digits.
  DigitSet values(const Tree& tree);
  Cell cell(const Tree& tree);
  Cell cell_named(std::string_view name);
  std::vector<Cell> cells(const Tree& tree, std::size_t least = 1, std::size_t most = kMostItems);
  std::vector<std::vector<Cell>> groups(const Tree& tree, std::size_t least = 0,
                                        std::size_t most = kMostItems);

 private:
  const Board& board_;
  std::string path_;
  std::optional<Error> error_;
};

/// "r1c1", and "v1" for the first variable.
std::string cell_name(const Board& board, Cell cell);

}  // namespace nonet
