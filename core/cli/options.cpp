#include "core/cli/options.h"

#include <algorithm>
#include <charconv>
#include <cstdlib>
#include <map>
#include <span>

#include "core/cli/constrained_formats.h"
#include "core/cli/messages.h"

namespace nonet::cli {
namespace {

constexpr std::string_view kHelpBeforeEngines = R"(Usage: nonet COMMAND [options] [FILE...]

Reads sudoku puzzles in any common text format, from files or (without FILE, or as -)
from standard input, and writes one result a puzzle. Puzzles with constraints (killers,
thermometers …) are read one a line, as Interactive-Sudoku-Solver writes them
(.Cage~12~R1C1~R1C2), by solve, validate, count, candidates, convert and minimise.

Commands
  solve      the solution of each puzzle
  validate   the conflicts, whether it is finished, how many solutions it has
  count      the number of solutions, up to --limit
  candidates the digits of each cell that occur in a solution
  convert    the puzzle itself, in another format
  trace      what a backtracking search does, event by event
  steps      how a person solves each puzzle: every step and what it follows from
  rate       how hard each puzzle is: Sudoku Explainer's ratings (whole path, up to the first
             placement, first step), HoDoKu's level and score, and a word of our own
  hint       the next step from the position given, or what is wrong in it
  generate   new puzzles, one a line; reads nothing
  book       the same as sheets to print, with answers: SVG files in the folder --to
  minimise   the puzzle without givens and constraints that it does not need, until each
             one is needed

Options
  --to FORMAT        write in this format (solve, candidates, convert); `nonet formats`
                     lists them; book: the folder for the sheets
  --from FORMAT      read as this format instead of finding out
  --boxes RxC        boxes of R rows and C columns where the text does not show them (6x6: 2x3)
  --houses LIST      extra houses where the text names none, with commas: diagonals (X), windows,
                     groups, diagonal-down, diagonal-up, or a region's cells: r1c1r1c2r2c2
  --pick WHICH       only the puzzle with this title, or this number (from 1) in its file
  --limit N          solve, count: stop after N solutions (2; count, --all: 1000000)
                     trace: print at most N events (1000)
  --time S           solve, validate, count, candidates, minimise: stop after S seconds a puzzle
                     (0.5), and write what is known by then
  --skip N           trace: leave out the first N events
  --why CELL=DIGIT   candidates: only whether this cell may hold this digit (r1c1=5): with a
                     solution, or else with the givens and constraints that forbid it
  --count-to N       candidates: how many solutions have each, up to N; one cell a line
  --estimate         count: about how many there are, where they are more than --limit
  --all              solve: print every solution up to --limit, each as it is found; with
                     --json as the member "all" of the puzzle's object
                     steps: every step of the position given, instead of a path
  --order ORDER      steps, hint: the order in which techniques are tried: human (as they are
                     learned), hodoku, se (Sudoku Explainer's)
  --technique NAME,… steps, hint: only these techniques, as --json names them
  --scale SCALE      rate: se or hodoku alone, which takes less time; all (default)
)";

constexpr std::string_view kHelpAfterEngines =
    R"(  --json             one JSON object a puzzle, instead of --to
  --number           exactly one line for each line read, whatever it holds: its number, a tab,
                     the result or nothing; a line's number is what it begins with (before a
                     tab), else its place in the file
  --threads N        solve N puzzles at a time, or as many as there are cores: auto (1);
                     the output is the same
  --quiet            no progress, which is shown on a terminal only
  --help, --version
)";

constexpr std::string_view kHelpEnd = R"(
Complaints go to standard error as file:line:column: what.
Exit code: 0 all well, 1 some puzzle has a problem, 2 wrong usage or unreadable file.
)";

constexpr std::uint64_t kMostThreads = 256;
constexpr std::uint64_t kMostCounted = 1000;

constexpr std::string_view kCommands[] = {"solve",   "validate", "count", "candidates",
                                          "convert", "trace",    "steps", "hint",
                                          "rate",    "generate", "book",  "minimise"};

