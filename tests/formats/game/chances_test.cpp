// The chances from a position: many games played out from it, without looking at what the asker cannot see.
#include "engine/simulation/chances.h"

#include "engine/game/observation.h"
#include "engine/players/imagined.h"
#include "engine/scenario/glyph_pool.h"
#include "tests/support/arena.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

#include <map>
#include <set>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr PlayerId asking_player{0}, asked_player{1};

// One against one, side by side, before the first order markers; Thorgrim has `wounds`.
GameState chance_duel(int wounds = 0) {
    GameState state = on_shipped_meadow().army(1, "finn", {{3, 1}}).army(2, "thorgrim", {{4, 1}}).rounds(12).start(3);
    state[fig(state, "2.thorgrim.1.1")].wounds = static_cast<std::int8_t>(wounds);
    return state;
}

// The first turn of a round: player 2 has laid 1 on `first`, 2 on `second`, and 3 and X on the first again.
GameState with_markers_on(const std::string& first, const std::string& second) {
    GameState state = on_shipped_meadow()
                          .army(1, "finn", {{0, 0}})
                          .army(2, "thorgrim", {{7, 0}})
                          .army(2, "sonlen", {{6, 1}})
                          .glyph("astrid", {3, 3}, Facing::Symbol)
                          .glyph("gerda", {4, 3}, Facing::Symbol)
                          .start(3);
    act(state, NextDice{{20, 1}});
    while (next_step(state)->kind == Step::Kind::Markers) {
        const auto offers = offered<PlaceMarker>(state);
        const std::string wanted = offers.front().marker == 2 ? second : first;
        const auto chosen = std::ranges::find_if(offers, [&](const PlaceMarker& each) {
            return *to_decide(state) == asking_player || name_of(state, each.card) == wanted;
        });
        REQUIRE(chosen != offers.end());
        act(state, *chosen);
    }
    return state;
}

// Those from `first` on.
void place_markers_on(GameState& state, const char* name, int first = 1) {
    for (int marker = first; marker <= x_marker; ++marker) act(state, PlaceMarker{marker, card(state, name)});
}

ChancesAsked few_games(std::int64_t games) { return {.asker = asking_player, .games = games}; }

}  // namespace

TEST_CASE("The chances favour who is stronger, and all games are counted") {
    const Chances even = chances_from(chance_duel(), few_games(60)), won = chances_from(chance_duel(3), few_games(60));
    CHECK(games_in(even.sum) == 60);
    CHECK(even.seats == std::vector<std::string_view>{"greedy", "greedy"});
    CHECK(even.sum.players[0].wins + even.sum.players[1].wins + even.sum.nobody == 60);
    CHECK(won.rate_for(asking_player).rate > even.rate_for(asking_player).rate);
    CHECK(won.rate_for(asking_player).low > 0.6);
    CHECK(even.rate_for(asking_player).low < even.rate_for(asking_player).rate);
    CHECK(even.rate_for(asking_player).high > even.rate_for(asking_player).rate);
    CHECK(even.mean_rounds() >= 1);
}

TEST_CASE("The chances from a finished game are its result") {
    GameState state = chance_duel();
    state.over = true;
    state.steps.clear();
    state.winners = {asked_player};
    const Chances chances = chances_from(state, few_games(5));
    CHECK(chances.rate_for(asked_player).rate == 1);
    CHECK(chances.rate_for(asking_player).rate == 0);
}

TEST_CASE("The same seed gives the same chances, in one piece or in parts") {
    const Chances whole = chances_from(chance_duel(), {.asker = asking_player, .games = 20, .seed = 9});
    CHECK(whole.sum == chances_from(chance_duel(), {.asker = asking_player, .games = 20, .seed = 9}).sum);
    Chances part = chances_from(chance_duel(), {.asker = asking_player, .games = 8, .seed = 9});
    add(part.sum, chances_from(chance_duel(), {.asker = asking_player, .games = 12, .seed = 9, .first = 9}).sum);
    CHECK(part.sum == whole.sum);
    CHECK_FALSE(chances_from(chance_duel(), {.asker = asking_player, .games = 20, .seed = 10}).sum == whole.sum);
}

TEST_CASE("Chances tell their progress and end when they are no longer wanted") {
    std::int64_t told = 0;
    const Chances chances = chances_from(
        chance_duel(), few_games(50),
        {.stop = [&] { return told == 4; }, .progress = [&](const Statistics& sum) { told = games_in(sum); }});
    CHECK(games_in(chances.sum) == 4);
}

TEST_CASE("The seats that are asked for play") {
    const Chances random =
        chances_from(chance_duel(), {.asker = asking_player, .seats = {player_kind("random"), nullptr}, .games = 2});
    CHECK(random.seats == std::vector<std::string_view>{"random", "greedy"});
}

TEST_CASE("What the asker does not see has no influence on the chances", "[ORDER-03]") {
    const GameState one = with_markers_on("2.thorgrim", "2.sonlen"),
                    another = with_markers_on("2.thorgrim", "2.sonlen");
    REQUIRE(one == another);
    // Player 2 has 1, 3 and X on Thorgrim and 2 on Sonlen, or 2, 3 and X and 1: which, the asker cannot tell.
    GameState swapped = one;
    GameCard &thorgrim = swapped[card(swapped, "2.thorgrim")], &sonlen = swapped[card(swapped, "2.sonlen")];
    REQUIRE((thorgrim.revealed == 0 && sonlen.revealed == 0));
    std::swap(thorgrim.markers, sonlen.markers);
    thorgrim.markers = marker_bit(2) | marker_bit(3) | marker_bit(x_marker);
    sonlen.markers = marker_bit(1);
    std::swap(swapped.glyphs[0].kind, swapped.glyphs[1].kind);
    REQUIRE_FALSE(swapped == one);
    REQUIRE(observation(swapped, asking_player) == observation(one, asking_player));
    CHECK(chances_from(swapped, few_games(12)).sum == chances_from(one, few_games(12)).sum);
    DiceBag bag{5}, same_bag{5};
    CHECK(imagined(swapped, asking_player, bag) == imagined(one, asking_player, same_bag));
}

