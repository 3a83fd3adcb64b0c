// core/rate/se_rules.h: the rules of Sudoku Explainer, each a function that reports steps in its order.
//
// Every find_… function searches in the order of Sudoku Explainer 1.2.1 and returns true as soon as the sink has taken
// a step. The board's places() must be correct.
// Tested by tests/core/rate/se_test.cpp.
#pragma once

#include <functional>

#include "core/rate/se_board.h"

namespace nonet::rate::se {

// se_singles.cpp
/// The difficulty in tenths of the easiest hidden single: 10, 12, 15, or 0 if there is none.
int easiest_single(const Board& board);
/// Places hidden singles until none is left. Returns the difficulty of the hardest one that Sudoku Explainer would
/// place, or `hardest`, if that is more.
int place_singles(Board& board, int hardest);
bool find_naked_single(const Board& board, Sink& sink);

// se_locking.cpp
bool find_direct_locking(const Board& board, Sink& sink);
bool find_locking(const Board& board, Sink& sink);

// se_sets.cpp; size is 2, 3 or 4
bool find_direct_hidden_set(const Board& board, int size, Sink& sink);
bool find_hidden_set(const Board& board, int size, Sink& sink);
bool find_naked_set(const Board& board, int size, Sink& sink);
bool find_fish(const Board& board, int size, Sink& sink);

// se_wings.cpp
bool find_wing(const Board& board, bool is_xyz, Sink& sink);

// se_loops.cpp, se_grave.cpp
bool find_unique_loop(const Board& board, Sink& sink);
bool find_universal_grave(const Board& board, Sink& sink);

// se_aligned.cpp
bool find_aligned_pair(const Board& board, Sink& sink);
bool find_aligned_triplet(const Board& board, Sink& sink);

// se_cycles.cpp
bool find_cycle_or_chain(const Board& board, Sink& sink);
// se_forcing.cpp
/// `patience`, unless null, returns false to cancel; then so does this.
bool find_forcing_chain(const Board& board, const std::function<bool()>* patience, Sink& sink);

}  // namespace nonet::rate::se
