#include "core/cli/explain.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "core/cli/constrained_formats.h"
#include "core/cli/messages.h"
#include "core/cli/output.h"
#include "core/format/tree_reader.h"
#include "core/format/value_line.h"
#include "core/solve/reduction.h"

namespace nonet::cli {
namespace {

struct Asked {
  Cell cell;
  Digit digit;
};

/// r1c1=5 on this board; none if it has no such cell or digit.
std::optional<Asked> asked_of(std::string_view text, const Board& board) {
  const std::size_t equals = std::min(text.find('='), text.size());
  TreeReader reader(board);
  const Cell cell = reader.cell_named(text.substr(0, equals));
  int value = 0;
  const std::string_view number = text.substr(std::min(equals + 1, text.size()));
  const char* const end = number.data() + number.size();
  const auto [rest, failure] = std::from_chars(number.data(), end, value);
  const DigitSet digit = board.with_value(value);
  const bool is_read = failure == std::errc() && rest == end && !reader.error();
  if (!is_read || cell >= board.grid_cells() || digit.empty()) return std::nullopt;
  return Asked{cell, digit.first()};
}

bool has_solution(Subject& subject) {
  SolveOptions options;
  options.limit = 1;
  return subject.solve(options).count > 0;
}

}  // namespace

void explain(const ReadEntry& entry, const Options& options, Subject& subject, Report& report) {
  const auto constrained = constrained_of(entry);
  if (!constrained) return subject.refuse("too-large", "grids up to 25x25 are explained", report);
  const ConstrainedPuzzle& puzzle = *constrained;
  const auto asked = asked_of(options.why, puzzle.board);
  if (!asked) {
    return subject.refuse("candidate", "--why " + options.why + ": no such cell and digit", report);
  }
  Reduction reduction;
  reduction.start_explain(puzzle, asked->cell, asked->digit);
  reduction.resume();
  const bool is_possible = !reduction.holds();
  if (!is_possible && !has_solution(subject)) subject.complain_of_no_solution(report);
  const std::string line =
      is_possible ? value_line(puzzle.board, reduction.solutions().front()) : "";
  if (!options.json && is_possible) {
    report.text() += line + '\n';
  } else if (!options.json) {
    cli::print(report, constraints_json(reduction.puzzle()));
  } else {
    Json object = json_of(entry);
    object["why"] = options.why;
    object["possible"] = is_possible;
    if (is_possible) {
      object["solution"] = line;
    } else {
      object["needed"] = constraints_json(reduction.puzzle());
    }
    cli::print(report, object);
  }
}

}  // namespace nonet::cli
