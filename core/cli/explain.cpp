#include "core/cli/explain.h"

#include <algorithm>
#include <charconv>
#include <optional>

#include "core/cli/constrained_formats.h"
#include "core/cli/messages.h"
#include "core/cli/output.h"
#include "core/format/value_line.h"
#include "core/solve/reduction.h"

namespace nonet::cli {
namespace {

/// A number at the beginning of the text, which is taken from it.
std::optional<int> take_number(std::string_view& text) {
  int number = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (failure != std::errc()) return std::nullopt;
  text.remove_prefix(static_cast<std::size_t>(end - text.data()));
  return number;
}

bool take(std::string_view& text, char character) {
  if (text.empty() || (text.front() | 0x20) != (character | 0x20)) return false;
  text.remove_prefix(1);
  return true;
}

struct Asked {
  Cell cell;
  DigitSet digit;
};

/// r1c1=5 on this board; none if it has no such cell or digit.
std::optional<Asked> asked_of(std::string_view text, const Board& board) {
  if (!take(text, 'r')) return std::nullopt;
  const auto row = take_number(text);
  if (!row || !take(text, 'c')) return std::nullopt;
  const auto column = take_number(text);
  if (!column || !take(text, '=')) return std::nullopt;
  const auto value = take_number(text);
  if (!value || !text.empty() || !board.contains(*row - 1, *column - 1)) return std::nullopt;
  const DigitSet digit = board.with_value(*value);
  if (digit.empty()) return std::nullopt;
  return Asked{board.cell(*row - 1, *column - 1), digit};
}

}  // namespace

void explain(const std::string& file, const ReadEntry& entry, const Options& options,
             Report& report) {
  const auto complain = [&](const std::string& what) {
    report.complain(file, entry.at, name_of(entry) + ": " + what);
  };
  if (!entry.constrained && entry.puzzle.geometry->size() > kLargestConstrained) {
    return complain("grids up to 16x16 are explained");
  }
  const ConstrainedPuzzle puzzle =
      entry.constrained ? *entry.constrained : constrained_from(entry.puzzle);
  const auto asked = asked_of(options.why, puzzle.board);
  if (!asked) return complain("--why " + options.why + ": no such cell and digit");
  Reduction reduction;
  reduction.start_explain(puzzle, asked->cell, asked->digit.first());
  reduction.resume();
  const bool is_possible = !reduction.holds();
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
