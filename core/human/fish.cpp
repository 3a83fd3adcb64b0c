#include "core/human/fish.h"

#include "core/human/basic_fish.h"
#include "core/human/fish_search.h"

namespace nonet::human {
namespace {

constexpr int kMostFins = 5;
constexpr int kMostEndoFins = 2;
/// On grids over 9×9, fish with boxes have no more bases: their number would take seconds.
constexpr int kMostBasesOnLargeGrids = 3;

enum class Fins : std::uint8_t { kNone, kFinned, kSashimi };

/// What a technique asks for.
struct Kind {
  Technique technique;
  FishClass fish_class;
  Fins fins;
  std::uint8_t size;
  bool is_siamese = false;
};

constexpr Kind kKinds[] = {
    {Technique::kXWing, FishClass::kBasic, Fins::kNone, 2},
    {Technique::kSwordfish, FishClass::kBasic, Fins::kNone, 3},
    {Technique::kJellyfish, FishClass::kBasic, Fins::kNone, 4},
    {Technique::kSquirmbag, FishClass::kBasic, Fins::kNone, 5},
    {Technique::kWhale, FishClass::kBasic, Fins::kNone, 6},
    {Technique::kLeviathan, FishClass::kBasic, Fins::kNone, 7},
    {Technique::kFinnedXWing, FishClass::kBasic, Fins::kFinned, 2},
    {Technique::kSashimiXWing, FishClass::kBasic, Fins::kSashimi, 2},
    {Technique::kFinnedSwordfish, FishClass::kBasic, Fins::kFinned, 3},
    {Technique::kSashimiSwordfish, FishClass::kBasic, Fins::kSashimi, 3},
    {Technique::kFinnedJellyfish, FishClass::kBasic, Fins::kFinned, 4},
    {Technique::kSashimiJellyfish, FishClass::kBasic, Fins::kSashimi, 4},
    {Technique::kSiameseFinnedXWing, FishClass::kBasic, Fins::kFinned, 2, true},
    {Technique::kSiameseSashimiXWing, FishClass::kBasic, Fins::kSashimi, 2, true},
    {Technique::kSiameseFinnedSwordfish, FishClass::kBasic, Fins::kFinned, 3, true},
    {Technique::kSiameseSashimiSwordfish, FishClass::kBasic, Fins::kSashimi, 3, true},
    {Technique::kSiameseFinnedJellyfish, FishClass::kBasic, Fins::kFinned, 4, true},
    {Technique::kSiameseSashimiJellyfish, FishClass::kBasic, Fins::kSashimi, 4, true},
    {Technique::kFrankenXWing, FishClass::kFranken, Fins::kNone, 2},
    {Technique::kFrankenSwordfish, FishClass::kFranken, Fins::kNone, 3},
    {Technique::kFrankenJellyfish, FishClass::kFranken, Fins::kNone, 4},
    {Technique::kFinnedFrankenXWing, FishClass::kFranken, Fins::kFinned, 2},
    {Technique::kFinnedFrankenSwordfish, FishClass::kFranken, Fins::kFinned, 3},
    {Technique::kFinnedFrankenJellyfish, FishClass::kFranken, Fins::kFinned, 4},
    {Technique::kSiameseFinnedFrankenSwordfish, FishClass::kFranken, Fins::kFinned, 3, true},
    {Technique::kSiameseFinnedFrankenJellyfish, FishClass::kFranken, Fins::kFinned, 4, true},
    {Technique::kMutantXWing, FishClass::kMutant, Fins::kNone, 2},
    {Technique::kMutantSwordfish, FishClass::kMutant, Fins::kNone, 3},
    {Technique::kMutantJellyfish, FishClass::kMutant, Fins::kNone, 4},
    {Technique::kFinnedMutantXWing, FishClass::kMutant, Fins::kFinned, 2},
    {Technique::kFinnedMutantSwordfish, FishClass::kMutant, Fins::kFinned, 3},
    {Technique::kFinnedMutantJellyfish, FishClass::kMutant, Fins::kFinned, 4},
    {Technique::kFinnedMutantSquirmbag, FishClass::kMutant, Fins::kFinned, 5},
    {Technique::kSiameseFinnedMutantJellyfish, FishClass::kMutant, Fins::kFinned, 4, true},
};

const Kind* kind_of(Technique technique) {
  for (const Kind& kind : kKinds) {
    if (kind.technique == technique) return &kind;
  }
  return nullptr;
}

/// A fish, or two for a Siamese one.
struct Found {
  Fish fish{};
  Fish twin{};
  bool is_sashimi = false;
  PlaceSet eliminations = 0;

