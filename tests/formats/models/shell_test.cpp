// Pieces as bodies: closed, wound outwards, in their place and of their height.
#include "formats/export/models/shell.h"

#include "formats/export/models/model_files.h"
#include "tests/support/every_room.h"
#include "tests/support/samples.h"
#include "tests/support/shipped.h"

#include <algorithm>
#include <map>
#include <string>
#include <utility>
#include <vector>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

PlacedPiece piece_of(std::string_view kind, HexCoord at = {}, int level = 1, int turn = 0) {
    return {.kind = *shipped().piece(kind), .at = at, .level = level, .turn = static_cast<std::int8_t>(turn)};
}

std::vector<Shell> shells_alone(const PlacedPiece& piece) {
    Battlefield field;
    const PieceId id = field.add(piece, shipped());
    return shells_of(*field.find(id), terrain_of(field, shipped()), shipped());
}

// Edges that are not passed exactly once in either direction, and faces without an area.
std::size_t faults_of(const Shell& shell) {
    std::map<std::pair<int, int>, int> edges;
    std::size_t faults = 0;
    for (const auto& face : shell.faces) {
        for (std::size_t i = 0; i < 3; ++i) ++edges[{face[i], face[(i + 1) % 3]}];
        if (face[0] == face[1] || face[1] == face[2] || face[0] == face[2]) ++faults;
    }
    for (const auto& [edge, times] : edges)
        if (times != 1 || !edges.contains({edge.second, edge.first})) ++faults;
    return faults;
}

double volume_of_shell(const Shell& shell) {
    double volume = 0;
    const auto at = [&](int i) { return shell.corners[static_cast<std::size_t>(i)]; };
    for (const auto& face : shell.faces) {
        const Corner3 a = at(face[0]), b = at(face[1]), c = at(face[2]);
        volume += a.x * (b.y * c.z - b.z * c.y) - a.y * (b.x * c.z - b.z * c.x) + a.z * (b.x * c.y - b.y * c.x);
    }
    return volume / 6;
}

std::pair<double, double> heights_of(const Shell& shell) {
    double low = 1e9, high = -1e9;
    for (const Corner3& corner : shell.corners) low = std::min(low, corner.z), high = std::max(high, corner.z);
    return {low, high};
}

constexpr double hex_face = hex_mm * hex_mm * 0.8660254037844386;

}  // namespace

TEST_CASE("every kind of piece is a closed body, wound outwards") {
    for (std::size_t i = 0; i < shipped().pieces().size(); ++i) {
        const PieceType& type = shipped().pieces()[i];
        CAPTURE(type.id);
        for (int turn = 0; turn < 6; ++turn) {
            PlacedPiece piece = piece_of(type.id, {3, -2}, 4, type.is_edge() || type.is_span() ? 0 : turn);
            if (type.is_edge()) piece.side = static_cast<Direction>(turn);
            if (type.is_span()) piece.to = piece.at + offset(static_cast<Direction>(turn)) * type.reach.front();
            const std::vector<Shell> shells = shells_alone(piece);
            REQUIRE_FALSE(shells.empty());
            for (const Shell& shell : shells) {
                CHECK(faults_of(shell) == 0);
                CHECK(volume_of_shell(shell) > 0);
            }
        }
    }
}

TEST_CASE("every piece of every sample is a closed body") {
    for (const std::string& name : sample_names()) {
        CAPTURE(name);
        const Scenario map = sample_map(name);
        const Terrain terrain = terrain_of(map.battlefield, shipped());
        map.battlefield.each([&](const PlacedPiece& piece) {
            const std::vector<Shell> shells = shells_of(piece, terrain, shipped());
            CHECK(shells.size() == 1);
            for (const Shell& shell : shells) CHECK(faults_of(shell) == 0);
        });
    }
}

TEST_CASE("tiles have the size of the real ones, less a gap between neighbours") {
    const Shell tile = shells_alone(piece_of("grass-7", {}, 3))[0];
    const auto [low, high] = heights_of(tile);
    CHECK(low == Approx(2 * level_mm + shell_gap_mm / 2));
    CHECK(high == Approx(3 * level_mm - shell_gap_mm / 2));
    CHECK(volume_of_shell(tile) == Approx(7 * hex_face * level_mm).epsilon(0.01));
    CHECK(volume_of_shell(tile) < 7 * hex_face * level_mm);
    const Shell water = shells_alone(piece_of("water-1"))[0];
    CHECK(heights_of(water).second == Approx(half_tile_mm - shell_gap_mm / 2));
}

TEST_CASE("neighbours keep a gap and share no corner") {
    Battlefield field;
    const PieceId left = field.add(piece_of("grass-1", {0, 0}), shipped());
    const PieceId right = field.add(piece_of("grass-1", {1, 0}), shipped());
    const Terrain terrain = terrain_of(field, shipped());
    double most = -1e9, least = 1e9;
    const Shell one = shells_of(*field.find(left), terrain, shipped())[0];
    const Shell other = shells_of(*field.find(right), terrain, shipped())[0];
    for (const Corner3& corner : one.corners) most = std::max(most, corner.x);
    for (const Corner3& corner : other.corners) least = std::min(least, corner.x);
    CHECK(least - most == Approx(shell_gap_mm));
}

TEST_CASE("a model has its pieces in the order of hands, and files say how many") {
    const Scenario map = sample_map("sparrow-ford");
    const std::vector<ModelStep> model = model_of(map, shipped());
    std::size_t pieces = 0, faces = 0;
    for (const ModelStep& step : model)
        for (const ModelPiece& piece : step.pieces) {
            ++pieces;
            for (const Shell& shell : piece.shells) faces += shell.faces.size();
        }
    CHECK(pieces == map.battlefield.size());
    const std::string obj = to_obj(model, 1, "ford.mtl");
    CHECK(obj.find("mtllib ford.mtl\n") != std::string::npos);
    CHECK(static_cast<std::size_t>(std::ranges::count(obj, '\n')) > faces);
    CHECK(to_mtl(model).find("newmtl grass\nKd 0.435 0.659 0.310\n") != std::string::npos);
    const std::string stl = to_stl(model, 1);
    CHECK(stl.size() == 84 + 50 * faces);
    CHECK(to_stl(model, 1) == stl);
    const std::string glb = to_glb(model, 1);
    CHECK(glb.starts_with("glTF"));
    CHECK(to_glb(model, 1) == glb);
}
