// How the two views show a map: the selection on every terrain, no borders of sizes, the plan above 3D for wide maps,
// keys that zoom.
#include "editor/editing/selection.h"
#include "editor/window/view_split.h"
#include "formats/paper/sheet/palette.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <algorithm>
#include <cmath>

#include <catch2/catch.hpp>

namespace hexwright {

namespace {

// As WCAG has it: 1 for equal colours, 21 for black on white.
double luminance(unsigned rgb) {
    const auto linear = [](unsigned channel) {
        const double share = channel / 255.0;
        return share <= 0.04045 ? share / 12.92 : std::pow((share + 0.055) / 1.055, 2.4);
    };
    return 0.2126 * linear(rgb >> 16 & 0xFF) + 0.7152 * linear(rgb >> 8 & 0xFF) + 0.0722 * linear(rgb & 0xFF);
}

double contrast(unsigned one, unsigned other) {
    const double a = luminance(one), b = luminance(other);
    return (std::max(a, b) + 0.05) / (std::min(a, b) + 0.05);
}

// In the plan: high tiles are lighter, those below the level are faded to the paper. In 3D: in sun and in shadow.
std::vector<unsigned> shades_of(unsigned color, bool dark) {
    std::vector<unsigned> shades;
    for (const double share : {0.0, 0.15, 0.36}) shades.push_back(lighter(color, share));
    for (const double share : {0.2, 0.45, 0.7}) shades.push_back(darker(color, share));
    shades.push_back(mix(color, theme_of(dark).paper, 0.42));
    return shades;
}

// How many corners of what was drawn in this box have exactly this colour.
int drawn_in(Rig& rig, const char* view, Ink ink) {
    const Box box = *rig.main_window.ui.find(view);
    const std::uint32_t color = rig.main_window.ui.theme[ink];
    const ImDrawData& data = *ImGui::GetDrawData();
    int found = 0;
    for (int list = 0; list < data.CmdListsCount; ++list)
        for (const ImDrawVert& corner : data.CmdLists[list]->VtxBuffer)
            if (corner.col == color && box.holds(corner.pos)) ++found;
    return found;
}

void put_row(Rig& rig, int length, HexCoord offset) {
    std::vector<PlacedPiece> row;
    for (int i = 0; i < length; ++i) row.push_back(lying("grass-1", {offset.q * i, offset.r * i}));
    rig.put(row);
    run("view.frame-all", rig.editor);
    rig.settle();
}

}  // namespace

TEST_CASE(
    "one of the two lines around the selection stands out on every terrain, by day and in the dark, in plan and 3D") {
    constexpr double readable = 3;
    for (const bool dark : {false, true}) {
        const Theme theme = make_theme(dark);
        for (std::size_t i = 0; i < test_catalogue().terrains().size(); ++i) {
            const TerrainType& terrain = test_catalogue().terrains()[i];
            for (const unsigned shade : shades_of(terrain.color, dark)) {
                INFO(terrain.id << (dark ? " in the dark" : ""));
                CHECK(std::max(contrast(theme.rgb(Ink::Selected), shade),
                               contrast(theme.rgb(Ink::SelectedEdge), shade)) >= readable);
            }
        }
    }
}

TEST_CASE("both lines are drawn around what is selected, in the plan and in 3D") {
    Rig rig("the-narrows");
    run("view.both", rig.editor);
    for (const bool dark : {false, true}) {
        rig.editor.map.view.dark = dark;
        select(rig.editor.map, {});
        rig.settle();
        for (const char* view : {"plan", "scene"}) CHECK(drawn_in(rig, view, Ink::Selected) == 0);
        select(rig.editor.map, {rig.editor.now().scenario->battlefield.pieces().front().id});
        rig.settle();
        for (const char* view : {"plan", "scene"})
            for (const Ink ink : {Ink::Selected, Ink::SelectedEdge}) CHECK(drawn_in(rig, view, ink) > 0);
    }
}

TEST_CASE("the plan in the window has no borders that tell the sizes of tiles, only their overlay does") {
    struct Painter final : Backend {
        Pixels painted;
        TextureId upload(const Pixels& pixels, TextureId) override { return painted = pixels, TextureId{1}; }
        void release(TextureId) override {}
        TextureId scene(const Snapshot&, const Catalogue&, const Camera&, const Highlight&, const SceneLook&, int,
                        int) override {
            return 1;
        }
    } painter;
    SessionRig rig;
    rig.put({lying("grass-1", {0, 0}), lying("sand-2", {2, 0}), lying("rock-7", {0, 3})});
    PlanView view;
    view.texture(rig.editor.now(), test_catalogue(), {}, {{0, 0}, 3}, {400, 400}, painter);
    const auto pixels_of = [&](unsigned rgb) { return std::ranges::count(painter.painted.bgra, 0xFF000000U | rgb); };
    CHECK(pixels_of(test_catalogue()[*test_catalogue().terrain("grass")].color) > 100);
    for (const char* border : {"red", "yellow", "purple"}) CHECK(pixels_of(border_color(border, 0)) == 0);
    Rig window("the-narrows");
    CHECK(window.editor.map.view.layers.overlay == Overlay::None);
    run("view.sizes", window.editor);
    window.settle();
    CHECK(window.sees("legend"));
}

TEST_CASE("a wide map has the plan above 3D, a high one beside it") {
    std::vector<HexCoord> wide, high;
    for (int i = 0; i < 40; ++i)
        for (int j = 0; j < 6; ++j) wide.push_back({i, j}), high.push_back({j - i / 2, i});
    CHECK(split_for(wide, 760, 640, 0.56F) == ViewSplit::Above);
    CHECK(split_for(high, 760, 640, 0.56F) == ViewSplit::Beside);
    CHECK(split_for({}, 760, 640, 0.56F) == ViewSplit::Beside);
}

TEST_CASE("both views of a wide map have north up, and the split stays while the map grows") {
    Rig rig;
    run("view.both", rig.editor);
    const auto above = [&] {
        const Box plan = *rig.main_window.ui.find("plan"), scene = *rig.main_window.ui.find("scene");
        return plan.bottom <= scene.top;
    };
    put_row(rig, 30, {1, 0});
    CHECK(above());
    CHECK(rig.editor.map.view.scene.yaw == 0);
    std::vector<PlacedPiece> more;
    for (int i = 1; i < 80; ++i) more.push_back(lying("sand-1", {-i / 2, i}));
    if (rig.editor.map.document.commit({PlacePieces{more}, {}})) FAIL("the test's pieces are refused");
    rig.settle();
    CHECK(above());
    rig.key("home");
    CHECK_FALSE(above());
    CHECK(rig.editor.map.view.scene.yaw == 0);
}

TEST_CASE("plus and minus zoom the view under the mouse, or both") {
    Rig rig("the-narrows");
    run("view.both", rig.editor);
    rig.settle();
    const auto plan = [&] { return rig.editor.map.view.plan.scale; };
    const auto scene = [&] { return rig.editor.map.view.scene.distance; };
    rig.move_to({1, 1});
    double scale = plan(), away = static_cast<double>(scene());
    rig.key("+");
    CHECK(plan() > scale * 1.2);
    CHECK(static_cast<double>(scene()) < away);
    rig.key("-");
    CHECK(plan() == Approx(scale).epsilon(0.01));
    rig.hover_hex({3, 2});
    scale = plan(), away = static_cast<double>(scene());
    rig.main_window.input.push(Character{'+'});  // As the window gets it from the keypad, or from any layout.
    rig.settle();
    CHECK(plan() > scale * 1.2);
    CHECK(rig.editor.map.tools.hovered->hex == HexCoord{3, 2});
    CHECK(static_cast<double>(scene()) == away);
    const Box box = *rig.main_window.ui.find("scene");
    rig.move_to(box.middle());
    scale = plan();
    rig.key("=");
    CHECK(plan() == scale);
    CHECK(static_cast<double>(scene()) < away);
}

}  // namespace hexwright
