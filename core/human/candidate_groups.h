// core/human/candidate_groups.h: a board as groups of candidates of which exactly one is true.
//
//   r1c1: {3 5}          3r1: {r1c1 r1c4}          a cell is a group of its digits,
//   r1c4: {3 7 9}        3b1: {r1c1 r2c2 r3c2}     a house and a missing digit are a group of the digit's places
//
// That is all a sudoku is: two candidates of one group are never both true, and a group whose other candidates are
// false makes the last one true. So naked and hidden singles are one rule, and so are weak and strong links. Candidates
// are numbered by cell and digit, and a set of them is 768 bits: techniques that assume candidates one after another
// keep what follows as such sets.
// Misses: grids of more than 9×9 cells (768 bits are too few).
// Tested by tests/core/human/forced_test.cpp.
#pragma once

#include <span>
#include <vector>

#include "core/human/board.h"

namespace nonet::human {

/// Grids of 9×9 have so many candidates at most.
inline constexpr int kMostNumbers = 729;

/// A set of candidates by number, 0..767.
class CandidateBits {
 public:
  bool contains(int number) const { return (word(number) >> (number & 63) & 1) != 0; }
  void insert(int number) { word(number) |= std::uint64_t{1} << (number & 63); }
  void erase(int number) { word(number) &= ~(std::uint64_t{1} << (number & 63)); }
  bool empty() const {
    std::uint64_t any = 0;
    for (const std::uint64_t bits : words_) any |= bits;
    return any == 0;
  }
  int count() const {
    int total = 0;
    for (const std::uint64_t bits : words_) {
      if (bits != 0) total += std::popcount(bits);  // most are 0, and without SSE4.2 it is a call
    }
    return total;
  }
  bool intersects(const CandidateBits& other) const {
    std::uint64_t any = 0;
    for (std::size_t i = 0; i < kWords; ++i) any |= words_[i] & other.words_[i];
    return any != 0;
  }
  CandidateBits& operator|=(const CandidateBits& other) {
    for (std::size_t i = 0; i < kWords; ++i) words_[i] |= other.words_[i];
    return *this;
  }
  CandidateBits& operator&=(const CandidateBits& other) {
    for (std::size_t i = 0; i < kWords; ++i) words_[i] &= other.words_[i];
    return *this;
  }
  CandidateBits& operator-=(const CandidateBits& other) {
    for (std::size_t i = 0; i < kWords; ++i) words_[i] &= ~other.words_[i];
    return *this;
  }
  friend CandidateBits operator-(CandidateBits a, const CandidateBits& b) { return a -= b; }
  friend CandidateBits operator&(CandidateBits a, const CandidateBits& b) { return a &= b; }
  friend bool operator==(const CandidateBits&, const CandidateBits&) = default;

  /// Visits the numbers, rising. Changes of the set during the loop count from the next word of 64 on.
  class Iterator {
   public:
    Iterator(const CandidateBits& set, std::size_t word) : set_(set), word_(word) {
      if (word_ < kWords) bits_ = set_.words_[word_];
      skip();
    }
    int operator*() const { return static_cast<int>(word_ * 64) + std::countr_zero(bits_); }
    Iterator& operator++() {
      bits_ &= bits_ - 1;
      skip();
      return *this;
    }
    bool operator!=(const Iterator& end) const { return word_ != end.word_; }

   private:
    void skip() {
      while (bits_ == 0 && word_ < kWords) {
        if (++word_ < kWords) bits_ = set_.words_[word_];
      }
    }
    const CandidateBits& set_;
    std::size_t word_;
    std::uint64_t bits_ = 0;
  };
  Iterator begin() const { return Iterator(*this, 0); }
  Iterator end() const { return Iterator(*this, kWords); }

 private:
  static constexpr std::size_t kWords = 12;
  std::uint64_t& word(int number) { return words_[static_cast<std::size_t>(number) >> 6]; }
  const std::uint64_t& word(int number) const {
    return words_[static_cast<std::size_t>(number) >> 6];
  }
  std::array<std::uint64_t, kWords> words_{};
};

/// Candidates of which exactly one is true.
struct CandidateGroup {
  bool is_cell = false;
  Cell cell = 0;         ///< of a cell
  HouseIndex house = 0;  ///< of a house
  Digit digit = 0;       ///< of a house
  std::uint8_t count = 0;
  std::array<std::uint16_t, 9> numbers{};

