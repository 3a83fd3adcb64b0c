#include "core/cli/pipeline.h"

#include <atomic>
#include <chrono>
#include <condition_variable>
#include <mutex>
#include <string>

#include "tests/catch.h"

namespace {

using namespace nonet::cli;

const std::string kFile = "file";

// Some work that takes longer for every seventh block, and whose end is not thrown away.
std::uint64_t work_of(std::size_t block) {
  std::uint64_t state = block;
  for (std::size_t i = 0; i < (block % 7 == 0 ? 20'000u : 200u); ++i) {
    state = state * 6364136223846793005u + 1442695040888963407u;
  }
  return state | 1;
}

struct Flow {
  std::size_t blocks = 1000;   // that there are
  std::size_t stop_after = 0;  // blocks written; 0: never
  bool has_input = true;
  std::size_t taken = 0;  // as seen by read: one at a time
  std::atomic<std::size_t> written{0};
  std::size_t most_waiting = 0;  // blocks taken and not written
  std::string out;

  void run(unsigned threads) {
    Pipeline pipeline(
        [&](FileBlock& block) {
          if (taken == blocks) return false;
          block.bytes_read = taken++;
          most_waiting = std::max(most_waiting, taken - written);
          return true;
        },
        [this] { return has_input; },
        [] {
          return [](const FileBlock& block, Report& report) {
            const auto number = block.bytes_read;
            if (work_of(number) != 0) report.text() += std::to_string(number) + " ";
          };
        },
        [&](const FileBlock&, const Report& report, bool) {
          out += report.text();
          return ++written != stop_after;
        });
    pipeline.run(threads);
  }
};

std::string numbers_up_to(std::size_t count) {
  std::string text;
  for (std::size_t i = 0; i < count; ++i) text += std::to_string(i) + " ";
  return text;
}

}  // namespace

TEST_CASE("blocks are written in their order, each once, whatever the threads", "[cli]") {
  const std::string expected = numbers_up_to(1000);
  for (const unsigned threads : {1u, 2u, 3u, 8u}) {
    for (int repeated = 0; repeated < 6; ++repeated) {
      Flow flow;
      flow.has_input = repeated % 2 == 0;
      flow.run(threads);
      CHECK(flow.out == expected);
      CHECK(flow.most_waiting <= (threads == 1 ? 1 : 4 * threads));
    }
  }
}

TEST_CASE("nothing is written after no more is wanted, and soon nothing is read", "[cli]") {
  for (const unsigned threads : {1u, 2u, 8u}) {
    Flow flow;
    flow.stop_after = 10;
    flow.run(threads);
    CHECK(flow.out == numbers_up_to(10));
    CHECK(flow.taken <= 10 + 4 * threads);
  }
}

TEST_CASE("no block, and fewer blocks than threads", "[cli]") {
  for (const std::size_t blocks : {0u, 1u, 3u}) {
    Flow flow;
    flow.blocks = blocks;
    flow.run(8);
    CHECK(flow.out == numbers_up_to(blocks));
  }
}

namespace {

// What the threads of a pipeline wait for from one another; who waits in vain gives up.
class Meeting {
 public:
  bool failed = false;

  template <class Condition>
  void wait(std::unique_lock<std::mutex>& lock, Condition condition) {
    if (!changed_.wait_for(lock, std::chrono::seconds(20), condition)) failed = true;
  }
  void tell() { changed_.notify_all(); }
  std::unique_lock<std::mutex> enter() { return std::unique_lock(mutex_); }

