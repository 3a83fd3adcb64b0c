#include "core/human/step_text.h"

namespace nonet::human {
namespace {

std::string number(int value) {
  return std::to_string(value);
}

/// "347"; with commas where a digit may have two figures.
std::string digits_text(DigitSet digits, const Layout& layout) {
  std::string text;
  while (!digits.empty()) {
    if (!text.empty() && layout.size() > 9) text += ',';
    text += number(digits.pop_first());
  }
  return text;
}

/// "r1c23" for cells of one row; 'r' and 'c' change places for a column.
std::string along(const CellSet& cells, const Layout& layout, bool is_row) {
  std::string text;
  for (const Cell cell : cells) {
    const int at = (is_row ? layout.column_of(cell) : layout.row_of(cell)) + 1;
    // Numbers of two digits need something between them.
    if (!text.empty() && layout.size() > 9) text += '+';
    text += number(at);
  }
  const Cell first = cells.first();
  return is_row ? "r" + number(layout.row_of(first) + 1) + "c" + text
                : "r" + text + "c" + number(layout.column_of(first) + 1);
}

void add_houses(std::string& text, const Step& step, const Layout& layout) {
  bool has_base = false;
  for (const StepHouse& house : step.houses) {
    if (house.role == HouseRole::kCover && has_base) {
      text += " /";
      has_base = false;
    }
    has_base = has_base || house.role == HouseRole::kBase;
    text += " " + house_text(house.house, layout);
  }
}

void add_chain(std::string& text, const Chain& chain, const Layout& layout) {
  bool was_on = false;
  bool is_first = true;
  for (const ChainNode& node : chain.nodes) {
    // Two statements of the same kind in a row come from nets: an arrow says that one leads to the other.
    if (!is_first) text += was_on == node.on ? " > " : node.on ? " = " : " - ";
    text += number(node.digit) + text_of(node.cells, layout);
    was_on = node.on;
    is_first = false;
  }
}

}  // namespace

std::string house_text(int house, const Layout& layout) {
  static constexpr std::string_view kLetters = "rcbbdwgx";  // by HouseKind
  return kLetters[static_cast<std::size_t>(layout.kind(house))] + number(layout.number(house) + 1);
}

std::string text_of(const CellSet& cells, const Layout& layout) {
  if (cells.empty()) return {};
  const Cell first = cells.first();
  if (layout.row(layout.row_of(first)).contains_all(cells)) return along(cells, layout, true);
  if (layout.column(layout.column_of(first)).contains_all(cells))
    return along(cells, layout, false);
  std::string text;
  for (const Cell cell : cells) {
    text += (text.empty() ? "" : ",") + along(CellSet::of(cell), layout, true);
  }
  return text;
}

std::string text_of(const Step& step, const Layout& layout) {
  std::string text(row_of(step.technique).key);
  DigitSet digits;
  for (const Digit digit : step.digits) digits.insert(digit);
  if (!digits.empty()) text += " " + digits_text(digits, layout);
  std::string pattern;
  add_houses(pattern, step, layout);
  for (const StepCells& group : step.cells) {
    pattern += " {" + text_of(group.cells, layout);
    if (!group.digits.empty()) pattern += ": " + digits_text(group.digits, layout);
    pattern += "}";
  }
  for (std::size_t i = 0; i < step.chains.size(); ++i) {
    pattern += i == 0 ? " " : "; ";
    add_chain(pattern, step.chains[i], layout);
  }
  if (!pattern.empty()) text += "," + pattern;
  text += ":";
  for (const Candidate candidate : step.placements) {
    text += " " + text_of(CellSet::of(candidate.cell), layout) + "=" + number(candidate.digit);
  }
  DigitSet removed;
  for (const Candidate candidate : step.eliminations) removed.insert(candidate.digit);
  while (!removed.empty()) {
    const Digit digit = removed.pop_first();
    for (const Candidate candidate : step.eliminations) {
      if (candidate.digit != digit) continue;
      text += " " + text_of(CellSet::of(candidate.cell), layout) + "<>" + number(digit);
    }
  }
  return text;
}

}  // namespace nonet::human
