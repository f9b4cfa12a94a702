// The person's stamps in the window: kept, taken in hand, renamed, discarded.
#pragma once
#include "editor/panels/studio.h"

namespace hexwright {

void show_stamps(Studio& studio, std::filesystem::path folder);  // from now on those of this folder
// a stamp of what is selected, as soon as its name is typed
void begin_naming(Studio& studio);
bool keep_named(Studio& studio, const std::string& name);  // false: says why not
void take_stamp(Studio& studio, const Stamp& stamp);
bool rename(Studio& studio, const Stamp& stamp, const std::string& name);
void discard(Studio& studio, const Stamp& stamp);

}  // namespace hexwright
