// core/model/constraints/arrow.cpp: the cells of each shaft add up to the number in the circle.
// A circle of several cells (a pill) holds a decimal number, most significant digit first. Its first cell may hold a value of two digits,
// the others may not, so that the number reads one way.
#include "core/model/constraint.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

bool is_decimal_digit(int value) {
  return value >= 0 && value <= 9;
}

}  // namespace

void lower_arrow(const Constraint& arrow, const Board& board, Rules& into) {
  const std::vector<Cell>& circle = arrow.groups[0];
  for (std::size_t shaft = 1; shaft < arrow.groups.size(); ++shaft) {
    std::vector<Sum::Term> terms;
    int place = 1;
    for (std::size_t i = circle.size(); i-- > 0; place *= 10) terms.push_back({circle[i], place});
    add_terms(arrow.groups[shaft], -1, terms);
    add_sum(std::move(terms), 0, into);
  }
  add_only(std::span(circle).subspan(1), board.values_where(is_decimal_digit), into);
}

bool keeps_arrow(const Constraint& arrow, const Board&, std::span<const int> values) {
  const std::vector<Cell>& circle = arrow.groups[0];
  int number = values[circle[0]];
  for (std::size_t i = 1; i < circle.size(); ++i) {
    if (!is_decimal_digit(values[circle[i]])) return false;
    number = 10 * number + values[circle[i]];
  }
  for (std::size_t shaft = 1; shaft < arrow.groups.size(); ++shaft) {
    int sum = 0;
    for (const Cell cell : arrow.groups[shaft]) sum += values[cell];
    if (sum != number) return false;
  }
  return true;
}

}  // namespace nonet
