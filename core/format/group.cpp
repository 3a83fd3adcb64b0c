#include "core/format/group.h"

#include "core/format/symbols.h"

namespace nonet {
namespace {

bool is_markup(char character) {
  return std::string_view("*#@!+~^\"()[]{}<>").find(character) != std::string_view::npos;
}

}  // namespace

int number_of(std::string_view word) {
  if (word.empty()) return -1;
  int number = 0;
  for (const char character : word) {
    if (character < '0' || character > '9') return -1;
    if (number <= kMaxSize) number = number * 10 + (character - '0');
  }
  return number;
}

Group read_group(std::string_view word, int size) {
  Group group;
  if (size > kLargestSymbolSize) return group;
  const DigitSet all = DigitSet::up_to(size);
  const bool x_is_empty = size < symbol_value('x');
  if (word.empty() || word == "." || word == "0" || word == "_" ||
      (x_is_empty && (word == "x" || word == "X"))) {
    group.valid = true;
    group.digits = all;
    return group;
  }
  if (word == "-") {
    group.valid = true;
    return group;
  }
  if (word.size() > 1 && (word[0] == 'u' || word[0] == 'U') && size < symbol_value('u')) {
    group.by_person = true;
    word.remove_prefix(1);
  }
  for (const char character : word) {
    if (is_markup(character)) {
      group.markup = true;
      continue;
    }
    const int value = symbol_value(character);
    if (value < 1 || value > size) return group;
    if (group.digits.contains(static_cast<Digit>(value))) return group;
    group.digits.insert(static_cast<Digit>(value));
  }
  group.lone = group.digits.single();
  group.valid = !group.digits.empty() && (!group.by_person || group.lone);
  return group;
}

bool is_number_or_group(std::string_view word, int size) {
  const int number = size > 9 ? number_of(word) : -1;
  return (number >= 0 && number <= size) || read_group(word, size).valid;
}

}  // namespace nonet
