#include "core/generate/wishes.h"

#include <algorithm>
#include <array>
#include <charconv>

#include "core/engine/search.h"
#include "core/generate/full_grid.h"
#include "core/grid/puzzle.h"
#include "core/human/singles.h"

namespace nonet::generate {
namespace {

/// Whether groups of these cells can have so many cells together, for some number in the range.
bool can_count(const Wishes& wishes) {
  const int cells = wishes.shape.size * wishes.shape.size;
  std::vector<int> sizes(static_cast<std::size_t>(cells), 0);
  for (const std::uint16_t group : groups_of(wishes.symmetry, wishes.shape.size)) ++sizes[group];
  std::vector<bool> reached(static_cast<std::size_t>(cells) + 1);
  reached[0] = true;
  for (const int size : sizes) {
    for (int sum = cells; size > 0 && sum >= size; --sum) {
      const auto at = static_cast<std::size_t>(sum);
      if (reached[at - static_cast<std::size_t>(size)]) reached[at] = true;
    }
  }
  for (int sum = std::max(0, wishes.clues->least); sum <= std::min(cells, wishes.clues->most);
       ++sum) {
    if (reached[static_cast<std::size_t>(sum)]) return true;
  }
  return false;
}

std::optional<Obstacle> obstacle_of_pattern(const Wishes& wishes) {
  const int size = wishes.shape.size;
  if (wishes.pattern.size() != static_cast<std::size_t>(size * size)) return Obstacle::kPatternSize;
  const std::vector<std::uint16_t> group = groups_of(wishes.symmetry, size);
  std::vector<bool> of_group(group.size());
  for (std::size_t cell = 0; cell < group.size(); ++cell) {
    if (wishes.pattern[cell]) of_group[group[cell]] = true;
  }
  for (std::size_t cell = 0; cell < group.size(); ++cell) {
    if (of_group[group[cell]] != wishes.pattern[cell]) return Obstacle::kPatternSymmetry;
  }
  const auto givens =
      static_cast<int>(std::count(wishes.pattern.begin(), wishes.pattern.end(), true));
  if (wishes.clues && !wishes.clues->contains(givens)) return Obstacle::kPatternClues;
  if (wishes.is_plain() && givens < kFewestGivens) return Obstacle::kTooFewGivens;
  return std::nullopt;
}

std::optional<Obstacle> obstacle_of_bias(const Wishes& wishes) {
  if (wishes.jigsaw || !wishes.houses.empty() || !has_uniform_grids(wishes.shape))
    return Obstacle::kBiasShape;
  if (wishes.symmetry != Symmetry::kNone || !wishes.pattern.empty()) return Obstacle::kBiasGivens;
  const bool is_out_of_reach =
      wishes.shape.size == 9 && wishes.clues &&
      (wishes.clues->most < kControlledClues.least || wishes.clues->least > kControlledClues.most);
  if (is_out_of_reach) return Obstacle::kBiasClues;
  return std::nullopt;
}

/// Whether there is a grid with the extra houses. Larger ones than 6×6 have room for any that can be made, as far as is
/// known; of a jigsaw it depends on its regions.
bool can_have_houses(const Wishes& wishes) {
  if (flaw_of(wishes.houses, wishes.shape, wishes.jigsaw)) return false;
  if (wishes.jigsaw || wishes.shape.size > 6) return true;
  const auto geometry = Geometry::with_boxes(wishes.shape, wishes.houses).value();
  GeneralEngine engine(geometry);
  engine.start(starting_candidates(make_puzzle(geometry)), 1);
  return engine.resume(UINT64_MAX, {}).solutions > 0;
}

/// A whole number up to 9999 that takes all of the text.
std::optional<int> number_of(std::string_view text) {
  int number = 0;
  if (text.empty() || text.size() > 4 || text[0] == '-') return std::nullopt;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (failure != std::errc() || end != text.data() + text.size()) return std::nullopt;
  return number;
}

std::optional<int> tenths_of(std::string_view text) {
  const auto point = text.find('.');
  if (point == std::string_view::npos) {
    const auto whole = number_of(text);
    return whole ? std::optional(*whole * 10) : std::nullopt;
  }
  const auto whole = number_of(text.substr(0, point));
  const auto tenth = number_of(text.substr(point + 1));
  if (!whole || !tenth || text.size() != point + 2) return std::nullopt;
  return *whole * 10 + *tenth;
}

std::optional<Range> range_by(std::string_view text, std::optional<int> (*read)(std::string_view)) {
  const auto dash = text.find('-');
  const auto least = read(text.substr(0, dash));
  const auto most = dash == std::string_view::npos ? least : read(text.substr(dash + 1));
  if (!least || !most) return std::nullopt;
  return Range{*least, *most};
}

}  // namespace

std::string_view obstacle_key(Obstacle obstacle) {
  constexpr std::array kKeys = {
#define NONET_ROW(name, key) std::string_view(key),
      NONET_OBSTACLES(NONET_ROW)
#undef NONET_ROW
  };
  return kKeys[static_cast<std::size_t>(obstacle)];
}

std::optional<Obstacle> find_obstacle(const Wishes& wishes) {
  const Shape shape = wishes.shape;
  if (shape.size < 1 || shape.size > kLargestGrid || shape.box_rows < 1 || shape.box_columns < 1 ||
      shape.box_rows * shape.box_columns != shape.size) {
    return Obstacle::kSize;
  }
  if (wishes.jigsaw && (shape.size > kLargestJigsaw || shape != usual_shape(shape.size))) {
    return Obstacle::kJigsawSize;
  }
  if (!wishes.houses.empty() && !can_have_houses(wishes)) return Obstacle::kHouses;
  const bool is_plain = wishes.is_plain();
  if (wishes.clues) {
    if (wishes.clues->least > wishes.clues->most) return Obstacle::kEmptyRange;
    if (is_plain && wishes.clues->most < kFewestGivens) return Obstacle::kTooFewGivens;
    if (wishes.clues->least > shape.size * shape.size) return Obstacle::kTooManyGivens;
    if (!can_count(wishes)) return Obstacle::kCountOfSymmetry;
  }
  if (!wishes.pattern.empty()) {
    if (const auto obstacle = obstacle_of_pattern(wishes)) return obstacle;
  }
  for (const human::Technique technique : wishes.needs) {
    if (std::find(wishes.without.begin(), wishes.without.end(), technique) !=
        wishes.without.end()) {
      return Obstacle::kNeedsAndWithout;
    }
    if (wishes.singles_only && !human::is_single(technique)) return Obstacle::kNeedsAndSingles;
  }
  if (wishes.se) {
    if (wishes.se->least > wishes.se->most) return Obstacle::kEmptyRange;
    if (!is_plain) return Obstacle::kSeShape;
    if (wishes.singles_only &&
        wishes.se->least > human::row_of(human::Technique::kNakedSingle).se_rating) {
      return Obstacle::kSeSingles;
    }
  }
  if (wishes.controlled_bias) return obstacle_of_bias(wishes);
  return std::nullopt;
}

std::optional<std::vector<human::Technique>> techniques_named(std::string_view keys) {
  std::vector<human::Technique> found;
  while (true) {
    const auto comma = keys.find(',');
    const auto technique = human::technique_named(keys.substr(0, comma));
    if (!technique) return std::nullopt;
    found.push_back(*technique);
    if (comma == std::string_view::npos) return found;
    keys.remove_prefix(comma + 1);
  }
}

std::optional<Range> range_of(std::string_view text) {
  return range_by(text, number_of);
}

std::optional<Range> tenths_range_of(std::string_view text) {
  return range_by(text, tenths_of);
}

std::vector<bool> pattern_of(std::string_view text) {
  constexpr std::string_view kBlanks = " \t\r\n", kEmpty = ".0_-";
  std::vector<bool> pattern;
  for (const char character : text) {
    if (kBlanks.find(character) != std::string_view::npos) continue;
    pattern.push_back(kEmpty.find(character) == std::string_view::npos);
  }
  return pattern;
}

}  // namespace nonet::generate
