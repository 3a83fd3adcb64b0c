// core/classic/search.h: searches a puzzle's tree of guesses, for as many puzzles at once as a
// register has quads.
//
//   quad 0: puzzle 17, at depth 3 ─┐                 ┌─▸ solved, stuck or dead: handle it,
//                                  ├─▸ sweep both ───┤     and give the quad its next position
//   quad 1: puzzle 18, at depth 0 ─┘   until one ends└─▸ not yet: continue with its position
//
// The search is depth-first with its own stack. A guess stores the position and the ways not tried;
// the last way reuses the position, so the stack contains exactly what is left to search. A quad
// whose puzzle is done takes the next puzzle, so both stay busy to the end. The searches of the quads
// are independent: the order of solutions and the guesses are the same in every body.
//
// A search can be suspended only between a guess and its sweep. At that point its whole state is its
// stack, its answer and the position to sweep next, so resuming it changes no result.
//
// Memory: kMaxDepth frames a quad, 8 KB, on the caller's stack; nothing is allocated.
// Included by the body_*.cpp only. Tested by tests/core/classic/kernel_test.cpp.
#pragma once

#include <cstring>

#include "core/classic/branch.h"
#include "core/classic/cells.h"
#include "core/classic/kernel.h"
#include "core/classic/sweep.h"
#include "core/classic/triples.h"

namespace nonet::classic {

/// One puzzle's search. `Quad` is the body's type with one quad. Functions that run at most once for
/// each position are not inlined, which keeps the module small.
template <class Quad>
class Search {
 public:
  /// Starts the job's next puzzle that has something to search, from number `next` on, and sets `board`
  /// to its first position. Returns false if there is none.
  [[gnu::noinline]] bool begin(const Job& job, std::size_t& next, Board& board) {
    while (next < job.count) {
      puzzle_ = next++;
      if (job.checkpoint != nullptr && job.checkpoint->is_set) {
        resume(job, board);
        return true;
      }
      depth_ = 0;
      suspend_at_ = job.guesses;
      answer_ = {};
      answer_.complete = true;  // until the search is cut short
      prefetch(job);
      if (read_cells<Quad>(job.puzzles + puzzle_ * job.stride, board)) {
        if (job.candidates != nullptr) keep_candidates(job.candidates, board);
        State<Quad> state;
        state.set_board(0, board);
        if (close_all(state)) {
          board = state.board(0);
          return true;
        }
      }
      job.answers[puzzle_] = answer_;
    }
    return false;
  }

  NONET_INLINE void count_rounds(std::uint32_t rounds) { answer_.rounds += rounds; }

  /// Handles a position without solutions: sets `board` to the next. Returns false if the puzzle is
  /// done.
  [[gnu::noinline]] bool dead(const Job& job, Board& board) {
    if (depth_ == 0) return finish(job);
    Frame& frame = frames_[depth_ - 1];
    const int way = frame.branch.pop_way();
    take_way<Quad>(frame.board, frame.branch, way, board);
    if (frame.branch.ways == 0) {
      --depth_;
      return true;
    }
    return counts_guess(job, board);
  }

  /// Handles a solved position, which may still have two digits in one cell (sweep.h). Returns as
  /// dead().
  [[gnu::noinline]] bool solved(const Job& job, Board& board) {
    if (!has_one_each(board)) return dead(job, board);
    bool wants_more = ++answer_.solutions < job.limit;
    const bool keeps = answer_.solutions == 1 && job.solutions != nullptr;
    if (keeps || job.listener != nullptr) {
      char cells[kCells];
      write_cells(board, cells);
      if (keeps) std::memcpy(job.solutions + puzzle_ * job.solution_stride, cells, kCells);
      if (job.listener != nullptr) {
        wants_more = job.listener->solution(puzzle_, cells) && wants_more;
      }
    }
    if (!wants_more) {
      answer_.complete = depth_ == 0;
      return finish(job);
    }
    return dead(job, board);
  }

  /// Handles a position in which the sweep finds nothing more: applies triples.h, else guesses.
  /// Returns as dead().
  NONET_INLINE bool stuck(const Job& job, Board& board) {
    State<Quad> state;
    state.set_board(0, board);
    const Minis<Quad> minis = minis_of(state);
    const Found found = triples(state, minis);
    if (found == Found::kSomething) {
      board = state.board(0);
      return true;
    }
    if (found == Found::kContradiction) return dead(job, board);
    Frame& frame = frames_[depth_++];
    frame.board = state.board(0);  // not from `board`: this stores whole registers
    Branch branch = choose(lanes_of<Quad>(minis.row, minis.ninth_row),
                           lanes_of<Quad>(minis.column, minis.ninth_column));
    // As in dead(), but from registers, because the next sweep waits for the result.
    const int way = branch.pop_way();
    frame.branch = branch;
    take_way(state, branch, way);
    board = state.board(0);
    return counts_guess(job, board);
  }

