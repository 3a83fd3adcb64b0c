// tests/conformance/technique_cases.cpp: other people's cases of techniques, in the format of HoDoKu's library.
//
//   technique_cases FILE [CODE…] [--all] [--unmet LIST]     (scripts/test conformance runs it over techniques/*.txt)
//
// A case names a technique, its digits and a board, and what the technique does there. It passes when every step of
// that technique for these digits does exactly that, and there is one; with the variant x, when there is none. Prints a
// line for each case that fails and each code; --all prints the steps of each case. LIST names cases that are known to
// fail, a line each: the file's name and line, then the reason ("reglib.txt:957 also finds …"); they count as skipped,
// and as failed once they pass. Exits with 1 if one failed.
#include <algorithm>
#include <cstdio>
#include <fstream>
#include <map>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "core/human/find.h"

namespace {

using namespace nonet;
using namespace nonet::human;

using Candidates = std::set<Candidate>;

/// A case: one line of the file.
struct Case {
  std::string line, code, variant, digits;
  Puzzle puzzle;
  std::vector<Candidate> deleted;
  Candidates eliminations, placements;
};

std::vector<std::string> split(const std::string& text, char separator) {
  std::vector<std::string> parts(1);
  for (const char character : text) {
    if (character == separator) {
      parts.emplace_back();
    } else {
      parts.back() += character;
    }
  }
  return parts;
}

/// "417 513": digit, row and column, from 1.
std::vector<Candidate> candidates_of(const std::string& text) {
  std::vector<Candidate> found;
  std::istringstream words(text);
  for (std::string word; words >> word;) {
    if (word.size() < 3) continue;
    found.push_back({static_cast<Cell>((word[1] - '1') * 9 + (word[2] - '1')),
                     static_cast<Digit>(word[0] - '0')});
  }
  return found;
}

/// Givens, and after a '+' digits that are placed.
Puzzle puzzle_of(const std::string& grid) {
  static const auto kGeometry = Geometry::with_boxes({9, 3, 3}).value();
  Puzzle puzzle = make_puzzle(kGeometry);
  puzzle.entries.assign(81, 0);
  std::size_t cell = 0;
  bool is_placed = false;
  for (const char character : grid) {
    if (character == '+') {
      is_placed = true;
      continue;
    }
    if (cell == 81) break;
    const Digit digit =
        character >= '1' && character <= '9' ? static_cast<Digit>(character - '0') : Digit{0};
    (is_placed ? puzzle.entries : puzzle.givens)[cell++] = digit;
    is_placed = false;
  }
  return puzzle;
}

Case case_of(const std::string& line) {
  std::vector<std::string> fields = split(line, ':');
  fields.resize(8);
  Case found{.line = line,
             .code = fields[1],
             .variant = "",
             .digits = fields[2],
             .puzzle = puzzle_of(fields[3]),
             .deleted = candidates_of(fields[4]),
             .eliminations = {},
             .placements = {}};
  if (const auto dash = found.code.find('-'); dash != std::string::npos) {
    found.variant = found.code.substr(dash + 1);
    found.code.resize(dash);
  }
  for (const Candidate candidate : candidates_of(fields[5])) found.eliminations.insert(candidate);
  for (const Candidate candidate : candidates_of(fields[6])) found.placements.insert(candidate);
  return found;
}

/// What the variants of HoDoKu's library stand for.
SearchOptions options_of(const Case& now) {
  SearchOptions options;
  const std::string family = now.code.substr(0, 2);
  if (family == "06")
    options.rectangles_may_lack_candidates = now.variant == "2" || now.variant == "x";
  if (family == "09") options.sets_may_overlap = now.variant == "2";
  options.rectangle_of_two_candidates = now.code == "0402" && now.variant == "1";
  options.chains_like_hodoku = true;
  if (now.code == "0709") options.chains_use_sets = now.variant == "2";
  if (now.code == "0710" || now.code == "0711") {
    options.chains_use_sets = now.variant == "3" || now.variant == "4";
  }
  return options;
}

/// The library names the digits that the pattern is about; for chains, almost locked sets and Sue de Coq those that it
/// removes.
bool is_about(const Case& now, const Step& step) {
  std::set<char> digits, wanted(now.digits.begin(), now.digits.end());
  const std::string family = now.code.substr(0, 2);
  const bool by_result = (family == "07" && now.code != "0701" && now.code != "0703") ||
                         family == "09" || family == "11";
  if (by_result) {
    for (const Candidate candidate : step.eliminations)
      digits.insert(static_cast<char>('0' + candidate.digit));
    for (const Candidate candidate : step.placements)
      digits.insert(static_cast<char>('0' + candidate.digit));
  } else {
    for (const Digit digit : step.digits) digits.insert(static_cast<char>('0' + digit));
  }
  return now.digits == "x" || digits == wanted;
}

std::string text_of(const Candidates& candidates) {
  std::string text;
  for (const Candidate candidate : candidates) {
    if (!text.empty()) text += ' ';
    text += std::to_string(candidate.digit) + std::to_string(candidate.cell / 9 + 1) +
            std::to_string(candidate.cell % 9 + 1);
  }
  return text.empty() ? "nothing" : text;
}

/// Empty: the case passes; else why not.
std::string fault_of(const Case& now, bool prints_all) {
  FindOptions options;
  for (const TechniqueRow& row : techniques()) {
    if (row.hodoku_code == now.code) options.order.push_back(row.technique);
  }
  if (options.order.empty()) return "no such technique";
  options.search = options_of(now);
  Board board(now.puzzle);
  for (const Candidate candidate : now.deleted) board.remove(candidate);
  int count = 0;
  std::string fault;
  for (const Step& step : all_steps(board, options)) {
    if (!is_about(now, step)) continue;
    ++count;
    const Candidates eliminations(step.eliminations.begin(), step.eliminations.end());
    const Candidates placements(step.placements.begin(), step.placements.end());
    if (prints_all) {
      std::printf("  %s: removes %s, places %s\n", std::string(row_of(step.technique).key).c_str(),
                  text_of(eliminations).c_str(), text_of(placements).c_str());
    }
    if (now.variant == "x") return "found: removes " + text_of(eliminations);
    const bool is_same =
        now.placements.empty() ? eliminations == now.eliminations : placements == now.placements;
    if (!is_same && fault.empty()) {
      fault = "also removes " + text_of(eliminations) + ", places " + text_of(placements);
    }
  }
  if (now.variant == "x") return "";
  if (count == 0) return "not found";
  return fault;
}

}  // namespace

