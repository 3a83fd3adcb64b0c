#include "core/format/interactive_lines.h"

#include <algorithm>
#include <memory>
#include <span>
#include <string>
#include <utility>
#include <vector>

#include "core/format/interactive.h"
#include "core/format/interactive_plain.h"
#include "core/format/symbols.h"

namespace nonet {
namespace {

constexpr std::string_view kKey = "interactive";

/// More lines than that are a puzzle each.
constexpr std::size_t kLongestPuzzle = std::size_t{1} << 16;

bool is_capital(char character) {
  return character >= 'A' && character <= 'Z';
}

bool is_letter(char character) {
  return letter_index(character) > 0;
}

/// The characters at the beginning of the text for which the condition holds.
template <class Condition>
std::string_view leading(std::string_view text, const Condition& condition) {
  const auto end = std::find_if_not(text.begin(), text.end(), condition);
  return text.substr(0, static_cast<std::size_t>(end - text.begin()));
}

/// ".End"
bool begins_as_item(std::string_view text) {
  text.remove_prefix(leading(text, is_blank).size());
  return text.size() > 2 && text[0] == '.' && is_capital(text[1]) && is_letter(text[2]) &&
         !is_capital(text[2]);
}

/// "R1C1_5" or "VA3_5"
bool begins_as_given(std::string_view text) {
  const std::string_view cell = leading(text, [](char character) {
    return is_letter(character) || (character >= '0' && character <= '9');
  });
  return cell.size() >= 2 && is_letter(cell[0]) && text.substr(cell.size()).starts_with('_');
}

/// Whether a type without arguments is one of those of the format, or a misspelt one: a capital, and then small letters, as in no grid of symbols.
bool is_like_a_type(std::string_view type) {
  constexpr std::size_t kShortest = 4;
  return type.size() >= kShortest && is_capital(type[0]) &&
         std::none_of(type.begin() + 1, type.begin() + 3, is_capital);
}

/// Whether the type is complete in itself: ".Type" is a puzzle, or a group of constraints begins.
bool stands_alone(std::string_view type) {
  if (type == "And" || type == "Or") return true;
  const bool has_small = std::any_of(type.begin(), type.end(), [](char character) {
    return is_letter(character) && !is_capital(character);
  });
  return has_small && read_interactive("." + std::string(type)).ok();
}

class InteractiveReader : public FormatReader {
 public:
  explicit InteractiveReader(Entries& entries)
      : FormatReader(entries), is_waiting_(entries.options().format != kKey) {}

  bool claims(std::string_view text) const override {
    return is_interactive_line(text) || is_like_interactive(text) ||
           (!lines_.empty() && begins_as_item(text));
  }

  void take_line(const Line& line) override {
    if (is_comment(line.text)) return;
    const Place at = line.place(line.text.find_first_not_of(" \t"));
    if (entries_.options().format != kKey && !claims(line.text)) {
      finish();
      entries_.fail(kKey, at, Error{Errc::kUnknownFormat, at, {}, 0, 0});
      return;
    }
    auto puzzle = read_interactive(line.text);
    if (!puzzle.ok()) {
      Error error = puzzle.error();
      error.at = line.place(std::max<std::size_t>(error.at.column, 1) - 1);
      puzzle = std::move(error);
    }
    lines_.push_back({at, std::string(line.text), std::move(puzzle)});
    length_ += line.text.size();
    if (length_ > kLongestPuzzle) is_waiting_ = false;
    if (!is_waiting_) finish();
  }

  /// Hands on what waits. A line with a shape begins a puzzle, which the lines after it may go on with.
  void finish() override {
    std::vector<ReadLine> lines = std::exchange(lines_, {});
    length_ = 0;
    for (auto begin = lines.begin(); begin != lines.end();) {
      const auto end = std::find_if(begin + 1, lines.end(), [](const ReadLine& line) {
        return line.text.find(".Shape~") != std::string::npos;
      });
      hand_on(std::span<ReadLine>(&*begin, static_cast<std::size_t>(end - begin)));
      begin = end;
    }
  }

 private:
  struct ReadLine {
    Place at;
    std::string text;
    Result<ConstrainedPuzzle> puzzle;
  };

