// Hiding levels, overlays and pictures to trace: real clicks, then a look at what is shown and kept.
#include "editor/editing/layers.h"

#include "editor/editing/pointing.h"
#include "editor/editing/viewing.h"
#include "editor/panels/underlay_panel.h"
#include "editor/tools/tool_choice.h"
#include "editor/tools/tracing.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <chrono>

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

const std::filesystem::path pictures = std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "tests/fuzz/corpus/picture";

ImVec2 point_in_plan(Rig& rig, Point at) {
    const Box box = *rig.main_window.ui.find("plan");
    const Point pane =
        to_pane(rig.editor.map.view.plan, {static_cast<int>(box.width()), static_cast<int>(box.height())}, at);
    return {box.left + static_cast<float>(pane.x), box.top + static_cast<float>(pane.y)};
}

void drag(Rig& rig, HexCoord from, HexCoord to) {
    rig.hover_hex(from);
    rig.main_window.input.push(MouseEdge{0, true});
    rig.settle();
    rig.hover_hex(to);
    rig.main_window.input.push(MouseEdge{0, false});
    rig.settle();
}

const Underlay& underlay(const Rig& rig) { return *underlay_of(rig.editor.map.view, rig.editor.map.document); }

}  // namespace

TEST_CASE("a hidden level is neither drawn nor met, and comes back") {
    Rig rig("the-narrows");
    go_to_level(rig.editor.map, 3);
    rig.settle();
    const auto there = [&](int level) {
        return std::ranges::any_of(rig.editor.now().terrain.columns(), [&](const Terrain::Column& column) {
            const auto piece = piece_at(rig.editor.map.view, rig.editor.map.document, pointing_at({column.hex}));
            return piece && piece->level == level;
        });
    };
    REQUIRE(there(1));
    const int scenes = rig.backend.scene_changes;
    rig.click_on("eye:1");
    CHECK(is_hidden(rig.editor.map.view, 1));
    CHECK(rig.editor.map.view.level == 3);
    CHECK_FALSE(there(1));
    CHECK(there(2));
    CHECK(rig.backend.scene_changes == scenes + 1);
    rig.key("i");  // Shows only this level.
    CHECK_FALSE(there(2));
    CHECK(there(3));
    rig.key("i");
    CHECK(there(2));
    rig.click_on("eye:1");
    CHECK(there(1));
}

TEST_CASE("levels from a to b by Shift and a click, the level worked on is always seen") {
    Rig rig("the-narrows");
    go_to_level(rig.editor.map, 2);
    rig.settle();
    const ImVec2 at = rig.main_window.ui.find("level:3")->middle();
    rig.main_window.input.push(MouseMove{at.x - 8, at.y});
    rig.main_window.input.push(MouseEdge{0, true, {false, true, false}});
    rig.main_window.input.push(MouseEdge{0, false, {false, true, false}});
    rig.settle();
    CHECK(rig.editor.map.view.level == 2);
    CHECK(is_hidden(rig.editor.map.view, 1));
    CHECK_FALSE(is_hidden(rig.editor.map.view, 2));
    CHECK_FALSE(is_hidden(rig.editor.map.view, 3));
    CHECK(is_hidden(rig.editor.map.view, 4));
    rig.key("pgdn");
    CHECK(is_shown(rig.editor.map.view, 1));
    run("level.show-all", rig.editor);
    CHECK(shown_levels(rig.editor.map.view).all());
}

TEST_CASE("a right click on a level shows what can be done with it") {
    Rig rig("the-narrows");
    const ImVec2 at = rig.main_window.ui.find("level:2")->middle();
    rig.main_window.input.push(MouseMove{at.x, at.y});
    rig.main_window.input.push(MouseEdge{1, true});
    rig.main_window.input.push(MouseEdge{1, false});
    rig.settle();
    CHECK(rig.editor.map.view.level == 2);
    REQUIRE(rig.sees("menu:level.alone"));
    rig.click_on("menu:level.alone");
    CHECK(rig.editor.map.view.layers.alone);
}

TEST_CASE("overlays lie over the map with a legend, one at a time") {
    Rig rig("the-narrows");
    CHECK_FALSE(rig.sees("legend"));
    for (const char* key : {"alt+1", "alt+2", "alt+3", "alt+4", "alt+5"}) {
        rig.key(key);
        INFO(key);
        CHECK(rig.sees("legend"));
        CHECK(rig.editor.map.view.layers.overlay != Overlay::None);
    }
    rig.key("alt+5");
    CHECK_FALSE(rig.sees("legend"));
}

TEST_CASE("the map in figures stands where nothing is selected") {
    Rig rig("the-narrows");
    CHECK(rig.sees("map.size"));
    CHECK(rig.sees("map.by-level"));
}

TEST_CASE("a picture is chosen in the dialog, aligned by two clicks each for two hexes, and kept with the map") {
    Rig rig;
    rig.editor.user.folder = pictures;
    run("underlay.choose", rig.editor);
    rig.settle();
    rig.click_on("dialog:name");
    rig.type("small.png");
    rig.key("enter");
    REQUIRE(underlay_of(rig.editor.map.view, rig.editor.map.document));
    CHECK(underlay(rig).src == (pictures / "small.png").string());
    CHECK(rig.editor.map.tools.current == Tool::Align);
    CHECK(rig.sees("underlay:opacity"));

    rig.editor.map.view.plan =
        PlanCamera{centre_of({0, 0}), 0.5};  // All of the picture is in sight, wherever the pins take it.
    rig.editor.map.view.plan_goal.reset();
    rig.settle();
    const auto click_pixel = [&](Point pixel) {
        rig.click_at(point_in_plan(rig, on_map(*underlay_place(rig.editor.map), pixel)));
    };
    click_pixel({5, 6});
    rig.click_hex({-2, 1});
    CHECK(rig.editor.map.tools.aligning.pins.size() == 1);
    CHECK(underlay(rig).pins.size() == 2);  // Unchanged: one pin is not enough.
    click_pixel({35, 18});
    rig.click_hex({4, -1});
    CHECK(underlay(rig).pins == std::vector<Pin>{{5, 6, {-2, 1}}, {35, 18, {4, -1}}});
    click_pixel({5, 20});
    rig.click_hex({-3, 4});
    CHECK(underlay(rig).pins.size() == 3);
    CHECK(rig.editor.map.tools.current == Tool::Select);
    rig.key("ctrl+z");
    CHECK(underlay(rig).pins.size() == 2);
    CHECK(rig.text().find("<pin x=\"5\" y=\"6\" at=\"-2,1\"/>") != std::string::npos);
}

