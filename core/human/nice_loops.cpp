// Nice loops and alternating inference chains.
//
//   off a => on c -> off d => on b      so a or b is true
//
// Why:    each statement follows from the one before, so if a is not true, b is.
//   aic             whatever sees both a and b goes: two candidates or more, else it is the next
//   discontinuous   the chain closes in a cell: what would refute itself goes, what follows from its own absence stays
//   continuous      a and b see each other, too: then exactly one end of each weak link is true, and a third candidate
//                   that sees both goes; and a set or a cell of the loop loses its other digits to the loop
//   grouped         the same with a digit in two or three cells of a line in a box as one node
//   with sets       the same through almost locked sets
// Finds:  by length, each result once; a grouped chain only where no chain of single candidates is as short, and one
//         with sets only where none without is. Sets count as long as they have cells, besides the links to and from.
//         Continuous loops start in a cell that they turn in (two strong links for two digits) or, if there is none,
//         anywhere. With SearchOptions::chains_like_hodoku one chain is tried for each pair of ends, as HoDoKu does.
// Misses: loops of one digit, which are fish; chains of more than 60 statements; chains whose every shortest form comes
//         back to a cell that it left; longer loops through a cell and digits that a shorter one turns with.
// Source: hodoku.sourceforge.net/en/tech_chains.php.   Tested: tests/core/human/nice_loops_test.cpp, technique cases.
#include "core/human/nice_loops.h"

#include <array>

#include "core/human/chain_step.h"
#include "core/human/distinct_results.h"

namespace nonet::human {

/// What all chains of one scope show that start with a candidate off, by start. It serves all forms.
struct ChainEnds {
  /// A chain that shows something, to be traced later.
  struct Found {
    std::uint8_t length = 0;
    Statement start = 0, end = 0;
  };
  std::array<std::vector<Found>, 3> of_form;
};

namespace {

using Found = ChainEnds::Found;

enum class Form : std::uint8_t { kContinuous, kDiscontinuous, kAic };

/// In units of Effort: to look at a chain that was traced.
constexpr std::uint64_t kWorkOfChain = 200;

class NiceLoops {
 public:
  NiceLoops(Search& search, Technique technique, Form form, ChainSearch::Scope scope,
            const InferenceGraph& graph, const Links& links, const ChainSetLinks* sets)
      : search_(search),
        board_(search.board()),
        technique_(technique),
        form_(form),
        scope_(scope),
        graph_(graph),
        links_(links),
        sets_(sets),
        chains_(search.board(), graph, links, sets),
        like_hodoku_(search.options().chains_like_hodoku) {}

  /// Reports what is found. With `has_simpler` a chain counts if it needs more than the scope `simpler`.
  bool run(ChainSearch::Scope simpler, bool has_simpler);

 private:
  const ChainEnds* ends_from_off();
  void collect();
  void collect_from_off(int node, ChainEnds& ends) const;
  void run_from(Statement start);
  void keep(Statement start, Statement end, std::vector<Found>& found) const;
  int common_count(int a, int b) const;
  bool is_within(const std::vector<Statement>& statements, ChainSearch::Scope scope) const;
  bool report(const Found& found, bool is_simpler_pass);
  bool report_chain(const std::vector<Statement>& statements, Step step);
  void conclude_ends(const Found& found, Step& step) const;
  void conclude_set(const StepCells& set, const ChainNode& a, const ChainNode& b, Step& step) const;
  void conclude_loop(const Chain& chain, const std::vector<StepCells>& sets, Step& step) const;
  bool is_known(Step& step) const;
  /// Counts the work of chains_ since the last time; returns whether the search must end.
  bool spend_on_chains() { return search_.spend(chains_.take_work() + 20); }

