#include "core/format/group.h"

#include <string>

#include "core/format/symbols.h"

namespace nonet {
namespace {

bool is_markup(char character) {
  return std::string_view("*#@!+~^\"()[]{}<>").find(character) != std::string_view::npos;
}

}  // namespace

bool means_empty(std::string_view word) {
  word = trimmed(word);
  if (word.size() > 9) return false;
  std::string name(word);
  for (char& character : name) {
    if (character >= 'A' && character <= 'Z') character = static_cast<char>(character - 'A' + 'a');
  }
  for (const std::string_view nothing : {"", "none", "null", "nil", "nan", "undefined", "false",
                                         "na", "n/a", "<na>", "missing", "nothing"}) {
    if (name == nothing) return true;
  }
  return false;
}

std::string_view without_fraction(std::string_view word) {
  const std::size_t point = word.find('.');
  if (point == std::string_view::npos || point == 0) return word;
  return word.find_first_not_of('0', point + 1) == std::string_view::npos ? word.substr(0, point)
                                                                          : word;
}

bool zero_is_last(int size, bool zero, bool empty, bool last) {
  return size > 9 && zero && empty && !last;
}

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

int word_number(std::string_view word, int size) {
  const std::string_view whole = without_fraction(word);
  const bool fraction = size > 3 && whole.size() + 1 < word.size();
  const int number = fraction ? number_of(whole) : size > 9 ? number_of(word) : -1;
  return number <= size ? number : -1;
}

bool is_number_or_group(std::string_view word, int size) {
  return word_number(word, size) >= 0 || means_empty(word) || read_group(word, size).valid;
}

}  // namespace nonet
