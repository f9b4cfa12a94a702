// The tables behind the window: commands, keys, input, scripts.
#include "editor/editing/layers.h"
#include "editor/panels/palette.h"
#include "editor/panes/plan_pane.h"
#include "editor/scripts/script.h"
#include "editor/tools/tool_choice.h"
#include "editor/tools/tracing.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <set>

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE("a key that goes down and up within one frame is heard, as often as it was pressed") {
    Rig rig;
    rig.click_on("palette:grass-7");
    for (int i = 0; i < 3; ++i) rig.main_window.input.press(*key_from("r"));
    rig.settle();
    CHECK(rig.editor.map.tools.armed->turn == 3);
}

TEST_CASE("a click stays where it was made though the mouse has gone on") {
    Rig rig;
    rig.click_on("palette:grass-1");
    const ImVec2 at = *point_of(rig.main_window.ui, rig.editor, HexCoord{1, 1});
    rig.main_window.input.push(MouseMove{at.x, at.y});
    rig.main_window.input.push(MouseEdge{0, true});
    rig.main_window.input.push(MouseEdge{0, false});
    rig.main_window.input.push(MouseMove{at.x + 200, at.y});
    rig.settle();
    REQUIRE(rig.pieces() == 1);
    CHECK(rig.editor.now().scenario->battlefield.pieces()[0].at == HexCoord{1, 1});
}

namespace {

std::string printed_by(Rig& rig, const std::string& script_text) {
    std::string printed;
    const auto lines = read_script(script_text, "s");
    REQUIRE(lines);
    Script script(*lines, "s", {{}, [&](const std::string& text) { printed += text + "\n"; }});
    for (int frame = 0; frame < 400 && !script.done(); ++frame) {
        rig.main_window.frame();
        REQUIRE(script.step(rig.main_window, rig.editor));
    }
    return printed;
}

}  // namespace

TEST_CASE("a script works through the same commands, clicks and keys") {
    Rig rig;
    const std::string script =
        "# a remark\narm grass-7\nclick 2,1\nkey esc\nclick 2,1\nprint selected\ncommand edit.undo\nprint counts\n";
    CHECK(printed_by(rig, script) == "grass-7 at 2,0,1\n0 pieces · no limit\n");
}

TEST_CASE("a script counts how often a mouse button was pressed: a drag is one, keys and the wheel none") {
    Rig rig;
    CHECK(
        printed_by(rig,
                   "print clicks\nclick 0,0\ndrag shift+0,0 2,0 4,0,ne\nkey esc\nwheel 0,0 2\nhover 1,1\nprint clicks\n"
                   "double-click 1,1\nmiddle-click 1,1\nprint clicks\n") == "0\n2\n5\n");
}

TEST_CASE("a script that watches a place moves no camera, one that wants to click there does") {
    Rig rig;
    const PlanCamera before = rig.editor.map.view.plan;
    printed_by(rig, "watch where 100,0\nwait 2\n");
    CHECK(rig.editor.map.view.plan == before);
    printed_by(rig, "print where 100,0\n");
    CHECK(rig.editor.map.view.plan != before);
}

TEST_CASE("keys that a script holds at the mouse are held for that line only") {
    Rig rig;
    rig.click_on("palette:grass-1");
    CHECK(printed_by(rig, "arm grass-1\nwheel shift+0,0 -1\n").empty());
    CHECK(rig.editor.map.tools.armed->turn == 1);
    const double scale = rig.editor.map.view.plan.scale;
    CHECK(printed_by(rig, "wheel 0,0 -1\n").empty());
    CHECK(rig.editor.map.tools.armed->turn == 1);
    CHECK(rig.editor.map.view.plan.scale < scale);
}

namespace {

std::string trouble_of(Rig& rig, const std::string& script_text) {
    Script script(*read_script(script_text, "s"), "s", {{}, {}});
    for (int frame = 0; frame < 400 && !script.done(); ++frame) {
        rig.main_window.frame();
        if (const auto done = script.step(rig.main_window, rig.editor); !done) return done.error().message.id;
    }
    return {};
}

}  // namespace

