// Names that a scenario's rule gives to spaces, at work on a small drawn board.
#include "engine/rulebook/evaluate.h"
#include "engine/story/story.h"
#include "engine/story/wording.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const std::string placed_drake = "1.drake-sotm.1.1";

std::string at_round_end(const std::string& effects) {
    return R"(<rules><rule id="r"><on event="round-end"/>)" + effects + "</rule></rules>";
}

// Played until player 2 is asked for a space, or to the end of the round.
PlayedScenario asked(const std::string& effects) {
    PlayedScenario game(drake_against_sonlen(at_round_end(effects)));
    game.end_round();
    return game;
}

Space space_of(const PlayedScenario& game, const std::string& figure) {
    return (*game.state.board)[game.state[fig(game.state, figure)].at()].space;
}

std::vector<Space> offered_spaces(const PlayedScenario& game) {
    std::vector<Space> spaces;
    for (const ChooseSpace& each : offered<ChooseSpace>(game.state))
        spaces.push_back((*game.state.board)[each.at].space);
    return spaces;
}

void choose(PlayedScenario& game, Space space) { game.act(ChooseSpace{game.state.board->index(space)}); }

}  // namespace

TEST_CASE("A player chooses a space of those for which the conditions hold, and is asked for it in words") {
    auto game = asked(R"(<choose by="2" space="s"><occupied/><add counter="chosen"/></choose>)");
    REQUIRE(game.at(Step::Kind::RuleChoice));
    CHECK(to_decide(game.state) == PlayerId{1});
    CHECK(offered_spaces(game) == std::vector{Space{{0, 0}, 1}, Space{{5, 0}, 1}});
    CHECK(english()(*question_of(game.state)) == "The scenario's rule r: which space is chosen?");
    CHECK(english()(choice_of(game.state, legal_actions(game.state).front())) == "0,0,1");
    choose(game, {{5, 0}, 1});
    CHECK(game.count("chosen") == 1);
}

TEST_CASE("A choice of a space is written as a record writes it, and read back") {
    const auto game = asked(R"(<choose by="2" space="s"><occupied/></choose>)");
    const Action action = legal_actions(game.state).back();
    const Wording wording = wording_of(game.state, action);
    CHECK(wording.name == "choose-space");
    CHECK(*action_of(game.state, wording) == action);
}

TEST_CASE("Nothing happens where no space can be chosen, the only one needs no choice, and one may be declined") {
    CHECK(asked(R"(<choose by="2" space="s"><terrain is="lava"/><add counter="n"/></choose>)").count("n") == 0);
    const std::string beside_drake = R"(<occupied><of player="1"/></occupied>)";
    CHECK(asked(R"(<choose by="2" space="s">)" + beside_drake + R"(<add counter="n"/></choose>)").count("n") == 1);
    auto game = asked(R"(<choose by="2" space="s" optional="yes">)" + beside_drake + R"(<add counter="n"/></choose>)");
    REQUIRE(game.at(Step::Kind::RuleChoice));
    game.act(Done{});
    CHECK(game.count("n") == 0);
}

TEST_CASE("A figure is placed on the space that was chosen") {
    auto game = asked(R"(<choose by="2" space="s"><not><occupied/></not>
        <each figure="f"><of player="1"/><place at="s" by="2"/></each></choose>)");
    choose(game, {{3, 1}, 1});
    REQUIRE(offered<PlaceFigure>(game.state).size() <= 1);
    if (game.at(Step::Kind::RuleChoice)) game.pass();
    CHECK(space_of(game, placed_drake) == Space{{3, 1}, 1});
}

TEST_CASE("A figure is not placed on a chosen space that another one holds") {
    auto game = asked(R"(<choose by="2" space="s"><occupied><of player="2"/></occupied>
        <each figure="f"><of player="1"/><place at="s" by="2"/></each></choose>)");
    CHECK(space_of(game, placed_drake) == Space{{0, 0}, 1});
}

