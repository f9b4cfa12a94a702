#include "engine/board/battlefield/placement.h"

#include "engine/board/catalogue/inventory.h"
#include "tests/support/builders.h"
#include "tests/support/every_room.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

// A map with everything that the verdict needs.
struct Site {
    Battlefield map;
    Terrain terrain;
    Inventory used, allowed;
    std::optional<Limit> limit;

    explicit Site(const Pieces& pieces, std::optional<Limit> the_limit = {})
        : map(battlefield(pieces)),
          terrain(terrain_of(map, kinds())),
          used(used_items(map, kinds())),
          limit(std::move(the_limit)) {
        if (limit) allowed = items_of(*limit, kinds());
    }
    std::optional<Refusal> operator()(const Pieces& wanted, const std::vector<PieceId>& lifted = {}) const {
        const bool counts = limit && !limit->beyond_sets;
        return refusal(wanted, lifted,
                       {terrain, kinds(), used, counts ? &allowed : nullptr, limit ? &*limit : nullptr, map.size()});
    }
};

std::string reason(const std::optional<Refusal>& refusal) { return refusal ? refusal->message.id : "done"; }

std::string argument(const Refusal& refusal, std::string_view name) {
    for (const Argument& each : refusal.message.arguments)
        if (each.name == name) return each.value;
    return "?";
}

PlacedPiece moved(PlacedPiece piece, PieceId id) {
    piece.id = id;
    return piece;
}

}  // namespace

TEST_CASE("a piece is refused where another fills its space, and both are named") {
    const Site site({at("grass-7", {0, 0}), at("grass-1", {3, 0}), at("tree-10", {3, 0}, 2)});
    struct {
        PlacedPiece wanted;
        const char* reason;
        std::vector<PieceId> in_the_way;
    } const table[] = {{at("rock-1", {0, 0}), "refused.overlap", {PieceId{0}}},
                       {at("rock-1", {0, 0}, 2), "done", {}},
                       {at("rock-1", {2, 0}), "done", {}},  // Beside both.
                       {at("rock-2", {2, 0}), "refused.overlap", {PieceId{1}}},
                       {at("rock-1", {3, 0}, 11), "refused.overlap", {PieceId{2}}},  // The tree's top slot.
                       {at("rock-1", {3, 0}, 12), "done", {}},
                       {at("tree-10", {0, 0}, 1), "refused.overlap", {PieceId{0}}},
                       {at("road-5", {0, 0}), "refused.overlap", {PieceId{0}, PieceId{1}}}};
    for (const auto& row : table) {
        const auto refused = site({row.wanted});
        CAPTURE(kinds()[row.wanted.kind].id, row.wanted.at.q, row.wanted.level);
        CHECK(reason(refused) == row.reason);
        if (refused) CHECK(refused->pieces == row.in_the_way);
    }
    const auto refused = site({at("rock-1", {3, 0}, 5)});
    REQUIRE(refused);
    CHECK(argument(*refused, "piece") == "rock-1 piece");
    CHECK(argument(*refused, "other") == "tree-10 piece");
    CHECK(argument(*refused, "there") == "3,0,5");
}

TEST_CASE("several pieces are refused whole, also when they are in each other's way") {
    const Site site({at("grass-1", {0, 0})});
    CHECK(reason(site({at("rock-1", {5, 0}), at("rock-1", {0, 0})})) == "refused.overlap");
    CHECK(reason(site({at("rock-2", {5, 0}), at("rock-1", {6, 0})})) == "refused.overlap-itself");
    CHECK(reason(site({at("tree-10", {5, 0}), at("rock-1", {5, 0}, 10)})) == "refused.overlap-itself");
    CHECK(reason(site({at("tree-10", {5, 0}), at("rock-1", {5, 0}, 11)})) == "done");
    CHECK(reason(site({beside("castle-flag", {5, 0}, 1, Direction::E),
                       beside("castle-flag", {6, 0}, 1, Direction::W)})) == "refused.overlap-itself");
}

TEST_CASE("what moves leaves its old place first") {
    const Site site({at("grass-7", {0, 0}), at("grass-1", {5, 0}), at("grass-1", {6, 0})});
    CHECK(reason(site({moved(at("grass-7", {1, 0}), PieceId{0})}, {PieceId{0}})) == "done");
    CHECK(reason(site({moved(at("grass-7", {5, 0}), PieceId{0})}, {PieceId{0}})) == "refused.overlap");
    CHECK(reason(site({moved(at("grass-1", {6, 0}), PieceId{1}), moved(at("grass-1", {5, 0}), PieceId{2})},
                      {PieceId{1}, PieceId{2}})) == "done");  // The two pieces swap places.
}

