// core/engine/propagators/connected.cpp: the cells that hold one of some digits are one connected area, of a given size or of any.
//
// A cell is in the area (it can hold nothing else), may be in it, or is not. Cells that are in it reach each other through cells that may be, so:
//
//   reach      what they cannot reach is not in the area; with no cell in it yet, a patch that is smaller than the area is not
//   size       as many as the area has are in: no other is. Too far away is what needs more further cells on its way than are left
//   passages   a cell is in the area if without it two of its cells would not reach each other, or what is left would be too small:
//              the cut vertices of the patch, found in one walk (Tarjan 1972, "Depth-first search and linear graph algorithms")
#include <algorithm>
#include <limits>

#include "core/engine/propagator.h"

namespace nonet {
namespace {

class ConnectedPropagator : public Propagator {
 public:
  explicit ConnectedPropagator(const Connected& rule)
      : Propagator(cells_of(Rule(rule))),
        digits_(rule.digits),
        size_(static_cast<std::size_t>(rule.size)) {
    std::vector<std::size_t> row_before, row_now;  // places of a row
    for (const auto& row : rule.rows) {
      row_now.clear();
      for (std::size_t column = 0; column < row.size(); ++column) {
        const std::size_t place = places_.size();
        places_.push_back({row[column], {}});
        row_now.push_back(place);
        if (column > 0) join(place - 1, place);
        if (column < row_before.size()) join(row_before[column], place);
      }
      std::swap(row_before, row_now);
    }
    state_.resize(places_.size());
    patch_.resize(places_.size());
    distance_.resize(places_.size());
    visit_.resize(places_.size());
    open_.reserve(places_.size());
    next_.reserve(places_.size());
    passages_.reserve(places_.size());
  }
  std::uint8_t cost() const override { return 3; }

  bool propagate(Domains& domains) override {
    std::size_t in = 0, first_in = places_.size();
    for (std::size_t place = places_.size(); place-- > 0;) {
      const DigitSet digits = domains[places_[place].cell];
      state_[place] = (digits - digits_).empty()   ? State::kIn
                      : (digits & digits_).empty() ? State::kOut
                                                   : State::kMaybe;
      if (state_[place] == State::kIn) {
        ++in;
        first_in = place;
      }
    }
    if (size_ != 0 && in > size_) return false;
    if (in == 0) return keep_large_patches(domains);
    return keep_patch(domains, first_in, in) && keep_near(domains, in) &&
           take_passages(domains, first_in);
  }

 private:
  enum class State : std::uint8_t { kOut, kMaybe, kIn };
  struct Place {
    Cell cell;
    std::vector<std::size_t> next;
  };
  struct Visit {
    std::size_t number = 0;  // in the order of the walk; 0: not yet
    std::size_t lowest = 0;  // number that is reached from the places below without the way back
    std::size_t below = 0;   // places below, with this one
    bool leads_in = false;   // one of these is in the area
  };

  void join(std::size_t one, std::size_t other) {
    places_[one].next.push_back(other);
    places_[other].next.push_back(one);
  }

  bool put_out(Domains& domains, std::size_t place) {
    state_[place] = State::kOut;
    return domains.remove(places_[place].cell, digits_);
  }

  /// Marks what can be reached from the place with `number` in patch_; returns how many these are.
  std::size_t mark_patch(std::size_t from, std::size_t number) {
    open_.assign(1, from);
    patch_[from] = number;
    for (std::size_t i = 0; i < open_.size(); ++i) {
      for (const std::size_t next : places_[open_[i]].next) {
        if (state_[next] == State::kOut || patch_[next] == number) continue;
        patch_[next] = number;
        open_.push_back(next);
      }
    }
    return open_.size();
  }

  bool keep_large_patches(Domains& domains) {
    std::fill(patch_.begin(), patch_.end(), std::size_t{0});
    bool has_patch = false;
    std::size_t number = 0;
    for (std::size_t place = 0; place < places_.size(); ++place) {
      if (state_[place] == State::kOut || patch_[place] != 0) continue;
      if (mark_patch(place, ++number) >= size_) {
        has_patch = true;
        continue;
      }
      for (const std::size_t small : open_) {
        if (!put_out(domains, small)) return false;
      }
    }
    return has_patch;
  }

