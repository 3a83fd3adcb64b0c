#include "core/human/colouring.h"

#include <array>

#include "core/human/medusa.h"
#include "core/human/remote_pair.h"

namespace nonet::human {
namespace {

/// Places of a digit that are coloured from one of them, and what each colour sees.
struct Colours {
  std::array<CellSet, 2> cells, seen;
  CellSet all() const { return cells[0] | cells[1]; }
};

/// The digit's places that share with the cell a house where there is no third one.
CellSet partners(const Board& board, Digit digit, Cell cell) {
  CellSet found;
  for (const HouseIndex house : board.layout().cell_houses(cell)) {
    if (board.place_count(digit, house) == 2) found |= board.places(digit, house);
  }
  found.erase(cell);
  return found;
}

Colours colours_from(const Board& board, Digit digit, Cell start) {
  Colours colours;
  std::array<CellSet, 2> added;
  added[0].insert(start);
  for (std::size_t colour = 0; !added[colour].empty(); colour = 1 - colour) {
    CellSet next;
    for (const Cell cell : added[colour]) next |= partners(board, digit, cell);
    colours.cells[colour] |= added[colour];
    added[1 - colour] = next - colours.cells[1 - colour];
  }
  for (std::size_t colour = 0; colour < 2; ++colour) {
    colours.seen[colour] = seen_by_any(board.layout(), colours.cells[colour]);
  }
  return colours;
}

class ColourFinder {
 public:
  ColourFinder(Search& search, Technique technique)
      : search_(search), board_(search.board()), technique_(technique) {}

  bool run();

 private:
  void gather();
  bool try_trap(const Colours& set);
  bool try_wrap(const Colours& set);
  bool try_multi_1(const Colours& first, const Colours& second);
  bool try_multi_2(const Colours& first, const Colours& second);
  void add_meeting(const CellSet& first, const CellSet& second);
  bool report(const CellSet& losers, const Colours& first, const Colours* second);

  Search& search_;
  const Board& board_;
  Technique technique_;
  Digit digit_ = 0;
  std::vector<Colours> sets_;
  std::vector<CellSet> results_;
  std::vector<StepHouse> meetings_;
};

bool ColourFinder::run() {
  const bool is_multi =
      technique_ == Technique::kMultiColours1 || technique_ == Technique::kMultiColours2;
  for (int number = 1; number <= board_.size(); ++number) {
    digit_ = static_cast<Digit>(number);
    gather();
    results_.clear();
    for (const Colours& set : sets_) {
      if (!is_multi) {
        if (set.all().count() < 3) continue;
        const bool is_trap = technique_ == Technique::kSimpleColoursTrap;
        if (is_trap ? try_trap(set) : try_wrap(set)) return true;
        continue;
      }
      for (const Colours& other : sets_) {
        if (&set == &other) continue;
        if (technique_ == Technique::kMultiColours2) {
          if (try_multi_2(set, other)) return true;
        } else if (&set < &other) {
          if (try_multi_1(set, other)) return true;
        }
      }
    }
  }
  return false;
}

void ColourFinder::gather() {
  sets_.clear();
  CellSet linked;
  for (int house = 0; house < board_.layout().house_count(); ++house) {
    if (board_.place_count(digit_, house) == 2) linked |= board_.places(digit_, house);
  }
  while (!linked.empty()) {
    sets_.push_back(colours_from(board_, digit_, linked.first()));
    linked -= sets_.back().all();
  }
}

bool ColourFinder::try_trap(const Colours& set) {
  return report((board_.places(digit_) & set.seen[0] & set.seen[1]) - set.all(), set, nullptr);
}

bool ColourFinder::try_wrap(const Colours& set) {
  for (std::size_t colour = 0; colour < 2; ++colour) {
    if (!set.cells[colour].intersects(set.seen[colour])) continue;
    add_meeting(set.cells[colour], set.cells[colour]);
    if (report(set.cells[colour], set, nullptr)) return true;
  }
  return false;
}

/// All that a pair of sets removes, in whichever way their colours meet.
bool ColourFinder::try_multi_1(const Colours& first, const Colours& second) {
  const CellSet others = board_.places(digit_) - first.all() - second.all();
  CellSet losers;
  for (std::size_t blue = 0; blue < 2; ++blue) {
    for (std::size_t red = 0; red < 2; ++red) {
      if (!first.seen[blue].intersects(second.cells[red])) continue;
      const CellSet found = others & first.seen[1 - blue] & second.seen[1 - red];
      if (found.empty()) continue;
      losers |= found;
      add_meeting(first.cells[blue], second.cells[red]);
    }
  }
  return report(losers, first, &second);
}

bool ColourFinder::try_multi_2(const Colours& first, const Colours& second) {
  for (std::size_t blue = 0; blue < 2; ++blue) {
    if (!first.seen[blue].intersects(second.cells[0]) ||
        !first.seen[blue].intersects(second.cells[1])) {
      continue;
    }
    add_meeting(first.cells[blue], second.cells[0]);
    add_meeting(first.cells[blue], second.cells[1]);
    if (report(first.cells[blue], first, &second)) return true;
  }
  return false;
}

/// Notes the first house that holds a cell of each set, and not the same one.
void ColourFinder::add_meeting(const CellSet& first, const CellSet& second) {
  if (!search_.wants_evidence()) return;
  for (int house = 0; house < board_.layout().house_count(); ++house) {
    const CellSet& cells = board_.layout().house(house);
    if (!cells.intersects(first) || !cells.intersects(second)) continue;
    if (((first | second) & cells).count() < 2) continue;
    meetings_.push_back({static_cast<HouseIndex>(house)});
    return;
  }
}

bool ColourFinder::report(const CellSet& losers, const Colours& first, const Colours* second) {
  std::vector<StepHouse> houses;
  houses.swap(meetings_);
  if (losers.empty()) return false;
  for (const CellSet& known : results_) {
    if (known == losers) return false;
  }
  results_.push_back(losers);
  Step step;
  step.technique = technique_;
  for (const Cell cell : losers) step.eliminations.push_back({cell, digit_});
  if (search_.wants_evidence()) {
    step.digits.push_back(digit_);
    step.houses.swap(houses);
    const Colours* const sets[] = {&first, second};
    for (std::uint8_t group = 0; group < 2 && sets[group] != nullptr; ++group) {
      for (const Cell cell : sets[group]->all()) {
        const bool is_on = sets[group]->cells[0].contains(cell);
        step.marks.push_back({{cell, digit_}, is_on ? MarkRole::kOn : MarkRole::kOff, group});
      }
    }
  }
  return search_.report(std::move(step));
}

}  // namespace

CellSet seen_by_any(const Layout& layout, const CellSet& cells) {
  CellSet seen;
  for (const Cell cell : cells) seen |= layout.peers(cell);
  return seen;
}

bool find_colouring(Search& search, Technique technique) {
  if (technique == Technique::kRemotePair) return find_remote_pairs(search);
  if (technique == Technique::kThreeDMedusa) return find_medusa(search);
  return ColourFinder(search, technique).run();
}

}  // namespace nonet::human
