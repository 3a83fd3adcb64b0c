#include "core/format/entries.h"

#include <utility>

#include "core/format/symbols.h"

namespace nonet {

void Entries::clear(ReadEntry& entry, std::string_view format, Place at) {
  entry.error.reset();
  entry.puzzle.entries.clear();
  entry.puzzle.candidates.clear();
  entry.title.clear();
  entry.solution.clear();
  entry.format = format;
  entry.number = 0;
  entry.at = at;
  entry.cell_places.clear();
}

bool Entries::set_size(ReadEntry& entry, int size, const Shape* shown) {
  Shape shape;
  if (shown != nullptr) {
    shape = *shown;
  } else if (options_.shape && options_.shape->size == size) {
    shape = *options_.shape;
  } else if (last_shape_.size == size && last_shape_ == usual_shape(size)) {
    shape = last_shape_;
  } else {
    shape = usual_shape(size);
  }
  if (last_geometry_ == nullptr || shape != last_shape_) {
    auto made = geometries_.with_boxes(shape);
    if (!made.ok()) {
      entry.error = made.error();
      entry.error->at = entry.at;
      return false;
    }
    last_geometry_ = made.value();
    last_shape_ = shape;
  }
  if (entry.puzzle.geometry != last_geometry_) entry.puzzle.geometry = last_geometry_;
  entry.puzzle.givens.assign(static_cast<std::size_t>(size) * static_cast<std::size_t>(size), 0);
  return true;
}

void Entries::hand_on(ReadEntry& entry) {
  entry.number = ++count_;
  entry.line_number = line_number_;
  sink_(entry);
}

std::uint32_t Entries::count_on(std::uint32_t entries) {
  count_ += entries;
  return count_ - entries + 1;
}

void Entries::fail(std::string_view format, Place at, Error error, std::string_view title) {
  ReadEntry entry;
  entry.error = std::move(error);
  entry.format = format;
  entry.title = title;
  entry.at = at;
  hand_on(entry);
}

void FormatReader::take_long_line(const Line& beginning) {
  const Place at = beginning.place(0);
  entries_.fail({}, at, Error{Errc::kLineTooLong, at, {}, 0, TextReader::kLongestLine});
}

Error cannot_write(std::string_view format, const Puzzle& puzzle) {
  return Error{Errc::kCannotWrite, {}, std::string(format), puzzle.geometry->size(), 0};
}

bool fits_symbols(const Puzzle& puzzle) {
  return !puzzle.geometry->is_jigsaw() && puzzle.geometry->size() <= kLargestSymbolSize;
}

}  // namespace nonet
