#include "core/model/model.h"

#include <algorithm>
#include <array>
#include <utility>

#include "core/base/sort.h"

namespace nonet {
namespace {

struct Holds {
  const Model& model;
  const std::vector<Digit>& digits;

  bool operator()(const Distinct& rule) const { return are_different(rule.cells); }
  bool operator()(const Relation& rule) const {
    return rule.table->allowed[digits[rule.first] - 1u].contains(digits[rule.second]);
  }
  bool operator()(const Sum& rule) const {
    std::int64_t sum = 0;
    for (const auto& term : rule.terms) {
      sum += std::int64_t{term.factor} * model.value(digits[term.cell]);
    }
    return sum == rule.total;
  }
  bool operator()(const ValueSet& rule) const {
    DigitSet seen;
    for (const Cell cell : rule.cells) seen.insert(digits[cell]);
    return are_different(rule.cells) &&
           std::find(rule.sets->begin(), rule.sets->end(), seen) != rule.sets->end();
  }
  bool operator()(const Count& rule) const {
    const auto count = std::count_if(rule.cells.begin(), rule.cells.end(),
                                     [&](Cell cell) { return rule.digits.contains(digits[cell]); });
    return (rule.counts >> count & 1) != 0;
  }
  bool operator()(const SelfCount& rule) const {
    return std::all_of(rule.cells.begin(), rule.cells.end(), [&](Cell cell) {
      const auto count = std::count_if(rule.cells.begin(), rule.cells.end(),
                                       [&](Cell other) { return digits[other] == digits[cell]; });
      return count == model.value(digits[cell]);
    });
  }
  bool operator()(const Same& rule) const {
    const auto sorted = [&](const std::vector<Cell>& cells) {
      std::vector<Digit> list;
      for (const Cell cell : cells) list.push_back(digits[cell]);
      sort_small(list);
      return list;
    };
    return sorted(rule.first) == sorted(rule.second);
  }
  bool operator()(const Automaton& rule) const {
    const AutomatonTable& table = *rule.table;
    std::vector<std::uint8_t> now(table.state_count, 0);
    for (const auto state : table.start) now[state] = 1;
    for (const Cell cell : rule.cells) {
      std::vector<std::uint8_t> next(table.state_count, 0);
      for (const auto& edge : table.edges) {
        if (now[edge.from] != 0 && edge.digits.contains(digits[cell])) next[edge.to] = 1;
      }
      now = next;
    }
    for (std::uint32_t state = 0; state < table.state_count; ++state) {
      if (now[state] != 0 && table.accepts[state] != 0) return true;
    }
    return false;
  }
  bool operator()(const Any& rule) const {
    return std::any_of(rule.alternatives.begin(), rule.alternatives.end(), [&](const Rules& rules) {
      return std::all_of(rules.begin(), rules.end(),
                         [&](const Rule& part) { return nonet::holds(part, model, digits); });
    });
  }
  bool operator()(const CountDistinct& rule) const {
    DigitSet seen;
    for (const Cell cell : rule.cells) seen.insert(digits[cell]);
    return seen.count() == model.value(digits[rule.count]);
  }
  bool operator()(const RunLengths& rule) const {
    int length = rule.base;
    for (const auto& arm : rule.arms) {
      for (std::size_t i = 0; i < arm.size() && digits[arm[i]] == digits[rule.start]; ++i) ++length;
    }
    return length == model.value(digits[rule.count]);
  }
  bool operator()(const Rank& rule) const {
    const auto word = [&](const std::vector<Cell>& cells) {
      std::vector<Digit> list;
      for (const Cell cell : cells) list.push_back(digits[cell]);
      return list;
    };
    int less = 0, equal = 0;
    for (const auto& other : rule.others) {
      less += word(other) < word(rule.line);
      equal += word(other) == word(rule.line);
    }
    return less == rule.rank - 1 && (rule.may_tie || equal == 0);
  }
  bool operator()(const DistinctPairs& rule) const {
    std::array<DigitSet, kMaxSize + 1> seen;  // by the first digit, the second ones
    for (std::size_t i = 0; i < rule.first.size(); ++i) {
      DigitSet& with = seen[digits[rule.first[i]]];
      if (with.contains(digits[rule.second[i]])) return false;
      with.insert(digits[rule.second[i]]);
    }
    return true;
  }
  bool operator()(const Connected& rule) const {
    std::vector<std::pair<std::size_t, std::size_t>> left;
    for (std::size_t row = 0; row < rule.rows.size(); ++row) {
      for (std::size_t column = 0; column < rule.rows[row].size(); ++column) {
        if (rule.digits.contains(digits[rule.rows[row][column]])) left.emplace_back(row, column);
      }
    }
    if (left.empty() || (rule.size != 0 && left.size() != static_cast<std::size_t>(rule.size)))
      return false;
    std::vector<std::pair<std::size_t, std::size_t>> open{left.back()};
    left.pop_back();
    while (!open.empty()) {
      const auto [row, column] = open.back();
      open.pop_back();
      for (const auto& next : {std::pair{row - 1, column}, std::pair{row + 1, column},
                               std::pair{row, column - 1}, std::pair{row, column + 1}}) {
        if (std::erase(left, next) != 0) open.push_back(next);
      }
    }
    return left.empty();
  }

