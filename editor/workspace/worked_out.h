// A value computed from a map by a job. While the next value is being computed, the last one stays available.
#pragma once
#include "editor/document/jobs.h"
#include "editor/workspace/room.h"

namespace hexwright::workspace {

template <class T>
class WorkedOut {
public:
    // Call once per frame. `number` identifies the map: when it changes, `work` (see Jobs::start) begins.
    template <class Work>
    void follow(unsigned long long number, Jobs& jobs, Work work) {
        if (number_ != number) {
            job_ = jobs.start(std::move(work));  // Cancels the one before.
            number_ = number;
        }
        if (auto value = job_.take()) value_ = std::move(value);
    }
    bool under_way() const { return job_.started(); }
    const T* value() const { return value_ ? &*value_ : nullptr; }  // nullptr until the first is there.

private:
    unsigned long long number_ = ~0ULL;
    Job<T> job_;
    std::optional<T> value_;
};

}  // namespace hexwright::workspace
