#include "editor/cli/batch_run.h"

#include "editor/cli/progress.h"

#include <algorithm>
#include <atomic>
#include <csignal>
#include <ctime>
#include <thread>
#include <vector>

namespace hexwright::cli {
namespace {

// Blocks SIGINT and a signal of our own (sent by the last thread), so that wait() receives them instead of being
// interrupted. Threads started meanwhile inherit the mask.
class Signals {
public:
    enum class News { Nothing, Stop, Done };

    Signals() : waiter_(pthread_self()) {
        sigemptyset(&set_);
        sigaddset(&set_, SIGINT);
        sigaddset(&set_, done_signal);
        pthread_sigmask(SIG_BLOCK, &set_, &before_);
    }
    ~Signals() {
        std::signal(SIGINT, SIG_IGN);  // A late Ctrl-C would lose what was played.
        pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    }
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;

    void say_done() const { pthread_kill(waiter_, done_signal); }
    News wait() const {  // Waits a tenth of a second at most.
        const timespec longest{0, 100'000'000};
        const int signal = sigtimedwait(&set_, nullptr, &longest);
        return signal == SIGINT ? News::Stop : signal == done_signal ? News::Done : News::Nothing;
    }

private:
    static constexpr int done_signal = SIGUSR1;
    pthread_t waiter_;
    sigset_t set_{}, before_{};
};

struct Work {  // State shared by the threads.
    const Batch& batch;
    NumberRange numbers;
    std::atomic<std::int64_t> next, done = 0;
    std::atomic<bool> stop = false;
    std::atomic<unsigned> left;  // Threads still running.
};

void play_some(Work& work, Statistics& sum, const Signals& signals) {
    while (!work.stop.load(std::memory_order_relaxed)) {
        const std::int64_t number = work.next.fetch_add(1, std::memory_order_relaxed);
        if (number > work.numbers.to) break;
        add(sum, play_number(work.batch, number));
        work.done.fetch_add(1, std::memory_order_relaxed);
    }
    if (work.left.fetch_sub(1) == 1) signals.say_done();
}

void watch(Work& work, const Signals& signals, std::int64_t all) {
    ProgressBar bar;
    for (Signals::News news{}; news != Signals::News::Done; news = signals.wait()) {
        if (news == Signals::News::Stop) work.stop = true;
        bar.show(work.done.load(std::memory_order_relaxed), all);
    }
}

}  // namespace

BatchRun run_batch(const Batch& batch, NumberRange numbers, unsigned threads) {
    const std::int64_t all = numbers.to - numbers.from + 1;
    if (all <= 0) return {};
    if (threads == 0) threads = std::max(1U, std::thread::hardware_concurrency());
    threads = static_cast<unsigned>(std::min<std::int64_t>(threads, all));
    const Signals signals;
    Work work{batch, numbers, numbers.from, 0, false, threads};
    std::vector<Statistics> sums(threads);
    std::vector<std::thread> pool;
    for (unsigned i = 0; i < threads; ++i) pool.emplace_back([&, i] { play_some(work, sums[i], signals); });
    watch(work, signals, all);
    for (std::thread& thread : pool) thread.join();
    BatchRun run;
    run.sum.players.resize(batch.seats.size());
    for (const Statistics& sum : sums) add(run.sum, sum);
    run.stopped = games_in(run.sum) < all;
    return run;
}

}  // namespace hexwright::cli