  int cost() const {
    return 16 * std::popcount(fish.fins | twin.fins) +
           std::popcount(fish.endo_fins | twin.endo_fins);
  }
};

/// Collects the fish of one kind for one digit.
class FishCollector {
 public:
  FishCollector(Search& search, const Kind& kind, const DigitPlaces& places)
      : search_(search), layout_(search.layout()), kind_(kind), places_(places) {}

  void collect(PlaceSet targets) {
    while (targets != 0) {
      const std::size_t target = pop_least(targets);
      for (int search = 0; search < searches_of(kind_.fish_class); ++search) {
        if (search_.is_cancelled()) return;
        collect_for(target, houses_for(layout_, kind_.fish_class, search));
      }
    }
    if (kind_.is_siamese) pair_up();
  }

  bool report() {
    for (const Found& found : found_) {
      if (search_.report(step_of(found))) return true;
    }
    return false;
  }

 private:
  /// The fish that remove a place.
  void collect_for(std::size_t target, const FishHouses& houses) {
    const PlaceSet free = places_.all & ~places_.peers[target] & ~bit(target);
    const HouseSet own = places_.houses_of[target];
    const PlaceSet near = places_.in(own & houses.covers);
    overfull_.clear();
    find_overfull(places_, free, near, houses.bases & ~own, houses.covers & ~own, kind_.size,
                  overfull_);
    for (const Overfull& sets : overfull_) {
      // The cover through the target must hold a base place; else it would be a cover in name only.
      const PlaceSet in_bases = places_.in(sets.bases);
      for (HouseSet rest = own & houses.covers; rest != 0;) {
        const std::size_t cover = pop_least(rest);
        if ((places_.houses[cover] & in_bases) != 0) add(sets.bases, sets.covers | bit(cover));
      }
    }
    if (kind_.fish_class == FishClass::kBasic || kind_.size < 3) return;
    // The target may be a base place in two covers.
    overfull_.clear();
    find_overfull(places_, free, near, houses.bases & ~own, houses.covers & ~own, kind_.size - 1,
                  overfull_);
    for (const Overfull& sets : overfull_) {
      for (HouseSet bases = own & houses.bases; bases != 0;) {
        const HouseSet base = bit(pop_least(bases));
        for (HouseSet first = own & houses.covers & ~base; first != 0;) {
          const HouseSet cover = bit(pop_least(first));
          for (HouseSet second = first; second != 0;) {
            add(sets.bases | base, sets.covers | cover | bit(pop_least(second)));
          }
        }
      }
    }
  }

  /// Keeps a fish of the kind, if no other with the same result has fewer fins.
  void add(HouseSet bases, HouseSet covers) {
    if (class_of(layout_.size(), bases, covers) != kind_.fish_class) return;
    Found next{.fish = fish_of(places_, bases, covers)};
    if (next.fish.eliminations == 0) return;
    if ((next.fish.fins == 0) != (kind_.fins == Fins::kNone)) return;
    if (std::popcount(next.fish.fins) > kMostFins) return;
    if (std::popcount(next.fish.endo_fins) > kMostEndoFins) return;
    next.is_sashimi = kind_.fish_class == FishClass::kBasic && is_sashimi(next.fish);
    if (!kind_.is_siamese && next.is_sashimi != (kind_.fins == Fins::kSashimi)) return;
    next.eliminations = next.fish.eliminations;
    keep(next);
  }

