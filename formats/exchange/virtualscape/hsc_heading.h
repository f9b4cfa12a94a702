// The title, author and scenario text of a Virtualscape file, converted for a scenario.
#pragma once
#include "engine/scenario/scenario.h"
#include "formats/exchange/room.h"
#include "formats/exchange/virtualscape/hsc_document.h"

namespace hexwright::exchange {

std::string hsc_name(HscText text);                  // Cut and cleaned as titles and authors require.
std::string hsc_story(const HscDocument& document);  // The scenario text as plain text.
bool hsc_story_is_cut(const HscDocument& document);  // True when the text is longer than a story can be.

}  // namespace hexwright::exchange
