// What can be done about a finding of the checks: go there, mend it, approve it.
#pragma once
#include "editor/session/editor_state.h"
#include "editor/session/room.h"

namespace hexwright::editor_session {

void jump_to(EditorState& editor, const Issue& issue);
void mend(EditorState& editor, const Issue& issue);
void mend_all_like(EditorState& editor, IssueCode code);
void approve_issue(EditorState& editor, const Issue& issue, const std::string& reason);
void approve_no_longer(EditorState& editor, const Issue& issue);

}  // namespace hexwright::editor_session
