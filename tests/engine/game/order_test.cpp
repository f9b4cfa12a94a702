// Examples and options of the books that the other tests of rounds, set-ups and glyphs do not cover.
#include "engine/game/observation.h"
#include "engine/game/power.h"
#include "engine/outlook/foreseen.h"
#include "engine/story/story.h"
#include "tests/support/drawn_game.h"
#include "tests/support/every_room.h"

#include <set>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr const char* order_meadow = R"(
        1 1 1 1 1 1 1 1
         1 1 1 1 1 1 1 1
          1 1 1 1 1 1 1 1)";

// The example: 1, 2, 3 and X on these cards of the first player, and what the others see of it afterwards.
struct Example {
    const char* edition;
    std::vector<std::string> cards;  // For markers 1, 2, 3 and X.
    std::vector<std::string> army;
};

void places_markers_as_in(const Example& example) {
    INFO(example.edition);
    DrawnGame start(order_meadow, example.edition);
    int column = 0;
    for (const std::string& card : example.army) {
        const auto& type = fixtures()[*fixtures().card(card)];
        Hexes hexes;
        for (int i = 0; i < (type.base == FigureBase::Double ? 2 : 1); ++i) hexes.push_back({column++, 0});
        start.army(1, card, hexes);
    }
    start.army(2, "marro-drudge", {{6, 2}});
    GameState game = start.start();
    for (int marker = 1; marker <= 4; ++marker) {
        const Action place =
            PlaceMarker{marker, card(game, "1." + example.cards[static_cast<std::size_t>(marker - 1)])};
        CHECK(allowed(game, place));
        act(game, place);
    }
    for (int marker = 1; marker <= 4; ++marker) {
        const CardId marked = card(game, "1." + example.cards[static_cast<std::size_t>(marker - 1)]);
        CHECK((game[marked].markers >> (marker - 1) & 1) == 1);
        CHECK((observation(game, PlayerId{1})[marked].markers >> (marker - 1) & 1) == 0);
    }
    for (int marker = 1; marker <= 3; ++marker) act(game, PlaceMarker{marker, card(game, "2.marro-drudge")});
    dice(game, {19, 3});
    act(game, PlaceMarker{4, card(game, "2.marro-drudge")});
    CHECK(game.turns.back().card == card(game, "1." + example.cards[0]));
}

GameState rolled_for_markers(bool option) {
    auto scenario =
        DrawnGame(order_meadow).army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{7, 0}}).army(3, "sonlen", {{3, 2}});
    Scenario made = scenario.scenario();
    made.setups = std::vector<Setup>{Setup{scenario.players()}};
    Rules rules = *rules_of("master-2007");
    rules.roll_for_markers = option;
    auto started = start_game(made, shared_fixtures(), {.seed = 3, .house_rules = rules});
    if (!started) FAIL(started.error().message.id);
    CHECK(happened<event::MarkersFirst>(started->events).size() == (option ? 1 : 0));
    return started->state;
}

void place_four(GameState& game) {
    for (int marker = 1; marker <= 4; ++marker) act(game, legal_actions(game).front());
}

}  // namespace

TEST_CASE("examples of order markers", "[ORDER-07][ORDER-08][ORDER-09][ORDER-11]") {
    places_markers_as_in({"master-2007",
                          {"sonlen", "marro-stingers", "marrden-nagrubs", "tor-kul-na"},
                          {"sonlen", "marro-stingers", "marrden-nagrubs", "tor-kul-na"}});
    places_markers_as_in({"master-2004",
                          {"syvarris", "deathwalker-9000", "deathwalker-9000", "krav-maga-agents"},
                          {"syvarris", "deathwalker-9000", "krav-maga-agents"}});
    places_markers_as_in({"master-2004",
                          {"grimnak", "marro-warriors", "finn", "zettian-guards"},
                          {"grimnak", "marro-warriors", "finn", "zettian-guards"}});
    // The numbers of Marachott, who has the X in the book, were never printed: another hero of that box stands for him.
    places_markers_as_in({"master-2022",
                          {"xenithrax-retail", "vorid-retail", "onshu-retail", "raakchott-retail"},
                          {"xenithrax-retail", "vorid-retail", "onshu-retail", "raakchott-retail"}});
}

