// core/classic/kernel.h: the engine as compiled for one kind of processor, and which ones there are.
//
// A kernel takes many puzzles in one call, because two of them at once are nearly twice as fast
// where registers hold two quads (core/base/simd.h); one puzzle is a call with one. Each body is a
// source file of its own (body_*.cpp), compiled with the flags that its processor needs, from the
// one text of search.h. Callers want solve.h.
// Tested by tests/core/classic/kernel_test.cpp: every kernel that this machine can run.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace nonet::classic {

/// What came of one puzzle.
struct Answer {
  std::uint64_t solutions = 0;  ///< found, at most the limit
  std::uint64_t guesses = 0;    ///< branches taken beside another one
  std::uint32_t rounds = 0;     ///< of the sweep's rules (sweep.h)
  bool complete = false;        ///< everything was searched: `solutions` is exact
  bool stopped = false;         ///< left after the job's guesses
};

/// What a caller may want to know meanwhile. Kernels never throw, nor may a listener.
class Listener {
 public:
  virtual ~Listener() = default;
  /// Each solution, 81 characters '1'…'9', valid during the call. False: no more of this puzzle.
  virtual bool solution(std::size_t puzzle, const char* cells) = 0;
};

/// Where a search that is left is put down, to be gone on with by any kernel. What is in it is
/// search.h's business.
struct Checkpoint {
  bool is_set = false;
  alignas(16) std::array<char, 8 * 1024> memory;  // left as it is until there is something in it
};

struct Job {
  const char* puzzles = nullptr;  ///< 81 characters each; '1'…'9' are givens, the rest is empty
  std::size_t count = 0;
  std::size_t stride = 81;             ///< bytes from one puzzle to the next
  std::uint64_t limit = 2;             ///< solutions after which a puzzle is done; ≥ 1
  std::uint64_t guesses = UINT64_MAX;  ///< in this call, after which a puzzle is left; ≥ 1
  Answer* answers = nullptr;           ///< `count` of them
  char* solutions = nullptr;           ///< if wanted: 81 characters each, the first solution found;
                                       ///< untouched where there is none
  std::size_t solution_stride = 81;    ///< bytes from one solution to the next
  Listener* listener = nullptr;        ///< if wanted
  Checkpoint* checkpoint =
      nullptr;  ///< if wanted, with a count of 1: a search that is set there goes on
                ///< instead of beginning; one that is left is put down there
};

struct Kernel {
  const char* name;          ///< "avx512", "avx2", "sse4", "neon", "wasm", "plain"
  bool (*runs_here)();       ///< this processor has what it needs
  void (*one)(const Job&);   ///< puzzle after puzzle
  void (*many)(const Job&);  ///< as many at once as fit; the same answers
};

/// The kernels in this program, the best first; the last runs anywhere, and is "plain" except in a
/// module built with SIMD.
std::span<const Kernel> kernels();

/// The first that runs here.
const Kernel& best_kernel();

}  // namespace nonet::classic
