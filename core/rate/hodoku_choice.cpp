#include "core/rate/hodoku_choice.h"

#include <algorithm>

#include "core/human/orders.h"
#include "core/human/singles.h"
#include "core/rate/hodoku_als.h"
#include "core/rate/hodoku_forcing.h"
#include "core/rate/hodoku_weight.h"

namespace nonet::rate {
namespace {

using human::Board;
using human::Candidate;
using human::CellSet;
using human::HouseRole;
using human::Layout;
using human::MarkRole;
using human::Step;
using human::Technique;

/// HoDoKu's X- and XY-chains have at most 20 links.
constexpr std::size_t kLongestChain = 21;

/// Where a step stands in the order of HoDoKu's scan: compared element by element, then by length.
using Key = std::vector<int>;

bool is_naked_subset(Technique technique) {
  using enum Technique;
  return technique == kLockedPair || technique == kLockedTriple || technique == kNakedPair ||
         technique == kNakedTriple || technique == kNakedQuad;
}

/// HoDoKu takes the step with the most eliminations.
bool is_sorted(Technique technique) {
  using enum Technique;
  switch (technique) {
    case kTurbotFish:
    case kRemotePair:
    case kXChain:
    case kXyChain:
    case kContinuousNiceLoop:
    case kDiscontinuousNiceLoop:
    case kAic:
    case kGroupedContinuousNiceLoop:
    case kGroupedDiscontinuousNiceLoop:
    case kGroupedAic:
      return true;
    default:
      return false;
  }
}

void sort_by_cell(Step& step) {
  std::sort(step.eliminations.begin(), step.eliminations.end());
}

/// Puts the eliminations of a naked subset in order: row, column, box; along each, cell by cell.
void sort_by_house(const Board& board, Step& step) {
  const CellSet& cells = step.cells.front().cells;
  std::vector<Candidate> sorted;
  for (const int house : board.layout().houses_with(cells)) {
    sort_by_cell(step);
    for (const Candidate candidate : step.eliminations) {
      if (board.layout().house(house).contains(candidate.cell) &&
          std::find(sorted.begin(), sorted.end(), candidate) == sorted.end()) {
        sorted.push_back(candidate);
      }
    }
  }
  step.eliminations = std::move(sorted);
}

int house_at(const Step& step, std::size_t index) {
  return step.houses[index].house;
}

void add_cells(Key& key, const CellSet& cells) {
  for (const Cell cell : cells) key.push_back(cell);
}

Key key_of_fish(const Board& board, const Step& step) {
  Key key{step.digits[0], 0};
  bool has_column = false;
  for (const human::StepHouse& house : step.houses) {
    if (house.role == HouseRole::kBase && board.layout().is_line(house.house)) {
      has_column = house.house >= board.size();
    }
  }
  key[1] = has_column;
  for (const HouseRole role : {HouseRole::kBase, HouseRole::kCover}) {
    for (const human::StepHouse& house : step.houses) {
      if (house.role == role) key.push_back(house.house);
    }
  }
  return key;
}

/// Rectangles are met from their first cell with the two candidates alone, then from its partner in the same box.
Key key_of_rectangle(const Board& board, const Step& step) {
  const Layout& layout = board.layout();
  const human::StepCells& rectangle = step.cells.front();
  for (const Cell start : rectangle.cells) {
    if (board.candidates(start) != rectangle.digits) continue;
    Key key{start};
    for (const Cell cell : rectangle.cells) {
      if (cell != start && layout.region_of(cell) == layout.region_of(start)) key.push_back(cell);
    }
    for (const Cell cell : rectangle.cells) {
      if (layout.region_of(cell) != layout.region_of(start)) key.push_back(cell);
    }
    return key;
  }
  return {layout.cell_count()};
}

/// Boxes come first, then rows, then columns; in a house the cells in order.
Key key_of_subset(const Board& board, const Step& step) {
  const int lines = 2 * board.size();
  const CellSet& cells = step.cells.front().cells;
  int place = 3 * human::kMostHouses;
  for (const int house : board.layout().houses_with(cells)) {
    place = std::min(place, house < lines ? house + human::kMostHouses : house);
  }
  Key key{place};
  add_cells(key, cells);
  return key;
}

/// HoDoKu calls a pair or triple locked if it removes something from its box and something outside.
bool is_locked(const Board& board, const Step& step) {
  const int lines = 2 * board.size();
  bool goes_inside = false, goes_outside = false;
  for (const int house : board.layout().houses_with(step.cells.front().cells)) {
    if (house < lines) continue;
    for (const Candidate candidate : step.eliminations) {
      const bool is_inside = board.layout().house(house).contains(candidate.cell);
      goes_inside |= is_inside;
      goes_outside |= !is_inside;
    }
  }
  return goes_inside && goes_outside;
}

/// The lowest cell of each set of colours.
Key key_of_colours(const Step& step) {
  const auto lowest = [&](int group) {
    int cell = human::kMostCells;
    for (const human::Mark& mark : step.marks) {
      if (mark.group == group) cell = std::min<int>(cell, mark.candidate.cell);
    }
    return cell;
  };
  const bool is_wrap = step.technique == Technique::kSimpleColoursWrap ||
                       step.technique == Technique::kMultiColours2;
  return {step.digits[0], lowest(0), lowest(1), !is_wrap};
}

Key key_of(const Board& board, const Step& step) {
  using enum Technique;
  const int size = board.size();
  switch (step.technique) {
    case kXWing:
    case kSwordfish:
    case kJellyfish:
    case kFinnedXWing:
    case kSashimiXWing:
    case kFinnedSwordfish:
    case kSashimiSwordfish:
    case kFinnedJellyfish:
    case kSashimiJellyfish:
    case kFrankenXWing:
    case kFrankenSwordfish:
    case kFinnedFrankenXWing:
    case kFinnedFrankenSwordfish:
      return key_of_fish(board, step);
    case kSkyscraper:
      return {house_at(step, 0) >= size, step.digits[0], house_at(step, 0), house_at(step, 1)};
    case kTwoStringKite:
      return {step.digits[0], house_at(step, 0), house_at(step, 1)};
    case kEmptyRectangle: {
      const bool is_row = house_at(step, 2) < size;
      return {step.digits[0], house_at(step, 0), !is_row, step.chains[0].nodes[1].cells.first()};
    }
    case kWWing: {
      const std::vector<human::ChainNode>& nodes = step.chains[0].nodes;
      return {nodes.front().cells.first(), nodes.back().cells.first(), nodes.front().digit};
    }
    case kXyWing:
    case kXyzWing: {
      CellSet cells;
      for (const human::StepCells& group : step.cells) {
        if (step.technique == kXyWing || group.role == human::CellsRole::kPincer) {
          cells |= group.cells;
        }
      }
      const Cell pivot = step.cells[0].cells.first();
      Key key;
      if (step.technique == kXyzWing) key.push_back(pivot);
      add_cells(key, cells);
      key.push_back(pivot);
      return key;
    }
    case kUniqueRectangle1:
    case kUniqueRectangle2:
    case kUniqueRectangle3:
    case kUniqueRectangle4:
    case kUniqueRectangle5:
    case kUniqueRectangle6:
    case kHiddenRectangle:
      return key_of_rectangle(board, step);
    case kSimpleColoursTrap:
    case kSimpleColoursWrap:
    case kMultiColours1:
    case kMultiColours2:
      return key_of_colours(step);
    case kSueDeCoq: {
      Key key{house_at(step, 0), house_at(step, 1)};
      for (const human::StepCells& group : step.cells) {
        add_cells(key, group.cells);
        key.push_back(-1);
      }
      return key;
    }
    default:
      return is_naked_subset(step.technique) ? key_of_subset(board, step) : Key();
  }
}

/// Whether the steps come in HoDoKu's order anyway, so that the first one will do.
bool is_in_order(Technique technique) {
  using enum Technique;
  switch (technique) {
    case kPointing:
    case kClaiming:
    case kHiddenPair:
    case kHiddenTriple:
    case kHiddenQuad:
    case kBugPlus1:
      return true;
    default:
      return false;
  }
}

/// Techniques of which core/human does not report all that HoDoKu chooses from.
bool has_own_search(Technique technique) {
  using enum Technique;
  return technique == kAlsXz || technique == kAlsXyWing || technique == kAlsChain ||
         technique == kCellForcingChain || technique == kContradictionForcingNet;
}

std::optional<Step> own_search(human::Search& search, Technique technique) {
  using enum Technique;
  if (technique == kCellForcingChain) return hodoku_forcing_step(search, false);
  if (technique == kContradictionForcingNet) return hodoku_forcing_step(search, true);
  return hodoku_als_step(search, technique);
}

/// Collects the steps of a group and keeps the one that HoDoKu takes.
class Choice {
 public:
  Choice(const Board& board, Technique group) : board_(board), group_(group) {}

