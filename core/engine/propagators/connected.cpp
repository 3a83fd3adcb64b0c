// core/engine/propagators/connected.cpp: the cells that hold one of some digits are one connected area, of a given size or of any.
//
// A cell is in the area (it can hold nothing else), may be in it, or is not. Cells that are in it reach each other through cells that may be, so:
//
//   reach      what they cannot reach is not in the area; with no cell in it yet, a patch that is smaller than the area is not
//   size       as many as the area has are in: no other is. Too far away is what needs more further cells on its way than are left
//   passages   a cell is in the area if without it two of its cells would not reach each other, or what is left would be too small:
//              the cut vertices of the patch, found in one walk (Tarjan 1972, "Depth-first search and linear graph algorithms")
//
// Sets of cells are bits, row after row with one unused bit between, so that all neighbours of a set are four shifts of it. An area of 9×9 cells
// takes two words. All that is found depends on which cells are in the area and which may be: where these are as in the last run that
// found nothing, there is nothing to do.
#include <algorithm>
#include <bit>

#include "core/engine/propagator.h"

namespace nonet {
namespace {

using Word = std::uint64_t;

/// Bits of all rows.
class Area {
 public:
  explicit Area(std::size_t bits) : words_((bits + 63) / 64, 0) {}
  bool contains(std::size_t place) const { return (words_[place / 64] >> (place % 64) & 1) != 0; }
  void insert(std::size_t place) { words_[place / 64] |= Word{1} << (place % 64); }
  void clear() { std::fill(words_.begin(), words_.end(), Word{0}); }
  bool empty() const {
    return std::all_of(words_.begin(), words_.end(), [](Word word) { return word == 0; });
  }
  std::size_t count() const {
    std::size_t count = 0;
    for (const Word word : words_) count += static_cast<std::size_t>(std::popcount(word));
    return count;
  }
  /// The least place; there must be one.
  std::size_t first() const {
    std::size_t word = 0;
    while (words_[word] == 0) ++word;
    return word * 64 + static_cast<std::size_t>(std::countr_zero(words_[word]));
  }
  bool is_within(const Area& other) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      if ((words_[i] & ~other.words_[i]) != 0) return false;
    }
    return true;
  }
  void keep(const Area& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= other.words_[i];
  }
  void add(const Area& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] |= other.words_[i];
  }
  void remove(const Area& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] &= ~other.words_[i];
  }
  /// Adds the neighbours of `from` that are in `within`; returns whether that changes anything.
  bool grow(const Area& from, std::size_t stride, const Area& within) {
    Word change = 0;
    for (std::size_t i = 0; i < words_.size(); ++i) {
      const Word near = from.shifted_up(i, 1) | from.shifted_down(i, 1) |
                        from.shifted_up(i, stride) | from.shifted_down(i, stride);
      const Word more = near & within.words_[i] & ~words_[i];
      change |= more;
      // Where `from` is this area, the words after this one see these bits already, which only speeds it up.
      words_[i] |= more;
    }
    return change != 0;
  }
  template <class Visit>
  void each(const Visit& visit) const {
    for (std::size_t i = 0; i < words_.size(); ++i) {
      for (Word left = words_[i]; left != 0; left &= left - 1)
        visit(i * 64 + static_cast<std::size_t>(std::countr_zero(left)));
    }
  }
  bool operator==(const Area&) const = default;

 private:
  Word shifted_up(std::size_t word, std::size_t by) const {
    const std::size_t whole = by / 64, rest = by % 64;
    if (word < whole) return 0;
    Word bits = words_[word - whole] << rest;
    if (rest != 0 && word > whole) bits |= words_[word - whole - 1] >> (64 - rest);
    return bits;
  }
  Word shifted_down(std::size_t word, std::size_t by) const {
    const std::size_t from = word + by / 64, rest = by % 64;
    if (from >= words_.size()) return 0;
    Word bits = words_[from] >> rest;
    if (rest != 0 && from + 1 < words_.size()) bits |= words_[from + 1] << (64 - rest);
    return bits;
  }

  std::vector<Word> words_;
};

class ConnectedPropagator : public Propagator {
 public:
  explicit ConnectedPropagator(const Connected& rule)
      : Propagator(cells_of(Rule(rule))),
        digits_(rule.digits),
        size_(static_cast<std::size_t>(rule.size)),
        stride_(stride_of(rule)),
        cell_of_(rule.rows.size() * stride_ + 1, 0),
        in_(cell_of_.size()),
        may_(in_),
        known_in_(in_),
        known_may_(in_),
        was_(in_),
        patch_(in_),
        near_(in_),
        next_(in_),
        forced_(in_),
        visit_(cell_of_.size()) {
    for (std::size_t row = 0; row < rule.rows.size(); ++row) {
      for (std::size_t column = 0; column < rule.rows[row].size(); ++column) {
        const std::size_t place = row * stride_ + column;
        cell_of_[place] = rule.rows[row][column];
        places_.push_back(place);
      }
    }
  }
  std::uint8_t cost() const override { return 3; }
  DigitSet digits() const override { return digits_; }

