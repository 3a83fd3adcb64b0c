#include "core/model/derive_sums.h"

#include <algorithm>
#include <array>
#include <cstdint>
#include <optional>
#include <utility>

#include "core/base/sort.h"
#include "core/model/different_groups.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

constexpr std::size_t kMostUnions = 200;
constexpr std::size_t kMostHouses = 4;    // of a union
constexpr std::size_t kMostCages = 1000;  // the first; a puzzle may list a hundred times as many
// A sum of more than a few terms removes nothing before most of its cells are known, unless its total is near the least or
// the greatest that the terms can make: within 1 / kTight of what lies between these.
constexpr std::size_t kFewTerms = 5, kMostTerms = 12;
constexpr int kTight = 7;
// Sums of fewer cells are left to unions of houses. Of long ones, the first so many are added up.
constexpr std::size_t kLong = 6, kMostLong = 40;

/// Cells whose sum is known.
struct Cage {
  std::vector<Cell> cells;
  int sum;
};

int sum_of(DigitSet digits, const Model& model) {
  int sum = 0;
  while (!digits.empty()) sum += model.value(digits.pop_first());
  return sum;
}

std::optional<Cage> cage_of(const Rule& rule, const Model& model) {
  if (const auto* set = std::get_if<ValueSet>(&rule); set != nullptr && !set->sets->empty()) {
    const int sum = sum_of(set->sets->front(), model);
    const bool is_same = std::all_of(set->sets->begin(), set->sets->end(),
                                     [&](DigitSet digits) { return sum_of(digits, model) == sum; });
    if (is_same) return Cage{set->cells, sum};
  }
  if (const auto* sum = std::get_if<Sum>(&rule)) {
    Cage cage{{}, sum->total};
    for (const Sum::Term& term : sum->terms) {
      if (term.factor != 1) return std::nullopt;
      cage.cells.push_back(term.cell);
    }
    return cage;
  }
  return std::nullopt;
}

/// Houses that share no cell, in ascending order.
struct Houses {
  std::array<std::uint16_t, kMostHouses> numbers{};
  std::size_t count = 0;

  Houses with(std::size_t house) const {
    Houses more = *this;
    insert_sorted(more.numbers, 0, more.count++, static_cast<std::uint16_t>(house));
    return more;
  }
  const std::uint16_t* begin() const { return numbers.data(); }
  const std::uint16_t* end() const { return numbers.data() + count; }
  /// Another number for other houses: of more than one, the last is not 0.
  std::uint64_t key() const {
    std::uint64_t key = 0;
    for (const std::uint16_t house : numbers) key = key << 16 | house;
    return key;
  }
};

class Derivation {
 public:
  Derivation(Model& model, std::vector<Cage> cages)
      : model_(model),
        differences_(model),
        houses_(houses_of(model)),
        cages_(std::move(cages)),
        house_sum_(sum_of(DigitSet::up_to(model.value_count), model)),
        is_inside_(model.domains.size(), 0),
        is_covered_(model.domains.size(), 0) {
    for (auto& house : houses_) sort_small(house);
  }

  void run() {
    count_cells();
    // Unions grow by houses that a cage leads to.
    std::vector<Houses> unions;
    std::vector<std::uint64_t> keys;  // of those of several houses
    for (std::size_t house = 0; house < houses_.size() && house < kMostUnions; ++house) {
      unions.push_back(Houses().with(house));
    }
    for (std::size_t i = 0; i < unions.size(); ++i) {
      const Houses houses = unions[i];
      derive(houses);
      if (houses.count == kMostHouses) continue;
      for (std::size_t house = 0; house < houses_.size() && unions.size() < kMostUnions; ++house) {
        if (!can_join(house)) continue;
        const Houses more = houses.with(house);
        if (std::find(keys.begin(), keys.end(), more.key()) != keys.end()) continue;
        keys.push_back(more.key());
        unions.push_back(more);
      }
    }
    add_up();
  }

 private:
  struct Bounds {
    int least = 0, most = 0;
  };

  /// Cages whose sums are added up, and between what these must lie. The slack is how far the total is from the nearer of both.
  struct Union {
    std::vector<Sum::Term> terms;
    int total;
    Bounds bounds;
    int slack() const { return std::min(total - bounds.least, bounds.most - total); }
  };

  Union union_of(std::vector<Sum::Term> terms, int total) const {
    sort_terms(terms);
    const Bounds bounds = bounds_of(terms);
    return {std::move(terms), total, bounds};
  }

