#include "core/human/forcing.h"

#include "core/human/forced.h"

namespace nonet::human {
namespace {

constexpr std::size_t at(int index) {
  return static_cast<std::size_t>(index);
}

bool is_cell_row(Technique technique) {
  return technique == Technique::kCellForcingChain || technique == Technique::kCellForcingNet;
}

bool uses_nets(Technique technique) {
  return technique == Technique::kCellForcingNet || technique == Technique::kHouseForcingNet ||
         technique == Technique::kContradictionForcingNet;
}

/// What follows whichever candidate of the group is true; nothing if one of them is in `barred`.
Consequences common(const CandidateGroup& group, const std::vector<Consequences>& assumed,
                    const CandidateBits& barred) {
  Consequences all;
  if (group.count < 2) return all;
  all = assumed[group.numbers[0]];
  for (const std::uint16_t number : group.members()) {
    if (barred.contains(number)) return {};
    all.on &= assumed[number].on;
    all.off &= assumed[number].off;
  }
  return all;
}

/// Every conclusion of the row, whether other rows draw it too or not.
Consequences conclusions(const ForcedByOne& forced, Technique technique) {
  Consequences found;
  if (technique == Technique::kNishio) {
    for (int number = 0; number < forced.groups.count(); ++number) {
      const Consequences& chain = forced.chains[at(number)];
      if (chain.on.intersects(chain.off)) found.off.insert(number);
    }
  } else if (technique == Technique::kContradictionForcingNet) {
    found.off = forced.refuted;
  } else {
    const CandidateBits none;
    for (const CandidateGroup& group : forced.groups.groups()) {
      if (group.is_cell != is_cell_row(technique)) continue;
      const Consequences all = uses_nets(technique) ? common(group, forced.nets, forced.refuted)
                                                    : common(group, forced.chains, none);
      found.on |= all.on;
      found.off |= all.off;
    }
  }
  return found;
}

/// The conclusions of the row that no row above it draws.
Consequences new_conclusions(const ForcedByOne& forced, Technique technique) {
  Consequences said;
  for (const Technique row :
       {Technique::kNishio, Technique::kCellForcingChain, Technique::kHouseForcingChain,
        Technique::kContradictionForcingNet, Technique::kCellForcingNet}) {
    if (row == technique) break;
    const Consequences found = conclusions(forced, row);
    said.on |= found.on;
    said.off |= found.off;
  }
  Consequences found = conclusions(forced, technique);
  found.on -= said.on;
  said.on |= found.on;
  for (const int number : said.on) said.off |= forced.groups.seen_by(number);
  found.off -= said.off;
  return found;
}

/// Draws the steps of one row.
class Drawing {
 public:
  Drawing(const ForcedByOne& forced, Technique technique)
      : forced_(forced),
        groups_(forced.groups),
        technique_(technique),
        propagation_(forced.groups, true) {}

  Step step(Statement conclusion, bool wants_evidence) {
    Step step{.technique = technique_};
    const Candidate candidate = groups_.candidate(conclusion.number);
    (conclusion.on ? step.placements : step.eliminations).push_back(candidate);
    if (!wants_evidence) return step;
    if (technique_ == Technique::kNishio) {
      draw_nishio(step, conclusion.number);
    } else if (technique_ == Technique::kContradictionForcingNet) {
      propagation_.run(conclusion.number, true);
      step.chains.push_back(propagation_.net_to_conflict());
      draw_group(step, groups_.group(propagation_.conflict()), CellsRole::kPattern);
    } else {
      draw_common(step, conclusion);
    }
    return step;
  }

 private:
  void draw_group(Step& step, const CandidateGroup& group, CellsRole role) const {
    if (group.is_cell) {
      DigitSet digits;
      for (const std::uint16_t number : group.members()) {
        digits.insert(groups_.candidate(number).digit);
      }
      step.cells.push_back({CellSet::of(group.cell), digits, role});
    } else {
      step.houses.push_back({group.house, HouseRole::kBase});
      step.digits.push_back(group.digit);
    }
  }

  /// Two chains from the candidate, to the other one that they make true and false.
  void draw_nishio(Step& step, std::uint16_t number) const {
    const std::vector<std::uint16_t> lengths = forced_.chain_lengths({number, true});
    const Consequences& chain = forced_.chains[number];
    int best = -1, least = 0;
    for (const int other : chain.on& chain.off) {
      const int length = lengths[at(other) * 2] + lengths[at(other) * 2 + 1];
      if (best < 0 || length < least) {
        best = other;
        least = length;
      }
    }
    const std::uint16_t other = static_cast<std::uint16_t>(best);
    step.digits.push_back(groups_.candidate(other).digit);
    step.chains.push_back(forced_.shortest_chain({number, true}, {other, true}));
    step.chains.push_back(forced_.shortest_chain({number, true}, {other, false}));
  }

  Chain chain_to(std::uint16_t number, Statement conclusion) {
    if (!uses_nets(technique_)) return forced_.shortest_chain({number, true}, conclusion);
    propagation_.run(number, true);
    return propagation_.net_to(conclusion);
  }

  /// A chain or net from each candidate of the group where they have the fewest statements in all.
  void draw_common(Step& step, Statement conclusion) {
    std::vector<Chain> best;
    const CandidateGroup* best_group = nullptr;
    std::size_t least = 0;
    for (const CandidateGroup& group : groups_.groups()) {
      if (group.is_cell != is_cell_row(technique_) || !leads_to(group, conclusion)) continue;
      std::vector<Chain> found;
      std::size_t nodes = 0;
      for (const std::uint16_t number : group.members()) {
        found.push_back(chain_to(number, conclusion));
        nodes += found.back().nodes.size();
      }
      if (best_group != nullptr && nodes >= least) continue;
      best_group = &group;
      least = nodes;
      best = std::move(found);
    }
    draw_group(step, *best_group, CellsRole::kPivot);
    step.chains = std::move(best);
  }

  bool leads_to(const CandidateGroup& group, Statement conclusion) const {
    if (group.count < 2) return false;
    for (const std::uint16_t number : group.members()) {
      if (uses_nets(technique_) && forced_.refuted.contains(number)) return false;
      const Consequences& all = (uses_nets(technique_) ? forced_.nets : forced_.chains)[number];
      if (!(conclusion.on ? all.on : all.off).contains(conclusion.number)) return false;
    }
    return true;
  }

  const ForcedByOne& forced_;
  const CandidateGroups& groups_;
  Technique technique_;
  Propagation propagation_;
};

}  // namespace

bool find_forcing(Search& search, Technique technique) {
  const ForcedByOne* forced = forced_by_one(search);
  if (forced == nullptr) return false;
  const Consequences found = new_conclusions(*forced, technique);
  if (found.on.empty() && found.off.empty()) return false;
  Drawing drawing(*forced, technique);
  const auto report = [&](int number, bool on) {
    return search.report(
        drawing.step({static_cast<std::uint16_t>(number), on}, search.wants_evidence()));
  };
  for (const int number : found.on) {
    if (report(number, true)) return true;
  }
  if (technique != Technique::kContradictionForcingNet) {
    for (const int number : found.off) {
      if (report(number, false)) return true;
    }
    return false;
  }
  // The nearest contradictions first.
  int farthest = 0;
  for (const int number : found.off) {
    if (forced->waves[at(number)] > farthest) farthest = forced->waves[at(number)];
  }
  for (int waves = 0; waves <= farthest; ++waves) {
    for (const int number : found.off) {
      if (forced->waves[at(number)] == waves && report(number, false)) return true;
    }
  }
  return false;
}

}  // namespace nonet::human
