#include "editor/workbench/symmetric.h"

#include "editor/workbench/desk.h"
#include "tests/support/builders.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr Symmetry six{SymmetryKind::SixAboutHex, {0, 0}}, half_turn{SymmetryKind::TwoAboutHex, {0, 0}};
constexpr Symmetry mirror{.kind = SymmetryKind::MirrorThroughHex, .hex = {0, 0}, .axis = Axis::NorthSouthCorners};

// Does the edit at all images. Returns true, or false if refused; the map is then unchanged.
bool done(Desk& desk, Edit::What what, const Symmetry& symmetry) {
    const auto all =
        with_copies({std::move(what), {}}, *desk.now().scenario, desk.now().ground(desk.catalogue()), symmetry);
    return all && !desk.commit(*all);
}

std::vector<HexCoord> places(const Desk& desk) {
    std::vector<HexCoord> hexes;
    desk.now().scenario->battlefield.each([&](const PlacedPiece& piece) { hexes.push_back(piece.at); });
    std::ranges::sort(hexes);
    return hexes;
}

Hexes sorted(Hexes hexes) {
    std::ranges::sort(hexes);
    return hexes;
}

const std::vector<Space>& spaces_of(const Desk& desk, const std::string& zone) {
    return std::ranges::find(*desk.now().scenario->zones, zone, &Zone::id)->spaces;
}

}  // namespace

TEST_CASE("what is placed under six turns lies six times, in the centre once") {
    Desk desk(kinds());
    REQUIRE(done(desk, PlacePieces{{at("grass-1", {2, 0})}}, six));
    CHECK(places(desk) == sorted({{2, 0}, {0, 2}, {-2, 2}, {-2, 0}, {0, -2}, {2, -2}}));
    REQUIRE(done(desk, PlacePieces{{at("rock-1", {0, 0})}}, six));
    CHECK(places(desk).size() == 7);
    CHECK(desk.history().at() == 2);
    CHECK(not_symmetric(desk.now().scenario->battlefield, six, kinds()).empty());
}

TEST_CASE("copies count against the limit together: all of them or none") {
    Scenario limited;
    limited.limit = Shared<Limit>(limit_of({{"rocks", 1}}));  // Five rock-1.
    Desk desk(kinds(), limited);
    CHECK_FALSE(done(desk, PlacePieces{{at("rock-1", {2, 0})}}, six));
    CHECK(places(desk).empty());
    CHECK(done(desk, PlacePieces{{at("rock-1", {2, 0})}}, half_turn));
    CHECK(places(desk).size() == 2);
}

TEST_CASE("copies that meet each other or what lies there are refused together") {
    Desk desk(kinds());
    CHECK_FALSE(done(desk, PlacePieces{{at("grass-2", {0, 0})}}, six));  // Its turns would overlap at the centre.
    REQUIRE(done(desk, PlacePieces{{at("grass-1", {-3, 0})}}, Symmetry{}));
    CHECK_FALSE(done(desk, PlacePieces{{at("grass-1", {3, 0})}}, half_turn));
    CHECK(places(desk).size() == 1);
}

TEST_CASE("erasing and moving take the images along, what has none goes alone") {
    Desk desk(kinds());
    REQUIRE(done(desk, PlacePieces{{at("grass-1", {2, 0}), at("grass-1", {4, 0})}}, half_turn));
    REQUIRE(done(desk, PlacePieces{{at("rock-1", {6, 0})}}, Symmetry{}));
    PlacedPiece first = desk.now().scenario->battlefield.pieces()[0];
    first.at = {2, 1};
    REQUIRE(done(desk, MovePieces{{first}}, half_turn));
    CHECK(places(desk) == sorted({{2, 1}, {-2, -1}, {4, 0}, {-4, 0}, {6, 0}}));
    REQUIRE(done(desk, RemovePieces{{first.id}}, half_turn));
    CHECK(places(desk) == sorted({{4, 0}, {-4, 0}, {6, 0}}));
    REQUIRE(done(desk, RemovePieces{{desk.now().scenario->battlefield.pieces().back().id}}, half_turn));
    CHECK(places(desk) == sorted({{4, 0}, {-4, 0}}));
}

