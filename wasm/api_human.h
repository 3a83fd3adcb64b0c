// wasm/api_human.h: how a person solves a puzzle, as JavaScript sees it: the functions of nonet-human.wasm.
//
// A module of its own, fetched when a hint is asked for first. Its contract is wasm/nonet-human.d.ts; otherwise as api.h.
// Tested by tests/wasm/api_human_test.cpp (native) and tests/wasm/human.test.mjs (the module).
#pragma once

#include <string>
#include <vector>

#include "wasm/api.h"

namespace nonet::api {

struct Candidate {
  int cell = 0;
  int digit = 0;
};
NONET_FIELDS(Candidate, cell, digit)

struct StepMark {
  int cell = 0;
  int digit = 0;
  std::string role;
  int group = 0;
};
NONET_FIELDS(StepMark, cell, digit, role, group)

struct StepHouse {
  std::string kind;
  int index = 0;
  std::string role;
};
NONET_FIELDS(StepHouse, kind, index, role)

struct StepCells {
  std::vector<int> cells;
  std::vector<int> digits;
  std::string role;
};
NONET_FIELDS(StepCells, cells, digits, role)

struct ChainNode {
  int digit = 0;
  bool on = false;
  std::vector<int> cells;
  int set = -1;
  OptionalList<int> also;
};
NONET_FIELDS(ChainNode, digit, on, cells, set, also)

struct Step {
  std::string technique;
  std::vector<Candidate> placements;
  std::vector<Candidate> eliminations;
  std::vector<int> digits;
  std::vector<StepMark> marks;
  std::vector<StepHouse> houses;
  std::vector<StepCells> cells;
  std::vector<std::vector<ChainNode>> chains;
};
NONET_FIELDS(Step, technique, placements, eliminations, digits, marks, houses, cells, chains)

struct StepOptions {
  std::string order = "human";
  std::string technique;
};
NONET_FIELDS(StepOptions, order, technique)

struct HintReport {
  std::string kind;
  std::optional<Step> step;
  std::vector<int> wrong_digits;
  std::vector<int> wrong_marks;
  bool proper = false;
};
NONET_FIELDS(HintReport, kind, step, wrong_digits, wrong_marks, proper)

struct StepsReport {
  std::vector<Step> steps;
  bool solved = false;
  bool stopped = false;
  int solutions = 0;
};
NONET_FIELDS(StepsReport, steps, solved, stopped, solutions)

struct TechniqueInfo {
  std::string key;
  std::string hodoku;
  int score = 0;
  std::string level;
  double se = 0;
  bool needs_uniqueness = false;
};
NONET_FIELDS(TechniqueInfo, key, hodoku, score, level, se, needs_uniqueness)

std::vector<TechniqueInfo> techniques();
/// What helps on from the position: mistakes first, else the next step.
Result<HintReport> hint(const Puzzle& puzzle, const StepOptions& options, const Progress& progress);
/// Every step from the position to the solution, as far as the techniques lead.
Result<StepsReport> steps(const Puzzle& puzzle, const StepOptions& options,
                          const Progress& progress);
/// Every step of the position itself, up to the limits of each technique in core/human/find.h.
Result<StepsReport> all_steps(const Puzzle& puzzle, const StepOptions& options,
                              const Progress& progress);

/// All of them, in order.
#define NONET_HUMAN_FUNCTIONS(ROW) \
  ROW(techniques)                  \
  ROW(hint)                        \
  ROW(steps)                       \
  ROW(all_steps)

}  // namespace nonet::api
