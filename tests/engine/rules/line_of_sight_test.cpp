#include "engine/rules/line_of_sight.h"

#include "tests/support/every_room.h"
#include "tests/support/sight_field.h"

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

using enum Direction;

// A row of spaces, all one tile high, with a figure at each end and `in_the_way` in the third hex from the left.
SightField row_with(const Pieces& in_the_way, const std::map<char, int>& heights = {}) {
    return SightField(land("1 1 1 1 1") + in_the_way, "A . . . B", heights);
}
Pieces pile(HexCoord hex, int to_level, int from_level = 2) {
    Pieces pieces;
    for (int level = from_level; level <= to_level; ++level) pieces.push_back(at("rock-1", hex, level));
    return pieces;
}
// The kinds of pieces and letters of figures that hide the target, without consecutive repeats (the tiles of a pile).
std::vector<std::string> names(const SightField& field, const Sight& sight) {
    std::vector<std::string> found;
    for (const Blocker& blocker : sight.blocked_by) {
        const FigureId* figure = std::get_if<FigureId>(&blocker);
        const std::string name = figure ? std::string(1, static_cast<char>(figure->value))
                                        : kinds()[field.map.find(std::get<PieceId>(blocker))->kind].id;
        if (found.empty() || found.back() != name) found.push_back(name);
    }
    return found;
}
using Names = std::vector<std::string>;

}  // namespace

TEST_CASE("a figure sees over what is lower than its eye and its target, not over what is as high",
          "[LOS-01][LOS-11][LOS-15]") {
    struct {
        int a, b, pile;  // Heights of the figures, and level of the pile between them.
        bool hit_zone, any;
    } const table[] = {
        {5, 5, 1, true, true},    // Open ground.
        {5, 5, 5, true, true},    // Eyes and hit zones end at 5.5 levels.
        {5, 5, 6, false, false},  // The pile at 6 is above the eye; what is visible over it lies above B.
        {9, 5, 6, true, true},    // A giant's eye at 9.1 looks down on it.
        {9, 2, 6, false, false},  // It cannot look down to a small figure.
        {5, 9, 6, true, true},
        {2, 9, 6, false, false},  // The eye is too low: only what lies above B is visible over the pile.
        {3, 3, 4, false, false},
    };
    for (const auto& row : table) {
        CAPTURE(row.a, row.b, row.pile);
        const SightField field = row_with(pile({2, 0}, row.pile), {{'A', row.a}, {'B', row.b}});
        CHECK(field.sees('A', 'B', SeenPart::HitZone) == row.hit_zone);
        CHECK(field.sees('A', 'B', SeenPart::Any) == row.any);
    }
}

TEST_CASE("a head above the hit zone counts in the basic game and for clear sight only",
          "[LOS-02][LOS-03][LOS-12][LOS-15]") {
    // The eye at 9 x 0.9 + 1 = 9.1 looks over the pile of 9 beside B, whose Height is 9: its hit zone ends at 9.1, its
    // head at 10.
    const SightField field(land("1 1 1 1 1") + pile({3, 0}, 9) + pile({0, 0}, 1), "A . . . B", {{'A', 9}, {'B', 9}});
    CHECK(field.sees('A', 'B', SeenPart::HitZone));
    const SightField taller(land("1 1 1 1 1") + pile({3, 0}, 9) + pile({3, 0}, 9), "A . . . B", {{'A', 8}, {'B', 9}});
    // The eye is at 8.2, so what is visible over 9 lies above 9.1.
    CHECK_FALSE(taller.sees('A', 'B', SeenPart::HitZone));
    CHECK(taller.sees('A', 'B', SeenPart::Any));
    CHECK(taller.clear_sight('A', 'B'));
}

TEST_CASE("eye and hit zone can be a card's own", "[LOS-02]") {
    SightField field = row_with(pile({2, 0}, 4));
    CHECK(field.sees('A', 'B'));
    field.put('A', {{0, 0}}, 5, SightZone{.eye = 20, .from = 5, .to = 45});  // A low target point.
    CHECK_FALSE(field.sees('A', 'B'));
    CHECK(field.sees('B', 'A'));
    field.put('A', {{0, 0}}, 5, SightZone{.eye = 45, .from = 5, .to = 15});  // A low hit zone.
    CHECK(field.sees('A', 'B'));
    CHECK_FALSE(field.sees('B', 'A'));
}