TEST_CASE("pieces on edges are only in the way of their equals") {
    const Site site({at("ruin-2", {0, 0}), beside("castle-ladder", {5, 0}, 1, Direction::E),
                     between("stone-wall-4", {0, 9}, {3, 9})});
    struct {
        PlacedPiece wanted;
        const char* reason;
    } const table[] = {{at("ruin-2", {0, 0}), "refused.stands-there"},
                       {at("ruin-2", {0, 0}, 1, 1), "done"},
                       {at("ruin-2", {0, 0}, 2), "done"},
                       {at("ruin-3", {0, 0}), "done"},  // Another kind: placed, and reported as an issue.
                       {at("grass-7", {0, 0}), "done"},
                       {beside("castle-ladder", {5, 0}, 1, Direction::E), "refused.stands-there"},
                       {beside("castle-ladder", {6, 0}, 1, Direction::W),
                        "refused.stands-there"},  // The same edge from the other side.
                       {beside("castle-ladder", {5, 0}, 3, Direction::E), "done"},
                       {beside("castle-battlement", {5, 0}, 1, Direction::E), "done"},
                       {between("stone-wall-4", {0, 9}, {3, 9}), "refused.stands-there"},
                       {between("stone-wall-4", {1, 9}, {4, 9}), "done"},
                       {between("stone-wall-4", {3, 9}, {0, 9}), "done"}};  // On the other side of the road.
    for (const auto& row : table) {
        CAPTURE(kinds()[row.wanted.kind].id, row.wanted.at.q, row.wanted.level);
        CHECK(reason(site({row.wanted})) == row.reason);
    }
}

TEST_CASE("the limit is the last word, with the count that is missing and the box to own") {
    const Pieces both = {at("grass-7", {0, 0}), at("grass-7", {9, 0})};
    const Site site(both, limit_of({{"meadow", 1}}));

    const auto refused = site({at("grass-7", {0, 0}, 2)});
    REQUIRE(refused);
    CHECK(refused->message.id == "refused.none-left");
    CHECK(argument(*refused, "have") == "2");
    CHECK(argument(*refused, "items") == "grass-7 pieces");
    CHECK(argument(*refused, "set") == "Meadow Box");
    CHECK(refused->missing == std::vector<Shortage>{{*kinds().item("grass-7"), 3, 2}});

    CHECK(reason(site(each_of("grass-1", {{0, 0}, {1, 0}}, 2))) == "done");
    CHECK(reason(site({at("rock-1", {0, 0}, 2)})) == "refused.none-in-limit");
    CHECK(reason(site({at("tree-10", {0, 0}, 2)})) == "refused.none-in-limit-nor-in-a-box");
    CHECK(reason(site({at("tree-10", {0, 0}, 2), at("rock-1", {1, 0}, 2)})) == "refused.several-missing");
    CHECK(reason(Site(both, limit_of({{"meadow", 2}}))(each_of("grass-7", {{20, 0}, {30, 0}, {40, 0}}))) ==
          "refused.too-few-left");
    // Allowed beyond the sets.
    CHECK(reason(Site(both, limit_of({{"meadow", 1}}, true))({at("grass-7", {0, 0}, 2)})) == "done");
}

TEST_CASE("a map over its limit already can still be changed: only what grows is refused") {
    const Site site({at("grass-7", {0, 0}), at("grass-7", {9, 0}), at("grass-7", {18, 0})}, limit_of({{"meadow", 1}}));
    CHECK(reason(site({moved(at("grass-7", {30, 0}), PieceId{0})}, {PieceId{0}})) == "done");
    CHECK(reason(site({at("grass-1", {0, 0}, 2)})) == "done");
    CHECK(reason(site({at("grass-7", {40, 0})})) == "refused.none-left");
}

TEST_CASE("the edge of the world") {
    const Site site({});
    struct {
        PlacedPiece wanted;
        const char* reason;
    } const table[] = {{at("grass-1", {2000, -2000}), "done"},
                       {at("grass-1", {2001, 0}), "refused.outside"},
                       {at("grass-2", {2000, 0}), "refused.outside"},
                       {at("grass-2", {2000, 0}, 1, 3), "done"},
                       {at("grass-1", {0, 0}, 120), "done"},
                       {at("grass-1", {0, 0}, 121), "refused.level"},
                       {at("grass-1", {0, 0}, 0), "refused.level"},
                       {at("tree-10", {0, 0}, 120), "done"},  // Its foot counts.
                       {between("stone-wall-4", {1998, 0}, {2001, 0}), "refused.outside"}};
    for (const auto& row : table) {
        CAPTURE(kinds()[row.wanted.kind].id, row.wanted.at.q, row.wanted.level);
        CHECK(reason(site({row.wanted})) == row.reason);
    }
    const Inventory none;
    const auto full = [&](std::size_t pieces) {
        return reason(refusal({at("grass-1", {0, 0})}, {}, {site.terrain, kinds(), none, nullptr, nullptr, pieces}));
    };
    CHECK(full(199'999) == "done");
    CHECK(full(200'000) == "refused.too-many-pieces");
    Pieces wide;  // 105,000 hexes.
    for (int i = 0; i < 15'000; ++i) wide.push_back(at("grass-7", {3 * (i % 150) - 225, 3 * (i / 150) - 150}));
    const Site field(wide);
    const auto covering = [&](std::size_t pieces) {
        return reason(refusal_by_bounds(Pieces(pieces, at("grass-7", {0, 0})), {}, {field.terrain, kinds(), none}));
    };
    CHECK(covering(127'857) == "done");  // 999,999 in all.
    CHECK(covering(127'858) == "refused.too-many-hexes");
}
