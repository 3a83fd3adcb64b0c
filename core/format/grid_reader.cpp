#include "core/format/grid_reader.h"

#include <algorithm>
#include <utility>

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

bool is_star_ruler(const GridLine& line) {
  const std::string_view text = trimmed(line.line.text);
  return line.kind == GridLineKind::kRuler && text[0] == '*' &&
         text.find("--") != std::string_view::npos;
}

/// The letters that a title begins with: "Grid" of "Grid 01".
std::string_view first_word(std::string_view title) {
  const auto no_letter = std::find_if(title.begin(), title.end(),
                                      [](char character) { return letter_index(character) == 0; });
  return title.substr(0, static_cast<std::size_t>(no_letter - title.begin()));
}

}  // namespace

GridReader::GridReader(Entries& entries, std::string_view format)
    : FormatReader(entries), format_(format) {}

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
      // Of rulers below one another, the first is enough (and bounds the memory).
      if (!stretch_.lines.empty() && stretch_.lines.back().kind == kind) break;
      stretch_.lines.push_back({KeptLine(line), kind});
      break;
    case GridLineKind::kRow:
    case GridLineKind::kRowOrRuler:
      stretch_.lines.push_back({KeptLine(line), kind});
      if (++stretch_.row_count >= kMostRows) read_long_stretch();
      break;
  }
}

void GridReader::finish() {
  end_grid();
  hand_on_held();
  report_empty_title();
  if (entries_.count() == 0 && passed_over_) {
    entries_.fail(format_.empty() ? "boxed" : format_, passed_over_at_, *passed_over_);
  }
}

void GridReader::take_text(const Line& line) {
  end_grid();
  const std::string_view text = trimmed(line.text);
  report_empty_title();
  title_.clear();
  if (!is_title(text) && format_ != "titled") return;
  title_ = text;
  title_at_ = line.place(static_cast<std::size_t>(text.data() - line.text.data()));
}

/// A title with no grid below it is a grid cut short, if other grids have such titles.
void GridReader::report_empty_title() {
  if (title_.empty() || title_word_.empty() || first_word(title_) != title_word_) return;
  fail(title_at_, Error{Errc::kTooFewRows, title_at_, {}, 0, last_size_ == 0 ? 9 : last_size_});
}

bool GridReader::reads_groups(const std::vector<GridLine>& lines) const {
  return format_ == "candidates" ||
         std::any_of(lines.begin(), lines.end(), [](const GridLine& line) {
           return line.kind == GridLineKind::kRuler && is_candidate_ruler(line.line.text);
         });
}

void GridReader::end_stretch(Place blank) {
  if (stretch_.lines.empty()) return;
  Stretch stretch = std::exchange(stretch_, {});
  settle_rulers(stretch.lines);
  auto rows = rows_of(stretch.lines);
  if (rows.empty() || only_letters(rows)) return;
  Layout layout = find_layout(rows, reads_groups(stretch.lines));
  if (layout.size == 0) return;
  int first_row = 0;
  if (!layout.fits && static_cast<int>(rows.size()) > layout.size) {
    // A line like a date or a rating beside the grid, not a row of it.
    const auto too_short = [&](const GridLine* row) {
      return static_cast<int>(cut_row(row->line.text, layout.cut).size()) * 2 < layout.size;
    };
    const Layout before = layout;
    auto begin = rows.begin(), end = rows.end();
    while (begin != end && too_short(*begin)) ++begin;
    while (end != begin && too_short(*(end - 1))) --end;
    const std::vector<const GridLine*> inner(begin, end);
    if (!inner.empty()) layout = find_layout(inner, reads_groups(stretch.lines));
    if (layout.fits) {
      first_row = static_cast<int>(begin - rows.begin());
      rows = inner;
    } else {
      layout = before;
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
    // Whole grids; the rows left over make the last of them one with too many rows.
    const int grids = stretch.row_count / layout.size;
    const int left_over = stretch.row_count % layout.size;
    const int good = left_over == 0 ? grids : grids - 1;
    if (good > 0) read_grids(stretch.lines, first_row, good, layout);
    if (left_over == 0) return;
    const int begin = first_row + (grids - 1) * layout.size;
    const GridLine& excess = *rows_of(stretch.lines)[static_cast<std::size_t>(begin + layout.size)];
    fail(first_place(*rows_of(stretch.lines)[static_cast<std::size_t>(begin)]),
         Error{Errc::kTooManyRows, first_place(excess), {}, layout.size + left_over, layout.size});
  }
}

/// So many rows without a blank line: several grids. All but the last are read now.
void GridReader::read_long_stretch() {
  settle_rulers(stretch_.lines);
  const auto rows = rows_of(stretch_.lines);
  stretch_.row_count = static_cast<int>(rows.size());
  const bool nothing = rows.empty() || only_letters(rows);
  const Layout layout = nothing ? Layout{} : find_layout(rows, reads_groups(stretch_.lines));
  if (layout.size == 0) {
    stretch_ = {};
    return;
  }
  report_waiting();
  const int row_count = stretch_.row_count;
  const int grids = layout.size > kMaxSize ? row_count : row_count / layout.size - 1;
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

/// Reads grids below one another, the first of them from row `first_row` on.
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
    hand_on(entry_, candidates, star_frame);
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

/// The waiting stretches are as many rows as a grid has.
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
  hand_on(entry_, candidates, star_frame);
}

/// The waiting stretches are no grid, and nothing more comes.
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
  // Two lines without title and frame may be anything; see passed_over_.
  if (row_count <= 2 && !drawn && title_.empty()) {
    if (!passed_over_ && size > 3) {
      passed_over_ = std::move(error);
      passed_over_at_ = begin;
    }
    return;
  }
  fail(begin, std::move(error));
}