TEST_CASE("Every way in which hidden markers may lie is imagined, and no other", "[ORDER-03]") {
    const GameState state = with_markers_on("2.thorgrim", "2.sonlen");
    DiceBag bag{1};
    // From the game as from what the seat sees of it, which only tells how many lie on each card.
    const std::vector<GameState> known{state, observation(state, asking_player)};
    std::map<int, int> on_sonlen;
    for (std::size_t i = 0; i < 400; ++i) {
        const GameState made = imagined(known[i % 2], asking_player, bag);
        const GameCard &thorgrim = made[card(made, "2.thorgrim")], &sonlen = made[card(made, "2.sonlen")];
        REQUIRE((thorgrim.markers | sonlen.markers) == 15);
        REQUIRE((thorgrim.markers & sonlen.markers) == 0);
        REQUIRE(std::popcount(sonlen.markers) == 1);
        REQUIRE(made[card(made, "1.finn")].markers == state[card(state, "1.finn")].markers);
        ++on_sonlen[sonlen.markers];
    }
    REQUIRE(on_sonlen.size() == 4);
    for (const auto& [marker, times] : on_sonlen) CHECK(times > 60);  // 100 on average.
}

TEST_CASE("What opponents have placed while all place is not known: in what the seat imagines they place it after it",
          "[ORDER-03]") {
    const GameState before = on_shipped_meadow().army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{7, 0}}).start(3);
    GameState half_done = before;
    act(half_done, PlaceMarker{1, card(half_done, "1.finn")});
    GameState done = before;
    place_markers_on(done, "1.finn");
    DiceBag bag{1};
    for (const GameState& state : {before, half_done, done})
        for (const GameState& known : {state, observation(state, asked_player)}) {
            GameState made = imagined(known, asked_player, bag);
            CHECK(made[card(made, "1.finn")].markers == 0);
            place_markers_on(made, "2.thorgrim");
            REQUIRE(to_decide(made) == asking_player);
            place_markers_on(made, "1.finn");
            CHECK(made.begun);
        }
    // Who comes later has yet to place his anyway; one's own stay where they are.
    CHECK(imagined(before, asking_player, bag).steps == before.steps);
    const GameState made = imagined(half_done, asking_player, bag);
    CHECK(made[card(made, "1.finn")].markers == marker_bit(1));
}

TEST_CASE("Glyphs that lie face down are drawn from all that may lie there and were not seen") {
    GameState state = with_markers_on("2.thorgrim", "2.sonlen");
    const auto kind = [](const char* id) { return *shipped().glyph(id); };
    auto setup = std::make_shared<GameSetup>(*state.setup);
    setup->hidden_glyphs = {kind("astrid"), kind("gerda"), kind("valda"), kind("ivor")};
    state.setup = std::move(setup);
    DiceBag bag{1};
    std::set<std::pair<int, int>> pairs;
    for (int i = 0; i < 300; ++i) {
        const GameState made = imagined(state, asking_player, bag);
        REQUIRE_FALSE(made.glyphs[0].kind == made.glyphs[1].kind);
        pairs.emplace(made.glyphs[0].kind.value, made.glyphs[1].kind.value);
    }
    CHECK(pairs.size() == 12);
    state.glyphs[0].face_up = true;  // Everybody has seen Astrid.
    for (int i = 0; i < 100; ++i) {
        const GameState made = imagined(state, asking_player, bag);
        REQUIRE(made.glyphs[0].kind == kind("astrid"));
        REQUIRE_FALSE(made.glyphs[1].kind == kind("astrid"));
    }
}

TEST_CASE("A position is played out from every decision, also while markers are placed") {
    int asked = 0;
    for (std::uint64_t number = 0; number < 24; ++number) {
        GameState state = arena("master-2007", number).start(number);
        DiceBag bag{number};
        std::vector<Action> legal = legal_actions(state);
        for (int made = 0; made < 60 && !legal.empty(); ++made) {
            if (made % 20 == 3)
                for (const PlayerId seat : {asking_player, asked_player}) {
                    const Chances chances = chances_from(state, {.asker = seat, .games = 1, .seed = number});
                    REQUIRE(games_in(chances.sum) == 1);
                    ++asked;
                }
            Events events;
            legal = apply_legal(state, Action{legal[choose_random(state, *to_decide(state), legal, bag)]}, events);
        }
    }
    CHECK(asked > 100);
}

TEST_CASE("What the computer would do is one of the legal actions, in words") {
    GameState state = with_markers_on("2.thorgrim", "2.sonlen");
    const PlayerId seat = *to_decide(state);
    const auto legal = legal_actions(state);
    const Suggestion suggested = suggestion(observation(state, seat), seat, legal, *player_kind("greedy"));
    REQUIRE(suggested.choice < legal.size());
    DiceBag bag{1};
    CHECK(suggested.choice == choose_greedy(observation(state, seat), seat, legal, bag));
    CHECK(english()(suggested.words).starts_with("The greedy computer would choose: "));
    CHECK(hidden_glyphs(sample_scenario(scenario_names().front()), shipped()).size() < 1000);
}
