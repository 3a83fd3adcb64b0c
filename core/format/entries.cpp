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

void Entries::set_houses(ReadEntry& entry, std::span<const std::string> words, Place at) {
  if (entry.error) return;
  auto extra = houses_named(words, entry.puzzle.geometry->size());
  auto made = extra.ok() ? geometries_.with_extra(*entry.puzzle.geometry, extra.value())
                         : Result<std::shared_ptr<const Geometry>>(extra.error());
  if (made.ok()) {
    entry.puzzle.geometry = std::move(made.value());
  } else {
    entry.error = made.error();
    entry.error->at = at;
  }
}

void Entries::emit(ReadEntry& entry) {
  if (!options_.houses.empty() && !entry.error && entry.puzzle.geometry->extra_houses().empty()) {
    set_houses(entry, options_.houses, entry.at);
  }
  number(entry);
}

void Entries::number(ReadEntry& entry) {
  entry.number = ++count_;
  entry.line_number = line_number_;
  sink_(entry);
}

bool Entries::takes_plain_lines() const {
  const std::optional<Shape>& shape = options_.shape;
  return options_.plain_lines && options_.houses.empty() &&
         (!shape || shape->size != 9 || *shape == usual_shape(9));
}

LineTaker::Taken Entries::take_plain_lines(std::string_view bytes, std::uint32_t number,
                                           std::string_view format) {
  if (!takes_plain_lines()) return {};
  PlainLines lines = leading_plain_lines(bytes);
  const auto count = static_cast<std::uint32_t>(lines.count);
  if (count > 0) emit(lines, format, {number, 1});
  return {lines.text.size(), count};
}

bool Entries::take_plain_line(const Line& line, std::string_view format) {
  if (!takes_plain_lines() || !is_plain_line(line.text)) return false;
  emit({line.text, kPlainCells, 1}, format, line.place(0));
  return true;
}

void Entries::emit(PlainLines lines, std::string_view format, Place at) {
  options_.plain_lines(
      {lines.text, lines.stride, lines.count, format, count_ + 1, at, line_number_});
  count_ += static_cast<std::uint32_t>(lines.count);
}

void Entries::fail(std::string_view format, Place at, Error error, std::string_view title) {
  ReadEntry entry;
  entry.error = std::move(error);
  entry.format = format;
  entry.title = title;
  entry.at = at;
  emit(entry);
}

void FormatReader::take_long_line(const Line& beginning) {
  const Place at = beginning.place(0);
  entries_.fail({}, at, Error{Errc::kLineTooLong, at, {}, 0, TextReader::kLongestLine});
}

Error cannot_write(std::string_view format, const Puzzle& puzzle) {
  return Error{Errc::kCannotWrite, {}, std::string(format), puzzle.geometry->size(), 0};
}

bool fits_symbols(const Puzzle& puzzle) {
  return puzzle.geometry->has_only_boxes() && puzzle.geometry->size() <= kLargestSymbolSize;
}

}  // namespace nonet
