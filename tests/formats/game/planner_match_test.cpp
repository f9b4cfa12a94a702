// The planner's match against greedy: every battlefield from either seat with the same seeds, how often greedy wins
// from that seat against itself, and how long the planner thinks. Takes an hour, so it plays only where HEXWRIGHT_LONG
// is set.
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
    int points = 0;  // At most, of armies that are drawn for each seed; 0: the scenario has armies.
};

std::vector<Meeting> scenarios_for_two() {
    std::vector<Meeting> meetings;
    for (const std::string& name : scenario_names()) {
        Meeting meeting{name, sample_scenario(name)};
        const bool has_two = std::ranges::count(*meeting.scenario.setups, 2, &Setup::player_count) > 0;
        const bool scripted_side =
            has_two && std::ranges::any_of(meeting.scenario.setups->front().players,
                                           [](const PlayerSetup& player) { return bool(player.scripted); });
        if (has_two && !scripted_side) meetings.push_back(std::move(meeting));
    }
    return meetings;
}

// Nothing of the planner was chosen by games with these armies.
std::vector<Meeting> unseen_battlefields() {
    std::vector<Meeting> meetings;
    for (const std::string& name : sample_names()) {
        Meeting meeting{name, sample_map(name), 400};
        const auto is_start = [](const Zone& zone) { return zone.use == "start"; };
        if (std::ranges::count_if(*meeting.scenario.zones, is_start) >= 2) meetings.push_back(std::move(meeting));
    }
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

std::vector<CardOfArmy> drawn_army(int points, DiceBag& bag) {
    std::vector<CardOfArmy> army;
    for (int tries = 0; tries < 60 && army.size() < 5; ++tries) {
        const auto& cards = shipped().cards();
        const ArmyCard& card = cards[draw_below(bag, static_cast<std::uint32_t>(cards.size()))];
        if (card.points > points || std::ranges::count(army, card.id, &CardOfArmy::card) > 0) continue;
        army.push_back({card.id});
        points -= card.points;
    }
    return army;
}

// The armies are drawn again where they do not fit into the start zones.
Batch batch_of(const Meeting& meeting, std::vector<const PlayerKind*> seats, std::uint64_t seed) {
    DiceBag bag{seed};
    for (int tries = 0; tries < 20; ++tries) {
        GameOptions options{.players = 2, .seed = seed};
        if (meeting.points > 0)
            for (int player = 0; player < 2; ++player) options.armies.push_back(drawn_army(meeting.points, bag));
        auto batch = prepare({meeting.scenario, shared_shipped(), options, seats});
        if (batch) return std::move(*batch);
        if (meeting.points == 0) FAIL(meeting.name << ": " << english()(batch.error().message));
    }
    FAIL(meeting.name << ": no armies fit");
    return {};
}

// Half a point for a game that nobody wins.
double won_by(const GameResult& result, std::size_t seat) {
    if (result.winners.empty()) return 0.5;
    return result.winners.front() == seat ? 1.0 : 0.0;
}

double won_by(const Meeting& meeting, std::vector<const PlayerKind*> seats, std::uint64_t seed, std::size_t seat) {
    return won_by(play_number(batch_of(meeting, std::move(seats), seed), 1), seat);
}

struct Share {  // Of games, or of pairs of them, one from either seat.
    double sum = 0, squares = 0;
    int count = 0;
    void add(double won) { sum += won, squares += won * won, ++count; }
    double mean() const { return sum / count; }
    double error() const {
        return std::sqrt(std::max(0.0, squares / count - mean() * mean()) / std::max(1, count - 1));
    }
};

// From the first seat, against itself.
Share greedy_alone(const Meeting& meeting, const PlayerKind* greedy) {
    Share share;
    if (meeting.points > 0) {  // Other armies in each game.
        for (std::uint64_t seed = 2'001; seed <= 2'060; ++seed) share.add(won_by(meeting, {greedy, greedy}, seed, 0));
        return share;
    }
    const Batch batch = batch_of(meeting, {greedy, greedy}, 2'001);
    for (int number = 1; number <= 300; ++number) share.add(won_by(play_number(batch, number), 0));
    return share;
}

struct Met {
    Share first{}, second{}, pairs{};  // From the first seat, from the second, both together.
};

void compare(const Meeting& meeting, const Met& met, const Share& alone) {
    const double games = met.first.count;
    std::cout << meeting.name << ": first seat " << 100 * met.first.mean() << " %, greedy " << 100 * alone.mean()
              << " %; second seat " << 100 * met.second.mean() << " %, greedy " << 100 * (1 - alone.mean())
              << " %; together " << 100 * met.pairs.mean() << " % of " << 2 * met.pairs.count << " games\n"
              << std::flush;
    // Within what so few games can tell, for some seventy comparisons: three standard errors.
    const double own = std::clamp(alone.mean(), 0.05, 0.95);
    const double unsure = 3 * std::sqrt(own * (1 - own) / games + alone.error() * alone.error());
    INFO(meeting.name);
    CHECK(met.first.mean() >= alone.mean() - unsure);
    CHECK(met.second.mean() >= 1 - alone.mean() - unsure);
}

Share match(const std::vector<Meeting>& meetings, int seeds, std::vector<double>& seconds) {
    const PlayerKind planner = timed_planner(seconds);
    const PlayerKind* greedy = player_kind("greedy");
    Share all;
    for (const Meeting& meeting : meetings) {
        Met met;
        for (int number = 1; number <= seeds; ++number) {
            const std::uint64_t seed = 1'000 + static_cast<std::uint64_t>(number);
            const double first = won_by(meeting, {&planner, greedy}, seed, 0),
                         second = won_by(meeting, {greedy, &planner}, seed, 1);
            met.first.add(first), met.second.add(second);
            met.pairs.add((first + second) / 2), all.add((first + second) / 2);
        }
        compare(meeting, met, greedy_alone(meeting, greedy));
    }
    std::cout << "together: " << 100 * all.mean() << " % of " << 2 * all.count << " games, at least "
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
    // As many games of the one as of the other.
    for (const auto& [meetings, seeds] : {std::pair(scenarios_for_two(), 4), std::pair(unseen_battlefields(), 16)}) {
        const Share share = match(meetings, seeds, seconds);
        CHECK(share.mean() >= 0.6);
        both = {both.sum + share.sum, both.squares + share.squares, both.count + share.count};
    }
    CHECK(2 * both.count >= 600);
    CHECK(both.mean() >= 0.65);
    CHECK(both.mean() - 1.645 * both.error() >= 0.60);
    std::cout << "decisions: " << seconds.size() << ", half within " << 1'000 * percentile(seconds, 0.5)
              << " ms, 95 % within " << 1'000 * percentile(seconds, 0.95) << " ms\n";
    CHECK(percentile(seconds, 0.95) < 0.2);
}