  /// Each line is a puzzle; but if not all are, and together they are one, then that.
  void hand_on(std::span<ReadLine> lines) {
    const bool all_read = std::all_of(lines.begin(), lines.end(),
                                      [](const ReadLine& line) { return line.puzzle.ok(); });
    if (!all_read && lines.size() > 1) {
      std::string text;
      for (const ReadLine& line : lines) (text += line.text) += '\n';
      if (auto whole = read_interactive(text); whole.ok()) {
        hand_on({lines[0].at, {}, std::move(whole)});
        return;
      }
    }
    for (ReadLine& line : lines) hand_on(std::move(line));
  }

  void hand_on(ReadLine line) {
    if (!line.puzzle.ok()) {
      entries_.fail(kKey, line.at, line.puzzle.error());
      return;
    }
    ConstrainedPuzzle& puzzle = line.puzzle.value();
    if (auto flaw = add_extra_houses(entries_.options().houses, puzzle)) {
      flaw->at = line.at;
      entries_.fail(kKey, line.at, std::move(*flaw));
      return;
    }
    ReadEntry entry;
    entry.constrained = &puzzle;
    entry.format = kKey;
    entry.at = line.at;
    entries_.number(entry);
  }

  bool is_waiting_;  // whether the lines that follow may be needed for the first one
  std::vector<ReadLine> lines_;
  std::size_t length_ = 0;  // of those lines together
};

std::unique_ptr<FormatReader> make_interactive_reader(Entries& entries) {
  return std::make_unique<InteractiveReader>(entries);
}

}  // namespace

const MoreFormat kInteractiveLines = {{kKey, "", true, false, true, false},
                                      is_interactive_line,
                                      make_interactive_reader,
                                      is_like_interactive};

std::optional<Error> add_extra_houses(std::span<const std::string> words,
                                      ConstrainedPuzzle& puzzle) {
  const Board& board = puzzle.board;
  if (words.empty()) return std::nullopt;
  // Diagonals and windows of a board of several grids would go through cells of none.
  if (board.rows != board.columns || board.rows < 2 || !board.overlapping.empty()) {
    return Error{Errc::kBadConstraint, {}, words.front(), 0, 0};
  }
  const auto extra = houses_named(words, board.rows);
  if (!extra.ok()) return extra.error();
  const Shape shape = usual_shape(board.rows);
  if (auto flaw = flaw_of(extra.value(), shape, false)) return flaw;
  each_house(extra.value(), shape, [&](HouseKind, int, std::span<const Cell> cells) {
    puzzle.houses.emplace_back(cells.begin(), cells.end());
  });
  return std::nullopt;
}

bool is_interactive_line(std::string_view text) {
  text.remove_prefix(leading(text, is_blank).size());
  if (is_only_interactive(text)) return true;
  bool any = false, all_stand_alone = true;
  while (text.starts_with('.')) {
    text.remove_prefix(1);
    const std::string_view type = leading(text, is_letter);
    text.remove_prefix(type.size());
    if (text.starts_with('~')) {
      return type.empty() ? begins_as_given(text.substr(1)) : is_capital(type[0]);
    }
    // An item without anything is left out.
    if (type.empty() && text.starts_with('.')) continue;
    if (type.empty() || !is_capital(type[0])) return false;
    all_stand_alone = all_stand_alone && stands_alone(type);
    any = true;
    text.remove_prefix(leading(text, is_blank).size());
  }
  return any && all_stand_alone && text.empty();
}

bool is_like_interactive(std::string_view text) {
  constexpr std::size_t kLongestRow = 36;  // of a grid in letters of one case
  text.remove_prefix(leading(text, is_blank).size());
  const bool has_dot = text.starts_with('.');
  if (has_dot) text.remove_prefix(1);
  const std::string_view type = leading(text, is_letter), rest = text.substr(type.size());
  if (type.empty()) return has_dot && (rest.starts_with("~R") || rest.starts_with("~r"));
  if (rest.starts_with('~')) return type.size() > 1;
  if (!has_dot) return false;
  if (begins_as_given(text)) return true;
  return rest.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz.") ==
             std::string_view::npos &&
         text.size() < kLongestRow && is_like_a_type(type);
}

}  // namespace nonet
