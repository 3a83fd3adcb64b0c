#include "core/human/chain_search.h"

namespace nonet::human {

namespace {

/// A chain through sets may reach this far beyond the distance that is expanded.
constexpr int kWidest = kLargestSize + 2;
/// Shortest chains that are tried until one is no lasso.
constexpr int kMostTries = 1000;
/// Of a statement that a trace looks at, in units of work_.
constexpr std::uint64_t kWorkOfStatement = 20;

}  // namespace

namespace {

/// Whether a set stands before another by house, then by cells as words in a dictionary.
bool is_before(const AlmostLockedSet& a, const AlmostLockedSet& b) {
  if (a.house != b.house) return a.house < b.house;
  const Cell cell = ((a.cells - b.cells) | (b.cells - a.cells)).first();
  const CellSet& other = a.cells.contains(cell) ? b.cells : a.cells;
  const bool other_ends = (other - CellSet::up_to(cell)).empty();
  return a.cells.contains(cell) != other_ends;
}

/// Of each set its place in the order of is_before, among sets of two and more cells: merged from the runs of equal size,
/// which have it.
std::vector<std::uint16_t> ranks_of(const AlmostLockedSets& sets) {
  const int count = static_cast<int>(sets.sets.size());
  std::vector<int> heads;
  std::size_t size = 1;
  for (int set = 0; set < count; ++set) {
    const std::size_t cells =
        static_cast<std::size_t>(sets.sets[static_cast<std::size_t>(set)].cells.count());
    if (cells > size) heads.push_back(set);
    size = cells;
  }
  std::vector<int> ends(heads.begin() + (heads.empty() ? 0 : 1), heads.end());
  ends.push_back(count);
  std::vector<std::uint16_t> ranks(sets.sets.size());
  for (std::uint16_t rank = 0;; ++rank) {
    int best = -1;
    for (std::size_t run = 0; run < heads.size(); ++run) {
      if (heads[run] == ends[run]) continue;
      if (best < 0 ||
          is_before(sets.sets[static_cast<std::size_t>(heads[run])],
                    sets.sets[static_cast<std::size_t>(heads[static_cast<std::size_t>(best)])]))
        best = static_cast<int>(run);
    }
    if (best < 0) return ranks;
    ranks[static_cast<std::size_t>(heads[static_cast<std::size_t>(best)]++)] = rank;
  }
}

/// Cells that keep one candidate if a set loses a digit.
void add_forced(const Board& board, const InferenceGraph& graph, const AlmostLockedSet& set,
                ChainSetLinks& links) {
  const auto digits_of = links.sets->digits_of(set);
  CellSet seen;
  for (const AlmostLockedDigit& digit : digits_of) seen |= digit.seen;
  for (const Cell cell : seen) {
    const DigitSet digits = board.candidates(cell);
    if (digits.count() == 2) continue;
    DigitSet lost;
    for (const AlmostLockedDigit& digit : digits_of) {
      if (digit.seen.contains(cell)) lost.insert(digit.digit);
    }
    for (const AlmostLockedDigit& digit : digits_of) {
      DigitSet left = digits - lost;
      if (digits.contains(digit.digit)) left.insert(digit.digit);
      if (!left.single()) continue;
      for (int node = 0; node < graph.candidate_count; ++node) {
        if (graph.node(node).cell == cell && graph.node(node).digit == left.first()) {
          links.forced[static_cast<std::size_t>(&digit - links.sets->digits.data())].push_back(
              static_cast<std::uint16_t>(node));
        }
      }
    }
  }
}

}  // namespace

ChainSetLinks make_set_links(const Board& board, const InferenceGraph& graph,
                             const AlmostLockedSets& sets, const SetLinks& set_links,
                             bool in_hodoku_order) {
  const std::size_t cells = static_cast<std::size_t>(board.layout().cell_count());
  ChainSetLinks links;
  links.sets = &sets;
  links.seen = {static_cast<int>(sets.digits.size()), graph.count()};
  links.of_node = BitRows(graph.nodes.size(), sets.sets.size());
  links.linked = set_links.linked;
  BitRows larger(1, sets.sets.size());  // the sets of two and more cells
  BitRows containing(cells, sets.sets.size());
  for (std::size_t set = 0; set < sets.sets.size(); ++set) {
    if (!sets.sets[set].cells.single()) larger.set(0, set);
    for (const Cell cell : sets.sets[set].cells) containing.set(cell, set);
  }
  const std::size_t width = larger.width();
  for (int node = 0; node < graph.count(); ++node) {
    const InferenceNode& now = graph.node(node);
    std::uint64_t* row = links.of_node.row(static_cast<std::size_t>(node));
    for (std::size_t i = 0; i < width; ++i) {
      row[i] = larger.row(0)[i];
      for (const Cell cell : now.cells)
        row[i] &= set_links.emptied.row(now.digit * cells + cell)[i];
      each_bit(row[i], i, [&](std::size_t set) {
        links.seen.set(static_cast<int>(sets.index_of(sets.sets[set], now.digit)), node);
      });
    }
  }
  for (std::size_t entry = 0; entry < sets.digits.size(); ++entry) {
    const AlmostLockedSet& set = sets.sets[sets.digits[entry].set];
    for (std::size_t i = 0; i < width; ++i) {
      std::uint64_t& word = links.linked.row(entry)[i];
      word &= set.cells.single() ? 0 : larger.row(0)[i];
      for (const Cell cell : set.cells) word &= ~containing.row(cell)[i];
    }
  }
  if (in_hodoku_order) {
    links.ranks = ranks_of(sets);
    links.forced.resize(sets.digits.size());
    for (const AlmostLockedSet& set : sets.sets) {
      if (!set.cells.single()) add_forced(board, graph, set, links);
    }
  }
  return links;
}

ChainSearch::ChainSearch(const Board& board, const InferenceGraph& graph, const Links& links,
                         const ChainSetLinks* sets)
    : board_(board),
      graph_(graph),
      links_(links),
      sets_(sets),
      first_set_(2 * graph.count()),
      on_(kLongest + kWidest + 1, links.weak.words * 64),
      off_(kLongest + kWidest + 1, links.weak.words * 64),
      done_(2, links.weak.words * 64) {
  const std::size_t entries = sets == nullptr ? 0 : sets->sets->digits.size();
  distance_.resize(static_cast<std::size_t>(first_set_) + entries);
  if (sets == nullptr) return;
  set_queue_.resize(kLongest + kWidest + 1);
  set_done_ = BitRows(static_cast<std::size_t>(board.size()) + 1, sets->sets->sets.size());
}

int ChainSearch::weight(int entry) const {
  const AlmostLockedDigit& now = sets_->sets->digits[static_cast<std::size_t>(entry)];
  return sets_->sets->sets[now.set].digits.count() - 1;
}

/// Calls visit for the entries of a digit in these sets, until it returns true.
template <typename Visit>
bool ChainSearch::each_entry(const std::uint64_t* row, Digit digit, Visit visit) const {
  for (std::size_t i = 0; i < set_done_.width(); ++i) {
    if (any_bit(row[i], i, [&](std::size_t set) {
          return visit(static_cast<int>(sets_->sets->index_of(sets_->sets->sets[set], digit)));
        }))
      return true;
  }
  return false;
}

void ChainSearch::run(Statement start) {
  start_ = start;
  has_parents_ = false;
  for (std::uint8_t& distance : distance_) distance = kUnreached;
  for (std::uint64_t& word : done_.bits) word = 0;
  const std::size_t used = static_cast<std::size_t>((furthest_ + 1) * on_.words);
  for (std::size_t word = 0; word < used; ++word) on_.bits[word] = off_.bits[word] = 0;
  for (auto& queue : set_queue_) queue.clear();
  set_done_.clear();
  ((start & 1) != 0 ? on_ : off_).set(0, start >> 1);
  furthest_ = 0;
  work_ += distance_.size() / 32 + used / 4;
  for (int distance = 0; distance <= furthest_ && distance < kLongest; ++distance) expand(distance);
}

void ChainSearch::run_like_hodoku(Statement start) {
  start_ = start;
  has_parents_ = true;
  for (std::uint8_t& distance : distance_) distance = kUnreached;
  parent_.resize(distance_.size());
  distance_[static_cast<std::size_t>(start)] = 0;
  order_.assign(1, start);
  std::vector<int> linked;  // entries, in HoDoKu's order of sets
  const auto add_linked = [&](const std::uint64_t* row, Digit digit) {
    each_entry(row, digit, [&](int next) {
      const auto key = [&](int entry) {
        const AlmostLockedDigit& one = sets_->sets->digits[static_cast<std::size_t>(entry)];
        return sets_->ranks[one.set] * 64 + one.digit;
      };
      auto place = linked.end();
      while (place != linked.begin() && key(next) < key(*(place - 1))) --place;
      linked.insert(place, next);
      return false;
    });
  };
  for (std::size_t i = 0; i < order_.size(); ++i) {
    const Statement now = order_[i];
    const int distance = this->distance(now);
    const auto found = [&](Statement then, int longer) {
      std::uint8_t& known = distance_[static_cast<std::size_t>(then)];
      if (distance + longer >= known || distance + longer >= kUnreached) return false;
      if (known != kUnreached && parent_[static_cast<std::size_t>(then)] == start) return false;
      if (known == kUnreached) order_.push_back(then);
      known = static_cast<std::uint8_t>(distance + longer);
      parent_[static_cast<std::size_t>(then)] = now;
      return false;
    };
    if (!is_set(now)) {
      const int node = node_of(now);
      const bool is_on = this->is_on(now);
      each_node_after(node, (is_on ? links_.weak : links_.strong).row(node),
                      [&](int other) { return found(2 * other + (is_on ? 0 : 1), 2); });
      if (!is_on) continue;
      linked.clear();
      add_linked(sets_->of_node.row(static_cast<std::size_t>(node)), graph_.node(node).digit);
      for (const int entry : linked) found(first_set_ + entry, 2);
      continue;
    }
    const int entry = now - first_set_;
    const AlmostLockedSet& set = sets_->sets->sets[entry_of(now).set];
    const int longer = 2 + 2 * weight(entry);
    linked.clear();
    for (int index = 0; index < set.digits.count(); ++index) {
      const int other = static_cast<int>(set.first) + index;
      if (other == entry) continue;
      for_each_bit(sets_->seen.row(other), links_.weak.words,
                   [&](int node) { found(off(node), longer); });
      add_linked(sets_->linked.row(static_cast<std::size_t>(other)),
                 sets_->sets->digits[static_cast<std::size_t>(other)].digit);
    }
    for (const int next : linked) found(first_set_ + next, longer);
    for (const std::uint16_t node : sets_->forced[static_cast<std::size_t>(entry)])
      found(on(node), longer + 1);
  }
}

bool ChainSearch::follow(Statement end, std::vector<Statement>& chain) const {
  std::vector<Statement> back;
  for (Statement now = end; now != start_; now = parent_[static_cast<std::size_t>(now)]) {
    back.push_back(now);
    if (back.size() > distance_.size()) return false;
  }
  while (!back.empty()) {
    if (!fits(chain, back.back())) return false;
    chain.push_back(back.back());
    back.pop_back();
  }
  return true;
}

void ChainSearch::expand(int distance) {
  const int words = links_.weak.words;
  for (int side = 0; side < 2; ++side) {
    std::uint64_t* now = (side == 1 ? on_ : off_).row(distance);
    std::uint64_t* done = done_.row(side);
    std::uint64_t* next = (side == 1 ? off_ : on_).row(distance + 1);
    const LinkRows& rows = side == 1 ? links_.weak : links_.strong;
    std::uint64_t any = 0;
    for (int word = 0; word < words; ++word) {
      now[word] &= ~done[word];
      done[word] |= now[word];
      any |= now[word];
    }
    if (any == 0) continue;
    if (furthest_ <= distance) furthest_ = distance + 1;
    for_each_bit(now, words, [&](int node) {
      work_ += static_cast<std::uint64_t>(words);
      distance_[static_cast<std::size_t>(2 * node + side)] = static_cast<std::uint8_t>(distance);
      const std::uint64_t* row = rows.row(node);
      for (int word = 0; word < words; ++word) next[word] |= row[word];
      if (side == 0 || sets_ == nullptr) return;
      reach_sets(sets_->of_node.row(static_cast<std::size_t>(node)), graph_.node(node).digit,
                 distance + 1);
    });
  }
  if (sets_ == nullptr) return;
  // Entries may be listed twice, if a shorter chain to one was found later.
  auto& queue = set_queue_[static_cast<std::size_t>(distance)];
  for (std::size_t i = 0; i < queue.size(); ++i) {
    if (distance_[static_cast<std::size_t>(first_set_ + queue[i])] == distance)
      expand_set(queue[i], distance);
  }
}

void ChainSearch::reach(Statement statement, int distance) {
  std::uint8_t& known = distance_[static_cast<std::size_t>(statement)];
  if (known <= distance || distance > kLongest) return;
  known = static_cast<std::uint8_t>(distance);
  if (furthest_ < distance) furthest_ = distance;
  set_queue_[static_cast<std::size_t>(distance)].push_back(
      static_cast<std::uint16_t>(statement - first_set_));
}

/// Reaches these sets without the digit, but for those whose distance is known to be less.
void ChainSearch::reach_sets(const std::uint64_t* row, Digit digit, int distance) {
  const std::uint64_t* done = set_done_.row(digit);
  work_ += set_done_.width();
  for (std::size_t i = 0; i < set_done_.width(); ++i) {
    each_bit(row[i] & ~done[i], i, [&](std::size_t set) {
      reach(first_set_ + static_cast<int>(sets_->sets->index_of(sets_->sets->sets[set], digit)),
            distance);
    });
  }
}

void ChainSearch::expand_set(int entry, int distance) {
  const AlmostLockedSets& sets = *sets_->sets;
  const AlmostLockedDigit& lost = sets.digits[static_cast<std::size_t>(entry)];
  const AlmostLockedSet& set = sets.sets[lost.set];
  const int then = distance + 1 + weight(entry);
  set_done_.set(lost.digit, lost.set);
  if (then > kLongest) return;
  if (furthest_ < then) furthest_ = then;
  std::uint64_t* next = off_.row(then);
  for (int index = static_cast<int>(set.first);
       index < static_cast<int>(set.first) + set.digits.count(); ++index) {
    if (index == entry) continue;
    const std::uint64_t* row = sets_->seen.row(index);
    for (int word = 0; word < links_.weak.words; ++word) next[word] |= row[word];
    reach_sets(sets_->linked.row(static_cast<std::size_t>(index)),
               sets.digits[static_cast<std::size_t>(index)].digit, then);
  }
}

const CellSet& ChainSearch::cells_of(Statement statement) const {
  if (!is_set(statement)) return graph_.node(node_of(statement)).cells;
  return sets_->sets->sets[entry_of(statement).set].cells;
}

Cell ChainSearch::cell_of(Statement statement) const {
  return is_set(statement) ? entry_of(statement).cells.first()
                           : graph_.node(node_of(statement)).cell;
}

/// Calls visit for what a statement follows from by a shortest chain.
template <typename Visit>
void ChainSearch::each_before(Statement statement, Visit visit) const {
  const int distance = this->distance(statement);
  const auto try_row = [&](const std::uint64_t* row, int side) {
    for_each_bit(row, links_.weak.words, [&](int node) {
      if (scope_ == Scope::kCandidates && graph_.is_group(node)) return;
      if (this->distance(2 * node + side) == distance - 1) visit(2 * node + side);
    });
  };
  const auto try_sets = [&](const std::uint64_t* row, Digit digit) {
    each_entry(row, digit, [&](int other) {
      const AlmostLockedSet& set =
          sets_->sets->sets[sets_->sets->digits[static_cast<std::size_t>(other)].set];
      for (int index = 0; index < set.digits.count(); ++index) {
        const int entry = static_cast<int>(set.first) + index;
        if (entry != other && this->distance(first_set_ + entry) == distance - 1 - weight(entry))
          visit(first_set_ + entry);
      }
      return false;
    });
  };
  if (is_set(statement)) {
    const int entry = statement - first_set_;
    try_row(sets_->seen.row(entry), 1);
    try_sets(sets_->linked.row(static_cast<std::size_t>(entry)), entry_of(statement).digit);
  } else if (is_on(statement)) {
    try_row(links_.strong.row(node_of(statement)), 0);
  } else {
    try_row(links_.weak.row(node_of(statement)), 1);
    if (scope_ == Scope::kSets && sets_ != nullptr)
      try_sets(sets_->of_node.row(static_cast<std::size_t>(node_of(statement))),
               graph_.node(node_of(statement)).digit);
  }
}

/// Calls visit for the nodes of a row in order: those in the cell, then along its houses, then grouped ones.
template <typename Visit>
bool ChainSearch::each_node_after(int node, const std::uint64_t* row, Visit visit) const {
  const Cell cell = graph_.node(node).cell;
  const Layout& layout = board_.layout();
  const auto houses = layout.houses_of(cell);
  const int count = graph_.is_group(node) ? 0 : static_cast<int>(houses.size());
  bool found = false;
  CellSet done;
  for (int pass = graph_.is_group(node) ? 0 : -1; pass <= count + 1 && !found; ++pass) {
    // −1: the cell; 0 to count − 1: its houses; count: other candidates; count + 1: groups
    for_each_bit(row, links_.weak.words, [&](int other) {
      const InferenceNode& then = graph_.node(other);
      bool is_now = graph_.is_group(other) == (pass == count + 1);
      if (is_now && pass <= count) {
        const bool is_here = count > 0 && then.cell == cell;
        is_now = is_here == (pass == -1) && (is_here || !done.contains(then.cell));
        if (pass >= 0 && pass < count)
          is_now =
              is_now && layout.house(houses[static_cast<std::size_t>(pass)]).contains(then.cell);
      }
      if (is_now && !found) found = visit(other);
    });
    if (pass >= 0 && pass < count) done |= layout.house(houses[static_cast<std::size_t>(pass)]);
  }
  return found;
}

/// Calls visit for what follows from a statement on a shortest chain to the end, until it returns true.
template <typename Visit>
bool ChainSearch::each_after(Statement statement, Visit visit) const {
  const int distance = this->distance(statement);
  const auto try_one = [&](Statement then, int longer) {
    return leads_[static_cast<std::size_t>(then)] != 0 &&
           this->distance(then) == distance + longer && visit(then);
  };
  if (!is_set(statement)) {
    const int node = node_of(statement);
    const bool is_on = this->is_on(statement);
    const std::uint64_t* row = (is_on ? links_.weak : links_.strong).row(node);
    if (each_node_after(node, row,
                        [&](int other) { return try_one(2 * other + (is_on ? 0 : 1), 1); }))
      return true;
    if (!is_on || sets_ == nullptr) return false;
    return each_entry(sets_->of_node.row(static_cast<std::size_t>(node)), graph_.node(node).digit,
                      [&](int entry) { return try_one(first_set_ + entry, 1); });
  }
  const int entry = statement - first_set_;
  const AlmostLockedSet& set = sets_->sets->sets[entry_of(statement).set];
  bool found = false;
  for (int pass = 0; pass < 2; ++pass) {
    for (int index = 0; index < set.digits.count() && !found; ++index) {
      const int other = static_cast<int>(set.first) + index;
      if (other == entry) continue;
      if (pass == 0) {
        for_each_bit(sets_->seen.row(other), links_.weak.words,
                     [&](int node) { found = found || try_one(off(node), 1 + weight(entry)); });
        continue;
      }
      found = found ||
              each_entry(sets_->linked.row(static_cast<std::size_t>(other)),
                         sets_->sets->digits[static_cast<std::size_t>(other)].digit,
                         [&](int next) { return try_one(first_set_ + next, 1 + weight(entry)); });
    }
  }
  return found;
}

/// Whether a statement may follow in a chain: it is in no cell that the chain has left. HoDoKu looks at the first cell of
/// a group only, so that what it finds depends on the order of the cells.
bool ChainSearch::fits(const std::vector<Statement>& chain, Statement then) const {
  const bool like_hodoku = only_first_ || has_parents_;
  const CellSet start = cells_of(start_);
  const CellSet cells = like_hodoku    ? CellSet::of(cell_of(then))
                        : is_set(then) ? entry_of(then).cells
                                       : cells_of(then);
  const auto is_start = [&](Statement statement) {
    return like_hodoku ? start.contains(cell_of(statement)) : cells_of(statement) == start;
  };
  const std::size_t count = chain.size();
  if (is_loop_ && (count == 1 || then == end_) && is_start(count == 1 ? then : chain.back()))
    return false;
  for (std::size_t i = 0; i + 1 < count; ++i) {
    if (is_loop_ && is_start(chain[i])) continue;
    if (cells_of(chain[i]).intersects(cells)) return false;
  }
  return true;
}

bool ChainSearch::extend(std::vector<Statement>& chain) {
  if (chain.back() == end_) {
    if (all_ == nullptr) return true;
    all_->push_back(chain);
    return false;
  }
  return each_after(chain.back(), [&](Statement then) {
    work_ += kWorkOfStatement;
    const bool fits = this->fits(chain, then);
    if (!fits && only_first_) tries_ = kMostTries;
    if (++tries_ > kMostTries) return true;
    if (!fits) return false;
    chain.push_back(then);
    if (extend(chain)) return true;
    chain.pop_back();
    return false;
  });
}

void ChainSearch::mark_before(Statement end) {
  leads_.assign(distance_.size(), 0);
  work_ += distance_.size() / 32;
  stack_.assign(1, end);
  leads_[static_cast<std::size_t>(end)] = 1;
  while (!stack_.empty()) {
    const Statement now = stack_.back();
    stack_.pop_back();
    if (now == start_) continue;
    work_ += kWorkOfStatement;
    each_before(now, [&](Statement before) {
      std::uint8_t& leads = leads_[static_cast<std::size_t>(before)];
      if (leads == 0) stack_.push_back(before);
      leads = 1;
    });
  }
}

bool ChainSearch::trace(Statement end, bool is_loop, Scope scope, bool only_first,
                        std::vector<Statement>& chain) {
  end_ = end;
  is_loop_ = is_loop;
  scope_ = scope;
  only_first_ = only_first;
  tries_ = 0;
  chain.clear();
  if (has_parents_) {
    chain.push_back(start_);
    return follow(end, chain);
  }
  mark_before(end);
  if (leads_[static_cast<std::size_t>(start_)] == 0) return false;
  chain.push_back(start_);
  extend(chain);
  return chain.back() == end && tries_ <= kMostTries;
}

std::vector<std::vector<Statement>> ChainSearch::trace_all(Statement end, bool is_loop,
                                                           Scope scope) {
  std::vector<std::vector<Statement>> all;
  std::vector<Statement> chain;
  all_ = &all;
  trace(end, is_loop, scope, false, chain);
  all_ = nullptr;
  return all;
}

}  // namespace nonet::human
