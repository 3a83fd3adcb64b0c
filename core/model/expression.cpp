#include "core/model/expression.h"

#include <algorithm>
#include <set>
#include <string>

namespace nonet {
namespace {

using Kind = Expression::Kind;

int positions_in(const Expression& expression) {
  int count = expression.kind == Kind::kDigits;
  for (const Expression& part : expression.parts) count += positions_in(part);
  return count;
}

/// Recursive descent, one function for each level of binding. After an error nothing more is read.
class Reader {
 public:
  Reader(std::string_view text, const Board& board) : board_(board) {
    for (const char character : text) {
      if (character != ' ' && character != '\t' && character != '\n' && character != '\r')
        text_ += character;
    }
  }

  std::optional<Expression> read() {
    Expression expression = read_choice();
    if (has_failed_ || at_ < text_.size()) return std::nullopt;
    return expression;
  }

 private:
  bool next_is(char character) const { return at_ < text_.size() && text_[at_] == character; }
  bool take(char character) {
    if (!next_is(character)) return false;
    ++at_;
    return true;
  }
  void expect(char character) { has_failed_ |= !take(character); }

  Expression read_choice() {
    Expression choice{Kind::kChoice};
    do {
      choice.parts.push_back(read_sequence());
    } while (!has_failed_ && take('|'));
    return choice;
  }

  Expression read_sequence() {
    Expression sequence;
    while (!has_failed_ && at_ < text_.size() && !next_is('|') && !next_is(')'))
      sequence.parts.push_back(read_repeated());
    return sequence;
  }

  Expression read_repeated() {
    Expression part = read_single();
    while (!has_failed_) {
      if (take('*')) {
        part = repeat(part, 0, std::nullopt);
      } else if (take('+')) {
        part = repeat(part, 1, std::nullopt);
      } else if (take('?')) {
        part = repeat(part, 0, 1);
      } else if (take('{')) {
        const std::optional<int> least = read_number();
        std::optional<int> most = least;
        if (take(',')) most = next_is('}') ? std::nullopt : read_number();
        expect('}');
        if (!least.has_value() || (most.has_value() && *most < *least)) has_failed_ = true;
        if (!has_failed_) part = repeat(part, *least, most);
      } else {
        break;
      }
    }
    return part;
  }

  /// x{2,4} is x x x? x?, and x{2,} is x x+.
  Expression repeat(const Expression& part, int least, std::optional<int> most) {
    Expression sequence;
    const int copies = std::max(1, most.value_or(least));
    if (positions_in(part) * copies > kMostPositions) {
      has_failed_ = true;
      return sequence;
    }
    for (int i = 0; i < (most.has_value() ? *most : copies); ++i) {
      const bool is_last = i == copies - 1;
      Expression copy = part;
      if (!most.has_value() && is_last) copy = Expression{Kind::kRepeat, {}, {copy}};
      if (i >= least) copy = Expression{Kind::kOptional, {}, {copy}};
      sequence.parts.push_back(std::move(copy));
    }
    return sequence;
  }

  std::optional<int> read_number() {
    std::optional<int> number;
    while (at_ < text_.size() && text_[at_] >= '0' && text_[at_] <= '9') {
      number = std::min(number.value_or(0) * 10 + (text_[at_++] - '0'), kMostPositions + 1);
    }
    return number;
  }

  Expression read_single() {
    if (take('(')) {
      if (++depth_ > kMostPositions) has_failed_ = true;
      Expression group = has_failed_ ? Expression() : read_choice();
      --depth_;
      expect(')');
      return group;
    }
    const DigitSet all = DigitSet::up_to(board_.value_count);
    if (take('.')) return {Kind::kDigits, all};
    if (!take('[')) return {Kind::kDigits, digits_between(read_value(), std::nullopt)};
    const bool is_negated = take('^');
    DigitSet digits;
    do {
      const std::optional<int> first = read_value();
      digits |= digits_between(first, take('-') ? read_value() : first);
    } while (!has_failed_ && !next_is(']'));
    expect(']');
    return {Kind::kDigits, is_negated ? all - digits : digits};
  }

  std::optional<int> read_value() {
    const char character = at_ < text_.size() ? text_[at_++] : '\0';
    if (character >= '0' && character <= '9') return character - '0';
    if (character >= 'A' && character <= 'Z') return character - 'A' + 10;
    if (character >= 'a' && character <= 'z') return character - 'a' + 10;
    has_failed_ = true;
    return std::nullopt;
  }

  DigitSet digits_between(std::optional<int> first, std::optional<int> last) {
    if (has_failed_ || !first.has_value()) return {};
    const int end = last.value_or(*first);
    const DigitSet digits =
        board_.values_where([&](int value) { return value >= *first && value <= end; });
    // All of them must be values of the board.
    if (end < *first || digits.count() != end - *first + 1) has_failed_ = true;
    return digits;
  }

