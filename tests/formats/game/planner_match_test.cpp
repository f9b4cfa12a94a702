// The planner's match against greedy: every battlefield from either seat with the same seeds, and how long it thinks.
// Takes an hour, so it plays only where HEXWRIGHT_LONG is set.
#include "engine/players/player.h"
#include "engine/simulation/batch.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"
#include "tests/support/samples.h"

#include <cmath>
#include <cstdlib>
#include <ctime>
#include <iostream>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

struct Meeting {
    std::string name;
    Scenario scenario;
    int points = 0;  // Of armies that the players gather; 0: the scenario has armies.
};

std::vector<Meeting> scenarios_for_two() {
    std::vector<Meeting> meetings;
    for (const std::string& name : scenario_names()) {
        Meeting meeting{name, sample_scenario(name)};
        const bool has_two = std::ranges::count(*meeting.scenario.setups, 2, &Setup::player_count) > 0;
        const bool by_rote =
            has_two && std::ranges::any_of(meeting.scenario.setups->front().players,
                                           [](const PlayerSetup& player) { return bool(player.rote); });
        if (has_two && !by_rote) meetings.push_back(std::move(meeting));
    }
    return meetings;
}

// Nothing of the planner was chosen by games on these: the armies are gathered anew in each.
std::vector<Meeting> unseen_battlefields() {
    std::vector<Meeting> meetings;
    for (const std::string& name : sample_names()) meetings.push_back({name, sample_map(name), 400});
    return meetings;
}

double processor_time() {
    timespec now{};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &now);
    return static_cast<double>(now.tv_sec) + static_cast<double>(now.tv_nsec) / 1e9;
}

// Decides as a planner and notes how long each decision takes.
PlayerKind timed_planner(std::vector<double>& seconds) {
    return {"planner",
            [&seconds](const GameState& seen, PlayerId seat, const std::vector<Action>& legal, DiceBag& bag) {
                const double before = processor_time();
                const std::size_t choice = choose_planned(seen, seat, legal, bag, hard_playouts);
                if (legal.size() > 1) seconds.push_back(processor_time() - before);
                return choice;
            },
            hard_playouts};
}

// Half a point for a game that nobody wins.
double won_by(const Meeting& meeting, std::vector<const PlayerKind*> seats, std::uint64_t seed, std::size_t seat) {
    const auto batch = prepare(
        {meeting.scenario, shared_shipped(), {.players = 2, .seed = seed, .points = meeting.points}, std::move(seats)});
    if (!batch) FAIL(meeting.name << ": " << english()(batch.error().message));
    const GameResult result = play_number(*batch, 1);
    if (result.winners.empty()) return 0.5;
    return result.winners.front() == seat ? 1.0 : 0.0;
}

struct Share {  // Of pairs of games, one from either seat.
    double sum = 0, squares = 0;
    int pairs = 0;
    void add(double pair) { sum += pair, squares += pair * pair, ++pairs; }
    double mean() const { return sum / pairs; }
    double error() const {
        return std::sqrt(std::max(0.0, squares / pairs - mean() * mean()) / std::max(1, pairs - 1));
    }
};

Share match(const std::vector<Meeting>& meetings, std::uint64_t seeds, std::vector<double>& seconds) {
    const PlayerKind planner = timed_planner(seconds);
    const PlayerKind* greedy = player_kind("greedy");
    Share all;
    for (const Meeting& meeting : meetings) {
        Share here;
        for (std::uint64_t seed = 1'001; seed <= 1'000 + seeds; ++seed) {
            const double pair =
                (won_by(meeting, {&planner, greedy}, seed, 0) + won_by(meeting, {greedy, &planner}, seed, 1)) / 2;
            here.add(pair), all.add(pair);
        }
        std::cout << meeting.name << ": " << 100 * here.mean() << " % of " << 2 * here.pairs << " games\n"
                  << std::flush;
        CHECK(here.mean() + 2 * std::max(here.error(), 0.35 / std::sqrt(here.pairs)) > 0.5);
    }
    std::cout << "together: " << 100 * all.mean() << " % of " << 2 * all.pairs << " games, at least "
              << 100 * (all.mean() - 1.645 * all.error()) << " % (95 %)\n";
    return all;
}

double percentile(std::vector<double> of, double part) {
    const auto place = of.begin() + static_cast<std::ptrdiff_t>(part * static_cast<double>(of.size() - 1));
    std::ranges::nth_element(of, place);
    return *place;
}

}  // namespace

TEST_CASE("a planner wins two games of three against greedy, and decides within a fifth of a second", "[long]") {
    if (!std::getenv("HEXWRIGHT_LONG")) return;
    std::vector<double> seconds;
    Share both;
    for (const auto& meetings : {scenarios_for_two(), unseen_battlefields()}) {
        const Share share = match(meetings, 11, seconds);
        CHECK(share.mean() >= 0.6);
        both = {both.sum + share.sum, both.squares + share.squares, both.pairs + share.pairs};
    }
    CHECK(2 * both.pairs >= 600);
    CHECK(both.mean() >= 0.65);
    CHECK(both.mean() - 1.645 * both.error() >= 0.60);
    std::cout << "decisions: " << seconds.size() << ", half within " << 1'000 * percentile(seconds, 0.5)
              << " ms, 95 % within " << 1'000 * percentile(seconds, 0.95) << " ms\n";
    CHECK(percentile(seconds, 0.95) < 0.2);
}
