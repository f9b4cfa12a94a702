// Limits by modifiers: Range and sight that end, figures that cannot fly, truces.
#include "engine/game/objects.h"
#include "engine/game/observation.h"
#include "engine/game/scenario_rules.h"
#include "engine/rules/movement.h"
#include "engine/survey/outlook.h"
#include "formats/telling/words.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// Sonlen (Range 6) of player 1, who flies; Finn of player 2, so many spaces away, with a wall of his far behind him.
Scenario limited(const std::string& modifier, int away) {
    ShippedGame game("1 1 1 1 1 1 1 1");
    game.army(1, "sonlen", {{0, 0}}).army(2, "finn", {{away, 0}});
    game.piece({.kind = *shipped().piece("castle-wall-straight"), .at = {7, 0}, .level = 2}, "wall");
    game.players()[1].owns = {{.piece = "wall", .life = 2}};
    Scenario scenario = game.set_up();
    scenario.rulebook =
        read_or_fail("<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/><rules>" + modifier +
                         "<rule id=\"break\"><on event=\"round-end\"/><set flag=\"broken\"/></rule></rules>"
                         "</scenario>",
                     "limits.xml")
            .rulebook;
    return scenario;
}

std::optional<NoAttack> reason_against(const GameState& state, const std::string& from, const std::string& to) {
    const BoardQuery query(state);
    return why_no_attack(query, fig(state, from), attack_forms(query, fig(state, from)).front(), fig(state, to));
}

const std::string archer_of_1 = "1.sonlen.1.1", rival_of_2 = "2.finn.1.1";

}  // namespace

TEST_CASE("a limit of Range counts for all attacks, and the least of several", "[RANGE-01]") {
    const auto range = [](const std::string& modifier) {
        const PlayedScenario game(limited(modifier, 4));
        return attack_forms(BoardQuery(game.state), fig(game.state, archer_of_1)).front().range;
    };
    CHECK(range("") == 6);
    CHECK(range(R"(<modifier id="a"><limit of="range" at-most="3"/></modifier>)") == 3);
    CHECK(range(R"(<modifier id="a"><limit of="range" at-most="9"/></modifier>)") == 6);
    CHECK(range(R"(<modifier id="a"><limit of="range" at-most="3"/><limit of="range" at-most="2"/></modifier>)") == 2);
    CHECK(range(R"(<modifier id="a" figure="f"><of player="2"/><limit of="range" at-most="3"/></modifier>)") == 6);
    const PlayedScenario game(limited(R"(<modifier id="a"><limit of="range" at-most="3"/></modifier>)", 4));
    CHECK(reason_against(game.state, archer_of_1, rival_of_2) == NoAttack::OutOfRange);
}

TEST_CASE("in a night of short sight nobody sees farther: attacks, auras, pieces, and what a survey shows",
          "[LOS-01]") {
    const std::string night = R"(<modifier id="night"><limit of="sight" at-most="3"/></modifier>)";
    for (const int away : {3, 4}) {
        const PlayedScenario game(limited(night, away));
        const BoardQuery query(game.state);
        const bool near = away == 3;
        CHECK(query.sees(fig(game.state, archer_of_1), fig(game.state, rival_of_2)) == near);
        CHECK(query.sight(fig(game.state, archer_of_1), fig(game.state, rival_of_2)).seen == near);
        CHECK(query.clear_sight(fig(game.state, rival_of_2), fig(game.state, archer_of_1)) == near);
        CHECK((reason_against(game.state, archer_of_1, rival_of_2) == NoAttack::NotSeen) == !near);
    }
    const PlayedScenario dark(limited(night, 6)), light(limited("", 6));
    const auto shown = [](const PlayedScenario& game) {
        return outlook_from(game.state, game.state[fig(game.state, archer_of_1)].at(), 5);
    };
    const SpaceIndex third = at(dark.state, {3, 0}), fourth = at(dark.state, {4, 0});
    CHECK(shown(dark)[static_cast<std::size_t>(third)] == Outlook::Both);
    CHECK(shown(dark)[static_cast<std::size_t>(fourth)] == Outlook::Hidden);
    CHECK(shown(light)[static_cast<std::size_t>(fourth)] == Outlook::Both);
    CHECK_FALSE(reach_of(BoardQuery(dark.state), fig(dark.state, archer_of_1), ObjectId{0}).sight.seen);
}

TEST_CASE("who cannot fly walks") {
    const auto flight = [](const std::string& modifier) {
        ShippedGame game("1 1 1 1");
        game.army(1, "raelin-sotm", {{0, 0}}).army(2, "drake-sotm", {{3, 0}});
        Scenario scenario = game.set_up();
        scenario.rulebook = read_or_fail("<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/><rules>" +
                                             modifier + "</rules></scenario>",
                                         "fly.xml")
                                .rulebook;
        const PlayedScenario played(scenario);
        return mover_of(played.state, fig(played.state, "1.raelin-sotm.1.1"), 0).flight;
    };
    CHECK(flight("") == Flight::May);
    CHECK(flight(R"(<modifier id="storm"><cannot act="fly"/></modifier>)") == Flight::Never);
}

