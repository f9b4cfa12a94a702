// A scenario's rule about the end of a move, and Trample Stomp in the middle of one.
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

using namespace hexwright;
using namespace hexwright::testing;

TEST_CASE("Trample Stomp: his move ends once, where he stops moving", "[SPECIAL-06]") {
    const std::string tor = "1.tor-kul-na.1.1";
    for (const int rolled : {7, 20}) {
        DrawnGame start = on_shipped_meadow();
        start.army(1, "tor-kul-na", {{1, 1}, {0, 1}}).army(2, "marro-drudge", {{2, 1}, {7, 0}, {7, 3}});
        Scenario scenario = start.scenario();
        scenario.setups = std::vector<Setup>{Setup{start.players()}};
        scenario.rulebook = read_or_fail(R"(<scenario xmlns="urn:hexwright:scenario:2"><battlefield/><rules>
            <rule id="ends"><on event="move-end"/><each figure="f"><is figure="event"/><wound/></each></rule></rules></scenario>)",
                                         "ends.xml")
                                .rulebook;
        PlayedScenario played(scenario);
        GameState& game = played.state;
        to_turn_of(game, "1.tor-kul-na");
        const auto stomps = uses(game);
        const FigureId drudge = fig(game, "2.marro-drudge.1.1");
        const auto stomp = std::ranges::find(stomps, drudge, &UsePower::target);
        REQUIRE(stomp != stomps.end());
        dice(game, {rolled});
        act(game, *stomp);
        CHECK(wounds_of(game, tor) == (rolled == 7 ? 1 : 0));
        if (rolled == 7) continue;
        act(game, *move_to(game, tor, {4, 1}));
        CHECK(wounds_of(game, tor) == 1);
    }
}
