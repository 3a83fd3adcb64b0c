#include "core/cli/rating_json.h"

namespace nonet::cli {

void add(Json& object, const rate::SeRating& se) {
  object["se"] = {{"er", se.er / 10.0},
                  {"ep", se.ep / 10.0},
                  {"ed", se.ed / 10.0},
                  {"hardest", rate::se_technique_key(se.hardest)}};
}

void add(Json& object, const rate::HodokuRating& hodoku) {
  object["hodoku"] = {{"level", human::level_key(hodoku.level)}, {"score", hodoku.score}};
}

void add(Json& object, const rate::Grading& grading) {
  object["grade"] = rate::grade_key(grading.grade);
  object["effort"] = grading.effort;
  object["techniques"] = Json::object();
  for (const auto& [technique, count] : grading.techniques) {
    object["techniques"][std::string(human::row_of(technique).key)] = count;
  }
}

}  // namespace nonet::cli
