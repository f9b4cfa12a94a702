// Groups through the window: the dialog that asks for a name, and the list in Details.
#include "editor/editing/groups.h"

#include "editor/editing/selection.h"
#include "tests/gui/rig.h"

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE("a group is made by keys, and Details lists it: choose, hide, rename, dissolve") {
    Rig rig;
    rig.put({lying("grass-1", {0, 0}), lying("grass-1", {1, 0}), lying("grass-1", {2, 0})});
    select(rig.editor.map, {PieceId{0}, PieceId{1}});
    rig.key("ctrl+shift+g");
    REQUIRE(rig.sees("group.name"));
    rig.type("tower");
    rig.key("enter");
    CHECK(rig.editor.dialog.kind == Dialog::None);
    CHECK(groups_of(*rig.editor.now().scenario).at("tower").size() == 2);
    CHECK(rig.sees("group:tower"));  // Also while it is selected.

    rig.key("ctrl+shift+a");
    REQUIRE(rig.sees("group:tower"));
    rig.click_on("group:tower");
    CHECK(rig.editor.map.tools.selected.size() == 2);
    rig.key("ctrl+shift+a");
    rig.click_on("group.eye:tower");
    CHECK(rig.editor.map.view.layers.hidden_groups.contains("tower"));
    rig.click_hex({1, 0});
    CHECK(rig.editor.map.tools.selected.empty());
    rig.click_on("group.eye:tower");
    CHECK(rig.editor.map.view.layers.hidden_groups.empty());

    rig.click_on("group.rename:tower");
    rig.type("keep");
    rig.key("enter");
    REQUIRE(rig.sees("group:keep"));
    rig.click_on("group.rename:keep");
    rig.key("esc");
    CHECK(rig.editor.dialog.kind == Dialog::None);
    rig.click_on("group.dissolve:keep");
    CHECK_FALSE(rig.sees("group:keep"));
    rig.key("ctrl+z");
    CHECK(rig.sees("group:keep"));
}

TEST_CASE("a hidden group is drawn neither in the plan nor in 3D") {
    Rig rig("the-narrows");
    select(rig.editor.map, {PieceId{3}});
    ask_for_group(rig.editor);
    answer_group(rig.editor);
    rig.settle();
    const int uploads = rig.backend.uploads, scenes = rig.backend.scene_changes;
    run("group.hide", rig.editor);
    rig.settle();
    CHECK(rig.backend.uploads > uploads);
    CHECK(rig.backend.scene_changes > scenes);
}

}  // namespace hexwright
