// A window as narrow as a phone shows one part at a time; fingers pan, zoom and turn; the window is told in words.
#include "editor/files/files.h"
#include "editor/play/new_game.h"
#include "tests/gui/rig.h"

#include <string>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

class NarrowRig : public Rig {
public:
    explicit NarrowRig(ImVec2 size = {390, 844}) : Rig("the-narrows") {
        ImGui::GetIO().DisplaySize = size;
        settle();
    }
    void fingers(const char* over, const Fingers& by) {
        const ImVec2 at = main_window.ui.find(over)->middle();
        main_window.input.push(MouseMove{at.x, at.y});
        main_window.input.push(by);
        settle();
    }
};

}  // namespace

TEST_CASE("in a narrow window the map, the pieces and the checks are shown one at a time") {
    NarrowRig rig;
    rig.key("ctrl+n");
    CHECK(rig.sees("plan"));
    CHECK(rig.sees("menu.all"));
    CHECK_FALSE(rig.sees("menu.file"));
    CHECK_FALSE(rig.sees("scene"));
    CHECK_FALSE(rig.sees("palette:grass-7"));
    rig.click_on("narrow.pieces");
    CHECK_FALSE(rig.sees("plan"));
    rig.click_on("palette:grass-7");
    CHECK(rig.sees("plan"));  // To lay it there.
    REQUIRE(rig.editor.map.tools.armed);
    rig.click_on("narrow.checks");
    CHECK(rig.sees("side.report"));
    CHECK_FALSE(rig.sees("plan"));
    rig.click_on("narrow.map");
    rig.click_on("view.scene");
    CHECK(rig.sees("scene"));
    CHECK_FALSE(rig.sees("plan"));
    rig.click_on("menu.all");
    rig.click_on("menu.file");
    CHECK(rig.sees("menu:file.save"));
}

TEST_CASE("a wide window has its panes beside each other and its menus in a bar") {
    const NarrowRig rig({700, 844});
    CHECK(rig.sees("menu.file"));
    CHECK(rig.sees("palette.search"));
    CHECK(rig.sees("plan"));
    CHECK_FALSE(rig.sees("menu.all"));
    CHECK_FALSE(rig.sees("narrow.map"));
}

TEST_CASE("in a narrow window a decision stands below the board, and another map brings the map back") {
    NarrowRig rig;
    rig.click_on("narrow.checks");
    REQUIRE(open_file(rig.editor,
                      std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "samples/scenarios/skirmish-on-the-narrows.xml"));
    rig.settle();
    CHECK(rig.sees("plan"));
    ask_for_game(rig.editor);
    for (std::string& seat : rig.editor.map.table.form.game.seats) seat = "human";
    begin_game(rig.editor);
    rig.settle();
    REQUIRE(rig.editor.map.table.on());
    REQUIRE(rig.sees("choice:0"));
    CHECK(rig.main_window.ui.find("choice:0")->top > rig.main_window.ui.find("plan")->bottom);
    rig.click_on("narrow.lists");
    CHECK_FALSE(rig.sees("plan"));
    CHECK_FALSE(rig.sees("choice:0"));
    rig.click_on("narrow.board");
    CHECK(rig.sees("choice:0"));
}

TEST_CASE("two fingers carry the plan along and zoom about their middle") {
    NarrowRig rig;
    const auto plan = [&] { return rig.editor.map.view.plan; };
    const PlanCamera before = plan();
    rig.fingers("plan", {.x = 30, .y = -20});
    CHECK(plan().centre.x == Approx(before.centre.x - 30 / before.scale));
    CHECK(plan().centre.y == Approx(before.centre.y + 20 / before.scale));
    CHECK(plan().scale == before.scale);
    const Point middle = plan().centre;
    rig.fingers("plan", {.zoom = 2});
    CHECK(plan().scale == Approx(2 * before.scale));
    CHECK(plan().centre.x == Approx(middle.x).margin(1));
    rig.fingers("plan", {.turn = 1});
    CHECK(plan().scale == Approx(2 * before.scale));
    CHECK(rig.pieces() == 75);  // Nothing was laid.
}

TEST_CASE("in 3D two fingers turn and zoom, three walk around") {
    NarrowRig rig;
    rig.click_on("view.scene");
    const auto camera = [&] { return rig.editor.map.view.scene; };
    const Camera before = camera();
    rig.fingers("scene", {.turn = 0.5F});
    CHECK(camera().yaw != Approx(before.yaw));
    CHECK(camera().pitch == Approx(before.pitch));
    rig.fingers("scene", {.zoom = 2});
    CHECK(camera().distance == Approx(before.distance / 2));
    const Camera turned = camera();
    rig.fingers("scene", {.y = 40, .orbits = true});
    CHECK(camera().pitch != Approx(turned.pitch));
    CHECK(camera().distance == Approx(turned.distance));
    const Camera walked = camera();
    rig.fingers("scene", {.x = 40});
    CHECK(camera().target != walked.target);
    CHECK(camera().yaw == Approx(walked.yaw));
}

TEST_CASE("the window is told in words: its map, what it says, its checks, a decision") {
    Rig rig("the-narrows");
    CHECK(rig.main_window.text().starts_with("= The Narrows\n"));
    CHECK(rig.main_window.text().find("\n- 75 pieces") != std::string::npos);
    rig.key("ctrl+n");
    const PieceKind grass = *rig.editor.catalogue().piece("grass-1");
    rig.put({{.kind = grass, .at = {0, 0}, .level = 1}, {.kind = grass, .at = {5, 0}, .level = 1}});
    REQUIRE_FALSE(rig.editor.now().issues.empty());
    CHECK(rig.main_window.text().find("\n= " + rig.editor.words("checks.title") + "\n- ") != std::string::npos);
    run("help.about", rig.editor);
    rig.settle();
    CHECK(rig.main_window.text().find("\n= " + rig.editor.words("dialog.about-title")) != std::string::npos);
}

}  // namespace hexwright