 private:
  std::mutex mutex_;
  std::condition_variable changed_;
};

}  // namespace

TEST_CASE("who reads holds up nobody", "[cli]") {
  // Each read but the first two ends only when all blocks but one that were read before it have been
  // dealt with: by the other thread, then.
  constexpr std::size_t kBlocks = 20;
  Meeting meeting;
  std::size_t filled = 0, dealt_with = 0;
  Pipeline pipeline(
      [&](FileBlock&) {
        auto lock = meeting.enter();
        meeting.wait(lock, [&] { return filled < 2 || dealt_with + 1 >= filled; });
        return ++filled <= kBlocks;
      },
      [] { return true; },
      [&] {
        return [&](const FileBlock&, Report&) {
          const auto lock = meeting.enter();
          ++dealt_with;
          meeting.tell();
        };
      },
      [](const FileBlock&, const Report&, bool) { return true; });
  pipeline.run(2);
  CHECK(dealt_with == kBlocks);
  CHECK_FALSE(meeting.failed);
}

TEST_CASE("nobody waits for input while a block waits", "[cli]") {
  // The first block takes until the second is done, and so does the third read: who reads it before the
  // second block is taken waits for ever.
  Meeting meeting;
  std::size_t filled = 0;
  bool second_done = false;
  Pipeline pipeline(
      [&](FileBlock& block) {
        auto lock = meeting.enter();
        if (filled == 2) meeting.wait(lock, [&] { return second_done; });
        block.bytes_read = ++filled;
        return filled <= 3;
      },
      [] { return false; },
      [&] {
        return [&](const FileBlock& block, Report&) {
          auto lock = meeting.enter();
          if (block.bytes_read == 1) meeting.wait(lock, [&] { return second_done; });
          if (block.bytes_read == 2) second_done = true;
          meeting.tell();
        };
      },
      [](const FileBlock&, const Report&, bool) { return true; });
  pipeline.run(2);
  CHECK(filled == 4);
  CHECK_FALSE(meeting.failed);
}

namespace {

// Blocks whose reports are longer than a pipeline gathers, written in parts. Each part is a line with the
// block's number.
struct Parts {
  static constexpr std::size_t kBlocks = 40;
  static constexpr std::size_t kParts = 30;
  static constexpr std::size_t kLength = 20'000;

  std::size_t read = 0;
  std::size_t stop_after = 0;  // writes; 0: never
  std::size_t writes = 0, whole_blocks = 0;
  std::size_t longest = 0;  // report, in bytes
  std::atomic<std::size_t> refused{0};
  std::string out;

  static std::string part_of(std::uint64_t block) {
    return std::to_string(block) + std::string(kLength, '.') + "\n";
  }

  void run(unsigned threads) {
    Pipeline pipeline(
        [&](FileBlock& block) {
          block.bytes_read = read;
          return read++ < kBlocks;
        },
        [] { return true; },
        [this] {
          return [this](const FileBlock& block, Report& report) {
            for (std::size_t i = 0; i < kParts; ++i) {
              report.text() += part_of(block.bytes_read);
              if (report.flush()) continue;
              ++refused;
              return;
            }
          };
        },
        [this](const FileBlock&, Report& report, bool is_all) {
          out += report.text();
          longest = std::max(longest, report.size());
          if (is_all) ++whole_blocks;
          return ++writes != stop_after;
        });
    pipeline.run(threads);
  }
};

}  // namespace

TEST_CASE("a block of which much comes is written in parts, in the order of the blocks", "[cli]") {
  std::string expected;
  for (std::size_t block = 0; block < Parts::kBlocks; ++block) {
    for (std::size_t i = 0; i < Parts::kParts; ++i) expected += Parts::part_of(block);
  }
  for (const unsigned threads : {1u, 2u, 5u}) {
    Parts parts;
    parts.run(threads);
    CHECK((parts.out == expected));  // too long to be shown
    CHECK(parts.whole_blocks == Parts::kBlocks);
    CHECK(parts.writes > Parts::kBlocks);
    CHECK(parts.longest < 300'000);  // of 600,000
  }
}

TEST_CASE("blocks that are written in parts end when no more is wanted", "[cli]") {
  for (const unsigned threads : {1u, 2u, 5u}) {
    Parts parts;
    parts.stop_after = 10;
    parts.run(threads);
    CHECK(parts.writes == 10);
    CHECK(parts.refused >= 1);
    CHECK(parts.refused <= threads);
  }
}
