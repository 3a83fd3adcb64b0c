#include "core/human/single_digit.h"

namespace nonet::human {
namespace {

/// A house in which the digit has two places.
struct StrongLink {
  int house = 0;
  Cell a = 0, b = 0;
};

/// A pattern: `start` or `end` holds the digit, because `start` off → `on` → `off` off → `end` on.
struct Pattern {
  Digit digit = 0;
  CellSet start, on, off, end;
  /// Of the two strong links, or of the link and the box of an empty rectangle; and of the weak link.
  int first_house = 0, second_house = 0, weak_house = 0;
  CellSet losers;
};

class SingleDigitFinder {
 public:
  SingleDigitFinder(Search& search, Technique technique)
      : search_(search), board_(search.board()), layout_(search.layout()), technique_(technique) {}

  bool run();

 private:
  bool run_digit();
  void gather_links();
  Technique shape_of(const StrongLink& first, Cell on, const StrongLink& second, Cell off) const;
  bool try_links(const StrongLink& first, const StrongLink& second);
  bool try_turbot(const StrongLink& first, Cell start, Cell on, const StrongLink& second, Cell off,
                  Cell end);
  bool try_box(int house);
  bool try_rectangle(int box, int arm, int other_arm);
  bool found(Pattern pattern);
  bool report_duals();
  bool report(const Pattern* patterns, int count);
  void write_evidence(Step& step, const Pattern& pattern, std::uint8_t group) const;
  bool is_line(int house) const { return house < 2 * board_.size(); }
  bool is_row(int house) const { return house < board_.size(); }
  bool is_dual() const {
    return technique_ == Technique::kDualTwoStringKite ||
           technique_ == Technique::kDualEmptyRectangle;
  }