 private:
  struct Frame {
    Board board;
    Branch branch;
  };

  /// The first part of a Checkpoint's memory; the frames follow.
  struct CheckpointHeader {
    Answer answer;
    int depth;
    Board board;
  };
  static_assert(sizeof(CheckpointHeader) % alignof(Frame) == 0);
  static_assert(sizeof(CheckpointHeader) + kMaxDepth * sizeof(Frame) <= sizeof(Checkpoint::memory));

  /// Fetches a later puzzle: a puzzle just read from a file may be in another core's cache, or in none.
  NONET_INLINE void prefetch(const Job& job) const {
    constexpr std::size_t kAhead = 8;
    if (puzzle_ + kAhead >= job.count) return;
    const char* const cells = job.puzzles + (puzzle_ + kAhead) * job.stride;
    __builtin_prefetch(cells);
    __builtin_prefetch(cells + kCells - 1);
  }

  [[gnu::noinline]] void store(Checkpoint& checkpoint, const Board& board) const {
    const CheckpointHeader header{answer_, depth_, board};
    std::memcpy(checkpoint.memory.data(), &header, sizeof header);
    std::memcpy(checkpoint.memory.data() + sizeof header, frames_,
                static_cast<std::size_t>(depth_) * sizeof(Frame));
    checkpoint.is_set = true;
  }

  [[gnu::noinline]] void resume(const Job& job, Board& board) {
    CheckpointHeader header;
    std::memcpy(&header, job.checkpoint->memory.data(), sizeof header);
    answer_ = header.answer;
    depth_ = header.depth;
    board = header.board;
    std::memcpy(frames_, job.checkpoint->memory.data() + sizeof header,
                static_cast<std::size_t>(depth_) * sizeof(Frame));
    const std::uint64_t done = answer_.guesses;
    suspend_at_ = job.guesses > UINT64_MAX - done ? UINT64_MAX : done + job.guesses;
    job.checkpoint->is_set = false;
  }

  /// Counts a guess: a way that is not the last of its branch. Returns false if the limit of guesses is
  /// reached and the search is suspended.
  NONET_INLINE bool counts_guess(const Job& job, const Board& board) {
    return ++answer_.guesses != suspend_at_ || suspend(job, board);
  }

  [[gnu::noinline]] bool suspend(const Job& job, const Board& board) {
    if (job.checkpoint != nullptr) store(*job.checkpoint, board);
    answer_.stopped = true;
    answer_.complete = false;
    return finish(job);
  }

  NONET_INLINE bool finish(const Job& job) {
    job.answers[puzzle_] = answer_;
    return false;
  }

  std::size_t puzzle_;
  int depth_;
  std::uint64_t suspend_at_;  // number of guesses
  Answer answer_;
  Frame frames_[kMaxDepth];
};

/// Runs the whole job. `Vector` and `Quad` belong to the same body; with one quad they may be equal.
template <class Vector, class Quad>
NONET_INLINE void run(const Job& job) {
  Search<Quad> search[Vector::kQuads];
  State<Vector> state;
  for (auto& word : state.word) word = simd::Eight<Vector>::splat(0);
  state.ninth = state.naked = Vector::splat(0);
  Memory memory;
  std::uint32_t active = 0;
  std::size_t next = 0;
  Board board;
  for (int quad = 0; quad < Vector::kQuads; ++quad) {
    if (!search[quad].begin(job, next, board)) continue;
    state.set_board(quad, board);
    active |= 1u << quad;
  }
  while (active != 0) {
    const Ends ends = sweep(state, memory, active);
    for (int quad = 0; quad < Vector::kQuads; ++quad) {
      const std::uint32_t bit = 1u << quad;
      if ((active & bit) != 0) search[quad].count_rounds(ends.rounds);
      if (((ends.dead | ends.solved | ends.stuck) & bit) == 0) continue;
      bool continues;
      if ((ends.dead & bit) != 0) {
        continues = search[quad].dead(job, board);
      } else {
        board = state.board(quad);
        continues = (ends.solved & bit) != 0 ? search[quad].solved(job, board)
                                             : search[quad].stuck(job, board);
      }
      if (continues || search[quad].begin(job, next, board)) {
        state.set_board(quad, board);
        memory.fresh(bit);
      } else {
        active &= ~bit;
      }
    }
  }
}

}  // namespace nonet::classic