TEST_CASE("a drag pins a point of the picture to its hex, pins in one place are refused") {
    Rig rig;
    add_underlay(rig.editor, pictures / "small.png");
    rig.settle();
    drag(rig, {0, 0}, {2, 0});
    CHECK(rig.editor.map.tools.aligning.pins.size() == 1);
    drag(rig, {2, 1}, {2, 0});
    CHECK(rig.editor.map.status.notice->refused);
    CHECK(rig.editor.map.tools.aligning.pins.size() == 1);
}

TEST_CASE("locked, hidden, opaque, removed: each is a step with undo") {
    Rig rig;
    add_underlay(rig.editor, pictures / "small.png");
    rig.key("esc");
    rig.click_on("underlay.lock");
    CHECK(underlay(rig).locked);
    CHECK_FALSE(can_run(*command("underlay.align"), rig.editor));
    CHECK_FALSE(can_run(*command("underlay.remove"), rig.editor));
    rig.click_on("underlay.lock");
    rig.click_on("underlay.hide");
    CHECK(underlay(rig).hidden);
    rig.key("ctrl+z");
    CHECK_FALSE(underlay(rig).hidden);
    const Box slider = *rig.main_window.ui.find("underlay:opacity");
    rig.click_at({slider.left + slider.width() * 0.2F, slider.middle().y});
    CHECK(underlay(rig).opacity < 40);
    rig.key("ctrl+z");
    CHECK(underlay(rig).opacity == usual_opacity);
    rig.click_on("underlay.remove");
    CHECK_FALSE(underlay_of(rig.editor.map.view, rig.editor.map.document));
    CHECK(rig.sees("underlay:choose"));
}

TEST_CASE("a picture that is broken or gone is a sentence, not an error of the map") {
    Rig rig;
    add_underlay(rig.editor, pictures / "huge.png");
    CHECK(rig.editor.map.status.notice->refused);
    CHECK(rig.notice().find("huge.png cannot be used as a picture to trace") != std::string::npos);
    CHECK_FALSE(underlay_of(rig.editor.map.view, rig.editor.map.document));
    add_underlay(rig.editor, pictures / "bomb.png");  // Its header is valid.
    rig.settle();
    REQUIRE(underlay_of(rig.editor.map.view, rig.editor.map.document));
    CHECK(picture_of(rig.editor, underlay(rig)).trouble->message.id == "image.damaged");
    rig.key("esc");
    set_underlay(rig.editor.map, {1, "/no/such/picture.png", {{0, 0, {0, 0}}, {9, 0, {3, 0}}}});
    rig.settle();
    CHECK(underlay_of(rig.editor.map.view, rig.editor.map.document));
    CHECK(rig.editor.dialog.kind == Dialog::None);
    run("underlay.align", rig.editor);
    rig.click_hex({1, 1});
    CHECK(rig.editor.map.status.notice->refused);
}

TEST_CASE("the picture of a level shows only under its level") {
    Rig rig;
    add_underlay(rig.editor, pictures / "small.png");
    go_to_level(rig.editor.map, 2);
    CHECK_FALSE(underlay_of(rig.editor.map.view, rig.editor.map.document));
    go_to_level(rig.editor.map, 1);
    CHECK(underlay_of(rig.editor.map.view, rig.editor.map.document));
    const int uploads = rig.backend.uploads;
    rig.settle();
    // The plan until the picture is read; then the two parts of the plan and the picture, once.
    CHECK(rig.backend.uploads <= uploads + 4);
    rig.settle();
    const int after = rig.backend.uploads;
    rig.settle();
    CHECK(rig.backend.uploads == after);
}

TEST_CASE("frames with an overlay over 3,000 hexes", "[.measure]") {  // Times for people, not a test.
    Rig rig;
    Scenario map;
    for (const HexCoord hex : disk({}, 31))
        map.battlefield.add({.kind = *rig.editor.catalogue().piece("grass-1"), .at = hex}, rig.editor.catalogue());
    Document document(rig.editor.catalogue(), std::move(map));
    document.follow(rig.editor.map.document);
    rig.editor.map.document = std::move(document);
    rig.editor.map.view.layout = ViewLayout::Plan;
    rig.editor.map.view.frame_plan = true;
    rig.settle();
    for (const Overlay overlay :
         {Overlay::None, Overlay::Heights, Overlay::Coordinates, Overlay::Room, Overlay::Sizes}) {
        rig.editor.map.view.layers.overlay = overlay;
        rig.settle();
        const auto begin = std::chrono::steady_clock::now();
        for (int i = 0; i < 10; ++i) rig.main_window.frame();
        const std::chrono::duration<double, std::milli> took = std::chrono::steady_clock::now() - begin;
        WARN("overlay " << static_cast<int>(overlay) << ": " << took.count() / 10 << " ms a frame");
    }
}

}  // namespace hexwright