// Options that only some commands have; the other commands refuse them.
struct OptionUse {
  std::string_view name;
  std::string_view commands;
};
// What new puzzles are like.
constexpr std::string_view kMade = "generate, book";
constexpr OptionUse kUses[] = {
    {"--to", "solve, candidates, convert, minimise, book"},
    {"--limit", "solve, count, trace"},
    {"--time", "solve, validate, count, candidates, minimise"},
    {"--skip", "trace"},
    {"--why", "candidates"},
    {"--count-to", "candidates"},
    {"--estimate", "count"},
    {"--all", "solve, steps"},
    {"--order", "steps, hint"},
    {"--technique", "steps, hint"},
    {"--scale", "rate"},
    {"--engine", "solve"},
    {"--strategy", "solve, trace"},
    {"--number", "solve, validate, count, candidates, convert, steps, hint, rate, minimise"},
    {"--from", "solve, validate, count, candidates, convert, trace, steps, hint, rate, minimise"},
    {"--pick", "solve, validate, count, candidates, convert, trace, steps, hint, rate, minimise"},
    {"--seed", "solve, generate, book, minimise"},
    {"--count", kMade},
    {"--first", kMade},
    {"--grade", kMade},
    {"--se", kMade},
    {"--hodoku", kMade},
    {"--needs", kMade},
    {"--without", kMade},
    {"--singles", kMade},
    {"--wait", kMade},
    {"--minimal", kMade},
    {"--clues", kMade},
    {"--even", kMade},
    {"--symmetry", kMade},
    {"--pattern", kMade},
    {"--size", kMade},
    {"--jigsaw", kMade},
    {"--tries", kMade},
    {"--controlled-bias", "generate"},
    {"--per-sheet", "book"},
    {"--paper", "book"},
    {"--large", "book"},
    {"--answers", "book"},
    {"--title", "book"},
};

std::string listed(std::span<const std::string_view> keys) {
  std::string list;
  for (const auto key : keys) list += (list.empty() ? "" : ", ") + std::string(key);
  return list;
}

std::string help() {
  std::string text(kHelpBeforeEngines);
  text += "  --engine NAME      " + listed(engine_keys()) + "\n";
  text += "  --strategy NAME    for backtrack: " + listed(strategy_keys()) + "\n";
  text += kHelpAfterEngines;
  text += generate_help();
  text += book_help();
  return text += kHelpEnd;
}

// Every format: those of the table, and those for puzzles with constraints.
std::vector<FormatInfo> all_formats() {
  std::vector<FormatInfo> all(formats().begin(), formats().end());
  const auto more = constrained_formats();
  all.insert(all.end(), more.begin(), more.end());
  return all;
}

std::string formats_table() {
  std::string table;
  for (const auto& format : all_formats()) {
    std::string row(format.key);
    row.resize(std::max<std::size_t>(row.size() + 1, 14), ' ');
    row += format.reads ? "reads   " : "        ";
    row += format.writes ? "writes   " : "         ";
    if (!format.extension.empty()) row += "." + std::string(format.extension);
    table += row.substr(0, row.find_last_not_of(' ') + 1) + "\n";
  }
  return table;
}

std::string listed_formats(bool FormatInfo::*can) {
  std::vector<std::string_view> keys;
  for (const auto& format : all_formats()) {
    if (format.*can) keys.push_back(format.key);
  }
  return listed(keys);
}

// The key in the table of formats that equals the argument, if that format can be read or written.
std::optional<std::string_view> format_of(std::string_view word, bool FormatInfo::*can) {
  for (const FormatInfo& format : all_formats()) {
    if (format.key == word && format.*can) return format.key;
  }
  return std::nullopt;
}

std::optional<std::uint64_t> number_of(std::string_view word) {
  std::uint64_t number = 0;
  const auto [end, failure] = std::from_chars(word.data(), word.data() + word.size(), number);
  if (failure != std::errc() || end != word.data() + word.size()) return std::nullopt;
  return number;
}

// "1.5"; above 0.
std::optional<double> seconds_of(const std::string& word) {
  if (word.find_first_not_of("0123456789.") != std::string::npos) return std::nullopt;
  // Some libraries have no from_chars for fractions.
  char* end = nullptr;
  const double seconds = std::strtod(word.c_str(), &end);
  if (*end != '\0' || !(seconds > 0)) return std::nullopt;
  return seconds;
}

