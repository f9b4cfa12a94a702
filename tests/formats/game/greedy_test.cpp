// What the greedy player reads from the cards: which ones serve alone, who needs whom, whom to finish.
#include "engine/game/observation.h"
#include "engine/players/player.h"
#include "tests/support/arena.h"
#include "tests/support/every_room.h"
#include "tests/support/former_greedy.h"
#include "tests/support/played_scenario.h"

#include <set>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const PlayerKind& greedy() { return *player_kind("greedy"); }

Action decided(const PlayerKind& kind, const GameState& state, const std::vector<Action>& legal) {
    DiceBag bag{7};
    const PlayerId seat = *to_decide(state);
    return legal[kind.choose(observation(state, seat), seat, legal, bag)];
}
Action decided(const GameState& state, const PlayerKind& kind = greedy()) {
    return decided(kind, state, legal_actions(state));
}

CardKind kind_named(const char* card) { return *shipped().card(card); }

constexpr auto strip = R"(
        . . . 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1
         . . 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1 1)";

// Where the player who decides first puts its marker 1.
CardId first_marker(GameState state) {
    while (true) {
        const Action action = decided(state);
        const auto* place = std::get_if<PlaceMarker>(&action);
        REQUIRE(place);
        if (place->marker == 1) return place->card;
        act(state, action);
    }
}

// Plays on by itself, and calls see(state, action) before every action.
template <class See>
void play_on(GameState& state, const PlayerKind& kind, int most, See see) {
    for (int i = 0; i < most && !state.over; ++i) {
        const Action action = decided(state, kind);
        see(state, action);
        act(state, action);
    }
}

std::vector<SpaceIndex> sorted_spaces(const GameState& state, FigureId figure) {
    auto spaces = spaces_of(state, figure);
    std::vector<SpaceIndex> sorted(spaces.begin(), spaces.end());
    std::ranges::sort(sorted);
    return sorted;
}

bool on_the_spot(const GameState& state, const Move& move) {
    std::vector<SpaceIndex> ends{move.at};
    if (move.tail != no_space) ends.push_back(move.tail);
    std::ranges::sort(ends);
    return ends == sorted_spaces(state, move.figure);
}

int turns_on_the_spot(const PlayerKind& kind) {
    int turns = 0;
    for (std::uint64_t number = 1; number <= 24; ++number) {
        GameState state = arena("master-2007", number).start(number);
        play_on(state, kind, 400, [&](const GameState& now, const Action& action) {
            const auto* move = std::get_if<Move>(&action);
            turns += move && on_the_spot(now, *move);
        });
    }
    return turns;
}

// Of all heroes of some games, those that moved before the game was over or they were destroyed, in percent.
int heroes_that_came(const PlayerKind& kind) {
    const std::vector<CardOfArmy> army{{"major-q10"}, {"raelin-sotm"}, {"shiori"}, {"marro-stingers", 2}};
    int heroes = 0, came = 0;
    for (const char* map : {"skirmish-on-the-narrows", "skirmish-on-xualtiaca"})
        for (std::uint64_t seed = 1; seed <= 6; ++seed) {
            auto started = start_game(sample_scenario(map), shared_shipped(),
                                      {.players = 2, .seed = seed, .armies = {army, army}});
            REQUIRE(started);
            std::set<FigureId> moved;
            play_on(started->state, kind, 3'000, [&](const GameState&, const Action& action) {
                if (const auto* move = std::get_if<Move>(&action)) moved.insert(move->figure);
            });
            const GameState& end = started->state;
            for (std::size_t i = 0; i < end.figures.size(); ++i) {
                const FigureId figure{static_cast<int>(i)};
                if (printed(end, figure).figures > 1) continue;
                ++heroes;
                came += moved.contains(figure);
            }
        }
    return came * 100 / heroes;
}

}  // namespace

TEST_CASE("greedy does not turn on the spot") {
    CHECK(turns_on_the_spot(former_greedy()) > 0);
    CHECK(turns_on_the_spot(greedy()) == 0);
}

TEST_CASE("greedy's heroes come along") {
    CHECK(heroes_that_came(greedy()) >= 55);

    // Raelin's aura of four spaces reaches nobody from where she stands, and the whole squad after one move.
    for (const bool far : {true, false}) {
        GameState state = ShippedGame(strip)
                              .army(1, "raelin-rotv", {{far ? 3 : 9, 0}})
                              .army(1, "marro-stingers", {{11, 0}, {12, 0}, {11, 1}})
                              .army(2, "finn", {{16, 0}})
                              .start();
        CHECK((first_marker(state) == card(state, "1.raelin-rotv")) == far);
    }
}

