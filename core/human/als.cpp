#include "core/human/als.h"

#include "core/human/almost_locked_sets.h"
#include "core/human/results.h"

namespace nonet::human {
namespace {

/// The index in step.cells of a set, which is added if it is not there.
std::int8_t index_in(Step& step, const AlmostLockedSet& set) {
  for (std::size_t i = 0; i < step.cells.size(); ++i) {
    if (step.cells[i].role == CellsRole::kSet && step.cells[i].cells == set.cells) {
      return static_cast<std::int8_t>(i);
    }
  }
  step.cells.push_back({set.cells, set.digits, CellsRole::kSet});
  return static_cast<std::int8_t>(step.cells.size() - 1);
}

void add_marks(Step& step, const ChainNode& node, std::int8_t set) {
  MarkRole role = node.on ? MarkRole::kOn : MarkRole::kOff;
  for (const Digit digit : step.digits) {
    if (digit == node.digit) role = MarkRole::kPattern;
  }
  for (const Cell cell : node.cells) {
    const Mark mark{{cell, node.digit}, role, static_cast<std::uint8_t>(set)};
    bool is_new = true;
    for (const Mark& other : step.marks) is_new = is_new && !(other == mark);
    if (is_new) step.marks.push_back(mark);
  }
}

}  // namespace

DigitSet common_eliminations(const AlmostLockedSets& all, const AlmostLockedSet& first,
                             const AlmostLockedSet& last, DigitSet links,
                             std::vector<Candidate>& eliminations) {
  DigitSet removed;
  eliminations.clear();
  for (DigitSet rest = (first.digits & last.digits) - links; !rest.empty();) {
    const Digit digit = rest.pop_first();
    const CellSet cells = all.of(first, digit).seen & all.of(last, digit).seen;
    if (cells.empty()) continue;
    eliminate(eliminations, digit, cells);
    removed.insert(digit);
  }
  return removed;
}

void describe_sets(Step& step, const AlmostLockedSets& all, std::span<const std::size_t> sets,
                   std::span<const Digit> digits) {
  Chain chain;
  for (std::size_t i = 0; i < sets.size(); ++i) {
    const AlmostLockedSet& set = all.sets[sets[i]];
    const std::int8_t index = index_in(step, set);
    chain.nodes.push_back({digits[i], false, all.of(set, digits[i]).cells, -1, {}});
    add_marks(step, chain.nodes.back(), index);
    chain.nodes.push_back({digits[i + 1], true, all.of(set, digits[i + 1]).cells, index, {}});
    add_marks(step, chain.nodes.back(), index);
  }
  step.chains.push_back(std::move(chain));
}

bool find_als(Search& search, Technique technique) {
  if (search.layout().size() > 9) return false;
  switch (technique) {
    case Technique::kAlsXz:
      return find_als_xz(search);
    case Technique::kAlsXyWing:
      return find_als_xy_wing(search);
    case Technique::kAlsChain:
      return find_als_chain(search);
    default:
      return find_death_blossom(search);
  }
}

}  // namespace nonet::human
