#include "core/model/model.h"

#include <algorithm>

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
  bool operator()(const Same& rule) const {
    const auto sorted = [&](const std::vector<Cell>& cells) {
      std::vector<Digit> list;
      for (const Cell cell : cells) list.push_back(digits[cell]);
      std::sort(list.begin(), list.end());
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
  void add(const std::vector<Cell>& more) const {
    cells.insert(cells.end(), more.begin(), more.end());
  }
};

}  // namespace

bool holds(const Rule& rule, const Model& model, const std::vector<Digit>& digits) {
  return std::visit(Holds{model, digits}, static_cast<const Rule::variant&>(rule));
}

std::vector<Cell> cells_of(const Rule& rule) {
  std::vector<Cell> cells;
  std::visit(Gather{cells}, static_cast<const Rule::variant&>(rule));
  std::sort(cells.begin(), cells.end());
  cells.erase(std::unique(cells.begin(), cells.end()), cells.end());
  return cells;
}

}  // namespace nonet
