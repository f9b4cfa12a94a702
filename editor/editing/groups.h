// Groups of pieces in the window: made of the selection, chosen, named, hidden and dissolved.
#pragma once
#include "editor/document/edits/groups.h"
#include "editor/editing/room.h"
#include "editor/workspace/states.h"

#include <set>
#include <string>

namespace hexwright::editing {

// The name is asked for in a dialog: for a group of what is selected, or another one for an existing group.
void ask_for_group(EditorState& editor);
void ask_for_group_name(EditorState& editor, const std::string& name);
void answer_group(EditorState& editor);  // What was typed there holds; the dialog stays open where it cannot.

std::set<std::string> groups_selected(const OpenMap& map);  // Of which at least a piece is selected.
void ungroup_selected(EditorState& editor);
void dissolve_group(OpenMap& map, const std::string& name);
void choose_group(OpenMap& map, const std::string& name);  // A hidden one is shown again.

// What is hidden is seen in neither view and cannot be hit; checks know it all the same.
void hide_group(OpenMap& map, const std::string& name, bool hidden);
void hide_selected_groups(EditorState& editor);
void show_all_groups(EditorState& editor);

}  // namespace hexwright::editing