  /// Returns true when no further step needs to be looked at.
  bool take(Step&& step) {
    const Technique technique = step.technique;
    if (is_naked_subset(technique)) {
      const bool wants_locked =
          group_ == Technique::kLockedPair || group_ == Technique::kLockedTriple;
      if (technique != Technique::kNakedQuad && is_locked(board_, step) != wants_locked) {
        return false;
      }
      step.technique = group_;
      sort_by_house(board_, step);
    } else if (!is_sorted(technique)) {  // those stay sorted by digit
      sort_by_cell(step);
    }
    if (is_in_order(technique) || board_.size() > 9) {
      best_ = std::move(step);
      return true;
    }
    if ((technique == Technique::kXChain || technique == Technique::kXyChain) &&
        step.chains[0].nodes.size() > kLongestChain) {
      return false;
    }
    if (is_sorted(technique)) {
      if (!best_ || is_better(step, *best_)) best_ = std::move(step);
      return false;
    }
    Key key = key_of(board_, step);
    if (best_ && !(key < key_)) return false;
    key_ = std::move(key);
    best_ = std::move(step);
    return false;
  }
  std::optional<Step>& best() { return best_; }

 private:
  const Board& board_;
  const Technique group_;  // its first technique
  std::optional<Step> best_;
  Key key_;
};

}  // namespace

std::vector<HodokuGroup> hodoku_groups() {
  std::vector<HodokuGroup> groups;
  int place = 0;
  for (const Technique technique : human::hodoku_techniques()) {
    if (human::is_single(technique) || technique == Technique::kDualTwoStringKite ||
        technique == Technique::kDualEmptyRectangle) {
      continue;
    }
    const int next = human::row_of(technique).hodoku_order;
    if (next != place) groups.emplace_back();
    place = next;
    groups.back().push_back(technique);
    // What our table calls locked may be naked to HoDoKu: see is_locked().
    if (technique == Technique::kNakedPair) groups.back().push_back(Technique::kLockedPair);
    if (technique == Technique::kNakedTriple) groups.back().push_back(Technique::kLockedTriple);
  }
  return groups;
}

std::optional<Step> hodoku_step(const Board& board, std::span<const HodokuGroup> groups,
                                const human::Search::Patience& patience) {
  human::Facts facts;
  human::SearchOptions options;
  options.sets_may_overlap = false;
  options.chains_like_hodoku = true;
  for (const HodokuGroup& group : groups) {
    Choice choice(board, group[0]);
    human::Search search(
        board, facts, [&](Step&& step) { return choice.take(std::move(step)); }, options, true,
        patience);
    if (board.size() <= 9 && has_own_search(group[0])) {
      std::optional<Step> step = own_search(search, group[0]);
      if (search.effort().is_over()) return std::nullopt;
      if (step) return step;
      continue;
    }
    for (const Technique technique : group) {
      if (human::row_of(technique).find(search, technique)) break;
    }
    if (search.is_cancelled()) return std::nullopt;
    if (choice.best()) return std::move(choice.best());
  }
  return std::nullopt;
}

}  // namespace nonet::rate
