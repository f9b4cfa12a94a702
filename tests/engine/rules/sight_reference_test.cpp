// The exact line of sight against millions of rays (tests/support/rays.h), on random battlefields with everything that can be in
// the way. HEXWRIGHT_LONG=1 casts a hundred times as many.
#include <cstdlib>

#include "engine/rules/line_of_sight.h"
#include "tests/support/builders.h"
#include "tests/support/dice.h"
#include "tests/support/rays.h"
#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

constexpr int board_radius = 5;

// A pile of up to six tiles, and on it or above it what a hex can have.
void add_hex(Pieces& to, HexCoord hex, Dice& dice) {
    if (dice.below(12) == 0) return;  // a hole
    const int height = static_cast<int>(dice.below(dice.below(3) == 0 ? 7 : 3)) + 1;
    for (int level = 1; level <= height; ++level) to.push_back(at("rock-1", hex, level));
    const auto add = [&](const char* id, int level) { to.push_back(at(id, hex, level)); };
    switch (dice.below(14)) {
        case 0: add("water-1", height + 1); break;
        case 1: add("grass-1", height + dice.roll(2, 9)); break;  // a bridge
        case 2: add("tree-10", height + 1); break;
        case 3: add("castle-base", height + 1), add("castle-wall", height + 2); break;
        case 4: to.push_back(at("ruin-2", hex, height + 1, dice.roll(0, 5))); break;
        case 5: to.push_back(beside("laur-wall-ruin", hex, height + 1, all_directions[dice.below(6)])); break;
        case 6: to.push_back(beside("castle-ladder", hex, height + 1, all_directions[dice.below(6)])); break;
        default: break;
    }
}

struct Scene {
    Battlefield map{};
    Terrain terrain{};
    std::vector<FigureBody> figures{};  // the first two look at each other
};

std::vector<HexCoord> stand(const Terrain& terrain, const Surface& ground, int height, Dice& dice) {
    std::vector<HexCoord> hexes{ground.space.at};
    if (dice.below(3) > 0) return hexes;
    const HexCoord second = neighbour(ground.space.at, all_directions[dice.below(6)]);
    for (const Barrier& barrier : terrain.barriers_at(ground.space.at))
        if (neighbour(barrier.hex, barrier.side) == second) return hexes;  // nobody stands across a wall
    for (const Surface& other : terrain.surfaces_at(second))
        if (other.top == ground.top && other.room >= height) hexes.push_back(second);
    return hexes;
}

Scene random_scene(Dice& dice) {
    Scene scene;
    Pieces pieces;
    for (const HexCoord hex : disk({0, 0}, board_radius)) add_hex(pieces, hex, dice);
    scene.map = battlefield(pieces);
    scene.terrain = terrain_of(scene.map, kinds());
    std::vector<Surface> grounds;
    for (const Terrain::Column& column : scene.terrain.columns())
        for (const Surface& surface : scene.terrain.surfaces(column)) grounds.push_back(surface);
    for (std::size_t tries = 0, wanted = 2 + dice.below(12); tries < 30 && scene.figures.size() < wanted; ++tries) {
        const Surface& ground = dice.pick(grounds);
        const int height = dice.roll(3, 9);
        if (ground.room < height) continue;
        FigureBody body = figure_body(stand(scene.terrain, ground, height, dice), ground.top, height, estimated_zone(height));
        body.figure = FigureId{static_cast<int>(scene.figures.size())};
        const bool taken = std::ranges::any_of(scene.figures, [&](const FigureBody& other) {
            for (int i = 0; i < body.spaces; ++i)
                for (int k = 0; k < other.spaces; ++k)
                    if (body.hexes[static_cast<std::size_t>(i)] == other.hexes[static_cast<std::size_t>(k)]) return true;
            return false;
        });
        if (!taken) scene.figures.push_back(body);
    }
    return scene;
}

std::vector<FigureBody> without_the_two(const Scene& scene) { return {scene.figures.begin() + 2, scene.figures.end()}; }

int rounds(int few) { return std::getenv("HEXWRIGHT_LONG") ? 100 * few : few; }

}  // namespace

TEST_CASE("sight is what millions of rays see, wherever they decide it", "[LOS-01][LOS-02][LOS-03][LOS-04][LOS-05][LOS-11]") {
    Dice dice{20261121};
    int seen = 0, hidden = 0, undecided = 0;
    std::int64_t rays = 0;
    for (int round = 0; round < rounds(60); ++round) {
        const Scene scene = random_scene(dice);
        if (scene.figures.size() < 2) continue;
        RayCaster caster(scene.terrain);
        for (const SeenPart part : {SeenPart::HitZone, SeenPart::Any})
            for (const bool back : {false, true}) {
                const FigureBody &from = scene.figures[back], &target = scene.figures[!back];
                const bool exact = sees({scene.terrain, scene.figures}, from, target, part);
                const Verdict verdict = caster.look(from, target, part, without_the_two(scene));
                INFO("round " << round << ": " << to_text(from.hexes[0]) << " base " << from.base << " top " << from.top << " to "
                              << to_text(target.hexes[0]) << " base " << target.base << " top " << target.top << " spaces " << target.spaces);
                if (verdict == Verdict::Seen) CHECK(exact);
                if (verdict == Verdict::Hidden) CHECK_FALSE(exact);
                seen += verdict == Verdict::Seen, hidden += verdict == Verdict::Hidden, undecided += verdict == Verdict::Undecided;
                // What is said to block hides the target, and is only said when it does.
                const Sight sight = line_of_sight({scene.terrain, scene.figures}, from, target, part);
                CHECK(sight.seen == exact);
                CHECK(sight.blocked_by.empty() == exact);
            }
        rays += caster.rays();
    }
    if (std::getenv("HEXWRIGHT_LONG")) WARN(rays << " rays: " << seen << " seen, " << hidden << " hidden, " << undecided << " undecided");
    CHECK(seen > rounds(40));
    CHECK(hidden > rounds(12));
}
