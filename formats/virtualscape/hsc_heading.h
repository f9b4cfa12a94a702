// The words of a Virtualscape file as those of a scenario.
#pragma once
#include "engine/scenario/scenario.h"
#include "formats/virtualscape/hsc_document.h"

namespace hexwright {

std::string hsc_name(HscText text);                  // as titles and authors can be
std::string hsc_story(const HscDocument& document);  // the scenario text in plain letters
bool hsc_story_is_cut(const HscDocument& document);  // longer than a story can be

}  // namespace hexwright
