#include "editor/view/meshes.h"

#include "editor/view/camera.h"
#include "editor/view/letters.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "tests/support/builders.h"
#include "tests/support/every_room.h"

#include <set>

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

using namespace hexwright::testing;

Mesh mesh_of(const Pieces& pieces) {
    const Battlefield map = battlefield(pieces);
    return pieces_mesh(map, terrain_of(map, kinds()), kinds());
}

constexpr std::size_t side = 2, rim = 2, cap = 6, bottom = 4;  // Numbers of triangles.
constexpr std::size_t lone_tile = 6 * side + 6 * rim + cap;

float highest(const Mesh& mesh) {
    float z = -1;
    for (const Vertex& vertex : mesh.vertices) z = std::max(z, vertex.at.z);
    return z;
}

// For a closed body whose faces all wind outward, the signed volumes over its faces add up to its volume.
float volume(const Mesh& mesh) {
    float sum = 0;
    for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
        const auto at = [&](std::size_t corner) { return mesh.vertices[mesh.indices[i + corner]].at; };
        sum += glm::dot(at(0), glm::cross(at(1), at(2))) / 6;
    }
    return sum;
}

PlacedPiece stood(const PieceType& type, const Catalogue& catalogue, int turn) {
    PlacedPiece piece{
        .kind = *catalogue.piece(type.id), .at = {0, 0}, .level = 3, .turn = static_cast<std::int8_t>(turn)};
    piece.side = all_directions[static_cast<std::size_t>(turn)];
    if (type.is_span())
        piece.to = offset(all_directions[static_cast<std::size_t>(turn)]) * (static_cast<int>(type.hexes.size()) - 1);
    return piece;
}

}  // namespace

TEST_CASE("a tile alone: its sides, its rim, its top") {
    CHECK(mesh_of({at("grass-1", {0, 0})}).triangles() == lone_tile);
    CHECK(mesh_of({}).triangles() == 0);
}

TEST_CASE("tiles side by side have no faces where they touch") {
    CHECK(mesh_of({at("grass-1", {0, 0}), at("rock-1", {1, 0})}).triangles() == 2 * lone_tile - 2 * side);
    CHECK(mesh_of({at("grass-2", {0, 0})}).triangles() == 2 * lone_tile - 2 * side);
    CHECK(mesh_of({at("grass-7", {0, 0})}).triangles() == 7 * lone_tile - 24 * side);
}

TEST_CASE("of stacked tiles the lower one's top is not there, and nothing is seen from below") {
    CHECK(mesh_of({at("grass-1", {0, 0}), at("rock-1", {0, 0}, 2)}).triangles() == 2 * lone_tile - cap);
}

TEST_CASE("what hangs over is closed below") {
    CHECK(mesh_of({at("grass-1", {0, 0}), at("grass-2", {0, 0}, 2)}).triangles() ==
          lone_tile - cap + 2 * lone_tile - 2 * side + bottom);
}

TEST_CASE("beside a half tile the upper part of a side is seen, the half tile's side is hidden") {
    CHECK(mesh_of({at("grass-1", {0, 0}), at("water-1", {1, 0})}).triangles() == 2 * lone_tile - side);
    CHECK(highest(mesh_of({at("water-1", {0, 0})})) == Approx(level_world * 3 / 7));
}

TEST_CASE("a covered tile keeps its rim only where it can be seen") {
    const Pieces hill = each_of("grass-1", disk({0, 0}, 1)) + Pieces{at("rock-1", {0, 0}, 2)};
    const Pieces plateau = hill + each_of("grass-1", ring({0, 0}, 1), 2);
    // Six more tiles, each with three sides that touch another one. The rock's six sides are hidden now; the six below
    // lose their tops and their inner rims.
    CHECK(mesh_of(plateau).triangles() ==
          mesh_of(hill).triangles() + 6 * (lone_tile - 3 * side) - 6 * side - 6 * cap - 6 * 3 * rim);
}

TEST_CASE("faces wind outward: the volume of a tile is nearly that of its prism") {
    Mesh closed = mesh_of({at("grass-1", {0, 0}, 2)});  // In the air, so that it has a bottom.
    CHECK(volume(closed) == Approx(0.8660254 * level_world).epsilon(0.03));
}

