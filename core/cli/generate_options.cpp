#include "core/cli/generate_options.h"

#include <array>
#include <charconv>
#include <span>

namespace nonet::cli {
namespace {

using namespace nonet::generate;

constexpr std::string_view kHelp = R"(
Options of generate; all wishes hold together. A puzzle is known by its seed and number: the same
ones give the same puzzle on every machine.
  --count N          how many puzzles (1)
  --seed TEXT        any text, say 2026-11-22; without it, a new one each time
  --first N          begin with this number of the seed (1)
  --grade GRADE      easy, moderate, tricky, hard, extreme: as `nonet rate` calls them
  --se A-B           Sudoku Explainer's rating of the whole path, say 5.2-6.2
  --hodoku LEVEL     easy, medium, hard, unfair, extreme
  --needs LIST       techniques that `nonet steps` uses, say swordfish or x-wing,xy-wing
  --without LIST     techniques that it does not use
  --singles          singles solve it
  --wait N           at most N steps in a row that place no digit
  --minimal          no given can be taken away
  --clues A-B        number of givens, say 24 or 22-26
  --even             each digit is given equally often, or once more
  --symmetry NAME    of the cells with givens: )";
constexpr std::string_view kHelpEnd = R"(
  --pattern TEXT     the cells with givens: a character a cell, '.' for an empty one
  --size N           the grid is NxN, up to 16; --boxes RxC for boxes of another form
  --jigsaw           irregular regions in place of boxes, up to 10x10
  --houses LIST      with extra houses, say diagonals for a sudoku X
  --tries N          puzzles tried for each one, before the nearest is reported (100000)
  --controlled-bias  for statistics: minimal puzzles, equally likely if they have equally many givens;
                     with --json, `weight` says how much each counts; about a second for each
minimise takes --seed too: it decides which givens go. So does solve: a random solution of several.
)";

std::string listed(std::span<const std::string_view> names) {
  std::string list;
  for (const auto name : names) list += (list.empty() ? "" : ", ") + std::string(name);
  return list;
}

std::optional<std::uint64_t> number_of(std::string_view text, std::uint64_t least) {
  std::uint64_t number = 0;
  const auto [end, failure] = std::from_chars(text.data(), text.data() + text.size(), number);
  if (failure != std::errc() || end != text.data() + text.size() || number < least) {
    return std::nullopt;
  }
  return number;
}

/// What the option takes, if the value is wrong; else it is set, and the result is empty.
using Set = std::string (*)(GenerateOptions&, const std::string&);

struct Option {
  std::string_view name;
  Set set;
};

template <class T>
std::string put(const std::optional<T>& value, T& to, std::string_view takes) {
  if (!value) return std::string(takes);
  to = *value;
  return {};
}

template <class T>
std::string put(const std::optional<T>& value, std::optional<T>& to, std::string_view takes) {
  if (!value) return std::string(takes);
  to = value;
  return {};
}

constexpr std::string_view kTechniques =
    "techniques as `nonet steps --json` names them, with commas";

constexpr Option kOptions[] = {
    {"--count",
     [](GenerateOptions& options, const std::string& value) {
       return put(number_of(value, 1), options.count, "a number from 1");
     }},
    {"--first",
     [](GenerateOptions& options, const std::string& value) {
       return put(number_of(value, 1), options.first, "a number from 1");
     }},
    {"--seed",
     [](GenerateOptions& options, const std::string& value) {
       options.seed = value;
       return std::string(value.empty() ? "a text" : "");
     }},
    {"--grade",
     [](GenerateOptions& options, const std::string& value) {
       return put(rate::grade_named(value), options.wishes.grade, listed(rate::grade_keys()));
     }},
    {"--hodoku",
     [](GenerateOptions& options, const std::string& value) {
       return put(human::level_named(value), options.wishes.hodoku, listed(human::level_keys()));
     }},
    {"--se",
     [](GenerateOptions& options, const std::string& value) {
       return put(tenths_range_of(value), options.wishes.se, "a rating or two, say 5.2-6.2");
     }},
    {"--clues",
     [](GenerateOptions& options, const std::string& value) {
       return put(range_of(value), options.wishes.clues, "a number or two, say 22-26");
     }},
    {"--needs",
     [](GenerateOptions& options, const std::string& value) {
       return put(techniques_named(value), options.wishes.needs, kTechniques);
     }},
    {"--without",
     [](GenerateOptions& options, const std::string& value) {
       return put(techniques_named(value), options.wishes.without, kTechniques);
     }},
    {"--wait",
     [](GenerateOptions& options, const std::string& value) {
       const auto steps = number_of(value, 0);
       if (!steps || *steps > 1000) return std::string("a number up to 1000");
       options.wishes.longest_wait = static_cast<int>(*steps);
       return std::string();
     }},
    {"--symmetry",
     [](GenerateOptions& options, const std::string& value) {
       return put(symmetry_named(value), options.wishes.symmetry, listed(symmetry_keys()));
     }},
    {"--pattern",
     [](GenerateOptions& options, const std::string& value) {
       options.wishes.pattern = pattern_of(value);
       return std::string(options.wishes.pattern.empty() ? "a character a cell" : "");
     }},
    {"--size",
     [](GenerateOptions& options, const std::string& value) {
       const auto size = number_of(value, 1);
       if (!size || *size > kLargestGrid) return "a number up to " + std::to_string(kLargestGrid);
       options.wishes.shape = usual_shape(static_cast<int>(*size));
       return std::string();
     }},
    {"--tries",
     [](GenerateOptions& options, const std::string& value) {
       return put(number_of(value, 1), options.wishes.attempts, "a number from 1");
     }},
};

}  // namespace

