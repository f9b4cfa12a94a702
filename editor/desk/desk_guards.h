// Which tests guard what: the tests of the scenario on the desk are run, as it is and without each of its rules,
// modifiers, wins and zones, beside the frames.
#pragma once
#include "editor/desk/room.h"
#include "editor/workspace/desk_state.h"
#include "editor/workspace/states.h"

#include <optional>

namespace hexwright::desk {

void look_for_guards(EditorState& editor);  // Says so when it is done; refused where the scenario has no tests.

// Of a test, rule, modifier, win or zone; nullopt for other words, and where nobody has looked since the last change.
std::optional<GuardMark> guard_mark(const OpenMap& map, const WordPath& word);

}  // namespace hexwright::desk