  Search& search_;
  const Board& board_;
  const Layout& layout_;
  Technique technique_;
  Digit digit_ = 0;
  std::vector<StrongLink> links_;
  std::vector<std::vector<Candidate>> results_;  // to report each once
  std::vector<Pattern> patterns_;                // if dual forms are looked for
};

bool SingleDigitFinder::run() {
  for (int number = 1; number <= board_.size(); ++number) {
    digit_ = static_cast<Digit>(number);
    if (run_digit()) return true;
  }
  return is_dual() && report_duals();
}

bool SingleDigitFinder::run_digit() {
  if (technique_ == Technique::kEmptyRectangle || technique_ == Technique::kDualEmptyRectangle) {
    for (int house = 2 * board_.size(); house < layout_.house_count(); ++house) {
      if (try_box(house)) return true;
    }
    return false;
  }
  gather_links();
  for (std::size_t second = 1; second < links_.size(); ++second) {
    for (std::size_t first = 0; first < second; ++first) {
      if (try_links(links_[first], links_[second])) return true;
    }
  }
  return false;
}

/// The strong links of the digit; only lines if the technique needs no others.
void SingleDigitFinder::gather_links() {
  links_.clear();
  const int end = technique_ == Technique::kTurbotFish ? layout_.house_count() : 2 * board_.size();
  for (int house = 0; house < end; ++house) {
    if (board_.place_count(digit_, house) != 2) continue;
    CellSet places = board_.places(digit_, house);
    const Cell a = places.pop_first();
    const Cell b = places.first();
    bool is_known = false;
    for (const HouseIndex other : layout_.cell_houses(a)) {
      is_known |= other < house && board_.place_count(digit_, other) == 2 &&
                  layout_.house(other).contains(b);
    }
    if (!is_known) links_.push_back({house, a, b});
  }
}

/// What two strong links are whose cells `on` and `off` see each other.
Technique SingleDigitFinder::shape_of(const StrongLink& first, Cell on, const StrongLink& second,
                                      Cell off) const {
  if (!is_line(first.house) || !is_line(second.house)) return Technique::kTurbotFish;
  if (is_row(first.house) != is_row(second.house)) return Technique::kTwoStringKite;
  const bool are_aligned = is_row(first.house) ? layout_.column_of(on) == layout_.column_of(off)
                                               : layout_.row_of(on) == layout_.row_of(off);
  return are_aligned ? Technique::kSkyscraper : Technique::kTurbotFish;
}

bool SingleDigitFinder::try_links(const StrongLink& first, const StrongLink& second) {
  return try_turbot(first, first.a, first.b, second, second.a, second.b) ||
         try_turbot(first, first.a, first.b, second, second.b, second.a) ||
         try_turbot(first, first.b, first.a, second, second.a, second.b) ||
         try_turbot(first, first.b, first.a, second, second.b, second.a);
}

bool SingleDigitFinder::try_turbot(const StrongLink& first, Cell start, Cell on,
                                   const StrongLink& second, Cell off, Cell end) {
  if (!layout_.sees(on, off) || start == off || start == end || on == end) return false;
  CellSet losers = board_.places(digit_) & layout_.peers(start) & layout_.peers(end);
  losers.erase(on);
  losers.erase(off);
  if (losers.empty()) return false;
  Technique shape = shape_of(first, on, second, off);
  if (shape == Technique::kSkyscraper && shape_of(first, start, second, end) == shape &&
      layout_.sees(start, end)) {
    return false;  // an X-Wing
  }
  const bool is_wanted = shape == technique_ || (technique_ == Technique::kDualTwoStringKite &&
                                                 shape == Technique::kTwoStringKite);
  if (!is_wanted) return false;
  Pattern pattern{.digit = digit_,
                  .start = CellSet::of(start),
                  .on = CellSet::of(on),
                  .off = CellSet::of(off),
                  .end = CellSet::of(end),
                  .first_house = first.house,
                  .second_house = second.house,
                  .losers = losers};
  for (const HouseIndex house : layout_.cell_houses(on)) {
    if (layout_.house(house).contains(off)) pattern.weak_house = house;
  }
  return found(std::move(pattern));
}

/// Looks for empty rectangles in a box: each row that holds some of its places, but not all, if a column holds the rest.
bool SingleDigitFinder::try_box(int house) {
  const bool may_have_two = is_dual() || search_.options().rectangle_of_two_candidates;
  if (board_.place_count(digit_, house) < (may_have_two ? 2 : 3)) return false;
  const CellSet places = board_.places(digit_, house);
  int last_row = -1;
  for (const Cell cell : places) {
    const int row = layout_.row_of(cell);
    if (row == last_row) continue;
    last_row = row;
    const CellSet rest = places - layout_.row(row);
    if (rest.empty()) return false;
    const int column = layout_.column_of(rest.first());
    const CellSet& column_cells = layout_.column(column);
    if (!column_cells.contains_all(rest) || column_cells.contains_all(places)) continue;
    if (try_rectangle(house, row, board_.size() + column) ||
        try_rectangle(house, board_.size() + column, row)) {
      return true;
    }
  }
  return false;
}

/// Strong links that cross the line `arm` of the box, outside it, and lie in a line across.
bool SingleDigitFinder::try_rectangle(int box, int arm, int other_arm) {
  const CellSet in_box = board_.places(digit_, box);
  for (const Cell on : board_.places(digit_, arm) - in_box) {
    const int across = is_row(arm) ? board_.size() + layout_.column_of(on) : layout_.row_of(on);
    if (board_.place_count(digit_, across) != 2) continue;
    CellSet link = board_.places(digit_, across);
    link.erase(on);
    const Cell start = link.first();
    if (in_box.contains(start)) continue;
    const Cell loser = is_row(arm)
                           ? layout_.cell_at(layout_.row_of(start), other_arm - board_.size())
                           : layout_.cell_at(other_arm, layout_.column_of(start));
    if (!board_.places(digit_).contains(loser) || in_box.contains(loser) || loser == start) {
      continue;
    }
    const Pattern pattern{.digit = digit_,
                          .start = link,
                          .on = CellSet::of(on),
                          .off = in_box & layout_.house(arm),
                          .end = in_box - layout_.house(arm),
                          .first_house = across,
                          .second_house = box,
                          .weak_house = arm,
                          .losers = CellSet::of(loser)};
    if (found(pattern)) return true;
  }
  return false;
}

bool SingleDigitFinder::found(Pattern pattern) {
  if (is_dual()) {
    patterns_.push_back(std::move(pattern));
    return false;
  }
  return report(&pattern, 1);
}

/// Two patterns with the same cells in the same box. Two kites may be of two digits.
bool SingleDigitFinder::report_duals() {
  for (std::size_t second = 1; second < patterns_.size(); ++second) {
    for (std::size_t first = 0; first < second; ++first) {
      const Pattern& a = patterns_[first];
      const Pattern& b = patterns_[second];
      const bool is_pair = technique_ == Technique::kDualTwoStringKite
                               ? (a.on | a.off) == (b.on | b.off)
                               : a.digit == b.digit && (a.off | a.end) == (b.off | b.end);
      if (!is_pair || (a.digit == b.digit && a.losers == b.losers)) continue;
      const Pattern both[] = {a, b};
      if (report(both, 2)) return true;
    }
  }
  return false;
}

bool SingleDigitFinder::report(const Pattern* patterns, int count) {
  const Digit digit = patterns[0].digit;
  const bool is_of_two_digits = count == 2 && patterns[1].digit != digit;
  CellSet losers = patterns[0].losers;
  if (count == 2 && !is_of_two_digits) losers |= patterns[1].losers;
  Step step;
  step.technique = technique_;
  for (const Cell cell : losers) step.eliminations.push_back({cell, digit});
  if (is_of_two_digits) {
    for (const Cell cell : patterns[1].losers) {
      step.eliminations.push_back({cell, patterns[1].digit});
    }
  }
  for (const std::vector<Candidate>& known : results_) {
    if (known == step.eliminations) return false;
  }
  results_.push_back(step.eliminations);
  if (search_.wants_evidence()) {
    step.digits.push_back(digit);
    for (int i = 0; i < count; ++i) {
      write_evidence(step, patterns[i], static_cast<std::uint8_t>(i));
    }
  }
  return search_.report(std::move(step));
}

void SingleDigitFinder::write_evidence(Step& step, const Pattern& pattern,
                                       std::uint8_t group) const {
  const bool is_rectangle =
      technique_ == Technique::kEmptyRectangle || technique_ == Technique::kDualEmptyRectangle;
  const CellSet* const cells[] = {&pattern.start, &pattern.on, &pattern.off, &pattern.end};
  Chain chain;
  bool on = false;
  for (const CellSet* node : cells) {
    chain.nodes.push_back({.digit = pattern.digit, .on = on, .cells = *node, .also = {}});
    for (const Cell cell : *node) {
      step.marks.push_back({{cell, pattern.digit}, on ? MarkRole::kOn : MarkRole::kOff, group});
    }
    on = !on;
  }
  step.chains.push_back(std::move(chain));
  const auto add_house = [&](int house, HouseRole role) {
    step.houses.push_back({static_cast<HouseIndex>(house), role});
  };
  if (is_rectangle) {
    add_house(pattern.second_house, HouseRole::kHouse);
    add_house(pattern.first_house, HouseRole::kBase);
    step.cells.push_back(
        {pattern.off | pattern.end, DigitSet::of(pattern.digit), CellsRole::kPattern});
  } else {
    add_house(pattern.first_house, HouseRole::kBase);
    add_house(pattern.second_house, HouseRole::kBase);
  }
  add_house(pattern.weak_house, HouseRole::kHouse);
}

}  // namespace

bool find_single_digit(Search& search, Technique technique) {
  return SingleDigitFinder(search, technique).run();
}

}  // namespace nonet::human
