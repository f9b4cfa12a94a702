// What can be done about a finding of the checks: go there, mend it, approve it.
#pragma once
#include "editor/desk/room.h"
#include "editor/workspace/editor_state.h"

#include <optional>
#include <string>
#include <vector>

namespace hexwright::desk {

void jump_to(EditorState& editor, const Issue& issue);
// What is wrong with a set-up, or with what a player has in it, by his number; 0 is nobody.
std::vector<const Issue*> troubles_of_setup(const EditorState& editor, const Setup& setup, std::optional<int> player);
void mend(EditorState& editor, const Issue& issue);
void mend_all_like(EditorState& editor, IssueCode code);
void approve_issue(EditorState& editor, const Issue& issue, const std::string& reason);
void approve_no_longer(EditorState& editor, const Issue& issue);

}  // namespace hexwright::desk