TEST_CASE("tiles, trees, ruins, castles, walls, the hive and figures hide, a ladder does not", "[LOS-11]") {
    const HexCoord middle{2, 0};
    struct {
        Pieces pieces;
        Names hidden_by;  // Empty means seen.
    } const table[] = {
        {{}, {}},
        {pile(middle, 6), {"rock-1"}},
        {{at("water-1", middle, 2)}, {}},
        {{at("tree-10", middle, 2)}, {"tree-10"}},
        {{at("outcrop-1", middle, 2)}, {"outcrop-1"}},
        {{at("glacier-4", middle, 2)}, {"glacier-4"}},
        {{at("marro-hive", {1, 0}, 2)}, {"marro-hive"}},
        {{at("laur-pillar", middle, 2)}, {"laur-pillar"}},
        {{at("castle-base", middle, 2), at("castle-wall", middle, 3)}, {"castle-wall"}},
        {{at("ruin-2", middle, 2)}, {"ruin-2"}},  // Its wall is on the west side.
        {{beside("laur-wall-ruin", middle, 2, W)}, {"laur-wall-ruin"}},
        {{beside("castle-battlement", middle, 2, W)}, {}},  // One level high: both look over it.
        {{beside("castle-ladder", middle, 2, W), beside("castle-ladder", middle, 4, W),
          beside("castle-ladder", middle, 6, W)},
         {}},
        {{between("stone-wall-4", {2, -1}, {-1, 2}, 2)}, {}},  // Three levels high.
        {{between("laur-wall-short", {1, 0}, {2, 0}, 2)}, {"laur-wall-short"}},
    };
    for (std::size_t i = 0; i < std::size(table); ++i) {
        CAPTURE(i);
        const SightField field = row_with(table[i].pieces);
        const Sight sight = field.sight('A', 'B');
        CHECK(sight.seen == table[i].hidden_by.empty());
        CHECK(field.sees('A', 'B') == sight.seen);
        CHECK(names(field, sight) == table[i].hidden_by);
    }
}

TEST_CASE("a low wall hides whoever is small", "[LOS-11]") {
    const std::map<char, int> small{{'A', 2}, {'B', 2}};
    CHECK_FALSE(row_with({between("stone-wall-4", {2, -1}, {-1, 2}, 2)}, small).sees('A', 'B'));
    CHECK(row_with({between("stone-wall-4", {2, -1}, {-1, 2}, 2)}, {{'A', 4}, {'B', 4}}).sees('A', 'B'));
    const std::map<char, int> tiny{{'A', 1}, {'B', 1}};
    CHECK_FALSE(row_with({beside("castle-battlement", {2, 0}, 2, W)}, tiny).sees('A', 'B'));
}

TEST_CASE("another figure hides what is straight behind it, and no more than that", "[LOS-11][RANGE-EX-06]") {
    const char* ground = "1 1 1 1 1";
    CHECK_FALSE(SightField(ground, "A . C . B").sees('A', 'B'));        // C is as wide as the target, and nearer.
    CHECK(SightField(ground, "A . C . B", {{'C', 3}}).sees('A', 'B'));  // A sees over C's head.
    CHECK_FALSE(SightField(ground, "A . C . B", {{'C', 3}}).sees('C', 'B') == false);
    const char* wide =
        "1 1 1 1 1 1\n"
        " 1 1 1 1 1 1";
    const SightField past(wide,
                          "A . C . . B\n"
                          " . . . . . .");
    CHECK_FALSE(past.sees('A', 'B'));
    CHECK(names(past, past.sight('A', 'B')) == Names{"C"});
    CHECK(SightField(wide,
                     "A . . . . B\n"
                     " . . C . . .")
              .sees('A', 'B'));
}

TEST_CASE("no ray slips through the crack between two solids that touch", "[LOS-11]") {
    // A looks along the side that two high piles share, exactly at B.
    const char* crack =
        "1 9 1\n"
        " 1 9 1";
    for (const auto& [a, b] : {std::pair{HexCoord{-1, 1}, HexCoord{2, 0}}, std::pair{HexCoord{0, 0}, HexCoord{2, 0}}}) {
        SightField field(land(crack) + each_of("rock-1", {{-1, 1}, {2, 0}, {0, 0}}), ".");
        field.put('A', {a}, 5);
        field.put('B', {b}, 5);
        CHECK_FALSE(field.sees('A', 'B'));
        CHECK_FALSE(field.sees('B', 'A'));
    }
}

