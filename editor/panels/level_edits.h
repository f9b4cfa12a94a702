// Whole levels of the map: inserted, removed, doubled, shifted; each one step of undo.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

void insert_level(Studio& studio);  // an empty one, at the level worked on
void remove_level(Studio& studio);
void duplicate_level(Studio& studio);
void shift_levels(Studio& studio, int by);

}  // namespace hexwright
