// Inserts, removes, duplicates and shifts whole levels of the map; each is one step of undo.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

void insert_level(Studio& studio);  // Inserts an empty one at the current level.
void remove_level(Studio& studio);
void duplicate_level(Studio& studio);
void shift_levels(Studio& studio, int by);

}  // namespace hexwright
