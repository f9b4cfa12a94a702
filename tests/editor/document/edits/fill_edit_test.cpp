#include "editor/document/edits/fill_edit.h"

#include "editor/document/symmetry/symmetric.h"
#include "tests/support/ascii_board.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// A digit is a pile of that many single tiles.
Document desk_of(std::string_view board, Limit limit = {}) {
    Scenario map = scenario_with(land(board));
    map.limit = std::move(limit);
    return Document(kinds(), std::move(map));
}

Area in_order(Area area) {
    std::ranges::sort(area);
    return area;
}

std::string why(HexCoord at, int level, const Document& document) {
    const auto area = area_at(at, level, kind("grass-1"), document);
    return area ? "" : area.error().message.id;
}

}  // namespace

TEST_CASE("an area is what is connected, open at the level and carries a tile there") {
    constexpr std::string_view board = R"(
        1 1 2 1 ~
         1 1 2 1 1
          1 1 2 1 1)";
    const Document document = desk_of(board);
    CHECK(in_order(*area_at({0, 0}, 2, kind("grass-1"), document)) ==
          in_order(Area{{0, 0}, {1, 0}, {0, 1}, {1, 1}, {0, 2}, {1, 2}}));
    CHECK(in_order(*area_at({3, 1}, 2, kind("grass-1"), document)) ==
          in_order(Area{{3, 0}, {3, 1}, {3, 2}, {4, 1}, {4, 2}}));
    CHECK(why({2, 0}, 2, document) == "refused.fill-taken");
    CHECK(why({4, 0}, 2, document) == "refused.fill-hangs");  // Water carries nothing.
    CHECK(why({0, 0}, 3, document) == "refused.fill-hangs");
}

TEST_CASE("on the table an area is closed by the map") {
    const Document closed = desk_of(R"(
        1 1 1 1
         1 . . 1
          1 1 1 1)");
    CHECK(in_order(*area_at({1, 1}, 1, kind("grass-1"), closed)) == Area{{1, 1}, {2, 1}});
    const Document open = desk_of(R"(
        1 1 1 1
         1 . . .
          1 1 1 1)");
    CHECK(why({1, 1}, 1, open) == "refused.fill-open");
    CHECK(why({0, 0}, 1, desk_of("")) == "refused.fill-open");
}

TEST_CASE("of a box those hexes are filled that are open and carry") {
    const Document document = desk_of("1 2 ~ 1");
    CHECK(fillable({{0, 0}, {1, 0}, {2, 0}, {3, 0}, {4, 0}, {0, 0}}, 2, kind("grass-1"), document) ==
          Area{{0, 0}, {3, 0}});
    CHECK(fillable({{3, 0}, {4, 0}, {5, 0}}, 1, kind("grass-1"), document) == Area{{4, 0}, {5, 0}});
}

TEST_CASE("filling is one step with what the limit leaves") {
    Document document = desk_of("1 1 1", limit_of({{"meadow", 1}}));  // Ten grass-1, two grass-7; three are used.
    const auto order = fill_order(disk({0, 5}, 1), 1, kind("grass-1"), document);
    REQUIRE(order);
    const auto filling = filling_for(*order, kinds());
    REQUIRE(filling);
    CHECK(filling->pieces.size() == 1);
    CHECK_FALSE(document.commit(fill_edit(*order, *filling, kinds())));
    CHECK(document.now().scenario->battlefield.size() == 4);
    CHECK(document.history().steps().back().name.id == "edit.fill");
    document.undo();
    CHECK(document.now().scenario->battlefield.size() == 3);

    const auto too_many = filling_for(*fill_order(disk({0, 9}, 3), 1, kind("grass-1"), document), kinds());
    REQUIRE_FALSE(too_many);
    CHECK(too_many.error().message.id == "refused.fill-too-few");
    CHECK(fill_order({{0, 0}}, 1, kind("tree-10"), document).error().message.id == "refused.fill-kind");
}

TEST_CASE("under a symmetry half the area is filled from half of what is left, and the copies do the rest") {
    const Symmetry half_turn{.kind = SymmetryKind::TwoAboutHex, .hex = {0, 0}};
    const Symmetry mirror{.kind = SymmetryKind::MirrorThroughHex, .hex = {0, 0}, .axis = Axis::EastWest};
    for (const Symmetry& symmetry : {half_turn, mirror}) {
        INFO(to_text(symmetry.kind));
        Document document(kinds(), [] {
            Scenario map;
            map.limit = limit_of({{"meadow", 2}});  // Twenty grass-1, four grass-7.
            return map;
        }());
        // 19 hexes: the limit has no tile to spare for a copy.
        const auto order = fill_order(disk({}, 2), 1, kind("grass-1"), document);
        REQUIRE(order);
        const FillOrder one = shared(*order, symmetry, kinds());
        const auto filling = filling_for(one, kinds());
        REQUIRE(filling);
        REQUIRE_FALSE(document.accept(document.propose(fill_edit(one, *filling, kinds()), symmetry)));
        std::size_t covered = 0;
        document.now().scenario->battlefield.each(
            [&](const PlacedPiece& piece) { covered += hexes_of(piece, kinds()).size(); });
        CHECK(covered == 19);
        CHECK(not_symmetric(document.now().scenario->battlefield, symmetry, kinds()).empty());
    }
    CHECK(shared(FillOrder{{{1, 0}, {-1, 0}, {0, 0}}, 1, {kind("grass-1")}, {}, {}}, half_turn, kinds()).area ==
          Area{{-1, 0}});
    CHECK(shared(FillOrder{{{1, 0}}, 1, {kind("grass-1")}, {}, {}}, Symmetry{}, kinds()).area == Area{{1, 0}});
}
