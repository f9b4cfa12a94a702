#include "editor/workspace/background_tasks.h"

#include <algorithm>
#include <utility>

namespace hexwright::workspace {

void BackgroundTasks::finish(std::deque<Task>::iterator task, EditorState& editor, std::vector<Message>& failed) {
    Task done = std::move(*task);
    waiting_.erase(task);  // Removed first, because finishing may start the next one.
    if (!done.finish(editor)) failed.push_back(std::move(done.words));
}

std::vector<Message> BackgroundTasks::take_done(EditorState& editor) {
    std::vector<Message> failed;
    const auto prompt_and_done = [](const Task& task) { return task.urgency == Urgency::Prompt && !task.running(); };
    for (;;) {
        const auto task = std::ranges::find_if(waiting_, prompt_and_done);
        if (task == waiting_.end()) break;
        finish(task, editor, failed);
    }
    while (!waiting_.empty() && !waiting_.front().running()) finish(waiting_.begin(), editor, failed);
    return failed;
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

}  // namespace hexwright::workspace
