// Pieces of the battlefield with Life and Defense: who may attack a door, what becomes of it, what opening it does, and
// what rules, records, hands and computers make of it.
#include "engine/game/objects.h"

#include "engine/game/ending.h"
#include "engine/game/refusal.h"
#include "engine/outlook/attack_outlook.h"
#include "engine/outlook/told.h"
#include "engine/players/player.h"
#include "engine/rules/odds.h"
#include "engine/session/scenario_from_game.h"
#include "engine/setup/start.h"
#include "engine/story/story.h"
#include "engine/story/wording.h"
#include "formats/telling/words.h"
#include "formats/xml/scenario/scenario_xml.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"
#include "tests/support/shipped_game.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// A gate across the whole middle row, two levels of land on either side of it.
constexpr std::string_view gate_court = R"(
    1 1 1
     1 1 1
      1 1 1
       1 1 1)";

OwnedPiece strong_gate(int life = 3, int defense = 2) {
    return {.piece = "gate", .life = life, .defense = defense, .opens_as = "castle-arch", .leaves = "castle-arch"};
}

// Sonlen (Range 6, Attack 4) and Drake (Range 1) of player 1 before the gate, Thorgrim of player 2 behind it, whose it
// is.
DrawnGame at_the_gate(OwnedPiece owned = strong_gate(), int owner = 2) {
    ShippedGame game(gate_court);
    game.army(1, "sonlen", {{0, 0}}).army(1, "drake-sotm", {{2, 0}}).army(2, "thorgrim", {{1, 3}});
    game.piece({.kind = *shipped().piece("castle-door"), .at = {0, 1}, .level = 2}, "gate");
    if (owner > 0) game.players()[static_cast<std::size_t>(owner - 1)].owns = {std::move(owned)};
    return game;
}

GameState attacking_the_gate(DrawnGame game, const std::string& card = "1.sonlen") {
    GameState state = game.start();
    to_turn_of(state, card);
    to_attacks(state);
    return state;
}

constexpr ObjectId the_gate{0};
AttackObject on_gate(const GameState& state, const std::string& figure, int with = 0) {
    return {fig(state, figure), the_gate, with};
}
// The first reason against its normal attack on the gate, whoever's turn it is.
std::optional<NoAttack> why_not_gate(const GameState& state, const std::string& figure) {
    const BoardQuery query(state);
    return why_no_attack(query, fig(state, figure), attack_forms(query, fig(state, figure)).front(), the_gate);
}

// The gate's scenario with these rules.
Scenario gate_with_rules(const std::string& sections, OwnedPiece owned = strong_gate()) {
    DrawnGame drawn = at_the_gate(std::move(owned));
    Scenario scenario = drawn.set_up();
    const Scenario read = read_or_fail(
        "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/>" + sections + "</scenario>", "gate.xml");
    scenario.rulebook = read.rulebook;
    scenario.zones = *read.zones;
    return scenario;
}

}  // namespace

TEST_CASE("a piece with Life is attacked like a figure: by skulls against the shields of its Defense") {
    GameState state = attacking_the_gate(at_the_gate());
    REQUIRE(allowed(state, on_gate(state, "1.sonlen.1.1")));
    dice(state, faces({{skull, 3}, {blank, 1}, {shield, 1}, {blank, 1}}));
    const Events events = act(state, on_gate(state, "1.sonlen.1.1"));
    CHECK(happened<event::ObjectAttacked>(events).front().skulls == 3);
    CHECK(happened<event::ObjectDefended>(events).front().hits == 2);
    CHECK(state[the_gate].wounds == 2);
    CHECK(life_left(state, the_gate) == 1);
    CHECK_FALSE(allowed(state, on_gate(state, "1.sonlen.1.1")));  // One attack a turn (ATTACK-01).
}

