#include "editor/session/background_tasks.h"

#include "editor/session/editor_state.h"
#include "editor/session/table_advice.h"

#include <algorithm>
#include <utility>

namespace hexwright::editor_session {

void BackgroundTasks::finish(std::deque<Task>::iterator task, EditorState& editor) {
    const Task done = std::move(*task);
    waiting_.erase(task);  // Removed first, because finishing may start the next one.
    if (!done.finish(editor)) refuse(editor.status, {"errand.no-memory", {{"errand", editor.words(done.words)}}});
}

void BackgroundTasks::take_done(EditorState& editor) {
    const auto prompt_and_done = [](const Task& task) { return task.urgency == Urgency::Prompt && !task.running(); };
    for (;;) {
        const auto task = std::ranges::find_if(waiting_, prompt_and_done);
        if (task == waiting_.end()) break;
        finish(task, editor);
    }
    while (!waiting_.empty() && !waiting_.front().running()) finish(waiting_.begin(), editor);
}

bool BackgroundTasks::any_done() const {
    return std::ranges::any_of(waiting_, [&](const Task& task) {
        return !task.running() && (task.urgency == Urgency::Prompt || &task == &waiting_.front());
    });
}

bool BackgroundTasks::stop() { return !std::exchange(waiting_, {}).empty(); }

std::deque<BackgroundTasks::Task>::const_iterator BackgroundTasks::first() const {
    const auto prompt = std::ranges::find(waiting_, Urgency::Prompt, &Task::urgency);
    return prompt == waiting_.end() ? waiting_.begin() : prompt;
}

std::optional<Message> BackgroundTasks::stop_shown() {
    if (waiting_.empty()) return {};
    const auto task = first();
    Message words = task->words;
    waiting_.erase(task);
    return words;
}

bool stop_tasks(EditorState& editor) {
    const auto stopped = editor.tasks.stop_shown();
    if (!stopped) return false;
    if (stopped->id != thinking_task) return true;
    editor.table.thinking = TableState::Thinking::No;
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
    if (waiting_.empty() || std::chrono::steady_clock::now() - first()->since < patience) return std::nullopt;
    return Shown{first()->words, first()->progress()};
}

std::optional<BackgroundTasks::Shown> BackgroundTasks::shown(std::string_view words) const {
    const auto task = std::ranges::find_if(waiting_, [&](const Task& each) { return each.words.id == words; });
    if (task == waiting_.end()) return std::nullopt;
    return Shown{task->words, task->progress()};
}

}  // namespace hexwright::editor_session
