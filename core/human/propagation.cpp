#include "core/human/propagation.h"

namespace nonet::human {
namespace {

constexpr std::size_t at(int index) {
  return static_cast<std::size_t>(index);
}
constexpr std::uint16_t kNever = 0xffff;

}  // namespace

Propagation::Propagation(const CandidateGroups& groups, bool records)
    : groups_(groups), records_(records), all_(groups), left_(all_) {
  is_changed_.assign(groups.groups().size(), 0);
}

Propagation::Outcome Propagation::run(int assumption, bool uses_locked) {
  on_ = off_ = CandidateBits();
  waves_ = 0;
  conflict_ = -1;
  left_ = all_;
  queue_.clear();
  for (const std::uint16_t group : changed_) is_changed_[group] = 0;
  changed_.clear();
  if (records_) {
    causes_.assign(at(groups_.count()) * 2, -1);
    times_.assign(at(groups_.count()) * 2, kNever);
    log_.clear();
  }
  assume(assumption, -1);
  bool is_locked = false;
  for (std::size_t done = 0;;) {
    while (done < queue_.size()) {
      ++waves_;
      for (const std::size_t end = queue_.size(); done < end; ++done) {
        const int cause = queue_[done];
        for (const int number : groups_.seen_by(cause) - off_) {
          if (!remove(number, cause)) {
            return is_locked ? Outcome::kRefutedWithLocked : Outcome::kRefutedBySingles;
          }
        }
      }
    }
    is_locked = true;
    if (!uses_locked || changed_.empty()) return Outcome::kOpen;
    if (!lock_groups()) return Outcome::kRefutedWithLocked;
  }
}

void Propagation::assume(int number, int cause) {
  on_.insert(number);
  queue_.push_back(static_cast<std::uint16_t>(number));
  if (!records_) return;
  const std::size_t literal = literal_of({static_cast<std::uint16_t>(number), true});
  causes_[literal] = static_cast<std::int16_t>(cause);
  times_[literal] = static_cast<std::uint16_t>(log_.size());
  log_.push_back(static_cast<std::uint16_t>(literal));
}

bool Propagation::remove(int number, int cause) {
  off_.insert(number);
  if (records_) {
    const std::size_t literal = literal_of({static_cast<std::uint16_t>(number), false});
    causes_[literal] = static_cast<std::int16_t>(cause);
    times_[literal] = static_cast<std::uint16_t>(log_.size());
    log_.push_back(static_cast<std::uint16_t>(literal));
  }
  for (const std::uint16_t group : groups_.groups_of(number)) {
    left_.last[group] ^= static_cast<std::uint16_t>(number);
    const int left = --left_.counts[group];
    if (left == 0) {
      conflict_ = group;
      return false;
    }
    if (left == 1) {
      if (!on_.contains(left_.last[group])) assume(left_.last[group], group);
    } else if (is_changed_[group] == 0 && !groups_.group(group).is_cell) {
      is_changed_[group] = 1;
      changed_.push_back(group);
    }
  }
  return true;
}

bool Propagation::lock_groups() {
  std::vector<std::uint16_t> changed;
  changed.swap(changed_);
  for (const std::uint16_t index : changed) is_changed_[index] = 0;
  for (const std::uint16_t index : changed) {
    const auto lose = [&](std::uint16_t number) { return remove(number, -1 - index); };
    if (!visit_locked_out(groups_, left_, off_, index, lose)) return false;
  }
  return true;
}

std::vector<std::uint16_t> Propagation::causes_of(std::size_t literal) const {
  std::vector<std::uint16_t> found;
  const int cause = causes_[literal];
  const bool is_on = (literal & 1) != 0;
  if (!is_on && cause >= 0) {
    found.push_back(static_cast<std::uint16_t>(cause * 2 + 1));
  } else if (const int group = is_on ? cause : -1 - cause; group >= 0) {
    for (const std::uint16_t number : groups_.group(group).members()) {
      const std::uint16_t off = static_cast<std::uint16_t>(number * 2);
      if (times_[off] < times_[literal] && number != literal / 2) found.push_back(off);
    }
  }
  return found;
}

Chain Propagation::net(std::vector<Statement> goals) const {
  std::vector<std::uint8_t> is_needed(times_.size(), 0);
  std::vector<std::uint16_t> open;
  for (const Statement goal : goals) {
    open.push_back(static_cast<std::uint16_t>(literal_of(goal)));
    is_needed[literal_of(goal)] = 1;
  }
  while (!open.empty()) {
    const std::uint16_t literal = open.back();
    open.pop_back();
    for (const std::uint16_t cause : causes_of(literal)) {
      if (is_needed[cause] == 0) open.push_back(cause);
      is_needed[cause] = 1;
    }
  }
  Chain chain;
  std::vector<std::uint16_t> index_of(times_.size(), 0);
  for (const std::uint16_t literal : log_) {
    if (is_needed[literal] == 0) continue;
    const Candidate candidate = groups_.candidate(literal / 2);
    ChainNode node;
    node.digit = candidate.digit;
    node.on = (literal & 1) != 0;
    node.cells.insert(candidate.cell);
    for (const std::uint16_t cause : causes_of(literal)) node.also.push_back(index_of[cause]);
    if (node.also.size() == 1 && node.also[0] + 1u == chain.nodes.size()) node.also.clear();
    index_of[literal] = static_cast<std::uint16_t>(chain.nodes.size());
    chain.nodes.push_back(std::move(node));
  }
  return chain;
}

Chain Propagation::net_to(Statement conclusion) const {
  return net({conclusion});
}

Chain Propagation::net_to_conflict() const {
  std::vector<Statement> goals;
  for (const std::uint16_t number : groups_.group(conflict_).members()) {
    goals.push_back({number, false});
  }
  return net(std::move(goals));
}

}  // namespace nonet::human
