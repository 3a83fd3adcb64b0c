#include "core/format/sukaku.h"

#include "core/format/symbols.h"

namespace nonet {

bool is_sukaku(std::string_view symbols) {
  if (symbols.size() != 729) return false;
  bool any = false;
  for (std::size_t index = 0; index < symbols.size(); ++index) {
    if (symbols[index] == '0' || is_blank_mark(symbols[index])) continue;
    if (symbols[index] != static_cast<char>('1' + index % 9)) return false;
    any = true;
  }
  return any;
}

void read_sukaku(std::string_view symbols, const Line& line, std::size_t begin,
                 const Entries& entries, ReadEntry& entry) {
  auto& candidates = entry.puzzle.candidates;
  candidates.assign(81, {});
  for (std::size_t index = 0; index < symbols.size(); ++index) {
    const auto digit = static_cast<Digit>(index % 9 + 1);
    if (symbols[index] == static_cast<char>('0' + digit)) candidates[index / 9].insert(digit);
    if (index % 9 == 0 && entries.options().cell_places) {
      entry.cell_places.push_back(line.place(begin + index));
    }
  }
}

std::string sukaku_word(const Puzzle& puzzle) {
  std::string word;
  for (const DigitSet digits : puzzle.candidates) {
    for (Digit digit = 1; digit <= 9; ++digit) {
      word += digits.contains(digit) ? symbol_of(digit) : '.';
    }
  }
  return word;
}

}  // namespace nonet
