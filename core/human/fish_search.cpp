#include "core/human/fish_search.h"

namespace nonet::human {
namespace {

constexpr std::size_t kMostFound = 2000;
constexpr int kLargestFish = 5;

class OverfullSearch {
 public:
  OverfullSearch(const DigitPlaces& places, PlaceSet free, PlaceSet near, HouseSet may_be_cover,
                 int size, std::vector<Overfull>& found)
      : places_(places),
        free_(free),
        near_(near),
        size_(size),
        may_be_cover_(may_be_cover),
        found_(found) {}

  void run(HouseSet may_be_base) {
    Bases& bases = bases_[0];
    for (HouseSet rest = may_be_base & places_.lacking; rest != 0;) {
      const std::size_t house = pop_least(rest);
      const PlaceSet here = places_.houses[house] & free_;
      if (here != 0 && is_coverable(here, house, size_ - 1)) bases.add(house, here);
    }
    if (bases.count >= size_) choose_cover(1, may_be_cover_, 0);
  }

 private:
  /// Bases that may still become covered, and their places that are not covered yet.
  struct Bases {
    int count = 0;
    std::array<std::uint8_t, 64> house;
    std::array<PlaceSet, 64> rest;
    void add(std::size_t which, PlaceSet open) {
      house[static_cast<std::size_t>(count)] = static_cast<std::uint8_t>(which);
      rest[static_cast<std::size_t>(count++)] = open;
    }
  };

  /// Whether `number` covers other than the base itself can contain these places.
  bool is_coverable(PlaceSet rest, std::size_t base, int number) const {
    if (rest == 0) return true;
    if (number == 0) return false;
    HouseSet choices = places_.houses_of[static_cast<std::size_t>(std::countr_zero(rest))] &
                       may_be_cover_ & ~bit(base);
    while (choices != 0) {
      if (is_coverable(rest & ~places_.houses[pop_least(choices)], base, number - 1)) return true;
    }
    return false;
  }

  /// Chooses the level-th cover among `choices` and those after it.
  void choose_cover(int level, HouseSet choices, HouseSet covers) {
    const Bases& before = bases_[static_cast<std::size_t>(level - 1)];
    Bases& after = bases_[static_cast<std::size_t>(level)];
    PlaceSet wanted = 0;
    for (std::size_t i = 0; i < static_cast<std::size_t>(before.count); ++i) {
      wanted |= before.rest[i];
    }
    while (choices != 0) {
      const std::size_t cover = pop_least(choices);
      const PlaceSet covered = places_.houses[cover];
      if ((covered & wanted) == 0) continue;
      after.count = 0;
      for (std::size_t i = 0; i < static_cast<std::size_t>(before.count); ++i) {
        const PlaceSet rest = before.rest[i] & ~covered;
        const std::size_t base = before.house[i];
        if (base != cover && is_coverable(rest, base, size_ - 1 - level)) after.add(base, rest);
      }
      if (after.count < size_) continue;
      // The second condition always holds; it tells GCC 12 so, too.
      if (level < size_ - 1 && level + 1 < kLargestFish) {
        choose_cover(level + 1, choices, covers | bit(cover));
      } else {
        choose_bases(after, 0, 0, 0, 0, covers | bit(cover));
      }
      if (found_.size() >= kMostFound) return;
    }
  }

  /// Chooses `size_` covered bases without common places.
  void choose_bases(const Bases& all, int from, int number, HouseSet bases, PlaceSet used,
                    HouseSet covers) {
    if (number == size_) {
      if (is_minimal(bases, covers)) found_.push_back({bases, covers});
      return;
    }
    for (int i = from; i <= all.count - (size_ - number); ++i) {
      const std::size_t house = all.house[static_cast<std::size_t>(i)];
      const PlaceSet here = places_.houses[house] & free_;
      if ((here & used) != 0) continue;
      choose_bases(all, i + 1, number + 1, bases | bit(house), used | here, covers);
    }
  }

  /// Whether no fewer covers hold more bases than their number, unless those bases make no fish with the target.
  bool is_minimal(HouseSet bases, HouseSet covers) const {
    // The subsets of a set of bits, from large to small.
    for (HouseSet part = (covers - 1) & covers; part != 0; part = (part - 1) & covers) {
      const PlaceSet outside = free_ & ~places_.in(part);
      int room = std::popcount(part);
      PlaceSet held = 0;
      for (HouseSet rest = bases; rest != 0;) {
        const PlaceSet here = places_.houses[pop_least(rest)];
        if ((here & outside) != 0) continue;
        held |= here;
        --room;
      }
      if (room < 0 && (held & near_) != 0) return false;
    }
    return true;
  }

  const DigitPlaces& places_;
  const PlaceSet free_, near_;
  const int size_;
  const HouseSet may_be_cover_;
  std::vector<Overfull>& found_;
  std::array<Bases, kLargestFish> bases_;
};

}  // namespace

void find_overfull(const DigitPlaces& places, PlaceSet free, PlaceSet near, HouseSet may_be_base,
                   HouseSet may_be_cover, int size, std::vector<Overfull>& found) {
  OverfullSearch(places, free, near, may_be_cover, size, found).run(may_be_base);
}

Fish fish_of(const DigitPlaces& places, HouseSet bases, HouseSet covers) {
  Fish fish{.bases = bases, .covers = covers};
  PlaceSet in_base = 0, in_cover = 0, in_two_covers = 0;
  while (bases != 0) {
    const PlaceSet here = places.houses[pop_least(bases)];
    fish.endo_fins |= in_base & here;
    in_base |= here;
  }
  while (covers != 0) {
    const PlaceSet here = places.houses[pop_least(covers)];
    in_two_covers |= in_cover & here;
    in_cover |= here;
  }
  fish.fins = (in_base & ~in_cover) | fish.endo_fins;
  fish.pattern = in_base & ~fish.fins;
  fish.eliminations =
      ((in_cover & ~in_base) | in_two_covers) & places.common_peers(fish.fins) & ~fish.fins;
  return fish;
}

FishClass class_of(int size_of_grid, HouseSet bases, HouseSet covers) {
  const HouseSet rows = bit(static_cast<std::size_t>(size_of_grid)) - 1;
  const HouseSet columns = rows << size_of_grid;
  const HouseSet lines = rows | columns;
  const bool crosses = ((bases & columns) == 0 && (covers & rows) == 0) ||
                       ((bases & rows) == 0 && (covers & columns) == 0);
  if (!crosses || (bases & lines) == 0 || (covers & lines) == 0) return FishClass::kMutant;
  return ((bases | covers) & ~lines) == 0 ? FishClass::kBasic : FishClass::kFranken;
}

FishHouses houses_for(const Layout& layout, FishClass fish_class, int search) {
  const HouseSet all = ~HouseSet{0} >> (64 - layout.house_count());
  if (fish_class == FishClass::kMutant) return {all, all};
  const HouseSet rows = bit(static_cast<std::size_t>(layout.size())) - 1;
  const HouseSet columns = rows << layout.size();
  const HouseSet others = fish_class == FishClass::kFranken ? all & ~(rows | columns) : 0;
  if (search == 0) return {rows | others, columns | others};
  return {columns | others, rows | others};
}

}  // namespace nonet::human
