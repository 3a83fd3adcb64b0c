// core/cli/output.h: how commands say what they have found: puzzles in a format, lines of JSON,
// complaints about clashes.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <vector>

#include "core/cli/options.h"
#include "core/cli/report.h"
#include "core/format/format.h"
#include "core/solve/validate.h"

namespace nonet::cli {

using Json = nlohmann::ordered_json;

/// An object that begins with what the reader knows of an entry.
Json json_of(const ReadEntry& entry);

/// As one line.
void print(Report& report, const Json& object);
/// That line without its end; and without the last bracket too, so that members can follow.
std::string text_of(const Json& object);
std::string without_end(const Json& object);

/// The puzzle as one line of text, in the shortest format that can say it.
std::string one_line(const Puzzle& puzzle);

/// Complains about clashing givens; false: there are none.
bool complain_of_clashes(const std::string& file, const ReadEntry& entry,
                         const std::vector<Conflict>& conflicts, Report& report);

/// Puzzles in the format that was asked for, or in one line.
class Printer {
 public:
  explicit Printer(const Options& options) : options_(options) {}

  void begin(Report& report) const {
    if (!options_.json && !options_.number) report.out() << write_header(options_.to);
  }

  /// Complains when the format cannot say this puzzle.
  void print(const std::string& file, const ReadEntry& entry, const Puzzle& puzzle,
             const std::vector<Digit>& solution, Report& report);

 private:
  const Options& options_;
  int printed_ = 0;
};

/// "Grid 01" or, without a title, "puzzle 3".
std::string name_of(const ReadEntry& entry);

}  // namespace nonet::cli
