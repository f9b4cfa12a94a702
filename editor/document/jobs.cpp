#include "editor/document/jobs.h"

#include <algorithm>
#include <chrono>
#include <new>

namespace hexwright::document {

namespace {

// Without memory for it the job has no value, and its owner continues without one. A browser tab has no exceptions: it
// ends then, and begins again with what was kept safe.
void run_within_memory(const std::function<void()>& work) {
#ifdef __cpp_exceptions
    try {
        work();
    } catch (const std::bad_alloc&) {}
#else
    work();
#endif
}

}  // namespace

bool JobWatch::stopped() const {
    constexpr auto between_looks = std::chrono::milliseconds(5);
    while (!cancelled() && prompt_ && prompt_->load(std::memory_order_relaxed) > 0)
        std::this_thread::sleep_for(between_looks);
    return cancelled();
}

Jobs::Jobs(unsigned threads)
    : usual_threads_(threads > 0 ? threads : std::max(1U, std::thread::hardware_concurrency())) {}

void Jobs::begin_threads() {
    if (!threads_.empty()) return;
    for (unsigned i = 0; i < usual_threads_; ++i) threads_.emplace_back([this] { serve(usual_); });
    threads_.emplace_back([this] { serve(urgent_); });
    threads_.emplace_back([this] { serve(prompt_); });
}

Jobs::Lane& Jobs::lane_of(Urgency urgency) {
    return urgency == Urgency::Urgent ? urgent_ : urgency == Urgency::Prompt ? prompt_ : usual_;
}

Jobs::~Jobs() {
    {
        const std::lock_guard lock(mutex_);
        leaving_ = true;
        for (const Lane* lane : {&usual_, &prompt_})
            for (const Task& task : lane->waiting) task.watch->cancelled_ = true;
        for (const auto& running : running_)
            if (const auto watch = running.lock()) watch->cancelled_ = true;
    }
    usual_.filled.notify_all();
    urgent_.filled.notify_all();
    prompt_.filled.notify_all();
    for (std::thread& thread : threads_) thread.join();
}

void Jobs::push(Task task, Urgency urgency) {
    Lane& lane = lane_of(urgency);
    if (urgency == Urgency::Prompt) ++prompt_open_;
    {
        const std::lock_guard lock(mutex_);
        begin_threads();
        lane.waiting.push_back(std::move(task));
        ++lane.open;
    }
    lane.filled.notify_one();
}

void Jobs::serve(Lane& lane) {
    for (;;) {
        Task task;
        {
            std::unique_lock lock(mutex_);
            lane.filled.wait(lock, [&] { return leaving_ || !lane.waiting.empty(); });
            if (lane.waiting.empty()) return;
            task = std::move(lane.waiting.front());
            lane.waiting.pop_front();
            if (&lane != &urgent_) running_.push_back(task.watch);
        }
        finish(std::move(task), lane);
    }
}

void Jobs::finish(Task task, Lane& lane) {
    if (!task.watch->cancelled()) run_within_memory(task.work);
    task.work = {};  // Releases what the task holds before anyone learns that it is done.
    task.watch->done_.store(true, std::memory_order_release);
    if (&lane == &prompt_) --prompt_open_;
    news_ = true;
    const std::lock_guard lock(mutex_);
    std::erase_if(running_, [&](const auto& running) { return running.lock() == task.watch; });
    if (wake_) wake_();
    if (--lane.open == 0) idle_.notify_all();
}

void Jobs::on_done(std::function<void()> wake) {
    const std::lock_guard lock(mutex_);
    wake_ = std::move(wake);
}

bool Jobs::take_news() { return news_.exchange(false); }

void Jobs::wait_until_idle() {
    std::unique_lock lock(mutex_);
    idle_.wait(lock, [this] { return usual_.open + urgent_.open + prompt_.open == 0; });
}

void Jobs::wait_for_usual() {
    std::unique_lock lock(mutex_);
    idle_.wait(lock, [this] { return usual_.open + prompt_.open == 0; });
}

}  // namespace hexwright::document
