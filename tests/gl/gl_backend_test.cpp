#include "editor/view/gl/gl_backend.h"

#include "formats/xml/catalogue/catalogue_xml.h"
#include "tests/gl/egl_context.h"
#include "tests/support/builders.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

using namespace hexwright::testing;

constexpr int width = 320, height = 200;

Snapshot snapshot_of(const Pieces& pieces, unsigned long long number) {
    Snapshot snapshot;
    snapshot.scenario = std::make_shared<const Scenario>(scenario_with(pieces));
    snapshot.terrain = terrain_of(snapshot.scenario->battlefield, kinds());
    snapshot.number = number;
    return snapshot;
}

// A backend and what it draws; `backend` is nullptr on machines without OpenGL.
struct View {
    std::optional<EglContext> context = EglContext::create();
    std::unique_ptr<GlBackend> backend;
    Snapshot now = snapshot_of({at("grass-7", {0, 0}), at("water-1", {1, 0}), at("rock-1", {0, 1}, 2)}, 1);
    Camera camera{{0.5F, 0.8F, 0}, 0.4F, 0.8F, 7};
    Highlight highlight;
    SceneLook look;

    explicit View(const Fineness& fineness = {.passes = 0, .patience = {}}) {
        if (!context) {
            WARN("skipped: EGL gives no OpenGL context here");
            return;
        }
        auto made = GlBackend::create(reinterpret_cast<GlLoader>(eglGetProcAddress), fineness);
        REQUIRE(made);
        backend = std::move(*made);
    }
    std::vector<std::uint8_t> draw() {
        const TextureId texture = backend->scene(now, kinds(), camera, highlight, look, width, height);
        REQUIRE(texture != 0);
        CHECK(glGetError() == GL_NO_ERROR);
        return pixels_of(texture, width, height);
    }
};

std::size_t differing(const std::vector<std::uint8_t>& a, const std::vector<std::uint8_t>& b) {
    std::size_t count = 0;
    for (std::size_t i = 0; i < a.size(); i += 4)
        if (!std::equal(a.begin() + static_cast<std::ptrdiff_t>(i), a.begin() + static_cast<std::ptrdiff_t>(i) + 3,
                        b.begin() + static_cast<std::ptrdiff_t>(i)))
            ++count;
    return count;
}

}  // namespace

TEST_CASE("a small map is drawn with at most four draw calls") {
    View view;
    if (!view.backend) return;
    const auto map = view.draw();
    CHECK(view.backend->draw_calls() <= 4);
    view.now = snapshot_of({}, 2);
    const auto table = view.draw();
    CHECK(differing(map, table) > 6000);
}

TEST_CASE("a picture is drawn anew only when something in it changed") {
    View view;
    if (!view.backend) return;
    view.draw();
    view.draw();
    CHECK(view.backend->redraws() == 1);
    const auto redrawn = [&] {
        const int before = view.backend->redraws();
        view.draw();
        return view.backend->redraws() - before;
    };
    view.camera = orbited(view.camera, 0.1F, 0);
    CHECK(redrawn() == 1);
    const int maps = view.backend->map_draws();
    view.highlight.hovered = PieceId{1};
    CHECK(redrawn() == 1);
    CHECK(redrawn() == 0);
    CHECK(view.backend->map_draws() == maps);  // Only the highlight was redrawn.
    view.look.dark = true;
    CHECK(redrawn() == 1);
    CHECK(redrawn() == 0);
    CHECK(view.backend->mesh_builds() == 1);
    view.now = snapshot_of({at("grass-1", {0, 0})}, 9);
    CHECK(redrawn() == 1);
    CHECK(view.backend->mesh_builds() == 2);
}

TEST_CASE("selection, hover, ghost and marks can be seen, each in its own way") {
    View view;
    if (!view.backend) return;
    const auto plain = view.draw();
    Highlight selected, hovered, ghost, refused, marked;
    selected.selected = {PieceId{0}};
    hovered.hovered = PieceId{0};
    ghost.ghost = refused.ghost = {at("rock-2", {0, 0}, 2)};
    refused.ghost_refused = true;
    marked.marked = {{{0, 0}, 1}};
    std::vector<std::vector<std::uint8_t>> pictures{plain};
    for (const Highlight& highlight : {selected, hovered, ghost, refused, marked}) {
        view.highlight = highlight;
        const auto picture = view.draw();
        for (const auto& other : pictures) CHECK(differing(picture, other) > 200);
        pictures.push_back(picture);
    }
    view.highlight = {};
    CHECK(differing(view.draw(), plain) == 0);
}