  bool propagate(Domains& domains) override {
    in_.clear();
    may_.clear();
    for (const std::size_t place : places_) {
      const DigitSet digits = domains[cell_of_[place]];
      if ((digits & digits_).empty()) continue;
      may_.insert(place);
      if ((digits - digits_).empty()) in_.insert(place);
    }
    if (is_known_ && in_ == known_in_ && may_ == known_may_) return true;
    known_in_ = in_;
    was_ = known_may_ = may_;
    is_known_ = false;
    forced_.clear();
    if (!(in_.empty() ? keep_large_patches() : keep_patch())) return false;
    forced_.remove(in_);
    was_.remove(may_);
    is_known_ = was_.empty() && forced_.empty();
    bool fits = true;
    was_.each([&](std::size_t place) { fits = fits && domains.remove(cell_of_[place], digits_); });
    forced_.each([&](std::size_t place) { fits = fits && domains.keep(cell_of_[place], digits_); });
    return fits;
  }

 private:
  struct Visit {
    std::uint32_t number = 0;  // in the order of the walk; 0: not yet
    std::uint32_t lowest = 0;  // number that is reached from the places below without the way back
    std::uint32_t below = 0;   // places below, with this one
    bool leads_in = false;     // one of these is in the area
  };

  static std::size_t stride_of(const Connected& rule) {
    std::size_t longest = 0;
    for (const auto& row : rule.rows) longest = std::max(longest, row.size());
    return longest + 1;
  }

  /// Sets patch_ to what can be reached from the place within an area.
  void mark_patch(std::size_t place, const Area& within) {
    patch_.clear();
    patch_.insert(place);
    while (patch_.grow(patch_, stride_, within)) {
    }
  }

  bool keep_large_patches() {
    near_ = may_;
    while (!near_.empty()) {
      mark_patch(near_.first(), may_);
      near_.remove(patch_);
      if (patch_.count() < size_) may_.remove(patch_);
    }
    return !may_.empty();
  }

  bool keep_patch() {
    const std::size_t in = in_.count();
    if (in > size_ && size_ != 0) return false;
    if (in == size_) may_ = in_;
    if (in == size_ || size_ == 0) {
      mark_patch(in_.first(), may_);
      may_ = patch_;
    } else {
      // What cannot be reached is not near.
      while (keep_near(size_ - in)) {
      }
    }
    if (!in_.is_within(may_) || may_.count() < size_) return false;
    take_passages();
    return true;
  }

  /// Removes from may_ what cannot be reached from each patch of cells that are in over so many further cells. Returns whether there is such, and all
  /// that are in are still there.
  bool keep_near(std::size_t further) {
    bool has_changed = false;
    next_ = in_;
    while (!next_.empty()) {
      mark_patch(next_.first(), in_);
      next_.remove(patch_);
      near_ = patch_;
      const bool has_others = patch_ != in_;
      for (std::size_t step = 0; step < further; ++step) {
        // One step over cells that may be in, then over any that are.
        patch_ = near_;
        if (!near_.grow(patch_, stride_, may_)) break;
        while (has_others && near_.grow(near_, stride_, in_)) {
        }
      }
      // The last step may have led next to cells that are in: each is reached over the further cells before it.
      if (may_.is_within(near_)) continue;
      may_.keep(near_);
      has_changed = true;
    }
    return has_changed && in_.is_within(may_);
  }

  void take_passages() {
    std::fill(visit_.begin(), visit_.end(), Visit());
    visited_ = 0;
    patch_size_ = may_.count();
    const std::size_t start = in_.first();
    walk(start, start);
  }

  /// The depth is at most the number of cells.
  void walk(std::size_t place, std::size_t from) {
    Visit& visit = visit_[place];
    visit.number = visit.lowest = ++visited_;
    visit.below = 1;
    visit.leads_in = in_.contains(place);
    std::size_t cut_off = 0;
    bool is_passage = false;
    const auto look = [&](std::size_t next) {
      if (next == from || !may_.contains(next)) return;
      const Visit& other = visit_[next];
      if (other.number != 0) {
        visit.lowest = std::min(visit.lowest, other.number);
        return;
      }
      walk(next, place);
      visit.below += other.below;
      visit.leads_in |= other.leads_in;
      visit.lowest = std::min(visit.lowest, other.lowest);
      if (other.lowest >= visit.number) {
        cut_off += other.below;
        is_passage |= other.leads_in;
      }
    };
    if (place > 0) look(place - 1);
    if (place >= stride_) look(place - stride_);
    if (place + 1 < cell_of_.size()) look(place + 1);
    if (place + stride_ < cell_of_.size()) look(place + stride_);
    if (is_passage || patch_size_ - cut_off - 1 < size_) forced_.insert(place);
  }

  DigitSet digits_;
  std::size_t size_;  // 0: any
  std::size_t stride_;
  std::vector<Cell> cell_of_;  // of each place
  std::vector<std::size_t> places_;
  Area in_, may_;
  bool is_known_ = false;  // whether nothing is found for these:
  Area known_in_, known_may_;
  // What propagate() works with:
  Area was_, patch_, near_, next_, forced_;
  std::vector<Visit> visit_;
  std::uint32_t visited_ = 0;
  std::size_t patch_size_ = 0;
};

}  // namespace

void add_propagators(const Connected& rule, const PropagatorContext&, Propagators& list) {
  list.push_back(std::make_unique<ConnectedPropagator>(rule));
}

}  // namespace nonet