  /// Adds up long sums where that leaves less slack than they have alone, because cells of one must differ from cells of another:
  /// always the two that save most, until none do.
  void add_up() {
    std::vector<Union> unions;
    for (const Cage& cage : cages_) {
      if (cage.cells.size() < kLong || unions.size() == kMostLong) continue;
      std::vector<Sum::Term> terms;
      for (const Cell cell : cage.cells) terms.push_back({cell, 1});
      unions.push_back(union_of(std::move(terms), cage.sum));
    }
    struct Pair {
      std::size_t one, other;
      int saved;
    };
    std::vector<Pair> pairs;
    std::vector<std::uint8_t> is_used(unions.size(), 0);
    const auto try_pairs = [&](std::size_t last) {
      for (std::size_t i = 0; i < last; ++i) {
        if (is_used[i] != 0 || share_cells(unions[i], unions[last])) continue;
        const int saved =
            unions[i].slack() + unions[last].slack() - both_of(unions[i], unions[last]).slack();
        if (saved > 0) pairs.push_back({i, last, saved});
      }
    };
    for (std::size_t i = 1; i < unions.size(); ++i) try_pairs(i);
    for (;;) {
      std::erase_if(pairs, [&](const Pair& pair) {
        return is_used[pair.one] != 0 || is_used[pair.other] != 0;
      });
      if (pairs.empty()) return;
      const auto best = std::max_element(
          pairs.begin(), pairs.end(),
          [](const Pair& one, const Pair& other) { return one.saved < other.saved; });
      is_used[best->one] = is_used[best->other] = 1;
      unions.push_back(both_of(unions[best->one], unions[best->other]));
      is_used.push_back(0);
      if (is_tight(unions.back())) add(unions.back().terms, unions.back().total);
      try_pairs(unions.size() - 1);
    }
  }

  Union both_of(const Union& one, const Union& other) const {
    std::vector<Sum::Term> terms = one.terms;
    terms.insert(terms.end(), other.terms.begin(), other.terms.end());
    return union_of(std::move(terms), one.total + other.total);
  }

  static bool share_cells(const Union& one, const Union& other) {
    return std::any_of(one.terms.begin(), one.terms.end(), [&](const Sum::Term& term) {
      return std::any_of(other.terms.begin(), other.terms.end(),
                         [&](const Sum::Term& same) { return same.cell == term.cell; });
    });
  }

  void enter(const Houses& houses) {
    std::fill(is_inside_.begin(), is_inside_.end(), std::uint8_t{0});
    for (const std::size_t house : houses) {
      for (const Cell cell : houses_[house]) is_inside_[cell] = 1;
    }
  }

  /// How many cells each cage has in each house.
  void count_cells() {
    for (std::size_t house = 0; house < houses_.size(); ++house) {
      enter(Houses().with(house));
      for (const Cage& cage : cages_) {
        std::uint16_t count = 0;
        for (const Cell cell : cage.cells) count += is_inside_[cell];
        cells_in_.push_back(count);
      }
    }
    for (const Cage& cage : cages_) {
      for (const Cell cell : cage.cells) {
        cages_share_cells_ |= is_covered_[cell] != 0;
        is_covered_[cell] = 1;
      }
    }
    insides_.resize(cages_.size());
  }

