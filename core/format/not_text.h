// core/format/not_text.h: what a file is that is no text at all.
//
// People drop pictures and archives onto the page. The first bytes of the usual ones tell their
// names; a zero byte, or one control character in twenty, tells that it is no text.
// Tested by tests/core/format/wrong_file_test.cpp.
#pragma once

#include <string_view>

namespace nonet {

/// "PNG", "PDF", "ZIP" … for the beginning of a file (or any line of it), "binary data" where
/// it is nothing known; empty: it may be text.
std::string_view not_text(std::string_view beginning);

}  // namespace nonet