TEST_CASE("sixty figures take few draw calls, and moving one leaves the map as it is") {
    View view;
    if (!view.backend) return;
    const auto bare = view.draw();
    const int calls = view.backend->draw_calls(), maps = view.backend->map_draws();
    for (int i = 0; i < 60; ++i) {
        FigureLook look{.card = {.silhouette = i % 2 == 0 ? Silhouette::Warrior : Silhouette::Beast},
                        .top = 7,
                        .player = i % 2 + 1};
        look.spaces = {{{i % 3, i / 20}, 1}};
        view.highlight.figures.push_back(instance_of(look));
    }
    const auto peopled = view.draw();
    CHECK(differing(bare, peopled) > 1000);
    CHECK(view.backend->draw_calls() - calls <= 8);
    view.highlight.figures[0].at.x += 0.5F;
    CHECK(differing(view.draw(), peopled) > 50);
    CHECK(view.backend->map_draws() == maps);
    CHECK(view.backend->mesh_builds() == 1);
    view.highlight.figures.clear();
    CHECK(differing(view.draw(), bare) == 0);
}

TEST_CASE("a picture of a moving camera is the one that a resting camera shows") {
    View view;
    if (!view.backend) return;
    FigureLook look{.card = {.silhouette = Silhouette::Warrior}, .spaces = {{{0, 0}, 1}}, .top = 7, .player = 1};
    view.highlight.figures = {instance_of(look)};
    view.highlight.marked = {{{0, 0}, 1}};
    view.draw();
    view.camera = orbited(view.camera, 0.3F, 0);
    const auto moving = view.draw();
    view.highlight.hovered = PieceId{0};
    const auto hovered = view.draw();
    view.highlight.hovered.reset();
    const auto resting = view.draw();
    CHECK(differing(moving, resting) == 0);
    CHECK(differing(moving, hovered) > 100);
    view.camera = orbited(view.camera, 0.3F, 0);
    view.draw();
    const Highlight lit = std::exchange(view.highlight, {});
    const auto bare = view.draw();
    view.highlight = lit;
    CHECK(differing(view.draw(), bare) > 100);
}

TEST_CASE("every silhouette, mark and state of a figure leaves its own mark on the picture") {
    View view;
    if (!view.backend) return;
    view.camera.distance = 4;
    FigureLook plain{.card = {.silhouette = Silhouette::Warrior}, .spaces = {{{0, 0}, 1}}, .top = 7, .player = 1};
    std::vector<std::vector<std::uint8_t>> pictures;
    const auto show = [&](const FigureLook& look) {
        view.highlight.figures = {instance_of(look)};
        pictures.push_back(view.draw());
        for (std::size_t i = 0; i + 1 < pictures.size(); ++i) CHECK(differing(pictures.back(), pictures[i]) > 30);
    };
    for (std::size_t i = 0; i < silhouette_count; ++i) {
        plain.card.silhouette = static_cast<Silhouette>(i);
        show(plain);
    }
    plain.card.silhouette = Silhouette::Warrior;
    for (plain.player = 2; plain.player <= 8; ++plain.player) show(plain);
    plain.player = 1;
    FigureLook squad = plain, wounded = plain, engaged = plain, active = plain, acted = plain, faded = plain;
    squad.card.hero = false;
    wounded.wounds = 1;
    engaged.engaged = active.active = acted.acted = faded.faded = true;
    for (const FigureLook& look : {squad, wounded, engaged, active, acted, faded}) show(look);
}