TEST_CASE("a ray along the shared side of two piles shows nothing, a free hex between them does", "[LOS-11]") {
    // A looks straight down at B, between the two middle hexes of a row, along the side that they share.
    const char* shut =
        ". 1 .\n"
        " 9 9 9\n"
        "  1 1 1";
    SightField field(land(shut), ".");
    field.put('A', {{1, 0}}, 5);
    field.put('B', {{0, 2}}, 5);  // Two rows straight below.
    CHECK_FALSE(field.sees('A', 'B'));
    CHECK(field.sight('A', 'B').blocked_by.size() >= 2);
    const char* open =
        ". 1 .\n"
        " 9 1 9\n"
        "  1 1 1";
    SightField gap(land(open), ".");
    gap.put('A', {{1, 0}}, 5);
    gap.put('B', {{0, 2}}, 5);
    CHECK(gap.sees('A', 'B'));
}

TEST_CASE("nor between tiles that lie on each other, nor between a castle wall and its base, nor where two panels meet",
          "[LOS-11]") {
    // The zone is so thin, and the eye placed so, that the only level ray runs along the top of the first tile.
    SightField stacked = row_with(pile({2, 0}, 4));
    const SightZone sliver{.eye = 10, .from = 9, .to = 11};
    stacked.put('A', {{0, 0}}, 5, sliver);
    stacked.put('B', {{4, 0}}, 5, sliver);
    CHECK_FALSE(stacked.sees('A', 'B'));
    CHECK(names(stacked, stacked.sight('A', 'B')) == Names{"rock-1"});

    SightField castle = row_with({at("castle-base", {2, 0}, 2), at("castle-wall", {2, 0}, 3)});
    const SightZone low{.eye = 8, .from = 6, .to = 9};  // Above the base, below the start of the wall's own slot.
    castle.put('A', {{0, 0}}, 5, low);
    castle.put('B', {{4, 0}}, 5, low);
    CHECK_FALSE(castle.sees('A', 'B'));
    CHECK(names(castle, castle.sight('A', 'B')) == Names{"castle-wall"});

    const char* ground =
        ". 1 .\n"
        " 1 1 1\n"
        "  1 1 1";
    SightField walls(
        land(ground) + Pieces{beside("laur-wall-ruin", {0, 1}, 2, E), beside("laur-wall-ruin", {0, 1}, 2, NE),
                              beside("laur-wall-ruin", {1, 1}, 2, NW)},
        ".");
    walls.put('A', {{1, 0}}, 5);
    walls.put('B', {{0, 2}}, 5);
    CHECK_FALSE(walls.sees('A', 'B'));
}

TEST_CASE("the slit under a bridge shows what is behind it", "[LOS-11]") {
    CHECK(row_with(pile({2, 0}, 12, 8)).sees('A', 'B'));  // Levels 2 to 7 are free.
    CHECK_FALSE(row_with(pile({2, 0}, 12, 2)).sees('A', 'B'));
    CHECK(row_with(pile({2, 0}, 4) + pile({2, 0}, 12, 6)).sees('A', 'B'));  // A gap of one level at eye height.
    CHECK_FALSE(row_with(pile({2, 0}, 5) + pile({2, 0}, 12, 6)).sees('A', 'B'));
}

TEST_CASE("what is only touched is not seen: some area must be", "[LOS-02]") {
    // The eye, the top of the zone and the top of the pile are at one height: the level ray grazes all three.
    SightField field = row_with(pile({2, 0}, 5));
    const SightZone level{.eye = 40, .from = 5, .to = 40};
    field.put('A', {{0, 0}}, 5, level);
    field.put('B', {{4, 0}}, 5, level);
    CHECK_FALSE(field.sees('A', 'B'));
    field.put('A', {{0, 0}}, 5, SightZone{.eye = 41, .from = 5, .to = 40});  // A tenth of a level higher.
    CHECK(field.sees('A', 'B'));
    // A wall seen along its length hides nothing; zones without any height are never seen.
    CHECK(SightField(land("1 1 1") + Pieces{beside("laur-wall-ruin", {1, 0}, 2, NE)}, "A . B").sees('A', 'B'));
    field.put('B', {{4, 0}}, 5, SightZone{.eye = 40, .from = 30, .to = 30});
    CHECK_FALSE(field.sees('A', 'B'));
}

