// core/cli/pipeline.h: several threads, one order.
//
//   intake ─ read ─▸ slots ─┬ deal with ┬─▸ slots ─ write, in order
//             one at a time ├ deal with ┤   one at a time
//                           └ deal with ┘
//
// There is no thread for reading and none for writing: each one deals with a block, writes what it can
// and reads what is needed, so that with n threads n are busy, whatever the puzzles are like. Reading
// and writing are one at a time, as they must be. Who comes for a block and finds few of them waiting
// reads on, so that the others find one while that takes its time; but only where the input is there
// already: nobody waits for what is to come while there is something to do. A block that is done
// before its predecessors waits in its slot; whoever finishes the first one writes it and all that
// wait behind it. There are a few slots a thread, and reading waits for a free one: that bounds the
// memory. With one thread this is a loop. A block of which very much comes is written in parts while it
// is dealt with (Report::flush), as soon as all blocks before it have been written.
//
// Why it never stands still: who waits holds no block, or one that is not the first that has not been
// written (flush). So that first block is waiting for a thread, being dealt with, or being written, and
// then its slot is free. What it waits
// for may be input: also after a write that failed, its end comes with the next bytes or theirs.
// Tested by tests/core/cli/pipeline_test.cpp, by `scripts/test threads` under the thread sanitizer.
#pragma once

#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <vector>

#include "core/cli/file_block.h"
#include "core/cli/report.h"

namespace nonet::cli {

class Pipeline {
 public:
  /// Fills the block; false: there is none left. Never called twice at a time.
  using Read = std::function<bool(FileBlock&)>;
  /// Whether Read would not have to wait for input to come. Never called at a time with Read, which may
  /// give an empty block rather than wait after all.
  using HasInput = std::function<bool()>;
  /// Adds to the report what comes of a block.
  using DealWith = std::function<void(const FileBlock&, Report&)>;
  /// Makes what one thread works with.
  using MakeWorker = std::function<DealWith()>;
  /// Called in the order of the blocks, never twice at a time; may take the report's text away.
  /// `is_all`: the block has been dealt with; else more of its report follows. False: no more is wanted.
  using Write = std::function<bool(const FileBlock&, Report&, bool is_all)>;

  Pipeline(Read read, HasInput has_input, MakeWorker make_worker, Write write);

  /// Until there is no block left, or no more is wanted. The caller's thread is one of `threads`
  /// (≥ 1); where no more can be had, there are fewer.
  void run(unsigned threads);

 private:
  struct Slot {
    FileBlock block;
    Report report;
    bool done = false;
  };

  void work();
  Slot* take();
  bool should_read() const;
  void read_next(std::unique_lock<std::mutex>& state);
  void give(Slot& slot);
  bool flush(Slot& slot);

  Read read_;
  HasInput has_input_;
  MakeWorker make_worker_;
  Write write_;

  std::mutex state_;  // guards what follows, except what is inside a slot
  std::condition_variable changed_;
  std::vector<std::unique_ptr<Slot>> slots_;  // a block's place is its number modulo their count
  std::size_t threads_ = 1;                   // that could be had; one until that is known
  std::size_t filled_ = 0, taken_ = 0, written_ = 0;  // blocks, so far
  bool reading_ = false, writing_ = false;            // some thread is
  bool ended_ = false;                                // there is no more to read
  bool stopped_ = false;                              // no more is wanted
};

}  // namespace nonet::cli
