#include "core/human/linked_wings.h"

#include <array>
#include <span>
#include <vector>

#include "core/human/distinct_results.h"
#include "core/human/step_parts.h"

namespace nonet::human {
namespace {

/// One of the two candidates is true. `from` is read first.
struct Link {
  Candidate from, to;
};

enum class Kind : std::uint8_t { kCell, kHouse };

/// A shape of a wing: the kinds of its strong links, and where the weak ones join them: in a cell, or in a house.
struct Shape {
  Technique technique;
  std::array<Kind, 3> strong;
  std::array<Kind, 2> weak;
};

using enum Kind;
constexpr std::array kShapes = {
    Shape{Technique::kWWing, {kCell, kHouse, kCell}, {kHouse, kHouse}},
    Shape{Technique::kMWing, {kCell, kHouse, kHouse}, {kHouse, kCell}},
    Shape{Technique::kSWing, {kHouse, kCell, kHouse}, {kHouse, kHouse}},
    Shape{Technique::kLWing, {kHouse, kHouse, kHouse}, {kCell, kCell}},
    Shape{Technique::kLWing, {kHouse, kHouse, kHouse}, {kHouse, kCell}},
    Shape{Technique::kHWing, {kCell, kHouse, kHouse}, {kHouse, kCell}},
    Shape{Technique::kHWing, {kCell, kCell, kHouse}, {kHouse, kHouse}},
};

class LinkedWingSearch {
 public:
  LinkedWingSearch(Search& search, Technique technique)
      : search_(search), board_(search.board()), technique_(technique) {
    for (const Cell cell : board_.open()) {
      if (board_.candidates(cell).count() == 2) pairs_.insert(cell);
    }
  }

  bool run() {
    const bool needs_pairs = technique_ != Technique::kLWing;
    if (needs_pairs && pairs_.empty()) return false;
    list_house_links();
    for (const Shape& shape : kShapes) {
      if (shape.technique == technique_ && search_shape(shape)) return true;
    }
    return false;
  }

 private:
  /// Links of a digit in houses, in both directions; the same two cells once.
  void list_house_links() {
    const Layout& layout = search_.layout();
    for (int number = 1; number <= board_.size(); ++number) {
      const Digit digit = static_cast<Digit>(number);
      starts_[digit] = static_cast<std::uint16_t>(house_links_.size());
      for (int house = 0; house < layout.house_count(); ++house) {
        CellSet places = board_.places(digit, house);
        if (places.count() != 2) continue;
        const Cell a = places.pop_first();
        const Cell b = places.first();
        bool is_known = false;
        for (std::size_t i = starts_[digit]; i < house_links_.size(); ++i) {
          is_known |= house_links_[i].from.cell == a && house_links_[i].to.cell == b;
        }
        if (is_known) continue;
        house_links_.push_back({{a, digit}, {b, digit}});
        house_links_.push_back({{b, digit}, {a, digit}});
      }
    }
    starts_[static_cast<std::size_t>(board_.size()) + 1] =
        static_cast<std::uint16_t>(house_links_.size());
  }
  std::span<const Link> house_links(Digit digit) const {
    return std::span(house_links_).subspan(starts_[digit], starts_[digit + 1u] - starts_[digit]);
  }

  /// From the first link on; a shape that reads the same from both ends is read from the one with the lower cell.
  bool search_shape(const Shape& shape) {
    if (shape.strong[0] == kCell) {
      for (const Cell cell : pairs_) {
        DigitSet digits = board_.candidates(cell);
        const Digit low = digits.pop_first(), high = digits.first();
        if (extend(shape, 0, {{cell, low}, {cell, high}})) return true;
        if (extend(shape, 0, {{cell, high}, {cell, low}})) return true;
      }
      return false;
    }
    for (const Link& link : house_links_) {
      if (extend(shape, 0, link)) return true;
    }
    return false;
  }

