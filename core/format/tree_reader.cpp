#include "core/format/tree_reader.h"

#include <algorithm>
#include <cmath>

namespace nonet {
namespace {

using Kind = Tree::Kind;

constexpr std::size_t kMostOfText = 40;  // of what was found, in an error

/// With at most three decimals. Not by std::to_string, which brings the C library's printf, 3 KB of the module.
std::string in_short(double number) {
  if (!(std::abs(number) < 1e15)) return "…";
  const auto thousandths = static_cast<long long>(std::round(std::abs(number) * 1000));
  std::string text = (number < 0 ? "-" : "") + std::to_string(thousandths / 1000);
  if (thousandths % 1000 == 0) return text;
  text += "." + std::to_string(1000 + thousandths % 1000).substr(1);
  while (text.back() == '0') text.pop_back();
  return text;
}

std::string in_short(const Tree& tree) {
  switch (tree.kind) {
    case Kind::kNothing:
      return "null";
    case Kind::kFlag:
      return tree.number != 0 ? "true" : "false";
    case Kind::kNumber:
      return in_short(tree.number);
    case Kind::kText:
      return tree.text.size() <= kMostOfText ? tree.text : tree.text.substr(0, kMostOfText) + "…";
    case Kind::kList:
      return "[" + std::to_string(tree.items.size()) + "]";
    case Kind::kObject:
      return "{" + std::to_string(tree.items.size()) + "}";
  }
  return {};
}

std::string range(int least, int most) {
  return std::to_string(least) + " … " + std::to_string(most);
}

/// Takes a letter and a number; −1 if there are none.
int take_number(std::string_view& text, char letter) {
  if (text.empty() || (text[0] | 0x20) != letter) return -1;
  text.remove_prefix(1);
  int number = -1;
  while (!text.empty() && text[0] >= '0' && text[0] <= '9' && number < 100'000) {
    number = std::max(number, 0) * 10 + (text[0] - '0');
    text.remove_prefix(1);
  }
  return number;
}

}  // namespace

std::string cell_name(const Board& board, Cell cell) {
  if (cell >= board.grid_cells()) return "v" + std::to_string(cell - board.grid_cells() + 1);
  return "r" + std::to_string(board.row_of(cell) + 1) + "c" +
         std::to_string(board.column_of(cell) + 1);
}

TreeReader::Step TreeReader::into(std::string_view member) {
  return {path_, (path_.empty() ? "" : ".") + std::string(member)};
}

TreeReader::Step TreeReader::into(std::size_t index) {
  return {path_, "[" + std::to_string(index) + "]"};
}

void TreeReader::fail(std::string_view expected, const Tree* found, Errc code) {
  if (error_) return;
  std::string text = path_;
  if (found != nullptr) text += (text.empty() ? "" : " = ") + in_short(*found);
  if (!expected.empty()) text += (text.empty() ? "(" : " (") + std::string(expected) + ")";
  error_ = Error{code, {}, std::move(text), 0, 0};
}

bool TreeReader::is_list(const Tree& tree, std::size_t least, std::size_t most) {
  const bool is_right =
      tree.is(Kind::kList) && tree.items.size() >= least && tree.items.size() <= most;
  if (is_right) return true;
  std::string expected = "[" + std::to_string(least);
  if (most != least) expected += " … " + std::to_string(most);
  fail(expected + "]", &tree);
  return false;
}

bool TreeReader::is_object(const Tree& tree) {
  if (!tree.is(Kind::kObject)) fail("{…}", &tree);
  return tree.is(Kind::kObject);
}

void TreeReader::refuse_others(const Tree& object, const std::vector<std::string_view>& known) {
  std::string expected;
  for (const std::string_view name : known) (expected += expected.empty() ? "" : ", ") += name;
  for (const std::string& name : object.names) {
    if (std::find(known.begin(), known.end(), name) != known.end()) continue;
    const Step step = into(name.substr(0, kMostOfText));
    fail(expected);
  }
}

int TreeReader::number(const Tree& tree, int least, int most) {
  const bool is_right = tree.is(Kind::kNumber) && tree.number == std::floor(tree.number) &&
                        tree.number >= least && tree.number <= most;
  // In quotation marks, where that is what is wrong.
  const Tree quoted = Tree::of('"' + tree.text + '"');
  if (!is_right) fail(range(least, most), tree.is(Tree::Kind::kText) ? &quoted : &tree);
  return is_right ? static_cast<int>(tree.number) : least;
}

bool TreeReader::flag(const Tree& tree) {
  if (!tree.is(Kind::kFlag)) fail("true, false", &tree);
  return tree.number != 0;
}

std::string TreeReader::text(const Tree& tree) {
  if (!tree.is(Kind::kText) || tree.text.size() > kMostItems) fail("\"…\"", &tree);
  return tree.text.substr(0, kMostItems);
}

std::vector<std::int32_t> TreeReader::numbers(const Tree& tree, int least, int most,
                                              std::size_t fewest) {
  std::vector<std::int32_t> list;
  if (!is_list(tree, fewest)) return list;
  for (std::size_t i = 0; i < tree.items.size(); ++i) {
    const Step step = into(i);
    list.push_back(number(tree.items[i], least, most));
  }
  return list;
}

DigitSet TreeReader::values(const Tree& tree) {
  DigitSet digits;
  for (const int value : numbers(tree, board_.first_value, board_.last_value())) {
    digits |= board_.with_value(value);
  }
  return digits;
}

Cell TreeReader::cell_named(std::string_view name) {
  std::string_view text = name;
  const int variable = take_number(text, 'v');
  if (text.empty() && variable >= 1 && variable <= board_.variables) {
    return static_cast<Cell>(board_.grid_cells() + variable - 1);
  }
  text = name;
  const int row = take_number(text, 'r'), column = take_number(text, 'c');
  if (text.empty() && board_.contains(row - 1, column - 1)) return board_.cell(row - 1, column - 1);
  const auto last = static_cast<Cell>(board_.grid_cells() - 1);
  std::string expected = "r1c1 … " + cell_name(board_, last);
  if (!board_.overlapping.empty()) {
    const std::string side = std::to_string(board_.value_count);
    expected.clear();
    for (const Cell first : board_.overlapping) {
      expected +=
          (expected.empty() ? "" : ", ") + cell_name(board_, first) + " + " + side + " × " + side;
    }
  }
  if (board_.variables > 0) expected += ", v1 … v" + std::to_string(board_.variables);
  const Tree found = Tree::of(std::string(name));
  fail(expected, &found);
  return 0;
}

Cell TreeReader::cell(const Tree& tree) {
  if (tree.is(Kind::kText)) return cell_named(tree.text);
  fail("\"r1c1\"", &tree);
  return 0;
}

std::vector<Cell> TreeReader::cells(const Tree& tree, std::size_t least, std::size_t most) {
  std::vector<Cell> list;
  if (!is_list(tree, least, most)) return list;
  for (std::size_t i = 0; i < tree.items.size(); ++i) {
    const Step step = into(i);
    list.push_back(cell(tree.items[i]));
  }
  return list;
}

std::vector<std::vector<Cell>> TreeReader::groups(const Tree& tree, std::size_t least,
                                                  std::size_t most) {
  std::vector<std::vector<Cell>> list;
  if (!is_list(tree, least, most)) return list;
  for (std::size_t i = 0; i < tree.items.size(); ++i) {
    const Step step = into(i);
    list.push_back(cells(tree.items[i]));
  }
  return list;
}

}  // namespace nonet
