// A drawing as one WebP picture for pages that must stay small: a third of its PNG, with a loss that is not seen.
#pragma once
#include "formats/export/room.h"
#include "formats/paper/sheet/drawing.h"

#include <string>

namespace hexwright::exports {

// `width_px` from side to side. Empty where there is nothing to draw, or if it would be too large.
std::string to_still(const Drawing& drawing, int width_px);

}  // namespace hexwright::exports
