#include "core/engine/constraint_search.h"

#include <algorithm>
#include <bit>
#include <cmath>
#include <limits>
#include <utility>

namespace nonet {
namespace {

/// Each contradiction weighs this much more than the one before it.
constexpr double kGrowth = 1.005;
constexpr double kLargest = 1e100;
/// A rule of more cells than this says little about each of them, so it blames each less.
constexpr std::size_t kFullBlame = 9;
/// A cell of a broken rule that has one digit left is blamed so many times as much as the cell that was guessed; one that has n digits, 1 / n² of that: the
/// rule was broken by what its cells have lost.
constexpr double kBlameOfPlaced = 2;
/// A search that has not ended after so many guesses, nor found anything, begins anew and looks ahead.
constexpr std::uint64_t kShortSearch = 1500;
/// It then looks whether it comes forward, first after as many guesses again, and then whenever there are so many times as many. If it seems to need more
/// guesses in all than at the last look, by nearly the same factor, next to nothing was done meanwhile: it begins anew.
constexpr double kNextLook = 3, kStuck = 2.9;
/// It looks ahead where at least this part of the search is below a position, at so many choices.
constexpr double kLargePart = 0.01;

Propagators make_propagators(const Model& model, const Differences& differences,
                             const HousePlaces& houses) {
  Propagators list;
  const PropagatorContext context{model, differences, houses};
  for (const Rule& rule : model.rules) add_propagators(rule, context, list);
  return list;
}

/// Whether exactly two of the places are in the house; if so, `found` are these. Inline for the reason of Domains::put_on_trail.
[[gnu::always_inline]] inline bool has_two_places(std::span<const std::uint64_t> places,
                                                  std::span<const std::uint64_t> house,
                                                  Cell (&found)[2]) {
  int count = 0;
  for (std::size_t word = 0; word < house.size(); ++word)
    count += std::popcount(places[word] & house[word]);
  if (count != 2) return false;
  Cell* next = found;
  for (std::size_t word = 0; word < house.size(); ++word) {
    for (std::uint64_t left = places[word] & house[word]; left != 0; left &= left - 1)
      *next++ = first_cell(word, left);
  }
  return true;
}

/// How many guesses there are within `now`, as a part of those within `before`: an estimate. They grow with the square root of the number of ways
/// to fill the cells. (Roots, unlike powers, are the same on every machine.)
double part_left(std::span<const DigitSet> before, std::span<const DigitSet> now) {
  double ways = 1;
  for (std::size_t cell = 0; cell < now.size(); ++cell) {
    if (now[cell] != before[cell])
      ways *= static_cast<double>(now[cell].count()) / before[cell].count();
  }
  return std::sqrt(ways);
}

}  // namespace

ConstraintSearch::ConstraintSearch(std::shared_ptr<const Model> model)
    : model_(std::move(model)),
      differences_(*model_),
      houses_(*model_, differences_),
      propagators_(make_propagators(*model_, differences_, houses_)),
      domains_(make_domains(differences_, propagators_, houses_.houses())) {}

void ConstraintSearch::start(std::span<const DigitSet> candidates, std::uint64_t limit,
                             std::span<const DigitSet> preferred) {
  preferred_ = preferred;
  looks_ahead_ = false;
  next_look_ = kShortSearch;
  begun_ = 0;
  weigh_rules();
  const bool has_empty = std::any_of(candidates.begin(), candidates.end(),
                                     [](DigitSet digits) { return digits.empty(); });
  if (!has_empty) domains_.start(candidates);
  is_possible_ = !has_empty && propagate();
  beginning_ = domains_.mark();
  search_.start(limit, is_possible_);
}

void ConstraintSearch::weigh_rules() {
  blame_ = 1;
  // Who is in many rules is a good choice before any contradiction.
  weights_.assign(model_->domains.size(), 1);
  const auto add_shares = [this](std::span<const Cell> cells) {
    for (const Cell cell : cells) weights_[cell] += 1.0 / static_cast<double>(cells.size());
  };
  for (const auto& house : houses_.houses()) add_shares(house);
  for (const auto& propagator : propagators_) add_shares(propagator->cells());
}

void ConstraintSearch::seek(std::span<const DigitSet> candidates, Cell cell, Digit digit,
                            std::span<const DigitSet> preferred) {
  std::vector<DigitSet> with(candidates.begin(), candidates.end());
  with[cell] = DigitSet::of(digit);
  start(with, 1, preferred);
}

void ConstraintSearch::remove_refuted(std::span<DigitSet> candidates) {
  start(candidates, 1);
  std::copy(this->candidates().begin(), this->candidates().end(), candidates.begin());
}

const SearchResult& ConstraintSearch::resume(std::uint64_t guesses, const SolutionSink& sink) {
  const SearchResult& result = search_.result();
  const std::uint64_t until =
      guesses > UINT64_MAX - result.guesses ? UINT64_MAX : result.guesses + guesses;
  do {
    search_.resume(*this, std::min(until, next_look_) - result.guesses, sink);
    if (!result.stopped || result.guesses < next_look_) break;
    look_whether_to_begin_anew();
  } while (result.guesses < until);
  return result;
}

/// The search is suspended at next_look_.
void ConstraintSearch::look_whether_to_begin_anew() {
  // One that has found a solution would find it again.
  const bool may_begin_anew = search_.result().solutions == 0;
  if (!looks_ahead_) {
    looks_ahead_ = true;
    // The contradictions so far were found in one corner of the search, and say little about the whole.
    if (may_begin_anew) {
      weigh_rules();
      begin_anew();
    }
    next_look_ += kShortSearch;
    return;
  }
  const double expected = static_cast<double>(next_look_ - begun_) / search_.progress();
  const bool is_stuck = expected > kStuck * expected_;
  expected_ = expected;
  if (may_begin_anew && is_stuck) begin_anew();
  next_look_ += static_cast<std::uint64_t>(static_cast<double>(next_look_) * (kNextLook - 1));
}

void ConstraintSearch::begin_anew() {
  undo_to(beginning_);
  search_.begin_anew();
  begun_ = next_look_;
  expected_ = std::numeric_limits<double>::infinity();
}

double ConstraintSearch::sample(const std::function<std::uint32_t(std::uint32_t)>& draw) {
  if (!is_possible_) return 0;
  const std::size_t root = domains_.mark();
  double ways = 1;
  while (ways > 0 && domains_.open_cells() > 0) {
    const Choice choice = choose();
    const DigitSet together = domains_[choice.cell] - choice.one_by_one;
    // One branch for each digit that is tried alone, and one for the others.
    const auto alone = static_cast<std::uint32_t>(choice.one_by_one.count());
    const std::uint32_t branches = alone + (together.empty() ? 0 : 1);
    std::uint32_t before = draw(branches);
    DigitSet left = choice.one_by_one, taken = together;
    if (before < alone) {
      for (; before > 0; --before) left.pop_first();
      taken = DigitSet::of(left.first());
    }
    ways = keep(choice.cell, taken) ? ways * branches : 0;
  }
  undo_to(root);
  return ways;
}

// What is cheap comes first, and again after each change.
bool ConstraintSearch::propagate() {
  PropagatorIndex index;
  while (keep_different()) {
    if (!domains_.next(index)) return true;
    if (!run(index)) break;
  }
  domains_.clear_queues();
  return false;
}

/// What follows from that cells must differ, from cheap propagators, and from that houses have each digit. Returns false on a contradiction.
bool ConstraintSearch::keep_different() {
  std::size_t before;
  do {
    before = domains_.mark();
    if (!run_cheap()) return false;
    std::size_t house;
    if (domains_.has_lost() && !houses_.propagate(domains_, house)) {
      blame(houses_.houses()[house]);
      return false;
    }
    // Pairs take longer, and there is one only now and then.
    if (domains_.mark() == before && !domains_.spread_pairs()) return blame_cell();
  } while (domains_.mark() != before);
  return true;
}

bool ConstraintSearch::run_cheap() {
  for (PropagatorIndex index;;) {
    if (!domains_.spread_singles()) return blame_cell();
    if (!domains_.next(index, Domains::kCheap)) return true;
    if (!run(index)) return false;
  }
}

bool ConstraintSearch::run(PropagatorIndex index) {
  if (propagators_[index]->propagate(domains_)) return true;
  blame(propagators_[index]->cells());
  return false;
}

/// Blames the cell that has no digit left; returns false.
bool ConstraintSearch::blame_cell() {
  const Cell cell = domains_.failed_cell();
  blame({&cell, 1});
  return false;
}

void ConstraintSearch::blame(std::span<const Cell> cells) {
  blame_ *= kGrowth;
  const double share = blame_ * kBlameOfPlaced * kFullBlame /
                       static_cast<double>(std::max(cells.size(), kFullBlame));
  for (const Cell cell : cells) {
    const double count = domains_[cell].count();
    weights_[cell] += share / (count * count);
  }
  if (blame_ < kLargest) return;
  for (double& weight : weights_) weight /= kLargest;
  blame_ /= kLargest;
}

Cell ConstraintSearch::best_cell() const {
  Cell best = 0;
  double highest = -1;
  for (std::size_t cell = 0; cell < weights_.size(); ++cell) {
    const int count = domains_[static_cast<Cell>(cell)].count();
    if (count < 2) continue;
    const double score = weights_[cell] / count;
    if (score <= highest) continue;
    highest = score;
    best = static_cast<Cell>(cell);
  }
  return best;
}

/// Calls `take` with the weight and the choice, for each digit that has two places left in a house.
template <class Take>
void ConstraintSearch::each_pair(const Take& take) const {
  for (std::size_t house = 0; house < houses_.houses().size(); ++house) {
    for (Digit digit = 1; digit <= model_->value_count; ++digit) {
      Cell places[2];
      if (!has_two_places(domains_.places(digit), houses_.bits(house), places)) continue;
      const double one = weights_[places[0]], other = weights_[places[1]];
      take((one + other) / 4, Choice{one >= other ? places[0] : places[1], DigitSet::of(digit)});
    }
  }
}

Choice ConstraintSearch::choose() {
  return looks_ahead_ && search_.part() >= kLargePart ? look_ahead() : heaviest();
}

Choice ConstraintSearch::heaviest() const {
  const Cell cell = best_cell();
  Choice best{cell, domains_[cell]};
  if (best.one_by_one.count() == 2) return best;
  double highest = weights_[cell] / best.one_by_one.count();
  each_pair([&](double weight, const Choice& choice) {
    if (weight <= highest) return;
    highest = weight;
    best = choice;
  });
  return best;
}

/// Heaviest first; of equally heavy ones, those that are met first.
std::span<const ConstraintSearch::WeighedChoice> ConstraintSearch::heaviest_few(
    FewChoices& few) const {
  std::size_t count_of_few = 0;
  const auto take = [&](double weight, const Choice& choice) {
    std::size_t place = count_of_few;
    if (place < few.size()) {
      ++count_of_few;
    } else if (few[--place].weight >= weight) {
      return;
    }
    for (; place > 0 && few[place - 1].weight < weight; --place) few[place] = few[place - 1];
    few[place] = {weight, choice};
  };
  for (std::size_t index = 0; index < weights_.size(); ++index) {
    const auto cell = static_cast<Cell>(index);
    const int count = domains_[cell].count();
    if (count > 1) take(weights_[cell] / count, {cell, domains_[cell]});
  }
  each_pair(take);
  return {few.data(), count_of_few};
}

/// Of the heaviest choices the one whose branches are the smallest together. What contradictions it meets blame nobody.
Choice ConstraintSearch::look_ahead() {
  FewChoices few;
  const auto choices = heaviest_few(few);
  const std::vector<DigitSet> before(candidates().begin(), candidates().end());
  const auto weights = weights_;
  const double blame = blame_;
  const auto size_of = [&](Cell cell, DigitSet digits) {
    const std::size_t beginning = mark();
    const double size = keep(cell, digits) ? part_left(before, candidates()) : 0;
    undo_to(beginning);
    return size;
  };
  Choice best = choices.front().choice;
  double least = std::numeric_limits<double>::infinity();
  for (const auto& [weight, choice] : choices) {
    double size = 0;
    for (DigitSet left = choice.one_by_one; !left.empty();) {
      size += size_of(choice.cell, DigitSet::of(left.pop_first()));
    }
    const DigitSet together = before[choice.cell] - choice.one_by_one;
    if (!together.empty()) size += size_of(choice.cell, together);
    if (size >= least) continue;
    least = size;
    best = choice;
  }
  weights_ = weights;
  blame_ = blame;
  return best;
}

}  // namespace nonet
