#include "core/format/interactive_arguments.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <string>

namespace nonet {

std::optional<int> InteractiveArguments::number_of(std::string_view text) {
  int value = 0;
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size()) return std::nullopt;
  if (std::abs(value) > kLargestNumber) return std::nullopt;
  return value;
}

void InteractiveArguments::fail(const Word& type, Errc code) {
  if (!error_) error_ = InteractiveError{code, type.text, type.at};
}

void InteractiveArguments::fail_at(const Item& item, const Word& word) {
  constexpr std::size_t kLongest = 40;  // an argument that is read at a glance
  if (error_) return;
  // A given has no type.
  const bool has_type = !item.type.text.empty();
  error_ = bad_constraint(has_type ? item.type : word, word.at);
  const bool says_more = !word.text.empty() && word.text.size() <= kLongest;
  if (has_type && says_more) error_->text += ": " + word.text;
}

const InteractiveArguments::Word& InteractiveArguments::argument(const Item& item,
                                                                 std::size_t index) {
  if (index < item.arguments.size()) return item.arguments[index];
  fail(item.type);
  return item.type;
}

int InteractiveArguments::number(const Item& item, const Word& word) {
  const auto value = number_of(word.text);
  if (!value) fail_at(item, word);
  return value.value_or(0);
}

std::vector<std::int32_t> InteractiveArguments::numbers(const Item& item, const Word& word) {
  std::vector<std::int32_t> list;
  std::string_view left = word.text;
  for (bool is_last = false; !is_last;) {
    const auto end = std::min(left.find('_'), left.size());
    const auto value = number_of(left.substr(0, end));
    if (!value) {
      fail_at(item, word);
      return {};
    }
    list.push_back(*value);
    is_last = end == left.size();
    if (!is_last) left.remove_prefix(end + 1);
  }
  return list;
}

Cell InteractiveArguments::cell(const Item& item, const Word& word) {
  auto found = grid_.cell(word.text);
  for (const auto& [from, to] : shifts_) {
    if (found) found = grid_.shifted(*found, from, to);
  }
  if (!found) fail_at(item, word);
  return found.value_or(Cell{0});
}

std::vector<Cell> InteractiveArguments::cells(const Item& item, std::size_t from,
                                              std::size_t least) {
  std::vector<Cell> list;
  if (item.arguments.size() > kMost) fail(item.type);
  for (std::size_t i = from; i < item.arguments.size() && !error_; ++i)
    list.push_back(cell(item, item.arguments[i]));
  if (list.size() < least) fail(item.type);
  return list;
}

std::vector<std::vector<Cell>> InteractiveArguments::lines(const Item& item, std::size_t from) {
  std::vector<std::vector<Cell>> list;
  bool is_open = false;
  if (item.arguments.size() > kMost) fail(item.type);
  for (std::size_t i = from; i < item.arguments.size() && !error_; ++i) {
    const Word& word = item.arguments[i];
    if (word.text.empty() || word.text[0] == '_') {
      is_open = false;
      continue;
    }
    if (!is_open) list.emplace_back();
    is_open = true;
    list.back().push_back(cell(item, word));
  }
  if (list.empty()) fail(item.type);
  return list;
}

}  // namespace nonet