  /// Puts `link` at this place of the wing, and goes on with those that a weak link joins to its end.
  bool extend(const Shape& shape, std::size_t place, const Link& link) {
    for (std::size_t i = 0; i < place; ++i) {
      if (wing_[i].from == link.from || wing_[i].to == link.from || wing_[i].to == link.to)
        return false;
      // Only the whole wing may come back to its beginning.
      if (wing_[i].from == link.to && (place != 2 || i != 0)) return false;
    }
    wing_[place] = link;
    if (place == 2) return conclude();
    const Candidate end = link.to;
    const CellSet& near = search_.layout().peers(end.cell);
    const Kind kind = shape.strong[place + 1];
    if (shape.weak[place] == kCell) {
      for (DigitSet digits = board_.candidates(end.cell); !digits.empty();) {
        const Digit digit = digits.pop_first();
        if (digit == end.digit) continue;
        for (const Link& next : house_links(digit)) {
          if (next.from.cell == end.cell && extend(shape, place + 1, next)) return true;
        }
      }
    } else if (kind == kCell) {
      for (const Cell cell : near& pairs_& board_.places(end.digit)) {
        const Digit other = (board_.candidates(cell) - DigitSet::of(end.digit)).first();
        if (extend(shape, place + 1, {{cell, end.digit}, {cell, other}})) return true;
      }
    } else {
      for (const Link& next : house_links(end.digit)) {
        if (near.contains(next.from.cell) && next.from.cell != link.from.cell &&
            extend(shape, place + 1, next)) {
          return true;
        }
      }
    }
    return false;
  }

  /// The first or the last candidate is true.
  bool conclude() {
    const Layout& layout = search_.layout();
    const Candidate first = wing_[0].from, last = wing_[2].to;
    const bool is_same_digit = first.digit == last.digit;
    if (technique_ == Technique::kWWing || technique_ == Technique::kMWing) {
      if (!is_same_digit) return false;
    } else if (technique_ == Technique::kHWing && is_same_digit) {
      return false;
    }
    if (technique_ == Technique::kWWing &&
        (first.cell >= last.cell || layout.sees(first.cell, last.cell))) {
      return false;
    }
    Step step{.technique = technique_};
    if (first == last) {
      step.placements.push_back(first);
    } else if (is_same_digit) {
      add_eliminations(
          step, board_.places(first.digit) & layout.peers(first.cell) & layout.peers(last.cell),
          first.digit);
    } else if (first.cell == last.cell) {
      add_eliminations(
          step, first.cell,
          board_.candidates(first.cell) - DigitSet::of(first.digit) - DigitSet::of(last.digit));
    } else if (layout.sees(first.cell, last.cell)) {
      if (board_.has({first.cell, last.digit}))
        step.eliminations.push_back({first.cell, last.digit});
      if (board_.has({last.cell, first.digit}))
        step.eliminations.push_back({last.cell, first.digit});
    }
    const bool places = !step.placements.empty();
    const std::vector<Candidate>& result = places ? step.placements : step.eliminations;
    if (result.empty() || !found_.is_new(result, places ? 1 : 0)) return false;
    for (const Link& link : wing_) {
      for (const Digit digit : {link.from.digit, link.to.digit}) {
        bool is_known = false;
        for (const Digit known : step.digits) is_known |= known == digit;
        if (!is_known) step.digits.push_back(digit);
      }
    }
    if (search_.wants_evidence()) add_evidence(step);
    return search_.report(std::move(step));
  }

  void add_evidence(Step& step) const {
    Chain chain;
    for (const Link& link : wing_) {
      chain.nodes.push_back({link.from.digit, false, CellSet::of(link.from.cell), -1, {}});
      chain.nodes.push_back({link.to.digit, true, CellSet::of(link.to.cell), -1, {}});
      step.marks.push_back({link.from, MarkRole::kOff});
      step.marks.push_back({link.to, MarkRole::kOn});
      if (link.from.cell == link.to.cell) continue;
      // The house that makes a link strong.
      for (const std::uint16_t house : search_.layout().houses_of(link.from.cell)) {
        const CellSet places = board_.places(link.from.digit, house);
        if (places.count() == 2 && places.contains(link.to.cell)) {
          step.houses.push_back({static_cast<HouseIndex>(house), HouseRole::kBase});
          break;
        }
      }
    }
    step.chains.push_back(std::move(chain));
  }

  Search& search_;
  const Board& board_;
  Technique technique_;
  CellSet pairs_;                  ///< cells with two candidates
  std::vector<Link> house_links_;  ///< by digit; those of digit d begin at starts_[d]
  std::array<std::uint16_t, kLargestSize + 2> starts_{};
  std::array<Link, 3> wing_{};
  DistinctResults found_;
};

}  // namespace

bool find_linked_wings(Search& search, Technique technique) {
  return LinkedWingSearch(search, technique).run();
}

}  // namespace nonet::human
