#include "core/batch/block.h"

namespace nonet::batch {
namespace {

/// Whether `before` are copied lines, and `lines` the next ones of the text.
bool continues(const PlainLines& before, const PlainLines& lines) {
  const auto count = static_cast<std::uint32_t>(before.count);
  return count > 0 && before.text.empty() && before.format == lines.format &&
         before.number + count == lines.number && before.at.line + count == lines.at.line &&
         before.at.column == lines.at.column;
}

}  // namespace

PlainLines Block::lines_of(const Item& item) const {
  PlainLines lines = item.lines;
  if (lines.text.empty()) {
    lines.text = std::string_view(text_).substr(item.text_begin, lines.count * kPlainCells);
  }
  return lines;
}

Block::Item& Block::next_item() {
  if (used_ == items_.size()) items_.emplace_back();
  return items_[used_++];
}

void Block::add(const ReadEntry& entry) {
  Item& item = next_item();
  item.entry = entry;
  item.lines.count = 0;
  is_plain_ = false;
  ++count_;
}

void Block::add(const PlainLines& lines, const Piece& piece) {
  const bool goes_on = piece == nullptr && used_ > 0 && continues(items_[used_ - 1].lines, lines);
  Item& item = goes_on ? items_[used_ - 1] : next_item();
  if (!goes_on) {
    item.lines = lines;
    item.lines.count = 0;
    item.text_begin = text_.size();
    item.line_numbers_begin = line_numbers_.size();
  }
  item.lines.count += lines.count;
  count_ += lines.count;
  for (std::size_t i = 0; lines.line_number && i < lines.count; ++i) {
    line_numbers_.push_back(*lines.line_number + i);
  }
  if (piece != nullptr) {
    if (pieces_.empty() || pieces_.back() != piece) pieces_.push_back(piece);
    return;
  }
  item.lines.text = {};
  item.lines.stride = kPlainCells;
  text_.resize(text_.size() + lines.count * kPlainCells);
  char* to = text_.data() + text_.size() - lines.count * kPlainCells;
  for (std::size_t i = 0; i < lines.count; ++i, to += kPlainCells) {
    copy_plain_line(lines.text.data() + i * lines.stride, to);
  }
}

void Block::clear() {
  used_ = count_ = 0;
  is_plain_ = true;
  text_.clear();
  line_numbers_.clear();
  pieces_.clear();
}

}  // namespace nonet::batch