  std::span<const std::uint16_t> members() const { return {numbers.data(), count}; }
};

class CandidateGroups {
 public:
  /// The grid must have at most 9×9 cells. Cost: some 20 µs.
  explicit CandidateGroups(const Board& board);

  int count() const { return static_cast<int>(candidates_.size()); }
  Candidate candidate(int number) const { return candidates_[static_cast<std::size_t>(number)]; }
  /// The number of a candidate that the board has.
  int number_of(Candidate candidate) const {
    return numbers_[candidate.cell * 9u + candidate.digit - 1u];
  }
  /// The cells first, then houses with their digits.
  std::span<const CandidateGroup> groups() const { return groups_; }
  const CandidateGroup& group(int index) const { return groups_[static_cast<std::size_t>(index)]; }
  /// The groups of a candidate, its cell first.
  std::span<const std::uint16_t> groups_of(int number) const {
    const std::size_t start = starts_[static_cast<std::size_t>(number)];
    return std::span(groups_of_)
        .subspan(start, starts_[static_cast<std::size_t>(number) + 1] - start);
  }
  /// What shares a group with the candidate.
  const CandidateBits& seen_by(int number) const { return seen_[static_cast<std::size_t>(number)]; }
  /// The group of a digit in a house; −1: it is placed there.
  int group_of(int house, Digit digit) const {
    return house_groups_[static_cast<std::size_t>(house) * 9 + digit - 1u];
  }
  /// The houses of a candidate's cell, one bit each.
  std::uint64_t houses_of(int number) const {
    return houses_[candidates_[static_cast<std::size_t>(number)].cell];
  }

 private:
  std::vector<Candidate> candidates_;
  std::vector<std::int16_t> numbers_;  // by cell and digit; −1: the board does not have it
  std::vector<CandidateGroup> groups_;
  std::vector<std::uint16_t> starts_, groups_of_;
  std::vector<CandidateBits> seen_;
  std::vector<std::int16_t> house_groups_;
  std::vector<std::uint64_t> houses_;
};

/// What is left of each group while candidates become false; at first everything.
struct GroupsLeft {
  explicit GroupsLeft(const CandidateGroups& groups) {
    for (const CandidateGroup& group : groups.groups()) {
      std::uint16_t sum = 0;
      for (const std::uint16_t number : group.members()) sum ^= number;
      counts.push_back(group.count);
      last.push_back(sum);
    }
  }

  std::vector<std::uint8_t> counts;  ///< of the candidates left
  std::vector<std::uint16_t> last;   ///< their numbers, XORed: the last one if one is left
};

/// Locked candidates: where everything that is left of a house's group lies in another house, calls visit(number) for
/// the digit's other places there, until it returns false; then so does this. `off`: what is false; visit may add to it.
template <typename Visit>
bool visit_locked_out(const CandidateGroups& groups, const GroupsLeft& left,
                      const CandidateBits& off, std::uint16_t index, Visit visit) {
  if (left.counts[index] < 2) return true;
  const CandidateGroup& group = groups.group(index);
  std::uint64_t common = ~(std::uint64_t{1} << group.house);
  for (const std::uint16_t number : group.members()) {
    if (!off.contains(number)) common &= groups.houses_of(number);
    if (common == 0) break;
  }
  for (; common != 0; common &= common - 1) {
    const int other = groups.group_of(std::countr_zero(common), group.digit);
    if (other < 0 || left.counts[static_cast<std::size_t>(other)] == left.counts[index]) continue;
    for (const std::uint16_t number : groups.group(other).members()) {
      const bool is_inside = (groups.houses_of(number) >> group.house & 1) != 0;
      if (!is_inside && !off.contains(number) && !visit(number)) return false;
    }
  }
  return true;
}

}  // namespace nonet::human
