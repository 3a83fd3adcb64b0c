#include "core/format/interactive_items.h"

#include <utility>

namespace nonet {
namespace {

/// Deeper than any puzzle, and no danger to the stack.
constexpr std::size_t kDeepest = 32;

bool is_blank(char character) {
  return character == ' ' || (character >= '\t' && character <= '\r');
}

bool holds_others(std::string_view type) {
  return type == "Or" || type == "And" || type == "Replicate";
}

/// "Cage~12~R1C1": the point before the first type is missing.
bool begins_without_dot(std::string_view text) {
  const bool is_letter = (text[0] | 0x20) >= 'a' && (text[0] | 0x20) <= 'z';
  const auto end = text.find_first_of(".~");
  return is_letter && end != std::string_view::npos && text[end] == '~';
}

}  // namespace

InteractiveError bad_constraint(const InteractiveItem::Word& type, std::size_t at) {
  return {Errc::kBadConstraint, type.text.empty() ? "~" : type.text, at};
}

std::optional<InteractiveError> read_items(std::string_view section, std::size_t at,
                                           bool has_places, std::vector<InteractiveItem>& items) {
  const auto place = [&](std::size_t offset) { return has_places ? at + offset : at; };
  // Each is a part of the one before it; the last one is being read.
  std::vector<InteractiveItem> open(1);
  std::optional<InteractiveItem> item;
  const auto finish = [&]() -> std::optional<InteractiveError> {
    if (!item) return std::nullopt;
    const InteractiveItem::Word type = item->type;
    if (type.text == "End") {
      if (open.size() == 1) return bad_constraint(type, type.at);
      InteractiveItem whole = std::move(open.back());
      open.pop_back();
      open.back().parts.push_back(std::move(whole));
    } else if (holds_others(type.text)) {
      if (open.size() == kDeepest) return bad_constraint(type, type.at);
      open.push_back(std::move(*item));
    } else {
      open.back().parts.push_back(std::move(*item));
    }
    item.reset();
    return std::nullopt;
  };
  for (std::size_t i = 0; i < section.size(); ++i) {
    const char character = section[i];
    if (is_blank(character)) continue;
    if (character == '.') {
      if (const auto error = finish()) return error;
      item.emplace();
      item->type.at = place(i);
    } else if (!item && items.empty() && open.size() == 1 && open[0].parts.empty() &&
               begins_without_dot(section.substr(i))) {
      item.emplace();
      item->type = {std::string(1, character), place(i)};
    } else if (!item) {
      return InteractiveError{Errc::kBadCharacter, std::string(1, character), place(i)};
    } else if (character == '~') {
      item->arguments.push_back({{}, place(i + 1)});
    } else {
      (item->arguments.empty() ? item->type : item->arguments.back()).text += character;
    }
  }
  if (const auto error = finish()) return error;
  if (open.size() > 1) {
    return bad_constraint(open.back().type, open.back().type.at);
  }
  for (InteractiveItem& part : open[0].parts) items.push_back(std::move(part));
  return std::nullopt;
}

}  // namespace nonet
