// core/format/interactive_tables.h: the tables that a text of Interactive-Sudoku-Solver (interactive.h) carries in base64: relations of two
// cells, automata, sets of cells, regular expressions.
//
// All use the alphabet A–Z a–z 0–9 - _ (RFC 4648, section 5); padding may be missing.
#pragma once

#include <cstdint>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "core/model/model.h"

namespace nonet {

/// The relation of which bit i · value_count + j says whether digit i + 1 goes with digit j + 1. Six bits a character, the
/// lowest first; what is missing at the end is 0.
std::shared_ptr<const RelationTable> read_relation(std::string_view text, int value_count);

/// The numbers of the bits that are set; six bits a character, the lowest first.
std::optional<std::vector<std::size_t>> read_bits(std::string_view text);

/// Bytes, eight bits after another.
std::optional<std::string> read_base64(std::string_view text);

/// An automaton over digits 1..value_count. In its text, as bits, the highest of each byte first, b = bits of a state − 1:
///   2 form: 0 plain, 1 packed · 4 b − 1 · 4 symbols − 1 · b start states · b accepting states that are no start states ·
///   for each start state, the last one first: 1 whether it accepts · plain only: 4 bits of a state's number of edges
///   then state by state, plain: number of edges, and for each its symbol and state; packed: which symbols have an edge, the last one
///   first, and for each from the first on its state
/// States are in this order: start states, other accepting states, the others. No text is an automaton that accepts nothing.
/// With two `segments` or more (their lengths, 0 too, of a list of cells one after another), symbol value_count + 1 stands between segments,
/// and the result reads the cells without it.
std::shared_ptr<const AutomatonTable> read_automaton(std::string_view text, int value_count,
                                                     const std::vector<std::size_t>& segments);

}  // namespace nonet