TEST_CASE("an attack on a piece needs range, sight to one of its hexes, and an enemy's or nobody's piece",
          "[RANGE-02]") {
    const auto reason = [](const DrawnGame& game, const std::string& figure) {
        return why_not_gate(game.start(), figure);
    };
    CHECK(reason(at_the_gate(), "1.sonlen.1.1") == std::nullopt);
    CHECK(reason(at_the_gate(), "1.drake-sotm.1.1") == std::nullopt);
    CHECK(reason(at_the_gate(), "2.thorgrim.1.1") == NoAttack::Friend);
    CHECK(reason(at_the_gate(strong_gate(), 1), "1.sonlen.1.1") == NoAttack::Friend);

    constexpr std::string_view deep = R"(
        1 1 1
         1 1 1
          1 1 1
           1 1 1)";
    const auto placed = [&](HexCoord drake, HexCoord sonlen) {
        ShippedGame game(deep);
        game.army(1, "drake-sotm", {drake}).army(1, "sonlen", {sonlen}).army(2, "thorgrim", {{1, 3}});
        game.piece({.kind = *shipped().piece("castle-door"), .at = {0, 2}, .level = 2}, "gate");
        game.players()[1].owns = {strong_gate()};
        return game;
    };
    CHECK(reason(placed({0, 0}, {2, 0}), "1.drake-sotm.1.1") == NoAttack::NotAdjacent);
    CHECK(reason(placed({0, 0}, {2, 0}), "1.sonlen.1.1") == std::nullopt);
    DrawnGame hidden = placed({0, 0}, {2, 0});
    for (const HexCoord hex : {HexCoord{0, 1}, HexCoord{1, 1}, HexCoord{2, 1}})
        hidden.piece({.kind = *shipped().piece("castle-wall-straight"), .at = hex, .level = 2});
    CHECK(reason(hidden, "1.sonlen.1.1") == NoAttack::NotSeen);
}

TEST_CASE("nobody's piece may be attacked by all, and engaged figures attack only what is beside them", "[RANGE-06]") {
    DrawnGame nobodys = at_the_gate(strong_gate(), 0);
    Scenario scenario = nobodys.set_up();
    scenario.setups.change([](auto& setups) { setups.front().nobody_owns = {strong_gate()}; });
    for (const std::string figure : {"1.sonlen.1.1", "2.thorgrim.1.1"}) {
        PlayedScenario game(scenario);
        to_turn_of(game.state, figure.substr(0, figure.find('.', 2)));
        if (figure == "2.thorgrim.1.1") game.put(figure, {{1, 2}, 1});
        to_attacks(game.state);
        CHECK(allowed(game.state, on_gate(game.state, figure)));
    }
    ShippedGame engaged("1 1 1 1 1 1");
    engaged.army(1, "sonlen", {{0, 0}}).army(2, "thorgrim", {{1, 0}});
    engaged.piece({.kind = *shipped().piece("castle-wall-straight"), .at = {4, 0}, .level = 2}, "gate");
    engaged.players()[1].owns = {{.piece = "gate", .life = 2}};
    CHECK(why_not_gate(engaged.start(), "1.sonlen.1.1") == NoAttack::EngagedWithOthers);
}

TEST_CASE("an attack on a piece that is refused says why, and names the piece") {
    const GameState state = attacking_the_gate(at_the_gate(strong_gate(), 1).army(2, "finn", {{1, 2}}));
    const auto refused = cannot_attack(BoardQuery(state), on_gate(state, "1.sonlen.1.1"));
    REQUIRE(refused);
    CHECK(english()(refused->message) == "Sonlen cannot attack gate: it belongs to its own side");
    CHECK(refused->pieces == std::vector{type_of(state, the_gate).piece});
}

TEST_CASE("when its Life is gone the door gives way: what is left stays, the ground behind can be reached") {
    GameState state = attacking_the_gate(at_the_gate(strong_gate(1, 0)), "1.drake-sotm");
    CHECK(state.board->version() == 1);
    const Figure drake = state[fig(state, "1.drake-sotm.1.1")];
    CHECK_FALSE(BoardQuery(state).sees(fig(state, "1.drake-sotm.1.1"), fig(state, "2.thorgrim.1.1")));
    dice(state, faces({{skull, 6}}));
    const Events events = act(state, on_gate(state, "1.drake-sotm.1.1"));
    CHECK(happened<event::ObjectDestroyed>(events).size() == 1);
    CHECK(state[the_gate].gone);
    CHECK(state.board->version() == 2);
    CHECK(shipped()[state.battlefield->find(type_of(state, the_gate).piece)->kind].id == "castle-arch");
    CHECK(state[fig(state, "1.drake-sotm.1.1")].at() == drake.at());
    CHECK(why_not_gate(state, "1.sonlen.1.1") == NoAttack::NotThere);
    const SpaceIndex passage = state.board->index({{1, 1}, 1});
    REQUIRE(passage != no_space);
    CHECK((*state.board)[passage].stand == Stand::Figures);
}

