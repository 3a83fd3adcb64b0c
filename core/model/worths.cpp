#include "core/model/worths.h"

#include <algorithm>
#include <climits>
#include <cstdint>
#include <utility>

#include "core/model/automata.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

using Table = std::shared_ptr<const AutomatonTable>;

/// More would take seconds and a lot of memory: sums of a hundred cells, runs of more than eleven digits.
constexpr std::size_t kMostStates = 30'000;
/// Of one part.
constexpr std::size_t kMostRules = 1'500;

template <class State, class Step, class Accepts>
Table table_of(const Board& board, std::size_t length, const State& start, const Step& step,
               const Accepts& accepts) {
  return automaton_table<State>(board, length, std::span(&start, 1), step, accepts, kMostStates);
}

Table table_of_relation(const Relation& relation, const Board& board) {
  // Before the first cell, and after the second; between, what the first one holds.
  constexpr int kStart = INT_MIN, kEnd = INT_MAX;
  return table_of(
      board, 2, kStart,
      [&](int first, int value) -> std::optional<int> {
        if (first == kStart) return value;
        return goes(*relation.table, board, first, value) ? std::optional(kEnd) : std::nullopt;
      },
      [](int state) { return state == kEnd; });
}

Table table_of_sum(const Sum& sum, const Board& board) {
  struct Reading {
    int cells_read = 0;
    int left = 0;
  };
  const int cells = static_cast<int>(sum.terms.size());
  return table_of(
      board, sum.terms.size(), Reading{0, sum.total},
      [&](Reading now, int value) -> std::optional<Reading> {
        const auto factor = [&](int place) {
          return sum.terms[static_cast<std::size_t>(place)].factor;
        };
        now.left -= factor(now.cells_read++) * value;
        int least = 0, greatest = 0;  // of the cells that follow
        for (int place = now.cells_read; place < cells; ++place) {
          const int one = factor(place) * board.first_value;
          const int other = factor(place) * board.last_value();
          least += std::min(one, other);
          greatest += std::max(one, other);
        }
        if (now.left < least || now.left > greatest) return std::nullopt;
        return now;
      },
      [&](const Reading& now) { return now.cells_read == cells && now.left == 0; });
}

Table table_of_count(const Count& rule, const Board& board) {
  return table_of(
      board, rule.cells.size(), 0,
      [&](int count, int value) -> std::optional<int> {
        if (!(rule.digits & board.with_value(value)).empty()) ++count;
        return rule.counts >> count != 0 ? std::optional(count) : std::nullopt;
      },
      [&](int count) { return (rule.counts >> count & 1) != 0; });
}

Table table_of_sets(const ValueSet& rule, const Board& board) {
  return table_of(
      board, rule.cells.size(), std::uint64_t{0},
      [&](std::uint64_t read, int value) -> std::optional<std::uint64_t> {
        const std::uint64_t bit = std::uint64_t{1} << (value - board.first_value);
        const std::uint64_t more = read | bit;
        const auto has_all = [&](DigitSet set) { return (more & ~set.bits()) == 0; };
        if (more == read || std::none_of(rule.sets->begin(), rule.sets->end(), has_all)) {
          return std::nullopt;
        }
        return more;
      },
      [&](std::uint64_t read) {
        return std::any_of(rule.sets->begin(), rule.sets->end(),
                           [&](DigitSet set) { return set.bits() == read; });
      });
}

}  // namespace

void add_marks(std::span<const Cell> marks, Rules& into) {
  add_only(marks, DigitSet::up_to(2), into);
}

bool are_marks(std::span<const Cell> marks, const Board& board, std::span<const int> values) {
  return std::all_of(marks.begin(), marks.end(),
                     [&](Cell mark) { return values[mark] <= board.first_value + 1; });
}

std::optional<Worths> Worths::of(const Constraint& modified, const Board& board) {
  Worths worths(modified, board);
  return worths.worths_.value_count <= 64 ? std::optional(std::move(worths)) : std::nullopt;
}

Worths::Worths(const Constraint& modified, const Board& board)
    : marks_(modified.cells),
      factor_(modified.numbers[0]),
      plus_(modified.numbers.size() > 1 ? modified.numbers[1] : 0),
      board_(board),
      worths_(board) {
  // A product is least and greatest at the ends.
  const int one = this->modified(board.first_value), other = this->modified(board.last_value());
  worths_.first_value = std::min(board.first_value, std::min(one, other));
  worths_.value_count =
      std::max(board.last_value(), std::max(one, other)) - worths_.first_value + 1;
}

bool Worths::can_be_about(ConstraintKind kind) {
  using enum ConstraintKind;
  constexpr ConstraintKind kKinds[] = {kCage,
                                       kSum,
                                       kOneOf,
                                       kThermometer,
                                       kSlowThermometer,
                                       kWhispers,
                                       kArrow,
                                       kDoubleArrow,
                                       kRenban,
                                       kPalindrome,
                                       kClone,
                                       kBetween,
                                       kLockout,
                                       kRegionSumLine,
                                       kEqualSums,
                                       kZipper,
                                       kSumLine,
                                       kNabner,
                                       kModular,
                                       kWhiteDot,
                                       kBlackDot,
                                       kNoOtherDots,
                                       kNoOtherWhiteDots,
                                       kNoOtherBlackDots,
                                       kPairSum,
                                       kNoOtherSums,
                                       kGreaterThan,
                                       kQuadruple,
                                       kEven,
                                       kOdd,
                                       kMinimum,
                                       kMaximum};
  return std::find(std::begin(kKinds), std::end(kKinds), kind) != std::end(kKinds);
}

