// core/human/templates.h: finds template-set, template-delete.
#pragma once

#include "core/human/search.h"

namespace nonet::human {

bool find_templates(Search& search, Technique technique);

}  // namespace nonet::human
