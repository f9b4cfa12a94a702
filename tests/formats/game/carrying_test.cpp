// Glyphs and figures that are carried by a scenario's rules: taken up, handed over, set down and dropped.
#include "engine/game/carrying.h"

#include "engine/rulebook/evaluate.h"
#include "engine/story/story.h"
#include "tests/support/every_room.h"
#include "tests/support/played_scenario.h"

using namespace hexwright;
using namespace hexwright::testing;

namespace {

const std::string carrying_drake = "1.drake-sotm.1.1", carried_sonlen = "2.sonlen.1.1";

// Two glyphs of one kind lie on the board, at 2,0 and at 3,1.
Scenario with_two_glyphs(const std::string& sections) {
    Scenario scenario = drake_against_sonlen(sections);
    scenario.glyphs = std::vector<Glyph>{{"brandar", {{2, 0}, 1}}, {"brandar", {{3, 1}, 1}}};
    return scenario;
}

std::string rule_of(const std::string& event, const std::string& effects) {
    return R"(<rules><rule id="r"><on event=")" + event + "\"/>" + effects + "</rule></rules>";
}

PlayedScenario at_first_turn(const Scenario& scenario) {
    PlayedScenario game(scenario);
    game.to(Step::Kind::TakeTurnStep);
    return game;
}

Space place_at(const PlayedScenario& game, SpaceIndex space) { return (*game.state.board)[space].space; }
Space place_of_figure(const PlayedScenario& game, const std::string& figure) {
    return place_at(game, game.state[fig(game.state, figure)].at());
}
FigureId bearer_of(const PlayedScenario& game, int glyph) {
    return game.state.glyphs[static_cast<std::size_t>(glyph)].bearer;
}
bool is_carried(const PlayedScenario& game, const std::string& figure) {
    return game.state[fig(game.state, figure)].place == Figure::Place::Carried;
}

// Drake has stepped onto the glyph at 2,0 in his turn.
PlayedScenario drake_on_glyph(const std::string& sections) {
    PlayedScenario game = at_first_turn(with_two_glyphs(sections));
    while (!game.state.over && game.state.turns.back().player != PlayerId{0}) game.pass();
    game.act(Move{fig(game.state, carrying_drake), game.state.board->index({{2, 0}, 1})});
    return game;
}

const std::string take_it = R"(<carry bearer="event" glyph="event"/>)";

}  // namespace

TEST_CASE("The figure that stops on a glyph takes up that one, not both of its kind") {
    const PlayedScenario game = drake_on_glyph(rule_of("glyph-entered", take_it));
    CHECK(bearer_of(game, 0) == fig(game.state, carrying_drake));
    CHECK(game.state.glyphs[0].at == no_space);
    CHECK(place_at(game, game.state.glyphs[1].at) == Space{{3, 1}, 1});
    const auto taken = happened<event::TakenUp>(game.events);
    REQUIRE(taken.size() == 1);
    CHECK(english()(*story_of(game.state, taken.front())) == "Sgt. Drake Alexander takes the Glyph of Brandar up.");
}

TEST_CASE("A kind of glyph means all of that kind") {
    const PlayedScenario game = drake_on_glyph(rule_of("glyph-entered", R"(<carry bearer="event" glyph="brandar"/>)"));
    CHECK(bearer_of(game, 0) == fig(game.state, carrying_drake));
    CHECK(bearer_of(game, 1) == fig(game.state, carrying_drake));
}

TEST_CASE("Each glyph of a sort has a name of its own, is asked about where it lies, and is moved alone") {
    PlayedScenario game(with_two_glyphs(
        R"(<zones><zone id="near" spaces="3,1,1"/><zone id="far" spaces="5,1,1 4,2,1"/></zones>)" +
        rule_of("round-end",
                R"(<each glyph="g" sort="brandar"><zone id="near"/><lay-glyph glyph="g" zone="far"/></each>)")));
    game.end_round();
    CHECK(place_at(game, game.state.glyphs[0].at) == Space{{2, 0}, 1});
    CHECK(place_at(game, game.state.glyphs[1].at) == Space{{5, 1}, 1});
}

TEST_CASE("One of two glyphs of a kind is lifted by its name, and laid again") {
    PlayedScenario game(
        with_two_glyphs(R"(<zones><zone id="near" spaces="3,1,1"/></zones>)" +
                        rule_of("round-end", R"(<each glyph="g"><zone id="near"/><lift-glyph glyph="g"/></each>)")));
    game.end_round();
    CHECK(game.state.glyphs[0].at != no_space);
    CHECK_FALSE(is_there(game.state, GlyphId{1}));
}

