#include "core/human/templates.h"

namespace nonet::human {

bool find_templates(Search&, Technique) {
  return false;
}

}  // namespace nonet::human