TEST_CASE("who stood on a piece that is destroyed falls") {
    ShippedGame game("1 1 1 1");
    game.army(1, "sonlen", {{0, 0}}).army(2, "thorgrim", {{3, 0}});
    for (int level = 2; level <= 3; ++level)
        game.piece({.kind = *shipped().piece("grass-1"), .at = {2, 0}, .level = level});
    game.piece({.kind = *shipped().piece("grass-1"), .at = {2, 0}, .level = 4}, "rubble");
    game.players()[1].owns = {{.piece = "rubble", .life = 1}};
    GameState state = attacking_the_gate(game);
    act(state, PutFigure{fig(state, "2.thorgrim.1.1"), state.board->index({{2, 0}, 4})});
    dice(state, faces({{skull, 4}}));
    act(state, on_gate(state, "1.sonlen.1.1"));
    CHECK((*state.board)[state[fig(state, "2.thorgrim.1.1")].at()].space == Space{{2, 0}, 3});
}

TEST_CASE("rules open and close it, unless somebody stands in its way") {
    PlayedScenario game(gate_with_rules(R"(<rules>
        <rule id="watch"><on event="round-end"/><unless><is-open piece="gate"/></unless><open piece="gate"/></rule>
        <rule id="shut"><on event="round-start" from="2"/><close piece="gate"/></rule>
        <rule id="heard"><on event="piece-opened" piece="gate"/><add counter="opened" of="1"/></rule>
        <rule id="heard-too"><on event="piece-closed"/><add counter="closed" of="1"/></rule></rules>)"));
    game.to(Step::Kind::TakeTurnStep);
    CHECK(game.state.board->index({{1, 1}, 1}) == no_space);
    game.end_round();
    CHECK(game.count("opened") == 1);
    CHECK(game.count("closed") == 1);
    CHECK_FALSE(game.state[the_gate].open);
    Events events;
    GameUpdate update(game.state, events);
    open_object(update, the_gate, true);
    game.put("1.drake-sotm.1.1", {{1, 1}, 1});
    CHECK_FALSE(can_open(game.state, the_gate, false));
    game.put("1.drake-sotm.1.1", {{2, 0}, 1});
    CHECK(can_open(game.state, the_gate, false));
}

TEST_CASE("rules wait for what happens to a piece, ask for its Life and take from it") {
    PlayedScenario game(gate_with_rules(R"(<rules>
        <rule id="ram"><on event="round-end"/><damage piece="gate" n="2"/><mend piece="gate"/></rule>
        <rule id="fall"><on event="piece-destroyed" piece="gate"/><say text="It falls."/></rule>
        <rule id="seen"><on event="piece-attacked" piece="gate"><of player="1"/></on><add counter="blows" of="1"/></rule>
        <rule id="low"><on event="round-end"/><when><compare is="at-most"><life piece="gate"/><number n="2"/></compare></when>
            <add counter="low" of="1"/></rule></rules>
        <victory><win who="1"><destroyed piece="gate"/></win><win who="last-standing"><alive player="1"/></win></victory>)"));
    to_turn_of(game.state, "1.sonlen");
    to_attacks(game.state);
    dice(game.state, faces({{blank, 4}}));
    game.act(on_gate(game.state, "1.sonlen.1.1"));
    CHECK(game.count("blows") == 1);
    game.end_round();
    CHECK(life_left(game.state, the_gate) == 2);
    CHECK(game.count("low") == 1);
    game.end_round();
    CHECK(game.won(1));
}

TEST_CASE("the attacker is known to rules that wait for the end of a piece") {
    PlayedScenario game(gate_with_rules(R"(<rules><rule id="fame"><on event="piece-destroyed"/>
        <add counter="fame" of="attacker"/></rule></rules>)",
                                        strong_gate(1, 0)));
    to_turn_of(game.state, "1.sonlen");
    to_attacks(game.state);
    dice(game.state, faces({{skull, 4}}));
    game.act(on_gate(game.state, "1.sonlen.1.1"));
    CHECK(happened<event::Counted>(game.events).back().player == PlayerId{0});
}

TEST_CASE("the chances of an attack on a piece are those of counting all faces") {
    const GameState state = attacking_the_gate(at_the_gate());
    const ObjectAttackOutlook outlook = outlook_of(state, on_gate(state, "1.sonlen.1.1"));
    const ObjectChances chances = outlook.foreseen.of(the_gate);
    const Odds table = odds_of(4, 2);
    const auto share = [&](std::int64_t outcomes) {
        return static_cast<double>(outcomes) / static_cast<double>(table.outcomes);
    };
    CHECK(std::abs(chances.destroyed - share(table.at_least(3))) < 1e-12);
    CHECK(std::abs(chances.unharmed - share(table.wounds[0])) < 1e-12);
    for (std::size_t n = 0; n < 3; ++n) CHECK(std::abs(chances.wounds[n] - share(table.wounds[n])) < 1e-12);
    CHECK(english()(headline(outlook, state)) == "Sonlen attacks gate: 76 % damaged, 17 % destroyed");
    CHECK(english()(told(outlook, state)[0]) == "attack: 4 dice");
    CHECK(english()(told(outlook, state)[1]) == "gate: 3 of 3 Life left, Defense 2");
}

TEST_CASE("records say an attack on a piece by its name") {
    const GameState state = attacking_the_gate(at_the_gate());
    const Action action = on_gate(state, "1.sonlen.1.1");
    const Wording wording = wording_of(state, action);
    CHECK(wording.name == "attack-piece");
    CHECK(wording.members ==
          std::vector<std::pair<std::string, std::string>>{{"figure", "1.sonlen.1.1"}, {"piece", "gate"}});
    CHECK(*action_of(state, wording) == action);
}

TEST_CASE("what is left of a piece goes into a scenario made from the game, and counts its points") {
    OwnedPiece owned = strong_gate(4, 1);
    owned.points = 100;
    DrawnGame drawn = at_the_gate(owned);
    PlayedScenario game(drawn.set_up());
    CHECK(score_of(game.state, PlayerId{1}) - score_of(PlayedScenario(at_the_gate().set_up()).state, PlayerId{1}) ==
          10'000);
    game.state.objects[0].wounds = 3;
    const auto made = with_setup_of(drawn.set_up(), game.state);
    REQUIRE(made);
    owned.life = 1;
    CHECK(made->setups->front().players[1].owns == std::vector{owned});
}

TEST_CASE("a computer that can win by breaking a gate goes and breaks it") {
    const Scenario scenario = gate_with_rules(R"(<victory><win who="1"><destroyed piece="gate"/></win>
        <win who="2" timing="at-limit"><alive player="2"/></win></victory>)",
                                              strong_gate(4, 1));
    int won = 0;
    for (std::uint64_t seed = 1; seed <= 4; ++seed) {
        PlayedScenario game(scenario, {.seed = seed, .rounds = 12});
        game.advance({player_kind("greedy"), player_kind("random")}, 2'000);
        won += game.won(1);
    }
    CHECK(won >= 3);
}

TEST_CASE("a file says either a card or a Life of a piece that is owned, and kinds of the same shape") {
    const auto refused = [](const std::string& attributes) {
        const auto read = read_scenario(
            "<scenario xmlns=\"urn:hexwright:scenario:2\" edition=\"master-2007\"><battlefield><level number=\"1\">"
            "<piece kind=\"castle-door\" at=\"0,0\" name=\"gate\"/></level></battlefield><setups><setup players=\"2\">"
            "<player number=\"1\"><owns piece=\"gate\" " +
                attributes + "/></player><player number=\"2\"/></setup></setups></scenario>",
            "gate.xml", shipped());
        if (!read) return read.error().message.id;
        const auto started = start_game(read->scenario, shared_shipped(), {});
        return started ? std::string() : started.error().message.id;
    };
    CHECK(refused("life=\"4\" defense=\"1\" opens-as=\"castle-arch\"").empty());
    CHECK(refused("") == "setup.card-or-life");
    CHECK(refused("card=\"marro-hive\" life=\"4\"") == "setup.card-or-life");
    CHECK(refused("card=\"marro-hive\" defense=\"4\"") == "setup.card-or-life");
    CHECK(refused("life=\"4\" leaves=\"grass-1\"") == "setup.object-kind");
    CHECK(refused("life=\"100\"") != "");
}
