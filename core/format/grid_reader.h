// core/format/grid_reader.h: finds the drawn grids in a text, between any other text.
//
// Reads "boxed", "board", "titled", "candidates" and "ss", which differ only in what their writers
// draw. It classifies lines as rows, rulers, blank lines and text (grid_line.h). The rows between
// blank lines are a stretch, and a stretch is one grid, several, or a part of one:
//
//   as many rows as a row has cells         a grid; a multiple of it: several grids
//   fewer, completed by the next stretches  a grid with a blank line after each band, or an error
//                                           (kEmptyRow) if the blank lines are elsewhere
//   fewer, and text or the end follows      cut short: kTooFewRows
//   more, but no multiple                   kTooManyRows for all of them. But if all grids from some
//                                           grid on have conflicts, that grid has lost a row: those
//                                           above it are read, and it is kTooFewRows for the rest
//
// A stretch also ends where one frame ends and another begins.
//
// Text ends a grid; a line like "Grid 01" is the title of the next one.
// Relaxed:   prose around grids; indentation; frames of any kind. If there are grids, up to two lines
//            that look like rows but make no grid (a date, say) are skipped, unless they are as long
//            as a row of the previous grid. A lone number makes a 1×1 grid only if it has a title or
//            the text has nothing else.
// Memory:    at most kMostRows rows; a longer stretch is read a few grids at a time, when the grids
//            below show that no row is lost.
// Tested by tests/core/format/{boxed,titled,candidates,ss,board}_test.cpp.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "core/format/entries.h"
#include "core/format/grid_puzzle.h"

namespace nonet {

class GridReader : public FormatReader {
 public:
  /// `format`: the key that the caller requested; empty: each entry gets the key of what it looks like.
  GridReader(Entries& entries, std::string_view format);

  bool claims(std::string_view text) const override;
  void take_line(const Line& line) override;
  void finish() override;

 private:
  static constexpr std::size_t kMostEmptyTitles = 64;
  static constexpr int kMostRows = 2 * kMaxSize + 2;

  /// The lines between two blank lines.
  struct Stretch {
    std::vector<GridLine> lines;
    int row_count = 0;
    int size = 0;    // cells of its rows
    Place ended_at;  // the blank line after it
  };

  void end_stretch(Place blank);
  bool end_framed_parts();
  void end_part(Stretch stretch, Place blank);
  void end_grid();
  void read_long_stretch();
  bool has_conflict(const std::vector<const GridLine*>& rows, int first_row, const Layout& layout);
  int first_shifted(const std::vector<const GridLine*>& rows, const Layout& layout, int lost);
  void report_lost_row(const std::vector<const GridLine*>& rows, int grid, int found,
                       const Layout& layout);
  void read_grids(std::vector<GridLine>& lines, int first_row, int grid_count, Layout layout);
  void wait_for_more(Stretch stretch);
  void join_waiting();
  void report_waiting();
  void take_text(const Line& line);
  void report_empty_title();
  void emit(ReadEntry& entry, bool candidates, bool star_frame);
  void emit_held();
  bool joins_held(const ReadEntry& entry, bool candidates) const;
  void fail(Place begin, Error error);
  bool reads_groups(const std::vector<GridLine>& lines) const;

  const std::string_view format_;
  Stretch stretch_;               // being read
  bool refusing_ = false;         // a row of the stretch is lost: ignore the rest of it
  std::vector<Stretch> waiting_;  // parts of a grid that is not complete yet
  ReadEntry entry_;
  std::optional<ReadEntry>
      held_;  // "ss": the givens may be followed by the state and the candidates
  bool held_has_state_ = false;
  std::string title_;  // of the next grid
  Place title_at_;
  std::string title_word_;                                   // "Grid", once a grid had a title
  std::vector<std::pair<std::string, Place>> empty_titles_;  // before that
  int last_size_ = 0;
  std::size_t filled_lines_ = 0;        // rows and text so far
  std::optional<ReadEntry> lone_cell_;  // a 1×1 grid, if the text has nothing else
  std::optional<Error> skipped_error_;  // of skipped rows; reported if nothing else is found
  Place skipped_at_;
};

/// The letters that a title begins with: "Grid" of "Grid 01".
std::string_view first_title_word(std::string_view title);

/// Whether the text draws a grid.
bool recognise_grid(const Sample& sample);

}  // namespace nonet
