// core/engine/propagators/automaton.cpp: cells whose digits are a word of a language.
//
// The automaton is laid out once over the cells: layer i has the states that are reached after i cells and from which the rest can still be
// accepted; states of a layer that go on alike are one. A digit stays in a cell while an edge with it leads from a state that is reached now
// to one that can still be accepted. So exactly the digits of accepted words stay.
//
// The states of both kinds are kept from run to run: a layer is looked at again only where the digits of its cell have changed since then, or the states
// that it rests on. After a guess that is taken back these are digits that come again, too; nothing depends on whether there are more or fewer. The edges of a
// layer are grouped by their digits, so that no edge needs a test of its own: processors often foretell these wrong.
// Source: Pesant 2004, "A regular language membership constraint for finite sequences of variables".
#include <algorithm>
#include <map>
#include <utility>

#include "core/base/sort.h"
#include "core/engine/propagator.h"

namespace nonet {
namespace {

using Edge = AutomatonTable::Edge;

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
  /// An edge of a layer, with the numbers that its states have among those of all layers.
  struct Arc {
    std::uint32_t from, to;
  };
  /// The edges of a layer that have the same digits: from arcs_[first] up to the first of the next group.
  struct Group {
    DigitSet digits;
    std::size_t first;
  };

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
  using Targets = std::vector<std::pair<std::uint32_t, std::uint64_t>>;
  static void add(Targets& targets, std::uint32_t to, DigitSet digits) {
    const auto place = std::find_if(targets.begin(), targets.end(),
                                    [&](const auto& target) { return target.first >= to; });
    if (place != targets.end() && place->first == to) {
      place->second |= digits.bits();
    } else {
      targets.insert(place, {to, digits.bits()});
    }
  }

  /// From the last layer on: states of a layer with the same edges become one, and are numbered from 0; so do edges between the same
  /// states. The edges of a layer stay in the order of the states that they lead from.
  void merge(std::size_t states) {
    // Of each state its number in the layer after the current one. All states of the last layer accept: they are one.
    std::vector<std::uint32_t> number_of(states, 0), numbers(states, 0);
    for (std::size_t i = word_.size(); i-- > 0;) {
      std::map<Targets, std::uint32_t> number_of_targets;
      std::vector<Edge> merged;
      for (auto edge = layers_[i].begin(); edge != layers_[i].end();) {
        const std::uint32_t state = edge->from;
        Targets targets;
        for (; edge != layers_[i].end() && edge->from == state; ++edge) {
          add(targets, number_of[edge->to], edge->digits);
        }
        const auto next = static_cast<std::uint32_t>(number_of_targets.size());
        const auto [found, is_new] = number_of_targets.emplace(targets, next);
        numbers[state] = found->second;
        if (!is_new) continue;
        for (const auto& [target, digits] : targets) {
          merged.push_back({next, target, DigitSet::from_bits(digits)});
        }
      }
      layers_[i] = std::move(merged);
      std::swap(number_of, numbers);
    }
    for (auto& state : start_) state = number_of[state];
    sort_without_repeats(start_);
  }

  /// Numbers the states of all layers one after the other, and groups the edges of each layer by their digits.
  void pack() {
    std::uint32_t first = 0;
    for (auto& layer : layers_) {
      std::uint32_t next = first;
      for (const Edge& edge : layer) next = std::max(next, first + edge.from + 1);
      first_state_.push_back(first);
      first_group_.push_back(groups_.size());
      // Within a group in the order of the states, which lie one after the other.
      sort_small(layer, [](const Edge& one, const Edge& other) {
        return std::pair(one.digits.bits(), one.from) < std::pair(other.digits.bits(), other.from);
      });
      DigitSet digits;
      for (const Edge& edge : layer) {
        if (edge.digits != digits) groups_.push_back({edge.digits, arcs_.size()});
        digits = edge.digits;
        arcs_.push_back({first + edge.from, next + edge.to});
      }
      first = next;
    }
    layers_.clear();
    first_state_.push_back(first);
    first_group_.push_back(groups_.size());
    groups_.push_back({{}, arcs_.size()});
    // The last layer has one state.
    first_state_.push_back(first + 1);
    reached_.assign(first + 1, 0);
    alive_ = next_ = reached_;
    for (const auto state : start_) reached_[state] = 1;
    seen_.assign(word_.size(), DigitSet());
    kept_ = seen_;
    has_changed_.assign(word_.size() + 1, 1);
  }

  /// Calls visit(digits, first, last) for the groups of a layer of which some digits are left, with pointers to their edges.
  template <class Visit>
  void each_group(std::size_t layer, const Visit& visit) const {
    const DigitSet seen = seen_[layer];
    const Arc* const arcs = arcs_.data();
    const Group* const end = groups_.data() + first_group_[layer + 1];
    for (const Group* group = groups_.data() + first_group_[layer]; group != end; ++group) {
      const DigitSet digits = group->digits & seen;
      if (!digits.empty()) visit(digits, arcs + group[0].first, arcs + group[1].first);
    }
  }
  /// Puts a layer of next_ into the states, and empties it there; returns whether that changes them.
  bool replace(std::vector<std::uint8_t>& states, std::size_t layer) {
    const auto place = [&](std::vector<std::uint8_t>& list) {
      return list.begin() + static_cast<std::ptrdiff_t>(first_state_[layer]);
    };
    const auto end = next_.begin() + static_cast<std::ptrdiff_t>(first_state_[layer + 1]);
    const bool is_other = !std::equal(place(next_), end, place(states));
    if (is_other) std::copy(place(next_), end, place(states));
    std::fill(place(next_), end, std::uint8_t{0});
    return is_other;
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
      each_group(i, [reached = reached_.data(), next = next_.data()](DigitSet, const Arc* arc,
                                                                     const Arc* last) {
        for (; arc != last; ++arc) next[arc->to] |= reached[arc->from];
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
      next_.back() = reached_.back();
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
    DigitSet kept;
    each_group(layer, [&kept, reached = reached_.data(), alive = alive_.data(),
                       next = next_.data()](DigitSet here, const Arc* arc, const Arc* last) {
      std::uint8_t is_kept = 0;
      for (; arc != last; ++arc) {
        const std::uint8_t is_alive = reached[arc->from] & alive[arc->to];
        next[arc->from] |= is_alive;
        is_kept |= is_alive;
      }
      if (is_kept != 0) kept |= here;
    });
    kept_[layer] = kept;
    return replace(alive_, layer);
  }

  std::vector<Cell> word_;
  std::vector<std::vector<Edge>> layers_;  // while it is made
  std::vector<std::uint32_t> start_;
  bool is_impossible_ = false;
  // Of each layer, with one more at the end.
  std::vector<std::uint32_t> first_state_;
  std::vector<std::size_t> first_group_;
  std::vector<Group> groups_;  // with one more at the end
  std::vector<Arc> arcs_;
  // What the last run has left:
  std::vector<DigitSet> seen_, kept_;  // the digits of each cell, and those that were to stay
  std::vector<std::uint8_t> reached_, alive_;  // of each state, whether it is
  std::vector<std::uint8_t> has_changed_;
  std::vector<std::uint8_t> next_;  // the states of the layer in work; else all 0
};

}  // namespace

void add_propagators(const Automaton& rule, const PropagatorContext& context, Propagators& list) {
  list.push_back(std::make_unique<AutomatonPropagator>(rule, context.model));
}

}  // namespace nonet
