#include "core/format/interactive_constraints.h"

#include <algorithm>
#include <cstdlib>

#include "core/base/sort.h"
#include "core/format/constraint_members.h"
#include "core/format/interactive_tables.h"
#include "core/model/expression.h"

namespace nonet {
namespace {

/// Far above any puzzle; so a short text cannot take all memory.
constexpr std::size_t kMostConstraints = 100'000;
constexpr int kLargestFactor = 100;

std::vector<Cell> without_repeats(std::vector<Cell> cells) {
  sort_without_repeats(cells);
  return cells;
}

}  // namespace

// The type, the key of its constraint, which member reads it, and the number that this takes.
const InteractiveConstraints::Row InteractiveConstraints::kRows[] = {
    {"", "one-of", &InteractiveConstraints::read_given},
    {"AllDifferent", "cage", &InteractiveConstraints::read_all_different},
    {"And", "", &InteractiveConstraints::read_and},
    {"AntiConsecutive", "non-consecutive", &InteractiveConstraints::read_board_rule},
    {"AntiKing", "anti-king", &InteractiveConstraints::read_board_rule},
    {"AntiKnight", "anti-knight", &InteractiveConstraints::read_board_rule},
    {"AntiTaxicab", "anti-taxicab", &InteractiveConstraints::read_board_rule},
    {"Arrow", "arrow", &InteractiveConstraints::read_arrow, 1},
    {"Between", "between", &InteractiveConstraints::read_cells},
    {"Binary", "relation-line", &InteractiveConstraints::read_old_relation},
    {"BinaryX", "relation-all", &InteractiveConstraints::read_old_relation},
    {"BlackDot", "black-dot", &InteractiveConstraints::read_dots},
    {"Cage", "cage", &InteractiveConstraints::read_cage},
    {"ChaosArrow", "chaos-arrow", &InteractiveConstraints::read_chaos_arrow},
    {"ChaosCount", "chaos-count", &InteractiveConstraints::read_chaos_count},
    {"ConnectedValues", "connected-values", &InteractiveConstraints::read_connected_values},
    {"ContainAtLeast", "contains-at-least", &InteractiveConstraints::read_values_and_cells},
    {"ContainExact", "contains-exactly", &InteractiveConstraints::read_values_and_cells},
    {"CountDistinct", "count-distinct", &InteractiveConstraints::read_cells},
    {"CountingCircles", "counting-circles", &InteractiveConstraints::read_cells},
    {"DoubleArrow", "double-arrow", &InteractiveConstraints::read_cells},
    {"DutchFlatmates", "dutch-flatmates", &InteractiveConstraints::read_board_rule},
    {"Entropic", "entropic", &InteractiveConstraints::read_cells},
    {"EqualSum", "equal-sums", &InteractiveConstraints::read_segments},
    {"EqualityCage", "equality-cage", &InteractiveConstraints::read_cells},
    {"FullRank", "full-rank", &InteractiveConstraints::read_full_rank, 1},
    {"Given", "one-of", &InteractiveConstraints::read_given},
    {"GlobalEntropy", "global-entropy", &InteractiveConstraints::read_board_rule},
    {"GlobalMod", "global-modular", &InteractiveConstraints::read_board_rule},
    {"GreaterThan", "greater-than", &InteractiveConstraints::read_neighbours},
    {"HiddenSkyscraper", "hidden-skyscraper", &InteractiveConstraints::read_two_clues, 0},
    {"Indexing", "", &InteractiveConstraints::read_indexing},
    {"LittleKiller", "sum", &InteractiveConstraints::read_little_killer},
    {"Lockout", "lockout", &InteractiveConstraints::read_number_and_cells},
    {"LookAndSay", "look-and-say", &InteractiveConstraints::read_look_and_say},
    {"Lunchbox", "lunchbox", &InteractiveConstraints::read_number_and_cells},
    {"Modular", "modular", &InteractiveConstraints::read_number_and_cells, 1},
    {"NFA", "automaton", &InteractiveConstraints::read_automata},
    {"NumberedRoom", "numbered-room", &InteractiveConstraints::read_two_clues, 0},
    {"Or", "any", &InteractiveConstraints::read_or},
    {"Pair", "relation-line", &InteractiveConstraints::read_relation_lines},
    {"PairX", "relation-all", &InteractiveConstraints::read_relation_lines},
    {"Palindrome", "palindrome", &InteractiveConstraints::read_cells},
    {"PillArrow", "arrow", &InteractiveConstraints::read_pill_arrow},
    {"Quad", "quadruple", &InteractiveConstraints::read_quadruple},
    {"Regex", "expression", &InteractiveConstraints::read_expressions},
    {"RegionSameValues", "region-same-values", &InteractiveConstraints::read_board_rule},
    {"RegionSumLine", "region-sum-line", &InteractiveConstraints::read_cells},
    {"RellikCage", "rellik-cage", &InteractiveConstraints::read_number_and_cells},
    {"Renban", "renban", &InteractiveConstraints::read_cells},
    {"Replicate", "", &InteractiveConstraints::read_replicate},
    {"SameValues", "same-values", &InteractiveConstraints::read_same_values},
    {"Sandwich", "sandwich", &InteractiveConstraints::read_one_clue},
    {"Skyscraper", "skyscraper", &InteractiveConstraints::read_two_clues, 1},
    {"Sum", "sum", &InteractiveConstraints::read_sum},
    {"SumLine", "sum-line", &InteractiveConstraints::read_sum_line},
    {"Thermo", "thermometer", &InteractiveConstraints::read_cells},
    {"V", "pair-sum", &InteractiveConstraints::read_letters, 5},
    {"ValueIndexing", "value-index", &InteractiveConstraints::read_cells},
    {"Whisper", "whispers", &InteractiveConstraints::read_whispers},
    {"WhiteDot", "white-dot", &InteractiveConstraints::read_dots},
    {"X", "pair-sum", &InteractiveConstraints::read_letters, 10},
    {"XSum", "x-sum", &InteractiveConstraints::read_two_clues, 1},
    {"Zipper", "zipper", &InteractiveConstraints::read_cells},
};

bool InteractiveConstraints::read(const Item& item, Constraints& constraints) {
  const auto row = std::find_if(std::begin(kRows), std::end(kRows),
                                [&](const Row& one) { return one.type == item.type.text; });
  if (row == std::end(kRows)) {
    fail(item.type, Errc::kUnknownConstraint);
    return false;
  }
  Constraint constraint;
  if (!row->key.empty()) constraint.kind = kind(item.type, row->key);
  const std::size_t before = constraints.size();
  if (!error()) (this->*row->read)(item, constraint, row->number, constraints);
  for (std::size_t i = before; i < constraints.size() && !error(); ++i) {
    if (!fits_row(constraints[i], grid().board)) fail(item.type);
  }
  made_ += constraints.size() - before;
  if (made_ > kMostConstraints) fail(item.type);
  return !error();
}

ConstraintKind InteractiveConstraints::kind(const Word& type, std::string_view key) {
  const auto kind = constraint_of(key);
  if (!kind) fail(type, Errc::kUnknownConstraint);
  return kind.value_or(ConstraintKind::kCage);
}

void InteractiveConstraints::read_cells(const Item& item, Constraint constraint, int,
                                        Constraints& constraints) {
  constraint.cells = cells(item, 0);
  constraints.push_back(std::move(constraint));
}

void InteractiveConstraints::read_number_and_cells(const Item& item, Constraint constraint,
                                                   int least, Constraints& constraints) {
  constraint.numbers = {number(item, argument(item, 0))};
  if (constraint.numbers[0] < least) fail(item.type);
  constraint.cells = cells(item, 1);
  constraints.push_back(std::move(constraint));
}

void InteractiveConstraints::read_values_and_cells(const Item& item, Constraint constraint, int,
                                                   Constraints& constraints) {
  constraint.numbers = numbers(item, argument(item, 0));
  constraint.cells = cells(item, 1);
  constraints.push_back(std::move(constraint));
}

void InteractiveConstraints::read_board_rule(const Item& item, Constraint constraint, int,
                                             Constraints& constraints) {
  if (!item.arguments.empty()) fail_at(item, item.arguments[0]);
  constraints.push_back(std::move(constraint));
}

void InteractiveConstraints::read_all_different(const Item& item, Constraint constraint, int,
                                                Constraints& constraints) {
  constraint.cells = without_repeats(cells(item, 0));
  constraints.push_back(std::move(constraint));
}

void InteractiveConstraints::read_cage(const Item& item, Constraint constraint, int,
                                       Constraints& constraints) {
  const Word& word = argument(item, 0);
  const int sum = word.text.empty() ? 0 : number(item, word);
  const std::vector<Cell> all = cells(item, 1);
  constraint.cells = without_repeats(all);
  if (sum != 0 && constraint.cells.size() == all.size()) {
    constraint.numbers = {sum};
  } else if (sum != 0) {
    // A cell that occurs twice counts twice.
    constraints.push_back({.kind = ConstraintKind::kSum, .cells = all, .numbers = {sum}});
  }
  constraints.push_back(std::move(constraint));
}

void InteractiveConstraints::read_sum(const Item& item, Constraint constraint, int,
                                      Constraints& constraints) {
  Word word = argument(item, 0);
  constraint.cells = cells(item, 1);
  const auto factors = word.text.find("_=_");
  if (factors != std::string::npos) word.text.erase(factors + 1, 2);
  constraint.numbers = numbers(item, word);
  if (error()) return;
  if (factors == std::string::npos) {
    // As Interactive-Sudoku-Solver: other numbers after the sum mean nothing.
    constraint.numbers.resize(1);
  } else {
    const bool has_too_large =
        std::any_of(constraint.numbers.begin() + 1, constraint.numbers.end(),
                    [](int factor) { return std::abs(factor) > kLargestFactor; });
    if (has_too_large || constraint.numbers.size() != constraint.cells.size() + 1)
      fail_at(item, word);
  }
  constraints.push_back(std::move(constraint));
}

void InteractiveConstraints::read_sum_line(const Item& item, Constraint constraint, int,
                                           Constraints& constraints) {
  constraint.numbers = {number(item, argument(item, 0))};
  Item open = item;
  if (open.arguments.size() > 1 && open.arguments.back().text == "LOOP") {
    open.arguments.pop_back();
    constraint.numbers.push_back(1);
  }
  constraint.cells = cells(open, 1);
  constraints.push_back(std::move(constraint));
}

void InteractiveConstraints::read_whispers(const Item& item, Constraint constraint, int,
                                           Constraints& constraints) {
  constexpr int kGerman = 5;
  const auto difference = number_of(argument(item, 0).text);
  constraint.numbers = {difference.value_or(kGerman)};
  constraint.cells = cells(item, difference ? 1 : 0);
  constraints.push_back(std::move(constraint));
}

void InteractiveConstraints::read_arrow(const Item& item, Constraint constraint, int circle,
                                        Constraints& constraints) {
  const std::vector<Cell> list = cells(item, 0, static_cast<std::size_t>(circle) + 1);
  if (error()) return;
  constraint.groups = {{list.begin(), list.begin() + circle}, {list.begin() + circle, list.end()}};
  constraints.push_back(std::move(constraint));
}

void InteractiveConstraints::read_pill_arrow(const Item& item, Constraint constraint, int,
                                             Constraints& constraints) {
  const Word& word = argument(item, 0);
  if (word.text != "2" && word.text != "3") {
    fail_at(item, word);
    return;
  }
  const int size = number(item, word);
  std::vector<Cell> list = cells(item, 1, static_cast<std::size_t>(size) + 1);
  if (error()) return;
  // In the order of reading, whatever the order of the list.
  std::vector<Cell> first(list.begin(), list.begin() + size);
  sort_small(first);
  std::copy(first.begin(), first.end(), list.begin());
  constraint.groups = {std::move(first), {list.begin() + size, list.end()}};
  if (grid().board.last_value() > 9) {
    Constraint digits{.kind = kind(item.type, "one-of"),
                      .cells = {list.begin() + 1, list.begin() + size}};
    for (int value = grid().board.first_value; value <= 9; ++value) digits.numbers.push_back(value);
    constraints.push_back(std::move(digits));
  }
  constraints.push_back(std::move(constraint));
}

void InteractiveConstraints::read_neighbours(const Item& item, Constraint constraint, int,
                                             Constraints& constraints) {
  const auto list = cells(item, 0);
  const auto pairs = grid().neighbours(list);
  for (std::size_t i = 0; i < list.size() && !error(); ++i) {
    const bool has_neighbour = std::any_of(pairs.begin(), pairs.end(), [&](const auto& pair) {
      return pair.first == list[i] || pair.second == list[i];
    });
    if (!has_neighbour) fail_at(item, item.arguments[i]);
  }
  for (const auto& [one, other] : pairs) {
    constraint.cells = {one, other};
    constraints.push_back(constraint);
  }
}

void InteractiveConstraints::read_dots(const Item& item, Constraint constraint, int number,
                                       Constraints& constraints) {
  const std::size_t before = constraints.size();
  read_neighbours(item, std::move(constraint), number, constraints);
  mark(item, std::span(constraints).subspan(before), dots_, uncertain_dot_);
}

void InteractiveConstraints::read_letters(const Item& item, Constraint constraint, int sum,
                                          Constraints& constraints) {
  constraint.numbers = {sum};
  const std::size_t before = constraints.size();
  read_neighbours(item, std::move(constraint), sum, constraints);
  mark(item, std::span(constraints).subspan(before), sums_, uncertain_sum_);
}

void InteractiveConstraints::mark(const Item& item, std::span<const Constraint> marks,
                                  CellPairs& pairs, std::optional<Word>& uncertain) const {
  if (alternatives_ > 0 && !uncertain) uncertain = item.type;
  for (const Constraint& constraint : marks) pairs.push_back(constraint.cells);
}

void InteractiveConstraints::read_given(const Item& item, Constraint constraint, int,
                                        Constraints& constraints) {
  for (const Word& word : item.arguments) {
    const auto end = std::min(word.text.find('_'), word.text.size());
    constraint.cells = {cell(item, {word.text.substr(0, end), word.at})};
    constraint.numbers.clear();
    if (end != word.text.size())
      constraint.numbers = numbers(item, {word.text.substr(end + 1), word.at});
    for (const int value : constraint.numbers) {
      if (value < grid().board.first_value || value > grid().board.last_value())
        fail_at(item, word);
    }
    constraints.push_back(constraint);
  }
}

void InteractiveConstraints::read_or(const Item& item, Constraint constraint, int,
                                     Constraints& constraints) {
  if (!item.arguments.empty()) fail_at(item, item.arguments[0]);
  ++alternatives_;
  for (const Item& part : item.parts) {
    Constraints alternative;
    if (!read(part, alternative)) return;
    if (alternative.size() == 1) {
      constraint.parts.push_back(std::move(alternative[0]));
    } else {
      constraint.parts.push_back({.kind = kind(item.type, "all"), .parts = std::move(alternative)});
    }
  }
  --alternatives_;
  constraints.push_back(std::move(constraint));
}

void InteractiveConstraints::read_and(const Item& item, Constraint, int, Constraints& constraints) {
  if (!item.arguments.empty()) fail_at(item, item.arguments[0]);
  for (const Item& part : item.parts) {
    if (!read(part, constraints)) return;
  }
}

void InteractiveConstraints::read_replicate(const Item& item, Constraint, int,
                                            Constraints& constraints) {
  const auto targets = read_bits(argument(item, 0).text);
  if (!targets || item.arguments.size() > 2) {
    fail(item.type);
    return;
  }
  const Word origin = item.arguments.size() > 1 ? item.arguments[1] : Word{"R1C1", item.type.at};
  // Not where an outer Replicate moves it: that moves what is inside.
  const auto from = grid().cell(origin.text);
  if (!from) {
    fail_at(item, origin);
    return;
  }
  for (const std::size_t target : *targets) {
    if (target + *from >= static_cast<std::size_t>(grid().board.cell_count())) {
      fail_at(item, item.arguments[0]);
      return;
    }
    begin_shift(*from, static_cast<Cell>(*from + target));
    for (const Item& part : item.parts) {
      if (!read(part, constraints)) return;
    }
    end_shift();
  }
}

void InteractiveConstraints::read_little_killer(const Item& item, Constraint constraint, int,
                                                Constraints& constraints) {
  constraint.numbers = {number(item, argument(item, 0))};
  const auto diagonal = grid().diagonal_from(cell(item, argument(item, 1)));
  if (!diagonal || item.arguments.size() > 2) {
    fail(item.type);
    return;
  }
  constraint.cells = *diagonal;
  constraints.push_back(std::move(constraint));
}

void InteractiveConstraints::read_one_clue(const Item& item, Constraint constraint, int,
                                           Constraints& constraints) {
  constraint.numbers = {number(item, argument(item, 0))};
  const auto line = grid().line(argument(item, 1).text, false);
  if (!line || item.arguments.size() > 2) {
    fail(item.type);
    return;
  }
  constraint.cells = *line;
  constraints.push_back(std::move(constraint));
}

void InteractiveConstraints::read_two_clues(const Item& item, Constraint constraint, int least,
                                            Constraints& constraints) {
  const Word& name = argument(item, 0);
  if (item.arguments.size() > 3) fail(item.type);
  const std::size_t before = constraints.size();
  for (std::size_t i = 1; i < item.arguments.size(); ++i) {
    const Word& word = item.arguments[i];
    if (word.text.empty()) continue;
    constraint.numbers = {number(item, word)};
    if (constraint.numbers[0] < least) fail_at(item, word);
    const auto line = grid().line(name.text, i == 2);
    if (!line) {
      fail_at(item, name);
      return;
    }
    constraint.cells = *line;
    constraints.push_back(constraint);
  }
  if (constraints.size() == before) fail(item.type);
}

void InteractiveConstraints::read_full_rank(const Item& item, Constraint constraint, int least,
                                            Constraints& constraints) {
  if (grid().board.rows != grid().board.columns) fail(item.type);
  const std::size_t before = constraints.size();
  read_two_clues(item, std::move(constraint), least, constraints);
  if (!ranks_may_tie_) return;
  for (std::size_t i = before; i < constraints.size(); ++i) constraints[i].numbers.push_back(1);
}

void InteractiveConstraints::read_look_and_say(const Item& item, Constraint constraint, int,
                                               Constraints& constraints) {
  const Word& word = argument(item, 0);
  for (const char character : word.text) {
    if (character < '0' || character > '9') fail_at(item, word);
    constraint.numbers.push_back(character - '0');
  }
  if (constraint.numbers.empty() || constraint.numbers.size() % 2 != 0) fail_at(item, word);
  constraint.cells = cells(item, 1);
  constraints.push_back(std::move(constraint));
}

void InteractiveConstraints::read_quadruple(const Item& item, Constraint constraint, int,
                                            Constraints& constraints) {
  const Word& word = argument(item, 0);
  const Cell corner = cell(item, word);
  for (const auto& [row, column] : {std::pair(0, 0), {0, 1}, {1, 0}, {1, 1}}) {
    const auto one = grid().moved(corner, row, column);
    if (!one) {
      fail_at(item, word);
      return;
    }
    constraint.cells.push_back(*one);
  }
  for (std::size_t i = 1; i < item.arguments.size(); ++i)
    constraint.numbers.push_back(number(item, item.arguments[i]));
  constraints.push_back(std::move(constraint));
}

void InteractiveConstraints::read_same_values(const Item& item, Constraint constraint, int,
                                              Constraints& constraints) {
  const int sets = number(item, argument(item, 0));
  const std::vector<Cell> list = cells(item, 1);
  if (sets < 1 || list.size() % static_cast<std::size_t>(std::max(1, sets)) != 0) {
    fail(item.type);
    return;
  }
  const std::size_t size = list.size() / static_cast<std::size_t>(sets);
  for (std::size_t i = 0; i < list.size(); ++i) {
    if (i % size == 0) constraint.groups.emplace_back();
    constraint.groups.back().push_back(list[i]);
  }
  constraints.push_back(std::move(constraint));
}

void InteractiveConstraints::read_segments(const Item& item, Constraint constraint, int,
                                           Constraints& constraints) {
  constraint.groups.emplace_back();
  for (const Word& word : item.arguments) {
    if (word.text == "-") {
      constraint.groups.emplace_back();
    } else {
      constraint.groups.back().push_back(cell(item, word));
    }
  }
  if (std::any_of(constraint.groups.begin(), constraint.groups.end(),
                  [](const auto& group) { return group.empty(); })) {
    fail(item.type);
  }
  constraints.push_back(std::move(constraint));
}

void InteractiveConstraints::read_indexing(const Item& item, Constraint constraint, int,
                                           Constraints& constraints) {
  const Word& word = argument(item, 0);
  if (word.text != "R" && word.text != "C") {
    fail_at(item, word);
    return;
  }
  constraint.kind = kind(item.type, word.text == "R" ? "row-index" : "column-index");
  constraint.cells = cells(item, 1);
  for (const Cell one : constraint.cells) {
    if (one >= grid().board.grid_cells()) fail(item.type);
  }
  constraints.push_back(std::move(constraint));
}

void InteractiveConstraints::read_expressions(const Item& item, Constraint constraint, int,
                                              Constraints& constraints) {
  const Word& word = argument(item, 0);
  const auto text = read_base64(word.text);
  if (!text) {
    fail_at(item, word);
    return;
  }
  for (const char character : *text) {
    if (character != ' ' && (character < '\t' || character > '\r')) constraint.text += character;
  }
  if (!read_expression(constraint.text, grid().board)) fail_at(item, word);
  for (auto& line : lines(item, 1)) {
    constraint.cells = std::move(line);
    constraints.push_back(constraint);
  }
}

void InteractiveConstraints::read_relation_lines(const Item& item, Constraint constraint, int,
                                                 Constraints& constraints) {
  const Word& word = argument(item, 0);
  constraint.relation = read_relation(word.text, grid().board.value_count);
  if (constraint.relation == nullptr) {
    fail_at(item, word);
    return;
  }
  for (auto& line : lines(item, 1)) {
    constraint.cells = std::move(line);
    constraints.push_back(constraint);
  }
}

void InteractiveConstraints::read_old_relation(const Item& item, Constraint constraint, int number,
                                               Constraints& constraints) {
  Item converted = item;
  if (!converted.arguments.empty()) {
    for (char& character : converted.arguments[0].text) {
      if (character == '-') {
        character = '_';
      } else if (character == '_') {
        character = '-';
      }
    }
  }
  read_relation_lines(converted, std::move(constraint), number, constraints);
}

void InteractiveConstraints::read_automata(const Item& item, Constraint constraint, int,
                                           Constraints& constraints) {
  const Word& word = argument(item, 0);
  const std::size_t before = constraints.size();
  // Lines of several segments, with "-" between them.
  std::vector<std::size_t> segments, segments_before;
  const auto finish = [&] {
    if (constraint.cells.empty()) return;
    if (segments.size() == 1) segments.clear();
    // Most often all lines have the same table.
    if (constraint.automaton == nullptr || segments != segments_before) {
      constraint.automaton = read_automaton(word.text, grid().board.value_count, segments);
      segments_before = segments;
    }
    if (constraint.automaton == nullptr) fail_at(item, word);
    constraints.push_back(constraint);
    constraint.cells.clear();
    segments.clear();
  };
  if (item.arguments.size() > kMost) fail(item.type);
  for (std::size_t i = 1; i < item.arguments.size() && !error(); ++i) {
    const Word& one = item.arguments[i];
    if (one.text.empty() || one.text[0] == '_') {
      finish();
    } else if (one.text == "-") {
      if (segments.empty()) segments.push_back(0);
      segments.push_back(0);
    } else {
      if (segments.empty()) segments.push_back(0);
      ++segments.back();
      constraint.cells.push_back(cell(item, one));
    }
  }
  if (!error()) finish();
  // A table without cells says nothing.
  if (constraints.size() == before) fail(item.type);
}

void InteractiveConstraints::read_connected_values(const Item& item, Constraint constraint, int,
                                                   Constraints& constraints) {
  const Word& name = argument(item, 0);
  const auto* group = grid().group(name.text);
  if (group == nullptr) {
    fail_at(item, name);
    return;
  }
  for (int cell = 0; cell < group->count; ++cell) {
    if (cell % group->columns == 0) constraint.groups.emplace_back();
    constraint.groups.back().push_back(static_cast<Cell>(group->begin + cell));
  }
  const auto values = numbers(item, argument(item, 1));
  int size = 0;
  if (item.arguments.size() > 2 && !item.arguments[2].text.empty()) {
    size = number(item, item.arguments[2]);
    if (size < 1) fail_at(item, item.arguments[2]);
  }
  if (item.arguments.size() > 3) fail(item.type);
  constraint.numbers = {size};
  for (const int value : values) constraint.numbers.push_back(value);
  constraints.push_back(std::move(constraint));
}

}  // namespace nonet
