#include "editor/cli/batches/judge_run.h"

#include "editor/cli/batches/batch_run.h"
#include "engine/players/style.h"
#include "engine/simulation/versions.h"
#include "formats/xml/bytes/file.h"
#include "formats/xml/games/judged_xml.h"

#include <algorithm>
#include <chrono>
#include <functional>
#include <numeric>
#include <utility>

namespace hexwright::cli {
namespace {

using Clock = std::chrono::steady_clock;
using Stop = std::function<bool()>;

// By phase: of the pairs, of each bout, of each bout of a suspect, of each that is confirmed. The last are as many as
// two processors play in a fifth of a minute.
constexpr std::array<std::int64_t, judge_phases> games_of_wave{40, 2, 10, 12};
// So that seeds do not meet.
constexpr std::int64_t before_planner = 800'000;
static_assert(most_judge_waves * games_of_wave[1] <= before_fresh);
static_assert(before_fresh + most_judge_waves * games_of_wave[2] <= before_planner);
static_assert(before_planner + most_judge_waves * games_of_wave[3] <= games_of_a_bout);

std::size_t index_of(JudgePhase phase) { return static_cast<std::size_t>(phase); }

// ---- the time

double seconds_of(const JudgeSums& sums, JudgePhase phase) {
    return static_cast<double>(sums.milliseconds[index_of(phase)]) / 1'000;
}
double spent(const JudgeSums& sums) {
    const auto all = std::accumulate(sums.milliseconds.begin(), sums.milliseconds.end(), std::int64_t{0});
    return static_cast<double>(all) / 1'000;
}

// How many seconds all phases up to this one may take if it has found whom the next one plays on with, and if it has
// not. A suspect has a fifth of all for fresh games whenever he appears, so nobody is looked for in the last fifth.
double end_of_phase(const JudgeSums& sums, double all, bool found) {
    constexpr double effects_end = 0.15, bouts_end = 0.6, last_suspects = 0.8, fresh_games = 0.2;
    const double until_fresh = seconds_of(sums, JudgePhase::Effects) + seconds_of(sums, JudgePhase::Bouts);
    switch (sums.phase) {
        case JudgePhase::Effects:
            return effects_end * all;
        case JudgePhase::Bouts:
            return (found ? bouts_end : last_suspects) * all;
        case JudgePhase::Fresh:
            return until_fresh + fresh_games * all;
        case JudgePhase::Planner:
        case JudgePhase::Done:
            break;
    }
    return all;
}

// ---- the waves

// Which bouts a phase plays: those at these places of the table.
struct BoutsOfPhase {
    BoutTable* table = nullptr;
    std::vector<std::size_t> places{};
    std::int64_t before = 0;  // The number of the first game, less one.
};

class Judging {
public:
    Judging(const JudgedGames& games, const JudgePlan& plan, JudgeSums kept)
        : games_(games), plan_(plan), run_{std::move(kept)} {
        if (phase() >= JudgePhase::Fresh) run_.suspects = found_suspects();
        bouts_ = bouts_of_phase();
    }

    JudgeRun run() {
        const Waves waves{.next = [this] { return next(); },
                          .play = [this](std::int64_t place,
                                         const Stop& stop) { return play(static_cast<std::size_t>(place), stop); },
                          .played = [this] { played(); },
                          .progress = [this](std::int64_t done) { return progress(done); }};
        run_.stopped = run_waves(waves, plan_.threads);
        return std::move(run_);
    }

private:
    JudgePhase phase() const { return run_.sums.phase; }
    std::int64_t waves() const { return run_.sums.waves[index_of(phase())]; }
    std::int64_t each() const { return games_of_wave[index_of(phase())]; }

    BoutsOfPhase bouts_of_phase() {
        JudgeSums& sums = run_.sums;
        switch (phase()) {
            case JudgePhase::Bouts: {
                std::vector<std::size_t> all(sums.bouts.sums.size());
                std::iota(all.begin(), all.end(), std::size_t{0});
                return {&sums.bouts, std::move(all)};
            }
            case JudgePhase::Fresh:
                return {&sums.fresh, places_to_confirm(sums.fresh, run_.suspects), before_fresh};
            case JudgePhase::Planner:
                return {&sums.planned, confirmed_places(), before_planner};
            case JudgePhase::Effects:
            case JudgePhase::Done:
                break;
        }
        return {};
    }