  bool are_different(const std::vector<Cell>& cells) const {
    DigitSet seen;
    for (const Cell cell : cells) {
      if (seen.contains(digits[cell])) return false;
      seen.insert(digits[cell]);
    }
    return true;
  }
};

struct Gather {
  std::vector<Cell>& cells;

  void operator()(const Distinct& rule) const { add(rule.cells); }
  void operator()(const Relation& rule) const { add({rule.first, rule.second}); }
  void operator()(const Sum& rule) const {
    for (const auto& term : rule.terms) cells.push_back(term.cell);
  }
  void operator()(const ValueSet& rule) const { add(rule.cells); }
  void operator()(const Count& rule) const { add(rule.cells); }
  void operator()(const SelfCount& rule) const { add(rule.cells); }
  void operator()(const Same& rule) const {
    add(rule.first);
    add(rule.second);
  }
  void operator()(const Automaton& rule) const { add(rule.cells); }
  void operator()(const Any& rule) const {
    for (const Rules& rules : rule.alternatives) {
      for (const Rule& part : rules) add(cells_of(part));
    }
  }
  void operator()(const CountDistinct& rule) const {
    cells.push_back(rule.count);
    add(rule.cells);
  }
  void operator()(const RunLengths& rule) const {
    add({rule.count, rule.start});
    for (const auto& arm : rule.arms) add(arm);
  }
  void operator()(const Rank& rule) const {
    add(rule.line);
    for (const auto& other : rule.others) add(other);
  }
  void operator()(const DistinctPairs& rule) const {
    add(rule.first);
    add(rule.second);
  }
  void operator()(const Connected& rule) const {
    for (const auto& row : rule.rows) add(row);
  }
  void add(const std::vector<Cell>& more) const {
    cells.insert(cells.end(), more.begin(), more.end());
  }
};

}  // namespace

bool holds(const Rule& rule, const Model& model, const std::vector<Digit>& digits) {
  return std::visit(Holds{model, digits}, static_cast<const Rule::variant&>(rule));
}

std::vector<std::vector<Cell>> houses_of(const Model& model) {
  std::vector<std::vector<Cell>> houses;
  for (const Rule& rule : model.rules) {
    const auto* different = std::get_if<Distinct>(&rule);
    if (different == nullptr) continue;
    if (different->cells.size() == static_cast<std::size_t>(model.value_count)) {
      houses.push_back(different->cells);
    }
  }
  return houses;
}

std::vector<Cell> cells_of(const Rule& rule) {
  std::vector<Cell> cells;
  std::visit(Gather{cells}, static_cast<const Rule::variant&>(rule));
  sort_without_repeats(cells);
  return cells;
}

}  // namespace nonet
