// The scenarios of the rulebook for which armies are gathered, played from their files: the special rules of each.
#include "engine/game/ending.h"
#include "engine/players/player.h"
#include "engine/rulebook/evaluate.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/session/session.h"
#include "tests/formats/game/book/book_games.h"

#include <string>
#include <vector>

#include <catch2/catch.hpp>

namespace hexwright::testing::book {
namespace {

// Deadly Wall of Water with Sonlen against Shiori, both somewhere low or high.
struct Flood {
    PlayedScenario game{sample_scenario("deadly-wall-of-water"), options_with({{{"sonlen"}}, {{"shiori"}}})};
    const std::string sonlen = "1.sonlen.1.1", shiori = "2.shiori.1.1";
    Space high{{9, 2}, 4}, low{{0, 5}, 1}, other_low{{12, 1}, 1};

    explicit Flood(int round) {
        for (const Space& space : {high, low, other_low}) REQUIRE(game.state.board->index(space) != no_space);
        game.to(Step::Kind::TakeTurnStep);
        game.state.round = static_cast<std::int16_t>(round);
        game.put(sonlen, high);
        game.put(shiori, low);
    }
};

// A space on which a figure can stand at the wanted distance from the hive of Xualtiaca.
Space space_so_far(const GameState& state, const Scenario& scenario, int wanted) {
    const PlacedPiece* hive = nullptr;
    for (const auto& [piece, name] : scenario.battlefield.names())
        if (name == "hive") hive = scenario.battlefield.find(piece);
    REQUIRE(hive);
    for (const BoardSpace& space : state.board->spaces()) {
        if (space.stand != Stand::Figures || space.room < 6) continue;
        int far = 1'000;
        for (const HexCoord hex : hexes_of(*hive, shipped())) far = std::min(far, distance(hex, space.space.at));
        const bool level = wanted > 1 || std::abs(space.height - 5) < 4;  // Beside the hive, which stands at height 5.
        if (far == wanted && level && !figure_at(state, state.board->index(space.space)).valid()) return space.space;
    }
    FAIL("no space " << wanted << " away");
    return {};
}

}  // namespace

// ---- Deadly Wall of Water

TEST_CASE("The wall of water comes on more and more numbers",
          "[SCEN-DEADLY-05][SCEN-DEADLY-06][SCEN-DEADLY-07][SCEN-DEADLY-08]") {
    struct {
        int round, rolled;
        bool floods;
    } const table[] = {{2, 1, false}, {3, 4, true},  {3, 5, false},  {4, 8, true},
                       {4, 9, false}, {5, 10, true}, {5, 11, false}, {9, 10, true}};
    for (const auto& row : table) {
        INFO("round " << row.round << ", " << row.rolled);
        Flood flood(row.round);
        flood.game.end_round({row.rolled, 20});
        CHECK(flood.game.won(1) == row.floods);  // The figure on the low ground was the last of its player.
        CHECK(flood.game.count("flooded") == (row.floods ? 1 : 0));
    }
}

TEST_CASE("The last player to take a turn rolls for the water", "[SCEN-DEADLY-05]") {
    Flood flood(3);
    flood.game.end_round({5});
    const auto rolls = happened<event::RuleRolled>(flood.game.events);
    REQUIRE(rolls.size() == 1);
    CHECK(rolls.front().player == flood.game.state.last_to_act);
}

TEST_CASE("After the flood no more is rolled, and whoever stands low at a round's end drowns",
          "[SCEN-DEADLY-09][SCEN-DEADLY-10]") {
    Flood flood(3);
    flood.game.put(flood.shiori, {{8, 2}, 3});
    flood.game.end_round({1});
    REQUIRE_FALSE(flood.game.state.over);
    flood.game.to(Step::Kind::TakeTurnStep);
    flood.game.put(flood.shiori, flood.low);
    flood.game.end_round();
    CHECK(flood.game.won(1));
    CHECK(happened<event::RuleRolled>(flood.game.events).size() == 1);
}

TEST_CASE("A figure on the Glyph of Brandar keeps the water from all figures of its player", "[SCEN-DEADLY-11]") {
    Flood flood(3);
    flood.game.state.glyphs.front() = {*shipped().glyph("brandar"), flood.game.state.board->index(flood.low), true};
    flood.game.end_round({1});
    CHECK_FALSE(flood.game.state.over);
    CHECK(flood.game.stands(flood.shiori));
}

TEST_CASE("Both last figures drown together: neither wins", "[SCEN-DEADLY-14]") {
    Flood flood(3);
    flood.game.put(flood.sonlen, flood.other_low);
    flood.game.end_round({1});
    CHECK(flood.game.drawn());
}

TEST_CASE("After round 10 the water is rolled for first, then points decide", "[SCEN-DEADLY-13]") {
    Flood dry(10);
    dry.game.end_round({20});
    CHECK(dry.game.won(1));  // Sonlen costs more than Shiori.
    Flood wet(10);
    wet.game.put(wet.sonlen, wet.other_low);
    wet.game.put(wet.shiori, {{8, 2}, 3});
    wet.game.end_round({10});
    CHECK(wet.game.won(2));
}

TEST_CASE("Four of the eight glyphs are laid at random, symbol side up", "[SCEN-DEADLY-02]") {
    std::set<int> kinds;
    for (std::uint64_t seed = 1; seed < 30; ++seed) {
        const PlayedScenario game(sample_scenario("deadly-wall-of-water"),
                                  options_with({{{"sonlen"}}, {{"shiori"}}}, 2, seed));
        REQUIRE(game.state.glyphs.size() == 4);
        std::set<int> laid;
        for (const GameGlyph& glyph : game.state.glyphs) {
            CHECK_FALSE(glyph.face_up);
            laid.insert(glyph.kind.value);
        }
        CHECK(laid.size() == 4);
        kinds.insert(laid.begin(), laid.end());
    }
    CHECK(kinds.size() == 8);
}

TEST_CASE("Deadly Wall of Water is set up for two and for three", "[SCEN-DEADLY-01][SCEN-DEADLY-03][SCEN-DEADLY-04]") {
    const Scenario scenario = sample_scenario("deadly-wall-of-water");
    REQUIRE(scenario.setups->size() == 2);
    CHECK((*scenario.setups)[0].players[0].army.points == 500);
    CHECK((*scenario.setups)[0].players[0].zones == std::vector<std::string>{"red"});
    CHECK((*scenario.setups)[0].players[1].zones == std::vector<std::string>{"blue"});
    CHECK((*scenario.setups)[1].players[2].army.points == 300);
    CHECK((*scenario.setups)[1].players[2].zones == std::vector<std::string>{"red", "green", "blue"});
}

TEST_CASE("In Deadly Wall of Water for three a player without figures is out, and the others play on",
          "[SCEN-DEADLY-12][SCEN-DEADLY-15]") {
    PlayedScenario game(sample_scenario("deadly-wall-of-water"),
                        options_with({{{"sonlen"}}, {{"shiori"}}, {{"raelin-sotm"}}}, 3));
    game.to(Step::Kind::Markers);
    to_turn_of(game.state, "1.sonlen");
    destroy_and_end(game, "2.shiori.1.1");
    CHECK_FALSE(game.state.over);
    CHECK(game.state.players[1].out);
    game.end_round();
    CHECK_FALSE(game.state.over);
    game.to(Step::Kind::TakeTurnStep);
    destroy_and_end(game, "3.raelin-sotm.1.1");
    CHECK(game.won(1));
}

// ---- Rogue Hive

TEST_CASE("At the start of every round the highest d20 takes the hive, ties roll again",
          "[SCEN-ROGUE-06][SCEN-ROGUE-07][SCEN-ROGUE-08]") {
    PlayedScenario game(sample_scenario("rogue-hive"), options_with({{{"sonlen"}}, {{"shiori"}}}));
    game.to(Step::Kind::Markers);
    const CardId hive = card(game.state, "0.marro-hive");
    CHECK(game.state[hive].controller.valid());
    CHECK(allowed(game.state, PlaceMarker{1, hive}) == (game.state[hive].controller == *to_decide(game.state)));
    game.state[figures_of(game.state, hive).front()].wounds = 2;
    game.to(Step::Kind::TakeTurnStep);
    dice(game.state, {7, 7, 3, 9});  // The next roll is the hive's in round 2.
    for (const int round = game.state.round; game.state.round == round && !game.state.over;) game.pass();
    REQUIRE_FALSE(game.state.over);
    const auto given = happened<event::ControlChanged>(game.events);
    REQUIRE(given.size() == 3);
    CHECK_FALSE(given[1].player.valid());  // At the end of the round nobody has it.
    CHECK(given[2].player == game.state.order[1]);
    CHECK(game.state[figures_of(game.state, hive).front()].wounds == 2);
}

TEST_CASE("Who has only the hive is in the game until the round ends", "[SCEN-ROGUE-09][SCEN-ROGUE-10]") {
    PlayedScenario game(sample_scenario("rogue-hive"), options_with({{{"sonlen"}}, {{"shiori"}}}));
    game.to(Step::Kind::Markers);
    to_turn_of(game.state, "1.sonlen");
    const CardId hive = card(game.state, "0.marro-hive");
    game.state[hive].controller = PlayerId{1};
    GameUpdate update(game.state, game.events);
    update.destroy(fig(game.state, "2.shiori.1.1"));
    look_for_an_end(update);
    CHECK_FALSE(game.state.over);
    CHECK_FALSE(game.state.players[1].out);
    game.end_round();
    CHECK(game.won(1));
}

TEST_CASE("Rogue Hive has points and zones for two, three and four, and no army may take the hive",
          "[SCEN-ROGUE-01][SCEN-ROGUE-02][SCEN-ROGUE-03][SCEN-ROGUE-04][SCEN-ROGUE-05]") {
    const Scenario scenario = sample_scenario("rogue-hive");
    REQUIRE(scenario.setups->size() == 3);
    const int points[] = {500, 380, 285};
    const std::vector<std::vector<std::string>> zones{
        {"red", "green"}, {"red", "blue", "green"}, {"red", "blue", "green", "orange"}};
    for (std::size_t i = 0; i < 3; ++i)
        for (const PlayerSetup& player : (*scenario.setups)[i].players) {
            CHECK(player.army.points == points[i]);
            CHECK(player.zones == std::vector{zones[i][static_cast<std::size_t>(player.number - 1)]});
            CHECK(player.army.never.front().card == "marro-hive");
        }
}

TEST_CASE("After round 8 of Rogue Hive points decide, the hive counts for nobody", "[SCEN-ROGUE-11]") {
    PlayedScenario game(sample_scenario("rogue-hive"), options_with({{{"sonlen"}}, {{"shiori"}}}));
    game.to(Step::Kind::TakeTurnStep);
    game.state.round = 8;
    game.end_round();
    REQUIRE(game.state.over);
    const auto scores = happened<event::Scored>(game.events);
    REQUIRE(scores.size() == 2);
    CHECK(scores[0].points == 100 * shipped()[*shipped().card("sonlen")].points);
    CHECK(scores[1].points == 100 * shipped()[*shipped().card("shiori")].points);
}

TEST_CASE("A hive that is destroyed leaves its base and is fought for no more", "[SCEN-ROGUE-12]") {
    PlayedScenario game(sample_scenario("rogue-hive"), options_with({{{"sonlen"}}, {{"shiori"}}}));
    game.to(Step::Kind::Markers);
    to_turn_of(game.state, "1.sonlen");
    GameUpdate update(game.state, game.events);
    const FigureId hive = figures_of(game.state, card(game.state, "0.marro-hive")).front();
    const auto stood = spaces_of(game.state, hive);
    update.destroy(hive);
    for (const SpaceIndex space : stood) CHECK((*game.state.board)[space].stand == Stand::Figures);
    game.events.clear();
    game.end_round();
    game.end_round();
    CHECK(happened<event::ControlChanged>(game.events).empty());
    CHECK(happened<event::RuleRolled>(game.events).empty());
}

// ---- Siren's Call

TEST_CASE("Siren's Call is set up for two and for two teams, without the hive in an army",
          "[SCEN-SIREN-01][SCEN-SIREN-02][SCEN-SIREN-03][SCEN-SIREN-04][SCEN-SIREN-05]") {
    const Scenario scenario = sample_scenario("sirens-call");
    REQUIRE(scenario.setups->size() == 2);
    for (const Setup& setup : *scenario.setups)
        for (const PlayerSetup& player : setup.players) {
            CHECK(player.army.points == (setup.player_count() == 2 ? 500 : 285));
            CHECK(player.army.never.front().card == "marro-hive");
            CHECK(player.zones == Cards{player.number % 2 == 1 ? "red" : "blue"});
            if (setup.player_count() == 4) CHECK(player.team == 2 - player.number % 2);
        }
    std::set<std::string> glyphs;
    for (const Glyph& glyph : *scenario.glyphs) {
        glyphs.insert(glyph.id);
        CHECK(glyph.facing == Facing::Power);
    }
    CHECK(glyphs == std::set<std::string>{"crevcor", "nilrend", "thorian", "ulaniva"});
    const PlayedScenario game(scenario, options_with({{{"sonlen"}}, {{"shiori"}}}));
    CHECK(game.state.cards.size() == 2);  // The hive is nobody's figure.
}

TEST_CASE("The hive's call wounds one figure of each player within seven spaces, whom that player chooses",
          "[SCEN-SIREN-06][SCEN-SIREN-08]") {
    const Scenario scenario = sample_scenario("sirens-call");
    PlayedScenario game(scenario, options_with({{{"sonlen"}, {"shiori"}}, {{"drake-sotm"}}}));
    game.to(Step::Kind::TakeTurnStep);
    game.put("2.drake-sotm.1.1", space_so_far(game.state, scenario, 8));
    game.put("1.sonlen.1.1", space_so_far(game.state, scenario, 7));
    game.put("1.shiori.1.1", space_so_far(game.state, scenario, 7));
    game.end_round();
    REQUIRE(game.at(Step::Kind::RuleChoice));
    CHECK(to_decide(game.state) == PlayerId{0});
    CHECK(offered<ChooseFigure>(game.state).size() == 2);
    game.act(ChooseFigure{fig(game.state, "1.shiori.1.1")});
    CHECK(game.state[fig(game.state, "1.shiori.1.1")].wounds == 1);
    CHECK(game.state[fig(game.state, "1.sonlen.1.1")].wounds == 0);
    CHECK(game.state[fig(game.state, "2.drake-sotm.1.1")].wounds == 0);
}

TEST_CASE("A figure that ends its own turn beside the hive is wounded, others there are not", "[SCEN-SIREN-07]") {
    const Scenario scenario = sample_scenario("sirens-call");
    PlayedScenario game(scenario, options_with({{{"sonlen"}}, {{"drake-sotm"}}}));
    game.to(Step::Kind::Markers);
    to_turn_of(game.state, "1.sonlen");
    game.put("1.sonlen.1.1", space_so_far(game.state, scenario, 1));
    game.put("2.drake-sotm.1.1", space_so_far(game.state, scenario, 1));
    for (; !game.state.turns.empty() && game.state.turns.back().player == PlayerId{0};) game.pass();
    CHECK(game.state[fig(game.state, "1.sonlen.1.1")].wounds == 1);
    CHECK(game.state[fig(game.state, "2.drake-sotm.1.1")].wounds == 0);
}

TEST_CASE("Sand costs two on foot and one in the air", "[SCEN-SIREN-09][SCEN-SIREN-10][SCEN-SIREN-11]") {
    PlayedScenario game(sample_scenario("sirens-call"), options_with({{{"sonlen"}}, {{"raelin-sotm"}}}));
    const auto sand = game.state.catalogue().terrain("sand");
    for (const char* figure : {"1.sonlen.1.1", "2.raelin-sotm.1.1"}) {
        const Mover mover = mover_of(game.state, fig(game.state, figure), 0);
        REQUIRE(mover.costs.size() == 1);
        CHECK(mover.costs[0].terrain == *sand);
        CHECK(mover.costs[0].walking);
        CHECK_FALSE(mover.costs[0].flying);
        CHECK(mover.costs[0].cost == 2);
    }
}

TEST_CASE("The last with figures wins, after round 10 most points", "[SCEN-SIREN-12][SCEN-SIREN-13]") {
    PlayedScenario last(sample_scenario("sirens-call"), options_with({{{"sonlen"}}, {{"shiori"}}}));
    last.to(Step::Kind::TakeTurnStep);
    destroy_and_end(last, "1.sonlen.1.1");
    CHECK(last.won(2));
    PlayedScenario points(sample_scenario("sirens-call"), options_with({{{"sonlen"}}, {{"shiori"}}}));
    points.to(Step::Kind::TakeTurnStep);
    points.state.round = 10;
    points.end_round();
    CHECK(points.won(1));
}

// ---- Waters of Life

TEST_CASE("Heroes of 500 points against squads of 300 with the hive outside of them",
          "[SCEN-WATERS-LIFE-01][SCEN-WATERS-LIFE-02][SCEN-WATERS-LIFE-03][SCEN-WATERS-LIFE-04][SCEN-WATERS-LIFE-05]["
          "SCEN-WATERS-LIFE-06]") {
    const Scenario scenario = sample_scenario("waters-of-life");
    const auto& players = scenario.setups->front().players;
    CHECK(players[0].army.points == 500);
    CHECK(players[0].army.only.front().type == "hero");
    CHECK(players[0].army.never.front().card == "marro-hive");
    CHECK(players[0].zones == Cards{"red"});
    CHECK(players[1].army.points == 300);
    CHECK(players[1].army.only.front().type == "squad");
    CHECK(players[1].zones == Cards{"blue"});
    const PlayedScenario game(scenario, options_with({{{"sonlen"}}, {{"marro-stingers"}}}));
    const CardId hive = card(game.state, "2.marro-hive");
    CHECK(game.state[hive].controller == PlayerId{1});
    CHECK_FALSE(game.state[hive].counted);
    CHECK(figures_on_board(game.state, hive) == 1);
}

TEST_CASE("A Unique Hero who ends a turn on water may drink",
          "[SCEN-WATERS-LIFE-07][SCEN-WATERS-LIFE-08][SCEN-WATERS-LIFE-09][SCEN-WATERS-LIFE-10]") {
    const Scenario scenario = sample_scenario("waters-of-life");
    const auto terrain_at = [](const GameState& state, const std::string& id, bool beside_water) {
        for (const BoardSpace& space : state.board->spaces()) {
            if (shipped()[space.terrain].id != id || space.stand != Stand::Figures) continue;
            const SpaceIndex index = state.board->index(space.space);
            bool beside = false;
            for (const Link& link : state.board->links(index))
                beside = beside || shipped()[(*state.board)[link.to].terrain].id == "water";
            if (beside == beside_water && !figure_at(state, index).valid()) return space.space;
        }
        FAIL("no such space: " << id);
        return Space{};
    };
    struct {
        const char* terrain;
        bool beside;
        bool asked;
        int rolled, wounds;
    } const table[] = {{"water", true, true, 1, 4},        {"water", true, true, 2, 2},
                       {"water", true, true, 17, 2},       {"water", true, true, 18, 1},
                       {"swamp-water", true, true, 20, 1}, {"swamp-water", false, false, 0, 3}};
    for (const auto& row : table) {
        INFO(row.terrain << " " << row.rolled);
        PlayedScenario game(scenario, options_with({{{"sonlen"}}, {{"marro-stingers"}}}));
        game.to(Step::Kind::Markers);
        to_turn_of(game.state, "1.sonlen");
        game.put("1.sonlen.1.1", terrain_at(game.state, row.terrain, row.beside), 3);
        for (; !game.at(Step::Kind::RuleChoice) && !game.state.turns.empty() &&
               game.state.turns.back().player == PlayerId{0};)
            game.pass();
        REQUIRE(game.at(Step::Kind::RuleChoice) == row.asked);
        if (row.asked) {
            CHECK(to_decide(game.state) == PlayerId{0});
            dice(game.state, {row.rolled});
            game.act(Answer{true});
        }
        CHECK(game.state[fig(game.state, "1.sonlen.1.1")].wounds == row.wounds);
    }
}

TEST_CASE("The hive decides Waters of Life: destroyed before the end of round 8, or not",
          "[SCEN-WATERS-LIFE-11][SCEN-WATERS-LIFE-12]") {
    const auto begun = [] {
        PlayedScenario game(sample_scenario("waters-of-life"), options_with({{{"sonlen"}}, {{"marro-stingers"}}}));
        game.to(Step::Kind::TakeTurnStep);
        return game;
    };
    PlayedScenario hive = begun();
    destroy_and_end(hive, "2.marro-hive.1.1");
    CHECK(hive.won(1));
    PlayedScenario hero = begun();
    destroy_and_end(hero, "1.sonlen.1.1");
    CHECK(hero.won(2));
    PlayedScenario late = begun();
    late.state.round = 8;
    late.end_round();
    CHECK(late.won(2));
}

}  // namespace hexwright::testing::book