TEST_CASE("as an option all markers are placed one player after another, by the highest roll, then to the left",
          "[ORDER-06]") {
    GameState game = rolled_for_markers(true);
    const PlayerId first = *to_decide(game);
    for (int turn = 0; turn < 3; ++turn) {
        const PlayerId player{(first.value + turn) % 3};
        for (int marker = 1; marker <= 4; ++marker) {
            CHECK(to_decide(game) == player);
            CHECK(offered<PlaceMarker>(game).front().marker == marker);
            act(game, legal_actions(game).front());
        }
    }
    CHECK(game.begun);
}

TEST_CASE("those who place later see where markers lie under the option, not when all place at the same time",
          "[ORDER-03][ORDER-06]") {
    for (const bool option : {false, true}) {
        GameState game = rolled_for_markers(option);
        const PlayerId first = *to_decide(game);
        place_four(game);
        const PlayerId second = *to_decide(game);
        REQUIRE(first != second);
        int seen = 0;
        for (const GameCard& each : observation(game, second).cards) {
            CHECK(each.markers == 0);
            seen += each.hidden;
        }
        CHECK(seen == (option ? 4 : 0));
    }
}

TEST_CASE("who rolls highest places markers first", "[ORDER-06]") {
    std::set<int> firsts;
    for (std::uint64_t seed = 1; seed <= 30; ++seed) {
        auto drawn = DrawnGame(order_meadow).army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{7, 0}});
        Scenario made = drawn.scenario();
        made.setups = std::vector<Setup>{Setup{drawn.players()}};
        Rules rules = *rules_of("master-2004");
        rules.roll_for_markers = true;
        const auto started = start_game(made, shared_fixtures(), {.seed = seed, .house_rules = rules});
        REQUIRE(started.has_value());
        const auto rolls = happened<event::Rolled>(started->events);
        const PlayerId winner = happened<event::MarkersFirst>(started->events).front().player;
        const auto& last = rolls[rolls.size() - 1];
        const auto& before = rolls[rolls.size() - 2];
        CHECK(winner == (last.faces[0] > before.faces[0] ? last.player : before.player));
        CHECK(to_decide(started->state) == winner);
        firsts.insert(winner.value);
    }
    CHECK(firsts.size() == 2);
}

TEST_CASE("teammates who sit side by side take their turns one after the other", "[TEAM-01]") {
    GameState game = DrawnGame(order_meadow)
                         .army(1, "finn", {{0, 0}})
                         .army(2, "sonlen", {{0, 2}})
                         .army(3, "thorgrim", {{7, 0}})
                         .army(4, "tor-kul-na", {{6, 2}, {7, 2}})
                         .team(1, 1)
                         .team(2, 1)
                         .team(3, 2)
                         .team(4, 2)
                         .start();
    for (int placed = 1; placed < 16; ++placed) act(game, legal_actions(game).front());
    dice(game, {4, 9, 17, 6});
    act(game, legal_actions(game).front());
    CHECK(game.order == std::vector<PlayerId>{PlayerId{2}, PlayerId{3}, PlayerId{0}, PlayerId{1}});
}

TEST_CASE("if all lose their last figure at the same time nobody wins", "[SCEN-DEADLY-14]") {
    GameState game = DrawnGame("1 1 1 1 1 1", "master-2004")
                         .army(1, "finn", {{0, 0}})
                         .army(2, "thorgrim", {{5, 0}})
                         .glyph("mitonsoul", {1, 0})
                         .start();
    to_turn_of(game, "1.finn");
    const auto moves = offered<Move>(game);
    const auto onto = std::ranges::find_if(
        moves, [&](const Move& move) { return (*game.board)[move.at].space.at == HexCoord{1, 0}; });
    REQUIRE(onto != moves.end());
    dice(game, {1, 1});  // The curse takes both.
    const Events events = act(game, *onto);
    CHECK(game.over);
    CHECK(game.winners.empty());
    CHECK(happened<event::NobodyWon>(events).size() == 1);
    CHECK(happened<event::PlayerOut>(events).size() == 2);
}

TEST_CASE("Brandar does nothing by itself: the scenario says what it stands for", "[GLYPH-BRANDAR-01]") {
    for (const std::string edition : {"master-2004", "master-2007", "master-2022"}) {
        DrawnGame start = DrawnGame("1 1 1 1 1 1", edition).army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{1, 0}});
        GameState without = start.start(), with = start.glyph("brandar", {0, 0}).start();
        to_turn_of(without, "1.finn");
        to_turn_of(with, "1.finn");
        to_attacks(without);
        to_attacks(with);
        const auto skulls = [](GameState game) {
            const Events events = act(game, Attack{fig(game, "1.finn.1.1"), fig(game, "2.thorgrim.1.1")});
            return happened<event::Attacked>(events).front().dice;
        };
        CHECK(skulls(with) == skulls(without));
        CHECK(with.glyphs[0].at != no_space);
    }
}