TEST_CASE("The glyph that was turned over is the event's") {
    Scenario scenario = with_two_glyphs(rule_of("glyph-turned", take_it));
    scenario.glyphs.change([](std::vector<Glyph>& glyphs) { glyphs[0].facing = Facing::Symbol; });
    PlayedScenario game = at_first_turn(scenario);
    while (!game.state.over && game.state.turns.back().player != PlayerId{0}) game.pass();
    game.act(Move{fig(game.state, carrying_drake), game.state.board->index({{2, 0}, 1})});
    CHECK(bearer_of(game, 0) == fig(game.state, carrying_drake));
    CHECK_FALSE(bearer_of(game, 1).valid());
}

TEST_CASE("What a bearer carries is dropped where it is destroyed, the glyph under it") {
    PlayedScenario game = drake_on_glyph(R"(<rules><rule id="take"><on event="glyph-entered"/>)" + take_it +
                                         R"(</rule><rule id="fall"><on event="round-end"/>
        <each figure="f"><carries glyph="brandar"/><destroy/></each></rule></rules>)");
    game.put(carrying_drake, {{1, 1}, 1});
    REQUIRE(bearer_of(game, 0) == fig(game.state, carrying_drake));
    game.end_round();
    CHECK_FALSE(bearer_of(game, 0).valid());
    CHECK(place_at(game, game.state.glyphs[0].at) == Space{{1, 1}, 1});
    const auto dropped = happened<event::SetDown>(game.events);
    REQUIRE(dropped.size() == 1);
    CHECK(english()(*story_of(game.state, dropped.front())) ==
          "Sgt. Drake Alexander sets the Glyph of Brandar down at 1,1,1.");
}

TEST_CASE("What falls with a bearer whose ground is taken away lies on the ground that is left") {
    Scenario scenario = with_two_glyphs(R"(<rules><rule id="take"><on event="glyph-entered"/>)" + take_it +
                                        R"(</rule><rule id="fall"><on event="round-end"/>
        <remove-piece piece="plank"/></rule></rules>)");
    for (const PlacedPiece& piece : scenario.battlefield.pieces())
        if (piece.at == HexCoord{1, 1}) scenario.battlefield.name(piece.id, "plank");
    PlayedScenario game = at_first_turn(scenario);
    while (game.state.turns.back().player != PlayerId{0}) game.pass();
    game.act(Move{fig(game.state, carrying_drake), game.state.board->index({{2, 0}, 1})});
    game.put(carrying_drake, {{1, 1}, 1});
    game.end_round();
    CHECK_FALSE(game.stands(carrying_drake));
    REQUIRE(is_there(game.state, GlyphId{0}));
    CHECK(distance((*game.state.board)[game.state.glyphs[0].at].space.at, {1, 1}) <= 2);
}

TEST_CASE("A glyph that a rule takes from under the figure has no power over it") {
    Scenario scenario = drake_against_sonlen(rule_of("glyph-entered", R"(<lift-glyph glyph="kelda"/>)"));
    scenario.glyphs = std::vector<Glyph>{{"kelda", {{2, 0}, 1}}};
    PlayedScenario game = at_first_turn(scenario);
    game.put(carrying_drake, {{0, 0}, 1}, 2);
    while (game.state.turns.back().player != PlayerId{0}) game.pass();
    game.act(Move{fig(game.state, carrying_drake), game.state.board->index({{2, 0}, 1})});
    CHECK_FALSE(is_there(game.state, GlyphId{0}));
    CHECK(game.state[fig(game.state, carrying_drake)].wounds == 2);
}

TEST_CASE("Who is set down elsewhere on its way does not go on along its old way") {
    PlayedScenario game(drake_against_sonlen(R"(<zones><zone id="trap" spaces="1,0,1"/><zone id="far" spaces="4,2,1"/>
        </zones><rules><rule id="r"><on event="enter" zone="trap"/><place figure="event" zone="far" by="2"/></rule></rules>)"));
    game.to(Step::Kind::TakeTurnStep);
    while (game.state.turns.back().player != PlayerId{0}) game.pass();
    game.act(Move{.figure = fig(game.state, carrying_drake),
                  .at = game.state.board->index({{2, 0}, 1}),
                  .path = {game.state.board->index({{1, 0}, 1}), game.state.board->index({{2, 0}, 1})}});
    if (game.at(Step::Kind::RuleChoice)) game.pass();
    CHECK(place_of_figure(game, carrying_drake) == Space{{4, 2}, 1});
}

TEST_CASE("A glyph that is dropped where another one lies comes to rest on the nearest space without one") {
    PlayedScenario game = drake_on_glyph(R"(<rules><rule id="take"><on event="glyph-entered"/>)" + take_it +
                                         R"(</rule><rule id="fall"><on event="round-end"/>
        <each figure="f"><carries/><destroy/></each></rule></rules>)");
    game.put(carrying_drake, {{3, 1}, 1});
    game.end_round();
    CHECK(place_at(game, game.state.glyphs[0].at) != Space{{3, 1}, 1});
    CHECK(distance((*game.state.board)[game.state.glyphs[0].at].space.at, {3, 1}) == 1);
}

TEST_CASE("Who leaves the battlefield takes along what it carries") {
    PlayedScenario game = drake_on_glyph(R"(<rules><rule id="take"><on event="glyph-entered"/>)" + take_it +
                                         R"(</rule><rule id="leave"><on event="round-end"/>
        <each figure="f"><carries/><remove/></each></rule></rules>)");
    game.end_round();
    CHECK_FALSE(is_there(game.state, GlyphId{0}));
    CHECK(is_there(game.state, GlyphId{1}));
}

namespace {

const std::string take_sonlen = R"(<each figure="f"><of player="1"/><each figure="s"><of player="2"/>
    <carry bearer="f" figure="s"/></each></each>)";

// Drake carries Sonlen from the end of round 1 on; then, at the end of round 2, these effects.
PlayedScenario with_sonlen_carried(const std::string& then, const std::string& more = {}) {
    PlayedScenario game(
        drake_against_sonlen(more + R"(<rules><rule id="take"><on event="round-end" to="1"/>)" + take_sonlen +
                             R"(</rule><rule id="then"><on event="round-end" from="2"/>)" + then + "</rule></rules>"));
    game.end_round();
    REQUIRE(is_carried(game, carried_sonlen));
    return game;
}

}  // namespace

