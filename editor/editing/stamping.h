// The person's stamps in the window: saving, taking in hand, renaming, discarding.
#pragma once
#include "editor/document/own/stamps.h"
#include "editor/editing/room.h"
#include "editor/workspace/states.h"

namespace hexwright::editing {

void show_stamps(EditorState& editor, std::filesystem::path folder);
// Starts a stamp of the selection; it is saved once its name is typed.
void begin_naming(EditorState& editor);
bool keep_named(EditorState& editor, const std::string& name);  // Returns false if it failed, and shows why.
void take_stamp(EditorState& editor, const Stamp& stamp);
bool rename(EditorState& editor, const Stamp& stamp, const std::string& name);
void discard(EditorState& editor, const Stamp& stamp);

}  // namespace hexwright::editing
