#include "core/cli/block.h"

#include <algorithm>
#include <functional>
#include <numeric>
#include <utility>

namespace nonet::cli {
namespace {

constexpr std::size_t kCells = 81;
constexpr std::size_t kLeastPart = 8;  // of a piece

/// Whether `lines` goes on where `item`, of copies, ends, so that both can be one item.
bool continues(const Item& item, const std::string& file, const PlainLines& lines) {
  const auto count = static_cast<std::uint32_t>(item.lines.count);
  return item.kind == Item::Kind::kLines && item.lines.text.empty() && item.file == &file &&
         item.lines.format == lines.format && item.lines.number + count == lines.number &&
         item.lines.at.line + count == lines.at.line && item.lines.at.column == lines.at.column;
}

/// Whether `text` is a part of what the piece holds.
bool holds(const Piece& piece, std::string_view text) {
  const std::less_equal<const char*> in_order;  // also of what is not in one text
  return piece != nullptr && in_order(piece->data(), text.data()) &&
         in_order(text.data() + text.size(), piece->data() + piece->size());
}

}  // namespace

PlainLines Block::lines_of(const Item& item) const {
  PlainLines lines = item.lines;
  if (!lines.text.empty()) return lines;
  lines.text = std::string_view(text_).substr(item.lines_begin, lines.count * kStride);
  lines.stride = kStride;
  return lines;
}

Item& Block::next(Item::Kind kind, const std::string& file) {
  if (count_ == items_.size()) items_.emplace_back();
  Item& item = items_[count_++];
  item.kind = kind;
  items_are_lines_ &= kind == Item::Kind::kLines;
  item.file = &file;
  return item;
}

void Block::add(const std::string& file, const ReadEntry& entry) {
  next(Item::Kind::kEntry, file).entry = entry;
  ++puzzles_;
  const auto cells =
      entry.error ? kCells
                  : std::max(kCells, static_cast<std::size_t>(entry.puzzle.geometry->cell_count()));
  cost_ += cells * cells;
}

std::size_t Block::add(const std::string& file, const PlainLines& lines, std::size_t most,
                       const Piece& piece) {
  const std::size_t room = most - std::min(most, cost_ / kCostOf9);
  const std::size_t count = std::min(lines.count, std::max<std::size_t>(room, 1));
  const bool stays = holds(piece, lines.text) && lines.text.size() >= piece->size() / kLeastPart;
  if (stays || count_ == 0 || !continues(items_[count_ - 1], file, lines)) {
    Item& item = next(Item::Kind::kLines, file);
    item.lines = lines;
    item.lines.text = stays ? lines.text.substr(0, count * lines.stride) : std::string_view();
    item.lines.count = 0;
    item.lines_begin = text_.size();
    item.first_line_number = line_numbers_.size();
  }
  items_[count_ - 1].lines.count += count;
  if (stays) {
    piece_ = piece;
  } else {
    for (std::size_t i = 0; i < count; ++i) {
      text_.append(lines.text.substr(i * lines.stride, kCells)).push_back('\n');
    }
  }
  line_numbers_.resize(line_numbers_.size() + count);
  std::iota(line_numbers_.end() - static_cast<std::ptrdiff_t>(count), line_numbers_.end(),
            lines.line_number.value_or(0));
  cost_ += count * kCostOf9;
  puzzles_ += count;
  return count;
}

void Block::add_unreadable(const std::string& file, std::string reason) {
  next(Item::Kind::kUnreadable, file).reason = std::move(reason);
}

void Block::clear() {
  count_ = cost_ = puzzles_ = 0;
  items_are_lines_ = true;
  more_follows_ = false;
  text_.clear();
  line_numbers_.clear();
  piece_.reset();
}

}  // namespace nonet::cli
