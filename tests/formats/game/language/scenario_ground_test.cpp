// The scenario language and the ground: zones, pieces that come and go, and what stands beside what.
#include "engine/game/flow.h"
#include "engine/game/scenario_rules.h"
#include "engine/rulebook/evaluate.h"
#include "engine/rulebook/rulebook_in_play.h"
#include "engine/rulebook/triggers.h"
#include "engine/scenario/rulebook.h"
#include "tests/formats/game/language/field_games.h"

#include <string>
#include <vector>

#include <catch2/catch.hpp>

namespace hexwright::testing::language {

TEST_CASE("A figure that enters a zone sets off a rule on its way, and may be removed without being destroyed") {
    auto game = game_of(R"(<zones><zone id="gate" spaces="1,0,1 1,1,1"/></zones>
        <rules><rule id="out"><on event="enter" zone="gate"><of player="1"/></on><remove/><add counter="gone" of="event"/></rule></rules>
        <victory><win who="1"><count where="removed"><of player="1"/></count></win></victory>)");
    to_turn_of(game.state, "1.drake-sotm");
    game.act(Move{fig(game.state, drake_of_1), game.state.board->index({{3, 0}, 1})});
    CHECK(game.won(1));
    CHECK(happened<event::Removed>(game.events).size() == 1);
    CHECK(happened<event::Destroyed>(game.events).empty());
}

TEST_CASE("Beside an obstacle is who stands at its foot, however high its top is") {
    struct {
        Space at;
        bool beside;
    } const table[] = {{{{1, -1}, 2}, true}, {{{-1, -1}, 2}, false}};
    for (const auto& row : table) {
        PlayedScenario game(sample_scenario("the-quarry"));  // His turn ends beside underbrush, so he hides.
        game.to(Step::Kind::TakeTurnStep);
        game.put("1.sonlen.1.1", row.at);
        game.end_round();
        CHECK((game.count("hidden") > 0) == row.beside);
    }
}

TEST_CASE("Zones can be all spaces of a sort") {
    auto game = game_of(R"(<zones><zone id="low"><level at-most="1"/></zone></zones>
        <rules><rule id="flood"><on event="round-end"/><each figure="f"><stands-on zone="low"/><destroy/></each></rule></rules>)",
                        "2 2 1 1 1 1\n 1 1 1 1 1 1");
    game.end_round();
    CHECK(game.stands(drake_of_1));
    CHECK_FALSE(game.stands(sonlen_of_2));
}

TEST_CASE("Conditions of a zone narrow the spaces that it lists, or add others") {
    struct {
        const char* conditions_do;
        bool drake, sonlen;  // Who is destroyed: Drake is in the list and stands high, Sonlen is neither.
    } const table[] = {{"narrow", false, false}, {"add", true, true}};
    for (const auto& row : table) {
        INFO(row.conditions_do);
        auto game = game_of("<zones><zone id=\"low\" spaces=\"0,0,2 1,1,1\" conditions=\"" +
                                std::string(row.conditions_do) + R"("><level at-most="1"/></zone></zones>
            <rules><rule id="flood"><on event="round-end"/><each figure="f"><stands-on zone="low"/><destroy/></each></rule></rules>)",
                            "2 2 1 1 1 1\n 1 1 1 1 1 1");
        game.end_round();
        CHECK(game.stands(drake_of_1) != row.drake);
        CHECK(game.stands(sonlen_of_2) != row.sonlen);
    }
}

TEST_CASE("A zone that lists spaces and holds conditions says what the conditions do") {
    const auto read = [](const std::string& zone) {
        const auto scenario = read_scenario(
            "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/><zones>" + zone + "</zones></scenario>",
            "z.xml", shipped());
        return scenario ? "" : describe(scenario.error(), english());
    };
    CHECK(read(R"(<zone id="a" spaces="0,0,1"><level at-most="1"/></zone>)").find("conditions=\"add\"") !=
          std::string::npos);
    CHECK(read(R"(<zone id="a" spaces="0,0,1" conditions="narrow"><level at-most="1"/></zone>)").empty());
    CHECK(read(R"(<zone id="a" spaces="0,0,1" conditions="narrow"/>)").find("has none; add some") != std::string::npos);
}