TEST_CASE("A figure that is carried is off the battlefield, still its player's, and not out of play") {
    const PlayedScenario game = with_sonlen_carried("<add counter=\"n\"/>");
    const FigureId carried = fig(game.state, carried_sonlen);
    CHECK(spaces_of(game.state, carried).empty());
    CHECK(has_figures(game.state, PlayerId{1}));
    CHECK_FALSE(game.state.over);
    CHECK(figures_carried_by(game.state, fig(game.state, carrying_drake)) == std::vector{carried});
    const auto taken = happened<event::TakenUp>(game.events);
    REQUIRE(taken.size() == 1);
    CHECK(english()(*story_of(game.state, taken.front())) == "Sgt. Drake Alexander takes Sonlen up.");
}

TEST_CASE("Conditions ask who carries whom, and count those who are carried") {
    struct {
        const char* condition;
        int times;
    } const table[] = {
        {R"(<each figure="f"><carries/><add counter="n"/></each>)", 1},
        {R"(<each figure="f"><carries><card id="sonlen"/></carries><add counter="n"/></each>)", 1},
        {R"(<each figure="f"><carries><card id="drake-sotm"/></carries><add counter="n"/></each>)", 0},
        {R"(<each figure="f"><carries glyph="brandar"/><add counter="n"/></each>)", 0},
        {R"(<if><count where="carried"><of player="2"/></count><add counter="n"/></if>)", 1},
        {R"(<if><count where="carried"><of player="1"/></count><add counter="n"/></if>)", 0},
        {R"(<if><count where="carried"><carried/></count><add counter="n"/></if>)", 1},
        {R"(<each figure="f"><if><count where="carried"><carried bearer="f"/></count><add counter="n"/></if></each>)",
         1},
    };
    for (const auto& row : table) {
        INFO(row.condition);
        PlayedScenario game = with_sonlen_carried(row.condition);
        game.end_round();
        CHECK(game.count("n") == row.times);
    }
}

TEST_CASE("A carried figure falls with its bearer: it stands up where that one stood, or beside") {
    PlayedScenario game = with_sonlen_carried(R"(<each figure="f"><carries/><destroy/></each>)");
    const Space stood = place_of_figure(game, carrying_drake);
    game.end_round();
    REQUIRE(game.stands(carried_sonlen));
    CHECK(place_of_figure(game, carried_sonlen) == stood);
    CHECK(game.won(2));
}

TEST_CASE("A carried figure is set down beside its bearer, whose player chooses where") {
    PlayedScenario game = with_sonlen_carried(R"(<each figure="f"><carries/><set-down/></each>)");
    game.end_round();
    REQUIRE(game.at(Step::Kind::RuleChoice));
    CHECK(to_decide(game.state) == PlayerId{0});
    const auto places = offered<PlaceFigure>(game.state);
    REQUIRE_FALSE(places.empty());
    for (const PlaceFigure& put : places)
        CHECK(distance(place_at(game, put.at).at, place_of_figure(game, carrying_drake).at) == 1);
    CHECK(english()(*question_of(game.state)) == "The scenario's rule then: where does the figure go?");
    game.act(places.front());
    CHECK(game.stands(carried_sonlen));
    CHECK_FALSE(carries_anything(game.state, fig(game.state, carrying_drake)));
    CHECK(english()(*story_of(game.state, happened<event::SetDown>(game.events).back())) ==
          "Sgt. Drake Alexander sets Sonlen down at " + to_text(place_of_figure(game, carried_sonlen)) + ".");
}

