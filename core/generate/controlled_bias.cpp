#include "core/generate/controlled_bias.h"

#include <algorithm>
#include <array>
#include <numeric>
#include <optional>
#include <span>
#include <utility>

#include "core/classic/kernel.h"
#include "core/engine/search.h"
#include "core/generate/full_grid.h"
#include "core/generate/unavoidable.h"
#include "core/generate/uniform_grid.h"

namespace nonet::generate {
namespace {

constexpr std::size_t kTries = 64;
/// Tries whose puzzles are searched in one call of the 9×9 engine.
constexpr std::size_t kLanes = 16;
constexpr std::size_t kMostCells = 81;

constexpr Bits81 without(const Bits81& from, const Bits81& taken) {
  return {from.low & ~taken.low, from.high & ~taken.high};
}

constexpr Bits81 joined(const Bits81& a, const Bits81& b) {
  return {a.low | b.low, a.high | b.high};
}

/// A full grid, an order of its cells, and what is known of where the order ends.
class Try {
 public:
  std::array<Digit, kMostCells> solution;
  std::array<std::uint8_t, kMostCells> order;  // the cells, as they are emptied

  /// Begins, with the grid and order as they are now.
  void start(std::size_t number, std::size_t cells) {
    number_ = number;
    cells_ = cells;
    for (std::size_t i = 0; i < cells; ++i) turn_[order[i]] = static_cast<std::uint8_t>(i);
    sets_.clear();
    givens_ = needed_ = {};
    emptied_ = cells;
    keep_from(cells / 2);
  }

  /// The puzzle whose other solutions are asked for next.
  Bits81 puzzle() {
    other_ = {};
    omitted_.reset();
    if (sets_.empty()) return givens_;
    Bits81 open = without(givens_, needed_);
    if (open.empty()) return givens_;
    omitted_ = open.pop_first();
    Bits81 one;
    one.insert(*omitted_);
    return without(givens_, one);
  }

  /// Takes a solution of that puzzle, in digits from `zero`; returns whether it is the grid itself.
  template <class Cells>
  bool compare(const Cells& cells, int zero) {
    for (std::size_t cell = 0; cell < cells_; ++cell) {
      if (cells[cell] - zero != solution[cell]) other_.insert(static_cast<int>(cell));
    }
    return other_.empty();
  }

  /// Draws the conclusion of the search; returns whether another one is needed.
  bool goes_on() {
    if (!other_.empty()) {
      sets_.push_back(other_);
      if (other_.meets(givens_)) {
        needed_.insert(*omitted_);
      } else {
        bound(other_);
      }
      return true;
    }
    if (!sets_.empty() || emptied_ == cells_) return false;
    // No bound yet: more of the cells go.
    const std::size_t next = std::min(emptied_ + std::max<std::size_t>(1, cells_ / 16), cells_);
    givens_ = {};
    emptied_ = cells_;
    keep_from(next);
    return true;
  }

  // After the last search:
  std::size_t number() const { return number_; }
  /// The order leads to a minimal puzzle with the cells `givens()`.
  bool has_succeeded() const { return !omitted_; }
  Bits81 givens() const { return givens_; }

 private:
  /// Only cells before this turn are emptied.
  void keep_from(std::size_t turn) {
    while (emptied_ > turn) givens_.insert(order[--emptied_]);
  }

  /// Keeps the last cell of this set and those after it.
  void bound(Bits81 set) {
    std::size_t last = 0;
    while (!set.empty()) {
      last = std::max<std::size_t>(last, turn_[static_cast<std::size_t>(set.pop_first())]);
    }
    keep_from(last);
    needed_ = {};
    for (const Bits81& each : sets_) {
      const Bits81 hit{each.low & givens_.low, each.high & givens_.high};
      if (hit.count() == 1) needed_ = joined(needed_, hit);
    }
  }

  std::size_t number_ = 0;
  std::size_t cells_ = 0;
  std::array<std::uint8_t, kMostCells> turn_;  // of each cell in the order
  std::vector<Bits81> sets_;                   // unavoidable ones; without any, there is no bound
  std::size_t emptied_ = 0;                    // at most so many; where there is no bound: tried
  Bits81 givens_;                              // the other cells
  Bits81 needed_;                              // of these, each the only one of some set
  std::optional<int> omitted_;                 // the given without which the puzzle is searched
  Bits81 other_;                               // where another solution differs
};

}  // namespace

class ControlledBias::Tries final : public classic::Listener {
 public:
  explicit Tries(const std::shared_ptr<const Geometry>& geometry)
      : size_(geometry->size()),
        cells_(static_cast<std::size_t>(geometry->cell_count())),
        grids_(geometry),
        engine_(geometry) {}

