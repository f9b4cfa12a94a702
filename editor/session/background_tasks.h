// What a person asked for and no frame waits for: work on a snapshot, done beside the frames. Its answer is taken at
// the start of a frame, in the order of asking; until then the status line says what is under way, how far it has come,
// and that Esc stops it.
#pragma once
#include "editor/document/jobs.h"
#include "engine/core/message.h"

#include <chrono>
#include <deque>
#include <functional>

namespace hexwright {

struct EditorState;

class BackgroundTasks {
public:
    // `work` takes a JobWatch& and gives a value; `finish` takes the studio and that value. It may find another state
    // of the map than the work began with.
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
    void take_done(EditorState& editor);  // what has an answer, as long as those asked for before have theirs
    bool stop();                          // all of them; false: there were none
    void forget(std::string_view words);  // those that say this
    bool under_way() const { return !waiting_.empty(); }

    struct Shown {
        Message words;
        double progress = 0;  // 0 to 1; 0: nobody knows
    };
    // The first of them, once it has taken long enough to be worth a word.
    std::optional<Shown> shown(std::chrono::milliseconds patience = std::chrono::milliseconds(250)) const;

private:
    struct Task {
        Message words;
        std::chrono::steady_clock::time_point since;
        std::function<bool()> running;
        std::function<double()> progress;
        std::function<bool(EditorState&)> finish;  // false: there was no memory for it
    };
    std::deque<Task> waiting_;
};

}  // namespace hexwright