TEST_CASE("a truce keeps two players from attacking each other until a flag breaks it") {
    const std::string truce = R"(<modifier id="peace"><while><not><flag id="broken"/></not></while>
        <truce between="2" and="1"/></modifier>)";
    PlayedScenario game(limited(truce, 3));
    CHECK(reason_against(game.state, archer_of_1, rival_of_2) == NoAttack::Truce);
    CHECK(reason_against(game.state, rival_of_2, archer_of_1) == NoAttack::Truce);
    const BoardQuery query(game.state);
    CHECK(why_no_attack(query, fig(game.state, archer_of_1), attack_forms(query, fig(game.state, archer_of_1)).front(),
                        ObjectId{0}) == NoAttack::Truce);
    game.end_round();
    CHECK(reason_against(game.state, archer_of_1, rival_of_2) == std::nullopt);
}

namespace {

const std::string frail_peace = R"(<modifier id="peace"><while><not><flag id="broken"/></not></while>
    <truce between="1" and="2" breakable="yes"/></modifier>)";

Scenario with_treason(int away) {
    return limited(frail_peace + R"(<rule id="treason"><on event="truce-broken"/><set flag="broken"/>
        <add counter="guilt" of="event"/><add counter="harm" of="target"/></rule>)",
                   away);
}

// Up to where player 1 may attack with his archer.
void to_attack_of_archer(PlayedScenario& game) {
    const Attack attack{fig(game.state, archer_of_1), fig(game.state, rival_of_2), 0};
    for (int guard = 0; guard < 200 && !allowed(game.state, attack); ++guard) game.pass();
}

}  // namespace

TEST_CASE("a truce that can be broken allows the attack, and a rule answers it") {
    PlayedScenario game(with_treason(3));
    CHECK(reason_against(game.state, archer_of_1, rival_of_2) == std::nullopt);
    to_attack_of_archer(game);
    const FigureId archer = fig(game.state, archer_of_1), rival = fig(game.state, rival_of_2);
    game.act(Attack{archer, rival, 0});
    CHECK(game.count("guilt") == 1);
    CHECK(happened<event::Counted>(game.events).back().player == PlayerId{1});  // "harm" of who was attacked.
    CHECK(peace_between(game.state, PlayerId{0}, PlayerId{1}) == Peace::None);
    const int guilt = game.count("guilt");
    game.end_round();
    CHECK(game.count("guilt") == guilt);  // What is broken is not broken again.
}

TEST_CASE("an attack on a piece breaks a truce with its owner, and no attack breaks a truce of others") {
    const PlayedScenario game(with_treason(3));
    const BoardQuery query(game.state);
    CHECK(peace_between(game.state, PlayerId{0}, PlayerId{1}) == Peace::Breakable);
    CHECK(peace_between(game.state, PlayerId{1}, PlayerId{0}) == Peace::Breakable);
    CHECK(peace_between(game.state, PlayerId{0}, PlayerId{}) == Peace::None);
    GameState state = game.state;
    Events events;
    GameUpdate update(state, events);
    update.say(event::ObjectAttacked{fig(state, archer_of_1), ObjectId{0}});
    CHECK(std::ranges::count(update.occurred, EventKind::TruceBroken, &Occurrence::kind) == 1);
}

TEST_CASE("who has a truce holds nobody and does not strike at who leaves", "[ENGAGE-08][ENGAGE-09]") {
    for (const bool peace : {false, true}) {
        CAPTURE(peace);
        ShippedGame drawn("1 1 1 1 1 1 1");
        drawn.army(1, "sonlen", {{1, 0}}).army(2, "finn", {{0, 0}}).army(3, "raelin-sotm", {{4, 0}});
        Scenario scenario = drawn.set_up();
        if (peace)
            scenario.rulebook = read_or_fail(
                                    "<scenario xmlns=\"urn:hexwright:scenario:2\"><battlefield/><rules>"
                                    "<modifier id=\"peace\"><truce between=\"1\" and=\"2\"/></modifier>"
                                    "</rules></scenario>",
                                    "peace.xml")
                                    .rulebook;
        const PlayedScenario game(scenario);
        const FigureId archer = fig(game.state, archer_of_1);
        CHECK(reason_against(game.state, archer_of_1, "3.raelin-sotm.1.1") ==
              (peace ? std::nullopt : std::optional(NoAttack::EngagedWithOthers)));
        CHECK(mover_of(game.state, archer, 0).at_peace == (peace ? 2 : 0));
        Mover mover = mover_of(game.state, archer, 0);
        mover.flight = Flight::Never;
        const BoardQuery query(game.state);
        const auto walked = walk(*game.state.board, mover, query.occupancy(archer), game.state.rules(),
                                 {.steps = {at(game.state, {2, 0})}}, "Sonlen");
        REQUIRE(walked);
        CHECK(walked->consequences.leaving.empty() == peace);
    }
}

TEST_CASE("a computer keeps a truce even where it could be broken") {
    for (const bool peace : {false, true}) {
        PlayedScenario game(peace ? with_treason(2) : limited("", 2));
        to_attack_of_archer(game);
        bool attacked = false;
        DiceBag bag{1};
        for (int guard = 0; guard < 20 && !game.state.turns.empty(); ++guard) {
            const auto legal = legal_actions(game.state);
            const PlayerId seat = to_decide(game.state).value_or(PlayerId{});
            if (seat != PlayerId{0}) break;
            const auto best = player_kind("greedy")->choose(observation(game.state, seat), seat, legal, bag);
            attacked = attacked || std::holds_alternative<Attack>(legal[best]);
            game.act(legal[best]);
        }
        CHECK(attacked != peace);
    }
}
