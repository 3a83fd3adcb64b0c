#include "core/format/grid_reader.h"

#include <algorithm>
#include <iterator>
#include <utility>

#include "core/format/grid_labels.h"
#include "core/format/grid_spacers.h"
#include "core/format/line.h"
#include "core/format/symbols.h"

namespace nonet {
namespace {

std::vector<const GridLine*> rows_of(const std::vector<GridLine>& lines) {
  std::vector<const GridLine*> rows;
  for (const GridLine& line : lines) {
    if (line.kind == GridLineKind::kRow) rows.push_back(&line);
  }
  return rows;
}

Place first_place(const GridLine& line) {
  const std::size_t index = line.line.text.find_first_not_of(" \t");
  return line.line.line().place(index == std::string::npos ? 0 : index);
}

/// The number of grids at the end of a long stretch that are read only when more of it has arrived.
constexpr int kKeptGrids = 4;

bool is_star_ruler(const GridLine& line) {
  const std::string_view text = trimmed(line.line.text);
  return line.kind == GridLineKind::kRuler && text[0] == '*' &&
         text.find("--") != std::string_view::npos;
}

/// The index of the second of two adjacent rulers below the first rows; 0: there are none.
std::size_t frame_end(const std::vector<GridLine>& lines) {
  bool row = false;
  for (std::size_t index = 1; index < lines.size(); ++index) {
    row = row || lines[index - 1].kind == GridLineKind::kRow;
    if (row && lines[index - 1].kind == GridLineKind::kRuler &&
        lines[index].kind == GridLineKind::kRuler) {
      return index;
    }
  }
  return 0;
}

}  // namespace

GridReader::GridReader(Entries& entries, std::string_view format)
    : FormatReader(entries), format_(format) {}

bool GridReader::claims(std::string_view text) const {
  return !holds_long_word(text);
}

void GridReader::take_line(const Line& line) {
  const GridLineKind kind = grid_line_kind(line.text);
  switch (kind) {
    case GridLineKind::kBlank:
      end_stretch(Place{line.number, 1});
      break;
    case GridLineKind::kText:
      take_text(line);
      break;
    case GridLineKind::kRuler:
      // Of adjacent rulers, keep only two, which bounds the memory.
      if (stretch_.lines.size() > 1 && stretch_.lines.back().kind == kind &&
          (stretch_.lines.end() - 2)->kind == kind) {
        break;
      }
      stretch_.lines.push_back({KeptLine(line), kind});
      break;
    case GridLineKind::kRow:
    case GridLineKind::kRowOrRuler:
      if (refusing_) break;
      stretch_.lines.push_back({KeptLine(line), kind});
      if (++stretch_.row_count >= kMostRows) read_long_stretch();
      break;
  }
}

void GridReader::finish() {
  end_grid();
  emit_held();
  report_empty_title();
  if (entries_.count() == 0 && lone_cell_ && filled_lines_ == 1) entries_.emit(*lone_cell_);
  if (entries_.count() == 0 && skipped_error_) {
    entries_.fail(format_.empty() ? "boxed" : format_, skipped_at_, *skipped_error_);
  }
}

void GridReader::take_text(const Line& line) {
  end_grid();
  ++filled_lines_;
  const std::string_view text = trimmed(line.text);
  // One line ("by …") may stand between a title and its grid.
  if (!is_title(text) && !title_.empty() && title_at_.line + 1 == line.number) return;
  report_empty_title();
  title_.clear();
  if (!is_title(text)) empty_titles_.clear();
  if (!is_title(text) && format_ != "titled") return;
  title_ = text;
  title_at_ = line.place(static_cast<std::size_t>(text.data() - line.text.data()));
}

/// Reports a title without a grid below it as a grid cut short, if other grids have such titles.
void GridReader::report_empty_title() {
  if (title_.empty()) return;
  if (title_word_.empty() && empty_titles_.size() < kMostEmptyTitles) {
    empty_titles_.emplace_back(title_, title_at_);  // undecided until the first grid with a title
  }
  if (title_word_.empty() || first_title_word(title_) != title_word_) return;
  fail(title_at_, Error{Errc::kTooFewRows, title_at_, {}, 0, last_size_ == 0 ? 9 : last_size_});
}

bool GridReader::reads_groups(const std::vector<GridLine>& lines) const {
  return format_ == "candidates" ||
         std::any_of(lines.begin(), lines.end(), [](const GridLine& line) {
           return line.kind == GridLineKind::kRuler && is_candidate_ruler(line.line.text);
         });
}

void GridReader::end_stretch(Place blank) {
  refusing_ = false;
  if (stretch_.lines.empty()) return;
  settle_rulers(stretch_.lines);
  end_framed_parts();
  end_part(std::exchange(stretch_, {}), blank);
}

/// Two adjacent rulers are the end of one frame and the beginning of the next. The rows above them are
/// read by themselves, so that a lost row does not shift the grids below.
bool GridReader::end_framed_parts() {
  bool any = false;
  for (std::size_t begin = frame_end(stretch_.lines); begin != 0;
       begin = frame_end(stretch_.lines)) {
    const auto end = stretch_.lines.begin() + static_cast<std::ptrdiff_t>(begin);
    Stretch part;
    part.lines.assign(std::make_move_iterator(stretch_.lines.begin()),
                      std::make_move_iterator(end));
    stretch_.lines.erase(stretch_.lines.begin(), end);
    end_part(std::move(part), first_place(stretch_.lines[0]));
    any = true;
  }
  return any;
}

void GridReader::end_part(Stretch stretch, Place blank) {
  auto rows = rows_of(stretch.lines);
  filled_lines_ += rows.size();
  if (rows.empty() || only_letters(rows)) return;
  if (cut_labels(stretch.lines)) rows = rows_of(stretch.lines);
  Layout layout = find_layout(rows, reads_groups(stretch.lines));
  if (layout.size == 0) return;
  if (cut_spacers(stretch.lines, layout)) {
    rows = rows_of(stretch.lines);
    layout = find_layout(rows, reads_groups(stretch.lines));
  }
  int first_row = 0;
  if (!layout.fits && static_cast<int>(rows.size()) > layout.size) {
    // Skip a line that is no row, like a date or a rating: it is much shorter than the rows, or of any
    // other length if the grid is complete without it.
    const auto cells_in = [&](const GridLine* row) {
      return static_cast<int>(cut_row(row->line.text, layout.cut).size());
    };
    for (const bool any_length : {false, true}) {
      const auto no_row = [&](const GridLine* row) {
        const int cells = cells_in(row);
        return any_length ? cells != layout.size : cells * 2 < layout.size;
      };
      auto begin = rows.begin(), end = rows.end();
      while (begin != end && no_row(*begin)) ++begin;
      while (end != begin && no_row(*(end - 1))) --end;
      const std::vector<const GridLine*> inner(begin, end);
      if (inner.empty() || (any_length && inner.size() + 2 < rows.size())) continue;
      const Layout without = find_layout(inner, reads_groups(stretch.lines));
      if (!without.fits) continue;
      first_row = static_cast<int>(begin - rows.begin());
      layout = without;
      rows = inner;
      break;
    }
  }
  stretch.row_count = static_cast<int>(rows.size());
  stretch.size = layout.size;
  stretch.ended_at = blank;
  if (layout.size > kMaxSize) {
    report_waiting();
    read_grids(stretch.lines, first_row, stretch.row_count, layout);
  } else if (stretch.row_count < layout.size) {
    wait_for_more(std::move(stretch));
  } else {
    report_waiting();
    const int left_over = stretch.row_count % layout.size;
    if (left_over == 0) {
      read_grids(stretch.lines, first_row, stretch.row_count / layout.size, layout);
      return;
    }
    const int grids = stretch.row_count / layout.size;
    const int shifted = first_shifted(rows, layout, layout.size - left_over);
    if (shifted > 0 && shifted < grids) {
      read_grids(stretch.lines, first_row, shifted, layout);
      report_lost_row(rows, shifted, left_over, layout);
      return;
    }
    // It is unknown which grid has too few rows or too many, so none is read.
    const auto all_rows = rows_of(stretch.lines);
    const GridLine& excess = *all_rows[static_cast<std::size_t>(first_row + layout.size)];
    fail(first_place(*all_rows[static_cast<std::size_t>(first_row)]),
         Error{Errc::kTooManyRows, first_place(excess), {}, stretch.row_count, layout.size});
  }
}

/// Whether the grid that begins with that row has a digit twice in a house.
bool GridReader::has_conflict(const std::vector<const GridLine*>& rows, int first_row,
                              const Layout& layout) {
  DrawnGrid grid;
  grid.layout = layout;
  grid.rows.assign(rows.begin() + first_row, rows.begin() + first_row + layout.size);
  ReadEntry entry;
  read_grid(entries_, grid, entry);
  if (entry.error) return false;
  const auto& givens = entry.puzzle.givens;
  for (std::size_t cell = 0; cell < givens.size(); ++cell) {
    if (givens[cell] == 0) continue;
    for (const Cell peer : entry.puzzle.geometry->peers(static_cast<Cell>(cell))) {
      if (givens[peer] == givens[cell]) return true;
    }
  }
  return false;
}

/// The index of the first grid that is shifted because `lost` rows are missing: most grids from it on
/// have conflicts. If none is shifted, the number of grids.
int GridReader::first_shifted(const std::vector<const GridLine*>& rows, const Layout& layout,
                              int lost) {
  const int grids = static_cast<int>(rows.size()) / layout.size;
  int first = grids, conflicts = 0;
  for (int grid = grids - 1; grid >= 0; --grid) {
    if (!has_conflict(rows, grid * layout.size, layout)) continue;
    if (++conflicts * 2 > grids - grid) first = grid;
  }
  // The grid above may be shifted without a conflict: then its rows below the lost ones fit together.
  while (first < grids && first > 0 && !has_conflict(rows, first * layout.size - lost, layout)) {
    --first;
  }
  return first;
}

void GridReader::report_lost_row(const std::vector<const GridLine*>& rows, int grid, int found,
                                 const Layout& layout) {
  const Place at = first_place(*rows[static_cast<std::size_t>(grid * layout.size)]);
  fail(at, Error{Errc::kTooFewRows, at, {}, found, layout.size});
}

/// Reads the first grids of a long stretch. The last ones stay, since they show whether a row is lost.
void GridReader::read_long_stretch() {
  settle_rulers(stretch_.lines);
  const bool framed = end_framed_parts();
  const auto rows = rows_of(stretch_.lines);
  if (framed) {
    stretch_.row_count = static_cast<int>(rows.size());
    return;
  }
  filled_lines_ += rows.size();
  stretch_.row_count = static_cast<int>(rows.size());
  const bool nothing = rows.empty() || only_letters(rows);
  const Layout layout = nothing ? Layout{} : find_layout(rows, reads_groups(stretch_.lines));
  if (layout.size == 0) {
    stretch_ = {};
    return;
  }
  report_waiting();
  const int row_count = stretch_.row_count;
  int grids = row_count;
  if (layout.size <= kMaxSize) {
    const int whole = row_count / layout.size;
    const int shifted = whole < 2 ? whole : first_shifted(rows, layout, 1);
    if (shifted < whole && (whole - shifted >= kKeptGrids || shifted < 2)) {
      if (shifted > 0) read_grids(stretch_.lines, 0, shifted, layout);
      report_lost_row(rows, shifted, layout.size - 1, layout);
      stretch_ = {};
      refusing_ = true;
      return;
    }
    grids = shifted < whole ? shifted - 1 : std::max(whole - kKeptGrids, std::min(whole - 1, 1));
  }
  if (grids < 1) return;
  read_grids(stretch_.lines, 0, grids, layout);
  const int read = layout.size > kMaxSize ? row_count : grids * layout.size;
  int passed = 0;
  auto keep = stretch_.lines.begin();
  while (keep != stretch_.lines.end() && passed < read) {
    passed += keep->kind == GridLineKind::kRow;
    ++keep;
  }
  stretch_.lines.erase(stretch_.lines.begin(), keep);
  stretch_.row_count = row_count - read;
}

/// Reads `grid_count` consecutive grids, the first of them from row `first_row` on.
void GridReader::read_grids(std::vector<GridLine>& lines, int first_row, int grid_count,
                            Layout layout) {
  const int rows_each = layout.size > kMaxSize ? 1 : layout.size;
  const bool groups = reads_groups(lines);
  const bool star_frame = std::any_of(lines.begin(), lines.end(), is_star_ruler);
  int row = 0;
  DrawnGrid grid;
  const auto start = [&] {
    grid = DrawnGrid{};
    grid.layout = layout;
    grid.candidates = groups;
  };
  start();
  for (const GridLine& line : lines) {
    const int in_grid = static_cast<int>(grid.rows.size());
    if (line.kind == GridLineKind::kRuler) {
      if (in_grid > 0) {
        grid.rulers.push_back(in_grid);
        if (line.line.text.find('=') != std::string::npos) grid.strong_rulers.push_back(in_grid);
      }
      continue;
    }
    if (row++ < first_row) continue;
    grid.rows.push_back(&line);
    if (static_cast<int>(grid.rows.size()) < rows_each) continue;
    Entries::clear(entry_, {}, first_place(*grid.rows[0]));
    const bool candidates = read_grid(entries_, grid, entry_);
    emit(entry_, candidates, star_frame);
    if (--grid_count == 0) return;
    start();
  }
}

void GridReader::wait_for_more(Stretch stretch) {
  int waiting_rows = 0;
  for (const Stretch& part : waiting_) waiting_rows += part.row_count;
  const bool same = waiting_.empty() || waiting_[0].size == stretch.size;
  if (!same || waiting_rows + stretch.row_count > stretch.size) {
    report_waiting();
    waiting_rows = 0;
  }
  waiting_rows += stretch.row_count;
  const bool whole = waiting_rows == stretch.size;
  waiting_.push_back(std::move(stretch));
  if (whole) join_waiting();
}

/// Reads the waiting stretches, which together have as many rows as a grid.
void GridReader::join_waiting() {
  std::vector<Stretch> parts = std::exchange(waiting_, {});
  const int size = parts[0].size;
  const bool even = std::all_of(parts.begin(), parts.end(), [&](const Stretch& part) {
    return part.row_count == parts[0].row_count;
  });
  if (!even) {
    const auto first_rows = rows_of(parts[0].lines);
    fail(first_place(*first_rows[0]), Error{Errc::kEmptyRow, parts[0].ended_at, {}, 0, size});
    return;
  }
  DrawnGrid grid;
  bool star_frame = false;
  for (const Stretch& part : parts) {
    if (!grid.rows.empty()) grid.rulers.push_back(static_cast<int>(grid.rows.size()));
    for (const GridLine* row : rows_of(part.lines)) grid.rows.push_back(row);
    grid.candidates = grid.candidates || reads_groups(part.lines);
    star_frame = star_frame || std::any_of(part.lines.begin(), part.lines.end(), is_star_ruler);
  }
  grid.layout = find_layout(grid.rows, grid.candidates);
  const int row_count = static_cast<int>(grid.rows.size());
  Entries::clear(entry_, {}, first_place(*grid.rows[0]));
  bool candidates = false;
  if (grid.layout.size == row_count) {
    candidates = read_grid(entries_, grid, entry_);
  } else {
    entry_.error = Error{Errc::kRowLength, entry_.at, {}, grid.layout.size, row_count};
  }
  emit(entry_, candidates, star_frame);
}

/// Reports that the waiting stretches are no grid, when nothing can complete them any more.
void GridReader::report_waiting() {
  if (waiting_.empty()) return;
  const std::vector<Stretch> parts = std::exchange(waiting_, {});
  int row_count = 0;
  bool drawn = false;
  for (const Stretch& part : parts) {
    row_count += part.row_count;
    drawn = drawn || std::any_of(part.lines.begin(), part.lines.end(), [](const GridLine& line) {
              return line.kind == GridLineKind::kRuler;
            });
  }
  const int size = parts[0].size;
  const auto first_rows = rows_of(parts.front().lines);
  const auto last_rows = rows_of(parts.back().lines);
  Error error{Errc::kTooFewRows, first_place(*last_rows.back()), {}, row_count, size};
  if (row_count == size - 1 && parts.size() > 1) {
    error = Error{Errc::kEmptyRow, parts[0].ended_at, {}, 0, size};
  }
  const Place begin = first_place(*first_rows[0]);
  // Two lines without title and frame may be anything, unless they are as long as the previous grid's
  // rows; see skipped_error_.
  if (row_count <= 2 && !drawn && title_.empty() && size != last_size_) {
    if (!skipped_error_ && size > 3) {
      skipped_error_ = std::move(error);
      skipped_at_ = begin;
    }
    return;
  }
  fail(begin, std::move(error));
}

void GridReader::end_grid() {
  end_stretch({});
  report_waiting();
}

}  // namespace nonet
