// The person's stamps in the window: kept, taken in hand, renamed, discarded.
#pragma once
#include "editor/session/editor_state.h"

namespace hexwright {

void show_stamps(EditorState& editor, std::filesystem::path folder);  // from now on those of this folder
// a stamp of what is selected, as soon as its name is typed
void begin_naming(EditorState& editor);
bool keep_named(EditorState& editor, const std::string& name);  // false: says why not
void take_stamp(EditorState& editor, const Stamp& stamp);
bool rename(EditorState& editor, const Stamp& stamp, const std::string& name);
void discard(EditorState& editor, const Stamp& stamp);

}  // namespace hexwright
