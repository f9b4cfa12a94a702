// Who carries something says so when it is pointed at.
#include "editor/table/aim.h"
#include "editor/table/play.h"
#include "formats/telling/words.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// Drake of player 1 has the Glyph of Brandar from the end of round 1 on; player 2 decides, with nothing in hand.
Play play_with_a_bearer() {
    Scenario scenario = drake_against_sonlen(R"(<rules><rule id="take"><on event="round-end" to="1"/>
        <each figure="f"><of player="1"/><carry bearer="f" glyph="brandar"/></each></rule></rules>)");
    scenario.glyphs = std::vector<Glyph>{{"brandar", {{2, 0}, 1}}};
    auto play = Play::begin(std::make_shared<const Scenario>(std::move(scenario)), shipped(), NewGame{}, 1);
    REQUIRE(play);
    const auto reached = [&] {
        const GameState& state = play->session().state();
        return state.round == 2 && !state.turns.empty() && play->session().decider() == PlayerId{1};
    };
    for (int guard = 0; !reached() && guard < 200; ++guard) REQUIRE(play->choose(play->legal().size() - 1));
    REQUIRE(reached());
    play->hand = {};
    return std::move(*play);
}

std::vector<std::string> lines_of(const Aim& aim) {
    std::vector<std::string> lines;
    for (const Message& line : aim.lines) lines.push_back(english()(line));
    return lines;
}

}  // namespace

TEST_CASE("a bearer that is pointed at says what it carries") {
    const Play play = play_with_a_bearer();
    const GameState& seen = play.seen();
    const Space bearer = (*seen.board)[seen[fig(seen, "1.drake-sotm.1.1")].at()].space;
    const Space other = (*seen.board)[seen[fig(seen, "2.sonlen.1.1")].at()].space;
    const auto carries = [](const Aim& aim) {
        return std::ranges::count(lines_of(aim), "It carries the Glyph of Brandar.");
    };
    CHECK(carries(aim_at(play, bearer.at, 0)) == 1);
    CHECK(carries(aim_at(play, other.at, 0)) == 0);
}
