// A person at work: real clicks on real widgets, then a look at the document.
#include "editor/editing/arming.h"
#include "editor/editing/ghost_in_hand.h"
#include "editor/editing/layers.h"
#include "editor/panes/plan_pane.h"
#include "editor/panes/scene_pane.h"
#include "editor/tools/tool_choice.h"
#include "editor/view/camera.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <chrono>

#include <catch2/catch.hpp>

namespace hexwright {

TEST_CASE("the palette arms a piece, a click on the plan places it, undo takes it away") {
    Rig rig;
    rig.click_on("palette:grass-7");
    REQUIRE(rig.editor.map.tools.armed);
    rig.click_hex({2, 1});
    REQUIRE(rig.pieces() == 1);
    const PlacedPiece piece = rig.editor.now().scenario->battlefield.pieces()[0];
    CHECK(rig.editor.catalogue()[piece.kind].id == "grass-7");
    CHECK(piece.at == HexCoord{2, 0});  // Held by its middle.

    rig.click_on("edit.undo");
    CHECK(rig.pieces() == 0);
    rig.key("ctrl+y");
    CHECK(rig.pieces() == 1);
    rig.key("esc");
    CHECK_FALSE(rig.editor.map.tools.armed);
}

TEST_CASE("a hint leaves the status line when the mouse moves on, a refusal stays") {
    Rig rig;
    rig.hover_hex({0, 0});
    rig.key("p");
    REQUIRE(rig.editor.map.status.notice);
    CHECK(rig.editor.map.status.notice->words.id == "hint.choose-piece");
    rig.hover_hex({1, 0});
    CHECK_FALSE(rig.editor.map.status.notice);
    rig.click_on("palette:grass-7");
    rig.click_hex({2, 1});
    rig.click_hex({2, 1});
    rig.hover_hex({5, 1});
    REQUIRE(rig.editor.map.status.notice);
    CHECK(rig.editor.map.status.notice->refused);
}

TEST_CASE("the checks panel jumps to the place and mends") {
    Rig rig;
    PlacedPiece floating{.kind = *rig.editor.catalogue().piece("grass-1"), .at = {40, 40}, .level = 3};
    PlacedPiece ground{.kind = floating.kind, .at = {0, 0}, .level = 1};
    REQUIRE_FALSE(rig.editor.map.document.commit({PlacePieces{{ground, floating}}, {}}));
    rig.settle();
    REQUIRE(rig.editor.now().issues.front().code == IssueCode::NothingUnderneath);
    rig.click_on("issue:0");
    CHECK(rig.editor.map.view.level == 3);
    CHECK(rig.editor.map.view.marked == std::vector<Space>{{{40, 40}, 3}});
    CHECK(rig.editor.map.view.plan.centre == centre_of({40, 40}));
    REQUIRE(selected_piece(rig.editor.map.tools, rig.editor.map.document));
    CHECK(selected_piece(rig.editor.map.tools, rig.editor.map.document)->at == HexCoord{40, 40});

    rig.click_on("fix:0");
    for (const Issue& issue : rig.editor.now().issues) CHECK(issue.code != IssueCode::NothingUnderneath);
    rig.key("ctrl+z");
    CHECK(rig.editor.now().issues.front().code == IssueCode::NothingUnderneath);
}

namespace {

// Two pieces in the air at each of many places: each place gives an overlap and two pieces with nothing underneath.
void make_faults(Rig& rig, int places) {
    std::vector<PlacedPiece> pieces;
    for (int i = 0; i < places; ++i)
        pieces.insert(pieces.end(), 2,
                      {.kind = *rig.editor.catalogue().piece("grass-1"), .at = {2 * i, 0}, .level = 3});
    Scenario map;
    for (const PlacedPiece& piece : pieces) map.battlefield.add(piece, rig.editor.catalogue());
    Document document(rig.editor.catalogue(), std::move(map));
    document.follow(rig.editor.map.document);
    rig.editor.map.document = std::move(document);
    rig.settle();
}

// Labels of issues or fixes, from top to bottom.
std::vector<std::pair<int, Box>> rows_of(const Rig& rig, const std::string& label) {
    std::vector<std::pair<int, Box>> rows;
    for (const auto& [name, box] : rig.main_window.ui.drawn())
        if (name.starts_with(label)) rows.emplace_back(std::stoi(name.substr(label.size())), box);
    std::ranges::sort(rows, {}, [](const auto& row) { return row.first; });
    return rows;
}

void scroll(Rig& rig, ImVec2 at, float lines) {
    rig.move_to(at);
    rig.main_window.input.push(Wheel{0, lines});
    rig.settle();
}

}  // namespace

TEST_CASE("the checks panel draws of two thousand issues only those in sight, each below the one before") {
    Rig rig;
    make_faults(rig, 1000);
    REQUIRE(rig.editor.now().issues.size() > 2000);
    const ImVec2 inside = rows_of(rig, "issue:")[1].second.middle();
    for (const float wheel : {0.0F, -3.0F, -10.0F, -1000.0F, -100'000.0F, 100.0F}) {
        scroll(rig, inside, wheel);
        const auto rows = rows_of(rig, "issue:");
        INFO("from issue " << rows.front().first << " to " << rows.back().first);
        REQUIRE(rows.size() > 2);
        CHECK(rows.size() < 20);
        for (std::size_t i = 1; i < rows.size(); ++i) {
            CHECK(rows[i].first == rows[i - 1].first + 1);
            const auto fix = rig.main_window.ui.find("fix:" + std::to_string(rows[i - 1].first));
            CHECK(rows[i].second.top == Approx((fix ? fix->bottom : rows[i - 1].second.bottom) + 2).margin(1.01));
        }
        if (wheel < -50'000) CHECK(rows.back().first == static_cast<int>(rig.editor.now().issues.size()) - 1);
    }
    const auto row = rows_of(rig, "issue:")[2];
    rig.click_at(row.second.middle());
    CHECK(rig.editor.map.view.marked == rig.editor.now().issues[static_cast<std::size_t>(row.first)].spaces);
}

namespace {

// Moves from elsewhere to the point, presses in the same frame, and drags by 30 and 20 pixels before the next frame.
void drag_in_haste(Rig& rig, ImVec2 from, ImVec2 elsewhere) {
    rig.move_to(elsewhere);
    rig.main_window.input.push(MouseMove{from.x, from.y});
    rig.main_window.input.push(MouseEdge{2, true});
    rig.main_window.input.push(MouseMove{from.x + 30, from.y + 20});
    rig.main_window.input.push(MouseEdge{2, false});
    rig.settle();
}

}  // namespace

TEST_CASE("the middle button moves the plan with the mouse, however quick the hand is, wherever it came from") {
    Rig rig("the-narrows");
    const ImVec2 scene = rig.main_window.ui.find("scene")->middle();
    const ImVec2 from = *point_of(rig.main_window.ui, rig.editor, HexCoord{16, 3});
    const ImVec2 elsewhere = GENERATE_COPY(scene, ImVec2(from.x - 60, from.y + 45));
    drag_in_haste(rig, from, elsewhere);
    const ImVec2 to = *place_of(rig.main_window.ui, rig.editor, {16, 3});
    CHECK(to.x == Approx(from.x + 30));
    CHECK(to.y == Approx(from.y + 20));
}

TEST_CASE("the middle button moves the 3D view by the same, wherever the mouse came from") {
    const auto moved = [](bool from_afar) {
        Rig rig("the-narrows");
        const ImVec2 from = rig.main_window.ui.find("scene")->middle();
        drag_in_haste(rig, from, from_afar ? ImVec2(from.x - 150, from.y + 100) : from);
        return rig.editor.map.view.scene.target;
    };
    const glm::vec3 near = moved(false), far = moved(true);
    CHECK(near.x == Approx(far.x));
    CHECK(near.y == Approx(far.y));
}

TEST_CASE("a frame with two thousand issues", "[.time]") {
    Rig rig;
    make_faults(rig, GENERATE(1, 1000));
    const auto time = [&](int frames) {
        const auto start = std::chrono::steady_clock::now();
        for (int i = 0; i < frames; ++i) rig.main_window.frame();
        return std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - start).count() / frames;
    };
    rig.main_window.ui.scale = 1.01F;
    const double first = time(1);
    WARN(rig.editor.now().issues.size() << " issues: " << time(200) << " ms a frame, laid out anew " << first << " ms");
}

TEST_CASE("an edge piece goes to the side nearest to the cursor, a wall takes two clicks") {
    Rig rig;
    arm(rig.editor, shipped_kind("castle-ladder"));
    const ImVec2 middle = *point_of(rig.main_window.ui, rig.editor, HexCoord{1, 1});
    const float step = static_cast<float>(rig.editor.map.view.plan.scale * hex_width) * 0.4F;
    rig.click_at({middle.x + step, middle.y});
    REQUIRE(rig.pieces() == 1);
    CHECK(rig.editor.now().scenario->battlefield.pieces()[0].side == Direction::E);

    arm(rig.editor, shipped_kind("stone-wall-4"));
    rig.click_hex({-2, 0});
    CHECK(rig.pieces() == 1);  // The other end is still to come.
    rig.click_hex({1, 0});
    REQUIRE(rig.pieces() == 2);
    const PlacedPiece wall = rig.editor.now().scenario->battlefield.pieces()[1];
    CHECK(wall.at == HexCoord{-2, 0});
    CHECK(wall.to == HexCoord{1, 0});
}

TEST_CASE("the wheel zooms to the cursor, with Shift it turns the piece in hand") {
    Rig rig;
    rig.click_on("palette:grass-2");
    rig.hover_hex({3, 2});
    const Cursor under = *rig.editor.map.tools.hovered;
    const double before = rig.editor.map.view.plan.scale;
    rig.main_window.input.push(Wheel{0, 2});
    rig.settle();
    CHECK(rig.editor.map.view.plan.scale > before);
    CHECK(rig.editor.map.tools.hovered->hex == under.hex);
    rig.main_window.input.push(Wheel{0, -1, {false, true, false}});
    rig.settle();
    CHECK(rig.editor.map.tools.armed->turn == 1);
}

TEST_CASE("a map opens with all its levels, a level is chosen from the strip or by keys") {
    Rig rig("the-narrows");
    CHECK(rig.editor.map.view.whole);
    rig.key("pgdn");  // Down from "all levels" is the highest one.
    CHECK_FALSE(rig.editor.map.view.whole);
    CHECK(rig.editor.map.view.level == 5);
    rig.click_on("level:all");
    rig.key("pgup");  // So is up: above it lies nothing.
    CHECK_FALSE(rig.editor.map.view.whole);
    CHECK(rig.editor.map.view.level == 5);
    rig.click_on("level:2");
    rig.click_on("level:all");
    CHECK(rig.editor.map.view.whole);
    CHECK(rig.editor.map.view.level == 5);
    rig.key("a");
    CHECK_FALSE(rig.editor.map.view.whole);
    rig.key("a");
    rig.click_on("tool.erase");
    const PlacedPiece low = rig.editor.now().scenario->battlefield.pieces().front();
    REQUIRE(low.level == 1);
    rig.click_hex(low.at);
    rig.key("ctrl+z");
    CHECK(rig.editor.map.view.whole);
}

TEST_CASE("while all levels are shown, a piece lies on the surface under the mouse, in the plan as in 3D") {
    Rig rig("the-narrows");
    run("map.beyond-sets", rig.editor);
    arm(rig.editor, *rig.editor.catalogue().piece("swamp-water-1"));
    CHECK(rig.editor.map.view.whole);
    CHECK(rig.editor.map.view.level == 5);
    for (const std::size_t number : {std::size_t{5}, std::size_t{60}, std::size_t{120}}) {
        const HexCoord hex = rig.editor.now().terrain.columns()[number].hex;
        const Surface* surface = surface_shown(rig.editor.map, hex);
        REQUIRE(surface);
        rig.hover_hex(hex);
        const auto in_plan = ghost_of(rig.editor.map);
        REQUIRE(in_plan);
        CHECK(in_plan->pieces.at(0).level == surface->space.level + 1);
        const auto at = point_in_scene(rig.main_window.ui, rig.editor, surface->space);
        REQUIRE(at);
        rig.move_to(*at);
        REQUIRE(rig.editor.map.tools.hovered);
        CHECK(rig.editor.map.tools.hovered->in_scene);
        if (rig.editor.map.tools.hovered->hex != hex) continue;  // Something stands before it.
        const auto in_scene = ghost_of(rig.editor.map);
        REQUIRE(in_scene);
        CHECK(in_scene->pieces.at(0).level == in_plan->pieces[0].level);
    }
    CHECK(rig.editor.map.view.whole);
}

TEST_CASE("the panes at the right keep their split whatever tool and tab is chosen") {
    Rig rig("the-narrows");
    const float split = rig.main_window.ui.find("divider:inspector")->top;
    for (const char* tool : {"tool.zone", "tool.glyph", "tool.select", "side.history", "side.parts", "side.details"}) {
        rig.click_on(tool);
        INFO(tool);
        CHECK(rig.main_window.ui.find("divider:inspector")->top == split);
    }
}

TEST_CASE("an empty table has one level and no entry for all") {
    Rig rig;
    CHECK_FALSE(rig.editor.map.view.whole);
    CHECK_FALSE(rig.sees("level:all"));
}

TEST_CASE("the strip of levels shows, changes and adds levels") {
    Rig rig("the-narrows");
    CHECK(rig.editor.map.view.level == 5);
    rig.click_on("level:2");
    CHECK(rig.editor.map.view.level == 2);
    rig.click_on("level:add");
    CHECK(rig.editor.map.view.level == 6);
    rig.key("pgdn");
    CHECK(rig.editor.map.view.level == 5);
}

TEST_CASE("hovering paints no plan and no 3D picture") {
    Rig rig("the-narrows");
    rig.hover_hex({3, 12});
    const int uploads = rig.backend.uploads, scenes = rig.backend.scene_changes;
    for (const HexCoord hex : {HexCoord{4, 12}, HexCoord{5, 11}, HexCoord{8, 9}}) rig.hover_hex(hex);
    for (int frame = 0; frame < 20; ++frame) rig.main_window.frame();
    CHECK(rig.backend.uploads == uploads);
    CHECK(rig.backend.scene_changes == scenes);
    rig.key("pgdn");  // Another level: the plan is redrawn once, the 3D view not at all.
    CHECK(rig.backend.uploads == uploads + 1);
    CHECK(rig.backend.scene_changes == scenes);
    CHECK_FALSE(rig.main_window.busy());
}

TEST_CASE("Enter in the search takes the first piece found in hand, the arrows choose another") {
    Rig rig;
    const auto in_hand = [&] {
        return rig.editor.map.tools.armed ? rig.editor.catalogue()[rig.editor.map.tools.armed->kind].id : "nothing";
    };
    rig.click_on("palette.search");
    rig.type("sand");
    rig.key("enter");
    CHECK(in_hand() == "sand-1");
    rig.click_on("palette.search");
    rig.key("down");
    rig.key("down");
    rig.key("up");
    rig.key("enter");
    CHECK(in_hand() == "sand-2");
    rig.key("r");  // The field has released the keyboard.
    CHECK(rig.editor.map.tools.armed->turn == 1);
    CHECK(rig.main_window.ui.find("palette:sand-1"));
}

TEST_CASE("lines break between words, never inside a coordinate") {
    Rig rig;
    const std::string text = "hang over: -1,-1,12, 0,-1,12, 1,-1,12.";
    rig.main_window.frame();
    ImGui::NewFrame();
    const float wide = ImGui::CalcTextSize("hang over: -1,-").x;
    CHECK(in_lines(text, wide) == "hang over:\n-1,-1,12,\n0,-1,12,\n1,-1,12.");
    CHECK(in_lines(text, 10000) == text);
    CHECK(in_lines("unbreakable word", 1) == "unbreakable\nword");
    CHECK(in_lines("", 10).empty());
    ImGui::EndFrame();
}

TEST_CASE("the 3D view opens with the map in its middle, reaching nearly to an edge") {
    for (const char* name : {"the-narrows", "kestrel-keep", "xualtiaca"}) {
        Rig rig(name);
        INFO(name);
        const Box box = *rig.main_window.ui.find("scene");
        const glm::mat4 projection = view_projection(rig.editor.map.view.scene, box.width() / box.height());
        glm::vec2 low(1e9F), high(-1e9F);
        const Terrain& terrain = rig.editor.now().terrain;
        for (const Terrain::Column& column : terrain.columns())
            for (const Solid& solid : terrain.solids(column))
                for (const int sevenths : {solid.bottom, solid.top}) {
                    const float z = level_world * static_cast<float>(sevenths) / 7;
                    const glm::vec4 at = projection * glm::vec4(world_of(column.hex), z, 1);
                    low = glm::min(low, glm::vec2(at) / at.w), high = glm::max(high, glm::vec2(at) / at.w);
                }
        CHECK(std::abs(low.x + high.x) < 0.12F);
        CHECK(std::abs(low.y + high.y) < 0.12F);
        CHECK(std::max(high.x - low.x, high.y - low.y) > 1.6F);
    }
}

TEST_CASE("keys do nothing to the map while somebody types") {
    Rig rig;
    rig.click_on("palette:grass-7");
    rig.click_hex({0, 0});
    rig.click_on("palette.search");
    rig.key("ctrl+z");
    rig.key("e");
    rig.type("sand");
    CHECK(rig.pieces() == 1);
    CHECK(rig.editor.map.tools.current == Tool::Place);
    CHECK(rig.sees("palette:sand-7"));
    CHECK_FALSE(rig.sees("palette:grass-7"));
}

TEST_CASE("Tab makes plan or 3D large, the theme turns dark") {
    Rig rig;
    CHECK((rig.sees("plan") && rig.sees("scene")));
    rig.key("tab");
    CHECK((rig.sees("plan") && !rig.sees("scene")));
    rig.key("tab");
    CHECK((!rig.sees("plan") && rig.sees("scene")));
    rig.click_on("view.both");
    CHECK((rig.sees("plan") && rig.sees("scene")));
    rig.click_on("menu.view");
    rig.click_on("menu:view.dark");
    CHECK(rig.main_window.ui.theme.dark);
}

TEST_CASE("dividers follow the hand") {
    Rig rig;
    const Box before = *rig.main_window.ui.find("plan");
    const ImVec2 at = rig.main_window.ui.find("divider:left")->middle();
    rig.main_window.input.push(MouseMove{at.x, at.y});
    rig.settle();
    rig.main_window.input.push(MouseEdge{0, true});
    rig.settle();
    rig.main_window.input.push(MouseMove{at.x + 60, at.y});
    rig.settle();
    rig.main_window.input.push(MouseEdge{0, false});
    rig.settle();
    CHECK(rig.main_window.ui.find("plan")->left == Approx(before.left + 60).margin(2));
}

}  // namespace hexwright