// "r1c1=5"; "R1C1=5" is the same.
std::optional<AskedCandidate> asked_of(const std::string& word) {
  AskedCandidate asked{word};
  const char* at = word.data();
  const char* const end = at + word.size();
  // Moves `at` behind the character and the number.
  const auto takes = [&](char character, int& number) {
    if (at == end || (*at | 0x20) != (character | 0x20)) return false;
    const auto [rest, failure] = std::from_chars(at + 1, end, number);
    at = rest;
    return failure == std::errc();
  };
  const bool is_read = takes('r', asked.row) && takes('c', asked.column) && takes('=', asked.value);
  if (!is_read || at != end || asked.row < 1 || asked.column < 1) return std::nullopt;
  return asked;
}

std::optional<Shape> boxes_of(std::string_view word) {
  const auto cross = word.find('x');
  if (cross == std::string_view::npos) return std::nullopt;
  const auto rows = number_of(word.substr(0, cross));
  const auto columns = number_of(word.substr(cross + 1));
  if (!rows || !columns || *rows > kMaxSize || *columns > kMaxSize) return std::nullopt;
  const int box_rows = static_cast<int>(*rows);
  const int box_columns = static_cast<int>(*columns);
  const Shape shape{box_rows * box_columns, box_rows, box_columns};
  if (shape.size < 1 || shape.size > kMaxSize) return std::nullopt;
  return shape;
}

// The parts of a list with commas.
std::vector<std::string> words_of(std::string_view list) {
  std::vector<std::string> words;
  while (true) {
    const std::size_t comma = list.find(',');
    words.emplace_back(list.substr(0, comma));
    if (comma == std::string_view::npos) return words;
    list.remove_prefix(comma + 1);
  }
}

// Sets the option `name` from its value. Returns a complaint, or an empty string.
std::string set_option(Options& options, std::string_view name, const std::string& value) {
  const auto wrong = [&](const std::string& allowed) {
    return std::string(name) + " " + value + ": it takes " + allowed;
  };
  if (name == "--engine") {
    const auto engine = engine_of(value);
    if (!engine) return wrong(listed(engine_keys()));
    options.engine = *engine;
  } else if (name == "--strategy") {
    const auto strategy = strategy_of(value);
    if (!strategy) return wrong(listed(strategy_keys()));
    options.strategy = *strategy;
  } else if (name == "--why") {
    if (options.why) return "--why asks about one digit, and is given twice";
    options.why = asked_of(value);
    if (!options.why) return wrong("a cell and a digit, say r1c1=5");
  } else if (name == "--count-to") {
    const auto most = number_of(value);
    if (most.value_or(0) == 0 || *most > kMostCounted) {
      return wrong("a number from 1 to " + std::to_string(kMostCounted));
    }
    options.count_to = static_cast<std::uint32_t>(*most);
  } else if (name == "--limit") {
    options.limit = number_of(value);
    if (options.limit.value_or(0) == 0) return wrong("a number from 1");
  } else if (name == "--time") {
    const auto seconds = seconds_of(value);
    if (!seconds) return wrong("a number of seconds above 0, say 0.5");
    options.seconds = *seconds;
  } else if (name == "--order") {
    const auto order = human::order_named(value);
    if (!order) return wrong(listed(human::order_keys()));
    options.order = *order;
  } else if (name == "--technique") {
    for (std::size_t begin = 0; begin <= value.size();) {
      const std::size_t end = std::min(value.find(',', begin), value.size());
      const auto technique = human::technique_named(value.substr(begin, end - begin));
      if (!technique) return wrong("names of techniques, say x-wing,swordfish");
      options.techniques.push_back(*technique);
      begin = end + 1;
    }
  } else if (name == "--scale") {
    const auto scale = rate::scale_named(value);
    if (!scale) return wrong("all, se, hodoku");
    options.scale = *scale;
  } else if (name == "--skip") {
    const auto skip = number_of(value);
    if (!skip) return wrong("a number from 0");
    options.skip = *skip;
  } else if (name == "--pick") {
    if (value.empty()) return wrong("a title or a number");
    options.pick = value;
  } else if (name == "--to") {
    options.to = value;
  } else if (name == "--from") {
    const auto format = format_of(value, &FormatInfo::reads);
    if (!format) return wrong(listed_formats(&FormatInfo::reads));
    options.read.format = *format;
  } else if (name == "--boxes") {
    options.read.shape = boxes_of(value);
    if (!options.read.shape) return wrong("rows x columns of a box, say 2x3; at most 64 cells");
  } else if (name == "--houses") {
    options.read.houses = words_of(value);
    if (!std::all_of(options.read.houses.begin(), options.read.houses.end(), is_house_word)) {
      return wrong(listed(pattern_keys()) + ", or a region's cells, say r1c1r1c2r2c2");
    }
  } else if (name == "--threads") {
    const auto threads = value == "auto" ? 0 : number_of(value);
    if (!threads || *threads > kMostThreads) {
      return wrong("a number up to " + std::to_string(kMostThreads) + ", or auto");
    }
    options.threads = static_cast<unsigned>(*threads);
  } else if (const auto takes = set_generate_option(options.generate, name, value)) {
    return takes->empty() ? std::string() : wrong(*takes);
  } else if (const auto book_takes = set_book_option(options.book, name, value)) {
    return book_takes->empty() ? std::string() : wrong(*book_takes);
  } else {
    return "there is no option " + std::string(name);
  }
  return {};
}

