// core/cli/subject.h: the puzzle of an entry, plain or with constraints, as solve, validate, count and candidates ask it.
//
// Both types of puzzle have the same questions and the same answers; how a solution is written and what a conflict is differ.
// Tested by tests/core/cli/cli_test.cpp and constrained_test.cpp.
#pragma once

#include <memory>
#include <span>
#include <string>

#include "core/batch/solve.h"
#include "core/cli/deadline.h"
#include "core/cli/output.h"
#include "core/cli/report.h"
#include "core/solve/candidates.h"
#include "core/solve/validate.h"

namespace nonet::cli {

/// What is unknown of a puzzle whose search has been stopped early.
inline constexpr const char* kNoneSoFar = "no solution is found so far";

/// What validate() says of either type.
struct Verdict {
  GridState state = GridState::kUnfinished;
  SolutionCount solutions = SolutionCount::kUnknown;
  Json conflicts = Json::array();
};

/// What the subjects of one command share; it outlives them.
struct SubjectContext {
  explicit SubjectContext(const Options& options_in) : options(options_in), printer(options_in) {}

  const Options& options;
  Printer printer;
  batch::Solver solver;  // of plain puzzles: keeps what a shape needs
};

class Subject {
 public:
  /// All three outlive it; the entry has a puzzle.
  Subject(const std::string& file, const ReadEntry& entry, SubjectContext& context)
      : file_(file), entry_(entry), context_(context), deadline_(context.options.seconds) {}
  virtual ~Subject() = default;

  virtual SolveReport solve(const SolveOptions& options, const Progress& progress) = 0;
  /// Also complains of each conflict. It and candidates() end with the time of --time.
  virtual Verdict validate(Report& report) = 0;
  virtual CandidatesReport candidates() = 0;
  /// Complains of each conflict among the givens; false if there are none.
  virtual bool complain_of_conflicts(Report& report) = 0;
  /// The same; with --json it also writes an object with the first of them as the error.
  virtual bool refuse_conflicts(Report& report) = 0;

  /// The digits of a solution as one line, without the line's end.
  virtual std::string line_of(std::span<const Digit> solution) = 0;
  /// Writes a solution, or candidates, as the options say. Complains if the format cannot hold them.
  virtual void print(std::span<const Digit> solution, Report& report) = 0;
  virtual void print(const CandidatesReport& found, Report& report) = 0;
  /// What is written in a cell for this digit.
  virtual int value_of(Digit digit) = 0;
  /// Adds what a solution (empty: there is none), or candidates, need to be understood beside the cells.
  virtual void add_to_solution(Json& object, std::span<const Digit> solution) = 0;
  virtual void add_to_candidates(Json& object) = 0;

  /// Since the subject was made, --time counts for all searches of its puzzle.
  const Deadline& deadline() const { return deadline_; }

  void complain(const std::string& what, Report& report) const;
  /// Complains that a search was stopped by --time, and of what is therefore not known.
  void complain_of_stop(const std::string& unknown, Report& report) const;
  /// As in output.h.
  void refuse(std::string_view key, const std::string& message, Report& report) const;
  /// Complains of each conflict among the givens, or else that there is no solution.
  void complain_of_no_solution(Report& report);
  /// The same; with --json it also writes an object with the error.
  void refuse_without_solution(Report& report);

 protected:
  const std::string& file_;
  const ReadEntry& entry_;
  SubjectContext& context_;
  const Deadline deadline_;
};

/// The subject of the entry's type.
std::unique_ptr<Subject> subject_of(const std::string& file, const ReadEntry& entry,
                                    SubjectContext& context);

}  // namespace nonet::cli
