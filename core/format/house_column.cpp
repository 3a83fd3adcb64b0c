#include "core/format/house_column.h"

#include <algorithm>
#include <vector>

#include "core/format/symbols.h"

namespace nonet {

std::size_t find_house_words(std::string_view text) {
  for (std::size_t plus = text.find('+'); plus != text.npos; plus = text.find('+', plus + 1)) {
    const bool begins = plus > 0 && is_blank(text[plus - 1]);
    if (begins && plus + 1 < text.size() && letter_index(text[plus + 1]) != 0) return plus;
  }
  return text.size();
}

void set_houses(const Line& line, std::size_t begin, Entries& entries, ReadEntry& entry) {
  const Place at = line.place(begin);
  std::vector<std::string> words;
  while (begin < line.text.size()) {
    const std::size_t end = std::min(line.text.find_first_of(" \t", begin), line.text.size());
    words.emplace_back(line.text.substr(begin + 1, end - begin - 1));
    begin = end + find_house_words(line.text.substr(end));
  }
  if (!words.empty()) entries.set_houses(entry, words, at);
}

std::string house_column(const Geometry& geometry) {
  std::string column;
  for (const std::string& word : house_words(geometry.extra_houses(), geometry.size())) {
    column += " +" + word;
  }
  return column;
}

}  // namespace nonet
