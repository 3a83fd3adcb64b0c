// core/format/not_text.h: recognises files that are not text.
//
// People drop pictures and archives onto the page. The first bytes identify the usual ones; otherwise
// a zero byte, or one control character in twenty, shows that a file is not text.
// Tested by tests/core/format/wrong_file_test.cpp.
#pragma once

#include <string_view>

namespace nonet {

/// "PNG", "PDF", "ZIP" … for the beginning of a file (or any line of it), "binary data" for other
/// files that are not text; empty: it may be text.
std::string_view not_text(std::string_view beginning);

}  // namespace nonet
