#include "core/format/interactive_tables.h"

#include <algorithm>
#include <bit>
#include <map>
#include <utility>

#include "core/base/sort.h"

namespace nonet {
namespace {

/// An automaton that is larger is not read.
constexpr std::size_t kMostEdges = 4'000'000;

int sextet(char character) {
  if (character >= 'A' && character <= 'Z') return character - 'A';
  if (character >= 'a' && character <= 'z') return character - 'a' + 26;
  if (character >= '0' && character <= '9') return character - '0' + 52;
  if (character == '-' || character == '+') return 62;
  if (character == '_' || character == '/') return 63;
  return -1;
}

class BitReader {
 public:
  explicit BitReader(std::string bytes) : bytes_(std::move(bytes)) {}
  std::size_t left() const { return bytes_.size() * 8 - used_; }
  /// Bits after the end are 0.
  std::uint32_t operator()(std::uint32_t count) {
    std::uint32_t value = 0;
    for (; count > 0; --count) {
      std::uint32_t bit = 0;
      if (left() > 0) {
        bit = static_cast<unsigned char>(bytes_[used_ / 8]) >> (7 - used_ % 8) & 1u;
        ++used_;
      }
      value = value << 1 | bit;
    }
    return value;
  }

 private:
  std::string bytes_;
  std::size_t used_ = 0;
};

struct Edge {
  std::uint32_t from, symbol, to;
};
struct Symbols {
  std::uint32_t state_count = 0, start_count = 0;
  std::vector<std::uint8_t> accepts;
  std::vector<Edge> edges;
};

std::optional<Symbols> read_symbols(std::string_view text) {
  Symbols result;
  if (text.empty()) {
    result.state_count = result.start_count = 1;
    result.accepts = {0};
    return result;
  }
  auto bytes = read_base64(text);
  if (!bytes || bytes->empty()) return std::nullopt;
  BitReader next(std::move(*bytes));
  const std::uint32_t form = next(2);
  if (form > 1) return std::nullopt;
  const std::uint32_t state_bits = next(4) + 1;
  const std::uint32_t symbols = next(4) + 1;
  const std::uint32_t symbol_bits = static_cast<std::uint32_t>(std::bit_width(symbols - 1));
  result.start_count = next(state_bits);
  const std::uint32_t accept_count = next(state_bits);
  if (result.start_count == 0 || result.start_count > next.left()) return std::nullopt;
  const auto state = [&](std::uint32_t number) {
    result.state_count = std::max(result.state_count, number + 1);
    return number;
  };
  state(result.start_count + accept_count - 1);
  result.accepts.resize(result.state_count);
  for (std::uint32_t i = result.start_count; i-- > 0;)
    result.accepts[i] = static_cast<std::uint8_t>(next(1));
  std::fill_n(result.accepts.begin() + static_cast<std::ptrdiff_t>(result.start_count),
              accept_count, std::uint8_t{1});
  if (form == 1) {
    for (std::uint32_t from = 0; next.left() >= symbols; ++from) {
      const std::uint32_t has_edge = next(symbols);
      for (std::uint32_t symbol = 0; symbol < symbols; ++symbol) {
        if ((has_edge >> symbol & 1) == 0) continue;
        if (next.left() < state_bits) return std::nullopt;
        result.edges.push_back({state(from), symbol, state(next(state_bits))});
      }
    }
  } else if (const std::uint32_t count_bits = next(4); count_bits != 0) {
    for (std::uint32_t from = 0; next.left() >= count_bits; ++from) {
      for (std::uint32_t count = next(count_bits); count > 0; --count) {
        if (next.left() < symbol_bits + state_bits) return std::nullopt;
        const std::uint32_t symbol = next(symbol_bits);
        result.edges.push_back({state(from), symbol, state(next(state_bits))});
      }
    }
  }
  result.accepts.resize(result.state_count);
  return result;
}

/// Edges with the same ends become one.
void add_edges(const std::vector<Edge>& edges, AutomatonTable& table) {
  std::map<std::pair<std::uint32_t, std::uint32_t>, DigitSet> digits;
  for (const Edge& edge : edges)
    digits[{edge.from, edge.to}].insert(static_cast<Digit>(edge.symbol + 1));
  for (const auto& [ends, set] : digits) table.edges.push_back({ends.first, ends.second, set});
}

/// The automaton for cells of several segments: a state is a state of the old one and the number of cells read.
class Layout {
 public:
  Layout(const Symbols& symbols, std::uint32_t separator, const std::vector<std::size_t>& segments)
      : separator_(separator), edges_(symbols.state_count) {
    for (const Edge& edge : symbols.edges) edges_[edge.from].push_back(edge);
    // How many separators stand before each cell, and after the last one.
    std::vector<std::size_t> separators(1, 0);
    for (std::size_t segment = 0; segment < segments.size(); ++segment) {
      if (segment > 0) ++separators.back();
      separators.resize(separators.size() + segments[segment], 0);
    }
    auto table = std::make_shared<AutomatonTable>();
    for (std::uint32_t start = 0; start < symbols.start_count; ++start) {
      for (const std::uint32_t state : after(start, separators[0])) number(state, *table);
    }
    // An automaton has a start, even if nothing leads on from it.
    table->state_count = std::max(table->state_count, 1u);
    for (std::uint32_t start = 0; start < table->state_count; ++start)
      table->start.push_back(start);
    std::vector<Edge> all;
    for (std::size_t cell = 1; cell < separators.size(); ++cell) {
      const auto now = std::exchange(numbers_, {});
      for (const auto& [old_state, new_state] : now) {
        for (const Edge& edge : edges_[old_state]) {
          if (edge.symbol == separator) continue;
          for (const std::uint32_t to : after(edge.to, separators[cell]))
            all.push_back({new_state, edge.symbol, number(to, *table)});
        }
        if (all.size() > kMostEdges) return;
      }
    }
    table->accepts.resize(table->state_count);
    for (const auto& [old_state, new_state] : numbers_)
      table->accepts[new_state] = symbols.accepts[old_state];
    add_edges(all, *table);
    table_ = std::move(table);
  }
  /// Null if it is too large.
  std::shared_ptr<const AutomatonTable> table() const { return table_; }