TEST_CASE("A carried figure is set down in a zone by the player who is named, or on the only free space of it") {
    const std::string zone = R"(<zones><zone id="den" spaces="4,2,1 3,2,1"/><zone id="spot" spaces="3,2,1"/></zones>)";
    PlayedScenario game =
        with_sonlen_carried(R"(<each figure="f"><carries/><set-down zone="den" by="2"/></each>)", zone);
    game.end_round();
    REQUIRE(game.at(Step::Kind::RuleChoice));
    CHECK(to_decide(game.state) == PlayerId{1});
    PlayedScenario alone = with_sonlen_carried(R"(<each figure="f"><carries/><set-down zone="spot"/></each>)", zone);
    alone.end_round();
    CHECK(place_of_figure(alone, carried_sonlen) == Space{{3, 2}, 1});
}

TEST_CASE("What finds no space stays with its bearer") {
    const std::string zone = R"(<zones><zone id="taken" spaces="0,0,1"/></zones>)";
    PlayedScenario game = with_sonlen_carried(R"(<each figure="f"><carries/><set-down zone="taken"/></each>)", zone);
    game.end_round();
    CHECK(is_carried(game, carried_sonlen));
}

TEST_CASE("All that a figure carries is handed over, or only the named glyph") {
    const std::string rules = R"(<rules><rule id="take"><on event="glyph-entered"/>)" + take_it +
                              R"(</rule><rule id="give"><on event="round-end"/><each figure="f"><carries/>
        <each figure="s"><of player="2"/><hand-over bearer="f" to="s"/></each></each></rule></rules>)";
    PlayedScenario game = drake_on_glyph(rules);
    game.end_round();
    CHECK(bearer_of(game, 0) == fig(game.state, carried_sonlen));
    CHECK_FALSE(carries_anything(game.state, fig(game.state, carrying_drake)));
}

TEST_CASE("Nobody takes up itself, a figure that carries something, or anything while off the battlefield") {
    PlayedScenario game(drake_against_sonlen(
        rule_of("round-end", R"(<each figure="f"><each figure="g"><carry bearer="f" figure="g"/></each></each>)")));
    game.end_round();
    CHECK(figures_carried_by(game.state, fig(game.state, carrying_drake)) ==
          std::vector{fig(game.state, carried_sonlen)});
    CHECK_FALSE(is_carried(game, carrying_drake));
}

TEST_CASE("A rule waits for the taking up and the setting down, and knows the carried figure as the target") {
    PlayedScenario game(drake_against_sonlen(R"(<rules><rule id="take"><on event="round-end" to="1"/>)" + take_sonlen +
                                             R"(</rule><rule id="down"><on event="round-end" from="2"/>
        <each figure="f"><carries/><set-down zone="spot"/></each></rule>
        <rule id="up"><on event="taken-up"/><add counter="up" of="event"/></rule>
        <rule id="put"><on event="set-down"/><wound figure="target"/></rule></rules>
        <zones><zone id="spot" spaces="3,2,1"/></zones>)"));
    game.end_round();
    CHECK(game.count("up") == 1);
    game.end_round();
    CHECK(game.state[fig(game.state, carried_sonlen)].wounds == 1);
}

TEST_CASE("Taken off by hand, a bearer drops what it carries, and a carried figure put somewhere is carried no more") {
    PlayedScenario game = drake_on_glyph(rule_of("glyph-entered", take_it));
    game.act(PutFigure{fig(game.state, carrying_drake), no_space, no_space, 0});
    CHECK(place_at(game, game.state.glyphs[0].at) == Space{{2, 0}, 1});
    PlayedScenario other = with_sonlen_carried("<add counter=\"n\"/>");
    other.put(carried_sonlen, {{4, 2}, 1});
    CHECK(other.stands(carried_sonlen));
    CHECK_FALSE(carries_anything(other.state, fig(other.state, carrying_drake)));
}

TEST_CASE("The event's glyph is refused where no event has one, and so is a place that is said twice") {
    const auto refusal = [](const std::string& sections) {
        const auto started =
            start_game(drake_against_sonlen(sections), std::make_shared<const Catalogue>(shipped()), {});
        return started ? "" : describe(started.error(), english());
    };
    CHECK_THAT(refusal(rule_of("round-end", R"(<each figure="f"><carry bearer="f" glyph="event"/></each>)")),
               Catch::Contains("no glyph \"event\""));
    CHECK_THAT(refusal(R"(<zones><zone id="z" spaces="1,0,1"/></zones>)" +
                       rule_of("round-end", R"(<choose by="1" space="s"><each figure="f"><set-down zone="z" at="s"/>
        </each></choose>)")),
               Catch::Contains("either a zone or a named space"));
}
