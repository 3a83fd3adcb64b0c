#include "core/human/kraken.h"

#include <vector>

#include "core/human/fish_search.h"

namespace nonet::human {
namespace {

constexpr int kMostFins = 2;
constexpr int kMostStarts = 5;
constexpr int kLargestFish = 4;

/// What follows from one candidate by chains of strong and weak links.
class Closure {
 public:
  explicit Closure(const Board& board) : board_(board), reasons_(kNodes) {}

  /// Follows every chain that starts with the candidate being true.
  void start(Candidate candidate) {
    on_.fill(CellSet());
    off_.fill(CellSet());
    queue_.clear();
    turn_on(candidate, kNone);
    for (std::size_t next = 0; next < queue_.size(); ++next) {
      const std::uint16_t node = queue_[next];
      if (is_on(node)) {
        follow_on(node);
      } else {
        follow_off(node);
      }
    }
  }

  /// Where the digit is false.
  const CellSet& off(Digit digit) const { return off_[digit]; }
  bool is_off(Candidate candidate) const { return off_[candidate.digit].contains(candidate.cell); }

  /// The chain from `from` being true to the start being false; `from` must be off.
  Chain chain_back(Candidate from) const {
    Chain chain;
    for (std::uint16_t node = node_of(from, false); node != kNone; node = reasons_[node]) {
      const Candidate candidate = candidate_of(node);
      chain.nodes.push_back(
          {candidate.digit, !is_on(node), CellSet::of(candidate.cell), std::int8_t{-1}, {}});
    }
    return chain;
  }

 private:
  static constexpr std::size_t kNodes = kMostCells * kLargestSize * 2;
  static constexpr std::uint16_t kNone = 0xffff;

  static std::uint16_t node_of(Candidate candidate, bool on) {
    return static_cast<std::uint16_t>((candidate.cell * kLargestSize + candidate.digit - 1) * 2 +
                                      (on ? 1 : 0));
  }
  static bool is_on(std::uint16_t node) { return (node & 1) != 0; }
  static Candidate candidate_of(std::uint16_t node) {
    return {static_cast<Cell>(node / (2 * kLargestSize)),
            static_cast<Digit>(node / 2 % kLargestSize + 1)};
  }

  void turn_on(Candidate candidate, std::uint16_t reason) {
    if (on_[candidate.digit].contains(candidate.cell)) return;
    on_[candidate.digit].insert(candidate.cell);
    add(node_of(candidate, true), reason);
  }
  void add(std::uint16_t node, std::uint16_t reason) {
    reasons_[node] = reason;
    queue_.push_back(node);
  }

  void follow_on(std::uint16_t node) {
    const auto [cell, digit] = candidate_of(node);
    for (DigitSet rest = board_.candidates(cell) - DigitSet::of(digit); !rest.empty();) {
      const Digit other = rest.pop_first();
      if (off_[other].contains(cell)) continue;
      off_[other].insert(cell);
      add(node_of({cell, other}, false), node);
    }
    const CellSet seen = (board_.places(digit) & board_.layout().peers(cell)) - off_[digit];
    off_[digit] |= seen;
    for (const Cell other : seen) add(node_of({other, digit}, false), node);
  }

  void follow_off(std::uint16_t node) {
    const auto [cell, digit] = candidate_of(node);
    const DigitSet others = board_.candidates(cell) - DigitSet::of(digit);
    if (others.single()) turn_on({cell, others.first()}, node);
    for (const std::uint16_t house : board_.layout().houses_of(cell)) {
      const CellSet rest = board_.places(digit, house) - CellSet::of(cell);
      if (rest.single()) turn_on({rest.first(), digit}, node);
    }
  }

  const Board& board_;
  std::array<CellSet, kLargestSize + 1> on_, off_;
  std::vector<std::uint16_t> reasons_;  // by node: the node that it follows from
  std::vector<std::uint16_t> queue_;
};

/// A digit and some of its templates.
struct Ground {
  const DigitPlaces& places;
  std::vector<CellSet> templates;
};

struct Kraken {
  Fish fish;
  PlaceSet starts = 0;    ///< the places that chains start from
  HouseSet given_up = 0;  ///< type 2: the cover whose base places are starts
};

class KrakenFinder {
 public:
  explicit KrakenFinder(Search& search)
      : search_(search),
        board_(search.board()),
        layout_(search.layout()),
        closure_(search.board()) {
    for (const AllDigitPlaces::Item& item : all_digit_places(search).items) {
      Ground ground{item.places, {}};
      for (PlaceSet rest = ground.places.all; rest != 0;) {
        const PlaceSet found = ground.places.template_in(ground.places.all, rest & (0 - rest));
        rest &= rest - 1;
        rest &= ~found;
        if (found != 0) ground.templates.push_back(ground.places.cells_of(found));
      }
      if (!ground.templates.empty()) grounds_.push_back(ground);
    }
  }

  bool run() {
    for (const Cell cell : board_.open()) {
      if (search_.is_cancelled()) return true;
      for (DigitSet rest = board_.candidates(cell); !rest.empty();) {
        if (try_target({cell, rest.pop_first()})) return true;
      }
    }
    return false;
  }

 private:
  bool try_target(Candidate target) {
    closure_.start(target);
    if (closure_.is_off(target)) return false;
    for (Ground& ground : grounds_) {
      if (has_template(ground)) continue;
      const DigitPlaces& places = ground.places;
      const PlaceSet off = places.set_of(closure_.off(places.digit));
      Kraken best;
      if (find_fish_for(target, places, off, best)) return report(target, places, best);
    }
    return false;
  }