  Search& search_;
  const Board& board_;
  Technique technique_;
  Form form_;
  ChainSearch::Scope scope_;
  const InferenceGraph& graph_;
  const Links& links_;
  const ChainSetLinks* sets_;
  ChainSearch chains_;
  bool like_hodoku_;  // SearchOptions::chains_like_hodoku
  ChainSearch::Scope simpler_ = ChainSearch::Scope::kCandidates;
  bool has_simpler_ = false;
  std::vector<Found> found_;
  DistinctResults known_;  // what was reported, or needs no such chain
};

/// How many candidates see both of two nodes.
int NiceLoops::common_count(int a, int b) const {
  int count = 0;
  for (int word = 0; word * 64 < graph_.candidate_count; ++word) {
    std::uint64_t both = links_.weak.row(a)[word] & links_.weak.row(b)[word];
    if (graph_.candidate_count < word * 64 + 64)
      both &= (std::uint64_t{1} << (graph_.candidate_count - word * 64)) - 1;
    count += std::popcount(both);
  }
  return count;
}

void NiceLoops::run_from(Statement start) {
  if (like_hodoku_ && sets_ != nullptr) {
    chains_.run_like_hodoku(start);
  } else {
    chains_.run(start);
  }
}

void NiceLoops::keep(Statement start, Statement end, std::vector<Found>& found) const {
  const int length = chains_.distance(end);
  if (length >= 3 && length <= ChainSearch::kLongest)
    found.push_back({static_cast<std::uint8_t>(length), start, end});
}

void NiceLoops::collect_from_off(int node, ChainEnds& ends) const {
  const auto keep_as = [&](Form form, Statement end) {
    keep(ChainSearch::off(node), end, ends.of_form[static_cast<std::size_t>(form)]);
  };
  const Cell cell = graph_.node(node).cell;
  keep_as(Form::kDiscontinuous, ChainSearch::on(node));
  for (int other = 0; other < graph_.candidate_count; ++other) {
    if (other == node) continue;
    const bool is_here = graph_.node(other).cell == cell;
    if (is_here) keep_as(Form::kDiscontinuous, ChainSearch::off(other));
    if (chains_.distance(ChainSearch::on(other)) == ChainSearch::kUnreached) continue;
    if (links_.weak.has(node, other)) keep_as(Form::kContinuous, ChainSearch::on(other));
    if (!is_here && (other > node || sets_ != nullptr || like_hodoku_) &&
        common_count(node, other) >= 2) {
      keep_as(Form::kAic, ChainSearch::on(other));
    }
  }
}

/// The board's, made when first asked for; null if the search was cancelled.
const ChainEnds* NiceLoops::ends_from_off() {
  auto& kept = search_.facts().chain_ends[static_cast<std::size_t>(scope_)];
  if (kept) return kept.get();
  auto ends = std::make_shared<ChainEnds>();
  for (int node = 0; node < graph_.candidate_count; ++node) {
    if (spend_on_chains()) return nullptr;
    if (links_.strong.is_empty(node)) continue;
    run_from(ChainSearch::off(node));
    collect_from_off(node, *ends);
  }
  kept = std::move(ends);
  return kept.get();
}

/// Chains from off, and for discontinuous loops from on, in the order of their first candidates.
void NiceLoops::collect() {
  const ChainEnds* ends = ends_from_off();
  if (ends == nullptr) return;
  const std::vector<Found>& from_off = ends->of_form[static_cast<std::size_t>(form_)];
  if (form_ != Form::kDiscontinuous) {
    found_ = from_off;
    return;
  }
  auto next = from_off.begin();
  for (int node = 0; node < graph_.candidate_count; ++node) {
    if (spend_on_chains()) return;
    for (; next != from_off.end() && next->start == ChainSearch::off(node); ++next)
      found_.push_back(*next);
    const Statement start = ChainSearch::on(node);
    run_from(start);
    keep(start, ChainSearch::off(node), found_);
    if (sets_ == nullptr && !like_hodoku_) continue;
    for (int other = 0; other < graph_.candidate_count; ++other) {
      if (other != node && graph_.node(other).cell == graph_.node(node).cell)
        keep(start, ChainSearch::on(other), found_);
    }
  }
}

/// Whether a cell of the chain is reached and left by strong links for different digits.
bool turns_in_cell(const Chain& chain) {
  for (std::size_t i = 1; i < chain.nodes.size(); ++i) {
    if (!chain.nodes[i].on && chain.nodes[i].digit != chain.nodes[i - 1].digit) return true;
  }
  return false;
}

/// What a set of a continuous loop removes, that lost the digit of `a` for `b`: its other digits are in it. If `b` is
/// the last candidate of a cell that the set leaves, the cell's other digits are in the set or in this cell.
void NiceLoops::conclude_set(const StepCells& set, const ChainNode& a, const ChainNode& b,
                             Step& step) const {
  DigitSet others = set.digits;
  others.erase(a.digit);
  DigitSet shared;
  if (set.cells.contains_all(b.cells)) {
    others.erase(b.digit);
  } else {
    shared = board_.candidates(b.cells.first()) & others;
  }
  while (!others.empty()) {
    const Digit digit = others.pop_first();
    CellSet holders = set.cells & board_.places(digit);
    if (shared.contains(digit)) holders |= b.cells;
    for (const Cell cell : board_.layout().common_peers(holders) & board_.places(digit))
      step.eliminations.push_back({cell, digit});
  }
}

/// What a continuous loop removes: `chain` begins and ends with the same statement.
void NiceLoops::conclude_loop(const Chain& chain, const std::vector<StepCells>& sets,
                              Step& step) const {
  const Layout& layout = board_.layout();
  CellSet inside;
  for (const ChainNode& node : chain.nodes) inside |= node.cells;
  for (const StepCells& set : sets) inside |= set.cells;
  for (std::size_t i = 1; i < chain.nodes.size(); ++i) {
    const ChainNode& a = chain.nodes[i - 1];
    const ChainNode& b = chain.nodes[i];
    if (b.on && b.set >= 0) conclude_set(sets[static_cast<std::size_t>(b.set)], a, b, step);
    if (b.on) continue;
    if (a.digit == b.digit) {
      for (const Cell cell :
           (layout.common_peers(a.cells | b.cells) & board_.places(a.digit)) - inside)
        step.eliminations.push_back({cell, a.digit});
    } else {
      DigitSet others = board_.candidates(a.cells.first());
      others.erase(a.digit);
      others.erase(b.digit);
      while (!others.empty()) step.eliminations.push_back({a.cells.first(), others.pop_first()});
    }
  }
}

/// What a chain removes that is no continuous loop: its ends tell it.
void NiceLoops::conclude_ends(const Found& found, Step& step) const {
  const int first = chains_.node_of(found.start);
  const int last = chains_.node_of(found.end);
  const InferenceNode& a = graph_.node(first);
  const InferenceNode& b = graph_.node(last);
  if (form_ == Form::kAic) {
    for_each_bit(links_.weak.row(first), links_.weak.words, [&](int node) {
      if (!graph_.is_group(node) && links_.weak.has(last, node))
        step.eliminations.push_back({graph_.node(node).cell, graph_.node(node).digit});
    });
  } else if (chains_.is_on(found.start)) {
    step.eliminations.push_back({a.cell, a.digit});
  } else if (!chains_.is_on(found.end)) {
    step.eliminations.push_back({b.cell, b.digit});
  } else {
    DigitSet others = board_.candidates(a.cell);
    others.erase(a.digit);
    while (!others.empty()) step.eliminations.push_back({a.cell, others.pop_first()});
  }
}

/// Sorts the eliminations, and says whether there are none, or a step with these was reported or was not needed.
bool NiceLoops::is_known(Step& step) const {
  std::vector<Candidate> sorted;
  for (const Candidate candidate : step.eliminations) {
    auto place = sorted.end();
    while (place != sorted.begin() && candidate < *(place - 1)) --place;
    if (place == sorted.begin() || *(place - 1) != candidate) sorted.insert(place, candidate);
  }
  step.eliminations = std::move(sorted);
  return step.eliminations.empty() || known_.has(step.eliminations);
}

/// Whether a chain needs nothing beyond a scope.
bool NiceLoops::is_within(const std::vector<Statement>& statements,
                          ChainSearch::Scope scope) const {
  for (const Statement statement : statements) {
    if (chains_.is_set(statement)) return false;
    if (scope == ChainSearch::Scope::kCandidates && graph_.is_group(chains_.node_of(statement)))
      return false;
  }
  return true;
}

bool NiceLoops::report(const Found& found, bool is_simpler_pass) {
  const bool is_loop = form_ == Form::kDiscontinuous ||
                       graph_.node(found.start >> 1).cell == graph_.node(found.end >> 1).cell;
  Step step{.technique = technique_};
  if (form_ != Form::kContinuous) {
    conclude_ends(found, step);
    if (is_known(step)) return false;
  }
  std::vector<Statement> statements;
  if (has_simpler_ && !like_hodoku_ && (is_simpler_pass || form_ == Form::kContinuous) &&
      chains_.trace(found.end, is_loop, simpler_, false, statements)) {
    if (form_ != Form::kContinuous) known_.is_new(step.eliminations);
    return false;
  }
  if (is_simpler_pass) return false;
  if (form_ == Form::kContinuous && !like_hodoku_) {
    // Other loops of the same length remove other candidates.
    for (const auto& other : chains_.trace_all(found.end, is_loop, scope_)) {
      if (search_.spend(kWorkOfChain) || report_chain(other, Step{.technique = technique_}))
        return true;
    }
    return false;
  }
  if (!chains_.trace(found.end, is_loop, scope_, like_hodoku_, statements)) return false;
  if (has_simpler_ && like_hodoku_ && is_within(statements, simpler_)) return false;
  return report_chain(statements, std::move(step));
}

bool NiceLoops::report_chain(const std::vector<Statement>& statements, Step step) {
  const bool is_continuous = form_ == Form::kContinuous;
  if (is_continuous || search_.wants_evidence()) {
    std::vector<StepCells> sets;
    Chain chain = chain_of(chains_, graph_, sets_, statements, sets);
    if (is_continuous) {
      if (chain.nodes.front().cells != chain.nodes.back().cells && turns_in_cell(chain))
        return false;
      chain.nodes.push_back(chain.nodes.front());
      conclude_loop(chain, sets, step);
      if (is_known(step)) return false;
    }
    if (search_.wants_evidence()) {
      step.cells = std::move(sets);
      add_chain(board_, std::move(chain), step);
    }
  }
  known_.is_new(step.eliminations);
  return search_.report(std::move(step));
}

bool NiceLoops::run(ChainSearch::Scope simpler, bool has_simpler) {
  simpler_ = simpler;
  has_simpler_ = has_simpler;
  // If the work is limited, what was collected until then is reported.
  const std::uint64_t limit = search_.effort().begin_part(3);
  collect();
  search_.effort().end_part(limit);
  // Of each length, first what simpler chains show.
  const bool is_simpler_first = has_simpler_ && !like_hodoku_ && form_ != Form::kContinuous;
  for (int pass = 0; pass < 2 * ChainSearch::kLongest; ++pass) {
    if (pass % 2 == 0 && !is_simpler_first) continue;
    Statement start = -1;
    for (const Found& found : found_) {
      if (found.length != pass / 2 + 1) continue;
      if (found.start != start) {
        start = found.start;
        run_from(start);
      }
      if (spend_on_chains() || report(found, pass % 2 == 0)) return true;
    }
  }
  return false;
}

Form form_of(Technique technique) {
  switch (technique) {
    case Technique::kContinuousNiceLoop:
    case Technique::kGroupedContinuousNiceLoop:
      return Form::kContinuous;
    case Technique::kDiscontinuousNiceLoop:
    case Technique::kGroupedDiscontinuousNiceLoop:
      return Form::kDiscontinuous;
    default:
      return Form::kAic;
  }
}

/// The search's, made when first asked for; its options are the same for all techniques.
const ChainSetLinks& chain_set_links(Search& search, const InferenceGraph& graph) {
  auto& kept = search.facts().chain_set_links;
  if (!kept) {
    kept = std::make_shared<const ChainSetLinks>(
        make_set_links(search.board(), graph, almost_locked_sets(search), set_links(search),
                       search.options().chains_like_hodoku));
  }
  return *kept;
}

}  // namespace

bool find_nice_loops(Search& search, Technique technique) {
  using Scope = ChainSearch::Scope;
  const bool is_plain = technique == Technique::kContinuousNiceLoop ||
                        technique == Technique::kDiscontinuousNiceLoop ||
                        technique == Technique::kAic;
  const bool is_of_sets = technique == Technique::kAlsNiceLoop || technique == Technique::kAlsAic;
  const InferenceGraph& graph = inference_graph(search, !is_plain);
  if (is_plain) {
    return NiceLoops(search, technique, form_of(technique), Scope::kCandidates, graph, graph.plain,
                     nullptr)
        .run(Scope::kCandidates, false);
  }
  if (!is_of_sets && !search.options().chains_use_sets) {
    return NiceLoops(search, technique, form_of(technique), Scope::kGroups, graph, graph.grouped,
                     nullptr)
        .run(Scope::kCandidates, true);
  }
  const ChainSetLinks& links = chain_set_links(search, graph);
  const Scope simpler = is_of_sets ? Scope::kGroups : Scope::kCandidates;
  if (technique == Technique::kAlsNiceLoop) {
    for (const Form form : {Form::kContinuous, Form::kDiscontinuous}) {
      if (NiceLoops(search, technique, form, Scope::kSets, graph, graph.grouped, &links)
              .run(simpler, true))
        return true;
    }
    return false;
  }
  return NiceLoops(search, technique, form_of(technique), Scope::kSets, graph, graph.grouped,
                   &links)
      .run(simpler, true);
}

}  // namespace nonet::human
