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

// So that the others go on for a while when a block takes long.
constexpr std::size_t kSlotsPerThread = 4;

#if NONET_THREADS
// Whoever holds it is done within some dozens of microseconds; to be woken after a sleep takes as long.
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

Pipeline::Pipeline(Take take, MakeWorker make_worker, Write write)
    : take_(std::move(take)), make_worker_(std::move(make_worker)), write_(std::move(write)) {}

void Pipeline::run(unsigned threads) {
  const std::size_t slots = threads > 1 ? threads * kSlotsPerThread : 1;
  for (std::size_t i = 0; i < slots; ++i) slots_.push_back(std::make_unique<Slot>());
#if NONET_THREADS
  std::vector<std::thread> others;
  try {
    for (unsigned i = 1; i < threads; ++i) others.emplace_back([this] { work(); });
  } catch (const std::system_error&) {
    // The system gives no more: those that there are do it all.
  }
  work();
  for (std::thread& other : others) other.join();
#else
  work();
#endif
}

void Pipeline::work() {
  const DealWith deal_with = make_worker_();
  while (Slot* slot = take_next()) {
    deal_with(slot->block, slot->report);
    give(*slot);
  }
}

Pipeline::Slot* Pipeline::take_next() {
  const auto reading = lock_soon(reading_);
  if (ended_) return nullptr;
  Slot* slot = nullptr;
  {
    std::unique_lock state(state_);
    room_.wait(state, [this] { return stopped_ || taken_ - written_ < slots_.size(); });
    if (!stopped_) slot = slots_[taken_ % slots_.size()].get();
  }
  if (slot == nullptr || !take_(slot->block)) {
    ended_ = true;
    return nullptr;
  }
  slot->report.clear();
  const std::lock_guard state(state_);
  ++taken_;
  return slot;
}

void Pipeline::give(Slot& slot) {
  std::unique_lock state(state_);
  slot.done = true;
  if (writing_) return;  // whoever writes comes to it
  writing_ = true;
  while (written_ < taken_ && slots_[written_ % slots_.size()]->done) {
    Slot& first = *slots_[written_ % slots_.size()];
    const bool stopped = stopped_;
    state.unlock();
    const bool goes_on = !stopped && write_(first.block, first.report);
    state.lock();
    first.done = false;
    ++written_;
    stopped_ = !goes_on;
    room_.notify_one();
  }
  writing_ = false;
}

}  // namespace nonet::cli
