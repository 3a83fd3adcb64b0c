#include "core/format/interactive.h"

#include <algorithm>
#include <utility>

#include "core/format/interactive_constraints.h"
#include "core/format/interactive_grid.h"
#include "core/format/interactive_items.h"
#include "core/format/interactive_plain.h"

namespace nonet {
namespace {

using Item = InteractiveItem;
using Items = std::vector<Item>;
using Failure = std::optional<InteractiveError>;
using Houses = std::vector<std::vector<Cell>>;

/// Of grid and variables together.
constexpr int kMostCells = 1'000;

Failure wrong(const Item& item) {
  return bad_constraint(item.type, item.type.at);
}

/// A number of 0 or more.
std::optional<int> number_of(std::string_view text) {
  const auto number = InteractiveArguments::number_of(text);
  return number.value_or(-1) >= 0 ? number : std::nullopt;
}

/// Two numbers with a character between them.
std::optional<std::pair<int, int>> two_numbers(std::string_view text, char separator) {
  const auto middle = text.find(separator);
  if (middle == std::string_view::npos) return std::nullopt;
  const auto one = number_of(text.substr(0, middle));
  const auto other = number_of(text.substr(middle + 1));
  if (!one || !other) return std::nullopt;
  return std::pair(*one, *other);
}

std::string_view argument(const Item& item, std::size_t index) {
  return index < item.arguments.size() ? std::string_view(item.arguments[index].text)
                                       : std::string_view();
}

/// From items to a puzzle: first the shape, then variables and regions, houses, and constraints, wherever they stand in the text.
class Reader {
 public:
  Failure read(const Items& items);
  ConstrainedPuzzle puzzle() { return std::move(puzzle_); }

 private:
  Failure refuse_repeats(const Items& items) const;
  Failure read_shape(const Item& item);
  Failure read_variables(const Item& item);
  Failure read_regions(const Items& items);
  Failure read_jigsaw(const Item& item, Houses& pieces);
  Failure read_houses(const Item& item);
  Failure read_strict(const Item& item, const InteractiveConstraints& constraints);
  Failure read_ties(const Item& item, bool& may_tie);
  Failure add_group(const Item& item, InteractiveGrid::Group group);
  Failure read_unknowns(const Items& items, const Item& item);
  void add_unknowns(const Item& item);
  void take_domains();

  const Item* first(const Items& items, std::string_view type) const;

