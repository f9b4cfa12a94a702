#include "editor/editing/tasks.h"

namespace hexwright::editing {

void take_done_tasks(EditorState& editor) {
    for (const Message& words : editor.tasks.take_done(editor))
        refuse(editor.status, {"errand.no-memory", {{"errand", editor.words(words)}}});
}

bool stop_tasks(EditorState& editor) {
    const auto stopped = editor.tasks.stop_shown();
    if (!stopped) return false;
    if (stopped->id != thinking_task) return true;
    editor.table.thinking = TableState::Thinking::No;
    editor.table.paused = true;  // Else it would begin to think again at once.
    return true;
}

}  // namespace hexwright::editing