bool Worths::lower(const Constraint& part, Rules& into) const {
  if (!can_be_about(part.kind)) return false;
  // The sums of a sum line must not fall.
  if (part.kind == ConstraintKind::kSumLine && worths_.first_value < 0) return false;
  Rules rules;
  if (part.kind == ConstraintKind::kCage) {
    into.push_back(Distinct{part.cells});
    std::vector<Sum::Term> terms;
    add_terms(part.cells, 1, terms);
    if (!part.numbers.empty()) add_sum(std::move(terms), part.numbers[0], rules);
  } else {
    nonet::lower(part, worths_, rules);
  }
  if (rules.size() > kMostRules) return false;
  return std::all_of(rules.begin(), rules.end(), [&](const Rule& rule) { return add(rule, into); });
}

bool Worths::add(const Rule& rule, Rules& into) const {
  if (const auto* relation = std::get_if<Relation>(&rule)) {
    const Cell cells[] = {relation->first, relation->second};
    return add_automaton(cells, table_of_relation(*relation, worths_), into);
  }
  if (const auto* sum = std::get_if<Sum>(&rule)) {
    return add_automaton(cells_of(rule), table_of_sum(*sum, worths_), into);
  }
  if (const auto* count = std::get_if<Count>(&rule)) {
    return add_automaton(count->cells, table_of_count(*count, worths_), into);
  }
  if (const auto* sets = std::get_if<ValueSet>(&rule)) {
    return add_automaton(sets->cells, table_of_sets(*sets, worths_), into);
  }
  if (const auto* automaton = std::get_if<Automaton>(&rule)) {
    return add_automaton(automaton->cells, automaton->table, into);
  }
  if (const auto* distinct = std::get_if<Distinct>(&rule)) {
    const auto& cells = distinct->cells;
    if (cells.size() > static_cast<std::size_t>(worths_.value_count)) {
      into.push_back(impossible());
      return true;
    }
    const auto differ = relation_table(worths_, [](int one, int other) { return one != other; });
    const Table table = table_of_relation({{}, {}, differ}, worths_);
    for (std::size_t j = 1; j < cells.size(); ++j) {
      for (std::size_t i = 0; i < j; ++i) {
        const Cell pair[] = {cells[i], cells[j]};
        if (!add_automaton(pair, table, into)) return false;
      }
    }
    return true;
  }
  const auto* any = std::get_if<Any>(&rule);
  if (any == nullptr) return false;
  Any either;
  for (const Rules& alternative : any->alternatives) {
    Rules& rules = either.alternatives.emplace_back();
    for (const Rule& one : alternative) {
      if (!add(one, rules)) return false;
    }
  }
  into.push_back(std::move(either));
  return true;
}

bool Worths::add_automaton(std::span<const Cell> cells,
                           const std::shared_ptr<const AutomatonTable>& of_worths,
                           Rules& into) const {
  if (of_worths == nullptr) return false;
  const AutomatonTable& table = *of_worths;
  Automaton pairs;
  for (const Cell cell : cells) {
    if (cell >= marks_.size()) return false;
    pairs.cells.push_back(marks_[cell]);
    pairs.cells.push_back(cell);
  }
  // Each state has two more: in which the mark has been read, and is the first or the second value.
  auto read = std::make_shared<AutomatonTable>();
  const std::uint32_t states = table.state_count;
  read->state_count = 3 * states;
  read->start = table.start;
  read->accepts = table.accepts;
  read->accepts.resize(read->state_count, 0);
  for (std::uint32_t state = 0; state < states; ++state) {
    read->edges.push_back({state, states + state, DigitSet::of(1)});
    read->edges.push_back({state, 2 * states + state, DigitSet::of(2)});
  }
  for (const auto& edge : table.edges) {
    const auto is_in = [&](int worth) {
      return !(edge.digits & worths_.with_value(worth)).empty();
    };
    const DigitSet as_they_are = board_.values_where(is_in);
    const DigitSet as_modified =
        board_.values_where([&](int value) { return is_in(modified(value)); });
    if (!as_they_are.empty()) read->edges.push_back({states + edge.from, edge.to, as_they_are});
    if (!as_modified.empty()) read->edges.push_back({2 * states + edge.from, edge.to, as_modified});
  }
  pairs.table = std::move(read);
  into.push_back(std::move(pairs));
  return true;
}

bool Worths::keeps(const Constraint& part, std::span<const int> values) const {
  std::vector<int> worths(values.begin(), values.end());
  for (std::size_t cell = 0; cell < marks_.size(); ++cell) {
    if (values[marks_[cell]] != board_.first_value) worths[cell] = modified(values[cell]);
  }
  if (part.kind != ConstraintKind::kCage) return nonet::keeps(part, worths_, worths);
  int sum = 0;
  for (const Cell cell : part.cells) sum += worths[cell];
  return are_different(part.cells, values) && (part.numbers.empty() || sum == part.numbers[0]);
}

}  // namespace nonet