  const Board& board_;
  std::string text_;
  std::size_t at_ = 0;
  int depth_ = 0;
  bool has_failed_ = false;
};

/// Places in a word, of which the last is after its last digit: 1 for each that is meant, else 0.
using Places = std::vector<std::uint8_t>;

/// Adds `more` to the places, and leaves in `more` what was not among them. Returns whether there is any.
bool add(Places& places, Places& more) {
  bool has_new = false;
  for (std::size_t i = 0; i < places.size(); ++i) {
    if (places[i] != 0) more[i] = 0;
    places[i] |= more[i];
    has_new |= more[i] != 0;
  }
  return has_new;
}

/// Where a part may end that begins at one of the places.
Places ends_of(const Expression& expression, std::span<const Digit> word, const Places& begins) {
  Places ends(begins.size(), 0);
  switch (expression.kind) {
    case Kind::kDigits:
      for (std::size_t i = 0; i < word.size(); ++i) {
        if (begins[i] != 0 && expression.digits.contains(word[i])) ends[i + 1] = 1;
      }
      return ends;
    case Kind::kSequence:
      ends = begins;
      for (const Expression& part : expression.parts) ends = ends_of(part, word, ends);
      return ends;
    case Kind::kOptional:
      ends = begins;
      [[fallthrough]];
    case Kind::kChoice:
      for (const Expression& part : expression.parts) {
        Places more = ends_of(part, word, begins);
        add(ends, more);
      }
      return ends;
    case Kind::kRepeat:
      for (Places more = begins;;) {
        more = ends_of(expression.parts[0], word, more);
        if (!add(ends, more)) return ends;
      }
  }
  return ends;
}

/// Position p, from 1, is the state after a digit of the p-th set; 0 is the state before all.
class Positions {
 public:
  /// Which positions a part can begin and end with, and whether it may be empty.
  struct Part {
    std::vector<std::uint32_t> first, last;
    bool may_be_empty = true;
  };

  Part add(const Expression& expression) {
    Part whole;
    switch (expression.kind) {
      case Kind::kDigits:
        digits_.push_back(expression.digits);
        whole.first = whole.last = {static_cast<std::uint32_t>(digits_.size())};
        whole.may_be_empty = false;
        break;
      case Kind::kSequence:
        for (const Expression& child : expression.parts) {
          const Part part = add(child);
          connect(whole.last, part.first);
          if (whole.may_be_empty) append(whole.first, part.first);
          if (!part.may_be_empty) whole.last.clear();
          append(whole.last, part.last);
          whole.may_be_empty &= part.may_be_empty;
        }
        break;
      case Kind::kChoice:
        whole.may_be_empty = false;
        for (const Expression& child : expression.parts) {
          const Part part = add(child);
          append(whole.first, part.first);
          append(whole.last, part.last);
          whole.may_be_empty |= part.may_be_empty;
        }
        break;
      case Kind::kOptional:
        whole = add(expression.parts[0]);
        whole.may_be_empty = true;
        break;
      case Kind::kRepeat:
        whole = add(expression.parts[0]);
        connect(whole.last, whole.first);
        break;
    }
    return whole;
  }

  AutomatonTable table(const Part& whole) {
    connect({0}, whole.first);
    AutomatonTable table;
    table.state_count = static_cast<std::uint32_t>(digits_.size()) + 1;
    table.start = {0};
    table.accepts.assign(table.state_count, 0);
    for (const auto state : whole.last) table.accepts[state] = 1;
    table.accepts[0] = whole.may_be_empty;
    for (const auto& [from, to] : follows_) table.edges.push_back({from, to, digits_[to - 1]});
    return table;
  }

 private:
  using States = std::vector<std::uint32_t>;
  void connect(const States& from, const States& to) {
    for (const auto one : from) {
      for (const auto next : to) follows_.emplace(one, next);
    }
  }
  static void append(States& states, const States& more) {
    states.insert(states.end(), more.begin(), more.end());
  }

  std::vector<DigitSet> digits_;  // of each position
  std::set<std::pair<std::uint32_t, std::uint32_t>> follows_;
};

}  // namespace

std::optional<Expression> read_expression(std::string_view text, const Board& board) {
  std::optional<Expression> expression = Reader(text, board).read();
  if (expression.has_value() && positions_in(*expression) > kMostPositions) return std::nullopt;
  return expression;
}

bool matches(const Expression& expression, std::span<const Digit> word) {
  Places begins(word.size() + 1, 0);
  begins[0] = 1;
  return ends_of(expression, word, begins).back() != 0;
}

std::shared_ptr<const AutomatonTable> automaton_of(const Expression& expression) {
  Positions positions;
  const Positions::Part whole = positions.add(expression);
  return std::make_shared<AutomatonTable>(positions.table(whole));
}

}  // namespace nonet