  /// It shares no cell with the houses that derive() was called for last, and a cage has cells of both.
  bool can_join(std::size_t house) const {
    const auto& cells = houses_[house];
    if (std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return is_inside_[cell] != 0; })) {
      return false;
    }
    bool is_near = false;
    for (std::size_t i = 0; i < insides_.size(); ++i) {
      is_near |= insides_[i] != 0 && cells_in_[house * insides_.size() + i] != 0;
    }
    return is_near;
  }

  /// How many terms derive() finds if no two cages share a cell: of each cage what sticks out, or else what lies inside if that is less;
  /// and each cell in no cage.
  std::size_t terms_left_by(const Houses& houses) const {
    std::size_t count = 0, cells_in_cages = 0;
    for (std::size_t i = 0; i < cages_.size(); ++i) {
      const std::size_t inside = insides_[i], outside = cages_[i].cells.size() - inside;
      count += std::min(inside, outside);
      cells_in_cages += inside;
    }
    return count + houses.count * static_cast<std::size_t>(model_.value_count) - cells_in_cages;
  }

  /// The sum of the cells that cages leave of the houses, or stick out with. Of two cages that share a cell, only one is used.
  void derive(const Houses& houses) {
    enter(houses);
    std::fill(insides_.begin(), insides_.end(), std::uint16_t{0});
    for (const std::size_t house : houses) {
      const std::uint16_t* cells_in = &cells_in_[house * insides_.size()];
      for (std::size_t i = 0; i < insides_.size(); ++i) insides_[i] += cells_in[i];
    }
    if (!cages_share_cells_ && terms_left_by(houses) > kMostTerms) return;
    std::fill(is_covered_.begin(), is_covered_.end(), std::uint8_t{0});
    int total = static_cast<int>(houses.count) * house_sum_;
    std::vector<Sum::Term> terms;
    bool uses_cages = false;
    // Those that lie inside first.
    for (const bool sticks_out : {false, true}) {
      for (std::size_t i = 0; i < cages_.size(); ++i) {
        const Cage& cage = cages_[i];
        const std::size_t inside = insides_[i], outside = cage.cells.size() - inside;
        if (inside == 0 || (outside > 0) != sticks_out || outside > inside) continue;
        if (std::any_of(cage.cells.begin(), cage.cells.end(),
                        [&](Cell cell) { return is_covered_[cell] != 0; })) {
          continue;
        }
        uses_cages = true;
        total -= cage.sum;
        for (const Cell cell : cage.cells) {
          is_covered_[cell] = 1;
          if (is_inside_[cell] == 0) terms.push_back({cell, -1});
        }
        if (terms.size() > kMostTerms) return;
      }
    }
    if (!uses_cages) return;
    for (const std::size_t house : houses) {
      for (const Cell cell : houses_[house]) {
        if (is_covered_[cell] == 0) terms.push_back({cell, 1});
      }
    }
    if (terms.empty() || terms.size() > kMostTerms) return;
    if (terms.size() <= kFewTerms || is_tight(union_of(terms, total))) add(std::move(terms), total);
  }

  /// Between what the terms' sums lie, as different_groups() shows.
  Bounds bounds_of(const std::vector<Sum::Term>& terms) const {
    Bounds all;
    for (const auto& group : different_groups(terms, differences_)) {
      const int count = static_cast<int>(group.size());
      const int low = count * model_.first_value + count * (count - 1) / 2;
      const int high = low + count * (model_.value_count - count);
      const int factor = group.front().factor;
      all.least += factor > 0 ? low : -high;
      all.most += factor > 0 ? high : -low;
    }
    return all;
  }

  static bool is_tight(const Union& sums) {
    return kTight * sums.slack() < sums.bounds.most - sums.bounds.least;
  }

  void add(std::vector<Sum::Term> terms, int total) {
    if (std::all_of(terms.begin(), terms.end(),
                    [](const Sum::Term& term) { return term.factor < 0; })) {
      for (Sum::Term& term : terms) term.factor = 1;
      total = -total;
    }
    sort_terms(terms);
    const auto is_same = [&](const Sum& sum) {
      return sum.total == total &&
             std::equal(sum.terms.begin(), sum.terms.end(), terms.begin(), terms.end(),
                        [](const Sum::Term& one, const Sum::Term& other) {
                          return one.cell == other.cell && one.factor == other.factor;
                        });
    };
    if (std::any_of(added_.begin(), added_.end(), is_same)) return;
    added_.push_back({terms, total});
    // Cells of one house have different digits, so which digits they can be is known.
    const bool is_one_cage =
        std::all_of(terms.begin(), terms.end(),
                    [](const Sum::Term& term) { return term.factor == 1; }) &&
        std::any_of(houses_.begin(), houses_.end(), [&](const std::vector<Cell>& house) {
          return std::all_of(terms.begin(), terms.end(), [&](const Sum::Term& term) {
            return std::binary_search(house.begin(), house.end(), term.cell);
          });
        });
    if (!is_one_cage) {
      add_sum(std::move(terms), total, model_.rules);
      return;
    }
    std::vector<Cell> cells;
    for (const Sum::Term& term : terms) cells.push_back(term.cell);
    Board board;
    board.value_count = model_.value_count;
    board.first_value = model_.first_value;
    add_different_with_sum(cells, total, board, model_.rules);
  }

  Model& model_;
  const Differences differences_;
  std::vector<std::vector<Cell>> houses_;
  std::vector<Cage> cages_;
  const int house_sum_;
  bool cages_share_cells_ = false;
  // How many cells a cage has in a house: all cages of the first house, then of the next; and in the houses in question.
  std::vector<std::uint16_t> cells_in_, insides_;
  std::vector<std::uint8_t> is_inside_, is_covered_;  // of each cell
  std::vector<Sum> added_;
};

}  // namespace

void derive_sums(Model& model) {
  std::vector<Cage> cages;
  for (const Rule& rule : model.rules) {
    if (cages.size() == kMostCages) break;
    if (auto cage = cage_of(rule, model)) cages.push_back(std::move(*cage));
  }
  if (!cages.empty()) Derivation(model, std::move(cages)).run();
}

}  // namespace nonet
