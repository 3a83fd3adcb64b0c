#include "core/generate/general_dig.h"

#include <algorithm>

namespace nonet::generate {
namespace {

/// Guesses after which a search is given up. Nearly all searches take fewer than fifty.
constexpr std::uint64_t kGuesses = 20'000;

}  // namespace

GeneralDigger::GeneralDigger(std::shared_ptr<const Geometry> geometry)
    : geometry_(std::move(geometry)), engine_(geometry_) {}

/// Cells of two digits hang together if they share a house: exchanging one exchanges the other.
void GeneralDigger::find_of_two_digits(std::span<const Digit> solution,
                                       std::vector<Cells>& sets) const {
  const int size = geometry_->size();
  std::vector<Cells> of_digit(static_cast<std::size_t>(size) + 1);
  std::vector<Cells> seen(solution.size());
  for (std::size_t cell = 0; cell < solution.size(); ++cell) {
    of_digit[solution[cell]].insert(static_cast<Cell>(cell));
    for (const Cell peer : geometry_->peers(static_cast<Cell>(cell))) seen[cell].insert(peer);
  }
  for (std::size_t a = 1; a <= static_cast<std::size_t>(size); ++a) {
    for (std::size_t b = a + 1; b <= static_cast<std::size_t>(size); ++b) {
      for (Cells left = of_digit[a] | of_digit[b]; !left.empty();) {
        Cells set, fresh = Cells::of(left.first());
        while (!fresh.empty()) {
          const Cell cell = fresh.pop_first();
          set.insert(cell);
          fresh |= (left & seen[cell]) - set;
        }
        sets.push_back(set);
        left -= set;
      }
    }
  }
}

/// Whether the givens without the group have another solution.
GeneralDigger::Other GeneralDigger::search_other(std::span<const Digit> solution,
                                                 std::span<const Digit> givens,
                                                 std::span<const Cell> group) {
  const DigitSet all = DigitSet::up_to(geometry_->size());
  candidates_.clear();
  for (const Digit digit : givens) candidates_.push_back(digit == 0 ? all : DigitSet::of(digit));
  for (const Cell cell : group) candidates_[cell] = all;
  // Most other solutions differ in a few cells only, and are found sooner if the digits of the grid are tried first.
  preferred_.clear();
  for (const Digit digit : solution) preferred_.push_back(DigitSet::of(digit));
  Other found = Other::kNone;
  for (const Cell cell : group) {
    candidates_[cell] = all - DigitSet::of(solution[cell]);
    engine_.start(candidates_, 1, preferred_);
    const SearchResult& result = engine_.resume(kGuesses, {});
    if (result.solutions > 0) return Other::kFound;
    if (!result.complete) {
      found = Other::kUnknown;
      candidates_[cell] = all;
    } else {
      candidates_[cell] = DigitSet::of(solution[cell]);  // it has no other digit here
    }
  }
  return found;
}

bool GeneralDigger::dig(std::span<const Digit> solution, std::span<const std::uint16_t> turn,
                        std::vector<Digit>& givens, const std::function<bool()>& patience) {
  std::vector<std::vector<Cell>> group_of;
  Cells kept;
  for (std::size_t cell = 0; cell < solution.size(); ++cell) {
    if (givens[cell] == 0) continue;
    kept.insert(static_cast<Cell>(cell));
    if (turn[cell] >= group_of.size()) group_of.resize(turn[cell] + 1u);
    group_of[turn[cell]].push_back(static_cast<Cell>(cell));
  }
  // A set decides only about the last of its cells.
  std::vector<std::vector<Cells>> sets_of(group_of.size());
  std::vector<Cells> sets;
  find_of_two_digits(solution, sets);
  for (const Cells& set : sets) {
    std::size_t last = 0;
    for (const Cell cell : set& kept) last = std::max<std::size_t>(last, turn[cell]);
    if (last < sets_of.size()) sets_of[last].push_back(set);
  }
  bool is_proven = true;
  for (std::size_t t = 0; t < group_of.size(); ++t) {
    const std::vector<Cell>& group = group_of[t];
    if (group.empty()) continue;
    if (patience && !patience()) return false;
    Cells rest = kept;
    for (const Cell cell : group) rest.erase(cell);
    if (std::any_of(sets_of[t].begin(), sets_of[t].end(),
                    [&](const Cells& set) { return !set.intersects(rest); })) {
      continue;
    }
    const Other other = search_other(solution, givens, group);
    if (other == Other::kFound) continue;
    if (other == Other::kUnknown) {
      is_proven = false;
      continue;
    }
    kept = rest;
    for (const Cell cell : group) givens[cell] = 0;
  }
  return is_proven;
}

}  // namespace nonet::generate