TEST_CASE("A start zone may have conditions: its figures are placed on the spaces for which they hold") {
    Scenario scenario = drake_against_sonlen(R"(<zones><zone id="high"><level at-least="2"/></zone>
                                 <zone id="east" spaces="3,0,1 4,0,1 0,1,1" conditions="narrow"><not><level at-least="2"/></not></zone></zones>
        <rules><rule id="r"><on event="round-end"/><say text="Late."/></rule></rules>)",
                                             "2 2 1 1 1 1\n 2 1 1 1 1 1");
    std::vector<Setup> setups = *scenario.setups;
    setups[0].players[0].zones = {"high"};
    setups[0].players[1].zones = {"east"};
    for (PlayerSetup& player : setups[0].players) player.army.cards[0].figures.clear();
    scenario.setups = setups;
    PlayedScenario game(scenario);
    CHECK(game.state.setup->players[0].zones[0].size() == 3);
    CHECK(game.state.setup->players[1].zones[0].size() == 2);
}

TEST_CASE("A piece that goes lets those on it fall, and what lies below stays") {
    Scenario scenario = drake_against_sonlen(
        R"(<rules><rule id="collapse"><on event="round-end"/><remove-piece piece="bridge"/></rule></rules>)");
    const auto grass = *shipped().piece("grass-1");
    for (int level = 2; level <= 6; ++level)
        scenario.battlefield.add({.kind = grass, .at = {2, 0}, .level = level}, shipped());
    const PieceId bridge = scenario.battlefield.add({.kind = grass, .at = {2, 0}, .level = 7}, shipped());
    scenario.battlefield.name(bridge, "bridge");
    scenario.glyphs = std::vector<Glyph>{{"wannok", {{2, 0}, 7}}};
    PlayedScenario game(scenario);
    game.to(Step::Kind::TakeTurnStep);
    game.put(drake_of_1, {{2, 0}, 7});
    game.end_round();
    const FigureId figure = fig(game.state, drake_of_1);
    REQUIRE(game.stands(drake_of_1));
    CHECK((*game.state.board)[game.state[figure].at()].space == Space{{2, 0}, 6});
    CHECK((*game.state.board)[game.state.glyphs.front().at].space == Space{{2, 0}, 6});
    CHECK(happened<event::MovedByPower>(game.events).size() == 1);
    game.end_round();  // The piece is removed only once.
    CHECK(game.state.board->version() == 2);
}

TEST_CASE("Water covers a zone: who stands there stands in it, as high as before") {
    auto game = game_of(R"(<zones><zone id="low"><level at-most="1"/></zone></zones>
        <rules><rule id="rise"><on event="round-end"/><cover zone="low" kind="water-1"/></rule></rules>)",
                        "2 2 1 1 1 1\n 1 1 1 1 1 1");
    game.end_round();
    const BoardSpace& under = (*game.state.board)[game.state[fig(game.state, sonlen_of_2)].at()];
    CHECK(shipped()[under.terrain].id == "water");
    CHECK(under.height == 1);
    CHECK(shipped()[(*game.state.board)[game.state[fig(game.state, drake_of_1)].at()].terrain].id == "grass");
    game.end_round();  // All low land is covered; nothing is left to do.
    CHECK(game.state.battlefield->size() == 14 + 10);
}

TEST_CASE("Land covers a zone: who stands there is lifted with it, and glyphs too") {
    Scenario scenario = drake_against_sonlen(R"(<zones><zone id="all" spaces="0,0,1 1,0,1"/></zones>
        <rules><rule id="rise"><on event="round-end"/><cover zone="all" kind="sand-1"/></rule></rules>)");
    scenario.glyphs = std::vector<Glyph>{{"brandar", {{1, 0}, 1}}};
    PlayedScenario game(scenario);
    game.end_round();
    REQUIRE(game.stands(drake_of_1));
    CHECK((*game.state.board)[game.state[fig(game.state, drake_of_1)].at()].space == Space{{0, 0}, 2});
    CHECK((*game.state.board)[game.state.glyphs.front().at].space == Space{{1, 0}, 2});
    CHECK(happened<event::Fell>(game.events).empty());
}

