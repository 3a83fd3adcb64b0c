#include "core/human/medusa.h"

#include <array>

#include "core/human/colouring.h"

namespace nonet::human {
namespace {

/// A set of cells for each digit; [0] is unused.
using DigitCells = std::array<CellSet, kLargestSize + 1>;

class MedusaFinder {
 public:
  explicit MedusaFinder(Search& search)
      : search_(search), board_(search.board()), layout_(search.layout()) {}

  bool run();

 private:
  void colour(Candidate start);
  void add(Candidate candidate, std::size_t colour);
  bool prepare();
  bool try_rules();
  bool try_twice_in_cell(std::size_t colour);
  bool try_twice_in_house(std::size_t colour);
  bool try_both_in_cell();
  bool try_both_seen();
  bool try_seen_and_in_cell();
  bool try_emptied_cell(std::size_t colour);
  bool report_false(std::size_t colour);
  bool report();
  DigitSet coloured_digits(Cell cell, std::size_t colour) const;
  void start_step();

  Search& search_;
  const Board& board_;
  const Layout& layout_;
  DigitCells visited_{};
  std::vector<Candidate> queue_;
  // The set of colours: its candidates, what they see, and the cells that have one.
  std::array<DigitCells, 2> coloured_, seen_;
  std::array<CellSet, 2> cells_;
  DigitSet digits_;
  Step step_;
};

bool MedusaFinder::run() {
  for (int number = 1; number <= board_.size(); ++number) {
    const Digit digit = static_cast<Digit>(number);
    for (int house = 0; house < layout_.house_count(); ++house) {
      if (board_.place_count(digit, house) != 2) continue;
      const Cell cell = board_.places(digit, house).first();
      if (visited_[digit].contains(cell)) continue;
      colour({cell, digit});
      if (prepare() && try_rules()) return true;
    }
  }
  // Cells with two candidates that no house ties to others make sets of one cell, which say nothing.
  return false;
}

void MedusaFinder::add(Candidate candidate, std::size_t colour) {
  if (visited_[candidate.digit].contains(candidate.cell)) return;
  visited_[candidate.digit].insert(candidate.cell);
  coloured_[colour][candidate.digit].insert(candidate.cell);
  queue_.push_back(candidate);
}

void MedusaFinder::colour(Candidate start) {
  coloured_ = {};
  queue_.clear();
  add(start, 0);
  for (std::size_t next = 0; next < queue_.size(); ++next) {
    const auto [cell, digit] = queue_[next];
    const std::size_t other_colour = coloured_[0][digit].contains(cell) ? 1 : 0;
    for (const HouseIndex house : layout_.cell_houses(cell)) {
      if (board_.place_count(digit, house) != 2) continue;
      CellSet places = board_.places(digit, house);
      places.erase(cell);
      add({places.first(), digit}, other_colour);
    }
    DigitSet others = board_.candidates(cell);
    others.erase(digit);
    if (others.single()) add({cell, others.first()}, other_colour);
  }
}

/// Completes the set; false: it has one digit only.
bool MedusaFinder::prepare() {
  digits_ = {};
  for (const Candidate candidate : queue_) digits_.insert(candidate.digit);
  if (digits_.single()) return false;
  for (std::size_t colour = 0; colour < 2; ++colour) {
    cells_[colour] = {};
    seen_[colour] = {};
    for (DigitSet rest = digits_; !rest.empty();) {
      const Digit digit = rest.pop_first();
      cells_[colour] |= coloured_[colour][digit];
      seen_[colour][digit] = seen_by_any(layout_, coloured_[colour][digit]);
    }
  }
  return true;
}

bool MedusaFinder::try_rules() {
  return try_twice_in_cell(0) || try_twice_in_cell(1) || try_twice_in_house(0) ||
         try_twice_in_house(1) || try_both_in_cell() || try_both_seen() || try_seen_and_in_cell() ||
         try_emptied_cell(0) || try_emptied_cell(1);
}

DigitSet MedusaFinder::coloured_digits(Cell cell, std::size_t colour) const {
  DigitSet found;
  for (DigitSet rest = digits_; !rest.empty();) {
    const Digit digit = rest.pop_first();
    if (coloured_[colour][digit].contains(cell)) found.insert(digit);
  }
  return found;
}

bool MedusaFinder::try_twice_in_cell(std::size_t colour) {
  CellSet once, twice;
  for (DigitSet rest = digits_; !rest.empty();) {
    const CellSet& cells = coloured_[colour][rest.pop_first()];
    twice |= once & cells;
    once |= cells;
  }
  if (twice.empty()) return false;
  start_step();
  const Cell cell = twice.first();
  step_.cells.push_back({CellSet::of(cell), coloured_digits(cell, colour), CellsRole::kPattern});
  return report_false(colour);
}

bool MedusaFinder::try_twice_in_house(std::size_t colour) {
  for (DigitSet rest = digits_; !rest.empty();) {
    const Digit digit = rest.pop_first();
    const CellSet& cells = coloured_[colour][digit];
    if (!cells.intersects(seen_[colour][digit])) continue;
    start_step();
    int house = 0;
    while ((layout_.house(house) & cells).count() < 2) ++house;
    step_.houses.push_back({static_cast<HouseIndex>(house)});
    step_.digits.push_back(digit);
    return report_false(colour);
  }
  return false;
}

bool MedusaFinder::try_both_in_cell() {
  start_step();
  for (const Cell cell : cells_[0] & cells_[1]) {
    const DigitSet coloured = coloured_digits(cell, 0) | coloured_digits(cell, 1);
    DigitSet others = board_.candidates(cell) - coloured;
    if (others.empty()) continue;
    step_.cells.push_back({CellSet::of(cell), coloured, CellsRole::kSet});
    while (!others.empty()) step_.eliminations.push_back({cell, others.pop_first()});
  }
  return report();
}

bool MedusaFinder::try_both_seen() {
  start_step();
  for (DigitSet rest = digits_; !rest.empty();) {
    const Digit digit = rest.pop_first();
    const CellSet seen = board_.places(digit) & seen_[0][digit] & seen_[1][digit];
    for (const Cell cell : seen - coloured_[0][digit] - coloured_[1][digit]) {
      step_.eliminations.push_back({cell, digit});
    }
  }
  return report();
}

bool MedusaFinder::try_seen_and_in_cell() {
  start_step();
  CellSet losing;
  for (DigitSet rest = digits_; !rest.empty();) {
    const Digit digit = rest.pop_first();
    const CellSet seen = (seen_[0][digit] & cells_[1]) | (seen_[1][digit] & cells_[0]);
    for (const Cell cell :
         (board_.places(digit) & seen) - coloured_[0][digit] - coloured_[1][digit]) {
      step_.eliminations.push_back({cell, digit});
      losing.insert(cell);
    }
  }
  for (const Cell cell : losing) {
    step_.cells.push_back({CellSet::of(cell), coloured_digits(cell, 0) | coloured_digits(cell, 1),
                           CellsRole::kPincer});
  }
  return report();
}

bool MedusaFinder::try_emptied_cell(std::size_t colour) {
  CellSet emptied = board_.open() - cells_[0] - cells_[1];
  for (int number = 1; number <= board_.size(); ++number) {
    const Digit digit = static_cast<Digit>(number);
    const CellSet left = board_.places(digit);
    emptied -= digits_.contains(digit) ? left - seen_[colour][digit] : left;
  }
  if (emptied.empty()) return false;
  start_step();
  const Cell cell = emptied.first();
  step_.cells.push_back({CellSet::of(cell), board_.candidates(cell), CellsRole::kPivot});
  return report_false(colour);
}

bool MedusaFinder::report_false(std::size_t colour) {
  for (const Candidate candidate : queue_) {
    if (coloured_[colour][candidate.digit].contains(candidate.cell)) {
      step_.eliminations.push_back(candidate);
    }
  }
  return report();
}

void MedusaFinder::start_step() {
  step_ = {};
  step_.technique = Technique::kThreeDMedusa;
}

bool MedusaFinder::report() {
  if (step_.eliminations.empty()) return false;
  if (search_.wants_evidence()) {
    if (step_.digits.empty()) {
      for (DigitSet rest = digits_; !rest.empty();) step_.digits.push_back(rest.pop_first());
    }
    for (const Candidate candidate : queue_) {
      const bool is_on = coloured_[0][candidate.digit].contains(candidate.cell);
      step_.marks.push_back({candidate, is_on ? MarkRole::kOn : MarkRole::kOff});
    }
  }
  return search_.report(std::move(step_));
}

}  // namespace

bool find_medusa(Search& search) {
  return MedusaFinder(search).run();
}

}  // namespace nonet::human
