// core/cli/options.h: the arguments of `nonet`, parsed.
// Tested by tests/core/cli/cli_test.cpp.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/cli/book_options.h"
#include "core/cli/generate_options.h"
#include "core/format/format.h"
#include "core/human/orders.h"
#include "core/human/technique.h"
#include "core/rate/rating.h"
#include "core/solve/solve.h"

namespace nonet::cli {

/// A digit in a cell, as --why asks about it: r1c1=5. Whether a board has it depends on the board.
struct AskedCandidate {
  std::string text;         ///< as it was given
  int row = 0, column = 0;  ///< from 1
  int value = 0;            ///< that is written in the cell
};

struct Options {
  std::string command;
  std::vector<std::string> files;  ///< "-" is standard input; never empty
  EngineChoice engine = EngineChoice::kAuto;
  Strategy strategy = Strategy::kFirstEmpty;
  std::optional<std::uint64_t> limit;  ///< default depends on the command
  double seconds = 0;                  ///< the most for a puzzle; 0: no limit
  std::uint64_t skip = 0;              ///< trace: events to leave out
  std::string pick;                    ///< a title or a number; empty: all
  std::optional<AskedCandidate> why;   ///< candidates: whether this one, and why not
  bool estimate = false;               ///< count: where it is not exact
  std::uint32_t count_to = 0;  ///< candidates: solutions of each are counted up to this; 0: not
  std::string to;              ///< a writer's key; empty: the command's own default; book: a folder
  bool all = false;  ///< solve: every solution up to the limit; steps: all of the position
  human::Order order = human::Order::kHuman;  ///< steps, hint
  std::vector<human::Technique> techniques;   ///< steps, hint: only these; empty: all
  rate::Scale scale = rate::Scale::kAll;      ///< rate
  bool json = false;
  bool number = false;   ///< each line's number before its results
  bool quiet = false;    ///< no progress
  unsigned threads = 1;  ///< 0: as many as there are cores
  ReadOptions read;
  GenerateOptions generate;  ///< generate, book, minimise; solve: the seed alone
  BookOptions book;          ///< book
};

/// The result of parsing: options, or a text to print (help, version), or a complaint.
struct ParsedWords {
  std::optional<Options> options;
  std::string text;       ///< for standard output
  std::string complaint;  ///< for standard error: the usage is wrong
};

ParsedWords parse_words(const std::vector<std::string>& words);

}  // namespace nonet::cli