// Sets an option without a value; false if there is none of that name.
bool set_switch(Options& options, std::string_view name) {
  if (name == "--json") {
    options.json = true;
  } else if (name == "--all") {
    options.all = true;
  } else if (name == "--estimate") {
    options.estimate = true;
  } else if (name == "--number") {
    options.number = true;
  } else if (name == "--quiet") {
    options.quiet = true;
  } else if (name == "--large") {
    options.book.plan.is_large = true;
  } else {
    return set_generate_switch(options.generate, name);
  }
  return true;
}

// The complaint about an option that excludes --number, or an empty string.
std::string wrong_with_number(const Options& options) {
  const auto cannot = [](std::string_view key, bool FormatInfo::*can) {
    return !key.empty() && !format_of(key, can);
  };
  if (options.all && options.command == "solve")
    return "--number writes one line a puzzle, --all may write more";
  if (!options.pick.empty()) return "--number answers every line, --pick only one puzzle";
  if (cannot(options.read.format, &FormatInfo::reads_lines)) {
    return "--number reads a puzzle a line: with it, --from takes " +
           listed_formats(&FormatInfo::reads_lines);
  }
  if (cannot(options.to, &FormatInfo::writes_lines)) {
    return "--number writes a line a puzzle: with it, --to takes " +
           listed_formats(&FormatInfo::writes_lines);
  }
  return {};
}

// An option as it was given, and its value.
struct Used {
  std::string name, value;
};

bool is_used(const std::vector<Used>& used, std::string_view name) {
  return std::any_of(used.begin(), used.end(), [&](const Used& one) { return one.name == name; });
}

// What is wished of a book's puzzles, as the options say it: BookOptions::wishes.
std::string wishes_of(const std::vector<Used>& used) {
  std::map<std::string, std::string> wishes;
  for (const Used& one : used) {
    const auto use = std::find_if(std::begin(kUses), std::end(kUses),
                                  [&](const OptionUse& row) { return row.name == one.name; });
    const bool is_wish = use != std::end(kUses) ? use->commands == kMade
                                                : one.name == "--boxes" || one.name == "--houses";
    if (!is_wish) continue;
    std::string text = one.value;
    std::erase_if(text, [](char character) { return character == ' ' || character == '\n'; });
    wishes[one.name] = text;
  }
  wishes.erase("--count");
  wishes.erase("--grade");
  if (const auto at = wishes.find("--symmetry"); at != wishes.end() && at->second == "none") {
    wishes.erase(at);
  }
  std::string list;
  for (const auto& [name, value] : wishes) {
    list += (list.empty() ? "" : " ") + name + (value.empty() ? "" : " ") + value;
  }
  return list;
}

// The complaint about what `book` cannot do, or an empty string.
std::string wrong_with_book(const Options& options) {
  constexpr std::uint64_t kMostPuzzles = 10'000;
  if (options.to.empty()) return "book: --to FOLDER is missing";
  if (options.json) return "book takes no --json";
  if (options.generate.count > kMostPuzzles) {
    return "book: --count is at most " + std::to_string(kMostPuzzles);
  }
  return {};
}

ParsedWords complaint(std::string what) {
  return {std::nullopt, {}, "nonet: " + std::move(what) + "\nTry `nonet --help`.\n"};
}

}  // namespace

