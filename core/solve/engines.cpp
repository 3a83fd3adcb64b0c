#include "core/solve/engines.h"

namespace nonet {
namespace {

constexpr std::string_view kKeys[] = {"auto",
#define NONET_ROW(name, key, Search) key,
                                      NONET_ENGINES(NONET_ROW)
#undef NONET_ROW
};

struct Row {
  EngineChoice engine;
  bool (*fits)(const Puzzle&);
};
constexpr Row kRows[] = {
#define NONET_ROW(name, key, Search) {EngineChoice::name, &Search::fits},
    NONET_ENGINES(NONET_ROW)
#undef NONET_ROW
};

}  // namespace

std::span<const std::string_view> engine_keys() {
  return kKeys;
}

std::string_view engine_key(EngineChoice engine) {
  return kKeys[static_cast<std::size_t>(engine)];
}

std::optional<EngineChoice> engine_of(std::string_view key) {
  const auto found = std::find(std::begin(kKeys), std::end(kKeys), key);
  if (found == std::end(kKeys)) return std::nullopt;
  return static_cast<EngineChoice>(found - std::begin(kKeys));
}

EngineChoice engine_for(const Puzzle& puzzle, EngineChoice wanted) {
  for (const Row& row : kRows) {
    if (row.engine == wanted && row.fits(puzzle)) return wanted;
  }
  const auto first = std::find_if(std::begin(kRows), std::end(kRows),
                                  [&](const Row& row) { return row.fits(puzzle); });
  return first->engine;
}

}  // namespace nonet
