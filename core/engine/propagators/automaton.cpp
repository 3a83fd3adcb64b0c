// core/engine/propagators/automaton.cpp: cells whose digits are a word of a language.
//
// The automaton is laid out once over the cells: layer i has the states that are reached after i cells and from which the rest can still be
// accepted; states of a layer that go on alike are one. A digit stays in a cell while an edge with it leads from a state that is reached now
// to one that can still be accepted. So exactly the digits of accepted words stay.
//
// The states of both kinds are kept from run to run: a layer is looked at again only where the digits of its cell have changed since then, or the states
// that it rests on. After a guess that is taken back these are digits that come again, too; nothing depends on whether there are more or fewer.
// Source: Pesant 2004, "A regular language membership constraint for finite sequences of variables".
#include <algorithm>
#include <bit>
#include <map>
#include <utility>

#include "core/base/sort.h"
#include "core/engine/propagator.h"

namespace nonet {
namespace {

using Edge = AutomatonTable::Edge;
using Word = std::uint64_t;

class AutomatonPropagator : public Propagator {
 public:
  AutomatonPropagator(const Automaton& rule, const Model& model)
      : Propagator(cells_of(Rule(rule))), word_(rule.cells) {
    unroll(*rule.table, model);
    merge(rule.table->state_count);
    pack();
  }
  std::uint8_t cost() const override { return 3; }

  bool propagate(Domains& domains) override {
    if (is_impossible_) return false;
    reach(domains);
    return keep_alive(domains);
  }

 private:
  /// Lays the automaton out over the cells, without states that are never reached or never accepted.
  void unroll(const AutomatonTable& table, const Model& model) {
    std::vector<std::vector<Edge>> of_state(table.state_count);
    for (const Edge& edge : table.edges) of_state[edge.from].push_back(edge);
    std::vector<std::vector<std::uint8_t>> reached(word_.size() + 1);
    reached[0].assign(table.state_count, 0);
    for (const auto state : table.start) reached[0][state] = 1;
    layers_.resize(word_.size());
    for (std::size_t i = 0; i < word_.size(); ++i) {
      reached[i + 1].assign(table.state_count, 0);
      for (std::uint32_t state = 0; state < table.state_count; ++state) {
        if (reached[i][state] == 0) continue;
        for (const Edge& edge : of_state[state]) {
          const DigitSet digits = edge.digits & model.domains[word_[i]];
          if (digits.empty()) continue;
          reached[i + 1][edge.to] = 1;
          layers_[i].push_back({edge.from, edge.to, digits});
        }
      }
    }
    std::vector<std::uint8_t> alive(table.state_count, 0);
    for (std::uint32_t state = 0; state < table.state_count; ++state) {
      alive[state] = reached[word_.size()][state] != 0 && table.accepts[state] != 0;
    }
    for (std::size_t i = word_.size(); i-- > 0;) {
      std::erase_if(layers_[i], [&](const Edge& edge) { return alive[edge.to] == 0; });
      std::fill(alive.begin(), alive.end(), std::uint8_t{0});
      for (const Edge& edge : layers_[i]) alive[edge.from] = 1;
    }
    for (const auto state : table.start) {
      if (word_.empty() ? table.accepts[state] != 0 : alive[state] != 0) start_.push_back(state);
    }
    is_impossible_ = start_.empty();
  }

  /// Where the edges of a state lead, rising, and their digits.
  using Ways = std::vector<std::pair<std::uint32_t, std::uint64_t>>;
  static void add(Ways& ways, std::uint32_t to, DigitSet digits) {
    const auto place =
        std::find_if(ways.begin(), ways.end(), [&](const auto& way) { return way.first >= to; });
    if (place != ways.end() && place->first == to) {
      place->second |= digits.bits();
    } else {
      ways.insert(place, {to, digits.bits()});
    }
  }

  /// From the last layer on: states of a layer with the same edges become one, and are numbered from 0; so do edges between the same
  /// states. The edges of a layer stay in the order of the states that they lead from.
  void merge(std::size_t states) {
    // Of each state its number in the layer after the current one. All states of the last layer accept: they are one.
    std::vector<std::uint32_t> number_of(states, 0), numbers(states, 0);
    for (std::size_t i = word_.size(); i-- > 0;) {
      std::map<Ways, std::uint32_t> number_of_ways;
      std::vector<Edge> merged;
      for (auto edge = layers_[i].begin(); edge != layers_[i].end();) {
        const std::uint32_t state = edge->from;
        Ways ways;
        for (; edge != layers_[i].end() && edge->from == state; ++edge) {
          add(ways, number_of[edge->to], edge->digits);
        }
        const auto next = static_cast<std::uint32_t>(number_of_ways.size());
        const auto [found, is_new] = number_of_ways.emplace(ways, next);
        numbers[state] = found->second;
        if (!is_new) continue;
        for (const auto& [target, digits] : ways) {
          merged.push_back({next, target, DigitSet::from_bits(digits)});
        }
      }
      layers_[i] = std::move(merged);
      std::swap(number_of, numbers);
    }
    for (auto& state : start_) state = number_of[state];
    sort_without_repeats(start_);
  }

