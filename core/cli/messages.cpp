#include "core/cli/messages.h"

#include <nlohmann/json.hpp>

#include "core/format/tree_reader.h"
#include "core/solve/constrained_validate.h"

namespace nonet::cli {
namespace {

constexpr std::string_view kErrorSentences =
#include "error_sentences.inc"
    ;

void replace(std::string& text, std::string_view name, const std::string& value) {
  const std::string slot = "{" + std::string(name) + "}";
  for (auto at = text.find(slot); at != std::string::npos;
       at = text.find(slot, at + value.size())) {
    text.replace(at, slot.size(), value);
  }
}

std::string cell_name(int row, int column) {
  return "r" + std::to_string(row + 1) + "c" + std::to_string(column + 1);
}

/// "5 stands twice"
std::string repeated(int value, std::size_t times) {
  return std::to_string(value) + " stands " +
         (times == 2 ? std::string("twice") : std::to_string(times) + " times");
}

}  // namespace

std::string sentence(const Error& error) {
  static const nlohmann::json sentences = nlohmann::json::parse(kErrorSentences);
  std::string text = sentences.value(std::string(error_key(error.code)), "");
  replace(text, "found", std::to_string(error.found));
  replace(text, "expected", std::to_string(error.expected));
  replace(text, "line", std::to_string(error.at.line));
  replace(text, "column", std::to_string(error.at.column));
  replace(text, "text", printable(error.text));  // last: it may itself contain a placeholder's name
  return text;
}

std::string cell_name(Cell cell, const Geometry& geometry) {
  return cell_name(geometry.row_of(cell), geometry.column_of(cell));
}

std::string cell_name(Cell cell, const ConstrainedPuzzle& puzzle) {
  return nonet::cell_name(puzzle.board, cell);
}

std::string sentence(const Conflict& conflict, const Geometry& geometry) {
  std::string text = repeated(conflict.digit, conflict.cells.size()) + " in " +
                     std::string(house_kind_key(conflict.kind)) + " " +
                     std::to_string(conflict.house_index + 1) + ":";
  for (const Cell cell : conflict.cells) text += " " + cell_name(cell, geometry);
  return text;
}

std::string sentence(const RuleConflict& conflict, const ConstrainedPuzzle& puzzle) {
  const bool has_values = !conflict.values.empty();
  if (conflict.rule == "given") {
    return "what is given for " + cell_name(conflict.cells.front(), puzzle) + " leaves no digit";
  }
  const bool is_house = conflict.rule == "house";
  std::string text = is_house
                         ? repeated(conflict.values.front(), conflict.cells.size()) + " in a house"
                         : "the constraint " + std::string(conflict.rule) +
                               (has_values ? " is broken" : " cannot be kept by any digits");
  for (std::size_t i = 0; i < conflict.cells.size(); ++i) {
    text += (i == 0 ? ": " : " ") + cell_name(conflict.cells[i], puzzle);
    if (has_values && !is_house) text += "=" + std::to_string(conflict.values[i]);
  }
  return text;
}

std::string printable(std::string_view text) {
  static constexpr char kHex[] = "0123456789abcdef";
  std::string result;
  for (const char character : text) {
    const auto byte = static_cast<unsigned char>(character);
    if (byte >= 0x20 && byte != 0x7f) {
      result += character;
    } else if (character == '\t') {
      result += "\\t";
    } else {
      result += {'\\', 'x', kHex[byte >> 4], kHex[byte & 15]};
    }
  }
  return result;
}

}  // namespace nonet::cli