TEST_CASE("every kind of the game has a model within its hexes and its slots") {
    const Catalogue catalogue = shipped_catalogue();
    for (const PieceType& type : catalogue.pieces()) {
        for (const int turn : {0, 1, 4}) {
            const PlacedPiece piece = stood(type, catalogue, turn);
            INFO(type.id << " turned " << turn);
            const Mesh mesh = loose_mesh({piece}, catalogue);
            REQUIRE(mesh.triangles() >= 10);
            const std::vector<HexCoord> hexes = hexes_of(piece, catalogue);
            const bool flag = type.is_edge() && !type.blocks && type.support != Support::Ladder;
            const float top = static_cast<float>(2 + (flag ? 5 : type.slots)) * level_world;
            float beyond = 0, high = 0, low = 9;
            for (const Vertex& vertex : mesh.vertices) {
                float nearest = 99;
                for (const HexCoord hex : hexes)
                    nearest = std::min(nearest, glm::distance(world_of(hex), glm::vec2(vertex.at)));
                beyond = std::max(beyond, nearest);
                high = std::max(high, vertex.at.z);
                low = std::min(low, vertex.at.z);
            }
            CHECK(beyond < 0.68F);
            CHECK(high <= top + 0.01F);
            if (!type.is_span() && type.body != Body::HalfTile && type.body != Body::CastleBase)
                CHECK(high >= top - level_world * 0.6F);
            CHECK(low >= 2 * level_world - 0.01F);
        }
    }
}

TEST_CASE("a wall whose second end is not chosen yet has no shape, and no harm comes of it") {
    for (const char* id : {"stone-wall-4", "laur-wall-short"})
        CHECK(loose_mesh({between(id, {3, 3}, {3, 3})}, kinds()).triangles() == 0);
}

TEST_CASE("different kinds of columns look different") {
    const Catalogue catalogue = shipped_catalogue();
    std::set<std::pair<std::size_t, std::string>> shapes;
    for (const char* id : {"tree-10", "snow-tree-10", "palm-14", "brush-9", "glacier-1", "outcrop-1", "laur-pillar",
                           "castle-wall-end"}) {
        const Mesh mesh = loose_mesh({stood(catalogue[*catalogue.piece(id)], catalogue, 0)}, catalogue);
        std::string colours;
        for (std::size_t i = 0; i < 30; ++i)
            colours += static_cast<char>(mesh.vertices[mesh.vertices.size() - 1 - i].colour[1]);
        CHECK(shapes.insert({mesh.triangles(), colours}).second);
    }
}

TEST_CASE("a zone that is hidden has no veil, on other levels than the one worked on it is faint") {
    Scenario map = scenario_with({at("grass-1", {0, 0}), at("grass-1", {0, 0}, 2), at("grass-1", {1, 0})});
    map.zones = std::vector<Zone>{{"red", "start", "red", {}, {{{0, 0}, 2}, {{1, 0}, 1}}}};
    const Terrain terrain = terrain_of(map.battlefield, kinds());
    CHECK(marks_mesh(map, terrain, kinds(), {{"red"}, {}}).triangles() == 0);
    // Opacity of the veil on 0,0 or on 1,0, without the mark.
    const auto strength = [&](std::optional<int> level, bool left) {
        int most = 0;
        for (const Vertex& vertex : marks_mesh(map, terrain, kinds(), {{}, level}).vertices)
            if ((vertex.at.x < 0.5F) == left && std::abs(vertex.at.y) > 0.35F)
                most = std::max(most, int{vertex.colour[3]});
        return most;
    };
    CHECK(strength({}, true) == strength({}, false));
    CHECK(strength(2, true) == strength({}, true));
    CHECK(strength(2, false) < strength({}, false) / 2);
    CHECK(strength(1, true) < strength(1, false) / 2);
}

TEST_CASE("every glyph's letter is drawn with strokes of its own") {
    std::set<std::string> shapes;
    for (const char which : std::string("ABCDEFGHIJKLMNOPQRSTUVWXYZ?0123456789")) {
        Mesh mesh;
        letter(mesh, which, {0, 0, 0}, 1, Paint{});
        CHECK(mesh.triangles() > 0);
        std::string shape;
        for (const Vertex& vertex : mesh.vertices) {
            CHECK(std::abs(vertex.at.x) < 0.5F);
            CHECK(std::abs(vertex.at.y) < 0.65F);
            CHECK(vertex.normal[2] == 127);  // It faces up.
            shape += std::to_string(vertex.at.x) + ',' + std::to_string(vertex.at.y) + ' ';
        }
        const bool zero_is_o = which == '0';
        CHECK(shapes.insert(shape).second != zero_is_o);
    }
}