TEST_CASE("a piece may go where its image lay: both change places") {
    Desk desk(kinds());
    REQUIRE(done(desk, PlacePieces{{at("grass-1", {1, 0})}}, half_turn));
    PlacedPiece piece = desk.now().scenario->battlefield.pieces()[0];
    piece.at = {-1, 0};
    CHECK(done(desk, MovePieces{{piece}}, half_turn));
    CHECK(places(desk) == sorted({{1, 0}, {-1, 0}}));
}

TEST_CASE("under a mirror pieces lie mirrored, one without a partner is refused by name") {
    Desk desk(kinds());
    REQUIRE(done(desk, PlacePieces{{at("grass-3", {3, 0})}}, mirror));
    CHECK(not_symmetric(desk.now().scenario->battlefield, mirror, kinds()).empty());
    const auto refused = with_copies({PlacePieces{{at("ruin-2", {5, 5})}}, {}}, *desk.now().scenario,
                                     desk.now().ground(kinds()), mirror);
    REQUIRE_FALSE(refused);
    CHECK(refused.error().reason.id == "refused.no-mirror-image");
    CHECK(places(desk).size() == 2);
}

TEST_CASE("the images of a start zone belong to the other players") {
    Desk desk(kinds());
    REQUIRE(done(desk, SetZones{{{"red", "start", "red", 2, {{{5, 0}, 1}}}}}, half_turn));
    REQUIRE(desk.now().scenario->zones->size() == 2);
    CHECK((*desk.now().scenario->zones)[1].color == "blue");
    CHECK(spaces_of(desk, "blue") == std::vector<Space>{{{-5, 0}, 1}});

    std::vector<Zone> zones = *desk.now().scenario->zones;
    zones[1].spaces.push_back({{-4, 0}, 1});  // Painted for blue; red gets the image.
    REQUIRE(done(desk, SetZones{zones}, half_turn));
    CHECK(spaces_of(desk, "red") == std::vector<Space>{{{4, 0}, 1}, {{5, 0}, 1}});
    zones = *desk.now().scenario->zones;
    std::erase(zones[0].spaces, Space{{5, 0}, 1});
    REQUIRE(done(desk, SetZones{zones}, half_turn));
    CHECK(spaces_of(desk, "blue") == std::vector<Space>{{{-4, 0}, 1}});
}

TEST_CASE("a space that is its own image stays with the zone that it was painted for") {
    Desk desk(kinds());
    REQUIRE(done(desk, SetZones{{{"red", "start", "red", {}, {{{0, 0}, 1}, {{1, 0}, 1}}}}}, half_turn));
    CHECK(spaces_of(desk, "red") == std::vector<Space>{{{0, 0}, 1}, {{1, 0}, 1}});
    CHECK(spaces_of(desk, "blue") == std::vector<Space>{{{-1, 0}, 1}});
}

TEST_CASE("glyphs are laid and taken away at all images") {
    Desk desk(kinds());
    REQUIRE(done(desk, SetGlyphs{{{"wannok", {{2, 0}, 1}, Facing::Symbol}}}, six));
    CHECK(desk.now().scenario->glyphs->size() == 6);
    std::vector<Glyph> glyphs = *desk.now().scenario->glyphs;
    glyphs.pop_back();
    REQUIRE(done(desk, SetGlyphs{glyphs}, six));
    CHECK(desk.now().scenario->glyphs->empty());
}

TEST_CASE("what the hand shows is what would be placed, with the reason why not") {
    Desk desk(kinds());
    const auto shown = [&](const Pieces& pieces, const std::vector<PieceId>& lifted) {
        return copies_on(*desk.now().scenario, pieces, lifted, desk.now().ground(kinds()), half_turn);
    };
    CHECK(shown({at("grass-1", {3, 0})}, {}).pieces.size() == 2);
    CHECK_FALSE(shown({at("grass-1", {3, 0})}, {}).refusal);
    REQUIRE(done(desk, PlacePieces{{at("grass-1", {3, 0})}}, half_turn));
    CHECK(shown({at("grass-1", {3, 0})}, {}).refusal);
    PlacedPiece piece = desk.now().scenario->battlefield.pieces()[0];
    piece.at = {4, 0};
    const PlacedCopies moved = shown({piece}, {piece.id});
    CHECK(moved.pieces.size() == 2);
    CHECK_FALSE(moved.refusal);
}
