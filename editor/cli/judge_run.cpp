#include "editor/cli/judge_run.h"

#include "editor/cli/batch_run.h"
#include "engine/players/style.h"
#include "engine/simulation/versions.h"
#include "formats/file.h"

#include <algorithm>
#include <chrono>
#include <system_error>

#include <nlohmann/json.hpp>

namespace hexwright::cli {
namespace {

using Json = nlohmann::ordered_json;
using Clock = std::chrono::steady_clock;

constexpr std::int64_t effects_of_wave = 40, bouts_of_wave = 2, fresh_of_wave = 10;  // The last two of each bout.
// Which part of the time is over when a phase ends.
constexpr std::array<double, 3> ends_of_phases{0.15, 0.7, 1};
constexpr std::int64_t most_waves_of_phase = 20'000;  // So that seeds do not meet.

std::size_t index_of(JudgePhase phase) { return static_cast<std::size_t>(phase); }

// ---- what is kept

Json table_json(const BoutTable& table) {
    Json json = Json::array();
    for (const BoutSum& sum : table.sums) json.push_back({sum.games, sum.half_wins});
    return json;
}

std::string written_sums(const JudgeSums& sums, const std::string& digest) {
    Json json{{"digest", digest},
              {"phase", index_of(sums.phase)},
              {"waves", sums.waves},
              {"seconds", sums.seconds},
              {"effects", Json::array()},
              {"bouts", table_json(sums.bouts)},
              {"fresh", table_json(sums.fresh)}};
    for (const PairsCell& cell : sums.effects.cells) json["effects"].push_back({cell.games, cell.wins, cell.losses});
    return json.dump() + "\n";
}

bool read_table(const Json& json, BoutTable& table) {
    if (json.size() != table.sums.size()) return false;
    for (std::size_t i = 0; i < table.sums.size(); ++i) {
        table.sums[i] = {json[i].at(0).get<std::int64_t>(), json[i].at(1).get<std::int64_t>()};
        if (table.sums[i].games < 0 || table.sums[i].half_wins < 0 || table.sums[i].half_wins > 2 * table.sums[i].games)
            return false;
    }
    return true;
}

// False if it is not what written_sums() writes for these games. A cache that cannot be read is as good as none.
bool read_sums(const std::string& bytes, const std::string& digest, JudgeSums& sums) {
    const Json json = Json::parse(bytes, nullptr, false);
    if (json.is_discarded() || json.value("digest", "") != digest) return false;
    try {
        const auto phase = json.at("phase").get<std::size_t>();
        if (phase > index_of(JudgePhase::Done)) return false;
        sums.phase = static_cast<JudgePhase>(phase);
        sums.waves = json.at("waves").get<std::array<std::int64_t, 3>>();
        sums.seconds = json.at("seconds").get<double>();
        for (std::size_t i = 0; i < sums.effects.cells.size(); ++i) {
            const Json& cell = json.at("effects").at(i);
            sums.effects.cells[i] = {cell.at(0), cell.at(1), cell.at(2)};
        }
        return read_table(json.at("bouts"), sums.bouts) && read_table(json.at("fresh"), sums.fresh);
    } catch (const Json::exception&) {
        return false;
    }
}

JudgeSums empty_sums(const JudgedGames& games) {
    const BoutTable table = empty_table(games.bouts.armies.size(), players::styles().size());
    return {.bouts = table, .fresh = table};
}

// ---- the waves

class Judging {
public:
    Judging(const JudgedGames& games, const JudgePlan& plan) : games_(games), plan_(plan), run_{empty_sums(games)} {
        const auto bytes = plan.file.empty() || !is_there(plan.file) ? Result<std::string>{""} : read_file(plan.file);
        JudgeSums kept = empty_sums(games);
        run_.resumed = bytes && read_sums(*bytes, plan.digest, kept);
        if (run_.resumed) run_.sums = std::move(kept);
        if (run_.sums.phase >= JudgePhase::Fresh) find_suspects();
    }

    JudgeRun run() {
        const Waves waves{.next = [this] { return next(); },
                          .play = [this](std::int64_t place) { play(static_cast<std::size_t>(place)); },
                          .played = [this] { played(); },
                          .progress = [this](std::int64_t done) { return progress(done); }};
        run_.stopped = run_waves(waves, plan_.threads);
        return std::move(run_);
    }

private:
    JudgePhase phase() const { return run_.sums.phase; }
    std::int64_t waves() const { return run_.sums.waves[index_of(phase())]; }

    void find_suspects() {
        run_.suspects = suspects_in(run_.sums.bouts, games_.thresholds);
        places_ = places_to_confirm(run_.sums.bouts, run_.suspects);
    }