TEST_CASE("zones are hatched and bordered on their surfaces, glyphs are discs with a letter") {
    Scenario map = scenario_with({at("grass-1", {0, 0}), at("water-1", {1, 0})});
    Snapshot now;
    Mesh marks;
    const auto look = [&] {
        now.scenario = std::make_shared<const Scenario>(map);
        now.terrain = terrain_of(map.battlefield, kinds());
        marks = marks_mesh(map, now.terrain, kinds());
        return scene_mesh(now, kinds());
    };
    const SceneMesh plain = look();
    CHECK(marks.triangles() == 0);
    CHECK(plain.high.z == Approx(level_world));
    CHECK(plain.low.x == Approx(-0.5));
    CHECK(plain.high.x == Approx(1.5));
    map.zones.change([](auto& zones) { zones.push_back({"red", "start", "red", {}, {{{0, 0}, 1}, {{1, 0}, 1}}}); });
    map.glyphs.change([](auto& glyphs) { glyphs.push_back({"wannok", {{1, 0}, 1}, Facing::Power}); });
    CHECK(look().solid.triangles() > plain.solid.triangles());
    std::size_t letters = 0;
    for (const Vertex& vertex : marks.vertices) {
        CHECK(vertex.normal[2] == 127);                       // It faces up.
        if (std::abs(vertex.at.x - 0.5F) < 0.001F) continue;  // Between the two.
        const float surface = vertex.at.x < 0.5F ? level_world : level_world * 3 / 7;
        CHECK(vertex.at.z > surface);
        CHECK(vertex.at.z < surface + 0.07F);
        letters += vertex.at.z > surface + 0.05F;
    }
    CHECK(letters > 0);
}

namespace {

Mesh marks_of_zone(const std::vector<Space>& spaces, int turn = 0) {
    Scenario map = scenario_with(each_of("grass-1", disk({0, 0}, 3)));
    map.zones = std::vector<Zone>{{"red", "start", "red", {}, spaces}};
    return marks_mesh(map, terrain_of(map.battlefield, kinds()), kinds(), {}, turn);
}

// How much of the ground the marks cover whose opacity is at least this, but for a zone's sign in its middle.
float covered(const Mesh& mesh, int opacity) {
    float sum = 0;
    for (std::size_t i = 0; i < mesh.indices.size(); i += 3) {
        const auto corner = [&](std::size_t k) { return mesh.vertices[mesh.indices[i + k]]; };
        if (corner(0).at.z > level_world + 0.0185F || corner(0).colour[3] < opacity) continue;
        sum += glm::length(glm::cross(corner(1).at - corner(0).at, corner(2).at - corner(0).at)) / 2;
    }
    return sum;
}

}  // namespace

TEST_CASE("most of a zone's ground shows between its bars") {
    const float hex = 0.8660254F;
    const float one = covered(marks_of_zone({{{0, 0}, 1}}), 0);
    CHECK(one > 0.3F * hex);
    CHECK(one < 1.1F * hex);  // The border lies on its white band.
}

TEST_CASE("a zone's border runs around it, not between its hexes") {
    const auto border = [](const std::vector<Space>& spaces) { return covered(marks_of_zone(spaces), 255); };
    const float alone = border({{{0, 0}, 1}});
    CHECK(border({{{0, 0}, 1}, {{2, 0}, 1}}) == Approx(2 * alone));
    const float one_edge = alone / 6;
    CHECK(border({{{0, 0}, 1}, {{1, 0}, 1}}) == Approx(10 * one_edge).epsilon(0.05));
}

TEST_CASE("letters on the map turn their feet to the eye") {
    Camera camera;
    CHECK(turn_to_eye(camera) == 0);
    CHECK(turn_to_eye(orbited(camera, 0.5F, 0)) == 1);
    CHECK(turn_to_eye(orbited(camera, -0.5F, 0)) == 11);
    CHECK(turn_to_eye(orbited(camera, 6.2F, 0)) == 0);
    // A 1 is higher than it is wide: turned by 90 degrees it no longer is.
    const auto extent = [](int turn) {
        Mesh mesh;
        letter(mesh, '1', {0, 0, 0}, 1, Paint{}, turn);
        glm::vec2 low(9), high(-9);
        for (const Vertex& vertex : mesh.vertices)
            low = glm::min(low, glm::vec2(vertex.at)), high = glm::max(high, glm::vec2(vertex.at));
        return high - low;
    };
    CHECK(extent(0).y > 2 * extent(0).x);
    CHECK(extent(3).x > extent(3).y);
    CHECK(extent(6).y == Approx(extent(0).y));
    CHECK(marks_of_zone({{{0, 0}, 1}}, 1).triangles() == marks_of_zone({{{0, 0}, 1}}).triangles());
}

TEST_CASE("a selected piece is outlined along its outer sides only") {
    CHECK(outline_mesh({at("grass-7", {0, 0})}, kinds(), {}).triangles() == 18 * 2);
    CHECK(ring_mesh({{{0, 0}, 1}}, Terrain{}, {}).triangles() == 12);
}

TEST_CASE("the triangles grow with the outside of a map, not with what is inside it") {
    Pieces block;
    for (int level = 1; level <= 6; ++level) block = block + each_of("grass-1", disk({0, 0}, 6), level);
    const std::size_t high = mesh_of(block).triangles();
    const std::size_t low = mesh_of(each_of("grass-1", disk({0, 0}, 6))).triangles();
    CHECK(high < low + 5 * 36 * 4 * (side + rim));
}

}  // namespace hexwright