TEST_CASE("Only tiles of one hex cover ground") {
    for (const std::string kind : {"grass-7", "marro-hive", "tree-12"}) {
        const std::string told = refusal(
            "<zones><zone id=\"z\" spaces=\"0,0,1\"/></zones><rules><rule id=\"r\"><on event=\"round-end\"/>"
            "<cover zone=\"z\" kind=\"" +
            kind + "\"/></rule></rules>");
        CHECK(told.find("\"" + kind + "\" cannot cover ground") != std::string::npos);
    }
}

TEST_CASE("A figure beside a door, a castle wall or a tree is next to it, as it is within one space of it") {
    struct {
        std::string what, kind;
        HexCoord at;
        int level;
    } const table[] = {{"a door", "castle-door", {0, 1}, 2},
                       {"a wall", "castle-wall-straight", {1, 0}, 2},
                       {"a tree", "tree-10", {1, 0}, 2}};
    for (const auto& row : table) {
        Scenario scenario = drake_against_sonlen(R"(<rules><rule id="knock"><on event="round-end"/>
            <each figure="f"><next-to piece="thing"/><add counter="beside" of="f"/></each>
            <each figure="f"><within spaces="1" piece="thing"/><add counter="near" of="f"/></each>
            <each figure="f"><next-to piece="thing"/><wound/></each></rule></rules>)");
        const auto kind = shipped().piece(row.kind);
        INFO(row.what);
        REQUIRE(kind);
        const PieceId id = scenario.battlefield.add({.kind = *kind, .at = row.at, .level = row.level}, shipped());
        scenario.battlefield.name(id, "thing");
        PlayedScenario game(scenario);
        game.end_round();
        CHECK(game.state[fig(game.state, drake_of_1)].wounds == 1);
        CHECK(game.state[fig(game.state, sonlen_of_2)].wounds == 0);
    }
}

TEST_CASE("Who stands high up beside a tree is next to it, who stands on a tile is not") {
    const std::string knock = R"(<rules><rule id="knock"><on event="round-end"/>
        <each figure="f"><next-to piece="thing"/><wound/></each></rule></rules>)";
    constexpr std::string_view drawing = R"(
    9 1 1 1 1 2
     1 1 1 1 1 1
    1 1 1 1 1 1)";
    Scenario crown = drake_against_sonlen(knock, drawing);
    crown.battlefield.name(
        crown.battlefield.add({.kind = *shipped().piece("tree-10"), .at = {1, 0}, .level = 2}, shipped()), "thing");
    PlayedScenario tree(crown);
    tree.end_round();
    CHECK(tree.state[fig(tree.state, drake_of_1)].wounds == 1);
    Scenario on_it = drake_against_sonlen(knock, drawing);
    PieceId below{};
    on_it.battlefield.each([&](const PlacedPiece& piece) {
        if (piece.at == HexCoord{5, 0} && piece.level == 2) below = piece.id;
    });
    on_it.battlefield.name(below, "thing");
    PlayedScenario tile(on_it);
    tile.end_round();
    CHECK(tile.state[fig(tile.state, sonlen_of_2)].wounds == 0);
}

TEST_CASE("A space bears a glyph: any, or the one that is named, whichever side is up") {
    Scenario scenario = drake_against_sonlen(R"(<rules><rule id="r"><on event="round-end"/>
        <add counter="any"><count of="spaces"><glyph/></count></add>
        <add counter="brandar"><count of="spaces"><glyph id="brandar"/></count></add>
        <add counter="crevcor"><count of="spaces"><glyph id="crevcor"/></count></add>
        <each figure="f"><stands-on><glyph id="brandar"/></stands-on><wound/></each></rule></rules>)");
    scenario.glyphs =
        std::vector<Glyph>{{"brandar", {{0, 0}, 1}, Facing::Power}, {"thorian", {{3, 1}, 1}, Facing::Symbol}};
    PlayedScenario game(scenario);
    game.end_round();
    CHECK(count_of(game, "any", 0) == 2);
    CHECK(count_of(game, "brandar", 0) == 1);
    CHECK(count_of(game, "crevcor", 0) == 0);
    CHECK(game.state[fig(game.state, drake_of_1)].wounds == 1);
    CHECK(game.state[fig(game.state, sonlen_of_2)].wounds == 0);
}

}  // namespace hexwright::testing::language
