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

// Blocks the signals that ask to stop and one of our own (sent by the last thread), so that wait() receives them
// instead of being interrupted. Threads started meanwhile inherit the mask.
class Signals {
public:
    Signals() : waiter_(pthread_self()) {
        sigemptyset(&set_);
        sigaddset(&set_, done_signal);
        for (const int signal : stopping)
            if (!ignored(signal)) sigaddset(&set_, signal);
        pthread_sigmask(SIG_BLOCK, &set_, &before_);
    }
    ~Signals() {
        for (const int signal : stopping) std::signal(signal, SIG_IGN);  // A late one would lose what was played.
        pthread_sigmask(SIG_SETMASK, &before_, nullptr);
    }
    Signals(const Signals&) = delete;
    Signals& operator=(const Signals&) = delete;

    void say_done() const { pthread_kill(waiter_, done_signal); }
    // A signal that came, or -1 after a tenth of a second.
    int wait() const {
        const timespec longest{0, 100'000'000};
        return sigtimedwait(&set_, nullptr, &longest);
    }

    static constexpr int done_signal = SIGUSR1;

private:
    static constexpr int stopping[] = {SIGINT, SIGTERM, SIGHUP};

    // As under nohup. Whoever is started in the background ignores Ctrl-C, which is sent on purpose there.
    static bool ignored(int signal) {
        struct sigaction now{};
        return signal != SIGINT && sigaction(signal, nullptr, &now) == 0 && now.sa_handler == SIG_IGN;
    }

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

// Returns the first signal that asked to stop; 0 if none did.
int watch(Work& work, const Signals& signals, std::int64_t all) {
    ProgressBar bar;
    int first = 0;
    for (int signal = 0; signal != Signals::done_signal; signal = signals.wait()) {
        if (signal > 0 && first == 0) first = signal;
        if (signal > 0) work.stop = true;
        bar.show(work.done.load(std::memory_order_relaxed), all);
    }
    return first;
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
    const int signal = watch(work, signals, all);
    for (std::thread& thread : pool) thread.join();
    BatchRun run;
    run.sum.players.resize(batch.seats.size());
    for (const Statistics& sum : sums) add(run.sum, sum);
    if (games_in(run.sum) < all) run.stopped = signal;
    return run;
}

}  // namespace hexwright::cli
