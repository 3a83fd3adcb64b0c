// core/cli/file_block.h: a block of puzzles, and where it is from.
#pragma once

#include <cstdint>
#include <memory>
#include <string>

#include "core/batch/block.h"

namespace nonet::cli {

struct FileBlock {
  batch::Block puzzles;
  std::shared_ptr<const ConstrainedPuzzle> constrained;  ///< that of the only entry, if it has one
  const std::string* file = nullptr;                     ///< its name; it outlives the run
  std::string unreadable;              ///< why the file cannot be read; then there are no puzzles
  std::uint64_t bytes_read = 0;        ///< of all files, when the block was handed out
  std::uint64_t first = 0, count = 0;  ///< generate: numbers of the puzzles to be made
  bool more_follows = false;  ///< plain lines that have been read as well make the next one
};

}  // namespace nonet::cli
