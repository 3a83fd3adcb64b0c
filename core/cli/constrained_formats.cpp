#include "core/cli/constrained_formats.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "core/cli/links.h"
#include "core/cli/object_reader.h"
#include "core/format/interactive_lines.h"
#include "core/format/puzzle_tree.h"
#include "core/format/symbols.h"

namespace nonet::cli {
namespace {

bool is_link(std::string_view line) {
  return interactive_in(line) || !program_of_link(line).empty();
}

/// Objects of the JSON, lines of the other format, and links.
class ConstrainedReader : public FormatReader {
 public:
  explicit ConstrainedReader(Entries& entries)
      : FormatReader(entries),
        objects_(entries),
        interactive_(kInteractiveLines.make_reader(entries)) {}

  bool claims(std::string_view text) const override {
    return objects_.claims(text) || interactive_->claims(text) || is_link(text);
  }
  bool is_unfinished() const override { return objects_.is_unfinished(); }

  void take_line(const Line& line) override {
    const bool is_named = entries_.options().format == kConstraintsKey;
    const bool is_other = interactive_->claims(line.text);
    if (!is_named && !objects_.is_unfinished() && is_link(line.text)) return take_link(line);
    if (is_named || objects_.claims(line.text) || (objects_.has_list() && !is_other)) {
      interactive_->finish();
      objects_.take_line(line);
    } else {
      objects_.finish();
      interactive_->take_line(line);
    }
  }

  void finish() override {
    interactive_->finish();
    objects_.finish();
  }

 private:
  void take_link(const Line& line) {
    finish();
    const Place at = line.place(line.text.find_first_not_of(" \t"));
    if (const auto text = interactive_in(line.text)) {
      // Its places are those of the address's beginning: a column of the decoded text is none of the line.
      std::vector<std::uint32_t> columns(text->size() + 1, at.column - 1);
      interactive_->take_line({*text, line.number, &columns});
      interactive_->finish();
      return;
    }
    entries_.fail({}, at, Error{Errc::kNotText, at, puzzle_of(program_of_link(line.text)), 0, 0});
  }

  ObjectReader objects_;
  std::unique_ptr<FormatReader> interactive_;
};

bool claims_either(std::string_view line) {
  return begins_as_constraints(line) || is_interactive_line(line) || is_link(line);
}

bool may_begin_either(std::string_view line) {
  return begins_as_object(line) || is_like_interactive(line);
}

std::unique_ptr<FormatReader> make_reader(Entries& entries) {
  return std::make_unique<ConstrainedReader>(entries);
}

constexpr FormatInfo kConstraintsInfo{kConstraintsKey, "", true, true, true, true};
const FormatInfo kInfos[] = {kInteractiveLines.info, kConstraintsInfo};
const MoreFormat kConstraints{kConstraintsInfo, begins_as_constraints, make_reader,
                              begins_as_object};
// No name of a format.
const MoreFormat kEither{{"interactive, constraints", "", true, false, true, false},
                         claims_either,
                         make_reader,
                         may_begin_either};

}  // namespace

const MoreFormat& more_format(std::string_view named) {
  if (named == kInteractiveLines.info.key) return kInteractiveLines;
  return named == kConstraintsKey ? kConstraints : kEither;
}

std::span<const FormatInfo> constrained_formats() {
  return kInfos;
}

Json constraints_json(const ConstrainedPuzzle& puzzle) {
  return json_of(puzzle_tree(puzzle));
}

std::string cannot_write(const std::string& format, const ConstrainedPuzzle& puzzle) {
  const bool has_constraints = !puzzle.constraints.empty() || puzzle.board.variables > 0;
  return "it cannot be written as \"" + format + "\", as " +
         (has_constraints ? "it has constraints" : "its board is not that of a plain sudoku");
}

ConstrainedPuzzle constrained_from(const Puzzle& puzzle) {
  const Geometry& geometry = *puzzle.geometry;
  Board board{geometry.size(), geometry.size(), geometry.size()};
  for (const House& house : geometry.houses()) {
    if (house.kind != HouseKind::kBox && house.kind != HouseKind::kRegion) continue;
    board.regions.emplace_back(house.cells.begin(), house.cells.end());
  }
  ConstrainedPuzzle result = make_constrained_puzzle(std::move(board));
  for (const House& house : geometry.houses()) {
    result.houses.emplace_back(house.cells.begin(), house.cells.end());
  }
  for (std::size_t cell = 0; cell < result.domains.size(); ++cell) {
    const Digit entry = puzzle.entries.empty() ? Digit{0} : puzzle.entries[cell];
    const Digit digit = puzzle.givens[cell] != 0 ? puzzle.givens[cell] : entry;
    if (digit != 0) {
      result.domains[cell] = DigitSet::of(digit);
    } else if (!puzzle.candidates.empty()) {
      result.domains[cell] = puzzle.candidates[cell];
    }
  }
  return result;
}

ConstrainedPuzzle constrained_of(const ReadEntry& entry) {
  if (entry.constrained) return *entry.constrained;
  Puzzle puzzle = entry.puzzle;
  puzzle.entries.clear();
  return constrained_from(puzzle);
}

}  // namespace nonet::cli
