// The greedy player against its former self, on every sample, both from either side.
#include "engine/players/player.h"
#include "engine/simulation/batch.h"
#include "tests/support/every_room.h"
#include "tests/support/former_greedy.h"
#include "tests/support/played_scenario.h"

#include <cstdlib>
#include <future>
#include <iomanip>
#include <iostream>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

struct Match {
    int games = 0, won = 0, lost = 0;
    Match& operator+=(const Match& other) {
        games += other.games, won += other.won, lost += other.lost;
        return *this;
    }
    // Wins of the present player of all games that somebody won.
    double share() const { return won + lost == 0 ? 0.5 : double(won) / (won + lost); }
};

// `games` of each distribution of the seats, all with the same dice.
Match match_from(const std::string& name, std::size_t present, int games) {
    Batch batch{sample_scenario(name), shared_shipped(), {.players = 2}, {player_kind("greedy"), &former_greedy()}};
    if (present == 1) std::swap(batch.seats[0], batch.seats[1]);
    const auto prepared = prepare(std::move(batch));
    if (!prepared) FAIL(name << ": " << describe(prepared.error(), english()));
    Match match{games};
    for (int number = 1; number <= games; ++number)
        for (const std::size_t winner : play_number(*prepared, number).winners)
            ++(winner == present ? match.won : match.lost);
    return match;
}

Match match_on(const std::string& name, int games) {
    auto second = std::async(std::launch::async, match_from, name, 1, games);
    Match match = match_from(name, 0, games);
    return match += second.get();
}

}  // namespace

TEST_CASE("greedy beats its former self on all samples together, and loses none of them badly", "[long][match]") {
    const char* wanted = std::getenv("HEXWRIGHT_MATCH");  // Games of each side on each sample.
    if (!wanted && !std::getenv("HEXWRIGHT_LONG")) return;
    const int games = wanted ? std::atoi(wanted) : 100;
    Match all;
    for (const std::string& name : scenario_names()) {
        const Match match = match_on(name, games);
        std::cout << std::left << std::setw(32) << name << std::right << std::setw(6) << match.won << std::setw(6)
                  << match.lost << std::setw(8) << std::fixed << std::setprecision(1) << 100 * match.share() << " %\n"
                  << std::flush;
        all += match;
        CHECK(match.share() >= 0.4);
    }
    std::cout << "all: " << all.won << " won, " << all.lost << " lost: " << 100 * all.share() << " %\n";
    CHECK(all.share() >= 0.55);
}