TEST_CASE("a script rolls what it presses into sight") {
    Rig rig;
    const Ui& ui = rig.main_window.ui;
    std::string low;  // A row of the palette far below.
    for (const auto& [label, box] : ui.drawn())
        if (label.starts_with("palette:") && !ui.in_sight().contains(label)) low = label;
    REQUIRE(!low.empty());
    CHECK(trouble_of(rig, "press " + low + "\nwait 2\n").empty());
    CHECK(ui.in_sight().contains(low));
    REQUIRE(rig.editor.map.tools.armed);
    CHECK("palette:" + rig.editor.catalogue()[rig.editor.map.tools.armed->kind].id == low);
    CHECK(trouble_of(rig, "press palette:no-such-piece\n") == "script.no-label");
}

TEST_CASE("a script presses what it has rolled into sight where it came to lie, and rolls what shows only its edge") {
    Rig rig;
    ImGui::GetIO().DisplaySize = {700, 420};  // The list of boxes scrolls, and the form that it lies in, too.
    run("map.collections", rig.editor);
    rig.settle();
    const Ui& ui = rig.main_window.ui;
    std::vector<std::string> labels;
    for (const auto& [label, box] : ui.drawn())
        if (const auto seen = ui.in_sight().find(label); label.starts_with("more:"))
            if (seen == ui.in_sight().end() || seen->second.box.height() < box.height() / 2) labels.push_back(label);
    CHECK(labels.size() > 5);
    for (const std::string& label : labels) {
        INFO(label);
        CHECK(trouble_of(rig, "press " + label + "\nwait 2\n").empty());
        CHECK(ui.find(label)->holds(ImGui::GetIO().MousePos));
        const auto seen = ui.in_sight().find(label);
        REQUIRE(seen != ui.in_sight().end());
        CHECK(seen->second.box.holds(ui.find(label)->middle()));
    }
}

TEST_CASE("a script clicks and drags over pixels of the picture under the level") {
    Rig rig;
    CHECK(trouble_of(rig, "click-pixel 5 6\n") == "script.no-picture");
    add_underlay(rig.editor, std::filesystem::path(HEXWRIGHT_SOURCE_DIR) / "tests/fuzz/corpus/picture/small.png");
    CHECK(trouble_of(rig, "drag-pixel 5 6 seven 18\n") == "script.no-number");
    for (const char* frames : {"-1", "-2147483648", "2147483647", "1000001", "99999999999", "soon"})
        CHECK(trouble_of(rig, "wait " + std::string(frames) + "\n") == "script.no-number");
    Underlay underlay = *underlay_of(rig.editor.map.view, rig.editor.map.document);
    underlay.pins = {{5, 6, {-2, 1}}, {35, 18, {4, -1}}};
    set_underlay(rig.editor.map, underlay);
    choose_tool(rig.editor, Tool::Select);
    CHECK(trouble_of(rig, "arm grass-1\ndrag-pixel 5 6 35 18\nkey esc\nclick-pixel 35 18\n").empty());
    CHECK(rig.pieces() == 7);  // From one hex to the other, in the picture's frame.
    REQUIRE(selected_piece(rig.editor.map.tools, rig.editor.map.document));
    CHECK(selected_piece(rig.editor.map.tools, rig.editor.map.document)->at == HexCoord{4, -1});
}

TEST_CASE("a place beside a hex that is out of sight comes into sight whole") {
    Rig rig;
    CHECK(trouble_of(rig, "arm castle-ladder\nhover 60,0,e\n").empty());
    REQUIRE(rig.editor.map.tools.hovered);
    CHECK(rig.editor.map.tools.hovered->hex == HexCoord{60, 0});
    CHECK(rig.editor.map.tools.hovered->side == Direction::E);
}

TEST_CASE("a wrong line of a script is named with its place") {
    const auto unknown = read_script("arm grass-7\n\nflick 2,1\n", "s.txt");
    REQUIRE_FALSE(unknown);
    CHECK(unknown.error().at == FilePos{"s.txt", 3, 1});
    CHECK_FALSE(read_script("click\n", "s.txt"));
}

TEST_CASE("the search finds by name, terrain and size") {
    const auto ids = [](const std::string& search) {
        std::set<std::string> found;
        for (const PieceKind kind : matching(test_catalogue(), search)) found.insert(test_catalogue()[kind].id);
        return found;
    };
    CHECK(ids("swamp seven") == std::set<std::string>{"swamp-7"});
    CHECK(ids("no such thing").empty());
    CHECK(ids("").size() == test_catalogue().pieces().size());
}

}  // namespace hexwright
