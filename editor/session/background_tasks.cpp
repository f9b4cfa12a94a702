#include "editor/session/background_tasks.h"

#include "editor/session/editor_state.h"

#include <algorithm>
#include <utility>

namespace hexwright::editor_session {

void BackgroundTasks::take_done(EditorState& editor) {
    while (!waiting_.empty() && !waiting_.front().running()) {
        const Task done = std::move(waiting_.front());
        waiting_.pop_front();  // Removed first, because finishing may start the next one.
        if (!done.finish(editor)) refuse(editor.status, {"errand.no-memory", {{"errand", editor.words(done.words)}}});
    }
}

bool BackgroundTasks::stop() { return !std::exchange(waiting_, {}).empty(); }

bool stop_tasks(EditorState& editor) {
    if (!editor.tasks.stop()) return false;
    if (std::exchange(editor.table.thinking, TableState::Thinking::No) != TableState::Thinking::No)
        editor.table.paused = true;  // Else it would begin to think again at once.
    return true;
}

void BackgroundTasks::forget(std::string_view words) {
    std::erase_if(waiting_, [&](const Task& task) { return task.words.id == words; });
}

bool BackgroundTasks::under_way(std::string_view words) const {
    return std::ranges::any_of(waiting_, [&](const Task& task) { return task.words.id == words; });
}

std::optional<BackgroundTasks::Shown> BackgroundTasks::shown(std::chrono::milliseconds patience) const {
    if (waiting_.empty() || std::chrono::steady_clock::now() - waiting_.front().since < patience) return std::nullopt;
    return Shown{waiting_.front().words, waiting_.front().progress()};
}

}  // namespace hexwright::editor_session
