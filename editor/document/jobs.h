// Work beside the frames: one pool of threads. A job takes all it needs by value (a snapshot) and gives a value;
// whoever started it holds its handle, asks for the value at the start of a frame, and cancels it by letting the handle
// go.
#pragma once
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

namespace hexwright {

class JobWatch {  // what the work sees of its job; long work asks often whether it is still wanted
public:
    bool cancelled() const { return cancelled_.load(std::memory_order_relaxed); }
    void progress(double share) { progress_.store(share, std::memory_order_relaxed); }  // 0 to 1

private:
    template <class T>
    friend class Job;
    friend class Jobs;
    std::atomic<bool> cancelled_ = false, done_ = false;
    std::atomic<double> progress_ = 0;
};

template <class T>
class Job {  // a handle; without one nobody wants the value
public:
    Job() = default;
    Job(Job&&) noexcept = default;
    Job& operator=(Job&& other) noexcept {
        cancel();
        state_ = std::move(other.state_);
        return *this;
    }
    ~Job() { cancel(); }

    bool started() const { return state_ != nullptr; }  // and its value not yet taken
    bool running() const { return state_ && !state_->done_.load(std::memory_order_acquire); }
    double progress() const { return state_ ? state_->progress_.load(std::memory_order_relaxed) : 0; }
    void cancel() {
        if (state_) state_->cancelled_.store(true, std::memory_order_relaxed);
    }
    void let_run() { state_.reset(); }  // to its end, though nobody waits for the value
    // The value, once, as soon as it is there. None for work that is not done, was cancelled before it began, or ran
    // out of memory.
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
    Usual,   // as many at once as the machine has processors
    Urgent,  // on a thread of their own, one after the other in the order they were started: never behind long work
};

class Jobs {
public:
    // for usual work; 0: as many as the machine has processors. They begin with the first job
    explicit Jobs(unsigned threads = 0);
    ~Jobs();  // cancels what is usual, does all that is urgent, waits for the threads
    Jobs(const Jobs&) = delete;
    Jobs& operator=(const Jobs&) = delete;

    // `work` takes a JobWatch& and gives the value. It must not throw but for want of memory.
    template <class Work>
    auto start(Work work, Urgency urgency = Urgency::Usual) {
        using T = std::invoke_result_t<Work&, JobWatch&>;
        auto state = std::make_shared<typename Job<T>::State>();
        push({state, [state, work = std::move(work)]() mutable { state->value.emplace(work(*state)); }}, urgency);
        Job<T> job;
        job.state_ = std::move(state);
        return job;
    }

    // Called on a thread of the pool whenever a job is done, so that a sleeping window wakes up. Empty: nobody is
    // called any more.
    void on_done(std::function<void()> wake);
    bool take_news();        // has a job ended since this was asked last?
    void wait_until_idle();  // for tests and for leaving
    void wait_for_usual();   // for scripts: what they see does not depend on time. The journal goes on

private:
    struct Task {
        std::shared_ptr<JobWatch> watch;
        std::function<void()> work;
    };
    struct Lane {
        std::deque<Task> waiting{};
        std::condition_variable filled{};
        std::size_t open = 0;  // waiting or running
    };
    void push(Task task, Urgency urgency);
    void begin_threads();  // with mutex_ held
    void serve(Lane& lane);
    void finish(Task task, Lane& lane);

    std::mutex mutex_;  // guards all below but news_
    Lane usual_, urgent_;
    std::condition_variable idle_;
    std::vector<std::weak_ptr<JobWatch>> running_;
    std::function<void()> wake_;
    bool leaving_ = false;
    std::atomic<bool> news_ = false;
    const unsigned usual_threads_;
    std::vector<std::thread> threads_;
};

}  // namespace hexwright
