// What games, tests and checks tell at the desk about the words of a scenario.
#include "editor/desk/desk.h"
#include "editor/desk/desk_guards.h"
#include "editor/desk/desk_part.h"
#include "editor/desk/desk_tryout.h"
#include "editor/desk/issues.h"
#include "editor/play/by_hand.h"
#include "editor/play/new_game.h"
#include "editor/play/sitting_down.h"
#include "engine/rules/house_rules.h"
#include "engine/scenario/scenario_words.h"
#include "engine/scenario/uses.h"
#include "formats/xml/rules/word_xml.h"
#include "tests/gui/desk/desk_scenes.h"
#include "tests/gui/desk_rig.h"

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

WordPath path_of(DeskRig& rig, const std::string& text) { return *path_from(text, rig.words()); }

// In the game that is parked, which then is parked again.
void act_by_hand_at_rest(DeskRig& rig, const Wording& wording) {
    sit_down_again(rig.editor.map);
    act_by_hand(rig.editor.map, wording);
    REQUIRE_FALSE(rig.editor.map.status.notice);
    stop_playing(rig.editor.map);
}

}  // namespace

TEST_CASE("fifty games are played from the desk, the page tells them, and a click on a rule leads to it") {
    DeskRig rig(HEXWRIGHT_SOURCE_DIR "/tests/e2e/battles/duel.xml");
    rig.editor.map.desk.part = DeskPart::Rules;
    rig.click_on("scenario.try-out");
    rig.editor.jobs.wait_until_idle();
    rig.settle();
    REQUIRE(rig.editor.map.desk.tried.result);
    CHECK(games_in(rig.editor.map.desk.tried.result->sum) == 50);
    CHECK(rig.editor.map.desk.tried.result->rules.size() == 3);
    CHECK_FALSE(tryout_is_stale(rig.editor.map));
    rig.click_on("page:rules[1]");
    CHECK(to_text(rig.editor.map.desk.chosen) == "rules[1]");
    set_member(rig.editor, path_of(rig, "rules[evil-eye]/effects[0]@flag"), "hexed");
    CHECK(tryout_is_stale(rig.editor.map));
}

TEST_CASE("while a game is parked, each condition at the desk wears a tick or a cross") {
    DeskRig rig(HEXWRIGHT_SOURCE_DIR "/tests/e2e/battles/duel.xml");
    const std::string condition = "rules[0]/when[0]/conditions[0]";
    const auto look = [&] {
        choose_word(rig.editor.map, path_of(rig, "rules[tribute]"));
        rig.settle();
    };
    look();
    CHECK_FALSE(rig.sees("live:" + condition + ":fails"));
    ask_for_game(rig.editor);
    for (std::string& seat : rig.editor.map.table.form.game.seats) seat = "human";
    begin_game(rig.editor);
    REQUIRE(rig.editor.map.table.on());
    stop_playing(rig.editor.map);
    look();
    CHECK(rig.sees("live:" + condition + ":fails"));
    act_by_hand_at_rest(rig, {"set-round", {{"round", "8"}}});
    look();
    CHECK(rig.sees("live:" + condition + ":holds"));
    set_member(rig.editor, path_of(rig, condition + "@from"), "5");
    look();
    CHECK_FALSE(rig.sees("live:" + condition + ":holds"));  // The game plays other words than these.
}

TEST_CASE("each rule of the desk wears the test that would miss it, until something changes") {
    DeskRig rig(scenario_file("safe-conduct"));
    rig.editor.map.desk.part = DeskPart::Rules;
    const auto look = [&] {
        REQUIRE(run("scenario.guards", rig.editor));
        rig.editor.jobs.wait_until_idle();
        rig.settle();
        return rig.editor.map.status.notice ? rig.editor.map.status.notice->words.id : "";
    };
    const WordPath first = path_of(rig, "rules[0]"), test = path_of(rig, "tests[0]");
    CHECK_FALSE(guard_mark(rig.editor.map, first));
    CHECK(look() == "guard.all-well");
    REQUIRE(guard_mark(rig.editor.map, first));
    CHECK(guard_mark(rig.editor.map, first)->told.id == "guard.by");
    CHECK(guard_mark(rig.editor.map, test)->told.id == "guard.passes");
    CHECK(rig.sees("guard:rules[0]:good"));
    for (std::size_t left = tests_of(rig.scenario()).tests.size(); left > 1; --left)
        REQUIRE(remove_word(rig.editor, path_of(rig, "tests[1]")));
    CHECK_FALSE(guard_mark(rig.editor.map, first));
    CHECK(look() == "guard.some-open");
}

TEST_CASE("what is wrong with a set-up stands at its player, and its check leads there") {
    Scenario scenario = field_for_two({{.card = "finn", .figures = {{.at = {{1, 1}, 1}}}}});
    Setup setup = scenario.setups->front();
    setup.players[1].army = {.cards = {{.card = "shiori", .figures = {{.at = {{41, 0}, 1}}}}}};
    scenario.setups = std::vector{setup};
    DeskRig rig(std::move(scenario));
    const auto& issues = rig.editor.now().issues;
    const auto told = std::ranges::find(issues, IssueCode::CannotStart, &Issue::code);
    REQUIRE(told != issues.end());
    jump_to(rig.editor.map, *told);
    rig.settle();
    CHECK(rig.editor.map.desk.part == DeskPart::Players);
    CHECK(rig.editor.map.desk.player == 1);
    CHECK(rig.sees("setup-trouble:2"));
    CHECK_FALSE(rig.sees("setup-trouble:1"));
}

}  // namespace hexwright