ParsedWords parse_words(const std::vector<std::string>& words) {
  Options options;
  bool only_files = false;  // after "--"
  std::vector<Used> used;
  bool engine_said = false;
  for (std::size_t i = 0; i < words.size(); ++i) {
    std::string name = words[i];
    if (only_files || name == "-" || !name.starts_with("-")) {
      if (options.command.empty()) {
        options.command = name;
      } else {
        options.files.push_back(name);
      }
    } else if (name == "--") {
      only_files = true;
    } else if (name == "--help" || name == "-h") {
      return {std::nullopt, help(), {}};
    } else if (name == "--version") {
      return {std::nullopt, "nonet " NONET_VERSION "\n", {}};
    } else if (set_switch(options, name)) {
      used.push_back({name, {}});
    } else {
      std::string value;
      if (const auto equals = name.find('='); equals != std::string::npos) {
        value = name.substr(equals + 1);
        name.resize(equals);
      } else if (++i < words.size()) {
        value = words[i];
      } else {
        return complaint(name + ": a value is missing, or there is no such option");
      }
      if (set_switch(options, name) || name == "--help" || name == "--version") {
        return complaint(name + " takes no value");
      }
      if (auto what = set_option(options, name, value); !what.empty()) {
        return complaint(std::move(what));
      }
      engine_said = engine_said || name == "--engine";
      used.push_back({name, value});
    }
  }
  if (options.command == "help") return {std::nullopt, help(), {}};
  if (options.command == "formats") return {std::nullopt, formats_table(), {}};
  if (options.command.empty()) return {std::nullopt, {}, help()};
  if (std::find(std::begin(kCommands), std::end(kCommands), options.command) ==
      std::end(kCommands)) {
    return complaint("there is no command " + options.command + "; there are " + listed(kCommands));
  }
  for (const auto& [name, value] : used) {
    for (const OptionUse& use : kUses) {
      if (use.name == name && use.commands.find(options.command) == std::string_view::npos) {
        return complaint(options.command + " takes no " + name + "; it is for " +
                         std::string(use.commands));
      }
    }
  }
  if (is_used(used, "--to") && options.command != "book" &&
      !format_of(options.to, &FormatInfo::writes)) {
    return complaint("--to " + options.to + ": it takes " + listed_formats(&FormatInfo::writes));
  }
  if (is_used(used, "--strategy")) {
    if (engine_said && options.engine != EngineChoice::kBacktrack) {
      return complaint("--strategy is for --engine backtrack");
    }
    options.engine = EngineChoice::kBacktrack;
  }
  if (options.command == "solve" && is_used(used, "--seed")) {
    if (options.all) return complaint("--seed finds a random solution, --all every one");
    if (engine_said || is_used(used, "--strategy")) {
      return complaint("--seed has an engine of its own");
    }
  }
  if (options.json && options.command != "book" && is_used(used, "--to")) {
    return complaint("--json is a format of its own, and takes no --to");
  }
  if (options.why && is_used(used, "--to")) {
    return complaint("--why writes a solution or constraints, and takes no --to");
  }
  if (options.count_to > 0) {
    if (options.why) return complaint("--why asks for one digit, --count-to counts all");
    if (!options.json && (options.number || is_used(used, "--to"))) {
      return complaint("--count-to writes a cell a line, or --json");
    }
  }
  if (options.number) {
    if (auto what = wrong_with_number(options); !what.empty()) return complaint(std::move(what));
  }
  if (options.command == "generate" || options.command == "book") {
    if (!options.files.empty()) return complaint(options.command + " reads no files");
    generate::Wishes& wishes = options.generate.wishes;
    if (options.read.shape) wishes.shape = *options.read.shape;
    auto houses = houses_named(options.read.houses, wishes.shape.size);
    if (!houses.ok()) return complaint("--houses: " + sentence(houses.error()));
    wishes.houses = std::move(houses.value());
    if (auto what = sentence_against(options.generate.wishes); !what.empty()) {
      return complaint(std::move(what));
    }
  }
  if (options.command == "book") {
    if (auto what = wrong_with_book(options); !what.empty()) return complaint(std::move(what));
    options.book.wishes = wishes_of(used);
  }
  if (options.files.empty()) options.files.push_back("-");
  return {std::move(options), {}, {}};
}

}  // namespace nonet::cli
