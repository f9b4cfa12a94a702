// The exact line of sight against millions of rays (tests/support/rays.h), on random battlefields with everything that
// can block sight. HEXWRIGHT_LONG=1 casts forty times as many: three million.
#include "engine/rules/line_of_sight.h"
#include "tests/support/builders.h"
#include "tests/support/every_room.h"
#include "tests/support/random_sights.h"
#include "tests/support/rays.h"

#include <cstdlib>

#include <catch2/catch.hpp>

using namespace hexwright;
using namespace hexwright::testing;

namespace {

std::vector<FigureBody> without_the_two(const RandomSight& scene) {
    return {scene.figures.begin() + 2, scene.figures.end()};
}

int rounds(int few) { return std::getenv("HEXWRIGHT_LONG") ? 40 * few : few; }

}  // namespace

TEST_CASE("sight is what millions of rays see, wherever they decide it",
          "[figures][LOS-01][LOS-02][LOS-03][LOS-04][LOS-05][LOS-11]") {
    Dice dice{20261121};
    int seen = 0, hidden = 0, undecided = 0;
    std::int64_t rays = 0;
    for (int round = 0; round < rounds(60); ++round) {
        const RandomSight scene = random_sight(dice);
        if (scene.figures.size() < 2) continue;
        RayCaster caster(scene.terrain);
        for (const SeenPart part : {SeenPart::HitZone, SeenPart::Any})
            for (const bool back : {false, true}) {
                const FigureBody &from = scene.figures[back], &target = scene.figures[!back];
                const bool exact = sees({scene.terrain, scene.figures}, from, target, part);
                const RayVerdict verdict = caster.look(from, target, part, without_the_two(scene));
                INFO("round " << round << ": " << to_text(from.hexes[0]) << " base " << from.base << " top " << from.top
                              << " to " << to_text(target.hexes[0]) << " base " << target.base << " top " << target.top
                              << " spaces " << target.spaces);
                if (verdict == RayVerdict::Seen) CHECK(exact);
                if (verdict == RayVerdict::Hidden) CHECK_FALSE(exact);
                seen += verdict == RayVerdict::Seen, hidden += verdict == RayVerdict::Hidden,
                    undecided += verdict == RayVerdict::Undecided;
                // Reported blockers hide the target, and are reported only if it is hidden.
                const Sight sight = line_of_sight({scene.terrain, scene.figures}, from, target, part);
                CHECK(sight.seen == exact);
                CHECK(sight.blocked_by.empty() == exact);
            }
        rays += caster.rays();
    }
    if (std::getenv("HEXWRIGHT_LONG"))
        WARN(rays << " rays: " << seen << " seen, " << hidden << " hidden, " << undecided << " undecided");
    CHECK(seen > rounds(40));
    CHECK(hidden > rounds(12));
}
