// The person's stamps in the window: saving, taking in hand, renaming, discarding.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

// Shows the stamps of this folder from now on.
void show_stamps(Studio& studio, std::filesystem::path folder);
// Starts a stamp of the selection; it is saved once its name is typed.
void begin_naming(Studio& studio);
bool keep_named(Studio& studio, const std::string& name);  // Returns false if it failed, and shows why.
void take_stamp(Studio& studio, const Stamp& stamp);
bool rename(Studio& studio, const Stamp& stamp, const std::string& name);
void discard(Studio& studio, const Stamp& stamp);

}  // namespace hexwright