 private:
  /// The old states that `count` separators lead to.
  std::vector<std::uint32_t> after(std::uint32_t state, std::size_t count) const {
    std::vector<std::uint32_t> states{state};
    for (; count > 0; --count) {
      std::vector<std::uint32_t> next;
      for (const std::uint32_t from : states) {
        for (const Edge& edge : edges_[from]) {
          if (edge.symbol == separator_) next.push_back(edge.to);
        }
      }
      sort_without_repeats(next);
      states = std::move(next);
    }
    return states;
  }
  /// The new state for an old one after the cells read so far.
  std::uint32_t number(std::uint32_t state, AutomatonTable& table) {
    const auto [entry, is_new] = numbers_.try_emplace(state, table.state_count);
    if (is_new) ++table.state_count;
    return entry->second;
  }

  std::uint32_t separator_;
  std::vector<std::vector<Edge>> edges_;
  std::map<std::uint32_t, std::uint32_t> numbers_;
  std::shared_ptr<const AutomatonTable> table_;
};

}  // namespace

std::shared_ptr<const RelationTable> read_relation(std::string_view text, int value_count) {
  auto table = std::make_shared<RelationTable>();
  table->allowed.resize(static_cast<std::size_t>(value_count));
  const auto bits = read_bits(text);
  if (!bits) return nullptr;
  const auto count = static_cast<std::size_t>(value_count);
  for (const std::size_t bit : *bits) {
    if (bit >= count * count) return nullptr;
    table->allowed[bit / count].insert(static_cast<Digit>(bit % count + 1));
  }
  return table;
}

std::optional<std::vector<std::size_t>> read_bits(std::string_view text) {
  std::vector<std::size_t> bits;
  for (std::size_t i = 0; i < text.size(); ++i) {
    const int six = sextet(text[i]);
    if (six < 0) return std::nullopt;
    for (std::size_t bit = 0; bit < 6; ++bit) {
      if ((six >> bit & 1) != 0) bits.push_back(i * 6 + bit);
    }
  }
  return bits;
}

std::optional<std::string> read_base64(std::string_view text) {
  while (!text.empty() && text.back() == '=') text.remove_suffix(1);
  std::string bytes;
  std::uint32_t bits = 0, count = 0;
  for (const char character : text) {
    const int six = sextet(character);
    if (six < 0) return std::nullopt;
    bits = bits << 6 | static_cast<std::uint32_t>(six);
    count += 6;
    if (count < 8) continue;
    count -= 8;
    bytes += static_cast<char>(bits >> count & 0xFF);
  }
  return bytes;
}

std::shared_ptr<const AutomatonTable> read_automaton(std::string_view text, int value_count,
                                                     const std::vector<std::size_t>& segments) {
  auto symbols = read_symbols(text);
  if (!symbols || symbols->edges.size() > kMostEdges) return nullptr;
  const auto separator = static_cast<std::uint32_t>(value_count);
  if (segments.size() > 1) return Layout(*symbols, separator, segments).table();
  std::erase_if(symbols->edges, [&](const Edge& edge) { return edge.symbol >= separator; });
  auto table = std::make_shared<AutomatonTable>();
  table->state_count = symbols->state_count;
  table->accepts = symbols->accepts;
  for (std::uint32_t start = 0; start < symbols->start_count; ++start)
    table->start.push_back(start);
  add_edges(symbols->edges, *table);
  return table;
}

}  // namespace nonet
