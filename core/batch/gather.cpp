#include "core/batch/gather.h"

#include <algorithm>
#include <utility>

#include "core/classic/solve.h"

namespace nonet::batch {
namespace {

constexpr std::uint64_t kCostOf9 = kPlainCells * kPlainCells;
constexpr std::uint64_t kParts = 32;  // a block of a long text is such a part of the text before it
/// Runs shorter than this part of the piece are copied, so that they do not keep all of it in memory.
constexpr std::size_t kLeastPart = 8;

/// Whether the piece holds `text`.
bool holds(const Piece& piece, std::string_view text) {
  const std::less_equal<const char*> in_order;  // defined for unrelated pointers too
  return piece != nullptr && in_order(piece->data(), text.data()) &&
         in_order(text.data() + text.size(), piece->data() + piece->size());
}

}  // namespace

Gatherer::Gatherer(Keep keep, std::size_t least, std::size_t most, Sink sink)
    : keep_(keep), least_(least), most_(most), sink_(std::move(sink)), limit_(least) {}

ReadOptions Gatherer::for_reader(ReadOptions options) {
  if (keep_ != Keep::kEntries) {
    options.plain_lines = [this](const PlainLines& lines) { take(lines); };
  }
  return options;
}

bool Gatherer::is_line(const ReadEntry& entry) const {
  if (keep_ == Keep::kEntries || entry.error || !classic::is_plain(entry.puzzle)) {
    return false;
  }
  if (keep_ == Keep::kGrids) return true;
  const auto& places = entry.cell_places;
  return entry.title.empty() && entry.solution.empty() && entry.puzzle.entries.empty() &&
         places.size() == kPlainCells && places.front() == entry.at &&
         places.back() == Place{entry.at.line, entry.at.column + 80};
}

void Gatherer::take(const ReadEntry& entry) {
  if (is_line(entry)) {
    char cells[kPlainCells];
    std::transform(entry.puzzle.givens.begin(), entry.puzzle.givens.end(), cells,
                   [](Digit digit) { return digit == 0 ? '.' : static_cast<char>('0' + digit); });
    const std::string_view text(cells, kPlainCells);
    return take({text, kPlainCells, 1, entry.format, entry.number, entry.at, entry.line_number});
  }
  if (format_.empty()) format_ = entry.format;
  block_.add(entry);
  const std::size_t cells =
      entry.error ? kPlainCells : std::max(kPlainCells, entry.puzzle.givens.size());
  add_cost(std::uint64_t{cells} * cells);
}

void Gatherer::take(PlainLines lines) {
  if (format_.empty()) format_ = lines.format;
  const bool stays = holds(piece_, lines.text) && lines.text.size() >= piece_->size() / kLeastPart;
  while (lines.count > 0) {
    const auto room = static_cast<std::size_t>(limit_ - cost_ / kCostOf9);
    const PlainLines part = lines.take_first(room);
    block_.add(part, stays ? piece_ : nullptr);
    add_cost(part.count * kCostOf9);
  }
}

void Gatherer::add_cost(std::uint64_t cost) {
  cost_ += cost;
  if (cost_ >= limit_ * kCostOf9) close();
}

void Gatherer::close() {
  if (block_.count() == 0) return;
  sink_(block_);
  block_.clear();
  cost_before_ += std::exchange(cost_, 0);
  limit_ = std::clamp(cost_before_ / kCostOf9 / kParts, least_, most_);
}

}  // namespace nonet::batch