    std::int64_t games_in_wave() const {
        if (phase() == JudgePhase::Effects) return games_.pairs ? each() : 0;
        return static_cast<std::int64_t>(bouts_.places.size()) * each();
    }
    // Each phase has one wave at least, if there is anything to play.
    bool is_over() {
        if (games_in_wave() == 0 || waves() >= most_judge_waves) return true;
        if (plan_.waves > 0) return waves() >= plan_.waves;
        return waves() > 0 && is_time_up();
    }
    // Bouts are looked at after each wave, which suspects more by chance; fresh games make up for that. These are
    // looked at once when their time is up, and if they confirm nobody once more at the end: looking after each wave
    // would confirm by chance more and more, two looks at most twice as often as one.
    bool is_time_up() {
        bool& goes_on = run_.sums.goes_on[index_of(phase())];
        const double now = spent(run_.sums);
        if (goes_on) return now >= plan_.seconds;
        const bool found = has_found();
        if (now < end_of_phase(run_.sums, plan_.seconds, found)) return false;
        goes_on = !found;
        return found || now >= plan_.seconds;
    }
    // Whom the next phase plays on with.
    bool has_found() const {
        if (phase() == JudgePhase::Bouts) return !found_suspects().empty();
        return phase() != JudgePhase::Fresh || !confirmed_places().empty();
    }
    std::vector<BoutStanding> found_suspects() const {
        if (run_.sums.goes_on[index_of(JudgePhase::Bouts)]) return {};
        return suspects_in(run_.sums.bouts, games_.thresholds);
    }
    std::vector<std::size_t> confirmed_places() const {
        return places_to_plan(run_.sums.fresh, run_.sums.planned, run_.suspects, games_.thresholds);
    }
    void begin_next_phase() {
        run_.sums.phase = static_cast<JudgePhase>(index_of(phase()) + 1);
        if (phase() == JudgePhase::Fresh) run_.suspects = found_suspects();
        bouts_ = bouts_of_phase();
        keep();
    }
    std::int64_t next() {
        while (phase() != JudgePhase::Done && is_over()) begin_next_phase();
        if (phase() == JudgePhase::Done) return 0;
        results_.assign(static_cast<std::size_t>(games_in_wave()), 0);
        began_ = Clock::now();
        return games_in_wave();
    }

    // False if it was broken off.
    bool play(std::size_t place, const Stop& stop) {
        const auto half_wins = played_half_wins(place, stop);
        if (half_wins) results_[place] = static_cast<std::uint8_t>(*half_wins);
        return half_wins.has_value();
    }
    // Of player 1, or of the side in the first zone.
    std::optional<int> played_half_wins(std::size_t place, const Stop& stop) const {
        const auto at = static_cast<std::int64_t>(place);
        if (phase() == JudgePhase::Effects) {
            const auto game = play_pairs_number(*games_.pairs, waves() * each() + at + 1, stop);
            return game ? std::optional(half_wins_of(*game)) : std::nullopt;
        }
        const std::int64_t number = bouts_.before + waves() * each() + at % each() + 1;
        const auto game = play_bout(games_.bouts, *bouts_.table, bout_of(place), number, stop);
        return game ? std::optional(half_wins_of_first(*game)) : std::nullopt;
    }
    std::size_t bout_of(std::size_t place) const { return bouts_.places[place / static_cast<std::size_t>(each())]; }

    void played() {
        for (std::size_t place = 0; place < results_.size(); ++place) {
            if (phase() == JudgePhase::Effects) {
                PairsCell& cell = run_.sums.effects.cells[exchange_of(static_cast<std::int64_t>(place) + 1)];
                ++cell.games;
                cell.wins += results_[place] == 2;
                cell.losses += results_[place] == 0;
                continue;
            }
            BoutSum& sum = bouts_.table->sums[bout_of(place)];
            ++sum.games;
            sum.half_wins += results_[place];
        }
        run_.sums.milliseconds[index_of(phase())] +=
            std::chrono::duration_cast<std::chrono::milliseconds>(Clock::now() - began_).count();
        ++run_.sums.waves[index_of(phase())];
        keep();
    }

