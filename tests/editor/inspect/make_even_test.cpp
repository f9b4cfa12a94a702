// Make it even, in the window without the window: searched by a job, stopped, applied as one step, stale.
#include "editor/inspect/make_even.h"

#include "editor/editing/commit.h"
#include "editor/inspect/many_games.h"
#include "tests/editor/workspace/rig.h"
#include "tests/support/fate.h"
#include "tests/support/files.h"

#include <fstream>
#include <thread>

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

using testing::fate_file, testing::TemporaryFolder;

const std::string the_number = "rule:fate/effects[0]/cases[0].to";

// What frames do while its part is open.
void look_at_even(SessionRig& rig) {
    for (int frame = 0; frame < 4; ++frame) {
        follow_many_games(rig.editor);
        follow_make_even(rig.editor);
        rig.editor.jobs.wait_for_usual();
        rig.settle();
    }
    follow_make_even(rig.editor);
}

void open_fate(SessionRig& rig, const TemporaryFolder& folder, int number) {
    std::ofstream(folder.path / "fate.xml") << fate_file(number);
    REQUIRE(open_file(rig.editor, folder.path / "fate.xml"));
    look_at_even(rig);
    choose_seat(rig.editor, 0, "random");
    choose_seat(rig.editor, 1, "random");
}

int the_value(const SessionRig& rig) {
    return knob_named(the_number, *rig.editor.now().scenario, rig.editor.catalogue(), 2)->value();
}

}  // namespace

TEST_CASE("make it even searches in the background and proposes an edit that is one step of the history") {
    const TemporaryFolder folder;
    SessionRig rig;
    open_fate(rig, folder, 14);
    REQUIRE(knob_to_turn(rig.editor.map));
    CHECK(knob_to_turn(rig.editor.map)->id == "card:1.marro-drudge");
    rig.editor.map.make_even.knob = the_number;
    CHECK_FALSE(can_make_even(rig.editor.map));
    search_even(rig.editor);
    CHECK(searches_even(rig.editor.map));
    look_at_even(rig);
    REQUIRE(rig.editor.map.make_even.found);
    CHECK(verdict_on(rig.editor.map.make_even.found->tuning) == TuningVerdict::Even);
    REQUIRE(can_make_even(rig.editor.map));
    CHECK(the_value(rig) == 14);
    make_even(rig.editor.map);
    CHECK(the_value(rig) == 10);
    CHECK(even_is_stale(rig.editor.map));
    CHECK_FALSE(can_make_even(rig.editor.map));
    rig.key("ctrl+z");
    CHECK(the_value(rig) == 14);
    CHECK(can_make_even(rig.editor.map));  // It is the scenario again that was searched.
    forget_even(rig.editor.map);
    CHECK_FALSE(rig.editor.map.make_even.found);
}

TEST_CASE("a search for an even setting is stopped, and what was tried until then stays") {
    const TemporaryFolder folder;
    SessionRig rig;
    open_fate(rig, folder, 14);
    rig.editor.map.make_even.knob = the_number;
    rig.editor.map.make_even.proof_games = 1'000'000'000;  // It would take days.
    search_even(rig.editor);
    while (!rig.editor.map.make_even.found) {
        follow_make_even(rig.editor);
        std::this_thread::sleep_for(std::chrono::milliseconds(2));
    }
    stop_even(rig.editor.map);
    CHECK_FALSE(searches_even(rig.editor.map));
    look_at_even(rig);
    REQUIRE(rig.editor.map.make_even.found);
    CHECK_FALSE(rig.editor.map.make_even.found->tuning.tried.empty());
    CHECK_FALSE(can_make_even(rig.editor.map));
}

TEST_CASE("a map that cannot be played has nothing to be made even, and says so") {
    SessionRig rig;
    look_at_even(rig);
    search_even(rig.editor);
    CHECK_FALSE(rig.notice().empty());
    CHECK_FALSE(searches_even(rig.editor.map));
}

}  // namespace hexwright