TEST_CASE("a power of an army card is one of all cards of that common squad", "[MULTISET-05][MULTISET-06]") {
    GameState game = DrawnGame(order_meadow, "master-2022")
                         .army(1, "marro-stingers", {{0, 0}, {1, 0}, {2, 0}, {0, 1}, {1, 1}, {2, 1}}, 2)
                         .army(2, "thorgrim", {{7, 0}})
                         .start();
    CHECK(game.cards.size() == 2);  // Only one lies on the table, whatever their number.
    to_turn_of(game, "1.marro-stingers");
    to_attacks(game);
    const auto drains = offered<UsePower>(game);
    REQUIRE_FALSE(drains.empty());
    dice(game, {20});
    act(game, drains.front());
    CHECK(game.turns.back().attack_bonus == 1);  // For Stingers of either card.
    CHECK(offered<UsePower>(game).empty());      // Once for all of them.
}

TEST_CASE("A1 cannot lob at M2: the overhang and the ruin on it are sixteen levels high together",
          "[CARD-GRENADE-02][CARD-GRENADE-01]") {
    for (const bool ruin : {false, true}) {
        DrawnGame start("1 1 9 1 1", "master-2004");
        const auto put = [&](const char* kind, int level) {
            start.scenario().battlefield.add({.kind = *fixtures().piece(kind), .at = {2, 0}, .level = level},
                                             fixtures());
        };
        put("grass-1", 10);
        if (ruin) put("ruin-2", 11);
        GameState game = start.army(1, "airborne-elite", {{0, 0}}).army(2, "marro-warriors", {{4, 0}}).start();
        to_turn_of(game, "1.airborne-elite");
        to_attacks(game);
        CHECK(may_attack(game, fig(game, "1.airborne-elite.1.1"), fig(game, "2.marro-warriors.1.1"), 1) == !ruin);
    }
}

TEST_CASE("armies are brought along or drafted, from 2007 on the scenario may give them, and players choose which",
          "[SETUP-07][SETUP-06][SETUP-PRESET-01]") {
    for (const std::string edition : {"master-2004", "master-2007", "master-2022"}) {
        INFO(edition);
        DrawnGame start(order_meadow, edition);
        Zone red{.id = "red", .use = "start", .color = "red", .spaces = {}},
            blue{.id = "blue", .use = "start", .color = "blue", .spaces = {}};
        for (int q = 0; q < 3; ++q) {
            red.spaces.push_back(start.space({q, 0}));
            blue.spaces.push_back(start.space({q + 5, 0}));
        }
        Scenario scenario = start.scenario();
        scenario.zones = std::vector<Zone>{red, blue};
        const auto begun = [&](const Army& army, bool brings) {
            scenario.setups = std::vector<Setup>{Setup{{PlayerSetup{.number = 1, .zones = {"red"}, .army = army},
                                                        PlayerSetup{.number = 2, .zones = {"blue"}, .army = army}}}};
            GameOptions options{};
            if (brings) options.armies = {{CardOfArmy{"finn"}}, {CardOfArmy{"thorgrim"}}};
            auto started = start_game(scenario, shared_fixtures(), options);
            return started ? std::optional(std::move(started->state)) : std::nullopt;
        };
        const Army both{.points = 200};
        const auto drafting = begun(both, false), brought = begun(both, true);
        REQUIRE((drafting && brought));
        CHECK_FALSE(offered<DraftCard>(*drafting).empty());
        CHECK_FALSE(offered<PlaceFigure>(*brought).empty());
        CHECK_FALSE(begun({.points = 200, .draft = false}, false));
        CHECK_FALSE(begun({.points = 200, .premade = false}, true));
        const Army given{.cards = {CardOfArmy{"finn"}}};
        // The figures are placed by the player who has this army: see --seats.
        const auto preset = begun(given, false);
        REQUIRE(preset);
        CHECK_FALSE(offered<PlaceFigure>(*preset).empty());
        CHECK_FALSE(begun(given, true));
    }
}

