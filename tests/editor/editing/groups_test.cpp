// Groups in the hands of a person: a click takes all of it, and what is hidden cannot be hit.
#include "editor/editing/groups.h"

#include "editor/desk/undoing.h"
#include "editor/editing/commit.h"
#include "editor/editing/layers.h"
#include "editor/editing/selection.h"
#include "editor/editing/viewing.h"
#include "tests/editor/workspace/rig.h"

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

// A row of four tiles; those at 1,0 and 2,0 are the tower, and the one on top of 2,0.
void put_tower(SessionRig& rig) {
    rig.put({lying("grass-1", {0, 0}), lying("grass-1", {1, 0}), lying("grass-1", {2, 0}), lying("grass-1", {3, 0}),
             lying("rock-1", {2, 0}, 2)});
    select(rig.editor.map, {PieceId{1}, PieceId{2}, PieceId{4}});
    ask_for_group(rig.editor);
    rig.editor.dialog.group.name = " tower ";
    answer_group(rig.editor);
    select(rig.editor.map, {});
}

const PieceIds tower{PieceId{1}, PieceId{2}, PieceId{4}};

GroupMembers groups_in(const SessionRig& rig) { return groups_of(*rig.editor.now().scenario); }

}  // namespace

TEST_CASE("a click on a piece selects its group, and with Alt or again the piece alone") {
    SessionRig rig;
    put_tower(rig);
    rig.click_hex({1, 0});
    CHECK(rig.editor.map.tools.selected == tower);
    rig.click_hex({1, 0});
    CHECK(rig.editor.map.tools.selected == PieceIds{PieceId{1}});
    rig.click_hex({1, 0});
    CHECK(rig.editor.map.tools.selected == tower);
    rig.click_hex_with({2, 0}, with_alt);
    CHECK(rig.editor.map.tools.selected == PieceIds{PieceId{2}});
    rig.click_hex({0, 0});
    rig.click_hex_with({1, 0}, with_shift);
    CHECK(rig.editor.map.tools.selected.size() == 4);
    rig.click_hex_with({2, 0}, with_ctrl);
    CHECK(rig.editor.map.tools.selected == PieceIds{PieceId{0}});
}

TEST_CASE("a box that touches a group takes all of it, and a drag moves it as one") {
    SessionRig rig;
    put_tower(rig);
    rig.drag_hexes({{-2, 1}, {1, -1}});
    CHECK(rig.editor.map.tools.selected == joined({PieceId{0}}, tower));
    rig.click_hex({5, 5});
    rig.drag_hexes({{1, 0}, {1, 3}});
    const Battlefield& battlefield = rig.editor.now().scenario->battlefield;
    CHECK(battlefield.find(PieceId{1})->at == HexCoord{1, 3});
    CHECK(battlefield.find(PieceId{4})->at == HexCoord{2, 3});
    CHECK(battlefield.find(PieceId{0})->at == HexCoord{0, 0});
    CHECK(groups_in(rig).at("tower") == tower);
    undo(rig.editor);
    CHECK(rig.editor.now().scenario->battlefield.find(PieceId{4})->at == HexCoord{2, 0});
}

TEST_CASE("a hidden group is not seen and cannot be hit, but the checks know it") {
    SessionRig rig;
    put_tower(rig);
    const std::size_t issues = rig.editor.now().issues.size();
    rig.click_hex({1, 0});
    hide_selected_groups(rig.editor);
    CHECK(rig.notice().find("hidden") != std::string::npos);
    CHECK(rig.editor.map.tools.selected.empty());
    rig.click_hex({1, 0});
    CHECK(rig.editor.map.tools.selected.empty());
    CHECK_FALSE(surface_shown(rig.editor.map, {1, 0}));
    run("select.all", rig.editor);
    CHECK(rig.editor.map.tools.selected == PieceIds{PieceId{0}, PieceId{3}});
    rig.drag_hexes({{-2, 1}, {2, -2}});
    CHECK(rig.editor.map.tools.selected == PieceIds{PieceId{0}});
    const Snapshot seen = slice_of(rig.editor.now(), shown_part(rig.editor.map), rig.editor.catalogue());
    CHECK(seen.scenario->battlefield.size() == 2);
    CHECK(rig.editor.now().issues.size() == issues);
    CHECK(rig.text().find("group=\"tower\"") != std::string::npos);
    rig.hover_hex({1, 0});
    CHECK(hover_text(rig.editor).find("grass") == std::string::npos);
    REQUIRE(run("group.show-all", rig.editor));
    CHECK(surface_shown(rig.editor.map, {1, 0}));
    CHECK_FALSE(run("group.show-all", rig.editor));
}

