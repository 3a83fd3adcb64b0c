#include "core/rate/hodoku_forcing.h"

#include "core/human/candidate_groups.h"
#include "core/human/inference_graph.h"

namespace nonet::rate {
namespace {

using human::Candidate;
using human::CandidateBits;
using human::CandidateGroup;
using human::CandidateGroups;
using human::InferenceGraph;
using human::Step;
using human::Technique;

constexpr std::size_t at(int index) {
  return static_cast<std::size_t>(index);
}

/// What an assumption makes true and false, itself included.
struct Outcome {
  CandidateBits on, off;
};

/// Follows links from each statement in turn.
class ChainFollower {
 public:
  ChainFollower(human::Search& search, const CandidateGroups& groups)
      : graph_(human::inference_graph(search, true)) {
    for (int node = 0; node < graph_.candidate_count; ++node) {
      const human::InferenceNode& one = graph_.node(node);
      const int number = groups.number_of({one.cell, one.digit});
      numbers_.push_back(number);
      if (nodes_.size() <= at(number)) nodes_.resize(at(number) + 1);
      nodes_[at(number)] = node;
    }
  }

  Outcome run(int number, bool is_on) {
    met_[0].assign(at(graph_.grouped.weak.words), 0);
    met_[1] = met_[0];
    queue_.clear();
    reach(nodes_[at(number)], is_on);
    for (std::size_t done = 0; done < queue_.size(); ++done) {
      const int node = queue_[done] >> 1;
      const bool now_on = (queue_[done] & 1) != 0;
      const human::LinkRows& links = now_on ? graph_.grouped.weak : graph_.grouped.strong;
      const std::uint64_t* row = links.row(node);
      for (int word = 0; word < links.words; ++word) {
        std::uint64_t fresh = row[word] & ~met_[now_on ? 0 : 1][at(word)];
        for (; fresh != 0; fresh &= fresh - 1) reach(word * 64 + std::countr_zero(fresh), !now_on);
      }
    }
    Outcome outcome;
    for (const int statement : queue_) {
      const int node = statement >> 1;
      if (graph_.is_group(node)) continue;
      ((statement & 1) != 0 ? outcome.on : outcome.off).insert(numbers_[at(node)]);
    }
    return outcome;
  }

 private:
  void reach(int node, bool is_on) {
    met_[is_on ? 1 : 0][at(node >> 6)] |= std::uint64_t{1} << (node & 63);
    queue_.push_back(2 * node + (is_on ? 1 : 0));
  }

  const InferenceGraph& graph_;
  std::vector<int> numbers_, nodes_;               // of nodes, and of numbers
  std::array<std::vector<std::uint64_t>, 2> met_;  // nodes that are off, and that are on
  std::vector<int> queue_;
};

/// Follows singles and locked candidates. A contradiction does not end it.
class NetFollower {
 public:
  explicit NetFollower(const CandidateGroups& groups)
      : groups_(groups), all_(groups), left_(all_) {}

  Outcome run(int number, bool is_on) {
    now_ = {};
    left_ = all_;
    queue_.clear();
    changed_.clear();
    is_changed_.assign(all_.counts.size(), false);
    if (is_on) {
      set_on(number);
    } else {
      set_off(number);
    }
    std::size_t done = 0;
    do {
      for (; done < queue_.size(); ++done) {
        for (const int other : groups_.seen_by(queue_[done]) - now_.off) set_off(other);
      }
    } while (lock_groups() || done < queue_.size());
    return now_;
  }

 private:
  void set_on(int number) {
    if (now_.on.contains(number)) return;
    now_.on.insert(number);
    queue_.push_back(number);
  }

  void set_off(int number) {
    now_.off.insert(number);
    for (const std::uint16_t group : groups_.groups_of(number)) {
      left_.last[group] ^= static_cast<std::uint16_t>(number);
      const int left = --left_.counts[group];
      if (left == 1) set_on(left_.last[group]);
      if (left >= 2 && !is_changed_[group] && !groups_.group(group).is_cell) {
        is_changed_[group] = true;
        changed_.push_back(group);
      }
    }
  }

