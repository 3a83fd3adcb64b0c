#include "core/human/singles.h"

#include <array>

namespace nonet::human {
namespace {

/// Gathers singles until there is no more room for them.
class Gathering {
 public:
  explicit Gathering(std::span<Single> out) : out_(out) {}
  /// Returns true when that was the last that fits.
  bool add(const Single& single) {
    out_[count_++] = single;
    return count_ == out_.size();
  }
  int count() const { return static_cast<int>(count_); }

 private:
  std::span<Single> out_;
  std::size_t count_ = 0;
};

/// The index of a house in which the cell alone is open; −1: there is none.
int full_house_of(const Board& board, Cell cell) {
  if (board.nearly_full_houses() == 0) return -1;
  for (const HouseIndex house : board.layout().cell_houses(cell)) {
    if (board.open_count(house) == 1) return house;
  }
  return -1;
}

void gather_full_houses(const Board& board, Gathering& found) {
  CellSet cells;
  for (std::uint64_t houses = board.nearly_full_houses(); houses != 0; houses &= houses - 1) {
    cells.insert((board.layout().house(std::countr_zero(houses)) & board.open()).first());
  }
  for (const Cell cell : cells& board.naked_singles()) {
    if (found.add({cell, board.candidates(cell).first(), full_house_of(board, cell)})) return;
  }
}

void gather_naked_singles(const Board& board, Gathering& found) {
  for (const Cell cell : board.naked_singles()) {
    if (full_house_of(board, cell) >= 0) continue;
    if (found.add({cell, board.candidates(cell).first(), -1})) return;
  }
}

/// Whether the digit has one place, this cell, in a house that comes before `house`: boxes and regions, which stand last
/// in the list of houses, come first.
bool is_known_before(const Board& board, const Single& single) {
  const int lines = 2 * board.size();
  for (const HouseIndex house : board.layout().cell_houses(single.cell)) {
    const bool is_before =
        (house < lines) == (single.house < lines) ? house < single.house : single.house < lines;
    if (is_before && board.hidden_singles(house).contains(single.digit)) return true;
  }
  return false;
}

void gather_hidden_singles(const Board& board, Gathering& found) {
  const std::uint64_t lines = (std::uint64_t{1} << 2 * board.size()) - 1;
  const std::uint64_t all = board.houses_with_hidden_singles();
  for (const std::uint64_t part : {all & ~lines, all & lines}) {
    for (std::uint64_t houses = part; houses != 0; houses &= houses - 1) {
      const int house = std::countr_zero(houses);
      DigitSet digits = board.hidden_singles(house);
      while (!digits.empty()) {
        const Digit digit = digits.pop_first();
        const Single single{board.places(digit, house).first(), digit, house};
        if (full_house_of(board, single.cell) >= 0 || is_known_before(board, single)) continue;
        if (found.add(single)) return;
      }
    }
  }
}

}  // namespace

int singles_of(const Board& board, Technique technique, std::span<Single> out) {
  Gathering found(out);
  switch (technique) {
    case Technique::kFullHouse:
      gather_full_houses(board, found);
      break;
    case Technique::kNakedSingle:
      gather_naked_singles(board, found);
      break;
    default:
      gather_hidden_singles(board, found);
  }
  return found.count();
}

void write_single(Step& step, Technique technique, const Single& single, bool wants_evidence) {
  const Candidate candidate{single.cell, single.digit};
  step.technique = technique;
  step.placements.assign(1, candidate);
  if (!wants_evidence) return;
  step.digits.assign(1, single.digit);
  step.marks.assign(1, {candidate, MarkRole::kPattern});
  step.houses.clear();
  if (single.house >= 0) step.houses.push_back({static_cast<HouseIndex>(single.house)});
}

bool find_singles(Search& search, Technique technique) {
  // A cell has one single of a technique at most, except on a contradictory board.
  std::array<Single, kMostCells> found;
  const int count = singles_of(search.board(), technique, found);
  for (int i = 0; i < count; ++i) {
    Step step;
    write_single(step, technique, found[static_cast<std::size_t>(i)], search.wants_evidence());
    if (search.report(std::move(step))) return true;
  }
  return false;
}

}  // namespace nonet::human