  /// Whether a template of the digit is left if the target is true. The templates found are kept for the next targets.
  bool has_template(Ground& ground) const {
    const CellSet& off = closure_.off(ground.places.digit);
    for (const CellSet& one : ground.templates) {
      if (!one.intersects(off)) return true;
    }
    const PlaceSet found =
        ground.places.template_in(ground.places.all & ~ground.places.set_of(off));
    if (found == 0) return false;
    ground.templates.push_back(ground.places.cells_of(found));
    return true;
  }

  bool find_fish_for(Candidate target, const DigitPlaces& places, PlaceSet off, Kraken& best) {
    if (target.digit != places.digit) return try_fins(places, places.all & ~off, 0, 0, best);
    const std::size_t index = places.index_of(target.cell);
    const PlaceSet self = bit(index), others = places.all & ~self & ~places.peers[index];
    const HouseSet own = places.houses_of[index];
    // Type 1: one or two of the places that chains make false, so that no more chains are used than the fins need.
    for (PlaceSet first = others & off; first != 0;) {
      const PlaceSet fin = bit(pop_least(first));
      if (try_fins(places, others & ~fin, self, own, best)) return true;
    }
    for (PlaceSet first = others & off; first != 0;) {
      const PlaceSet fin = bit(pop_least(first));
      for (PlaceSet second = first; second != 0;) {
        const PlaceSet fins = fin | bit(pop_least(second));
        if (try_fins(places, others & ~fins, self, own, best)) return true;
      }
    }
    return try_fins(places, others & ~off, 0, own, best);
  }

  /// Looks for a fish with these free places. `self`: the target, for type 1; 0 for type 2. `own`: the target's houses.
  bool try_fins(const DigitPlaces& places, PlaceSet free, PlaceSet self, HouseSet own,
                Kraken& best) {
    if (self != 0 && places.template_in(free | self, self) != 0) return false;
    for (const FishClass fish_class : {FishClass::kBasic, FishClass::kFranken}) {
      for (int size = 2; size <= (layout_.size() > 9 ? 3 : kLargestFish); ++size) {
        for (int search = 0; search < searches_of(fish_class); ++search) {
          const FishHouses houses = houses_for(layout_, fish_class, search);
          overfull_.clear();
          find_overfull(places, free, places.all, houses.bases & ~own, houses.covers & ~own, size,
                        overfull_);
          for (const Overfull& sets : overfull_) {
            for (HouseSet rest =
                     houses.covers & (self != 0 ? own : ~own & ~sets.bases & ~sets.covers);
                 rest != 0;) {
              consider(places, fish_class, sets, bit(pop_least(rest)), self, best);
            }
          }
        }
        if (best.starts != 0) return true;
      }
    }
    return false;
  }

  /// Completes an overfull set with a cover, and keeps the result if it is better than the best.
  void consider(const DigitPlaces& places, FishClass fish_class, const Overfull& sets,
                HouseSet cover, PlaceSet self, Kraken& best) const {
    const bool is_type_1 = self != 0;
    const HouseSet covers = sets.covers | cover;
    if (class_of(layout_.size(), sets.bases, covers) != fish_class) return;
    const PlaceSet in_bases = places.in(sets.bases), in_cover = places.in(cover);
    if ((in_cover & in_bases) == 0) return;
    Kraken next{fish_of(places, sets.bases, covers), 0, is_type_1 ? 0 : cover};
    const Fish& fish = next.fish;
    if (fish.fins == 0 || fish.endo_fins != 0 || std::popcount(fish.fins) > kMostFins) return;
    if ((fish.eliminations & self) != 0) return;
    if (is_type_1) {
      next.starts = fish.fins;
    } else {
      // If all its places were base places, the cover alone would be a house whose places all lead to the target.
      if ((in_cover & ~in_bases) == 0) return;
      next.starts = in_bases & ~places.in(sets.covers);
    }
    if (std::popcount(next.starts) > kMostStarts) return;
    if (best.starts == 0 || std::popcount(next.starts) < std::popcount(best.starts)) best = next;
  }

  bool report(Candidate target, const DigitPlaces& places, const Kraken& kraken) {
    const Digit digit = places.digit;
    Step step{.technique = Technique::kKrakenFish, .eliminations = {target}, .digits = {digit}};
    if (search_.wants_evidence()) {
      for (PlaceSet rest = kraken.fish.pattern; rest != 0;) {
        step.marks.push_back({{places.cells[pop_least(rest)], digit}, MarkRole::kPattern});
      }
      for (PlaceSet rest = kraken.fish.fins; rest != 0;) {
        step.marks.push_back({{places.cells[pop_least(rest)], digit}, MarkRole::kFin});
      }
      name(step, kraken.fish.bases, HouseRole::kBase);
      name(step, kraken.fish.covers & ~kraken.given_up, HouseRole::kCover);
      name(step, kraken.given_up, HouseRole::kCover);
      for (PlaceSet rest = kraken.starts; rest != 0;) {
        step.chains.push_back(closure_.chain_back({places.cells[pop_least(rest)], digit}));
      }
    }
    return search_.report(std::move(step));
  }

  static void name(Step& step, HouseSet some, HouseRole role) {
    while (some != 0) step.houses.push_back({static_cast<HouseIndex>(pop_least(some)), role});
  }

  Search& search_;
  const Board& board_;
  const Layout& layout_;
  Closure closure_;
  std::vector<Ground> grounds_;
  std::vector<Overfull> overfull_;
};

}  // namespace

bool find_kraken(Search& search, Technique) {
  return KrakenFinder(search).run();
}

}  // namespace nonet::human