void GridReader::end_grid() {
  end_stretch({});
  report_waiting();
}

void GridReader::hand_on(ReadEntry& entry, bool candidates, bool star_frame) {
  const bool state = star_frame || format_ == "ss";
  if (candidates && format_ != "ss") {
    entry.format = "candidates";
  } else if (!format_.empty()) {
    entry.format = format_;
  } else if (star_frame) {
    entry.format = "ss";
  } else {
    entry.format = title_.empty() ? "boxed" : "titled";
  }
  if (entry.error) {
    hand_on_held();
  } else {
    last_size_ = entry.puzzle.geometry->size();
    if (!title_.empty()) title_word_ = first_word(title_);
  }
  entry.title = std::exchange(title_, {});
  if (!entry.title.empty()) entry.at = title_at_;
  if (!state || entry.error) {
    entries_.hand_on(entry);
    return;
  }
  if (held_ && joins_held(entry, candidates)) {
    if (candidates) {
      held_->puzzle.candidates = std::move(entry.puzzle.candidates);
      hand_on_held();
      return;
    }
    held_has_state_ = true;
    held_->puzzle.entries.assign(entry.puzzle.givens.size(), 0);
    bool any = false;
    for (std::size_t cell = 0; cell < entry.puzzle.givens.size(); ++cell) {
      if (held_->puzzle.givens[cell] != 0 || entry.puzzle.givens[cell] == 0) continue;
      held_->puzzle.entries[cell] = entry.puzzle.givens[cell];
      any = true;
    }
    if (!any) held_->puzzle.entries.clear();
    return;
  }
  hand_on_held();
  if (candidates) {
    entries_.hand_on(entry);  // nothing can follow a candidate grid
  } else {
    held_ = entry;
    held_has_state_ = false;
  }
}

/// Whether a second or third grid of a ".ss" file shows the same puzzle further on.
bool GridReader::joins_held(const ReadEntry& entry, bool candidates) const {
  const Puzzle& first = held_->puzzle;
  if (first.geometry != entry.puzzle.geometry || (held_has_state_ && !candidates)) return false;
  for (std::size_t cell = 0; cell < first.givens.size(); ++cell) {
    const Digit digit = first.givens[cell];
    if (digit == 0) continue;
    const bool kept = candidates ? entry.puzzle.candidates[cell] == DigitSet::of(digit)
                                 : entry.puzzle.givens[cell] == digit;
    if (!kept) return false;
  }
  return true;
}

void GridReader::hand_on_held() {
  if (!held_) return;
  entries_.hand_on(*held_);
  held_.reset();
}

void GridReader::fail(Place begin, Error error) {
  hand_on_held();
  const std::string title = std::exchange(title_, {});
  std::string_view format = format_;
  if (format.empty()) format = title.empty() ? "boxed" : "titled";
  entries_.fail(format, title.empty() ? begin : title_at_, std::move(error), title);
}

bool recognise_grid(const Sample& sample) {
  const ReadOptions options;
  bool found = false;
  // While more may come, only a grid that could not be lines of one puzzle each is sure.
  const TextReader::Sink sink = [&](const ReadEntry& entry) {
    if (sample.complete) {
      found = true;
      return;
    }
    if (entry.error) return;
    const int size = entry.puzzle.geometry->size();
    const int line_size = size_of_square(static_cast<std::size_t>(size));
    const auto& givens = entry.puzzle.givens;
    const int largest = *std::max_element(givens.begin(), givens.end());
    found = found || (size >= 4 && largest > line_size);
  };
  Entries entries(options, sink);
  GridReader reader(entries, {});
  for (const KeptLine& line : sample.lines) reader.take_line(line.line());
  if (sample.complete) reader.finish();
  return found;
}

}  // namespace nonet
