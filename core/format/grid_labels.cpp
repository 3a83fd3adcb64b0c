#include "core/format/grid_labels.h"

#include <algorithm>
#include <string_view>
#include <utility>

#include "core/format/group.h"
#include "core/format/symbols.h"

namespace nonet {
namespace {

/// Fewer labels may be a coincidence: these are those of a 4×4 grid.
constexpr std::size_t kFewestLabels = 4;
/// From this size on, it is no coincidence if a grid with a digit in its corner counts up from 0.
constexpr std::size_t kLongCount = 6;

/// The first label.
enum class Labels : std::uint8_t { kNone, kFromZero, kFromOne, kLetters };

/// "2", or "[2,]" and "\"2\"" as R writes it.
std::string_view label_text(std::string_view text) {
  if (!text.empty() && (text.front() == '[' || text.front() == '"')) text.remove_prefix(1);
  if (!text.empty() && (text.back() == ']' || text.back() == '"')) text.remove_suffix(1);
  if (!text.empty() && text.back() == ',') text.remove_suffix(1);
  return text;
}

Labels labels_of(const std::vector<std::string_view>& texts) {
  if (texts.size() < kFewestLabels) return Labels::kNone;
  const auto counts = [&](auto value_of, int first) {
    for (const std::string_view text : texts) {
      if (value_of(text) != first++) return false;
    }
    return true;
  };
  // "c1", "c2" …: the same letters before the number.
  const std::string_view first_label = label_text(texts[0]);
  const std::size_t letters = std::min(first_label.find_first_of("0123456789"), first_label.size());
  const std::string_view before = first_label.substr(0, letters);
  const auto number = [&](std::string_view text) {
    const std::string_view label = label_text(text);
    return label.substr(0, letters) == before
               ? number_of(label.substr(label.size() < letters ? 0 : letters))
               : -1;
  };
  const auto letter = [](std::string_view text) {
    return text.size() == 1 ? letter_index(text[0]) : 0;
  };
  if (counts(number, 0)) return Labels::kFromZero;
  if (counts(number, 1)) return Labels::kFromOne;
  return counts(letter, 1) ? Labels::kLetters : Labels::kNone;
}

using Cells = std::vector<std::string_view>;

/// A row of the grid, cut into cells.
struct LabelledRow {
  GridLine* line;
  Cells cells;

  std::size_t begin_of(std::size_t cell) const {
    return static_cast<std::size_t>(cells[cell].data() - line->line.text.data());
  }
};

/// The length of R's "[1,]" at the beginning of a line, which must not be cut at its comma.
std::size_t bracket_label(std::string_view text) {
  const std::size_t begin = text.find_first_not_of(' ');
  if (begin == std::string_view::npos || text[begin] != '[') return 0;
  const std::size_t end = text.find(",]", begin);
  return end == std::string_view::npos || number_of(text.substr(begin + 1, end - begin - 1)) < 0
             ? 0
             : end + 2;
}

std::vector<LabelledRow> cut_rows(std::vector<GridLine>& lines, Cut cut) {
  std::vector<LabelledRow> rows;
  for (GridLine& line : lines) {
    if (line.kind != GridLineKind::kRow) continue;
    const std::string_view text = line.line.text;
    LabelledRow& row = rows.emplace_back(LabelledRow{&line, {}});
    const std::size_t bracket = cut == Cut::kWords ? bracket_label(text) : 0;
    if (bracket > 0) row.cells.push_back(text.substr(0, bracket));
    for (const CellText cell : cut_row(text.substr(bracket), cut)) {
      row.cells.push_back(text.substr(bracket + cell.begin, cell.length));
    }
  }
  return rows;
}

/// Which labels the rows have if they are cut in one way.
struct Found {
  bool header = false;
  bool index = false;
  bool any() const { return header || index; }
};

Found find_labels(const std::vector<LabelledRow>& rows) {
  const std::size_t count = rows.size();
  const std::size_t width = rows.back().cells.size();
  const bool even = std::all_of(rows.begin() + 1, rows.end(),
                                [&](const LabelledRow& row) { return row.cells.size() == width; });
  const Cells& first = rows[0].cells;
  if (!even || width < kFewestLabels || first.empty()) return {};

  Cells index;
  for (const LabelledRow& row : rows) index.push_back(row.cells[0]);
  // 9 rows of 10: the first column counts; 10 rows of 9: the first row does.
  if (count + 1 == width && first.size() == width)
    return {false, labels_of(index) != Labels::kNone};
  if (count == width + 1) return {labels_of(first) != Labels::kNone, false};

  if (count != width || (first.size() != width && first.size() + 1 != width)) return {};
  const bool corner = first.size() == width;
  const Labels columns = labels_of(corner ? Cells(first.begin() + 1, first.end()) : first);
  const Labels beside = labels_of(Cells(index.begin() + 1, index.end()));
  if (columns == Labels::kNone || beside == Labels::kNone) return {};
  const bool from_zero = columns == Labels::kFromZero || beside == Labels::kFromZero;
  const bool may_be_digit = corner && number_of(first[0]) >= 0;
  if (from_zero && may_be_digit && width <= kLongCount) return {};
  return {true, true};
}

/// Whether no cell beside or below the labels is too large for the grid without them.
bool cells_fit(const std::vector<LabelledRow>& rows, Found found) {
  const int size = static_cast<int>(rows.size()) - found.header;
  for (std::size_t row = found.header; row < rows.size(); ++row) {
    for (std::size_t cell = found.index; cell < rows[row].cells.size(); ++cell) {
      const std::string_view text = rows[row].cells[cell];
      const bool symbol = text.size() == 1 && number_of(text) > size;
      if (symbol || (text.size() > 1 && !is_number_or_group(text, size))) return false;
    }
  }
  return true;
}

/// Removes the text before `begin` from a line.
void cut_front(KeptLine& kept, std::size_t begin) {
  std::vector<std::uint32_t> columns;
  for (std::size_t index = begin; index < kept.text.size(); ++index) {
    columns.push_back(kept.line().place(index).column - 1);
  }
  kept.text.erase(0, begin);
  kept.columns = std::move(columns);
}

}  // namespace

bool cut_labels(std::vector<GridLine>& lines) {
  const auto row_count = std::count_if(lines.begin(), lines.end(), [](const GridLine& line) {
    return line.kind == GridLineKind::kRow;
  });
  if (row_count < static_cast<std::ptrdiff_t>(kFewestLabels) || row_count > kMaxSize + 1) {
    return false;
  }
  for (const Cut cut : {Cut::kFields, Cut::kFieldsEnd, Cut::kWords, Cut::kSymbols, Cut::kBarFields,
                        Cut::kBarRuns}) {
    const std::vector<LabelledRow> rows = cut_rows(lines, cut);
    const Found found = find_labels(rows);
    if (!found.any() || !cells_fit(rows, found)) continue;
    for (std::size_t row = found.header; found.index && row < rows.size(); ++row) {
      cut_front(rows[row].line->line, rows[row].begin_of(1));
    }
    if (found.header) {
      lines.erase(std::find_if(lines.begin(), lines.end(), [](const GridLine& line) {
        return line.kind == GridLineKind::kRow;
      }));
    }
    return true;
  }
  return false;
}

}  // namespace nonet
