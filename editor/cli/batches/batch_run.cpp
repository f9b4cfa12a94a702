#include "editor/cli/batches/batch_run.h"

#include "editor/cli/progress.h"
#include "editor/cli/report.h"
#include "editor/document/batches/growing_sum.h"
#include "engine/core/system/signals.h"

#include <algorithm>
#include <atomic>
#include <chrono>
#include <functional>
#include <mutex>
#include <thread>
#include <vector>

namespace hexwright::cli {
namespace {

using system::StopSignals;

using Stop = std::function<bool()>;
// False: nothing more need be played. A game that `stop` broke off counts for nothing.
using PlayNumber = std::function<bool(unsigned thread, std::int64_t number, const Stop& stop)>;

struct Work {  // State shared by the threads.
    NumberRange numbers;
    PlayNumber play;
    std::atomic<std::int64_t> next, done = 0;
    std::atomic<bool> stop = false;
    std::atomic<unsigned> left;  // Threads still running.
};

void play_some(Work& work, unsigned thread, const StopSignals& signals) {
    const Stop stop = [&work] { return work.stop.load(std::memory_order_relaxed); };
    while (!stop()) {
        const std::int64_t number = work.next.fetch_add(1, std::memory_order_relaxed);
        if (number > work.numbers.to) break;
        if (!work.play(thread, number, stop)) work.stop = true;
        work.done.fetch_add(1, std::memory_order_relaxed);
    }
    if (work.left.fetch_sub(1) == 1) signals.wake();
}

using ShowDone = std::function<void(std::int64_t done)>;

// Returns the first signal that asked to stop; 0 if none did.
int watch(Work& work, const StopSignals& signals, const ShowDone& show) {
    int first = 0;
    for (int signal = 0; signal != StopSignals::woken; signal = signals.wait()) {
        if (signal > 0 && first == 0) first = signal;
        if (signal > 0) work.stop = true;
        show(work.done.load(std::memory_order_relaxed));
    }
    return first;
}

unsigned threads_for(unsigned wanted, std::int64_t all) {
    if (wanted == 0) wanted = std::max(1U, std::thread::hardware_concurrency());
    return static_cast<unsigned>(std::min<std::int64_t>(wanted, all));
}

std::int64_t count_of_games(const std::vector<NumberRange>& numbers) {
    std::int64_t all = 0;
    for (const NumberRange& range : numbers) all += std::max<std::int64_t>(0, range.to - range.from + 1);
    return all;
}

std::int64_t number_at(const std::vector<NumberRange>& numbers, std::int64_t place) {
    auto range = numbers.begin();
    for (; place > range->to - range->from; ++range) place -= range->to - range->from + 1;
    return range->from + place;
}

// Plays all numbers on so many threads; returns the signal that asked to stop, or 0.
int run_numbers(NumberRange numbers, unsigned threads, PlayNumber play, const StopSignals& signals,
                const ShowDone& show) {
    Work work{numbers, std::move(play), numbers.from, 0, false, threads};
    std::vector<std::thread> pool;
    for (unsigned i = 0; i < threads; ++i) pool.emplace_back([&, i] { play_some(work, i, signals); });
    const int signal = watch(work, signals, show);
    for (std::thread& thread : pool) thread.join();
    return signal;
}

int run_numbers(NumberRange numbers, unsigned threads, PlayNumber play, const std::function<void()>& meanwhile = {}) {
    const StopSignals signals;
    ProgressBar bar;
    return run_numbers(numbers, threads, std::move(play), signals, [&](std::int64_t done) {
        bar.show(done, numbers.to - numbers.from + 1);
        if (meanwhile) meanwhile();
    });
}

// Plays the numbers and sums them up; `stopped` is set to the signal that ended it before all were played.
Statistics sum_of_numbers(const Batch& batch, NumberRange numbers, unsigned threads, const StopSignals& signals,
                          const ShowDone& show, int& stopped) {
    const std::int64_t all = numbers.to - numbers.from + 1;
    std::vector<Statistics> sums(threads_for(threads, all));
    const auto play = [&](unsigned i, std::int64_t number, const Stop& stop) {
        if (const auto game = play_number(batch, number, stop)) add(sums[i], *game);
        return true;
    };
    const int signal = run_numbers(numbers, static_cast<unsigned>(sums.size()), play, signals, show);
    Statistics sum;
    for (const Statistics& part : sums) add(sum, part);
    stopped = games_in(sum) < all ? signal : 0;
    return sum;
}

}  // namespace

BatchRun run_batch(const Batch& batch, const std::vector<NumberRange>& numbers, unsigned threads, const KeepSum& keep) {
    BatchRun run;
    run.sum.players.resize(batch.seats.size());
    const std::int64_t all = count_of_games(numbers);
    if (all == 0) return run;
    using Clock = std::chrono::steady_clock;
    const unsigned players = threads_for(threads, all);
    document::GrowingSum growing(players, Clock::now());
    const auto play = [&](unsigned i, std::int64_t place, const Stop& stop) {
        if (const auto game = play_number(batch, number_at(numbers, place), stop)) growing.add(i, *game);
        return true;
    };
    const auto meanwhile = [&] {
        if (!keep) return;
        if (const auto so_far = growing.due(Clock::now())) keep(*so_far);
    };
    const int signal = run_numbers({0, all - 1}, players, play, meanwhile);
    add(run.sum, growing.sum());
    if (games_in(run.sum) < all) run.stopped = signal;
    return run;
}

SeenRun run_seen(std::span<const Batch> batches, std::int64_t games, unsigned threads) {
    struct SeenPart {
        PairsSum pairs;
        Heat heat;
    };
    constexpr std::uint8_t unplayed = 3;
    std::vector<SeenPart> parts(threads_for(threads, games));
    SeenRun run;
    run.half_wins.resize(static_cast<std::size_t>(games), unplayed);
    const int signal = run_numbers(
        {1, games}, static_cast<unsigned>(parts.size()), [&](unsigned i, std::int64_t number, const Stop& stop) {
            const auto which = static_cast<std::size_t>(number - 1);
            const auto game = play_number(batches[which % batches.size()], number, parts[i].heat, stop);
            if (!game) return false;
            add(parts[i].pairs, *game);
            run.half_wins[which] = static_cast<std::uint8_t>(half_wins_of(*game));
            return true;
        });
    for (const SeenPart& part : parts) {
        add(run.pairs, part.pairs);
        add(run.heat, part.heat);
    }
    run.pairs.sum.players.resize(batches.front().seats.size());
    run.half_wins.erase(std::ranges::find(run.half_wins, unplayed), run.half_wins.end());
    if (games_in(run.pairs.sum) < games) run.stopped = signal;
    return run;
}

VersionsRun run_versions(const Batch& one, const Batch& other, std::int64_t games, unsigned threads) {
    VersionsRun run{VersionsTest({}, games)};
    std::mutex taking;
    const auto play = [&](unsigned, std::int64_t number, const Stop& stop) {
        const auto before = play_number(one, number, stop), after = play_number(other, number, stop);
        if (!before || !after) return false;
        const std::lock_guard lock(taking);
        run.test.take(number, *before, *after);
        return !run.test.ended();
    };
    const int signal = run_numbers({1, games}, threads_for(threads, games), play);
    if (!run.test.ended()) run.stopped = signal;
    return run;
}

TuningRun run_tuning(const TunedGame& game, std::int64_t proof_games, unsigned threads) {
    constexpr std::int64_t whole = 1'000;
    TuningRun run{tuning_of(game, proof_games)};
    const StopSignals signals;
    ProgressBar bar;
    while (const auto wave = next_wave(run.tuning)) {
        const auto batch = batch_with(game, static_cast<std::size_t>(wave->setting));
        if (!batch) {
            add_impossible(run.tuning, wave->setting);
            continue;
        }
        const auto show = [&](std::int64_t done) {
            bar.show(static_cast<std::int64_t>(progress_of(run.tuning, done) * whole), whole);
        };
        const Statistics sum = sum_of_numbers(*batch, wave->numbers, threads, signals, show, run.stopped);
        if (run.stopped != 0) break;
        add(run.tuning, *wave, half_wins_of(game, sum));
    }
    return run;
}

int run_waves(const Waves& waves, unsigned threads) {
    constexpr std::int64_t whole = 1'000;
    const StopSignals signals;
    ProgressBar bar;
    while (const std::int64_t games = waves.next()) {
        std::atomic<std::int64_t> played = 0;
        const auto play = [&](unsigned, std::int64_t place, const Stop& stop) {
            if (waves.play(place, stop)) ++played;
            return true;
        };
        const auto show = [&](std::int64_t done) {
            bar.show(static_cast<std::int64_t>(waves.progress(done) * whole), whole);
        };
        const int signal = run_numbers({0, games - 1}, threads_for(threads, games), play, signals, show);
        if (played == games) waves.played();
        if (signal != 0) return signal;
    }
    return 0;
}

CampaignRun run_campaigns(const CampaignBatch& batch, std::int64_t campaigns, unsigned threads) {
    std::vector<CampaignSum> sums(threads_for(threads, campaigns));
    const int signal = run_numbers({1, campaigns}, static_cast<unsigned>(sums.size()),
                                   [&](unsigned i, std::int64_t number, const Stop& stop) {
                                       if (const auto played = play_campaign(batch, number, stop))
                                           add(sums[i], *played);
                                       return true;
                                   });
    CampaignRun run;
    for (const CampaignSum& sum : sums) add(run.sum, sum);
    run.sum.games.resize(batch.games.size());
    if (campaigns_in(run.sum) < campaigns) run.stopped = signal;
    return run;
}

}  // namespace hexwright::cli
