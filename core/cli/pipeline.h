// core/cli/pipeline.h: several threads, one order.
//
//   intake ─ read ─▸ slots ─┬ deal with ┬─▸ slots ─ write, in order
//             one at a time ├ deal with ┤   one at a time
//                           └ deal with ┘
//
// No thread is only for reading or only for writing: each processes a block, writes what it can and
// reads what is needed, so that n threads keep n processors busy, whatever the puzzles are like. Only
// one thread reads and only one writes at a time. A thread that comes for a block and finds few of them
// ready reads on, so that the others find some meanwhile; but only if the input is already there: no
// thread waits for input while a block is ready. A block that is done before its predecessors waits in
// its slot; the thread that finishes the first one writes it and all done ones behind it. There are a
// few slots for each thread, and reading waits for a free one, which bounds the memory. With one thread
// this is a loop. A block with a very long report is written in parts while it is processed
// (Report::flush), as soon as all blocks before it have been written.
//
// Why there is no deadlock: a thread that waits holds no block, or (in flush) one that is not the first
// unwritten block. So the first unwritten block is ready, being processed or being written, and its slot
// becomes free. What a thread waits for may be input; after a write that failed, the run ends with the
// next bytes or with the end of the input.
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
  /// Fills the block; false if there is none left. Never called in two threads at a time.
  using Read = std::function<bool(FileBlock&)>;
  /// Whether Read would have input without waiting. Never called at the same time as Read, which may give
  /// an empty block instead of waiting.
  using HasInput = std::function<bool()>;
  /// Processes a block: adds its results to the report.
  using Process = std::function<void(const FileBlock&, Report&)>;
  /// Makes the function of one thread.
  using MakeWorker = std::function<Process()>;
  /// Called in the order of the blocks, never in two threads at a time; may move the report's text away.
  /// `is_all`: the block is done; else more of its report follows. Returns false to end the run.
  using Write = std::function<bool(const FileBlock&, Report&, bool is_all)>;

  Pipeline(Read read, HasInput has_input, MakeWorker make_worker, Write write);

  /// Runs until there is no block left, or Write returns false. The caller's thread is one of `threads`
  /// (≥ 1); there are fewer if the system gives no more.
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
  std::size_t threads_ = 1;                   // that the system gave; 1 until that is known
  std::size_t filled_ = 0, taken_ = 0, written_ = 0;  // blocks, so far
  bool reading_ = false, writing_ = false;            // some thread is
  bool ended_ = false;                                // Read has returned false
  bool stopped_ = false;                              // Write has returned false
};

}  // namespace nonet::cli
