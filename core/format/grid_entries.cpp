// core/format/grid_entries.cpp: the output of GridReader: turns grids into entries, and joins the up to
// three grids of a ".ss" file into one.
#include <algorithm>
#include <utility>

#include "core/format/grid_reader.h"
#include "core/format/symbols.h"

namespace nonet {

std::string_view first_title_word(std::string_view title) {
  const auto no_letter = std::find_if(title.begin(), title.end(),
                                      [](char character) { return letter_index(character) == 0; });
  return title.substr(0, static_cast<std::size_t>(no_letter - title.begin()));
}

void GridReader::emit(ReadEntry& entry, bool candidates, bool star_frame) {
  const bool state = star_frame || format_ == "ss";
  if (!entry.error && entry.puzzle.givens.size() == 1 && title_.empty() && !state) {
    // Beside other text, it is more likely a number than a puzzle.
    entry.format = candidates ? "candidates" : format_.empty() ? "boxed" : format_;
    lone_cell_ = std::move(entry);
    return;
  }
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
    emit_held();
  } else {
    last_size_ = entry.puzzle.geometry->size();
    if (!title_.empty()) title_word_ = first_title_word(title_);
    for (const auto& [title, at] : std::exchange(empty_titles_, {})) {
      if (first_title_word(title) != title_word_) continue;
      entries_.fail(format_.empty() ? "titled" : format_, at,
                    Error{Errc::kTooFewRows, at, {}, 0, last_size_}, title);
    }
  }
  entry.title = std::exchange(title_, {});
  if (!entry.title.empty()) entry.at = title_at_;
  if (!state || entry.error) {
    entries_.emit(entry);
    return;
  }
  if (held_ && joins_held(entry, candidates)) {
    if (candidates) {
      held_->puzzle.candidates = std::move(entry.puzzle.candidates);
      emit_held();
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
  emit_held();
  if (candidates) {
    entries_.emit(entry);  // nothing can follow a candidate grid
  } else {
    held_ = entry;
    held_has_state_ = false;
  }
}

/// Whether the entry is the second or third grid of a ".ss" file: the held puzzle at a later stage.
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

void GridReader::emit_held() {
  if (!held_) return;
  entries_.emit(*held_);
  held_.reset();
}

void GridReader::fail(Place begin, Error error) {
  emit_held();
  const std::string title = std::exchange(title_, {});
  std::string_view format = format_;
  if (format.empty()) format = title.empty() ? "boxed" : "titled";
  entries_.fail(format, title.empty() ? begin : title_at_, std::move(error), title);
}

bool recognise_grid(const Sample& sample) {
  const ReadOptions options;
  bool found = false;
  // While more may follow, only a grid that cannot be lines of one puzzle each is certain.
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