TEST_CASE("greedy drafts no Hive without squads that are its own") {
    for (const bool squad : {false, true}) {
        const GameState state =
            on_shipped_meadow().army(1, squad ? "marro-drudge" : "sonlen", {{0, 0}}).army(2, "finn", {{7, 0}}).start();
        const Action draft =
            decided(greedy(), state, {DraftCard{kind_named("marro-hive")}, DraftCard{kind_named("marro-stingers")}});
        CHECK(std::get<DraftCard>(draft).card == kind_named(squad ? "marro-hive" : "marro-stingers"));
    }
}

TEST_CASE("greedy puts no marker on a Hive that can do nothing") {
    // Its squad is within the twelve spaces of Hive Mind, and an enemy beside the Hive; or both are far.
    for (const bool near : {true, false}) {
        const int squad_at = near ? 4 : 15;
        ShippedGame game(strip);
        game.players() = {{.number = 1}, {.number = 2}};
        game.hive(1, {0, 0});
        game.players()[0].owns = {{"marro-hive", "hive", true}};
        GameState state = game.army(1, "sonlen", {{near ? 8 : 3, 0}})
                              .army(1, "marro-drudge", {{squad_at, 0}, {squad_at + 1, 0}, {squad_at + 2, 0}})
                              .army(2, "finn", {{near ? 3 : 18, near ? 0 : 1}})
                              .start();
        int markers = 0;
        for (int i = 0; i < 20 && state.round < 2 && !state.over; ++i) {
            const Action action = decided(state);
            const auto* place = std::get_if<PlaceMarker>(&action);
            if (!place) break;
            markers += place->card == card(state, "1.marro-hive") && place->marker != x_marker;
            act(state, action);
        }
        CHECK((markers > 0) == near);
    }
}

TEST_CASE("greedy finishes a wounded neighbour and does not leave it for a healthy enemy") {
    GameState state = on_shipped_meadow()
                          .army(1, "finn", {{3, 1}})
                          .army(2, "raelin-sotm", {{4, 1}})
                          .army(2, "sonlen", {{1, 2}})
                          .start();
    wound(state, "2.raelin-sotm.1.1", 4);
    to_turn_of(state, "1.finn");
    REQUIRE_FALSE(offered<Move>(state).empty());
    while (offered<Attack>(state).empty()) {
        act(state, decided(state));
        REQUIRE(BoardQuery(state).adjacent(fig(state, "1.finn.1.1"), fig(state, "2.raelin-sotm.1.1")));
    }
    CHECK(std::get<Attack>(decided(state)).target == fig(state, "2.raelin-sotm.1.1"));
}

TEST_CASE("greedy puts no marker on a card that can do nothing") {
    // Player 1's first card is at the bottom of a pit, from which it can neither climb nor see anybody.
    for (const char* hero : {"finn", "syvarris"}) {
        CAPTURE(hero);
        GameState state = ShippedGame("1 9 1 1 1 1 1 1 1 1 1 1")
                              .army(1, hero, {{0, 0}})
                              .army(1, "sonlen", {{3, 0}})
                              .army(2, "raelin-rotv", {{9, 0}})
                              .start();
        const CardId idle = card(state, std::string("1.") + hero);
        int placed = 0;
        for (Action action = decided(state); std::holds_alternative<PlaceMarker>(action); action = decided(state)) {
            if (*to_decide(state) == PlayerId{0}) {
                CHECK(std::get<PlaceMarker>(action).card != idle);
                ++placed;
            }
            act(state, action);
        }
        CHECK(placed == 4);
    }
}

TEST_CASE("greedy comes beside whoever can only be attacked from there") {
    GameState state = ShippedGame(strip)
                          .army(1, "krav-maga-agents", {{3, 0}, {4, 0}, {4, 1}})
                          .army(2, "drake-rotv", {{17, 0}})
                          .start();
    int attacks = 0;
    for (int i = 0; i < 200 && !state.over && state.round < 7; ++i) {
        const std::vector<Action> legal = legal_actions(state);
        // Drake waits.
        const Action action = *to_decide(state) == PlayerId{0} ? decided(state) : legal.back();
        const auto* attack = std::get_if<Attack>(&action);
        attacks += attack != nullptr;
        act(state, action);
    }
    CHECK(attacks > 0);
}

TEST_CASE("greedy goes round a glyph that it may not enter") {
    // The short way leads over Kelda, where only the wounded may stop. Two armies waited on either side for ever.
    GameState state = ShippedGame(R"(
        1 1 1 1 1 1 1 1 1 1 1 1 1
         1 9 9 9 9 9 9 9 9 9 9 9 1
          1 1 1 1 1 1 1 1 1 1 1 1 1)")
                          .glyph("kelda", {6, 2})
                          .army(1, "finn", {{4, 2}})
                          .army(2, "thorgrim", {{8, 2}})
                          .start();
    play_on(state, greedy(), 600, [](const GameState&, const Action&) {});
    CHECK(state.over);
    CHECK(state.round < 20);
}
