// A value worked out of a map beside the frames. While the next one is under way the last one stays to be looked at.
#pragma once
#include "editor/document/jobs.h"

namespace hexwright {

template <class T>
class WorkedOut {
public:
    // Once a frame. `number` tells maps apart: `work` (see Jobs::start) begins when it is another one than before.
    template <class Work>
    void follow(unsigned long long number, Jobs& jobs, Work work) {
        if (number_ != number) {
            job_ = jobs.start(std::move(work));  // the one before is cancelled
            number_ = number;
        }
        if (auto value = job_.take()) value_ = std::move(value);
    }
    bool under_way() const { return job_.started(); }
    const T* value() const { return value_ ? &*value_ : nullptr; }  // null until the first is there

private:
    unsigned long long number_ = ~0ULL;
    Job<T> job_;
    std::optional<T> value_;
};

}  // namespace hexwright
