// core/classic/kernel.h: the 9×9 engine's kernels: the engine compiled for each kind of processor.
//
// A kernel takes many puzzles in one call, because two at once are nearly twice as fast where
// registers hold two quads (core/base/simd.h); a single puzzle is a call with one. Each body is a
// source file of its own (body_*.cpp), compiled from search.h with the flags of its processor.
// Other code calls solve.h.
// Tested by tests/core/classic/kernel_test.cpp: every kernel that this machine can run.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <span>

namespace nonet::classic {

/// The result for one puzzle.
struct Answer {
  std::uint64_t solutions = 0;  ///< found, at most the limit
  std::uint64_t guesses = 0;    ///< ways tried that were not the last of their branch (branch.h)
  std::uint32_t rounds = 0;     ///< of the sweep's rules (sweep.h)
  bool complete = false;        ///< everything was searched: `solutions` is exact
  bool stopped = false;         ///< suspended after the job's guesses
};

/// Receives solutions while a kernel runs. Kernels never throw; a listener must not throw either.
class Listener {
 public:
  virtual ~Listener() = default;
  /// Takes each solution of puzzle number `puzzle`: 81 characters '1'…'9', valid during the call.
  /// Returns false to end that puzzle's search.
  virtual bool solution(std::size_t puzzle, const char* cells) = 0;
};

/// A suspended search, which any kernel can resume. Only search.h knows the layout of `memory`.
struct Checkpoint {
  bool is_set = false;
  alignas(16) std::array<char, 8 * 1024> memory;  // uninitialized while !is_set
};

/// The input and output of one call of a kernel.
struct Job {
  const char* puzzles = nullptr;  ///< 81 characters each; '1'…'9' are givens, the rest is empty
  std::size_t count = 0;          ///< of puzzles
  std::size_t stride = 81;        ///< bytes from one puzzle to the next
  /// Null, or of the only puzzle what each of its 81 cells may hold at most: bit d − 1 for digit d.
  const std::uint16_t* candidates = nullptr;
  std::uint64_t limit = 2;             ///< solutions after which a puzzle is done; ≥ 1
  std::uint64_t guesses = UINT64_MAX;  ///< in this call, after which a puzzle is suspended; ≥ 1
  Answer* answers = nullptr;           ///< `count` of them
  char* solutions = nullptr;           ///< null, or 81 characters for each puzzle's first solution;
                                       ///< unchanged for a puzzle without one
  std::size_t solution_stride = 81;    ///< bytes from one solution to the next
  Listener* listener = nullptr;        ///< may be null
  /// Null unless `count` is 1. Resumes the suspended search if the checkpoint is set; stores the
  /// search there if it is suspended.
  Checkpoint* checkpoint = nullptr;
};

struct Kernel {
  const char* name;          ///< "avx512", "avx2", "sse4", "neon", "wasm", "plain"
  bool (*runs_here)();       ///< this processor has what it needs
  void (*one)(const Job&);   ///< solves one puzzle after another
  void (*many)(const Job&);  ///< solves as many at once as fit; the answers are the same
};

/// The kernels in this program, the best first; the last runs anywhere, and is "plain" except in a
/// module built with SIMD.
std::span<const Kernel> kernels();

/// The first kernel that runs on this processor.
const Kernel& best_kernel();

}  // namespace nonet::classic
