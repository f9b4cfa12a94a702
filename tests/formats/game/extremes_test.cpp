// Cards, armies and dice as large as files allow: no number of a game runs over.
#include "engine/game/ending.h"
#include "engine/story/story.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

ArmyCard hero(const std::string& id, std::vector<PrintedPower> powers = {}) {
    return {.id = id,
            .name = id,
            .form = CardForm::Hero,
            .size = FigureSize::Medium,
            .height = 5,
            .figures = 1,
            .life = 1,
            .master = {.move = 99, .range = 1, .attack = 99, .defense = 0},
            .powers = std::move(powers)};
}

PrintedPower with_numbers(const std::string& id, std::vector<std::pair<std::string, int>> numbers) {
    PrintedPower power{.id = id, .name = id};
    for (const auto& [name, number] : numbers) power.parameters.push_back({.name = name, .number = number});
    return power;
}

}  // namespace

TEST_CASE("two spirits of 99 add up, and take away as much") {
    for (const int each : {99, -99}) {
        GameState game = on_shipped_meadow()
                             .own_card(hero("first", {with_numbers("attack-spirit", {{"attack", each}})}))
                             .own_card(hero("second", {with_numbers("attack-spirit", {{"attack", each}})}))
                             .army(1, "first", {{0, 0}})
                             .army(1, "second", {{0, 1}})
                             .army(1, "sonlen", {{0, 2}})
                             .army(2, "finn", {{3, 2}})
                             .start();
        const int before = attack_dice(game, "1.sonlen.1.1", "2.finn.1.1");
        for (const char* fallen : {"1.first.1.1", "1.second.1.1"}) {
            destroy(game, fallen);
            act(game, ChooseCard{card(game, "1.sonlen")});
        }
        CHECK(game[card(game, "1.sonlen")].attack_bonus == 2 * each);
        CHECK(attack_dice(game, "1.sonlen.1.1", "2.finn.1.1") == std::max(0, before + 2 * each));
    }
}

TEST_CASE("an army may hold more than a hundred copies of a card") {
    ArmyCard many = hero("many");
    many.rarity = Rarity::Common;
    DrawnGame drawn = on_shipped_meadow();
    drawn.own_card(many).army(2, "finn", {{7, 3}});
    for (int entry = 0; entry < 12; ++entry) drawn.army(1, "many", {}, 20);
    drawn.army(1, "many", {{0, 0}});
    const GameState game = drawn.start();
    CHECK(game[card(game, "1.many")].copies == 241);
    CHECK(fig(game, "1.many.241.1").valid());
    CHECK(hex_of(game, "1.many.241.1") == HexCoord{0, 0});  // The last entry says where its own figure stands.
    CHECK(score_of(game, PlayerId{0}) == 0);
}

TEST_CASE("the sixteenth power of a card is used once in a turn, too") {
    std::vector<PrintedPower> powers(15, with_numbers("climb", {{"height-times", 2}}));
    PrintedPower chomp = with_numbers("chomp", {{"d20", 16}});
    chomp.parameters.push_back({.name = "sizes", .words = {"Small", "Medium"}});
    powers.push_back(chomp);
    GameState game = on_shipped_meadow()
                         .own_card(hero("biter", powers))
                         .army(1, "biter", {{0, 0}})
                         .army(2, "marro-drudge", {{1, 0}, {0, 1}, {7, 3}})
                         .start();
    to_turn_of(game, "1.biter");
    to_attacks(game);
    REQUIRE(uses(game).size() == 2);
    CHECK(uses(game).front().power == 16);
    act(game, uses(game).front());
    CHECK(uses(game).empty());
}

TEST_CASE("of a Move of more than 127 as much is left after a stomp") {
    ArmyCard giant = hero("giant", {shipped()[*shipped().card("tor-kul-na")].powers.front()});
    std::string land;
    for (int q = 0; q < 150; ++q) land += "1 ";
    ShippedGame drawn(land);
    drawn.own_card(giant).army(1, "giant", {{0, 0}}).army(2, "marro-drudge", {{1, 0}, {148, 0}, {149, 0}});
    const Scenario rules = read_or_fail(R"(<scenario xmlns="urn:hexwright:scenario:2"><battlefield/><rules>
        <modifier id="a" figure="f"><bonus to="move" n="20"/></modifier>
        <modifier id="b" figure="f"><bonus to="move" n="20"/></modifier></rules></scenario>)",
                                        "fast.xml");
    drawn.scenario().rulebook = rules.rulebook;
    GameState game = drawn.start();
    to_turn_of(game, "1.giant");
    REQUIRE(uses(game).size() == 1);
    dice(game, {20});
    act(game, uses(game).front());
    CHECK(game[fig(game, "1.giant.1.1")].at() == at(game, {1, 0}));
    CHECK(move_to(game, "1.giant.1.1", {140, 0}));
    CHECK_FALSE(move_to(game, "1.giant.1.1", {141, 0}));
}

TEST_CASE("points of counters add up beyond what 32 bits hold, and below zero") {
    std::string adds;
    for (int i = 0; i < 101; ++i)
        adds += R"(<add counter="loot" of="1" n="1000"/><add counter="loot" of="2" n="-1000"/>)";
    const Scenario read = read_or_fail(
        R"(<scenario xmlns="urn:hexwright:scenario:2"><battlefield/><rules><rule id="rich"><on event="round-end"/>)" +
            adds + R"(</rule></rules><victory><score counter="loot" points="10000"/></victory></scenario>)",
        "rich.xml");
    DrawnGame drawn = on_shipped_meadow();
    drawn.army(1, "finn", {{0, 0}}).army(2, "thorgrim", {{7, 3}}).rounds(1);
    drawn.scenario().rulebook = read.rulebook;
    Scenario scenario = drawn.scenario();
    scenario.setups = std::vector<Setup>{Setup{drawn.players()}};
    PlayedScenario game(scenario);
    game.end_round();
    CHECK(game.won(1));
    const auto scored = happened<event::Scored>(game.events);
    REQUIRE(scored.size() == 2);
    CHECK(points_text(scored[0].points) == "1000000080");
    CHECK(points_text(scored[1].points) == "-999999920");
}

TEST_CASE("points below zero are written with one sign") {
    CHECK(points_text(-8750) == "-87.5");
    CHECK(points_text(-25) == "-0.25");
    CHECK(points_text(-100) == "-1");
    CHECK(points_text(1205) == "12.05");
    CHECK(points_text(0) == "0");
}
