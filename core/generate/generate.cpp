#include "core/generate/generate.h"

#include <algorithm>
#include <array>
#include <numeric>

#include "core/classic/solve.h"
#include "core/generate/regions.h"

namespace nonet::generate {
namespace {

/// Attempts that are dug together.
constexpr std::size_t kTogether = 16;
/// Judgements of one dug puzzle with different numbers of givens.
constexpr int kJudgements = 6;
/// Where the number of givens is free: at most so many of a hundred cells.
constexpr int kMostPercent = 45;

bool wishes_easy(const Wishes& wishes) {
  return wishes.singles_only || (wishes.grade && *wishes.grade <= rate::Grade::kModerate) ||
         (wishes.hodoku && *wishes.hodoku <= human::Level::kMedium) ||
         (wishes.se && wishes.se->most <= 23);
}

/// Where two grades take the first attempt that is made of a seed, their puzzles would have the same solution: a reader of
/// the five daily puzzles would notice. So each grade has streams of its own.
std::uint64_t seed_for(const Wishes& wishes, std::uint64_t seed) {
  return wishes.grade ? mixed(seed ^ (static_cast<std::uint64_t>(*wishes.grade) + 1)) : seed;
}

int count_of(std::span<const Digit> givens) {
  return static_cast<int>(givens.size()) -
         static_cast<int>(std::count(givens.begin(), givens.end(), Digit{0}));
}

}  // namespace

struct Generator::Attempt {
  explicit Attempt(Random stream) : random(stream) {}
  Random random;
  std::shared_ptr<const Geometry> geometry;
  std::vector<Digit> solution, givens;
  bool is_filled = false;   // there is a grid
  bool is_minimal = false;  // proven
};

/// A puzzle to be made.
struct Generator::Order {
  Made nearest;
  Verdict verdict;
  std::optional<Attempt> begun;  // with controlled bias
  bool is_done = false;
};

Generator::Generator(const Wishes& wishes, std::uint64_t seed)
    : wishes_(wishes),
      seed_(seed_for(wishes, seed)),
      judge_(wishes),
      group_of_(groups_of(wishes.symmetry, wishes.shape.size)),
      begins_easy_(wishes_easy(wishes)),
      is_spread_(wishes.grade == rate::Grade::kExtreme) {
  groups_ = *std::max_element(group_of_.begin(), group_of_.end()) + 1u;
  boxes_ =
      Geometry::with_boxes(wishes.shape, wishes.jigsaw ? ExtraHouses() : wishes.houses).value();
  is_plain_ = wishes.is_plain() && wishes.pattern.empty();
  grids_ = std::make_unique<FullGrids>(boxes_);
  general_ = std::make_unique<GeneralDigger>(boxes_);
  if (!wishes.pattern.empty()) pattern_ = std::make_unique<PatternSearch>(boxes_, wishes.pattern);
  if (wishes.controlled_bias) controlled_ = std::make_unique<ControlledBias>(boxes_);
}

Generator::~Generator() = default;

void Generator::begin_order(Order& order, std::uint64_t number) const {
  order.nearest.number = number;
  order.nearest.puzzle = make_puzzle(boxes_);
  order.nearest.miss = Miss::kGrid;
  order.verdict = {Miss::kGrid, 0, 0};
}

/// When each group of a plain puzzle's cells is tried.
std::vector<std::uint8_t> Generator::turns_of(Random& random) const {
  std::vector<std::uint8_t> turn_of(groups_);
  std::iota(turn_of.begin(), turn_of.end(), std::uint8_t{0});
  random.shuffle(turn_of);
  if (!is_spread_) return turn_of;
  std::array<std::array<int, 3>, 9> column_of;  // of the transversal's cells, by box and row
  for (auto& columns : column_of) {
    columns = {0, 1, 2};
    random.shuffle(columns);
  }
  std::vector<std::uint8_t> order(groups_);
  for (std::size_t group = 0; group < groups_; ++group) {
    order[turn_of[group]] = static_cast<std::uint8_t>(group);
  }
  std::vector<bool> is_late(groups_);
  for (std::size_t cell = 81; cell-- > 0;) {  // so that a group's first cell decides
    const std::size_t row = cell / 9, column = cell % 9, box = row / 3 * 3 + column / 3;
    is_late[group_of_[cell]] = column_of[box][row % 3] == static_cast<int>(column % 3);
  }
  std::stable_partition(order.begin(), order.end(),
                        [&](std::uint8_t group) { return !is_late[group]; });
  for (std::size_t turn = 0; turn < groups_; ++turn) {
    turn_of[order[turn]] = static_cast<std::uint8_t>(turn);
  }
  return turn_of;
}

/// The next attempts at each puzzle that is still to be made; of plain 9×9 ones, all are dug together.
bool Generator::run_attempts(std::vector<Order*>& open, const Patience& patience,
                             const std::function<bool()>& pause) {
  if (controlled_) return run_controlled(*open.front(), patience, pause);
  const std::size_t each = is_plain_ ? std::max<std::size_t>(1, kTogether / open.size()) : 1;
  std::vector<Attempt> attempts;
  attempts.reserve(open.size() * each);
  for (const Order* order : open) {
    for (std::size_t i = 0; i < each; ++i) {
      attempts.emplace_back(Random::of(seed_, order->nearest.number, order->nearest.attempts + i));
    }
  }
  if (is_plain_) {
    std::vector<DigTask> tasks(attempts.size());
    for (std::size_t i = 0; i < tasks.size(); ++i) {
      tasks[i].solution = uniform_grid(attempts[i].random);
      const std::vector<std::uint8_t> turn_of = turns_of(attempts[i].random);
      for (std::size_t cell = 0; cell < 81; ++cell) {
        tasks[i].turn[cell] = turn_of[group_of_[cell]];
      }
    }
    digger_.dig(tasks);
    for (std::size_t i = 0; i < tasks.size(); ++i) {
      Attempt& attempt = attempts[i];
      attempt.geometry = boxes_;
      attempt.solution.assign(tasks[i].solution.begin(), tasks[i].solution.end());
      attempt.givens.assign(tasks[i].givens.begin(), tasks[i].givens.end());
      attempt.is_filled = true;
      attempt.is_minimal = groups_ == 81;
    }
  }
  for (std::size_t i = 0; i < open.size(); ++i) {
    for (std::size_t j = 0; j < each && !open[i]->is_done; ++j) {
      if (patience && !patience()) return false;
      Attempt& attempt = attempts[i * each + j];
      if (!is_plain_) fill_any(attempt, patience);
      settle(attempt, *open[i], patience);
      ++attempts_;
      if (patience && !patience()) return false;
      if (pause && pause()) return false;
    }
  }
  return true;
}

/// Some more tries of this puzzle's attempt, which may be suspended between them.
bool Generator::run_controlled(Order& order, const Patience& patience,
                               const std::function<bool()>& pause) {
  if (patience && !patience()) return false;
  if (!order.begun) {
    order.begun.emplace(Random::of(seed_, order.nearest.number, order.nearest.attempts));
  }
  Attempt& attempt = *order.begun;
  if (controlled_->next(attempt.random, attempt.solution, attempt.givens)) {
    attempt.geometry = boxes_;
    attempt.is_filled = attempt.is_minimal = true;
    settle(attempt, order, patience);
    order.begun.reset();
    ++attempts_;
    if (patience && !patience()) return false;
  }
  return !pause || !pause();
}

/// A grid, dug, of any geometry; or one with a pattern.
void Generator::fill_any(Attempt& attempt, const Patience& patience) {
  Random& random = attempt.random;
  attempt.geometry = boxes_;
  FullGrids* grids = grids_.get();
  GeneralDigger* digger = general_.get();
  PatternSearch* pattern = pattern_.get();
  std::unique_ptr<FullGrids> own_grids;
  std::unique_ptr<GeneralDigger> own_digger;
  std::unique_ptr<PatternSearch> own_pattern;
  if (wishes_.jigsaw) {
    const std::vector<int> regions = make_regions(wishes_.shape.size, random);
    attempt.geometry = Geometry::with_regions(regions, wishes_.houses).value();
    own_grids = std::make_unique<FullGrids>(attempt.geometry);
    own_digger = std::make_unique<GeneralDigger>(attempt.geometry);
    grids = own_grids.get();
    digger = own_digger.get();
    if (pattern != nullptr) {
      own_pattern = std::make_unique<PatternSearch>(attempt.geometry, wishes_.pattern);
      pattern = own_pattern.get();
    }
  }
  if (pattern != nullptr) {
    Puzzle puzzle = make_puzzle(attempt.geometry);
    attempt.is_filled = pattern->next(*grids, random, puzzle, attempt.solution, patience);
    attempt.givens = puzzle.givens;
    return;
  }
  attempt.is_filled = grids->next(random, attempt.solution);
  if (!attempt.is_filled) return;
  std::vector<std::uint16_t> turn_of(groups_), turn(group_of_.size());
  std::iota(turn_of.begin(), turn_of.end(), std::uint16_t{0});
  random.shuffle(turn_of);
  for (std::size_t cell = 0; cell < turn.size(); ++cell) turn[cell] = turn_of[group_of_[cell]];
  attempt.givens = attempt.solution;
  attempt.is_minimal =
      digger->dig(attempt.solution, turn, attempt.givens, patience) && groups_ == group_of_.size();
}

/// The groups without givens in random order; with wished even digits, those of rare digits first.
std::vector<std::vector<Cell>> Generator::emptied_groups(Attempt& attempt,
                                                         const Puzzle& puzzle) const {
  std::vector<std::vector<Cell>> cells_of(groups_);
  for (std::size_t cell = 0; cell < group_of_.size(); ++cell) {
    if (puzzle.givens[cell] == 0) cells_of[group_of_[cell]].push_back(static_cast<Cell>(cell));
  }
  std::erase_if(cells_of, [](const std::vector<Cell>& cells) { return cells.empty(); });
  attempt.random.shuffle(cells_of);
  if (!wishes_.even_digits) return cells_of;
  std::vector<int> count(static_cast<std::size_t>(wishes_.shape.size) + 1);
  for (const Digit digit : puzzle.givens) ++count[digit];
  for (auto begin = cells_of.begin(); begin != cells_of.end(); ++begin) {
    const auto commonest = [&](const std::vector<Cell>& cells) {
      int most = 0;
      for (const Cell cell : cells) most = std::max(most, count[attempt.solution[cell]]);
      return most;
    };
    const auto best = std::min_element(begin, cells_of.end(), [&](const auto& a, const auto& b) {
      return commonest(a) < commonest(b);
    });
    std::rotate(begin, best, best + 1);
    for (const Cell cell : *begin) ++count[attempt.solution[cell]];
  }
  return cells_of;
}

/// Puts givens back into the puzzle as far as the wishes ask for it, and judges it.
Verdict Generator::put_back(Attempt& attempt, Puzzle& puzzle, const Patience& patience) {
  const std::vector<std::vector<Cell>> groups = emptied_groups(attempt, puzzle);
  const std::vector<Digit> dug = puzzle.givens;
  const auto with = [&](std::size_t back) {
    puzzle.givens = dug;
    for (std::size_t i = 0; i < back; ++i) {
      for (const Cell cell : groups[i]) puzzle.givens[cell] = attempt.solution[cell];
    }
  };
  const int cells = static_cast<int>(dug.size());
  const bool asks_hardness = judge_.asks_hardness();
  const int least = wishes_.clues ? wishes_.clues->least : 0;
  int most = wishes_.clues ? wishes_.clues->most : 0;
  if (!wishes_.clues && asks_hardness) most = cells * kMostPercent / 100;
  // With `fewest` to `greatest` groups put back, the number of givens is as wished.
  int count = count_of(dug);
  std::size_t fewest = 0, greatest = 0;
  for (std::size_t back = 1; back <= groups.size(); ++back) {
    const int next = count + static_cast<int>(groups[back - 1].size());
    if (count < least) fewest = back;
    if (next <= most) greatest = back;
    count = next;
  }
  greatest = std::max(greatest, fewest);
  const auto between = [&](std::size_t from, std::size_t to) {
    return from + attempt.random.below(static_cast<std::uint32_t>(to - from + 1));
  };
  std::size_t back = fewest;
  if (!asks_hardness || begins_easy_) back = between(fewest, greatest);
  Verdict verdict;
  for (int judgements = 0; judgements < kJudgements; ++judgements) {
    with(back);
    verdict = judge_.judge(puzzle, attempt.solution, patience);
    if (verdict.direction == 0 || fewest == greatest) break;
    if (verdict.direction > 0) {
      if (back == greatest) break;
      fewest = back + 1;
    } else {
      if (back == fewest) break;
      greatest = back - 1;
    }
    back = fewest + (greatest - fewest) / 2;
  }
  return verdict;
}

/// Judges what an attempt made, and keeps it if it is nearer than those before.
void Generator::settle(Attempt& attempt, Order& order, const Patience& patience) {
  Made& nearest = order.nearest;
  ++nearest.attempts;
  order.is_done = nearest.attempts >= wishes_.attempts;
  if (!attempt.is_filled) return;
  Puzzle puzzle;
  puzzle.geometry = attempt.geometry;
  puzzle.givens = std::move(attempt.givens);
  Verdict verdict;
  const bool is_dug_singly = wishes_.pattern.empty() && groups_ == group_of_.size();
  if (wishes_.minimal && is_dug_singly && !attempt.is_minimal) {
    verdict = {Miss::kMinimal, 0, 0};  // a search was given up; asking again would take as long
  } else if (wishes_.minimal || wishes_.controlled_bias || !wishes_.pattern.empty()) {
    verdict = judge_.judge(puzzle, attempt.solution, patience, attempt.is_minimal);
  } else if (wishes_.clues || wishes_.even_digits || judge_.asks_hardness()) {
    verdict = put_back(attempt, puzzle, patience);
  }
  const bool is_nearer =
      verdict.fits() || verdict.miss > order.verdict.miss ||
      (verdict.miss == order.verdict.miss && verdict.distance < order.verdict.distance);
  if (!is_nearer && nearest.attempts > 1) return;
  order.verdict = verdict;
  if (controlled_) {
    nearest.weight = controlled_bias_weight(boxes_->cell_count(), count_of(puzzle.givens));
  }
  nearest.puzzle = std::move(puzzle);
  nearest.solution = std::move(attempt.solution);
  nearest.miss = verdict.miss;
  if (verdict.fits()) order.is_done = true;
}

void Generator::begin(std::uint64_t first, std::uint64_t count) {
  orders_ = std::vector<Order>(static_cast<std::size_t>(count));
  for (std::size_t i = 0; i < orders_.size(); ++i) begin_order(orders_[i], first + i);
  passed_on_ = 0;
}

/// A suspended run is resumed here as well: each puzzle's attempts go on where they ended.
bool Generator::run(const Sink& sink, const Patience& patience,
                    const std::function<bool()>& pause) {
  std::vector<Order*> open;
  while (true) {
    for (; passed_on_ < orders_.size() && orders_[passed_on_].is_done; ++passed_on_) {
      if (!sink(orders_[passed_on_].nearest)) return false;
    }
    if (passed_on_ == orders_.size()) return true;
    open.clear();
    for (std::size_t i = passed_on_; i < orders_.size(); ++i) {
      if (!orders_[i].is_done) open.push_back(&orders_[i]);
    }
    if (!run_attempts(open, patience, pause)) return false;
  }
}

bool Generator::resume(const Sink& sink, const std::function<bool()>& pause) {
  return run(sink, {}, pause);
}

bool Generator::make(std::uint64_t first, std::uint64_t count, const Sink& sink,
                     const Patience& patience) {
  begin(first, count);
  return run(sink, patience, {});
}

}  // namespace nonet::generate
