#include "core/format/candidate_line.h"

#include <algorithm>
#include <string>
#include <vector>

#include "core/format/candidates.h"
#include "core/format/group.h"
#include "core/format/house_column.h"
#include "core/format/region_column.h"
#include "core/format/symbols.h"

namespace nonet {
namespace {

struct Word {
  std::size_t begin;
  std::string_view text;
};

/// The groups of each row, and after them perhaps the word that names the regions.
std::vector<std::vector<Word>> split_rows(std::string_view text) {
  std::vector<std::vector<Word>> rows(1);
  for (std::size_t begin = 0; begin < text.size();) {
    if (is_blank(text[begin]) || text[begin] == '/') {
      if (text[begin] == '/') rows.emplace_back();
      ++begin;
      continue;
    }
    const std::size_t end = std::min(text.find_first_of(" \t/", begin), text.size());
    rows.back().push_back({begin, text.substr(begin, end - begin)});
    begin = end;
  }
  return rows;
}

}  // namespace

int candidate_line_size(std::string_view line) {
  const std::string_view text = line.substr(0, find_house_words(line));
  if (text.find('/') == std::string_view::npos) return 0;
  const auto rows = split_rows(text);
  const std::size_t size = rows[0].size();
  if (size < 2 || size > kLargestSymbolSize) return 0;
  if (rows.size() != size && rows.size() != size + 1) return 0;
  for (std::size_t row = 0; row < size; ++row) {
    if (rows[row].size() != size) return 0;
    for (const Word& group : rows[row]) {
      if (!read_group(group.text, static_cast<int>(size)).valid) return 0;
    }
  }
  const bool regions = rows.size() > size;
  if (regions && (rows[size].size() != 1 || rows[size][0].text.size() != size * size)) return 0;
  return static_cast<int>(size);
}

void read_candidate_line(const Line& line, int size, Entries& entries, ReadEntry& entry) {
  if (!entries.set_size(entry, size)) return;
  const std::size_t end = find_house_words(line.text);
  const auto rows = split_rows(line.text.substr(0, end));
  const auto side = static_cast<std::size_t>(size);
  if (rows.size() > side) {
    set_regions(rows[side][0].text, line, rows[side][0].begin, entry);
    if (entry.error) return;
  }
  for (std::size_t row = 0; row < side; ++row) {
    for (const Word& group : rows[row]) {
      entry.puzzle.candidates.push_back(read_group(group.text, size).digits);
      if (entries.options().cell_places) entry.cell_places.push_back(line.place(group.begin));
    }
  }
  place_lone_candidates(entry.puzzle);
  if (end < line.text.size()) set_houses(line, end, entries, entry);
}

std::string candidate_line(const Puzzle& puzzle) {
  const auto size = static_cast<std::size_t>(puzzle.geometry->size());
  const std::vector<std::string> groups = candidate_groups(puzzle);
  std::string line;
  for (std::size_t cell = 0; cell < groups.size(); ++cell) {
    if (cell > 0) line += cell % size == 0 ? " / " : " ";
    line += groups[cell];
  }
  if (puzzle.geometry->is_jigsaw()) line += " / " + region_names(*puzzle.geometry);
  return line + house_column(*puzzle.geometry);
}

}  // namespace nonet
