// core/engine/propagators/automaton.cpp: cells whose digits are a word of a language.
//
// The automaton is laid out once over the cells: layer i has the states that are reached after i cells and from which the rest can still be
// accepted; states of a layer that go on alike are one. A digit stays in a cell while an edge with it leads from a state that is reached now
// to one that can still be accepted. So exactly the digits of accepted words stay.
// Source: Pesant 2004, "A regular language membership constraint for finite sequences of variables".
#include <algorithm>
#include <map>
#include <utility>

#include "core/engine/propagator.h"

namespace nonet {
namespace {

using Edge = AutomatonTable::Edge;

class AutomatonPropagator : public Propagator {
 public:
  AutomatonPropagator(const Automaton& rule, const Model& model)
      : Propagator(cells_of(Rule(rule))), word_(rule.cells) {
    unroll(*rule.table, model);
    merge();
    std::size_t widest = 1;
    for (const auto& layer : layers_) {
      for (const Edge& edge : layer) {
        widest = std::max({widest, std::size_t{edge.from} + 1, std::size_t{edge.to} + 1});
      }
    }
    reached_.assign(word_.size() + 1, std::vector<std::uint8_t>(widest, 0));
    alive_.assign(widest, 0);
    alive_before_.assign(widest, 0);
  }
  std::uint8_t cost() const override { return 3; }

  bool propagate(Domains& domains) override {
    if (is_impossible_) return false;
    std::fill(reached_[0].begin(), reached_[0].end(), std::uint8_t{0});
    for (const auto state : start_) reached_[0][state] = 1;
    for (std::size_t i = 0; i < word_.size(); ++i) {
      const DigitSet digits = domains[word_[i]];
      auto& next = reached_[i + 1];
      std::fill(next.begin(), next.end(), std::uint8_t{0});
      for (const Edge& edge : layers_[i]) {
        if (reached_[i][edge.from] != 0 && !(edge.digits & digits).empty()) next[edge.to] = 1;
      }
    }
    // All states of the last layer accept.
    alive_ = reached_[word_.size()];
    for (std::size_t i = word_.size(); i-- > 0;) {
      const DigitSet digits = domains[word_[i]];
      std::fill(alive_before_.begin(), alive_before_.end(), std::uint8_t{0});
      DigitSet kept;
      for (const Edge& edge : layers_[i]) {
        if (alive_[edge.to] == 0 || reached_[i][edge.from] == 0) continue;
        const DigitSet here = edge.digits & digits;
        if (here.empty()) continue;
        kept |= here;
        alive_before_[edge.from] = 1;
      }
      if (!domains.keep(word_[i], kept)) return false;
      std::swap(alive_, alive_before_);
    }
    return true;
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

  /// From the last layer on: states of a layer with the same edges become one, and are numbered from 0; so do edges between the same
  /// states.
  void merge() {
    std::map<std::uint32_t, std::uint32_t> number_of;  // of the layer after the current one
    for (const Edge& edge : layers_.empty() ? std::vector<Edge>() : layers_.back()) {
      number_of[edge.to] = 0;  // all accept
    }
    for (std::size_t i = word_.size(); i-- > 0;) {
      std::map<std::uint32_t, std::map<std::uint32_t, DigitSet>> of_state;
      for (const Edge& edge : layers_[i]) of_state[edge.from][number_of[edge.to]] |= edge.digits;
      using Ways = std::vector<std::pair<std::uint32_t, std::uint64_t>>;
      std::map<Ways, std::uint32_t> number_of_ways;
      std::map<std::uint32_t, std::uint32_t> numbers;
      layers_[i].clear();
      for (const auto& [state, to] : of_state) {
        Ways ways;
        for (const auto& [target, digits] : to) ways.emplace_back(target, digits.bits());
        const auto next = static_cast<std::uint32_t>(number_of_ways.size());
        const auto [found, is_new] = number_of_ways.emplace(ways, next);
        numbers[state] = found->second;
        if (!is_new) continue;
        for (const auto& [target, digits] : to) layers_[i].push_back({next, target, digits});
      }
      number_of = std::move(numbers);
    }
    for (auto& state : start_) state = number_of.count(state) != 0 ? number_of[state] : 0;
    std::sort(start_.begin(), start_.end());
    start_.erase(std::unique(start_.begin(), start_.end()), start_.end());
  }

  std::vector<Cell> word_;
  std::vector<std::vector<Edge>> layers_;
  std::vector<std::uint32_t> start_;
  bool is_impossible_ = false;
  std::vector<std::vector<std::uint8_t>> reached_;
  std::vector<std::uint8_t> alive_, alive_before_;
};

}  // namespace

void add_propagators(const Automaton& rule, const PropagatorContext& context, Propagators& list) {
  list.push_back(std::make_unique<AutomatonPropagator>(rule, context.model));
}

}  // namespace nonet
