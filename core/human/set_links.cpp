#include "core/human/set_links.h"

namespace nonet::human {
namespace {

SetLinks links_of(const Board& board, const AlmostLockedSets& all) {
  const std::size_t cells = static_cast<std::size_t>(board.layout().cell_count());
  const std::size_t rows = (static_cast<std::size_t>(board.size()) + 1) * cells;
  SetLinks links{.emptied = BitRows(rows, all.sets.size()),
                 .linked = BitRows(all.digits.size(), all.sets.size()),
                 .meets = BitRows(all.digits.size(), all.sets.size())};
  for (const AlmostLockedDigit& one : all.digits) {
    for (const Cell cell : one.seen) links.emptied.set(one.digit * cells + cell, one.set);
  }
  const std::size_t width = links.linked.width();
  for (std::size_t index = 0; index < all.digits.size(); ++index) {
    const AlmostLockedDigit& one = all.digits[index];
    std::uint64_t* linked = links.linked.row(index);
    bool is_first = true;
    for (const Cell cell : one.cells) {
      const std::uint64_t* emptied = links.emptied.row(one.digit * cells + cell);
      for (std::size_t i = 0; i < width; ++i) {
        linked[i] = is_first ? emptied[i] : linked[i] & emptied[i];
      }
      is_first = false;
    }
    std::uint64_t* meets = links.meets.row(index);
    for (const Cell cell : one.seen) {
      const std::uint64_t* emptied = links.emptied.row(one.digit * cells + cell);
      for (std::size_t i = 0; i < width; ++i) meets[i] |= emptied[i];
    }
  }
  return links;
}

}  // namespace

const SetLinks& set_links(Search& search) {
  auto& kept = search.facts().set_links;
  if (!kept) {
    kept = std::make_shared<const SetLinks>(links_of(search.board(), almost_locked_sets(search)));
  }
  return *kept;
}

}  // namespace nonet::human
