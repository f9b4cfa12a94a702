#include "engine/checks/walkability.h"

#include <algorithm>

namespace hexwright::checks {
namespace {

bool can_climb(int rise) { return rise < walker_height && 1 + std::max(rise, 0) <= walker_move; }

bool stops(const Barrier& barrier, const Surface& from, const Surface& to, int least_height) {
    const int higher = std::max(from.height, to.height);
    const bool in_the_way = barrier.to > higher && barrier.from < higher + least_height;
    return barrier.blocks && in_the_way && !can_climb(barrier.to - from.height);
}

}  // namespace

bool can_step(const Surface& from, Direction way, const Surface& to, const Terrain& terrain, const Catalogue& catalogue,
              int least_height) {
    if (from.room < least_height || to.room < least_height) return false;
    const int ceiling = std::min(from.height + from.room, to.height + to.room);
    // A cave beside a plateau has no opening between them.
    if (ceiling <= std::max(from.height, to.height)) return false;
    bool ladder = false;
    for (const Barrier& barrier : terrain.barriers_at(from.space.at)) {
        if (barrier.side != way) continue;
        if (stops(barrier, from, to, least_height)) return false;
        ladder = ladder || catalogue[barrier.kind].support == Support::Ladder;
    }
    return ladder || can_climb(to.height - from.height);
}

}  // namespace hexwright::checks