TEST_CASE("a picture in which figures moved, came or went is the one that is drawn anew") {
    for (const int samples : {0, 4}) {
        View moving({samples, 0, {}});
        if (!moving.backend) return;
        moving.camera.distance = 9;
        const auto soldier = [](int q, int r, int player) {
            FigureLook look{
                .card = {.silhouette = Silhouette::Warrior}, .spaces = {{{q, r}, 1}}, .top = 7, .player = player};
            look.wounds = player;
            return instance_of(look);
        };
        std::vector<std::vector<FigureInstance>> scenes{{soldier(0, 0, 1), soldier(1, 0, 2), soldier(-1, 1, 3)}};
        scenes.push_back(scenes.back());
        scenes.back()[1].at += glm::vec3(-0.4F, 0.3F, 0.5F);  // In front of another one.
        scenes.push_back(scenes.back());
        scenes.back().push_back(soldier(1, -1, 4));
        scenes.push_back(scenes.back());
        scenes.back().erase(scenes.back().begin());
        std::vector<std::vector<std::uint8_t>> pictures;
        for (const auto& figures : scenes) {
            moving.highlight.figures = figures;
            pictures.push_back(moving.draw());
        }
        moving.backend.reset();
        moving.context.reset();
        for (std::size_t i = 0; i < scenes.size(); ++i) {
            View anew({samples, 0, {}});
            anew.camera.distance = 9;
            anew.highlight.figures = scenes[i];
            INFO(samples << " samples, scene " << i);
            CHECK(differing(anew.draw(), pictures[i]) == 0);
        }
    }
}

TEST_CASE("a figure behind a hill is hidden by it") {
    View view;
    if (!view.backend) return;
    view.camera = {{0, 0, 0.5F}, 0, 0.1F, 6};  // From the south.
    Pieces hill;
    for (int level = 1; level <= 8; ++level) hill.push_back(at("rock-1", {0, 0}, level));
    view.now = snapshot_of(hill, 2);
    const auto bare = view.draw();
    FigureLook look{.card = {.height = 4}, .spaces = {{{1, -2}, 1}}, .top = 0, .player = 1};  // North of it.
    view.highlight.figures = {instance_of(look)};
    CHECK(differing(view.draw(), bare) < 200);
    view.highlight.figures[0].at.y += 4;
    CHECK(differing(view.draw(), bare) > 1000);
}

namespace {

// A disk of sand, seen from above with north at the top, and its pictures at rest.
struct Beach {
    Catalogue catalogue = shipped_catalogue();
    View view{{.samples = 0, .passes = 2, .patience = {}}};

    Beach() {
        Scenario beach;
        for (const HexCoord hex : disk({0, 0}, 2))
            beach.battlefield.add({.kind = *catalogue.piece("sand-1"), .at = hex, .level = 1}, catalogue);
        view.now.terrain = terrain_of(beach.battlefield, catalogue);
        view.now.scenario = std::make_shared<const Scenario>(std::move(beach));
        view.camera = {{0, 0, level_world}, 0, 1.55F, 8};
    }
    std::vector<std::uint8_t> settled() {
        const SceneLook look{.refined = true};
        TextureId texture = 0;
        do texture = view.backend->scene(view.now, catalogue, view.camera, view.highlight, look, width, height);
        while (!view.backend->settled());
        return pixels_of(texture, width, height);
    }
    void stand(HexCoord hex) {
        FigureLook figure{.card = {.silhouette = Silhouette::Bulky, .height = 5}, .spaces = {{hex, 1}}, .top = 7};
        figure.player = 1;
        view.highlight.figures = {instance_of(figure)};
    }
    // The mean brightness of a few pixels around this place.
    float brightness(const std::vector<std::uint8_t>& picture, glm::vec3 at) const {
        const float aspect = static_cast<float>(width) / static_cast<float>(height);
        const glm::vec4 seen = view_projection(view.camera, aspect) * glm::vec4(at, 1);
        const int x = static_cast<int>((seen.x / seen.w * 0.5F + 0.5F) * width);
        const int y = static_cast<int>((seen.y / seen.w * 0.5F + 0.5F) * height);
        int sum = 0;
        for (int i = -1; i <= 1; ++i)
            for (int j = -1; j <= 1; ++j) sum += picture[static_cast<std::size_t>(((y + i) * width + x + j) * 4 + 1)];
        return static_cast<float>(sum) / 9;
    }
};

const glm::vec2 from_sun = glm::normalize(glm::vec2(0.62F, 0.30F));

}  // namespace

