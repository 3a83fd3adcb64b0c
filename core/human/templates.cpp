#include "core/human/templates.h"

#include "core/human/digit_places.h"

namespace nonet::human {
namespace {

/// What the templates of a digit say.
struct Verdict {
  CellSet always, never;
  bool is_possible = true;
};

/// `taken`: cells that belong to other digits.
Verdict verdict_of(const DigitPlaces& places, const CellSet& taken) {
  const PlaceSet allowed = places.all & ~places.set_of(taken);
  PlaceSet some = 0, always = places.all;
  for (PlaceSet unknown = allowed; unknown != 0;) {
    const PlaceSet place = bit(pop_least(unknown));
    const PlaceSet found = places.template_in(allowed, place);
    some |= found;
    if (found != 0) always &= found;
    unknown &= ~found;
  }
  if (some == 0) return {{}, {}, false};
  for (PlaceSet rest = always; rest != 0;) {
    const PlaceSet place = bit(pop_least(rest));
    const PlaceSet found = places.template_in(allowed & ~place);
    if (found == 0) continue;
    always &= found;
    rest &= found;
  }
  return {places.cells_of(always), places.cells_of(places.all & ~some)};
}

}  // namespace

bool find_templates(Search& search, Technique technique) {
  const Board& board = search.board();
  std::array<Verdict, kLargestSize + 1> verdicts{};
  for (bool is_changed = true; is_changed;) {
    is_changed = false;
    for (const AllDigitPlaces::Item& item : all_digit_places(search).items) {
      if (search.is_cancelled()) return true;
      const DigitPlaces& places = item.places;
      const std::size_t index = places.digit;
      CellSet taken;
      for (std::size_t other = 1; other < verdicts.size(); ++other) {
        if (other != index) taken |= verdicts[other].always;
      }
      const Verdict next = verdict_of(places, taken);
      if (!next.is_possible) return false;  // the board has no solution
      if (next.always == verdicts[index].always && next.never == verdicts[index].never) continue;
      verdicts[index] = next;
      is_changed = true;
    }
  }
  for (int number = 1; number <= board.size(); ++number) {
    const Digit digit = static_cast<Digit>(number);
    const Verdict& verdict = verdicts[digit];
    Step step{.technique = technique, .digits = {digit}};
    if (technique == Technique::kTemplateSet) {
      for (const Cell cell : verdict.always) step.placements.push_back({cell, digit});
    } else {
      for (const Cell cell : verdict.never) step.eliminations.push_back({cell, digit});
    }
    if (search.report(std::move(step))) return true;
  }
  return false;
}

}  // namespace nonet::human