  bool run(Random& random, std::vector<Digit>& solution, std::vector<Digit>& givens) {
    const std::size_t lanes = is_plain() ? kLanes : 1;
    std::size_t active = 0, begun = 0, end = kTries;  // those from `end` on are of no use
    while (active < lanes) start(random, tries_[active++], begun++);
    while (active > 0) {
      search(active);
      for (std::size_t i = active; i-- > 0;) {
        Try& one = tries_[i];
        if (one.number() < end) {
          if (one.goes_on()) continue;
          if (one.has_succeeded()) {
            end = one.number();
            take(one, solution, givens);
          }
        }
        if (begun < end) {
          start(random, one, begun++);
        } else if (--active > i) {
          std::swap(one, tries_[active]);
        }
      }
    }
    return end < kTries;
  }

  bool solution(std::size_t puzzle, const char* cells) override {
    return tries_[puzzle].compare(cells, '0');
  }

 private:
  bool is_plain() const { return size_ == 9; }

  void start(Random& random, Try& one, std::size_t number) {
    if (is_plain()) {
      one.solution = uniform_grid(random);
    } else {
      grids_.next(random, grid_);
      std::copy(grid_.begin(), grid_.end(), one.solution.begin());
    }
    const auto order = std::span(one.order).first(cells_);
    std::iota(order.begin(), order.end(), std::uint8_t{0});
    random.shuffle(order);
    one.start(number, cells_);
  }

  void take(const Try& one, std::vector<Digit>& solution, std::vector<Digit>& givens) const {
    const auto digits = std::span(one.solution).first(cells_);
    solution.assign(digits.begin(), digits.end());
    givens.assign(cells_, 0);
    for (Bits81 left = one.givens(); !left.empty();) {
      const auto cell = static_cast<std::size_t>(left.pop_first());
      givens[cell] = digits[cell];
    }
  }

  /// Looks for another solution of the puzzles of so many tries.
  void search(std::size_t count) {
    if (!is_plain()) {
      for (std::size_t i = 0; i < count; ++i) search_other(tries_[i]);
      return;
    }
    for (std::size_t i = 0; i < count; ++i) {
      char* const text = &texts_[i * kMostCells];
      std::fill_n(text, kMostCells, '.');
      for (Bits81 left = tries_[i].puzzle(); !left.empty();) {
        const auto cell = static_cast<std::size_t>(left.pop_first());
        text[cell] = static_cast<char>('0' + tries_[i].solution[cell]);
      }
    }
    classic::Job job;
    job.puzzles = texts_.data();
    job.count = count;
    job.answers = answers_.data();
    job.listener = this;
    classic::best_kernel().many(job);
  }

  void search_other(Try& one) {
    candidates_.assign(cells_, DigitSet::up_to(size_));
    for (Bits81 left = one.puzzle(); !left.empty();) {
      const auto cell = static_cast<std::size_t>(left.pop_first());
      candidates_[cell] = DigitSet::of(one.solution[cell]);
    }
    engine_.start(candidates_, 2);
    engine_.resume(UINT64_MAX, [&](std::span<const Digit> found) { return one.compare(found, 0); });
  }

  const int size_;
  const std::size_t cells_;
  std::array<Try, kLanes> tries_;
  std::array<char, kLanes * kMostCells> texts_;
  std::array<classic::Answer, kLanes> answers_;
  // Of other sizes than 9×9, which are searched one by one:
  FullGrids grids_;
  GeneralEngine engine_;
  std::vector<Digit> grid_;
  std::vector<DigitSet> candidates_;
};

ControlledBias::ControlledBias(const std::shared_ptr<const Geometry>& geometry)
    : tries_(std::make_unique<Tries>(geometry)) {}
ControlledBias::~ControlledBias() = default;

bool ControlledBias::next(Random& random, std::vector<Digit>& solution,
                          std::vector<Digit>& givens) {
  return tries_->run(random, solution, givens);
}

double controlled_bias_weight(int cells, int givens) {
  double weight = 1;
  for (int i = 1; i <= givens; ++i) weight = weight * (cells - givens + i) / i;
  return weight;
}

}  // namespace nonet::generate
