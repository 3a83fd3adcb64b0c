#include "core/format/list_rows.h"

#include <algorithm>
#include <string>

#include "core/format/candidates.h"
#include "core/format/group.h"
#include "core/format/symbols.h"

namespace nonet {
namespace {

/// The length of most rows.
std::size_t usual_length(const std::vector<ListRow>& rows) {
  std::size_t best = 0;
  std::ptrdiff_t best_count = 0;
  for (const ListRow& row : rows) {
    const auto count = std::count_if(
        rows.begin(), rows.end(), [&](const ListRow& other) { return other.length == row.length; });
    if (row.length > 0 && count > best_count) {
      best = row.length;
      best_count = count;
    }
  }
  return best;
}

std::optional<Error> wrong_rows(const std::vector<ListRow>& rows, std::size_t row_count,
                                std::size_t size, bool closed) {
  const auto expected = static_cast<std::int64_t>(size);
  if (size > kMaxSize) return Error{Errc::kTooLarge, rows[0].at, {}, expected, kMaxSize};
  for (const ListRow& row : rows) {
    if (row.length == 0) return Error{Errc::kEmptyRow, row.at, {}, 0, expected};
    if (row.error) return row.error;
    if (row.length == size) continue;
    const Place at = row.length > size ? row.cells[size].at : row.cells.back().at;
    if (!closed && &row == &rows.back() && row.length < size) {
      return Error{Errc::kUnclosedList, at, {}, 0, 0};
    }
    return Error{Errc::kRowLength, at, {}, static_cast<std::int64_t>(row.length), expected};
  }
  const auto found = static_cast<std::int64_t>(row_count);
  if (row_count > size) return Error{Errc::kTooManyRows, rows[size].at, {}, found, expected};
  if (row_count == size) return std::nullopt;
  return Error{
      closed ? Errc::kTooFewRows : Errc::kUnclosedList, rows.back().at, {}, found, expected};
}

/// Reads cells of one character or none in their dialect (symbols.h). Returns false if one of them is no
/// symbol.
bool read_symbols(const std::vector<ListRow>& rows, int size, ReadEntry& entry) {
  if (size > kLargestSymbolSize) return false;
  std::string symbols;
  for (const ListRow& row : rows) {
    for (const ListCell& cell : row.cells) symbols += cell.symbol;
  }
  return symbols.find('\0') == std::string::npos &&
         decode_symbols(symbols, size, entry.puzzle.givens.data()) == symbols.size();
}

/// The digit that 0 stands for in rows of numbers; 0: an empty cell.
int value_of_zero(const std::vector<ListRow>& rows, int size) {
  bool zero = false, empty = false, last = false;
  for (const ListRow& row : rows) {
    for (const ListCell& cell : row.cells) {
      zero = zero || cell.value == 0;
      empty = empty || cell.value == kListEmpty;
      last = last || cell.value == size;
    }
  }
  return zero_is_last(size, zero, empty, last) ? size : 0;
}

void read_cells(Entries& entries, const std::vector<ListRow>& rows, int size, ReadEntry& entry) {
  if (entries.options().cell_places) {
    for (const ListRow& row : rows) {
      for (const ListCell& cell : row.cells) entry.cell_places.push_back(cell.at);
    }
  }
  if (read_symbols(rows, size, entry)) return;
  const int zero = value_of_zero(rows, size);
  std::size_t cell = 0;
  for (const ListRow& row : rows) {
    for (const ListCell& from : row.cells) {
      int value = from.value == 0 ? zero : from.value;
      if (value == kListX) value = size >= 33 ? 33 : 0;
      if (value == kListEmpty) value = 0;
      if (value > size) {
        const std::string text = std::to_string(value);
        entry.error = Error{Errc::kDigitOutOfRange, from.at, text, 0, size};
        return;
      }
      entry.puzzle.givens[cell++] = static_cast<Digit>(value);
    }
  }
}

}  // namespace

int list_cell_value(std::string_view word) {
  if (word.size() == 1 && word[0] != ' ') {
    if (letter_index(word[0]) == 24) return kListX;
    if (is_blank_mark(word[0])) return kListEmpty;
    const int value = symbol_value(word[0]);
    return value < 0 ? kListWrong : value;
  }
  const int number = number_of(without_fraction(word));
  if (number >= 0) return number;
  return means_empty(word) ? kListEmpty : kListWrong;
}

void ListRow::add(std::string_view word, Place place) {
  const int value = list_cell_value(word);
  if (value == kListWrong && !error) {
    const bool negative = word[0] == '-' && number_of(without_fraction(word.substr(1))) >= 0;
    error = negative ? Error{Errc::kDigitOutOfRange, place, std::string(word.substr(0, 20)), 0, 0}
                     : Error{Errc::kBadCharacter, place, character_at(word, 0), 0, 0};
  }
  char symbol = 0;
  if (value == kListEmpty) symbol = ' ';
  if (word.size() == 1 && value >= kListX) symbol = word[0];
  if (cells.size() < kMostListCells) cells.push_back({value, symbol, place});
  ++length;
}

ReadEntry read_list_rows(Entries& entries, const std::vector<ListRow>& rows, std::size_t row_count,
                         bool closed, std::vector<int>* raw) {
  ReadEntry entry;
  entry.format = "list";
  entry.at = rows[0].at;
  const bool flat = row_count == 1 && rows[0].length > 1 && rows[0].length <= kMostListCells &&
                    size_of_square(rows[0].length) > 0;
  const std::size_t size =
      flat ? static_cast<std::size_t>(size_of_square(rows[0].length)) : usual_length(rows);
  entry.error = flat ? rows[0].error : wrong_rows(rows, row_count, size, closed);
  if (entry.error && entry.error->code == Errc::kDigitOutOfRange) {
    entry.error->expected = static_cast<std::int64_t>(size);
  }
  if (entry.error) return entry;
  if (raw == nullptr) {
    const int checked_size = static_cast<int>(size);
    if (entries.set_size(entry, checked_size)) read_cells(entries, rows, checked_size, entry);
    return entry;
  }
  raw->clear();
  for (const ListRow& row : rows) {
    for (const ListCell& cell : row.cells) raw->push_back(cell.value);
  }
  return entry;
}

ReadEntry read_list_candidates(Entries& entries, const std::vector<ListRow>& rows) {
  ReadEntry entry;
  entry.format = "list";
  entry.at = rows[0].at;
  const int size = size_of_square(rows.size());
  if (!entries.set_size(entry, size)) return entry;
  auto& candidates = entry.puzzle.candidates;
  candidates.resize(rows.size());
  for (std::size_t index = 0; index < rows.size(); ++index) {
    if (rows[index].error) entry.error = rows[index].error;
    for (const ListCell& cell : rows[index].cells) {
      if (cell.value >= 1 && cell.value <= size) {
        candidates[index].insert(static_cast<Digit>(cell.value));
      } else if (!entry.error) {
        const std::string text = std::to_string(cell.value);
        entry.error = Error{Errc::kDigitOutOfRange, cell.at, text, 0, size};
      }
    }
    if (entries.options().cell_places) entry.cell_places.push_back(rows[index].at);
    if (entry.error) return entry;
  }
  place_lone_candidates(entry.puzzle);
  return entry;
}

}  // namespace nonet
