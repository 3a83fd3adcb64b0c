#include "core/cli/pipeline.h"

#include <algorithm>
#include <memory>
#include <utility>

#include "core/cli/threads.h"
#if NONET_THREADS
#include <system_error>
#include <thread>
#endif

namespace nonet::cli {
namespace {

// So that the other threads go on for a while when one block takes long.
constexpr std::size_t kSlotsPerThread = 4;
// Bytes of one block's report that wait for the blocks before it.
constexpr std::size_t kMostUnwritten = std::size_t{1} << 18;
// Blocks that are ready: reading a piece takes about as long as solving two blocks of easy puzzles.
constexpr std::size_t kAheadPerThread = 2;

#if NONET_THREADS
// It is held for some microseconds only; waking up after a sleep takes dozens.
std::unique_lock<std::mutex> lock_soon(std::mutex& mutex) {
  constexpr int kTries = 200;
  std::unique_lock lock(mutex, std::try_to_lock);
  for (int tries = 0; !lock && tries < kTries; ++tries) {
    std::this_thread::yield();
    lock.try_lock();
  }
  if (!lock) lock.lock();
  return lock;
}
#else
std::unique_lock<std::mutex> lock_soon(std::mutex& mutex) {
  return std::unique_lock(mutex);
}
#endif

}  // namespace

Pipeline::Pipeline(Read read, HasInput has_input, MakeWorker make_worker, Write write)
    : read_(std::move(read)),
      has_input_(std::move(has_input)),
      make_worker_(std::move(make_worker)),
      write_(std::move(write)) {}

void Pipeline::run(unsigned threads) {
  const std::size_t slots = threads > 1 ? threads * kSlotsPerThread : 1;
  for (std::size_t i = 0; i < slots; ++i) {
    Slot* const slot = slots_.emplace_back(std::make_unique<Slot>()).get();
    slot->report.set_flush([this, slot] { return flush(*slot); });
  }
#if NONET_THREADS
  std::vector<std::thread> others;
  try {
    for (unsigned i = 1; i < threads; ++i) others.emplace_back([this] { work(); });
  } catch (const std::system_error&) {
    // The system gives no more threads; the run goes on with those that there are.
  }
  {
    const std::lock_guard state(state_);
    threads_ = others.size() + 1;
  }
  work();
  for (std::thread& other : others) other.join();
#else
  work();
#endif
}

void Pipeline::work() {
  const Process process = make_worker_();
  while (Slot* slot = take()) {
    process(slot->block, slot->report);
    give(*slot);
  }
}

/// The next block to process; nullptr if no more will come.
Pipeline::Slot* Pipeline::take() {
  auto state = lock_soon(state_);
  while (true) {
    if (should_read()) {
      read_next(state);
    } else if (stopped_) {
      return nullptr;
    } else if (taken_ < filled_) {
      return slots_[taken_++ % slots_.size()].get();
    } else if (ended_) {
      return nullptr;
    } else {
      changed_.wait(state);
    }
  }
}

bool Pipeline::should_read() const {
  if (reading_ || ended_ || stopped_ || filled_ - written_ == slots_.size()) return false;
  const std::size_t waiting = filled_ - taken_;
  return waiting == 0 || (threads_ > 1 && waiting < kAheadPerThread * threads_ && has_input_());
}

void Pipeline::read_next(std::unique_lock<std::mutex>& state) {
  Slot& slot = *slots_[filled_ % slots_.size()];
  reading_ = true;
  state.unlock();
  slot.report.clear();
  const bool is_there = read_(slot.block);
  state.lock();
  reading_ = false;
  if (is_there) {
    ++filled_;
  } else {
    ended_ = true;
  }
  changed_.notify_all();
}

void Pipeline::give(Slot& slot) {
  auto state = lock_soon(state_);
  slot.done = true;
  if (writing_) return;  // the thread that writes goes on to this block
  writing_ = true;
  while (written_ < filled_ && slots_[written_ % slots_.size()]->done) {
    Slot& first = *slots_[written_ % slots_.size()];
    const bool stopped = stopped_;
    state.unlock();
    const bool goes_on = !stopped && write_(first.block, first.report, true);
    state.lock();
    first.done = false;
    ++written_;
    stopped_ = !goes_on;
    changed_.notify_all();
  }
  writing_ = false;
}

/// Called by the thread that processes this block.
bool Pipeline::flush(Slot& slot) {
  auto state = lock_soon(state_);
  // If it is the first unwritten block, no other thread writes: see give().
  const auto is_first = [&] { return slots_[written_ % slots_.size()].get() == &slot; };
  if (slot.report.size() >= kMostUnwritten) {
    changed_.wait(state, [&] { return stopped_ || is_first(); });
  }
  if (stopped_ || !is_first()) return !stopped_;
  state.unlock();
  const bool goes_on = write_(slot.block, slot.report, false);
  slot.report.clear();
  state.lock();
  stopped_ = !goes_on;
  if (stopped_) changed_.notify_all();
  return goes_on;
}

}  // namespace nonet::cli
