#include "editor/cli/batch_run.h"

#include "editor/cli/progress.h"

#include <algorithm>
#include <atomic>
#include <csignal>
#include <ctime>
#include <functional>
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
    NumberRange numbers;
    std::function<void(unsigned thread, std::int64_t number)> play;
    std::atomic<std::int64_t> next, done = 0;
    std::atomic<bool> stop = false;
    std::atomic<unsigned> left;  // Threads still running.
};

void play_some(Work& work, unsigned thread, const Signals& signals) {
    while (!work.stop.load(std::memory_order_relaxed)) {
        const std::int64_t number = work.next.fetch_add(1, std::memory_order_relaxed);
        if (number > work.numbers.to) break;
        work.play(thread, number);
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

unsigned threads_for(unsigned wanted, std::int64_t all) {
    if (wanted == 0) wanted = std::max(1U, std::thread::hardware_concurrency());
    return static_cast<unsigned>(std::min<std::int64_t>(wanted, all));
}

// Plays all numbers on so many threads; returns the signal that asked to stop, or 0.
int run_numbers(NumberRange numbers, unsigned threads, std::function<void(unsigned, std::int64_t)> play) {
    const Signals signals;
    Work work{numbers, std::move(play), numbers.from, 0, false, threads};
    std::vector<std::thread> pool;
    for (unsigned i = 0; i < threads; ++i) pool.emplace_back([&, i] { play_some(work, i, signals); });
    const int signal = watch(work, signals, numbers.to - numbers.from + 1);
    for (std::thread& thread : pool) thread.join();
    return signal;
}

}  // namespace

BatchRun run_batch(const Batch& batch, NumberRange numbers, unsigned threads) {
    const std::int64_t all = numbers.to - numbers.from + 1;
    if (all <= 0) return {};
    std::vector<Statistics> sums(threads_for(threads, all));
    const int signal = run_numbers(numbers, static_cast<unsigned>(sums.size()),
                                   [&](unsigned i, std::int64_t number) { add(sums[i], play_number(batch, number)); });
    BatchRun run;
    run.sum.players.resize(batch.seats.size());
    for (const Statistics& sum : sums) add(run.sum, sum);
    if (games_in(run.sum) < all) run.stopped = signal;
    return run;
}

CampaignRun run_campaigns(const CampaignBatch& batch, std::int64_t campaigns, unsigned threads) {
    std::vector<CampaignSum> sums(threads_for(threads, campaigns));
    const int signal =
        run_numbers({1, campaigns}, static_cast<unsigned>(sums.size()),
                    [&](unsigned i, std::int64_t number) { add(sums[i], play_campaign(batch, number)); });
    CampaignRun run;
    for (const CampaignSum& sum : sums) add(run.sum, sum);
    run.sum.games.resize(batch.games.size());
    if (campaigns_in(run.sum) < campaigns) run.stopped = signal;
    return run;
}

}  // namespace hexwright::cli
