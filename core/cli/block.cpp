#include "core/cli/block.h"

#include <algorithm>
#include <utility>

namespace nonet::cli {
namespace {

constexpr std::size_t kCells = 81;

/// Whether `lines` goes on where `item` ends, so that both can be one item.
bool continues(const Item& item, const std::string& file, const PlainLines& lines) {
  const auto count = static_cast<std::uint32_t>(item.lines.count);
  return item.kind == Item::Kind::kLines && item.file == &file &&
         item.lines.format == lines.format && item.lines.number + count == lines.number &&
         item.lines.at.line + count == lines.at.line && item.lines.at.column == lines.at.column;
}

}  // namespace

PlainLines Block::lines_of(const Item& item) const {
  PlainLines lines = item.lines;
  lines.text = std::string_view(text_).substr(item.lines_begin, lines.count * kStride);
  lines.stride = kStride;
  return lines;
}

Item& Block::next(Item::Kind kind, const std::string& file) {
  if (count_ == items_.size()) items_.emplace_back();
  Item& item = items_[count_++];
  item.kind = kind;
  item.file = &file;
  return item;
}

void Block::add(const std::string& file, const ReadEntry& entry) {
  next(Item::Kind::kEntry, file).entry = entry;
  ++puzzles_;
  const auto cells =
      entry.error ? kCells : static_cast<std::size_t>(entry.puzzle.geometry->cell_count());
  cost_ += cells * cells;
}

std::size_t Block::add(const std::string& file, const PlainLines& lines, std::size_t most) {
  const std::size_t room = most - std::min(most, cost_ / kCostOf9);
  const std::size_t count = std::min(lines.count, std::max<std::size_t>(room, 1));
  if (count_ == 0 || !continues(items_[count_ - 1], file, lines)) {
    Item& item = next(Item::Kind::kLines, file);
    item.lines = lines;
    item.lines.text = {};
    item.lines.count = 0;
    item.lines_begin = text_.size();
    item.first_line_number = line_numbers_.size();
  }
  items_[count_ - 1].lines.count += count;
  if (lines.stride == kStride) {
    text_.append(lines.text.substr(0, count * kStride));
  } else {
    for (std::size_t i = 0; i < count; ++i) {
      text_.append(lines.text.substr(i * lines.stride, kCells)).push_back('\n');
    }
  }
  for (std::size_t i = 0; i < count; ++i) line_numbers_.push_back(lines.line_number + i);
  cost_ += count * kCostOf9;
  puzzles_ += count;
  return count;
}

void Block::add_unreadable(const std::string& file, std::string reason) {
  next(Item::Kind::kUnreadable, file).reason = std::move(reason);
}

void Block::clear() {
  count_ = cost_ = puzzles_ = 0;
  text_.clear();
  line_numbers_.clear();
}

}  // namespace nonet::cli