TEST_CASE("sight asks nothing of spaces: it runs askew between them and over the edge of the battlefield",
          "[LOS-04][LOS-05]") {
    const char* horseshoe =
        "1 1 1 1 1\n"
        " 1 . . . 1\n"
        "  1 . . . 1\n"
        "   1 . . . 1";
    const SightField field(horseshoe,
                           ". . . . .\n"
                           " . . . . .\n"
                           "  . . . . .\n"
                           "   A . . . B");
    CHECK(field.sees('A', 'B'));
    const char* askew =
        "1 1 1 1 1 1\n"
        " 1 1 1 1 1 1\n"
        "  1 1 1 1 1 1";
    CHECK(SightField(askew,
                     "A . . . . .\n"
                     " . . . . . .\n"
                     "  . . . . . B")
              .sees('A', 'B'));
}

TEST_CASE("clear sight starts from any space of a double-space figure or of the hive, an attack's from the first",
          "[LOS-12][LOS-13]") {
    const char* ground =
        "1 1 1 1 1\n"
        " 1 1 1 1 1";
    SightField field(land(ground) + pile({2, 0}, 9) + pile({1, 1}, 9) + pile({2, 1}, 9), ".");
    field.put('B', {{4, 0}}, 5);
    field.put('A', {{0, 0}, {0, 1}}, 5);
    CHECK_FALSE(field.sees('A', 'B', SeenPart::Any));
    CHECK_FALSE(field.clear_sight('A', 'B'));
    field.put('A', {{0, 0}, {1, 0}}, 5);
    CHECK_FALSE(field.clear_sight('A', 'B'));
    field.put('A', {{0, 0}, {1, 0}}, 12);  // From its second space the eye looks down on B behind the pile.
    CHECK_FALSE(field.sees('A', 'B', SeenPart::Any));
    CHECK(field.clear_sight('A', 'B'));
    const auto all = field.bodies();
    CHECK(clear_sight({field.terrain, all}, field.figures.at('A'), field.figures.at('B')).seen);
}

TEST_CASE("the hive is a piece and a figure: it hides others, not itself, and looks from all its spaces",
          "[LOS-11][LOS-13]") {
    const Pieces pieces = land(
                              "1 1 1 1 1 1 1\n"
                              " 1 1 1 1 1 1 1\n"
                              "  1 1 1 1 1 1 1") +
                          Pieces{at("marro-hive", {3, 0}, 2)};
    SightField field(pieces,
                     "A . . . . . .\n"
                     " . . . . . B .");
    FigureBody hive = figure_body(hexes_of(at("marro-hive", {3, 0}), kinds()), 7, 17, estimated_zone(17));
    hive.piece = field.terrain.solids_at({3, 0}).back().piece;
    hive.figure = FigureId{'H'};
    CHECK(hive.spaces == 6);
    CHECK_FALSE(field.sees('A', 'B'));  // Even if the figure is not reported.
    field.figures['H'] = hive;
    CHECK_FALSE(field.sees('A', 'B'));
    CHECK(field.sees('A', 'H'));
    CHECK(field.sees('H', 'A'));
    CHECK(field.clear_sight('H', 'A'));
    CHECK(field.clear_sight('H', 'B'));
    CHECK(names(field, field.sight('A', 'B')).size() == 1);
}

TEST_CASE("two figures side by side leave a gap between them, a double-space figure fills it", "[LOS-11]") {
    SightField field(land(". 1 .\n"
                          " 1 1 1\n"
                          "  1 1 1"),
                     ".");
    field.put('A', {{1, 0}}, 5);
    field.put('B', {{0, 2}}, 5);  // Straight below, behind the side that the two hexes between share.
    field.put('C', {{0, 1}}, 5);
    field.put('D', {{1, 1}}, 5);
    CHECK(field.sees('A', 'B'));
    field.figures.erase('D');
    field.put('C', {{0, 1}, {1, 1}}, 5);
    CHECK_FALSE(field.sees('A', 'B'));
    CHECK(field.sees('A', 'C'));
    CHECK(names(field, field.sight('A', 'B')) == Names{"C"});
}

