#include "editor/view/materials.h"

#include "editor/view/camera.h"
#include "editor/view/grain.h"
#include "editor/view/models.h"
#include "editor/view/surroundings.h"
#include "formats/xml/catalogue/catalogue_xml.h"
#include "tests/support/builders.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

namespace hexwright {
namespace {

using namespace hexwright::testing;

Surroundings around(const Pieces& pieces) { return surroundings_of(terrain_of(battlefield(pieces), kinds()), kinds()); }

// Channels of the point nearest to a place, 0..1; heights in world units.
struct Seen {
    float near, far, glow;
};
Seen seen_at(const Surroundings& map, glm::vec2 place) {
    const glm::vec2 part = (place - map.low) / map.size;
    const auto x = static_cast<std::size_t>(part.x * static_cast<float>(map.width));
    const auto y = static_cast<std::size_t>(part.y * static_cast<float>(map.height));
    const std::size_t first = (y * static_cast<std::size_t>(map.width) + x) * 4;
    const auto value = [&](std::size_t i) { return static_cast<float>(map.points[first + i]) / 65535; };
    return {value(0) * map.highest, value(1) * map.highest, value(2)};
}

}  // namespace

TEST_CASE("every terrain of the game has a material of its own, and what is seen into is known") {
    const Catalogue catalogue = shipped_catalogue();
    for (const PieceType& type : catalogue.pieces()) {
        if (!type.terrain.valid()) continue;
        INFO(catalogue[type.terrain].id);
        const bool plain = material_of(catalogue[type.terrain].id) == Material::Plain;
        CHECK(plain == (catalogue[type.terrain].id == std::string_view("hive")));
    }
    CHECK(is_deep(material_of("water")));
    CHECK(is_deep(material_of("ice")));
    CHECK(is_deep(material_of("lava")));
    CHECK_FALSE(is_deep(material_of("lava-field")));
    CHECK(material_of("no such terrain") == Material::Plain);
}

TEST_CASE("grain is about its middle everywhere and has no seam at its edges") {
    const std::vector<std::uint8_t> pixels = grain_pixels();
    REQUIRE(pixels.size() == std::size_t{grain_size} * grain_size * 4);
    double sums[4] = {};
    for (std::size_t i = 0; i < pixels.size(); ++i) sums[i % 4] += pixels[i] - 128.0;
    for (const double sum : sums) CHECK(std::abs(sum) / (grain_size * grain_size) < 12);
    int across_edge = 0, inside = 0;
    const auto patch = [&](int x, int y) {
        return int{pixels[static_cast<std::size_t>((y * grain_size + x) * 4 + 1)]};
    };
    for (int y = 0; y < grain_size; ++y) {
        across_edge = std::max(across_edge, std::abs(patch(0, y) - patch(grain_size - 1, y)));
        inside = std::max(inside, std::abs(patch(100, y) - patch(101, y)));
    }
    CHECK(across_edge < 2 * inside + 4);
}

TEST_CASE("half a picture has the mean of what each of its pixels stands for") {
    const std::vector<std::uint8_t> picture = {0, 10, 20, 30, 4, 10, 20, 33, 8, 10, 20, 30, 0, 10, 20, 31};
    CHECK(halved(picture, 2, 2) == std::vector<std::uint8_t>{3, 10, 20, 31});
    CHECK(halved(picture, 4, 1) == std::vector<std::uint8_t>{2, 10, 20, 32, 4, 10, 20, 31});
    CHECK(halved(picture, 1, 4) == halved(picture, 4, 1));
    const std::vector<std::uint8_t> grain = halved(grain_pixels(), grain_size, grain_size);
    CHECK(grain.size() == std::size_t{grain_size} * grain_size);
}

TEST_CASE("around a place it is as high as what stands there, and lava glows on its neighbours") {
    Pieces map = each_of("grass-1", disk({0, 0}, 3)) + each_of("rock-1", disk({0, 0}, 1), 2);
    const Surroundings hill = around(map);
    CHECK(seen_at(hill, {0, 0}).near == Approx(2 * level_world).margin(0.02));
    CHECK(seen_at(hill, world_of({3, 0}) - glm::vec2(0.3F, 0)).near == Approx(level_world).margin(0.03));
    CHECK(seen_at(hill, world_of({4, 0}) + glm::vec2(0.9F, 0)).near < 0.02F);
    // At the foot of the rock it is higher around than the ground there.
    CHECK(seen_at(hill, world_of({2, 0}) - glm::vec2(0.4F, 0)).near > level_world + 0.02F);
    CHECK(seen_at(hill, {0, 0}).glow == 0);
    const Surroundings empty = around({});
    CHECK(empty.points.size() == 4);
    CHECK(tile_style(kinds()[*kinds().piece("grass-1")], kinds()).paint.material == Material::Grass);
}

}  // namespace hexwright
