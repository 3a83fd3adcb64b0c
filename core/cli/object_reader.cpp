#include "core/cli/object_reader.h"

#include <algorithm>
#include <optional>
#include <utility>

#include "core/cli/constrained_formats.h"
#include "core/cli/links.h"
#include "core/format/interactive_lines.h"
#include "core/format/list.h"
#include "core/format/puzzle_tree.h"
#include "core/format/symbols.h"

namespace nonet::cli {
namespace {

constexpr std::size_t kMostBytes = std::size_t{1} << 24;    // of an object
constexpr std::size_t kMostOfAList = std::size_t{1} << 16;  // of one that may be a list

void skip_blanks(std::string_view& text) {
  text.remove_prefix(std::min(text.find_first_not_of(" \t\r\n"), text.size()));
}

/// Whether a line cannot be one of an object that is still open, because it is a puzzle of its own: that object lacks a bracket or a quote, and
/// must not take what follows with it.
bool is_of_another(std::string_view text) {
  constexpr std::size_t kShortestPuzzle = 16;  // a 4×4 in a line; no number of an object is as long
  skip_blanks(text);
  return text.starts_with('.') || begins_as_constraints(text) ||
         (text.size() >= kShortestPuzzle && text.find_first_of("{}[]\",:") == text.npos);
}

bool is_a(const Tree* tree, Tree::Kind kind) {
  return tree != nullptr && tree->is(kind);
}

bool is_ours(const Tree& tree) {
  using enum Tree::Kind;
  const auto has = [&](std::string_view name, Tree::Kind kind) {
    return is_a(tree.find(name), kind);
  };
  return tree.names.front() == "v" || has("grid", kObject) || has("givens", kObject) ||
         has("candidates", kObject) || has("constraints", kList);
}

/// The program whose puzzles are such objects: each cell of their grid is an object itself.
std::string_view other_program(const Tree& tree) {
  constexpr std::pair<std::string_view, std::string_view> kGrids[] = {{"grid", "f-puzzles"},
                                                                      {"cells", "SudokuPad"}};
  const auto first = [](const Tree* list) {
    return is_a(list, Tree::Kind::kList) && !list->items.empty() ? &list->items.front() : nullptr;
  };
  for (const auto& [name, program] : kGrids) {
    if (is_a(first(first(tree.find(name))), Tree::Kind::kObject)) return program;
  }
  return {};
}

/// The member that is a rule, by the names of our own JSON and of f-puzzles.
std::optional<std::string> rule_of(const Tree& tree) {
  constexpr std::string_view kOthers[] = {"antiking",
                                          "antiknight",
                                          "arrows",
                                          "betweenline",
                                          "cages",
                                          "columnindexer",
                                          "diagonal+",
                                          "diagonal-",
                                          "difference",
                                          "disjointgroups",
                                          "extraregion",
                                          "killercage",
                                          "littlekillersum",
                                          "negative",
                                          "nonconsecutive",
                                          "numberedroom",
                                          "ratio",
                                          "regionsumline",
                                          "rowindexer",
                                          "sandwichsum",
                                          "slowthermometer",
                                          "thermo",
                                          "thermos",
                                          "windoku",
                                          "xsum",
                                          "xv"};
  for (std::size_t i = 0; i < tree.names.size(); ++i) {
    const Tree& value = tree.items[i];
    const bool is_said = (value.is(Tree::Kind::kList) && !value.items.empty()) ||
                         (value.is(Tree::Kind::kFlag) && value.number != 0);
    const bool is_known =
        constraint_of(tree.names[i]).has_value() ||
        std::find(std::begin(kOthers), std::end(kOthers), tree.names[i]) != std::end(kOthers);
    if (is_said && is_known) return tree.names[i];
  }
  return std::nullopt;
}

/// The place of a byte of the lines, which each have an end.
Place place_in(const std::vector<KeptLine>& lines, std::size_t offset) {
  for (const KeptLine& line : lines) {
    if (offset <= line.text.size()) return line.line().place(offset);
    offset -= line.text.size() + 1;
  }
  return lines.back().line().place(lines.back().text.size());
}

}  // namespace

bool begins_as_constraints(std::string_view text) {
  constexpr struct {
    std::string_view name, begin;
  } kMembers[] = {{"\"v\"", ""},         {"\"grid\"", "{"},         {"\"regions\"", "\"boxes"},
                  {"\"givens\"", "{\""}, {"\"candidates\"", "{\""}, {"\"constraints\"", "["}};
  skip_blanks(text);
  if (!text.starts_with('{')) return false;
  text.remove_prefix(1);
  skip_blanks(text);
  for (const auto& member : kMembers) {
    if (!text.starts_with(member.name)) continue;
    text.remove_prefix(member.name.size());
    skip_blanks(text);
    if (!text.starts_with(':')) return false;
    text.remove_prefix(1);
    skip_blanks(text);
    return text.starts_with(member.begin);
  }
  return false;
}

bool begins_as_object(std::string_view text) {
  skip_blanks(text);
  if (!text.starts_with('{')) return false;
  text.remove_prefix(1);
  skip_blanks(text);
  return text.empty() || text[0] == '"';
}

void ObjectReader::Brackets::take(std::string_view text) {
  for (const char character : text) {
    if (std::exchange(is_escaped_, false)) continue;
    if (character == '"') is_in_text_ = !is_in_text_;
    if (is_in_text_) {
      is_escaped_ = character == '\\';
    } else {
      depth_ += character == '{' || character == '[';
      depth_ -= character == '}' || character == ']';
    }
  }
}

ObjectReader::ObjectReader(Entries& entries)
    : FormatReader(entries), is_named_(entries.options().format == kConstraintsKey) {}

bool ObjectReader::claims(std::string_view text) const {
  if (!lines_.empty() && (!is_certain() || !is_of_another(text))) return true;
  return begins_as_object(text) || (list_ != nullptr && list_->is_unfinished());
}

bool ObjectReader::is_unfinished() const {
  return !lines_.empty() || (list_ != nullptr && list_->is_unfinished());
}

bool ObjectReader::is_certain() const {
  return is_named_ || begins_as_constraints(text_);
}

/// Whether what is open is read as a list without waiting for its end: it does not begin with a name, as ours do, or is long.
bool ObjectReader::must_be_list() const {
  return !is_certain() && (!begins_as_object(text_) || text_.size() > kMostOfAList);
}

void ObjectReader::take_line(const Line& line) {
  if (list_ != nullptr && lines_.empty() &&
      (list_->is_unfinished() || !begins_as_object(line.text))) {
    list_->take_line(line);
    return;
  }
  if (!lines_.empty() && is_certain() && is_of_another(line.text)) end_object();
  if (lines_.empty() && is_comment(line.text)) return;
  lines_.emplace_back(line);
  (text_ += line.text) += '\n';
  brackets_.take(line.text);
  if (brackets_.are_closed() || text_.size() > kMostBytes) {
    end_object();
  } else if (must_be_list()) {
    text_.clear();
    brackets_ = {};
    hand_to_list(std::exchange(lines_, {}));
  }
}

void ObjectReader::finish() {
  if (!lines_.empty()) end_object();
  end_list();
}

void ObjectReader::end_object() {
  const bool is_list = !is_certain();
  const std::string text = std::exchange(text_, {});
  const std::vector<KeptLine> lines = std::exchange(lines_, {});
  brackets_ = {};
  const auto begin = lines[0].text.find_first_not_of(" \t");
  const Place at = lines[0].line().place(begin == std::string::npos ? 0 : begin);
  const auto tree = read_json(text);
  if (const auto* read_tree = std::get_if<Tree>(&tree)) {
    if (!is_list) return read(*read_tree, text, lines, at);
    if (!read_tree->is(Tree::Kind::kObject) || read_tree->names.empty()) return hand_to_list(lines);
    if (is_ours(*read_tree)) return read(*read_tree, text, lines, at);
    if (const auto program = other_program(*read_tree); !program.empty()) {
      return fail(at, Error{Errc::kNotText, at, puzzle_of(program), 0, 0});
    }
    if (auto rule = rule_of(*read_tree)) {
      const Place place = place_in(lines, offset_of(text, *rule));
      return fail(at,
                  Error{Errc::kUnknownConstraint, place, *rule + ", beside a list of rows", 0, 0});
    }
  } else if (!is_list || text.find("\"constraints\"") != std::string::npos) {
    const auto& wrong = *std::get_if<JsonError>(&tree);
    const Place place = place_in(lines, wrong.at > 0 ? wrong.at - 1 : 0);
    const std::string what = "JSON from " + wrong.token +
                             " on: a comma, a bracket or a quotation mark is missing or too many";
    return fail(at, Error{Errc::kBadArgument, place, what, 0, 0});
  }
  hand_to_list(lines);
}

void ObjectReader::read(const Tree& tree, std::string_view text, const std::vector<KeptLine>& lines,
                        Place at) {
  if (const std::string twice = repeated_member(tree); !twice.empty()) {
    const Place place = place_in(lines, offset_of(text, twice));
    return fail(at, Error{Errc::kBadArgument, place, twice + " (2 ×)", 0, 0});
  }
  auto puzzle = read_puzzle_tree(tree);
  if (!puzzle.ok()) {
    Error error = puzzle.error();
    error.at = place_in(lines, offset_of(text, error.text));
    return fail(at, std::move(error));
  }
  if (auto flaw = add_extra_houses(entries_.options().houses, puzzle.value())) {
    flaw->at = at;
    return fail(at, std::move(*flaw));
  }
  end_list();
  ReadEntry entry;
  entry.constrained = &puzzle.value();
  entry.format = kConstraintsKey;
  entry.at = at;
  entries_.number(entry);
}

void ObjectReader::hand_to_list(const std::vector<KeptLine>& lines) {
  if (list_ == nullptr) list_ = make_list_reader(entries_);
  for (const KeptLine& line : lines) list_->take_line(line.line());
}

void ObjectReader::end_list() {
  if (list_ == nullptr) return;
  list_->finish();
  list_.reset();
}

void ObjectReader::fail(Place at, Error error) {
  end_list();
  entries_.fail(kConstraintsKey, at, std::move(error));
}

}  // namespace nonet::cli
