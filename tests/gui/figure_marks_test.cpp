#include "editor/panes/figure_marks.h"

#include "editor/widgets/paint_marks.h"
#include "tests/gui/rig.h"
#include "tests/support/every_room.h"

#include <cmath>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

using namespace widgets;
using namespace panes;

float area_of(const std::vector<std::vector<ImVec2>>& rings) {
    float area = 0;
    for (const auto& [a, b, c] : filling(rings))
        area += std::abs((b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)) / 2;
    return area;
}

// A frame with an empty draw list to paint into.
struct Page {
    ImGuiScope context;
    CountingBackend backend;
    SpokenWords words{test_words()};
    Ui ui{words, backend};
    ImDrawList draw{ImGui::GetDrawListSharedData()};

    Page() {
        ImGui::NewFrame();
        clear();
    }
    ~Page() { ImGui::EndFrame(); }
    void clear() {
        draw._ResetForNewFrame();
        draw.PushTextureID(ImGui::GetIO().Fonts->TexID);
        draw.PushClipRectFullScreen();
    }

    struct Extent {
        float left = 1e9F, top = 1e9F, right = -1e9F, bottom = -1e9F;
        int vertices = 0;
    };
    Extent drawn() const {
        Extent extent;
        for (const ImDrawVert& vertex : draw.VtxBuffer) {
            extent = {std::min(extent.left, vertex.pos.x), std::min(extent.top, vertex.pos.y),
                      std::max(extent.right, vertex.pos.x), std::max(extent.bottom, vertex.pos.y), extent.vertices + 1};
        }
        return extent;
    }
};

FigureLook soldier(HexCoord at) {
    FigureLook look;
    look.card = {.silhouette = Silhouette::Warrior, .letters = "Fin"};
    look.spaces = {{at, 1}};
    look.player = 1;
    look.number = 2;
    return look;
}

constexpr float pixels_per_unit = 2;
ImVec2 onto_page(Point point) {
    return {400 + static_cast<float>(point.x) * pixels_per_unit, 300 + static_cast<float>(point.y) * pixels_per_unit};
}

}  // namespace

TEST_CASE("hollow and bent shapes are filled by triangles, their holes are not") {
    const std::vector<ImVec2> square{{0, 0}, {10, 0}, {10, 10}, {0, 10}}, hole{{2, 2}, {2, 6}, {6, 6}, {6, 2}},
        hook{{0, 0}, {10, 0}, {10, 4}, {4, 4}, {4, 10}, {0, 10}},
        bow{{0, 0}, {5, 3}, {10, 0}, {10, 10}, {5, 7}, {0, 10}};
    CHECK(area_of({square}) == Approx(100));
    CHECK(area_of({square, hole}) == Approx(84));
    CHECK(area_of({hook}) == Approx(64));
    CHECK(area_of({bow}) == Approx(70));
    CHECK(area_of({}) == 0);
    CHECK(area_of({{{0, 0}, {10, 0}, {20, 0}}}) == 0);
}

TEST_CASE("the picture of a token is painted anew when it looks different or the map is zoomed, not when it moves") {
    Page page;
    TokenPictures pictures;
    std::vector<FigureLook> looks{soldier({0, 0}), soldier({3, 1})};
    float hex = 40;
    const auto painted = [&] {
        const int before = page.backend.uploads;
        page.clear();
        pictures.draw(page.ui, page.draw, instances_of(looks), onto_page, hex);
        return page.backend.uploads - before;
    };
    CHECK(painted() == 1);  // Both look alike.
    CHECK(page.drawn().vertices == 8);
    CHECK(painted() == 0);
    looks[0].spaces[0].at = {1, -1};
    looks[0].figure = FigureId{7};
    looks[0].facing = 1;
    CHECK(painted() == 0);
    looks[1].wounds = 1;
    CHECK(painted() == 1);
    hex = 50;
    CHECK(painted() == 2);
    looks[0].spaces.clear();  // Taken off the map.
    CHECK(painted() == 0);
    CHECK(page.drawn().vertices == 4);
    looks.clear();
    CHECK(painted() == 0);
    CHECK(page.drawn().vertices == 0);
}

TEST_CASE("a token's picture lies about its space, that of a double base about both") {
    Page page;
    TokenPictures pictures;
    FigureLook rider = soldier({0, 0});
    rider.card.base = FigureBase::Double;
    rider.spaces.push_back({{-1, 0}, 1});
    const float hex = pixels_per_unit * static_cast<float>(hex_width);
    pictures.draw(page.ui, page.draw, instances_of({soldier({0, 0})}), onto_page, hex);
    const Page::Extent one = page.drawn();
    page.clear();
    pictures.draw(page.ui, page.draw, instances_of({rider}), onto_page, hex);
    const Page::Extent two = page.drawn();
    CHECK(one.left == Approx(400 - 0.625F * hex).margin(1));
    CHECK(one.right == Approx(400 + 0.625F * hex).margin(1));
    CHECK(one.top == Approx(300 - 0.625F * hex).margin(1));
    CHECK(two.left == Approx(one.left - hex).margin(1));
    CHECK(two.right == Approx(one.right).margin(1));
}

TEST_CASE("words of marks are painted from their baseline, and tiny ones not at all") {
    Page page;
    paint_marks(page.ui, page.draw, {Text{{0, 0}, "Fin", 2, {0x000000}}}, onto_page, pixels_per_unit);
    CHECK(page.drawn().vertices == 0);
    paint_marks(page.ui, page.draw, {Text{{0, 0}, "Fin", 10, {0x000000}}}, onto_page, pixels_per_unit);
    const Page::Extent extent = page.drawn();
    CHECK(extent.vertices == 12);
    CHECK(extent.bottom < 305);
    CHECK(extent.top < 295);
    CHECK(extent.left < 400);
    CHECK(extent.right > 400);
}

TEST_CASE("labels stand above the heads that can be seen") {
    Page page;
    const std::vector<FigureInstance> figures{instance_of(soldier({0, 0})), instance_of(soldier({5, 0}))};
    const WorldToScreen only_first = [&](glm::vec3 at) -> std::optional<ImVec2> {
        return at == above_head(figures[0]) ? std::optional(ImVec2(500, 200)) : std::nullopt;
    };
    draw_figure_labels(page.ui, page.draw, figures, only_first, 80);
    const Page::Extent near = page.drawn();
    CHECK(near.bottom < 203);
    CHECK(near.top > 170);
    CHECK(near.left < 490);
    CHECK(near.right > 510);
    CHECK(near.right < 560);
    page.clear();
    draw_figure_labels(page.ui, page.draw, figures, only_first, 10);  // Unwounded and far away: nothing to say.
    CHECK(page.drawn().vertices == 0);
}

TEST_CASE(
    "labels in 3D carry letters at the size of a whole map in a window of 1280x800, where they do not lie on others") {
    Page page;
    const std::vector<FigureInstance> figures{instance_of(soldier({0, 0})), instance_of(soldier({5, 0}))};
    const auto vertices_with = [&](float apart) {
        page.clear();
        draw_figure_labels(
            page.ui, page.draw, figures,
            [&](glm::vec3 at) -> std::optional<ImVec2> {
                return ImVec2(at == above_head(figures[0]) ? 500 : 500 + apart, 200);
            },
            18);
        return page.drawn().vertices;
    };
    const auto apart = vertices_with(300), touching = vertices_with(2);
    CHECK(apart > 0);
    CHECK(touching < apart);
    CHECK(touching > 0);
}

}  // namespace hexwright
