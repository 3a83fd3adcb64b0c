#include "core/model/derive_sums.h"

#include <algorithm>
#include <optional>
#include <set>
#include <utility>

#include "core/base/sort.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

constexpr std::size_t kMostUnions = 400;
constexpr std::size_t kMostHouses = 4;  // of a union
// A sum of more than a few terms removes nothing before most of its cells are known, unless its total is near the least or
// the greatest that the terms can make: within 1 / kTight of what lies between these.
constexpr std::size_t kFewTerms = 5, kMostTerms = 12;
constexpr int kTight = 7;

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

class Derivation {
 public:
  explicit Derivation(Model& model)
      : model_(model),
        houses_(houses_of(model)),
        is_inside_(model.domains.size(), 0),
        is_covered_(model.domains.size(), 0) {
    for (const Rule& rule : model.rules) {
      if (auto cage = cage_of(rule, model)) cages_.push_back(std::move(*cage));
    }
    for (auto& house : houses_) sort_small(house);
  }

  void run() {
    if (cages_.empty()) return;
    // Unions grow by houses that a cage leads to.
    std::set<std::vector<std::size_t>> seen;
    std::vector<std::vector<std::size_t>> unions;
    const auto add = [&](std::vector<std::size_t> houses) {
      sort_small(houses);
      if (unions.size() < kMostUnions && seen.insert(houses).second)
        unions.push_back(std::move(houses));
    };
    for (std::size_t house = 0; house < houses_.size(); ++house) add({house});
    for (std::size_t i = 0; i < unions.size(); ++i) {
      const std::vector<std::size_t> houses = unions[i];
      enter(houses);
      derive(static_cast<int>(houses.size()));
      if (houses.size() == kMostHouses) continue;
      for (std::size_t house = 0; house < houses_.size(); ++house) {
        if (!can_join(house)) continue;
        std::vector<std::size_t> more = houses;
        more.push_back(house);
        add(std::move(more));
      }
    }
  }

 private:
  void enter(const std::vector<std::size_t>& houses) {
    std::fill(is_inside_.begin(), is_inside_.end(), std::uint8_t{0});
    for (const std::size_t house : houses) {
      for (const Cell cell : houses_[house]) is_inside_[cell] = 1;
    }
  }

  /// It shares no cell with the union, and a cage has cells of both.
  bool can_join(std::size_t house) const {
    const auto& cells = houses_[house];
    if (std::any_of(cells.begin(), cells.end(), [&](Cell cell) { return is_inside_[cell] != 0; })) {
      return false;
    }
    return std::any_of(cages_.begin(), cages_.end(), [&](const Cage& cage) {
      const auto is_in_house = [&](Cell cell) {
        return std::binary_search(cells.begin(), cells.end(), cell);
      };
      return count_inside(cage) > 0 &&
             std::any_of(cage.cells.begin(), cage.cells.end(), is_in_house);
    });
  }

  std::size_t count_inside(const Cage& cage) const {
    return static_cast<std::size_t>(std::count_if(
        cage.cells.begin(), cage.cells.end(), [&](Cell cell) { return is_inside_[cell] != 0; }));
  }

  /// The sum of the cells that cages leave of the union, or stick out with. Of two cages that share a cell, only one is used.
  void derive(int houses) {
    std::fill(is_covered_.begin(), is_covered_.end(), std::uint8_t{0});
    int total = houses * sum_of(DigitSet::up_to(model_.value_count), model_);
    std::vector<Sum::Term> terms;
    bool uses_cages = false;
    // Those that lie inside first.
    for (const bool sticks_out : {false, true}) {
      for (const Cage& cage : cages_) {
        const std::size_t inside = count_inside(cage), outside = cage.cells.size() - inside;
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
      }
    }
    if (!uses_cages) return;
    for (std::size_t cell = 0; cell < is_inside_.size(); ++cell) {
      if (is_inside_[cell] != 0 && is_covered_[cell] == 0)
        terms.push_back({static_cast<Cell>(cell), 1});
    }
    if (terms.empty() || terms.size() > kMostTerms) return;
    if (terms.size() <= kFewTerms || is_tight(terms, total)) add(std::move(terms), total);
  }

  /// Whether the total is near the least or the greatest sum of the terms, with different digits where a house has several of them.
  bool is_tight(std::vector<Sum::Term> left, int total) const {
    int least = 0, most = 0;
    while (!left.empty()) {
      const Sum::Term first = left.front();
      std::vector<Cell> group;
      std::erase_if(left, [&](const Sum::Term& term) {
        const bool joins = term.factor == first.factor && share_houses(group, term.cell);
        if (joins) group.push_back(term.cell);
        return joins;
      });
      const int count = static_cast<int>(group.size());
      const int low = count * model_.first_value + count * (count - 1) / 2;
      const int high = low + count * (model_.value_count - count);
      least += first.factor > 0 ? low : -high;
      most += first.factor > 0 ? high : -low;
    }
    return kTight * std::min(total - least, most - total) < most - least;
  }

  /// Whether each of the cells is in some house with this one.
  bool share_houses(const std::vector<Cell>& cells, Cell one) const {
    return std::all_of(cells.begin(), cells.end(), [&](Cell cell) {
      return std::any_of(houses_.begin(), houses_.end(), [&](const std::vector<Cell>& house) {
        return std::binary_search(house.begin(), house.end(), cell) &&
               std::binary_search(house.begin(), house.end(), one);
      });
    });
  }

  void add(std::vector<Sum::Term> terms, int total) {
    if (std::all_of(terms.begin(), terms.end(),
                    [](const Sum::Term& term) { return term.factor < 0; })) {
      for (Sum::Term& term : terms) term.factor = 1;
      total = -total;
    }
    sort_terms(terms);
    std::vector<int> key{total};
    for (const Sum::Term& term : terms) {
      key.push_back(term.cell);
      key.push_back(term.factor);
    }
    if (!added_.insert(key).second) return;
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
  std::vector<std::vector<Cell>> houses_;
  std::vector<Cage> cages_;
  std::vector<std::uint8_t> is_inside_, is_covered_;  // of each cell
  std::set<std::vector<int>> added_;
};

}  // namespace

void derive_sums(Model& model) {
  Derivation(model).run();
}

}  // namespace nonet
