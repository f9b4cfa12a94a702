// The report panel: judged by a job, gone to by clicks, stale when the map changes.
#include "editor/desk/highlight.h"
#include "editor/editing/commit.h"
#include "editor/inspect/map_report.h"
#include "editor/tools/tool_choice.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <algorithm>

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

void wait_for_report(Rig& rig) {
    rig.editor.jobs.wait_for_usual();
    rig.settle();
    rig.settle();
}

}  // namespace

TEST_CASE("the report judges the map when it is asked for, and a click on a finding goes to its places") {
    Rig rig("sparrow-ford");
    rig.key("ctrl+j");
    wait_for_report(rig);
    REQUIRE(rig.editor.map.report.report);
    CHECK(rig.editor.map.view.side == SideTab::Report);
    CHECK_FALSE(is_judging(rig.editor.map));
    const auto& findings = rig.editor.map.report.report->findings;
    REQUIRE_FALSE(findings.front().spaces.empty());
    rig.click_on("finding:0");
    CHECK(rig.editor.map.view.marked == findings.front().spaces);
    CHECK(highlight_of(rig.editor.map).marked == findings.front().spaces);
    CHECK(rig.editor.map.report.chosen == 0U);
}

TEST_CASE("a report is stale when the map has changed, and is made anew on request") {
    Rig rig("sparrow-ford");
    rig.key("ctrl+j");
    wait_for_report(rig);
    REQUIRE_FALSE(rig.sees("report:again"));
    PieceId first{};
    rig.editor.now().scenario->battlefield.each([&](const PlacedPiece& piece) { first = piece.id; });
    REQUIRE(commit(rig.editor.map, RemovePieces{{first}}));
    rig.settle();
    CHECK(is_stale(rig.editor.map));
    REQUIRE(rig.sees("report:again"));
    rig.click_on("report:again");
    wait_for_report(rig);
    CHECK_FALSE(is_stale(rig.editor.map));
}

TEST_CASE("another map has no report yet") {
    Rig rig("sparrow-ford");
    rig.key("ctrl+j");
    wait_for_report(rig);
    REQUIRE(open_file(rig.editor, sample("cinder-crown")));
    rig.settle();
    CHECK_FALSE(rig.editor.map.report.report);
    CHECK(rig.sees("report:judge"));
}

TEST_CASE("judging is stopped by its button, and an empty map is judged, too") {
    Rig rig;
    judge_now(rig.editor);
    stop_judging(rig.editor.map);
    CHECK_FALSE(is_judging(rig.editor.map));
    rig.key("ctrl+j");
    wait_for_report(rig);
    CHECK(rig.editor.map.report.report);
}

}  // namespace hexwright
