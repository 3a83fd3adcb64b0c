// core/cli/pipeline.h: several threads, one order.
//
//          ┌ take ─ deal with ─ give ┐
//   intake ┼ take ─ deal with ─ give ┼ writer          time ─▸
//          └ take ─ deal with ─ give ┘                 thread 1  take 1│  deal with 1   │give│take 4│ …
//            one at a time  one at a time, in order    thread 2        │take 2│  deal with 2 …
//
// There is no thread for reading and none for writing: each one takes the next block, deals with it
// and writes what it can, so that with n threads n are busy, whatever the puzzles are like. Reading
// is one at a time, as it must be. A block that is done before its predecessors waits in its slot;
// whoever finishes the first one writes it and all that wait behind it. There are a few slots a
// thread, and reading waits for a free one: that bounds the memory. With one thread this is a loop.
//
// Why it never stands still: who waits for a slot holds no block. So the first block that has not
// been written is either being dealt with, or being written, and then its slot is free.
// Tested by tests/core/cli/pipeline_test.cpp, also under the thread sanitizer.
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "core/cli/block.h"
#include "core/cli/report.h"

namespace nonet::cli {

class Pipeline {
 public:
  /// Fills the block; false: there is none left. Never called twice at a time.
  using Take = std::function<bool(Block&)>;
  /// Adds to the report what comes of a block.
  using DealWith = std::function<void(const Block&, Report&)>;
  /// Makes what one thread works with.
  using MakeWorker = std::function<DealWith()>;
  /// Called in the order of the blocks, never twice at a time; may take the report's text away.
  /// False: no more is wanted.
  using Write = std::function<bool(const Block&, Report&)>;

  Pipeline(Take take, MakeWorker make_worker, Write write);

  /// Until there is no block left, or no more is wanted. The caller's thread is one of `threads`
  /// (≥ 1); where no more can be had, there are fewer.
  void run(unsigned threads);

 private:
  struct Slot {
    Block block;
    Report report;
    bool done = false;
  };

  void work();
  Slot* take_next();
  void give(Slot& slot);

  Take take_;
  MakeWorker make_worker_;
  Write write_;

  std::mutex reading_;  // guards take_ and ended_; taken before state_ where both are
  bool ended_ = false;

  std::mutex state_;  // guards what follows, except what is inside a slot
  std::condition_variable room_;
  std::vector<std::unique_ptr<Slot>> slots_;  // a block's place is its number modulo their count
  std::size_t taken_ = 0, written_ = 0;       // blocks, so far
  bool writing_ = false;
  bool stopped_ = false;
};

}  // namespace nonet::cli