std::optional<std::string> set_generate_option(GenerateOptions& options, std::string_view name,
                                               const std::string& value) {
  for (const Option& option : kOptions) {
    if (option.name == name) return option.set(options, value);
  }
  return std::nullopt;
}

bool set_generate_switch(GenerateOptions& options, std::string_view name) {
  Wishes& wishes = options.wishes;
  bool* const wish = name == "--minimal"           ? &wishes.minimal
                     : name == "--controlled-bias" ? &wishes.controlled_bias
                     : name == "--even"            ? &wishes.even_digits
                     : name == "--singles"         ? &wishes.singles_only
                     : name == "--jigsaw"          ? &wishes.jigsaw
                                                   : nullptr;
  if (wish != nullptr) *wish = true;
  return wish != nullptr;
}

std::string sentence_against(const Wishes& wishes) {
  const auto obstacle = find_obstacle(wishes);
  if (!obstacle) return {};
  switch (*obstacle) {
    case Obstacle::kSize:
      return "a grid has 1x1 to 16x16 cells, and boxes of as many cells as a row";
    case Obstacle::kJigsawSize:
      return "jigsaws are made up to 10x10, and have no boxes";
    case Obstacle::kHouses:
      return "no such grid has these --houses";
    case Obstacle::kTooFewGivens:
      return "no 9x9 puzzle with fewer than 17 givens has one solution";
    case Obstacle::kTooManyGivens:
      return "there are fewer cells than --clues wants givens";
    case Obstacle::kEmptyRange:
      return "a range goes from the smaller number to the greater one";
    case Obstacle::kCountOfSymmetry:
      return "with this symmetry no such number of givens is possible";
    case Obstacle::kPatternSize:
      return "--pattern has " + std::to_string(wishes.pattern.size()) + " cells, the grid " +
             std::to_string(wishes.shape.size * wishes.shape.size);
    case Obstacle::kPatternSymmetry:
      return "--pattern does not have the --symmetry";
    case Obstacle::kPatternClues:
      return "--pattern and --clues want different numbers of givens";
    case Obstacle::kNeedsAndWithout:
      return "--needs and --without name the same technique";
    case Obstacle::kNeedsAndSingles:
      return "--singles allows no other technique, but --needs names one";
    case Obstacle::kSeShape:
      return "--se rates 9x9 puzzles with boxes";
    case Obstacle::kSeSingles:
      return "with --singles, --se is at most 2.3";
    case Obstacle::kBiasShape:
      return "--controlled-bias needs full grids that are equally likely: 9x9, 6x6, or up to 5x5, "
             "with boxes";
    case Obstacle::kBiasGivens:
      return "--controlled-bias leaves the cells with givens to chance: no --symmetry, no "
             "--pattern";
    case Obstacle::kBiasClues:
      return "puzzles of --controlled-bias have 21 to 31 givens";
  }
  return {};
}

std::string_view sentence_of(Miss miss) {
  switch (miss) {
    case Miss::kNothing:
      return "is as wished";
    case Miss::kGrid:
      return "could not be filled";
    case Miss::kClues:
      return "has another number of givens";
    case Miss::kPattern:
      return "has another pattern";
    case Miss::kDigits:
      return "has its digits less evenly";
    case Miss::kMinimal:
      return "is not minimal";
    case Miss::kSingles:
      return "takes more than singles";
    case Miss::kTechniques:
      return "takes other techniques";
    case Miss::kWait:
      return "has a longer wait";
    case Miss::kSe:
      return "has another SE rating";
    case Miss::kHodoku:
      return "has another HoDoKu level";
    case Miss::kGrade:
      return "has another grade";
  }
  return {};
}

std::string generate_help() {
  return std::string(kHelp) + "\n                     " + listed(symmetry_keys()) +
         std::string(kHelpEnd);
}

}  // namespace nonet::cli
