#include "tests/reference/models.h"

#include <algorithm>

namespace nonet::reference {
namespace {

std::vector<Cell> some_cells(Random& random, int cells, int least, int most) {
  std::vector<Cell> all;
  for (int cell = 0; cell < cells; ++cell) all.push_back(static_cast<Cell>(cell));
  std::shuffle(all.begin(), all.end(), random);
  all.resize(static_cast<std::size_t>(std::min(cells, between(random, least, most))));
  return all;
}

DigitSet some_digits(Random& random, int value_count) {
  return DigitSet::from_bits(random() % (std::uint64_t{1} << value_count));
}

Rule some_rule(Random& random, const Model& model, int depth = 0) {
  const int cells = static_cast<int>(model.domains.size());
  switch (between(random, 0, depth == 0 ? 13 : 12)) {
    case 0:
      return Distinct{some_cells(random, cells, 2, model.value_count)};
    case 1: {
      auto table = std::make_shared<RelationTable>();
      for (int digit = 0; digit < model.value_count; ++digit)
        table->allowed.push_back(some_digits(random, model.value_count));
      const auto pair = some_cells(random, cells, 2, 2);
      return Relation{pair[0], pair[1], table};
    }
    case 2: {
      Sum sum;
      int total = 0;
      for (const Cell cell : some_cells(random, cells, 1, cells)) {
        const int factor = between(random, 1, 3) * (between(random, 0, 2) == 0 ? -1 : 1) *
                           (between(random, 0, 5) == 0 ? 9 : 1);
        sum.terms.push_back({cell, factor});
        total += factor * model.value(static_cast<Digit>(between(random, 1, model.value_count)));
      }
      sum.total = total;
      return sum;
    }
    case 3: {
      const auto chosen = some_cells(random, cells, 2, model.value_count);
      auto sets = std::make_shared<std::vector<DigitSet>>();
      for (std::uint64_t bits = 0; bits < std::uint64_t{1} << model.value_count; ++bits) {
        const DigitSet set = DigitSet::from_bits(bits);
        if (static_cast<std::size_t>(set.count()) == chosen.size() && random() % 3 != 0)
          sets->push_back(set);
      }
      return ValueSet{chosen, sets};
    }
    case 4:
      return Count{some_cells(random, cells, 1, cells), some_digits(random, model.value_count),
                   random() % 64};
    case 5: {
      const auto first = some_cells(random, cells, 1, 3);
      auto second = some_cells(random, cells, cells, cells);
      second.resize(first.size());
      return Same{first, second};
    }
    case 6: {
      auto table = std::make_shared<AutomatonTable>();
      table->state_count = 4;
      table->start.push_back(0);
      if (random() % 4 == 0) table->start.push_back(1);
      for (int state = 0; state < 4; ++state) table->accepts.push_back(random() % 2 != 0);
      for (int edge = 0; edge < 10; ++edge) {
        table->edges.push_back({static_cast<std::uint32_t>(random() % 4),
                                static_cast<std::uint32_t>(random() % 4),
                                some_digits(random, model.value_count)});
      }
      auto word = some_cells(random, cells, 1, cells);
      if (random() % 4 == 0) word.push_back(word.front());  // a loop
      return Automaton{word, table};
    }
    case 7:
      return CountDistinct{some_cells(random, cells, 1, 1)[0], some_cells(random, cells, 1, cells)};
    case 8: {
      const auto all = some_cells(random, cells, cells, cells);
      const auto length = static_cast<std::size_t>(between(random, 1, 2));
      Rank rank;
      rank.line.assign(all.begin(), all.begin() + static_cast<std::ptrdiff_t>(length));
      for (int i = between(random, 1, 3); i > 0; --i) {
        rank.others.push_back(some_cells(random, cells, cells, cells));
        rank.others.back().resize(length);
      }
      rank.rank = between(random, 1, static_cast<int>(rank.others.size()) + 1);
      rank.may_tie = random() % 2 == 0;
      return rank;
    }
    case 9: {
      const auto count = static_cast<std::size_t>(between(random, 1, cells));
      DistinctPairs pairs{some_cells(random, cells, cells, cells),
                          some_cells(random, cells, cells, cells)};
      pairs.first.resize(count);
      pairs.second.resize(count);
      return pairs;
    }
    case 10: {
      Connected connected{{}, some_digits(random, model.value_count)};
      for (const Cell cell : some_cells(random, cells, 2, cells)) {
        if (connected.rows.empty() || random() % 3 == 0) connected.rows.emplace_back();
        connected.rows.back().push_back(cell);
      }
      if (random() % 2 == 0) connected.size = between(random, 1, 4);
      return connected;
    }
    case 11:
      return SelfCount{some_cells(random, cells, 1, cells)};
    case 12: {
      RunLengths runs{some_cells(random, cells, 1, 1)[0],
                      some_cells(random, cells, 1, 1)[0],
                      {},
                      between(random, -1, 2)};
      for (int i = between(random, 0, 3); i > 0; --i)
        runs.arms.push_back(some_cells(random, cells, 1, cells));
      return runs;
    }
    default: {
      Any any;
      for (int i = between(random, 1, 3); i > 0; --i) {
        Rules& rules = any.alternatives.emplace_back();
        for (int j = between(random, 0, 2); j > 0; --j)
          rules.push_back(some_rule(random, model, depth + 1));
      }
      return any;
    }
  }
}

}  // namespace

Model some_model(Random& random, int rules) {
  Model model;
  model.value_count = between(random, 2, 5);
  model.first_value = between(random, -1, 3);
  for (int cell = between(random, 2, 6); cell > 0; --cell) {
    const DigitSet digits = some_digits(random, model.value_count);
    model.domains.push_back(random() % 4 != 0 || digits.empty() ? DigitSet::up_to(model.value_count)
                                                                : digits);
  }
  for (; rules > 0; --rules) model.rules.push_back(some_rule(random, model));
  return model;
}

std::set<Grid> all_solutions(const Model& model) {
  // A rule is checked as soon as its last cell is filled; one without cells, at the end.
  std::vector<std::vector<const Rule*>> rules(model.domains.size() + 1);
  for (const Rule& rule : model.rules) {
    const std::vector<Cell> cells = cells_of(rule);
    rules[cells.empty() ? model.domains.size() : cells.back()].push_back(&rule);
  }
  std::set<Grid> solutions;
  Grid digits(model.domains.size(), 0);
  const auto keeps = [&](std::size_t cell) {
    return std::all_of(rules[cell].begin(), rules[cell].end(),
                       [&](const Rule* rule) { return holds(*rule, model, digits); });
  };
  const auto fill = [&](const auto& self, std::size_t cell) -> void {
    if (cell == digits.size()) {
      if (keeps(cell)) solutions.insert(digits);
      return;
    }
    for (DigitSet left = model.domains[cell]; !left.empty();) {
      digits[cell] = left.pop_first();
      if (keeps(cell)) self(self, cell + 1);
    }
  };
  fill(fill, 0);
  return solutions;
}

}  // namespace nonet::reference
