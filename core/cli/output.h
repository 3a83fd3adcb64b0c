// core/cli/output.h: the output of commands: puzzles in a format, lines of JSON, complaints about
// conflicts.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>
#include <vector>

#include "core/cli/options.h"
#include "core/cli/report.h"
#include "core/format/format.h"
#include "core/solve/validate.h"

namespace nonet::cli {

using Json = nlohmann::ordered_json;

/// An object with the members that the reader knows of an entry.
Json json_of(const ReadEntry& entry);

/// Writes the object as one line.
void print(Report& report, const Json& object);
/// That line without its end; and without its last bracket too, so that members can be added.
std::string text_of(const Json& object);
std::string without_end(const Json& object);

/// The puzzle as one line of text, in the shortest format that can say it.
std::string one_line(const Puzzle& puzzle);

/// Complains about each conflict; false if there are none.
bool complain_of_conflicts(const std::string& file, const ReadEntry& entry,
                           const std::vector<Conflict>& conflicts, Report& report);

/// Complains that there is no answer for a puzzle, and with --json writes an object that says so: the puzzle, and as
/// `error` the key, the message, the line and the column.
void refuse(const std::string& file, const ReadEntry& entry, std::string_view key,
            const std::string& message, bool is_json, Report& report);
/// Writes that object.
void print_error(const ReadEntry& entry, std::string_view key, const std::string& message, Place at,
                 Report& report);
/// Refuses a puzzle whose givens conflict, with a complaint about each conflict; false if none do.
bool refuse_conflicts(const std::string& file, const ReadEntry& entry,
                      const std::vector<Conflict>& conflicts, bool is_json, Report& report);

/// Whether this writer shows candidates beside givens; others drop them, or write candidates alone.
bool shows_both(std::string_view format);

/// Writes puzzles in the format of --to, or each in one line.
class Printer {
 public:
  explicit Printer(const Options& options) : options_(options) {}

  void begin(Report& report) const {
    if (!options_.json && !options_.number) report.out() << write_header(options_.to);
  }

  /// Complains if the format cannot hold this puzzle.
  void print(const std::string& file, const ReadEntry& entry, const Puzzle& puzzle,
             const std::vector<Digit>& solution, Report& report);
  /// As JSON unless another format is asked for. Complains if that one cannot hold this puzzle.
  void print(const std::string& file, const ReadEntry& entry, const ConstrainedPuzzle& puzzle,
             Report& report);

 private:
  const Options& options_;
  int printed_ = 0;
};

/// "Grid 01" or, without a title, "puzzle 3".
std::string name_of(const ReadEntry& entry);

}  // namespace nonet::cli