  /// Where all places of a digit left in a house lie in another one, its other places there are false.
  bool lock_groups() {
    bool any = false;
    std::vector<std::uint16_t> changed;
    changed.swap(changed_);
    for (const std::uint16_t index : changed) is_changed_[index] = false;
    for (const std::uint16_t index : changed) {
      human::visit_locked_out(groups_, left_, now_.off, index, [&](std::uint16_t number) {
        set_off(number);
        return any = true;
      });
    }
    return any;
  }

  const CandidateGroups& groups_;
  Outcome now_;
  const human::GroupsLeft all_;
  human::GroupsLeft left_;
  std::vector<int> queue_;  // what is true
  std::vector<std::uint16_t> changed_;
  std::vector<bool> is_changed_;
};

class Forcing {
 public:
  Forcing(const human::Board& board, const CandidateGroups& groups)
      : board_(board), groups_(groups) {}

  template <class Follower>
  bool follow(human::Search& search, Follower& follower) {
    for (int number = 0; number < groups_.count(); ++number) {
      if (search.is_cancelled()) return false;
      if_on_.push_back(follower.run(number, true));
      if_off_.push_back(follower.run(number, false));
    }
    return true;
  }

  std::optional<Step> step(Technique technique) {
    for (const CandidateGroup& group : groups_.groups()) {
      if (!group.is_cell && !is_whole(group)) continue;
      losing_.push_back(&group);
    }
    for (int number = 0; number < groups_.count(); ++number) {
      const Outcome &on = if_on_[at(number)], &off = if_off_[at(number)];
      if (is_contradiction(on)) found_.off.insert(number);
      if (is_contradiction(off)) found_.on.insert(number);
      found_.on |= on.on & off.on;
      found_.off |= on.off & off.off;
    }
    for (const CandidateGroup& group : groups_.groups()) {
      if (group.count == 0) continue;
      Outcome all = if_on_[group.numbers[0]];
      for (const std::uint16_t number : group.members()) {
        all.on &= if_on_[number].on;
        all.off &= if_on_[number].off;
      }
      found_.on |= all.on;
      found_.off |= all.off;
    }
    for (const int number : found_.on) {
      return Step{.technique = technique, .placements = {groups_.candidate(number)}};
    }
    for (const int number : found_.off) {
      return Step{.technique = technique, .eliminations = {groups_.candidate(number)}};
    }
    return std::nullopt;
  }

 private:
  /// HoDoKu sees that a house has no place left for a digit only while none was removed from it by a technique.
  bool is_whole(const CandidateGroup& group) const {
    human::CellSet allowed = board_.open() & board_.layout().house(group.house);
    for (const Cell cell : board_.written(group.digit)) allowed -= board_.layout().peers(cell);
    return allowed.count() == group.count;
  }

  bool is_contradiction(const Outcome& outcome) const {
    if (outcome.on.intersects(outcome.off)) return true;
    for (const CandidateGroup* group : losing_) {
      bool is_lost = group->count > 0;
      for (const std::uint16_t number : group->members()) {
        is_lost = is_lost && outcome.off.contains(number);
      }
      if (is_lost) return true;
    }
    return false;
  }

  const human::Board& board_;
  const CandidateGroups& groups_;
  std::vector<Outcome> if_on_, if_off_;
  std::vector<const CandidateGroup*> losing_;  // groups whose loss HoDoKu sees
  Outcome found_;
};

}  // namespace

std::optional<Step> hodoku_forcing_step(human::Search& search, bool with_nets) {
  const human::Board& board = search.board();
  if (board.size() > 9) return std::nullopt;
  const CandidateGroups groups(board);
  Forcing forcing(board, groups);
  if (with_nets) {
    NetFollower follower(groups);
    if (!forcing.follow(search, follower)) return std::nullopt;
    return forcing.step(Technique::kCellForcingNet);
  }
  ChainFollower follower(search, groups);
  if (!forcing.follow(search, follower)) return std::nullopt;
  return forcing.step(Technique::kCellForcingChain);
}

}  // namespace nonet::rate
