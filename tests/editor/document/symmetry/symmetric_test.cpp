#include "editor/document/symmetry/symmetric.h"

#include "editor/document/document.h"
#include "tests/support/builders.h"
#include "tests/support/drawn_hexes.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr Symmetry six{SymmetryKind::SixAboutHex, {0, 0}}, half_turn{SymmetryKind::TwoAboutHex, {0, 0}};
constexpr Symmetry mirror{.kind = SymmetryKind::MirrorThroughHex, .hex = {0, 0}, .axis = Axis::NorthSouthCorners};

// Does the edit at all images. Returns true, or false if refused; the map is then unchanged.
bool done(Document& document, Edit::What what, const Symmetry& symmetry) {
    return !document.accept(document.propose({std::move(what), {}}, symmetry));
}

std::vector<HexCoord> places(const Document& document) {
    std::vector<HexCoord> hexes;
    document.now().scenario->battlefield.each([&](const PlacedPiece& piece) { hexes.push_back(piece.at); });
    std::ranges::sort(hexes);
    return hexes;
}

const std::vector<Space>& spaces_of(const Document& document, const std::string& zone) {
    return std::ranges::find(*document.now().scenario->zones, zone, &Zone::id)->spaces;
}

}  // namespace

TEST_CASE("what is placed under six turns lies six times, in the centre once") {
    Document document(kinds());
    REQUIRE(done(document, PlacePieces{{at("grass-1", {2, 0})}}, six));
    CHECK(places(document) == sorted({{2, 0}, {0, 2}, {-2, 2}, {-2, 0}, {0, -2}, {2, -2}}));
    REQUIRE(done(document, PlacePieces{{at("rock-1", {0, 0})}}, six));
    CHECK(places(document).size() == 7);
    CHECK(document.history().at() == 2);
    CHECK(not_symmetric(document.now().scenario->battlefield, six, kinds()).empty());
}

TEST_CASE("copies count against the limit together: all of them or none") {
    Scenario limited;
    limited.limit = Shared<Limit>(limit_of({{"rocks", 1}}));  // Five rock-1.
    Document document(kinds(), limited);
    CHECK_FALSE(done(document, PlacePieces{{at("rock-1", {2, 0})}}, six));
    CHECK(places(document).empty());
    CHECK(done(document, PlacePieces{{at("rock-1", {2, 0})}}, half_turn));
    CHECK(places(document).size() == 2);
}

TEST_CASE("copies that meet each other or what lies there are refused together") {
    Document document(kinds());
    CHECK_FALSE(done(document, PlacePieces{{at("grass-2", {0, 0})}}, six));  // Its turns would overlap at the centre.
    REQUIRE(done(document, PlacePieces{{at("grass-1", {-3, 0})}}, Symmetry{}));
    CHECK_FALSE(done(document, PlacePieces{{at("grass-1", {3, 0})}}, half_turn));
    CHECK(places(document).size() == 1);
}

TEST_CASE("erasing and moving take the images along, what has none goes alone") {
    Document document(kinds());
    REQUIRE(done(document, PlacePieces{{at("grass-1", {2, 0}), at("grass-1", {4, 0})}}, half_turn));
    REQUIRE(done(document, PlacePieces{{at("rock-1", {6, 0})}}, Symmetry{}));
    PlacedPiece first = document.now().scenario->battlefield.pieces()[0];
    first.at = {2, 1};
    REQUIRE(done(document, MovePieces{{first}}, half_turn));
    CHECK(places(document) == sorted({{2, 1}, {-2, -1}, {4, 0}, {-4, 0}, {6, 0}}));
    REQUIRE(done(document, RemovePieces{{first.id}}, half_turn));
    CHECK(places(document) == sorted({{4, 0}, {-4, 0}, {6, 0}}));
    REQUIRE(done(document, RemovePieces{{document.now().scenario->battlefield.pieces().back().id}}, half_turn));
    CHECK(places(document) == sorted({{4, 0}, {-4, 0}}));
}

