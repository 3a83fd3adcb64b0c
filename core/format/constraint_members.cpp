#include "core/format/constraint_members.h"

#include <algorithm>

#include "core/base/sort.h"
#include "core/model/rules.h"

namespace nonet {
namespace {

using On = ConstraintMembers::On;
using Other = ConstraintMembers::Other;

/// Takes the text up to a character, or all of it, and that character.
std::string_view take(std::string_view& text, char end) {
  const auto length = std::min(text.find(end), text.size());
  const std::string_view taken = text.substr(0, length);
  text.remove_prefix(std::min(length + 1, text.size()));
  return taken;
}

std::size_t number_of(std::string_view digits) {
  std::size_t number = 0;
  for (const char digit : digits) number = number * 10 + static_cast<std::size_t>(digit - '0');
  return number;
}

/// "2", "2+" or "1-63"
void take_bounds(std::string_view word, ConstraintMembers& members) {
  if (word.ends_with('+')) {
    members.least = number_of(word.substr(0, word.size() - 1));
    return;
  }
  members.least = number_of(take(word, '-'));
  members.most = word.empty() ? members.least : number_of(word);
}

void take_word(std::string_view word, ConstraintMembers& members) {
  constexpr struct {
    std::string_view word;
    On on;
  } kOn[] = {{"cells", On::kCells},   {"groups", On::kGroups}, {"pairs", On::kPairs},
             {"houses", On::kHouses}, {"board", On::kBoard},   {"parts", On::kParts}};
  constexpr struct {
    std::string_view word;
    bool ConstraintMembers::*flag;
  } kFlags[] = {{"different", &ConstraintMembers::is_different},
                {"grid", &ConstraintMembers::is_in_grid},
                {"side", &ConstraintMembers::is_side},
                {"each", &ConstraintMembers::is_each},
                {"equal", &ConstraintMembers::is_equal},
                {"pill", &ConstraintMembers::is_pill},
                {"square", &ConstraintMembers::is_square},
                {"whole", &ConstraintMembers::is_whole},
                {"few", &ConstraintMembers::is_few},
                {"low", &ConstraintMembers::is_low},
                {"small", &ConstraintMembers::is_small}};
  for (const auto& row : kOn) {
    if (row.word == word) members.on = row.on;
  }
  for (const auto& row : kFlags) {
    if (row.word == word) members.*row.flag = true;
  }
  if (word[0] >= '0' && word[0] <= '9') take_bounds(word, members);
}

Other other_of(std::string_view text) {
  constexpr struct {
    std::string_view name;
    Other::Kind kind;
  } kNames[] = {{"relation", Other::Kind::kRelation},
                {"table", Other::Kind::kTable},
                {"text", Other::Kind::kText},
                {"arms", Other::Kind::kArms},
                {"parts", Other::Kind::kParts}};
  const auto length = std::min(text.find_first_of("?!*+=>"), text.size());
  Other other{text.substr(0, length)};
  for (const auto& row : kNames) {
    if (row.name == other.name) other.kind = row.kind;
  }
  for (const char mark : text.substr(length)) {
    if (mark == '?') other.is_optional = true;
    if (mark == '>' || mark == '+') other.is_positive = true;
    if (mark == '!') other.kind = Other::Kind::kFlag;
    if (mark == '*' || mark == '+') other.kind = Other::Kind::kList;
    if (mark == '=') other.kind = Other::Kind::kFactors;
  }
  return other;
}

}  // namespace

ConstraintMembers members_of(ConstraintKind kind) {
  ConstraintMembers members;
  std::string_view row = constraint_members(kind);
  std::string_view on = take(row, ';');
  while (!on.empty()) take_word(take(on, ' '), members);
  members.is_whole |=
      members.is_side || members.is_each || members.is_square || members.on == On::kHouses;
  while (!row.empty()) {
    row.remove_prefix(1);  // the blank after ; or ,
    members.others.push_back(other_of(take(row, ',')));
  }
  return members;
}

bool fits_row(const Constraint& constraint, const Board& board) {
  const ConstraintMembers members = members_of(constraint.kind);
  const auto is_count = [&](std::size_t count) {
    return count >= members.least && count <= members.most;
  };
  if (members.on == On::kCells) {
    std::vector<Cell> cells = constraint.cells;
    if (!is_count(cells.size())) return false;
    if (members.is_few && cells.size() > most_cells_of_few_sets(board)) return false;
    sort_without_repeats(cells);
    if (members.is_different && cells.size() != constraint.cells.size()) return false;
  }
  if (members.on == On::kGroups && !is_count(constraint.groups.size())) return false;
  if (members.others.empty()) return true;
  const Other& first = members.others[0];
  return first.kind != Other::Kind::kNumber || !first.is_positive || constraint.numbers[0] > 0;
}

}  // namespace nonet
