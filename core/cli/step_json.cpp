#include "core/cli/step_json.h"

#include "core/cli/messages.h"
#include "core/human/step_text.h"

namespace nonet::cli {
namespace {

using namespace nonet::human;

Json json_of(Candidate candidate, const Layout& layout) {
  return {{"cell", cell_name(candidate.cell, layout.geometry())}, {"digit", candidate.digit}};
}

Json json_of(const std::vector<Candidate>& candidates, const Layout& layout) {
  Json list = Json::array();
  for (const Candidate candidate : candidates) list.push_back(json_of(candidate, layout));
  return list;
}

Json names_of(const CellSet& cells, const Layout& layout) {
  Json list = Json::array();
  for (const Cell cell : cells) list.push_back(cell_name(cell, layout.geometry()));
  return list;
}

Json list_of(DigitSet digits) {
  Json list = Json::array();
  while (!digits.empty()) list.push_back(digits.pop_first());
  return list;
}

Json json_of(const ChainNode& node, const Layout& layout) {
  Json object = {{"digit", node.digit}, {"on", node.on}, {"cells", names_of(node.cells, layout)}};
  if (node.set >= 0) object["set"] = node.set;
  if (!node.also.empty()) object["also"] = node.also;
  return object;
}

}  // namespace

Json json_of(const Step& step, const Layout& layout) {
  const TechniqueRow& row = row_of(step.technique);
  Json object = {{"technique", row.key}};
  if (row.se_rating != 0) object["se"] = row.se_rating / 10.0;
  if (!row.hodoku_code.empty()) object["hodoku"] = row.hodoku_code;
  object["placements"] = json_of(step.placements, layout);
  object["eliminations"] = json_of(step.eliminations, layout);
  if (!step.digits.empty()) object["digits"] = step.digits;
  for (const StepHouse& house : step.houses) {
    object["houses"].push_back(
        {{"house", house_text(house.house, layout)}, {"role", house_role_key(house.role)}});
  }
  for (const StepCells& group : step.cells) {
    object["cells"].push_back({{"cells", names_of(group.cells, layout)},
                               {"digits", list_of(group.digits)},
                               {"role", cells_role_key(group.role)}});
  }
  for (const Mark& mark : step.marks) {
    Json& added = object["marks"].emplace_back(json_of(mark.candidate, layout));
    added["role"] = mark_role_key(mark.role);
    if (mark.group != 0) added["group"] = mark.group;
  }
  for (const Chain& chain : step.chains) {
    Json nodes = Json::array();
    for (const ChainNode& node : chain.nodes) nodes.push_back(json_of(node, layout));
    object["chains"].push_back(nodes);
  }
  return object;
}

}  // namespace nonet::cli
