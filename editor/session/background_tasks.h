// Work that a person asked for and no frame waits for, done on a snapshot by a job. Results are taken at the start of a
// frame, in the order in which the tasks were started. Until then the status line shows what is under way, its
// progress, and that Esc stops it.
#pragma once
#include "editor/document/jobs.h"
#include "editor/session/room.h"
#include "engine/core/message.h"

#include <chrono>
#include <deque>
#include <functional>

namespace hexwright::editor_session {

struct EditorState;

class BackgroundTasks {
public:
    // `work` takes a JobWatch& and returns a value; `finish` takes the EditorState and that value. By then the map may
    // have changed since the work began.
    template <class Work, class Finish>
    void start(Jobs& jobs, Message words, Work work, Finish finish) {
        using Value = std::invoke_result_t<Work&, JobWatch&>;
        auto job = std::make_shared<Job<Value>>(jobs.start(std::move(work)));
        waiting_.push_back({std::move(words), std::chrono::steady_clock::now(), [job] { return job->running(); },
                            [job] { return job->progress(); },
                            [job, finish = std::move(finish)](EditorState& editor) {
                                auto value = job->take();
                                if (value) finish(editor, std::move(*value));
                                return value.has_value();
                            }});
    }
    // Finishes the tasks that are done, in order, up to the first that is still running.
    void take_done(EditorState& editor);
    bool any_done() const { return !waiting_.empty() && !waiting_.front().running(); }
    bool stop();                          // Stops all of them; returns false if there were none.
    void forget(std::string_view words);  // Drops the tasks with these words.
    bool under_way() const { return !waiting_.empty(); }
    bool under_way(std::string_view words) const;  // Whether a task with these words is.

    struct Shown {
        Message words;
        double progress = 0;  // In 0..1; 0 means unknown.
    };
    // The first task, once it has taken long enough to be worth showing.
    std::optional<Shown> shown(std::chrono::milliseconds patience = std::chrono::milliseconds(250)) const;

private:
    struct Task {
        Message words;
        std::chrono::steady_clock::time_point since;
        std::function<bool()> running;
        std::function<double()> progress;
        std::function<bool(EditorState&)> finish;  // Returns false if it ran out of memory.
    };
    std::deque<Task> waiting_;
};

// Esc: stops all of them, and a game whose computer was thinking pauses. Returns false if there were none.
bool stop_tasks(EditorState& editor);

}  // namespace hexwright::editor_session
