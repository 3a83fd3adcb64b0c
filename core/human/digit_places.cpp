#include "core/human/digit_places.h"

namespace nonet::human {
namespace {

/// The search for a template: houses with one place left are served first, then a house is tried place by place.
class TemplateSearch {
 public:
  explicit TemplateSearch(const DigitPlaces& places) : places_(places) {}

  /// `free`: what may still be taken; `open`: the houses that lack the digit.
  PlaceSet complete(PlaceSet free, PlaceSet taken, HouseSet open) {
    PlaceSet choice = 0;
    bool is_changed = true;
    while (is_changed) {
      is_changed = false;
      choice = 0;
      for (HouseSet rest = open; rest != 0;) {
        const std::size_t house = pop_least(rest);
        if ((open & bit(house)) == 0) continue;
        const PlaceSet here = places_.houses[house] & free;
        if (here == 0) return 0;
        if (has_two(here)) {
          if (choice == 0 || !has_two(here & (here - 1))) choice = here;
          continue;
        }
        take(static_cast<std::size_t>(std::countr_zero(here)), free, taken, open);
        is_changed = true;
      }
    }
    if (open == 0) return taken;
    if (--budget_ < 0) return taken | free;
    while (choice != 0) {
      const std::size_t place = pop_least(choice);
      PlaceSet next_free = free, next_taken = taken;
      HouseSet next_open = open;
      take(place, next_free, next_taken, next_open);
      if (const PlaceSet found = complete(next_free, next_taken, next_open)) return found;
      free &= ~bit(place);
    }
    return 0;
  }

  void take(std::size_t place, PlaceSet& free, PlaceSet& taken, HouseSet& open) const {
    free &= ~(places_.peers[place] | bit(place));
    taken |= bit(place);
    open &= ~places_.houses_of[place];
  }

 private:
  const DigitPlaces& places_;
  int budget_ = 2000;
};

}  // namespace

DigitPlaces::DigitPlaces(const Board& board, Digit of_digit) : digit(of_digit) {
  const Layout& layout = board.layout();
  const CellSet& where = board.places(digit);
  if (where.empty() || where.count() > 64 || layout.house_count() > 64) return;
  houses.fill(0);
  for (const Cell cell : where) {
    cells[count] = cell;
    houses_of[count] = 0;
    for (const std::uint16_t house : layout.houses_of(cell)) {
      houses_of[count] |= bit(house);
      houses[house] |= bit(count);
    }
    ++count;
  }
  all = ~PlaceSet{0} >> (64 - count);
  for (std::size_t place = 0; place < count; ++place) {
    peers[place] = in(houses_of[place]) & ~bit(place);
  }
  for (int house = 0; house < layout.house_count(); ++house) {
    if (!board.is_placed(digit, house)) lacking |= bit(static_cast<std::size_t>(house));
  }
  is_usable = true;
}

std::size_t DigitPlaces::index_of(Cell cell) const {
  std::size_t place = 0;
  while (cells[place] != cell) ++place;
  return place;
}

PlaceSet DigitPlaces::set_of(const CellSet& cells_of_set) const {
  PlaceSet found = 0;
  for (std::size_t place = 0; place < count; ++place) {
    if (cells_of_set.contains(cells[place])) found |= bit(place);
  }
  return found;
}

CellSet DigitPlaces::cells_of(PlaceSet some) const {
  CellSet found;
  while (some != 0) found.insert(cells[pop_least(some)]);
  return found;
}

PlaceSet DigitPlaces::common_peers(PlaceSet some) const {
  PlaceSet common = all;
  while (some != 0) common &= peers[pop_least(some)];
  return common;
}

PlaceSet DigitPlaces::in(HouseSet some) const {
  PlaceSet found = 0;
  while (some != 0) found |= houses[pop_least(some)];
  return found;
}

PlaceSet DigitPlaces::template_in(PlaceSet allowed, PlaceSet start) const {
  TemplateSearch search(*this);
  PlaceSet taken = 0;
  HouseSet open = lacking;
  if (start != 0) {
    search.take(static_cast<std::size_t>(std::countr_zero(start)), allowed, taken, open);
  }
  return search.complete(allowed, taken, open);
}

PlaceSet DigitPlaces::in_no_template() const {
  PlaceSet unknown = all, never = 0;
  while (unknown != 0) {
    const PlaceSet place = unknown & (0 - unknown);
    const PlaceSet found = template_in(all, place);
    if (found == 0) never |= place;
    unknown &= ~(place | found);
  }
  return never == all ? 0 : never;
}

const AllDigitPlaces& all_digit_places(Search& search) {
  auto& kept = search.facts().digit_places;
  if (kept == nullptr) {
    auto made = std::make_shared<AllDigitPlaces>();
    for (int number = 1; number <= search.board().size(); ++number) {
      const DigitPlaces places(search.board(), static_cast<Digit>(number));
      if (places.is_usable) made->items.push_back({places, places.in_no_template()});
    }
    kept = made;
  }
  return *kept;
}

}  // namespace nonet::human
