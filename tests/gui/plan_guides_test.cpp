// Rulers, names and the overview of the plan.
#include "editor/panes/plan_guides.h"

#include "tests/gui/drawn_text.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <string>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

bool shows(const std::string& text) { return drawn_text(*ImGui::GetDrawData()).find(text) != std::string::npos; }

}  // namespace

TEST_CASE("the overview shows where the plan is, and takes it elsewhere") {
    Rig rig("kestrel-keep");
    CHECK_FALSE(rig.main_window.ui.find("overview"));
    run("view.overview", rig.editor);
    rig.settle();
    const auto box = rig.main_window.ui.find("overview");
    REQUIRE(box);
    const Point before = rig.editor.map.view.plan.centre;
    const unsigned long long map = rig.editor.now().number;
    rig.click_at({box->left + 20, (box->top + box->bottom) / 2});
    CHECK(rig.editor.map.view.plan.centre.x < before.x - hex_width);
    rig.click_at({box->right - 20, (box->top + box->bottom) / 2});
    CHECK(rig.editor.map.view.plan.centre.x > before.x + hex_width);
    CHECK(rig.editor.now().number == map);
    CHECK(rig.editor.map.tools.selected.empty());  // The plan below does not feel the mouse.
}

TEST_CASE("the plan tells the names of zones, groups and pieces when it is asked to") {
    Rig rig("kestrel-keep");
    Scenario scenario = *rig.editor.now().scenario;
    scenario.groups = std::map<PieceId, std::string>{{PieceId{1}, "Meadow"}, {PieceId{2}, "Meadow"}};
    TemporaryFolder folder;
    std::ofstream(folder.path / "map.xml") << write_scenario(scenario, rig.editor.catalogue());
    REQUIRE(open_file(rig.editor, folder.path / "map.xml"));
    rig.editor.map.view.side = SideTab::History;  // Details lists the groups.
    rig.settle();
    CHECK_FALSE(shows("Meadow"));
    run("view.names", rig.editor);
    rig.settle();
    for (const char* name : {"red", "blue", "gate", "Meadow"}) CHECK(shows(name));
}

TEST_CASE("the rulers tell rows and columns, those under the pointer always") {
    Rig rig("kestrel-keep");
    run("view.rulers", rig.editor);
    rig.settle();
    CHECK(shows("-5"));
    rig.move_to(*place_of(rig.main_window.ui, rig.editor, {3, -1}));
    rig.settle();
    CHECK(shows("-1"));
    CHECK(shows("3"));
}

TEST_CASE("the rulers lie over nothing of a map that is seen whole") {
    Rig rig("kestrel-keep");
    const auto least = [&] {
        ImVec2 low(1e6F, 1e6F);
        for (const Terrain::Column& column : rig.editor.now().terrain.columns()) {
            const ImVec2 at = *place_of(rig.main_window.ui, rig.editor, column.hex);
            low = {std::min(low.x, at.x), std::min(low.y, at.y)};
        }
        return low;
    };
    const ImVec2 before = least();
    run("view.plan", rig.editor);
    run("view.rulers", rig.editor);
    rig.settle();
    const Box inner = panes::beside_rulers(rig.main_window.ui, *rig.main_window.ui.find("plan"));
    const float half = static_cast<float>(hex_width * rig.editor.map.view.plan.scale) / 2;
    CHECK(least().x > inner.left + half);
    CHECK(least().y > inner.top + half);
    run("view.rulers", rig.editor);
    run("view.both", rig.editor);
    rig.settle();
    CHECK(least().x == Approx(before.x));
}

}  // namespace hexwright