    std::int64_t games_of_wave() const {
        if (phase() == JudgePhase::Effects) return games_.pairs ? effects_of_wave : 0;
        if (phase() == JudgePhase::Bouts) return static_cast<std::int64_t>(run_.sums.bouts.sums.size()) * bouts_of_wave;
        return static_cast<std::int64_t>(places_.size()) * fresh_of_wave;
    }
    // Each phase has one wave at least, if there is anything to play.
    bool is_over() const {
        if (games_of_wave() == 0 || waves() >= most_waves_of_phase) return true;
        if (plan_.waves > 0) return waves() >= plan_.waves;
        return waves() > 0 && run_.sums.seconds >= plan_.seconds * ends_of_phases[index_of(phase())];
    }
    std::int64_t next() {
        while (phase() != JudgePhase::Done && is_over()) {
            run_.sums.phase = static_cast<JudgePhase>(index_of(phase()) + 1);
            if (phase() == JudgePhase::Fresh) find_suspects();
            keep();
        }
        if (phase() == JudgePhase::Done) return 0;
        results_.assign(static_cast<std::size_t>(games_of_wave()), 0);
        began_ = Clock::now();
        return games_of_wave();
    }

    // Half wins of player 1, or of the side in the first zone.
    void play(std::size_t place) {
        const auto at = static_cast<std::int64_t>(place);
        if (phase() == JudgePhase::Effects) {
            const std::int64_t number = waves() * effects_of_wave + at + 1;
            results_[place] = static_cast<std::uint8_t>(half_wins_of(play_pairs_number(*games_.pairs, number)));
            return;
        }
        const bool fresh = phase() == JudgePhase::Fresh;
        const std::int64_t each = fresh ? fresh_of_wave : bouts_of_wave;
        const std::int64_t number = (fresh ? before_fresh : 0) + waves() * each + at % each + 1;
        const GameResult game = play_bout(games_.bouts, run_.sums.bouts, bout_of(place), number);
        results_[place] = static_cast<std::uint8_t>(half_wins_of_first(game));
    }
    std::size_t bout_of(std::size_t place) const {
        if (phase() == JudgePhase::Fresh) return places_[place / static_cast<std::size_t>(fresh_of_wave)];
        return place / static_cast<std::size_t>(bouts_of_wave);
    }

    void played() {
        for (std::size_t place = 0; place < results_.size(); ++place) {
            if (phase() == JudgePhase::Effects) {
                PairsCell& cell = run_.sums.effects.cells[exchange_of(static_cast<std::int64_t>(place) + 1)];
                ++cell.games;
                cell.wins += results_[place] == 2;
                cell.losses += results_[place] == 0;
                continue;
            }
            BoutTable& table = phase() == JudgePhase::Fresh ? run_.sums.fresh : run_.sums.bouts;
            BoutSum& sum = table.sums[bout_of(place)];
            ++sum.games;
            sum.half_wins += results_[place];
        }
        ++run_.sums.waves[index_of(phase())];
        run_.sums.seconds += std::chrono::duration<double>(Clock::now() - began_).count();
        keep();
    }

    void keep() const {
        if (!plan_.file.empty()) static_cast<void>(write_file(plan_.file, written_sums(run_.sums, plan_.digest)));
    }

    double progress(std::int64_t done) const {
        const double now = static_cast<double>(done) / static_cast<double>(std::max<std::size_t>(1, results_.size()));
        if (plan_.waves > 0) {
            const double waves_done = static_cast<double>(waves()) + now;
            return (static_cast<double>(index_of(phase())) + waves_done / static_cast<double>(plan_.waves)) / 3;
        }
        const double spent = run_.sums.seconds + std::chrono::duration<double>(Clock::now() - began_).count();
        return std::min(1.0, spent / plan_.seconds);
    }

    const JudgedGames& games_;
    const JudgePlan& plan_;
    JudgeRun run_;
    std::vector<std::size_t> places_{};  // Of the bouts to be confirmed.
    std::vector<std::uint8_t> results_{};
    Clock::time_point began_{};
};

}  // namespace

JudgeRun run_judge(const JudgedGames& games, const JudgePlan& plan) { return Judging(games, plan).run(); }

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

std::optional<ShortestGame> shortest_game(const JudgedGames& games, const JudgeSums& sums,
                                          const BoutStanding& exploit) {
    constexpr std::int64_t most_looked_at = 40;  // Of each answer.
    std::optional<ShortestGame> shortest;
    for (std::size_t style = 0; style < sums.fresh.styles; ++style) {
        const Contender other{exploit.who.army, style};
        const std::size_t place =
            place_of(sums.fresh, exploit.zone == 0 ? Bout{exploit.who, other} : Bout{other, exploit.who});
        const std::int64_t last = std::min(sums.fresh.sums[place].games, most_looked_at);
        for (std::int64_t number = before_fresh + 1; number <= before_fresh + last; ++number) {
            const GameResult game = play_bout(games.bouts, sums.fresh, place, number);
            const bool won = half_wins_of_first(game) == (exploit.zone == 0 ? 2 : 0);
            if (won && (!shortest || game.rounds < shortest->rounds)) shortest = {place, number, game.rounds};
        }
    }
    return shortest;
}

}  // namespace hexwright::cli