TEST_CASE("what hides a figure is named, the nearest first, and only what is needed", "[LOS-11]") {
    const SightField field(land("1 1 1 1 1 1 1") + pile({2, 0}, 6) + Pieces{at("tree-10", {4, 0}, 2)}, "A . . . . C B");
    CHECK(names(field, field.sight('A', 'B')) == Names{"rock-1"});
    // Tiles of the pile, each hiding a part; the tree adds nothing.
    CHECK(field.sight('A', 'B').blocked_by.size() <= 5);
    CHECK_FALSE(field.sight('B', 'A').seen);
    CHECK(names(field, field.sight('B', 'A')).front() == "C");
}

TEST_CASE("straight above and below: a floor between hides, a hole does not", "[LOS-11]") {
    SightField field(land("1 1") + pile({0, 0}, 12, 8), ".");
    const FigureBody low = figure_body(field.terrain.surfaces_at({0, 0}).front(), 5);
    const FigureBody high = figure_body(field.terrain.surfaces_at({0, 0}).back(), 5);
    CHECK_FALSE(sees({field.terrain}, low, high, SeenPart::Any));
    CHECK_FALSE(sees({field.terrain}, high, low, SeenPart::Any));
    FigureBody floating = high;
    CHECK(sees({terrain_of(battlefield(land("1 1")), kinds())}, low, floating, SeenPart::HitZone));
    CHECK(sees({terrain_of(battlefield(land("1 1")), kinds())}, floating, low, SeenPart::HitZone));
    CHECK(sees({field.terrain}, low, low, SeenPart::HitZone));
}

TEST_CASE("a figure on a half tile that just fits under a roof sees out and is hidden by the roof",
          "[LOS-11][BUILD-12][OVERHANG-02]") {
    for (int height = 2; height <= 9; ++height)  // Less than a level of air is a crack, and no figure has Height 1.
        for (const char* tile : {"water-1", "grass-1"}) {
            INFO("Height " << height << " on " << tile);
            const bool half = std::string(tile) == "water-1";
            const int roof = half ? height + 2 : height + 3;
            SightField field(land("1 1 1 1 1") + Pieces{at(tile, {2, 0}, 2), at("rock-1", {2, 0}, roof)}, "A . . . .",
                             {{'A', height}});
            REQUIRE(field.terrain.surfaces_at({2, 0}).front().room == height);
            field.put_on('B', field.terrain.surfaces_at({2, 0}).front(), height);
            field.put_on('R', field.terrain.surfaces_at({2, 0}).back(), height);
            for (const SeenPart part : {SeenPart::HitZone, SeenPart::Any}) {
                CHECK(field.sees('A', 'B', part));
                CHECK(field.sees('B', 'A', part));
                CHECK_FALSE(field.sees('R', 'B', part));
                CHECK_FALSE(field.sees('B', 'R', part));
            }
            CHECK(field.clear_sight('A', 'B'));
            CHECK_FALSE(field.clear_sight('R', 'B'));
        }
}

TEST_CASE("sight reaches from corner to corner of the largest battlefield, and stays exact there") {
    const HexCoord corner{-max_coordinate, -max_coordinate}, opposite_corner{max_coordinate, max_coordinate};
    const Hexes ends{corner, opposite_corner};
    const auto looks = [&](const Pieces& in_the_way, int height) {
        SightField field(each_of("rock-1", ends) + in_the_way, ".");
        field.put('A', {corner}, height);
        field.put('B', {opposite_corner}, height);
        return std::pair(field.sees('A', 'B'), field.sees('B', 'A'));
    };
    CHECK(looks({}, 5) == std::pair(true, true));
    CHECK(looks(pile({0, 0}, 120), 5) == std::pair(false, false));  // Halfway.
    CHECK(looks(pile({0, 0}, 5), 5) == std::pair(true, true));
    CHECK(looks(pile({0, 1}, 120), 5) == std::pair(true, true));  // Beside the line.
    const Hexes almost{corner + HexCoord{1, 1}, opposite_corner - HexCoord{1, 1}};
    CHECK(looks(pile(almost[0], 120), 200) == std::pair(true, true));  // Giants see over it.
    CHECK(looks(pile(almost[0], 120), 100) == std::pair(false, false));
    CHECK(looks(each_of("rock-1", almost, 120), 5) == std::pair(true, true));  // They see under it.
}