int main(int count, char** words) {
  std::set<std::string> codes;
  std::string file;
  bool prints_all = false;
  std::map<std::string, std::string> unmet;  // the reason, by file and line
  for (int i = 1; i < count; ++i) {
    const std::string word = words[i];
    if (word == "--all") {
      prints_all = true;
    } else if (word == "--unmet" && i + 1 < count) {
      std::ifstream list(words[++i]);
      for (std::string line; std::getline(list, line);) {
        const std::size_t blank = line.find(' ');
        if (blank != std::string::npos && line[0] != '#') {
          unmet[line.substr(0, blank)] = line.substr(blank + 1);
        }
      }
    } else if (file.empty()) {
      file = word;
    } else {
      codes.insert(word);
    }
  }
  std::ifstream input(file);
  if (!input) {
    std::fprintf(stderr, "technique_cases: cannot read '%s'\n", file.c_str());
    return 2;
  }
  std::map<std::string, std::pair<int, int>> tallies;  // passed and failed, by code
  int passed = 0, failed = 0, skipped = 0, number = 0;
  const std::string name = file.substr(file.find_last_of('/') + 1);
  for (std::string line; std::getline(input, line);) {
    ++number;
    while (!line.empty() && (line.back() == '\r' || line.back() == ' ')) line.pop_back();
    if (line.empty() || line.front() != ':') continue;
    const Case now = case_of(line);
    if (!codes.empty() && !codes.contains(now.code)) continue;
    if (prints_all) std::printf("%s\n", line.c_str());
    std::string fault = fault_of(now, prints_all);
    if (const auto known = unmet.find(name + ":" + std::to_string(number)); known != unmet.end()) {
      if (!fault.empty()) {
        std::printf("unmet: %s:%d %s: %s\n", name.c_str(), number, now.code.c_str(),
                    known->second.c_str());
        ++skipped;
        continue;
      }
      fault = "passes, but stands in the list of unmet cases";
    }
    auto& tally = tallies[now.variant.empty() ? now.code : now.code + "-" + now.variant];
    if (fault.empty()) {
      ++tally.first;
      ++passed;
    } else {
      ++tally.second;
      ++failed;
      std::printf("failed: %s:%d %s\n  %s\n", name.c_str(), number, line.c_str(), fault.c_str());
    }
  }
  for (const auto& [code, tally] : tallies) {
    std::printf("%-8s %4d passed %4d failed\n", code.c_str(), tally.first, tally.second);
  }
  std::printf("%d passed, %d failed, %d skipped\n", passed, failed, skipped);
  return failed == 0 ? 0 : 1;
}
