#include "core/generate/dig.h"

#include <algorithm>
#include <cstring>

#include "core/classic/kernel.h"
#include "core/generate/unavoidable.h"

namespace nonet::generate {
namespace {

constexpr int kCells = 81;
/// Turns in the first step, in which the sets known from the outset nearly always suffice, and in each later one; of 81.
/// Where cells go in groups, there are fewer turns, and as many fewer in a step.
constexpr int kFirstStep = 50, kStep = 3;
constexpr std::size_t kLanes = 16;
/// Bytes of a text of a puzzle, so that it can be compared eight at a time.
constexpr std::size_t kStride = 88;

}  // namespace

/// One grid that is being dug.
struct Digger::Lane {
  DigTask* task = nullptr;
  // The sets, as sets of turns: those with the same last turn are a list. −1: its end.
  std::array<std::int16_t, kCells> first;
  std::vector<Bits81> sets;
  std::vector<std::int16_t> next;
  std::array<Bits81, kCells> cells_of;  // by turn
  int turn_count = 0;
  int settled = 0;      // the turns below are decided
  int tried = 0;        // those below are being tried
  Bits81 kept;          // of the turns below `settled`
  bool failed = false;  // the step has another solution
  alignas(8) std::array<char, kStride> solution;

  void start(DigTask& given, char* text, std::vector<Bits81>& scratch) {
    task = &given;
    task->searches = 0;
    first.fill(-1);
    sets.clear();
    next.clear();
    cells_of.fill({});
    settled = 0;
    kept = {};
    turn_count = 0;
    for (const std::uint8_t turn : task->turn) {
      if (turn != DigTask::kStays) turn_count = std::max(turn_count, turn + 1);
    }
    tried = turn_count * kFirstStep / kCells;
    Bits81 stay;
    solution.fill(0);
    for (int cell = 0; cell < kCells; ++cell) {
      const auto c = static_cast<std::size_t>(cell);
      const std::uint8_t turn = task->turn[c];
      (turn == DigTask::kStays ? stay : cells_of[turn]).insert(cell);
      solution[c] = static_cast<char>('0' + task->solution[c]);
    }
    std::memcpy(text, solution.data(), kStride);
    scratch.clear();
    find_unavoidable(task->solution, scratch);
    for (Bits81& set : scratch) {
      if (set.meets(stay)) continue;
      Bits81 turns;
      while (!set.empty()) turns.insert(task->turn[static_cast<std::size_t>(set.pop_first())]);
      add(turns);
    }
  }

  void add(const Bits81& turns) {
    const auto last = static_cast<std::size_t>(turns.last());
    next.push_back(first[last]);
    first[last] = static_cast<std::int16_t>(sets.size());
    sets.push_back(turns);
  }

  bool stays(int turn, const Bits81& before) const {
    for (int set = first[static_cast<std::size_t>(turn)]; set >= 0;
         set = next[static_cast<std::size_t>(set)]) {
      if (!sets[static_cast<std::size_t>(set)].meets(before)) return true;
    }
    return false;
  }

  /// Decides the turns of this step by the sets known so far, and writes them into the text. Returns those kept.
  Bits81 step(char* text) const {
    Bits81 now = kept;
    for (int turn = settled; turn < tried; ++turn) {
      const bool keeps = stays(turn, now);
      if (keeps) now.insert(turn);
      for (Bits81 cells = cells_of[static_cast<std::size_t>(turn)]; !cells.empty();) {
        const auto cell = static_cast<std::size_t>(cells.pop_first());
        text[cell] = keeps ? solution[cell] : '.';
      }
    }
    return now;
  }

  /// Adds the cells in which another solution differs; false if it is the grid itself.
  bool learn(const char* cells) {
    Bits81 turns;
    for (int begin = 0; begin < kCells; begin += 8) {
      std::uint64_t a = 0, b;
      std::memcpy(&a, cells + begin, begin + 8 <= kCells ? 8 : kCells - 80);
      std::memcpy(&b, &solution[static_cast<std::size_t>(begin)], sizeof b);
      if (a == b) continue;
      for (int cell = begin; cell < std::min(begin + 8, kCells); ++cell) {
        const auto c = static_cast<std::size_t>(cell);
        if (cells[c] != solution[c]) turns.insert(task->turn[c]);
      }
    }
    if (turns.empty()) return false;
    add(turns);
    return true;
  }
};

/// The grids whose steps are searched in one call of the engine.
struct Digger::Batch final : classic::Listener {
  std::array<Lane, kLanes> lanes;
  std::array<Bits81, kLanes> kept;
  alignas(8) std::array<char, kLanes * kStride> texts;
  std::array<classic::Answer, kLanes> answers;
  std::vector<Bits81> scratch;

  char* text(std::size_t lane) { return &texts[lane * kStride]; }

  bool solution(std::size_t puzzle, const char* cells) override {
    lanes[puzzle].failed = lanes[puzzle].learn(cells);
    return !lanes[puzzle].failed;
  }

  void search(std::size_t count) {
    for (std::size_t i = 0; i < count; ++i) {
      kept[i] = lanes[i].step(text(i));
      lanes[i].failed = false;
      ++lanes[i].task->searches;
    }
    classic::Job job;
    job.puzzles = texts.data();
    job.count = count;
    job.stride = kStride;
    job.answers = answers.data();
    job.listener = this;
    classic::best_kernel().many(job);
  }

  /// Goes on to the lane's next step; false if there is none, and the puzzle is made.
  bool goes_on(std::size_t i) {
    Lane& lane = lanes[i];
    if (lane.failed) return true;
    lane.kept = kept[i];
    lane.settled = lane.tried;
    lane.tried =
        std::min(lane.tried + std::max(1, lane.turn_count * kStep / kCells), lane.turn_count);
    if (lane.settled < lane.turn_count) return true;
    for (std::size_t cell = 0; cell < kCells; ++cell) {
      lane.task->givens[cell] = text(i)[cell] == '.' ? Digit{0} : lane.task->solution[cell];
    }
    return false;
  }
};

Digger::Digger() : batch_(std::make_unique<Batch>()) {}
Digger::~Digger() = default;
Digger::Digger(Digger&&) noexcept = default;
Digger& Digger::operator=(Digger&&) noexcept = default;

void Digger::dig(std::span<DigTask> tasks) {
  Batch& batch = *batch_;
  std::size_t active = 0, begun = 0;
  const auto start = [&](std::size_t lane) {
    batch.lanes[lane].start(tasks[begun++], batch.text(lane), batch.scratch);
  };
  while (active < kLanes && begun < tasks.size()) start(active++);
  while (active > 0) {
    batch.search(active);
    for (std::size_t i = active; i-- > 0;) {
      if (batch.goes_on(i)) continue;
      if (begun < tasks.size()) {
        start(i);
      } else if (--active > i) {
        std::swap(batch.lanes[i], batch.lanes[active]);
        std::memcpy(batch.text(i), batch.text(active), kStride);
      }
    }
  }
}

}  // namespace nonet::generate
