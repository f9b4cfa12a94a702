// Work that a person asked for and no frame waits for, done on a snapshot by a job. Results are taken at the start of a
// frame, in the order in which the tasks were started; those of prompt ones as soon as they are there. Until then the
// status line shows what is under way, its progress, and that Esc stops it.
#pragma once
#include "editor/document/jobs.h"
#include "editor/workspace/room.h"
#include "engine/core/message.h"

#include <chrono>
#include <deque>
#include <functional>
#include <memory>
#include <optional>
#include <string_view>
#include <utility>
#include <vector>

namespace hexwright::workspace {

struct EditorState;

// What the tasks of the table say of themselves.
inline constexpr std::string_view chances_task = "chances.under-way", thinking_task = "table.thinks";

class BackgroundTasks {
public:
    // `work` takes a JobWatch& and returns a value; `finish` takes the EditorState and that value. By then the map may
    // have changed since the work began.
    template <class Work, class Finish>
    void start(Jobs& jobs, Message words, Work work, Finish finish, Urgency urgency = Urgency::Usual) {
        using Value = std::invoke_result_t<Work&, JobWatch&>;
        auto job = std::make_shared<Job<Value>>(jobs.start(std::move(work), urgency));
        waiting_.push_back({std::move(words), urgency, std::chrono::steady_clock::now(),
                            [job] { return job->running(); }, [job] { return job->progress(); },
                            [job, finish = std::move(finish)](EditorState& editor) {
                                auto value = job->take();
                                if (value) finish(editor, std::move(*value));
                                return value.has_value();
                            }});
    }
    // Finishes the tasks that are done, in order, up to the first that is still running; prompt ones before all others.
    // Returns the words of those for which the memory was not enough.
    std::vector<Message> take_done(EditorState& editor);
    bool any_done() const;
    bool stop();                          // Stops all of them; returns false if there were none.
    std::optional<Message> stop_shown();  // Stops the one that shown() shows; its words, if there was one.
    void forget(std::string_view words);  // Drops the tasks with these words.
    bool under_way() const { return !waiting_.empty(); }
    bool under_way(std::string_view words) const;  // Whether a task with these words is.

    struct Shown {
        Message words;
        double progress = 0;  // In 0..1; 0 means unknown.
    };
    // The first task, a prompt one before all others, once it has taken long enough to be worth showing.
    std::optional<Shown> shown(std::chrono::milliseconds patience = std::chrono::milliseconds(250)) const;
    std::optional<Shown> shown(std::string_view words) const;  // The one with these words.

private:
    struct Task {
        Message words;
        Urgency urgency = Urgency::Usual;
        std::chrono::steady_clock::time_point since;
        std::function<bool()> running;
        std::function<double()> progress;
        std::function<bool(EditorState&)> finish;  // Returns false if it ran out of memory.
    };
    void finish(std::deque<Task>::iterator task, EditorState& editor, std::vector<Message>& failed);
    std::deque<Task>::const_iterator first() const;

    std::deque<Task> waiting_;
};

}  // namespace hexwright::workspace
