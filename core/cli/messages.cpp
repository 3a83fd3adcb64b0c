#include "core/cli/messages.h"

#include <nlohmann/json.hpp>

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
  return "r" + std::to_string(geometry.row_of(cell) + 1) + "c" +
         std::to_string(geometry.column_of(cell) + 1);
}

std::string sentence(const Conflict& conflict, const Geometry& geometry) {
  std::string text =
      std::to_string(conflict.digit) + " stands " +
      (conflict.cells.size() == 2 ? std::string("twice")
                                  : std::to_string(conflict.cells.size()) + " times") +
      " in " + std::string(house_kind_key(conflict.kind)) + " " +
      std::to_string(conflict.house_index + 1) + ":";
  for (const Cell cell : conflict.cells) text += " " + cell_name(cell, geometry);
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
