// Folding panes, and the preferences.
#include "editor/editing/selection.h"
#include "editor/files/preferences.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <vector>

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

// A high map, whose plan stands beside 3D, so that either alone has more room for it.
void put_high_map(Rig& rig) {
    std::vector<PlacedPiece> pieces;
    for (int i = 0; i < 18; ++i)
        for (int j = 0; j < 14; ++j) pieces.push_back(lying("grass-1", {j - i / 2, i}));
    rig.put(pieces);
    REQUIRE(run("view.frame-all", rig.editor));
    rig.settle();
}

}  // namespace

TEST_CASE("panes fold away by key, come back by a click on what is left, and are remembered") {
    const struct {
        const char *key, *inside, *left, *setting;
    } table[] = {{"f6", "palette.search", "folded:view.left-pane", "palette"},
                 {"f7", "side.details", "folded:view.right-pane", "right"},
                 {"f8", "side.details", "folded:view.lower-pane", "inspector"}};
    for (const auto& row : table) {
        INFO(row.key);
        Rig rig("the-narrows");
        const float before = rig.main_window.ui.find("plan")->width() + rig.main_window.ui.find("scene")->width();
        REQUIRE(rig.sees(row.inside));
        rig.key(row.key);
        CHECK_FALSE(rig.sees(row.inside));
        CHECK(rig.editor.user.settings.panes[row.setting].collapsed);
        const float after = rig.main_window.ui.find("plan")->width() + rig.main_window.ui.find("scene")->width();
        CHECK((after > before) == (std::string(row.setting) != "inspector"));  // The views take the free room.
        rig.click_on(row.left);
        CHECK(rig.sees(row.inside));
        CHECK_FALSE(rig.editor.user.settings.panes[row.setting].collapsed);
    }
}

TEST_CASE("a plan of another size shows the whole map again, unless the person has looked elsewhere") {
    Rig rig;
    put_high_map(rig);
    const double both = rig.editor.map.view.plan.scale;
    REQUIRE(run("view.plan", rig.editor));
    rig.settle();
    const double alone = rig.editor.map.view.plan.scale;
    CHECK(alone > 1.05 * both);
    REQUIRE(run("view.both", rig.editor));
    rig.settle();
    CHECK(rig.editor.map.view.plan.scale == Approx(both));
    rig.editor.map.view.plan.scale = 1.7;
    REQUIRE(run("view.plan", rig.editor));
    rig.settle();
    CHECK(rig.editor.map.view.plan.scale == 1.7);
}

TEST_CASE("a plan that was fitted by key, with nothing selected, follows its pane again") {
    Rig rig;
    put_high_map(rig);
    const double both = rig.editor.map.view.plan.scale;
    rig.editor.map.view.plan.scale = 1.7;
    rig.key("f");
    CHECK(rig.editor.map.view.plan.scale == Approx(both));
    REQUIRE(run("view.plan", rig.editor));
    rig.settle();
    CHECK(rig.editor.map.view.plan.scale > 1.05 * both);
    rig.key("esc");
    select(rig.editor.map, {PieceId{3}});
    rig.key("f");
    const double near = rig.editor.map.view.plan.scale;
    REQUIRE(run("view.both", rig.editor));
    rig.settle();
    CHECK(rig.editor.map.view.plan.scale == near);  // Pieces are looked at: that is for the person to leave.
}

TEST_CASE("a pane of another shape in 3D keeps the side from which the map is looked at") {
    Rig rig;
    put_high_map(rig);
    for (const char* command : {"view.from-east", "view.frame"}) {
        INFO(command);
        rig.editor.map.view.scene.distance *= 0.7F;
        REQUIRE(run("view.from-east", rig.editor));
        rig.settle();
        REQUIRE(run(command, rig.editor));
        rig.settle();
        const Camera before = rig.editor.map.view.scene;
        REQUIRE(run("view.scene", rig.editor));
        rig.settle();
        CHECK(rig.editor.map.view.scene.yaw == before.yaw);
        CHECK(rig.editor.map.view.scene.distance < before.distance);
        REQUIRE(run("view.both", rig.editor));
        rig.settle();
    }
}

TEST_CASE("the whole map is shown in 3D from its best side, also after F while only the plan was in sight") {
    Rig rig("the-narrows");
    REQUIRE(run("view.scene", rig.editor));
    rig.key("home");
    const float best = rig.editor.map.view.scene.yaw;
    REQUIRE(run("view.from-east", rig.editor));
    rig.settle();
    REQUIRE(rig.editor.map.view.scene.yaw != best);
    REQUIRE(run("view.plan", rig.editor));
    rig.settle();
    rig.key("f");
    rig.key("home");
    REQUIRE(run("view.scene", rig.editor));
    rig.settle();
    CHECK(rig.editor.map.view.scene.yaw == Approx(best));
}

TEST_CASE("who asks for the history or the parts sees them, folded away or not") {
    Rig rig("the-narrows");
    rig.key("f8");
    rig.key("f7");
    REQUIRE(run("map.parts", rig.editor));
    rig.settle();
    CHECK(rig.sees("side.parts"));
    CHECK(rig.editor.map.view.side == SideTab::Parts);
}

TEST_CASE("the preferences choose scale and theme, and settings keep them") {
    const TemporaryFolder folder;
    const std::filesystem::path file = folder.path / "settings.xml";
    {
        Rig rig;
        begin_preferences(rig.editor, file);
        rig.key("ctrl+,");
        REQUIRE(rig.sees("preferences:scale"));
        rig.click_on("preferences:scale");
        rig.click_on("preferences:scale-150");
        CHECK(rig.editor.user.settings.scale == 150);
        rig.click_on("preferences.dark");
        rig.click_on("preferences.motion-off");
        CHECK(rig.editor.map.view.dark);
        rig.key("enter");
        CHECK(rig.editor.dialog.kind == Dialog::None);
        keep_preferences(rig.editor);
    }
    Rig rig;
    begin_preferences(rig.editor, file);
    CHECK(rig.editor.user.settings.scale == 150);
    CHECK(rig.editor.map.view.dark);
    CHECK_FALSE(rig.editor.user.settings.motion);
}

}  // namespace hexwright