  bool is_sashimi(const Fish& fish) const {
    for (HouseSet rest = fish.bases; rest != 0;) {
      if (!has_two(places_.houses[pop_least(rest)] & ~fish.fins)) return true;
    }
    return false;
  }

  /// A Siamese fish is made of fish with the same bases; so those are kept for each set of bases.
  void keep(const Found& next) {
    for (Found& old : found_) {
      if (old.eliminations != next.eliminations) continue;
      if (is_pairing_) {
        if (next.cost() < old.cost()) old = next;
        return;
      }
      if (kind_.is_siamese && old.fish.bases != next.fish.bases) continue;
      if (next.cost() < old.cost()) old = next;
      return;
    }
    found_.push_back(next);
  }

  void pair_up() {
    std::vector<Found> single;
    single.swap(found_);
    is_pairing_ = true;
    for (std::size_t i = 0; i < single.size(); ++i) {
      for (std::size_t j = i + 1; j < single.size(); ++j) {
        const Found &a = single[i], &b = single[j];
        if (a.fish.bases != b.fish.bases) continue;
        Found next{.fish = a.fish, .twin = b.fish};
        next.eliminations = a.eliminations | b.eliminations;
        if (a.eliminations == b.eliminations) continue;
        next.is_sashimi = a.is_sashimi && b.is_sashimi;
        if (next.is_sashimi == (kind_.fins == Fins::kSashimi)) keep(next);
      }
    }
  }

  Step step_of(const Found& found) const {
    const Digit digit = places_.digit;
    Step step{.technique = kind_.technique, .digits = {digit}};
    for (PlaceSet rest = found.eliminations; rest != 0;) {
      step.eliminations.push_back({places_.cells[pop_least(rest)], digit});
    }
    if (!search_.wants_evidence()) return step;
    const Fish &fish = found.fish, &twin = found.twin;
    mark(step, twin.bases == 0 ? fish.pattern : fish.pattern & twin.pattern, MarkRole::kPattern, 0);
    mark(step, fish.fins & ~fish.endo_fins, MarkRole::kFin, 0);
    mark(step, twin.fins & ~twin.endo_fins, MarkRole::kFin, 1);
    mark(step, fish.endo_fins, MarkRole::kEndoFin, 0);
    name(step, fish.bases, HouseRole::kBase);
    name(step, fish.covers, HouseRole::kCover);
    name(step, twin.covers, HouseRole::kCover);
    return step;
  }

  void mark(Step& step, PlaceSet some, MarkRole role, std::uint8_t group) const {
    while (some != 0) {
      step.marks.push_back({{places_.cells[pop_least(some)], places_.digit}, role, group});
    }
  }

  static void name(Step& step, HouseSet some, HouseRole role) {
    while (some != 0) step.houses.push_back({static_cast<HouseIndex>(pop_least(some)), role});
  }

  Search& search_;
  const Layout& layout_;
  const Kind& kind_;
  const DigitPlaces& places_;
  bool is_pairing_ = false;
  std::vector<Overfull> overfull_;
  std::vector<Found> found_;
};

}  // namespace

bool find_fish(Search& search, Technique technique) {
  const Kind* kind = kind_of(technique);
  if (kind == nullptr) return false;
  if (kind->fish_class == FishClass::kBasic && kind->fins == Fins::kNone) {
    return find_basic_fish(search, technique, kind->size);
  }
  if (search.board().size() > 9 && kind->fish_class != FishClass::kBasic &&
      kind->size > kMostBasesOnLargeGrids) {
    return false;
  }
  for (const AllDigitPlaces::Item& item : all_digit_places(search).items) {
    if (item.in_no_template == 0) continue;
    FishCollector collector(search, *kind, item.places);
    collector.collect(item.in_no_template);
    if (collector.report()) return true;
  }
  return false;
}

}  // namespace nonet::human
