// core/model/rules.h: rules that several constraints are lowered to.
#pragma once

#include <functional>
#include <memory>
#include <span>
#include <vector>

#include "core/model/board.h"
#include "core/model/model.h"

namespace nonet {

/// The table of the pairs of values for which `goes` holds. Cost: value_count².
std::shared_ptr<const RelationTable> relation_table(const Board& board,
                                                    const std::function<bool(int, int)>& goes);

/// Relations of one table between each two neighbours of a line.
void add_along_line(std::span<const Cell> line, const std::shared_ptr<const RelationTable>& table,
                    Rules& into);

/// Cells with different digits that have this sum. No rule if no digits have it: then a rule that nothing keeps.
void add_different_with_sum(std::span<const Cell> cells, int sum, const Board& board, Rules& into);

/// Σ factor · value = total, where cells may occur several times.
void add_sum(std::vector<Sum::Term> terms, int total, Rules& into);

/// Terms of factor `factor` for each cell, after those that are there.
void add_terms(std::span<const Cell> cells, int factor, std::vector<Sum::Term>& terms);

/// A rule that nothing keeps.
Rule impossible();

/// How far one cell of the grid is from another: rows down, columns to the right.
using Offset = int[2];
/// Any two cells of the grid that are one of the offsets apart hold different digits.
void add_different_at(const Board& board, std::span<const Offset> offsets, Rules& into);
bool are_different_at(const Board& board, std::span<const Offset> offsets,
                      std::span<const int> values);

}  // namespace nonet
