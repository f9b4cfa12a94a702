#include "editor/editing/tasks.h"

#include "editor/workspace/editor_state.h"

namespace hexwright::editing {

void take_done_tasks(EditorState& editor) {
    for (const Message& words : editor.map.tasks.take_done(editor))
        refuse(editor.map.status, {"errand.no-memory", {{"errand", editor.words(words)}}});
}

bool stop_tasks(OpenMap& map) {
    const auto stopped = map.tasks.stop_shown();
    if (!stopped) return false;
    if (stopped->id != thinking_task) return true;
    map.table.thinking = TableState::Thinking::No;
    map.table.paused = true;  // Else it would begin to think again at once.
    return true;
}

}  // namespace hexwright::editing
