// A thread pool for work beside the frames. A job takes all it needs by value (a snapshot) and returns a value. The
// caller holds a handle, asks for the value at the start of a frame, and cancels the job by destroying the handle.
#pragma once
#include "editor/document/room.h"

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <thread>
#include <type_traits>
#include <vector>

namespace hexwright::document {

// The job as seen by its work; long work should check cancelled() or stopped() often.
class JobWatch {
public:
    bool cancelled() const { return cancelled_.load(std::memory_order_relaxed); }
    // The same for work that may take minutes: it gives way here, and comes back only when no prompt job is open.
    bool stopped() const;
    void progress(double share) { progress_.store(share, std::memory_order_relaxed); }  // In 0..1.

private:
    template <class T>
    friend class Job;
    friend class Jobs;
    std::atomic<bool> cancelled_ = false, done_ = false;
    std::atomic<double> progress_ = 0;
    const std::atomic<int>* prompt_ = nullptr;  // How many prompt jobs are open; nullptr for those that never give way.
};

// A handle; destroying it cancels the job.
template <class T>
class Job {
public:
    Job() = default;
    Job(Job&&) noexcept = default;
    Job& operator=(Job&& other) noexcept {
        cancel();
        state_ = std::move(other.state_);
        return *this;
    }
    ~Job() { cancel(); }

    bool started() const { return state_ != nullptr; }  // True until the value is taken.
    bool running() const { return state_ && !state_->done_.load(std::memory_order_acquire); }
    double progress() const { return state_ ? state_->progress_.load(std::memory_order_relaxed) : 0; }
    void cancel() {
        if (state_) state_->cancelled_.store(true, std::memory_order_relaxed);
    }
    // Detaches the handle: the work runs to its end and its value is dropped.
    void let_run() { state_.reset(); }
    // Returns the value once, as soon as it is there. nullopt for work that is not done, was cancelled before it began,
    // or ran out of memory.
    std::optional<T> take() {
        if (!state_ || running()) return std::nullopt;
        std::optional<T> value = std::move(state_->value);
        state_.reset();
        return value;
    }

private:
    friend class Jobs;
    struct State : JobWatch {
        std::optional<T> value{};
    };
    std::shared_ptr<State> state_;
};

enum class Urgency : unsigned char {
    Usual,  // As many at once as the machine has processors.
    // On a thread of their own, in the order they were started; never behind long work.
    Urgent,
    // Likewise, for what a person waits for, such as a computer's thought; long usual work gives way to it.
    Prompt,
};

class Jobs {
public:
    // Number of threads for usual work; 0 means as many as the machine has processors. Threads start with the first
    // job.
    explicit Jobs(unsigned threads = 0);
    ~Jobs();  // Cancels usual work, finishes all urgent work and joins the threads.
    Jobs(const Jobs&) = delete;
    Jobs& operator=(const Jobs&) = delete;

    // `work` takes a JobWatch& and returns the value. It must not throw anything but std::bad_alloc.
    template <class Work>
    auto start(Work work, Urgency urgency = Urgency::Usual) {
        using T = std::invoke_result_t<Work&, JobWatch&>;
        auto state = std::make_shared<typename Job<T>::State>();
        if (urgency == Urgency::Usual) state->prompt_ = &prompt_open_;
        push({state, [state, work = std::move(work)]() mutable { state->value.emplace(work(*state)); }}, urgency);
        Job<T> job;
        job.state_ = std::move(state);
        return job;
    }

    // Called on a pool thread whenever a job is done, to wake a sleeping window. An empty function removes the
    // callback.
    void on_done(std::function<void()> wake);
    bool take_news();        // Whether a job has ended since the last call.
    void wait_until_idle();  // For tests and for shutdown.
    // Usual and prompt work, for scripts, whose view must not depend on timing. Urgent work (the journal) may still
    // run.
    void wait_for_usual();

private:
    struct Task {
        std::shared_ptr<JobWatch> watch;
        std::function<void()> work;
    };
    struct Lane {
        std::deque<Task> waiting{};
        std::condition_variable filled{};
        std::size_t open = 0;  // Waiting or running.
    };
    void push(Task task, Urgency urgency);
    void begin_threads();  // Expects mutex_ to be held.
    Lane& lane_of(Urgency urgency);
    void serve(Lane& lane);
    void finish(Task task, Lane& lane);

    std::mutex mutex_;  // Guards everything below except what is atomic.
    Lane usual_, urgent_, prompt_;
    std::condition_variable idle_;
    std::vector<std::weak_ptr<JobWatch>> running_;
    std::function<void()> wake_;
    bool leaving_ = false;
    std::atomic<bool> news_ = false;
    std::atomic<int> prompt_open_ = 0;
    const unsigned usual_threads_;
    std::vector<std::thread> threads_;
};

}  // namespace hexwright::document
