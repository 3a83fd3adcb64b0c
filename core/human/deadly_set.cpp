#include "core/human/deadly_set.h"

#include <utility>

namespace nonet::human {

void find_guards(const Board& board, DeadlySet& set) {
  set.guarded = CellSet();
  set.guards = DigitSet();
  for (const Cell cell : set.cells& board.open()) {
    const DigitSet guards = board.candidates(cell) - set.core(cell);
    if (guards.empty()) continue;
    set.guarded.insert(cell);
    set.guards |= guards;
  }
}

Step step_of(const Search& search, Technique technique, const DeadlySet& set) {
  Step step{.technique = technique};
  for (DigitSet digits = set.digits; !digits.empty();) step.digits.push_back(digits.pop_first());
  if (!search.wants_evidence()) return step;
  step.cells.push_back({set.cells, set.digits, CellsRole::kPattern});
  for (const Cell cell : set.cells) {
    for (DigitSet digits = search.board().candidates(cell); !digits.empty();) {
      const Digit digit = digits.pop_first();
      const bool is_core = set.core(cell).contains(digit);
      step.marks.push_back({{cell, digit}, is_core ? MarkRole::kPattern : MarkRole::kExtra});
    }
  }
  return step;
}

int locking_house(const Board& board, Digit digit, const CellSet& cells) {
  for (const std::uint16_t house : board.layout().houses_of(cells.first())) {
    if (!board.layout().house(house).contains_all(cells)) continue;
    const CellSet places = board.places(digit, house);
    if (!places.empty() && cells.contains_all(places)) return house;
  }
  return -1;
}

void eliminate(const Board& board, Cell cell, DigitSet digits, Step& step) {
  digits = digits & board.candidates(cell);
  while (!digits.empty()) step.eliminations.push_back({cell, digits.pop_first()});
}

namespace {

bool is_before(Candidate a, Candidate b) {
  return a.cell != b.cell ? a.cell < b.cell : a.digit < b.digit;
}

}  // namespace

bool DistinctSteps::report(Step step) {
  // There are few of them, and their order differs between the rules.
  std::vector<Candidate>& found = step.eliminations;
  for (std::size_t i = 1; i < found.size(); ++i) {
    for (std::size_t j = i; j > 0 && is_before(found[j], found[j - 1]); --j) {
      std::swap(found[j], found[j - 1]);
    }
  }
  if (step.eliminations.empty()) return false;
  for (const std::vector<Candidate>& earlier : seen_) {
    if (earlier == step.eliminations) return false;
  }
  seen_.push_back(step.eliminations);
  return search_.report(std::move(step));
}

bool conclude_one_cell(DistinctSteps& steps, Technique technique, const DeadlySet& set) {
  if (!set.guarded.single()) return false;
  Step step = step_of(steps.search(), technique, set);
  const Cell cell = set.guarded.first();
  eliminate(steps.search().board(), cell, set.core(cell), step);
  return steps.report(std::move(step));
}

bool conclude_one_digit(DistinctSteps& steps, Technique technique, const DeadlySet& set) {
  if (set.guarded.count() < 2 || !set.guards.single()) return false;
  const Board& board = steps.search().board();
  const Digit digit = set.guards.first();
  const CellSet seen = board.layout().common_peers(set.guarded) & board.places(digit);
  if (seen.empty()) return false;
  Step step = step_of(steps.search(), technique, set);
  for (const Cell cell : seen) step.eliminations.push_back({cell, digit});
  return steps.report(std::move(step));
}

namespace {

/// A house with guarded cells, and the naked subsets that they make there with others.
struct SubsetSearch {
  DistinctSteps& steps;
  Technique technique;
  const DeadlySet& set;
  int house;
  std::vector<Cell> others;      // that may belong to the subset
  std::vector<CellSet> found{};  // smaller subsets: a larger one around them says nothing new

  bool extend(std::size_t next, const CellSet& chosen, DigitSet digits, int wanted) {
    if (wanted == 0) return report(chosen, digits);
    for (std::size_t i = next; i + static_cast<std::size_t>(wanted) <= others.size(); ++i) {
      const Cell cell = others[i];
      const DigitSet all = digits | steps.search().board().candidates(cell);
      // The guarded cells stand for one more cell of the subset.
      if (all.count() > chosen.count() + wanted + 1) continue;
      if (extend(i + 1, chosen | CellSet::of(cell), all, wanted - 1)) return true;
    }
    return false;
  }

  bool report(const CellSet& chosen, DigitSet digits) {
    for (const CellSet& smaller : found) {
      if (chosen.contains_all(smaller)) return false;
    }
    const Search& search = steps.search();
    const Layout& layout = search.layout();
    const CellSet subset = chosen | set.guarded;
    CellSet targets;
    for (int other = 0; other < layout.house_count(); ++other) {
      if (layout.house(other).contains_all(subset)) targets |= layout.house(other);
    }
    Step step = step_of(search, technique, set);
    for (const Cell cell : (targets & search.board().open()) - subset) {
      eliminate(search.board(), cell, digits, step);
    }
    if (step.eliminations.empty()) return false;
    found.push_back(chosen);
    if (search.wants_evidence()) {
      step.houses.push_back({static_cast<HouseIndex>(house)});
      step.cells.push_back({chosen, digits, CellsRole::kSet});
      for (const Cell cell : chosen) {
        for (DigitSet left = search.board().candidates(cell); !left.empty();) {
          step.marks.push_back({{cell, left.pop_first()}, MarkRole::kPattern, 1});
        }
      }
    }
    return steps.report(std::move(step));
  }
};

}  // namespace

bool conclude_subset(DistinctSteps& steps, Technique technique, const DeadlySet& set) {
  if (set.guarded.count() < 2 || set.guards.count() < 2) return false;
  const Board& board = steps.search().board();
  for (const std::uint16_t house : board.layout().houses_of(set.guarded.first())) {
    const CellSet& cells = board.layout().house(house);
    if (!cells.contains_all(set.guarded)) continue;
    SubsetSearch subset{steps, technique, set, house, {}};
    for (const Cell cell : (cells & board.open()) - set.guarded) subset.others.push_back(cell);
    for (int count = set.guards.count() - 1; count <= static_cast<int>(subset.others.size());
         ++count) {
      if (subset.extend(0, CellSet(), set.guards, count)) return true;
    }
  }
  return false;
}

bool conclude_locked(DistinctSteps& steps, Technique technique, const DeadlySet& set) {
  if (set.guarded.count() != 2) return false;
  const Board& board = steps.search().board();
  CellSet rest = set.guarded;
  const Cell first = rest.pop_first(), second = rest.first();
  for (DigitSet digits = set.core(first) & set.core(second); !digits.empty();) {
    const Digit digit = digits.pop_first();
    const int house = locking_house(board, digit, set.guarded);
    if (house < 0) continue;
    Step step = step_of(steps.search(), technique, set);
    eliminate(board, first, set.core(first) - DigitSet::of(digit), step);
    eliminate(board, second, set.core(second) - DigitSet::of(digit), step);
    if (steps.search().wants_evidence()) {
      step.houses.push_back({static_cast<HouseIndex>(house), HouseRole::kBase});
    }
    if (steps.report(std::move(step))) return true;
  }
  return false;
}

}  // namespace nonet::human
