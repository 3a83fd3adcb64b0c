#include "core/cli/constrained_formats.h"

#include <algorithm>
#include <memory>
#include <string>
#include <utility>

#include "core/format/interactive_lines.h"
#include "core/format/puzzle_tree.h"
#include "core/format/symbols.h"

namespace nonet::cli {
namespace {

constexpr std::size_t kMostBytes = std::size_t{1} << 24;  // of an object

void skip_blanks(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t"), text.size()));
}

/// Whether a line begins as an object of that JSON.
bool begins_as_constraints(std::string_view text) {
  constexpr struct {
    std::string_view name, begin;
  } kMembers[] = {{"\"v\"", ""},         {"\"grid\"", "{"},         {"\"regions\"", "\"boxes"},
                  {"\"givens\"", "{\""}, {"\"candidates\"", "{\""}, {"\"constraints\"", "["}};
  skip_blanks(text);
  if (!text.starts_with('{')) return false;
  text.remove_prefix(1);
  skip_blanks(text);
  for (const auto& member : kMembers) {
    if (!text.starts_with(member.name)) continue;
    text.remove_prefix(member.name.size());
    skip_blanks(text);
    if (!text.starts_with(':')) return false;
    text.remove_prefix(1);
    skip_blanks(text);
    return text.starts_with(member.begin);
  }
  return false;
}

/// Whether a line cannot be one of an object that is still open, because it is a puzzle of its own: that object lacks a bracket or a quote, and
/// must not take what follows with it.
bool is_of_another(std::string_view text) {
  constexpr std::size_t kShortestPuzzle = 16;  // a 4×4 in a line; no number of an object is as long
  skip_blanks(text);
  return text.starts_with('.') || begins_as_constraints(text) ||
         (text.size() >= kShortestPuzzle && text.find_first_of("{}[]\",:") == text.npos);
}

/// Whether the brackets of what was taken so far are closed.
class Brackets {
 public:
  void take(std::string_view text) {
    for (const char character : text) {
      if (std::exchange(is_escaped_, false)) continue;
      if (character == '"') is_in_text_ = !is_in_text_;
      if (is_in_text_) {
        is_escaped_ = character == '\\';
      } else {
        depth_ += character == '{' || character == '[';
        depth_ -= character == '}' || character == ']';
      }
    }
  }
  bool are_closed() const { return depth_ <= 0; }

 private:
  int depth_ = 0;
  bool is_in_text_ = false, is_escaped_ = false;
};

/// Objects of the JSON, and lines of the other format.
class ConstrainedReader : public FormatReader {
 public:
  explicit ConstrainedReader(Entries& entries)
      : FormatReader(entries), interactive_(kInteractiveLines.make_reader(entries)) {}

  bool claims(std::string_view text) const override {
    return (!lines_.empty() && !is_of_another(text)) || begins_as_constraints(text) ||
           interactive_->claims(text);
  }

  void take_line(const Line& line) override {
    const bool is_named = entries_.options().format == kConstraintsKey;
    if (!lines_.empty() && is_of_another(line.text)) end_object();
    if (lines_.empty() && is_comment(line.text)) return;
    if (lines_.empty() && !is_named && !begins_as_constraints(line.text)) {
      interactive_->take_line(line);
      return;
    }
    interactive_->finish();
    lines_.emplace_back(line);
    (text_ += line.text) += '\n';
    brackets_.take(line.text);
    if (brackets_.are_closed() || text_.size() > kMostBytes) end_object();
  }

  void finish() override {
    interactive_->finish();
    if (!lines_.empty()) end_object();
  }

 private:
  void end_object() {
    const std::string text = std::exchange(text_, {});
    const std::vector<KeptLine> lines = std::exchange(lines_, {});
    brackets_ = {};
    const auto begin = lines[0].text.find_first_not_of(" \t");
    const Place at = lines[0].line().place(begin == std::string::npos ? 0 : begin);
    const auto tree = read_json(text);
    if (const auto* wrong = std::get_if<JsonError>(&tree)) {
      const Place place = place_of(*wrong, lines, at);
      fail(at, Error{Errc::kBadArgument, place, "JSON " + wrong->token, 0, 0});
      return;
    }
    auto puzzle = read_puzzle_tree(*std::get_if<Tree>(&tree));
    if (!puzzle.ok()) return fail(at, puzzle.error());
    if (const auto flaw = add_extra_houses(entries_.options().houses, puzzle.value())) {
      return fail(at, *flaw);
    }
    ReadEntry entry;
    entry.constrained = &puzzle.value();
    entry.format = kConstraintsKey;
    entry.at = at;
    entries_.number(entry);
  }

  void fail(Place at, Error error) {
    if (error.at == Place{}) error.at = at;
    entries_.fail(kConstraintsKey, at, std::move(error));
  }

  /// Of a byte of the lines, each with its end.
  static Place place_of(const JsonError& wrong, const std::vector<KeptLine>& lines, Place first) {
    std::size_t left = wrong.at > 0 ? wrong.at - 1 : 0;
    for (const KeptLine& line : lines) {
      if (left <= line.text.size()) return line.line().place(left);
      left -= line.text.size() + 1;
    }
    return lines.empty() ? first : lines.back().line().place(lines.back().text.size());
  }

  std::unique_ptr<FormatReader> interactive_;
  std::vector<KeptLine> lines_;  // of the object that is being read
  std::string text_;             // the same
  Brackets brackets_;
};

bool claims_either(std::string_view line) {
  return begins_as_constraints(line) || is_interactive_line(line);
}

std::unique_ptr<FormatReader> make_reader(Entries& entries) {
  return std::make_unique<ConstrainedReader>(entries);
}

constexpr FormatInfo kConstraintsInfo{kConstraintsKey, "", true, true, true, true};
const FormatInfo kInfos[] = {kInteractiveLines.info, kConstraintsInfo};
const MoreFormat kConstraints{kConstraintsInfo, begins_as_constraints, make_reader};
// No name of a format.
const MoreFormat kEither{
    {"interactive, constraints", "", true, false, true, false}, claims_either, make_reader};

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