  bool keep_patch(Domains& domains, std::size_t first_in, std::size_t in) {
    std::fill(patch_.begin(), patch_.end(), std::size_t{0});
    if (mark_patch(first_in, 1) < size_) return false;
    for (std::size_t place = 0; place < places_.size(); ++place) {
      if (state_[place] == State::kOut || (patch_[place] != 0 && state_[place] == State::kIn)) {
        continue;
      }
      if (state_[place] == State::kIn) return false;
      if ((patch_[place] == 0 || in == size_) && !put_out(domains, place)) return false;
    }
    return true;
  }

  /// From each patch of cells that are in: how many further cells a way to each other cell needs.
  bool keep_near(Domains& domains, std::size_t in) {
    if (size_ == 0) return true;
    constexpr std::size_t kFar = std::numeric_limits<std::size_t>::max();
    for (std::size_t from = 0; from < places_.size(); ++from) {
      if (state_[from] != State::kIn) continue;
      // The first of its own patch speaks for the patch.
      if (std::any_of(places_[from].next.begin(), places_[from].next.end(), [&](std::size_t next) {
            return next < from && state_[next] == State::kIn;
          })) {
        continue;
      }
      std::fill(distance_.begin(), distance_.end(), kFar);
      distance_[from] = 0;
      open_.assign(1, from);
      for (std::size_t distance = 0; !open_.empty(); ++distance) {
        next_.clear();
        for (std::size_t i = 0; i < open_.size(); ++i) {
          for (const std::size_t next : places_[open_[i]].next) {
            if (state_[next] == State::kOut) continue;
            const std::size_t further = distance + (state_[next] == State::kMaybe);
            if (further >= distance_[next]) continue;
            distance_[next] = further;
            (further == distance ? open_ : next_).push_back(next);
          }
        }
        std::swap(open_, next_);
      }
      for (std::size_t place = 0; place < places_.size(); ++place) {
        if (state_[place] == State::kOut) continue;
        if (distance_[place] <= size_ - in) continue;
        if (state_[place] == State::kIn || !put_out(domains, place)) return false;
      }
    }
    return true;
  }

  bool take_passages(Domains& domains, std::size_t first_in) {
    std::fill(visit_.begin(), visit_.end(), Visit());
    visited_ = 0;
    passages_.clear();
    patch_size_ = 0;
    for (const State state : state_) patch_size_ += state != State::kOut;
    walk(first_in, first_in);
    for (const std::size_t place : passages_) {
      if (!domains.keep(places_[place].cell, digits_)) return false;
    }
    return true;
  }

  /// The depth is at most the number of cells.
  void walk(std::size_t place, std::size_t from) {
    Visit& visit = visit_[place];
    visit.number = visit.lowest = ++visited_;
    visit.below = 1;
    visit.leads_in = state_[place] == State::kIn;
    std::size_t cut_off = 0;
    bool is_passage = false;
    for (const std::size_t next : places_[place].next) {
      if (state_[next] == State::kOut || next == from) continue;
      if (visit_[next].number != 0) {
        visit.lowest = std::min(visit.lowest, visit_[next].number);
        continue;
      }
      walk(next, place);
      visit.below += visit_[next].below;
      visit.leads_in |= visit_[next].leads_in;
      visit.lowest = std::min(visit.lowest, visit_[next].lowest);
      if (visit_[next].lowest >= visit.number) {
        cut_off += visit_[next].below;
        is_passage |= visit_[next].leads_in;
      }
    }
    if (state_[place] == State::kMaybe && (is_passage || patch_size_ - cut_off - 1 < size_)) {
      passages_.push_back(place);
    }
  }

  DigitSet digits_;
  std::size_t size_;  // 0: any
  std::vector<Place> places_;
  std::vector<State> state_;
  std::vector<std::size_t> patch_;
  std::vector<std::size_t> distance_;
  std::vector<Visit> visit_;
  std::vector<std::size_t> open_, next_, passages_;
  std::size_t visited_ = 0;
  std::size_t patch_size_ = 0;
};

}  // namespace

void add_propagators(const Connected& rule, const PropagatorContext&, Propagators& list) {
  list.push_back(std::make_unique<ConnectedPropagator>(rule));
}

}  // namespace nonet