TEST_CASE("Xenithrax begins with three Vines on the card, and lays one a round after moving",
          "[SETUP-MARKERS-02][GLYPH-08]") {
    GameState game = DrawnGame(order_meadow, "master-2022")
                         .army(1, "xenithrax-retail", {{0, 0}, {1, 0}})
                         .army(2, "finn", {{7, 2}})
                         .start();
    to_turn_of(game, "1.xenithrax-retail");
    CHECK(offered<UsePower>(game).empty());  // Not before it has moved.
    to_attacks(game);
    const auto uses = offered<UsePower>(game);
    REQUIRE_FALSE(uses.empty());
    for (const UsePower& use : uses) {
        const HexCoord hex = (*game.board)[use.at].space.at;
        CHECK(std::min(distance(hex, {0, 0}), distance(hex, {1, 0})) <= 4);
        CHECK_FALSE(figure_at(game, use.at).valid());
    }
    const Foreseen foreseen = foresee(observation(game, *to_decide(game)), uses.front());
    const auto laid = std::ranges::find_if(
        foreseen.events, [](const EventAhead& ahead) { return std::holds_alternative<event::GlyphLaid>(ahead.event); });
    REQUIRE(laid != foreseen.events.end());
    act(game, uses.front());
    REQUIRE(game.glyphs.size() == 1);
    CHECK(laid->told == story_of(game, laid->event));  // The vines are named before they lie there.
    CHECK(game.catalogue()[game.glyphs[0].kind].id == "xenithrax-vines");
    CHECK(game.glyphs[0].at == uses.front().at);
    CHECK(offered<UsePower>(game).empty());  // Once a round.
    for (int round = 2; round <= 4; ++round) {
        while (!game.over && game.round < round)
            act(game, allowed(game, Done{}) ? Action{Done{}} : legal_actions(game).front());
        to_turn_of(game, "1.xenithrax-retail");
        to_attacks(game);
        CHECK(offered<UsePower>(game).empty() == (round == 4));  // Three lie on the card.
        if (round < 4) act(game, offered<UsePower>(game).back());
    }
    CHECK(game.glyphs.size() == 3);
}

TEST_CASE("Vines: a Huge figure crushes them and moves on, others stop, and they are gone when the round is over",
          "[GLYPH-VINES-01][GLYPH-VINES-04]") {
    for (const bool huge : {true, false}) {
        DrawnGame start("1 1 1 1 1 1 1 1", "master-2022");
        start.army(1, huge ? "tor-kul-na" : "finn", huge ? Hexes{{1, 0}, {0, 0}} : Hexes{{1, 0}})
            .army(2, "sonlen", {{7, 0}})
            .glyph("xenithrax-vines", {2, 0});
        GameState game = start.start();
        to_turn_of(game, huge ? "1.tor-kul-na" : "1.finn");
        const auto moves = offered<Move>(game);
        const auto beyond = std::ranges::find_if(
            moves, [&](const Move& move) { return (*game.board)[move.at].space.at == HexCoord{3, 0}; });
        CHECK((beyond != moves.end()) == huge);
        const auto onto = std::ranges::find_if(
            moves, [&](const Move& move) { return (*game.board)[move.at].space.at == HexCoord{2, 0}; });
        REQUIRE(onto != moves.end());
        act(game, huge ? *beyond : *onto);
        CHECK((game.glyphs[0].at == no_space) == huge);
        if (huge) continue;
        while (game.round == 1) act(game, allowed(game, Done{}) ? Action{Done{}} : legal_actions(game).front());
        CHECK(game.glyphs[0].at == no_space);  // A figure stood on it at the end of the round.
    }
}

TEST_CASE("anybody may look at the whole battlefield at any time, and sees no markers of others", "[LOS-10]") {
    for (const char* edition : {"master-2004", "master-2007", "master-2022"}) {
        GameState game = on_meadow(edition).army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{7, 0}}).start();
        bool shielded = false;
        for (int decision = 0; decision < 40 && !game.over; ++decision) {
            for (const PlayerId seat : {PlayerId{0}, PlayerId{1}}) {
                const GameState seen = observation(game, seat);
                CHECK(seen.figures == game.figures);  // Whoever's turn it is.
                for (std::size_t i = 0; i < game.cards.size(); ++i) {
                    if (game.cards[i].owner == seat) continue;
                    CHECK(seen.cards[i].markers == game.cards[i].revealed);
                    shielded |= game.cards[i].markers != game.cards[i].revealed;
                }
            }
            act(game, legal_actions(game).front());
        }
        CHECK(shielded);
    }
}