    void keep() {
        if (plan_.file.empty()) return;
        const auto written = write_file(plan_.file, write_judge_sums(run_.sums, plan_.digest));
        run_.unkept = written ? std::nullopt : std::optional(written.error());
    }

    double progress(std::int64_t done) const {
        const double now = static_cast<double>(done) / static_cast<double>(std::max<std::size_t>(1, results_.size()));
        if (plan_.waves > 0) {
            const double waves_done = static_cast<double>(waves()) + now;
            return (static_cast<double>(index_of(phase())) + waves_done / static_cast<double>(plan_.waves)) /
                   static_cast<double>(judge_phases);
        }
        const double seconds = spent(run_.sums) + std::chrono::duration<double>(Clock::now() - began_).count();
        return std::min(1.0, seconds / plan_.seconds);
    }

    const JudgedGames& games_;
    const JudgePlan& plan_;
    JudgeRun run_;
    BoutsOfPhase bouts_{};
    std::vector<std::uint8_t> results_{};
    Clock::time_point began_{};
};

// ---- the shortest game

// A fresh game of an exploit, which may have won it.
struct LookedAt {
    std::size_t exploit = 0;
    ShortestGame game{};
    bool won = false;
};

std::vector<LookedAt> games_to_look_at(const BoutTable& fresh, const std::vector<BoutStanding>& exploits) {
    constexpr std::int64_t most_of_an_answer = 40;
    std::vector<LookedAt> games;
    for (std::size_t i = 0; i < exploits.size(); ++i)
        for (std::size_t style = 0; style < fresh.styles; ++style) {
            const BoutStanding& exploit = exploits[i];
            const std::size_t place = place_against(fresh, exploit.zone, exploit.who, {exploit.who.army, style});
            const std::int64_t last = std::min(fresh.sums[place].games, most_of_an_answer);
            for (std::int64_t number = before_fresh + 1; number <= before_fresh + last; ++number)
                games.push_back({i, {place, number}});
        }
    return games;
}

}  // namespace

JudgeRun run_judge(const JudgedGames& games, const JudgePlan& plan, JudgeSums kept) {
    return Judging(games, plan, std::move(kept)).run();
}

JudgeSums empty_sums(const JudgedGames& games) {
    const std::size_t armies = games.bouts.armies.size(), styles = players::styles().size();
    const BoutTable table = empty_table(armies, styles);
    return {.bouts = table, .fresh = table, .planned = empty_table_with_planner(armies, styles)};
}

std::int64_t games_in(const PairsSum& effects) {
    std::int64_t all = 0;
    for (const PairsCell& cell : effects.cells) all += cell.games;
    return all;
}

std::int64_t games_in(const BoutTable& table) {
    std::int64_t all = 0;
    for (const BoutSum& sum : table.sums) all += sum.games;
    return all;
}

ShortestGames shortest_games(const JudgedGames& games, const JudgeSums& sums, const std::vector<BoutStanding>& exploits,
                             unsigned threads) {
    std::vector<LookedAt> looked_at = games_to_look_at(sums.fresh, exploits);
    bool played = false;
    const auto play = [&](std::int64_t at, const Stop& stop) {
        LookedAt& each = looked_at[static_cast<std::size_t>(at)];
        const auto game = play_bout(games.bouts, sums.fresh, each.game.place, each.game.number, stop);
        if (!game) return false;
        each.won = half_wins_of_first(*game) == (exploits[each.exploit].zone == 0 ? 2 : 0);
        each.game.rounds = game->rounds;
        return true;
    };
    const auto all = static_cast<std::int64_t>(looked_at.size());
    const Waves waves{
        .next = [&] { return played ? 0 : all; },
        .play = play,
        .played = [&] { played = true; },
        .progress = [&](std::int64_t done) { return static_cast<double>(done) / static_cast<double>(all); }};
    const int stopped = run_waves(waves, threads);
    ShortestGames shortest{std::vector<std::optional<ShortestGame>>(exploits.size()), played ? 0 : stopped};
    if (!played) return shortest;
    for (const LookedAt& each : looked_at) {
        auto& best = shortest.games[each.exploit];
        if (each.won && (!best || each.game.rounds < best->rounds)) best = each.game;
    }
    return shortest;
}

}  // namespace hexwright::cli
