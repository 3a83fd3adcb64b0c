#include "core/human/forced.h"

namespace nonet::human {
namespace {

constexpr std::size_t at(int index) {
  return static_cast<std::size_t>(index);
}
constexpr std::uint16_t kNone = 0xffff;

}  // namespace

ForcedByOne::ForcedByOne(const Board& board) : groups(board) {
  const int count = groups.count();
  partners.resize(at(count));
  for (const CandidateGroup& group : groups.groups()) {
    if (group.count != 2) continue;
    for (int i = 0; i < 2; ++i) {
      partners[group.numbers[at(i)]].insert(group.numbers[at(1 - i)]);
      partnered.insert(group.numbers[at(i)]);
    }
  }
  chains.resize(at(count));
  nets.resize(at(count));
  waves.resize(at(count));
  Propagation propagation(groups, false);
  std::vector<int> open;
  for (int number = 0; number < count; ++number) {
    Consequences& chain = chains[at(number)];
    chain.on.insert(number);
    open.push_back(number);
    while (!open.empty()) {
      const CandidateBits fresh = groups.seen_by(open.back()) - chain.off;
      open.pop_back();
      chain.off |= fresh;
      for (const int off : fresh& partnered) {
        for (const int on : partners[at(off)] - chain.on) {
          chain.on.insert(on);
          open.push_back(on);
        }
      }
    }
    const Propagation::Outcome outcome = propagation.run(number, true);
    if (outcome != Propagation::Outcome::kOpen) refuted.insert(number);
    if (outcome == Propagation::Outcome::kRefutedBySingles) refuted_by_singles.insert(number);
    nets[at(number)] = {propagation.on(), propagation.off()};
    waves[at(number)] = static_cast<std::uint8_t>(propagation.waves());
  }
}

Consequences ForcedByOne::chains_if_false(int number) const {
  Consequences found;
  found.off.insert(number);
  for (const int partner : partners[at(number)]) {
    found.on |= chains[at(partner)].on;
    found.off |= chains[at(partner)].off;
  }
  return found;
}

/// Breadth first; returns the literal before each.
std::vector<std::int16_t> ForcedByOne::search_chains(Statement from,
                                                     std::vector<std::uint16_t>& lengths) const {
  std::vector<std::int16_t> before(at(groups.count()) * 2, -1);
  lengths.assign(before.size(), kNone);
  std::vector<std::uint16_t> queue = {static_cast<std::uint16_t>(literal_of(from))};
  lengths[queue[0]] = 0;
  for (std::size_t done = 0; done < queue.size(); ++done) {
    const std::uint16_t literal = queue[done];
    const bool is_on = (literal & 1) != 0;
    for (const int number : is_on ? groups.seen_by(literal / 2) : partners[literal / 2u]) {
      const std::size_t next = literal_of({static_cast<std::uint16_t>(number), !is_on});
      if (lengths[next] != kNone) continue;
      lengths[next] = static_cast<std::uint16_t>(lengths[literal] + 1);
      before[next] = static_cast<std::int16_t>(literal);
      queue.push_back(static_cast<std::uint16_t>(next));
    }
  }
  return before;
}

std::vector<std::uint16_t> ForcedByOne::chain_lengths(Statement from) const {
  std::vector<std::uint16_t> lengths;
  search_chains(from, lengths);
  return lengths;
}

Chain ForcedByOne::shortest_chain(Statement from, Statement to) const {
  std::vector<std::uint16_t> lengths;
  const std::vector<std::int16_t> before = search_chains(from, lengths);
  Chain chain;
  if (lengths[literal_of(to)] == kNone) return chain;
  chain.nodes.resize(lengths[literal_of(to)] + 1u);
  int literal = static_cast<int>(literal_of(to));
  for (std::size_t i = chain.nodes.size(); i > 0; --i) {
    const Candidate candidate = groups.candidate(literal / 2);
    ChainNode& node = chain.nodes[i - 1];
    node.digit = candidate.digit;
    node.on = (literal & 1) != 0;
    node.cells.insert(candidate.cell);
    literal = before[at(literal)];
  }
  return chain;
}

const ForcedByOne* forced_by_one(Search& search) {
  if (search.board().size() > 9) return nullptr;
  if (search.facts().forced == nullptr) {
    if (search.board().is_contradictory()) return nullptr;
    search.facts().forced = std::make_shared<ForcedByOne>(search.board());
  }
  return search.facts().forced.get();
}

}  // namespace nonet::human
