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
  int last = -1;           ///< the candidate whose seen_by() `reach` is; −1: none's
  std::size_t before = 0;  ///< the beginning without the last group, by its number in its front
  std::array<std::uint16_t, kMostGroups> path{};  ///< the groups
};

/// Added to a count of candidates that a group has left if one of them is the target or an R, so that nothing new follows
/// from it being the last one.
constexpr std::uint8_t kHolds = 64;

/// The beginnings of one length for one target, without those that remove less than kMostContinued others. Equals stay or
/// go together, so that the order of cells does not count.
struct Front {
  int target = 0;
  std::vector<Beginning> beginnings{};
  std::vector<std::uint8_t> counts{};      // of each beginning's groups, once all are there
  std::array<int, kMostContinued> most{};  // the largest off_counts, falling

  /// Whether a beginning that removes so many may stay.
  bool takes(int off_count) const { return off_count >= most[kMostContinued - 1]; }
  void add(const Beginning& beginning) {
    beginnings.push_back(beginning);
    std::size_t place = kMostContinued - 1;
    if (beginning.off_count <= most[place]) return;
    for (; place > 0 && most[place - 1] < beginning.off_count; --place) {
      most[place] = most[place - 1];
    }
    most[place] = beginning.off_count;
  }
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
    touched_from_.resize(at(groups_.count()));
  }

  /// Reports the whips of these targets, short ones first. Returns true when the search is to end.
  bool run(const CandidateBits& targets) {
    std::vector<Front> fronts;
    for (const int target : targets) fronts.push_back(front_of(target));
    Front next;
    for (int length = 1; length <= kMostGroups && !fronts.empty(); ++length) {
      std::vector<Front> longer;
      for (const Front& front : fronts) {
        if (search_.is_cancelled()) return true;
        next.beginnings.clear();
        next.most = {};
        int last = -1;
        std::size_t done = 0;
        while (done < front.beginnings.size() && last < 0)
          last = extend(front, done++, length, next);
        if (last < 0) {
          if (!next.beginnings.empty()) longer.push_back(strongest(next, front));
          continue;
        }
        removed_.insert(front.target);
        if (reports_ &&
            search_.report(step(front.target, front.beginnings[done - 1], length, last))) {
          return true;
        }
      }
      fronts = std::move(longer);
    }
    return false;
  }

  const CandidateBits& removed() const { return removed_; }

 private:
  Front front_of(int target) const {
    Beginning beginning;
    beginning.off = beginning.reach = groups_.seen_by(target);
    beginning.off_count = beginning.off.count();
    beginning.last = target;
    Front front{.target = target, .beginnings = {beginning}};
    for (const CandidateGroup& group : groups_.groups()) front.counts.push_back(group.count);
    follow(beginning, beginning.off, front.counts.data());
    return front;
  }

  /// Brings the counts to a beginning that makes `fresh` false.
  void follow(const Beginning& beginning, const CandidateBits& fresh, std::uint8_t* counts) const {
    for (const int number : fresh) {
      for (const std::uint16_t group : groups_.groups_of(number)) --counts[group];
    }
    if (beginning.last < 0) return;
    for (const std::uint16_t group : groups_.groups_of(beginning.last)) counts[group] |= kHolds;
  }

  /// The beginnings that may stay, without those that were added before stronger ones, and with their counts.
  Front strongest(const Front& all, const Front& before) const {
    Front front{.target = before.target};
    const auto stays = [&](const Beginning& one) { return all.takes(one.off_count); };
    std::size_t count = 0;
    for (const Beginning& beginning : all.beginnings) count += stays(beginning);
    front.beginnings.reserve(count);
    const std::size_t groups = groups_.groups().size();
    front.counts.resize(count * groups);
    std::uint8_t* counts = front.counts.data();
    for (const Beginning& beginning : all.beginnings) {
      if (!stays(beginning)) continue;
      front.beginnings.push_back(beginning);
      std::copy_n(before.counts.data() + beginning.before * groups, groups, counts);
      follow(beginning, beginning.off - before.beginnings[beginning.before].off, counts);
      counts += groups;
    }
    return front;
  }

  /// What is left of a group: its count, the last one's number, and what all of them see.
  struct Rest {
    int count = 0;
    std::uint16_t last = 0;
    CandidateBits reach;
  };
  static Rest rest_of(const CandidateGroup& group, const CandidateBits& off) {
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

  /// The groups with candidates in `reach`, each once.
  void touch(const CandidateBits& reach, std::vector<std::uint16_t>& touched) {
    touched.clear();
    for (const int number : reach) {
      for (const std::uint16_t group : groups_.groups_of(number)) {
        if (is_touched_[group] == 0) touched.push_back(group);
        is_touched_[group] = 1;
      }
    }
    for (const std::uint16_t group : touched) is_touched_[group] = 0;
  }
  const std::vector<std::uint16_t>& touched_by(const Beginning& beginning) {
    std::vector<std::uint16_t>& touched =
        beginning.last < 0 ? touched_ : touched_from_[at(beginning.last)];
    if (beginning.last < 0 || touched.empty()) touch(beginning.reach, touched);
    return touched;
  }

  /// Adds to `longer` what the beginning of this number can be continued to; returns the group that ends a whip, or −1.
  int extend(const Front& front, std::size_t number, int length, Front& longer) {
    const int most = technique_ == Technique::kGWhip ? 3 : 1;
    const Beginning& beginning = front.beginnings[number];
    const std::uint8_t* counts = front.counts.data() + number * groups_.groups().size();
    for (const std::uint16_t index : touched_by(beginning)) {
      if ((counts[index] & ~kHolds) == 0) return index;
      if (counts[index] > most) continue;
      if (length == kMostGroups) continue;
      const CandidateGroup& group = groups_.group(index);
      Rest rest = rest_of(group, beginning.off);
      if (rest.count == 1) {
        rest.reach = groups_.seen_by(rest.last);
      } else if (!is_locked(group, beginning.off, rest)) {
        continue;
      }
      const int fresh = (rest.reach - beginning.off).count();
      if (fresh == 0 || !longer.takes(beginning.off_count + fresh)) continue;
      Beginning next = beginning;
      next.off |= rest.reach;
      next.off_count += fresh;
      next.reach = rest.reach;
      next.last = rest.count == 1 ? rest.last : -1;
      next.before = number;
      next.path[at(length - 1)] = index;
      add(longer, next);
    }
    return -1;
  }

  /// Adds the beginning unless there is one with the same effect.
  static void add(Front& front, const Beginning& added) {
    for (const Beginning& other : front.beginnings) {
      if (other.off_count == added.off_count && other.reach == added.reach &&
          other.off == added.off) {
        return;
      }
    }
    front.add(added);
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
  std::vector<std::uint8_t> is_touched_;
  std::vector<std::uint16_t> touched_;                    // of a reach that is no candidate's
  std::vector<std::vector<std::uint16_t>> touched_from_;  // of a candidate's; empty: not made yet
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
