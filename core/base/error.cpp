#include "core/base/error.h"

namespace nonet {

std::string_view error_key(Errc code) {
  static constexpr std::string_view kKeys[] = {
#define NONET_ROW(code, key) key,
      NONET_ERRORS(NONET_ROW)
#undef NONET_ROW
  };
  return kKeys[static_cast<int>(code)];
}

}  // namespace nonet