  InteractiveGrid grid_;
  Houses houses_;
  ConstrainedPuzzle puzzle_;
};

// What says something of the whole board.
constexpr std::string_view kShape = "Shape", kVariables = "Var", kNoBoxes = "NoBoxes",
                           kRegionSize = "RegionSize", kJigsaw = "Jigsaw",
                           kPriority = "SearchPriority", kStrictDots = "StrictKropki",
                           kStrictSums = "StrictXV", kTies = "FullRankTies",
                           kChaos = "ChaosConstruction", kDoppelganger = "Doppelganger";
constexpr std::string_view kBoardTypes[] = {kShape,  kVariables, kNoBoxes,     kRegionSize,
                                            kJigsaw, kPriority,  kStrictDots,  kStrictSums,
                                            kTies,   kChaos,     kDoppelganger};
constexpr std::string_view kOnceTypes[] = {kShape, kRegionSize, kTies};
constexpr std::string_view kBareTypes[] = {kNoBoxes, kStrictDots, kStrictSums};
constexpr std::string_view kHouseTypes[] = {"Diagonal", "Windoku", "DisjointSets"};

template <class Types>
bool is_one_of(const Types& types, std::string_view type) {
  return std::find(std::begin(types), std::end(types), type) != std::end(types);
}

const Item* Reader::first(const Items& items, std::string_view type) const {
  const auto found = std::find_if(items.begin(), items.end(),
                                  [&](const Item& item) { return item.type.text == type; });
  return found == items.end() ? nullptr : &*found;
}

/// What has one value for the whole board must not be given another one, and what has none takes no argument.
Failure Reader::refuse_repeats(const Items& items) const {
  for (const Item& item : items) {
    if (is_one_of(kOnceTypes, item.type.text)) {
      const auto& other = *first(items, item.type.text);
      const bool is_same = std::equal(
          item.arguments.begin(), item.arguments.end(), other.arguments.begin(),
          other.arguments.end(), [](const auto& a, const auto& b) { return a.text == b.text; });
      if (!is_same) return wrong(item);
    }
    if (is_one_of(kBareTypes, item.type.text) && !item.arguments.empty()) return wrong(item);
  }
  return std::nullopt;
}

Failure Reader::read(const Items& items) {
  if (auto failure = refuse_repeats(items)) return failure;
  if (const Item* shape = first(items, kShape)) {
    if (auto failure = read_shape(*shape)) return failure;
  }
  if (auto failure = read_regions(items)) return failure;
  grid_.groups.push_back({"", grid_.board.grid_cells(), grid_.board.columns});
  for (const Item& item : items) {
    if (auto failure = read_variables(item)) return failure;
    if (auto failure = read_unknowns(items, item)) return failure;
  }
  grid_.place_groups();
  for (const Item& item : items) {
    if (auto failure = read_houses(item)) return failure;
  }

  puzzle_ = make_constrained_puzzle(grid_.board);
  puzzle_.houses = std::move(houses_);
  bool ranks_may_tie = false;
  for (const Item& item : items) {
    if (auto failure = read_ties(item, ranks_may_tie)) return failure;
    add_unknowns(item);
  }
  InteractiveConstraints constraints(grid_, ranks_may_tie);
  for (const Item& item : items) {
    if (is_one_of(kBoardTypes, item.type.text) || is_one_of(kHouseTypes, item.type.text)) continue;
    if (!constraints.read(item, puzzle_.constraints)) return constraints.error();
  }
  for (const Item& item : items) {
    if (auto failure = read_strict(item, constraints)) return failure;
  }
  take_domains();
  return std::nullopt;
}

Failure Reader::read_shape(const Item& item) {
  const auto sides = two_numbers(argument(item, 0), 'x');
  if (!sides || item.arguments.size() > 3) return wrong(item);
  std::tie(grid_.board.rows, grid_.board.columns) = *sides;
  const int larger = grid_.larger_side();
  if (std::min(sides->first, sides->second) < 1 || larger > kLargestInteractive) return wrong(item);
  const std::string_view values = argument(item, 1), kind = argument(item, 2);
  grid_.board.value_count = larger;
  if (const auto range = two_numbers(values, '-')) {
    grid_.board.first_value = range->first;
    grid_.board.value_count = range->second - range->first + 1;
  } else if (const auto count = number_of(values)) {
    grid_.board.value_count = *count;
  } else if (!values.empty()) {
    return wrong(item);
  }
  grid_.has_houses = kind != "Raw";
  if (!kind.empty() && kind != "Raw" && kind != "Sudoku") return wrong(item);
  const int least = grid_.has_houses ? larger : 1;
  if (grid_.board.first_value > 1 || grid_.board.value_count < least ||
      grid_.board.value_count > kLargestInteractive) {
    return wrong(item);
  }
  return std::nullopt;
}

Failure Reader::read_variables(const Item& item) {
  if (item.type.text != kVariables) return std::nullopt;
  const std::string_view name = argument(item, 0), size = argument(item, 2);
  if (name.empty() || name.find_first_not_of("ABCDEFGHIJKLMNOPQRSTUVWXYZ") != std::string::npos ||
      item.arguments.size() > 3) {
    return wrong(item);
  }
  InteractiveGrid::Group group{"V" + std::string(name), 1, grid_.board.columns};
  if (const auto sides = two_numbers(size, 'x')) {
    if (sides->first > kMostCells || sides->second > kLargestInteractive) return wrong(item);
    group.count = sides->first * sides->second;
    group.columns = sides->second;
  } else if (const auto count = number_of(size)) {
    group.count = *count;
  } else if (!size.empty()) {
    return wrong(item);
  }
  return add_group(item, std::move(group));
}

Failure Reader::add_group(const Item& item, InteractiveGrid::Group group) {
  int cells = group.count;
  for (const auto& other : grid_.groups) cells += other.count;
  if (group.count < 1 || group.count > kMostCells || cells > kMostCells ||
      grid_.group(group.name) != nullptr) {
    return wrong(item);
  }
  grid_.groups.push_back(std::move(group));
  return std::nullopt;
}

/// ChaosConstruction and Doppelganger: their variables.
Failure Reader::read_unknowns(const Items& items, const Item& item) {
  const int side = grid_.board.rows;
  if (item.type.text == kChaos) {
    const int size = grid_.region_size != 0 ? grid_.region_size : grid_.larger_side();
    const int cells = grid_.board.grid_cells();
    // A line through regions needs to know them.
    if (!item.arguments.empty() || !grid_.has_houses || size < 2 || cells % size != 0 ||
        cells / size > grid_.board.value_count || first(items, "RegionSumLine") != nullptr) {
      return wrong(item);
    }
    return add_group(
        item, {std::string(InteractiveConstraints::kChaosGroup), cells, grid_.board.columns});
  }
  if (item.type.text != kDoppelganger) return std::nullopt;
  const bool has_boxes = first(items, kNoBoxes) == nullptr;
  const auto boxes = static_cast<int>(grid_.board.regions.size());
  if (!item.arguments.empty() || !grid_.has_houses || side != grid_.board.columns ||
      grid_.board.first_value != 0 || grid_.board.value_count != side + 1 ||
      (boxes != 0 && (boxes != side || !has_boxes))) {
    return wrong(item);
  }
  if (auto failure = add_group(item, {"DGC", side, side})) return failure;
  if (auto failure = add_group(item, {"DGR", side, side})) return failure;
  return boxes == 0 ? std::nullopt : add_group(item, {"DGB", boxes, grid_.box_shape(side).second});
}

void Reader::add_unknowns(const Item& item) {
  const auto cells_of = [&](std::string_view name) {
    std::vector<Cell> cells;
    if (const auto* group = grid_.group(name)) {
      for (int cell = 0; cell < group->count; ++cell)
        cells.push_back(static_cast<Cell>(group->begin + cell));
    }
    return cells;
  };
  if (item.type.text == kChaos) {
    puzzle_.constraints.push_back(
        {.kind = ConstraintKind::kChaosConstruction,
         .cells = cells_of(InteractiveConstraints::kChaosGroup),
         .numbers = {grid_.region_size != 0 ? grid_.region_size : grid_.larger_side()}});
  } else if (item.type.text == kDoppelganger) {
    // What a row misses is in DGC, which has one for each row.
    puzzle_.constraints.push_back({.kind = ConstraintKind::kDoppelganger,
                                   .groups = {cells_of("DGC"), cells_of("DGR"), cells_of("DGB")}});
  }
}

/// "none": no two are equal; "any": also those with clues may be; "only-unclued" otherwise.
Failure Reader::read_ties(const Item& item, bool& may_tie) {
  if (item.type.text != kTies) return std::nullopt;
  const std::string_view ties = argument(item, 0);
  if (item.arguments.size() != 1 || grid_.board.rows != grid_.board.columns ||
      (ties != "none" && ties != "any" && ties != "only-unclued")) {
    return wrong(item);
  }
  may_tie = ties == "any";
  if (ties == "none") puzzle_.constraints.push_back({.kind = ConstraintKind::kNoEqualLines});
  return std::nullopt;
}

Failure Reader::read_regions(const Items& items) {
  if (grid_.has_houses) {
    for (auto& row : grid_.rows()) houses_.push_back(std::move(row));
    for (auto& column : grid_.columns()) houses_.push_back(std::move(column));
  }
  for (const Item& item : items) {
    if (item.type.text == kRegionSize) {
      const auto size = number_of(argument(item, 0));
      if (!size || *size < 1 || *size > grid_.board.grid_cells() || item.arguments.size() != 1)
        return wrong(item);
      grid_.region_size = *size;
    }
    if (!grid_.has_houses && (item.type.text == kRegionSize || item.type.text == kJigsaw ||
                              item.type.text == kNoBoxes)) {
      return wrong(item);
    }
  }
  Houses pieces;
  for (const Item& item : items) {
    if (item.type.text != kJigsaw) continue;
    if (auto failure = read_jigsaw(item, pieces)) return failure;
  }
  if (grid_.has_houses && first(items, kNoBoxes) == nullptr) grid_.board.regions = grid_.boxes();
  // A size that nothing has.
  const Item* size = first(items, kRegionSize);
  if (size != nullptr && grid_.board.regions.empty() && pieces.empty() &&
      first(items, kNoBoxes) == nullptr && first(items, kChaos) == nullptr) {
    return wrong(*size);
  }
  for (const auto& box : grid_.board.regions) houses_.push_back(box);
  for (const auto& piece : pieces) houses_.push_back(piece);
  if (grid_.board.regions.empty()) grid_.board.regions = std::move(pieces);
  return std::nullopt;
}

Failure Reader::read_jigsaw(const Item& item, Houses& pieces) {
  if (item.arguments.empty() || item.arguments.size() > 2) return wrong(item);
  const std::string& layout = item.arguments.back().text;
  if (layout.size() != static_cast<std::size_t>(grid_.board.grid_cells())) return wrong(item);
  if (layout.find_first_not_of(layout[0]) == std::string::npos) return std::nullopt;
  Houses regions(256);  // by character
  for (std::size_t cell = 0; cell < layout.size(); ++cell) {
    regions[static_cast<unsigned char>(layout[cell])].push_back(static_cast<Cell>(cell));
  }
  const int size = grid_.region_size != 0 ? grid_.region_size : grid_.larger_side();
  bool has_other = false;
  for (auto& cells : regions) {
    if (cells.empty()) continue;
    if (cells.size() == static_cast<std::size_t>(size)) {
      pieces.push_back(std::move(cells));
    } else if (std::exchange(has_other, true)) {
      return wrong(item);
    }
  }
  return std::nullopt;
}

Failure Reader::read_houses(const Item& item) {
  if (!is_one_of(kHouseTypes, item.type.text)) return std::nullopt;
  const int side = grid_.board.rows;
  if (side != grid_.board.columns || !grid_.has_houses) return wrong(item);
  if (item.type.text == "Diagonal") {
    const std::string_view direction = argument(item, 0);
    if ((direction != "1" && direction != "-1") || item.arguments.size() != 1) return wrong(item);
    std::vector<Cell>& diagonal = houses_.emplace_back();
    for (int row = 0; row < side; ++row) {
      diagonal.push_back(grid_.board.cell(row, direction == "1" ? side - 1 - row : row));
    }
    return std::nullopt;
  }
  if (!item.arguments.empty()) return wrong(item);
  for (auto& house : item.type.text == "Windoku" ? grid_.windows() : grid_.disjoint_sets())
    houses_.push_back(std::move(house));
  return std::nullopt;
}

Failure Reader::read_strict(const Item& item, const InteractiveConstraints& constraints) {
  const bool is_dots = item.type.text == kStrictDots;
  if (!is_dots && item.type.text != kStrictSums) return std::nullopt;
  const auto& uncertain = is_dots ? constraints.uncertain_dot() : constraints.uncertain_sum();
  if (uncertain) return bad_constraint(*uncertain, uncertain->at);
  Constraint strict{.kind = is_dots ? ConstraintKind::kNoOtherDots : ConstraintKind::kNoOtherSums,
                    .groups = is_dots ? constraints.dots() : constraints.sums()};
  if (!is_dots) strict.numbers = {5, 10};
  puzzle_.constraints.push_back(std::move(strict));
  return std::nullopt;
}

/// What a cell may hold in any case is a domain.
void Reader::take_domains() {
  std::erase_if(puzzle_.constraints, [&](const Constraint& constraint) {
    if (constraint.kind != ConstraintKind::kOneOf) return false;
    const auto& values = constraint.numbers;
    for (const Cell cell : constraint.cells) {
      puzzle_.domains[cell] &= puzzle_.board.values_where([&](int value) {
        return std::find(values.begin(), values.end(), value) != values.end();
      });
    }
    return true;
  });
}

/// Without the lines that begin with #, which become blanks, so that all places stay.
std::string without_comments(std::string_view text) {
  std::string result(text);
  for (std::size_t begin = 0; begin < result.size();) {
    const std::size_t end = std::min(result.find('\n', begin), result.size());
    if (result[begin] == '#')
      std::fill(result.begin() + static_cast<std::ptrdiff_t>(begin),
                result.begin() + static_cast<std::ptrdiff_t>(end), ' ');
    begin = end + 1;
  }
  return result;
}

bool is_blank(std::string_view text) {
  return text.find_first_not_of(" \t\v\f\r\n") == std::string_view::npos;
}

/// The parts of a text between lines without a character, as offsets and lengths.
std::vector<std::pair<std::size_t, std::size_t>> sections_of(std::string_view text) {
  std::vector<std::pair<std::size_t, std::size_t>> sections;
  std::size_t section = 0;
  for (std::size_t begin = 0; begin <= text.size();) {
    const std::size_t end = std::min(text.find('\n', begin), text.size());
    if (is_blank(text.substr(begin, end - begin)) || end == text.size()) {
      const std::size_t length = end - section;
      if (!is_blank(text.substr(section, length))) sections.emplace_back(section, length);
      section = end + 1;
    }
    begin = end + 1;
  }
  return sections;
}

Error located(const InteractiveError& error, std::string_view text) {
  const std::string_view before = text.substr(0, std::min(error.at, text.size()));
  const auto lines = std::count(before.begin(), before.end(), '\n');
  const auto line_begin = before.rfind('\n') + 1;  // npos + 1 is 0
  return {error.code,
          {static_cast<std::uint32_t>(lines + 1),
           static_cast<std::uint32_t>(before.size() - line_begin + 1)},
          error.text};
}

}  // namespace

Result<ConstrainedPuzzle> read_interactive(std::string_view whole) {
  const std::string text = without_comments(whole);
  if (is_blank(text)) return Error{Errc::kEmptyText, {}, {}};
  Items items;
  for (const auto& [begin, length] : sections_of(text)) {
    const std::string_view section = std::string_view(text).substr(begin, length);
    const auto plain = items_of_plain_text(section);
    const auto error =
        plain ? read_items(*plain, begin, false, items) : read_items(section, begin, true, items);
    if (error) return located(*error, text);
  }
  Reader reader;
  if (const auto error = reader.read(items)) return located(*error, text);
  return reader.puzzle();
}

}  // namespace nonet
