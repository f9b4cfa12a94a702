// Changes that must not affect sight: turning, mirroring and moving the whole board, raising it, cutting its tiles
// differently, and removing what is reported not to block.
#include "engine/rules/line_of_sight.h"
#include "tests/support/builders.h"
#include "tests/support/every_room.h"
#include "tests/support/random_sights.h"

#include <set>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

HexCoord turned_hex(HexCoord hex, int turns) {
    for (int i = 0; i < turns; ++i) hex = {-hex.r, hex.q + hex.r};
    return hex;
}
HexCoord mirrored(HexCoord hex) { return {hex.r, hex.q}; }

struct Way {  // A transformation of the board: turned, then mirrored, then shifted and raised.
    int turns = 0;
    bool mirror = false;
    HexCoord shift{};
    int levels = 0;

    HexCoord operator()(HexCoord hex) const {
        return (mirror ? mirrored(turned_hex(hex, turns)) : turned_hex(hex, turns)) + shift;
    }
    PlacedPiece operator()(PlacedPiece piece) const {  // Works for one-hex tiles and walls on sides.
        const HexCoord beyond = neighbour(piece.at, piece.side);
        piece.at = (*this)(piece.at);
        piece.level += levels;
        piece.side = *side_towards(piece.at, (*this)(beyond));
        return piece;
    }
    FigureBody operator()(FigureBody body) const {
        for (int i = 0; i < body.spaces; ++i)
            body.hexes[static_cast<std::size_t>(i)] = (*this)(body.hexes[static_cast<std::size_t>(i)]);
        body.base += levels * sight_units_per_level;
        return body;
    }
};

SightScenes simple_scenes() { return {.ruins = false}; }

}  // namespace

TEST_CASE("a board turned, mirrored, moved to the bounds or raised shows the same", "[LOS-04]") {
    Dice dice{7};
    for (int round = 0; round < 25; ++round) {
        const RandomSight scene = random_sight(dice, simple_scenes());
        if (scene.figures.size() < 2) continue;
        for (const Way& way : {Way{1, false, {}, 0}, Way{3, false, {max_coordinate - 9, 3}, 0}, Way{0, true, {}, 0},
                               Way{2, true, {5, -max_coordinate + 9}, 90}}) {
            Pieces moved;
            scene.map.each([&](const PlacedPiece& piece) { moved.push_back(way(piece)); });
            const Terrain terrain = terrain_of(battlefield(moved), kinds());
            std::vector<FigureBody> figures;
            for (const FigureBody& body : scene.figures) figures.push_back(way(body));
            for (const SeenPart part : {SeenPart::HitZone, SeenPart::Any}) {
                CAPTURE(round, way.turns, way.mirror);
                CHECK(sees({terrain, figures}, figures[0], figures[1], part) ==
                      sees({scene.terrain, scene.figures}, scene.figures[0], scene.figures[1], part));
            }
        }
    }
}

TEST_CASE("in a thicket every figure sees the same ones, whichever way the board lies", "[LOS-04]") {
    Dice dice{11};
    int seen = 0, looks = 0;
    for (int round = 0; round < 12; ++round) {
        const RandomSight scene = random_sight(dice, {.radius = 4, .ruins = false, .thicket = true, .figures = 10});
        for (int turns = 0; turns < 6; ++turns)
            for (const bool mirror : {false, true}) {
                const Way way{turns, mirror, {}, 0};
                Pieces moved;
                scene.map.each([&](const PlacedPiece& piece) { moved.push_back(way(piece)); });
                const Terrain terrain = terrain_of(battlefield(moved), kinds());
                std::vector<FigureBody> figures;
                for (const FigureBody& body : scene.figures) figures.push_back(way(body));
                for (std::size_t a = 0; a < figures.size(); ++a)
                    for (std::size_t b = 0; b < figures.size(); ++b) {
                        CAPTURE(round, turns, mirror, a, b);
                        const bool here = sees({scene.terrain}, scene.figures[a], scene.figures[b], SeenPart::Any);
                        CHECK(sees({terrain}, figures[a], figures[b], SeenPart::Any) == here);
                        seen += here;
                        ++looks;
                    }
            }
    }
    CHECK(seen > looks / 5);
    CHECK(seen < looks * 4 / 5);
}

TEST_CASE("what is said to hide a target hides it alone", "[LOS-11]") {
    Dice dice{8};
    int hidden = 0;
    for (int round = 0; round < 60; ++round) {
        const RandomSight scene = random_sight(dice, {});
        if (scene.figures.size() < 2) continue;
        const Sight sight =
            line_of_sight({scene.terrain, scene.figures}, scene.figures[0], scene.figures[1], SeenPart::HitZone);
        if (sight.seen) continue;
        ++hidden;
        Pieces pieces;
        std::vector<FigureBody> figures;
        for (const Blocker& blocker : sight.blocked_by) {
            if (const PieceId* piece = std::get_if<PieceId>(&blocker)) pieces.push_back(*scene.map.find(*piece));
            else figures.push_back(scene.figures[std::get<FigureId>(blocker).index()]);
        }
        CAPTURE(round, pieces.size(), figures.size());
        const Terrain terrain = terrain_of(battlefield(pieces), kinds());
        CHECK_FALSE(sees({terrain, figures}, scene.figures[0], scene.figures[1], SeenPart::HitZone));
        CHECK(sees({terrain_of({}, kinds())}, scene.figures[0], scene.figures[1], SeenPart::HitZone));
        CHECK(std::set(sight.blocked_by.begin(), sight.blocked_by.end()).size() == sight.blocked_by.size());
    }
    CHECK(hidden > 15);
}

TEST_CASE("a figure more can only hide, a level more of eye in the open can only show") {
    Dice dice{9};
    for (int round = 0; round < 40; ++round) {
        const RandomSight scene = random_sight(dice, {});
        if (scene.figures.size() < 3) continue;
        const auto few = std::span(scene.figures).first(2);
        CAPTURE(round);
        if (sees({scene.terrain, scene.figures}, scene.figures[0], scene.figures[1], SeenPart::HitZone))
            CHECK(sees({scene.terrain, few}, scene.figures[0], scene.figures[1], SeenPart::HitZone));
        if (sees({scene.terrain, few}, scene.figures[0], scene.figures[1], SeenPart::HitZone))
            CHECK(sees({scene.terrain, few}, scene.figures[0], scene.figures[1], SeenPart::Any));
    }
}