TEST_CASE("at rest a figure casts a shadow on the ground beside it, away from the sun") {
    Beach beach;
    if (!beach.view.backend) return;
    const auto bare = beach.settled();
    beach.stand({0, 0});
    const auto cast = beach.settled();
    const glm::vec3 away{from_sun * 0.62F, level_world}, before{from_sun * -0.62F, level_world};
    CHECK(beach.brightness(cast, away) < beach.brightness(bare, away) * 0.85F);
    CHECK(beach.brightness(cast, before) > beach.brightness(bare, before) * 0.97F);
    beach.view.highlight.figures.clear();
    CHECK(differing(beach.settled(), bare) == 0);
}

TEST_CASE("at rest a figure at the map's edge casts its shadow on the table, too") {
    Beach beach;
    if (!beach.view.backend) return;
    const auto bare = beach.settled();
    beach.stand({2, 0});
    const auto cast = beach.settled();
    const glm::vec3 table{glm::vec2(2, 0) + from_sun * 0.95F, 0}, west{-2.9F, 0, 0};
    CHECK(beach.brightness(cast, table) < beach.brightness(bare, table) * 0.9F);
    CHECK(beach.brightness(cast, west) > beach.brightness(bare, west) * 0.97F);
}

TEST_CASE("every kind of piece leaves its mark on the picture") {
    View view;
    if (!view.backend) return;
    view.now = snapshot_of({}, 1);
    const auto table = view.draw();
    unsigned long long number = 2;
    for (const PieceType& type : kinds().pieces()) {
        INFO(type.id);
        PlacedPiece piece = at(type.id, {0, 0});
        if (type.is_span()) piece.to = {static_cast<int>(type.hexes.size()) - 1, 0};
        view.now = snapshot_of({piece}, number++);
        CHECK(differing(view.draw(), table) > 150);
    }
}

TEST_CASE("smoothed edges: the same picture but for its edges") {
    View plain({0, 0, {}});
    if (!plain.backend) return;
    const auto rough = plain.draw();
    plain.backend.reset();
    plain.context.reset();
    View view({4, 0, {}});
    const std::size_t changed = differing(view.draw(), rough);
    CHECK(changed > 100);
    CHECK(changed < width * height / 4);
}

TEST_CASE("a picture at rest gets better call by call, then costs nothing") {
    View view({.samples = 0, .passes = 6, .patience = {}});
    if (!view.backend) return;
    view.look.refined = true;
    const auto rough = view.draw();
    CHECK_FALSE(view.backend->settled());
    int calls = 0;
    while (!view.backend->settled() && calls < 50) view.draw(), ++calls;
    CHECK(view.backend->passes() == 6);
    CHECK(calls < 10);
    const auto fine = view.draw();
    CHECK(differing(fine, rough) > 2000);
    const int pictures = view.backend->redraws();
    CHECK(differing(view.draw(), fine) == 0);
    CHECK(view.backend->redraws() == pictures);
    view.camera = orbited(view.camera, 0.2F, 0);
    view.draw();
    CHECK(view.backend->passes() == 0);
    CHECK_FALSE(view.backend->settled());
}

