// tests/fuzz/read_fuzz.cpp: any bytes, read in one format (kFuzzFormat) or in the detected one ("").
// read_check.h has the properties that must hold. Compiled once; each target adds the name of its
// format.
//
//   cmake --preset fuzz && cmake --build --preset fuzz
//   build/fuzz/tests/fuzz/read_fuzz -max_total_time=60 -max_len=2000
#include <cstddef>
#include <cstdint>
#include <cstdio>
#include <cstdlib>
#include <string_view>

#include "tests/fuzz/read_check.h"

extern const char* const kFuzzFormat;

extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size) {
  const std::string_view text(reinterpret_cast<const char*>(data), size);
  // The seed of the cuts is a hash of the text, so that a text is always cut in the same way.
  std::uint32_t seed = 2166136261u;
  for (const char character : text) {
    seed = (seed ^ static_cast<unsigned char>(character)) * 16777619u;
  }
  const auto wrong = nonet::check_reading(text, kFuzzFormat, seed);
  if (!wrong.empty()) {
    std::fprintf(stderr, "%s\n", wrong.c_str());
    std::abort();
  }
  return 0;
}