  /// Copies the layers into one list.
  void pack() {
    std::size_t widest = 1;
    for (const auto& layer : layers_) {
      for (const Edge& edge : layer) {
        widest = std::max({widest, std::size_t{edge.from} + 1, std::size_t{edge.to} + 1});
      }
    }
    words_ = (widest + 63) / 64;
    for (const auto& layer : layers_) {
      auto edge = layer.begin();
      for (std::size_t state = 0; state < words_ * 64; ++state) {
        first_edge_.push_back(static_cast<std::uint32_t>(edges_.size()));
        for (; edge != layer.end() && edge->from == state; ++edge)
          edges_.push_back({edge->to, edge->digits});
      }
      first_edge_.push_back(static_cast<std::uint32_t>(edges_.size()));
    }
    layers_.clear();
    reached_.assign((word_.size() + 1) * words_, 0);
    alive_ = reached_;
    for (const auto state : start_) insert(reached_, 0, state);
    seen_.assign(word_.size(), DigitSet());
    kept_ = seen_;
    has_changed_.assign(word_.size() + 1, 1);
    next_.assign(words_, 0);
  }

  void insert(std::vector<Word>& states, std::size_t layer, std::size_t state) const {
    states[layer * words_ + state / 64] |= Word{1} << (state % 64);
  }
  bool contains(const std::vector<Word>& states, std::size_t layer, std::size_t state) const {
    return (states[layer * words_ + state / 64] >> (state % 64) & 1) != 0;
  }
  /// Calls visit(state, edge) for each edge from one of the states of a layer.
  template <class Visit>
  void each_edge(const std::vector<Word>& states, std::size_t layer, const Visit& visit) const {
    for (std::size_t word = 0; word < words_; ++word) {
      for (Word left = states[layer * words_ + word]; left != 0; left &= left - 1) {
        const std::size_t state = word * 64 + static_cast<std::size_t>(std::countr_zero(left));
        const std::size_t place = layer * (words_ * 64 + 1) + state;
        for (std::uint32_t i = first_edge_[place]; i < first_edge_[place + 1]; ++i)
          visit(state, edges_[i]);
      }
    }
  }
  /// Puts next_ into a layer; returns whether that changes it.
  bool replace(std::vector<Word>& states, std::size_t layer) const {
    const auto begin = states.begin() + static_cast<std::ptrdiff_t>(layer * words_);
    if (std::equal(next_.begin(), next_.end(), begin)) return false;
    std::copy(next_.begin(), next_.end(), begin);
    return true;
  }

  /// Of each layer, the states that are reached now. has_changed_: of each cell, whether its digits or the states before it are others than
  /// in the last run; at the end, whether the last states are.
  void reach(const Domains& domains) {
    bool is_other = false;
    for (std::size_t i = 0; i < word_.size(); ++i) {
      const DigitSet digits = domains[word_[i]];
      has_changed_[i] |= is_other || digits != seen_[i];
      is_other = false;
      if (has_changed_[i] == 0) continue;
      seen_[i] = digits;
      std::fill(next_.begin(), next_.end(), Word{0});
      each_edge(reached_, i, [&](std::size_t, const Way& way) {
        if (!(way.digits & digits).empty()) next_[way.to / 64] |= Word{1} << (way.to % 64);
      });
      is_other = replace(reached_, i + 1);
    }
    has_changed_[word_.size()] |= is_other;
  }

  /// Of each layer, those from which the rest can be accepted, and the digits that lead to them. On a contradiction the layers before it are left
  /// as they are, and has_changed_ tells that they have to be looked at.
  bool keep_alive(Domains& domains) {
    const std::size_t last = word_.size();
    bool is_other = false;
    if (has_changed_[last] != 0) {
      // All states of the last layer accept.
      std::copy_n(reached_.begin() + static_cast<std::ptrdiff_t>(last * words_), words_,
                  next_.begin());
      is_other = replace(alive_, last);
      has_changed_[last] = 0;
    }
    for (std::size_t i = last; i-- > 0;) {
      if (has_changed_[i] != 0 || is_other) {
        is_other = look_at(i);
        has_changed_[i] = 0;
      }
      if (domains.keep(word_[i], kept_[i])) continue;
      if (i > 0 && is_other) has_changed_[i - 1] = 1;
      return false;
    }
    return true;
  }

  /// Sets kept_ and alive_ of a layer; returns whether alive_ changes.
  bool look_at(std::size_t layer) {
    std::fill(next_.begin(), next_.end(), Word{0});
    kept_[layer] = {};
    each_edge(reached_, layer, [&](std::size_t state, const Way& way) {
      const DigitSet here = way.digits & seen_[layer];
      if (here.empty() || !contains(alive_, layer + 1, way.to)) return;
      kept_[layer] |= here;
      next_[state / 64] |= Word{1} << (state % 64);
    });
    return replace(alive_, layer);
  }

  /// An edge, in the list of the state that it leads from.
  struct Way {
    std::uint32_t to;
    DigitSet digits;
  };

  std::vector<Cell> word_;
  std::vector<std::vector<Edge>> layers_;  // while it is made
  std::vector<std::uint32_t> start_;
  bool is_impossible_ = false;
  std::size_t words_ = 1;  // of the states of a layer
  std::vector<Way> edges_;
  std::vector<std::uint32_t>
      first_edge_;  // of each state, layer by layer, with one more at the end of each
  // What the last run has left:
  std::vector<DigitSet> seen_, kept_;  // the digits of each cell, and those that were to stay
  std::vector<Word> reached_, alive_;  // bits of the states of each layer
  std::vector<std::uint8_t> has_changed_;
  std::vector<Word> next_;
};

}  // namespace

void add_propagators(const Automaton& rule, const PropagatorContext& context, Propagators& list) {
  list.push_back(std::make_unique<AutomatonPropagator>(rule, context.model));
}

}  // namespace nonet