TEST_CASE("zones and glyphs on a hidden group are hidden with it") {
    SessionRig rig;
    put_tower(rig);
    CHECK(commit(rig.editor.map, SetZones{{Zone{"red", "start", "red", {}, {{{0, 0}, 1}, {{1, 0}, 1}}}}}));
    CHECK(commit(rig.editor.map, SetGlyphs{{Glyph{"", {{2, 0}, 2}}}}));
    hide_group(rig.editor.map, "tower", true);
    const Snapshot seen = slice_of(rig.editor.now(), shown_part(rig.editor.map), rig.editor.catalogue());
    CHECK(seen.scenario->zones->at(0).spaces == std::vector<Space>{{{0, 0}, 1}});
    CHECK(seen.scenario->glyphs->empty());
}

TEST_CASE("a group is named, joined, renamed and dissolved, each as one step that can be undone") {
    SessionRig rig;
    put_tower(rig);
    select(rig.editor.map, {PieceId{0}});
    ask_for_group(rig.editor);
    CHECK(rig.editor.dialog.group.name == "group");
    rig.editor.dialog.group.name = "  ";
    answer_group(rig.editor);
    CHECK(rig.editor.dialog.kind == Dialog::Group);
    CHECK(rig.notice().find("needs a name") != std::string::npos);
    rig.editor.dialog.group.name = "tower";
    answer_group(rig.editor);
    CHECK(rig.editor.dialog.kind == Dialog::None);
    CHECK(groups_in(rig).at("tower").size() == 4);
    CHECK(rig.notice().find("joined") != std::string::npos);
    undo(rig.editor);
    CHECK(groups_in(rig).at("tower") == tower);

    hide_group(rig.editor.map, "tower", true);
    ask_for_group_name(rig.editor, "tower");
    rig.editor.dialog.group.name = "keep";
    answer_group(rig.editor);
    CHECK(groups_in(rig).at("keep") == tower);
    CHECK(rig.editor.map.view.layers.hidden_groups == std::set<std::string>{"keep"});
    choose_group(rig.editor.map, "keep");
    CHECK(rig.editor.map.view.layers.hidden_groups.empty());
    CHECK(rig.editor.map.tools.selected == tower);

    dissolve_group(rig.editor.map, "keep");
    CHECK(groups_in(rig).empty());
    undo(rig.editor);
    CHECK(groups_in(rig).at("keep") == tower);
    rig.click_hex_with({1, 0}, with_alt);
    REQUIRE(run("group.ungroup", rig.editor));
    CHECK(groups_in(rig).at("keep") == PieceIds{PieceId{2}, PieceId{4}});
    CHECK_FALSE(run("group.ungroup", rig.editor));
}

TEST_CASE("two groups never get the same name by renaming") {
    SessionRig rig;
    put_tower(rig);
    select(rig.editor.map, {PieceId{0}});
    ask_for_group(rig.editor);
    answer_group(rig.editor);
    ask_for_group_name(rig.editor, "group");
    rig.editor.dialog.group.name = "tower";
    answer_group(rig.editor);
    CHECK(rig.notice().find("already") != std::string::npos);
    CHECK(groups_in(rig).size() == 2);
}

TEST_CASE("another map begins with nothing hidden") {
    SessionRig rig;
    put_tower(rig);
    hide_group(rig.editor.map, "tower", true);
    REQUIRE(open_file(rig.editor, sample("the-narrows")));
    CHECK(rig.editor.map.view.layers.hidden_groups.empty());
}

TEST_CASE("duplicating a group makes another one") {
    SessionRig rig;
    put_tower(rig);
    rig.click_hex({1, 0});
    REQUIRE(run("edit.duplicate", rig.editor));
    rig.click_hex({1, 5});
    CHECK(groups_in(rig).size() == 2);
    CHECK(groups_in(rig).at("tower 2").size() == 3);
}

}  // namespace hexwright