TEST_CASE("a piece may go where its image lay: both change places") {
    Document document(kinds());
    REQUIRE(done(document, PlacePieces{{at("grass-1", {1, 0})}}, half_turn));
    PlacedPiece piece = document.now().scenario->battlefield.pieces()[0];
    piece.at = {-1, 0};
    CHECK(done(document, MovePieces{{piece}}, half_turn));
    CHECK(places(document) == sorted({{1, 0}, {-1, 0}}));
}

TEST_CASE("under a mirror pieces lie mirrored, one without a partner is refused by name") {
    Document document(kinds());
    REQUIRE(done(document, PlacePieces{{at("grass-3", {3, 0})}}, mirror));
    CHECK(not_symmetric(document.now().scenario->battlefield, mirror, kinds()).empty());
    const Proposal refused = document.propose({PlacePieces{{at("ruin-2", {5, 5})}}, {}}, mirror);
    REQUIRE_FALSE(refused.after);
    CHECK(refused.after.error().message.id == "refused.no-mirror-image");
    CHECK(places(document).size() == 2);
}

TEST_CASE("the images of a start zone belong to the other players") {
    Document document(kinds());
    REQUIRE(done(document, SetZones{{{"red", "start", "red", 2, {{{5, 0}, 1}}}}}, half_turn));
    REQUIRE(document.now().scenario->zones->size() == 2);
    CHECK((*document.now().scenario->zones)[1].color == "blue");
    CHECK(spaces_of(document, "blue") == std::vector<Space>{{{-5, 0}, 1}});

    std::vector<Zone> zones = *document.now().scenario->zones;
    zones[1].spaces.push_back({{-4, 0}, 1});  // Painted for blue; red gets the image.
    REQUIRE(done(document, SetZones{zones}, half_turn));
    CHECK(spaces_of(document, "red") == std::vector<Space>{{{4, 0}, 1}, {{5, 0}, 1}});
    zones = *document.now().scenario->zones;
    std::erase(zones[0].spaces, Space{{5, 0}, 1});
    REQUIRE(done(document, SetZones{zones}, half_turn));
    CHECK(spaces_of(document, "blue") == std::vector<Space>{{{-4, 0}, 1}});
}

TEST_CASE("a space that is its own image stays with the zone that it was painted for") {
    Document document(kinds());
    REQUIRE(done(document, SetZones{{{"red", "start", "red", {}, {{{0, 0}, 1}, {{1, 0}, 1}}}}}, half_turn));
    CHECK(spaces_of(document, "red") == std::vector<Space>{{{0, 0}, 1}, {{1, 0}, 1}});
    CHECK(spaces_of(document, "blue") == std::vector<Space>{{{-1, 0}, 1}});
}

TEST_CASE("glyphs are laid and taken away at all images") {
    Document document(kinds());
    REQUIRE(done(document, SetGlyphs{{{"wannok", {{2, 0}, 1}, Facing::Symbol}}}, six));
    CHECK(document.now().scenario->glyphs->size() == 6);
    std::vector<Glyph> glyphs = *document.now().scenario->glyphs;
    glyphs.pop_back();
    REQUIRE(done(document, SetGlyphs{glyphs}, six));
    CHECK(document.now().scenario->glyphs->empty());
}

TEST_CASE("what the hand shows is what would be placed, with the reason why not") {
    Document document(kinds());
    const auto shown = [&](const Pieces& pieces, const std::vector<PieceId>& lifted) {
        return copies_on(*document.now().scenario, pieces, lifted, document.now().ground(kinds()), half_turn);
    };
    CHECK(shown({at("grass-1", {3, 0})}, {}).pieces.size() == 2);
    CHECK_FALSE(shown({at("grass-1", {3, 0})}, {}).refusal);
    REQUIRE(done(document, PlacePieces{{at("grass-1", {3, 0})}}, half_turn));
    CHECK(shown({at("grass-1", {3, 0})}, {}).refusal);
    PlacedPiece piece = document.now().scenario->battlefield.pieces()[0];
    piece.at = {4, 0};
    const PlacedCopies moved = shown({piece}, {piece.id});
    CHECK(moved.pieces.size() == 2);
    CHECK_FALSE(moved.refusal);
}
