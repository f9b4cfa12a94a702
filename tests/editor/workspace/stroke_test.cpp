#include "editor/workspace/stroke.h"

#include "tests/editor/documents.h"
#include "tests/support/builders.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

PieceStroke along(const Document& document, const char* id, const std::vector<HexCoord>& path,
                  const Symmetry& symmetry = {}) {
    PieceStroke stroke;
    for (const HexCoord hex : path)
        add_to(stroke, armed_with(kind(id), kinds()), {hex, Direction::E}, 1, document, symmetry);
    return stroke;
}

}  // namespace

TEST_CASE("a stroke of single hexes places one on each hex, once, and skips what is taken") {
    const Document document = document_with({at("rock-1", {2, 0})});
    const PieceStroke stroke = along(document, "grass-1", {{0, 0}, {1, 0}, {1, 0}, {2, 0}, {3, 0}, {1, 0}, {2, 0}});
    REQUIRE(stroke.pieces.size() == 3);
    CHECK(stroke.pieces[2].at == HexCoord{3, 0});
    CHECK(stroke.skipped.size() == 1);
    CHECK(stroke.first_reason->message.id == "refused.overlap");
    CHECK(stroke.proposal->after);
    CHECK(pieces_with_images(stroke) == stroke.pieces);
}

TEST_CASE("a stroke of larger tiles places the next as soon as it fits beside the last") {
    const Document document = document_with({});
    const PieceStroke stroke = along(document, "grass-2", line({0, 0}, {5, 0}));
    REQUIRE(stroke.pieces.size() == 3);  // 0-1, 2-3, 4-5
    CHECK(stroke.skipped.empty());
    for (int i = 0; i < 3; ++i) CHECK(stroke.pieces[static_cast<std::size_t>(i)].at == HexCoord{2 * i, 0});
}

TEST_CASE("a stroke ends where the limit does, and counts what is missing") {
    const Document document = document_with({}, limit_of({{"rocks", 1}}));  // Five rock-1.
    const PieceStroke stroke = along(document, "rock-1", line({0, 0}, {7, 0}));
    CHECK(stroke.pieces.size() == 5);
    CHECK(stroke.skipped.size() == 3);
    CHECK(stroke.first_reason->missing.size() == 1);
}

TEST_CASE("a piece joins a stroke only together with its copies") {
    const Document document = document_with({at("grass-1", {-2, 0})});
    const Symmetry half_turn{SymmetryKind::TwoAboutHex, {0, 0}};
    const PieceStroke stroke = along(document, "rock-1", {{0, 0}, {1, 0}, {2, 0}, {3, 0}, {-3, 0}}, half_turn);
    CHECK(stroke.pieces.size() == 4);               // 2,0 has its copy on the grass.
    CHECK(pieces_with_images(stroke).size() == 5);  // -3,0 is the copy of 3,0 and lies there only once.
}
