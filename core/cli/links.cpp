#include "core/cli/links.h"

#include <algorithm>
#include <charconv>

namespace nonet::cli {
namespace {

std::string_view without_blanks(std::string_view text) {
  const auto begin = text.find_first_not_of(" \t\r");
  if (begin == std::string_view::npos) return {};
  return text.substr(begin, text.find_last_not_of(" \t\r") + 1 - begin);
}

bool is_address(std::string_view text) {
  return (text.starts_with("https://") || text.starts_with("http://")) &&
         text.find(' ') == std::string_view::npos;
}

/// With %7E as ~; what is no such number stays.
std::string decoded(std::string_view text) {
  std::string result;
  for (std::size_t i = 0; i < text.size(); ++i) {
    unsigned byte = 0;
    const char* const begin = text.data() + i + 1;
    const bool is_coded = text[i] == '%' && i + 2 < text.size() &&
                          std::from_chars(begin, begin + 2, byte, 16).ptr == begin + 2;
    result += is_coded ? static_cast<char>(byte) : text[i];
    if (is_coded) i += 2;
  }
  return result;
}

}  // namespace

std::optional<std::string> interactive_in(std::string_view line) {
  const std::string_view text = without_blanks(line);
  if (!is_address(text)) return std::nullopt;
  auto begin = text.find("?q=");
  if (begin == std::string_view::npos) begin = text.find("&q=");
  if (begin == std::string_view::npos) return std::nullopt;
  std::string puzzle =
      decoded(text.substr(begin + 3, text.find_first_of("&#", begin + 3) - begin - 3));
  if (!puzzle.starts_with('.')) return std::nullopt;
  return puzzle;
}

std::string_view program_of_link(std::string_view line) {
  struct Mark {
    std::string_view text, program;
  };
  constexpr Mark kInAddress[] = {{"sudokupad.app/", "SudokuPad"},
                                 {"crackingthecryptic.com/", "SudokuPad"},
                                 {"f-puzzles.com/", "f-puzzles"},
                                 {"sudokumaker.app/", "SudokuMaker"},
                                 {"/penpa-edit/", "Penpa"}};
  constexpr Mark kPrefixes[] = {
      {"fpuz", "f-puzzles"}, {"scl", "SudokuPad"}, {"ctc", "SudokuPad"}, {"SumoCueV1", "SumoCue"}};
  constexpr std::size_t kShortestId = 24;  // as the page
  const std::string_view text = without_blanks(line);
  if (is_address(text)) {
    for (const auto& [mark, program] : kInAddress) {
      if (text.find(mark) != std::string_view::npos) return program;
    }
    return {};
  }
  if (text.size() < kShortestId || text.find(' ') != std::string_view::npos) return {};
  for (const auto& [prefix, program] : kPrefixes) {
    if (text.starts_with(prefix)) return program;
  }
  return {};
}

std::string puzzle_of(std::string_view program) {
  return "a puzzle of " + std::string(program) + " (Nonet’s page reads it)";
}

}  // namespace nonet::cli
