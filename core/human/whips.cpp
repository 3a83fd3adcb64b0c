#include "core/human/whips.h"

#include "core/human/forced.h"

namespace nonet::human {
namespace {

constexpr std::size_t at(int index) {
  return static_cast<std::size_t>(index);
}

constexpr int kMostGroups = 36;
/// How many beginnings of a length are continued for one target, and those that remove as much as the last of them.
/// With 8, 98 % of the targets are found that 512 finds, in 4 % of the time (7 ms instead of 167 ms for all whips of a
/// board of controlled-bias). Giving up targets with over 128 beginnings found 60 %.
constexpr std::size_t kMostContinued = 8;

/// The beginning of a whip: what is false, and where the next group has to connect.
struct Beginning {
  CandidateBits off;    ///< seen by the target or an R
  CandidateBits reach;  ///< seen by the last R
  int off_count = 0;
  std::array<std::uint16_t, kMostGroups> path{};  ///< the groups
};

/// All beginnings of one length for one target.
struct Front {
  int target = 0;
  std::vector<Beginning> beginnings;
};

/// Names the cell or the house and digit that has no candidate left.
void add_conflict(Step& step, const CandidateGroup& group, const Board& board) {
  if (group.is_cell) {
    step.cells.push_back(
        {CellSet::of(group.cell), board.candidates(group.cell), CellsRole::kPattern});
  } else {
    step.houses.push_back({group.house, HouseRole::kBase});
    step.digits.push_back(group.digit);
  }
}

class WhipSearch {
 public:
  WhipSearch(Search& search, const ForcedByOne& forced, Technique technique, bool reports = true)
      : search_(search), groups_(forced.groups), technique_(technique), reports_(reports) {
    is_touched_.assign(groups_.groups().size(), 0);
  }

  /// Reports the whips of these targets, short ones first. Returns true when the search is to end.
  bool run(const CandidateBits& targets) {
    std::vector<Front> fronts;
    for (const int target : targets) fronts.push_back({target, {beginning_of(target)}});
    for (int length = 1; length <= kMostGroups && !fronts.empty(); ++length) {
      std::vector<Front> longer;
      for (const Front& front : fronts) {
        if (search_.is_cancelled()) return true;
        Front next{front.target, {}};
        bool is_found = false;
        for (const Beginning& beginning : front.beginnings) {
          const int last = extend(beginning, length, next.beginnings);
          if (last < 0) continue;
          is_found = true;
          removed_.insert(front.target);
          if (reports_ && search_.report(step(front.target, beginning, length, last))) return true;
          break;
        }
        if (is_found || next.beginnings.empty()) continue;
        keep_strongest(next.beginnings);
        longer.push_back(std::move(next));
      }
      fronts = std::move(longer);
    }
    return false;
  }

  const CandidateBits& removed() const { return removed_; }

 private:
  Beginning beginning_of(int target) const {
    Beginning beginning;
    beginning.off = beginning.reach = groups_.seen_by(target);
    return beginning;
  }

  /// Drops those that remove the least; equals stay or go together, so that the order of cells does not count.
  static void keep_strongest(std::vector<Beginning>& beginnings) {
    if (beginnings.size() <= kMostContinued) return;
    std::array<std::uint16_t, kMostNumbers + 1> tally{};
    for (const Beginning& beginning : beginnings) ++tally[at(beginning.off_count)];
    int least = kMostNumbers + 1;
    for (std::size_t kept = 0; kept < kMostContinued;) kept += tally[at(--least)];
    std::erase_if(beginnings, [least](const Beginning& one) { return one.off_count < least; });
  }

  /// What is left of a group: its count, the last one's number, and what all of them see.
  struct Rest {
    int count = 0;
    std::uint16_t last = 0;
    CandidateBits reach;
  };
  Rest rest_of(const CandidateGroup& group, const CandidateBits& off) const {
    Rest rest;
    for (const std::uint16_t number : group.members()) {
      if (off.contains(number)) continue;
      ++rest.count;
      rest.last = number;
    }
    return rest;
  }

  /// Fills in what all that is left of a house sees, if that is more than the house: locked candidates.
  bool is_locked(const CandidateGroup& group, const CandidateBits& off, Rest& rest) const {
    if (group.is_cell) return false;
    std::uint64_t houses = ~(std::uint64_t{1} << group.house);
    for (const std::uint16_t number : group.members()) {
      if (!off.contains(number)) houses &= groups_.houses_of(number);
    }
    if (houses == 0) return false;
    rest.reach = groups_.seen_by(rest.last);
    for (const std::uint16_t number : group.members()) {
      if (!off.contains(number)) rest.reach &= groups_.seen_by(number);
    }
    return true;
  }

  /// Appends what the beginning can be continued to; returns the group that ends a whip, or −1.
  int extend(const Beginning& beginning, int length, std::vector<Beginning>& longer) {
    touched_.clear();
    for (const int number : beginning.reach) {
      for (const std::uint16_t group : groups_.groups_of(number)) {
        if (is_touched_[group] != 0) continue;
        is_touched_[group] = 1;
        touched_.push_back(group);
      }
    }
    int ending = -1;
    for (const std::uint16_t index : touched_) {
      is_touched_[index] = 0;
      if (ending >= 0) continue;
      const CandidateGroup& group = groups_.group(index);
      Rest rest = rest_of(group, beginning.off);
      if (rest.count == 0) ending = index;
      if (rest.count == 0 || length == kMostGroups) continue;
      if (rest.count == 1) {
        rest.reach = groups_.seen_by(rest.last);
      } else {
        if (technique_ != Technique::kGWhip || rest.count > 3) continue;
        if (!is_locked(group, beginning.off, rest)) continue;
      }
      if ((rest.reach - beginning.off).empty()) continue;
      append(beginning, length, index, rest, longer);
    }
    return ending;
  }