TEST_CASE("A figure of two spaces is placed so that one of them is the chosen one") {
    PlayedScenario game(drake_against_sonlen(at_round_end(R"(<choose by="2" space="s"><not><occupied/></not>
        <arrive player="1" card="mimring" at="s"/></choose>)")));
    game.end_round();
    choose(game, {{3, 1}, 1});
    const SpaceIndex chosen = game.state.board->index({{3, 1}, 1});
    const auto places = offered<PlaceFigure>(game.state);
    REQUIRE(places.size() > 1);
    for (const PlaceFigure& put : places) CHECK((put.at == chosen || put.tail == chosen));
}

TEST_CASE("A glyph that was lifted is laid on the chosen space, and the space is covered") {
    auto game = asked(R"(<choose by="2" space="s"><not><occupied/></not><cover at="s" kind="water-1"/></choose>)");
    choose(game, {{2, 1}, 1});
    const auto covered = game.state.board->index({{2, 1}, 2});
    REQUIRE(covered != no_space);
    CHECK(game.state.catalogue()[(*game.state.board)[covered].terrain].id == "water");
}

TEST_CASE("Conditions ask about a named space: which it is, what is beside it and how far it is") {
    struct {
        const char* condition;
        std::vector<HexCoord> spaces;
    } const table[] = {
        {R"(<space is="s"/>)", {{0, 0}}},
        {R"(<next-to at="s"/>)", {{1, 0}, {0, 1}}},
        {R"(<within spaces="1" at="s"/>)", {{0, 0}, {1, 0}, {0, 1}}},
        {R"(<occupied><stands-on at="s"/></occupied>)", {{0, 0}}},
    };
    for (const auto& row : table) {
        INFO(row.condition);
        auto game = asked(R"(<choose by="2" space="s"><occupied><of player="1"/></occupied>
            <choose by="2" space="t" optional="yes">)" +
                          std::string(row.condition) + R"(<add counter="n"/></choose></choose>)");
        std::vector<HexCoord> spaces;
        for (const Space& space : offered_spaces(game)) spaces.push_back(space.at);
        std::ranges::sort(spaces);
        auto wanted = row.spaces;
        std::ranges::sort(wanted);
        CHECK(spaces == wanted);
    }
}

TEST_CASE("A rule runs for each space for which the conditions hold, and asks about a space by its name") {
    auto game = asked(R"(<each space="s"><within spaces="1" at="s"/><occupied/>
        <if space="s"><level at-most="1"/><add counter="low"/></if>
        <if space="s"><level at-least="2"/><add counter="high"/></if></each>)");
    CHECK(game.count("low") == 2);
    CHECK(game.count("high") == 0);
}

TEST_CASE("A name of a space that is not given is refused, with the name that is near") {
    const auto refusal = [](const std::string& effects) {
        const auto started =
            start_game(drake_against_sonlen(at_round_end(effects)), std::make_shared<const Catalogue>(shipped()), {});
        return started ? "" : describe(started.error(), english());
    };
    const auto says = [&](const std::string& effects, const std::string& part) {
        INFO(effects);
        CHECK_THAT(refusal(effects), Catch::Contains(part));
    };
    says(R"(<choose by="1" space="spot"><each figure="f"><place at="spit" by="1"/></each></choose>)",
         "did you mean \"spot\"");
    says(R"(<each figure="f"><place at="f" by="1"/></each>)", "no space here is called \"f\"");
    says(R"(<choose by="1" space="s" figure="f"/>)", "either a figure or a space");
    says(R"(<each space="s" figure="f"/>)", "exactly one kind of thing");
    says(R"(<each space="s" figure="f"/>)", "a space");
    says(R"(<choose by="1" space="s"><each figure="f"><place at="s" zone="z" by="1"/></each></choose>)", "zone");
}

TEST_CASE("A hidden rule is not named by its usual question") {
    const std::string effects[] = {
        R"(<choose by="2" space="s"><occupied/></choose>)", R"(<choose by="2" figure="f"><wound/></choose>)",
        R"(<may by="2"><add counter="n"/></may>)", R"(<menu by="2"><option text="A"/><option text="B"/></menu>)",
        R"(<each figure="f"><place zone="there" by="2"/></each>)"};
    for (const std::string& each : effects) {
        INFO(each);
        PlayedScenario game(drake_against_sonlen(R"(<zones><zone id="there" spaces="2,1,1"/></zones>
            <rules><rule id="secret" hidden="yes"><on event="round-end"/>)" +
                                                 each + "</rule></rules>"));
        game.end_round();
        REQUIRE(game.at(Step::Kind::RuleChoice));
        const std::string question = english()(*question_of(game.state));
        CHECK(question.find("secret") == std::string::npos);
        CHECK_THAT(question, Catch::StartsWith("The scenario asks: "));
    }
}
