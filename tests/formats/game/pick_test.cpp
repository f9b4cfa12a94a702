// Whom a scenario's rule means without anybody's choice: the one with the most or least of an amount, or one at random.
#include "engine/story/story.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const std::string picked_drake = "1.drake-sotm.1.1", picked_sonlen = "2.sonlen.1.1";

// Drake stands on level 1, Sonlen on level 3.
constexpr std::string_view slope = R"(
    1 1 1 2 2 3
     1 1 1 2 2 3)";

std::string when_round_ends(const std::string& effects) {
    return R"(<rules><rule id="r"><on event="round-end"/>)" + effects + "</rule></rules>";
}

PlayedScenario picked(const std::string& effects, const std::vector<int>& dice = {}, int wounds = 0) {
    PlayedScenario game(drake_against_sonlen(when_round_ends(effects), slope));
    if (wounds > 0) wound(game.state, picked_sonlen, wounds);
    game.end_round(dice);
    return game;
}

int wounds_of(const PlayedScenario& game, const std::string& figure) {
    return game.state[fig(game.state, figure)].wounds;
}

std::vector<int> wounds_after(const std::string& effects, const std::vector<int>& dice = {}) {
    const auto game = picked(effects, dice);
    return {wounds_of(game, picked_drake), wounds_of(game, picked_sonlen)};
}

std::string refused(const std::string& effects) {
    const auto started =
        start_game(drake_against_sonlen(when_round_ends(effects)), std::make_shared<const Catalogue>(shipped()), {});
    return started ? "" : describe(started.error(), english());
}

}  // namespace

TEST_CASE("The highest or the lowest figure is meant, of those for which the conditions hold") {
    CHECK(wounds_after(R"(<pick the="most" figure="f"><measure><level/></measure><wound/></pick>)") ==
          std::vector{0, 1});
    CHECK(wounds_after(R"(<pick the="least" figure="f"><measure><level/></measure><wound/></pick>)") ==
          std::vector{1, 0});
    CHECK(wounds_after(R"(<pick the="most" figure="f"><of player="1"/><measure><level/></measure><wound/></pick>)") ==
          std::vector{1, 0});
    CHECK(wounds_after(R"(<pick the="most" figure="f"><engaged/><measure><level/></measure><wound/></pick>)") ==
          std::vector{0, 0});
}

TEST_CASE("Of equals a roll decides, or all are meant, or none") {
    const auto equals = [](const std::string& tie, const std::vector<int>& dice = {}) {
        return wounds_after(
            "<pick the=\"most\" figure=\"f\"" + tie + "><measure><number n=\"1\"/></measure><wound/></pick>", dice);
    };
    CHECK(equals("", {1}) == std::vector{1, 0});
    CHECK(equals("", {2}) == std::vector{0, 1});
    CHECK(equals("", {19}) == std::vector{1, 0});
    CHECK(equals(" tie=\"all\"") == std::vector{1, 1});
    CHECK(equals(" tie=\"nobody\"") == std::vector{0, 0});
}

TEST_CASE("One at random is rolled for with the game's dice, which favour nobody") {
    CHECK(wounds_after(R"(<pick the="random" figure="f"><wound/></pick>)", {3}) == std::vector{1, 0});
    CHECK(wounds_after(R"(<pick the="random" figure="f"><wound/></pick>)", {20}) == std::vector{0, 1});
    // Twelve spaces: 13 to 20 would favour the first eight, and are rolled again.
    const auto game =
        picked(R"(<pick the="random" space="s"><add counter="n"><level space="s"/></add></pick>)", {20, 13, 1});
    const auto rolled = happened<event::RuleRolled>(game.events);
    REQUIRE(rolled.size() == 3);
    CHECK(rolled.back().number == 1);
    CHECK(english()(*story_of(game.state, rolled.back())) == "1 is rolled (r).");
}

TEST_CASE("A single one is meant without a roll") {
    const auto game = picked(R"(<pick the="random" figure="f"><of player="2"/><wound/></pick>)");
    CHECK(wounds_of(game, picked_sonlen) == 1);
    CHECK(happened<event::RuleRolled>(game.events).empty());
}

TEST_CASE("The player furthest behind is meant: by a counter, or by points") {
    const auto coins = [](int of_2) {
        return wounds_after("<add counter=\"coins\" of=\"1\" n=\"2\"/><add counter=\"coins\" of=\"2\" n=\"" +
                            std::to_string(of_2) +
                            R"("/><pick the="least" player="p"><measure><counter id="coins" of="p"/></measure>
                            <each figure="f"><of player="p"/><wound/></each></pick>)");
    };
    CHECK(coins(1) == std::vector{0, 1});
    CHECK(coins(3) == std::vector{1, 0});
    // Drake's card is worth 170 points, Sonlen's 160.
    CHECK(wounds_after(R"(<pick the="least" player="p"><measure><points player="p"/></measure>
                          <each figure="f"><of player="p"/><wound/></each></pick>)") == std::vector{0, 1});
}

TEST_CASE("Wounds and distances are amounts of the figure or space that is gone through") {
    const auto hurt =
        picked(R"(<pick the="most" figure="f"><measure><wounds/></measure><destroy figure="f"/></pick>)", {}, 1);
    CHECK_FALSE(hurt.stands(picked_sonlen));
    CHECK(hurt.stands(picked_drake));
    const auto counted = [](const std::string& effects) { return picked(effects).count("n"); };
    CHECK(counted(
              R"(<each figure="f"><of player="1"/><if><compare is="equal"><distance from="f"><of player="2"/></distance>
                     <number n="5"/></compare><add counter="n"/></if></each>)") == 1);
    CHECK(counted(R"(<each figure="f"><of player="1"/><pick the="least" tie="all" space="s"><not><occupied/></not>
                     <measure><distance figure="f"/></measure><add counter="n"/></pick></each>)") == 2);
    CHECK(counted(R"(<each figure="f"><of player="1"/><if><compare is="equal"><distance glyph="brandar"/>
                     <number n="1000"/></compare><add counter="n"/></if></each>)") == 1);
}

TEST_CASE("A pick that cannot be weighed is refused with what is missing") {
    CHECK_THAT(refused(R"(<pick the="most" figure="f"><wound/></pick>)"), Catch::Contains("amount"));
    CHECK_THAT(refused(R"(<pick the="random" figure="f"><measure><level/></measure><wound/></pick>)"),
               Catch::Contains("takes none"));
    CHECK_THAT(refused(R"(<pick the="random"><add counter="n"/></pick>)"),
               Catch::Contains("this goes through or picks exactly one kind of thing"));
    CHECK_THAT(refused(R"(<pick the="random" figure="f" player="p"/>)"),
               Catch::Contains("this goes through or picks exactly one kind of thing"));
}