TEST_CASE("after a step a picture comes soon, and at rest it is as fine as if nothing had been there before") {
    const Fineness fineness{.samples = 0, .passes = 3, .patience = {}, .most_hurried_pixels = 10'000};
    const auto settle = [](View& view) {
        std::vector<std::uint8_t> picture = view.draw();
        for (int calls = 0; !view.backend->settled() && calls < 20; ++calls) picture = view.draw();
        return picture;
    };
    const Snapshot tower = snapshot_of({at("grass-7", {0, 0}), at("rock-1", {0, 0}, 2), at("rock-1", {0, 0}, 3)}, 2);
    View fresh(fineness);
    if (!fresh.backend) return;
    fresh.look.refined = true;
    fresh.now = tower;
    const auto wanted = settle(fresh);
    fresh.backend.reset();
    fresh.context.reset();
    View view(fineness);
    view.look.refined = true;
    settle(view);
    view.now = tower;
    view.draw();
    CHECK_FALSE(view.backend->settled());
    CHECK(view.backend->mesh_builds() == 2);
    SECTION("when nothing follows") { CHECK(differing(settle(view), wanted) == 0); }
    SECTION("when the mouse moves on before") {
        view.highlight.hovered = PieceId{1};
        view.draw();
        view.highlight.hovered.reset();
        CHECK(differing(settle(view), wanted) == 0);
    }
}

TEST_CASE("a refined picture is the same each time, and highlights leave it as it is") {
    const auto refined = [](View& view) {
        view.look.refined = true;
        do view.draw();
        while (!view.backend->settled());
        return view.draw();
    };
    View one({.samples = 0, .passes = 4, .patience = {}});
    if (!one.backend) return;
    const auto first = refined(one);
    one.highlight.marked = {{{0, 0}, 1}};
    CHECK(differing(refined(one), first) > 100);
    one.highlight = {};
    CHECK(differing(one.draw(), first) == 0);
    one.backend.reset();
    one.context.reset();
    View another({.samples = 0, .passes = 4, .patience = {}});
    CHECK(differing(refined(another), first) == 0);
}

TEST_CASE("a large picture has fewer pixels while the camera moves, and all of them when it rests") {
    View view({.samples = 0, .passes = 0, .patience = {}, .most_moving_pixels = width * height / 2});
    if (!view.backend) return;
    view.highlight.marked = {{{0, 0}, 1}};
    const auto texture = [&] {
        return view.backend->scene(view.now, kinds(), view.camera, view.highlight, view.look, width, height);
    };
    const TextureId whole = texture();
    view.camera = orbited(view.camera, 0.3F, 0);
    const TextureId moving = texture();
    const bool by_card = moving == whole;  // A graphics card is quick enough.
    CHECK(view.backend->settled() == by_card);
    CHECK(texture() == whole);
    CHECK(view.backend->settled());
}

TEST_CASE("what is not to be refined is settled at once") {
    View view({.samples = 0, .passes = 6, .patience = {}});
    if (!view.backend) return;
    view.draw();
    CHECK(view.backend->settled());
    CHECK(view.backend->passes() == 0);
}

TEST_CASE("each table looks like itself") {
    View view;
    if (!view.backend) return;
    std::vector<std::vector<std::uint8_t>> pictures;
    for (const TableTop table : {TableTop::Wood, TableTop::Felt, TableTop::Stone}) {
        view.look.table = table;
        pictures.push_back(view.draw());
        for (std::size_t i = 0; i + 1 < pictures.size(); ++i) CHECK(differing(pictures.back(), pictures[i]) > 5000);
    }
}

TEST_CASE("pixels become a texture, which is reused and released") {
    View view;
    if (!view.backend) return;
    const Pixels red{2, 1, {0xFFFF0000U, 0xFF0000FFU}};
    const TextureId first = view.backend->upload(red, 0);
    REQUIRE(first != 0);
    CHECK(pixels_of(first, 2, 1) == std::vector<std::uint8_t>{255, 0, 0, 255, 0, 0, 255, 255});
    CHECK(view.backend->upload({1, 1, {0xFF00FF00U}}, first) == first);
    CHECK(pixels_of(first, 1, 1) == std::vector<std::uint8_t>{0, 255, 0, 255});
    CHECK(view.backend->upload(red, 0) != first);
    view.backend->release(first);
    CHECK_FALSE(glIsTexture(static_cast<unsigned>(first)));
}

TEST_CASE("without OpenGL there is a sentence instead of a view") {
    const auto made = GlBackend::create([](const char*) -> GlFunction { return nullptr; });
    REQUIRE_FALSE(made);
    CHECK(made.error().message.id == "graphics.too-old");
}

TEST_CASE("what the window had set is as before") {
    View view;
    if (!view.backend) return;
    glViewport(3, 4, 50, 60);
    view.draw();
    GLint viewport[4], framebuffer = -1;
    glGetIntegerv(GL_VIEWPORT, viewport);
    glGetIntegerv(GL_FRAMEBUFFER_BINDING, &framebuffer);
    CHECK(viewport[2] == 50);
    CHECK(framebuffer == 0);
    CHECK_FALSE(glIsEnabled(GL_DEPTH_TEST));
}

}  // namespace hexwright