  void append(const Beginning& beginning, int length, std::uint16_t group, const Rest& rest,
              std::vector<Beginning>& longer) const {
    CandidateBits off = beginning.off;
    off |= rest.reach;
    const int off_count = off.count();
    for (const Beginning& other : longer) {
      if (other.off_count == off_count && other.reach == rest.reach && other.off == off) return;
    }
    longer.push_back(beginning);
    Beginning& next = longer.back();
    next.off = off;
    next.off_count = off_count;
    next.reach = rest.reach;
    next.path[at(length - 1)] = group;
  }

  /// The whip: the path's groups and the last one, which has no candidate left.
  Step step(int target, const Beginning& beginning, int length, int last) const {
    Step step{.technique = technique_, .eliminations = {groups_.candidate(target)}};
    if (!search_.wants_evidence()) return step;
    Chain chain;
    std::vector<std::int16_t> index_of_off(at(groups_.count()), -1);
    std::vector<std::pair<CandidateBits, std::uint16_t>> rights;  // what each R sees, and its node
    const auto add = [&](Digit digit, bool on, CellSet cells, std::vector<std::uint16_t> causes) {
      ChainNode node;
      node.digit = digit;
      node.on = on;
      node.cells = cells;
      if (causes.size() != 1 || causes[0] + 1u != chain.nodes.size()) node.also = std::move(causes);
      chain.nodes.push_back(std::move(node));
      return static_cast<std::uint16_t>(chain.nodes.size() - 1);
    };
    const Candidate first = groups_.candidate(target);
    rights.emplace_back(groups_.seen_by(target),
                        add(first.digit, true, CellSet::of(first.cell), {}));
    CandidateBits off = groups_.seen_by(target);
    for (int i = 0; i < length; ++i) {
      const CandidateGroup& group = groups_.group(i == length - 1 ? last : beginning.path[at(i)]);
      Rest rest = rest_of(group, off);
      std::vector<std::uint16_t> causes;
      CellSet cells;
      for (const std::uint16_t number : group.members()) {
        const Candidate candidate = groups_.candidate(number);
        if (!off.contains(number)) {
          cells.insert(candidate.cell);
          continue;
        }
        if (index_of_off[number] < 0) {
          // The last R if it sees this one (the whip's left-linking candidate), else the first that does.
          std::size_t cause = rights.size() - 1;
          if (!rights[cause].first.contains(number)) {
            for (cause = 0; !rights[cause].first.contains(number);) ++cause;
          }
          index_of_off[number] = static_cast<std::int16_t>(
              add(candidate.digit, false, CellSet::of(candidate.cell), {rights[cause].second}));
        }
        causes.push_back(static_cast<std::uint16_t>(index_of_off[number]));
      }
      if (rest.count == 0) {
        add_conflict(step, group, search_.board());
        break;
      }
      rest.reach = groups_.seen_by(rest.last);
      if (rest.count > 1) is_locked(group, off, rest);
      rights.emplace_back(rest.reach,
                          add(groups_.candidate(rest.last).digit, true, cells, std::move(causes)));
      off |= rest.reach;
    }
    step.chains.push_back(std::move(chain));
    return step;
  }

  Search& search_;
  const CandidateGroups& groups_;
  Technique technique_;
  bool reports_;
  CandidateBits removed_;
  std::vector<std::uint16_t> touched_;
  std::vector<std::uint8_t> is_touched_;
};

/// Calls `report` with each braid: whatever singles refute, the nearest contradiction first.
bool find_braids(Search& search, const ForcedByOne& forced, const CandidateBits& targets) {
  Propagation propagation(forced.groups, true);
  int farthest = 0;
  for (const int target : targets) {
    if (forced.waves[at(target)] > farthest) farthest = forced.waves[at(target)];
  }
  for (int waves = 0; waves <= farthest; ++waves) {
    for (const int target : targets) {
      if (forced.waves[at(target)] != waves) continue;
      Step step{.technique = Technique::kBraid, .eliminations = {forced.groups.candidate(target)}};
      if (search.wants_evidence()) {
        propagation.run(target, false);
        step.chains.push_back(propagation.net_to_conflict());
        add_conflict(step, forced.groups.group(propagation.conflict()), search.board());
      }
      if (search.report(std::move(step))) return true;
    }
  }
  return false;
}

/// What all whips of the board remove, searched for without reporting if that is not known yet.
const CandidateBits& removed_by_whips(Search& search, const ForcedByOne& forced) {
  if (!forced.removed_by_whips) {
    WhipSearch whips(search, forced, Technique::kWhip, false);
    whips.run(forced.refuted_by_singles);
    forced.removed_by_whips = whips.removed();
  }
  return *forced.removed_by_whips;
}

}  // namespace

bool find_whips(Search& search, Technique technique) {
  const ForcedByOne* forced = forced_by_one(search);
  if (forced == nullptr || forced->refuted.empty()) return false;
  if (technique == Technique::kBraid) {
    return find_braids(search, *forced,
                       forced->refuted_by_singles - removed_by_whips(search, *forced));
  }
  const bool is_plain = technique == Technique::kWhip;
  WhipSearch whips(search, *forced, technique);
  if (whips.run(is_plain ? forced->refuted_by_singles
                         : forced->refuted - removed_by_whips(search, *forced))) {
    return true;
  }
  if (is_plain) forced->removed_by_whips = whips.removed();
  return false;
}

}  // namespace nonet::human
